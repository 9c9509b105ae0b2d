//! Further cards: those a person imported, and card files of one's own, beside those that ship.
//!
//! A folder of cards has a folder for each game with card files in it. The games of the program are
//! given them before anything else asks for a game.

use crate::args::{CardsCommand, Cli, Command};
use crate::failure::Failure;
use crate::files;
use crate::printed;
use baize_decks::restrictions::Restrictions;
use baize_kernel::{Pool, Rulebook, message};
use baize_registry::Further;
use baize_text::cards::{MAX_FILE, load_beside};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Gives the games the further cards that there are.
///
/// # Errors
/// When the folder named is not there, or a card file in it has a mistake.
pub fn open(cli: &Cli) -> Result<(), Failure> {
    // To import or to check cards, what is there already need not be sound.
    if matches!(cli.command, Command::Cards(CardsCommand::Import { .. } | CardsCommand::Check { .. })) {
        return Ok(());
    }
    if let Some(named) = cli.cards.as_ref().filter(|named| !named.is_dir()) {
        let failure = Failure::usage(message!("there is no such folder of cards")).at(named.display());
        return Err(failure.hint(message!("give a folder with a folder for each game in it, such as one-piece")));
    }
    let Some(folder) = folder(cli.cards.as_deref()) else { return Ok(()) };
    let mut all = BTreeMap::new();
    for book in baize_registry::shipped() {
        let (mut paths, list) = (card_files(&folder.join(book.id()))?, folder.join(book.id()).join(RESTRICTIONS));
        let restricted = paths.contains(&list);
        paths.retain(|path| *path != list);
        let printed = printed::read_all(&folder.join(book.id()))?;
        if !paths.is_empty() || restricted || !printed.is_empty() {
            let pool = Arc::new(extended(book, &paths)?);
            let restrictions = if restricted { restrictions(&list, &pool)? } else { Restrictions::default() };
            all.insert(book.id().to_owned(), Further { pool, restrictions, printed });
        }
    }
    if !all.is_empty() {
        baize_registry::use_further(all);
    }
    Ok(())
}

/// The file of a folder of cards that says how many copies a deck may hold.
const RESTRICTIONS: &str = "restrictions.toml";

fn restrictions(path: &Path, pool: &Pool) -> Result<Restrictions, Failure> {
    let text = text_of(path)?;
    Restrictions::read(&text, pool).map_err(|why| {
        let failure = Failure::new(message!("the list of restrictions has mistakes: {why}", why)).at(path.display());
        failure.hint(message!("write `[[restriction]]` with `card`, `from` and `copies` for each"))
    })
}

fn text_of(path: &Path) -> Result<String, Failure> {
    String::from_utf8(files::read(path, MAX_FILE as u64)?).map_err(|_| {
        Failure::new(message!("the file is not text"))
            .at(path.display())
            .hint(message!("save the card file as UTF-8 text"))
    })
}

/// Returns the folder of cards: the one named, or this user's.
pub fn folder(named: Option<&Path>) -> Option<PathBuf> {
    named.map(Path::to_owned).or_else(|| Some(files::data_folder()?.join("cards")))
}

/// Returns the card files of a folder in the order of their names; none where there is no folder.
fn card_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let cannot = |e: std::io::Error| {
        Failure::new(message!("the folder cannot be read: {error}", error = e.to_string())).at(folder.display())
    };
    let mut paths = Vec::new();
    for file in std::fs::read_dir(folder).map_err(cannot)? {
        let path = file.map_err(cannot)?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn extended(book: &dyn Rulebook, paths: &[PathBuf]) -> Result<Pool, Failure> {
    let mut pool = Pool::clone(&book.pool());
    add(book, paths, &mut pool)?;
    Ok(pool)
}

/// Adds the cards of files to a pool, and returns those that were new.
///
/// # Errors
/// When a file cannot be read, or with every mistake in it.
pub fn add(book: &dyn Rulebook, paths: &[PathBuf], pool: &mut Pool) -> Result<Vec<baize_kernel::DefId>, Failure> {
    let texts: Vec<String> = paths.iter().map(|path| text_of(path)).collect::<Result<_, _>>()?;
    let files: Vec<&str> = texts.iter().map(String::as_str).collect();
    load_beside(&files, book.vocabulary(), pool).map_err(|(file, mistakes)| {
        let name = paths[file].display().to_string();
        let told = baize_text::report(&name, files[file], &mistakes);
        Failure::new(message!("the card file has mistakes\n{told}", told)).at(name)
    })
}
