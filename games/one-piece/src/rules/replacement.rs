//! Replacement effects (8-1-3-4).
//!
//! One situation is a whole simultaneous event (R32): one use of one replacement covers every
//! card it fits, all or none, and its substitute is carried out once. The card's own come
//! first, then the turn player's, then the other's (8-1-3-4-2).

use super::{activation, clause};
use crate::game::{Cx, opponent};
use crate::state::{Candidate, Frame, Removal};
use crate::words::{cue, verb, zone};
use baize_kernel::effect::{self, Effect, Notice};
use baize_kernel::ir::{Ability, Mode, Step};
use baize_kernel::select::{self, Env};
use baize_kernel::{AbilityRef, Ask, CardId, Choice, Cue, Game, Ref, Seat, What, Why, lasting};

/// Returns the next replacement effect that may be used and has not been asked about.
pub fn next(cx: &mut Cx<'_>, r: &mut Removal) -> Option<Candidate> {
    if !cx.game.pool().any_cue(cue::KO) && !cx.game.pool().any_cue(cue::REMOVED) {
        return None;
    }
    let tp = cx.s.active;
    // 8-1-3-4-2: those printed on a card that would leave.
    for i in 0..r.cards.len {
        if let Some(card) = cx.at_hand(r.cards, i)
            && let Some(found) = on_card(cx, r, card, |saves| saves == card)
        {
            return Some(found);
        }
    }
    for seat in [tp, opponent(tp)] {
        for area in [zone::LEADER, zone::CHARACTERS, zone::STAGE] {
            let mut at = cx.s.front(seat, area);
            while let Some(card) = at {
                at = cx.s.after(card);
                if let Some(found) = on_card(cx, r, card, |saves| saves != card) {
                    return Some(found);
                }
            }
        }
    }
    None
}

fn cues(r: &Removal) -> impl Iterator<Item = Cue> + use<> {
    [(r.verb == verb::KO).then_some(cue::KO), Some(cue::REMOVED)].into_iter().flatten()
}

/// Returns a replacement effect of one card that fits a card that would leave.
fn on_card(cx: &Cx<'_>, r: &Removal, source: CardId, fits: impl Fn(CardId) -> bool) -> Option<Candidate> {
    let def = cx.s.card(source).def;
    let has = cues(r).any(|cue| cx.game.pool().has_instead(def, cue)) || cx.s.card(source).affected;
    if !has {
        return None;
    }
    let mut all = lasting::abilities(cx.game, cx.s, source);
    all.find_map(|at| {
        if is_asked(cx, r, source, at) || !is_possible(cx, source, at) {
            return None;
        }
        let saves = (0..r.cards.len)
            .filter_map(|i| cx.at_hand(r.cards, i))
            .find(|&card| fits(card) && covers(cx, r, source, at, card))?;
        let seat = cx.s.card(source).side;
        Some(Candidate { at, source: cx.s.refer(source), seat, saves: cx.s.refer(saves) })
    })
}

/// Returns whether a replacement effect is about this card leaving in this way.
fn covers(cx: &Cx<'_>, r: &Removal, source: CardId, at: AbilityRef, card: CardId) -> bool {
    let Mode::Instead(triggers) = &cx.game.pool().ability(at).mode else { return false };
    let env = Env::of_card(cx.s, source);
    let seat = cx.s.card(card).side;
    let this = cx.s.refer(card);
    cues(r).any(|cue| {
        let notice = Notice { cue, seat, card: this, other: Ref::NONE, agent: r.agent, only: None };
        triggers.iter().any(|t| effect::is_met(cx.game, cx.s, &env, t, &notice))
    })
}

/// 8-1-3-4-5: a substitute that cannot be carried out is none.
fn is_possible(cx: &Cx<'_>, source: CardId, at: AbilityRef) -> bool {
    let ability = cx.game.pool().ability(at);
    let env = Env::of_card(cx.s, source);
    matches!(ability.mode, Mode::Instead(_))
        && select::works_in(cx.game, ability, cx.s.card(source).zone)
        && select::gates_hold(cx.game, cx.s, &env, &ability.gates)
        && !(ability.once && effect::is_spent(cx.s, source, at))
        && effect::is_payable(cx.game, cx.s, &env, &ability.cost)
        && effect::is_payable(cx.game, cx.s, &env, substitute(ability))
}

/// The steps that take the place of the event, without the "may" in front.
fn substitute(ability: &Ability) -> &[Step] {
    match ability.body.first() {
        Some(Step::May { .. }) => &ability.body[1..],
        _ => &ability.body,
    }
}

fn is_asked(cx: &Cx<'_>, r: &Removal, source: CardId, at: AbilityRef) -> bool {
    let key = Ref { card: source, incarnation: u16::from(at.index) };
    (0..r.asked.len).any(|i| cx.raw_at_hand(r.asked, i) == Some(key))
}

/// Uses a compulsory replacement, or asks about an optional one (8-1-3-4-1).
pub fn offer(cx: &mut Cx<'_>, mut r: Removal, candidate: Candidate) {
    let key = Ref { card: candidate.source.card, incarnation: u16::from(candidate.at.index) };
    let one = cx.keep_span([key]);
    r.asked = if r.asked.len == 0 { one } else { select::Span { len: r.asked.len + 1, ..r.asked } };
    let ability = cx.game.pool().ability(candidate.at);
    if activation::is_optional(ability) {
        cx.push(Frame::Replace(r, candidate));
    } else {
        apply(cx, r, &candidate);
    }
}

/// Asks whether to use it.
pub fn ask(cx: &mut Cx<'_>, r: Removal, candidate: &Candidate) {
    cx.push(Frame::Replace(r, *candidate));
    cx.options();
    cx.offer(Choice::pair(verb::REPLACE, candidate.source.card, candidate.saves.card));
    cx.offer(Choice::plain(verb::NO));
    let number = cx.game.rules.since(clause!("8-1-3-4-1"), clause!("1-3-1"));
    let why = Why { verb: verb::REPLACE, source: candidate.source.card, clause: number };
    cx.ask(candidate.seat, why, Ask::Pick);
}

/// Takes the decision.
pub fn resume(cx: &mut Cx<'_>, r: Removal, candidate: &Candidate, choice: Choice) {
    if choice.verb == verb::REPLACE {
        return apply(cx, r, candidate);
    }
    // Declined: the original goes on, and a [Once Per Turn] use is not spent.
    let number = cx.game.rules.since(clause!("8-1-3-4-1"), clause!("1-3-1"));
    let card = candidate.source.card;
    cx.log.tell(number, What::Skipped { seat: candidate.seat, verb: verb::REPLACE, card });
    cx.push(Frame::Remove(r));
}

/// 8-1-3-4-3, R32: strikes out every card it fits and carries the substitute out once.
fn apply(cx: &mut Cx<'_>, mut r: Removal, candidate: &Candidate) {
    let Candidate { at, source, seat, .. } = *candidate;
    if cx.game.rules.is_2023() {
        cx.cite(clause!("1-3-1"), seat, source.card);
    } else {
        for number in [clause!("8-1-3-4"), clause!("8-1-3-4-2"), clause!("8-1-3-4-3"), clause!("8-1-3-4-4")] {
            cx.cite(number, seat, source.card);
        }
    }
    let event = candidate.saves;
    for i in 0..r.cards.len {
        if let Some(card) = cx.at_hand(r.cards, i)
            && covers(cx, &r, source.card, at, card)
        {
            cx.set_at_hand(r.cards, i, Ref::NONE);
            r.replaced += 1;
        }
    }
    cx.push(Frame::Remove(r));
    let ability = cx.game.pool().ability(at);
    if ability.once {
        effect::spend(cx.s, source.card, at);
    }
    start_substitute(cx, at, source.card, seat, event);
}

fn start_substitute(cx: &mut Cx<'_>, at: AbilityRef, source: CardId, seat: Seat, event: Ref) {
    let env = Env { you: seat, event, ..Env::of_card(cx.s, source) };
    let skip = u16::from(matches!(cx.game.pool().ability(at).body.first(), Some(Step::May { .. })));
    cx.start(Effect::new(at, env).tagged(activation::REPLACEMENT).skipping(skip));
}
