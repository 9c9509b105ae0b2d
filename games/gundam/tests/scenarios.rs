//! Every scenario of the game passes.

use baize_scenario::must_pass;
use std::path::Path;

#[test]
fn every_scenario_passes() {
    let verdicts = must_pass(Path::new(env!("CARGO_MANIFEST_DIR")), baize_gundam::book());
    assert!(verdicts.len() > 700, "only {} scenarios were found", verdicts.len());
}
