//! Prohibitions and permissions in force (1-3-3, 10-1-5-6, 10-2-3).

use super::clause;
use crate::game::{Gundam, St};
use crate::words::{ban, stat};
use baize_kernel::bans::Attempt;
use baize_kernel::continuous::{ContinuousEffect, Modifier, On};
use baize_kernel::effect::Agent;
use baize_kernel::{Ban, CardId, Refusal, Seat};

/// Returns whether a prohibition is on a card, toward `other` and against `agent`.
#[inline]
pub fn is_banned(game: &Gundam, s: &St, card: CardId, which: Ban, other: CardId, agent: Agent) -> bool {
    s.forbids(which) && Attempt::of_card(s, which, card).toward(other).by(agent).is_forbidden(game, s)
}

/// 1-3-3: whether nothing in force forbids something to a card, toward `other`.
#[inline]
pub fn may(game: &Gundam, s: &St, card: CardId, which: Ban, other: CardId) -> Result<(), Refusal> {
    let attempt = || Attempt::of_card(s, which, card).toward(other).forbidden_by(game, s);
    match if s.forbids(which) { attempt() } else { None } {
        Some(by) => Err(forbidden(by)),
        None => Ok(()),
    }
}

/// The same for a player, with a card.
pub fn may_player(game: &Gundam, s: &St, seat: Seat, which: Ban, card: CardId) -> Result<(), Refusal> {
    let attempt = || Attempt::of_player(which, seat).with(card).forbidden_by(game, s);
    match if s.forbids(which) { attempt() } else { None } {
        Some(by) => Err(forbidden(by)),
        None => Ok(()),
    }
}

fn forbidden(by: &ContinuousEffect) -> Refusal {
    Refusal::new(clause!("1-3-3"), "forbidden").about(by.source.card)
}

/// Returns whether something that the rules bar is allowed to a card.
#[inline]
pub fn is_permitted(game: &Gundam, s: &St, card: CardId, which: Ban, other: CardId) -> bool {
    s.permits(which) && Attempt::of_card(s, which, card).toward(other).is_permitted(game, s)
}

/// Returns whether a player may not do something with a card.
#[inline]
pub fn is_player_banned(game: &Gundam, s: &St, seat: Seat, which: Ban, card: CardId, agent: Agent) -> bool {
    s.forbids(which) && Attempt::of_player(which, seat).with(card).by(agent).is_forbidden(game, s)
}

/// Returns whether a reduction of AP is on a Unit whose AP cannot be reduced by it.
pub fn keeps_ap(game: &Gundam, s: &St, continuous: &ContinuousEffect) -> bool {
    let agent = Agent::Effect { seat: continuous.by, source: continuous.source };
    match (continuous.on, continuous.shift) {
        (On::Card(r), Modifier::Add(stat::AP, n)) if n < 0 => {
            is_banned(game, s, r.card, ban::LOSE_AP, continuous.source.card, agent)
        }
        _ => false,
    }
}
