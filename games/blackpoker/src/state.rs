//! What BlackPoker adds to the state of a match, and its frames.

use crate::actions::{self, Action};
use baize_kernel::{CardId, Ref, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the game adds to the state (7.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Data {
    /// Who has the chance: the right to request or pass.
    pub chance: Seat,
    /// Who has passed since the last request or resolution.
    pub passed: SeatSet,
    /// Whether both passed on an empty stage and nothing was requested since (R20).
    pub idle: bool,
    /// Requests that wait; the last is the top.
    pub stage: Vec<Request>,
    /// Triggered requests that wait for the trigger check.
    pub buffer: Vec<Request>,
    /// The request that a player is putting together.
    pub draft: Option<Draft>,
    /// A request that is paid for and neither staged nor resolved yet.
    pub paid: Option<Request>,
    /// Requests that an effect made, to be staged when it has left (R31).
    pub made: Vec<Request>,
    /// The request being resolved.
    pub now: Option<Now>,
    /// Cards chosen or being dealt with by the effect under way.
    pub picked: Vec<CardId>,
    /// Actions used this turn of those that may be used once, as a bit set for each player (R25).
    pub used: [u8; 2],
    /// How many requests each player made this turn (R87).
    pub requests: [u16; 2],
    /// The number of the last request.
    pub serial: u16,
    /// Whose pack is opened (A38.3).
    pub opened: [bool; 2],
    /// The attackers, in the order they were named.
    pub attackers: Vec<Ref>,
    /// Blockers, each with the place of its attacker.
    pub blockers: Vec<(Ref, u8)>,
    /// Trumps that may not be opened this turn (G04).
    pub locked: Vec<CardId>,
    /// How many cards were last moved together to each graveyard, where the owner may choose the top.
    pub heap: [u16; 2],
}

/// One declared use of an action.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Its number in the match, never 0.
    pub serial: u16,
    /// The action.
    pub action: u8,
    /// Whose it is.
    pub seat: Seat,
    /// The key cards; those of the first places, `CardId::NONE` after them.
    pub keys: [CardId; 5],
    /// The key unit.
    pub unit: Ref,
    /// What it is aimed at.
    pub aim: Aim,
    /// What its trigger counted.
    pub count: i16,
}

/// What a request is aimed at.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Aim {
    /// Nothing.
    #[default]
    None,
    /// A character.
    Unit(Ref),
    /// A player.
    Seat(Seat),
    /// A request, by its number.
    Request(u16),
    /// An open trump.
    Trump(Ref),
}

impl Request {
    /// A request without anything.
    pub fn new(action: u8, seat: Seat) -> Request {
        Request { serial: 0, action, seat, keys: [CardId::NONE; 5], unit: Ref::NONE, aim: Aim::None, count: 0 }
    }

    /// Returns its action.
    #[inline]
    pub fn action(&self) -> &'static Action {
        actions::get(self.action)
    }

    /// Returns its key cards.
    #[inline]
    pub fn keys(&self) -> impl Iterator<Item = CardId> + use<> {
        self.keys.into_iter().filter(|k| k.is_some())
    }

    /// Returns how many key cards it has.
    #[inline]
    pub fn key_count(&self) -> usize {
        self.keys().count()
    }
}

/// A request that a player is putting together. Nothing has moved yet (R22).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// What is decided of the request.
    pub request: Request,
    /// What is decided next.
    pub part: Part,
    /// Walls to be driven.
    pub walls: [CardId; 2],
    /// Cards to be discarded.
    pub discards: [CardId; 2],
    /// Characters to be sacrificed.
    pub victims: [CardId; 2],
    /// The suit or number of the key cards.
    pub group: u8,
}

/// The parts of a request, in the order in which they are decided.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Part {
    /// Walls to be driven.
    Walls,
    /// Cards to be discarded.
    Discards,
    /// Characters to be sacrificed.
    Victims,
    /// The suit or number of the key cards.
    Group,
    /// The first key card, or all where they are of one kind.
    Keys,
    /// The second key card, where it is of another kind.
    SecondKey,
    /// The key unit.
    Unit,
    /// The target.
    Target,
    /// Nothing.
    Done,
}

impl Part {
    /// Returns the part after this one.
    pub fn next(self) -> Part {
        match self {
            Part::Walls => Part::Discards,
            Part::Discards => Part::Victims,
            Part::Victims => Part::Group,
            Part::Group => Part::Keys,
            Part::Keys => Part::SecondKey,
            Part::SecondKey => Part::Unit,
            Part::Unit => Part::Target,
            Part::Target | Part::Done => Part::Done,
        }
    }
}

/// A request being resolved.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Now {
    /// The request.
    pub request: Request,
    /// The step of the effect that is done next.
    pub pc: u8,
    /// How far that step is, for those that ask several times.
    pub sub: u8,
    /// Who takes no damage from this effect (T28).
    pub shielded: SeatSet,
    /// A card that the effect has chosen.
    pub chosen: CardId,
}

/// A piece of work in progress.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Before the game (6.3).
    Setup(SetupStep),
    /// The player with the chance requests or passes (7.3).
    Chance,
    /// The next part of the request being put together is chosen.
    Draft,
    /// The request that was paid for goes on the stage or resolves.
    Launch,
    /// Both have passed: the top request resolves.
    Resolve,
    /// The turn player gets the chance after a resolution.
    GiveChance,
    /// The trigger check (7.5).
    Triggers(Check),
    /// The next step of the effect under way.
    Effect,
    /// The owner of a graveyard chooses its top (R17).
    Top(Seat),
}

/// How far a trigger check is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Check {
    /// Whether only instant ones are handled now (R27).
    pub instant_only: bool,
    /// Whether normal ones are being handled.
    pub normal: bool,
    /// Whether the other player's are being handled.
    pub other: bool,
}

/// The steps before the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SetupStep {
    /// Lay two trumps (U2).
    Trumps(Seat),
    /// Choose three cards for the opening hand (U3).
    Hand(Seat),
    /// Lay the rare card (U4).
    Rare(Seat),
    /// Shuffle, deal, preset, and see who is first (U5 to U10).
    Deal,
    /// Turn up the preset soldier and open a trump (U11).
    OpenTrump(Seat),
    /// The first draw and turn (U12).
    Begin,
}
