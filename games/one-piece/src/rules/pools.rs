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
use baize_kernel::effect::{Pending, Rank, Waiting, all_waiting};
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
        // Obeys 6-6-1-2, 6-6-1-1: what was put off comes last.
        Waiting::Part(..) if !game.rules.is_2023() => LAST,
        _ => u32::from(wave) << 2,
    };
    // What is lost with its card is no choice.
    let lost = matches!(waiting, Waiting::Ability(p) if activation::lost(game, s, p).is_some());
    // Obeys 8-6-1, 8-6-1-1, 8-6-3, 8-1-3-2: by moment, the turn player's first.
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

/// Uses an effect that has waited.
pub fn take(cx: &mut Cx<'_>, p: Pending) {
    cx.push(Frame::Use(p));
}
