//! The action step (section 9), with three or more players (12-2-8) and teams (R33, R74).

use super::{ActionOrder, activation, clause, main_phase, playing, seats, windows};
use crate::game::{Cx, Gundam, St};
use crate::state::Frame;
use crate::words::{cue, verb, zone};
use baize_kernel::{Ask, CardId, Choice, Seat, SeatSet, Why};

/// Opens the step; the frame below goes on when all have passed in a row (9-5).
pub fn open(cx: &mut Cx<'_>) {
    let active = seats::head(cx.game, cx.s.active);
    // R9: the player after the active one opens, the active player comes last.
    let first = match cx.game.rules.action_order {
        ActionOrder::ActiveFirst if cx.game.rules.is_royale() => active,
        _ => seats::after(cx.game, cx.s, active),
    };
    cx.s.data.asked = first;
    cx.s.data.passed = SeatSet::NONE;
    cx.s.data.idle = false;
    // Obeys 9-1, 9-2, 12-2-8: one after the other, beginning with who is not active.
    cx.push(Frame::Action);
}

/// Asks whoever is next, or ends the step.
pub fn step(cx: &mut Cx<'_>) {
    if cx.is_waiting() {
        cx.push(Frame::Action);
        return cx.take_up(None);
    }
    let passed = cx.s.data.passed;
    let has_passed = |seat| passed.has(seats::actor(cx.game, seat));
    if passed != SeatSet::NONE && seats::in_order(cx.game, cx.s).all(has_passed) {
        // Obeys 9-5, 12-2-8: all have passed in a row.
        return;
    }
    // R61: a leaver's go is skipped.
    while !seats::is_in(cx.s, cx.s.data.asked) {
        cx.s.data.asked = seats::after(cx.game, cx.s, cx.s.data.asked);
    }
    cx.push(Frame::Action);
    let seat = cx.s.data.asked;
    let mut options = std::mem::take(cx.options());
    offer(cx.game, cx.s, seat, &mut options);
    let may_hand_over = main_phase::may_hand_over(cx.game, cx.s, seat);
    let mate = seats::partner(cx.game, seat).filter(|&mate| seats::actor(cx.game, mate) == seats::actor(cx.game, seat));
    let mate = mate.filter(|&mate| may_hand_over && can_act(cx.game, cx.s, mate));
    let leads = seats::actor(cx.game, seat) == seat;
    if options.is_empty() && mate.is_none() && leads && !windows::opens_action(cx.game, cx.s, seat) {
        // Nothing can be used, so nobody need be asked.
        *cx.options() = options;
        cx.s.agenda.pop();
        return pass(cx, seat);
    }
    if mate.is_some() || !leads {
        options.push(Choice::plain(verb::HAND_OVER));
    }
    if leads {
        options.push(Choice::plain(verb::PASS));
    }
    *cx.options() = options;
    let clause = if seats::is_active(cx.game, cx.s, seat) { clause!("9-4") } else { clause!("9-3") };
    cx.ask(seat, Why::rule(verb::PASS, clause), Ask::Pick);
}

fn offer(game: &Gundam, s: &St, seat: Seat, options: &mut Vec<Choice>) {
    let mut held = s.iter(seat, zone::HAND).filter(|&card| activation::may_have(game, s, card, cue::ACTION)).peekable();
    if held.peek().is_some() {
        let means = playing::Means::of(s, seat);
        let playable = held.filter(|&card| playing::may_use_in_action(game, s, seat, card, means).is_ok());
        options.extend(playable.map(|card| Choice::card(verb::PLAY, card)));
    }
    main_phase::offer_activated(game, s, seat, cue::ACTIVATE_ACTION, options);
}

fn can_act(game: &Gundam, s: &St, seat: Seat) -> bool {
    let mut options = Vec::new();
    offer(game, s, seat, &mut options);
    !options.is_empty()
}

/// 9-3-3: the pass of a player or team; the next one has the go.
fn pass(cx: &mut Cx<'_>, seat: Seat) {
    cx.tell_did(clause!("9-3-3"), seat, verb::PASS, CardId::NONE, CardId::NONE, 0);
    cx.s.data.passed = cx.s.data.passed.or(SeatSet::one(seats::actor(cx.game, seat)));
    go_on(cx, seat);
}

fn go_on(cx: &mut Cx<'_>, seat: Seat) {
    cx.s.data.asked = seats::next_actor(cx.game, cx.s, seat);
    cx.s.data.idle = false;
    cx.push(Frame::Action);
}

/// Carries out the choice: one Command, one effect, or a pass.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    let seat = cx.s.data.asked;
    match choice.verb {
        verb::PASS => return pass(cx, seat),
        verb::HAND_OVER => {
            main_phase::hand_over(cx, seat);
            return cx.push(Frame::Action);
        }
        _ => {}
    }
    // Obeys 9-4-1, 9-4-2: it goes on until all pass in a row.
    cx.s.data.passed = SeatSet::NONE;
    go_on(cx, seat);
    if choice.verb == verb::PLAY {
        // Obeys 9-3-1.
        return playing::play(cx, seat, choice.a, cue::ACTION);
    }
    // Obeys 9-3-2.
    let found = activation::activated_of(cx.game, cx.s, choice.a, cue::ACTIVATE_ACTION).find(|(n, _)| *n == choice.n);
    if let Some((_, at)) = found {
        activation::activate(cx, choice.a, at);
    }
}
