//! A rolling upgrade: one node after the other is told to stop and is started by another build, while guests play.

use super::{Crowd, Fault, Plan, Trials};
use crate::Trial;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// What the program called itself before.
    pub before: String,
    /// What it calls itself now.
    pub after: String,
    /// How many answers were acknowledged.
    pub acknowledged: usize,
    /// How many were refused or not heard of again.
    pub refused: u64,
    /// How long it took until the tables of each node were on others.
    pub pauses: Vec<Duration>,
    /// How many matches were worked out anew by the new build.
    pub checked: u64,
}

/// Restarts every node by a program.
///
/// # Errors
/// When something that was told is not true, or a match does not go on.
pub async fn run(seed: u64, by: Option<PathBuf>) -> Trial<Report> {
    let plan = Plan { faults: 0, tables: 12, seed, kinds: Vec::new(), unfenced: false };
    let mut trials = Trials::start(&plan).await?;
    let crowd = Crowd::gather(&trials, &plan).await?;
    let before = version(&trials.program)?;
    trials.program = by.unwrap_or(trials.program);
    let after = version(&trials.program)?;
    for at in 0..trials.nodes.len() {
        trials.make_at(Fault::StopNode, at).await?;
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    let history = crowd.history.clone();
    let (_, checked) = crowd.end(&trials).await?;
    let counts = history.counts();
    let (acknowledged, refused) = (history.len(), counts.refused + counts.unknown);
    Ok(Report { before, after, acknowledged, refused, pauses: trials.handover.clone(), checked })
}

/// Returns what a program calls itself.
fn version(program: &Path) -> Trial<String> {
    let said = Command::new(program).arg("--version").output().map_err(|e| format!("{}: {e}", program.display()))?;
    Ok(String::from_utf8_lossy(&said.stdout).trim().to_owned())
}
