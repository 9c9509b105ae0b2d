//! Effect notation, card files and rendering.
//!
//! Text becomes effects as data, and data becomes text again. Everything is driven by the words
//! of a game's [`Vocabulary`](baize_kernel::Vocabulary); no game is named here.
//!
//! ```
//! use baize_kernel::vocabulary::{CueSpec, Role, Shape, VerbSpec, Vocabulary};
//! use baize_kernel::Lexicon;
//!
//! let vocabulary = Vocabulary {
//!     cues: vec![CueSpec::new("on-play", Role::Own)],
//!     verbs: vec![VerbSpec::new("draw", Shape::Number)],
//!     ..Vocabulary::default()
//! };
//! let mut lexicon = Lexicon::default();
//! let abilities = baize_text::parse("on-play: draw 2", &vocabulary, &mut lexicon).expect("it is right");
//! assert_eq!(baize_text::print::abilities(&abilities, &vocabulary, &lexicon), "on-play: draw 2");
//!
//! let errors = baize_text::parse("on-play: drow 2", &vocabulary, &mut lexicon).expect_err("a word is wrong");
//! assert_eq!(errors[0].hint.as_deref(), Some("did you mean `draw`?"));
//! ```

pub mod cards;
pub mod compile;
pub mod diagnostic;
pub mod notation;
pub mod render;
mod suggest;

pub use cards::{CardSource, build, load};
pub use diagnostic::{Diagnostic, report};
pub use notation::{parse, print};
pub use render::Locale;
pub use suggest::nearest;
