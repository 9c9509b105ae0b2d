//! What anybody can check about a match that is over: who wrote it down, whether it is all of it, and whether the
//! decks were shuffled by what was published before.

use assert_cmd::cargo::CommandCargoExt;
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::replay::{Recorder, Replay};
use baize_kernel::{Deck, Options};
use baize_record::file::{write_signed, write_with};
use baize_record::shuffle::{Shuffle, commitment};
use baize_record::signature::Notary;
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Verifies a file with further arguments, and returns the exit code and the verdict.
fn verify(folder: &Path, text: &str, args: &[&str]) -> (Option<i32>, Value) {
    let file = folder.join("match.json");
    std::fs::write(&file, text).expect("a file");
    let mut command = Command::cargo_bin("baize").expect("the binary is built with its tests");
    let output = command.args(["--json", "replay", "verify"]).arg(&file).args(args).output().expect("it runs");
    (output.status.code(), serde_json::from_slice(&output.stdout).expect("a verdict"))
}

/// Plays a match whose decks are shuffled by a secret, for so many answers at most.
fn play(shuffle: &Shuffle, most: usize) -> Replay {
    let book = baize_registry::find("tiny").expect("a game");
    let mut options = Options { seats: 2, ..Options::default() };
    let decks: Vec<Deck> = book.decks_in_turn(&options, 0);
    options.key = Some(shuffle.key(&decks));
    let opened = Recorder::open(book, &options, book.pool(), &decks, shuffle.seed(&decks));
    let (mut recorder, mut chance) = (opened.unwrap_or_else(|_| panic!("a match")), Chance::new(1));
    for _ in 0..most {
        let Some(prompt) = recorder.table().prompt().cloned() else { break };
        let answer = random_answer(&prompt, &mut chance);
        recorder.answer(prompt.seat, &answer).expect("it is offered");
    }
    recorder.replay().clone()
}

fn shuffle(secret: &str) -> Shuffle {
    let names = vec!["Ada".into(), "Bo".into()];
    Shuffle { table: "k3v9c2m4x7".into(), secret: secret.into(), names }
}

#[test]
fn a_signature_fits_one_file_and_one_key() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let (notary, other) = (Notary::new("a secret"), Notary::new("another"));
    let signed = write_signed(&play(&shuffle("s"), 9999), None, Some(shuffle("s")), &notary);
    let (code, verdict) = verify(folder.path(), &signed, &["--key", &notary.key()]);
    assert_eq!((code, verdict["signed_by"].as_str()), (Some(0), Some(&*notary.key())), "{verdict}");
    assert_eq!(verify(folder.path(), &signed, &["--key", &other.key()]).0, Some(1));
    let changed = signed.replacen("\"Ada\"", "\"Eve\"", 1);
    assert!(changed != signed && verify(folder.path(), &changed, &[]).0 == Some(1), "it was changed");
    let unsigned = write_with(&play(&shuffle("s"), 9999), None, Some(shuffle("s")));
    assert_eq!(verify(folder.path(), &unsigned, &[]).0, Some(0));
    assert_eq!(verify(folder.path(), &unsigned, &["--key", &notary.key()]).0, Some(1), "nobody signed it");
}

#[test]
fn a_shuffle_is_held_against_what_was_published_before() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let replay = play(&shuffle("s"), 9999);
    let honest = write_with(&replay, None, Some(shuffle("s")));
    let (published, another) = (commitment("s"), commitment("t"));
    let (code, verdict) = verify(folder.path(), &honest, &["--commitment", &published]);
    assert_eq!((code, verdict["commitment"].as_str()), (Some(0), Some(&*published)), "{verdict}");
    assert_eq!(verify(folder.path(), &honest, &["--commitment", &another]).0, Some(1));
    let silent = write_with(&replay, None, None);
    assert_eq!(verify(folder.path(), &silent, &["--commitment", &published]).0, Some(1), "it is not opened");
    let (code, verdict) = verify(folder.path(), &write_with(&replay, None, Some(shuffle("t"))), &[]);
    assert_eq!((code, &verdict["first_difference"]), (Some(1), &Value::from(0)), "another secret makes another seed");
}

#[test]
fn a_replay_that_breaks_off_is_called_unfinished() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (most, finished) in [(3, false), (9999, true)] {
        let (code, verdict) = verify(folder.path(), &write_with(&play(&shuffle("s"), most), None, None), &[]);
        assert_eq!((code, &verdict["finished"]), (Some(0), &Value::Bool(finished)), "{verdict}");
    }
}
