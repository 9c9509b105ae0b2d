//! Files that no judge would write: they are refused with a place and a reason, and never panic.

use baize_kernel::Rulebook;
use baize_scenario::{Proofs, coverage, files, parse, run, run_paths};
use std::path::PathBuf;

fn find(id: &str) -> Option<&'static dyn Rulebook> {
    (id == "tiny").then(baize_tiny::book)
}

const GOOD: &str = "title: A trick
game: tiny
cites: [T3]
cards: [{id: giant, name: ยักษ์ 巨人, kind: number, rank: 20}]
board:
  turn: 4
  active: A
  chance: [keep order]
  A: {hand: [N5, {card: ยักษ์ 巨人, as: غول}], deck: [N1, N2]}
  B: {hand: [N6, N8, N3], deck: 0}
steps:
  - offers: [lead N5, lead غول]
  - A: lead غول
  - refuses: {B: answer giant, clause: T4}
  - B: answer N3
  - expect: {A.tricks: [ยักษ์ 巨人, N3], غول: {rank: 20}, events: [moved غول middle -> tricks]}
  - asked: A
";

#[track_caller]
fn refused(bytes: &[u8], words: &str) {
    let diagnostics = parse("t.yaml", bytes).expect_err("the file is refused");
    assert!(diagnostics.iter().any(|d| d.message.contains(words)), "{diagnostics:?}");
}

#[test]
fn foreign_scripts_are_as_good_as_any() {
    let verdict = run(&parse("t.yaml", GOOD.as_bytes()).expect("the file is good")[0], &find);
    assert!(verdict.ok, "{}", verdict.message);
}

#[test]
fn files_without_a_scenario_are_refused() {
    refused(b"", "no scenario");
    refused(b"# only a remark\n", "no scenario");
    refused(b"---\n---\n", "no scenario");
    refused(b"[1, 2]", "must be a map");
    refused(b"hello", "must be a map");
    refused(b"common: {game: tiny}", "no scenario");
}

#[test]
fn files_that_are_not_text_are_refused() {
    refused(&(0..=255).collect::<Vec<u8>>(), "not text");
    refused(b"title: \xc3\x28", "not text");
    refused("title: \"a\u{0}b\"".as_bytes(), "not text");
}

#[test]
fn bombs_and_towers_are_refused() {
    refused(b"a: &a [x]\nb: &b [*a, *a]\n", "anchors");
    refused("[".repeat(200).as_bytes(), "deep");
    refused("{a: ".repeat(200).as_bytes(), "deep");
    refused(&vec![b' '; (1 << 20) + 1], "split it");
    let cards = "{id: a, kind: b},".repeat(2001);
    refused(GOOD.replace("cards: [", &format!("cards: [{cards}")).as_bytes(), "at most 2000 cards");
    refused(GOOD.replace("hand: [N6", "hand: [60000 x N6").as_bytes(), "at most 200 copies");
    refused(GOOD.replace("deck: 0", "deck: 60000").as_bytes(), "at most 400 cards");
}

#[test]
fn keys_that_stand_twice_are_refused() {
    refused(GOOD.replace("game: tiny", "game: tiny\ngame: tiny").as_bytes(), "stands twice");
}

/// Cuts the file everywhere and damages every byte; whatever can be read is also run.
#[test]
fn damaged_files_never_panic() {
    let try_it = |bytes: &[u8]| {
        if let Ok(scenarios) = parse("t.yaml", bytes) {
            scenarios.iter().for_each(|s| assert_eq!(run(s, &find).file, "t.yaml"));
        }
    };
    for end in 0..GOOD.len() {
        try_it(&GOOD.as_bytes()[..end]);
    }
    for at in 0..GOOD.len() {
        for byte in *b"#*:-,>[{ 9\n" {
            let mut bytes = GOOD.as_bytes().to_vec();
            bytes[at] = byte;
            try_it(&bytes);
        }
    }
}

#[test]
fn many_files_run_in_a_stable_order() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    for (name, text) in [
        ("b.yaml", format!("{GOOD}---\n{}", GOOD.replace("A: lead غول", "A: lead N6"))),
        ("a.yaml", GOOD.to_owned()),
        ("c.yaml", "titel: x".to_owned()),
        ("d.txt", "not a scenario".to_owned()),
    ] {
        std::fs::write(folder.path().join(name), text).expect("a file can be written");
    }
    let listed = files(&[folder.path().to_owned()]).expect("the folder has scenarios");
    assert_eq!(listed.len(), 3);
    let verdicts = run_paths(&listed, &find, &|_| {});
    assert_eq!(verdicts.iter().map(|v| v.ok).collect::<Vec<_>>(), [true, true, false, false]);
    assert_eq!(verdicts, run_paths(&listed, &find, &|_| {}));
    assert!(verdicts[2].message.contains("`lead N6` is not offered"), "{}", verdicts[2].message);
    assert!(verdicts[3].message.contains("did you mean `title`?"), "{}", verdicts[3].message);

    let covered = &coverage(baize_tiny::book(), &verdicts, &Proofs::default())[0];
    assert_eq!((covered.testable, covered.covered, covered.passing), (9, 1, 0), "a failing scenario cites T3 too");
    assert_eq!(covered.missing.len(), 8);
    let passed = &coverage(baize_tiny::book(), &verdicts[..2], &Proofs::default())[0];
    assert_eq!((passed.covered, passed.passing), (1, 1));
}

#[test]
fn paths_that_do_not_exist_are_named() {
    assert!(files(&[PathBuf::from("/no/such/path")]).expect_err("there is none").contains("/no/such/path"));
    let empty = tempfile::tempdir().expect("a folder can be made");
    assert!(files(&[empty.path().to_owned()]).expect_err("it is empty").contains("no scenario file"));
}
