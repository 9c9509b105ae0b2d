//! The clauses of the rules, in our own words: the table `data/clauses.tsv`.

use baize_kernel::Clause;
use baize_kernel::game_spec::Clauses;
use baize_kernel::rulebook::ClauseRow;
use std::sync::LazyLock;

static TABLE: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(include_str!("../data/clauses.tsv"), &[""]));

/// Returns the clauses, in the order of the digest.
pub fn table() -> &'static [ClauseRow] {
    TABLE.of("")
}

/// Finds a clause by its number.
pub fn find(clause: Clause) -> Option<&'static ClauseRow> {
    TABLE.find("", clause)
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
