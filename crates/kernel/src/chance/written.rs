//! Chance as it is written down: the four words of the generator and what is scripted. Four words that the
//! generator never has, all of them 0, say that a key and its place come before the script. So matches without a
//! key are written as they were before there were keys, and have the same digests.

use super::key::Keyed;
use super::{Chance, Scripted};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

const KEYED: [u64; 4] = [0; 4];

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut parts = to.serialize_tuple(if self.keyed.is_some() { 4 } else { 2 })?;
        match &self.keyed {
            None => parts.serialize_element(&self.generator)?,
            Some(keyed) => {
                parts.serialize_element(&KEYED)?;
                parts.serialize_element(&keyed.key)?;
                parts.serialize_element(&keyed.used)?;
            }
        }
        parts.serialize_element(&self.script)?;
        parts.end()
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Chance, D::Error> {
        from.deserialize_tuple(4, Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Chance;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the chance of a match")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Chance, A::Error> {
        let short = || A::Error::custom("the chance of the match breaks off");
        let words: [u64; 4] = parts.next_element()?.ok_or_else(short)?;
        let keyed = if words == KEYED {
            let key = parts.next_element()?.ok_or_else(short)?;
            Some(Keyed { key, used: parts.next_element()?.ok_or_else(short)? })
        } else {
            None
        };
        let script: Vec<Scripted> = parts.next_element()?.ok_or_else(short)?;
        Ok(Chance { generator: generator(words), keyed, script })
    }
}

fn generator(words: [u64; 4]) -> Xoshiro256PlusPlus {
    let mut seed = [0; 32];
    for (part, word) in seed.chunks_exact_mut(8).zip(words) {
        part.copy_from_slice(&word.to_le_bytes());
    }
    Xoshiro256PlusPlus::from_seed(seed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Key;
    use crate::rulebook::Options;

    /// How chance was written before there were keys.
    #[derive(Serialize)]
    struct Old {
        generator: Xoshiro256PlusPlus,
        script: Vec<Scripted>,
    }

    fn again(chance: &Chance) -> Chance {
        let bytes = postcard::to_stdvec(chance).expect("plain data");
        postcard::from_bytes(&bytes).expect("what was written")
    }

    #[test]
    fn without_a_key_it_is_written_as_before() {
        let mut chance = Chance::new(77);
        chance.script([Scripted::Roll(3), Scripted::KeepOrder]);
        chance.draw();
        let old = Old { generator: chance.generator.clone(), script: chance.script.clone() };
        assert_eq!(postcard::to_stdvec(&chance), postcard::to_stdvec(&old));
        let mut read = again(&chance);
        assert_eq!(read, chance);
        assert_eq!(read.draw(), chance.draw());
    }

    #[test]
    fn with_a_key_it_goes_on_where_it_was() {
        let options = Options { key: Some(Key([9; 32])), ..Options::default() };
        let mut chance = Chance::new(1);
        chance.prepare(&options);
        let mut other = Chance::new(2);
        other.prepare(&options);
        assert!((0..50).all(|n| chance.below(n + 1) == other.below(n + 1)), "the key alone decides");
        let mut read = again(&chance);
        assert_eq!(read.draw(), chance.draw());
        chance.reseed(5);
        assert_eq!(chance.draw(), Chance::new(5).draw());
    }
}
