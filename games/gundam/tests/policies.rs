//! Every value of every policy has a scenario, and the page about readings lists them all.

use baize_gundam::book;
use baize_scenario::files;
use std::path::Path;

fn here(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn every_value_that_is_no_default_is_set_by_a_scenario() {
    let paths = files(&[here("scenarios")]).expect("the scenarios are there");
    let texts: Vec<String> = paths.iter().map(|p| std::fs::read_to_string(p).expect("a scenario is text")).collect();
    for policy in book().menu().policies {
        for value in &policy.values[1..] {
            let set = format!("policies: {{{}: {value}}}", policy.name);
            assert!(texts.iter().any(|text| text.contains(&set)), "no scenario has `{set}`");
        }
    }
}

#[test]
fn the_page_about_readings_lists_every_policy_with_its_values() {
    let page = std::fs::read_to_string(here("../../docs/readings-gundam.md")).expect("the page is there");
    for policy in book().menu().policies {
        let values: Vec<String> = policy.values.iter().map(|value| format!("`{value}`")).collect();
        let row = format!("| `{}` | {} |", policy.name, values.join(", "));
        let found = page.lines().any(|line| line.contains(&row) && line.contains(policy.reading));
        assert!(found, "no row of {} has `{row}`", policy.reading);
    }
}
