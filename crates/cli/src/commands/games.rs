//! `baize games` and `baize decks`: what can be played.

use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::table::Menu;
use baize_kernel::{Deck, Options, Rulebook};
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
            writeln!(out, "{:<12} {}", book.id(), book.title())?;
            writeln!(out, "{:<12} {}", "", book.blurb())?;
        }
        writeln!(out, "\n`baize games GAME` shows what can be set, `baize decks GAME` the decks that ship.")?;
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
        "blurb": book.blurb(),
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
    let menu = book.menu();
    let names: Vec<&str> = book.decks().iter().map(|d| d.name.as_str()).collect();
    writeln!(out, "{} ({})\n{}\n", book.title(), book.id(), book.blurb())?;
    writeln!(out, "revisions  {}", usual_first(&menu.revisions))?;
    for (i, mode) in menu.modes.iter().enumerate() {
        let seats = if mode.min == mode.max { mode.min.to_string() } else { format!("{} to {}", mode.min, mode.max) };
        writeln!(out, "{:<10} {} ({seats} seats)", if i == 0 { "modes" } else { "" }, mode.name)?;
    }
    writeln!(out, "formats    {}", usual_first(&menu.formats))?;
    let official = official(book, &menu);
    if official.len() < menu.formats.len() {
        writeln!(out, "official   {}", official.join(", "))?;
    }
    writeln!(out, "cards      {}", book.pool().len())?;
    writeln!(out, "decks      {}", if names.is_empty() { "none ship".into() } else { names.join(", ") })?;
    if !menu.policies.is_empty() {
        writeln!(out, "\nReadings of unclear places (--policy NAME=VALUE):")?;
    }
    for policy in &menu.policies {
        writeln!(out, "  {} = {}", policy.name, usual_first(&policy.values))?;
        writeln!(out, "      {} ({})", policy.about, policy.reading)?;
    }
    Ok(())
}

/// Returns the formats that the game's makers list, in the usual mode.
fn official(book: &dyn Rulebook, menu: &Menu) -> Vec<&'static str> {
    let is_official = |format: &&str| book.is_official(&Options { format: (*format).to_owned(), ..Options::default() });
    menu.formats.iter().copied().filter(is_official).collect()
}

/// Returns values in a row, the first marked as the usual one.
fn usual_first(values: &[&str]) -> String {
    match values {
        [] => "none".into(),
        [only] => (*only).into(),
        [first, rest @ ..] => format!("{first} (default), {}", rest.join(", ")),
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
        return Err(choose::unknown(&format!("{game} ships no deck `{name}`"), name, names));
    };
    if out.json {
        out.object(deck)?;
        return Ok(Done::Well);
    }
    let pool = book.pool();
    writeln!(out, "{} ({} cards)", deck.name, size(deck))?;
    for line in &deck.lines {
        let card = pool.find(&line.id).map_or("(not in the pool)", |def| pool.name(def));
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
        writeln!(out, "{:<16} {:>3} cards, {} different", deck.name, size(deck), deck.lines.len())?;
    }
    if book.decks().is_empty() {
        writeln!(out, "{} ships no decks.", book.title())?;
    }
    Ok(Done::Well)
}

fn size(deck: &Deck) -> u32 {
    deck.lines.iter().map(|line| u32::from(line.count)).sum()
}
