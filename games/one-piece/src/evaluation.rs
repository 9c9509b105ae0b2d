//! How well a player stands, and what hasty players do: for players that are programs. No rule
//! depends on it.

use crate::game::{OnePiece, St, has};
use crate::words::{keyword, stat, verb, zone};
use baize_kernel::{Bot, CardId, Choice, GameBase, Seat, continuous};

/// What Life cards are worth together, by how many are left: the last ones are the dearest, and each is
/// worth more than the card in hand it becomes.
const LIFE: [i32; 6] = [0, 420, 740, 1000, 1220, 1420];

impl Bot for OnePiece {
    /// Adds up what a player has: Life, Characters, hand and DON!! cards.
    fn evaluate(&self, s: &St, seat: Seat) -> i32 {
        let life = s.count(seat, zone::LIFE);
        let more = life.saturating_sub(LIFE.len() - 1) as i32;
        let hand: i32 = s.iter(seat, zone::HAND).map(|card| in_hand(self, s, card)).sum();
        let field: i32 = s.iter(seat, zone::CHARACTERS).map(|card| character(self, s, card)).sum();
        let don = s.count(seat, zone::COST) + s.count(seat, zone::GIVEN);
        LIFE[life.min(LIFE.len() - 1)]
            + more * 180
            + hand
            + field
            + s.count(seat, zone::STAGE) as i32 * 60
            + don as i32 * 15
    }

    /// Hasty players play and attack while they can, and defend when it helps.
    fn rollout_weight(&self, s: &St, choice: &Choice) -> u32 {
        match choice.verb {
            verb::PLAY => 6,
            verb::ATTACK => attack(self, s, choice),
            verb::GIVE => 2,
            verb::ACTIVATE | verb::TRIGGER | verb::BLOCK | verb::YES => 3,
            verb::COUNTER => 2,
            verb::PASS | verb::KEEP => 4,
            _ => 1,
        }
    }
}

/// A card in hand: more with a Counter icon.
fn in_hand(game: &OnePiece, s: &St, card: CardId) -> i32 {
    let def = game.pool().def(s.card(card).def);
    80 + if def.has_stat(stat::COUNTER) { def.stat(stat::COUNTER) / 50 } else { 0 }
}

/// A Character: its printed power and cost; a rested one may be attacked.
fn character(game: &OnePiece, s: &St, card: CardId) -> i32 {
    let def = game.pool().def(s.card(card).def);
    let blocker = if has(game, s, card, keyword::BLOCKER) { 30 } else { 0 };
    let open = if s.card(card).rested { 20 } else { 0 };
    30 + def.stat(stat::POWER).max(0) / 50 + def.stat(stat::COST) * 10 + blocker - open
}

/// An attack that would come to nothing as things are is seldom made.
fn attack(game: &OnePiece, s: &St, choice: &Choice) -> u32 {
    let power = |card| continuous::stat(game, s, card, stat::POWER);
    if power(choice.a) >= power(choice.b) { 8 } else { 1 }
}
