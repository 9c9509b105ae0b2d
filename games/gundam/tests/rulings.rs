//! The rulings of the publisher: the table in `docs` has every one.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn table() -> String {
    std::fs::read_to_string(root().join("docs/rulings-gundam.md")).expect("the table is there")
}

#[test]
fn every_ruling_of_the_public_list_has_a_row() {
    let path = root().join("../shared/data/gundam/rulings.json");
    if !path.exists() && std::env::var_os("CI").is_none() {
        return;
    }
    let text = std::fs::read_to_string(path).expect("the public list of rulings is needed to check the table");
    let list: Vec<BTreeMap<String, String>> = serde_json::from_str(&text).expect("the public list of rulings is JSON");
    let table = table();
    let told = |entry: &BTreeMap<String, String>| {
        let ruling = format!("{} {}", entry["card_number"], entry["num"]);
        let ends = |rest: &str| rest.starts_with([' ', ',']);
        table.match_indices(&ruling).any(|(at, _)| ends(&table[at + ruling.len()..]))
    };
    let lacking: Vec<_> = list.iter().filter(|entry| !told(entry)).map(|e| (&e["card_number"], &e["num"])).collect();
    assert!(lacking.is_empty(), "the table lacks {lacking:?}");
}

#[test]
fn every_scenario_file_that_the_table_names_is_there() {
    let scenarios = root().join("games/gundam/scenarios");
    for file in table().split('`').filter(|part| part.ends_with(".yaml")) {
        assert!(scenarios.join(file).is_file(), "there is no {file}");
    }
}
