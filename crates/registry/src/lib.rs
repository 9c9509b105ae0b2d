//! The games that are played here, one line each.
//!
//! A further game is one crate, its data, and one line in `Cargo.toml`, from which `build.rs` makes the list.

mod further;

use baize_decks::restrictions::{Day, Restrictions};
use baize_kernel::{Deck, Options, Pool, Problem, Rulebook};
use baize_text::nearest;
use further::WithCards;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

/// Every game as it ships, in the order in which people are shown them.
pub fn shipped() -> Vec<&'static dyn Rulebook> {
    include!(concat!(env!("OUT_DIR"), "/games.rs"))
}

/// What a person adds to a game.
#[derive(Clone)]
pub struct Further {
    /// The pool that stands in for the one that ships, and holds its cards and others.
    pub pool: Arc<Pool>,
    /// How many copies of cards a deck may hold.
    pub restrictions: Restrictions,
    /// What is printed on cards, by language and number.
    pub printed: BTreeMap<String, BTreeMap<String, Print>>,
}

/// What the publisher prints on a card in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Print {
    /// The name.
    pub name: String,
    /// Types or traits.
    pub types: Vec<String>,
    /// The text, one ability a line.
    pub text: String,
}

/// What is added to games, by game.
static FURTHER: OnceLock<BTreeMap<String, Further>> = OnceLock::new();

static GAMES: LazyLock<Vec<&'static dyn Rulebook>> = LazyLock::new(|| {
    let with_cards = |book: &'static dyn Rulebook| match further(book.id()) {
        // A game is there until the program ends.
        Some(further) => Box::leak(Box::new(WithCards { book, further })) as &'static dyn Rulebook,
        None => book,
    };
    shipped().into_iter().map(with_cards).collect()
});

/// Returns every game.
pub fn games() -> &'static [&'static dyn Rulebook] {
    &GAMES
}

/// Gives games further cards and restrictions, by game. This counts when it comes before anybody asks for the games,
/// once.
pub fn use_further(further: BTreeMap<String, Further>) {
    let _ = FURTHER.set(further);
}

fn further(game: &str) -> Option<&'static Further> {
    FURTHER.get().and_then(|further| further.get(game))
}

/// Returns what is printed on a card in a language, where a person imported it.
pub fn printed(game: &str, language: &str, number: &str) -> Option<&'static Print> {
    further(game)?.printed.get(language)?.get(number)
}

/// Returns whether a list says how many copies of some cards a deck of the game may hold.
pub fn is_restricted(book: &dyn Rulebook) -> bool {
    further(book.id()).is_some_and(|further| !further.restrictions.is_empty())
}

/// Checks a deck as [`Rulebook::check_deck`] does, with the restrictions of another day than today.
pub fn check_deck_on(book: &dyn Rulebook, options: &Options, deck: &Deck, day: Day) -> Vec<Problem> {
    let (pool, ships) = (book.pool(), shipped().into_iter().find(|ships| ships.id() == book.id()));
    let mut problems = ships.map_or_else(Vec::new, |ships| ships.check_deck(options, &pool, deck));
    problems.extend(further(book.id()).into_iter().flat_map(|f| f.restrictions.problems(deck, &pool, day)));
    problems
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
