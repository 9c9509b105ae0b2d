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

/// Returns the rows of the table: ruling, our words, scenario files.
fn table() -> Vec<[String; 3]> {
    let text = std::fs::read_to_string(root().join("docs/rulings-one-piece.md")).expect("the table is there");
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
    let path = root().join("../shared/data/one-piece/rulings.json");
    if !path.exists() && std::env::var_os("CI").is_none() {
        return;
    }
    let text = std::fs::read_to_string(path).expect("the public list of rulings is needed to check the table");
    let list: Vec<BTreeMap<String, String>> = serde_json::from_str(&text).expect("the public list of rulings is JSON");
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    let mut wanted = Vec::new();
    for entry in list.iter().filter(|e| ["qa_rules.md", "qa_st-01-st-04.md"].contains(&e["source"].as_str())) {
        let number = count.entry(entry["card"].clone()).or_default();
        *number += 1;
        wanted.push(format!("{} #{number}", entry["card"]));
    }
    let have: Vec<String> = table().into_iter().map(|[ruling, ..]| ruling).collect();
    assert_eq!(have, wanted);
}
