//! Triggered requests and the trigger check (7.5, R26, R27).

use super::{clause, flow, resolve, trumps, units};
use crate::actions::{ACTIONS, Speed, Timing, When};
use crate::cards::Face;
use crate::game::{Cx, opponent};
use crate::rules::units::Class;
use crate::state::{Check, Frame, Request};
use crate::words::{action as verb_of, verb, zone};
use baize_kernel::{Ask, CardId, Choice, Seat, What, Why};

/// The check of everything that waits.
pub const ALL: Check = Check { instant_only: false, normal: false, other: false };
/// The check of what is instant alone (R27).
pub const INSTANT: Check = Check { instant_only: true, normal: false, other: false };

/// R26, R26.2: a condition has occurred; from now on the request exists, whatever becomes of the cause.
pub fn raise(cx: &mut Cx<'_>, request: Request) {
    cx.s.data.serial += 1;
    let serial = cx.s.data.serial;
    cx.s.data.buffer.push(Request { serial, ..request });
}

/// What requesting sets off: Demon Whisper, Illusion, Exhaust, Satisfaction and Hand Refill at End.
pub fn on_request(cx: &mut Cx<'_>, request: &Request) {
    if request.action != 1 {
        return;
    }
    let seat = request.seat;
    // R77: a Demon Lord on the field, whatever the trumps.
    if units::soldiers(cx.s, seat).any(|u| units::class(cx.game, cx.s, u) == Class::DemonLord) {
        // Obeys R77.
        raise(cx, Request::new(57, seat));
    }
    if cx.s.count(seat, zone::TRUMP) == 0 {
        return;
    }
    for (face, number) in at_end() {
        if trumps::is_open(cx.game, cx.s, seat, face) {
            cx.cite(trumps::clause_of(face), seat, CardId::NONE);
            // Obeys R27: they wait until End is staged, and go on top of it.
            raise(cx, Request::new(number, seat));
        }
    }
}

/// The actions that End sets off while a trump is open: A63, A73, A76 and A84.
fn at_end() -> impl Iterator<Item = (Face, u8)> {
    ACTIONS.iter().filter_map(|action| match action.when {
        Some(When::EndAsked(face)) => Some((face, action.number)),
        _ => None,
    })
}

/// What a resolution sets off: the turn goes on by itself (A02, A03, A05, A06).
pub fn on_resolved(cx: &mut Cx<'_>, request: &Request) {
    let tp = cx.s.active;
    for action in &ACTIONS[..7] {
        match action.when {
            Some(When::Resolved(number)) if number == request.action => {}
            Some(When::Attacked) if request.action == 4 && !cx.s.data.attackers.is_empty() => {}
            // R43: nobody attacks, so nobody blocks.
            Some(When::Attacked) if request.action == 4 => {
                // Obeys R43.
                continue;
            }
            _ => continue,
        }
        raise(cx, Request::new(action.number, tp));
    }
}

/// Returns whether a trigger check would find nothing to do.
pub fn is_quiet(cx: &Cx<'_>) -> bool {
    cx.s.data.buffer.is_empty() && !cx.game.rules.asks_grave_top()
}

/// Goes on with a trigger check.
pub fn step(cx: &mut Cx<'_>, check: Check) {
    if super::zones::ask_top(cx) {
        let top = cx.s.agenda.pop();
        cx.push(Frame::Triggers(check));
        cx.s.agenda.extend(top);
        return;
    }
    let speed = if check.normal { Speed::Normal } else { Speed::Instant };
    let waits = |cx: &Cx<'_>, speed: Speed| cx.s.data.buffer.iter().any(|r| r.action().speed == speed);
    let seat = if check.other { opponent(cx.s.active) } else { cx.s.active };
    if let Some(timing) = first_timing(cx, seat, speed) {
        return choose(cx, check, seat, speed, timing);
    }
    let next = match check.other {
        false => Check { other: true, ..check },
        true if waits(cx, speed) => Check { other: false, ..check },
        // Instant ones that came meanwhile wait for the outer loop.
        true if check.normal && waits(cx, Speed::Instant) => ALL,
        true if !check.normal && !check.instant_only && waits(cx, Speed::Normal) => {
            Check { normal: true, other: false, ..check }
        }
        true => return,
    };
    if next.normal || !cx.s.data.buffer.is_empty() {
        cx.push(Frame::Triggers(next));
    }
}

/// R26: main-timed ones come before quick-timed ones.
fn first_timing(cx: &Cx<'_>, seat: Seat, speed: Speed) -> Option<Timing> {
    let mine = || cx.s.data.buffer.iter().filter(|r| r.seat == seat && r.action().speed == speed);
    let main = mine().any(|r| r.action().timing == Timing::Main);
    if main { Some(Timing::Main) } else { mine().next().map(|_| Timing::Quick) }
}

/// R26: the owner picks the next of several; those that are alike need no question.
fn choose(cx: &mut Cx<'_>, check: Check, seat: Seat, speed: Speed, timing: Timing) {
    let mut options = std::mem::take(cx.options());
    let buffer = &cx.s.data.buffer;
    for (i, request) in buffer.iter().enumerate().filter(|(_, r)| r.seat == seat && r.action().speed == speed) {
        let alike =
            |other: &Request| (other.seat, other.action, other.count) == (request.seat, request.action, request.count);
        if request.action().timing == timing && !buffer[..i].iter().any(alike) {
            options.push(Choice::plain(verb::TRIGGER).numbered(request.serial));
        }
    }
    let forced = if let [only] = options[..] { Some(only) } else { None };
    *cx.options() = options;
    if let Some(choice) = forced {
        return handle(cx, check, choice.n);
    }
    cx.push(Frame::Triggers(check));
    cx.ask(seat, Why::rule(verb::TRIGGER, clause!("R26")), Ask::Pick);
}

/// Takes the one that was picked.
pub fn resume(cx: &mut Cx<'_>, check: Check, choice: Choice) {
    handle(cx, check, choice.n);
}

fn handle(cx: &mut Cx<'_>, check: Check, serial: u16) {
    let Some(at) = cx.s.data.buffer.iter().position(|r| r.serial == serial) else { return };
    let request = cx.s.data.buffer.remove(at);
    let action = request.action();
    cx.push(Frame::Triggers(check));
    cx.tell_did(action.clause, request.seat, verb::TRIGGER, CardId::NONE, CardId::NONE, i32::from(action.number));
    match (action.speed, action.timing) {
        (Speed::Instant, _) => {
            // Obeys R26.
            resolve::begin(cx, request);
        }
        // R26.1: there is no room for it.
        (Speed::Normal, Timing::Main) if !cx.s.data.stage.is_empty() => {
            let skipped = What::Skipped { seat: request.seat, verb: verb_of(action.number), card: CardId::NONE };
            cx.log.tell(clause!("R26.1"), skipped);
        }
        (Speed::Normal, _) => {
            // Obeys R26.1.
            flow::stage(cx, request);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards;
    use crate::game::{BlackPoker, St, VOCABULARY};
    use crate::options::Rules;
    use crate::state::Data;
    use crate::words::action;
    use baize_kernel::{Job, Log, Match, MatchOf, State};
    use std::sync::Arc;

    /// R26.1: no rule of the list leads here by itself, since a main-timed request lies at the bottom of
    /// the stage and its follow-up comes when it has left.
    #[test]
    fn a_main_timed_trigger_is_dropped_on_a_stage_that_is_not_empty_and_a_quick_one_is_staged() {
        let rules = Rules { format: 4, frame: 5, ..Rules::default() };
        let pool = cards::pool();
        let filler = pool.find("C2").expect("the card exists");
        let mut state: St = State::new(2, VOCABULARY.zones.len() as u8, 1, Data::default());
        for seat in [Seat(0), Seat(1)] {
            (0..3).for_each(|_| _ = state.create(filler, seat, zone::LIFE));
        }
        let numbered = |serial, number| Request { serial, ..Request::new(number, Seat(0)) };
        (state.turn, state.data.serial) = (3, 3);
        state.data.stage = vec![numbered(1, 4)];
        state.data.buffer = vec![numbered(2, 3), numbered(3, 84)];
        state.agenda.push(Job::Game(Frame::Chance));
        state.agenda.push(Job::Game(Frame::Triggers(ALL)));
        let table = MatchOf::start(Arc::new(BlackPoker::new(pool, rules)), state, Log::on());
        let stack: Vec<_> = table.view(None).stack.iter().map(|waiting| waiting.verb).collect();
        assert_eq!(stack, [action(4), action(84)]);
        let dropped = What::Skipped { seat: Seat(0), verb: action(3), card: CardId::NONE };
        assert!(table.opening().iter().any(|e| e.clause == clause!("R26.1") && e.what == dropped));
    }
}
