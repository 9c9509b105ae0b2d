//! The cards that ship: the four starter decks, Resources, tokens and the keyword effects.
//!
//! Each file of `cards/` holds one set: the printed facts of its cards, and their effects in
//! effect notation. They are part of the program, so a mistake in one is found by the tests.

use crate::words;
use baize_kernel::Pool;
use std::sync::{Arc, LazyLock};

/// The card files, by name, in the order their cards stand in the pool.
pub const FILES: [(&str, &str); 5] = [
    ("cards/basic.toml", include_str!("../cards/basic.toml")),
    ("cards/st01.toml", include_str!("../cards/st01.toml")),
    ("cards/st02.toml", include_str!("../cards/st02.toml")),
    ("cards/st03.toml", include_str!("../cards/st03.toml")),
    ("cards/st04.toml", include_str!("../cards/st04.toml")),
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
