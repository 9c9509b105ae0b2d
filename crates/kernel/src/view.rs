//! What one viewer may know, built up from nothing.
//!
//! ```
//! use baize_kernel::{Options, Seat};
//!
//! let book = baize_spark::book();
//! let options = Options::default();
//! let decks = book.decks_in_turn(&options, 0);
//! let table = book.open(&options, book.pool(), &decks, 7).expect("these decks are legal");
//! let (own, watcher) = (table.view(Some(Seat(0))), table.view(None));
//! assert!(own.known().count() > watcher.known().count(), "a player knows the own hand");
//! assert!(watcher.known().all(|card| own.known().any(|c| c == card)), "and whatever everybody knows");
//! ```

use crate::event::Outcome;
use crate::ids::{CardId, Clause, DefId, Phase, Seat, Stat, Verb, Zone};
use crate::pool::{NO_STAT, STATS};
use crate::prompt::Ask;
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
    /// Fights that are on, with what they come to as they stand.
    pub battles: Vec<Battle>,
    /// What was announced and waits to be carried out; the last comes first.
    pub stack: Vec<Waiting>,
    /// Who is asked, if someone is.
    pub asked: Option<Seat>,
    /// The question, when the viewer is asked.
    pub prompt: Option<Question>,
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
    /// Stats as they are now; absent ones are [`NO_STAT`].
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
        stats: [NO_STAT; STATS],
        keywords: 0,
    };
}

/// A card by where it lies, and by itself when the viewer may know it: the way to point at any
/// card on the table without giving away which one it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// The card; `CardId::NONE` when the viewer may not know it.
    pub card: CardId,
    /// The pile it lies in.
    pub pile: (Seat, Zone),
    /// Its place there from the front.
    pub at: u16,
}

/// An arrow between two cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// Where it starts.
    pub from: Spot,
    /// Where it points.
    pub to: Spot,
}

/// An open question as the seat that is asked is told it. It is answered by the places of its
/// options, which are those of the [`Prompt`](crate::prompt::Prompt) it was made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Counts the questions of a match, so that a late answer is recognised.
    pub id: u32,
    /// Who is asked.
    pub seat: Seat,
    /// What the seat is about to do; names the question in every language.
    pub verb: Verb,
    /// The card whose text or rule asks, if one does.
    pub source: Option<Spot>,
    /// The clause that gives the choice.
    pub clause: Clause,
    /// In which shape.
    pub ask: Ask,
    /// What can be answered.
    pub options: Vec<Offer>,
}

/// One option of a question.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// What.
    pub verb: Verb,
    /// Which one, where the verb needs it.
    pub n: u16,
    /// The card that does it or to which it is done.
    pub a: Option<Spot>,
    /// The second card, such as the target of an attack.
    pub b: Option<Spot>,
}

impl Question {
    /// Returns every card that the question points at.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        self.source.into_iter().chain(self.options.iter().flat_map(|o| [o.a, o.b]).flatten())
    }
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
    /// A card.
    Card(Spot),
    /// A player.
    Seat(Seat),
    /// Something else that waits, by its place in the stack from the bottom.
    Waiting(u16),
}

/// A fight as it stands. Numbers are those the viewer sees; a card that is hidden has none.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Spot,
    /// What is attacked: a card or a player.
    pub target: Aim,
    /// The number it attacks with.
    pub force: Option<i32>,
    /// The number it meets.
    pub guard: Option<i32>,
    /// How much the guard needs for the attack to fail; 0 when it fails as it stands.
    pub lacks: Option<i32>,
}

impl View {
    /// Returns the card at a spot.
    pub fn card(&self, spot: Spot) -> Option<&CardView> {
        self.pile(spot.pile.0, spot.pile.1)?.cards.get(usize::from(spot.at))
    }

    /// Returns a number of the card at a spot, when the viewer sees it.
    pub fn stat(&self, spot: Spot, stat: Stat) -> Option<i32> {
        self.card(spot)?.stats.get(stat.index()).copied().filter(|&n| n != NO_STAT)
    }

    /// Returns a pile of the view.
    pub fn pile(&self, seat: Seat, zone: Zone) -> Option<&PileView> {
        self.piles.iter().find(|p| p.seat == seat && p.zone == zone)
    }

    /// Draws an arrow between two cards, unless one of them is nowhere.
    pub fn link(&mut self, from: Option<Spot>, to: Option<Spot>) {
        if let (Some(from), Some(to)) = (from, to) {
            self.links.push(Link { from, to });
        }
    }

    /// Returns every card that the viewer sees, pile by pile.
    pub fn known(&self) -> impl Iterator<Item = CardId> {
        self.piles.iter().flat_map(|p| &p.cards).map(|c| c.card).filter(|c| c.is_some())
    }
}
