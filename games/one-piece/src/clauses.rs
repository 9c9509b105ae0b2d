//! The clauses of the rules document, by revision, in our own words.
//!
//! The table is `data/clauses.tsv`, one row for each clause and revision. A number can stand for
//! different things in the two revisions, so each revision gets a table of its own.

use baize_kernel::Clause;
use baize_kernel::rulebook::ClauseRow;
use std::sync::LazyLock;

/// The newest revision, and the default.
pub const REVISION_118: &str = "1.1.8";

/// The revision of January 2023.
pub const REVISION_2023: &str = "2023-01-19";

const SOURCE: &str = include_str!("../data/clauses.tsv");

static OF_118: LazyLock<Vec<ClauseRow>> = LazyLock::new(|| read(SOURCE, "1.1.8"));
static OF_2023: LazyLock<Vec<ClauseRow>> = LazyLock::new(|| read(SOURCE, "2023"));

/// Returns the clauses of a revision, in the order of the document; an empty name means the newest
/// revision, and a revision that does not exist has none.
pub fn table(revision: &str) -> &'static [ClauseRow] {
    match revision {
        "" | REVISION_118 => &OF_118,
        REVISION_2023 => &OF_2023,
        _ => &[],
    }
}

/// Finds a clause of a revision by its number.
pub fn find(revision: &str, number: &str) -> Option<&'static ClauseRow> {
    let clause = Clause::parse(number)?;
    table(revision).iter().find(|row| row.clause == clause)
}

/// Reads the rows that are in force in the revision with this mark.
fn read(source: &str, mark: &str) -> Vec<ClauseRow> {
    source.lines().skip(1).filter_map(|line| read_row(line, mark)).collect()
}

fn read_row(line: &str, mark: &str) -> Option<ClauseRow> {
    let mut fields = line.split('\t');
    let mut field = || fields.next().expect("a row of the clause table has five fields");
    let (number, kind, testable, revision, text) = (field(), field(), field(), field(), field());
    (revision == "both" || revision == mark).then(|| ClauseRow {
        clause: Clause::parse(number).expect("a row of the clause table starts with a clause number"),
        kind: kind.to_owned(),
        testable: testable == "y",
        text: text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [&str; 2] = [REVISION_118, REVISION_2023];

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
        for revision in BOTH {
            let places: Vec<_> = table(revision).iter().map(place).collect();
            assert!(places.is_sorted_by(|a, b| a < b), "{revision}: a clause stands twice or out of order");
        }
    }

    #[test]
    fn every_row_says_what_it_demands() {
        for row in BOTH.into_iter().flat_map(table) {
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
        let text = |revision, number| find(revision, number).map(|row| row.text.as_str());
        assert!(text(REVISION_2023, "1-2-3").is_some_and(|t| t.contains("draw")));
        assert!(text(REVISION_118, "1-2-3").is_some_and(|t| !t.contains("draw")));
        assert!(text(REVISION_118, "8-6-1").is_some() && text(REVISION_2023, "8-6-1").is_none());
        assert!(text(REVISION_2023, "5-1-3").is_some() && text(REVISION_118, "5-1-3").is_none());
        assert_eq!(text(REVISION_118, "99-1"), None);
        assert_eq!(text(REVISION_118, "not a clause"), None);
    }
}
