//! Events suffice to rebuild what each viewer sees of the board.
//!
//! A [`Fold`] starts from a viewer's view, hears only the events that viewer is told, and must
//! come to the same board as the next view: counts, open cards and their state, turn and outcome.
//! Cards that a viewer is merely allowed to look at for a while do not lie open and are left out.

use crate::sight::{lies_open, name};
use baize_kernel::view::{CardView, PileView, View};
use baize_kernel::{CardId, DefId, Event, Match, Outcome, Phase, Seat, What, Zone};
use std::collections::BTreeMap;

/// What lies open of a card.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Open {
    card: CardId,
    def: DefId,
    face_up: bool,
    rested: bool,
    marks: i16,
    host: CardId,
}

/// A pile as far as it lies open; `None` stands for a hidden card.
#[derive(Clone, Debug, Default)]
struct Pile {
    cards: Vec<Option<Open>>,
    /// Whether places are known: hidden cards that leave may have lain anywhere.
    placed: bool,
    /// Whether there may be more cards than the viewer can count.
    more: bool,
}

/// A board rebuilt from events.
#[derive(Clone, Debug)]
pub struct Fold {
    viewer: Option<Seat>,
    active: Seat,
    turn: u16,
    phase: Phase,
    outcome: Option<Outcome>,
    scores: Vec<Vec<i32>>,
    piles: BTreeMap<(Seat, Zone), Pile>,
}

impl Fold {
    /// Starts from what a viewer sees now.
    pub fn from(table: &dyn Match, view: &View) -> Fold {
        let pile =
            |p: &PileView| ((p.seat, p.zone), Pile { cards: open_cards(table, view, p), placed: true, more: p.more });
        Fold {
            viewer: view.viewer,
            active: view.active,
            turn: view.turn,
            phase: view.phase,
            outcome: view.outcome,
            scores: view.scores.clone(),
            piles: view.piles.iter().map(pile).collect(),
        }
    }

    /// Returns whose eyes it sees with.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Hears an event as its viewer is told it.
    ///
    /// # Errors
    /// When the event does not fit the board, or keeps from the viewer what lies open.
    pub fn hear(&mut self, table: &dyn Match, event: &Event) -> Result<(), String> {
        match event.told_to(self.viewer).what {
            What::Moved { card, def, from, to, at, face_up, host, .. } => {
                let was = self.take(card, from)?;
                // In its own pile, or put under another card, it stays the object it was.
                let same = was.filter(|_| from == to || host.is_some());
                let rested = same.is_some_and(|o| o.rested) && host == CardId::NONE;
                let marks = same.map_or(0, |o| o.marks);
                let now = Open { card, def, face_up, rested, marks, host };
                self.put(table, now, to, at)?;
            }
            What::Created { card, def, to } => {
                let now = Open { card, def, face_up: false, rested: false, marks: 0, host: CardId::NONE };
                self.put(table, now, to, u16::MAX)?;
            }
            What::Removed { card, from } => drop(self.take(card, from)?),
            What::Turned { card, rested } => self.change(card, |o| o.rested = rested),
            What::Marked { card, marks } => self.change(card, |o| o.marks = marks),
            What::Flipped { card, def, face_up } => self.flip(table, card, def, face_up)?,
            What::Shuffled { seat, zone } => self.pile((seat, zone))?.placed = false,
            What::TurnBegan { seat, number } => (self.active, self.turn) = (seat, number),
            What::PhaseBegan { phase } => self.phase = phase,
            What::Scored { seat, score, value, .. } => {
                let slot = self.scores.get_mut(seat.index()).and_then(|s| s.get_mut(usize::from(score)));
                *slot.ok_or("a score that the view does not have")? = value;
            }
            What::Ended { outcome } => self.outcome = Some(outcome),
            _ => {}
        }
        Ok(())
    }

    /// Compares with what the viewer sees now.
    ///
    /// # Errors
    /// Names the first thing that the events did not tell.
    pub fn compare(&self, table: &dyn Match, view: &View) -> Result<(), String> {
        let whose = name(self.viewer);
        let (told, seen) = ((self.active, self.turn, self.phase), (view.active, view.turn, view.phase));
        // Before the first turn it is nobody's turn, whoever is going to be first.
        let before = view.turn == 0 && (told.1, told.2) == (seen.1, seen.2);
        if told != seen && !before {
            return Err(format!("{whose} was told turn and phase {told:?} and sees {seen:?}"));
        }
        if self.outcome != view.outcome {
            return Err(format!("{whose} was told the outcome {:?} and sees {:?}", self.outcome, view.outcome));
        }
        if self.scores != view.scores {
            return Err(format!("{whose} was told scores {:?} and sees {:?}", self.scores, view.scores));
        }
        for p in &view.piles {
            let seen = Pile { cards: open_cards(table, view, p), placed: true, more: p.more };
            let told = self.piles.get(&(p.seat, p.zone)).ok_or("a pile that was not there before")?;
            let place = format!("{} of seat {}", table.vocabulary().zone(p.zone), p.seat.0);
            // Of a pile that cannot be counted to its end, events tell what comes and goes, not how many stay.
            if told.more || seen.more {
                continue;
            }
            if told.cards.len() != seen.cards.len() {
                let (told, seen) = (told.cards.len(), seen.cards.len());
                return Err(format!("{whose} was told of {told} cards in the {place} and sees {seen}"));
            }
            if told.open() != seen.open() {
                return Err(format!("{whose} was told of {:?} in the {place} and sees {:?}", told.open(), seen.open()));
            }
            if told.placed && told.cards.iter().all(Option::is_some) && told.cards != seen.cards {
                return Err(format!("{whose} was told another order of the {place}: {:?}", told.cards));
            }
        }
        Ok(())
    }

    fn pile(&mut self, at: (Seat, Zone)) -> Result<&mut Pile, String> {
        self.piles.get_mut(&at).ok_or_else(|| format!("there is no pile {} of seat {}", at.1.0, at.0.0))
    }

    /// Takes a card off a pile: the one named if it lies open there, else a hidden one.
    fn take(&mut self, card: CardId, from: (Seat, Zone)) -> Result<Option<Open>, String> {
        let whose = name(self.viewer);
        let pile = self.pile(from)?;
        let named = pile.cards.iter().position(|c| card.is_some() && c.is_some_and(|o| o.card == card));
        let at = named.or_else(|| pile.cards.iter().position(Option::is_none));
        if at.is_none() && pile.more {
            return Ok(None);
        }
        let at = at.ok_or_else(|| format!("{whose} is told of a card that leaves pile {from:?} and lies not there"))?;
        pile.placed &= named.is_some() || pile.cards.iter().all(Option::is_none);
        Ok(pile.cards.remove(at))
    }

    /// Puts a card at a place of a pile, or with `u16::MAX` at one that is told to nobody.
    fn put(&mut self, table: &dyn Match, card: Open, to: (Seat, Zone), at: u16) -> Result<(), String> {
        let open = lies_open(table, self.viewer, to, card.face_up);
        if open && card.card == CardId::NONE {
            return Err(format!("{} is not told which card came to lie open in pile {to:?}", name(self.viewer)));
        }
        let pile = self.pile(to)?;
        pile.placed &= at != u16::MAX;
        let place = if at == u16::MAX { pile.cards.len() } else { usize::from(at) };
        if place > pile.cards.len() {
            return Err(format!("a card came to place {place} of pile {to:?}, which has {}", pile.cards.len()));
        }
        pile.cards.insert(place, open.then_some(card));
        Ok(())
    }

    fn change(&mut self, card: CardId, change: impl FnOnce(&mut Open)) {
        let mut open = self.piles.values_mut().flat_map(|p| p.cards.iter_mut().flatten());
        if let Some(found) = open.find(|o| o.card == card) {
            change(found);
        }
    }

    /// Turns a card over; one that lay hidden and is named comes to light, and the reverse.
    fn flip(&mut self, table: &dyn Match, card: CardId, def: DefId, face_up: bool) -> Result<(), String> {
        if card == CardId::NONE {
            return Ok(());
        }
        let truth = table.card(card);
        // A card that has been turned or moved since is told about by the events that follow.
        if truth.face_up != face_up {
            return Ok(());
        }
        let at = (truth.side, truth.zone);
        let open = lies_open(table, self.viewer, at, face_up);
        let pile = self.pile(at)?;
        let named = pile.cards.iter().position(|c| c.is_some_and(|o| o.card == card));
        let Some(place) = named.or_else(|| pile.cards.iter().position(Option::is_none)) else { return Ok(()) };
        pile.placed &= named.is_some();
        let fresh = Open { card, def, face_up, rested: truth.rested, marks: truth.marks, host: truth.host };
        let turned = pile.cards[place].map_or(fresh, |o| Open { face_up, ..o });
        pile.cards[place] = open.then_some(turned);
        Ok(())
    }
}

impl Pile {
    /// The open cards, by id.
    fn open(&self) -> Vec<Open> {
        let mut open: Vec<Open> = self.cards.iter().copied().flatten().collect();
        open.sort_unstable();
        open
    }
}

fn open_cards(table: &dyn Match, view: &View, pile: &PileView) -> Vec<Option<Open>> {
    let lies_open = |c: &CardView| lies_open(table, view.viewer, (pile.seat, pile.zone), c.face_up);
    let open = |c: &CardView| {
        let def = c.def.filter(|_| lies_open(c))?;
        let CardView { card, face_up, rested, marks, host, .. } = *c;
        Some(Open { card, def, face_up, rested, marks, host })
    };
    pile.cards.iter().map(open).collect()
}
