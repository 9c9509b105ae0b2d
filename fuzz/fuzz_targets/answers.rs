//! Matches of every game, steered by bytes, under all laws.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| baize_xtask::fuzz::answers(data));
