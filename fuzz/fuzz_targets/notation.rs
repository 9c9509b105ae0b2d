//! Effect notation: what is read prints and reads again.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| baize_xtask::fuzz::notation(data));
