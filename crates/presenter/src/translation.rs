//! Clauses and names of one game in one language, read from the tables that ship with the game.

use baize_kernel::reference::{Entry, Line};
use baize_kernel::rulebook::ClauseRow;
use baize_kernel::{Clause, Rulebook};
use std::collections::BTreeMap;

/// The rows of a table in a language, by the clause they begin with: the other two fields of each.
type Rows = BTreeMap<&'static str, Vec<(&'static str, &'static str)>>;

/// What a game's tables say in a language; empty for English, which the rulebook itself speaks.
#[derive(Debug, Default)]
pub(crate) struct Translation {
    clauses: Rows,
    names: Rows,
}

impl Translation {
    /// Reads the tables of a game in a language.
    pub fn new(book: &dyn Rulebook, tag: &str) -> Translation {
        let of = |files: &'static [(&'static str, &'static str)]| rows(files.iter().filter(|(t, _)| *t == tag));
        Translation { clauses: of(book.spec().clause_texts), names: of(book.spec().entry_names) }
    }

    /// Returns the text of a clause in a revision.
    pub fn clause(&self, revision: &str, clause: Clause) -> Option<&'static str> {
        let rows = self.clauses.get(clause.as_str())?;
        let mut fitting = rows.iter().filter(|(mark, _)| matches!(*mark, "-" | "both") || revision.starts_with(mark));
        fitting.next().map(|(_, text)| *text)
    }

    /// Returns what an entry of the reference is called.
    fn name(&self, clause: Clause) -> Option<&'static str> {
        self.names.get(clause.as_str())?.first().map(|(name, _)| *name)
    }

    /// Returns an entry in the language: its name, and the clauses that it stands for. What the game
    /// tells at a glance in English is said by these clauses, too.
    pub fn entry(&self, entry: Entry, clauses: &[ClauseRow], revision: &str) -> Entry {
        let Some(name) = self.name(entry.clause) else { return entry };
        let below = format!("{}.", entry.clause);
        let mine = clauses.iter().filter(|r| r.clause == entry.clause || r.clause.as_str().starts_with(&below));
        let lines = mine.filter_map(|r| Some(Line::new(r.clause, self.clause(revision, r.clause)?))).collect();
        let also = entry.also.into_iter().chain([entry.title]).filter(|other| other != name).collect();
        Entry { title: name.to_owned(), tags: Vec::new(), facts: Vec::new(), lines, also, ..entry }
    }
}

/// Returns what an entry is called in any language, and how its makers and its readers write it.
pub(crate) fn every_name(book: &dyn Rulebook, clause: Clause) -> Vec<String> {
    let lines = book.spec().entry_names.iter().flat_map(|(_, file)| file.lines());
    let mine = lines.filter_map(|line| line.strip_prefix(clause.as_str())?.strip_prefix('\t'));
    let mut names: Vec<String> = Vec::new();
    for (name, readings) in mine.filter_map(|rest| rest.split_once('\t')) {
        let readings = readings.split_whitespace();
        let spelled = readings.clone().map(str::to_owned).chain(readings.map(in_katakana));
        for name in std::iter::once(name.to_owned()).chain(spelled).filter(|name| !matches!(name.as_str(), "" | "-")) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

/// A reading in the other kana, in which people type it as often.
fn in_katakana(reading: &str) -> String {
    let turned = |c: char| if ('ぁ'..='ゖ').contains(&c) { char::from_u32(c as u32 + 0x60).unwrap_or(c) } else { c };
    reading.chars().map(turned).collect()
}

/// Reads tables of three fields, below a line that names them.
fn rows(files: impl Iterator<Item = &'static (&'static str, &'static str)>) -> Rows {
    let mut rows = Rows::new();
    for line in files.flat_map(|(_, file)| file.lines().skip(1)) {
        let mut fields = line.splitn(3, '\t');
        if let (Some(clause), Some(second), Some(third)) = (fields.next(), fields.next(), fields.next()) {
            rows.entry(clause).or_default().push((second, third));
        }
    }
    rows
}
