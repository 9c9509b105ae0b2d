//! What one viewer may know, built up from nothing.

use crate::event::Outcome;
use crate::ids::{CardId, DefId, Phase, Seat, Verb, Zone};
use crate::pool::STATS;
use crate::prompt::Prompt;
use serde::{Deserialize, Serialize};

/// The table through the eyes of a seat, or of a watcher.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes; `None` for a watcher.
    pub viewer: Option<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn's number.
    pub turn: u16,
    /// The phase or step.
    pub phase: Phase,
    /// All piles, seat by seat, in the order of zones.
    pub piles: Vec<PileView>,
    /// Numbers of each player's own, such as life points.
    pub scores: Vec<Vec<i32>>,
    /// Arrows between cards: an attack, a chain.
    pub links: Vec<Link>,
    /// What was announced and waits to be carried out; the last comes first.
    pub stack: Vec<Waiting>,
    /// Who is asked, if someone is.
    pub asked: Option<Seat>,
    /// The question, when the viewer is asked.
    pub prompt: Option<Prompt>,
    /// How the match ended, when it has.
    pub outcome: Option<Outcome>,
}

/// A pile as seen by a viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PileView {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub zone: Zone,
    /// How many cards the viewer can count.
    pub count: u16,
    /// Whether there may be more than that.
    pub more: bool,
    /// The cards from front to back. Hidden ones are there without identity.
    pub cards: Vec<CardView>,
}

/// A card as seen by a viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardView {
    /// The card; `CardId::NONE` when the viewer may not know it.
    pub card: CardId,
    /// What it is, when the viewer may know.
    pub def: Option<DefId>,
    /// Face up where the zone would hide it.
    pub face_up: bool,
    /// Turned sideways.
    pub rested: bool,
    /// Damage or counters.
    pub marks: i16,
    /// The card it is attached to.
    pub host: CardId,
    /// Came to its zone this turn.
    pub new: bool,
    /// Stats as they are now; absent ones are [`NO_STAT`](crate::pool::NO_STAT).
    pub stats: [i32; STATS],
    /// Keywords as they are now, as a bit set.
    pub keywords: u32,
}

impl CardView {
    /// A card of which nothing is known.
    pub const HIDDEN: CardView = CardView {
        card: CardId::NONE,
        def: None,
        face_up: false,
        rested: false,
        marks: 0,
        host: CardId::NONE,
        new: false,
        stats: [crate::pool::NO_STAT; STATS],
        keywords: 0,
    };
}

/// An arrow between two cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// Where it starts.
    pub from: CardId,
    /// Where it points.
    pub to: CardId,
}

/// Something announced that waits to be carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub verb: Verb,
    /// The cards it is made of; `CardId::NONE` for those that the viewer may not know.
    pub cards: Vec<CardId>,
    /// What it is aimed at.
    pub aim: Aim,
}

/// What something that waits is aimed at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Aim {
    /// Nothing in particular.
    Nothing,
    /// A card, by its place in its pile where the viewer may not know the card itself.
    Card {
        /// The card; `CardId::NONE` when the viewer may not know it.
        card: CardId,
        /// The pile it lies in.
        pile: (Seat, Zone),
        /// Its place there from the front.
        at: u16,
    },
    /// A player.
    Seat(Seat),
    /// Something else that waits, by its place in the stack from the bottom.
    Waiting(u16),
}

impl View {
    /// Returns a pile of the view.
    pub fn pile(&self, seat: Seat, zone: Zone) -> Option<&PileView> {
        self.piles.iter().find(|p| p.seat == seat && p.zone == zone)
    }

    /// Returns every card that the viewer sees, pile by pile.
    pub fn known(&self) -> impl Iterator<Item = CardId> {
        self.piles.iter().flat_map(|p| &p.cards).map(|c| c.card).filter(|c| c.is_some())
    }
}
