//! Restriction lists by date: how many copies of a card a deck may hold from a day on.
//!
//! No list ships. A person keeps one beside further cards, as `restrictions.toml` in the folder of the game:
//!
//! ```toml
//! [[restriction]]
//! card = "OP01-016"
//! from = 2026-04-01
//! copies = 1
//! ```
//!
//! Of several entries for a card the latest that has begun counts; `copies` is left out where a restriction is lifted.

use baize_kernel::{Deck, Message, Pool, Problem, message};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};
use toml::Spanned;

/// The most entries of a list.
const MOST: usize = 10_000;

/// A day, such as 2026-04-01.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// Returns today, by the clock of the world.
    pub fn today() -> Day {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Day::after_1970(since.as_secs() / 86_400)
    }

    fn after_1970(mut days: u64) -> Day {
        let mut year = 1970;
        while days >= 365 + u64::from(is_leap(year)) {
            days -= 365 + u64::from(is_leap(year));
            year += 1;
        }
        let mut month = 1;
        while days >= u64::from(days_of(year, month)) {
            days -= u64::from(days_of(year, month));
            month += 1;
        }
        Day { year, month, day: days as u8 + 1 }
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of(year: u16, month: u8) -> u8 {
    match month {
        2 => 28 + u8::from(is_leap(year)),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl FromStr for Day {
    type Err = Message;

    fn from_str(text: &str) -> Result<Day, Message> {
        let wrong = || message!("`{text}` is no day; write one such as `2026-04-01`", text);
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return Err(wrong()) };
        let number = |part: &str, digits: usize| {
            part.parse::<u16>().ok().filter(|_| part.len() == digits && part.bytes().all(|b| b.is_ascii_digit()))
        };
        let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2)) else {
            return Err(wrong());
        };
        let (month, day) = (month as u8, day as u8);
        let is_day = (1..=12).contains(&month) && (1..=days_of(year, month)).contains(&day);
        if is_day { Ok(Day { year, month, day }) } else { Err(wrong()) }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// How many copies of cards a deck may hold, by day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restrictions {
    by_card: BTreeMap<String, BTreeMap<Day, Option<u16>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    restriction: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    card: Spanned<String>,
    from: Spanned<toml::Value>,
    copies: Option<u16>,
}

impl Restrictions {
    /// Reads a list.
    ///
    /// # Errors
    /// Says everything that is wrong with it.
    pub fn read(text: &str, pool: &Pool) -> Result<Restrictions, Message> {
        let said = |at: Range<usize>, why: Message| {
            let before = text.get(..at.start).unwrap_or(text);
            let place = message!("line {n}: ", n = before.matches('\n').count() + 1);
            message!("{place}{why}", place, why)
        };
        let file: File =
            toml::from_str(text).map_err(|e| said(e.span().unwrap_or_default(), Message::foreign(e.message())))?;
        if file.restriction.len() > MOST {
            return Err(message!("the list has more than {most} restrictions", most = MOST));
        }
        let (mut list, mut wrong) = (Restrictions::default(), Vec::new());
        for Entry { card, from, copies } in file.restriction {
            let day = from.as_ref().as_str().map_or_else(|| from.as_ref().to_string(), str::to_owned).parse();
            if pool.find(card.as_ref()).is_none() {
                wrong.push(said(card.span(), message!("no card has the number `{card}`", card = card.as_ref())));
            }
            match day {
                Err(why) => wrong.push(said(from.span(), why)),
                Ok(day) => _ = list.by_card.entry(card.into_inner()).or_default().insert(day, copies),
            }
        }
        if wrong.is_empty() { Ok(list) } else { Err(Message::list(wrong, "\n")) }
    }

    /// Returns whether no card is restricted on any day.
    pub fn is_empty(&self) -> bool {
        self.by_card.is_empty()
    }

    /// Returns what is wrong with a deck on a day.
    pub fn problems(&self, deck: &Deck, pool: &Pool, day: Day) -> Vec<Problem> {
        let mut copies: BTreeMap<&str, u32> = BTreeMap::new();
        for line in &deck.lines {
            *copies.entry(line.id.as_str()).or_default() += u32::from(line.count);
        }
        copies.into_iter().filter_map(|(id, count)| self.problem(id, count, pool, day)).collect()
    }

    fn problem(&self, id: &str, count: u32, pool: &Pool, day: Day) -> Option<Problem> {
        let (from, most) = self.by_card.get(id)?.range(..=day).next_back()?;
        let most = most.filter(|most| count > u32::from(*most))?;
        let (name, from) = (pool.find(id).map_or(id, |def| pool.name(def)), from.to_string());
        Some(Problem::plain(match most {
            0 => message!("{name} ({id}) is banned since {from}", name, id, from),
            _ => message!(
                "{count} copies of {name} ({id}); since {from} a deck may have {most}",
                count,
                name,
                id,
                from,
                most
            ),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::DeckLine;

    fn list(text: &str) -> Result<Restrictions, Message> {
        Restrictions::read(text, &baize_registry::find("tiny").expect("a game").pool())
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, told) in [(0, "1970-01-01"), (58, "1970-02-28"), (11_016, "2000-02-29"), (20_544, "2026-04-01")] {
            assert_eq!(Day::after_1970(days).to_string(), told);
            assert_eq!(told.parse(), Ok(Day::after_1970(days)));
        }
        for wrong in ["", "2026-4-1", "2026-02-29", "2026-13-01", "2026-00-10", "+026-01-01", "2026-01-01-01"] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
        assert!(Day::today() > "2025-01-01".parse().expect("a day"));
    }

    #[test]
    fn the_latest_entry_that_has_begun_counts() {
        let pool = baize_registry::find("tiny").expect("a game").pool();
        let text = "[[restriction]]\ncard = 'N5'\nfrom = 2026-04-01\ncopies = 1\n\
                    [[restriction]]\ncard = 'N5'\nfrom = '2026-06-01'\ncopies = 0\n\
                    [[restriction]]\ncard = 'N5'\nfrom = 2027-01-01\n";
        let list = list(text).expect("a list");
        let deck = Deck { name: "d".into(), lines: vec![DeckLine { count: 2, id: "N5".into(), part: String::new() }] };
        let on = |day: &str| {
            let problems = list.problems(&deck, &pool, day.parse().expect("a day"));
            problems.iter().map(|p| p.message.to_string()).collect::<Vec<_>>().join("; ")
        };
        assert_eq!(on("2026-03-31"), "");
        assert!(on("2026-04-01").contains("since 2026-04-01 a deck may have 1"), "{}", on("2026-04-01"));
        assert!(on("2026-12-31").contains("is banned since 2026-06-01"), "{}", on("2026-12-31"));
        assert_eq!(on("2027-01-01"), "", "it is lifted");
    }

    #[test]
    fn what_is_wrong_with_a_list_is_said() {
        for (text, why) in [
            ("[[restriction]]\ncard = 'N99'\nfrom = 2026-04-01\n", "line 2: no card has the number `N99`"),
            ("[[restriction]]\ncard = 'N99'\nfrom = 'soon'\n", "line 3: `soon` is no day"),
            ("[[restriction]]\ncard = 'N5'\nfrom = 2026-13-01\n", "line 3: "),
            ("[[restriction]]\ncard = 'N5'\nfrom = 'soon'\n", "`soon` is no day"),
            ("[[restriction]]\ncard = 'N5'\nfrom = 2026-04-01\ncopies = -1\n", ""),
            ("[[restriction]]\ncard = 'N5'\nfrom = 2026-04-01\ntypo = 1\n", "typo"),
            ("nonsense", ""),
        ] {
            let wrong = list(text).expect_err(text);
            assert!(wrong.contains(why), "{text}: {wrong}");
        }
    }
}
