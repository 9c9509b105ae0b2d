//! Proof that the decks were shuffled honestly.
//!
//! When a table is opened its server draws a secret and publishes the hash of it, the commitment. The seed of
//! the match is made of the secret and of what is known only later: who sits down, and with which decks. So
//! the server could not choose the seed to suit anybody, and nobody else could know it. After the match the
//! secret is in the replay, and whoever kept the commitment can check both.

use baize_kernel::Deck;
use baize_kernel::chance::Key;
use baize_kernel::replay::Replay;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What a seed was made of, besides the decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// The table.
    pub table: String,
    /// What the server committed to.
    pub secret: String,
    /// How the seats are called, in order.
    pub names: Vec<String>,
}

/// Returns the hash of a secret, which says nothing about it.
pub fn commitment(secret: &str) -> String {
    Sha256::digest(secret).iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Shuffle {
    /// Returns the key of the match: the hash of secret, table, and for each seat its name and the lines of its
    /// deck, a line each.
    pub fn key(&self, decks: &[Deck]) -> Key {
        let mut hash = Sha256::new_with_prefix(format!("{}\n{}\n", self.secret, self.table));
        for (seat, name) in self.names.iter().enumerate() {
            hash.update(format!("{name}\n"));
            for line in decks.get(seat).into_iter().flat_map(|deck| &deck.lines) {
                hash.update(format!("{}x{} {}\n", line.count, line.id, line.part));
            }
        }
        Key(hash.finalize().into())
    }

    /// Returns the seed of the match: the first eight bytes of the key, least first.
    pub fn seed(&self, decks: &[Deck]) -> u64 {
        self.key(decks).0.iter().take(8).rev().fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// Returns whether a match was shuffled by what was committed to, and chance was not told what to do. The first
    /// release made a seed of it alone.
    pub fn made(&self, replay: &Replay) -> bool {
        let key = replay.options.key;
        let own = replay.options.script.is_empty();
        own && self.seed(&replay.decks) == replay.seed && key.is_none_or(|key| key == self.key(&replay.decks))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::Options;
    use baize_kernel::chance::Scripted;

    #[test]
    fn a_seed_depends_on_everything_and_can_be_made_again() {
        let shuffle =
            Shuffle { table: "k3v9c2m4x7".into(), secret: "s".into(), names: vec!["Ada".into(), "Bo".into()] };
        let decks = [Deck::new("a", [(4, "X-1")]), Deck::new("b", [(2, "X-2")])];
        let seed = shuffle.seed(&decks);
        // printf 's\nk3v9c2m4x7\nAda\n4xX-1 \nBo\n2xX-2 \n' | sha256sum
        assert_eq!(format!("{:016x}", seed.swap_bytes()), EXPECTED);
        let others = [
            Shuffle { table: "k3v9c2m4x8".into(), ..shuffle.clone() }.seed(&decks),
            Shuffle { secret: "t".into(), ..shuffle.clone() }.seed(&decks),
            Shuffle { names: vec!["Ada".into(), "Bob".into()], ..shuffle.clone() }.seed(&decks),
            shuffle.seed(&[decks[1].clone(), decks[0].clone()]),
        ];
        assert!(others.iter().all(|other| *other != seed));
        assert_eq!(commitment("s").len(), 64);
    }

    #[test]
    fn chance_that_was_told_what_to_do_is_no_honest_shuffle() {
        let shuffle = Shuffle { table: "t".into(), secret: "s".into(), names: vec!["Ada".into()] };
        let decks = vec![Deck::new("a", [(4, "X-1")])];
        let options = Options { key: Some(shuffle.key(&decks)), ..Options::default() };
        let seed = shuffle.seed(&decks);
        let fair = Replay { version: 1, game: "tiny".into(), options, decks, seed, moves: Vec::new(), start: 0 };
        assert!(shuffle.made(&fair));
        let mut fixed = fair;
        fixed.options.script.push(Scripted::KeepOrder);
        assert!(!shuffle.made(&fixed));
    }

    const EXPECTED: &str = "cda994c13beda8a6";
}
