//! The steps of an effect, one after the other.

use super::binding::{bind, bind_cards, chooser, keep_chosen, reorder};
use super::payment::{can_be_paid, unmet_gate};
use super::polling::{goes_to_each, turn_to_next};
use super::{Act, Deed, Delayed, Effect, Part, Wait};
use crate::event::What;
use crate::game::{Cx, Game};
use crate::ids::{AbilityRef, CardId, Clause, Ref, Seat, SeatSet, Verb};
use crate::ir::{Change, Cond, End, Mode, Num, Order, Place, Scope, Sel, Side, Step, Target};
use crate::lasting::{self, Lasting, On, StepRef};
use crate::prompt::{Ask, Choice, Reply, Why};
use crate::select::{self, Env, Span};
use crate::state::{Job, State};

/// Does the next thing of an effect.
pub fn step<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    let mut ability = cx.game.pool().ability(e.at);
    if e.part == Part::Cost && e.pc as usize >= ability.cost.len() {
        if e.begun < e.needs.len {
            e.at = cx.s.needs[(e.needs.start + e.begun) as usize];
            (e.pc, e.begun) = (0, e.begun + 1);
            return cx.s.agenda.push(Job::Effect(e));
        }
        e.at = e.used;
        ability = cx.game.pool().ability(e.at);
        e.part = Part::Body;
        (e.pc, e.wait) = (e.skip, Wait::Fresh);
        e.end = e.end.min(ability.body.len() as u16);
        if !G::activated(cx, &mut e) || e.failed {
            return finish(cx, &e);
        }
    }
    if e.pc == e.hop.0 {
        e.pc = e.hop.1;
        e.hop.0 = u16::MAX;
    }
    if e.part == Part::Body && e.pc >= e.end {
        return finish(cx, &e);
    }
    let steps = if e.part == Part::Cost { &ability.cost } else { &ability.body };
    if e.wait == Wait::Fresh && cx.log.is_on() {
        G::annotate(cx, &e, &steps[e.pc as usize]);
    }
    match &steps[e.pc as usize] {
        Step::Choose(sel) => {
            if let Some(span) = bind_cards(cx, &mut e, sel, None) {
                cx.s.tally = span.len as i16;
                e.env.it = span;
                next(cx, e);
            }
        }
        Step::Move { verb, what, to } => step_move(cx, e, *verb, what, to),
        Step::Do { verb, what, to, n } => step_do(cx, e, *verb, what, to.as_ref(), n),
        Step::Player { verb, who, n, up_to } => {
            let n = select::number(cx.game, cx.s, &e.env, n);
            if e.wait == Wait::Acting {
                return next(cx, e);
            }
            act_next(cx, e, n.max(0) as u16);
            let deed = Deed { verb: *verb, who: *who, n, up_to: *up_to };
            G::perform_players(cx, &e, &deed);
        }
        Step::Change { on, change, until } => step_change(cx, e, on, change, *until),
        Step::Look { what, reveal } => step_look(cx, e, what, *reveal),
        Step::If { cond, len } => step_if(cx, e, cond, *len),
        Step::Else { len } => {
            // Reached by running on from the `If` part: that one held.
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
                ask_one(cx, e, *who, lens.len() as u16);
            }
        }
        Step::Later { point, len } => {
            let it = select::stretch(cx.s, e.env.it).first().copied().unwrap_or(Ref::NONE);
            let until = cx.game.until(cx.s, *point, e.env.you);
            cx.s.delayed.push(Delayed { at: e.at, pc: e.pc + 1, len: *len, env: e.env, it, until });
            cx.s.tally = 1;
            e.pc += len;
            next(cx, e);
        }
        Step::Number { who, max } => ask_number(cx, e, *who, max),
        Step::Create { verb, card, n } => {
            let n = select::number(cx.game, cx.s, &e.env, n);
            let def = cx.game.pool().find(cx.game.pool().lexicon().text(*card));
            match def {
                Some(def) if e.wait != Wait::Acting => {
                    act_next(cx, e, n.max(0) as u16);
                    G::create(cx, &e, *verb, def, n);
                }
                _ => next(cx, e),
            }
        }
        Step::Use { cue } => {
            let def = e.at.def;
            let found = cx.game.pool().def(def).abilities.iter().position(|a| match &a.mode {
                Mode::Use(cues) => cues.contains(cue),
                Mode::Auto(triggers) => triggers.iter().any(|t| t.cue == *cue),
                _ => false,
            });
            let env = Env { it: Span::default(), seen: Span::default(), ..e.env };
            let tag = e.tag;
            next(cx, e);
            if let Some(index) = found {
                let at = AbilityRef { def, index: index as u8 };
                let open = unmet_gate(cx.game, cx.s, &env, at).is_none();
                if open && can_be_paid(cx.game, cx.s, &env, at) {
                    cx.start(Effect::new(at, env).tagged(tag));
                }
            }
        }
    }
}

/// Gives an effect the answer to what it asked.
pub fn resume<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, reply: Reply<'_>) {
    let verbs = *cx.game.verbs();
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
                    e.first.start = cx.s.scratch.len() as u16;
                }
                let r = cx.s.refer(choice.a);
                cx.s.scratch.push(r);
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
            let steps = if e.part == Part::Cost { &ability.cost } else { &ability.body };
            let Step::May { len, .. } = &steps[e.pc as usize] else { return finish(cx, &e) };
            e.wait = Wait::Fresh;
            let yes = reply.one().verb == verbs.yes;
            cx.s.tally = i16::from(yes);
            if !yes {
                let clause = cx.game.effect_clauses().may;
                cx.log.tell(clause, What::Skipped { seat: e.env.you, verb: verbs.no, card: e.env.this.card });
            }
            if e.polling {
                // The next opponent is asked once this one is done.
                e.hop = (e.pc + 1 + len, e.pc);
                e.pc += if yes { 1 } else { 1 + len };
                return cx.s.agenda.push(Job::Effect(e));
            }
            e.pc += if yes { 0 } else { *len };
            return next(cx, e);
        }
        Wait::AskedOne => {
            let ability = cx.game.pool().ability(e.at);
            let Step::OneOf { lens, .. } = &ability.body[e.pc as usize] else { return finish(cx, &e) };
            let which = reply.one().n as usize;
            let start = e.pc + 1 + lens[..which].iter().sum::<u16>();
            let on = e.pc + 1 + lens.iter().sum::<u16>();
            e.hop = (start + lens[which], if e.polling { e.pc } else { on });
            e.wait = Wait::Fresh;
            e.pc = start;
            return cx.s.agenda.push(Job::Effect(e));
        }
        Wait::AskedNumber => {
            e.env.named = reply.number as i32;
            cx.s.tally = 1;
            let clause = cx.game.effect_clauses().choose;
            cx.tell_did(clause, cx.s.prompt.seat, verbs.name, e.env.this.card, CardId::NONE, reply.number as i32);
            return next(cx, e);
        }
        Wait::Fresh | Wait::Bound | Wait::BoundSecond | Wait::Ordered | Wait::Placed | Wait::Acting => {}
    }
    cx.s.agenda.push(Job::Effect(e));
}

/// Goes on to the next step.
fn next<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    if e.wait == Wait::Acting && e.part == Part::Cost && cx.s.tally < e.expected as i16 {
        e.failed = true;
    }
    e.did |= e.wait == Wait::Acting && e.part == Part::Body && cx.s.tally > 0;
    e.pc += 1;
    e.wait = Wait::Fresh;
    (e.first, e.second) = (Span::default(), Span::default());
    cx.s.agenda.push(Job::Effect(e));
}

/// Puts the effect back to go on when what is about to be performed is done.
fn act_next<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, expected: u16) {
    e.wait = Wait::Acting;
    e.expected = expected;
    cx.s.agenda.push(Job::Effect(e));
}

pub(super) fn finish<G: Game>(cx: &mut Cx<'_, G>, e: &Effect) {
    G::resolved(cx, e);
    cx.s.scratch.truncate(e.base as usize);
    cx.s.needs.truncate(e.needs.start as usize);
}

fn step_move<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, verb: Verb, what: &Target, to: &Place) {
    match e.wait {
        Wait::Acting => return next(cx, e),
        Wait::Placed => {}
        Wait::Ordered => {
            if ask_order(cx, e) {
                return;
            }
        }
        _ => {
            let Some(span) = bind(cx, &mut e, what, Some(verb)) else { return };
            e.env.it = span;
            e.first = span;
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
    let act = Act { verb, cards: e.first, onto: Span::default(), n: 0, place: Some(*to), on_top };
    let expected = e.first.len;
    act_next(cx, e, expected);
    G::perform(cx, &e, &act);
}

fn shuffle_span<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let (start, end) = (span.start as usize, (span.start + span.len) as usize);
    let State { scratch, chance, .. } = cx.s;
    chance.shuffle(&mut scratch[start..end]);
}

/// Asks whether the cards go on top or to the bottom, all of them together.
fn ask_end<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) {
    e.wait = Wait::AskedEnd;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    cx.offer(Choice::plain(verbs.top));
    cx.offer(Choice::plain(verbs.bottom));
    let why = Why { verb: verbs.top, source: e.env.this.card, clause: cx.game.effect_clauses().choose };
    cx.ask(e.env.you, why, Ask::Pick);
}

/// Puts the cards of a stretch together by their owners, the active player's first.
fn group_by_owner<G: Game>(cx: &mut Cx<'_, G>, span: Span) {
    let State { scratch, cards, active, seats, .. } = cx.s;
    let (first, seats) = (active.0, *seats);
    let turn = |r: &Ref| (cards[r.card.index()].owner.0 + seats - first) % seats;
    scratch[span.start as usize..(span.start + span.len) as usize].sort_by_key(turn);
}

/// Asks in which order the cards after `second` arrive: whoever looked at them, or else each
/// owner in turn. Returns whether there was something to ask.
fn ask_order<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect) -> bool {
    let Some(group) = next_group(cx, &e) else { return false };
    offer_span(cx, group);
    (e.second, e.wait) = (group, Wait::AskedOrder);
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    let why = Why { verb: verbs.order, source: e.env.this.card, clause: cx.game.effect_clauses().order };
    let owner = cx.at_hand(group, 0).map_or(e.env.you, |c| cx.s.card(c).owner);
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
    let verb = cx.game.verbs().choose;
    cx.options();
    for i in 0..span.len {
        if let Some(card) = cx.at_hand(span, i) {
            cx.offer(Choice::card(verb, card));
        }
    }
}

fn step_do<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, verb: Verb, what: &Target, to: Option<&Target>, n: &Num) {
    if e.wait == Wait::Acting {
        return next(cx, e);
    }
    if !matches!(e.wait, Wait::AskedSecond | Wait::BoundSecond) {
        let Some(span) = bind(cx, &mut e, what, Some(verb)) else { return };
        e.first = span;
        e.env.it = span;
        e.second = Span::default();
        if let Some(to) = to {
            if span.len == 0 {
                cx.s.tally = 0;
                return next(cx, e);
            }
            match to {
                Target::Subject(_) => {
                    let first = e.first;
                    e.wait = Wait::Fresh;
                    let Some(second) = bind(cx, &mut e, to, None) else { return };
                    (e.first, e.second) = (first, second);
                }
                Target::Cards(_) => e.wait = Wait::AskedSecond,
            }
        }
    }
    if let (Some(Target::Cards(sel)), Wait::AskedSecond | Wait::BoundSecond) = (to, e.wait) {
        let Some(second) = bind_cards(cx, &mut e, sel, Some(verb)) else { return };
        e.second = second;
    }
    let n = select::number(cx.game, cx.s, &e.env, n);
    let act = Act { verb, cards: e.first, onto: e.second, n, place: None, on_top: false };
    let expected = e.first.len;
    act_next(cx, e, expected);
    G::perform(cx, &e, &act);
}

fn step_change<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, on: &Scope, change: &Change, point: crate::ids::Point) {
    let clause = cx.game.effect_clauses().change;
    let at = StepRef { ability: e.at, pc: e.pc };
    let (by, source) = (e.env.you, e.env.this);
    match on {
        Scope::Players(side) => {
            let Some(shift) = lasting::shift_of(cx.game, cx.s, &e.env, e.at, change) else { return next(cx, e) };
            let until = cx.game.until(cx.s, point, e.env.you);
            for i in 0..cx.s.seats() {
                let seat = Seat((cx.s.active.0 + i) % cx.s.seats());
                if select::is_meant(cx.game, cx.s, &e.env, *side, seat) {
                    cx.begin(clause, Lasting { on: On::Seat(seat), shift, until, by, source, at });
                }
            }
            cx.s.tally = 1;
            e.did = true;
        }
        Scope::Cards(target) => {
            let Some(span) = bind(cx, &mut e, target, None) else { return };
            e.env.it = span;
            // Counted once the cards are chosen: the amount may depend on them.
            let Some(shift) = lasting::shift_of(cx.game, cx.s, &e.env, e.at, change) else { return next(cx, e) };
            cx.s.tally = 0;
            for i in 0..span.len {
                if let Some(card) = cx.at_hand(span, i) {
                    let on = On::Card(cx.s.refer(card));
                    let until = cx.game.until_on(cx.s, point, by, card);
                    cx.begin(clause, Lasting { on, shift, until, by, source, at });
                    cx.s.tally += 1;
                    e.did = true;
                }
            }
        }
    }
    next(cx, e);
}

fn step_look<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, what: &Sel, reveal: bool) {
    let Some(span) = bind_cards(cx, &mut e, what, None) else { return };
    e.env.seen = span;
    e.env.it = span;
    let clauses = cx.game.effect_clauses();
    let (clause, seats) = if reveal { (clauses.reveal, SeatSet::ALL) } else { (clauses.look, SeatSet::one(e.env.you)) };
    for i in 0..span.len {
        if let Some(card) = cx.at_hand(span, i) {
            tell_seen(cx, clause, e.env.you, card, seats);
        }
    }
    cx.s.tally = span.len as i16;
    next(cx, e);
}

/// Lets seats see a card and tells it.
pub fn tell_seen<G: Game>(cx: &mut Cx<'_, G>, clause: Clause, seat: Seat, card: CardId, seats: SeatSet) {
    cx.inform(card, seats);
    let def = cx.s.card(card).def;
    cx.log.tell_to(clause, seats, What::Seen { seat, card, def, reveal: seats == SeatSet::ALL });
}

fn step_if<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, cond: &Cond, len: u16) {
    if !select::holds(cx.game, cx.s, &e.env, cond) {
        let clause = cx.game.effect_clauses().unmet;
        cx.log.tell(clause, What::Skipped { seat: e.env.you, verb: cx.game.verbs().no, card: e.env.this.card });
        e.pc += len;
        let ability = cx.game.pool().ability(e.at);
        let steps = if e.part == Part::Cost { &ability.cost } else { &ability.body };
        // Into the `Else` rather than over it.
        if matches!(steps.get(e.pc as usize + 1), Some(Step::Else { .. })) {
            e.pc += 1;
        }
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

fn ask_may<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side) {
    e.wait = Wait::AskedMay;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    cx.offer(Choice::plain(verbs.yes));
    cx.offer(Choice::plain(verbs.no));
    let why = Why { verb: verbs.yes, source: e.env.this.card, clause: cx.game.effect_clauses().may };
    let seat = chooser(cx, who, &e.env);
    cx.ask(seat, why, Ask::Pick);
}

fn ask_one<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side, count: u16) {
    e.wait = Wait::AskedOne;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    for n in 0..count {
        cx.offer(Choice::plain(verbs.option).numbered(n));
    }
    let why = Why { verb: verbs.option, source: e.env.this.card, clause: cx.game.effect_clauses().choose };
    let seat = chooser(cx, who, &e.env);
    cx.ask(seat, why, Ask::Pick);
}

fn ask_number<G: Game>(cx: &mut Cx<'_, G>, mut e: Effect, who: Side, max: &Num) {
    let max = select::number(cx.game, cx.s, &e.env, max).max(0) as u32;
    e.wait = Wait::AskedNumber;
    cx.s.agenda.push(Job::Effect(e));
    let verbs = *cx.game.verbs();
    cx.options();
    let why = Why { verb: verbs.name, source: e.env.this.card, clause: cx.game.effect_clauses().choose };
    let seat = chooser(cx, who, &e.env);
    cx.ask(seat, why, Ask::Number { min: 0, max });
}
