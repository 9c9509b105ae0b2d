//! Deck lists sorted into their parts, with every reason against them.
//!
//! ```
//! use baize_kernel::deck_list::DeckList;
//! use baize_kernel::{Clause, Deck};
//!
//! let pool = baize_spark::book().pool();
//! let deck = Deck::read("mine", "3 imp\n4 golem # too many");
//! let mut list = DeckList::read(&pool, &deck, 1, |_, _| Ok(0));
//! list.check_size(0, 20, Clause::NONE);
//! list.check_copies(0, |_| (3, Clause::NONE));
//! assert_eq!(list.problems.len(), 2);
//! ```

use crate::chance::Chance;
use crate::ids::{Clause, DefId};
use crate::message;
use crate::message::Message;
use crate::pool::Pool;
use crate::rulebook::{Deck, DeckLine, Problem};

/// A deck list sorted into its parts, and what is wrong with it so far.
pub struct DeckList<'a> {
    pool: &'a Pool,
    parts: Vec<Vec<(DefId, u32)>>,
    /// How many cards could not be identified.
    unknown: u32,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

impl<'a> DeckList<'a> {
    /// Reads a list. `sort` says to which part a card belongs, by the part that its line names, or why to none.
    pub fn read(
        pool: &'a Pool,
        deck: &Deck,
        parts: usize,
        sort: impl Fn(DefId, &str) -> Result<usize, Problem>,
    ) -> DeckList<'a> {
        let mut list = DeckList { pool, parts: vec![Vec::new(); parts], unknown: 0, problems: Vec::new() };
        for line in &deck.lines {
            match list.find(line).and_then(|def| Ok((def, sort(def, &line.part)?))) {
                Ok((def, part)) => put(&mut list.parts[part], def, line.count),
                Err(problem) => list.problems.push(problem),
            }
        }
        list
    }

    fn find(&mut self, line: &DeckLine) -> Result<DefId, Problem> {
        let DeckLine { count, id, .. } = line;
        let Some(def) = self.pool.find(id) else {
            self.unknown = self.unknown.saturating_add(u32::from(*count));
            let message = message!("No card has the number {id}: correct it, or import the set it belongs to.", id);
            return Err(Problem::plain(message));
        };
        if *count == 0 {
            let card = call(self.pool, def);
            return Err(Problem::plain(message!(
                "The list has 0 of {card}: remove the line or raise its number.",
                card
            )));
        }
        self.pool.unread(def).map_or(Ok(def), |message| Err(Problem::plain(message)))
    }

    /// Returns the cards of a part, each with its number of copies.
    pub fn part(&self, part: usize) -> &[(DefId, u32)] {
        &self.parts[part]
    }

    /// Returns how many cards a part has.
    pub fn total(&self, part: usize) -> u32 {
        self.parts[part].iter().fold(0, |sum, (_, n)| sum.saturating_add(*n))
    }

    /// Returns the cards of a part, copies one by one.
    pub fn cards(&self, part: usize) -> Vec<DefId> {
        self.parts[part].iter().flat_map(|&(def, n)| std::iter::repeat_n(def, n as usize)).collect()
    }

    /// Checks that a part has exactly so many cards.
    pub fn check_size(&mut self, part: usize, size: u32, clause: Clause) {
        let known = self.total(part);
        if known > size {
            let over = known - size;
            self.object(
                clause,
                message!("The deck has {known} cards: take out {over} to leave {size}.", known, over, size),
            );
        } else if known.saturating_add(self.unknown) < size {
            // Cards that could not be identified may be what is missing, so they excuse a shortage.
            let more = size - known;
            self.object(clause, message!("The deck has {known} cards: add {more} to make {size}.", known, more, size));
        }
    }

    /// Checks how often each card is in a part: at most so often, by a clause; any number where that is below 0.
    pub fn check_copies(&mut self, part: usize, limit: impl Fn(DefId) -> (i32, Clause)) {
        for i in 0..self.parts[part].len() {
            let (def, count) = self.parts[part][i];
            let (limit, clause) = limit(def);
            if limit >= 0 && count > limit.unsigned_abs() {
                let (card, excess) = (call(self.pool, def), count - limit.unsigned_abs());
                let message = message!(
                    "The deck has {count} copies of {card}: {limit} are allowed, take out {excess}.",
                    count,
                    card,
                    limit,
                    excess
                );
                self.object(clause, message);
            }
        }
    }

    /// Notes what is wrong, by a clause.
    pub fn object(&mut self, clause: Clause, message: Message) {
        self.problems.push(Problem::new(clause, message));
    }
}

/// Returns that a card cannot be where a list has it, and why.
pub fn misplaced(pool: &Pool, clause: Clause, def: DefId, why: Message) -> Problem {
    Problem::new(clause, message!("{card} cannot be here: {why}.", card = call(pool, def), why))
}

/// Returns what a card is called in a problem: its name and number.
pub fn call(pool: &Pool, def: DefId) -> String {
    format!("{} ({})", pool.name(def), pool.def(def).id)
}

/// Adds copies of a card to a part of a list.
fn put(part: &mut Vec<(DefId, u32)>, def: DefId, count: u16) {
    match part.iter_mut().find(|(listed, _)| *listed == def) {
        Some((_, n)) => *n = n.saturating_add(u32::from(count)),
        None => part.push((def, u32::from(count))),
    }
}

/// Returns lines of a deck of so many cards: these, in this order, each up to so often.
pub fn random_lines<'a>(
    pool: &'a Pool,
    chance: &mut Chance,
    cards: impl IntoIterator<Item = DefId>,
    size: u32,
    copies: u32,
) -> Vec<(u16, &'a str)> {
    let (mut lines, mut left) = (Vec::new(), size);
    for id in cards {
        let count = left.min(1 + chance.below(copies));
        left -= count;
        if count > 0 {
            lines.push((count as u16, pool.def(id).id.as_str()));
        }
    }
    lines
}

impl Deck {
    /// Reads a deck that ships: lines such as `4 ST01-002 Usopp`, remarks after `#`, and lines of one word that begin
    /// a part.
    ///
    /// # Panics
    /// When a line does not begin with a number; such lists are part of the program.
    pub fn read(name: &str, text: &str) -> Deck {
        let (mut lines, mut part) = (Vec::new(), "");
        for line in text.lines().map(|line| line.split('#').next().unwrap_or_default()) {
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some(count), Some(id)) => {
                    let count = count.parse().expect("a line of a deck that ships starts with a number");
                    lines.push(DeckLine { count, id: id.to_owned(), part: part.to_owned() });
                }
                (Some(word), None) => part = word,
                _ => {}
            }
        }
        Deck { name: name.to_owned(), lines }
    }
}
