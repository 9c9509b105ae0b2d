//! `baize deck`: whether a list is legal, and lists in other formats.

use crate::args::{DeckCommand, Settings};
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_decks::ListFormat;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// Runs a command about deck lists.
///
/// # Errors
/// When the game or the file is not there.
pub fn run(out: &mut Out, command: &DeckCommand) -> Result<Done, Failure> {
    match command {
        DeckCommand::Check { game, file, settings } => check(out, game, file, settings),
        DeckCommand::Export { game, deck, format } => export(out, game, deck, *format),
    }
}

/// The shape of `baize deck check --json`.
#[derive(Serialize)]
struct Verdict {
    legal: bool,
    problems: Vec<Reason>,
}

#[derive(Serialize)]
struct Reason {
    clause: String,
    message: String,
}

fn check(out: &mut Out, game: &str, file: &Path, settings: &Settings) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let options = choose::options(book, settings)?;
    let (deck, mut problems) = choose::read_deck(book, file)?;
    // A list that cannot be read whole would only be blamed for what was not read.
    if problems.is_empty() {
        problems = book.check_deck(&options, &book.pool(), &deck);
    }
    let legal = problems.is_empty();
    if out.json {
        let reason = |p: baize_kernel::Problem| Reason { clause: p.clause.to_string(), message: p.message };
        out.object(&Verdict { legal, problems: problems.into_iter().map(reason).collect() })?;
    } else if legal {
        let cards: u32 = deck.lines.iter().map(|l| u32::from(l.count)).sum();
        out.say("deck-legal", &[("deck", file.display().to_string().into()), ("n", i64::from(cards).into())])?;
    } else {
        out.say("deck-illegal", &[("deck", file.display().to_string().into())])?;
        for problem in &problems {
            writeln!(out, "  {}", choose::problem(problem))?;
        }
    }
    Ok(Done::from_ok(legal))
}

fn export(out: &mut Out, game: &str, deck: &str, format: ListFormat) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let deck = choose::deck(book, deck)?;
    if out.json {
        out.object(&deck)?;
    } else {
        out.write_all(baize_decks::write(&deck, &book.pool(), format).as_bytes())?;
    }
    Ok(Done::Well)
}
