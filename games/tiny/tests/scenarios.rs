//! Every scenario of the game passes, each as a test of its own.

// anchor: scenarios
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    baize_scenario::harness::main(Path::new(env!("CARGO_MANIFEST_DIR")), baize_tiny::book())
}
// anchor: end
