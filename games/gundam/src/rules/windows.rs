//! Fair play: the windows that open whatever is held.

use super::seats;
use crate::game::{Gundam, St};
use crate::words::{verb, zone};
use baize_kernel::Seat;

/// The action step (9-3) asks whoever, or whose partner, has a card in hand.
pub fn opens_action(game: &Gundam, s: &St, seat: Seat) -> bool {
    let holds = |seat: Seat| s.count(seat, zone::HAND) > 0;
    game.rules.fair && (holds(seat) || seats::partner(game, seat).is_some_and(holds))
}

/// Returns whether the open question is one of them.
pub fn is_open(s: &St) -> bool {
    s.prompt().is_some_and(|prompt| prompt.why.verb == verb::PASS)
}
