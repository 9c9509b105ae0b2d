//! The game keeps the laws of all games, in both revisions.

use baize_kernel::{Deck, Options};
use baize_laws::declared::{Carrier, Rig};
use baize_laws::{every_pairing, property, random_decks};
use baize_one_piece::book;

#[test]
fn every_pairing_of_starter_decks_keeps_the_laws() {
    let cited = every_pairing(book(), &Options::default(), 2, 5);
    assert!(cited.len() > 70, "only {} clauses were cited", cited.len());
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
    for seed in 0..12 {
        let (_, tried) = random_decks(book(), &Options::default(), seed, 11);
        tried.unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

#[test]
fn whatever_the_notation_accepts_does_something() {
    let facts = |kind: &str, rest: &str| format!("kind = \"{kind}\"\ncolours = [\"red\"]\ntypes = [\"Law\"]\n{rest}");
    let character = facts(
        "character",
        "cost = 1\npower = 4000\ncounter = 1000\nattributes = [\"slash\"]\nkeywords = [\"blocker\"]",
    );
    let (event, stage) = (facts("event", "cost = 1"), facts("stage", "cost = 1"));
    let headers = ["activate-main, once", "on-opponents-attack, once"];
    let carriers = [
        Carrier {
            facts: &character,
            headers: &headers,
            stirring: &[
                "activate-main, once: discard 1; draw 1; rest 1 their cost-don",
                "activate-main, once: return-don 1 my don; return 1 my character",
                "on-play: move top 1 my life-card to my hand; move top 1 my deck-card to my life top; turn-up 1 my life-card",
                "activate-main, once: mill 4; damage 1\ntrigger: draw 1",
                "activate-main, once: rest 1 their character; ready 1 my rested cost-don; ready 1 my character",
                "on-play: ko 1 their character; return 1 their character",
                "always: all my character gain rush\nactivate-main, once: rest 1 their stage; rest 1 my stage",
                "on-play: put up to 1 my trash-card kind character; put up to 1 my deck-card kind character; put up to 1 my life-card kind character; ko 1 their stage",
            ],
        },
        Carrier { facts: &event, headers: &headers, stirring: &["main: draw 1"] },
        Carrier { facts: &stage, headers: &headers, stirring: &["activate-main: pay rest this: draw 1"] },
    ];
    let deck = |tried: &[&str], stirring: &[&str]| {
        let tried = tried.iter().map(|id| (4, *id));
        Deck::new(
            "law",
            [(1, "ST01-001"), (2, "ST01-006")].into_iter().chain(tried).chain(stirring.iter().map(|id| (2, *id))),
        )
    };
    let but = [
        ("redirect-attack 1 their character", "7-1-1-2: nobody attacks an own card"),
        ("redirect-attack 1 their leader", "7-1-1-2"),
        ("attach 1 their cost-don to 1 my character", "6-5-5-1: DON!! are given to cards of their owner"),
        ("attach 1 their cost-don to 1 my leader", "6-5-5-1"),
        ("attach 1 their don to 1 my character", "6-5-5-1"),
        ("attach 1 their don to 1 my leader", "6-5-5-1"),
        ("attach 1 their given-don to 1 my character", "6-5-5-1"),
        ("attach 1 their given-don to 1 my leader", "6-5-5-1"),
        (
            "on-play: later this-battle",
            "7-1: seldom does it come in a battle, and only then there is something to put it off to",
        ),
    ];
    let rig = Rig { book: book(), carriers: &carriers, deck: &deck, rounds: 800, step: "draw 1; add-don 1", but: &but };
    // No card has these printed; others give them (OP08-043, OP13-003).
    assert_eq!(rig.statless(), ["leader attack-tax", "leader don-gift", "character attack-tax"]);
    let (all, idle) = rig.idle();
    assert!(all > 200, "{all}");
    assert!(idle.is_empty(), "{} of {all} do nothing:\n{}", idle.len(), idle.join("\n"));
}
