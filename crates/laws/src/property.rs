//! Ways to put a game on trial many times over: every pairing of its decks, properties that shrink
//! a failure to few bytes, and every way to play.

use crate::trial::{Broken, Report, Trial};
use baize_kernel::{Clause, Deck, Options, Rulebook};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use std::collections::BTreeSet;

/// Up to so many decks all meet all.
const FEW: usize = 6;

/// Plays every pairing of the decks that ship, with chance alone, `rounds` times each, and returns
/// the clauses that were cited on the way. A pairing is that of the first two seats; where more sit
/// at the table, the decks after the second follow in turn.
///
/// # Panics
/// When a law is broken; the message has all that is needed to see it again.
pub fn every_pairing(book: &dyn Rulebook, options: &Options, rounds: u64, every: usize) -> BTreeSet<Clause> {
    let mut cited = BTreeSet::new();
    let decks = book.decks_for(options);
    let seats = book.menu().seats(options);
    for i in 0..decks.len() {
        // Of many decks each meets the next, so that every deck is played and no test takes for ever.
        let met = |j: &usize| decks.len() <= FEW || *j == (i + 1) % decks.len();
        for j in (0..decks.len()).filter(met) {
            let others = (j..).map(|n| &decks[n % decks.len()]).take(seats - 1);
            let seated: Vec<Deck> = std::iter::once(&decks[i]).chain(others).cloned().collect();
            for round in 0..rounds {
                let seed = (i * decks.len() + j) as u64 * rounds + round;
                cited.extend(must(book, options, seated.clone(), seed, every).cited);
            }
        }
    }
    cited
}

/// Puts the game between decks of random legal cards that a seed makes on trial. Returns the decks, and what the match
/// was like or which law it broke.
///
/// # Panics
/// When the game makes no random decks.
pub fn random_decks(
    book: &dyn Rulebook,
    options: &Options,
    seed: u64,
    every: usize,
) -> (Vec<Deck>, Result<Report, Box<Broken>>) {
    let (pool, seats) = (book.pool(), book.menu().seats(options) as u64);
    let deck = |seat| book.random_deck(options, &pool, seed * seats + seat).expect("the game makes random decks");
    let decks: Vec<Deck> = (0..seats).map(deck).collect();
    (decks.clone(), trial(book, options, decks, seed, every).run(&[]))
}

/// Tries `cases` matches with arbitrary decks, seeds and answers; a failure is shrunk to few bytes.
///
/// # Panics
/// When a law is broken.
pub fn property(book: &dyn Rulebook, options: &Options, cases: u32, every: usize) {
    // The same cases on every run: what fails once fails again, and needs no file of seeds.
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
    let rng = proptest::test_runner::TestRng::deterministic_rng(config.rng_algorithm);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let decks = book.decks_for(options);
    let seats = book.menu().seats(options);
    let strategy = (any::<u64>(), vec(0..decks.len(), seats), vec(any::<u8>(), 0..200));
    let outcome = runner.run(&strategy, |(seed, seated, bytes)| {
        let seated = seated.iter().map(|&i| decks[i].clone()).collect();
        let trial = trial(book, options, seated, seed, every);
        trial.run(&bytes).map(drop).map_err(|broken| TestCaseError::fail(broken.to_string()))
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

/// Plays every way to play the game, `rounds` times each, with the decks that ship in turn, and
/// returns the clauses that were cited.
///
/// # Panics
/// When a law is broken, or when no deck ships for a way.
pub fn every_way(book: &dyn Rulebook, rounds: u64, every: usize) -> BTreeSet<Clause> {
    let mut cited = BTreeSet::new();
    for options in book.ways() {
        for seed in 0..rounds {
            let seated = book.decks_in_turn(&options, seed as usize);
            assert!(!seated.is_empty(), "no deck ships for {options:?}");
            cited.extend(must(book, &options, seated, seed, every).cited);
        }
    }
    cited
}

fn trial<'a>(book: &'a dyn Rulebook, options: &Options, decks: Vec<Deck>, seed: u64, every: usize) -> Trial<'a> {
    Trial { every, ..Trial::new(book, options.clone(), decks, seed) }
}

fn must(book: &dyn Rulebook, options: &Options, decks: Vec<Deck>, seed: u64, every: usize) -> Report {
    match trial(book, options, decks, seed, every).run(&[]) {
        Ok(report) => report,
        Err(broken) => panic!("{broken}"),
    }
}
