//! Tables before, during and after a match: who sits where, what is set.

use crate::review::Hands;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What is set for a match. Empty fields mean the game's default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The revision of the rules.
    pub revision: String,
    /// The mode.
    pub mode: String,
    /// The format.
    pub format: String,
    /// How many seats; 0 means the fewest of the mode.
    pub seats: u8,
    /// Values of policies, by name.
    pub policies: BTreeMap<String, String>,
    /// Fair play: whether questions are asked alike whatever is held. When left out, between people they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fair: Option<bool>,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatWish {
    /// Who.
    pub kind: SeatKind,
    /// The bot's name, for a bot; the strongest when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// The deck; one that ships when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<DeckWish>,
}

/// Who a seat is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// The guest who makes the table. At most one seat.
    Me,
    /// Anyone who comes.
    Open,
    /// A bot.
    Bot,
}

/// A deck, by name or as a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DeckWish {
    /// A deck that ships.
    Named {
        /// Its name.
        name: String,
    },
    /// A list as people write it, one card a line.
    List {
        /// What it is called.
        name: String,
        /// The lines.
        text: String,
    },
}

/// How thinking time is counted. Each seat has a bank that runs while it is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClockRule {
    /// The bank of each seat at the start, in seconds: 10 to 10,800.
    pub bank: u32,
    /// What is added after each answer of the seat, in seconds: 0 to 120.
    pub increment: u32,
}

/// A table as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LobbyTable {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// The format.
    pub format: String,
    /// Where it stands.
    pub state: TableState,
    /// Who sits where; null for an open seat.
    pub seats: Vec<Option<String>>,
    /// The clock.
    pub clock: Option<ClockRule>,
}

/// Where a table stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Seats are being taken.
    Waiting,
    /// The match is on.
    Playing,
    /// The match is over.
    Over,
    /// The match cannot go on because of a mistake in the program, which is reported.
    Broken,
}

/// Everything about a table but the match itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// What is set, with defaults filled in.
    pub options: Options,
    /// Where it stands.
    pub state: TableState,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Which team each seat is in; teams are numbered from 0.
    pub teams: Vec<u8>,
    /// The clock.
    pub clock: Option<ClockRule>,
    /// Whether only those with the link find it.
    pub private: bool,
    /// The path to invite by, such as `/t/k3v9…`.
    pub link: String,
    /// How many watch without a seat.
    pub watchers: u32,
    /// The table of the next match, once a rematch began.
    pub rematch: Option<String>,
    /// How one guest plays several seats, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hands: Option<Hands>,
    /// Whether its board was laid as a scenario file describes, and not dealt.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub laid: bool,
    /// The puzzle that is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<PuzzleInfo>,
    /// The hash of what the seed of the match will be made of, besides names and decks. The replay of the
    /// match opens it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// After how many milliseconds without an answer the one who is asked may be claimed to stall (`claim`);
    /// absent where a clock decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stall_after: Option<u32>,
    /// After how many milliseconds away the one who is asked may be claimed to have left (`claim`); absent
    /// where a clock decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claim_after: Option<u32>,
}

/// A puzzle: the first seat is to reach a goal in the turn that is on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PuzzleInfo {
    /// Which, from 1.
    pub n: u32,
    /// How many the game has.
    pub of: u32,
    /// The turn in which it is to be solved.
    pub turn: u16,
    /// What is to be done: `win` this turn, find the `only` answer that wins, `survive` the turn, or `clear` a zone of
    /// the other side.
    #[serde(default)]
    pub goal: String,
    /// The strongest card on either side, the solver's first, by which puzzles are told apart.
    #[serde(default)]
    pub rivals: Vec<String>,
    /// The key of the zone that is to be cleared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zone: Option<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    /// Who sits there.
    pub sitting: Sitting,
    /// The name to show; empty on an open seat.
    pub name: String,
    /// The deck's name; empty while there is none.
    pub deck: String,
    /// Whether the guest is connected now; bots always are.
    pub connected: bool,
    /// Whether the guest wants a rematch.
    pub again: bool,
    /// Which bot it is, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// For how many milliseconds the guest has been away, when not connected during a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away: Option<u32>,
}

/// Who sits on a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Sitting {
    /// Nobody yet.
    Open,
    /// A guest.
    Guest,
    /// A bot.
    Bot,
}

/// What a guest is to a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Client {
    /// The seat, when the guest has one.
    pub seat: Option<u8>,
    /// Whether the guest is the host.
    pub host: bool,
}
