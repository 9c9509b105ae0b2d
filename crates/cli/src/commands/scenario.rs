//! `baize scenario`: run scenario files, or print their schema.

use crate::args::ScenarioCommand;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::{Rulebook, message};
use baize_presenter::tell;
use baize_scenario::Verdict;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Runs a command about scenarios.
///
/// # Errors
/// When a path holds no scenario.
pub fn run(out: &mut Out, command: &ScenarioCommand) -> Result<Done, Failure> {
    match command {
        ScenarioCommand::Run { paths } => run_paths(out, paths),
        ScenarioCommand::Schema => {
            let schema = serde_json::to_string_pretty(&baize_scenario::schema())?;
            writeln!(out, "{schema}")?;
            Ok(Done::Well)
        }
    }
}

/// Finds a game for the scenario runner.
pub fn find(id: &str) -> Option<&'static dyn Rulebook> {
    baize_registry::find(id).ok()
}

/// The shape of `baize scenario run --json`.
#[derive(Serialize)]
struct Report<'a> {
    passed: usize,
    failed: usize,
    results: Vec<Outcome<'a>>,
}

#[derive(Serialize)]
struct Outcome<'a> {
    file: &'a str,
    title: &'a str,
    ok: bool,
    line: u32,
    message: &'a str,
}

fn run_paths(out: &mut Out, paths: &[PathBuf]) -> Result<Done, Failure> {
    let files = baize_scenario::files(paths).map_err(Failure::new)?;
    let verdicts = baize_scenario::run_paths(&files, &find, &|_| {});
    let failed = verdicts.iter().filter(|v| !v.ok).count();
    let passed = verdicts.len() - failed;
    if out.json {
        out.object(&Report { passed, failed, results: verdicts.iter().map(outcome).collect() })?;
    } else {
        for verdict in verdicts.iter().filter(|v| !v.ok) {
            let Verdict { file, title, spot, message, .. } = verdict;
            writeln!(out, "{file}:{}:{}: {title}", spot.line, spot.column)?;
            tell(out.words.tag, message).lines().try_for_each(|line| writeln!(out, "    {line}"))?;
            writeln!(out)?;
        }
        out.tell(&message!("{passed} passed, {failed} failed", passed, failed))?;
    }
    Ok(Done::from_ok(failed == 0))
}

fn outcome(verdict: &Verdict) -> Outcome<'_> {
    let Verdict { file, title, ok, spot, message, .. } = verdict;
    Outcome { file, title, ok: *ok, line: spot.line, message }
}
