//! The game keeps the laws of all games, in every mode.

use baize_gundam::book;
use baize_kernel::{Deck, Options};
use baize_laws::declared::{Carrier, Rig};
use baize_laws::{every_pairing, every_way, property, random_decks};

fn mode(name: &str, seats: u8) -> Options {
    Options { mode: name.into(), seats, ..Options::default() }
}

#[test]
fn every_pairing_of_starter_decks_keeps_the_laws() {
    let cited = every_pairing(book(), &Options::default(), 1, 7);
    assert!(cited.len() > 70, "only {} clauses were cited", cited.len());
}

#[test]
fn arbitrary_answers_keep_the_laws() {
    property(book(), &Options::default(), 12, 7);
}

#[test]
fn every_way_to_play_keeps_the_laws() {
    let cited = every_way(book(), 1, 29);
    for clause in ["12-2-1", "12-2-5-1", "12-2-5-2", "12-3-1", "12-3-5"] {
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
    for seed in 0..12 {
        let (_, tried) = random_decks(book(), &Options::default(), seed, 11);
        tried.unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

#[test]
fn whatever_the_notation_accepts_does_something() {
    let facts = |kind: &str, rest: &str| format!("kind = \"{kind}\"\ncolours = [\"blue\"]\nlv = 1\ncost = 1\n{rest}");
    let unit = facts("unit", "ap = 2\nhp = 3\nkeywords = [\"blocker\"]\nterrains = [\"space\"]\ntypes = [\"Law\"]");
    let pilot = facts("pilot", "ap = 1\nhp = 1\ntypes = [\"Law\"]");
    let (command, base) = (facts("command", ""), facts("base", "hp = 4\nterrains = [\"space\"]\ntypes = [\"Law\"]"));
    let headers = ["activate-main, once", "activate-action, once", "when attacks theirs"];
    let carriers = [
        Carrier {
            facts: &unit,
            headers: &headers,
            stirring: &[
                "always: all my unit gain linked\nactivate-main, once: discard 1; draw 1; rest 1 their resource",
                "deploy: pair-up 1 my hand-card kind pilot to this",
                "deploy: damage 1 to all their unit; damage 1 to all their base; rest 1 their unit; recover 1 to 1 my unit",
                "deploy: place-ex 1; return 1 my unit; exile 1 my trash-card",
                "activate-main, once: ready 1 my unit; 1 their unit get -1 ap this-turn",
                "deploy: destroy 1 their unit; destroy 1 my base\nburst: put this",
                "deploy: destroy 1 their shield; damage 1 to 1 their shield; rest 1 my base; rest 1 their base; return 1 their base",
                "activate-main, once: pay spend 1: destroy 1 their pilot; rest 1 their resource; destroy 1 their resource",
            ],
        },
        Carrier { facts: &pilot, headers: &headers, stirring: &["always: host gain linked"] },
        Carrier { facts: &command, headers: &headers, stirring: &["main: draw 1"] },
        Carrier { facts: &base, headers: &headers, stirring: &["deploy: draw 1\nburst: put this"] },
    ];
    let deck = |tried: &[&str], stirring: &[&str]| {
        let cards = tried.iter().map(|id| (3, *id)).chain(stirring.iter().map(|id| (2, *id)));
        Deck::new("law", cards.chain([(2, "ST01-003"), (4, "ST01-004"), (1, "ST01-005")]))
    };
    let but = [
        ("pair-up 1 their deck-card to 1 my unit", "5-9-1: a Pilot goes to a Unit of its owner"),
        ("pair-up 1 their hand-card to 1 my unit", "5-9-1"),
        ("pair-up 1 their removed-card to 1 my unit", "5-9-1"),
        ("pair-up 1 their shield to 1 my unit", "5-9-1"),
        ("pair-up 1 their trash-card to 1 my unit", "5-9-1"),
        (
            "deploy: later this-battle",
            "8-1: seldom does it come in a battle, and only then there is something to put it off to",
        ),
        ("when-paired: later this-battle", "8-1"),
        ("when-linked: later this-battle", "8-1"),
    ];
    let rig = Rig {
        book: book(),
        carriers: &carriers,
        deck: &deck,
        rounds: 200,
        step: "draw 1; place-resource 1",
        but: &but,
    };
    // Printed on no card, given by effects.
    assert_eq!(rig.statless(), ["unit reduction", "base reduction"]);
    let (all, idle) = rig.idle();
    assert!(all > 200, "{all}");
    assert!(idle.is_empty(), "{} of {all} do nothing:\n{}", idle.len(), idle.join("\n"));
}
