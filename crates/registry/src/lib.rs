//! The games that are played here, one line each.
//!
//! A further game is one crate, its data, and one line in [`games`].

mod further;

use baize_kernel::{Pool, Rulebook};
use baize_text::nearest;
use further::WithCards;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

/// Every game as it ships, in the order in which people are shown them.
#[rustfmt::skip]
pub fn shipped() -> Vec<&'static dyn Rulebook> {
    // Kept one to a line, so that a further game is a further line.
    vec![
        baize_one_piece::book(),
        baize_blackpoker::book(),
        baize_gundam::book(),
        baize_duel::book(),
        baize_tiny::book(),
    ]
}

/// Pools that stand in for those that ship, by game.
static FURTHER: OnceLock<BTreeMap<String, Arc<Pool>>> = OnceLock::new();

static GAMES: LazyLock<Vec<&'static dyn Rulebook>> = LazyLock::new(|| {
    let further = |book: &'static dyn Rulebook| FURTHER.get().and_then(|pools| pools.get(book.id()));
    let with_cards = |book: &'static dyn Rulebook| match further(book) {
        // A game is there until the program ends.
        Some(pool) => Box::leak(Box::new(WithCards { book, pool: pool.clone() })) as &'static dyn Rulebook,
        None => book,
    };
    shipped().into_iter().map(with_cards).collect()
});

/// Returns every game.
pub fn games() -> &'static [&'static dyn Rulebook] {
    &GAMES
}

/// Gives games further cards: pools, by game, that hold those that ship and others. This counts when it
/// comes before anybody asks for the games, once.
pub fn use_pools(pools: BTreeMap<String, Arc<Pool>>) {
    let _ = FURTHER.set(pools);
}

/// Returns whether a game is the example of how a game is made, rather than one to be offered first.
pub fn is_example(book: &dyn Rulebook) -> bool {
    book.id() == baize_tiny::book().id()
}

/// Finds a game by its id.
///
/// # Errors
/// When there is no such game; the error knows which ids there are and which one is nearest.
pub fn find(id: &str) -> Result<&'static dyn Rulebook, UnknownGame> {
    let found = games().iter().copied().find(|book| book.id() == id);
    found
        .ok_or_else(|| UnknownGame { asked: id.to_owned(), nearest: nearest(id, games().iter().map(|book| book.id())) })
}

/// A game id that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// What was asked for.
    pub asked: String,
    /// The id that was probably meant.
    pub nearest: Option<&'static str>,
}

impl std::fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no game `{}`", self.asked)
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_are_found() {
        for (i, book) in games().iter().enumerate() {
            assert_eq!(find(book.id()).map(|b| b.id()), Ok(book.id()));
            assert!(games()[..i].iter().all(|other| other.id() != book.id()), "{} stands twice", book.id());
        }
    }

    #[test]
    fn an_unknown_id_is_refused_by_name() {
        let error = find("no-such-game").map(|b| b.id()).unwrap_err();
        assert_eq!(error.to_string(), "there is no game `no-such-game`");
    }
}
