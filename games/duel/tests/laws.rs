//! The game keeps the laws of all games.

use baize_duel::book;
use baize_kernel::Options;
use baize_laws::{every_pairing, property};

#[test]
fn every_pairing_of_shipped_decks_keeps_the_laws() {
    let cited = every_pairing(book(), &Options::default(), 2, 5);
    assert!(cited.len() > 60, "only {} clauses were cited", cited.len());
}

#[test]
fn arbitrary_answers_keep_the_laws() {
    property(book(), &Options::default(), 20, 5);
}

#[test]
fn matches_keep_the_laws() {
    let options = Options { mode: "match".into(), ..Options::default() };
    property(book(), &options, 6, 9);
}
