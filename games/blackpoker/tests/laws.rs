//! The game keeps the laws of all games, in every official pair of format and frame and in others.

use baize_blackpoker::book;
use baize_kernel::Options;
use baize_laws::{every_pairing, every_way, property};

fn pair(format: &str) -> Options {
    Options { format: format.into(), ..Options::default() }
}

#[test]
fn every_official_pair_keeps_the_laws() {
    assert_eq!(book().ways().len(), 10);
    let cited = every_way(book(), 2, 23);
    assert!(cited.len() > 150, "only {} clauses were cited", cited.len());
}

#[test]
fn arbitrary_answers_keep_the_laws_in_every_official_pair() {
    for way in book().ways() {
        property(book(), &way, 2, 23);
    }
}

#[test]
fn every_pairing_of_decks_keeps_the_laws() {
    every_pairing(book(), &pair("standard/pack"), 1, 31);
    every_pairing(book(), &pair("master/strategy"), 1, 31);
}

#[test]
fn pairs_that_are_not_official_keep_the_laws() {
    for format in ["light/basic", "master/basic", "light/extra"] {
        every_pairing(book(), &pair(format), 1, 31);
    }
}

#[test]
fn extra_keeps_the_laws_at_every_question() {
    property(book(), &pair("master/extra"), 2, 1);
}
