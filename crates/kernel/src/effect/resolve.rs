//! The steps of an effect, one after the other.

use super::binding::{bind, bind_cards, chooser, keep_chosen, reorder};
use super::payment::{can_be_paid, unmet_gate};
use super::polling::{goes_to_each, turn_to_next};
use super::{CardAction, Delayed, Effect, EffectPart, NO_HOP, PlayerAction, Wait, payment};
use crate::continuous::{self, ContinuousEffect, Modifier, On, StepRef};
use crate::cx::Cx;
use crate::event::What;
use crate::game::Game;
use crate::ids::{AbilityRef, CardId, Clause, Cue, DefId, Point, Ref, Seat, SeatSet, Verb, Zone};
use crate::ir::parts;
use crate::ir::{Ability, Change, Cond, End, Mode, Num, Order, Place, Scope, Sel, Side, Step, Target};
use crate::moves;
use crate::prompt::{Ask, Choice, Reply, Why};
use crate::select::{self, Env, Span};
use crate::state::State;
use crate::vocabulary::Shape;
use crate::witness;

/// Does the next thing of an effect.
pub fn step<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    let mut ability = cx.game.pool().ability(e.at);
    while e.pc == e.hop.0 {
        e.leave_run(ability);
    }
    if e.part == EffectPart::Cost && e.pc as usize >= ability.cost.len() {
        if e.begun < e.needs.len {
            e.at = cx.s.needs[(e.needs.start + e.begun) as usize];
            (e.pc, e.begun, e.hop) = (0, e.begun + 1, NO_HOP);
            return cx.s.push_effect(e);
        }
        e.at = e.used;
        ability = cx.game.pool().ability(e.at);
        e.part = EffectPart::Body;
        (e.pc, e.wait, e.hop) = (e.skip, Wait::Fresh, NO_HOP);
        e.end = e.end.min(ability.body.len() as u16);
        if !G::activated(cx, &mut e) || e.failed {
            return finish(cx, &e);
        }
    }
    if e.part == EffectPart::Body && e.pc >= e.end {
        return finish(cx, &e);
    }
    let steps = e.steps(ability);
    match &steps[e.pc as usize] {
        Step::Choose(sel) => {
            if let Some(span) = bind_cards(cx, &mut e, sel, None) {
                e.last = span;
                // Choices made one after the other are one.
                e.env.it = if e.choosing { joined(cx, e.env.it, span) } else { span };
                conclude(cx, e, span.len as i16);
            }
        }
        Step::Name(slot) => {
            if let Some(named) = e.env.slots.get_mut(usize::from(slot.0)) {
                *named = e.last;
            }
            next(cx, e);
        }
        Step::Move { verb, what, to } => step_move(cx, e, *verb, what, to),
        Step::Do { verb, what, to, n } => step_do(cx, e, *verb, what, to.as_ref(), n),
        Step::Player { verb, who, n, up_to } => {
            let n = select::number(cx.game, cx.s, &e.env, n);
            if e.wait == Wait::Acting {
                return acted(cx, e);
            }
            let counted = cx.game.vocabulary().verbs[verb.index()].shape == Shape::Number;
            e.wanted = if counted && !*up_to { n.max(0) as u16 } else { 1 };
            act_next(cx, e, n.max(0) as u16);
            let deed = PlayerAction { verb: *verb, who: *who, n, up_to: *up_to };
            cx.s.tally = 0;
            G::perform_players(cx, &e, &deed);
            if cx.over() {
                witness::note(e.at);
            }
        }
        Step::Change { on, change, until } => step_change(cx, e, on, change, *until),
        Step::Look { what, reveal } => step_look(cx, e, what, *reveal),
        Step::If { cond, len } => step_if(cx, e, cond, *len),
        Step::Else { len } => {
            // Reached by running on from the `If` part: that one held.
            e.pc += len;
            next(cx, e);
        }
        Step::May { len, .. } if e.wait == Wait::Fresh && falls_short(cx, &e, *len) => {
            e.begin_whole(false, *len);
            e.pc += len;
            next(cx, e);
        }
        Step::May { who, len } => {
            if ask_next(cx, &mut e, *who, *len) {
                ask_may(cx, e, *who);
            }
        }
        Step::OneOf { who, lens } => {
            if ask_next(cx, &mut e, *who, lens.iter().sum()) {
                ask_one(cx, e, *who, lens);
            }
        }
        Step::Later { point, len } if !comes(cx, *point) => {
            e.pc += len;
            finish_step(cx, e, false);
        }
        Step::Later { point, len } => {
            let until = cx.game.until(cx.s, *point, e.env.you);
            let mut env = e.env;
            let cards = env.take_cards(cx.s);
            cx.s.delayed.push(Delayed { at: e.at, pc: e.pc + 1, len: *len, env, cards, until, due: None });
            e.pc += len;
            finish_step(cx, e, true);
        }
        Step::Number { who, max } => ask_number(cx, e, *who, max),
        Step::Create { verb, card, n } => {
            let n = select::number(cx.game, cx.s, &e.env, n);
            let def = cx.game.pool().find(cx.game.pool().lexicon().text(*card));
            match def {
                Some(def) if e.wait != Wait::Acting => {
                    e.wanted = n.max(0) as u16;
                    e.amount = cx.s.cards.len() as i32;
                    act_next(cx, e, n.max(0) as u16);
                    cx.s.tally = 0;
                    G::create(cx, &e, *verb, def, n);
                }
                Some(def) => {
                    bind_created(cx, &mut e, def);
                    acted(cx, e);
                }
                None => acted(cx, e),
            }
        }
        Step::Use { cue, of } => step_use(cx, e, *cue, of.as_ref()),
    }
}

/// The cards that a step brought into being are "it" from now on.
fn bind_created<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, def: DefId) {
    let start = cx.s.bound_cards.len();
    for i in e.amount as u16..cx.s.cards.len() as u16 {
        let card = CardId(i);
        if cx.s.card(card).def == def && cx.s.card(card).zone != Zone::GONE {
            let created = cx.s.refer(card);
            cx.s.bound_cards.push(created);
        }
    }
    let span = Span { start: start as u16, len: (cx.s.bound_cards.len() - start) as u16 };
    (e.env.it, e.last, e.first) = (span, span, span);
}

/// Starts another ability: of this card, or of one that is chosen or at hand.
fn step_use<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, cue: Cue, of: Option<&Target>) {
    let card = match of {
        None => e.env.this,
        Some(of) => {
            let Some(span) = bind(cx, &mut e, of, None) else { return };
            (e.env.it, e.last) = (span, span);
            cx.bound_ref(span, 0).unwrap_or(Ref::NONE)
        }
    };
    let def = if of.is_none() { Some(e.at.def) } else { card.card.is_some().then(|| cx.s.card(card.card).def) };
    let found = def.and_then(|def| {
        let index = cx.game.pool().def(def).abilities.iter().position(|a| match &a.mode {
            Mode::Use(cues) => cues.contains(&cue),
            Mode::Auto(triggers) => triggers.iter().any(|t| t.cue == cue),
            _ => false,
        })?;
        Some(AbilityRef { def, index: index as u8 })
    });
    let env = Env { this: card, it: Span::default(), seen: Span::default(), slots: Default::default(), ..e.env };
    let tag = e.tag;
    if let Some(frame) = found.filter(|_| of.is_some()).and_then(|_| cx.game.use_text(cx.s, card.card, cue)) {
        finish_step(cx, e, true);
        return cx.push(frame);
    }
    let usable =
        found.filter(|&at| unmet_gate(cx.game, cx.s, &env, at).is_none() && can_be_paid(cx.game, cx.s, &env, at));
    finish_step(cx, e, usable.is_some());
    if let Some(at) = usable {
        cx.start(Effect::new(at, env).tagged(tag));
    }
}

/// Puts two stretches together.
fn joined<G: Game>(cx: &mut Cx<'_, G>, a: Span, b: Span) -> Span {
    let start = cx.s.bound_cards.len();
    for span in [a, b] {
        let range = usize::from(span.start)..usize::from(span.start + span.len);
        cx.s.bound_cards.extend_from_within(range);
    }
    Span { start: start as u16, len: a.len + b.len }
}

/// Gives an effect the answer to what it asked.
pub fn resume<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, reply: Reply<'_>) {
    let verbs = cx.game.effect_rules().verbs;
    match e.wait {
        Wait::Asked => {
            let span = keep_chosen(cx, reply);
            (e.first, e.wait) = (span, Wait::Bound);
        }
        Wait::AskedSecond => {
            let span = keep_chosen(cx, reply);
            (e.second, e.wait) = (span, Wait::BoundSecond);
        }
        Wait::AskedHowMany => {
            e.expected = reply.number as u16;
            e.wait = Wait::AskedHowMany;
        }
        Wait::Picking => {
            let choice = reply.one();
            if choice.verb == verbs.done {
                e.wait = Wait::Bound;
            } else {
                if e.first.len == 0 {
                    e.first.start = cx.s.bound_cards.len() as u16;
                }
                let r = cx.s.refer(choice.a);
                cx.s.bound_cards.push(r);
                e.first.len += 1;
            }
        }
        Wait::AskedOrder => {
            reorder(cx, e.second, reply.chosen);
            e.wait = Wait::Ordered;
        }
        Wait::AskedEnd => {
            e.on_top = reply.one().verb == verbs.top;
            e.wait = Wait::Placed;
        }
        Wait::AskedMay => {
            let ability = cx.game.pool().ability(e.at);
            let Step::May { len, .. } = &e.steps(ability)[e.pc as usize] else { return finish(cx, &e) };
            e.wait = Wait::Fresh;
            let yes = reply.one().verb == verbs.yes;
            e.begin_whole(yes, *len);
            if !yes {
                let clause = cx.game.effect_rules().clauses.may;
                cx.log.tell(clause, What::Skipped { seat: e.env.you, verb: verbs.no, card: e.env.this.card });
            }
            if e.is_polling() {
                // The next opponent is asked once this one is done.
                e.hop = (e.pc + 1 + len, e.pc);
                e.pc += if yes { 1 } else { 1 + len };
                return cx.s.push_effect(e);
            }
            e.pc += if yes { 0 } else { *len };
            return next(cx, e);
        }
        Wait::AskedOne => {
            let ability = cx.game.pool().ability(e.at);
            let Step::OneOf { lens, .. } = &e.steps(ability)[e.pc as usize] else { return finish(cx, &e) };
            e.begin_whole(true, lens.iter().sum());
            let which = reply.one().n as usize;
            let start = e.pc + 1 + lens[..which].iter().sum::<u16>();
            e.hop = (start + lens[which], e.pc);
            e.wait = Wait::Fresh;
            e.pc = start;
            return cx.s.push_effect(e);
        }
        Wait::AskedNumber => {
            e.env.named = reply.number as i32;
            let clause = cx.game.effect_rules().clauses.choose;
            cx.tell_did(clause, cx.s.prompt.seat, verbs.name, e.env.this.card, CardId::NONE, reply.number as i32);
            return finish_step(cx, e, true);
        }
        Wait::Fresh | Wait::Bound | Wait::BoundSecond | Wait::Ordered | Wait::Placed | Wait::Acting => {}
    }
    cx.s.push_effect(e);
}

impl Effect {
    /// The steps it is at: of its cost or of its body.
    fn steps<'a>(&self, ability: &'a Ability) -> &'a [Step] {
        if self.part == EffectPart::Cost { &ability.cost } else { &ability.body }
    }

    /// Goes on from the end of a run: to the next opponent who follows its step, or past all of it, in the run around it.
    fn leave_run(&mut self, ability: &Ability) {
        let (steps, of) = (self.steps(ability), usize::from(self.hop.1));
        self.pc = if self.poll == self.hop.1 { self.poll } else { parts::past(steps, of) as u16 };
        let run = parts::run_around(steps, of);
        let poll = usize::from(self.poll);
        let polled = |place: usize| matches!(steps[place], Step::May { .. }) && parts::past(steps, place) > of;
        let around = if poll < of && polled(poll) { Some((parts::past(steps, poll), poll)) } else { None };
        let inner = run.into_iter().chain(around).max_by_key(|(_, of)| *of);
        self.hop = inner.map_or(NO_HOP, |(end, of)| (end as u16, of as u16));
    }

    /// Begins a part that counts as done only if all of it is, or passes it over.
    fn begin_whole(&mut self, taken: bool, len: u16) {
        if self.pc >= self.whole {
            self.whole = self.pc + 1 + len;
            self.env.did = true;
        }
        self.env.did &= taken;
    }
}

/// Goes on to the next step.
fn next<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    e.pc += 1;
    e.wait = Wait::Fresh;
    (e.first, e.second) = (Span::default(), Span::default());
    cx.s.push_effect(e);
}

/// Notes whether all of a step was done, and goes on.
fn finish_step<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, whole: bool) {
    e.env.did = whole && (e.env.did || e.pc >= e.whole);
    next(cx, e);
}

/// Notes how many cards a step dealt with, and goes on.
fn conclude<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, dealt: i16) {
    e.env.moved = dealt;
    cx.s.tally = dealt;
    let steps = e.steps(cx.game.pool().ability(e.at));
    e.choosing = matches!(steps[e.pc as usize], Step::Choose(_));
    finish_step(cx, e, dealt >= e.wanted.max(1) as i16);
}

/// Goes on after a verb was performed, which has left in the tally what it came to.
fn acted<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    let dealt = cx.s.tally;
    e.failed |= e.part == EffectPart::Cost && dealt < e.expected as i16;
    e.did |= e.part == EffectPart::Body && dealt > 0;
    if dealt > 0 {
        witness::note(e.at);
    }
    follow(cx, &e);
    let shape = match &e.steps(cx.game.pool().ability(e.at))[e.pc as usize] {
        Step::Player { verb, .. } => Some(&cx.game.vocabulary().verbs[verb.index()].shape),
        _ => None,
    };
    if shape == Some(&Shape::Plain) {
        // Nothing to count: what was moved before is still what was moved.
        return finish_step(cx, e, dealt > 0);
    }
    conclude(cx, e, dealt);
}

/// Names that an effect gave to cards go on to mean them where it has moved them, as long as
/// its player sees them there. Cards that were looked at are those that still lie there.
fn follow<G: Game>(cx: &mut Cx<'_, G>, e: &Effect) {
    let seen = usize::from(e.env.seen.start)..usize::from(e.env.seen.start + e.env.seen.len);
    for i in e.first.start..e.first.start + e.first.len {
        let old = cx.s.bound_cards[usize::from(i)];
        if !old.card.is_some() || cx.s.is_current(old) {
            continue;
        }
        let now = cx.s.refer(old.card);
        let once = now.incarnation == old.incarnation.wrapping_add(1);
        if once && moves::sight(cx.game, cx.s, old.card).has(e.env.you) {
            let places = cx.s.bound_cards.iter_mut().enumerate().skip(e.base.into());
            places.filter(|(k, r)| **r == old && !seen.contains(k)).for_each(|(_, r)| *r = now);
        }
    }
}

/// Puts the effect back to go on when what is about to be performed is done.
fn act_next<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, expected: u16) {
    e.wait = Wait::Acting;
    e.expected = expected;
    cx.s.push_effect(e);
}

pub(super) fn finish<G: Game>(cx: &mut Cx<'_, G>, e: &Effect) {
    G::resolved(cx, e);
    cx.s.bound_cards.truncate(e.base as usize);
    cx.s.needs.truncate(e.needs.start as usize);
}

fn step_move<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, verb: Verb, what: &Target, to: &Place) {
    match e.wait {
        Wait::Acting => return acted(cx, e),
        Wait::Placed => {}
        Wait::Ordered => {
            if ask_order(cx, e) {
                return;
            }
        }
        _ => {
            let Some(span) = bind(cx, &mut e, what, Some(verb)) else { return };
            (e.env.it, e.last, e.first) = (span, span, span);
            let ordered = cx.game.vocabulary().zones[to.zone.index()].ordered;
            match to.order {
                Order::Chosen if ordered && span.len > 1 => {
                    e.second = Span { start: span.start, len: 0 };
                    if e.env.seen.len == 0 {
                        group_by_owner(cx, span);
                    }
                    if ask_order(cx, e) {
                        return;
                    }
                }
                Order::Random if span.len > 1 => shuffle_span(cx, span),
                _ => {}
            }
        }
    }
    if to.end == End::Either && e.first.len > 0 && e.wait != Wait::Placed {
        return ask_end(cx, e);
    }
    let on_top = to.end == End::Top || to.end == End::Either && e.on_top;
    let act = CardAction { verb, cards: e.first, onto: Span::default(), n: 0, place: Some(*to), on_top };
    let expected = e.first.len;
    act_next(cx, e, expected);
    cx.s.tally = 0;
    G::perform(cx, &e, &act);
}

fn shuffle_span<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let (start, end) = (span.start as usize, (span.start + span.len) as usize);
    let State { bound_cards, chance, .. } = cx.s;
    chance.shuffle(&mut bound_cards[start..end]);
}

/// Asks whether the cards go on top or to the bottom, all of them together.
fn ask_end<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    e.wait = Wait::AskedEnd;
    cx.s.push_effect(e);
    let verbs = cx.game.effect_rules().verbs;
    cx.options();
    cx.offer(Choice::plain(verbs.top));
    cx.offer(Choice::plain(verbs.bottom));
    let why = Why { verb: verbs.top, source: e.env.this.card, clause: cx.game.effect_rules().clauses.choose };
    cx.ask(e.env.you, why, Ask::Pick);
}

/// Puts the cards of a stretch together by their owners, the active player's first.
fn group_by_owner<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let State { bound_cards, cards, active, seats, .. } = cx.s;
    let (first, seats) = (active.0, *seats);
    let turn = |r: &Ref| (cards[r.card.index()].owner.0 + seats - first) % seats;
    bound_cards[span.start as usize..(span.start + span.len) as usize].sort_by_key(turn);
}

/// Asks in which order the cards after `second` arrive: whoever looked at them, or else each
/// owner in turn. Returns whether there was something to ask.
fn ask_order<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) -> bool {
    let Some(group) = next_group(cx, &e) else { return false };
    offer_span(cx, group);
    (e.second, e.wait) = (group, Wait::AskedOrder);
    cx.s.push_effect(e);
    let verbs = cx.game.effect_rules().verbs;
    let why = Why { verb: verbs.order, source: e.env.this.card, clause: cx.game.effect_rules().clauses.order };
    let owner = cx.bound_card(group, 0).map_or(e.env.you, |c| cx.s.card(c).owner);
    cx.ask(if e.env.seen.len > 0 { e.env.you } else { owner }, why, Ask::Arrange);
    true
}

/// Returns the next cards of one owner that are in need of an order.
fn next_group<G: Game>(cx: &Cx<'_, G>, e: &Effect) -> Option<Span> {
    let end = e.first.start + e.first.len;
    let mut start = e.second.start + e.second.len;
    while start < end {
        let rest = select::stretch(cx.s, Span { start, len: end - start });
        let owner = |r: &Ref| cx.s.card(r.card).owner;
        let len = match e.env.seen.len {
            0 => rest.iter().take_while(|r| owner(r) == owner(&rest[0])).count() as u16,
            _ => end - start,
        };
        if len > 1 {
            return Some(Span { start, len });
        }
        start += len;
    }
    None
}

pub(super) fn offer_span<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let verb = cx.game.effect_rules().verbs.choose;
    cx.options();
    for i in 0..span.len {
        if let Some(card) = cx.bound_card(span, i) {
            cx.offer(Choice::card(verb, card));
        }
    }
}

fn step_do<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, verb: Verb, what: &Target, to: Option<&Target>, n: &Num) {
    if e.wait == Wait::Acting {
        return acted(cx, e);
    }
    if !matches!(e.wait, Wait::AskedSecond | Wait::BoundSecond) {
        let Some(span) = bind(cx, &mut e, what, Some(verb)) else { return };
        // The number is worked out before "it" means the cards of this step.
        e.amount = amount(cx, &e, span, n);
        e.second = Span::default();
        if let Some(to @ (Target::Subject(_) | Target::Union(_))) = to {
            // So is the second object, if it is at hand already.
            e.wait = Wait::Fresh;
            let Some(second) = bind(cx, &mut e, to, None) else { return };
            e.second = second;
        }
        (e.env.it, e.last, e.first) = (span, span, span);
        if to.is_some() && span.len == 0 {
            return conclude(cx, e, 0);
        }
        if matches!(to, Some(Target::Cards(_))) {
            e.wait = Wait::AskedSecond;
        }
    }
    if let (Some(Target::Cards(sel)), Wait::AskedSecond | Wait::BoundSecond) = (to, e.wait) {
        let Some(second) = bind_cards(cx, &mut e, sel, Some(verb)) else { return };
        e.second = second;
    }
    let act = CardAction { verb, cards: e.first, onto: e.second, n: e.amount, place: None, on_top: false };
    let expected = e.first.len;
    act_next(cx, e, expected);
    cx.s.tally = 0;
    G::perform(cx, &e, &act);
}

/// Works out the number of a step about cards; "each" is the first of them.
fn amount<G: Game>(cx: &Cx<'_, G>, e: &Effect, span: Span, n: &Num) -> i32 {
    let each = cx.bound_ref(span, 0).unwrap_or(Ref::NONE);
    select::number(cx.game, cx.s, &Env { each, ..e.env }, n)
}

fn step_change<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, on: &Scope, change: &Change, point: Point) {
    if !comes(cx, point) {
        return finish_step(cx, e, false);
    }
    let clause = cx.game.effect_rules().clauses.change;
    let at = StepRef { ability: e.at, pc: e.pc };
    let (by, source) = (e.env.you, e.env.this);
    match on {
        Scope::Players(side) => {
            let Some(shift) = continuous::shift_of(cx.game, cx.s, &e.env, e.at, change) else { return next(cx, e) };
            let until = cx.game.until(cx.s, point, e.env.you);
            e.choosing = false;
            for i in 0..cx.s.seats() {
                let seat = Seat((cx.s.active.0 + i) % cx.s.seats());
                if select::is_meant(cx.game, cx.s, &e.env, *side, seat) {
                    cx.begin(clause, ContinuousEffect { on: On::Seat(seat), shift, until, by, source, at });
                }
            }
            e.did = true;
            finish_step(cx, e, true);
        }
        Scope::Cards(target) => {
            let Some(span) = bind(cx, &mut e, target, None) else { return };
            let mut dealt = 0;
            // Numbers are worked out for all of them before anything changes, and before "it" means them.
            let first = shift_on(cx, &e, span, 0, change);
            let mut others: Vec<Option<Modifier>> = Vec::new();
            if !change.is_fixed() {
                others.extend((1..span.len).map(|i| shift_on(cx, &e, span, i, change)));
            }
            for i in 0..span.len {
                let shift = if i == 0 || others.is_empty() { first } else { others[usize::from(i) - 1] };
                if let (Some(card), Some(shift)) = (cx.bound_card(span, i), shift) {
                    let on = On::Card(cx.s.refer(card));
                    let until = cx.game.until_on(cx.s, point, by, card);
                    let continuous = ContinuousEffect { on, shift, until, by, source, at };
                    if let Some(clause) = cx.game.refuses(cx.s, &continuous) {
                        cx.log.tell(clause, What::Skipped { seat: by, verb: cx.game.effect_rules().verbs.no, card });
                        continue;
                    }
                    cx.begin(clause, continuous);
                    G::changed(cx, &continuous);
                    dealt += 1;
                }
            }
            e.did |= dealt > 0;
            (e.env.it, e.last) = (span, span);
            conclude(cx, e, dealt);
        }
    }
}

/// Returns whether a time comes after now: nothing lasts for one that does not, and nothing is put off to it.
fn comes<G: Game>(cx: &Cx<'_, G>, point: Point) -> bool {
    cx.game.vocabulary().phases_of(point) & 1 << cx.s.phase.0 != 0
}

/// Works out a change on one of the cards of a step.
fn shift_on<G: Game>(cx: &Cx<'_, G>, e: &Effect, span: Span, i: u16, change: &Change) -> Option<Modifier> {
    let mut env = e.env;
    env.each = cx.bound_ref(span, i).unwrap_or(Ref::NONE);
    continuous::shift_of(cx.game, cx.s, &env, e.at, change)
}

fn step_look<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, what: &Sel, reveal: bool) {
    let Some(span) = bind_cards(cx, &mut e, what, None) else { return };
    e.env.seen = span;
    (e.env.it, e.last) = (span, span);
    let clauses = &cx.game.effect_rules().clauses;
    let (clause, seats) = if reveal { (clauses.reveal, SeatSet::ALL) } else { (clauses.look, SeatSet::one(e.env.you)) };
    for i in 0..span.len {
        if let Some(card) = cx.bound_card(span, i) {
            tell_seen(cx, clause, e.env.you, card, seats);
        }
    }
    conclude(cx, e, span.len as i16);
}

/// Lets seats see a card and tells it.
pub fn tell_seen<G: Game>(cx: &mut Cx<'_, G>, clause: Clause, seat: Seat, card: CardId, seats: SeatSet) {
    cx.inform(card, seats);
    let def = cx.s.card(card).def;
    cx.log.tell_to(clause, seats, What::Seen { seat, card, def, reveal: seats == SeatSet::ALL });
}

fn step_if<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, cond: &Cond, len: u16) {
    if !select::holds(cx.game, cx.s, &e.env, cond) {
        let clause = cx.game.effect_rules().clauses.unmet;
        cx.log.tell(
            clause,
            What::Skipped { seat: e.env.you, verb: cx.game.effect_rules().verbs.no, card: e.env.this.card },
        );
        let steps = e.steps(cx.game.pool().ability(e.at));
        // Into its `Else` rather than over it.
        e.pc = parts::else_of(steps, e.pc.into()).map_or(e.pc + len, |at| at as u16);
    }
    next(cx, e);
}

/// Returns whether somebody is to be asked a step that governs the next `len`. An order to several
/// opponents comes back to its step for each of them, and goes on behind it after the last.
fn ask_next<G: Game>(cx: &mut Cx<'_, G>, e: &mut Effect, who: Side, len: u16) -> bool {
    if e.wait != Wait::Fresh || !goes_to_each(cx, e, who) || turn_to_next(cx, e) {
        return true;
    }
    e.pc += len;
    next(cx, *e);
    false
}

/// Returns whether “you may A and B. If you do, …” is not offered, because A or B cannot be done.
fn falls_short<G: Game>(cx: &Cx<'_, G>, e: &Effect, len: u16) -> bool {
    let steps = e.steps(cx.game.pool().ability(e.at));
    let start = usize::from(e.pc) + 1;
    let (acts, after) = steps[start..].split_at(usize::from(len));
    let asks = matches!(after.first(), Some(Step::If { cond: Cond::Did, .. }));
    asks && acts.len() > 1 && !payment::can_do_all(cx.game, cx.s, &e.env, acts)
}

fn ask_may<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side) {
    e.wait = Wait::AskedMay;
    cx.s.push_effect(e);
    let verbs = cx.game.effect_rules().verbs;
    cx.options();
    cx.offer(Choice::plain(verbs.yes));
    cx.offer(Choice::plain(verbs.no));
    let why = Why { verb: verbs.yes, source: e.env.this.card, clause: cx.game.effect_rules().clauses.may };
    let seat = chooser(cx, who, &e.env);
    cx.ask(seat, why, Ask::Pick);
}

/// Asks which of several runs of steps is done. Of those that pay a cost only such as can be paid
/// are offered.
fn ask_one<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side, lens: &[u16]) {
    let (game, steps) = (cx.game, e.steps(cx.game.pool().ability(e.at)));
    let mut start = usize::from(e.pc) + 1;
    let mut open = Vec::with_capacity(lens.len());
    for &len in lens {
        let run = &steps[start..start + usize::from(len)];
        open.push(match e.part {
            EffectPart::Body => payment::can_choose(game, cx.s, &e.env, run),
            EffectPart::Cost => payment::is_payable(game, cx.s, &e.env, run),
        });
        start += usize::from(len);
    }
    if let (Some(clause), EffectPart::Body, false) = (game.effect_rules().all_or_nothing, e.part, open.contains(&true))
    {
        cx.log.tell(
            clause,
            What::Skipped { seat: e.env.you, verb: game.effect_rules().verbs.option, card: e.env.this.card },
        );
        return finish(cx, &e);
    }
    e.wait = Wait::AskedOne;
    cx.s.push_effect(e);
    let verbs = cx.game.effect_rules().verbs;
    cx.options();
    for (n, _) in open.iter().enumerate().filter(|(_, open)| **open) {
        cx.offer(Choice::plain(verbs.option).numbered(n as u16));
    }
    let why = Why { verb: verbs.option, source: e.env.this.card, clause: cx.game.effect_rules().clauses.choose };
    let seat = chooser(cx, who, &e.env);
    cx.ask(seat, why, Ask::Pick);
}

fn ask_number<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side, max: &Num) {
    let max = select::number(cx.game, cx.s, &e.env, max).max(0) as u32;
    e.wait = Wait::AskedNumber;
    cx.s.push_effect(e);
    let verbs = cx.game.effect_rules().verbs;
    cx.options();
    let why = Why { verb: verbs.name, source: e.env.this.card, clause: cx.game.effect_rules().clauses.choose };
    let seat = chooser(cx, who, &e.env);
    cx.ask(seat, why, Ask::Number { min: 0, max });
}
