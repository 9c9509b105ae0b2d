//! What is wrong with a scenario, where, and how to mend it.

use baize_kernel::{Message, message};
use std::fmt;

/// A place in a file, counted from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl Position {
    /// The beginning of a file.
    pub const START: Position = Position { line: 1, column: 1 };
}

impl Default for Position {
    fn default() -> Self {
        Position::START
    }
}

/// One thing that is wrong with a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The file, as it was named to us.
    pub file: String,
    /// Where in it.
    pub spot: Position,
    /// What is wrong and how to mend it.
    pub message: Message,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.spot.line, self.spot.column, self.message)
    }
}

impl std::error::Error for Diagnostic {}

impl Diagnostic {
    /// Returns what is wrong, and where in the file.
    pub fn told(&self) -> Message {
        placed(self.spot, &self.message)
    }
}

fn placed(at: Position, message: &Message) -> Message {
    message!("{line}:{column}: {message}", line = at.line, column = at.column, message)
}

/// The most problems kept for one file: the rest would not be read anyway.
const MOST: usize = 50;

/// Collects what is wrong, so that all of it is told at once.
#[derive(Clone, Debug, Default)]
pub struct Problems {
    list: Vec<(Position, Message)>,
}

impl Problems {
    /// Adds a problem.
    pub fn add(&mut self, spot: Position, message: impl Into<Message>) {
        if self.list.len() < MOST {
            self.list.push((spot, message.into()));
        }
    }

    /// Returns how many are kept.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns whether no more are kept: what finds them may stop looking.
    pub fn is_full(&self) -> bool {
        self.list.len() >= MOST
    }

    /// Returns whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the problems as diagnostics of a file, in the order of the file.
    pub fn into_diagnostics(mut self, file: &str) -> Vec<Diagnostic> {
        self.list.sort_by_key(|(spot, _)| *spot);
        let told = |(spot, message)| Diagnostic { file: file.to_owned(), spot, message };
        self.list.into_iter().map(told).collect()
    }

    /// Returns the first place and all messages, one per line, each with its place.
    pub fn into_message(mut self) -> (Position, Message) {
        self.list.sort_by_key(|(spot, _)| *spot);
        let spot = self.list.first().map_or(Position::START, |(spot, _)| *spot);
        let several = self.list.len() > 1;
        let line = |(at, message): &(Position, Message)| match several {
            true => placed(*at, message),
            false => message.clone(),
        };
        (spot, Message::list(self.list.iter().map(line).collect(), "\n"))
    }
}
