//! The game keeps the laws of all games, in every mode.

use baize_gundam::book;
use baize_kernel::{Deck, Options};
use baize_laws::{Trial, every_pairing, property};

/// Plays a mode with so many seats under the eyes of the law.
fn keep_the_laws(mode: &str, seats: u8, seeds: std::ops::Range<u64>) {
    let options = Options { mode: mode.into(), seats, ..Options::default() };
    for seed in seeds {
        let deck = |i: usize| book().decks()[(seed as usize + i) % book().decks().len()].clone();
        let decks: Vec<Deck> = (0..usize::from(seats)).map(deck).collect();
        let trial = Trial { every: 9, ..Trial::new(book(), options.clone(), decks, seed) };
        if let Err(broken) = trial.run(&[]) {
            panic!("{broken}");
        }
    }
}

#[test]
fn every_pairing_of_starter_decks_keeps_the_laws() {
    let cited = every_pairing(book(), &Options::default(), 1, 7);
    assert!(cited.len() > 100, "only {} clauses were cited", cited.len());
}

#[test]
fn arbitrary_answers_keep_the_laws() {
    property(book(), &Options::default(), 12, 7);
}

#[test]
fn battle_royale_keeps_the_laws() {
    keep_the_laws("royale-first-to-win", 3, 0..2);
    keep_the_laws("royale-elimination", 4, 0..2);
    keep_the_laws("royale-elimination", 6, 0..1);
}

#[test]
fn team_battle_keeps_the_laws() {
    keep_the_laws("team-battle", 4, 0..3);
}
