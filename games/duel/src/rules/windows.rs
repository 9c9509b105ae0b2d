//! Fair play: the windows that open whatever is held.

use crate::game::{Duel, St};
use crate::words::{verb, zone};
use baize_kernel::effect::Pending;
use baize_kernel::{Seat, fair};

/// Whoever has a card that could be a trap or a quick-play spell may have something to activate (D9.20): one set
/// before this turn, in the own turn one in hand, and at any time one in hand where cards in hand can be used.
pub fn opens(game: &Duel, s: &St, seat: Seat) -> bool {
    let set = || s.iter(seat, zone::SPELLS).any(|c| !s.card(c).face_up && s.card(c).since != s.turn);
    let from_hand = s.active == seat || game.elsewhere & 1 << zone::HAND.0 != 0;
    game.rules.fair && (from_hand && s.count(seat, zone::HAND) > 0 || set())
}

/// D9.25, D9.31: whether an optional trigger can be paid for and could do something may depend on hidden cards.
pub fn opens_trigger(game: &Duel, s: &St, p: &Pending) -> bool {
    fair::hides_cost(game, s, &p.env(s), p.at) || fair::hides_body(game, p.at)
}

/// Returns whether the open question is one of them.
pub fn is_open(s: &St) -> bool {
    s.prompt().is_some_and(|prompt| prompt.why.verb == verb::ACTIVATE)
}
