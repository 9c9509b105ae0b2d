//! Ways to put a game on trial many times over: every pairing of its decks, and properties that
//! shrink a failure to few bytes.

use crate::trial::{Report, Trial};
use baize_kernel::{Clause, Deck, Options, Rulebook};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use std::collections::BTreeSet;

/// Plays every pairing of the decks that ship, with chance alone, `rounds` times each, and returns
/// the clauses that were cited on the way.
///
/// # Panics
/// When a law is broken; the message has all that is needed to see it again.
pub fn every_pairing(book: &dyn Rulebook, options: &Options, rounds: u64, every: usize) -> BTreeSet<Clause> {
    let mut cited = BTreeSet::new();
    let decks = book.decks();
    for (i, first) in decks.iter().enumerate() {
        for (j, second) in decks.iter().enumerate() {
            for round in 0..rounds {
                let seed = (i * decks.len() + j) as u64 * rounds + round;
                cited.extend(must(book, options, [first, second], seed, every, &[]).cited);
            }
        }
    }
    cited
}

/// Tries `cases` matches with arbitrary seeds and answers; a failure is shrunk to few bytes.
///
/// # Panics
/// When a law is broken.
pub fn property(book: &dyn Rulebook, options: &Options, cases: u32, every: usize) {
    // The same cases on every run: what fails once fails again, and needs no file of seeds.
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
    let rng = proptest::test_runner::TestRng::deterministic_rng(config.rng_algorithm);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let count = book.decks().len();
    let strategy = (any::<u64>(), 0..count, 0..count, vec(any::<u8>(), 0..200));
    let outcome = runner.run(&strategy, |(seed, a, b, bytes)| {
        let trial = trial(book, options, [&book.decks()[a], &book.decks()[b]], seed, every);
        trial.run(&bytes).map(drop).map_err(|broken| TestCaseError::fail(broken.to_string()))
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

fn trial<'a>(book: &'a dyn Rulebook, options: &Options, decks: [&Deck; 2], seed: u64, every: usize) -> Trial<'a> {
    Trial { every, ..Trial::new(book, options.clone(), decks.map(Deck::clone).to_vec(), seed) }
}

fn must(book: &dyn Rulebook, options: &Options, decks: [&Deck; 2], seed: u64, every: usize, bytes: &[u8]) -> Report {
    match trial(book, options, decks, seed, every).run(bytes) {
        Ok(report) => report,
        Err(broken) => panic!("{broken}"),
    }
}
