//! The fuzz targets take whatever a seeded generator makes up.

use baize_xtask::fuzz::{TARGETS, run};

#[test]
fn targets_take_generated_bytes() {
    let report = run(60, &[]);
    assert_eq!(report.lines().count(), TARGETS.len());
}

#[test]
fn every_target_has_a_fuzzer() {
    for (name, _) in TARGETS {
        let path = baize_xtask::root().join(format!("fuzz/fuzz_targets/{name}.rs"));
        assert!(path.is_file(), "{} is missing", path.display());
    }
}
