//! Every scenario of the game passes.

use baize_kernel::Rulebook;
use baize_scenario::{files, run_paths};
use std::path::Path;

fn find(id: &str) -> Option<&'static dyn Rulebook> {
    (id == "duel").then(baize_duel::book)
}

#[test]
fn every_scenario_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let verdicts = run_paths(&files(&[root]).expect("the scenarios are there"), &find, &|_| {});
    let failed = verdicts.iter().filter(|v| !v.ok);
    let told: Vec<String> = failed.map(|v| format!("{}:{} {}\n{}", v.file, v.spot.line, v.title, v.message)).collect();
    assert!(verdicts.len() > 150, "only {} scenarios", verdicts.len());
    assert!(told.is_empty(), "{} of {} failed\n\n{}", told.len(), verdicts.len(), told.join("\n\n"));
}
