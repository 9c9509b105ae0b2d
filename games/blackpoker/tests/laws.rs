//! The game keeps the laws of all games, in every official pair of format and frame.

use baize_blackpoker::{book, options};
use baize_kernel::Options;
use baize_laws::Trial;

fn try_pair(format: &str, seeds: u64, every: usize) {
    let options = Options { format: format.into(), ..Options::default() };
    let decks = book().decks_for(&options);
    for seed in 0..seeds {
        let pair = vec![decks[seed as usize % decks.len()].clone(), decks[seed as usize / 2 % decks.len()].clone()];
        let trial = Trial { every, ..Trial::new(book(), options.clone(), pair, seed) };
        if let Err(broken) = trial.run(&[]) {
            panic!("{broken}");
        }
    }
}

#[test]
fn every_official_pair_keeps_the_laws() {
    for format in book().menu().formats.into_iter().filter(|f| options::is_official(f)) {
        try_pair(format, 4, 9);
    }
}

#[test]
fn pairs_that_are_not_official_keep_the_laws() {
    for format in ["light/basic", "master/basic", "light/extra"] {
        try_pair(format, 3, 9);
    }
}

#[test]
fn extra_keeps_the_laws_at_every_question() {
    try_pair("master/extra", 3, 1);
}
