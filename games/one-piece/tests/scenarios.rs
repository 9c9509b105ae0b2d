//! Every scenario of the game passes, in every revision it names.

use baize_scenario::must_pass;
use std::path::Path;

#[test]
fn every_scenario_passes() {
    let verdicts = must_pass(Path::new(env!("CARGO_MANIFEST_DIR")), baize_one_piece::book());
    assert!(verdicts.len() > 800, "only {} scenarios were found", verdicts.len());
}
