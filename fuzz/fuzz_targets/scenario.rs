//! Scenario files, run where they can be read.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| baize_xtask::fuzz::scenario(data));
