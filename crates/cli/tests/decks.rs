//! `baize deck` as programs and people meet it: curves, odds, hands, other spellings.

use assert_cmd::Command;
use serde_json::Value;

/// Runs a command that must end with this code, and returns standard output and error.
fn run(code: i32, args: &[&str]) -> (String, String) {
    let output = Command::cargo_bin("baize").expect("the binary is built").args(args).output().expect("it starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "baize {args:?}\n{out}\n{err}");
    (out, err)
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&run(0, &[args, &["--json"]].concat()).0).expect("JSON")
}

#[test]
fn a_deck_is_shown_with_its_curve_in_words_and_as_data() {
    let told = json(&["deck", "show", "one-piece", "st01"]);
    assert_eq!((&told["cards"], &told["drawn"], &told["stat"]), (&51.into(), &50.into(), &"cost".into()));
    let sum: u64 = told["curve"].as_object().expect("a curve").values().filter_map(Value::as_u64).sum();
    assert_eq!(sum, 50, "every card that is drawn has a cost");
    assert_eq!(told["labels"]["colour"]["red"], 51);
    assert_eq!(json(&["deck", "curve", "duel", "warriors"])["parts"], serde_json::json!({ "side": 5 }));
    let (out, _) = run(0, &["deck", "curve", "one-piece", "st01", "--lang", "en"]);
    assert!(out.contains('█') && out.contains("kinds"), "{out}");
    for lang in ["th", "ja", "fa"] {
        let (out, _) = run(0, &["deck", "curve", "one-piece", "st01", "--lang", lang]);
        assert!(!out.contains("kinds"), "{lang}: {out}");
    }
}

#[test]
fn odds_are_exact_and_know_who_begins() {
    let odds = |more: &[&str]| json(&[&["deck", "odds", "one-piece", "st01", "ST01-006"], more].concat());
    let first = odds(&[]);
    let chance = |told: &Value, turn: usize| told["turns"][turn]["chance"].as_f64().expect("a number");
    // Four of fifty in five cards.
    assert!((chance(&first, 0) - (1.0 - 1_370_754.0 / 2_118_760.0)).abs() < 1e-12, "{first}");
    assert!((chance(&first, 0) - chance(&first, 1)).abs() < 1e-12, "whoever begins draws no card");
    assert!(chance(&odds(&["--second"]), 1) > chance(&first, 1));
    assert!(chance(&odds(&["--least", "2"]), 3) < chance(&first, 3));
    let (_, err) = run(2, &["deck", "odds", "one-piece", "st01", "ST01-0066"]);
    assert!(err.contains("the deck draws no card"), "{err}");
    run(2, &["deck", "odds", "one-piece", "st01"]);
}

#[test]
fn hands_are_dealt_from_a_seed() {
    let deal = |seed: &str| json(&["deck", "sample", "duel", "warriors", "--hands", "3", "--seed", seed]);
    let hands = deal("7");
    assert_eq!(hands, deal("7"));
    assert_ne!(hands["hands"], deal("8")["hands"]);
    assert_eq!(hands["hands"].as_array().map(Vec::len), Some(3));
    assert_eq!(hands["hands"][0]["hand"].as_array().map(Vec::len), Some(5));
    assert!(run(0, &["deck", "sample", "one-piece", "st01"]).0.contains("ST01-"));
}

#[test]
fn a_deck_goes_into_other_spellings_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deck.txt");
    let back = |text: &str| {
        std::fs::write(&path, text).expect("a file can be written");
        json(&["deck", "check", "one-piece", path.to_str().expect("text")])["legal"].clone()
    };
    for format in ["count", "named", "trailing", "tts", "json", "deckgen"] {
        let (text, _) = run(0, &["deck", "convert", "one-piece", "st01", "--format", format]);
        assert_eq!(back(&text), true, "{format}");
    }
    let code = json(&["deck", "convert", "one-piece", "st01", "--code"])["code"].clone();
    assert_eq!(back(code.as_str().expect("a code")), true);
}

#[test]
fn a_simulation_tells_what_became_of_the_cards() {
    let args = ["sim", "tiny", "--games", "30", "--deck", "steady", "--deck", "wild", "--bot", "greedy:2"];
    let told = json(&[&args[..], &["--by-card"]].concat());
    let plain = json(&args);
    assert_eq!(told["digest"], plain["digest"], "to look changes nothing");
    assert!(plain["seats"][0].get("cards").is_none());
    let cards = told["seats"][0]["cards"].as_array().expect("cards");
    assert!(cards.iter().any(|card| card["played"]["games"].as_u64() > Some(0)), "{told}");
}

#[test]
fn a_restriction_list_counts_from_its_day_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (deck, cards) = (folder.path().join("deck.txt"), folder.path().join("cards"));
    std::fs::create_dir_all(cards.join("one-piece")).expect("a folder can be made");
    let list = cards.join("one-piece/restrictions.toml");
    let restrict = |text: &str| std::fs::write(&list, text).expect("a file can be written");
    restrict("[[restriction]]\ncard = \"ST01-006\"\nfrom = 2026-04-01\ncopies = 1\n");
    std::fs::write(&deck, run(0, &["deck", "convert", "one-piece", "st01"]).0).expect("a file can be written");
    let (deck, cards) = (deck.to_str().expect("text"), cards.to_str().expect("text"));
    let check = |date: &'static str| ["deck", "check", "one-piece", deck, "--date", date, "--cards", cards];
    run(0, &check("2026-03-31"));
    let (told, _) = run(1, &check("2026-04-01"));
    assert!(told.contains("since 2026-04-01 a deck may have 1"), "{told}");
    run(1, &["deck", "check", "one-piece", deck, "--cards", cards, "--date", "2199-01-01"]);
    run(0, &["deck", "check", "one-piece", deck, "--date", "2026-04-01"]);
    assert!(run(2, &check("soon")).1.contains("`soon` is no day"));
    for lang in ["th", "ja", "fa"] {
        let (told, _) = run(1, &[&check("2026-04-01")[..], &["--lang", lang]].concat());
        assert!(told.contains("2026-04-01") && !told.contains("copies"), "{lang}: {told}");
    }
    restrict("[[restriction]]\ncard = \"NO-1\"\nfrom = 2026-04-01\n");
    assert!(run(1, &check("2026-04-01")).1.contains("line 2: no card has the number `NO-1`"));
}
