//! What the cost of a decision grows with: the length of a game, options, seats, threads, and decks of random cards.
//!
//! Times, not counts, so they belong on a quiet machine and a release build; the least of several rounds counts.

use super::open;
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Match, Options, Rulebook};
use std::fmt::Write;
use std::thread;
use std::time::Instant;

/// How many games each figure is measured on.
const GAMES: u64 = 40;

/// How often they are played; the fastest round counts.
const ROUNDS: u32 = 5;

/// The most answers of a game.
const LIMIT: u32 = 2_000;

/// The decisions of a game, and the options of a question, that are counted together.
const LENGTHS: [usize; 5] = [25, 50, 100, 200, usize::MAX];
const OPTIONS: [usize; 5] = [2, 5, 10, 20, usize::MAX];

/// The time of some decisions.
#[derive(Copy, Clone, Default)]
struct Spent {
    nanoseconds: f64,
    decisions: f64,
    options: f64,
}

impl Spent {
    fn add(&mut self, nanoseconds: f64, options: usize) {
        self.nanoseconds += nanoseconds;
        self.decisions += 1.0;
        self.options += options as f64;
    }

    fn per_decision(&self) -> f64 {
        self.nanoseconds / self.decisions.max(1.0)
    }

    fn per_option(&self) -> f64 {
        self.nanoseconds / self.options.max(1.0)
    }
}

/// What one round of games took: by how far the game was, by how many options came of it, and in all.
#[derive(Clone, Default)]
struct Round {
    by_length: [Spent; LENGTHS.len()],
    by_options: [Spent; OPTIONS.len()],
    all: Spent,
    bytes: usize,
}

/// Says how the cost of a decision grows in a game.
///
/// # Errors
/// When the game is not known or cannot be begun.
pub fn report(game: &str) -> Result<String, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    let usual = Options::default();
    let tables = tables(book, &usual, "starter")?;
    let starter = best(&tables);
    let mut told =
        format!("{game}: {:.0} ns a decision, {} bytes at most\n", starter.all.per_decision(), starter.bytes);
    tell(&mut told, "decisions into the game", &LENGTHS, &starter.by_length);
    tell(&mut told, "options of the next question", &OPTIONS, &starter.by_options);
    for mode in book.menu().modes {
        for seats in mode.min..=mode.max {
            let options = Options { mode: mode.name.into(), seats, ..Options::default() };
            let Ok(tables) = self::tables(book, &options, "starter") else { continue };
            let all = best(&tables).all;
            let (each, option) = (all.per_decision(), all.per_option());
            let _ =
                writeln!(told, "{} with {seats} seats: {each:.0} ns a decision, {option:.1} ns an option", mode.name);
        }
    }
    if let Ok(random) = self::tables(book, &usual, "random") {
        let times = best(&random).all.per_decision() / starter.all.per_decision();
        let _ = writeln!(told, "random decks: {times:.2} times the decks that ship");
    }
    let _ = writeln!(told, "two threads: {:.2} times one", two_threads(&tables));
    Ok(told)
}

fn tell(told: &mut String, what: &str, bounds: &[usize], spent: &[Spent]) {
    for (i, (bound, spent)) in bounds.iter().zip(spent).enumerate() {
        let from = if i == 0 { 0 } else { bounds[i - 1] };
        let to = if *bound == usize::MAX { "more".to_owned() } else { bound.to_string() };
        let (each, count) = (spent.per_decision(), spent.decisions);
        let _ = writeln!(told, "{from} to {to} {what}: {each:.0} ns a decision ({count:.0})");
    }
}

fn tables(book: &dyn Rulebook, options: &Options, decks: &str) -> Result<Vec<Box<dyn Match>>, String> {
    (0..GAMES).map(|seed| open(book, options, decks, seed)).collect()
}

/// Plays the games several times and returns the fastest round.
fn best(tables: &[Box<dyn Match>]) -> Round {
    let rounds = (0..ROUNDS).map(|_| round(tables));
    let faster = |a: Round, b: Round| if b.all.nanoseconds < a.all.nanoseconds { b } else { a };
    rounds.reduce(faster).unwrap_or_default()
}

fn round(tables: &[Box<dyn Match>]) -> Round {
    let mut round = Round::default();
    for (seed, table) in (0..).zip(tables) {
        let (mut table, mut chance) = (table.copy(), Chance::new(seed));
        for length in 0..LIMIT as usize {
            let Some(prompt) = table.prompt() else { break };
            let answer = random_answer(prompt, &mut chance);
            let begin = Instant::now();
            if table.play(&answer).is_err() {
                break;
            }
            let nanoseconds = begin.elapsed().as_nanos() as f64;
            let options = table.prompt().map_or(1, |p| p.options.len());
            round.by_length[place(&LENGTHS, length)].add(nanoseconds, options);
            round.by_options[place(&OPTIONS, options)].add(nanoseconds, options);
            round.all.add(nanoseconds, options);
            round.bytes = round.bytes.max(table.bytes());
        }
    }
    round
}

fn place(bounds: &[usize], n: usize) -> usize {
    bounds.iter().position(|&bound| n <= bound).unwrap_or(bounds.len() - 1)
}

/// Returns how many times as much two threads do in the same time as one.
fn two_threads(tables: &[Box<dyn Match>]) -> f64 {
    let alone = (0..ROUNDS).map(|_| timed(|| play(tables))).fold(f64::MAX, f64::min);
    let together = (0..ROUNDS).map(|_| timed(|| in_pairs(tables))).fold(f64::MAX, f64::min);
    2.0 * alone / together
}

fn in_pairs(tables: &[Box<dyn Match>]) {
    thread::scope(|scope| {
        let copies: Vec<Box<dyn Match>> = tables.iter().map(|table| table.copy()).collect();
        scope.spawn(move || play(&copies));
        play(tables);
    });
}

fn timed(work: impl FnOnce()) -> f64 {
    let begin = Instant::now();
    work();
    begin.elapsed().as_secs_f64()
}

fn play(tables: &[Box<dyn Match>]) {
    for (seed, table) in (0..).zip(tables) {
        table.copy().playout(seed, LIMIT);
    }
}
