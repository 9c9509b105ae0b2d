//! Keys of chance that nobody can foresee.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;

/// 256 bits from which all the chance of a match follows. In files it is 64 hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key(pub [u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Key {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Key, &'static str> {
        let odd = "a key has 64 hexadecimal digits";
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(odd);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| odd)?;
        }
        Ok(Key(bytes))
    }
}

/// Where in what follows from a key a match is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Keyed {
    pub key: [u8; 32],
    /// How many words were drawn.
    pub used: u64,
}

impl Keyed {
    pub fn new(key: Key) -> Keyed {
        Keyed { key: key.0, used: 0 }
    }

    /// The part that ids are dealt out by, which no match comes to.
    pub fn dealer(key: Key) -> Keyed {
        Keyed { key: key.0, used: 1 << 60 }
    }

    /// Returns the next word. The generator is set up each time: shuffles are few, and a state that is copied by
    /// the thousand stays small.
    pub fn next(&mut self) -> u32 {
        let mut generator = ChaCha12Rng::from_seed(self.key);
        generator.set_word_pos(u128::from(self.used));
        self.used += 1;
        generator.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_written_as_digits_and_read_again() {
        let key = Key(std::array::from_fn(|i| i as u8 * 7));
        let text = String::from(key);
        assert_eq!(Key::try_from(text.clone()), Ok(key));
        for odd in [&text[1..], "", &text.replace('0', "g")] {
            assert!(Key::try_from(odd.to_owned()).is_err(), "{odd}");
        }
    }

    #[test]
    fn words_are_those_of_the_generator_in_order() {
        let mut generator = ChaCha12Rng::from_seed([7; 32]);
        let mut keyed = Keyed::new(Key([7; 32]));
        assert!((0..100).all(|_| keyed.next() == generator.next_u32()));
        assert_ne!(Keyed::dealer(Key([7; 32])).next(), Keyed::new(Key([7; 32])).next());
    }
}
