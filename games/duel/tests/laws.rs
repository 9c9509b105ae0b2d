//! The game keeps the laws of all games.

use baize_duel::book;
use baize_kernel::{Deck, Options};
use baize_laws::declared::{Carrier, Rig};
use baize_laws::{every_pairing, property};

#[test]
fn every_pairing_of_shipped_decks_keeps_the_laws() {
    let cited = every_pairing(book(), &Options::default(), 2, 5);
    assert!(cited.len() > 50, "only {} clauses were cited", cited.len());
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

#[test]
fn whatever_the_notation_accepts_does_something() {
    let monster = "kind = \"monster\"\nicon = \"effect\"\nattribute = \"earth\"\ntypes = [\"Warrior\"]\nlevel = 4\natk = 1500\ndef = 1200";
    let spell = |icon: &str| format!("kind = \"spell\"\nicon = \"{icon}\"");
    let trap = |icon: &str| format!("kind = \"trap\"\nicon = \"{icon}\"");
    let (normal, continuous) = (spell("normal"), spell("continuous"));
    let (once, standing) = (trap("normal"), trap("continuous"));
    let headers = ["ignition, once", "when attack-declared mine", "when attack-declared theirs"];
    let carriers = [
        Carrier {
            facts: monster,
            headers: &headers,
            stirring: &[
                "ignition, once: destroy 1 their monster",
                "ignition, once: banish 1 my gy-card; discard 1",
                "flip: destroy 1 any spell-trap",
                "ignition, once: special-summon 1 my gy-card kind monster; turn-down 1 their monster",
            ],
        },
        Carrier {
            facts: &normal,
            headers: &headers,
            stirring: &["activate: pay target 1 their field-card: destroy it"],
        },
        Carrier { facts: &continuous, headers: &headers, stirring: &["ignition, once: gain-lp 500"] },
        Carrier {
            facts: &once,
            headers: &headers,
            stirring: &["activate: they take-damage 300", "when attack-declared theirs: they take-damage 100"],
        },
        Carrier { facts: &standing, headers: &headers, stirring: &["activate: draw 1"] },
    ];
    let deck = |tried: &[&str], stirring: &[&str]| {
        Deck::new(
            "law",
            tried
                .iter()
                .map(|id| (3, *id))
                .chain(stirring.iter().map(|id| (2, *id)))
                .chain([(1, "battle-ox"), (2, "umiiruka")]),
        )
    };
    let but = [
        ("ignition-by-policy", "waits for a policy that is off by default"),
        ("own-summon", "D4.19: a monster that is in hand summons itself"),
        ("three-tributes", "for a monster that may be summoned with three tributes"),
        ("perform-ritual", "D4.24: needs a ritual monster in hand"),
        ("take-control 1 my monster", "D10.10: one controls it already"),
        ("take-control 1 my field-card", "D10.10"),
    ];
    let rig =
        Rig { book: book(), carriers: &carriers, deck: &deck, rounds: 200, step: "draw 1; gain-lp 100", but: &but };
    assert!(rig.statless().is_empty(), "{:?}", rig.statless());
    let (all, idle) = rig.idle();
    assert!(all > 150, "{all}");
    assert!(idle.is_empty(), "{} of {all} do nothing:\n{}", idle.len(), idle.join("\n"));
}
