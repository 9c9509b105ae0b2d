//! A whole match of every game, as the program tells it: what is asked, answered and happens, to the last digest.
//!
//! `games/<game>/playthrough.txt` is read by people when rules change. After a change that is meant, write it anew:
//! `BAIZE_UPDATE=1 cargo test -p baize-cli --test all playthrough`.

use assert_cmd::Command;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn said(arguments: &[&str]) -> String {
    let mut program = Command::cargo_bin("baize").expect("the binary is built with its tests");
    let output = program.args(arguments).output().expect("the program can be started");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it says text")
}

fn kept(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("playthrough.txt")
}

/// The match of a seed, told, with how many decisions it took and the digest after the last.
fn played(game: &str, folder: &Path) -> String {
    let file = folder.join(format!("{game}.json"));
    let file = file.to_str().expect("a plain path");
    said(&["replay", "record", game, file, "--seed", "7"]);
    let replay: Value = serde_json::from_slice(&std::fs::read(file).expect("it was written")).expect("it is JSON");
    let moves = replay["moves"].as_array().expect("a replay has moves");
    let digest = &moves.last().expect("something was answered")["digest"];
    let told = said(&["replay", "show", file, "--lang", "en"]);
    format!("{} decisions, digest {digest}\n\n{told}", moves.len())
}

#[test]
fn a_match_of_every_game_goes_as_it_went() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut changed = Vec::new();
    for book in baize_registry::games() {
        let now = played(book.id(), folder.path());
        let path = kept(book.id());
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        if now != before && std::env::var_os("BAIZE_UPDATE").is_some() {
            std::fs::write(&path, &now).expect("it can be written");
        } else if now != before {
            let line = now.lines().zip(before.lines()).position(|(a, b)| a != b).map_or(0, |at| at + 1);
            changed.push(format!("games/{}/playthrough.txt differs from line {line} on", book.id()));
        }
    }
    assert!(
        changed.is_empty(),
        "{}\nif that is meant: BAIZE_UPDATE=1 cargo test -p baize-cli --test all playthrough",
        changed.join("\n")
    );
}
