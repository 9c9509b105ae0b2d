//! The clauses of the rulebook, in our own words: `data/clauses.tsv`, one row for each. The rulebook itself has no
//! numbers; these are ours, and stay.

use baize_kernel::game_spec::Clauses;
use std::sync::LazyLock;

/// The only revision: the booklet of the course.
pub const REVISION: &str = "course-2021";

/// The clauses in the order of the document.
pub static TABLE: LazyLock<Clauses> = LazyLock::new(|| Clauses::read(include_str!("../data/clauses.tsv"), &[REVISION]));

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::rulebook::ClauseRow;

    #[test]
    fn clauses_stand_once_and_in_order_and_say_what_they_demand() {
        let place = |row: &ClauseRow| -> Vec<u16> {
            let number = row.clause.as_str().trim_start_matches('D');
            number.split('.').map(|part| part.parse().expect("parts of clause numbers are numbers")).collect()
        };
        let places: Vec<_> = TABLE.of("").iter().map(place).collect();
        assert!(places.is_sorted_by(|a, b| a < b));
        assert!(TABLE.of("").iter().all(|row| !row.text.is_empty()));
        assert_eq!(TABLE.of("").len(), 218);
    }
}
