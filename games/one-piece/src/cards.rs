//! The cards that ship: every set that the compiler reads, and the DON!! card.
//!
//! Each file of `cards/` holds one set: the printed facts of its cards, and their effects in
//! effect notation. They are part of the program, so a mistake in one is found by the tests. Files
//! that say so at the top are made by `cargo xtask cards`; the others are written by hand.

use crate::words;
use baize_kernel::Pool;
use std::sync::{Arc, LazyLock};

macro_rules! files {
    ($($set:literal),* $(,)?) => {
        &[$((concat!("cards/", $set, ".toml"), include_str!(concat!("../cards/", $set, ".toml")))),*]
    };
}

/// The card files, by name, in the order their cards stand in the pool.
#[rustfmt::skip]
pub const FILES: &[(&str, &str)] = files![
    "don", "st01", "st02", "st03", "st04", "st05", "st06", "st07", "st08", "st09", "st10", "st11",
    "st12", "st13", "st14", "st15", "st16", "st17", "st18", "st19", "st20", "st21", "st22", "st23",
    "st24", "st25", "st26", "st27", "st28", "op01", "op02", "op03", "op04", "op05", "op06", "op07",
    "op08", "op09", "op10", "op11", "op12", "op13", "eb01", "eb02", "prb01", "prb02", "p",
];

/// Returns the cards that ship.
///
/// # Panics
/// When a card file that is part of the program has a mistake.
pub fn pool() -> Arc<Pool> {
    static POOL: LazyLock<Arc<Pool>> =
        LazyLock::new(|| Arc::new(baize_text::cards::shipped(FILES, &words::vocabulary())));
    POOL.clone()
}
