//! The clauses of the rulebook, in our own words.
//!
//! The table is `data/clauses.tsv`, one row for each clause. The rulebook itself has no numbers;
//! these are ours, and stay.

use baize_kernel::Clause;
use baize_kernel::rulebook::ClauseRow;
use std::sync::LazyLock;

const SOURCE: &str = include_str!("../data/clauses.tsv");

/// Returns the clauses in the order of the document.
pub fn table() -> &'static [ClauseRow] {
    static ROWS: LazyLock<Vec<ClauseRow>> = LazyLock::new(|| SOURCE.lines().skip(1).map(read_row).collect());
    &ROWS
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
    fn clauses_stand_once_and_in_order_and_say_what_they_demand() {
        let place = |row: &ClauseRow| -> Vec<u16> {
            let number = row.clause.as_str().trim_start_matches('D');
            number.split('.').map(|part| part.parse().expect("parts of clause numbers are numbers")).collect()
        };
        let places: Vec<_> = table().iter().map(place).collect();
        assert!(places.is_sorted_by(|a, b| a < b));
        assert!(table().iter().all(|row| !row.text.is_empty()));
        assert_eq!(table().len(), 218);
    }
}
