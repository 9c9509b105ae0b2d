//! The clauses of the rules, in our own words: the table `data/clauses.tsv`.

use baize_kernel::Clause;
use baize_kernel::rulebook::ClauseRow;
use std::sync::LazyLock;

const SOURCE: &str = include_str!("../data/clauses.tsv");

static TABLE: LazyLock<Vec<ClauseRow>> = LazyLock::new(|| SOURCE.lines().skip(1).map(read).collect());

/// Returns the clauses, in the order of the digest.
pub fn table() -> &'static [ClauseRow] {
    &TABLE
}

/// Finds a clause by its number.
pub fn find(clause: Clause) -> Option<&'static ClauseRow> {
    table().iter().find(|row| row.clause == clause)
}

fn read(line: &str) -> ClauseRow {
    let mut fields = line.splitn(4, '\t');
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
    use std::collections::BTreeSet;

    #[test]
    fn clauses_stand_once_and_say_something() {
        let numbers: BTreeSet<Clause> = table().iter().map(|row| row.clause).collect();
        assert_eq!((table().len(), numbers.len()), (413, 413));
        assert!(table().iter().all(|row| !row.text.trim().is_empty() && !row.kind.is_empty()));
        assert_eq!(table().iter().filter(|row| !row.testable).count(), 2);
    }
}
