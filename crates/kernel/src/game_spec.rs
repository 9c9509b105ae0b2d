//! What a game says of itself in plain data: names, files in languages, puzzles, how decks are drawn from, and its
//! table of clauses.
//!
//! ```
//! let spec = baize_spark::book().spec();
//! assert_eq!((spec.id, spec.title), ("spark", "Spark"));
//! ```

use crate::ids::Clause;
use crate::rulebook::{ClauseRow, Draws};

/// Files in languages: for each its tag, such as `th`, and its text.
pub type InLanguages = &'static [(&'static str, &'static str)];

/// What a game says of itself.
#[derive(Copy, Clone, Debug)]
pub struct GameSpec {
    /// The id, such as `one-piece`.
    pub id: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// One line that says what playing it is like.
    pub blurb: &'static str,
    /// The clauses that a line of the sources obeys without any event to tell it, one a line: those that a comment
    /// there names after `Obeys`.
    pub tied: &'static str,
    /// The game's words: Fluent files.
    pub locales: InLanguages,
    /// The clauses in other languages than English: tables with a line for every clause, its number, the beginning of
    /// the revisions it is of or `-`, and its text.
    pub clause_texts: InLanguages,
    /// What entries of the reference are called in other languages than English: tables with a line for every entry,
    /// its clause, its name, and other ways to write it.
    pub entry_names: InLanguages,
    /// How the game's cards are worded: wording tables.
    pub wording: InLanguages,
    /// How public card lists name what is printed, as TOML; empty where no lists are read.
    pub import_table: &'static str,
    /// How far what cards do is proven: lines of a grade, a colon and card numbers.
    pub grades: &'static str,
    /// The boards of the game's puzzles, as documents of a scenario file.
    pub puzzles: &'static str,
    /// The boards of the game's lessons, as documents of a scenario file.
    pub lessons: &'static str,
    /// How a deck is drawn from, and which parts it has.
    pub draws: Draws,
    /// Decks that ship, differ, and win as often against one another as they lose: what those who choose none play
    /// with, seat by seat in turn. Empty where everybody plays the same.
    pub equal_decks: &'static [&'static str],
}

impl GameSpec {
    /// A game that says no more than what it is called.
    pub const fn new(id: &'static str, title: &'static str, blurb: &'static str) -> GameSpec {
        GameSpec {
            id,
            title,
            blurb,
            tied: "",
            locales: &[],
            clause_texts: &[],
            entry_names: &[],
            wording: &[],
            import_table: "",
            grades: "",
            puzzles: "",
            lessons: "",
            draws: Draws { hand: 0, first: 0, each: 0, aside: 0, ready: 0, barred: 0, parts: &[] },
            equal_decks: &[],
        }
    }
}

/// Lists files of a game's `locales` by language, with their tags.
#[macro_export]
macro_rules! in_languages {
    ($($tag:literal: $($file:literal),+);+ $(;)?) => {
        &[$($(($tag, include_str!(concat!("../locales/", $file)))),+),+]
    };
}

/// The clauses of a game by revision, read from a table in our own words.
pub struct Clauses(Vec<(&'static str, Vec<ClauseRow>)>);

impl Clauses {
    /// Reads a table, whose first line names its columns: clause, kind, testable, text and, where revisions differ,
    /// the revision a row is of before the text: its beginning, or `both`. The first revision is the usual one.
    ///
    /// # Panics
    /// When a row is not like that; tables are part of the program.
    pub fn read(source: &str, revisions: &[&'static str]) -> Clauses {
        let rows = |revision: &&'static str| {
            let of = source.lines().skip(1).filter_map(|line| read_row(line, revision));
            (*revision, of.collect())
        };
        Clauses(revisions.iter().map(rows).collect())
    }

    /// Returns the clauses of a revision in the order of the document; an empty name means the usual revision, and one
    /// that does not exist has none.
    pub fn of(&self, revision: &str) -> &[ClauseRow] {
        let meant = |(name, _): &&(&str, Vec<ClauseRow>)| revision.is_empty() || *name == revision;
        self.0.iter().find(meant).map_or(&[], |(_, rows)| rows)
    }

    /// Finds a clause of a revision.
    pub fn find(&self, revision: &str, clause: Clause) -> Option<&ClauseRow> {
        self.of(revision).iter().find(|row| row.clause == clause)
    }
}

fn read_row(line: &str, revision: &str) -> Option<ClauseRow> {
    let fields: Vec<&str> = line.split('\t').collect();
    let (number, kind, testable, of, text) = match fields[..] {
        [number, kind, testable, text] => (number, kind, testable, "both", text),
        [number, kind, testable, of, text] => (number, kind, testable, of, text),
        _ => panic!("a row of a clause table has four or five fields: {line}"),
    };
    (of == "both" || revision.starts_with(of)).then(|| ClauseRow {
        clause: Clause::parse(number).expect("a row of a clause table starts with a clause number"),
        kind: kind.to_owned(),
        testable: testable == "y",
        text: text.to_owned(),
    })
}
