//! Settings and decks that guests ask for, checked.

use crate::guest::clean_words;
use crate::outbox::Complaint;
use baize_decks::restrictions::Day;
use baize_kernel::{Deck, Message, Options, Problem, Rulebook, message};
use baize_presenter::tell;
use baize_protocol::catalog::{DeckCheck, DeckProblem, DeckVerdict};
use baize_protocol::{self as wire, DeckWish};

/// The longest list that is read, in bytes.
pub const LONGEST_LIST: usize = 32 << 10;

/// The longest name of a deck, in characters.
const LONGEST_NAME: usize = 40;

/// Returns settings as the engine takes them, with defaults filled in.
///
/// # Errors
/// With everything in them that the game does not have.
pub fn options(book: &dyn Rulebook, asked: &wire::Options) -> Result<Options, Complaint> {
    let menu = book.menu();
    let mut wrong = Vec::new();
    let revision = choose(message!("revision"), &asked.revision, &menu.revisions, &mut wrong);
    let modes: Vec<&'static str> = menu.modes.iter().map(|m| m.name).collect();
    let mode = choose(message!("mode"), &asked.mode, &modes, &mut wrong);
    let format = choose(message!("format"), &asked.format, &menu.formats, &mut wrong);
    for (name, value) in &asked.policies {
        match menu.policies.iter().find(|p| p.name == name) {
            None => wrong.push(message!("there is no policy `{name}`", name)),
            Some(policy) => {
                choose(message!("value of {name}", name), value, &policy.values, &mut wrong);
            }
        }
    }
    let mut options = Options { revision, mode, format, policies: asked.policies.clone(), ..Options::default() };
    if let Some(mode) = menu.mode(&options) {
        options.seats = if asked.seats == 0 { mode.min } else { asked.seats };
        if !(mode.min..=mode.max).contains(&options.seats) {
            wrong.push(message!(
                "{name} is for {min} to {max} seats, not {seats}",
                name = mode.name,
                min = mode.min,
                max = mode.max,
                seats = options.seats
            ));
        }
    }
    if wrong.is_empty() { Ok(options) } else { Err(Complaint::new("bad_options", Message::list(wrong, "; "))) }
}

/// Returns what is asked for, or the usual; what does not exist is noted.
fn choose(what: Message, asked: &str, all: &[&'static str], wrong: &mut Vec<Message>) -> String {
    let found = all.iter().copied().find(|name| *name == asked);
    if found.is_none() && !asked.is_empty() {
        wrong.push(message!("there is no {what} `{asked}` (there are: {all})", what, asked, all = all.join(", ")));
    }
    found.or(all.first().copied()).unwrap_or("").to_owned()
}

/// Returns the deck that is wished for, when it can be played.
///
/// # Errors
/// With every reason against it.
pub fn read(book: &dyn Rulebook, options: &Options, wish: &DeckWish) -> Result<Deck, Complaint> {
    let (deck, mut problems) = match wish {
        DeckWish::Named { name } => {
            let found = book.decks().iter().find(|deck| deck.name == *name).cloned();
            let none = || {
                let names: Vec<String> = book.decks_for(options).into_iter().map(|deck| deck.name).collect();
                let text = message!("there is no deck `{name}`", name);
                Complaint::new("bad_deck", text).hint(message!("decks: {names}", names = names.join(", ")))
            };
            (found.ok_or_else(none)?, Vec::new())
        }
        DeckWish::List { name, text } => parse(book, name, text),
    };
    if problems.is_empty() {
        problems = book.check_deck(options, &book.pool(), &deck);
    }
    if problems.is_empty() { Ok(deck) } else { Err(cannot(&problems)) }
}

fn parse(book: &dyn Rulebook, name: &str, text: &str) -> (Deck, Vec<Problem>) {
    if text.len() > LONGEST_LIST {
        let long = message!("the list is longer than {most} KiB; a deck is shorter", most = LONGEST_LIST >> 10);
        return (Deck::default(), vec![Problem::plain(long)]);
    }
    let (mut deck, problems) = baize_decks::parse(name, text.as_bytes(), &book.pool());
    deck.name = shown_name(&deck.name);
    (deck, problems)
}

/// Returns the name of a deck as others may see it; empty when nothing of it can be seen.
pub fn shown_name(name: &str) -> String {
    clean_words(name, LONGEST_NAME).unwrap_or_default()
}

/// Checks a list, with every reason against it.
///
/// # Errors
/// When the settings or the day cannot be.
pub fn check(book: &dyn Rulebook, asked: &DeckCheck, lang: &str) -> Result<DeckVerdict, Complaint> {
    let options = options(book, &asked.options)?;
    let day = asked.day.as_deref().map(str::parse).transpose().map_err(|why| Complaint::new("bad_options", why))?;
    let (deck, mut problems) = parse(book, "list", &asked.list);
    if problems.is_empty() {
        problems = baize_registry::check_deck_on(book, &options, &deck, day.unwrap_or_else(Day::today));
    }
    Ok(DeckVerdict {
        legal: problems.is_empty(),
        cards: deck.lines.iter().map(|line| u32::from(line.count)).sum(),
        problems: problems.iter().map(|problem| told(problem, lang)).collect(),
    })
}

/// Returns a problem in a language.
pub fn told(problem: &Problem, lang: &str) -> DeckProblem {
    DeckProblem { clause: problem.clause.to_string(), message: tell(lang, &problem.message) }
}

/// Says why a match cannot start.
pub fn cannot(problems: &[Problem]) -> Complaint {
    Complaint::new("bad_deck", Message::list(problems.iter().map(Problem::told).collect(), "; "))
}

/// Says that a game has no deck for these settings.
pub fn none_ships(book: &dyn Rulebook) -> Complaint {
    let text = message!("no deck that ships with {title} can be played with these settings", title = book.title());
    Complaint::new("bad_deck", text).hint(message!("bring a list of your own for every seat"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_decks_show_what_they_are() {
        let piled = format!("Z{}", "\u{301}".repeat(30));
        for hidden in ["\u{200b}", "\u{3164}", piled.as_str(), "\n"] {
            assert_eq!(shown_name(hidden), "");
        }
        assert_eq!(shown_name("\u{202e}Ada\u{2066}"), "Ada");
        assert_eq!(shown_name(&"x".repeat(99)).len(), LONGEST_NAME);
        let book = baize_registry::find("tiny").expect("a game");
        assert_eq!(parse(book, "mine", "name: \u{202e}evil\n").0.name, "evil");
    }
}
