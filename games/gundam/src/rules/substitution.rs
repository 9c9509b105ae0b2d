//! Substitution effects (10-1-9): something else happens instead of a destruction.

use super::processing::{self, Fate};
use super::{clause, seats};
use crate::game::Cx;
use crate::state::Frame;
use crate::words::{cue, stat, verb, zone};
use baize_kernel::dirt;
use baize_kernel::effect::{self, Effect, Notice};
use baize_kernel::ir::Mode;
use baize_kernel::select::{self, Env};
use baize_kernel::{AbilityRef, Ask, CardId, Choice, Game, Ref, Why, lasting};

/// A substitution that fits a destruction.
#[derive(Copy, Clone, Debug)]
struct Candidate {
    at: AbilityRef,
    env: Env,
}

/// Returns whether something could happen instead of a destruction.
pub fn is_due(cx: &Cx<'_>, fate: &Fate) -> bool {
    !candidates(cx, fate).is_empty()
}

/// R54: each applies once to an event, and only if it can be carried out.
fn candidates(cx: &Cx<'_>, fate: &Fate) -> Vec<Candidate> {
    let card = cx.s.refer(fate.card);
    let seat = cx.s.card(fate.card).owner;
    let notice = Notice { cue: cue::DIES, seat, card, other: fate.by, agent: fate.agent, only: None };
    let mut found = Vec::new();
    for seat in seats::in_order(cx.game, cx.s) {
        for area in [zone::BATTLE, zone::BASE] {
            for source in cx.s.iter(seat, area) {
                if !cx.game.pool().has_instead(cx.s.card(source).def, cue::DIES) && !cx.s.card(source).affected {
                    continue;
                }
                let env = Env { event: card, other: fate.by, ..Env::of_card(cx.s, source) };
                let fits = lasting::abilities(cx.game, cx.s, source).filter(|&at| fits(cx, &env, at, &notice));
                found.extend(fits.map(|at| Candidate { at, env }));
            }
        }
    }
    found.retain(|c| !cx.s.data.substituted.contains(&(card, c.at)));
    found
}

fn fits(cx: &Cx<'_>, env: &Env, at: AbilityRef, notice: &Notice) -> bool {
    let ability = cx.game.pool().ability(at);
    let Mode::Instead(triggers) = &ability.mode else { return false };
    triggers.iter().any(|t| effect::is_met(cx.game, cx.s, env, t, notice))
        && !(ability.once && effect::is_spent(cx.s, env.this.card, at))
        && select::gates_hold(cx.game, cx.s, env, &ability.gates)
        && effect::is_payable(cx.game, cx.s, env, &ability.cost)
}

/// Puts a destruction off until it is known what happens instead.
pub fn put_off(cx: &mut Cx<'_>, fate: &Fate) {
    let card = cx.s.refer(fate.card);
    cx.s.data.awaiting.push(card);
    cx.push(Frame::Instead { card, by: fate.by, agent: fate.agent });
}

/// Applies the only substitution there is, or asks the owner of the card that is affected.
pub fn step(cx: &mut Cx<'_>, card: Ref, fate: Fate) {
    if !cx.s.is_current(card) {
        return cx.s.data.awaiting.retain(|r| *r != card);
    }
    let found = candidates(cx, &fate);
    let optional = |c: &Candidate| !cx.game.pool().ability(c.at).cost.is_empty();
    match found[..] {
        [] => return decline(cx, card, &fate),
        [only] if !optional(&only) => return apply(cx, card, only),
        _ => {}
    }
    let all_optional = found.iter().all(optional);
    cx.push(Frame::Instead { card, by: fate.by, agent: fate.agent });
    cx.options();
    for (n, candidate) in found.iter().enumerate() {
        let before = found[..n].iter().filter(|c| c.env.this == candidate.env.this).count();
        cx.offer(Choice::card(verb::NEXT, candidate.env.this.card).numbered(before as u16));
    }
    if all_optional {
        cx.offer(Choice::plain(verb::NO));
    }
    let why = Why { verb: verb::NEXT, source: card.card, clause: clause!("10-1-9-1") };
    cx.ask(cx.s.card(card.card).owner, why, Ask::Pick);
}

/// Takes the owner's choice.
pub fn resume(cx: &mut Cx<'_>, card: Ref, fate: Fate, choice: Choice) {
    let found = candidates(cx, &fate);
    let chosen = found.iter().filter(|c| c.env.this.card == choice.a).nth(choice.n.into());
    match chosen {
        Some(&candidate) if choice.verb == verb::NEXT => apply(cx, card, candidate),
        _ => decline(cx, card, &fate),
    }
}

/// 10-1-9-1-1: the destruction does not happen, so nothing triggers on it.
fn apply(cx: &mut Cx<'_>, card: Ref, candidate: Candidate) {
    let Candidate { at, env } = candidate;
    for number in [clause!("10-1-9-1"), clause!("10-1-9-1-1")] {
        cx.cite(number, env.you, env.this.card);
    }
    cx.s.data.substituted.push((card, at));
    if cx.game.pool().ability(at).once {
        effect::spend(cx.s, env.this.card, at);
    }
    cx.push(Frame::AfterInstead(card));
    cx.start(Effect::new(at, env).tagged(super::activation::AUTO));
}

fn decline(cx: &mut Cx<'_>, card: Ref, fate: &Fate) {
    cx.s.data.awaiting.retain(|r| *r != card);
    processing::destroy_now(cx, &[*fate], clause!("11-3-1"));
}

/// What happened instead is over. A card that still has no HP is destroyed after all.
pub fn after(cx: &mut Cx<'_>, card: Ref) {
    cx.s.data.awaiting.retain(|r| *r != card);
    if !cx.s.is_current(card) || cx.stat(card.card, stat::HP) > 0 {
        cx.s.data.substituted.retain(|(r, _)| *r != card);
    }
    cx.s.soil(dirt::MARKED);
}

/// Returns whether it is being settled what happens to a card.
pub fn is_awaiting(cx: &Cx<'_>, card: CardId) -> bool {
    cx.s.data.awaiting.iter().any(|r| r.card == card && cx.s.is_current(*r))
}
