//! What became of the cards of each deck: in the opening hand, drawn, played, and how those games ended.

use baize_kernel::event::What;
use baize_kernel::layout::Arrangement;
use baize_kernel::{Answer, CardId, DefId, Event, Match, Options, Outcome, Pool, Prompt, Rulebook, Seat, Zone};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many games something happened in, and how many of those were won.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// How many games.
    pub games: u64,
    /// How many of them its player won.
    pub wins: u64,
}

impl Share {
    fn add(&mut self, happened: bool, won: bool) {
        self.games += u64::from(happened);
        self.wins += u64::from(happened && won);
    }

    fn merge(&mut self, other: Share) {
        self.games += other.games;
        self.wins += other.wins;
    }
}

/// What became of a card of a deck.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fate {
    /// Games in whose opening hand, after redraws, it was.
    pub opening: Share,
    /// Games in which it came to the hand at any time, the opening hand included.
    pub drawn: Share,
    /// Games in which its player used it from the hand.
    pub played: Share,
}

/// The cards of one seat's deck.
pub type Fates = BTreeMap<DefId, Fate>;

/// Adds what another list counted.
pub fn merge(into: &mut Fates, other: &Fates) {
    for (card, fate) in other {
        let own = into.entry(*card).or_default();
        own.opening.merge(fate.opening);
        own.drawn.merge(fate.drawn);
        own.played.merge(fate.played);
    }
}

/// Follows the hands of a game through its events.
pub struct Journal {
    hand: Option<Zone>,
    seats: Vec<SeatJournal>,
    /// Cards that somebody chose to use and that have not left the hand yet.
    chosen: BTreeSet<CardId>,
    began: bool,
}

#[derive(Default)]
struct SeatJournal {
    /// What the hand holds now.
    held: BTreeMap<CardId, DefId>,
    seen: BTreeMap<DefId, Seen>,
    /// How many cards the opening hand had.
    opening: usize,
}

#[derive(Copy, Clone, Default)]
struct Seen {
    opening: bool,
    drawn: bool,
    played: bool,
}

impl Journal {
    /// A journal of a game that is about to begin. The hand is where cards are held.
    pub fn new(book: &dyn Rulebook, options: &Options, seats: usize) -> Journal {
        let hand =
            book.layout(options).zones.iter().find(|place| place.lie == Arrangement::Fan).map(|place| place.zone);
        Journal {
            hand,
            seats: (0..seats).map(|_| SeatJournal::default()).collect(),
            chosen: BTreeSet::new(),
            began: false,
        }
    }

    /// Notes an answer that is about to be given. Where a rule asks, and no card, the card that is picked is used;
    /// it leaves the hand when everything about it has been asked.
    pub fn answered(&mut self, prompt: &Prompt, answer: &Answer) {
        if let (Answer::Pick(at), CardId::NONE) = (answer, prompt.why.source)
            && let Some(choice) = prompt.options.get(usize::from(*at))
        {
            self.chosen.insert(choice.a);
        }
    }

    /// Notes what happened.
    pub fn note(&mut self, events: &[Event]) {
        for event in events {
            match &event.what {
                What::Did { card, .. } | What::Activated { card, .. } => _ = self.chosen.insert(*card),
                What::Moved { card, def, from, to, .. } => self.moved(*card, *def, *from, *to),
                What::TurnBegan { .. } => self.begin(),
                _ => {}
            }
        }
    }

    fn moved(&mut self, card: CardId, def: DefId, from: (Seat, Zone), to: (Seat, Zone)) {
        let Some(hand) = self.hand else { return };
        let used = self.chosen.remove(&card);
        if from.1 == hand
            && let Some(seat) = self.seats.get_mut(from.0.index())
        {
            seat.held.remove(&card);
            if to.1 != hand && self.began && used {
                seat.seen.entry(def).or_default().played = true;
            }
        }
        if to.1 == hand
            && let Some(seat) = self.seats.get_mut(to.0.index())
        {
            seat.held.insert(card, def);
            if self.began {
                seat.seen.entry(def).or_default().drawn = true;
            }
        }
    }

    /// With the first turn the opening hands are what they are.
    fn begin(&mut self) {
        if std::mem::replace(&mut self.began, true) {
            return;
        }
        for seat in &mut self.seats {
            seat.opening = seat.held.len();
            for def in seat.held.values() {
                let seen = seat.seen.entry(*def).or_default();
                (seen.opening, seen.drawn) = (true, true);
            }
        }
    }

    /// Tells cards by the pool of a batch: a match may know only those that its decks have.
    pub fn translate(&mut self, table: &dyn Match, pool: &Pool) {
        for seat in &mut self.seats {
            let known = |(def, seen): (&DefId, &Seen)| Some((pool.find(&table.pool().def(*def).id)?, *seen));
            seat.seen = seat.seen.iter().filter_map(known).collect();
        }
    }

    /// Returns how many cards a seat's opening hand had; `None` before the first turn.
    pub fn opening(&self, seat: Seat) -> Option<usize> {
        self.seats.get(seat.index()).filter(|_| self.began).map(|seat| seat.opening)
    }

    /// Counts the game, once it is over, to what became of the cards, seat by seat.
    pub fn count(&self, outcome: Option<Outcome>, fates: &mut [Fates]) {
        for (index, (seat, fates)) in self.seats.iter().zip(fates).enumerate() {
            let won = matches!(outcome, Some(Outcome::Won(winners)) if winners.has(Seat(index as u8)));
            for (def, seen) in &seat.seen {
                let fate = fates.entry(*def).or_default();
                fate.opening.add(seen.opening, won);
                fate.drawn.add(seen.drawn, won);
                fate.played.add(seen.played, won);
            }
        }
    }
}
