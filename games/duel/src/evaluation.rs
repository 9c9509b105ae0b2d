//! How well a player stands, and what hasty players do: for players that are programs. No rule
//! depends on it.

use crate::game::{Duel, St, in_attack};
use crate::words::{self, kind, label, stat, verb, zone};
use baize_kernel::{Bot, CardId, Choice, DefId, GameBase, Seat, continuous};

/// What a duel of a match that was won is worth.
const DUEL: i32 = 3000;

impl Bot for Duel {
    /// Adds up what a player has: life points, monsters, set cards and hand, and duels won.
    fn evaluate(&self, s: &St, seat: Seat) -> i32 {
        let lp = s.data.lp[seat.index()];
        let monsters: i32 = s.iter(seat, zone::MONSTERS).map(|card| monster(self, s, card)).sum();
        let cards = s.count(seat, zone::HAND) as i32 * 90 + s.count(seat, zone::SPELLS) as i32 * 70;
        let won = i32::from(s.data.score.wins[seat.index()]);
        lp / 12 + lp.min(2000) / 12 + monsters + cards + s.count(seat, zone::FIELD) as i32 * 50 + won * DUEL
    }

    /// Hasty players summon, go to battle and attack what is weaker; they leave most windows alone.
    fn rollout_weight(&self, s: &St, choice: &Choice) -> u32 {
        match choice.verb {
            verb::SUMMON | verb::SPECIAL => 8,
            verb::FLIP | verb::ACTIVATE | verb::YES => 3,
            verb::SET => 2,
            verb::BATTLE => 6,
            verb::PASS => 3,
            verb::ATTACK => attack(self, s, choice),
            _ => 1,
        }
    }

    /// A set card is of the kind that can be set there.
    fn could_be(&self, s: &St, card: CardId, def: DefId) -> bool {
        let def = self.pool().def(def);
        match s.card(card).zone {
            zone::MONSTERS => def.kind == kind::MONSTER && !def.has_keyword(words::keyword::SPECIAL_ONLY),
            zone::SPELLS => def.kind != kind::MONSTER && !def.has_label(label::FIELD),
            zone::FIELD => def.has_label(label::FIELD),
            _ => true,
        }
    }
}

/// A monster by the value it fights with.
fn monster(game: &Duel, s: &St, card: CardId) -> i32 {
    let of = |which| continuous::stat(game, s, card, which);
    if in_attack(s, card) { 40 + of(stat::ATK) / 10 } else { 40 + of(stat::ATK) / 16 + of(stat::DEF) / 24 }
}

/// An attack on the player or on a monster that loses is made; others seldom.
fn attack(game: &Duel, s: &St, choice: &Choice) -> u32 {
    if !choice.b.is_some() {
        return 10;
    }
    let defence = if in_attack(s, choice.b) { stat::ATK } else { stat::DEF };
    // Nobody can tell what lies face-down, and hasty players guess that it is weak.
    let against = if s.card(choice.b).face_up { continuous::stat(game, s, choice.b, defence) } else { 1200 };
    if continuous::stat(game, s, choice.a, stat::ATK) > against { 8 } else { 1 }
}
