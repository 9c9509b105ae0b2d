//! The order of waiting effects (10-1-6).
//!
//! What triggers during a resolution forms a new batch that goes ahead of what waits (R25). A batch
//! is a generation (`wave`) of waiting effects, the newest being the highest. Within a batch Bursts
//! come first (10-1-6-8), then each player's or team's in turn order (10-1-6-6, R60, R75).

use super::{clause, seats};
use crate::game::Cx;
use crate::state::Frame;
use crate::words::{cue, verb};
use baize_kernel::effect::Pending;
use baize_kernel::{Ask, CardId, Choice, Seat, Why};

/// Returns whether effects wait.
#[inline]
pub fn waiting(cx: &Cx<'_>) -> bool {
    !cx.s.pending.is_empty()
}

/// Resolves what waits; the frame below goes on when nothing does.
pub fn open(cx: &mut Cx<'_>) {
    cx.push(Frame::Pool);
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

/// What comes next: of which batch, whether Bursts, and whose.
#[derive(Copy, Clone)]
struct Next {
    wave: u16,
    burst: bool,
    head: Seat,
}

impl Next {
    fn takes(self, cx: &Cx<'_>, p: &Pending) -> bool {
        p.wave == self.wave && (p.cue == cue::BURST) == self.burst && seats::head(cx.game, p.you) == self.head
    }
}

fn next(cx: &Cx<'_>) -> Option<Next> {
    let wave = cx.s.pending.iter().map(|p| p.wave).max()?;
    let batch = || cx.s.pending.iter().filter(|p| p.wave == wave);
    let burst = batch().any(|p| p.cue == cue::BURST);
    let mine = |head: Seat| batch().any(|p| Next { wave, burst, head }.takes(cx, p));
    let head = seats::heads(cx.game, cx.s).find(|&head| mine(head))?;
    Some(Next { wave, burst, head })
}

/// Takes the next waiting effect, asking when one side has several (10-1-6-5).
pub fn step(cx: &mut Cx<'_>) {
    let Some(next) = next(cx) else {
        cx.s.pending.clear();
        cx.s.wave = 0;
        return;
    };
    // 10-1-6-7: what triggers from now on is a newer batch.
    cx.s.wave = next.wave + 1;
    cx.push(Frame::Pool);
    let count = cx.s.pending.iter().filter(|p| next.takes(cx, p)).count();
    if count == 1 {
        let i = cx.s.pending.iter().position(|p| next.takes(cx, p)).expect("one waits");
        return take(cx, i);
    }
    cx.options();
    let mut seen: Vec<CardId> = Vec::new();
    for i in 0..cx.s.pending.len() {
        let p = cx.s.pending[i];
        if next.takes(cx, &p) {
            // Several of one card are told apart by number.
            let n = seen.iter().filter(|&&c| c == p.source.card).count();
            seen.push(p.source.card);
            cx.offer(Choice::card(verb::NEXT, p.source.card).numbered(n as u16));
        }
    }
    cx.ask(next.head, Why::rule(verb::NEXT, clause!("10-1-6-5")), Ask::Pick);
}

/// Takes the player's choice.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    cx.push(Frame::Pool);
    let Some(next) = next(cx) else { return };
    let mut places = (0..cx.s.pending.len())
        .filter(|&i| next.takes(cx, &cx.s.pending[i]) && cx.s.pending[i].source.card == choice.a);
    if let Some(i) = places.nth(choice.n.into()) {
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
    let others = |f: &dyn Fn(&Pending) -> bool| cx.s.pending.iter().any(f);
    let (burst, theirs, older) = (
        p.cue == cue::BURST && others(&|q| q.wave == p.wave && q.cue != cue::BURST),
        others(&|q| q.wave == p.wave && !seats::allied(cx.game, q.you, p.you)),
        others(&|q| q.wave < p.wave),
    );
    if burst {
        cx.cite(clause!("10-1-6-8"), p.you, p.source.card);
    }
    if theirs {
        let number = if cx.game.rules.is_royale() { clause!("12-2-4") } else { clause!("10-1-6-6") };
        cx.cite(number, p.you, p.source.card);
    }
    if older {
        cx.cite(clause!("10-1-6-7"), p.you, p.source.card);
    }
}
