//! Saved matches whose seal fits, whatever lies behind it.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| baize_xtask::fuzz::saved(data));
