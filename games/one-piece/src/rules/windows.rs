//! Fair play: the windows that open whatever is held.

use crate::game::{OnePiece, St};
use crate::words::{verb, zone};
use baize_kernel::moves::sight;
use baize_kernel::{CardId, Seat, SeatSet};

/// The Counter Step (7-1-3-2) asks whoever has a card in hand.
pub fn opens_counter(game: &OnePiece, s: &St, seat: Seat) -> bool {
    game.rules.fair && s.count(seat, zone::HAND) > 0
}

/// 4-6-3: whether a Life card has a \[Trigger\] is for its player alone to know.
pub fn opens_trigger(game: &OnePiece, s: &St, card: CardId) -> bool {
    game.rules.fair && sight(game, s, card) != SeatSet::ALL
}

/// Returns whether the open question is one of them.
pub fn is_open(s: &St) -> bool {
    s.prompt().is_some_and(|prompt| matches!(prompt.why.verb, verb::COUNTER | verb::TRIGGER))
}
