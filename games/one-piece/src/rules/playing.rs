//! Playing cards (2-7, 3-7, 3-8, 4-7): paying, arriving, making room.

use super::{activation, clause, removal};
use crate::game::{Cx, MAX_CHARACTERS, OnePiece, St};
use crate::state::{Entry, Frame};
use crate::words::{ban, cue, kind, phase, stat, verb, zone};
use baize_kernel::bans::Attempt;
use baize_kernel::effect::{Agent, TriggerEvent};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Clause, Cue, GameBase, Ref, Seat, SeatSet, Why, continuous, discount};

/// 2-7-2 to 2-7-4: reveal, rest DON!! equal to the cost, put on the field or use.
pub fn play(cx: &mut Cx<'_>, card: CardId) {
    let seat = cx.s.card(card).side;
    let def = cx.game.pool().def(cx.s.card(card).def);
    let number = match def.kind {
        kind::CHARACTER => clause!("2-7-2"),
        kind::EVENT => clause!("2-7-3"),
        _ => clause!("2-7-4"),
    };
    cx.tell_did(number, seat, verb::PLAY, card, CardId::NONE, 0);
    // Obeys 4-7-1, 6-5-3-1.
    pay(cx, seat, card, number);
    // Obeys 2-2-5, 3-7-3, 3-8-3: an Event is used, what else is played goes to its area.
    if def.kind == kind::EVENT {
        cx.push(Frame::Event(card, cue::MAIN));
    } else {
        let card = cx.s.refer(card);
        cx.push(Frame::Put { card, entry: Entry::Unsaid, agent: Agent::Rule });
    }
}

/// Returns what a card costs now to be used from hand (2-7-6).
pub fn cost_of(game: &OnePiece, s: &St, card: CardId) -> i32 {
    (continuous::stat(game, s, card, stat::COST) - discount::of_card(game, s, card)).max(0)
}

/// Rests as many active DON!! in the cost area as the card costs now (2-7-6).
pub fn pay(cx: &mut Cx<'_>, seat: Seat, card: CardId, clause: Clause) {
    // Obeys 2-7-6, 1-3-6: as it is now, and 0 at the least.
    let cost = cost_of(cx.game, cx.s, card);
    cx.use_discounts(clause, card);
    let mut at = cx.s.front(seat, zone::COST);
    let mut left = cost;
    // Obeys 3-9-2.
    while let (Some(don), true) = (at, left > 0) {
        at = cx.s.after(don);
        // 3-9-2: which of them makes no difference.
        if cx.turn(don, true, clause) {
            left -= 1;
        }
    }
}

/// 8-4-2: trashes an Event and carries out its effect for the cue.
pub fn use_event(cx: &mut Cx<'_>, card: CardId, cue: Cue) {
    let seat = cx.s.card(card).side;
    // Obeys 8-4-1-2, 8-5-2, 2-2-5, 3-5-1: used, it lies in the trash.
    cx.move_card(card, Move::to(seat, zone::TRASH, verb::PLAY, clause!("8-4-2")).on_top());
    let card = cx.s.refer(card);
    // Obeys 8-5-4: it resolves after the Event's own effect, being a later generation.
    let notice = TriggerEvent::new(cue::EVENT_ACTIVATED, seat, card);
    cx.fire(&notice);
    activation::use_text(cx, card, seat, cue);
}

/// 3-7-3, 3-8-3: puts a card on the field, whatever brings it there.
pub fn put(cx: &mut Cx<'_>, card: Ref, entry: Entry, agent: Agent) {
    if !cx.s.is_current(card) {
        return;
    }
    let id = card.card;
    let seat = cx.s.card(id).owner;
    match cx.game.pool().def(cx.s.card(id).def).kind {
        kind::CHARACTER if cx.s.count(seat, zone::CHARACTERS) >= MAX_CHARACTERS => ask_room(cx, card, entry, agent),
        kind::CHARACTER => arrive(cx, id, seat, zone::CHARACTERS, entry, agent),
        kind::STAGE => {
            // 3-8-5-1: the old Stage goes first.
            if let Some(old) = cx.s.front(seat, zone::STAGE) {
                // Obeys 3-8-5.
                removal::trash_by_rule(cx, old, clause!("3-8-5-1"));
            }
            arrive(cx, id, seat, zone::STAGE, entry, agent);
        }
        _ => {}
    }
}

/// 3-7-6-1: with five Characters, one of them is trashed by rule: no K.O., no effect.
fn ask_room(cx: &mut Cx<'_>, card: Ref, entry: Entry, agent: Agent) {
    let seat = cx.s.card(card.card).owner;
    cx.push(Frame::Put { card, entry, agent });
    // It is shown before room is made.
    cx.inform(card.card, SeatSet::ALL);
    let mut options = std::mem::take(cx.options());
    options.extend(cx.s.iter(seat, zone::CHARACTERS).map(|c| Choice::card(verb::CHOOSE, c)));
    *cx.options() = options;
    let why = Why { verb: verb::MAKE_ROOM, source: card.card, clause: clause!("3-7-6-1") };
    cx.ask(seat, why, Ask::Pick);
}

/// Trashes the chosen Character and lets the new one arrive.
pub fn resume_put(cx: &mut Cx<'_>, card: Ref, entry: Entry, agent: Agent, choice: Choice) {
    // Obeys 3-7-6, 10-2-1-3: five at most, and this is no K.O.
    removal::trash_by_rule(cx, choice.a, clause!("3-7-6-1"));
    cx.push(Frame::Put { card, entry, agent });
}

fn arrive(cx: &mut Cx<'_>, card: CardId, seat: Seat, area: baize_kernel::Zone, entry: Entry, agent: Agent) {
    let (played, active) = if area == zone::CHARACTERS {
        (clause!("3-7-3"), clause!("3-7-5"))
    } else {
        (clause!("3-8-3"), clause!("3-8-4"))
    };
    let origin = cx.s.card(card).zone;
    // Obeys 3-7-2, 3-8-2: face up, for all to see.
    cx.move_card(card, Move::to(seat, area, verb::PUT, played));
    enter(cx, card, (seat, agent), entry, active);
    let this = cx.s.refer(card);
    if cx.s.phase == phase::END {
        cx.s.data.late.push(this);
    }
    for cue in [cue::ON_PLAY, cue::PLAYED] {
        // Obeys 10-2-6-1: met when it is put on the field.
        cx.fire(&TriggerEvent::new(cue, seat, this).by(agent).from(origin));
    }
}

/// Lets a card be active, unless something says otherwise.
// Obeys 3-7-5, 3-8-4.
fn enter(cx: &mut Cx<'_>, card: CardId, (seat, agent): (Seat, Agent), entry: Entry, active: Clause) {
    let told_rested = Attempt::of_player(ban::ENTER_ACTIVE, seat).with(card).by(agent).is_forbidden(cx.game, cx.s);
    let clause = match entry {
        Entry::Rested => active,
        // 1-3-9: told to be rested and to be active at once, it is rested.
        Entry::Active if told_rested => clause!("1-3-9"),
        // 1-3-1: card text beats the rule by which it would be active.
        Entry::Unsaid if told_rested => clause!("1-3-1"),
        Entry::Active | Entry::Unsaid => return,
    };
    cx.turn(card, true, clause);
}

/// 6-5-5-4: a card that changes area leaves its DON!! in the cost area, rested.
pub fn return_given(cx: &mut Cx<'_>, card: CardId) {
    if cx.s.card(card).attached == 0 {
        return;
    }
    let seat = cx.s.card(card).side;
    let mut at = cx.s.front(seat, zone::GIVEN);
    while let Some(don) = at {
        at = cx.s.after(don);
        if cx.s.card(don).host == card {
            super::verbs::don_to_cost(cx, don, true, verb::MOVE, clause!("6-5-5-4"));
        }
    }
}
