//! The order of waiting effects (8-6).
//!
//! Effects fulfilled together form a pool: the turn player's in that player's order, then the
//! other's. What they fulfil in turn belongs to the next pool (R22). A pool is a generation
//! (`wave`) of waiting effects; the game goes on only when none is left.

use super::{activation, clause};
use crate::game::{Cx, opponent};
use crate::rules::NewTrigger;
use crate::state::Frame;
use crate::words::{cue, verb};
use baize_kernel::effect::Pending;
use baize_kernel::{Ask, CardId, Choice, Clause, Cue, Seat, Why};

/// Returns whether effects wait.
#[inline]
pub fn waiting(cx: &Cx<'_>) -> bool {
    !cx.s.pending.is_empty()
}

/// Opens the pools; the frame below goes on when they are empty.
pub fn open(cx: &mut Cx<'_>) {
    cx.push(Frame::Pool(None));
}

fn belongs(p: &Pending, only: Option<Cue>) -> bool {
    only.is_none_or(|cue| p.cue == cue)
}

/// Returns whose effects come next, and of which generation.
fn whose_turn(cx: &Cx<'_>, only: Option<Cue>) -> Option<(Seat, u16)> {
    let tp = cx.s.active;
    let all = || cx.s.pending.iter().filter(|p| belongs(p, only));
    let wave = all().map(|p| p.wave).min()?;
    let first = |seat| all().any(|p| p.wave == wave && p.you == seat);
    let seat = if first(tp) { tp } else { opponent(tp) };
    // R23: the letter of 8-6-1-1, only while the opponent has nothing waiting.
    let alone = !all().any(|p| p.you != seat);
    if cx.game.rules.own_new_trigger == NewTrigger::BeforePending && alone {
        return Some((seat, all().map(|p| p.wave).max()?));
    }
    Some((seat, wave))
}

/// Takes the next waiting effect, asking its player when there are several.
pub fn step(cx: &mut Cx<'_>, only: Option<Cue>) {
    let Some((seat, wave)) = whose_turn(cx, only) else {
        if cx.s.pending.is_empty() {
            cx.s.wave = 0;
        }
        return;
    };
    // 8-6-3: what is fulfilled from now on waits for the next pool.
    cx.s.wave = cx.s.wave.max(wave + 1);
    cx.push(Frame::Pool(only));
    let mine = |p: &Pending| p.you == seat && p.wave == wave && belongs(p, only);
    let count = cx.s.pending.iter().filter(|p| mine(p)).count();
    let lost = cx.s.pending.iter().position(|p| mine(p) && activation::lost(cx, p).is_some());
    // What is lost with its card is no choice.
    if let Some(i) = lost.or_else(|| cx.s.pending.iter().position(mine).filter(|_| count == 1)) {
        return take(cx, i);
    }
    cx.options();
    for i in 0..cx.s.pending.len() {
        let p = cx.s.pending[i];
        if mine(&p) {
            // Several of one card are told apart by number.
            let n = cx.s.pending[..i].iter().filter(|q| mine(q) && q.source.card == p.source.card).count();
            cx.offer(Choice::card(verb::NEXT, p.source.card).numbered(n as u16));
        }
    }
    let clause = order_clause(cx, only, seat, wave);
    cx.ask(seat, Why { verb: verb::NEXT, source: CardId::NONE, clause }, Ask::Pick);
}

/// The clause that lets a player order effects of one moment.
fn order_clause(cx: &Cx<'_>, only: Option<Cue>, seat: Seat, wave: u16) -> Clause {
    let mut cues = cx.s.pending.iter().filter(|p| p.you == seat && p.wave == wave && belongs(p, only)).map(|p| p.cue);
    let first = cues.next();
    let rules = cx.game.rules;
    match first {
        Some(cue::END_OF_YOUR_TURN) if !rules.is_2023() => clause!("6-6-1-1-3"),
        Some(cue::END_OF_OPPONENTS_TURN) if !rules.is_2023() => clause!("6-6-1-1-4"),
        _ => rules.since(clause!("8-6-1"), clause!("8-1-3-2")),
    }
}

/// Takes the player's choice.
pub fn resume(cx: &mut Cx<'_>, only: Option<Cue>, choice: Choice) {
    let Some((seat, wave)) = whose_turn(cx, only) else { return };
    cx.push(Frame::Pool(only));
    let mine = |p: &Pending| p.you == seat && p.wave == wave && belongs(p, only) && p.source.card == choice.a;
    let mut places = (0..cx.s.pending.len()).filter(|&i| mine(&cx.s.pending[i]));
    if let Some(i) = places.nth(choice.n as usize) {
        take(cx, i);
    }
}

fn take(cx: &mut Cx<'_>, i: usize) {
    let p = cx.s.pending.remove(i);
    cite_order(cx, &p);
    cx.push(Frame::Use(p));
}

/// Cites what put this effect before those still waiting.
fn cite_order(cx: &mut Cx<'_>, p: &Pending) {
    if !cx.log.is_on() {
        return;
    }
    let rules = cx.game.rules;
    let others = |f: &dyn Fn(&Pending) -> bool| cx.s.pending.iter().any(f);
    let same_moment = others(&|q| q.wave == p.wave && q.you != p.you);
    let later_theirs = others(&|q| q.wave > p.wave && q.you != p.you);
    let later_own = others(&|q| q.wave > p.wave && q.you == p.you);
    if same_moment || later_theirs {
        cx.cite(rules.since(clause!("8-6-1"), clause!("8-1-3-2")), p.you, p.source.card);
    }
    if later_own && !rules.is_2023() {
        cx.cite(clause!("8-6-1-1"), p.you, p.source.card);
    }
    if p.wave > 0 && !rules.is_2023() {
        cx.cite(clause!("8-6-3"), p.you, p.source.card);
    }
}
