//! The compiler of card text: what single lines mean, and how it reads whole sets.

use baize_kernel::{Lexicon, Vocabulary};
use baize_text::compile::eval::token_key;
use baize_text::compile::{Certificate, GRAMMAR, RawCard, Wording, compile, say};
use std::path::PathBuf;

fn one_piece() -> Wording {
    Wording::read(&[GRAMMAR, include_str!("../../../games/one-piece/wording/en.toml")]).expect("the tables are right")
}

fn gundam() -> Wording {
    let mut wording =
        Wording::read(&[GRAMMAR, include_str!("../../../games/gundam/wording/en.toml")]).expect("the tables are right");
    wording.tokens.push((token_key("Zaku Ⅱ", "(Zeon)･AP1･HP1"), "T-007".to_owned()));
    wording.tokens.push((token_key("Leo", "(OZ)･AP1･HP1"), "T-004".to_owned()));
    wording.tokens.push((token_key("Tallgeese", "(OZ)･AP4･HP2"), "T-005".to_owned()));
    wording
}

/// The notation of a text, or what was not read.
fn read(text: &str, kind: &str, wording: &Wording) -> String {
    let card = RawCard { id: "X".to_owned(), kind: kind.to_owned(), text: text.to_owned(), link: String::new() };
    let certificate = compile(&card, wording);
    for (text, line) in &certificate.lines {
        if let Err(unread) = line {
            return format!("unread: {} | expected {}", unread[0].text, unread[0].expected);
        }
        let line = line.as_ref().expect("it is not an error");
        assert_eq!(say::line(&line.tree, wording), say::plain(text), "it is said as it was read");
    }
    certificate.notation()
}

#[track_caller]
fn means(text: &str, notation: &str) {
    assert_eq!(read(text, "Character", &one_piece()), notation, "{text}");
}

#[track_caller]
fn unit(text: &str, notation: &str) {
    assert_eq!(read(text, "UNIT", &gundam()), notation, "{text}");
}

/// The files that lie beside the tree, where they do.
fn shared(file: &str) -> Option<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../../shared/data").join(file);
    std::fs::read_to_string(&path).or_else(|_| std::fs::read_to_string(PathBuf::from("../shared/data").join(file))).ok()
}
