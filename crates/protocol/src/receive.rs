//! What the server says to a client.

use crate::event::Told;
use crate::lobby::{Client, LobbyTable, TableInfo};
use crate::review::{BackState, ChatLine, Finished};
use crate::send::Answer;
use crate::view::{Clocks, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A frame from the server: something said, and the request it replies to, if any.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Received {
    /// The `id` of the request this replies to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub re: Option<u32>,
    /// What is said.
    #[serde(flatten)]
    #[ts(flatten)]
    pub body: ToClient,
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// Replies to `hello` and `rename`.
    Welcome {
        /// The protocol the server speaks.
        protocol: u16,
        /// The guest's public id.
        guest: String,
        /// Proves to be this guest; to be kept secret and said in the next `hello`.
        token: String,
        /// The name that others see.
        name: String,
        /// The language that words come in.
        lang: String,
        /// Name and version of the server.
        server: String,
        /// Tables at which the guest has a seat and the match is on or being made ready.
        tables: Vec<String>,
    },
    /// A request was carried out that has no reply of its own.
    Done,
    /// All open tables.
    Lobby {
        /// The tables: those that wait for players, then those that are played at.
        tables: Vec<LobbyTable>,
        /// How many more there are.
        #[serde(default)]
        more: u32,
    },
    /// A table of the lobby is new or has changed.
    LobbyChanged {
        /// The table.
        table: LobbyTable,
    },
    /// A table is no longer in the lobby.
    LobbyGone {
        /// The table.
        table: String,
    },
    /// Everything about a table but the match; sent again whenever it changes.
    Table {
        /// The table.
        info: TableInfo,
        /// What the guest is to it.
        you: Client,
    },
    /// The match as it stands.
    Snapshot {
        /// The table.
        table: String,
        /// How many answers were given so far.
        version: u32,
        /// The guest's seat; null for a watcher.
        seat: Option<u8>,
        /// What the guest sees.
        view: Box<View>,
        /// What the guest was told, oldest first; the latest lines only in a long match.
        log: Vec<Told>,
        /// Thinking times; null without a clock.
        clocks: Option<Clocks>,
        /// How the match ended, when it has.
        ending: Option<Ending>,
        /// The offer of a draw that stands.
        draw: Option<DrawState>,
        /// The wish to take an answer back that stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        take_back: Option<BackState>,
        /// How many times answers of the match were taken back. Versions may go back with it.
        #[serde(default)]
        taken_back: u32,
    },
    /// The match went on by one answer. Versions count by one; a gap wants a `resync`.
    ///
    /// Of the view, `piles` has those that are not as they were at the version before; the others are as they were.
    Update {
        /// The table.
        table: String,
        /// How many answers were given so far.
        version: u32,
        /// What happened, in order.
        events: Vec<Told>,
        /// What the guest sees now, with the piles that changed.
        view: Box<View>,
        /// Thinking times; null without a clock.
        clocks: Option<Clocks>,
    },
    /// The answer is stored and will not be lost.
    Accepted {
        /// The table.
        table: String,
        /// The question it answered.
        prompt: u32,
        /// The version that came of it.
        version: u32,
    },
    /// The answer was not taken; nothing has changed.
    Refused {
        /// The table.
        table: String,
        /// Why, for programs.
        reason: Refusal,
        /// The clause that forbids it; empty when there is none.
        clause: String,
        /// Why, for people.
        text: String,
    },
    /// Why something is not offered.
    Because {
        /// The table.
        table: String,
        /// The reasons; at least one.
        reasons: Vec<Because>,
    },
    /// A bot thinks about its answer.
    Thinking {
        /// The table.
        table: String,
        /// Its seat.
        seat: u8,
    },
    /// Thinking times changed without an answer: somebody came back or lost the connection.
    Clocks {
        /// The table.
        table: String,
        /// The times.
        clocks: Clocks,
    },
    /// A draw was offered, agreed to or declined.
    Draw {
        /// The table.
        table: String,
        /// The offer that stands; null when it is gone.
        draw: Option<DrawState>,
    },
    /// Somebody wants to take an answer back, or no longer does.
    TakeBack {
        /// The table.
        table: String,
        /// The wish that stands; null when it is gone.
        take_back: Option<BackState>,
    },
    /// What was said at the table: after `watch` the latest lines, then each as it is said.
    Chat {
        /// The table.
        table: String,
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// An answer that still leads to the goal of a puzzle.
    Hint {
        /// The table.
        table: String,
        /// The question it answers.
        prompt: u32,
        /// The answer; null when none does any more.
        answer: Option<Answer>,
    },
    /// The guest's own matches that are over, the latest first.
    Finished {
        /// The matches.
        matches: Vec<Finished>,
        /// Whether there are more.
        more: bool,
    },
    /// The match is over.
    Over {
        /// The table.
        table: String,
        /// How.
        ending: Ending,
    },
    /// The next match of the same seats begins.
    Rematch {
        /// The table that is over.
        table: String,
        /// The new one; the guest's seat is kept.
        next: String,
    },
    /// A request could not be carried out.
    Error {
        /// Which sort of trouble, for programs: `protocol`, `hello_first`, `bad_frame`, `too_large`,
        /// `too_fast`, `too_many`, `no_such_game`, `no_such_table`, `no_such_seat`, `bad_options`,
        /// `bad_deck`, `not_yours`, `not_now`, `full`, `broken`, `trouble`.
        code: String,
        /// What is wrong.
        text: String,
        /// How to mend it; may be empty.
        hint: String,
    },
    /// Tells whether answers can be stored: when that changes, and after `welcome` while they cannot. While
    /// they cannot nothing is lost and nothing goes on.
    Health {
        /// Whether they can.
        well: bool,
    },
    /// Replies to `ping`.
    Pong {
        /// The number of the `ping`.
        n: u32,
    },
}

/// Why an answer was not taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The question was answered already.
    Late,
    /// The match is over.
    Over,
    /// Somebody else is asked, or the guest has no seat.
    NotYou,
    /// The answer has not the shape of the question, or is not among its options.
    Unfit,
    /// A rule forbids it.
    Forbidden,
    /// The match could not go on with this answer because of a mistake in the program. The answer
    /// is as if it was never given.
    Broken,
}

/// A reason why something is not offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Because {
    /// What would have been done, in words; empty when nothing in particular.
    pub words: String,
    /// The clause that forbids it; empty when there is none.
    pub clause: String,
    /// What it forbids.
    pub text: String,
}

/// How a match ended by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// These seats won.
    Won {
        /// The seats.
        seats: Vec<u8>,
    },
    /// Nobody won.
    Draw,
}

/// How and why a match is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Ending {
    /// How.
    pub outcome: Outcome,
    /// Why, for programs: `rules`, `concession`, `time`, `absence`, `agreement`, `abandoned`.
    pub reason: String,
    /// The same in words.
    pub text: String,
}

/// An offer of a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DrawState {
    /// Who offered it.
    pub by: u8,
    /// Who agrees so far, the one who offered it included.
    pub agreed: Vec<u8>,
}
