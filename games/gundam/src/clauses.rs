//! The clauses of the rules document, in our own words: `data/clauses.tsv`, one row for each.

use baize_kernel::game_spec::Clauses;
use std::sync::LazyLock;

/// The revision of the rules.
pub const REVISION: &str = "1.1.0";

/// The clauses of the only revision there is.
pub static TABLE: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(include_str!("../data/clauses.tsv"), &[REVISION]));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_clause_once() {
        let rows = TABLE.of("");
        assert_eq!((rows.len(), rows.iter().filter(|row| row.testable).count()), (414, 350));
        assert!(rows.iter().enumerate().all(|(i, row)| rows[..i].iter().all(|other| other.clause != row.clause)));
        assert!(rows.iter().all(|row| !row.text.trim().is_empty() && !row.kind.is_empty()));
        assert!(TABLE.of("0.9").is_empty());
    }
}
