//! One test for each scenario of a game, so that one can be run by its name.

use crate::run::run;
use crate::suite::{files, read};
use baize_kernel::Rulebook;
use libtest_mimic::{Arguments, Trial};
use std::path::Path;
use std::process::ExitCode;

/// Runs the scenarios below the folder `scenarios` of a game: the whole of a test program with a harness of its own.
///
/// A test is called by file and title, such as `battle/block.yaml: A rested Blocker may not block`; a part of it is enough
/// to choose it: `cargo test -p baize-one-piece --test scenarios -- 'rested Blocker'`.
pub fn main(game: &Path, book: &'static dyn Rulebook) -> ExitCode {
    let folder = game.join("scenarios");
    match files(std::slice::from_ref(&folder)) {
        Ok(paths) => {
            let trials = paths.iter().flat_map(|path| trials(&folder, path, book)).collect();
            libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
        }
        Err(none) => {
            eprintln!("{none}");
            ExitCode::FAILURE
        }
    }
}

fn trials(folder: &Path, path: &Path, book: &'static dyn Rulebook) -> Vec<Trial> {
    let name = path.strip_prefix(folder).unwrap_or(path).display().to_string();
    match read(path) {
        Ok(scenarios) => scenarios
            .into_iter()
            .map(|scenario| {
                Trial::test(format!("{name}: {}", scenario.title), move || {
                    let verdict = run(&scenario, &|id| (id == book.id()).then_some(book));
                    let place = || format!("{}:{}", verdict.file, verdict.spot.line);
                    if verdict.ok { Ok(()) } else { Err(format!("{}\n{}", place(), verdict.message).into()) }
                })
            })
            .collect(),
        Err(diagnostics) => vec![Trial::test(name, move || {
            let told: Vec<String> = diagnostics.iter().map(|d| format!("{}: {}", d.spot.line, d.message)).collect();
            Err(told.join("\n").into())
        })],
    }
}
