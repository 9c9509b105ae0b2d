//! The game keeps the laws of all games, in every mode.

use baize_gundam::book;
use baize_kernel::Options;
use baize_laws::{every_pairing, every_way, property, random_decks};

fn mode(name: &str, seats: u8) -> Options {
    Options { mode: name.into(), seats, ..Options::default() }
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
fn every_way_to_play_keeps_the_laws() {
    let cited = every_way(book(), 1, 29);
    for clause in ["12-2-1", "12-2-5-1", "12-2-5-2", "12-2-7", "12-2-8", "12-3-1", "12-3-5", "12-3-8"] {
        assert!(cited.iter().any(|c| c.as_str() == clause), "{clause} was not cited");
    }
}

#[test]
fn battle_royale_keeps_the_laws_with_every_pairing_and_arbitrary_answers() {
    every_pairing(book(), &mode("royale-elimination", 3), 1, 97);
    property(book(), &mode("royale-first-to-win", 4), 2, 41);
    property(book(), &mode("royale-elimination", 5), 1, 41);
}

#[test]
fn team_battle_keeps_the_laws_with_every_pairing_and_arbitrary_answers() {
    every_pairing(book(), &mode("team-battle", 4), 1, 97);
    property(book(), &mode("team-battle", 4), 2, 41);
}

#[test]
fn decks_of_random_cards_keep_the_laws() {
    assert_eq!(random_decks(book(), &Options::default(), 0..12, 11), Vec::<String>::new());
}
