//! Puzzles on real boards: win this turn, survive it or clear the board, whatever the other player answers.
//!
//! A puzzle is a scenario file without steps; its title is its goal, and that of a board to be cleared
//! names the zone. Nobody writes down its solution: [`Solver`] searches for it, every line
//! that reaches the goal counts, and the other seat is answered by the best defence there is. All hands lie open.
//!
//! ```
//! let puzzle = &baize_puzzles::puzzles("one-piece")[0];
//! let table = puzzle.open().unwrap();
//! assert_eq!(puzzle.solver(&*table).wins(&*table), Some(true));
//! ```

mod solve;

pub use solve::{Aim, Solver, obvious, ways};

use baize_kernel::pool::NO_STAT;
use baize_kernel::{Answer, Match, Message, Rulebook, Seat, message};
use baize_scenario::{Diagnostic, lay, parse};
use std::sync::{LazyLock, OnceLock};

/// Whose win a puzzle asks for.
pub const ME: Seat = Seat(0);

/// How many positions the search for a puzzle may look at.
pub const SEARCHED: u32 = 20_000;

/// What a puzzle asks for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// Win this turn, whatever is answered.
    Win,
    /// The same, and only one first answer leads there.
    Only,
    /// Do not lose in the turn of the other, whatever they do.
    Survive,
    /// Leave the other no card in a zone this turn.
    Clear,
}

impl Goal {
    /// Every goal.
    pub const ALL: [Goal; 4] = [Goal::Win, Goal::Only, Goal::Survive, Goal::Clear];

    /// Returns how the title of boards with this goal begins.
    pub fn title(self) -> &'static str {
        match self {
            Goal::Win => "Win this turn",
            Goal::Only => "Find the only answer",
            Goal::Survive => "Survive this turn",
            Goal::Clear => "Clear the board of ",
        }
    }

    /// Returns the word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Only => "only",
            Goal::Survive => "survive",
            Goal::Clear => "clear",
        }
    }

    /// Returns what is to be done, for people.
    pub fn told(self) -> Message {
        match self {
            Goal::Win => message!("Win this turn, whatever the other player answers."),
            Goal::Only => message!("Win this turn; only one first answer leads there."),
            Goal::Survive => message!("Do not lose this turn, whatever the other player does."),
            Goal::Clear => message!("Clear the other side this turn: a Leader and what cannot fight may stay."),
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The game's id.
    pub game: &'static str,
    /// Its number, from 1.
    pub n: usize,
    /// Its board as a scenario file.
    pub text: String,
    start: OnceLock<Option<Start>>,
}

/// What is known of the board at the start.
#[derive(Clone, Debug)]
struct Start {
    turn: u16,
    rivals: [String; 2],
}

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| games().flat_map(read).collect());

fn read(book: &'static dyn Rulebook) -> impl Iterator<Item = Puzzle> {
    let puzzle = |(at, board): (usize, &str)| Puzzle {
        game: book.id(),
        n: at + 1,
        text: format!("{board}\n"),
        start: OnceLock::new(),
    };
    documents(book.spec().puzzles).enumerate().map(puzzle)
}

/// Returns the games that have puzzles.
pub fn games() -> impl Iterator<Item = &'static dyn Rulebook> {
    baize_registry::games().iter().copied().filter(|book| !book.spec().puzzles.is_empty())
}

/// Returns the puzzles of a game; none for a game without.
pub fn puzzles(game: &str) -> Vec<&'static Puzzle> {
    ALL.iter().filter(|puzzle| puzzle.game == game).collect()
}

/// Returns the boards of a game's lessons, as scenario files: zones, the turn, battle, answers to answers.
pub fn lessons(book: &dyn Rulebook) -> Vec<&'static str> {
    documents(book.spec().lessons).collect()
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

    fn start(&self) -> Option<&Start> {
        let look = |table: Box<dyn Match>| Start {
            turn: table.clock().1,
            rivals: [ME, Seat(1)].map(|seat| strongest(&*table, seat).unwrap_or_default()),
        };
        self.start.get_or_init(|| self.open().ok().map(look)).as_ref()
    }

    /// The title of its file.
    fn heading(&self) -> &str {
        self.text.lines().find_map(|line| line.strip_prefix("title: ")).unwrap_or_default()
    }

    /// Returns what is to be done.
    pub fn goal(&self) -> Goal {
        Goal::ALL.into_iter().find(|goal| self.heading().starts_with(goal.title())).unwrap_or(Goal::Win)
    }

    /// Returns the word of the zone that is to be cleared, where that is the goal.
    pub fn zone(&self) -> Option<&str> {
        self.heading().strip_prefix(Goal::Clear.title())
    }

    /// Returns what is searched for in it.
    pub fn aim(&self) -> Aim {
        let cleared = || baize_registry::find(self.game).ok()?.vocabulary().find_zone(self.zone()?);
        match self.goal() {
            Goal::Win | Goal::Only => Aim::Win,
            Goal::Survive => Aim::Survive,
            Goal::Clear => cleared().map_or(Aim::Win, Aim::Clear),
        }
    }

    /// Returns the turn in which it is to be solved.
    pub fn turn(&self) -> Option<u16> {
        self.start().map(|start| start.turn)
    }

    /// Returns the names of the strongest card on each side, by which a puzzle is told from others; empty for a side
    /// that has none.
    pub fn rivals(&self) -> [String; 2] {
        self.start().map(|start| start.rivals.clone()).unwrap_or_default()
    }

    /// Returns the title: who is against whom.
    pub fn title(&self) -> Message {
        let [mine, theirs] = self.rivals();
        match theirs.is_empty() {
            true => mine.into(),
            false => message!("{mine} against {theirs}", mine, theirs),
        }
    }

    /// Returns the search for its goal from the start.
    pub fn solver(&self, start: &dyn Match) -> Solver {
        self.solver_in(start.clock().1)
    }

    /// Returns the search for its goal in its turn, which may be over.
    pub fn solver_in(&self, turn: u16) -> Solver {
        Solver::in_turn(ME, turn, SEARCHED).aim(self.aim())
    }

    /// Returns a line that solves it, with the best defence.
    pub fn solution(&self) -> Option<Vec<(Seat, Answer)>> {
        let mut table = self.open().ok()?;
        let mut solver = self.solver(&*table);
        let mut line = Vec::new();
        while let Some(prompt) = table.prompt().filter(|_| solver.settled(&*table).is_none()) {
            let seat = prompt.seat;
            let answer = if seat == ME { solver.winning(&*table) } else { solver.defence(&*table) }?;
            table.play(&answer).ok()?;
            line.push((seat, answer));
        }
        Some(line)
    }
}

/// Returns the name of the card of a side with the largest printed number, among those that everybody sees, or else
/// among those that the player sees.
fn strongest(table: &dyn Match, seat: Seat) -> Option<String> {
    [None, Some(seat)].into_iter().find_map(|eyes| strongest_seen(table, seat, eyes))
}

fn strongest_seen(table: &dyn Match, seat: Seat, eyes: Option<Seat>) -> Option<String> {
    let (view, pool) = (table.view(eyes), table.pool());
    let seen = view.piles.iter().filter(|pile| pile.seat == seat).flat_map(|pile| &pile.cards).filter_map(|c| c.def);
    let strength = |def: &baize_kernel::DefId| pool.def(*def).stats.iter().copied().filter(|n| *n != NO_STAT).max();
    let best = seen.max_by_key(|def| (strength(def), std::cmp::Reverse(*def)))?;
    Some(pool.name(best).to_owned())
}
