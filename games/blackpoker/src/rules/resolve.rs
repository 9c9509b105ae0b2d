//! Resolving a request (7.4, R28 to R31): its effect step by step, then its key cards, then what follows.

use super::{clause, effects, flow, request, targets, triggers, units, zones};
use crate::game::Cx;
use crate::state::{Aim, Frame, Now, Request};
use crate::words::{action as verb_of, verb, zone};
use baize_kernel::moves::Move;
use baize_kernel::{Ask, CardId, Choice, Clause, GameBase, Job, Reply, Seat, SeatSet, Verb, What, Why};

/// Begins to resolve a request: on the stage, or at once when it is instant.
pub fn begin(cx: &mut Cx<'_>, request: Request) {
    let action = request.action();
    let fended = request::is_fended_off(cx.game, cx.s, &request);
    let shielded = fended.map_or(SeatSet::NONE, SeatSet::one);
    let fits = targets::still_fits(cx.game, cx.s, &request);
    let pc = if fits { 0 } else { u8::MAX };
    cx.s.data.now = Some(Now { request, pc, sub: 0, shielded, chosen: CardId::NONE });
    cx.s.data.picked.clear();
    let seat = request.seat;
    cx.tell_did(action.clause, seat, verb::RESOLVE, CardId::NONE, CardId::NONE, i32::from(action.number));
    // Obeys R26.2: though the trump that set it off has gone.
    if !fits {
        // R29: without its target the effect does nothing.
        let way = verb_of(action.number);
        cx.log.tell(clause!("R29"), What::Skipped { seat, verb: way, card: CardId::NONE });
    }
    cx.push(Frame::Effect);
}

/// Does the steps of the effect under way until something else has to be done first, or ends it.
pub fn step(cx: &mut Cx<'_>) {
    step_once(cx);
    // Mostly the next step can follow at once.
    while cx.s.agenda.last() == Some(&Job::Game(Frame::Effect)) && cx.s.prompt().is_none() && !cx.over() {
        cx.s.agenda.pop();
        step_once(cx);
    }
}

fn step_once(cx: &mut Cx<'_>) {
    if zones::ask_top(cx) {
        let top = cx.s.agenda.pop();
        cx.push(Frame::Effect);
        cx.s.agenda.extend(top);
        return;
    }
    let Some(now) = cx.s.data.now else { return };
    match now.request.action().effect.get(usize::from(now.pc)) {
        // A03.1, A09.2, A10.2, A11.2, A13.2, A20.2, A25.3, A28.2, A29.2, A37.3, A40.3, A56.1: step by step, as the
        // action has it.
        Some(step) => effects::run(cx, step.op, step.clause),
        None => finish(cx, &now.request),
    }
}

/// Gives the step that asked its answer.
pub fn resume(cx: &mut Cx<'_>, reply: Reply<'_>) {
    let Some(now) = cx.s.data.now else { return };
    if let Some(step) = now.request.action().effect.get(usize::from(now.pc)) {
        effects::answer(cx, step.op, step.clause, reply.chosen);
    }
}

/// Returns the request being resolved.
pub fn current(cx: &Cx<'_>) -> Request {
    cx.s.data.now.map_or_else(|| Request::new(1, cx.s.active), |now| now.request)
}

/// The step is done: on to the next.
pub fn done(cx: &mut Cx<'_>) {
    if let Some(now) = &mut cx.s.data.now {
        now.pc = now.pc.saturating_add(1);
        now.sub = 0;
    }
    cx.push(Frame::Effect);
}

/// The rest of the effect is not done.
pub fn stop(cx: &mut Cx<'_>) {
    if let Some(now) = &mut cx.s.data.now {
        now.pc = u8::MAX;
    }
    cx.push(Frame::Effect);
}

/// The step goes on with a further part of itself.
pub fn again(cx: &mut Cx<'_>, sub: u8) {
    if let Some(now) = &mut cx.s.data.now {
        now.sub = sub;
    }
    cx.push(Frame::Effect);
}

/// Returns which part of the step is being done.
pub fn part(cx: &Cx<'_>) -> u8 {
    cx.s.data.now.map_or(0, |now| now.sub)
}

/// Puts cards among the options of the next question.
pub fn offer_cards(cx: &mut Cx<'_>, which: Verb, cards: &[CardId]) {
    cx.options().extend(cards.iter().map(|&c| Choice::card(which, c)));
}

/// Asks for one of some cards; what is forced is not asked for.
pub fn pick_card(cx: &mut Cx<'_>, seat: Seat, which: Verb, cards: &[CardId], clause: Clause) {
    if let [only] = cards {
        return answer_at_once(cx, &[Choice::card(which, *only)]);
    }
    offer_cards(cx, which, cards);
    ask(cx, seat, which, clause, Ask::Pick);
}

/// Asks for so many of some cards; what is forced is not asked for.
pub fn pick_cards(cx: &mut Cx<'_>, seat: Seat, which: Verb, cards: &[CardId], range: (usize, usize), clause: Clause) {
    if range.0 >= cards.len() {
        let all: Vec<Choice> = cards.iter().map(|&c| Choice::card(which, c)).collect();
        return answer_at_once(cx, &all);
    }
    offer_cards(cx, which, cards);
    ask(cx, seat, which, clause, Ask::Several { min: range.0 as u8, max: range.1.min(cards.len()) as u8 });
}

/// Asks for one of some plain choices.
pub fn pick_way(cx: &mut Cx<'_>, seat: Seat, ways: &[Verb], clause: Clause) {
    if let [only] = ways {
        return answer_at_once(cx, &[Choice::plain(*only)]);
    }
    cx.options().extend(ways.iter().map(|&v| Choice::plain(v)));
    ask(cx, seat, ways[0], clause, Ask::Pick);
}

/// Asks for an order of some cards; one alone has only one.
pub fn pick_order(cx: &mut Cx<'_>, seat: Seat, cards: &[CardId], clause: Clause) {
    if cards.len() <= 1 {
        let all: Vec<Choice> = cards.iter().map(|&c| Choice::card(verb::ORDER, c)).collect();
        return answer_at_once(cx, &all);
    }
    offer_cards(cx, verb::ORDER, cards);
    ask(cx, seat, verb::ORDER, clause, Ask::Arrange);
}

/// Asks with the options in place.
pub fn ask(cx: &mut Cx<'_>, seat: Seat, which: Verb, clause: Clause, shape: Ask) {
    cx.push(Frame::Effect);
    cx.ask(seat, Why::rule(which, clause), shape);
}

fn answer_at_once(cx: &mut Cx<'_>, chosen: &[Choice]) {
    resume(cx, Reply { chosen, number: 0 });
}

/// Steps 3 to 5 of 7.4: the request leaves, its key cards go to the graveyard, what waited for it comes.
fn finish(cx: &mut Cx<'_>, request: &Request) {
    cx.s.data.stage.retain(|r| r.serial != request.serial);
    bury_keys(cx, request, clause!("R28.1"));
    cx.s.data.now = None;
    cx.s.data.picked.clear();
    // Obeys R28.
    if request.action == 6 {
        end_battle(cx);
    }
    triggers::on_resolved(cx, request);
    // R31: requests that the effect made go on the stage now.
    for made in std::mem::take(&mut cx.s.data.made) {
        // Obeys R31.
        flow::stage(cx, made);
    }
    flow::win_check(cx);
}

/// R28.1: key cards that the effect put nowhere else go to the graveyard.
pub fn bury_keys(cx: &mut Cx<'_>, request: &Request, clause: Clause) {
    let (mut left, mut count) = ([CardId::NONE; 5], 0);
    for key in request.keys().filter(|&k| cx.s.card(k).zone == zone::STAGE) {
        left[count] = key;
        count += 1;
    }
    zones::bury(cx, &left[..count], verb::DIE, clause);
}

/// R30: a request leaves the stage without effect; costs stay paid and nothing follows from it.
pub fn negate(cx: &mut Cx<'_>, serial: u16, clause: Clause) {
    let Some(at) = cx.s.data.stage.iter().position(|r| r.serial == serial) else { return };
    let gone = cx.s.data.stage.remove(at);
    let (seat, key) = (gone.seat, gone.keys[0]);
    cx.tell_did(clause, seat, verb::NEGATE, key, CardId::NONE, i32::from(gone.action));
    bury_keys(cx, &gone, clause!("A18.5"));
    // Obeys R30, R23.1.
    if matches!(gone.action, 5 | 6) {
        end_battle(cx);
    }
}

/// R47: roles end with Damage Check; attackers stay driven.
pub fn end_battle(cx: &mut Cx<'_>) {
    // Obeys R47.
    cx.s.data.attackers.clear();
    cx.s.data.blockers.clear();
}

/// Returns the unit that the request is aimed at.
pub fn target_unit(cx: &Cx<'_>) -> Option<CardId> {
    match current(cx).aim {
        Aim::Unit(r) if cx.s.is_current(r) => Some(r.card),
        _ => None,
    }
}

/// Returns the key unit, if it is still the one that was driven.
pub fn key_unit(cx: &Cx<'_>) -> Option<CardId> {
    let unit = current(cx).unit;
    (cx.s.is_current(unit) && units::is_unit(cx.s, unit.card)).then_some(unit.card)
}

/// Returns the sum of the numbers of a request's key cards.
pub fn key_sum(cx: &Cx<'_>, request: &Request) -> i32 {
    request.keys().map(|k| crate::cards::number(cx.game.pool(), cx.s.card(k).def)).sum()
}

/// Moves a card to an end of its owner's life.
pub fn to_life(cx: &mut Cx<'_>, card: CardId, top: bool, clause: Clause) {
    let owner = cx.s.card(card).owner;
    let way = if top { verb::TOP } else { verb::BOTTOM };
    cx.move_card(card, Move { front: top, ..Move::to(owner, zone::LIFE, way, clause) });
}
