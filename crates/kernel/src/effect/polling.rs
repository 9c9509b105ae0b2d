//! Orders to an opponent where there are several: each follows them alone, in turn order.
//!
//! While one of them is asked, [`Env::they`](crate::select::Env::they) names that one, so "their"
//! cards and what "they" do are theirs alone.

use super::binding::bind_one;
use super::{Effect, NO_PLACE, Wait};
use crate::continuous;
use crate::cx::Cx;
use crate::game::Game;
use crate::ids::Verb;
use crate::ir::{Sel, Side};
use crate::select::{self, Span};

impl Effect {
    /// Whether the present step is the one that several opponents follow one after the other.
    pub(super) fn is_polling(&self) -> bool {
        self.poll == self.pc
    }
}

/// Returns whether an order goes to several opponents, one after the other. What one of them does meanwhile is for
/// that one alone.
pub(super) fn goes_to_each<G: Game>(cx: &Cx<'_, G>, e: &Effect, who: Side) -> bool {
    who == Side::Theirs && (e.is_polling() || cx.s.seats() > 2 && e.env.they.is_none() && has_several(cx, e))
}

fn has_several<G: Game>(cx: &Cx<'_, G>, e: &Effect) -> bool {
    continuous::seats_of(cx.game, cx.s, Side::Theirs, e.env.you).nth(1).is_some()
}

/// Turns to the next opponent; returns whether there was one more.
pub(super) fn turn_to_next<G: Game>(cx: &Cx<'_, G>, e: &mut Effect) -> bool {
    let order = || (0..cx.s.seats()).map(|i| cx.game.in_turn(cx.s, i));
    let passed = e.env.they.map_or(0, |last| order().position(|seat| seat == last).map_or(0, |i| i + 1));
    let next = order().skip(passed).find(|&seat| cx.game.is_side(cx.s, Side::Theirs, e.env.you, seat));
    e.env.they = next;
    e.poll = if next.is_some() { e.pc } else { NO_PLACE };
    next.is_some()
}

/// Lets each opponent choose, and puts together what they chose. `None` means that a question is
/// open. Whoever cannot choose all that is asked for chooses nothing.
pub(super) fn bind_each<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, sel: &Sel, verb: Option<Verb>) -> Option<Span> {
    if !e.is_polling() {
        e.gathered = Span::default();
        if !turn_to_next(cx, e) {
            return bind_one(cx, e, sel, verb);
        }
    }
    loop {
        let here = e.env.they.is_some_and(|seat| cx.game.is_side(cx.s, Side::Theirs, e.env.you, seat));
        if here {
            let span = bind_one(cx, e, sel, verb)?;
            gather(cx, e, span);
        }
        (e.first, e.wait) = (Span::default(), Wait::Fresh);
        if !turn_to_next(cx, e) {
            (e.first, e.wait) = (e.gathered, Wait::Bound);
            return Some(e.gathered);
        }
    }
}

/// Adds what one of them chose to what others did before.
fn gather<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, span: Span) {
    let start = cx.s.bound_cards.len() as u16;
    for part in [e.gathered, span] {
        for i in 0..part.len {
            let r = select::stretch(cx.s, part)[usize::from(i)];
            cx.s.bound_cards.push(r);
        }
    }
    e.gathered = Span { start, len: e.gathered.len + span.len };
}
