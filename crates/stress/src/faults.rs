//! Faults below the database: the system refuses to write or to flush for a while, always or now and then, and
//! no answer that was acknowledged may be missing afterwards.
//!
//! The faults are made by `strace`, which lets chosen calls of processes fail for as long as it is attached: of the
//! program under SQLite, and of the processes that serve it under PostgreSQL. Those end all of PostgreSQL when they
//! cannot write their log, and it recovers: what is started for that is spared, because a server that cannot even
//! recover is one that is gone, which `stress crash` tries.

use crate::postgres::Postgres;
use crate::process::{Process, games, get, program};
use crate::{Ledger, Trial};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::process::Command;

/// Under which database something fails.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Under {
    /// SQLite, which is a part of the program.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// A fault.
#[derive(Copy, Clone, Debug)]
pub struct Fault {
    /// Under which database.
    pub under: Under,
    /// The call that fails.
    pub call: &'static str,
    /// How.
    pub error: &'static str,
    /// Which of the calls of each thread, as `strace` writes it.
    pub when: &'static str,
}

/// What is tried: everything fails, or only some calls do, so that more is half done.
pub const FAULTS: [Fault; 11] = [
    Fault { under: Under::Sqlite, call: "pwrite64", error: "EIO", when: "1+" },
    Fault { under: Under::Sqlite, call: "pwrite64", error: "ENOSPC", when: "3+5" },
    Fault { under: Under::Sqlite, call: "pwrite64", error: "EROFS", when: "1+" },
    Fault { under: Under::Sqlite, call: "fsync", error: "EIO", when: "1+" },
    Fault { under: Under::Sqlite, call: "fsync", error: "EIO", when: "2+3" },
    Fault { under: Under::Sqlite, call: "fsync", error: "ENOSPC", when: "2+2" },
    Fault { under: Under::Postgres, call: "pwrite64", error: "EIO", when: "1+" },
    Fault { under: Under::Postgres, call: "pwrite64", error: "ENOSPC", when: "3+5" },
    Fault { under: Under::Postgres, call: "pwrite64", error: "EROFS", when: "2+3" },
    Fault { under: Under::Postgres, call: "fdatasync", error: "EIO", when: "1+" },
    Fault { under: Under::Postgres, call: "fdatasync", error: "ENOSPC", when: "5+" },
];

/// How often the fault comes, and how long it stays and stays away.
const TIMES: u32 = 2;
const STAYS: &str = "2.0";
const STAYS_AWAY: Duration = Duration::from_millis(1500);

/// How long it may take until play goes on: a PostgreSQL that gave up recovers first.
const GOES_ON: Duration = Duration::from_secs(60);

/// What came of a fault.
#[derive(Copy, Clone, Debug)]
pub struct Report {
    /// How many answers were acknowledged.
    pub acknowledged: usize,
    /// How many were not taken.
    pub refused: u64,
}

/// Plays while a fault under a database comes and goes, and compares.
///
/// # Errors
/// When an acknowledged answer is missing, no call failed, or play does not go on by itself.
pub async fn run(fault: Fault, seed: u64) -> Trial<Report> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let postgres = if fault.under == Under::Postgres { Some(Postgres::start()?) } else { None };
    let url = match &postgres {
        Some(postgres) => postgres.database("trial")?,
        None => format!("sqlite://{}", folder.path().join("trial.db").display()),
    };
    let mut server = Process::start(&program()?, 0, &url, folder.path()).await?;
    let ledger = Arc::new(Ledger::default());
    let games = games(server.address).await?;
    let mut players = ledger.players(server.address, &games, seed);
    let (mut struck, traced) = (false, folder.path().join("traced"));
    for _ in 0..TIMES {
        tokio::time::sleep(STAYS_AWAY).await;
        let processes = match &postgres {
            Some(postgres) => postgres.serving("trial")?,
            None => vec![server.id().ok_or("the program has ended")?],
        };
        inject(fault, &processes, &traced).await?;
        struck |= std::fs::read_to_string(&traced).is_ok_and(|calls| calls.contains("INJECTED"));
        goes_on(&ledger, &server).await?;
    }
    ledger.stop();
    while players.join_next().await.is_some() {}
    server.kill().await;
    let (acknowledged, refused) = (ledger.compare(&url).await?, ledger.refused());
    // What is tried again in time is not refused, so the calls themselves tell whether any failed.
    if !struck {
        return Err("no call failed".into());
    }
    Ok(Report { acknowledged, refused })
}

/// Waits until answers are acknowledged again, and the server says that it is well.
async fn goes_on(ledger: &Ledger, server: &Process) -> Trial<()> {
    let (before, began) = (ledger.acknowledged(), Instant::now());
    loop {
        tokio::time::sleep(STAYS_AWAY / 3).await;
        let health = get(server.address, "/healthz").await?;
        if ledger.acknowledged() > before && health.starts_with("HTTP/1.1 200") {
            return Ok(());
        }
        if began.elapsed() > GOES_ON {
            return Err(format!("play does not go on after {before} answers: {health}"));
        }
    }
}

/// Lets calls of processes fail for a while, or until they end, and writes down which did.
async fn inject(fault: Fault, processes: &[u32], traced: &Path) -> Trial<()> {
    let Fault { under, call, error, when } = fault;
    let (trace, inject) = (format!("trace={call}"), format!("inject={call}:error={error}:when={when}"));
    let mut strace = Command::new("timeout");
    strace.args(["-s", "INT", STAYS, "strace", "-f", "-qq", "-e", &trace, "-e", &inject, "-o"]).arg(traced);
    strace.args(processes.iter().flat_map(|process| ["-p".to_owned(), process.to_string()]));
    match strace.status().await.map_err(|e| format!("strace: {e}"))?.code() {
        // The time is over.
        Some(124) => Ok(()),
        // Nobody is left whose calls could fail.
        Some(0) if under == Under::Postgres => Ok(()),
        code => Err(format!("strace does not run here (Debian: apt-get install strace): {code:?}")),
    }
}
