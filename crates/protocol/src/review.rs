//! Matches that are over, looked at again; and what is said besides answers.

use crate::event::Told;
use crate::lobby::Options;
use crate::receive::{Ending, Outcome};
use crate::view::View;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A match of one's own that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Finished {
    /// The table it was played at, by which its replay is asked for.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// The format.
    pub format: String,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The guest's own seats; none where a replay was brought along.
    pub yours: Vec<u8>,
    /// How it ended, when it did.
    pub outcome: Option<Outcome>,
    /// Why, as in `Ending`; empty when it did not end.
    pub reason: String,
    /// When, in seconds since 1970.
    pub ended: u32,
}

/// A match that is over: everything but the boards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Review {
    /// The table it was played at.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// What was set.
    pub options: Options,
    /// Who sat where.
    pub seats: Vec<ReviewSeat>,
    /// Which team each seat is in.
    pub teams: Vec<u8>,
    /// How it ended, when it did.
    pub ending: Option<Ending>,
    /// Where the match comes from.
    pub origin: ReviewOrigin,
    /// How many answers were given.
    pub answers: u32,
    /// How many more were given and taken back.
    pub taken_back: u32,
    /// What each answer did, in order; the first is the set-up.
    pub moments: Vec<Moment>,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewSeat {
    /// The name.
    pub name: String,
    /// The deck's name.
    pub deck: String,
    /// Which bot it was, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// Where a match comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReviewOrigin {
    /// It was played here from its first deal.
    Played,
    /// It goes on from a moment of another match.
    Continued,
    /// A guest brought it along as a file; the rules agree with it, and nothing else is known of it.
    Brought,
    /// Its board was laid and not dealt.
    Laid,
}

/// What an answer did, in a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Moment {
    /// Who answered; null for the set-up.
    pub by: Option<u8>,
    /// The turn it led to.
    pub turn: u16,
    /// Whose turn that is.
    pub active: u8,
    /// What happened, in words.
    pub words: String,
    /// The clause behind it; empty when there is none.
    pub clause: String,
}

/// Some boards of a match that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewFrames {
    /// How many answers were given before the first of them.
    pub from: u32,
    /// The boards, one after each answer.
    pub frames: Vec<ReviewFrame>,
}

/// The board after an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewFrame {
    /// What happened, in order.
    pub events: Vec<Told>,
    /// What was seen then. The question is there for eyes that see it.
    pub view: View,
}

/// How one person plays several seats.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// All of them lie open: practice.
    Open,
    /// Several people at one screen, each seeing their own: a curtain falls between turns.
    Curtain,
}

/// Who plays on from a moment of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GoOn {
    /// The guest on one seat, bots on the others.
    Bot {
        /// The guest's seat.
        seat: u8,
        /// The bot's name; the strongest when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// The guest on all seats.
    Hands {
        /// How.
        hands: Hands,
    },
}

/// What is done about taking an answer back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BackMove {
    /// Asks for it. Against bots, and where one plays all hands, it is done at once.
    Ask,
    /// Agrees. When everybody does, it is done.
    Accept,
    /// Declines; nothing changes.
    Decline,
}

/// Somebody wants to take an answer back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BackState {
    /// Who asks.
    pub by: u8,
    /// Who agrees so far, the one who asks included.
    pub agreed: Vec<u8>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Counts the lines of a table.
    pub n: u32,
    /// The seat of whoever said it.
    pub seat: u8,
    /// How they are called.
    pub name: String,
    /// What was said: words of somebody's own, to be shown as text only; or a phrase.
    pub said: Saying,
}

/// What is said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Saying {
    /// Words of one's own: at most 200 characters.
    Words {
        /// The words.
        text: String,
    },
    /// A phrase that everybody reads in their own language.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
}

/// Phrases that everybody reads in their own language.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck, have fun.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// I am sorry.
    Sorry,
    /// Just a moment.
    Moment,
    /// I misclicked.
    Misclick,
    /// Good game.
    GoodGame,
    /// Goodbye.
    Bye,
}
