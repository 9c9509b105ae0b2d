//! How fast a game goes: the same work each time, on one thread.
//!
//! Every figure is the median of several rounds of the same games, after a round to warm up, with
//! the fastest and slowest round beside it. Time is taken around whole playouts, the copy of the
//! table they are played on included, and nothing is taken off.

use crate::batch::LIMIT;
use crate::seeds::{Stream, derive};
use baize_kernel::{Deck, Match, Message, Options, Problem, Rulebook, message};
use std::hint::black_box;
use std::time::Instant;

/// The seed of all benchmarks.
const SEED: u64 = 1;

/// How much is measured.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Games in a round.
    pub games: u32,
    /// Rounds.
    pub rounds: u32,
}

/// Which way a figure is better.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Better {
    /// More is better.
    Higher,
    /// Less is better.
    Lower,
}

/// One measured figure.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// What it is.
    pub name: Message,
    /// In which unit.
    pub unit: &'static str,
    /// The median of the rounds.
    pub value: f64,
    /// The smallest of the rounds.
    pub low: f64,
    /// The largest of the rounds.
    pub high: f64,
    /// Which way it is better.
    pub better: Better,
}

/// Runs something and returns how many allocations it made. Only a program's allocator can know,
/// so the program brings this where it can.
pub type CountAllocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// Measures a way to play a game.
///
/// # Errors
/// When the match cannot be started.
pub fn measure(
    book: &dyn Rulebook,
    options: &Options,
    decks: &[Deck],
    effort: Effort,
    allocations: Option<CountAllocations<'_>>,
) -> Result<Vec<Figure>, Vec<Problem>> {
    let open = book.prepare(options, book.pool(), decks)?;
    let open = |index: u32| open(seed(index, Stream::Match));
    let tables: Vec<_> = (0..effort.games).map(open).collect();
    let setup = rounds(effort.rounds, || {
        let begin = Instant::now();
        for index in 0..effort.games {
            black_box(open(index));
        }
        nanoseconds(begin) / f64::from(effort.games)
    });
    let plays = Plays::measure(&tables, effort.rounds);
    let middle = midgame(&tables);
    let clone = rounds(effort.rounds, || time_clones(&middle));
    let bytes = middle.iter().map(|t| t.bytes() as f64).collect::<Vec<_>>();
    let allocated = allocations.map(|count| count_allocations(&tables, count));
    let allocated = allocated.map(|n| figure(message!("allocations per decision"), "1", vec![n], Better::Lower));
    let decision: Vec<f64> = plays.iter().map(Plays::ns_per_decision).collect();
    let figures = vec![
        figure(message!("random games"), "1/s", plays.iter().map(Plays::games_per_second).collect(), Better::Higher),
        figure(message!("decisions"), "1/s", decision.iter().map(|ns| 1e9 / ns).collect(), Better::Higher),
        figure(message!("decision"), "ns", decision, Better::Lower),
        figure(message!("decision / clone of 2 KiB"), "ratio", plays.iter().map(Plays::ratio).collect(), Better::Lower),
        figure(message!("clone of 2 KiB"), "ns", plays.iter().map(|p| p.yardstick).collect(), Better::Lower),
        figure(message!("clone of a state"), "ns", clone, Better::Lower),
        figure(message!("state"), "bytes", bytes, Better::Lower),
        figure(message!("set-up"), "ns", setup, Better::Lower),
    ];
    Ok(figures.into_iter().chain(allocated).collect())
}

fn seed(index: u32, stream: Stream) -> u64 {
    derive(SEED, u64::from(index), stream)
}

fn nanoseconds(begin: Instant) -> f64 {
    begin.elapsed().as_nanos() as f64
}

/// Runs a measurement once for nothing, then as often as wanted.
fn rounds(count: u32, mut run: impl FnMut() -> f64) -> Vec<f64> {
    run();
    (0..count).map(|_| run()).collect()
}

fn figure(name: Message, unit: &'static str, mut values: Vec<f64>, better: Better) -> Figure {
    values.sort_by(f64::total_cmp);
    let at = |i: usize| values.get(i).copied().unwrap_or(0.0);
    let (value, low, high) = (at(values.len() / 2), at(0), at(values.len().saturating_sub(1)));
    Figure { name, unit, value, low, high, better }
}

/// A round of whole random games, one from every table, and the yardstick right after it.
struct Plays {
    games: usize,
    decisions: u64,
    nanoseconds: f64,
    yardstick: f64,
}

impl Plays {
    fn measure(tables: &[Box<dyn Match>], count: u32) -> Vec<Plays> {
        Plays::round(tables);
        (0..count).map(|_| Plays::round(tables)).collect()
    }

    fn round(tables: &[Box<dyn Match>]) -> Plays {
        let mut decisions = 0;
        let begin = Instant::now();
        for (index, table) in tables.iter().enumerate() {
            let mut copy = table.copy();
            decisions += u64::from(copy.playout(seed(index as u32, Stream::Bot(0)), LIMIT).decisions);
        }
        Plays { games: tables.len(), decisions, nanoseconds: nanoseconds(begin), yardstick: time_yardstick() }
    }

    fn games_per_second(&self) -> f64 {
        self.games as f64 * 1e9 / self.nanoseconds
    }

    fn ns_per_decision(&self) -> f64 {
        self.nanoseconds / self.decisions.max(1) as f64
    }

    fn ratio(&self) -> f64 {
        self.ns_per_decision() / self.yardstick
    }
}

/// Returns the tables in the middle of their games, where states are as large as they usually are.
fn midgame(tables: &[Box<dyn Match>]) -> Vec<Box<dyn Match>> {
    let mut middle = Vec::new();
    for (index, table) in tables.iter().enumerate().take(64) {
        let seed = seed(index as u32, Stream::Bot(0));
        let whole = table.copy().playout(seed, LIMIT).decisions;
        let mut copy = table.copy();
        copy.playout(seed, whole / 2);
        middle.push(copy);
    }
    middle
}

fn time_clones(tables: &[Box<dyn Match>]) -> f64 {
    const TIMES: u32 = 100;
    let begin = Instant::now();
    for table in tables {
        table.clone_often(TIMES);
    }
    nanoseconds(begin) / f64::from(TIMES) / tables.len().max(1) as f64
}

/// Times the clone of a value of 2 KiB, a yardstick for the machine at hand.
fn time_yardstick() -> f64 {
    const TIMES: u32 = 20_000;
    let value = black_box([1_u64; 256]);
    let begin = Instant::now();
    for _ in 0..TIMES {
        #[expect(clippy::clone_on_copy, reason = "the clone is what is timed")]
        black_box(black_box(&value).clone());
    }
    nanoseconds(begin) / f64::from(TIMES)
}

/// Counts allocations per decision in the second half of games, when buffers have grown.
fn count_allocations(tables: &[Box<dyn Match>], allocations: CountAllocations<'_>) -> f64 {
    let (mut count, mut decisions) = (0, 0);
    for (index, table) in tables.iter().enumerate().take(64) {
        let start = seed(index as u32, Stream::Bot(0));
        let whole = table.copy().playout(start, LIMIT).decisions;
        let mut copy = table.copy();
        copy.playout(start, whole / 2);
        count += allocations(&mut || {
            decisions += u64::from(copy.playout(seed(index as u32, Stream::Bot(1)), LIMIT).decisions);
        });
    }
    count as f64 / decisions.max(1) as f64
}
