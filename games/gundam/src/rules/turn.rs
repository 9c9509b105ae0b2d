//! The turn (section 7), apart from the choice of the main phase.

use super::{Cleanup, TeamSteps, UndamagedRepair, action, bans, clause, seats, triggers};
use crate::game::{Cx, MAX_RESOURCES};
use crate::state::{Frame, TurnStep};
use crate::words::{ban, cue, phase, point, stat, verb, zone};
use baize_kernel::continuous::{ContinuousEffect, Until};
use baize_kernel::effect::{Agent, Pending, TriggerEvent};
use baize_kernel::moves::Move;
use baize_kernel::{AbilityRef, Ask, CardId, Choice, Clause, Cue, Point, Ref, Reply, Seat, SeatSet, What, Why};

/// The most cards in hand after the own hand step (7-6-5-1).
const HAND_LIMIT: usize = 10;
/// The number of Repair among the keyword effects.
const REPAIR: u8 = 0;
/// The ends of effects that a certain player's turn brings.
pub const OF_A_TURN_TO_COME: [Point; 4] =
    [point::YOUR_NEXT_START, point::YOUR_NEXT_END, point::OPPONENTS_START, point::OPPONENTS_NEXT_END];

/// Goes through the steps of a turn; none is left while effects wait (7-1-3, 7-2-2, 7-6-2).
pub fn step(cx: &mut Cx<'_>, step: TurnStep) {
    if cx.is_waiting() && !is_amid(cx, step) {
        // Obeys 7-1-3, 7-2-2, 7-6-2: first what waits.
        cx.push(Frame::Turn(step));
        return cx.take_up(None);
    }
    match step {
        TurnStep::Active => active_step(cx),
        TurnStep::Start => start_step(cx),
        TurnStep::Draw => draw(cx),
        TurnStep::Resource => resource(cx),
        TurnStep::Main => main(cx),
        TurnStep::EndAction => end_action(cx),
        TurnStep::End => end_step(cx),
        TurnStep::Hand(n) => hand_step(cx, n),
        TurnStep::Cleanup => cleanup(cx),
        TurnStep::Pass => pass(cx),
    }
}

/// R73: both members of a team discard as one event, so what the first brings about waits.
fn is_amid(cx: &Cx<'_>, step: TurnStep) -> bool {
    let TurnStep::Hand(n) = step else { return false };
    is_together(cx) && n > 0 && seats::turn_players(cx.game, cx.s).nth(n.into()).is_some()
}

fn is_together(cx: &Cx<'_>) -> bool {
    cx.game.rules.team_steps == TeamSteps::Together
}

/// Takes the answer to the only question of a turn's own steps: what to discard (7-6-5-1).
pub fn resume(cx: &mut Cx<'_>, step: TurnStep, reply: Reply<'_>) {
    if let TurnStep::Hand(n) = step {
        cx.push(Frame::Turn(TurnStep::Hand(n + 1)));
        cx.give_up(reply.chosen, verb::DISCARD, Agent::Rule);
        // R73: nothing waited when the step began, so all that waits comes of this one event.
        if is_together(cx) {
            cx.wait_for_one(0);
        }
    }
}

/// Tells a moment of the turn to everybody's waiting effects. A team's turn is both members'.
fn tell_moment(cx: &mut Cx<'_>, cue: Cue) {
    for only in seats::in_order(cx.game, cx.s) {
        let seat = if seats::is_active(cx.game, cx.s, only) { only } else { cx.s.active };
        let none = Ref::NONE;
        cx.fire(&TriggerEvent::new(cue, seat, none).beside(none).only(only));
    }
}

/// 7-2-3: everything rested becomes active, at one instant.
fn active_step(cx: &mut Cx<'_>) {
    let active = cx.s.active;
    cx.begin_phase(phase::ACTIVE, clause!("7-2-1"));
    // Obeys 5-3-1, 5-3-2, 5-4-1, 7-1-1, 7-1-2: whose turn it is is active, the others stand by.
    let turn = cx.s.turn;
    let due = move |l: &ContinuousEffect| l.until.turn <= turn && l.until.seat == active;
    cx.expire(clause!("7-2-1"), |l| l.until.point == point::YOUR_NEXT_START && due(l));
    // Obeys 12-3-1.
    let since = cx.s.pending.len();
    for seat in seats::turn_players(cx.game, cx.s) {
        for area in [zone::BATTLE, zone::RESOURCES, zone::BASE] {
            let mut at = cx.s.front(seat, area);
            while let Some(card) = at {
                at = cx.s.after(card);
                ready(cx, card);
            }
        }
    }
    // 7-2-3-2: at one instant, so an effect that waits for it triggers once (10-1-6-3).
    cx.wait_for_one(since);
    cx.expire(clause!("7-2-3-1"), |l| l.until.point == point::OPPONENTS_START && due(l));
    cx.push(Frame::Turn(TurnStep::Start));
}

fn ready(cx: &mut Cx<'_>, card: CardId) {
    if !cx.s.card(card).rested {
        return;
    }
    let seat = cx.s.card(card).side;
    if bans::is_banned(cx.game, cx.s, card, ban::READY, CardId::NONE, Agent::Rule) {
        // 1-3-3: cannot beats do.
        return cx.log.tell(clause!("1-3-3"), What::Skipped { seat, verb: verb::READY, card });
    }
    cx.turn(card, false, clause!("7-2-3-1"));
    // Obeys 7-2-3-2.
    cx.tell_done(verb::READY, card, Agent::Rule);
}

/// 7-2-4-1: "at the start of the turn".
fn start_step(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::START, clause!("7-2-1"));
    tell_moment(cx, cue::TURN_STARTS);
    triggers::let_due(cx, &[point::YOUR_NEXT_START, point::OPPONENTS_START]);
    // Obeys 7-2-4-1.
    cx.push(Frame::Turn(TurnStep::Draw));
}

/// 7-3-1: 1 card, on the first turn too.
fn draw(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::DRAW, clause!("7-2-5"));
    cx.push(Frame::Turn(TurnStep::Resource));
    let since = cx.s.pending.len();
    for seat in seats::turn_players(cx.game, cx.s) {
        // Obeys 7-3-1-1.
        cx.take_top(seat, verb::DRAW, clause!("7-3-1"), Agent::Rule);
    }
    // R73: both members of a team draw as one event.
    if is_together(cx) {
        cx.wait_for_one(since);
    }
}

/// 7-4-1: 1 Resource, face up and active, while there is one and room for it.
fn resource(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::RESOURCE, clause!("7-1-1"));
    for seat in seats::turn_players(cx.game, cx.s) {
        place_resource(cx, seat, false, clause!("7-4-1"));
    }
    cx.push(Frame::Turn(TurnStep::Main));
}

/// 3-6-1: the top card of the resource deck to the resource area; returns whether that happened.
pub fn place_resource(cx: &mut Cx<'_>, seat: Seat, rested: bool, clause: Clause) -> bool {
    let full = cx.s.count(seat, zone::RESOURCES) >= MAX_RESOURCES;
    let Some(card) = cx.s.front(seat, zone::RESOURCE_DECK).filter(|_| !full) else {
        // 4-4-2, R15: past the limit it does not happen; 1-3-2: nor without a card.
        let clause = if full { clause!("4-4-2") } else { clause!("1-3-2") };
        cx.log.tell(clause, What::Skipped { seat, verb: verb::PLACE_RESOURCE, card: CardId::NONE });
        return false;
    };
    cx.move_card(card, Move::to(seat, zone::RESOURCES, verb::PLACE_RESOURCE, clause));
    // Obeys 3-6-1, 4-4-1, 4-3-3.
    if rested {
        cx.turn(card, true, clause);
    }
    true
}

fn main(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::MAIN, clause!("7-1-1"));
    cx.s.data.asked = cx.s.active;
    cx.push(Frame::Main);
}

/// 7-6-3: the action step of the end phase.
fn end_action(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::END_ACTION, clause!("7-6-1"));
    if cx.s.data.battle.take().is_some() {
        // R65 by the policy: the battle of someone who has left is over.
        cx.expire(clause!("8-6-1"), |l| l.until.point == point::THIS_BATTLE);
    }
    // Obeys 7-6-3-1.
    cx.push(Frame::Turn(TurnStep::End));
    action::open(cx);
}

/// 7-6-4-1: "at the end of the turn" and Repair (13-1-1-1).
fn end_step(cx: &mut Cx<'_>) {
    cx.begin_phase(phase::END, clause!("7-6-1"));
    tell_moment(cx, cue::TURN_ENDS);
    triggers::let_due(cx, &[point::END_OF_TURN, point::THIS_TURN, point::OPPONENTS_NEXT_END, point::YOUR_NEXT_END]);
    wait_for_repair(cx);
    // Obeys 7-6-4-1.
    cx.push(Frame::Turn(TurnStep::Hand(0)));
}

/// Obeys 13-1-1-1: the Units with Repair of those whose turn it is. An undamaged one counts if something
/// else waits that may damage it first (10-1-6-5).
fn wait_for_repair(cx: &mut Cx<'_>) {
    // R85: by the policy an undamaged one has nothing to recover.
    let others = cx.is_waiting() && cx.game.rules.undamaged_repair == UndamagedRepair::Waits;
    for seat in seats::turn_players(cx.game, cx.s) {
        let mut at = cx.s.front(seat, zone::BATTLE);
        while let Some(unit) = at {
            at = cx.s.after(unit);
            let n = cx.stat(unit, stat::REPAIR);
            if n > 0 && (others || cx.s.card(unit).marks > 0) {
                // Obeys 13-1-1-2: several add up.
                let (source, wave) = (cx.s.refer(unit), cx.s.wave);
                let at = AbilityRef { def: cx.game.known.keywords, index: REPAIR };
                let (event, other, cue) = (source, Ref::NONE, cue::TURN_ENDS);
                cx.s.pending.push(Pending {
                    at,
                    source,
                    you: seat,
                    event,
                    other,
                    wave,
                    cue,
                    sticky: false,
                    outlives: false,
                });
            }
        }
    }
}

/// 7-6-5: down to 10 cards, the active player's own choice (R27).
fn hand_step(cx: &mut Cx<'_>, n: u8) {
    if n == 0 {
        cx.begin_phase(phase::HAND, clause!("7-6-1"));
    }
    let Some(seat) = seats::turn_players(cx.game, cx.s).nth(n.into()) else {
        return cx.push(Frame::Turn(TurnStep::Cleanup));
    };
    let have = cx.s.count(seat, zone::HAND);
    if have <= HAND_LIMIT {
        return cx.push(Frame::Turn(TurnStep::Hand(n + 1)));
    }
    // Obeys 4-8-4.
    cx.push(Frame::Turn(TurnStep::Hand(n)));
    let mut options = std::mem::take(cx.options());
    options.extend(cx.s.iter(seat, zone::HAND).map(|c| Choice::card(verb::CHOOSE, c)));
    *cx.options() = options;
    let excess = (have - HAND_LIMIT) as u8;
    let ask = if excess == 1 { Ask::Pick } else { Ask::Several { min: excess, max: excess } };
    cx.ask(seat, Why::rule(verb::DISCARD, clause!("7-6-5-1")), ask);
}

/// 7-6-6: "during this turn" ends; what that brings about is resolved, and cleanup repeated (R28).
fn cleanup(cx: &mut Cx<'_>) {
    if cx.s.phase != phase::CLEANUP {
        cx.begin_phase(phase::CLEANUP, clause!("7-6-1"));
    }
    let (turn, active) = (cx.s.turn, cx.s.active);
    let over = move |l: &ContinuousEffect| match l.until.point {
        point::THIS_TURN | point::THIS_BATTLE | point::END_OF_TURN => true,
        point::OPPONENTS_NEXT_END | point::YOUR_NEXT_END => l.until.turn <= turn && l.until.seat == active,
        _ => false,
    };
    let again = cx.game.rules.cleanup == Cleanup::Repeated && cx.s.continuous.iter().any(over);
    cx.expire(clause!("7-6-6-1"), over);
    cx.s.data.diverted.clear();
    // What waits for the end of a battle that never was is not put off to another.
    cx.s.delayed.retain(|d| d.until.point != point::THIS_BATTLE);
    cx.s.data.battle = None;
    cx.push(Frame::Turn(if again { TurnStep::Cleanup } else { TurnStep::Pass }));
}

/// 7-6-7: the turn passes on.
fn pass(cx: &mut Cx<'_>) {
    let next = seats::after(cx.game, cx.s, cx.s.active);
    pass_over(cx, next);
    // 13-2-13-1: a new turn, new uses, for everybody.
    cx.s.refresh_uses();
    cx.refresh_cues();
    cx.unbind_all();
    cx.s.memory.clear();
    let clause = if cx.game.rules.is_royale() { clause!("12-2-1") } else { clause!("7-6-7") };
    cx.begin_turn(next, clause);
    cx.push(Frame::Turn(TurnStep::Active));
}

/// R66: what was to last until the next turn of someone who has left ends when that turn would have
/// begun.
fn pass_over(cx: &mut Cx<'_>, next: Seat) {
    if cx.s.data.out == SeatSet::NONE {
        return;
    }
    let turn = cx.s.turn;
    let mut skipped = SeatSet::NONE;
    for i in 1..cx.s.seats() {
        match seats::nth(cx.game, cx.s, i) {
            seat if seat == next => break,
            seat => skipped = skipped.or(SeatSet::one(seat)),
        }
    }
    let over = move |until: &Until| {
        OF_A_TURN_TO_COME.contains(&until.point) && until.turn <= turn + 1 && skipped.has(until.seat)
    };
    cx.expire(clause!("12-2-1"), |l| over(&l.until));
    cx.s.delayed.retain(|d| !over(&d.until));
}
