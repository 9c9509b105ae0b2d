//! Games between decks of random cards, with every law on.

use baize_kernel::Options;
use std::ops::Range;

/// How often the dear laws are tried: at one position of so many.
const EVERY: usize = 11;

/// Plays one game for each seed.
///
/// # Errors
/// With every law that was broken.
pub fn run(game: &str, seeds: Range<u64>) -> Result<String, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    let count = seeds.end.saturating_sub(seeds.start);
    let broken = baize_laws::random_decks(book, &Options::default(), seeds, EVERY);
    if broken.is_empty() { Ok(format!("{game}: {count} games, no law was broken")) } else { Err(broken.join("\n")) }
}
