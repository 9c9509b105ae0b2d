//! What a decision costs in instructions, counted by callgrind: the same number each time on one compiler.
//!
//! `docs/cost.tsv` holds the figures of the development build; `./test` fails when one has risen by more
//! than a twentieth. Counts of a release build come from `cargo run --profile measure -p baize-xtask -- cost`.

pub mod growth;

use baize_kernel::{Deck, Match, Options, Rulebook};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::{NamedTempFile, TempPath};

/// Where the figures are checked in.
const FIGURES: &str = "docs/cost.tsv";

/// How many games are counted: enough for a few thousand decisions.
const GAMES: u64 = 12;

/// How much a figure may rise before it counts as slower, in percent.
const SLACK: u64 = 5;

/// The decks that are measured: those that ship first, and decks of random cards.
const DECKS: [&str; 2] = ["starter", "random"];

/// One figure.
struct Figure {
    name: String,
    decisions: u64,
    instructions: u64,
}

impl Figure {
    fn per_decision(&self) -> u64 {
        self.instructions / self.decisions.max(1)
    }
}

/// Counts and compares with the figures that are checked in.
///
/// # Errors
/// When a figure rose, or callgrind cannot be run.
pub fn check(root: &Path) -> Result<String, String> {
    let kept = fs::read_to_string(root.join(FIGURES)).map_err(|e| format!("{FIGURES}: {e}"))?;
    let figures = measure()?;
    let slower: Vec<String> = figures.iter().filter_map(|now| risen(&kept, now)).collect();
    if slower.is_empty() { Ok(table(&figures)) } else { Err(format!("{}\n{}", table(&figures), slower.join("\n"))) }
}

/// Counts and writes the figures down.
///
/// # Errors
/// When callgrind cannot be run or the file cannot be written.
pub fn update(root: &Path) -> Result<String, String> {
    let table = table(&measure()?);
    fs::write(root.join(FIGURES), &table).map_err(|e| format!("{FIGURES}: {e}"))?;
    Ok(table)
}

/// Counts one game and says which functions the instructions are in.
///
/// # Errors
/// When callgrind cannot be run.
pub fn profile(game: &str, decks: &str) -> Result<String, String> {
    let (figure, file) = count(game, decks)?;
    let annotated = run(Command::new("callgrind_annotate").arg("--threshold=90").arg(&*file))?;
    Ok(format!("{}{annotated}", table(&[figure])))
}

/// Returns why a figure is too high, if it is.
fn risen(kept: &str, now: &Figure) -> Option<String> {
    let before = kept.lines().filter_map(|line| line.split_once('\t')).find(|(name, _)| *name == now.name);
    let Some(before) = before.and_then(|(_, rest)| rest.split('\t').next()?.parse::<u64>().ok()) else {
        return Some(format!("{FIGURES} has no figure for {}: cargo xtask cost --update", now.name));
    };
    let is_slower = now.per_decision() * 100 > before * (100 + SLACK);
    is_slower.then(|| format!("{}: {} instructions per decision, {before} before", now.name, now.per_decision()))
}

fn table(figures: &[Figure]) -> String {
    let mut table = "game and decks\tinstructions per decision\tdecisions\n".to_owned();
    for figure in figures {
        let _ = writeln!(table, "{}\t{}\t{}", figure.name, figure.per_decision(), figure.decisions);
    }
    table
}

fn measure() -> Result<Vec<Figure>, String> {
    let games = baize_registry::games().iter().map(|book| book.id());
    let pairs = games.flat_map(|game| DECKS.iter().map(move |decks| (game, *decks)));
    let can = |(game, decks): &(&str, &str)| *decks == "starter" || tables(game, decks).is_ok();
    pairs.filter(can).map(|(game, decks)| Ok(count(game, decks)?.0)).collect()
}

/// Runs the playouts of a game in callgrind; returns the figure and the file callgrind wrote, which goes when it is
/// dropped.
fn count(game: &str, decks: &str) -> Result<(Figure, TempPath), String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let file = NamedTempFile::new().map_err(|e| e.to_string())?.into_temp_path();
    let mut valgrind = Command::new("valgrind");
    valgrind.args([
        "--tool=callgrind",
        "--toggle-collect=*play_all*",
        &format!("--callgrind-out-file={}", file.display()),
    ]);
    let told = run(valgrind.arg(own).args(["cost", "--inside", game, decks]))?;
    let decisions = told.trim().parse().map_err(|_| format!("expected a number of decisions, found {told}"))?;
    let written = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    let totals = written.lines().rev().find_map(|line| line.strip_prefix("totals: "));
    let instructions = totals.and_then(|n| n.trim().parse().ok()).ok_or("callgrind counted nothing")?;
    Ok((Figure { name: format!("{game} {decks}"), decisions, instructions }, file))
}

fn run(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().display().to_string();
    let done = command.output().map_err(|e| format!("{name}: {e}; it comes with the package `valgrind`"))?;
    if !done.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&done.stderr)));
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// What callgrind runs: plays the games and tells how many decisions there were.
///
/// # Errors
/// When the games cannot be begun.
pub fn inside(game: &str, decks: &str) -> Result<String, String> {
    let mut tables = tables(game, decks)?;
    Ok(play_all(&mut tables).to_string())
}

/// The part that is counted. Callgrind begins and ends with every function whose name has this in it, so there is no
/// closure here.
#[inline(never)]
fn play_all(tables: &mut [Box<dyn Match>]) -> u64 {
    let mut decisions = 0;
    for (seed, table) in (0_u64..).zip(tables) {
        decisions += u64::from(table.playout(seed, 100_000).decisions);
    }
    decisions
}

fn tables(game: &str, decks: &str) -> Result<Vec<Box<dyn Match>>, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    (0..GAMES).map(|seed| open(book, &Options::default(), decks, seed)).collect()
}

fn open(book: &dyn Rulebook, options: &Options, decks: &str, seed: u64) -> Result<Box<dyn Match>, String> {
    let seats = book.menu().seats(options);
    let shipped = |seat: usize| book.decks_for(options).iter().cycle().nth(seat).cloned();
    let random = |seat: usize| book.random_deck(options, &book.pool(), seed * 10 + seat as u64);
    let made = (0..seats).map(|seat| if decks == "starter" { shipped(seat) } else { random(seat) });
    let made: Vec<Deck> = made.collect::<Option<_>>().ok_or_else(|| format!("{} has no {decks} decks", book.id()))?;
    book.open(options, book.pool(), &made, seed).map_err(|problems| format!("{problems:?}"))
}
