//! Mutants that change nothing: `games/<game>/data/equivalent.tsv` lists them, each with the reason.
//!
//! A row is `place<TAB>change<TAB>reason`, where the place has the digest of its function: when the function changes, the
//! reason has to be thought over.

use std::collections::BTreeMap;
use std::fmt::Write;

/// What a table says of a mutant that is listed.
pub const WORD: &str = "equivalent";

/// Marks the mutants of a table that are listed and that no scenario notices. Returns the table, and what is wrong with
/// the list: mutants that are not there any more, and such as something notices.
pub fn settled(table: &str, list: &str) -> (String, Vec<String>) {
    let rows = list.lines().filter_map(|line| {
        let (place, rest) = line.split_once('\t')?;
        Some(((place, rest.split_once('\t')?.0), false))
    });
    let mut listed: BTreeMap<(&str, &str), bool> = rows.collect();
    let (mut out, mut doubts) = (String::new(), Vec::new());
    for line in table.lines() {
        let cells: Vec<&str> = line.split('\t').collect();
        let [place, change, clauses, outcome, ..] = cells[..] else {
            let _ = writeln!(out, "{line}");
            continue;
        };
        let seen = listed.get_mut(&(place, change)).map(|seen| *seen = true);
        match (seen, outcome) {
            (Some(()), "survives" | "idle" | "unreached") => {
                let _ = writeln!(out, "{place}\t{change}\t{clauses}\t{WORD}\t\t");
                continue;
            }
            (Some(()), _) => doubts.push(format!("{place}: {change} is listed as {WORD} and was noticed")),
            (None, _) => {}
        }
        let _ = writeln!(out, "{line}");
    }
    let gone = listed.into_iter().filter(|(_, seen)| !seen);
    doubts.extend(gone.map(|((place, change), _)| format!("{place}: {change} is listed as {WORD} and is not there")));
    (out, doubts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_and_unnoticed_is_marked() {
        let table = "1\ta.yaml\tA wins\n\nplace\tchange\tclauses\toutcome\tby\tproves\n\
            a.rs:f#1\t1 for 0\t1-1\tsurvives\t\t\na.rs:f#1\t2 for 1\t1-1\tkilled\t1\t1-1=1\n";
        let (settled, doubts) = settled(table, "a.rs:f#1\t1 for 0\tnobody asks\n");
        assert_eq!(settled, table.replace("survives", WORD));
        assert!(doubts.is_empty(), "{doubts:?}");
    }

    #[test]
    fn a_reason_that_does_not_hold_is_found() {
        let table = "a.rs:f#1\t1 for 0\t1-1\tkilled\t1\t1-1=1\n";
        let list = "a.rs:f#1\t1 for 0\tnobody asks\na.rs:f#0\t1 for 0\tof older code\n";
        let (same, doubts) = settled(table, list);
        assert_eq!(same, table);
        assert_eq!(doubts.len(), 2, "{doubts:?}");
    }
}
