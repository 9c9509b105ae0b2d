//! What clients of a cluster were told, and what must be true of it, whatever failed meanwhile.

use crate::Trial;
use crate::ledger::{answers, stored};
use baize_protocol::Answer;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What all clients were told.
#[derive(Default)]
pub struct History {
    told: Mutex<Told>,
}

#[derive(Default)]
struct Told {
    /// Answers that were acknowledged, by table and number.
    acknowledged: BTreeMap<(String, u32), (u8, Value)>,
    /// What is wrong.
    violations: Vec<String>,
    /// How many answers were acknowledged, refused, or lost with their connection.
    counts: Counts,
}

/// How often what was told.
#[derive(Copy, Clone, Default, Debug)]
pub struct Counts {
    /// Answers that were refused, because something failed.
    pub refused: u64,
    /// Answers of which nobody heard again.
    pub unknown: u64,
    /// Matches that came to their end.
    pub finished: u64,
    /// Tables that were gone back to after a connection was lost.
    pub resumed: u64,
}

impl History {
    fn told(&self) -> std::sync::MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that an answer was acknowledged, as the one that made a version.
    pub fn acknowledged(&self, table: &str, version: u32, seat: u8, answer: &Answer) {
        let line = (seat, stored(answer));
        let mut told = self.told();
        let before = told.acknowledged.insert((table.to_owned(), version - 1), line.clone());
        if let Some(before) = before {
            let what =
                format!("answer {} of table {table} was acknowledged twice: {before:?} and {line:?}", version - 1);
            told.violations.push(what);
        }
    }

    /// Notes something that must not be.
    pub fn violation(&self, what: String) {
        self.told().violations.push(what);
    }

    /// Counts something.
    pub fn count(&self, note: impl FnOnce(&mut Counts)) {
        note(&mut self.told().counts);
    }

    /// Returns how many answers were acknowledged.
    pub fn len(&self) -> usize {
        self.told().acknowledged.len()
    }

    /// Returns whether none was.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns how often what was told.
    pub fn counts(&self) -> Counts {
        self.told().counts
    }

    /// Returns the first that was found wrong so far.
    pub fn violation_found(&self) -> Option<String> {
        self.told().violations.first().cloned()
    }

    /// Compares everything with what a database holds: each acknowledged answer is stored, once, in its place, and
    /// the answers of each table count from 0 without a gap.
    ///
    /// # Errors
    /// Says what is wrong.
    pub async fn check(&self, url: &str) -> Trial<()> {
        let rows = answers(url).await.map_err(|e| e.to_string())?;
        let mut told = self.told();
        let Told { acknowledged, violations, .. } = &mut *told;
        for (key, line) in acknowledged.iter().filter(|(key, line)| rows.get(key) != Some(line)) {
            violations.push(format!("acknowledged is {key:?} {line:?}, stored is {:?}", rows.get(key)));
        }
        let mut next: BTreeMap<&str, u32> = BTreeMap::new();
        for (table, n) in rows.keys() {
            let expected = next.entry(table).or_default();
            if expected != n {
                violations.push(format!("table {table} has answer {n} after {expected} others"));
            }
            *expected = n + 1;
        }
        match violations.first() {
            None => Ok(()),
            Some(first) => Err(format!("{} violations; the first: {first}", violations.len())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A checker that finds nothing proves nothing.
    #[tokio::test]
    async fn it_finds_what_is_lost_changed_doubled_or_out_of_order() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let url = format!("sqlite://{}?mode=rwc", folder.path().join("answers.db").display());
        sqlx::any::install_default_drivers();
        let pool = sqlx::AnyPool::connect(&url).await.expect("a database");
        let rows = "CREATE TABLE answers (table_id TEXT, n BIGINT, seat BIGINT, answer TEXT);
            INSERT INTO answers VALUES ('a', 0, 0, '{\"Pick\":1}'), ('a', 1, 1, '{\"Pick\":2}')";
        sqlx::raw_sql(rows).execute(&pool).await.expect("two answers");
        let pick = |at| Answer::Pick { at };
        let good = History::default();
        good.acknowledged("a", 1, 0, &pick(1));
        good.acknowledged("a", 2, 1, &pick(2));
        assert_eq!(good.check(&url).await, Ok(()));
        for (version, seat, at) in [(3, 0, 1), (2, 1, 1), (2, 0, 2)] {
            let bad = History::default();
            bad.acknowledged("a", version, seat, &pick(at));
            assert!(bad.check(&url).await.is_err(), "{version} {seat} {at}");
        }
        good.acknowledged("a", 2, 1, &pick(2));
        assert!(good.check(&url).await.is_err(), "two owners acknowledged");
        sqlx::raw_sql("INSERT INTO answers VALUES ('b', 1, 0, '{\"Pick\":1}')").execute(&pool).await.expect("a row");
        assert!(History::default().check(&url).await.is_err(), "an answer is missing before another");
    }
}
