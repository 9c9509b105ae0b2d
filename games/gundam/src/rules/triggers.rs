//! The order of waiting effects (10-1-6).
//!
//! What triggers during a resolution forms a new batch that goes ahead of what waits (R25). A batch
//! is a generation (`wave`) of waiting effects, the newest being the highest. Within a batch Bursts
//! come first (10-1-6-8), then each player's or team's in turn order (10-1-6-6, R60, R75).

use super::turn::OF_A_TURN_TO_COME;
use super::{clause, seats};
use crate::game::{Cx, Gundam, St};
use crate::state::Frame;
use crate::words::cue;
use baize_kernel::Point;
use baize_kernel::effect::{Pending, Rank, Waiting};

/// Lets parts of effects wait that were put off until a moment that has come.
pub fn let_due(cx: &mut Cx<'_>, points: &[Point]) {
    let (turn, active) = (cx.s.turn, cx.s.active);
    cx.let_due(|d| {
        let timely = !OF_A_TURN_TO_COME.contains(&d.until.point) || d.until.seat == active;
        points.contains(&d.until.point) && d.until.turn <= turn && timely
    });
}

/// Says when a waiting effect has its turn.
pub fn rank(game: &Gundam, s: &St, waiting: Waiting<'_>) -> Rank {
    // 10-1-6-7: what was triggered last comes first.
    let batch = u32::from(u16::MAX - waiting.wave());
    // 10-1-6-8: a Burst before the rest of its batch.
    let burst = waiting.cue() == Some(cue::BURST);
    let head = seats::orderer(game, waiting.you());
    // Obeys 10-1-6-6, 12-2-4: the active player's or team's, then the others' in turn order.
    let turn = seats::in_order(game, s).position(|seat| seat == head).unwrap_or(usize::from(s.seats()));
    let place = batch << 8 | u32::from(!burst) << 7 | turn as u32;
    // Obeys 10-1-6-7, 10-1-6-8: Bursts first, then by moment.
    // 10-1-6-5: each orders their own.
    Rank { place, orderer: Some(head), clause: clause!("10-1-6-5") }
}

/// Uses an effect that has waited.
pub fn take(cx: &mut Cx<'_>, p: Pending) {
    // Obeys 10-3-1-4: what an effect has brought about is dealt with.
    cx.push(Frame::Use(p));
}
