//! Replays of matches whose board was laid, as `baize replay` verifies and shows them.

use assert_cmd::Command;
use baize_kernel::match_of::random_answer;
use baize_kernel::replay::{Move, Replay, VERSION};
use baize_kernel::{Deck, chance::Chance};
use baize_record::file as record;
use serde_json::Value;
use std::path::Path;

/// A board with a card that no game has.
const BOARD: &str = "\
title: A board
game: one-piece
cards:
  - {id: X-1, name: Tall Stranger, kind: character, colours: [red], cost: 1, power: 9000, keywords: [rush]}
board:
  turn: 7
  A: {leader: ST01-001, characters: [X-1], cost: 3, hand: [ST01-002]}
  B: {leader: ST02-001, hand: [], life: 1}
steps: []
open: true
";

/// Plays a board some answers long, and writes it down.
fn file(board: &str, answers: usize) -> String {
    let scenario = baize_scenario::parse("board", board.as_bytes()).expect("a board").swap_remove(0);
    let laid = baize_scenario::lay(&scenario, &|id| baize_registry::find(id).ok()).expect("it can be laid");
    let (mut table, mut chance, mut moves) = (laid.table, Chance::new(3), Vec::new());
    let start = table.digest();
    while let Some(prompt) = table.prompt().cloned().filter(|_| moves.len() < answers) {
        let answer = random_answer(&prompt, &mut chance);
        table.answer(prompt.seat, &answer).expect("it is offered");
        moves.push(Move { seat: prompt.seat, answer, digest: table.digest() });
    }
    let decks = vec![Deck { name: String::new(), lines: Vec::new() }; 2];
    let replay =
        Replay { version: VERSION, game: "one-piece".into(), options: laid.options, decks, seed: 0, moves, start };
    record::write_laid(&replay, Some("a note"), board)
}

fn replay(code: i32, args: &[&str], file: &Path) -> String {
    let mut command = Command::cargo_bin("baize").expect("the binary is built with its tests");
    let output = command.arg("replay").args(args).arg(file).output().expect("it starts");
    let told = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert_eq!(output.status.code(), Some(code), "{told}");
    told
}

#[test]
fn a_laid_match_is_verified_and_shown_with_its_own_cards() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("laid.json");
    std::fs::write(&path, file(BOARD, 40)).expect("a file can be written");
    let verdict: Value = serde_json::from_str(&replay(0, &["verify", "--json"], &path)).expect("JSON");
    assert_eq!((&verdict["ok"], &verdict["signed_by"]), (&Value::Bool(true), &Value::Null), "{verdict}");
    let shown = replay(0, &["show"], &path);
    assert!(shown.contains("Tall Stranger") && shown.contains("a note"), "{shown}");
    for line in replay(0, &["show", "--json", "--seat", "1"], &path).lines() {
        serde_json::from_str::<Value>(line).expect("an object a line");
    }
}

#[test]
fn another_board_or_answer_is_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("laid.json");
    let whole = file(BOARD, 40);
    let mut other: Value = serde_json::from_str(&whole).expect("JSON");
    for (board, why) in [
        (BOARD.replace("life: 1", "life: 3"), "the state differs"),
        (BOARD.replace("X-1]", "X-2]"), "X-2"),
        ("<script>alert(1)</script>".to_owned(), "cannot be started"),
        (String::new(), "cannot be started"),
    ] {
        other["board"] = board.into();
        std::fs::write(&path, other.to_string()).expect("a file can be written");
        let told = replay(1, &["verify"], &path);
        assert!(told.contains("differs") && told.contains(why), "{told}");
        replay(1, &["show"], &path);
    }
}
