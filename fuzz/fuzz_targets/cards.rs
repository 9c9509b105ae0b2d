//! Card files.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| baize_xtask::fuzz::cards(data));
