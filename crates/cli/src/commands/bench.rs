//! `baize bench`: speed and memory, one line each.

use crate::allocations;
use crate::choose;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::Options;
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
    unit: &'static str,
    value: f64,
    better: &'static str,
    low: f64,
    high: f64,
}

/// Measures a game, or all.
///
/// # Errors
/// When there is no such game.
pub fn run(out: &mut Out, game: Option<&str>, effort: Effort) -> Result<Done, Failure> {
    let mut results = Vec::new();
    for book in choose::games(game)? {
        let decks = choose::decks(book, &Options::default(), &[])?;
        let figures = bench::measure(book, &decks, effort, &allocations::count);
        let figures = figures.map_err(|problems| choose::cannot_start(book, &problems))?;
        results.extend(figures.iter().map(|figure| line(book.id(), figure)));
    }
    if out.json {
        out.object(&Report { results })?;
        return Ok(Done::Well);
    }
    for Line { name, unit, value, low, high, .. } in &results {
        let (value, low, high) = (round(*value), round(*low), round(*high));
        writeln!(out, "{name:<44} {value:>14} {unit:<6} [{low}, {high}]")?;
    }
    Ok(Done::Well)
}

fn line(game: &str, figure: &Figure) -> Line {
    let better = match figure.better {
        Better::Higher => "higher",
        Better::Lower => "lower",
    };
    let Figure { name, unit, value, low, high, .. } = *figure;
    Line { name: format!("{game}: {name}"), unit, value, better, low, high }
}

/// Returns a number with as many digits as it deserves.
fn round(value: f64) -> String {
    match value {
        v if v >= 1000.0 => format!("{v:.0}"),
        v if v >= 10.0 => format!("{v:.1}"),
        v => format!("{v:.3}"),
    }
}
