//! Key cards: which cards lie on the stage with a request.

use crate::cards::{self, ANY, Suits};
use crate::words::SUITS;
use baize_kernel::{DefId, Pool};
use std::fmt;

/// Which cards fill a place among the key cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Filter {
    /// The suits; 0 means a Joker.
    pub suits: Suits,
    /// The lowest number.
    pub low: u8,
    /// The highest number.
    pub high: u8,
}

impl Filter {
    /// Cards of these suits from one number to another.
    pub const fn new(suits: Suits, low: u8, high: u8) -> Filter {
        Filter { suits, low, high }
    }

    /// A card of a suit from A to 10.
    pub const fn small(suits: Suits) -> Filter {
        Filter::new(suits, 1, 10)
    }

    /// A card of a suit from A to K.
    pub const fn full(suits: Suits) -> Filter {
        Filter::new(suits, 1, 13)
    }

    /// A card of a suit from 2 to 10.
    pub const fn plain(suits: Suits) -> Filter {
        Filter::new(suits, 2, 10)
    }

    /// A Joker.
    pub const JOKER: Filter = Filter::new(0, 0, 0);

    /// Returns whether a card fits.
    #[inline]
    pub fn fits(self, pool: &Pool, def: DefId) -> bool {
        self.mask() & face_bit(pool, def) != 0
    }

    /// Returns all cards that fit, as a set of [`face_bit`]s.
    #[inline]
    pub const fn mask(self) -> u64 {
        let numbers = (2_u64 << self.high) - (1 << self.low);
        numbers * LANES[(self.suits & ANY) as usize]
    }
}

/// The first bits of the suits in a set of cards, by set of suits; a Joker is a card of the first without number.
const LANES: [u64; 16] = {
    let mut lanes = [0; 16];
    let mut suits = 0;
    while suits < 16 {
        let mut suit = 0;
        while suit < 4 {
            if suits >> suit & 1 == 1 {
                lanes[suits] |= 1 << (suit * 16);
            }
            suit += 1;
        }
        suits += 1;
    }
    lanes[0] = 1;
    lanes
};

/// Returns the bit of a card in a set of cards: sixteen for each suit, by number; Jokers share one.
#[inline]
pub fn face_bit(pool: &Pool, def: DefId) -> u64 {
    let suits = cards::suits(pool, def);
    LANES[usize::from(suits & ANY)] << (cards::number(pool, def) & 15)
}

/// The key cards of an action (R58).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// None.
    None,
    /// One card.
    One(Filter),
    /// One card of each.
    Both(Filter, Filter),
    /// Two cards of the same kind.
    Two(Filter),
    /// Two cards A-K of one suit.
    TwoOfSuit,
    /// Two cards of one number, Jokers among one another.
    TwoOfNumber,
    /// A, 10, J, Q and K of one suit.
    Royal,
    /// The own rare card.
    Rare,
}

impl Key {
    /// Returns how many cards it takes.
    pub fn count(self) -> usize {
        match self {
            Key::None => 0,
            Key::One(_) | Key::Rare => 1,
            Key::Both(..) | Key::Two(_) | Key::TwoOfSuit | Key::TwoOfNumber => 2,
            Key::Royal => 5,
        }
    }

    /// Returns whether a hand card could be among its cards, whatever else the hand has.
    pub fn takes(self, pool: &Pool, def: DefId) -> bool {
        let suited = cards::suits(pool, def) != 0;
        match self {
            Key::None | Key::Rare => false,
            Key::One(filter) | Key::Two(filter) => filter.fits(pool, def),
            Key::Both(one, other) => one.fits(pool, def) || other.fits(pool, def),
            Key::TwoOfSuit => suited,
            Key::TwoOfNumber => true,
            Key::Royal => suited && Key::is_royal(cards::number(pool, def)),
        }
    }

    /// Returns whether its cards come in groups, of which one is chosen first.
    pub fn is_grouped(self) -> bool {
        matches!(self, Key::TwoOfSuit | Key::TwoOfNumber | Key::Royal)
    }

    /// Returns the numbers a royal flush is made of.
    pub fn is_royal(number: i32) -> bool {
        matches!(number, 1 | 10..=13)
    }
}

impl fmt::Display for Filter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = |n: u8| match n {
            1 => "A".into(),
            11 => "J".into(),
            12 => "Q".into(),
            13 => "K".into(),
            n => n.to_string(),
        };
        if self.suits == 0 {
            return f.write_str("Joker");
        }
        if self.suits != ANY {
            let signs = SUITS.iter().enumerate().filter(|(i, _)| self.suits & (1 << i) != 0);
            signs.map(|(_, (_, sign))| sign).try_for_each(|sign| f.write_str(sign))?;
        }
        match self.low == self.high {
            true => f.write_str(&rank(self.low)),
            false => write!(f, "{}-{}", rank(self.low), rank(self.high)),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::None => f.write_str("-"),
            Key::One(filter) => write!(f, "one {filter}"),
            Key::Both(a, b) => write!(f, "one {a} and one {b}"),
            Key::Two(filter) => write!(f, "two {filter}"),
            Key::TwoOfSuit => f.write_str("two cards of one suit"),
            Key::TwoOfNumber => f.write_str("two cards of one number"),
            Key::Royal => f.write_str("A, 10, J, Q, K of one suit"),
            Key::Rare => f.write_str("your rare card"),
        }
    }
}
