//! Damage and recovery (5-5, 5-6), shields and Bases (8-5-2), Breach (13-1-2).

use super::{BurstTiming, Suppression, activation, bans, clause, seats, substitution};
use crate::game::{Cx, Gundam, St, has};
use crate::state::{Diverted, Fate, Frame, Wound};
use crate::words::{ban, cue, keyword, stat, verb, zone};
use baize_kernel::effect::{self, Agent, Pending, TriggerEvent};
use baize_kernel::moves::Move;
use baize_kernel::select::Env;
use baize_kernel::{AbilityRef, CardId, Job, Ref, Seat, SeatSet, What, continuous};

/// Returns the Base of a player or, in Team Battle, of the team (12-3-7).
pub fn base_of(game: &Gundam, s: &St, seat: Seat) -> Option<CardId> {
    seats::members(game, seat).find_map(|member| s.front(member, zone::BASE))
}

/// Returns the top shield of a player or team (12-3-8).
pub fn top_shield(game: &Gundam, s: &St, seat: Seat) -> Option<CardId> {
    s.front(seats::head(game, seat), zone::SHIELDS)
}

/// 5-5: deals damage to a Unit, a Base or a shield. 0 is no damage (5-5-5).
pub fn deal(cx: &mut Cx<'_>, card: CardId, n: i32, by: Ref, agent: Agent) {
    let card = if agent == Agent::Battle { receiver(cx, card) } else { card };
    let (seat, at) = (cx.s.card(card).side, cx.s.card(card).zone);
    if at == zone::SHIELDS {
        return hit_shield(cx, seat, card, n, by, agent);
    }
    let n = n.min(effect::MOST_MARKS) - cx.stat(card, stat::REDUCTION);
    let safe = || (at == zone::BASE && is_area_safe(cx, seat, by.card, agent)).then_some(clause!("10-1-5-6"));
    let none = (n <= 0).then_some(clause!("5-5-5"));
    if let Some(clause) = none.or_else(safe).or_else(|| cx.kept_by(verb::DAMAGE, card, by.card, agent)) {
        return cx.skip(seat, verb::DAMAGE, card, clause);
    }
    let fate = Fate { cue: cue::DAMAGED, card: cx.s.refer(card), by, agent, n: n as i16 };
    let fate = substitution::reduce(cx, fate);
    if fate.n <= 0 {
        return cx.log.tell(clause!("5-5-5"), What::Skipped { seat, verb: verb::DAMAGE, card });
    }
    if substitution::is_due(cx, &fate) {
        return substitution::put_off(cx, fate);
    }
    deal_now(cx, card, fate.n.into(), by, agent);
}

/// 10-1-9-1: the card that battle damage is dealt to instead, each substitution applying once.
fn receiver(cx: &mut Cx<'_>, card: CardId) -> CardId {
    let mut receiver = card;
    let mut left: Vec<Diverted> = cx.s.data.diverted.clone();
    let applies = |cx: &Cx<'_>, d: &Diverted, card| {
        let stands = matches!(cx.s.card(d.to.card).zone, zone::BATTLE | zone::BASE);
        d.from == cx.s.refer(card) && cx.s.is_current(d.to) && stands
    };
    while let Some(i) = left.iter().position(|d| applies(cx, d, receiver)) {
        // Obeys 10-1-9-1.
        receiver = left.swap_remove(i).to.card;
    }
    receiver
}

/// 5-5-1: the damage is dealt, and counters show it.
pub fn deal_now(cx: &mut Cx<'_>, card: CardId, n: i32, by: Ref, agent: Agent) {
    let wounded = cx.s.refer(card);
    cx.s.data.wounds.push(Wound { card: wounded, by, battle: agent == Agent::Battle });
    cx.mark_by(card, verb::DAMAGE, n, by, agent);
}

/// Whether the cards of a player's shield area cannot receive damage from a card.
fn is_area_safe(cx: &Cx<'_>, seat: Seat, by: CardId, agent: Agent) -> bool {
    seats::members(cx.game, seat).any(|m| bans::is_player_banned(cx.game, cx.s, m, ban::LOSE_SHIELDS, by, agent))
}

/// 3-5-3, 8-5-2: damage to a shield area hits the Base, else the top shield, else the player, whom
/// only battle damage hurts (R38).
pub fn hit_area(cx: &mut Cx<'_>, seat: Seat, n: i32, by: Ref, battle: bool) {
    let agent = if battle { Agent::Battle } else { Agent::Effect { seat: cx.s.card(by.card).owner, source: by } };
    let striker = cx.s.card(by.card).owner;
    // Obeys 12-3-8.
    if let Some(base) = base_of(cx.game, cx.s, seat) {
        // Obeys 3-5-3, 5-5-6, 8-5-2-4: the Base takes it.
        deal(cx, base, n, by, agent);
        return;
    }
    if let Some(shield) = top_shield(cx.game, cx.s, seat) {
        // Obeys 8-5-2-3.
        let since = cx.s.pending.len();
        hit_shield(cx, seat, shield, n, by, agent);
        // R87: Suppression hits the next one as well, at the same instant.
        let suppresses = battle
            && cx.game.rules.suppression == Suppression::Known
            && has(cx.game, cx.s, by.card, keyword::SUPPRESSION);
        let next = if suppresses { top_shield(cx.game, cx.s, seat) } else { None };
        if let Some(next) = next.filter(|&next| next != shield) {
            hit_shield(cx, seat, next, n, by, agent);
            cx.wait_for_one(since);
        }
        return;
    }
    if n <= 0 || !battle {
        // 5-5-5, R38: no damage, or none that defeats.
        let clause = if n <= 0 { clause!("5-5-5") } else { clause!("5-5-4") };
        return cx.log.tell(clause, What::Skipped { seat, verb: verb::DAMAGE, card: CardId::NONE });
    }
    cx.tell_did(clause!("8-5-2-2"), striker, verb::STRIKE, by.card, CardId::NONE, i32::from(seat.0));
    // Obeys 1-2-2-1.
    cx.s.data.struck = cx.s.data.struck.or(SeatSet::one(seat));
    cx.s.mark_changed(1 << zone::SHIELDS.0);
}

/// 4-6-4-2, 8-5-2-3-1: a shield has 1 HP; what is left over reaches no other (5-5-6).
fn hit_shield(cx: &mut Cx<'_>, seat: Seat, shield: CardId, n: i32, by: Ref, agent: Agent) {
    if n <= 0 {
        return cx.log.tell(clause!("5-5-5"), What::Skipped { seat, verb: verb::DAMAGE, card: CardId::NONE });
    }
    let banned = bans::is_banned(cx.game, cx.s, shield, ban::BE_DAMAGED, by.card, agent);
    if banned || is_area_safe(cx, seat, by.card, agent) {
        return cx.log.tell(clause!("10-1-5-6"), What::Skipped { seat, verb: verb::DAMAGE, card: CardId::NONE });
    }
    // Obeys 4-6-4-2, 11-3-1-1, 5-5-4, 5-5-6, 8-5-2-3-1: any damage destroys it.
    if agent != Agent::Battle {
        tell_breaker(cx, by, cx.s.refer(shield), agent);
    }
    destroy_shield(cx, seat, shield, by, agent);
}

/// 5-10-3: turned up; with a Burst it waits in no area (R52), else it goes to the trash.
pub fn destroy_shield(cx: &mut Cx<'_>, seat: Seat, shield: CardId, by: Ref, agent: Agent) {
    let owner = cx.s.card(shield).owner;
    let burst = burst_of(cx, owner, shield);
    let (source, other) = (cx.s.refer(shield), by);
    cx.fire(&TriggerEvent::new(cue::SHIELD_DESTROYED, seat, source).beside(other).by(agent));
    if agent == Agent::Battle {
        tell_breaker(cx, by, source, agent);
    }
    let area = if burst.is_some() { zone::NOWHERE } else { zone::TRASH };
    cx.move_card(shield, Move::to(owner, area, verb::DESTROY, clause!("5-10-3")).on_top());
    if let Some(at) = burst {
        // Obeys 4-1-2.
        let (source, wave) = (cx.s.refer(shield), cx.s.wave);
        let cue = cue::BURST;
        let burst = Pending { at, source, you: owner, event: source, other, wave, cue, sticky: true, outlives: false };
        wait_for_burst(cx, burst);
    }
}

/// "When this Unit destroys an enemy shield area card with damage": in battle or by its effects.
pub fn tell_breaker(cx: &mut Cx<'_>, by: Ref, broken: Ref, agent: Agent) {
    if by.card.is_some() {
        let breaker = cx.s.card(by.card).owner;
        cx.fire(&TriggerEvent::new(cue::BREAKS, breaker, by).beside(broken).by(agent));
    }
}

/// The Burst of a shield, if its conditions hold (10-2-1).
fn burst_of(cx: &mut Cx<'_>, owner: Seat, shield: CardId) -> Option<AbilityRef> {
    let (game, env) = (cx.game, Env { you: owner, ..Env::of_card(cx.s, shield) });
    let is_valid = |at: AbilityRef| continuous::is_valid(game, cx.s, shield, at, Some(cue::BURST));
    let all = continuous::abilities(game, cx.s, shield).filter(|&at| activation::is_for(game, at, cue::BURST));
    let valid: Vec<AbilityRef> = all.filter(|&at| is_valid(at)).collect();
    // Obeys 10-2-1: a condition that is not met leaves nothing to do.
    valid.iter().copied().find(|&at| effect::unmet_gate(game, cx.s, &env, at).is_none())
}

/// R52: a Burst waits like other effects or, by the policy, comes before the rest of the running one.
fn wait_for_burst(cx: &mut Cx<'_>, burst: Pending) {
    if cx.game.rules.burst_timing == BurstTiming::After {
        return cx.s.pending.push(burst);
    }
    let is_burst = |job: &&Job<Frame>| matches!(job, Job::Game(Frame::Use(p)) if p.cue == cue::BURST);
    let before = cx.s.agenda.iter().rev().take_while(is_burst).count();
    let at = cx.s.agenda.len() - before;
    cx.s.agenda.insert(at, Job::Game(Frame::Use(burst)));
}

/// 13-1-2-1: Breach against the shield area of the destroyed Unit's owner, or team (R83); and damage
/// of other effects to the first card of a shield area (5-5-4).
pub fn breach(cx: &mut Cx<'_>, seat: Seat, by: Ref, n: i32) -> bool {
    let seat = seats::head(cx.game, seat);
    let empty = base_of(cx.game, cx.s, seat).is_none() && top_shield(cx.game, cx.s, seat).is_none();
    if empty || !seats::is_in(cx.s, seat) {
        cx.log.tell(clause!("13-1-2-4"), What::Skipped { seat, verb: verb::BREACH, card: by.card });
        return false;
    }
    let base = |cx: &Cx<'_>| base_of(cx.game, cx.s, seat).map(|base| cx.s.card(base).marks);
    let area = |cx: &Cx<'_>| (base(cx), top_shield(cx.game, cx.s, seat));
    let before = area(cx);
    // Obeys 13-1-2-2, 13-1-2-3.
    hit_area(cx, seat, n, by, false);
    area(cx) != before
}
