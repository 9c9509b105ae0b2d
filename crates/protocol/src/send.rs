//! What a client says to the server.

use crate::lobby::{ClockRule, DeckWish, Options, SeatWish};
use crate::review::{BackMove, GoOn, Hands, Saying};
use crate::view::Spot;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A frame from a client: something said, and a number to recognise the reply by.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Sent {
    /// Comes back as `re` with the reply, when given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// What is said.
    #[serde(flatten)]
    #[ts(flatten)]
    pub body: ToServer,
}

/// What a client says. The seat is never part of it: it comes from the guest's token.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// Opens the conversation; the first frame, and only the first. Answered by `welcome`.
    Hello {
        /// The protocol the client speaks.
        protocol: u16,
        /// The token of an earlier `welcome`, to be the same guest again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
        /// The name to be shown; the server finds one when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// The language of words, as a tag such as `en`.
        #[serde(default)]
        lang: String,
    },
    /// Changes the name that others see. Answered by `welcome`.
    Rename {
        /// The new name.
        name: String,
    },
    /// Begins or ends being told of open tables. Answered by `lobby`, or by `done` at the end.
    Lobby {
        /// Whether to be told.
        watch: bool,
        /// How many tables of the list to leave out, for those who saw them already; none when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        skip: Option<u32>,
    },
    /// Makes a table and sits down at it where a seat says `me`. Answered by `table`.
    Create {
        /// The game's id.
        game: String,
        /// What is set.
        #[serde(default)]
        options: Options,
        /// Who is to sit where. As many as there are seats.
        seats: Vec<SeatWish>,
        /// The clock; none when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockRule>,
        /// Whether only those with the link find it.
        #[serde(default)]
        private: bool,
        /// How the guest plays several seats that say `me`; left out, one at most does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        hands: Option<Hands>,
    },
    /// Plays on from a moment of a match that is over, at a new table. Answered by `table`.
    GoOn {
        /// The table of the match.
        table: String,
        /// How many answers of it still hold.
        version: u32,
        /// Who plays on.
        with: GoOn,
    },
    /// Opens a table with a board that a scenario file describes. Answered by `table`.
    Lay {
        /// The file.
        board: String,
        /// Who plays.
        with: GoOn,
    },
    /// Opens a table with a puzzle: the guest on the first seat, the best defence on the other, all hands open.
    /// Answered by `table`.
    Puzzle {
        /// The game's id.
        game: String,
        /// Which, from 1.
        n: u32,
    },
    /// Asks for an answer that still leads to the goal of a puzzle. Answered by `hint`.
    Hint {
        /// The table.
        table: String,
    },
    /// Lists the guest's own matches that are over, the latest first. Answered by `finished`.
    Finished {
        /// How many of the list to leave out; none when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        skip: Option<u32>,
    },
    /// Sits down on an open seat. Answered by `table`.
    Sit {
        /// The table.
        table: String,
        /// The seat, from 0.
        seat: u8,
        /// The deck; the game's first when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        deck: Option<DeckWish>,
    },
    /// Stands up before the match; a host who leaves gives the table to the next guest.
    Leave {
        /// The table.
        table: String,
    },
    /// Changes a deck before the match: one's own, or a bot's by the host. Answered by `table`.
    Deck {
        /// The table.
        table: String,
        /// The seat whose deck it is.
        seat: u8,
        /// The deck.
        deck: DeckWish,
    },
    /// Seats a bot on an open seat, or frees a bot's seat; the host's to say. Answered by `table`.
    Bot {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The bot's name; left out, the seat becomes open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// Starts the match once all seats are taken; the host's to say. A table whose last seat is
    /// taken by a guest starts by itself. Answered by `table`, and `snapshot` to all who watch.
    Start {
        /// The table.
        table: String,
    },
    /// Attaches to a table: as the seat the guest holds, else as a watcher. Answered by `table`,
    /// and by `snapshot` when the match is on or over.
    Watch {
        /// The table.
        table: String,
    },
    /// Detaches from a table. The seat is kept.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Answers the open question. Answered by `accepted` once it is stored, or by `refused`.
    Answer {
        /// The table.
        table: String,
        /// The question, by its id. An answer to any other than the open one is late.
        prompt: u32,
        /// The answer.
        answer: Answer,
    },
    /// Says that versions are missing. Answered by `snapshot`.
    Resync {
        /// The table.
        table: String,
        /// The last version the client has.
        have: u32,
    },
    /// Asks why something is not offered. Answered by `because`.
    Why {
        /// The table.
        table: String,
        /// The card that should do it or to which it should be done.
        a: Spot,
        /// The second card, such as a target.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        b: Option<Spot>,
        /// The verb, when it is known what is wanted; every verb otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        verb: Option<u8>,
    },
    /// Gives the match up. Answered by `accepted` once it is stored.
    Concede {
        /// The table.
        table: String,
    },
    /// Claims that the guest who is asked left for good: that seat gives up. Only without a clock, and
    /// only after the guest was away for `claim_after` of the table, or is there and has not answered for
    /// `stall_after`. Answered by `accepted`.
    Claim {
        /// The table.
        table: String,
    },
    /// Offers a draw, or answers an offer. Told to all as `draw`.
    Draw {
        /// The table.
        table: String,
        /// What is done.
        what: DrawMove,
    },
    /// Wants to take back one's latest answer, or answers such a wish. Told to all as `take_back`; once it is
    /// done, as `snapshot`.
    TakeBack {
        /// The table.
        table: String,
        /// What is done.
        what: BackMove,
    },
    /// Says something to those at the table; only those who sit there do. Told to all as `chat`.
    Say {
        /// The table.
        table: String,
        /// What.
        said: Saying,
    },
    /// Wants to play again with the same seats; when all guests do, a new table begins and all
    /// are told as `rematch`.
    Rematch {
        /// The table.
        table: String,
    },
    /// Answered by `pong`.
    Ping {
        /// Any number.
        n: u32,
    },
}

/// An answer, by position among the options of the question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// To `pick`: the option at this place, from 0.
    Pick {
        /// The place.
        at: u16,
    },
    /// To `several`: the options at these places, in any order.
    Several {
        /// The places.
        at: Vec<u16>,
    },
    /// To `arrange`: all places, the first to be dealt with first.
    Arrange {
        /// The places in the wanted order.
        order: Vec<u16>,
    },
    /// To `number`: this number.
    Number {
        /// The number.
        n: u32,
    },
}

/// What is done about a draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DrawMove {
    /// Offers one. The offer stands until it is declined or the one who offers answers a question.
    Offer,
    /// Agrees. When all seats still in the match agree, it is drawn.
    Accept,
    /// Declines; the offer is gone.
    Decline,
}
