//! The order of waiting effects (8-6).
//!
//! Effects fulfilled together form a pool: the turn player's in that player's order, then the
//! other's. What they fulfil in turn belongs to the next pool (R22). A pool is a generation
//! (`wave`) of waiting effects; the game goes on only when none is left.

use super::{activation, clause};
use crate::game::{Cx, OnePiece, St};
use crate::rules::NewTrigger;
use crate::state::Frame;
use crate::words::cue;
use baize_kernel::effect::{Delayed, Pending, Rank, Waiting, all_waiting};
use baize_kernel::{Clause, Cue};

/// Comes after every effect of whatever generation.
const LAST: u32 = 1 << 30;

/// Says when a waiting effect has its turn.
pub fn rank(game: &OnePiece, s: &St, waiting: Waiting<'_>, only: Option<Cue>) -> Option<Rank> {
    if only.is_some() && waiting.cue() != only {
        return None;
    }
    let you = waiting.you();
    // R23: the letter of 8-6-1-1, only while the opponent has nothing waiting.
    let newest_first = game.rules.own_new_trigger == NewTrigger::BeforePending
        && !all_waiting::<OnePiece>(s).any(|w| w.you() != you && (only.is_none() || w.cue() == only));
    let wave = if newest_first { u16::MAX - waiting.wave() } else { waiting.wave() };
    let pool = match waiting {
        // 6-6-1-2, R16: put-off processing when no effect waits. 2023 has one moment for both (6-6-1-1).
        Waiting::Part(..) if !game.rules.is_2023() => LAST,
        _ => u32::from(wave) << 2,
    };
    // What is lost with its card is no choice.
    let lost = matches!(waiting, Waiting::Ability(p) if activation::lost(game, s, p).is_some());
    let place = pool | u32::from(you != s.active) << 1 | u32::from(!lost);
    Some(Rank { place, orderer: (!lost).then_some(you), clause: order_clause(game, waiting) })
}

/// The clause that lets a player order effects of one moment.
fn order_clause(game: &OnePiece, waiting: Waiting<'_>) -> Clause {
    match waiting.cue() {
        _ if game.rules.is_2023() => clause!("8-1-3-2"),
        None => clause!("6-6-1-2"),
        Some(cue::END_OF_YOUR_TURN) => clause!("6-6-1-1-3"),
        Some(cue::END_OF_OPPONENTS_TURN) => clause!("6-6-1-1-4"),
        Some(_) => clause!("8-6-1"),
    }
}

/// Uses an effect that has waited, citing what put it before those still waiting.
pub fn take(cx: &mut Cx<'_>, p: Pending) {
    cite_order(cx, &p);
    cx.push(Frame::Use(p));
}

/// Carries out put-off processing.
pub fn take_due(cx: &mut Cx<'_>, part: &Delayed) {
    let clause = cx.game.rules.since(clause!("6-6-1-2"), clause!("6-6-1-1"));
    cx.cite(clause, part.env.you, part.env.this.card);
}

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
