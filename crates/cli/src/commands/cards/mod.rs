//! `baize cards`: cards shown, searched for, imported, explained and checked.

mod coverage;
mod diff;
mod explain;
mod import;
mod probe;
mod search;
mod show;

use crate::args::CardsCommand;
use crate::failure::Failure;
use crate::files;
use crate::further;
use crate::out::{Done, Out};
use baize_import::Importer;
use baize_import::shape::{Fault, LARGEST, Printed};
use baize_kernel::{Message, Pool, Rulebook, message};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Runs a command about cards.
///
/// # Errors
/// When there is no such game, card, language or file, or a file has mistakes.
pub fn run(out: &mut Out, command: &CardsCommand, folder: Option<&Path>, one_language: bool) -> Result<Done, Failure> {
    match command {
        CardsCommand::Show { card } => show::run(out, card, one_language),
        CardsCommand::Search { game, words } => search::run(out, game, words),
        CardsCommand::Import { game, files } => import::run(out, game, files, folder),
        CardsCommand::Coverage { game, files } => coverage::run(out, game, files),
        CardsCommand::Explain { game, card, files, text, kind } => {
            let asked = explain::Asked { card: card.as_deref(), text: text.as_deref(), kind: kind.as_deref() };
            explain::run(out, game, &asked, files)
        }
        CardsCommand::Probe { game, card, files, boards } => {
            probe::run(out, game, &probe::Asked { card: card.as_deref(), files, boards: *boards })
        }
        CardsCommand::Diff { old, new } => diff::run(out, old, new),
        CardsCommand::Check { game, files } => check(out, game, files),
    }
}

/// Makes a reader of a game's card lists that knows the tokens that ship.
///
/// # Errors
/// When the game has no such lists.
fn importer(book: &dyn Rulebook) -> Result<Importer, Failure> {
    let mut importer = Importer::new(book).map_err(Failure::usage)?;
    importer.learn_tokens_of(&book.pool());
    Ok(importer)
}

/// Reads card lists, all of them or none.
///
/// # Errors
/// With every fault of every list.
fn read(importer: &Importer, paths: &[PathBuf]) -> Result<Vec<Printed>, Failure> {
    let (mut prints, mut faults) = (Vec::new(), Vec::new());
    for path in paths {
        let bytes = files::read(path, LARGEST)?;
        match importer.shape().read(&path.display().to_string(), &bytes) {
            Ok(read) => prints.extend(read),
            Err(found) => faults.extend(found),
        }
    }
    if faults.is_empty() { Ok(prints) } else { Err(refused(&faults)) }
}

/// A failure about lists: the first fault whole, the others a line each.
fn refused(faults: &[Fault]) -> Failure {
    let Fault { what, place, hint } = &faults[0];
    let other = |fault: &Fault| message!("\n  {place}: {what}", place = fault.place, what = fault.what);
    let others = Message::list(faults[1..].iter().map(other).collect(), "");
    Failure::new(message!("nothing was imported: {what}{others}", what, others)).at(place.clone()).hint(hint.clone())
}

/// Checks card files and shows the cards in them.
fn check(out: &mut Out, game: &str, paths: &[PathBuf]) -> Result<Done, Failure> {
    let book = crate::choose::game(game)?;
    let mut pool = Pool::clone(&book.pool());
    let new = further::add(book, paths, &mut pool)?;
    for def in &new {
        show::one(out, book, &pool, *def)?;
    }
    if !out.json {
        writeln!(out)?;
        out.tell(&match new.len() {
            0 => message!("no new cards; those with numbers that ship stay as they ship"),
            shown => message!("{shown} new cards, all sound", shown),
        })?;
    }
    Ok(Done::Well)
}
