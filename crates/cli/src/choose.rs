//! Games, settings, decks and bots chosen by their names, with what was probably meant as a hint.

use crate::args::Settings;
use crate::failure::Failure;
use crate::files;
use baize_ai::{BadBot, BotSpec};
use baize_kernel::rulebook::{Menu, ModeSpec};
use baize_kernel::{Deck, Message, Options, Problem, Rulebook, message};
use baize_text::nearest;
use std::path::Path;

/// Finds a game.
///
/// # Errors
/// When there is none such.
pub fn game(id: &str) -> Result<&'static dyn Rulebook, Failure> {
    baize_registry::find(id).map_err(|error| {
        let all = baize_registry::games().iter().map(|b| b.id()).collect::<Vec<_>>().join(", ");
        let hint =
            error.nearest.map_or(message!("the games are {all}", all), |near| message!("did you mean `{near}`?", near));
        Failure::usage(message!("there is no game `{game}`", game = id)).hint(hint)
    })
}

/// Returns the game asked for, or all.
///
/// # Errors
/// When there is none such.
pub fn games(id: Option<&str>) -> Result<Vec<&'static dyn Rulebook>, Failure> {
    id.map_or_else(|| Ok(baize_registry::games().to_vec()), |id| Ok(vec![game(id)?]))
}

/// Makes options of settings, each checked against what the game has.
///
/// # Errors
/// When the game has no such value.
pub fn options(book: &dyn Rulebook, settings: &Settings) -> Result<Options, Failure> {
    let menu = book.menu();
    let modes: Vec<&str> = menu.modes.iter().map(|m| m.name).collect();
    let mut options = Options {
        revision: value(book, message!("revision"), settings.revision.as_deref(), &menu.revisions)?,
        mode: value(book, message!("mode"), settings.mode.as_deref(), &modes)?,
        format: value(book, message!("format"), settings.format.as_deref(), &menu.formats)?,
        seats: settings.seats.unwrap_or(0),
        ..Options::default()
    };
    for text in &settings.policies {
        let (name, value) = policy(book, &menu, text)?;
        options.policies.insert(name, value);
    }
    if let (Some(mode), Some(seats)) = (menu.mode(&options), settings.seats)
        && !(mode.min..=mode.max).contains(&seats)
    {
        let what = message!(
            "mode {name} has {min} to {max} seats, not {seats}",
            name = mode.name,
            min = mode.min,
            max = mode.max,
            seats
        );
        return Err(Failure::usage(what));
    }
    Ok(options)
}

/// Returns how many sit at a table with these settings and so many decks.
pub fn seats(book: &dyn Rulebook, options: &Options, decks: usize) -> usize {
    let menu = book.menu();
    let told = |m: &&ModeSpec| options.seats == 0 && (usize::from(m.min)..=usize::from(m.max)).contains(&decks);
    menu.mode(options).filter(told).map_or(menu.seats(options), |_| decks)
}

fn value(book: &dyn Rulebook, what: Message, asked: Option<&str>, all: &[&str]) -> Result<String, Failure> {
    let Some(asked) = asked else { return Ok(String::new()) };
    if all.contains(&asked) {
        return Ok(asked.to_owned());
    }
    Err(unknown(message!("{id} has no {what} `{asked}`", id = book.id(), what, asked), asked, all.iter().copied()))
}

fn policy(book: &dyn Rulebook, menu: &Menu, text: &str) -> Result<(String, String), Failure> {
    let Some((name, value)) = text.split_once('=') else {
        let failure = Failure::usage(message!("`{text}` is not a policy", text));
        return Err(failure.hint(message!("write --policy NAME=VALUE; `baize games GAME` lists them")));
    };
    let Some(policy) = menu.policies.iter().find(|p| p.name == name) else {
        let names = menu.policies.iter().map(|p| p.name);
        return Err(unknown(message!("{id} has no policy `{name}`", id = book.id(), name), name, names));
    };
    if !policy.values.contains(&value) {
        let what = message!("policy {name} has no value `{value}`", name, value);
        return Err(unknown(what, value, policy.values.iter().copied()));
    }
    Ok((name.to_owned(), value.to_owned()))
}

/// A failure about a word that is not in a list, with the nearest one or the whole list as a hint.
pub fn unknown<'a>(what: Message, asked: &str, all: impl Iterator<Item = &'a str>) -> Failure {
    let all: Vec<&str> = all.collect();
    let hint = match nearest(asked, all.iter().copied()) {
        Some(near) => message!("did you mean `{near}`?", near),
        None if all.is_empty() => message!("there is none to choose from"),
        None => message!("there are {all}", all = all.join(", ")),
    };
    Failure::usage(what).hint(hint)
}

/// Finds a deck that ships, by its name, or reads a list from a file.
///
/// # Errors
/// When there is neither, or the list has problems.
pub fn deck(book: &dyn Rulebook, name: &str) -> Result<Deck, Failure> {
    if let Some(deck) = shipped(book, name) {
        return Ok(deck.clone());
    }
    let path = Path::new(name);
    if name != "-" && !path.exists() {
        let names = book.decks().iter().map(|d| d.name.as_str());
        return Err(unknown(message!("there is no deck and no file `{name}`", name), name, names));
    }
    let (deck, problems) = read_deck(book, path)?;
    match problems.first() {
        None => Ok(deck),
        Some(_) => Err(Failure::new(list(&problems)).at(path.display())),
    }
}

/// Finds a deck that ships, by its name in any case.
pub fn shipped<'a>(book: &'a dyn Rulebook, name: &str) -> Option<&'a Deck> {
    book.decks().iter().find(|d| d.name.eq_ignore_ascii_case(name))
}

/// Reads a deck list from a file, or from standard input for `-`, with every problem it has.
///
/// # Errors
/// When the file cannot be read at all.
pub fn read_deck(book: &dyn Rulebook, path: &Path) -> Result<(Deck, Vec<Problem>), Failure> {
    let bytes = files::read(path, baize_decks::LARGEST)?;
    let name = path.file_stem().and_then(|s| s.to_str()).filter(|name| *name != "-").unwrap_or("deck");
    Ok(baize_decks::parse(name, &bytes, &book.pool()))
}

/// Returns problems as a list, one a line after the first.
pub fn list(problems: &[Problem]) -> Message {
    Message::list(problems.iter().map(Problem::told).collect(), "\n  ")
}

/// Makes a failure of the reasons why a match cannot start.
pub fn cannot_start(book: &dyn Rulebook, problems: &[Problem]) -> Failure {
    let failure = Failure::new(message!("the match cannot be started: {problems}", problems = list(problems)));
    failure.hint(message!("`baize decks {id}` lists decks that can be played", id = book.id()))
}

/// Finds a bot by its name and what it may think, such as `search:200`.
///
/// # Errors
/// When there is none such.
pub fn bot(text: &str) -> Result<BotSpec, Failure> {
    text.parse().map_err(|error: BadBot| match &error {
        BadBot::Unknown(name) => {
            unknown(message!("there is no bot `{name}`", name), name, baize_ai::kinds().iter().map(|kind| kind.name))
        }
        BadBot::Budget { asked, name, wanted } => {
            Failure::usage(message!("`{asked}` is not what bot {name} may be told; {wanted}", asked, name, wanted))
        }
    })
}

/// Returns the decks for a match or more: those named, the only one for every seat, or those that
/// ship, in turn.
///
/// # Errors
/// When there are none, or too few for the seats.
pub fn decks(book: &dyn Rulebook, options: &Options, names: &[String]) -> Result<Vec<Deck>, Failure> {
    let named = names.iter().map(|name| deck(book, name)).collect::<Result<Vec<_>, _>>()?;
    let seats = seats(book, options, named.len());
    match named.len() {
        0 if book.decks_for(options).is_empty() => Err(no_decks(book)),
        0 => Ok(book.decks_for(options).iter().cycle().take(seats).cloned().collect()),
        1 => Ok(vec![named[0].clone(); seats]),
        count if count < seats || count > seats && seats != 2 => {
            let what = message!("{count} decks were given for {seats} seats", count, seats);
            Err(Failure::usage(what).hint(message!("give one deck for each seat, or one for all")))
        }
        _ => Ok(named),
    }
}

/// Returns a deck for every seat of a match in which nobody chooses.
///
/// # Errors
/// When none ships that fits.
pub fn usual_decks(book: &dyn Rulebook, options: &Options) -> Result<Vec<Deck>, Failure> {
    let usual = book.usual_decks(options);
    if usual.is_empty() { Err(no_decks(book)) } else { Ok(usual) }
}

fn no_decks(book: &dyn Rulebook) -> Failure {
    let failure = Failure::usage(message!("{id} ships no decks for this", id = book.id()));
    failure.hint(message!("give one with --deck FILE"))
}

/// Returns a bot for each of `count` decks: those named, or the only one for all.
///
/// # Errors
/// When there are too few or too many.
pub fn bots(names: &[String], count: usize) -> Result<Vec<BotSpec>, Failure> {
    let named = names.iter().map(|name| bot(name)).collect::<Result<Vec<_>, _>>()?;
    match named.len() {
        0 => Ok(vec![BotSpec::random(); count]),
        1 => Ok(vec![named[0].clone(); count]),
        n if n == count => Ok(named),
        n => {
            let failure = Failure::usage(message!("{n} bots were given for {count} decks", n, count));
            Err(failure.hint(message!("give one bot for each deck, or one for all")))
        }
    }
}
