//! Faults below the database: the system refuses to write or to flush for a while, always or now and then, and
//! no answer that was acknowledged may be missing afterwards.
//!
//! The faults are made by `strace`, which lets chosen calls of the program fail for as long as it is attached.

use crate::process::{Process, games, get, program};
use crate::{Ledger, Trial};
use std::sync::Arc;
use std::time::Duration;
use tokio::process::Command;

/// A fault.
#[derive(Copy, Clone, Debug)]
pub struct Fault {
    /// The call that fails.
    pub call: &'static str,
    /// How.
    pub error: &'static str,
    /// Which of the calls of each thread, as `strace` writes it.
    pub when: &'static str,
}

/// What is tried: everything fails, or only some calls do, so that more is half done.
pub const FAULTS: [Fault; 6] = [
    Fault { call: "pwrite64", error: "EIO", when: "1+" },
    Fault { call: "pwrite64", error: "ENOSPC", when: "3+5" },
    Fault { call: "pwrite64", error: "EROFS", when: "1+" },
    Fault { call: "fsync", error: "EIO", when: "1+" },
    Fault { call: "fsync", error: "EIO", when: "2+3" },
    Fault { call: "fsync", error: "ENOSPC", when: "2+2" },
];

/// How often the fault comes, and how long it stays and stays away.
const TIMES: u32 = 2;
const STAYS: &str = "2.0";
const STAYS_AWAY: Duration = Duration::from_millis(1500);

/// What came of a fault.
#[derive(Copy, Clone, Debug)]
pub struct Report {
    /// How many answers were acknowledged.
    pub acknowledged: usize,
    /// How many were not taken.
    pub refused: u64,
}

/// Plays while a fault under SQLite comes and goes, and compares.
///
/// # Errors
/// When an acknowledged answer is missing, nothing was refused, or play does not go on by itself.
pub async fn run(fault: Fault, seed: u64) -> Trial<Report> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let url = format!("sqlite://{}", folder.path().join("trial.db").display());
    let mut server = Process::start(&program()?, 0, &url, folder.path()).await?;
    let ledger = Arc::new(Ledger::default());
    let games = games(server.address).await?;
    let mut players = ledger.players(server.address, &games, seed);
    for _ in 0..TIMES {
        tokio::time::sleep(STAYS_AWAY).await;
        inject(fault, server.id().ok_or("the program has ended")?).await?;
    }
    tokio::time::sleep(STAYS_AWAY).await;
    let before = ledger.acknowledged();
    tokio::time::sleep(STAYS_AWAY).await;
    let health = get(server.address, "/healthz").await?;
    if ledger.acknowledged() <= before || !health.starts_with("HTTP/1.1 200") {
        return Err(format!("play does not go on after {before} answers: {health}"));
    }
    ledger.stop();
    while players.join_next().await.is_some() {}
    server.kill().await;
    let (acknowledged, refused) = (ledger.compare(&url).await?, ledger.refused());
    Ok(Report { acknowledged, refused })
}

/// Lets calls of a process fail for a while.
async fn inject(fault: Fault, process: u32) -> Trial<()> {
    let Fault { call, error, when } = fault;
    let (trace, inject) = (format!("trace={call}"), format!("inject={call}:error={error}:when={when}"));
    let mut strace = Command::new("timeout");
    strace.args(["-s", "INT", STAYS, "strace", "-f", "-qq", "-o", "/dev/null", "-e", &trace, "-e", &inject]);
    let status = strace.args(["-p", &process.to_string()]).status().await;
    match status.map_err(|e| format!("strace: {e}"))?.code() {
        // The time is over.
        Some(124) => Ok(()),
        code => Err(format!("strace does not run here (Debian: apt-get install strace): {code:?}")),
    }
}
