//! The cards of the course list.
//!
//! Each file of `cards/` holds the facts of its cards, and their effects in effect notation. They
//! are part of the program, so a mistake in one is found by the tests.

use crate::words;
use baize_kernel::Pool;
use std::sync::{Arc, LazyLock};

/// The card files, by name, in the order their cards stand in the pool.
pub const FILES: [(&str, &str); 3] = [
    ("cards/monsters.toml", include_str!("../cards/monsters.toml")),
    ("cards/spells.toml", include_str!("../cards/spells.toml")),
    ("cards/traps.toml", include_str!("../cards/traps.toml")),
];

/// Returns the cards that ship.
///
/// # Panics
/// When a card file that is part of the program has a mistake.
pub fn pool() -> Arc<Pool> {
    static POOL: LazyLock<Arc<Pool>> =
        LazyLock::new(|| Arc::new(baize_text::cards::shipped(&FILES, &words::vocabulary())));
    POOL.clone()
}
