//! Through whose eyes a match is shown: a seat's, a watcher's, or those of all seats at once.

use crate::wire;
use baize_kernel::view::{CardView, PileView};
use baize_kernel::{Event, Match, Seat, SeatSet, View};
use baize_presenter::{Known, Presenter};
use baize_protocol as proto;

/// Whose eyes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Somebody who only watches.
    Watcher,
    /// A seat.
    Seat(u8),
    /// All seats at once: of one who plays all hands, or once nothing is to be kept any more.
    All,
}

impl Sight {
    /// Returns the seat that is spoken to.
    pub fn you(self) -> Option<Seat> {
        match self {
            Sight::Seat(seat) => Some(Seat(seat)),
            Sight::Watcher | Sight::All => None,
        }
    }

    /// Returns what is seen of a match.
    pub fn view(self, table: &dyn Match) -> View {
        match self {
            Sight::All => all(table),
            one => table.view(one.you()),
        }
    }

    /// Returns events as they are told.
    pub fn told(self, presenter: &Presenter<'_>, known: &mut Known, events: &[Event]) -> Vec<proto::Told> {
        match self {
            Sight::All => wire::told(presenter, known, &openly(events)),
            _ => wire::told(presenter, known, events),
        }
    }
}

/// Returns events as those hear them to whom nothing is hidden.
pub fn openly(events: &[Event]) -> Vec<Event> {
    events.iter().map(|event| Event { sees: SeatSet::ALL, ..event.clone() }).collect()
}

/// Returns what all seats see together, with the question of whoever is asked.
fn all(table: &dyn Match) -> View {
    let first = table.prompt().map_or(Seat(0), |prompt| prompt.seat);
    let mut view = table.view(Some(first));
    for seat in (0..table.seats()).map(Seat).filter(|seat| *seat != first) {
        let other = table.view(Some(seat));
        view.piles.iter_mut().zip(&other.piles).for_each(|(pile, other)| add(pile, other));
    }
    view
}

/// Adds what another sees of a pile.
fn add(pile: &mut PileView, other: &PileView) {
    let known = |cards: &[CardView]| cards.iter().filter(|card| card.def.is_some()).count();
    if other.cards.len() > pile.cards.len() && known(&other.cards) >= known(&pile.cards) {
        pile.clone_from(other);
        return;
    }
    for (card, other) in pile.cards.iter_mut().zip(&other.cards) {
        if card.def.is_none() && other.def.is_some() {
            card.clone_from(other);
        }
    }
}
