//! A game with what a person adds to it: all of it as it ships, but for the pool and the restrictions of decks.

use crate::Further;
use baize_decks::restrictions::Day;
use baize_kernel::game_spec::GameSpec;
use baize_kernel::layout::Layout;
use baize_kernel::reference::Entry;
use baize_kernel::rulebook::{Board, ClauseRow, Menu, Opener, Staged};
use baize_kernel::{Deck, DefId, Options, Pool, Problem, Rulebook, Vocabulary, Zone};
use std::sync::Arc;

/// A game and what is added to it.
pub struct WithCards {
    pub book: &'static dyn Rulebook,
    pub further: &'static Further,
}

impl Rulebook for WithCards {
    fn pool(&self) -> Arc<Pool> {
        self.further.pool.clone()
    }

    fn spec(&self) -> &GameSpec {
        self.book.spec()
    }

    fn menu(&self) -> Menu {
        self.book.menu()
    }

    fn clauses(&self, revision: &str) -> &[ClauseRow] {
        self.book.clauses(revision)
    }

    fn vocabulary(&self) -> &Vocabulary {
        self.book.vocabulary()
    }

    fn decks(&self) -> &[Deck] {
        self.book.decks()
    }

    fn ways(&self) -> Vec<Options> {
        self.book.ways()
    }

    fn check_deck(&self, options: &Options, pool: &Pool, deck: &Deck) -> Vec<Problem> {
        let mut problems = self.book.check_deck(options, pool, deck);
        problems.extend(self.further.restrictions.problems(deck, pool, Day::today()));
        problems
    }

    fn prepare(&self, options: &Options, pool: Arc<Pool>, decks: &[Deck]) -> Result<Opener<'_>, Vec<Problem>> {
        self.book.prepare(options, pool, decks)
    }

    fn stage(&self, options: &Options, pool: Arc<Pool>, board: &Board, seed: u64) -> Result<Staged, Vec<Problem>> {
        self.book.stage(options, pool, board, seed)
    }

    fn filler(&self, pool: &Pool, zone: Zone) -> Option<DefId> {
        self.book.filler(pool, zone)
    }

    fn is_official(&self, options: &Options) -> bool {
        self.book.is_official(options)
    }

    fn teams(&self, options: &Options) -> Vec<u8> {
        self.book.teams(options)
    }

    fn reference(&self, options: Option<&Options>) -> Vec<Entry> {
        self.book.reference(options)
    }

    fn layout(&self, options: &Options) -> Layout {
        self.book.layout(options)
    }

    fn random_deck(&self, options: &Options, pool: &Pool, seed: u64) -> Option<Deck> {
        self.book.random_deck(options, pool, seed)
    }
}
