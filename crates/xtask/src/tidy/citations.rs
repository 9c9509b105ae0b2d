//! Every clause that a game's code cites exists in that game's clause table.
//!
//! In code a citation is `Clause::new("…")` or `clause!("…")`. In comments it is a bare number in
//! the style of the game's own table: `7-1-2-1`, or a letter and numbers (`T5`, `D4.8`) where clauses have one.

use super::Source;
use baize_kernel::Rulebook;
use std::collections::BTreeSet;

/// Finds citations of clauses that do not exist.
pub fn unknown_clauses(sources: &[Source]) -> Vec<String> {
    baize_registry::games().iter().flat_map(|&book| unknown_clauses_of(book, sources)).collect()
}

fn unknown_clauses_of(book: &dyn Rulebook, sources: &[Source]) -> Vec<String> {
    let clauses = all_clauses(book);
    let letters = clause_letters(book);
    let folder = format!("games/{}/", book.id());
    let mut findings = Vec::new();
    for source in sources.iter().filter(|s| s.is_rust() && s.path.starts_with(&folder)) {
        for (number, line) in (1..).zip(source.text.lines()) {
            let cited = clauses_in_code(line).into_iter().chain(clauses_in_comment(line, &letters));
            for clause in cited.filter(|clause| !exists(&clauses, clause)) {
                findings.push(format!("{}:{number}: there is no clause {clause} in {}", source.path, book.id()));
            }
        }
    }
    findings
}

fn all_clauses(book: &dyn Rulebook) -> BTreeSet<String> {
    let revisions = book.menu().revisions;
    let rows = revisions.iter().flat_map(|revision| book.clauses(revision));
    rows.map(|row| row.clause.to_string()).collect()
}

/// Returns the letters that clauses of a game begin with.
pub fn clause_letters(book: &dyn Rulebook) -> BTreeSet<char> {
    all_clauses(book).iter().filter_map(|c| c.chars().next()).filter(|c| c.is_alphabetic()).collect()
}

/// A clause exists when the table has it, or has one below it: chapters may have no row.
pub fn exists(clauses: &BTreeSet<String>, cited: &str) -> bool {
    let has_below = |joint: char| {
        let below = format!("{cited}{joint}");
        clauses.range(below.clone()..).next().is_some_and(|c| c.starts_with(&below))
    };
    clauses.contains(cited) || has_below('-') || has_below('.')
}

/// Returns the clauses that the code of a line names.
pub fn clauses_in_code(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for opening in ["Clause::new(\"", "clause!(\""] {
        let pieces = line.split(opening).skip(1);
        found.extend(pieces.filter_map(|rest| rest.split('"').next()));
    }
    found
}

/// Returns what looks like a clause in the comment of a line.
pub fn clauses_in_comment<'a>(line: &'a str, letters: &BTreeSet<char>) -> Vec<&'a str> {
    let Some((_, comment)) = line.split_once("//") else { return Vec::new() };
    let token = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '"' | '/' | '.');
    // A stop at the end is the sentence's.
    let words = comment.split(|c| !token(c)).map(|word| word.trim_end_matches('.'));
    words.filter(|word| is_number(word) || is_lettered(word, letters)).collect()
}

/// `7-1-2-1` or `7-1-2a`, but neither a date nor a range of years.
fn is_number(word: &str) -> bool {
    let parts: Vec<&str> = word.trim_end_matches(|c: char| c.is_ascii_lowercase()).split('-').collect();
    let digits = |part: &&str| (1..=2).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    parts.len() >= 2 && parts.iter().all(digits)
}

fn is_lettered(word: &str, letters: &BTreeSet<char>) -> bool {
    let mut chars = word.chars();
    let lettered = chars.next().is_some_and(|c| letters.contains(&c));
    let parts = |rest: &str| rest.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
    lettered && parts(chars.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_found_in_code_and_comments() {
        assert_eq!(clauses_in_code(r#"const A: Clause = Clause::new("5-1-2"); f(clause!("7-1"));"#), ["5-1-2", "7-1"]);
        let letters = BTreeSet::from(['T']);
        assert_eq!(
            clauses_in_comment("x(); // T5 and 7-1-2-1, not 2023-01-19, OP01-016 or Two", &letters),
            ["T5", "7-1-2-1"]
        );
        assert_eq!(clauses_in_comment("// By T5.2, and so on to T12.", &letters), ["T5.2", "T12"]);
        assert_eq!(clauses_in_comment("no_comment(T5)", &letters), Vec::<&str>::new());
    }

    #[test]
    fn a_chapter_exists_through_its_clauses() {
        let clauses = BTreeSet::from(["7-1-1".to_owned()]);
        assert!(exists(&clauses, "7-1") && exists(&clauses, "7-1-1"));
        assert!(!exists(&clauses, "7-1-1-1") && !exists(&clauses, "7-2"));
    }
}
