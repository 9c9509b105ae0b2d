//! What happened, in the past tense, each with the clause that caused it and who sees it.
//!
//! ```
//! use baize_kernel::{Options, Seat};
//!
//! let book = baize_spark::book();
//! let options = Options::default();
//! let decks = book.decks_in_turn(&options, 0);
//! let table = book.open(&options, book.pool(), &decks, 7).expect("these decks are legal");
//! // Both see the same things happen, but not the same cards.
//! let told = |seat: u8| table.opening().iter().map(|e| e.told_to(Some(Seat(seat)))).collect::<Vec<_>>();
//! assert_eq!(told(0).len(), told(1).len());
//! assert_ne!(told(0), told(1));
//! ```

use crate::continuous::Modifier;
use crate::ids::{CardId, Clause, DefId, Phase, Seat, SeatSet, Verb, Zone};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The clause that caused it.
    pub clause: Clause,
    /// Who learns which cards it is about. Everybody learns that it happened.
    pub sees: SeatSet,
    /// What happened.
    pub what: What,
}

/// The kinds of happenings. Board events (`Moved` to `Ended`) suffice to rebuild the public
/// board; the others tell the story.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// A card went from one pile to another, or to another place of the same pile.
    Moved {
        /// The card; `CardId::NONE` in the words told to those who may not know it.
        card: CardId,
        /// What it is; told only to those who may know.
        def: DefId,
        /// The pile it left.
        from: (Seat, Zone),
        /// The pile it came to.
        to: (Seat, Zone),
        /// Its place in that pile from the front; `u16::MAX` in piles that are not open to all.
        at: u16,
        /// Whether it lies face up where the zone itself does not say so.
        face_up: bool,
        /// The card it is attached to.
        host: CardId,
        /// In which way it moved.
        verb: Verb,
    },
    /// A card that did not exist before came to a pile.
    Created {
        /// The card.
        card: CardId,
        /// What it is.
        def: DefId,
        /// The pile.
        to: (Seat, Zone),
    },
    /// A card ceased to exist.
    Removed {
        /// The card.
        card: CardId,
        /// The pile it was in.
        from: (Seat, Zone),
    },
    /// A card was turned sideways or upright.
    Turned {
        /// The card.
        card: CardId,
        /// Whether it is sideways now.
        rested: bool,
    },
    /// A card was turned over without moving.
    Flipped {
        /// The card.
        card: CardId,
        /// What it is.
        def: DefId,
        /// Whether it is face up now.
        face_up: bool,
    },
    /// The marks (damage, counters) on a card changed.
    Marked {
        /// The card.
        card: CardId,
        /// How many there are now.
        marks: i16,
    },
    /// A pile was shuffled.
    Shuffled {
        /// Whose.
        seat: Seat,
        /// Which.
        zone: Zone,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Its number, from 1.
        number: u16,
    },
    /// A phase or step began.
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// A number of a player's own (life points and the like) changed.
    Scored {
        /// Whose.
        seat: Seat,
        /// Which one.
        score: u8,
        /// What it was.
        was: i32,
        /// What it is now.
        value: i32,
        /// In which way it changed, where that has a word.
        verb: Option<Verb>,
    },
    /// The match ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// A player did something that the events after this one carry out.
    Did {
        /// Who.
        seat: Seat,
        /// What.
        verb: Verb,
        /// With which card.
        card: CardId,
        /// To which card.
        other: CardId,
        /// How much or which one.
        n: i32,
    },
    /// Cards were shown or looked at.
    Seen {
        /// Who looked, or showed.
        seat: Seat,
        /// The card.
        card: CardId,
        /// What it is.
        def: DefId,
        /// Whether it was shown to all.
        reveal: bool,
    },
    /// A continuous effect came into force on a card or, with `CardId::NONE`, on a player or on a
    /// card of theirs that the hearer may not know.
    Began {
        /// The card.
        card: CardId,
        /// The player.
        seat: Seat,
        /// What changed.
        change: Modifier,
        /// The card it comes from.
        source: CardId,
    },
    /// A continuous effect lapsed.
    Lapsed {
        /// The card.
        card: CardId,
        /// The player.
        seat: Seat,
        /// What changed back.
        change: Modifier,
        /// The card it came from.
        source: CardId,
    },
    /// An effect was activated.
    Activated {
        /// Whose.
        seat: Seat,
        /// Of which card.
        card: CardId,
        /// Which of its abilities.
        ability: u8,
    },
    /// Something was left undone because a rule said so.
    Skipped {
        /// Who would have done it.
        seat: Seat,
        /// What.
        verb: Verb,
        /// With which card.
        card: CardId,
    },
    /// A rule applied that no other event shows; a further clause for the event before it.
    Applied {
        /// To whom.
        seat: Seat,
        /// To which card.
        card: CardId,
    },
    /// Chance decided.
    Rolled {
        /// For whom.
        seat: Seat,
        /// How many outcomes there were.
        of: u16,
        /// Which came up, from 0.
        result: u16,
    },
}

/// How a match ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// These seats won.
    Won(SeatSet),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// One seat won.
    pub const fn won_by(seat: Seat) -> Outcome {
        Outcome::Won(SeatSet::one(seat))
    }
}

impl Event {
    /// Returns the event as a seat, or with `None` a watcher, hears of it. What rules and effects do to a card
    /// that one may not know is not heard of at all: that there is such a card would tell what it is.
    pub fn heard_by(&self, viewer: Option<Seat>) -> Option<Event> {
        let knows = self.sees == SeatSet::ALL || viewer.is_some_and(|seat| self.sees.has(seat));
        let about_it = matches!(self.what, What::Applied { .. } | What::Began { .. } | What::Lapsed { .. });
        (knows || !about_it).then(|| self.told_to(viewer))
    }

    /// Returns the event as a seat, or with `None` a watcher, is told it: cards it may not know
    /// have no identity.
    pub fn told_to(&self, viewer: Option<Seat>) -> Event {
        let knows = self.sees == SeatSet::ALL || viewer.is_some_and(|seat| self.sees.has(seat));
        if knows {
            return self.clone();
        }
        let mut told = self.clone();
        match &mut told.what {
            What::Moved { card, def, .. }
            | What::Flipped { card, def, .. }
            | What::Seen { card, def, .. }
            | What::Created { card, def, .. } => (*card, *def) = (CardId::NONE, DefId::default()),
            What::Did { card, other, .. } => (*card, *other) = (CardId::NONE, CardId::NONE),
            What::Began { card, source, .. } | What::Lapsed { card, source, .. } => {
                (*card, *source) = (CardId::NONE, CardId::NONE);
            }
            What::Turned { card, .. }
            | What::Marked { card, .. }
            | What::Activated { card, .. }
            | What::Skipped { card, .. }
            | What::Applied { card, .. }
            | What::Removed { card, .. } => *card = CardId::NONE,
            What::Shuffled { .. }
            | What::TurnBegan { .. }
            | What::PhaseBegan { .. }
            | What::Scored { .. }
            | What::Ended { .. }
            | What::Rolled { .. } => {}
        }
        told
    }
}

/// Where events go. Playouts switch it off, and then telling costs one branch.
#[derive(Clone, Debug, Default)]
pub struct Log {
    on: bool,
    events: Vec<Event>,
}

impl Log {
    /// A log that keeps what it is told.
    pub fn on() -> Log {
        Log { on: true, events: Vec::new() }
    }

    /// A log that keeps nothing.
    pub fn off() -> Log {
        Log::default()
    }

    /// Returns whether the log keeps what it is told.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Tells something that everybody may know.
    #[inline]
    pub fn tell(&mut self, clause: Clause, what: What) {
        if self.on {
            self.events.push(Event { clause, sees: SeatSet::ALL, what });
        }
    }

    /// Tells something whose cards only some may know.
    #[inline]
    pub fn tell_to(&mut self, clause: Clause, sees: SeatSet, what: What) {
        if self.on {
            self.events.push(Event { clause, sees, what });
        }
    }

    /// Returns how many events were told so far.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Returns whether nothing was told.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Puts the events told since `start` in the order of their cards, where the order in which
    /// they happened is a secret. What came to a place that all see comes after them and keeps its order, for the
    /// places are told as they were then.
    pub fn hide_order(&mut self, start: usize) {
        let start = start.min(self.events.len());
        self.events[start..].sort_by_key(|e| match e.what {
            What::Moved { card, at: u16::MAX, .. } => card,
            _ => CardId::NONE,
        });
    }

    /// Takes the events told so far.
    pub fn take(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Returns the events told so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(card: u16, at: u16) -> What {
        let (from, to) = ((Seat(0), Zone(0)), (Seat(0), Zone(1)));
        let (card, def, host) = (CardId(card), DefId(0), CardId::NONE);
        What::Moved { card, def, from, to, at, face_up: false, host, verb: Verb(0) }
    }

    #[test]
    fn a_hidden_order_leaves_the_places_that_all_see_in_order() {
        let mut log = Log::on();
        for what in [moved(7, 0), moved(5, u16::MAX), moved(6, 1), moved(3, u16::MAX)] {
            log.tell(Clause::NONE, what);
        }
        log.hide_order(0);
        let told: Vec<What> = log.take().into_iter().map(|event| event.what).collect();
        assert_eq!(told, [moved(3, u16::MAX), moved(5, u16::MAX), moved(7, 0), moved(6, 1)]);
    }
}
