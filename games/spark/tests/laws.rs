//! The game keeps the laws of all games, plays by its rules and leaves no word of its notation idle.

use baize_kernel::{Deck, Options};
use baize_laws::declared::{Carrier, Rig};
use baize_laws::{every_pairing, property};
use baize_spark::book;

#[test]
fn every_pairing_keeps_the_laws_and_plays_by_every_rule_of_play() {
    let cited = every_pairing(book(), &Options::default(), 8, 2);
    let cited: Vec<&str> = cited.iter().map(|clause| clause.as_str()).collect();
    assert_eq!(cited, ["S10", "S2", "S3", "S4", "S6", "S7", "S8", "S9"]);
}

#[test]
fn arbitrary_answers_keep_the_laws() {
    property(book(), &Options::default(), 20, 5);
}

#[test]
fn whatever_the_notation_accepts_does_something() {
    let stirring = ["arrives: draw 1; they burn 1", "attacks: destroy 1 their unit"];
    let carriers = [
        Carrier { facts: "kind = \"unit\"\npower = 2", headers: &["arrives", "attacks"], stirring: &stirring },
        Carrier { facts: "kind = \"spell\"", headers: &["cast"], stirring: &["cast: draw 1"] },
    ];
    let deck = |tried: &[&str], stirring: &[&str]| Deck::new("law", tried.iter().chain(stirring).map(|id| (2, *id)));
    let rig = Rig { book: book(), carriers: &carriers, deck: &deck, rounds: 300, step: "draw 1", but: &[] };
    let (all, idle) = rig.idle();
    assert!(all > 15, "{all}");
    assert!(idle.is_empty(), "{} of {all} do nothing:\n{}", idle.len(), idle.join("\n"));
}
