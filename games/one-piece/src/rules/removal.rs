//! Cards leaving the field together: K.O. (10-2-1), trash, return, to the deck (4-11); and cards that are rested
//! together where something may happen instead (8-1-3-4).

use super::{clause, replacement};
use crate::game::{Cx, is_banned};
use crate::state::{Frame, Removal};
use crate::words::{ban, cue, verb, zone};
use baize_kernel::effect::{Agent, Moving, TriggerEvent};
use baize_kernel::ir::{End, Order, Place, Side};
use baize_kernel::moves::Move;
use baize_kernel::select::Span;
use baize_kernel::{CardId, Clause, Ref, What};

/// 7-1-4-1-2: K.O.s the Character that lost the battle.
pub fn ko_in_battle(cx: &mut Cx<'_>, card: CardId) {
    // Obeys 7-1-4-1-2.
    let cards = cx.bind_cards([cx.s.refer(card)]);
    start(cx, Removal::new(cards, verb::KO, trash_place(), Agent::Battle));
}

/// The owner's trash, where new cards lie on top (3-5-2).
pub fn trash_place() -> Place {
    Place {
        side: Side::Any,
        zone: zone::TRASH,
        end: End::Top,
        order: Order::Kept,
        face_up: None,
        rested: false,
        reveal: false,
    }
}

impl Removal {
    /// Cards at hand that are to leave together.
    pub fn new(cards: Span, verb: baize_kernel::Verb, place: Place, agent: Agent) -> Removal {
        let declined = Span::default();
        Removal { cards, verb, place, on_top: false, agent, replaced: 0, declined, checked: false, closed: false }
    }
}

/// Starts a removal.
pub fn start(cx: &mut Cx<'_>, removal: Removal) {
    cx.push(Frame::Remove(removal));
}

/// Prohibitions first, then replacement effects, then all move together.
pub fn step(cx: &mut Cx<'_>, mut r: Removal) {
    if !r.checked {
        for i in 0..r.cards.len {
            if let Some((card, number)) = cx.bound_card(r.cards, i).and_then(|c| Some((c, protected(cx, &r, c)?))) {
                let seat = cx.s.card(card).side;
                cx.log.tell(number, What::Skipped { seat, verb: r.verb, card });
                cx.rebind_card(r.cards, i, Ref::NONE);
            }
        }
        r.checked = true;
        replacement::tell_barred(cx, &r);
    }
    if !replacement::begin(cx, r) {
        carry_out(cx, &r);
    }
}

/// Returns the clause that keeps a card from leaving.
fn protected(cx: &Cx<'_>, r: &Removal, card: CardId) -> Option<Clause> {
    let other = match r.agent {
        Agent::Battle => opponent_in_battle(cx, card),
        _ => CardId::NONE,
    };
    let banned = |which| is_banned(cx.game, cx.s, card, which, other, r.agent);
    if r.verb == verb::REST {
        return cx.kept_by(verb::REST, card, CardId::NONE, r.agent);
    }
    if cx.s.card(card).zone == zone::LEADER {
        return Some(clause!("3-6-3"));
    }
    // 10-2-1-1: a K.O. is for cards on the field; 1-3-1 lets a text K.O. a Stage as well.
    if r.verb == verb::KO && !matches!(cx.s.card(card).zone, zone::CHARACTERS | zone::STAGE) {
        return Some(clause!("10-2-1-1"));
    }
    // 1-3-3; 10-2-1-3: "cannot be K.O.'d" is about K.O. only.
    (r.verb == verb::KO && banned(ban::BE_KO) || banned(ban::BE_REMOVED)).then_some(clause!("1-3-3"))
}

fn opponent_in_battle(cx: &Cx<'_>, card: CardId) -> CardId {
    cx.s.data.battle.map_or(CardId::NONE, |b| if b.attacker.card == card { b.target.card } else { b.attacker.card })
}

/// Everything is noticed before anything moves: conditions are those on the field (10-2-17-1).
fn carry_out(cx: &mut Cx<'_>, r: &Removal) {
    if r.verb == verb::REST {
        return cx.turn_all(r.cards, verb::REST, r.agent);
    }
    for i in 0..r.cards.len {
        if let Some(card) = cx.bound_card(r.cards, i) {
            notice_leaving(cx, r, card);
        }
    }
    // 10-2-1-2: a K.O. is a move to the owner's trash.
    let how = Moving { verb: r.verb, place: r.place, on_top: r.on_top, agent: r.agent, clause: Some(number(r)) };
    let moved = cx.move_all(r.cards, &how);
    // 8-3-1-7: what was replaced is not paid as printed. 2023 lets it stand for the payment.
    let stands = cx.game.rules.is_2023() && r.agent.is_rule();
    cx.s.tally = if stands { moved + r.replaced } else { moved } as i16;
}

/// The clause by which the cards leave.
fn number(r: &Removal) -> Clause {
    match r.verb {
        verb::KO => clause!("10-2-1-2"),
        _ => clause!("4-2-1-1"),
    }
}

fn notice_leaving(cx: &mut Cx<'_>, r: &Removal, card: CardId) {
    let seat = cx.s.card(card).side;
    let this = cx.s.refer(card);
    let other = match opponent_in_battle(cx, card) {
        CardId::NONE => Ref::NONE,
        _ if r.agent != Agent::Battle => Ref::NONE,
        other => cx.s.refer(other),
    };
    let notice = |cue| TriggerEvent::new(cue, seat, this).beside(other).by(r.agent).leaving();
    let since = cx.s.pending.len();
    // Obeys 4-11-2.
    if r.verb == verb::KO {
        // Obeys 10-2-1-1, 3-5-1, 10-2-17-1.
        cx.fire(&notice(cue::ON_KO));
        cx.fire(&notice(cue::KO));
    }
    if r.place.zone == zone::HAND {
        cx.fire(&notice(cue::RETURNED));
    }
    cx.fire(&notice(cue::REMOVED));
    cx.wait_once(since);
}

/// 3-7-6-1, 3-8-5-1: trashed by rule: no K.O. and no effect, so nothing is asked or noticed.
pub fn trash_by_rule(cx: &mut Cx<'_>, card: CardId, clause: Clause) {
    let owner = cx.s.card(card).owner;
    cx.move_card(card, Move::to(owner, zone::TRASH, verb::MAKE_ROOM, clause).on_top());
}

/// Returns whether the cards of a removal would be protected; used when a cost is weighed.
pub fn is_protected(
    game: &crate::game::OnePiece,
    s: &crate::game::St,
    which: baize_kernel::Verb,
    card: CardId,
    agent: Agent,
) -> bool {
    let banned = |which| is_banned(game, s, card, which, CardId::NONE, agent);
    s.card(card).zone == zone::LEADER || which == verb::KO && banned(ban::BE_KO) || banned(ban::BE_REMOVED)
}
