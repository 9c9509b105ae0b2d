//! Finding the cards a step deals with, and asking when there is a choice.

use super::polling::{bind_each, goes_to_each};
use super::resolve::{finish, tell_seen};
use super::{Effect, EffectPart, NO_PLACE, Wait};
use crate::continuous;
use crate::cx::Cx;
use crate::event::What;
use crate::fair;
use crate::game::{Game, StateOf};
use crate::ids::{CardId, Ref, Seat, SeatSet, Verb};
use crate::ir::{From, Num, Pick, Sel, Side, Target};
use crate::prompt::{Ask, Choice, Reply, Why};
use crate::select::{self, Env, Span};

pub(super) fn keep_chosen<G: Game>(cx: &mut Cx<'_, G>, reply: Reply<'_>) -> Span {
    let start = cx.s.bound_cards.len() as u16;
    for choice in reply.chosen {
        let r = cx.s.refer(choice.a);
        cx.s.bound_cards.push(r);
    }
    Span { start, len: reply.chosen.len() as u16 }
}

/// Puts the chosen cards of a stretch first, in the order given; the rest follow as they were.
pub(super) fn reorder<G: Game>(cx: &mut Cx<'_, G>, span: Span, chosen: &[Choice]) {
    let start = span.start as usize;
    for (i, choice) in chosen.iter().enumerate() {
        let rest = &mut cx.s.bound_cards[start + i..start + span.len as usize];
        if let Some(found) = rest.iter().position(|r| r.card == choice.a) {
            rest[..=found].rotate_right(1);
        }
    }
}

/// Finds the cards a step deals with. `None` means that a question is open.
pub(super) fn bind<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, target: &Target, verb: Option<Verb>) -> Option<Span> {
    match target {
        Target::Subject(_) | Target::Union(_) => {
            if e.wait == Wait::Bound {
                return Some(e.first);
            }
            let start = cx.s.bound_cards.len() as u16;
            let mut refs = std::mem::take(&mut cx.s.refs);
            refs.clear();
            refs.extend(select::targets(cx.game, cx.s, &e.env, target));
            e.wanted = refs.len() as u16;
            if e.env.outlives {
                refs.iter_mut().for_each(|r| *r = select::reach(cx.s, &e.env, *r));
            }
            refs.retain(|r| cx.s.is_current(*r));
            cx.s.bound_cards.extend_from_slice(&refs);
            let span = Span { start, len: refs.len() as u16 };
            cx.s.refs = refs;
            (e.first, e.wait) = (span, Wait::Bound);
            Some(span)
        }
        Target::Cards(sel) => bind_cards(cx, e, sel, verb),
    }
}

/// Finds the cards of a selection, asking when there is a choice, each opponent where it is theirs.
pub(super) fn bind_cards<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, sel: &Sel, verb: Option<Verb>) -> Option<Span> {
    let bound = matches!(e.wait, Wait::Bound | Wait::BoundSecond | Wait::AskedSecond) && !e.is_polling();
    if !bound && goes_to_each(cx, e, sel.chooser) {
        return bind_each(cx, e, sel, verb);
    }
    bind_one(cx, e, sel, verb)
}

/// Finds the cards of a selection, asking one player when there is a choice.
pub(super) fn bind_one<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, sel: &Sel, verb: Option<Verb>) -> Option<Span> {
    match e.wait {
        Wait::Bound => return Some(e.first),
        Wait::BoundSecond => return Some(e.second),
        _ => {}
    }
    let paying = if e.part == EffectPart::Cost { verb } else { None };
    if e.wait == Wait::Fresh && is_search(cx.game, sel) {
        look_through(cx, e, sel);
    }
    collect(cx, e, sel, paying);
    let game = cx.game;
    let found = cx.s.prompt.options.len() as i32;
    let number = |n: &Num| select::number(game, cx.s, &e.env, n).max(0);
    let (min, max) = match &sel.pick {
        Pick::All => (found, found),
        Pick::Exactly(n) => (number(n), number(n)),
        Pick::UpTo(n) => (game.effect_rules().least_of_up_to.min(number(n)), number(n)),
        Pick::Between(a, b) => (number(a), number(b)),
        Pick::Top(n) | Pick::Bottom(n) | Pick::Random(n) => (number(n), number(n)),
        Pick::UpToTop(n) => (0, number(n)),
        Pick::EitherEnd => (1, 1),
    };
    if e.wait != Wait::BoundSecond && !e.second_turn() {
        e.wanted = if sel.pick == Pick::All { 1 } else { min.clamp(0, i32::from(u16::MAX)) as u16 };
    }
    if min > found
        && e.part == EffectPart::Body
        && let Some(clause) = game.effect_rules().all_or_nothing
        && names_targets(game, sel)
    {
        if e.poll != NO_PLACE {
            return Some(take_first(cx, e, 0));
        }
        // Not all that the text names can be chosen, so nothing more of it is done.
        cx.log.tell(
            clause,
            What::Skipped { seat: e.env.you, verb: game.effect_rules().verbs.choose, card: e.env.this.card },
        );
        finish(cx, e);
        return None;
    }
    let (mut min, max) = (min.min(found), max.min(found));
    match &sel.pick {
        Pick::Top(_) | Pick::UpToTop(_) => keep_each(cx, max as usize),
        Pick::Bottom(_) => {
            cx.s.prompt.options.reverse();
            keep_each(cx, max as usize);
            cx.s.prompt.options.reverse();
        }
        Pick::Random(_) => {
            let mut options = std::mem::take(&mut cx.s.prompt.options);
            cx.s.chance.shuffle(&mut options);
            cx.s.prompt.options = options;
            keep_each(cx, max as usize);
        }
        Pick::EitherEnd => {
            let mut options = std::mem::take(&mut cx.s.prompt.options);
            let last = options.len().saturating_sub(1);
            let mut place = 0..;
            options.retain(|c| {
                let is_end = place.next().is_some_and(|i| i == 0 || i == last);
                is_end && paying.is_none_or(|v| game.can_pay(cx.s, v, c.a, &e.env))
            });
            cx.s.prompt.options = options;
        }
        Pick::Exactly(_) | Pick::Between(..)
            if e.part == EffectPart::Body && game.effect_rules().may_fail_to_find && may_fail_to_find(game, sel) =>
        {
            min = 0;
        }
        _ => {}
    }
    let found = cx.s.prompt.options.len() as i32;
    let free = !matches!(sel.pick, Pick::All | Pick::Top(_) | Pick::Bottom(_) | Pick::Random(_));
    // From the top there is no choice of which, only of how many.
    let from_top = matches!(sel.pick, Pick::UpToTop(_));
    if !free {
        return Some(take_first(cx, e, found as usize));
    }
    let alike = fair::is_asked_alike(game, sel);
    if max == 0 && alike && e.wait == Wait::Fresh && e.part == EffectPart::Body {
        return ask_for_none(cx, e, sel, verb);
    }
    if max == 0 || (!alike && min == max && max == found && sel.limits.is_empty()) {
        return Some(take_first(cx, e, max as usize));
    }
    let like_first = |c: &Choice| game.alike(cx.s, cx.s.prompt.options[0].a, c.a);
    let all_alike = from_top || cx.s.prompt.options.iter().all(like_first);
    if all_alike && sel.limits.is_empty() {
        if e.wait == Wait::AskedHowMany {
            return Some(take_first(cx, e, e.expected as usize));
        }
        if min == max && !alike {
            return Some(take_first(cx, e, max as usize));
        }
    }
    let second = e.wait == Wait::BoundSecond || e.second_turn();
    let seat = chooser(cx, sel.chooser, &e.env);
    let verbs = game.effect_rules().verbs;
    let why =
        Why { verb: verb.unwrap_or(verbs.choose), source: e.env.this.card, clause: game.effect_rules().clauses.choose };
    let ask = if all_alike && sel.limits.is_empty() {
        e.wait = Wait::AskedHowMany;
        cx.s.prompt.options.clear();
        Ask::Number { min: min as u32, max: max as u32 }
    } else if !second && (!sel.limits.is_empty() || has_twins(cx)) {
        if e.wait == Wait::Picking && i32::from(e.first.len) >= max {
            return Some(e.first);
        }
        keep_representatives(cx, e, sel);
        if cx.s.prompt.options.is_empty() {
            return Some(e.first);
        }
        e.wait = Wait::Picking;
        if i32::from(e.first.len) >= min {
            cx.offer(Choice::plain(verbs.done));
        }
        Ask::Pick
    } else {
        e.wait = if second { Wait::AskedSecond } else { Wait::Asked };
        if min == 1 && max == 1 { Ask::Pick } else { Ask::Several { min: min as u8, max: max as u8 } }
    };
    cx.s.push_effect(*e);
    cx.ask(seat, why, ask);
    None
}

/// Asks for a choice of which only its player knows that there is none.
fn ask_for_none<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, sel: &Sel, verb: Option<Verb>) -> Option<Span> {
    let (verbs, seat) = (cx.game.effect_rules().verbs, chooser(cx, sel.chooser, &e.env));
    let clause = cx.game.effect_rules().clauses.choose;
    (e.first, e.wait) = (Span::default(), Wait::Picking);
    cx.options();
    cx.offer(Choice::plain(verbs.done));
    cx.s.push_effect(*e);
    cx.ask(seat, Why { verb: verb.unwrap_or(verbs.choose), source: e.env.this.card, clause }, Ask::Pick);
    None
}

impl Effect {
    fn second_turn(&self) -> bool {
        self.wait == Wait::AskedSecond
    }
}

/// Lists the candidates of a selection as options.
pub(super) fn collect<G: Game>(cx: &mut Cx<'_, G>, e: &Effect, sel: &Sel, paying: Option<Verb>) {
    let mut options = std::mem::take(&mut cx.s.prompt.options);
    options.clear();
    let (game, s) = (cx.game, &*cx.s);
    let verb = game.effect_rules().verbs.choose;
    select::each(game, s, &e.env, sel, |card| {
        if paying.is_none_or(|v| is_at_end(&sel.pick) || game.can_pay(s, v, card, &e.env)) {
            options.push(Choice::card(verb, card));
        }
    });
    cx.s.prompt.options = options;
}

/// Keeps the first so many options of each player: what nobody chooses is meant of everybody's pile.
fn keep_each<G: Game>(cx: &mut Cx<'_, G>, n: usize) {
    let mut options = std::mem::take(&mut cx.s.prompt.options);
    let mut kept = 0;
    for i in 0..options.len() {
        let side = cx.s.card(options[i].a).side;
        if options[..kept].iter().filter(|c| cx.s.card(c.a).side == side).count() < n {
            options.swap(kept, i);
            kept += 1;
        }
    }
    options.truncate(kept);
    cx.s.prompt.options = options;
}

/// Returns whether a selection means the cards at an end, whatever they are like.
fn is_at_end(pick: &Pick) -> bool {
    matches!(pick, Pick::Top(_) | Pick::UpToTop(_) | Pick::Bottom(_) | Pick::EitherEnd)
}

/// Returns whether a selection names so many cards that everybody sees, to be chosen among others.
pub fn names_targets<G: Game>(game: &G, sel: &Sel) -> bool {
    let From::Zones(sources) = &sel.from else { return false };
    matches!(sel.pick, Pick::Exactly(_) | Pick::Between(..))
        && !sources.iter().any(|s| game.vocabulary().is_any_hidden(s.zones))
}

/// A property of hidden cards cannot be proved, so the chooser may take none.
fn may_fail_to_find<G: Game>(game: &G, sel: &Sel) -> bool {
    let From::Zones(sources) = &sel.from else { return false };
    !sel.tests.is_empty() && sources.iter().any(|s| game.vocabulary().is_any_hidden(s.zones))
}

/// Returns whether choosing means looking through a pile that nobody sees into.
fn is_search<G: Game>(game: &G, sel: &Sel) -> bool {
    let From::Zones(sources) = &sel.from else { return false };
    !sel.tests.is_empty()
        && matches!(sel.pick, Pick::Exactly(_) | Pick::UpTo(_) | Pick::Between(..))
        && sources.iter().any(|s| game.vocabulary().is_any_unseen(s.zones))
}

/// Lets the chooser look at all cards of the zones a selection is made from.
fn look_through<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, sel: &Sel) {
    let all = Sel { tests: Vec::new(), limits: Vec::new(), ..sel.clone() };
    let seat = chooser(cx, sel.chooser, &e.env);
    let start = cx.s.bound_cards.len() as u16;
    let mut refs = std::mem::take(&mut cx.s.refs);
    refs.clear();
    select::each(cx.game, cx.s, &e.env, &all, |card| refs.push(cx.s.refer(card)));
    cx.s.bound_cards.extend_from_slice(&refs);
    e.env.seen = Span { start, len: refs.len() as u16 };
    let clause = cx.game.effect_rules().clauses.search;
    for r in refs.iter() {
        tell_seen(cx, clause, seat, r.card, SeatSet::one(seat));
    }
    cx.s.refs = refs;
}

fn has_twins<G: Game>(cx: &Cx<'_, G>) -> bool {
    let options = &cx.s.prompt.options;
    options.windows(2).any(|w| cx.game.alike(cx.s, w[0].a, w[1].a))
}

/// Leaves one option of each set of cards that are alike, without those taken already and those
/// that would break a limit.
fn keep_representatives<G: Game>(cx: &mut Cx<'_, G>, e: &Effect, sel: &Sel) {
    let mut options = std::mem::take(&mut cx.s.prompt.options);
    let (game, s) = (cx.game, &*cx.s);
    let taken = select::stretch(s, e.first);
    options.retain(|c| !taken.iter().any(|r| r.card == c.a) && within_limits(game, s, e, sel, taken, c.a));
    let mut i = 0;
    while i < options.len() {
        let card = options[i].a;
        if options[..i].iter().any(|c| game.alike(s, c.a, card)) {
            options.remove(i);
        } else {
            i += 1;
        }
    }
    cx.s.prompt.options = options;
}

fn within_limits<G: Game>(game: &G, s: &StateOf<G>, e: &Effect, sel: &Sel, taken: &[Ref], card: CardId) -> bool {
    use crate::ir::Limit;
    let name = |c: CardId| game.pool().def(s.card(c).def).name;
    sel.limits.iter().all(|limit| match limit {
        Limit::Total(stat, max) => {
            let sum: i32 = taken.iter().map(|r| continuous::stat(game, s, r.card, *stat)).sum();
            sum + continuous::stat(game, s, card, *stat) <= select::number(game, s, &e.env, max)
        }
        Limit::DifferentNames => taken.iter().all(|r| name(r.card) != name(card)),
        Limit::SameName => taken.iter().all(|r| name(r.card) == name(card)),
    })
}

pub(super) fn take_first<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, n: usize) -> Span {
    let start = cx.s.bound_cards.len() as u16;
    for i in 0..n {
        let r = cx.s.refer(cx.s.prompt.options[i].a);
        cx.s.bound_cards.push(r);
    }
    let span = Span { start, len: n as u16 };
    if e.second_turn() {
        (e.second, e.wait) = (span, Wait::BoundSecond);
    } else {
        (e.first, e.wait) = (span, Wait::Bound);
    }
    span
}

/// Returns the seat that a side means when one player is to choose or decide.
pub fn chooser<G: Game>(cx: &Cx<'_, G>, side: Side, env: &Env) -> Seat {
    match side {
        Side::Mine | Side::Friendly | Side::Any => env.you,
        Side::Theirs => {
            let first = || continuous::seats_of(cx.game, cx.s, side, env.you).next();
            env.they.or_else(first).unwrap_or(env.you)
        }
    }
}
