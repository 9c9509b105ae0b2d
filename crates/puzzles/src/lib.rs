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

use baize_kernel::{Answer, Match, Seat};
use baize_scenario::{Scenario, lay, parse};
use std::sync::LazyLock;

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
    scenario: Scenario,
}

/// The games that have puzzles, each with its file.
const FILES: [(&str, &str); 4] = [
    ("one-piece", include_str!("../../../games/one-piece/puzzles.yaml")),
    ("gundam", include_str!("../../../games/gundam/puzzles.yaml")),
    ("blackpoker", include_str!("../../../games/blackpoker/puzzles.yaml")),
    ("duel", include_str!("../../../games/duel/puzzles.yaml")),
];

/// The boards of the lessons of each game: zones, the turn, battle, answers to answers.
const LESSONS: [(&str, &str); 4] = [
    ("one-piece", include_str!("../../../games/one-piece/lessons.yaml")),
    ("gundam", include_str!("../../../games/gundam/lessons.yaml")),
    ("blackpoker", include_str!("../../../games/blackpoker/lessons.yaml")),
    ("duel", include_str!("../../../games/duel/lessons.yaml")),
];

/// Returns the boards of a game's lessons, as scenario files.
pub fn lessons(game: &str) -> Vec<&'static str> {
    let file = LESSONS.iter().find(|(known, _)| *known == game).map_or("", |(_, text)| text);
    file.split("\n---\n").map(str::trim).filter(|part| !part.is_empty()).collect()
}

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| FILES.iter().flat_map(|(game, text)| read(game, text)).collect());

/// Returns the puzzles of a game; none for a game without.
pub fn puzzles(game: &str) -> Vec<&'static Puzzle> {
    ALL.iter().filter(|puzzle| puzzle.game == game).collect()
}

/// Returns the games that have puzzles.
pub fn games() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(game, _)| *game)
}

fn read(game: &'static str, text: &str) -> Vec<Puzzle> {
    let documents = text.split("\n---\n").map(str::trim).filter(|part| !part.is_empty());
    let one = |(at, part): (usize, &str)| {
        let name = format!("{game}/puzzles.yaml, puzzle {}", at + 1);
        let scenario = parse(&name, part.as_bytes()).unwrap_or_else(|wrong| panic!("{wrong:?}")).swap_remove(0);
        Puzzle { game, n: at + 1, text: format!("{part}\n"), scenario }
    };
    documents.enumerate().map(one).collect()
}

impl Puzzle {
    /// Begins the puzzle.
    ///
    /// # Errors
    /// When the board cannot be laid, which a test forbids.
    pub fn open(&self) -> Result<Box<dyn Match>, String> {
        Ok(lay(&self.scenario, &|id| baize_registry::find(id).ok())?.table)
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
