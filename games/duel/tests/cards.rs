//! The facts of the cards agree with the course's list and with a public card database.

use baize_duel::words::{kind, label, stat};
use baize_kernel::{CardDef, Pool};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Reads a file of the shared data; without it there is nothing to compare with, except in CI.
fn shared(path: &str) -> Option<String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(path);
    let text = std::fs::read_to_string(&file).ok();
    assert!(text.is_some() || std::env::var_os("CI").is_none(), "{} is not there", file.display());
    text
}

/// Reads comma-separated values with quotes, the heading first; each row by column.
fn rows(text: &str) -> Vec<BTreeMap<String, String>> {
    let mut records: Vec<Vec<String>> = vec![vec![String::new()]];
    let mut quoted = false;
    for c in text.chars() {
        let record = records.last_mut().expect("there is a first record");
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => record.push(String::new()),
            '\n' if !quoted => records.push(vec![String::new()]),
            '\r' => {}
            c => record.last_mut().expect("a record has a field").push(c),
        }
    }
    let mut records = records.into_iter().filter(|r| r.len() > 1);
    let heading = records.next().expect("the file has a heading");
    records.map(|r| heading.iter().cloned().zip(r).collect()).collect()
}

fn by_name<'a>(pool: &'a Pool, name: &str) -> &'a CardDef {
    let found = pool.iter().find(|(id, _)| pool.name(*id).eq_ignore_ascii_case(name.trim()));
    found.unwrap_or_else(|| panic!("{name} is not among the cards")).1
}

#[test]
fn monsters_are_as_the_course_lists_them() {
    let Some(text) = shared("ygo-course/Monster.csv") else { return };
    let (pool, rows) = (baize_duel::cards::pool(), rows(&text));
    assert_eq!(rows.len(), 41);
    for row in rows {
        let def = by_name(&pool, &row["Name"]);
        let number = |key: &str| row[key].trim().parse::<i32>().expect("a value is a number");
        assert_eq!(def.kind, kind::MONSTER, "{}", def.id);
        let stats = [stat::LEVEL, stat::ATK, stat::DEF].map(|s| def.stat(s));
        assert_eq!(stats, [number("Level"), number("Atk"), number("Def")], "{}", def.id);
        let words = baize_duel::words::vocabulary();
        let has = |word: &str| words.find_label(&word.to_lowercase()).is_some_and(|l| def.has_label(l));
        assert!(has(&row["Attribute"]) && has(&row["Card Type"]), "{}", def.id);
        let types: Vec<&str> = def.traits.iter().map(|t| pool.lexicon().text(*t)).collect();
        assert_eq!(types, [row["Monster Type"].trim()], "{}", def.id);
    }
}

#[test]
fn spells_and_traps_are_as_the_course_lists_them() {
    let Some(text) = shared("ygo-course/SpellTrap.csv") else { return };
    let (pool, rows) = (baize_duel::cards::pool(), rows(&text));
    assert_eq!(rows.len(), 35);
    for row in rows {
        let def = by_name(&pool, &row["Name"]);
        assert_eq!(def.kind, if row["Type"] == "Spell" { kind::SPELL } else { kind::TRAP }, "{}", def.id);
        let words = baize_duel::words::vocabulary();
        let icon = words.find_label(&row["Icon (Property)"].to_lowercase());
        assert!(icon.is_some_and(|l| def.has_label(l)), "{}", def.id);
        assert_eq!(row["Status"] == "Limited", def.has_label(label::LIMITED), "{}", def.id);
    }
}

#[test]
fn every_card_has_a_passcode_of_its_own() {
    let pool = baize_duel::cards::pool();
    let codes: Vec<&String> = pool.iter().flat_map(|(_, def)| &def.codes).collect();
    assert!(pool.iter().all(|(_, def)| !def.codes.is_empty()));
    assert!(codes.iter().all(|code| code.len() == 8 && code.bytes().all(|b| b.is_ascii_digit())));
    for (i, code) in codes.iter().enumerate() {
        assert!(!codes[..i].contains(code), "{code} stands twice");
    }
}

#[test]
fn passcodes_are_those_of_the_public_database() {
    let Some(text) = shared("yu-gi-oh/classic.json") else { return };
    let cards: Vec<serde_json::Value> = serde_json::from_str(&text).expect("the database is JSON");
    let pool = baize_duel::cards::pool();
    let mut compared = 0;
    for card in &cards {
        let (Some(name), Some(code)) = (card["name"].as_str(), card["id"].as_u64()) else { continue };
        if let Some((_, def)) = pool.iter().find(|(id, _)| pool.name(*id).eq_ignore_ascii_case(name)) {
            assert_eq!(def.codes[0], format!("{code:08}"), "{name}");
            compared += 1;
        }
    }
    assert!(compared >= 35, "only {compared} cards are in both lists");
}
