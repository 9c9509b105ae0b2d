//! What holds of every game, whatever its rules: laws, checked while a match is played.
//!
//! The laws are written against [`Rulebook`] and [`Match`](baize_kernel::Match), so a new game has
//! them all for one line of test. A match is steered by bytes, which a fuzzer, a property test or
//! a generator may supply; when they run out, chance from the seed goes on.
//!
//! | module | law |
//! |---|---|
//! | [`offers`] | what is offered is accepted, all else is refused and changes nothing |
//! | [`cards`] | cards are conserved, each in exactly one pile |
//! | [`copies`] | copied, written down or replayed, a match goes on the same |
//! | [`sight`] | nobody is shown or told what is hidden from them |
//! | [`fair`] | in fair play, nobody is told by being asked, or not, what others hold |
//! | [`fold`] | events suffice to rebuild what each viewer sees of the board |
//! | [`clauses`] | whatever is cited stands in the rulebook |
//! | [`declared`] | whatever the notation accepts does something |
//!
//! And every match ends within a bound, without a panic.

pub mod cards;
pub mod clauses;
pub mod copies;
pub mod declared;
pub mod fair;
pub mod fold;
pub mod guide;
pub mod offers;
pub mod property;
pub mod sight;
pub mod trial;

use baize_kernel::{Deck, Options, Rulebook};

pub use property::{every_pairing, every_way, property, random_decks};
pub use trial::{Broken, Report, Trial};

/// Plays one match, steered by `bytes`, and checks every law at every question.
///
/// ```
/// let book = baize_tiny::book();
/// let report = baize_laws::check_all(book, &Default::default(), book.decks(), 7, b"any bytes")?;
/// assert!(report.answers >= 14);
/// # Ok::<(), Box<baize_laws::Broken>>(())
/// ```
///
/// # Errors
/// At the first law that is broken, with the answers that led there.
pub fn check_all(
    book: &dyn Rulebook,
    options: &Options,
    decks: &[Deck],
    seed: u64,
    bytes: &[u8],
) -> Result<Report, Box<Broken>> {
    Trial::new(book, options.clone(), decks.to_vec(), seed).run(bytes)
}
