//! The `baize` command.

fn main() {}
