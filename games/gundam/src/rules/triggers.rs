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
use baize_kernel::effect::{Pending, Rank, Waiting, all_waiting};

/// Lets parts of effects wait that were put off until a moment that has come.
pub fn let_due(cx: &mut Cx<'_>, points: &[Point]) {
    let (turn, active) = (cx.s.turn, cx.s.active);
    cx.let_due(|d| {
        let timely = !OF_A_TURN_TO_COME.contains(&d.until.point) || d.until.seat == active;
        points.contains(&d.until.point) && d.until.turn <= turn && timely
    });
}

/// 10-1-6-3: of several events at one instant an effect triggers once.
pub fn one_each(cx: &mut Cx<'_>, since: usize) {
    let mut i = since;
    while i < cx.s.pending.len() {
        let p = cx.s.pending[i];
        if cx.s.pending[since..i].iter().any(|q| (q.source, q.at) == (p.source, p.at)) {
            cx.s.pending.remove(i);
            cx.cite(clause!("10-1-6-3"), p.you, p.source.card);
        } else {
            i += 1;
        }
    }
}

/// Says when a waiting effect has its turn.
pub fn rank(game: &Gundam, s: &St, waiting: Waiting<'_>) -> Rank {
    // 10-1-6-7: what was triggered last comes first.
    let batch = u32::from(u16::MAX - waiting.wave());
    // 10-1-6-8: a Burst before the rest of its batch.
    let burst = waiting.cue() == Some(cue::BURST);
    // 10-1-6-6, 12-2-4: the active player's or team's, then the others' in turn order.
    let head = seats::orderer(game, waiting.you());
    let turn = seats::in_order(game, s).position(|seat| seat == head).unwrap_or(usize::from(s.seats()));
    let place = batch << 8 | u32::from(!burst) << 7 | turn as u32;
    // 10-1-6-5: each orders their own.
    Rank { place, orderer: Some(head), clause: clause!("10-1-6-5") }
}

/// Uses an effect that has waited.
pub fn take(cx: &mut Cx<'_>, p: Pending) {
    cite_order(cx, &p);
    cx.push(Frame::Use(p));
}

/// Cites what put this effect before those still waiting.
fn cite_order(cx: &mut Cx<'_>, p: &Pending) {
    if !cx.log.is_on() {
        return;
    }
    let others = |f: &dyn Fn(&Pending) -> bool| cx.s.pending.iter().any(f);
    let (burst, theirs, older) = (
        p.cue == cue::BURST && others(&|q| q.wave == p.wave && q.cue != cue::BURST),
        others(&|q| q.wave == p.wave && !seats::allied(cx.game, q.you, p.you)),
        all_waiting::<Gundam>(cx.s).any(|w| w.wave() < p.wave),
    );
    if burst {
        cx.cite(clause!("10-1-6-8"), p.you, p.source.card);
    }
    if theirs {
        let clause = if cx.game.rules.is_royale() { clause!("12-2-4") } else { clause!("10-1-6-6") };
        cx.cite(clause, p.you, p.source.card);
    }
    if older {
        cx.cite(clause!("10-1-6-7"), p.you, p.source.card);
    }
}
