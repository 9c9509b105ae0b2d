//! How well a player stands, and what hasty players do: for players that are programs. No rule
//! depends on it.

use crate::game::{Gundam, St, has};
use crate::rules::seats;
use crate::words::{keyword, kind, stat, verb, zone};
use baize_kernel::{Bot, CardId, Choice, DefId, GameBase, Seat, Zone, continuous};

/// What Shields are worth together, by how many are left: the last ones are the dearest.
const SHIELDS: [i32; 7] = [0, 200, 360, 490, 600, 700, 790];

/// What a player who has left the game is worth.
const OUT: i32 = -2000;

impl Bot for Gundam {
    /// Adds up what a player has: Shields and Base, Units and Pilots, hand and Resources.
    fn evaluate(&self, s: &St, seat: Seat) -> i32 {
        if !seats::is_in(s, seat) {
            return OUT;
        }
        // A team's Shields lie with its leader, and teams are compared by the mean of their members.
        let shields = s.count(seat, zone::SHIELDS);
        let more = shields.saturating_sub(SHIELDS.len() - 1) as i32;
        let units: i32 = s.iter(seat, zone::BATTLE).map(|unit| fighter(self, s, unit)).sum();
        let base: i32 = s.iter(seat, zone::BASE).map(|card| 40 + 20 * continuous::stat(self, s, card, stat::HP)).sum();
        let cards = s.count(seat, zone::HAND) as i32 * 80 + s.count(seat, zone::RESOURCES) as i32 * 40;
        SHIELDS[shields.min(SHIELDS.len() - 1)] + more * 80 + units + base + cards
    }

    /// Hasty players deploy, pair and attack while they can, and seldom answer.
    fn rollout_weight(&self, s: &St, choice: &Choice) -> u32 {
        match choice.verb {
            verb::PLAY | verb::PAIR => 6,
            verb::ATTACK => attack(self, s, choice),
            verb::ACTIVATE | verb::BURST | verb::YES | verb::BLOCK => 3,
            verb::PASS => 6,
            verb::KEEP => 4,
            _ => 1,
        }
    }

    /// 6-1-1-1, 6-1-1-4: Resource cards lie in the resource deck and no other cards do.
    fn could_be(&self, s: &St, card: CardId, def: DefId) -> bool {
        let area = s.card(card).zone;
        area == Zone::GONE || (area == zone::RESOURCE_DECK) == (self.pool().def(def).kind == kind::RESOURCE)
    }
}

/// A Unit with its Pilot: what it deals and what it can take; a rested one may be attacked.
fn fighter(game: &Gundam, s: &St, unit: CardId) -> i32 {
    let of = |which| continuous::stat(game, s, unit, which);
    let blocker = if has(game, s, unit, keyword::BLOCKER) { 20 } else { 0 };
    let open = if s.card(unit).rested { 15 } else { 0 };
    30 + 25 * of(stat::AP) + 25 * of(stat::HP) + blocker - open
}

/// A Unit is attacked by one that destroys it; a player always.
fn attack(game: &Gundam, s: &St, choice: &Choice) -> u32 {
    if !choice.b.is_some() {
        return 6;
    }
    let kills = continuous::stat(game, s, choice.a, stat::AP) >= continuous::stat(game, s, choice.b, stat::HP);
    if kills { 6 } else { 1 }
}
