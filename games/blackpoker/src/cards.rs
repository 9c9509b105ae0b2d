//! The cards: fifty-two and two Jokers (section 3).

use crate::words::{SUITS, kind, stat};
use baize_kernel::{CardDef, DefId, Pool};
use std::sync::{Arc, LazyLock};

/// A set of suits, by their place in [`SUITS`].
pub type Suits = u8;

/// Spades.
pub const SPADE: Suits = 1;
/// Hearts.
pub const HEART: Suits = 2;
/// Diamonds.
pub const DIAMOND: Suits = 4;
/// Clubs.
pub const CLUB: Suits = 8;
/// Any suit.
pub const ANY: Suits = 15;

/// A card by suit and number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its suit.
    pub suit: Suits,
    /// Its number.
    pub number: i32,
}

impl Face {
    /// Names a card.
    pub const fn new(suit: Suits, number: i32) -> Face {
        Face { suit, number }
    }

    /// Returns the card's id in the pool.
    pub fn id(self) -> String {
        id(self.suit.trailing_zeros() as usize, self.number)
    }
}

impl std::fmt::Display for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = SUITS.get(self.suit.trailing_zeros() as usize).map_or("", |(_, sign)| sign);
        write!(f, "{sign}{}", rank(self.number))
    }
}

/// The letters of suits in card ids.
const LETTERS: [char; 4] = ['S', 'H', 'D', 'C'];

fn rank(number: i32) -> String {
    match number {
        1 => "A".into(),
        11 => "J".into(),
        12 => "Q".into(),
        13 => "K".into(),
        n => n.to_string(),
    }
}

fn id(suit: usize, number: i32) -> String {
    format!("{}{}", LETTERS[suit], rank(number))
}

/// R3: A is 1, J 11, Q 12, K 13, Joker 0.
fn make() -> Pool {
    let mut pool = Pool::default();
    for (suit, (_, sign)) in SUITS.iter().enumerate() {
        for number in 1..=13 {
            let name = pool.lexicon_mut().intern(&format!("{sign}{}", rank(number)));
            let category = match number {
                1 => kind::ACE,
                2..=10 => kind::NUMBER,
                _ => kind::COURT,
            };
            let mut card = CardDef::new(id(suit, number), name, category);
            card.labels = 1 << suit;
            add(&mut pool, card, number);
        }
    }
    for n in 1..=2 {
        let name = pool.lexicon_mut().intern("Joker");
        let card = CardDef::new(format!("JK{n}"), name, kind::JOKER);
        add(&mut pool, card, 0);
    }
    pool
}

fn add(pool: &mut Pool, mut card: CardDef, number: i32) {
    card.stats[stat::NUMBER.index()] = number;
    card.stats[stat::SIZE.index()] = number;
    pool.add(card);
}

/// Returns the cards.
pub fn pool() -> Arc<Pool> {
    static POOL: LazyLock<Arc<Pool>> = LazyLock::new(|| Arc::new(make()));
    POOL.clone()
}

/// Returns the printed number of a card.
#[inline]
pub fn number(pool: &Pool, def: DefId) -> i32 {
    pool.def(def).stat(stat::NUMBER)
}

/// Returns the suit of a card; none for a Joker.
#[inline]
pub fn suits(pool: &Pool, def: DefId) -> Suits {
    (pool.def(def).labels & u64::from(ANY)) as Suits
}

/// Returns whether a card is a Joker.
#[inline]
pub fn is_joker(pool: &Pool, def: DefId) -> bool {
    pool.def(def).kind == kind::JOKER
}

/// Returns whether a card causes a generation change: Joker, A, J, Q or K.
#[inline]
pub fn is_legacy(pool: &Pool, def: DefId) -> bool {
    pool.def(def).kind != kind::NUMBER
}

/// Returns whether two cards are the same card: suit and number, Jokers one another (R3, R69).
pub fn is_same(pool: &Pool, a: DefId, b: DefId) -> bool {
    suits(pool, a) == suits(pool, b) && number(pool, a) == number(pool, b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fifty_four_cards_with_their_numbers_and_suits() {
        let pool = pool();
        assert_eq!(pool.len(), 54);
        let card = |id: &str| pool.find(id).expect("the card exists");
        assert_eq!((number(&pool, card("DQ")), suits(&pool, card("DQ"))), (12, DIAMOND));
        assert_eq!((number(&pool, card("JK1")), suits(&pool, card("JK2"))), (0, 0));
        assert!(is_same(&pool, card("JK1"), card("JK2")) && !is_same(&pool, card("S5"), card("H5")));
        assert!(is_legacy(&pool, card("SA")) && !is_legacy(&pool, card("S10")));
        assert_eq!(Face::new(CLUB, 10).id(), "C10");
    }
}
