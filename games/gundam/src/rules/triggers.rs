//! The order of waiting effects (10-1-6).
//!
//! What triggers during a resolution forms a new batch that goes ahead of what waits (R25). A batch
//! is a generation (`wave`) of waiting effects, the newest being the highest. Within a batch Bursts
//! come first (10-1-6-8), then each player's or team's in turn order (10-1-6-6, R60, R75).

use super::turn::OF_A_TURN_TO_COME;
use super::{clause, seats};
use crate::game::Cx;
use crate::state::{Due, Frame};
use crate::words::{cue, verb};
use baize_kernel::effect::Pending;
use baize_kernel::lasting::Until;
use baize_kernel::{Ask, CardId, Choice, Point, Seat, Why};

/// Returns whether effects wait.
#[inline]
pub fn waiting(cx: &Cx<'_>) -> bool {
    !cx.s.pending.is_empty() || !cx.s.data.due.is_empty()
}

/// Lets parts of effects wait that were put off until a moment that has come.
pub fn let_due(cx: &mut Cx<'_>, points: &[Point]) {
    let (turn, active, wave) = (cx.s.turn, cx.s.active, cx.s.wave);
    let timely = |until: &Until| match until.point {
        point if OF_A_TURN_TO_COME.contains(&point) => until.seat == active,
        _ => true,
    };
    let mut i = 0;
    while i < cx.s.delayed.len() {
        let until = cx.s.delayed[i].until;
        if points.contains(&until.point) && until.turn <= turn && timely(&until) {
            let part = cx.s.delayed.remove(i);
            cx.s.data.due.push(Due { wave, part });
        } else {
            i += 1;
        }
    }
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
        p.wave == self.wave && (p.cue == cue::BURST) == self.burst && seats::orderer(cx.game, p.you) == self.head
    }

    fn takes_due(self, cx: &Cx<'_>, due: &Due) -> bool {
        !self.burst && due.wave == self.wave && seats::orderer(cx.game, due.part.env.you) == self.head
    }

    /// Returns what may come next: where it waits and its card.
    fn all(self, cx: &Cx<'_>) -> impl Iterator<Item = (Place, CardId)> {
        let waits = cx.s.pending.iter().enumerate().filter(move |(_, p)| self.takes(cx, p));
        let due = cx.s.data.due.iter().enumerate().filter(move |(_, due)| self.takes_due(cx, due));
        let waits = waits.map(|(i, p)| (Place::Pending(i), p.source.card));
        waits.chain(due.map(|(i, due)| (Place::Due(i), due.part.env.this.card)))
    }
}

/// Where something waits.
#[derive(Copy, Clone)]
enum Place {
    Pending(usize),
    Due(usize),
}

fn next(cx: &Cx<'_>) -> Option<Next> {
    let due = &cx.s.data.due;
    // 10-1-6-7: what was triggered last comes first.
    let wave = cx.s.pending.iter().map(|p| p.wave).chain(due.iter().map(|d| d.wave)).max()?;
    // 10-1-6-8: a Burst before the rest of its batch.
    let burst = cx.s.pending.iter().any(|p| p.wave == wave && p.cue == cue::BURST);
    let of = |head: Seat| Next { wave, burst, head };
    // 10-1-6-6, 12-2-4: the active player's or team's, then the others' in turn order.
    let head = seats::in_order(cx.game, cx.s).find(|&head| of(head).all(cx).next().is_some())?;
    Some(of(head))
}

/// Takes the next waiting effect, asking when one side has several (10-1-6-5).
pub fn step(cx: &mut Cx<'_>) {
    let Some(next) = next(cx) else {
        cx.s.pending.clear();
        cx.s.data.due.clear();
        cx.s.wave = 0;
        return;
    };
    // 10-1-6-7: what triggers from now on is a newer batch.
    cx.s.wave = next.wave + 1;
    cx.push(Frame::Pool);
    let mut all = next.all(cx);
    if let (Some((only, _)), None) = (all.next(), all.next()) {
        drop(all);
        return take(cx, only);
    }
    drop(all);
    let mut options = std::mem::take(cx.options());
    for (_, card) in next.all(cx) {
        // Several of one card are told apart by number.
        let n = options.iter().filter(|c: &&Choice| c.a == card).count();
        options.push(Choice::card(verb::NEXT, card).numbered(n as u16));
    }
    *cx.options() = options;
    cx.ask(next.head, Why::rule(verb::NEXT, clause!("10-1-6-5")), Ask::Pick);
}

/// Takes the player's choice.
pub fn resume(cx: &mut Cx<'_>, choice: Choice) {
    cx.push(Frame::Pool);
    let Some(next) = next(cx) else { return };
    let chosen = next.all(cx).filter(|(_, card)| *card == choice.a).nth(choice.n.into());
    if let Some((place, _)) = chosen {
        take(cx, place);
    }
}

fn take(cx: &mut Cx<'_>, place: Place) {
    match place {
        Place::Pending(i) => {
            let p = cx.s.pending.remove(i);
            cite_order(cx, &p);
            cx.push(Frame::Use(p));
        }
        Place::Due(i) => {
            let due = cx.s.data.due.remove(i);
            cx.start_delayed(&due.part);
        }
    }
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
        others(&|q| q.wave < p.wave) || cx.s.data.due.iter().any(|due| due.wave < p.wave),
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
