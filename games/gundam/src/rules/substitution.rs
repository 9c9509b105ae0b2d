//! Substitution effects (10-1-9): something else happens instead of a destruction, of damage, of
//! being rested or of a return to hand.
//!
//! What would happen is put off as a [`Fate`] until it is settled what happens instead. R54: the
//! owner of the card concerned picks one of several, and each applies once to an event.

use super::{SubstitutionChoice, clause, damage, seats};
use crate::game::Cx;
use crate::state::{Fate, Frame, Substituted};
use crate::words::{cue, stat, verb};
use baize_kernel::changes;
use baize_kernel::continuous::{ContinuousEffect, Modifier, On, Until};
use baize_kernel::effect::{self, Agent, Instead, TriggerEvent};
use baize_kernel::ir::{Ability, Num, Step};
use baize_kernel::select::{self, Env};
use baize_kernel::{AbilityRef, Ask, CardId, Choice, GameBase, Job, Ref, Why};
use std::cell::Cell;

/// Returns whether something could happen instead.
pub fn is_due(cx: &Cx<'_>, fate: &Fate) -> bool {
    cx.game.pool().any_instead(fate.cue) && !candidates(cx, fate).is_empty()
}

/// Applies what reduces damage and leaves nothing to choose: less is dealt, at the same instant.
pub fn reduce(cx: &mut Cx<'_>, mut fate: Fate) -> Fate {
    if !cx.game.pool().any_instead(fate.cue) {
        return fate;
    }
    for Instead { at, env } in all(cx, &fate) {
        let Some(n) = plain_reduction(cx.game.pool().ability(at)) else { continue };
        let n = select::number(cx.game, cx.s, &env, n).clamp(0, i16::MAX.into()) as i16;
        if n == 0 || fate.n <= 0 {
            continue;
        }
        fate.n = (fate.n - n).max(0);
        // Obeys 10-1-9-1.
        if cx.game.pool().ability(at).once {
            use_up(cx, env.this, at);
        }
    }
    fate
}

/// The number of a substitution that only reduces damage.
fn plain_reduction(ability: &Ability) -> Option<&Num> {
    match &ability.body[..] {
        [Step::Player { verb: verb::REDUCE, n, .. }] if ability.cost.is_empty() => Some(n),
        _ => None,
    }
}

/// Takes the use of a Once per Turn effect. One that was given for a time is gone with it, so that
/// "the next damage" is reduced once by each that was given.
fn use_up(cx: &mut Cx<'_>, source: Ref, at: AbilityRef) {
    let is_given = |l: &&ContinuousEffect| l.on == On::Card(source) && l.shift == Modifier::Ability(at);
    // Obeys 13-2-13-2.
    match cx.s.continuous.iter().find(is_given).copied() {
        Some(given) if given.until != Until::PERMANENT => {
            let ended = Cell::new(false);
            cx.expire(clause!("13-2-13-1"), |l| *l == given && !ended.replace(true));
        }
        _ => effect::spend(cx.s, source.card, at),
    }
}

/// R54: each applies once to an event, and only if it can be carried out.
fn candidates(cx: &Cx<'_>, fate: &Fate) -> Vec<Instead> {
    let mut found = all(cx, fate);
    found.retain(|c| plain_reduction(cx.game.pool().ability(c.at)).is_none());
    found
}

fn all(cx: &Cx<'_>, fate: &Fate) -> Vec<Instead> {
    let owner = cx.s.card(fate.card.card).owner;
    let event = TriggerEvent::new(fate.cue, owner, fate.card).beside(fate.by).by(fate.agent);
    let areas = || super::activation::areas(cx.game, fate.cue);
    let of = |seat| effect::all_instead(cx.game, cx.s, seat, areas(), std::iter::once(fate.cue));
    let env = |source| Env { event: fate.card, other: fate.by, ..Env::of_card(cx.s, source) };
    let each = seats::in_order(cx.game, cx.s).flat_map(of).map(|(source, at)| Instead { at, env: env(source) });
    // What may be done instead must be possible (1-3-2-1).
    let fits = |c: &Instead| c.fits(cx.game, cx.s, &event) && c.is_possible(cx.game, cx.s, false);
    each.filter(|c| fits(c) && !has_applied(cx, fate, c)).collect()
}

/// Whether a substitution was applied to this event, or is being carried out and brought it about.
fn has_applied(cx: &Cx<'_>, fate: &Fate, c: &Instead) -> bool {
    let same = |x: &&Substituted| (x.source, x.at) == (c.env.this, c.at);
    cx.s.data.substituted.iter().filter(same).any(|x| x.running || x.card == fate.card)
}

/// Puts off what would happen until it is known what happens instead. Of several at one instant the
/// active player's is settled first (1-3-4).
pub fn put_off(cx: &mut Cx<'_>, fate: Fate) {
    if fate.cue == cue::DIES {
        cx.s.data.awaiting.push(fate.card);
    }
    let place = |fate: &Fate| {
        let owner = cx.s.card(fate.card.card).owner;
        seats::in_order(cx.game, cx.s).position(|seat| seat == owner)
    };
    let own = place(&fate);
    let comes_first = |job: &&Job<Frame>| matches!(job, Job::Game(Frame::Instead(other)) if place(other) <= own);
    // Obeys 1-3-4, 12-2-4: the active player's first.
    let before = cx.s.agenda.iter().rev().take_while(comes_first).count();
    let at = cx.s.agenda.len() - before;
    cx.s.agenda.insert(at, Job::Game(Frame::Instead(fate)));
}

/// Notes a card that nothing saves, until all that are destroyed with it are settled.
pub fn doom(cx: &mut Cx<'_>, fate: Fate) {
    cx.s.data.awaiting.push(fate.card);
    cx.s.data.doomed.push(fate);
}

/// Applies the only substitution there is, or asks the owner of the card that is affected.
pub fn step(cx: &mut Cx<'_>, fate: Fate) {
    if !cx.s.is_current(fate.card) {
        cx.s.mark_changed(changes::MARKED);
        return cx.s.data.awaiting.retain(|r| *r != fate.card);
    }
    let found = candidates(cx, &fate);
    match found[..] {
        [] => return decline(cx, fate),
        [only] if !only.is_optional(cx.game) => return apply(cx, fate, only),
        _ => {}
    }
    cx.push(Frame::Instead(fate));
    cx.offer_instead(&found, choice, verb::NO);
    let why = Why { verb: verb::NEXT, source: fate.card.card, clause: clause!("10-1-9-1") };
    // R54: by the policy the active player picks.
    let seat = match cx.game.rules.substitution_choice {
        SubstitutionChoice::Affected => cx.s.card(fate.card.card).owner,
        SubstitutionChoice::Active => seats::in_order(cx.game, cx.s).next().unwrap_or(cx.s.active),
    };
    cx.ask(seat, why, Ask::Pick);
}

fn choice(found: &Instead) -> Choice {
    Choice::card(verb::NEXT, found.env.this.card)
}

/// Takes the owner's choice.
pub fn resume(cx: &mut Cx<'_>, fate: Fate, answer: Choice) {
    match effect::chosen_instead(&candidates(cx, &fate), choice, answer) {
        Some(chosen) => apply(cx, fate, chosen),
        None => decline(cx, fate),
    }
}

/// 10-1-9-1-1: what is replaced does not happen, so nothing triggers on it.
fn apply(cx: &mut Cx<'_>, fate: Fate, chosen: Instead) {
    // Obeys 10-1-9-1, 10-1-9-1-1.
    let Instead { at, env } = chosen;
    cx.s.data.substituted.push(Substituted { card: fate.card, source: env.this, at, running: true });
    let tally = cx.s.tally;
    cx.push(Frame::AfterInstead { fate, left: 0, tally });
    cx.start_instead(chosen, super::activation::AUTO);
}

/// Nothing happens instead.
fn decline(cx: &mut Cx<'_>, fate: Fate) {
    let tally = cx.s.tally;
    if fate.cue != cue::DIES {
        cx.s.data.substituted.retain(|x| x.card != fate.card);
    }
    match fate.cue {
        cue::DIES => cx.s.data.doomed.push(fate),
        cue::DAMAGED => damage::deal_now(cx, fate.card.card, fate.n.into(), fate.by, fate.agent),
        cue::RESTED => rest_now(cx, fate.card.card, fate.agent),
        cue::RETURNED => cx.move_by(fate.card.card, verb::RETURN, clause!("5-2-2"), fate.agent),
        _ => {}
    }
    cx.s.tally = tally;
}

/// 5-4-1-2: an effect rests a card.
fn rest_now(cx: &mut Cx<'_>, card: CardId, agent: Agent) {
    cx.turn(card, true, clause!("5-4-1-2"));
    cx.tell_done(verb::REST, card, agent);
}

/// What happened instead is over, and counts as done. A card that still has no HP is destroyed
/// after all.
pub fn after(cx: &mut Cx<'_>, fate: Fate, left: i16, tally: i16) {
    cx.s.tally = tally;
    let card = fate.card;
    if left > 0 && cx.s.is_current(card) {
        cx.s.data.substituted.iter_mut().filter(|x| x.card == card).for_each(|x| x.running = false);
        return put_off(cx, Fate { n: left, ..fate });
    }
    cx.s.data.awaiting.retain(|r| *r != card);
    let doomed = fate.cue == cue::DIES && cx.s.is_current(card) && cx.stat(card.card, stat::HP) <= 0;
    if doomed {
        cx.s.data.substituted.iter_mut().filter(|x| x.card == card).for_each(|x| x.running = false);
    } else {
        cx.s.data.substituted.retain(|x| x.card != card);
    }
    cx.s.mark_changed(changes::MARKED);
}

/// Receives less of the damage that an effect under way is about (10-1-9-1).
pub fn receive_less(cx: &mut Cx<'_>, n: i32) -> bool {
    let Some((fate, left)) = damage_replaced(cx) else { return false };
    let whole = if *left > 0 { *left } else { fate.n };
    *left = i32::from(whole).saturating_sub(n).max(0) as i16;
    true
}

/// Deals the damage that an effect under way is about to another card instead.
pub fn receive_for(cx: &mut Cx<'_>, card: CardId) {
    if let Some(fate) = damage_replaced(cx).map(|(fate, _)| *fate) {
        damage::deal(cx, card, fate.n.into(), fate.by, fate.agent);
    }
}

/// The damage in whose place something happens now, and how much of it is left.
fn damage_replaced<'a>(cx: &'a mut Cx<'_>) -> Option<(&'a Fate, &'a mut i16)> {
    cx.s.agenda.iter_mut().rev().find_map(|job| match job {
        Job::Game(Frame::AfterInstead { fate, left, .. }) if fate.cue == cue::DAMAGED => Some((&*fate, left)),
        _ => None,
    })
}

/// Returns whether it is being settled what happens to a card.
pub fn is_awaiting(cx: &Cx<'_>, card: CardId) -> bool {
    cx.s.data.awaiting.iter().any(|r: &Ref| r.card == card && cx.s.is_current(*r))
}
