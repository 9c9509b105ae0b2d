//! A scenario as it was written: checked for shape, not yet against a game.

use crate::diagnostic::Position;
use crate::read::At;
use crate::yaml::{Entry, Node};
use baize_kernel::Seat;
use baize_kernel::chance::Scripted;

/// A scenario: a start, some steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The file it stands in, as it was named to us.
    pub file: String,
    /// Where it begins.
    pub spot: Position,
    /// What it shows, in a sentence.
    pub title: String,
    /// The id of the game.
    pub game: At<String>,
    /// The revisions it is run with; empty means the default one.
    pub revisions: Vec<At<String>>,
    /// The mode.
    pub mode: Option<At<String>>,
    /// The format.
    pub format: Option<At<String>>,
    /// How many seats, where the mode leaves it open.
    pub seats: Option<u8>,
    /// Values of policies.
    pub policies: Vec<(At<String>, At<String>)>,
    /// The seed of chance.
    pub seed: u64,
    /// The clauses it shows.
    pub cites: Vec<At<String>>,
    /// The ruling it records.
    pub ruling: Option<String>,
    /// Invented cards, to be read with the words of the game.
    pub cards: Vec<Node>,
    /// How it starts.
    pub start: Start,
    /// What happens.
    pub steps: Vec<Step>,
    /// Whether a question may be open at the end.
    pub open: bool,
}

/// How a scenario starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// In the middle.
    Board(BoardText),
    /// From the set-up.
    Setup(SetupText),
}

impl Start {
    /// Returns the clauses for which the start must be refused, if it must.
    pub fn refused(&self) -> Option<&[At<String>]> {
        match self {
            Start::Board(board) => board.refused.as_deref(),
            Start::Setup(setup) => setup.refused.as_deref(),
        }
    }
}

/// A board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardText {
    /// Where it stands.
    pub spot: Position,
    /// The turn's number.
    pub turn: Option<u16>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Who went first.
    pub first: Option<Seat>,
    /// The phase.
    pub phase: Option<At<String>>,
    /// Results of chance.
    pub chance: Vec<Scripted>,
    /// The seats that have something.
    pub seats: Vec<SeatText>,
    /// The clauses for which the board must be refused.
    pub refused: Option<Vec<At<String>>>,
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatText {
    /// Which seat.
    pub seat: Seat,
    /// Its zones.
    pub zones: Vec<(At<String>, Heap)>,
    /// Its own numbers.
    pub scores: Vec<(String, i32)>,
}

/// Some cards, or only how many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heap {
    /// This many, whichever.
    Count(u16),
    /// These.
    Cards(Vec<CardText>),
}

/// A card on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// What it is, by id or name.
    pub card: At<String>,
    /// How many of it.
    pub count: u16,
    /// What the scenario calls it.
    pub alias: Option<At<String>>,
    /// Turned sideways.
    pub rested: bool,
    /// Turned against the zone's usual way.
    pub face_up: Option<bool>,
    /// Damage or counters.
    pub marks: i16,
    /// Came to its zone this turn.
    pub new: bool,
    /// What is attached to it.
    pub attached: Heap,
}

/// A set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupText {
    /// Where it stands.
    pub spot: Position,
    /// The decks, seat by seat.
    pub decks: Vec<DeckText>,
    /// Results of chance.
    pub chance: Vec<Scripted>,
    /// The clauses for which the set-up must be refused.
    pub refused: Option<Vec<At<String>>>,
}

/// A deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckText {
    /// One that ships.
    Named(At<String>),
    /// A list: part (empty for the main one), count, card.
    Lines(Vec<(String, u16, At<String>)>),
}

/// A step and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Where.
    pub spot: Position,
    /// What.
    pub act: Act,
}

/// What a step does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// A seat answers the open question.
    Answer(Seat, Words),
    /// The open question offers this.
    Offers(Offers),
    /// This seat is asked, or with `None` nobody.
    Asked(Option<Seat>),
    /// A seat cannot answer this.
    Refuses {
        /// Who.
        seat: Seat,
        /// What.
        words: Words,
        /// Because of which clause.
        clause: Option<At<String>>,
    },
    /// Things that must be true, to be read with the words of the game.
    Expect(Vec<Entry>),
    /// A question may be open from here to the end.
    Open,
}

/// An answer in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// A line such as `attack Striker -> Kid`.
    Line(String),
    /// Some of the options.
    Choose(Vec<String>),
    /// All options in this order.
    Order(Vec<String>),
    /// A number.
    Number(u32),
}

impl std::fmt::Display for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Words::Line(line) => f.write_str(line),
            Words::Choose(list) => write!(f, "choose {}", list.join(", ")),
            Words::Order(list) => write!(f, "order {}", list.join(", ")),
            Words::Number(n) => write!(f, "number {n}"),
        }
    }
}

/// What a question must offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offers {
    /// Exactly this.
    Exactly(Vec<At<String>>),
    /// Some demands.
    Demands {
        /// How many options there are.
        count: Option<usize>,
        /// Options that must be there.
        has: Vec<At<String>>,
        /// Options that must not.
        lacks: Vec<At<String>>,
    },
}
