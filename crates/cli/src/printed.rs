//! What the publisher prints on cards, by language: read from lists when they are imported, kept beside the cards.

use crate::failure::Failure;
use crate::files;
use baize_import::shape::{LARGEST, Printed};
use baize_kernel::message;
use baize_presenter::spoken;
use baize_registry::Print;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// What is printed on cards in one language, by number.
pub type Prints = BTreeMap<String, Print>;

/// A card as the file has it.
#[derive(Serialize, Deserialize)]
struct Entry {
    name: String,
    types: Vec<String>,
    text: String,
}

/// Returns the language that the name of a list tells: `th` for `cards.th.json`.
pub fn language_of(path: &Path) -> Option<&'static str> {
    let (_, tag) = path.file_stem()?.to_str()?.rsplit_once('.')?;
    spoken().find(|language| language.eq_ignore_ascii_case(tag))
}

/// Returns the name of the file that keeps what is printed in a language.
pub fn file_name(language: &str) -> String {
    format!("printed.{language}.json")
}

/// Reads what was kept of every language in the folder of a game.
///
/// # Errors
/// When a file is there and cannot be read.
pub fn read_all(folder: &Path) -> Result<BTreeMap<String, Prints>, Failure> {
    let mut all = BTreeMap::new();
    for language in spoken() {
        let prints = read(folder, language)?;
        if !prints.is_empty() {
            all.insert(language.to_owned(), prints);
        }
    }
    Ok(all)
}

/// Reads what was kept of a language; nothing when there is no file.
///
/// # Errors
/// When the file is there and cannot be read.
fn read(folder: &Path, language: &str) -> Result<Prints, Failure> {
    let path = folder.join(file_name(language));
    if !path.exists() {
        return Ok(Prints::new());
    }
    let kept: BTreeMap<String, Entry> = serde_json::from_slice(&files::read(&path, LARGEST)?).map_err(|error| {
        let why = error.to_string();
        let failure = Failure::new(message!("what was imported before cannot be read: {why}", why));
        failure.at(path.display()).hint(message!("mend the file, or take it away"))
    })?;
    let print = |Entry { name, types, text }| Print { name, types, text };
    Ok(kept.into_iter().map(|(number, entry)| (number, print(entry))).collect())
}

/// Adds cards of a list to what was kept.
pub fn add<'a>(prints: &mut Prints, cards: impl Iterator<Item = &'a Printed>) {
    for card in cards {
        let print = Print { name: card.name.clone(), types: card.types.clone(), text: card.text.clone() };
        prints.insert(card.number.clone(), print);
    }
}

/// Writes what is printed in a language, a card a line.
pub fn write(prints: &Prints) -> String {
    let line = |(number, print): (&String, &Print)| {
        let Print { name, types, text } = print.clone();
        let entry = serde_json::to_string(&Entry { name, types, text }).unwrap_or_default();
        format!("{}: {entry}", serde_json::Value::from(number.as_str()))
    };
    format!("{{\n{}\n}}\n", prints.iter().map(line).collect::<Vec<_>>().join(",\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_list_tells_its_language() {
        assert_eq!(language_of(Path::new("a/cards.th.json")), Some("th"));
        assert_eq!(language_of(Path::new("cards.JA.json")), Some("ja"));
        assert_eq!(language_of(Path::new("cards.json")), None);
        assert_eq!(language_of(Path::new("gcg-api.st01.json")), None);
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let print = Print {
            name: "ลูฟี่".into(), types: vec!["หมวกฟาง".into()], text: "หนึ่ง\n\"สอง\"".into()
        };
        let prints = Prints::from([("X-1".to_owned(), print)]);
        std::fs::write(folder.path().join(file_name("th")), write(&prints)).expect("a file can be written");
        assert_eq!(read(folder.path(), "th").ok(), Some(prints.clone()));
        assert_eq!(read_all(folder.path()).ok(), Some(BTreeMap::from([("th".to_owned(), prints)])));
        std::fs::write(folder.path().join(file_name("th")), "{").expect("a file can be written");
        assert!(read(folder.path(), "th").is_err(), "a damaged file is told");
    }
}
