//! Puzzles on real boards: win this turn, whatever the other player answers.
//!
//! A puzzle is a scenario file without steps. Nobody writes down its solution: [`Solver`] searches for it, every line
//! that reaches the goal counts, and the other seat is answered by the best defence there is. All hands lie open.
//!
//! ```
//! let puzzle = &baize_puzzles::puzzles("one-piece")[0];
//! let table = puzzle.open().unwrap();
//! assert_eq!(puzzle.solver(&*table).wins(&*table), Some(true));
//! ```

mod solve;

pub use solve::{Solver, obvious, ways};

use baize_kernel::{Answer, Match, Rulebook, Seat};
use baize_scenario::{Diagnostic, lay, parse};
use std::sync::{LazyLock, OnceLock};

/// Whose win a puzzle asks for.
pub const ME: Seat = Seat(0);

/// How many positions the search for a puzzle may look at.
pub const SEARCHED: u32 = 20_000;

/// A puzzle.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The game's id.
    pub game: &'static str,
    /// Its number, from 1.
    pub n: usize,
    /// Its board as a scenario file.
    pub text: String,
    turn: OnceLock<Option<u16>>,
}

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| games().flat_map(read).collect());

fn read(book: &'static dyn Rulebook) -> impl Iterator<Item = Puzzle> {
    let puzzle = |(at, board): (usize, &str)| Puzzle {
        game: book.id(),
        n: at + 1,
        text: format!("{board}\n"),
        turn: OnceLock::new(),
    };
    documents(book.puzzles()).enumerate().map(puzzle)
}

/// Returns the games that have puzzles.
pub fn games() -> impl Iterator<Item = &'static dyn Rulebook> {
    baize_registry::games().iter().copied().filter(|book| !book.puzzles().is_empty())
}

/// Returns the puzzles of a game; none for a game without.
pub fn puzzles(game: &str) -> Vec<&'static Puzzle> {
    ALL.iter().filter(|puzzle| puzzle.game == game).collect()
}

/// Returns the boards of a game's lessons, as scenario files: zones, the turn, battle, answers to answers.
pub fn lessons(book: &dyn Rulebook) -> Vec<&'static str> {
    documents(book.lessons()).collect()
}

fn documents(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.split("\n---\n").map(str::trim).filter(|part| !part.is_empty())
}

impl Puzzle {
    /// Begins the puzzle.
    ///
    /// # Errors
    /// When the board cannot be laid, which a test forbids.
    pub fn open(&self) -> Result<Box<dyn Match>, String> {
        let name = format!("{}, puzzle {}", self.game, self.n);
        let told = |wrong: Vec<Diagnostic>| wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let scenarios = parse(&name, self.text.as_bytes()).map_err(told)?;
        let scenario = scenarios.into_iter().next().ok_or("there is no board")?;
        Ok(lay(&scenario, &|id| baize_registry::find(id).ok())?.table)
    }

    /// Returns the turn in which it is to be won.
    pub fn turn(&self) -> Option<u16> {
        *self.turn.get_or_init(|| Some(self.open().ok()?.clock().1))
    }

    /// Returns the search for its goal from the start.
    pub fn solver(&self, start: &dyn Match) -> Solver {
        Solver::new(start, ME, SEARCHED)
    }

    /// Returns a line that solves it, with the best defence.
    pub fn solution(&self) -> Option<Vec<(Seat, Answer)>> {
        let mut table = self.open().ok()?;
        let mut solver = self.solver(&*table);
        let mut line = Vec::new();
        while let Some(prompt) = table.prompt() {
            let seat = prompt.seat;
            let answer = if seat == ME { solver.winning(&*table) } else { solver.defence(&*table) }?;
            table.play(&answer).ok()?;
            line.push((seat, answer));
        }
        Some(line)
    }
}
