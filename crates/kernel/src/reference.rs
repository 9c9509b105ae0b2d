//! What a player may look up about a game besides its cards and its clauses.
//!
//! A game whose cards say little, or nothing, has its rules of play elsewhere: in a list of actions,
//! say. Its [`Rulebook`](crate::Rulebook) hands that list out as entries, made from the very tables
//! it plays by.

use crate::ids::Clause;

/// Something to look up, such as an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its word; where it is something to do, the word of that verb.
    pub word: String,
    /// Its name for people.
    pub title: String,
    /// What sort of thing it is, such as `action`.
    pub sort: &'static str,
    /// Words to sort and filter by, such as `instant`.
    pub tags: Vec<String>,
    /// What is known of it at a glance: names such as `cost` with their values.
    pub facts: Vec<(&'static str, String)>,
    /// What it does, a sentence each, with the clause that demands it.
    pub lines: Vec<Line>,
    /// Its own clause.
    pub clause: Clause,
    /// What else it is called: in other languages, and by its makers.
    pub also: Vec<String>,
}

/// A sentence of an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The clause that demands it.
    pub clause: Clause,
    /// The sentence.
    pub text: String,
}

impl Line {
    /// Makes a line.
    pub fn new(clause: Clause, text: impl Into<String>) -> Line {
        Line { clause, text: text.into() }
    }
}

impl Entry {
    /// Returns whether every one of some words occurs in the entry, capitals making no difference.
    pub fn has(&self, words: &str) -> bool {
        let text = self.text().to_lowercase();
        words.split_whitespace().all(|word| text.contains(&word.to_lowercase()))
    }

    /// Returns whether its name or word has every one of some words.
    fn is_called(&self, words: &str) -> bool {
        let name = format!("{} {} {} {}", self.title, self.word, self.clause, self.also.join(" ")).to_lowercase();
        words.split_whitespace().all(|word| name.contains(&word.to_lowercase()))
    }

    /// Returns whether it is called exactly so, in any language or by its clause.
    pub fn is_named(&self, name: &str) -> bool {
        let wanted = name.trim().to_lowercase();
        let own = [self.word.as_str(), &self.title, self.clause.as_str()];
        own.into_iter().chain(self.also.iter().map(String::as_str)).any(|way| way.to_lowercase() == wanted)
    }

    /// Returns everything that is searched.
    fn text(&self) -> String {
        let mut text =
            format!("{}\n{}\n{}\n{}\n{}\n", self.title, self.word, self.sort, self.clause, self.tags.join(" "));
        text.push_str(&self.also.join("\n"));
        for (name, value) in &self.facts {
            text.push_str(&format!("\n{name} {value}"));
        }
        for line in &self.lines {
            text.push_str(&format!("\n{} {}", line.clause, line.text));
        }
        text
    }
}

/// Finds the entries that have all of some words, those that are called so first.
pub fn search(entries: Vec<Entry>, words: &str) -> Vec<Entry> {
    let found = entries.into_iter().filter(|entry| entry.has(words));
    let (mut called, others): (Vec<Entry>, Vec<Entry>) = found.partition(|entry| entry.is_called(words));
    called.extend(others);
    called
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(word: &str, text: &str) -> Entry {
        let lines = vec![Line::new(Clause::new("2-1"), text)];
        let facts = vec![("cost", "one Coin".to_owned())];
        let (word, title) = (word.to_owned(), word.to_uppercase());
        Entry {
            word,
            title,
            sort: "action",
            tags: vec!["quick".into()],
            facts,
            lines,
            clause: Clause::new("2"),
            also: vec!["跳ぶ".into(), "tobu hop".into()],
        }
    }

    #[test]
    fn all_words_are_wanted_wherever_they_stand() {
        let entry = entry("leap", "Move a piece over another.");
        for words in ["", "leap", "PIECE over", "quick coin", "2-1", "action", "跳ぶ", "Hop"] {
            assert!(entry.has(words), "{words}");
        }
        for words in ["leap twice", "slow", "3"] {
            assert!(!entry.has(words), "{words}");
        }
        assert!(["Leap", "2", "跳ぶ", "Tobu Hop"].into_iter().all(|name| entry.is_named(name)));
        assert!(!entry.is_named("lea") && !entry.is_named(""));
    }

    #[test]
    fn entries_that_are_called_so_come_first() {
        let entries = vec![entry("swap", "Answers a leap."), entry("leap", "Move."), entry("rest", "Nothing.")];
        let found = search(entries, "leap");
        assert_eq!(found.iter().map(|e| e.word.as_str()).collect::<Vec<_>>(), ["leap", "swap"]);
    }
}
