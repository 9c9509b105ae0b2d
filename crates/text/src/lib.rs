//! Effect notation, card files and rendering.
//!
//! Text becomes effects as data, and data becomes text again. Everything is driven by the words
//! of a game's [`Vocabulary`](baize_kernel::Vocabulary); no game is named here.

pub mod cards;
pub mod diagnostic;
pub mod notation;
pub mod render;
mod suggest;

pub use cards::{CardSource, build, load};
pub use diagnostic::{Colour, Diagnostic, report};
pub use notation::{parse, print};
pub use render::Locale;
