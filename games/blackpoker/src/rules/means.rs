//! What a player has to request actions with: counted once, before all actions are looked at.

use super::{battle, units};
use crate::actions::{Action, Filter, Key, Price};
use crate::cards::{self, Face, Suits};
use crate::game::{BlackPoker, St};
use crate::rules::units::Class;
use crate::words::zone;
use baize_kernel::{CardId, Game, Seat};

/// The numbers of a royal flush, as a bit set.
const ROYAL: u16 = 1 << 1 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 13;

/// What a player has.
#[derive(Copy, Clone, Debug)]
pub struct Means {
    /// The player.
    pub seat: Seat,
    /// Cards of the life.
    pub life: usize,
    /// Cards of the hand.
    pub hand: usize,
    /// Walls that can be driven.
    pub walls: usize,
    /// Walls and soldiers.
    pub characters: usize,
    /// Soldiers.
    pub soldiers: usize,
    /// Rare cards.
    pub rare: usize,
    /// C04.1: whether a magician takes D off quick magic.
    pub magician: bool,
    /// R78: a Giant that could attack.
    pub giant: CardId,
    /// A14.2: the suits of the soldiers that can be equipped.
    pub equippable: Suits,
    /// The open trumps, by `trump_bit`.
    trumps: u64,
    /// The numbers of the hand by suit, as bit sets.
    numbers: [u16; 4],
    /// The same of cards that the hand has twice.
    twice: [u16; 4],
    /// Jokers of the hand.
    jokers: u32,
}

/// The bit of a trump among the open ones.
fn trump_bit(face: Face) -> u64 {
    1 << (face.suit.trailing_zeros() * 14 + face.number as u32)
}

impl Means {
    /// Counts what a player has.
    pub fn of(game: &BlackPoker, s: &St, seat: Seat) -> Means {
        let mut means = Means {
            seat,
            life: s.count(seat, zone::LIFE),
            hand: s.count(seat, zone::HAND),
            walls: units::charged_walls(s, seat).count(),
            characters: s.count(seat, zone::WALLS) + s.count(seat, zone::SOLDIERS),
            soldiers: s.count(seat, zone::SOLDIERS),
            rare: s.count(seat, zone::RARE),
            magician: false,
            giant: CardId::NONE,
            equippable: 0,
            trumps: 0,
            numbers: [0; 4],
            twice: [0; 4],
            jokers: 0,
        };
        means.count_hand(game, s);
        means.count_soldiers(game, s);
        if game.rules.has_trumps() {
            means.count_trumps(game, s);
        }
        means
    }

    fn count_hand(&mut self, game: &BlackPoker, s: &St) {
        for card in s.iter(self.seat, zone::HAND) {
            let def = s.card(card).def;
            let (suit, bit) = (cards::suits(game.pool(), def), 1 << cards::number(game.pool(), def));
            match self.numbers.get_mut(suit.trailing_zeros() as usize) {
                Some(numbers) => {
                    self.twice[suit.trailing_zeros() as usize] |= *numbers & bit;
                    *numbers |= bit;
                }
                None => self.jokers += 1,
            }
        }
    }

    fn count_soldiers(&mut self, game: &BlackPoker, s: &St) {
        for unit in units::soldiers(s, self.seat) {
            match units::class(game, s, unit) {
                Class::Magician => self.magician = true,
                Class::Giant if battle::may_attack(game, s, self.seat, unit).is_ok() => self.giant = unit,
                class if class.is_king() || class.is_jack() => {}
                _ => self.equippable |= units::suits(game, s, unit),
            }
        }
    }

    fn count_trumps(&mut self, game: &BlackPoker, s: &St) {
        for card in s.iter(self.seat, zone::TRUMP).filter(|&c| s.card(c).face_up) {
            let def = s.card(card).def;
            let suit = cards::suits(game.pool(), def);
            if suit != 0 {
                self.trumps |= trump_bit(Face::new(suit, cards::number(game.pool(), def)));
            }
        }
    }

    /// Returns whether a trump is open.
    #[inline]
    pub fn has_open(&self, face: Face) -> bool {
        self.trumps & trump_bit(face) != 0
    }

    /// Returns how many cards of the hand fit; of cards that are there often, two count.
    pub fn fitting(&self, filter: Filter) -> u32 {
        if filter.suits == 0 {
            return self.jokers;
        }
        let range = (2_u16 << filter.high) - (1 << filter.low);
        let of = |suit: usize| match filter.suits & 1 << suit {
            0 => 0,
            _ => (self.numbers[suit] & range).count_ones() + (self.twice[suit] & range).count_ones(),
        };
        (0..4).map(of).sum()
    }

    /// Returns how many of the key cards of an action there are.
    pub fn keys(&self, key: Key) -> usize {
        let most = |of: &dyn Fn(usize) -> u32| (0..4).map(of).max().unwrap_or(0) as usize;
        match key {
            Key::None => 0,
            Key::Rare => self.rare.min(1),
            Key::One(filter) => self.fitting(filter).min(1) as usize,
            Key::Both(a, b) => usize::from(self.fitting(a) > 0) + usize::from(self.fitting(b) > 0),
            Key::Two(filter) => self.fitting(filter).min(2) as usize,
            Key::TwoOfSuit => most(&|i| self.numbers[i].count_ones() + self.twice[i].count_ones()).min(2),
            Key::TwoOfNumber if self.has_pair() => 2,
            Key::TwoOfNumber => self.hand.min(1),
            Key::Royal => most(&|i| (self.numbers[i] & ROYAL).count_ones()),
        }
    }

    fn has_pair(&self) -> bool {
        let [a, b, c, d] = self.numbers;
        let pairs = a & b | c & d | (a | b) & (c | d);
        pairs != 0 || self.twice != [0; 4] || self.jokers > 1
    }

    /// A14.2: returns whether a key card goes with one of the soldiers.
    pub fn can_equip(&self, key: Key) -> bool {
        let Key::One(filter) = key else { return false };
        let suits = filter.suits & self.equippable;
        suits != 0 && self.fitting(Filter { suits, ..filter }) > 0
    }

    /// C04.1, R41: returns how many cards an action makes the player discard.
    #[inline]
    pub fn discards(&self, action: &Action) -> usize {
        let Price { discards, .. } = action.price;
        if action.is_eased_by(self.magician) { 0 } else { discards.into() }
    }
}
