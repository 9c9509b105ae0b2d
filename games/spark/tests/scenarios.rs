//! Every scenario of the game passes.

use baize_kernel::Rulebook;
use baize_scenario::{files, run_paths};
use std::path::Path;

fn find(id: &str) -> Option<&'static dyn Rulebook> {
    (id == "spark").then(baize_spark::book)
}

#[test]
fn every_scenario_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let verdicts = run_paths(&files(&[folder]).expect("the scenarios are there"), &find, &|_| {});
    let failed = verdicts.iter().filter(|v| !v.ok);
    let told: Vec<String> = failed.map(|v| format!("{}:{} {}\n{}", v.file, v.spot.line, v.title, v.message)).collect();
    assert!(
        told.is_empty() && verdicts.len() >= 10,
        "{} of {} failed\n\n{}",
        told.len(),
        verdicts.len(),
        told.join("\n\n")
    );
}
