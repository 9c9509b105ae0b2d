//! Life points, drawing, and how a duel ends (D6.3 to D6.7).

use super::{clause, matches};
use crate::game::{Cx, St, opponent};
use crate::words::{phase, verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{Clause, Outcome, Seat, Verb, What};

/// Returns the numbers of a player's own: life points, and in a match the duels won.
pub fn scores(s: &St, seat: usize) -> Vec<i32> {
    let lp = s.data.lp[seat];
    if s.data.score.is_match { vec![lp, i32::from(s.data.score.wins[seat])] } else { vec![lp] }
}

/// Changes a player's life points in a way, never below 0 (R31), and tells it.
fn change(cx: &mut Cx<'_>, seat: Seat, n: i32, verb: Verb, clause: Clause) {
    let was = cx.s.data.lp[seat.index()];
    let value = was.saturating_add(n).max(0);
    if value != was {
        cx.s.data.lp[seat.index()] = value;
        cx.s.mark_changed(baize_kernel::changes::LASTING);
        cx.log.tell(clause, What::Scored { seat, score: 0, was, value, verb: Some(verb) });
    }
}

/// Takes life points away by damage or payment, and looks whether that ends the duel.
pub fn lose(cx: &mut Cx<'_>, seat: Seat, n: i32, verb: Verb, clause: Clause) {
    // A duel that is over, with the match going on, takes no more damage.
    if n > 0 && !cx.over() && cx.s.phase != phase::BETWEEN {
        change(cx, seat, -n, verb, clause);
        check(cx);
    }
}

/// Takes life points from both at once, and looks only then whether that ends the duel (D6.7).
pub fn lose_both(cx: &mut Cx<'_>, n: i32, verb: Verb, clause: Clause) {
    for seat in [cx.s.active, opponent(cx.s.active)] {
        change(cx, seat, -n.max(0), verb, clause);
    }
    check(cx);
}

/// Gives life points.
pub fn gain(cx: &mut Cx<'_>, seat: Seat, n: i32, clause: Clause) {
    change(cx, seat, n.max(0), verb::GAIN_LP, clause);
}

/// D6.4, D6.7, R31: the check after each damage or payment.
fn check(cx: &mut Cx<'_>) {
    match cx.s.data.lp {
        [0, 0] => matches::duel_over(cx, clause!("D6.7"), Outcome::Draw),
        [0, _] => matches::duel_over(cx, clause!("D6.4"), Outcome::won_by(Seat(1))),
        [_, 0] => matches::duel_over(cx, clause!("D6.4"), Outcome::won_by(Seat(0))),
        _ => {}
    }
}

/// Takes the top card of a deck into the hand, if there is one.
pub fn draw_one(cx: &mut Cx<'_>, seat: Seat, clause: Clause) -> bool {
    let Some(card) = cx.s.front(seat, zone::DECK) else { return false };
    // Obeys D2.9, D2.12: from the top into the hand, unseen by others.
    cx.move_card(card, Move::to(seat, zone::HAND, verb::DRAW, clause));
    true
}
