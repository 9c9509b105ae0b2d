//! The turn (chapter 6), apart from the choice of the Main Phase.

use super::{clause, defeat, verbs};
use crate::game::{Cx, is_banned, is_player_banned, leader, opponent};
use crate::state::{Frame, TurnStep};
use crate::words::{ban, cue, phase, point, stat, verb, zone};
use baize_kernel::changes;
use baize_kernel::continuous::ContinuousEffect;
use baize_kernel::effect::{Agent, Delayed, TriggerEvent};
use baize_kernel::{CardId, Clause, Cue, Phase, Point, Ref, Seat, What};

/// Goes through the steps of a turn; no step begins while effects wait (8-6).
pub fn step(cx: &mut Cx<'_>, step: TurnStep) {
    if cx.is_waiting() {
        cx.push(Frame::Turn(step));
        return cx.take_up(None);
    }
    match step {
        TurnStep::RefreshStart => refresh_start(cx),
        TurnStep::Refresh => refresh(cx),
        TurnStep::Draw => draw(cx),
        TurnStep::Don => don(cx),
        TurnStep::MainStart => main_start(cx),
        TurnStep::EndYours => end_yours(cx),
        TurnStep::EndTheirs => end_theirs(cx),
        TurnStep::EndDelayed => end_delayed(cx),
        TurnStep::EndLapse => end_lapse(cx),
        TurnStep::Pass => pass(cx),
    }
}

/// Begins a phase.
pub fn begin_phase(cx: &mut Cx<'_>, phase: Phase, clause: Clause) {
    cx.s.phase = phase;
    cx.s.mark_changed(changes::PHASE);
    cx.log.tell(clause, What::PhaseBegan { phase });
}

/// Tells everybody's waiting abilities of a moment of the turn player's turn, or those of one
/// player, to whom the moment then belongs.
fn tell_moment(cx: &mut Cx<'_>, cue: Cue, only: Option<Seat>) {
    let seat = only.unwrap_or(cx.s.active);
    cx.fire(&TriggerEvent { only, ..TriggerEvent::new(cue, seat, Ref::NONE) });
}

fn refresh_start(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    begin_phase(cx, phase::REFRESH, clause!("6-1-1"));
    // Obeys 6-1-2, 4-3-1, 4-3-2.
    // 6-2-1, R15: of the turn now beginning, as seen from their controller.
    let turn = cx.s.turn;
    cx.expire(clause!("6-2-1"), |l| {
        l.until.point == point::YOUR_NEXT_START && l.until.seat == tp && l.until.turn <= turn
    });
    // 6-2-2.
    tell_moment(cx, cue::TURN_STARTS, None);
    // Obeys 6-2-2.
    cx.push(Frame::Turn(TurnStep::Refresh));
    start_due(cx, point::YOUR_NEXT_START);
}

fn refresh(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    // 6-2-3: compulsory; they come back rested, and 6-2-4 is what makes them active.
    while let Some(card) = cx.s.front(tp, zone::GIVEN) {
        verbs::don_to_cost(cx, card, true, verb::REFRESH, clause!("6-2-3"));
    }
    // 6-2-4: the turn player's cards only (R15).
    for area in [zone::LEADER, zone::CHARACTERS, zone::STAGE, zone::COST] {
        let mut at = cx.s.front(tp, area);
        while let Some(card) = at {
            at = cx.s.after(card);
            if cx.s.card(card).rested {
                refresh_card(cx, card);
            }
        }
    }
    // "Will not become active in the next Refresh Phase" has done its work.
    let turn = cx.s.turn;
    cx.expire(clause!("6-2-4"), |l| {
        let point = l.until.point;
        matches!(point, point::OPPONENTS_REFRESH | point::YOUR_REFRESH) && l.until.seat == tp && l.until.turn <= turn
    });
    cx.push(Frame::Turn(TurnStep::Draw));
}

fn refresh_card(cx: &mut Cx<'_>, card: CardId) {
    let banned = |which| is_banned(cx.game, cx.s, card, which, CardId::NONE, Agent::Rule);
    let held = banned(ban::READY)
        || banned(ban::READY_IN_REFRESH)
        || cx.s.card(card).zone == zone::COST
            && is_player_banned(cx.game, cx.s, cx.s.card(card).side, ban::READY_DON, card);
    if held {
        // 1-3-3: cannot beats do.
        let seat = cx.s.active;
        cx.log.tell(clause!("1-3-3"), What::Skipped { seat, verb: verb::READY, card });
    } else {
        cx.turn(card, false, clause!("6-2-4"));
        cx.tell_done(verb::READY, card, Agent::Rule);
    }
}

/// Returns whether it is the very first turn of the game.
fn is_first_turn(cx: &Cx<'_>) -> bool {
    cx.s.turn == 1
}

fn draw(cx: &mut Cx<'_>) {
    begin_phase(cx, phase::DRAW, clause!("6-1-1"));
    cx.push(Frame::Turn(TurnStep::Don));
    let seat = cx.s.active;
    if is_first_turn(cx) {
        cx.log.tell(clause!("6-3-1"), What::Skipped { seat, verb: verb::DRAW, card: CardId::NONE });
    } else {
        // Obeys 6-3-1.
        cx.take_top(seat, verb::DRAW, clause!("4-5-1"), Agent::Rule);
    }
}

fn don(cx: &mut Cx<'_>) {
    begin_phase(cx, phase::DON, clause!("6-1-1"));
    let seat = cx.s.active;
    let wanted = if is_first_turn(cx) { 1 } else { 2 };
    let have = cx.s.count(seat, zone::DON_DECK);
    // 6-4-1; with fewer left as many as there are (6-4-2), with none none (6-4-3).
    let clause = match have {
        0 => clause!("6-4-3"),
        1 if wanted == 2 => clause!("6-4-2"),
        _ => clause!("6-4-1"),
    };
    if have == 0 {
        cx.log.tell(clause, What::Skipped { seat, verb: verb::ADD_DON, card: CardId::NONE });
    }
    let leader = leader(cx.s, seat);
    let gifts = cx.stat(leader, stat::DON_GIFT);
    for i in 0..wanted {
        let placed = cx.s.front(seat, zone::DON_DECK);
        // 3-3-3: one at a time; 3-9-3: active.
        verbs::place_don(cx, seat, false, clause);
        // 1-3-1: a text gives some of them to the Leader.
        if let Some(don) = placed.filter(|_| i < gifts) {
            cx.put_on(don, leader, verb::GIVE, Agent::Rule);
        }
    }
    cx.push(Frame::Turn(TurnStep::MainStart));
}

fn main_start(cx: &mut Cx<'_>) {
    begin_phase(cx, phase::MAIN, clause!("6-1-1"));
    tell_moment(cx, cue::MAIN_STARTS, None);
    // Obeys 6-5-1.
    cx.push(Frame::Main);
    start_due(cx, point::OPPONENTS_NEXT_MAIN);
}

/// Starts what was put off to a moment of the turn player's turn, in the order in which it was.
fn start_due(cx: &mut Cx<'_>, which: Point) {
    let (turn, tp) = (cx.s.turn, cx.s.active);
    let is_due = |d: &Delayed| d.until.point == which && d.until.seat == tp && d.until.turn <= turn;
    while let Some(i) = cx.s.delayed.iter().rposition(is_due) {
        let delayed = cx.s.delayed.remove(i);
        cx.start_delayed(&delayed);
    }
}

/// 6-6-1-1: \[End of Your Turn\] of the turn player's cards, in that player's order (6-6-1-1-3).
fn end_yours(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    begin_phase(cx, phase::END, clause!("6-1-1"));
    // Obeys 6-6-1.
    cx.s.data.ended.clear();
    cx.s.data.late.clear();
    // Obeys 10-2-7-1.
    tell_moment(cx, cue::END_OF_YOUR_TURN, Some(tp));
    drop_ended(cx);
    // Obeys 6-6-1-1.
    cx.push(Frame::Turn(TurnStep::EndTheirs));
    if cx.game.rules.is_2023() {
        cx.push(Frame::Delayed(tp));
    }
}

/// 6-6-1-1-2: then \[End of Your Opponent's Turn\] of the other's cards (6-6-1-1-4).
fn end_theirs(cx: &mut Cx<'_>) {
    let ntp = opponent(cx.s.active);
    // Obeys 10-2-8-1.
    tell_moment(cx, cue::END_OF_OPPONENTS_TURN, Some(ntp));
    drop_ended(cx);
    // Obeys 6-6-1-1, 6-6-1-1-2.
    cx.push(Frame::Turn(TurnStep::EndDelayed));
    if cx.game.rules.is_2023() {
        cx.push(Frame::Delayed(ntp));
    }
}

/// 6-6-1-1-1: each end-of-turn effect once in this phase; what is noted here is not used again.
fn drop_ended(cx: &mut Cx<'_>) {
    let mut i = 0;
    while i < cx.s.pending.len() {
        let key = (cx.s.pending[i].source, cx.s.pending[i].at);
        // No clause settles it: a card that came in this phase has missed its moment.
        if cx.s.data.late.contains(&key.0) {
            cx.s.pending.remove(i);
            continue;
        }
        // Obeys 6-6-1-1-1.
        if cx.s.data.ended.contains(&key) {
            cx.s.pending.remove(i);
        } else {
            cx.s.data.ended.push(key);
            i += 1;
        }
    }
}

/// 6-6-1-2: what is due at the end of the turn and what lasts until then, TP's, then NTP's. In
/// 2023 nothing is due any more, and only the lapses are left (6-6-1-2, 6-6-1-3).
fn end_delayed(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    cx.push(Frame::Turn(TurnStep::EndLapse));
    if cx.game.rules.is_2023() {
        lapse_until_end(cx, tp);
        return lapse_until_end(cx, opponent(tp));
    }
    cx.push(Frame::Delayed(opponent(tp)));
    cx.push(Frame::Delayed(tp));
}

/// R16: a player's put-off processing, in that player's order, then what lasts until the end. 2023 has
/// one moment for it and the end-of-turn effects, and lapses later (6-6-1-1, 6-6-1-2).
pub fn delayed(cx: &mut Cx<'_>, seat: Seat) {
    let (turn, tp) = (cx.s.turn, cx.s.active);
    let is_due = |d: &Delayed| d.env.you == seat && d.until.turn <= turn && ends_turn(d.until.point, d.until.seat, tp);
    cx.let_due(is_due);
    if cx.is_waiting() {
        cx.push(Frame::Delayed(seat));
        cx.take_up(None);
    } else if !cx.game.rules.is_2023() {
        lapse_until_end(cx, seat);
    }
}

/// Returns whether a moment comes at the end of the turn player's turn.
fn ends_turn(which: Point, whose: Seat, tp: Seat) -> bool {
    match which {
        point::END_OF_TURN | point::THIS_TURN => true,
        point::OPPONENTS_NEXT_END | point::YOUR_NEXT_END => whose == tp,
        _ => false,
    }
}

fn lapse_until_end(cx: &mut Cx<'_>, seat: Seat) {
    let (turn, tp) = (cx.s.turn, cx.s.active);
    let ends = move |l: &ContinuousEffect| {
        let by = l.by == seat && l.until.turn <= turn;
        match l.until.point {
            point::END_OF_TURN => by,
            point::OPPONENTS_NEXT_END | point::YOUR_NEXT_END => by && l.until.seat == tp,
            _ => false,
        }
    };
    if !cx.game.rules.is_2023() {
        return cx.expire(clause!("6-6-1-2"), ends);
    }
    // 2023: "this turn" and "until the end of the turn" lapse together, TP's then NTP's.
    let clause = if seat == tp { clause!("6-6-1-2") } else { clause!("6-6-1-3") };
    cx.expire(clause, |l| ends(l) || l.until.point == point::THIS_TURN && l.by == seat);
}

/// 6-6-1-3: "during this turn" lapses, TP's, then NTP's.
fn end_lapse(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    for seat in [tp, opponent(tp)] {
        cx.expire(clause!("6-6-1-3"), |l| l.until.point == point::THIS_TURN && l.by == seat);
    }
    if cx.game.rules.is_2023() && fulfilled_by_lapses(cx) {
        return;
    }
    cx.push(Frame::Turn(TurnStep::Pass));
}

/// 2023, 6-6-1-4: end-of-turn effects that the lapses have fulfilled are used before the turn ends.
fn fulfilled_by_lapses(cx: &mut Cx<'_>) -> bool {
    cx.recompute_permanents();
    let tp = cx.s.active;
    tell_moment(cx, cue::END_OF_YOUR_TURN, Some(tp));
    tell_moment(cx, cue::END_OF_OPPONENTS_TURN, Some(opponent(tp)));
    drop_ended(cx);
    let turn = cx.s.turn;
    let is_due = |d: &Delayed| d.until.turn <= turn && ends_turn(d.until.point, d.until.seat, tp);
    let more = cx.is_waiting() || cx.s.delayed.iter().any(is_due);
    if more {
        // Obeys 6-6-1-4.
        cx.push(Frame::Turn(TurnStep::EndDelayed));
        cx.push(Frame::Delayed(opponent(tp)));
        cx.push(Frame::Delayed(tp));
    }
    more
}

/// 6-6-1-4: the other player becomes turn player, unless a card gives another turn (1-3-1).
fn pass(cx: &mut Cx<'_>) {
    let tp = cx.s.active;
    let seat = if cx.s.data.extra_turns > 0 { tp } else { opponent(tp) };
    cx.s.data.extra_turns = cx.s.data.extra_turns.saturating_sub(1);
    let clause = if seat == tp { clause!("1-3-1") } else { clause!("6-6-1-4") };
    cx.begin_turn(seat, clause);
    // 10-2-13-1: a new turn, new uses.
    cx.s.refresh_uses();
    cx.refresh_cues();
    defeat::deck_out(cx);
    cx.push(Frame::Turn(TurnStep::RefreshStart));
}
