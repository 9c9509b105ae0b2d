//! The clauses of the rules document, in our own words: `data/clauses.tsv`, one row for each.

use baize_kernel::Clause;
use baize_kernel::rulebook::ClauseRow;
use std::sync::LazyLock;

/// The revision of the rules.
pub const REVISION: &str = "1.1.0";

const SOURCE: &str = include_str!("../data/clauses.tsv");

static TABLE: LazyLock<Vec<ClauseRow>> = LazyLock::new(|| SOURCE.lines().skip(1).map(read_row).collect());

/// Returns the clauses of a revision, in the order of the document; an empty name means the only
/// one there is, and a revision that does not exist has none.
pub fn table(revision: &str) -> &'static [ClauseRow] {
    if matches!(revision, "" | REVISION) { &TABLE } else { &[] }
}

fn read_row(line: &str) -> ClauseRow {
    let mut fields = line.split('\t');
    let mut field = || fields.next().expect("a row of the clause table has four fields");
    let (number, kind, testable, text) = (field(), field(), field(), field());
    ClauseRow {
        clause: Clause::parse(number).expect("a row of the clause table starts with a clause number"),
        kind: kind.to_owned(),
        testable: testable == "y",
        text: text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_clause_once() {
        let rows = table("");
        assert_eq!((rows.len(), rows.iter().filter(|row| row.testable).count()), (414, 350));
        assert!(rows.iter().enumerate().all(|(i, row)| rows[..i].iter().all(|other| other.clause != row.clause)));
        assert!(rows.iter().all(|row| !row.text.trim().is_empty() && !row.kind.is_empty()));
        assert!(table("0.9").is_empty());
    }
}
