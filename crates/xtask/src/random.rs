//! Games between decks of random legal cards, with every law on, and which abilities they used.
//!
//! `docs/random-games.tsv` has the last run of each game: it is written as the run goes on, so that a run that is
//! broken off has told what it played.

use baize_kernel::{Options, Pool};
use baize_sim::random::Findings;
use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::Path;

/// How often the dear laws are tried: at one position of so many.
const EVERY: usize = 11;

/// After so many games the table is written.
const WRITTEN: u64 = 500;

/// Where the last run of each game is checked in.
const TABLE: &str = "docs/random-games.tsv";

const HEADING: &str =
    "game\tplayed on\tfirst seed\tgames\tanswers\tlaws broken\tcards dealt\tabilities\tnever used\twhich";

/// Plays one game for each seed, and writes down what came of it.
///
/// # Errors
/// With every law that was broken, or when the table cannot be written.
pub fn run(root: &Path, game: &str, seeds: Range<u64>) -> Result<String, String> {
    let book = baize_registry::find(game).map_err(|e| e.to_string())?;
    let (pool, options, when) = (book.pool(), Options::default(), crate::mutants::when(root));
    if book.random_deck(&options, &pool, 0).is_none() {
        return Err(format!("{game} makes no random decks"));
    }
    let (mut found, mut broken) = (Findings::default(), Vec::new());
    let total = seeds.end.saturating_sub(seeds.start);
    for seed in seeds.clone() {
        let (decks, tried) = baize_laws::random_decks(book, &options, seed, EVERY);
        found.games += 1;
        found.dealt.extend(decks.iter().flat_map(|deck| &deck.lines).map(|line| line.id.clone()));
        match tried {
            Ok(report) => {
                found.decisions += report.answers as u64;
                found.used.extend(report.used);
            }
            Err(law) => {
                eprintln!("random decks {seed}: {law}");
                broken.push(seed.to_string());
            }
        }
        if found.games.is_multiple_of(WRITTEN) || found.games == total {
            eprintln!("{game}: {} of {total} games, {} broke a law", found.games, broken.len());
            keep(root, game, &row(game, &when, seeds.start, &found, broken.len(), &pool))?;
        }
    }
    let played = format!("{game}: {total} games, {} broke a law", broken.len());
    if broken.is_empty() { Ok(played) } else { Err(format!("{played}: seeds {}", broken.join(" "))) }
}

/// What came of the games, as a row of the table.
fn row(game: &str, when: &str, first: u64, found: &Findings, broken: usize, pool: &Pool) -> String {
    let (never, abilities) = found.never_used(pool);
    let which: Vec<String> = never.iter().map(|(id, at)| format!("{id}/{}", at + 1)).collect();
    let Findings { games, decisions, dealt, .. } = found;
    let (dealt, never) = (dealt.len(), never.len());
    let which = which.join(" ");
    format!("{game}\t{when}\t{first}\t{games}\t{decisions}\t{broken}\t{dealt}\t{abilities}\t{never}\t{which}")
}

/// Puts a row in the place of the last one of the game.
fn keep(root: &Path, game: &str, row: &str) -> Result<(), String> {
    let path = root.join(TABLE);
    let table = with_row(&fs::read_to_string(&path).unwrap_or_default(), game, row);
    fs::write(&path, table).map_err(|e| format!("{TABLE}: {e}"))
}

fn with_row(table: &str, game: &str, row: &str) -> String {
    let rows = table.lines().skip(1).filter_map(|line| Some((line.split('\t').next()?, line)));
    let mut rows: BTreeMap<&str, &str> = rows.collect();
    rows.insert(game, row);
    let rows: Vec<&str> = [HEADING].into_iter().chain(rows.into_values()).collect();
    rows.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_takes_the_place_of_the_last_one_of_its_game_alone() {
        let table = with_row("", "duel", "duel\told");
        let table = with_row(&table, "arena", "arena\tother");
        assert_eq!(with_row(&table, "duel", "duel\tnew"), format!("{HEADING}\narena\tother\nduel\tnew\n"));
    }

    #[test]
    fn what_was_never_used_is_listed_by_card_and_ability() {
        let book = baize_registry::find("one-piece").expect("the game ships");
        let mut found = Findings { games: 2, decisions: 70, ..Findings::default() };
        found.dealt.insert("ST01-007".into());
        let told = row("one-piece", "a day", 3, &found, 0, &book.pool());
        assert_eq!(told, "one-piece\ta day\t3\t2\t70\t0\t1\t1\t1\tST01-007/1");
        found.used.insert(("ST01-007".into(), 0));
        let told = row("one-piece", "a day", 3, &found, 0, &book.pool());
        assert_eq!(told, "one-piece\ta day\t3\t2\t70\t0\t1\t1\t0\t");
    }
}
