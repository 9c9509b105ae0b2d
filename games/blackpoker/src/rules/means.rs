//! What a player has to request actions with: counted once, before all actions are looked at.

use super::{battle, units};
use crate::actions::key::face_bit;
use crate::actions::{self, ACTIONS, Action, Filter, Key};
use crate::cards::{self, Face, Suits};
use crate::game::{BlackPoker, St};
use crate::rules::units::Class;
use crate::words::zone;
use baize_kernel::{CardId, DefId, GameBase, Pool, Seat};

/// The numbers of the cards of a suit, as a bit set.
const SUITED: u64 = 0x3ffe;

/// The numbers of a royal flush.
const ROYAL: u64 = 1 << 1 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 13;

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
    /// The cards of the hand, as a set of [`face_bit`]s.
    cards: u64,
    /// The same of cards that the hand has twice.
    twice: u64,
    /// The actions that a card of the hand is a key card of or that need none, as bits by their numbers.
    pub keyed: u128,
    /// The actions that there is enough for, key cards apart, likewise.
    pub affordable: u128,
}

/// What a card is good for in hand, worked out once for each definition.
#[derive(Copy, Clone, Debug)]
pub struct Held {
    /// Its [`face_bit`].
    bit: u64,
    /// The actions that it can be a key card of, as bits by their numbers.
    keyed: u128,
}

impl Held {
    /// Works it out for a definition.
    pub fn of(pool: &Pool, def: DefId) -> Held {
        let bit = face_bit(pool, def);
        let takes = |key| match key {
            Key::None | Key::Rare => false,
            Key::One(filter) | Key::Two(filter) => filter.mask() & bit != 0,
            Key::Both(a, b) => (a.mask() | b.mask()) & bit != 0,
            Key::TwoOfSuit | Key::TwoOfNumber | Key::Royal => true,
        };
        Held { bit, keyed: actions_where(|action| takes(action.key)) }
    }
}

/// Which actions there is enough for, as bits by their numbers: by how much there is of each sort, as much as any
/// action takes or more in the last place.
#[derive(Clone, Debug)]
pub struct Prices {
    keyless: u128,
    walls: [u128; 4],
    life: [u128; 4],
    victims: [u128; 4],
    /// By the cards in hand, without a magician and with one (C04.1).
    hand: [[u128; 8]; 2],
}

impl Prices {
    /// Works them out.
    pub fn of_all_actions() -> Prices {
        let hand =
            |magician: bool| std::array::from_fn(|have| actions_where(|action| from_hand(action, magician) <= have));
        let within = |price: fn(&Action) -> u8| {
            std::array::from_fn(|have| actions_where(|action| usize::from(price(action)) <= have))
        };
        Prices {
            keyless: actions_where(|action| matches!(action.key, Key::None | Key::Rare)),
            walls: within(|action| action.price.walls),
            life: within(|action| action.price.life),
            victims: within(|action| action.price.victims),
            hand: [hand(false), hand(true)],
        }
    }

    // R15: L can be paid while there is life.
    fn affordable(&self, means: &Means) -> u128 {
        let up_to = |sets: &[u128; 4], have: usize| sets[have.min(3)];
        up_to(&self.walls, means.walls)
            & up_to(&self.life, means.life)
            & up_to(&self.victims, means.characters)
            & self.hand[usize::from(means.magician)][means.hand.min(7)]
    }
}

/// How many cards of the hand an action takes, with a magician or without (C04.1, R41).
pub fn from_hand(action: &Action, magician: bool) -> usize {
    let keys = if action.key == Key::Rare { 0 } else { action.key.count() };
    keys + if action.is_eased_by(magician) { 0 } else { usize::from(action.price.discards) }
}

fn actions_where(fits: impl Fn(&Action) -> bool) -> u128 {
    actions::set(ACTIONS.iter().filter(|action| fits(action)))
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
            walls: s.count_active(seat, zone::WALLS),
            characters: s.count(seat, zone::WALLS) + s.count(seat, zone::SOLDIERS),
            soldiers: s.count(seat, zone::SOLDIERS),
            rare: s.count(seat, zone::RARE),
            magician: false,
            giant: CardId::NONE,
            equippable: 0,
            trumps: 0,
            cards: 0,
            twice: 0,
            keyed: game.prices.keyless,
            affordable: 0,
        };
        means.count_hand(game, s);
        means.count_soldiers(game, s);
        if game.rules.has_trumps() {
            means.count_trumps(game, s);
        }
        means.affordable = game.prices.affordable(&means);
        means
    }

    fn count_hand(&mut self, game: &BlackPoker, s: &St) {
        for card in s.iter(self.seat, zone::HAND) {
            let Held { bit, keyed } = game.held[s.card(card).def.index()];
            self.twice |= self.cards & bit;
            self.cards |= bit;
            self.keyed |= keyed;
        }
    }

    fn count_soldiers(&mut self, game: &BlackPoker, s: &St) {
        for unit in units::soldiers(s, self.seat) {
            let card = s.card(unit);
            // Most are one card, which can be equipped unless it is a Joker.
            if card.attached == 0 && !cards::is_joker(game.pool(), card.def) {
                self.equippable |= cards::suits(game.pool(), card.def);
                continue;
            }
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

    /// Returns whether the hand has the key cards of an action.
    #[inline]
    pub fn has_keys(&self, key: Key) -> bool {
        let has = |filter: Filter| self.cards & filter.mask() != 0;
        match key {
            Key::None => true,
            Key::One(filter) => has(filter),
            Key::Both(a, b) => has(a) && has(b),
            key => self.keys(key) == key.count(),
        }
    }

    /// Returns how many of the key cards of an action there are.
    pub fn keys(&self, key: Key) -> usize {
        let fitting = |mask: u64| (self.cards & mask).count_ones() as usize + (self.twice & mask).count_ones() as usize;
        let has = |filter: Filter| fitting(filter.mask()).min(1);
        let most = |numbers: u64, of: &dyn Fn(u64) -> usize| (0..4).map(|i| of(numbers << (i * 16))).max().unwrap_or(0);
        match key {
            Key::None => 0,
            Key::Rare => self.rare.min(1),
            Key::One(filter) => has(filter),
            Key::Both(a, b) => has(a) + has(b),
            Key::Two(filter) => fitting(filter.mask()).min(2),
            Key::TwoOfSuit => most(SUITED, &fitting).min(2),
            Key::TwoOfNumber if self.has_pair() => 2,
            Key::TwoOfNumber => self.hand.min(1),
            Key::Royal => most(ROYAL, &|mask| (self.cards & mask).count_ones() as usize),
        }
    }

    fn has_pair(&self) -> bool {
        let suit = |i: u32| self.cards >> (16 * i) & SUITED;
        let (black, red) = (suit(0) | suit(3), suit(1) | suit(2));
        self.twice != 0 || suit(0) & suit(3) | suit(1) & suit(2) | black & red != 0
    }

    /// A14.2: returns whether a key card goes with one of the soldiers.
    pub fn can_equip(&self, key: Key) -> bool {
        let Key::One(filter) = key else { return false };
        let suits = filter.suits & self.equippable;
        suits != 0 && self.cards & Filter { suits, ..filter }.mask() != 0
    }
}
