//! Tiny keeps the laws of all games.

// anchor: laws
use baize_kernel::Options;
use baize_laws::{every_pairing, property};
use baize_tiny::book;

#[test]
fn every_pairing_keeps_the_laws_and_plays_by_every_rule_of_play() {
    let cited = every_pairing(book(), &Options::default(), 40, 1);
    let cited: Vec<&str> = cited.iter().map(|clause| clause.as_str()).collect();
    assert_eq!(cited, ["T2", "T3", "T4", "T5", "T6", "T7", "T8"]);
}

#[test]
fn arbitrary_answers_keep_the_laws() {
    property(book(), &Options::default(), 100, 1);
}
// anchor: end
