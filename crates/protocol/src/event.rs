//! What happened, as one viewer is told it.

use crate::receive::Outcome;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One thing that happened: a sentence, the rules behind it, and the thing itself for animation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// The clauses behind it, the main one first.
    pub clauses: Vec<String>,
    /// What happened, in one line of the viewer's language.
    pub words: String,
    /// Whether it begins something, such as a turn, and so heads the lines after it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub heading: bool,
    /// The cards concerned that the viewer knows.
    pub cards: Vec<u16>,
    /// The thing itself.
    pub what: What,
}

/// The kinds of happenings. Cards that the viewer may not know are null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What {
    /// A card went from one pile to another, or to another place of the same pile.
    Moved {
        /// The card.
        card: Option<u16>,
        /// What it is.
        def: Option<u16>,
        /// The pile it left: seat and zone.
        from: (u8, u8),
        /// The pile it came to: seat and zone.
        to: (u8, u8),
        /// Its place in that pile from the front; null where that is not open to all.
        at: Option<u16>,
        /// Whether it lies face up where the zone itself does not say so.
        face_up: bool,
        /// The card it is attached to.
        host: Option<u16>,
        /// In which way it moved.
        verb: u8,
    },
    /// A card that did not exist before came to a pile.
    Created {
        /// The card.
        card: Option<u16>,
        /// What it is.
        def: Option<u16>,
        /// The pile: seat and zone.
        to: (u8, u8),
    },
    /// A card ceased to exist.
    Removed {
        /// The card.
        card: Option<u16>,
        /// The pile it was in: seat and zone.
        from: (u8, u8),
    },
    /// A card was turned sideways or upright.
    Turned {
        /// The card.
        card: Option<u16>,
        /// Whether it is sideways now.
        rested: bool,
    },
    /// A card was turned over without moving.
    Flipped {
        /// The card.
        card: Option<u16>,
        /// What it is.
        def: Option<u16>,
        /// Whether it is face up now.
        face_up: bool,
    },
    /// The marks (damage, counters) on a card changed.
    Marked {
        /// The card.
        card: Option<u16>,
        /// How many there are now.
        marks: i16,
    },
    /// A pile was shuffled.
    Shuffled {
        /// Whose.
        seat: u8,
        /// Which.
        zone: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: u8,
        /// Its number, from 1.
        number: u16,
    },
    /// A phase or step began.
    PhaseBegan {
        /// Which.
        phase: u8,
    },
    /// A number of a player's own changed.
    Scored {
        /// Whose.
        seat: u8,
        /// Which one.
        score: u8,
        /// What it is now.
        value: i32,
    },
    /// The match ended by the rules of the game.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// A player did something that the events after this one carry out.
    Did {
        /// Who.
        seat: u8,
        /// What.
        verb: u8,
        /// With which card.
        card: Option<u16>,
        /// To which card.
        other: Option<u16>,
        /// How much or which one.
        n: i32,
    },
    /// A card was shown or looked at.
    Seen {
        /// Who looked, or showed.
        seat: u8,
        /// The card.
        card: Option<u16>,
        /// What it is.
        def: Option<u16>,
        /// Whether it was shown to all.
        reveal: bool,
    },
    /// A continuous effect came into force on a card or, with null, on a player.
    Began {
        /// The card.
        card: Option<u16>,
        /// The player.
        seat: u8,
        /// What changed.
        change: Change,
        /// The card it comes from.
        source: Option<u16>,
    },
    /// A continuous effect lapsed.
    Lapsed {
        /// The card.
        card: Option<u16>,
        /// The player.
        seat: u8,
        /// What changed back.
        change: Change,
        /// The card it came from.
        source: Option<u16>,
    },
    /// An effect was activated.
    Activated {
        /// Whose.
        seat: u8,
        /// Of which card.
        card: Option<u16>,
        /// Which of its abilities.
        ability: u8,
    },
    /// Something was left undone because a rule said so.
    Skipped {
        /// Who would have done it.
        seat: u8,
        /// What.
        verb: u8,
        /// With which card.
        card: Option<u16>,
    },
    /// A rule applied that no other event shows. Usually it is told as a further clause of the
    /// event before it.
    Applied {
        /// To whom.
        seat: u8,
        /// To which card.
        card: Option<u16>,
    },
    /// Chance decided.
    Rolled {
        /// For whom.
        seat: u8,
        /// How many outcomes there were.
        of: u16,
        /// Which came up, from 0.
        result: u16,
    },
}

/// What a continuous effect changes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Change {
    /// Adds to a stat.
    Add {
        /// Which.
        stat: u8,
        /// How much.
        n: i32,
    },
    /// Gives a stat another printed value.
    Base {
        /// Which.
        stat: u8,
        /// How much.
        n: i32,
    },
    /// Gives a keyword.
    Gain {
        /// Which.
        keyword: u8,
    },
    /// Takes a keyword away.
    Lose {
        /// Which.
        keyword: u8,
    },
    /// Something else, which the words tell.
    Other,
}
