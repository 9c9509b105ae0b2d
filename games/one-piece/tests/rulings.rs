//! The rulings of the publisher as scenarios: the table in `docs` has every one.

use baize_scenario::{files, read};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn scenario_files() -> Vec<PathBuf> {
    files(&[root().join("games/one-piece/scenarios/rulings")]).expect("the rulings are there")
}

/// Where the part about later cards begins.
const LATER: &str = "## Rulings of cards of later sets";

/// Returns the cells of the rows after a heading, until the next.
fn rows_after(heading: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(root().join("docs/rulings-one-piece.md")).expect("the table is there");
    let part = text.split(heading).nth(1).expect("the heading is there");
    let rows = part.lines().skip(1).take_while(|line| !line.starts_with('#')).filter(|line| line.starts_with("| "));
    rows.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// Returns the rulings of some sheets of the public list, numbered by card.
fn public(is_general: bool) -> Option<Vec<String>> {
    let path = root().join("../shared/data/one-piece/rulings.json");
    if !path.exists() && std::env::var_os("CI").is_none() {
        return None;
    }
    let text = std::fs::read_to_string(path).expect("the public list of rulings is needed to check the table");
    let list: Vec<BTreeMap<String, String>> = serde_json::from_str(&text).expect("the public list of rulings is JSON");
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    let mut wanted = Vec::new();
    for entry in list {
        let number = count.entry(entry["card"].clone()).or_default();
        *number += 1;
        if ["qa_rules.md", "qa_st-01-st-04.md"].contains(&entry["source"].as_str()) == is_general {
            wanted.push(format!("{} #{number}", entry["card"]));
        }
    }
    Some(wanted)
}

/// Returns the rows of the table: ruling, our words, scenario files.
fn table() -> Vec<[String; 3]> {
    let text = std::fs::read_to_string(root().join("docs/rulings-one-piece.md")).expect("the table is there");
    let text = text.split(LATER).next().unwrap_or_default();
    let rows = text.lines().filter(|line| line.starts_with("| ") && line.contains('#'));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [ruling, words, place] = cells[..] else { panic!("`{line}` has not three cells") };
        [ruling, words, place].map(str::to_owned)
    };
    rows.map(row).collect()
}

/// Returns the files that hold a scenario of each ruling.
fn recorded() -> BTreeMap<String, BTreeSet<String>> {
    let mut out: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in scenario_files() {
        let file = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        for scenario in read(&path).expect("the scenario can be read") {
            let ruling = scenario.ruling.unwrap_or_else(|| panic!("{file}: `{}` names no ruling", scenario.title));
            out.entry(ruling).or_default().insert(file.clone());
        }
    }
    out
}

#[test]
fn the_table_names_the_scenarios_of_each_ruling() {
    let mut recorded = recorded();
    for [ruling, _, place] in table() {
        let named: BTreeSet<String> =
            place.split('`').filter(|part| part.ends_with(".yaml")).map(str::to_owned).collect();
        assert_eq!(named, recorded.remove(&ruling).unwrap_or_default(), "{ruling}");
        assert!(!named.is_empty() || place.starts_with("does not apply"), "{ruling} has no scenario and no reason");
    }
    assert!(recorded.is_empty(), "the table lacks {recorded:?}");
}

#[test]
fn the_table_has_every_ruling_of_the_public_list() {
    if let Some(wanted) = public(true) {
        let have: Vec<String> = table().into_iter().map(|[ruling, ..]| ruling).collect();
        assert_eq!(have, wanted);
    }
}

#[test]
fn every_ruling_about_a_later_card_has_a_row() {
    if let Some(wanted) = public(false) {
        let have: Vec<String> = rows_after("### Row by row").into_iter().skip(1).map(|row| row[0].clone()).collect();
        assert_eq!(have, wanted);
    }
}

#[test]
fn the_word_of_each_row_names_a_scenario_or_says_that_there_is_none() {
    let mut words = BTreeSet::new();
    for row in rows_after(LATER).iter().filter(|row| row[0].starts_with('*')) {
        let [word, _, place] = &row[..] else { panic!("{row:?} has not three cells") };
        words.insert(word.trim_matches('*').to_owned());
        if let Some((file, title)) = place.trim_start_matches('`').split_once("`: ") {
            let scenarios = read(&root().join("games/one-piece/scenarios").join(file)).expect("the file is there");
            assert!(scenarios.iter().any(|s| s.title == title), "{file} has no scenario `{title}`");
        }
    }
    for row in rows_after("### Row by row").iter().skip(1) {
        assert!(words.contains(&row[1]), "{}: nothing says what `{}` means", row[0], row[1]);
    }
}

/// Returns the rulings that scenarios of cards name, where they lie beside `cards/rulings.yaml`.
fn of_cards() -> BTreeSet<String> {
    let scenarios = files(&[root().join("games/one-piece/scenarios/cards")]).expect("the scenarios are there");
    let is_of_rulings = |path: &PathBuf| path.file_name().is_some_and(|f| f.to_string_lossy().starts_with("rulings"));
    let named =
        scenarios.iter().filter(|path| is_of_rulings(path)).flat_map(|path| read(path).expect("it can be read"));
    named.filter_map(|scenario| scenario.ruling).collect()
}

#[test]
fn a_row_says_that_there_is_a_scenario_just_where_there_is_one() {
    let rows = rows_after("### Row by row");
    let with = |word: &str| rows.iter().filter(|row| row[1] == word).map(|row| row[0].clone()).collect::<BTreeSet<_>>();
    let (said, own, found) = (with("scenario"), with("own"), of_cards());
    assert!(said.is_subset(&found), "no scenario names {:?}", said.difference(&found));
    let told = &said | &own;
    assert!(found.is_subset(&told), "the table does not tell of {:?}", found.difference(&told));
}
