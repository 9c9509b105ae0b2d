//! The game keeps the laws of all games, in both revisions.

use baize_kernel::Options;
use baize_laws::{every_pairing, property, random_decks};
use baize_one_piece::book;

#[test]
fn every_pairing_of_starter_decks_keeps_the_laws() {
    let cited = every_pairing(book(), &Options::default(), 2, 5);
    assert!(cited.len() > 100, "only {} clauses were cited", cited.len());
}

#[test]
fn arbitrary_answers_keep_the_laws() {
    property(book(), &Options::default(), 20, 5);
}

#[test]
fn the_older_revision_keeps_the_laws() {
    let options = Options { revision: "2023-01-19".into(), ..Options::default() };
    property(book(), &options, 20, 5);
}

#[test]
fn decks_of_random_cards_keep_the_laws() {
    assert_eq!(random_decks(book(), &Options::default(), 0..12, 11), Vec::<String>::new());
}
