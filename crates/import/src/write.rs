//! Card files: cards written down set by set, as a person would.

use baize_kernel::Vocabulary;
use baize_text::CardSource;
use baize_text::cards::Field;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Whether the text that was not understood is written, or only how many lines it has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// The lines themselves: for files of one's own.
    Lines,
    /// Their number alone: for files that others get.
    Count,
}

/// A card file as it is written here.
#[derive(Deserialize)]
struct CardFile {
    #[serde(default)]
    card: Vec<CardSource>,
}

/// Reads a file that was written here with [`Unread::Lines`].
///
/// # Errors
/// When it is no such file.
pub fn read(text: &str) -> Result<Vec<CardSource>, String> {
    toml::from_str(text).map(|file: CardFile| file.card).map_err(|error| error.message().to_owned())
}

/// Returns the set that a card number begins with, in small letters.
pub fn set_of(number: &str) -> String {
    let set = number.split('-').next().unwrap_or(number).to_lowercase();
    set.chars().filter(char::is_ascii_alphanumeric).take(16).collect()
}

/// Writes the cards of each set: the files by name, without their ending.
pub fn files(cards: &[CardSource], vocabulary: &Vocabulary, unread: Unread) -> BTreeMap<String, String> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for card in cards {
        let text = files.entry(set_of(&card.id)).or_insert_with(|| heading(&card.id));
        text.push('\n');
        text.push_str(&entry(card, vocabulary, unread));
    }
    files
}

fn heading(number: &str) -> String {
    let set = number.split('-').next().unwrap_or(number);
    format!("# The cards of set {set}: printed facts, and what they do in effect notation.\n")
}

/// Writes a card as an entry of a card file.
pub fn entry(card: &CardSource, vocabulary: &Vocabulary, unread: Unread) -> String {
    let mut out = String::from("[[card]]\n");
    line(&mut out, "id", &quoted(&card.id));
    line(&mut out, "name", &quoted(&card.name));
    line(&mut out, "kind", &quoted(&card.kind));
    let (stats, labels): (Vec<_>, Vec<_>) = card.rest.iter().partition(|(_, f)| matches!(f, Field::Number(_)));
    for (key, field) in labels {
        match field {
            Field::Words(words) => line(&mut out, key, &list(words)),
            Field::Word(word) => line(&mut out, key, &quoted(word)),
            Field::Number(_) => {}
        }
    }
    let place = |key: &str| vocabulary.stats.iter().position(|stat| *stat == key);
    let mut stats: Vec<_> = stats.into_iter().map(|(key, field)| (place(key), key, field)).collect();
    stats.sort_by_key(|(place, key, _)| (*place, *key));
    for (_, key, field) in stats {
        if let Field::Number(n) = field {
            line(&mut out, key, &n.to_string());
        }
    }
    for (key, words) in [("types", &card.types), ("keywords", &card.keywords)] {
        if !words.is_empty() {
            line(&mut out, key, &list(words));
        }
    }
    if !card.effect.is_empty() {
        line(&mut out, "effect", &effect(&card.effect));
    }
    match unread {
        _ if card.unread.is_empty() => {}
        Unread::Lines => line(&mut out, "unread", &list(&card.unread)),
        Unread::Count => line(&mut out, "unread", &card.unread.len().to_string()),
    }
    out
}

fn line(out: &mut String, key: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{key} = {value}");
}

fn list(words: &[String]) -> String {
    format!("[{}]", words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(", "))
}

fn effect(text: &str) -> String {
    if text.contains('\n') && !text.contains("'''") {
        return format!("'''\n{text}\n'''");
    }
    if text.contains('"') && !text.contains(['\'', '\n']) { format!("'{text}'") } else { quoted(text) }
}

/// A text in quotes, with what TOML wants escaped.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
