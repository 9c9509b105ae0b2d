//! `baize bench`: speed and memory, one line each.

use crate::allocations;
use crate::args::Settings;
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::{Message, Options, Rulebook};
use baize_presenter::tell;
use baize_sim::bench::{self, Better, Effort, Figure};
use serde::Serialize;
use std::io::Write;

/// The shape of `baize bench --json`.
#[derive(Serialize)]
struct Report {
    results: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    name: String,
    #[serde(skip)]
    game: String,
    #[serde(skip)]
    what: Message,
    unit: &'static str,
    value: f64,
    better: &'static str,
    low: f64,
    high: f64,
}

/// Measures a game in every way to play it or in the one that is set, or the usual way of all games.
///
/// # Errors
/// When there is no such game or setting.
pub fn run(out: &mut Out, game: Option<&str>, settings: &Settings, effort: Effort) -> Result<Done, Failure> {
    let mut results = Vec::new();
    for book in choose::games(game)? {
        let menu = book.menu();
        for way in ways(book, game.is_some(), settings)? {
            let decks = choose::decks(book, &way, &[])?;
            let figures = bench::measure(book, &way, &decks, effort, allocations::COUNT);
            let figures = figures.map_err(|problems| choose::cannot_start(book, &problems))?;
            let words = menu.words_for(&way);
            let name = if words.is_empty() { book.id().to_owned() } else { format!("{} {words}", book.id()) };
            results.extend(figures.iter().map(|figure| line(&name, figure)));
        }
    }
    if out.json {
        out.object(&Report { results })?;
        return Ok(Done::Well);
    }
    for Line { game, what, unit, value, low, high, .. } in &results {
        let (value, low, high) = (round(*value), round(*low), round(*high));
        let name = format!("{game}: {}", tell(out.words.tag, what));
        writeln!(out, "{name:<60} {value:>14} {unit:<6} [{low}, {high}]")?;
    }
    Ok(Done::Well)
}

/// Returns the ways to measure: what is set, every way of the one game, or the usual one of many.
fn ways(book: &dyn Rulebook, alone: bool, settings: &Settings) -> Result<Vec<Options>, Failure> {
    let set = choose::options(book, settings)?;
    let is_set = set != Options::default();
    Ok(if alone && !is_set { book.ways() } else { vec![set] })
}

fn line(game: &str, figure: &Figure) -> Line {
    let better = match figure.better {
        Better::Higher => "higher",
        Better::Lower => "lower",
    };
    let Figure { ref name, unit, value, low, high, .. } = *figure;
    Line { name: format!("{game}: {name}"), game: game.to_owned(), what: name.clone(), unit, value, better, low, high }
}

/// Returns a number with as many digits as it deserves.
fn round(value: f64) -> String {
    match value {
        v if v >= 1000.0 => format!("{v:.0}"),
        v if v >= 10.0 => format!("{v:.1}"),
        v => format!("{v:.3}"),
    }
}
