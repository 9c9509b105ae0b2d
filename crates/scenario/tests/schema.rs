//! The schema accepts every scenario of the repository and refuses what the reader refuses.

use baize_scenario::{as_json, files, parse, schema};
use std::path::{Path, PathBuf};

fn validator() -> jsonschema::Validator {
    jsonschema::draft202012::new(&schema()).expect("the schema is a schema")
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_schema_is_itself_valid() {
    assert!(jsonschema::draft202012::meta::is_valid(&schema()));
}

/// The schema is checked in for editors, which find it there without the program.
#[test]
fn the_schema_that_is_checked_in_is_this_one() {
    let path = repository().join("docs/scenario.schema.json");
    let text = serde_json::to_string_pretty(&schema()).expect("it can be written") + "\n";
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "docs/scenario.schema.json is old: baize scenario schema > docs/scenario.schema.json");
}

#[test]
fn every_scenario_of_the_repository_is_valid() {
    let games = std::fs::read_dir(repository().join("games")).expect("the repository has games");
    let folders = games.map(|g| g.expect("a folder can be read").path().join("scenarios")).filter(|f| f.is_dir());
    let validator = validator();
    for file in files(&folders.collect::<Vec<_>>()).expect("scenario folders hold scenarios") {
        let bytes = std::fs::read(&file).expect("a listed file can be read");
        for document in as_json(&file.display().to_string(), &bytes).expect("scenarios are YAML") {
            let errors: Vec<String> =
                validator.iter_errors(&document).map(|e| format!("{}: {e}", e.instance_path())).collect();
            assert!(errors.is_empty(), "{}:\n{}", file.display(), errors.join("\n"));
        }
    }
}

const GOOD: &str = "title: x
game: g
revision: [1.1.8, 2023-01-19]
cites: [1-1]
cards: [{id: a, kind: k, power: 5000, colours: [red], effect: 'draw 1'}]
board:
  turn: 3
  chance: [heads, roll 3, keep order]
  A: {hand: [x, {card: y, as: z, rested: true, attached: 2}], life: 4, scores: {life: 3}}
steps:
  - A: attack x -> y
  - B: {choose: [a, b]}
  - offers: [a, pass]
  - offers: {has: [a], count: 3}
  - asked: nobody
  - refuses: {B: block z, clause: 1-1}
  - expect:
      A.hand: +1
      B.life: {top: [x], count: 3}
      A.scores: [3]
      z: {power: 6000, zone: trash, has: [blocker]}
      prompt: {seat: B, ask: pick}
      events: [moved z hand -> trash]
      sees: {watcher: {A.hand: hidden}}
  - open: true
";

#[test]
fn good_files_are_accepted_by_reader_and_schema() {
    assert!(parse("t.yaml", GOOD.as_bytes()).is_ok());
    let document = as_json("t.yaml", GOOD.as_bytes()).expect("this is YAML").remove(0);
    let errors: Vec<String> = validator().iter_errors(&document).map(|e| e.to_string()).collect();
    assert!(errors.is_empty(), "{errors:?}");
}

#[test]
fn bad_files_are_refused_by_reader_and_schema() {
    let validator = validator();
    for (from, to) in [
        ("title: x", "titel: x"),
        ("turn: 3", "turn: soon"),
        ("chance: [heads", "chance: [head"),
        ("rested: true", "rested: yes"),
        ("as: z", "alias: z"),
        ("  - asked: nobody", "  - asked: Z"),
        ("  - offers: [a, pass]", "  - offer: [a, pass]"),
        ("  - open: true", "  - {open: true, asked: A}"),
        ("{choose: [a, b]}", "{pick: [a, b]}"),
        ("board:\n", "setup: {decks: [a]}\nboard:\n"),
    ] {
        let text = GOOD.replacen(from, to, 1);
        assert_ne!(text, GOOD, "{from} is in the file");
        assert!(parse("t.yaml", text.as_bytes()).is_err(), "the reader accepts {to}");
        let document = as_json("t.yaml", text.as_bytes()).expect("this is YAML").remove(0);
        assert!(!validator.is_valid(&document), "the schema accepts {to}");
    }
}
