//! What the words of a game are called in other languages, so that a thing is found by any of its names.

use crate::language::{Language, spoken};
use baize_kernel::Rulebook;
use baize_kernel::vocabulary::Role;

/// Brackets that cards print around words.
const BRACKETS: [char; 8] = ['【', '】', '《', '》', '[', ']', '<', '>'];

/// A word of a game with its other names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// What it is called in the language that is spoken, without brackets.
    pub name: String,
    /// What it is called elsewhere, and how the notation spells it.
    pub also: Vec<String>,
}

/// Returns the words of a game that people look for, by the names they have in a language.
pub fn elsewhere(book: &dyn Rulebook, language: &Language) -> Vec<Named> {
    let others: Vec<_> = spoken().map(|tag| Language::of(book, tag)).collect();
    let named = |(sort, word): (&'static str, &'static str)| {
        let name = bare(&language.name(sort, word));
        let names = others.iter().flat_map(|other| spellings(&other.name(sort, word)));
        let mut also: Vec<String> = names.chain([word.to_owned(), word.replace('-', " ")]).collect();
        also.retain(|other| *other != name);
        also.sort();
        also.dedup();
        Named { name, also }
    };
    words(book).into_iter().map(named).filter(|found| !found.also.is_empty()).collect()
}

/// The words of a game that its cards and its board show, with their sorts.
fn words(book: &dyn Rulebook) -> Vec<(&'static str, &'static str)> {
    let v = book.vocabulary();
    let plain = [("stat", &v.stats), ("kind", &v.kinds), ("keyword", &v.keywords), ("phase", &v.phases)];
    let mut all: Vec<(&str, &str)> = plain.iter().flat_map(|(sort, list)| list.iter().map(|w| (*sort, *w))).collect();
    all.extend(v.zones.iter().map(|zone| ("zone", zone.word)));
    all.extend(v.labels.iter().map(|label| ("label", label.word)));
    // What waits for something that happens has no name of its own, only a sentence.
    all.extend(v.cues.iter().filter(|cue| cue.role != Role::Event).map(|cue| ("cue", cue.word)));
    all
}

/// Returns how people may spell a printed word: as it is printed, without its brackets, with either middle dot.
pub fn spellings(name: &str) -> [String; 3] {
    let bare = bare(name);
    [name.to_owned(), bare.replace('･', "・"), bare]
}

fn bare(name: &str) -> String {
    name.trim_matches(BRACKETS).to_owned()
}
