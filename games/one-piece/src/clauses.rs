//! The clauses of the rules document, by revision, in our own words: `data/clauses.tsv`.
//!
//! A number can stand for different things in the two revisions, so each revision has a table of its own.

use baize_kernel::game_spec::Clauses;
use std::sync::LazyLock;

/// The newest revision, which is the default, and the older one.
pub const REVISIONS: [&str; 2] = ["1.1.8", "2023-01-19"];

const SOURCE: &str = include_str!("../data/clauses.tsv");

/// The clauses of both.
pub static TABLE: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(SOURCE, &REVISIONS));

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::Clause;
    use baize_kernel::rulebook::ClauseRow;

    const REVISION_118: &str = REVISIONS[0];
    const REVISION_2023: &str = REVISIONS[1];

    fn table(revision: &str) -> &'static [ClauseRow] {
        TABLE.of(revision)
    }

    #[test]
    fn each_revision_has_its_own_table() {
        let count = |revision, testable| table(revision).iter().filter(|row| row.testable >= testable).count();
        assert_eq!((count(REVISION_118, false), count(REVISION_118, true)), (453, 299));
        assert_eq!((count(REVISION_2023, false), count(REVISION_2023, true)), (411, 264));
        assert_eq!(table(""), table(REVISION_118));
        assert!(table("0.9").is_empty());
    }

    /// Returns where a clause stands in the document: its number, part by part.
    fn place(row: &ClauseRow) -> Vec<u16> {
        row.clause.as_str().split('-').map(|part| part.parse().expect("parts of clause numbers are numbers")).collect()
    }

    #[test]
    fn clauses_stand_once_and_in_the_order_of_the_document() {
        for revision in REVISIONS {
            let places: Vec<_> = table(revision).iter().map(place).collect();
            assert!(places.is_sorted_by(|a, b| a < b), "{revision}: a clause stands twice or out of order");
        }
    }

    #[test]
    fn every_row_says_what_it_demands() {
        for row in REVISIONS.into_iter().flat_map(table) {
            assert!(!row.text.trim().is_empty() && !row.kind.is_empty(), "{} is empty", row.clause);
        }
        let marks = SOURCE.lines().skip(1).map(|line| (line.split('\t').count(), line.split('\t').nth(3)));
        for (fields, mark) in marks {
            assert_eq!(fields, 5);
            assert!(matches!(mark, Some("both" | "1.1.8" | "2023")), "{mark:?} is no revision");
        }
    }

    #[test]
    fn a_number_may_mean_another_thing_in_the_other_revision() {
        let text = |revision, number| TABLE.find(revision, Clause::parse(number)?).map(|row| row.text.as_str());
        assert!(text(REVISION_2023, "1-2-3").is_some_and(|t| t.contains("draw")));
        assert!(text(REVISION_118, "1-2-3").is_some_and(|t| !t.contains("draw")));
        assert!(text(REVISION_118, "8-6-1").is_some() && text(REVISION_2023, "8-6-1").is_none());
        assert!(text(REVISION_2023, "5-1-3").is_some() && text(REVISION_118, "5-1-3").is_none());
        assert_eq!(text(REVISION_118, "99-1"), None);
        assert_eq!(text(REVISION_118, "not a clause"), None);
    }
}
