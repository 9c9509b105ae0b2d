//! Everything on the lists of the game occurs in a scenario that is about it.

use baize_blackpoker::actions::ACTIONS;
use baize_blackpoker::reference;
use baize_kernel::Rulebook;
use baize_scenario::{files, read, transcript};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn find(id: &str) -> Option<&'static dyn Rulebook> {
    (id == "blackpoker").then(baize_blackpoker::book)
}

fn all() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    files(&[folder]).expect("the scenarios are there")
}

/// Returns what happened in the scenarios that pass, of what they cite: clauses that an event carries or a line of the
/// sources obeys without one, and actions that were resolved.
fn shown() -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for scenario in all().iter().flat_map(|file| read(file).expect("the scenarios can be read")) {
        let story = transcript(&scenario, &find);
        if !story.ends_with("passed\n") {
            continue;
        }
        let cited: BTreeSet<&str> = scenario.cites.iter().map(|clause| clause.value.as_str()).collect();
        shown.extend(baize_blackpoker::book().spec().tied.lines().filter(|c| cited.contains(c)).map(str::to_owned));
        // Events are told below the answer that caused them, each with its clause at the end.
        let events = story.lines().filter_map(|line| line.strip_prefix("    ")?.strip_suffix(')')?.rsplit_once(" ("));
        for (event, clause) in events.filter(|(_, clause)| cited.contains(clause)) {
            let resolved = event.contains(" resolve ");
            shown.insert(if resolved { format!("{clause} resolved") } else { clause.to_owned() });
        }
    }
    shown
}

#[test]
fn every_action_character_fog_and_trump_occurs_in_a_scenario_about_it() {
    let shown = shown();
    let resolved = ACTIONS.iter().map(|action| format!("{} resolved", action.clause));
    let others = reference::entries(None).into_iter().filter(|entry| entry.sort != "action");
    let wanted = resolved.chain(others.map(|entry| entry.clause.to_string()));
    let missing: Vec<String> = wanted.filter(|what| !shown.contains(what)).collect();
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
}
