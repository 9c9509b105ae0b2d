//! The kernel of Baize: a match as a value.
//!
//! A match is plain data: cards in piles, a stack of work in progress, chance, and the open
//! question. It can be cloned, compared, hashed, written down and resumed at every question.
//! A game ([`Game`]) is rules over that data; a [`Match`] is a match of any game. The kernel
//! names no game, and knows no clock, no I/O, no threads and no floating point numbers.
//!
//! The path of one decision: the open [`Prompt`] lists exactly the legal answers; a seat answers
//! with positions in that list; the frame that asked gets the answer, and frames are stepped until
//! the next question. Every [`Event`] on the way names the clause that caused it.

pub mod bans;
pub mod simple_game;
pub mod chance;
pub mod changes;
pub mod deck_list;
pub mod discount;
pub mod verb_rule;
pub mod effect;
pub mod event;
pub mod fair;
pub mod foresight;
pub mod game;
pub mod game_spec;
pub mod ids;
pub mod ir;
pub mod kept;
pub mod continuous;
pub mod cx;
pub mod layout;
pub mod message;
pub mod moves;
pub mod phrase;
pub mod policies;
pub mod pool;
pub mod prompt;
pub mod reference;
pub mod replay;
pub mod saved;
pub mod match_of;
pub mod select;
pub mod state;
pub mod rulebook;
pub mod view;
pub mod vocabulary;
mod ways;
pub mod witness;

pub use cx::Cx;
pub use event::{Event, Log, Outcome, What};
pub use game::{Bot, Effects, Flow, Game, GameBase, Reads, Seating, Show, StateOf, Verbs};
pub use ids::{
    AbilityRef, Ban, CardId, Clause, Cue, DefId, Gauge, Keyword, Kind, Label, Phase, Point, Ref, Seat, SeatSet, Stat,
    Verb, Word, Zone,
};
pub use match_of::MatchOf;
pub use message::Message;
pub use phrase::{Part, Phrase};
pub use pool::{CardDef, Lexicon, Pool};
pub use prompt::{Answer, Ask, Choice, Prompt, Refusal, Rejected, Reply, Why};
pub use rulebook::{Board, BoardCard, Deck, DeckLine, Intent, Match, Options, Problem, Rulebook, SeatBoard, Staged};
pub use state::{Card, Job, Memory, State};
pub use view::View;
pub use vocabulary::Vocabulary;
