//! Chance: one portable generator inside the state, and scripted results for scenarios.
//!
//! The usual generator is fast, and whoever has seen enough of what it gave could work out the rest. A match with a
//! [`Key`] draws from ChaCha instead, of which nothing can be foreseen without the key.
//!
//! ```
//! use baize_kernel::chance::{Chance, Scripted};
//!
//! let (mut one, mut other) = (Chance::new(7), Chance::new(7));
//! assert_eq!(one.below(52), other.below(52), "the same seed gives the same");
//! one.script([Scripted::Roll(4)]);
//! assert_eq!(one.roll(6), 4, "a scenario lays down what comes");
//! ```

mod key;
mod written;

pub use key::Key;

use crate::rulebook::Options;
use key::Keyed;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// The chance of a match. Same seed or key, same results, on every platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    generator: Xoshiro256PlusPlus,
    keyed: Option<Keyed>,
    script: Vec<Scripted>,
}

/// A result laid down beforehand, for scenarios.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Scripted {
    /// The next roll gives this result, from 0.
    Roll(u16),
    /// The next shuffle leaves the order as it is.
    KeepOrder,
    /// The next shuffle turns the order round.
    Reverse,
}

impl std::hash::Hash for Chance {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        // The generator hides its words; what it would say next stands for them.
        self.generator.clone().next_u64().hash(state);
        self.keyed.hash(state);
        self.script.hash(state);
    }
}

impl Chance {
    /// Makes chance from a seed.
    pub fn new(seed: u64) -> Chance {
        Chance { generator: Xoshiro256PlusPlus::seed_from_u64(seed), keyed: None, script: Vec::new() }
    }

    /// Makes the chance by which ids are dealt out, apart from that of the match.
    pub fn dealer(options: &Options, seed: u64) -> Chance {
        Chance { keyed: options.key.map(Keyed::dealer), ..Chance::new(seed) }
    }

    /// Returns a list in the order in which its cards get their ids: by chance, so that the id of a hidden card says
    /// nothing about it. With scripted chance the order of the list is what the script speaks of.
    pub fn dealt_out<T: Clone>(&mut self, options: &Options, list: &[T]) -> Vec<T> {
        let mut list = list.to_vec();
        if options.script.is_empty() {
            self.shuffle(&mut list);
        }
        list
    }

    /// Takes what the options lay down: a key, and the next results.
    pub fn prepare(&mut self, options: &Options) {
        self.keyed = options.key.map(Keyed::new);
        self.script(options.script.iter().copied());
    }

    /// Lays down the next results.
    pub fn script(&mut self, results: impl IntoIterator<Item = Scripted>) {
        self.script.extend(results);
        self.script.reverse();
    }

    /// Starts the generator anew, without a key, keeping what is scripted.
    pub fn reseed(&mut self, seed: u64) {
        self.keyed = None;
        self.generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    /// Returns a number below `n`, each as likely.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // Multiply-shift with rejection: unbiased and the same everywhere.
        if n == 0 {
            return 0;
        }
        loop {
            let wide = u64::from(self.next()) * u64::from(n);
            // The bound of what is rejected is below `n`, so it need seldom be worked out.
            if wide as u32 >= n || wide as u32 >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    #[inline]
    fn next(&mut self) -> u32 {
        match &mut self.keyed {
            None => self.generator.next_u32(),
            Some(keyed) => keyed.next(),
        }
    }

    /// Returns any number, such as the seed of further chance.
    pub fn draw(&mut self) -> u64 {
        match &mut self.keyed {
            None => self.generator.next_u64(),
            Some(keyed) => u64::from(keyed.next()) << 32 | u64::from(keyed.next()),
        }
    }

    /// Rolls for a rule or card: the scripted result if there is one, else one of `n`.
    pub fn roll(&mut self, n: u16) -> u16 {
        if let Some(&Scripted::Roll(result)) = self.script.last() {
            self.script.pop();
            return result.min(n.saturating_sub(1));
        }
        self.below(u32::from(n)) as u16
    }

    /// Adds `n` of the items to a list, each set as likely, in their order.
    pub fn sample<T: Copy>(&mut self, items: &[T], n: u32, into: &mut Vec<T>) {
        let mut want = n;
        for (i, &item) in items.iter().enumerate() {
            let left = (items.len() - i) as u32;
            if want > 0 && self.below(left) < want {
                into.push(item);
                want -= 1;
            }
        }
    }

    /// Shuffles a list, or does what the script says.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        match self.script.last() {
            Some(Scripted::KeepOrder) => {
                self.script.pop();
            }
            Some(Scripted::Reverse) => {
                self.script.pop();
                list.reverse();
            }
            _ => {
                for i in (1..list.len()).rev() {
                    list.swap(i, self.below(i as u32 + 1) as usize);
                }
            }
        }
    }
}
