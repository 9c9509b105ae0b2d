//! What the cards and rules of a game mean to this program, as one short value.
//!
//! A match is stored as its answers, so another program makes the same match of them only if it means the
//! same by cards and rules. The value is made of what the cards say and of what comes of a few matches that
//! are always the same: whoever changes a card or a rule need not remember to change a number as well. It
//! says what to expect; what is right is still shown by the digest after every answer.

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Options, Rulebook};
use std::panic::{AssertUnwindSafe, catch_unwind};
use xxhash_rust::xxh3::Xxh3;

/// The program, by name and version.
pub const ENGINE: &str = concat!("baize ", env!("CARGO_PKG_VERSION"));

/// How many ways to play are tried, and how many answers of each match.
const MOST_WAYS: usize = 4;
const MOST_ANSWERS: usize = 150;

/// Returns what a game means to this program.
pub fn meaning(book: &dyn Rulebook) -> String {
    let mut hash = Xxh3::new();
    for (_, def) in book.pool().iter() {
        // Words of cards are numbers in the order in which they were first met.
        hash.update(&serde_json::to_vec(def).unwrap_or_default());
        hash.update(book.pool().lexicon().text(def.name).as_bytes());
    }
    for options in book.ways().iter().take(MOST_WAYS) {
        hash.update(&play(book, options).unwrap_or(0).to_le_bytes());
    }
    format!("{:016x}", hash.digest())
}

/// Plays a match that is always the same, and returns what came of it; `None` when it cannot be played.
fn play(book: &dyn Rulebook, options: &Options) -> Option<u64> {
    let playing = AssertUnwindSafe(|| {
        let decks = book.decks_in_turn(options, 0);
        let (mut table, mut chance) = (book.open(options, book.pool(), &decks, 1).ok()?, Chance::new(1));
        let mut hash = Xxh3::new();
        for _ in 0..MOST_ANSWERS {
            let Some(prompt) = table.prompt() else { break };
            let (seat, answer) = (prompt.seat, random_answer(prompt, &mut chance));
            table.answer(seat, &answer).ok()?;
            hash.update(&table.digest().to_le_bytes());
        }
        Some(hash.digest())
    });
    catch_unwind(playing).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_always_means_the_same_and_a_match_is_part_of_it() {
        let book = baize_tiny::book();
        assert_eq!(meaning(book), meaning(book));
        assert!(play(book, &book.ways()[0]).is_some());
    }
}
