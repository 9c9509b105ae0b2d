//! What the project checks about itself: tidiness, clause coverage, and brief fuzzing.
//!
//! `cargo xtask tidy`, `cargo xtask coverage` and `cargo xtask fuzz`; `./test` runs all three. `cargo
//! xtask cards` writes the card files that ship, `cargo xtask grades` proves them, `cargo xtask random-games` plays decks
//! of random cards, `cargo xtask cost` counts instructions, `cargo xtask growth` says what they grow with, `cargo xtask sbom` writes what a release is built
//! of, `cargo xtask book` makes a site of the documents, `cargo xtask mutants` tells
//! which lines of the rules scenarios hold in place.

pub mod book;
pub mod cards;
pub mod cost;
pub mod coverage;
pub mod fuzz;
pub mod grades;
pub mod mutants;
pub mod random;
pub mod sbom;
pub mod tidy;

use std::path::{Path, PathBuf};

/// Returns the top folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}
