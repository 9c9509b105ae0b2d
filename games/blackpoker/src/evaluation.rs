//! How well a player stands, and what hasty players do: for players that are programs. No rule
//! depends on it.

use crate::game::{BlackPoker, St};
use crate::rules::units;
use crate::words::{action, verb, zone};
use baize_kernel::{Bot, Choice, Seat};

/// What each of the last life cards is worth more than those before them.
const LAST: i32 = 10;

impl Bot for BlackPoker {
    /// Adds up what a player has: life, soldiers, walls, hand, trumps.
    fn evaluate(&self, s: &St, seat: Seat) -> i32 {
        let life = s.count(seat, zone::LIFE) as i32;
        let soldiers: i32 = units::soldiers(s, seat).map(|unit| 30 + 10 * units::size(self, s, unit).max(0)).sum();
        let walls = s.count(seat, zone::WALLS) as i32;
        let hand = s.count(seat, zone::HAND) as i32;
        let trumps = s.iter(seat, zone::TRUMP).filter(|&card| s.card(card).face_up).count() as i32;
        life * 25 + life.min(10) * LAST + soldiers + walls * 60 + hand * 45 + trumps * 60
    }

    /// Hasty players attack and summon when they can, and end their turn at last.
    fn rollout_weight(&self, _: &St, choice: &Choice) -> u32 {
        const END: baize_kernel::Verb = action(1);
        const ATTACK: baize_kernel::Verb = action(4);
        match choice.verb {
            ATTACK => 8,
            END => 2,
            verb::PASS => 4,
            _ => 2,
        }
    }
}
