//! `baize games` and `baize decks`: what can be played.

use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use crate::words::Words;
use baize_kernel::rulebook::{Menu, ModeSpec};
use baize_kernel::{Deck, Options, Rulebook, message};
use baize_presenter::Language;
use serde_json::{Value, json};
use std::io::Write;

/// Lists the games, or shows what can be set for one.
///
/// # Errors
/// When there is no such game.
pub fn games(out: &mut Out, id: Option<&str>) -> Result<Done, Failure> {
    let books = choose::games(id)?;
    if out.json {
        out.object(&json!({ "games": books.iter().map(|book| describe(*book)).collect::<Vec<_>>() }))?;
    } else if id.is_some() {
        books.iter().try_for_each(|book| show(out, *book))?;
    } else {
        for book in &books {
            let language = out.language(*book);
            writeln!(out, "{:<12} {}", book.id(), language.title(*book))?;
            writeln!(out, "{:<12} {}", "", language.blurb(*book))?;
        }
        writeln!(out)?;
        out.say("games-hint", &[])?;
    }
    Ok(Done::Well)
}

fn describe(book: &dyn Rulebook) -> Value {
    let menu = book.menu();
    let modes: Vec<Value> = menu
        .modes
        .iter()
        .map(|m| json!({ "name": m.name, "min_seats": m.min, "max_seats": m.max, "teams": m.teams }))
        .collect();
    let policies: Vec<Value> = menu
        .policies
        .iter()
        .map(|p| json!({ "name": p.name, "reading": p.reading, "values": p.values, "about": p.about }))
        .collect();
    json!({
        "game": book.id(),
        "title": book.title(),
        "blurb": book.spec().blurb,
        "revisions": menu.revisions,
        "modes": modes,
        "formats": menu.formats,
        "official_formats": official(book, &menu),
        "policies": policies,
        "cards": book.pool().len(),
        "decks": book.decks().iter().map(|d| d.name.as_str()).collect::<Vec<_>>(),
    })
}

fn show(out: &mut Out, book: &dyn Rulebook) -> Result<(), Failure> {
    let (menu, language) = (book.menu(), out.language(book));
    let names: Vec<&str> = book.decks().iter().map(|d| d.name.as_str()).collect();
    writeln!(out, "{} ({})\n{}\n", language.title(book), book.id(), language.blurb(book))?;
    let revisions = usual_first(&out.words, &menu.revisions);
    labelled(out, "label-revisions", &revisions)?;
    let modes: Vec<String> = menu.modes.iter().map(|mode| mode_line(&out.words, &language, mode)).collect();
    labelled(out, "label-modes", &modes.join(&format!("\n{:<10} ", "")))?;
    let formats = usual_first(&out.words, &menu.formats);
    labelled(out, "label-formats", &formats)?;
    let official = official(book, &menu);
    if official.len() < menu.formats.len() {
        labelled(out, "label-official", &official.join(", "))?;
    }
    labelled(out, "label-cards", &book.pool().len().to_string())?;
    let decks = if names.is_empty() { out.words.tell("no-decks") } else { names.join(", ") };
    labelled(out, "label-decks", &decks)?;
    if !menu.policies.is_empty() {
        writeln!(out)?;
        out.say("readings", &[])?;
    }
    for policy in &menu.policies {
        let values = usual_first(&out.words, &policy.values);
        writeln!(out, "  {} = {values}", policy.name)?;
        writeln!(out, "      {} ({})", language.policy(policy), policy.reading)?;
    }
    Ok(())
}

fn labelled(out: &mut Out, label: &str, text: &str) -> Result<(), Failure> {
    let label = out.words.tell(label);
    Ok(writeln!(out, "{label:<10} {text}")?)
}

/// Returns a mode by its name on the command line, what it is called, and how many play.
fn mode_line(words: &Words, language: &Language, mode: &ModeSpec) -> String {
    let args = [("min", i64::from(mode.min).into()), ("max", i64::from(mode.max).into())];
    let seats = words.say(if mode.min == mode.max { "seats" } else { "seats-range" }, &args);
    let called = language.name("mode", mode.name);
    let called = if words.tag == "en" { String::new() } else { format!("{called}, ") };
    format!("{} ({called}{seats})", mode.name)
}

/// Returns the formats that the game's makers list, in the usual mode.
fn official(book: &dyn Rulebook, menu: &Menu) -> Vec<&'static str> {
    let is_official = |format: &&str| book.is_official(&Options { format: (*format).to_owned(), ..Options::default() });
    menu.formats.iter().copied().filter(is_official).collect()
}

/// Returns values in a row, the first marked as the usual one.
fn usual_first(words: &Words, values: &[&str]) -> String {
    match values {
        [] => words.tell("none"),
        [only] => (*only).into(),
        [first, rest @ ..] => format!("{}, {}", words.say("usual", &[("value", (*first).into())]), rest.join(", ")),
    }
}

/// Lists the decks that ship with a game, or shows one.
///
/// # Errors
/// When there is no such game or deck.
pub fn decks(out: &mut Out, game: &str, name: Option<&str>) -> Result<Done, Failure> {
    let book = choose::game(game)?;
    let Some(name) = name else { return list_decks(out, book) };
    let Some(deck) = choose::shipped(book, name) else {
        let names = book.decks().iter().map(|d| d.name.as_str());
        return Err(choose::unknown(message!("{game} ships no deck `{name}`", game, name), name, names));
    };
    if out.json {
        out.object(deck)?;
        return Ok(Done::Well);
    }
    let pool = book.pool();
    out.say("deck-title", &[("deck", deck.name.clone().into()), ("n", i64::from(size(deck)).into())])?;
    for line in &deck.lines {
        let missing = || out.words.tell("not-in-pool");
        let card = pool.find(&line.id).map_or_else(missing, |def| pool.name(def).to_owned());
        writeln!(out, "{:>4} {:<10} {card}", line.count, line.id)?;
    }
    Ok(Done::Well)
}

fn list_decks(out: &mut Out, book: &dyn Rulebook) -> Result<Done, Failure> {
    if out.json {
        let decks: Vec<Value> =
            book.decks().iter().map(|d| json!({ "deck": d.name, "cards": size(d), "lines": d.lines })).collect();
        out.object(&json!({ "game": book.id(), "decks": decks }))?;
        return Ok(Done::Well);
    }
    for deck in book.decks() {
        let args = [("n", i64::from(size(deck)).into()), ("kinds", (deck.lines.len() as i64).into())];
        let line = out.words.say("deck-line", &args);
        writeln!(out, "{:<16} {line}", deck.name)?;
    }
    if book.decks().is_empty() {
        let title = out.language(book).title(book);
        out.say("no-decks-of", &[("game", title.into())])?;
    }
    Ok(Done::Well)
}

fn size(deck: &Deck) -> u32 {
    deck.lines.iter().map(|line| u32::from(line.count)).sum()
}
