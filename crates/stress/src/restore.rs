//! A backup of PostgreSQL, taken while matches are played, and a server on what was restored from it.

use crate::ledger::{Ledger, answers};
use crate::postgres::Postgres;
use crate::process::{Process, games, program};
use crate::{Dice, Player, Trial};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long is played before the backup.
const BEFORE: Duration = Duration::from_secs(4);

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// Answers that had been acknowledged when the backup began: all are in it.
    pub before: usize,
    /// Answers that are in it.
    pub restored: usize,
    /// Matches that were worked out anew.
    pub checked: u64,
    /// Matches that went on on the restored database.
    pub resumed: usize,
    /// How long backup and restoring took.
    pub took: (Duration, Duration),
}

/// Runs the trial.
///
/// # Errors
/// When an answer is not in the backup, or a match does not go on.
pub async fn run(seed: u64) -> Trial<Report> {
    let (program, postgres) = (program()?, Postgres::start()?);
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let (url, ledger) = (postgres.database("original")?, Arc::<Ledger>::default());
    let mut server = Process::start(&program, 0, &url, folder.path()).await?;
    let games = games(server.address).await?;
    let mut players = ledger.players(server.address, &games, seed);
    tokio::time::sleep(BEFORE).await;
    let (before, began) = (ledger.lines(), Instant::now());
    postgres.dump("original")?;
    let dumped = began.elapsed();
    ledger.stop();
    while players.join_next().await.is_some() {}
    server.kill().await;
    let (copy, began) = (postgres.database("restored")?, Instant::now());
    postgres.restore("restored")?;
    let took = (dumped, began.elapsed());
    let rows = answers(&copy).await.map_err(|e| e.to_string())?;
    if let Some((key, line)) = before.iter().find(|(key, line)| rows.get(key) != Some(line)) {
        return Err(format!("{key:?} {line:?} was acknowledged before the backup, which has {:?}", rows.get(key)));
    }
    let checked = check(&program, &copy)?;
    let server = Process::start(&program, 0, &copy, folder.path()).await?;
    let resumed = go_on(&server, &ledger, seed).await?;
    Ok(Report { before: before.len(), restored: rows.len(), checked, resumed, took })
}

/// Lets everybody come back, as the guests they were, and go on where the backup left them.
async fn go_on(server: &Process, ledger: &Ledger, seed: u64) -> Trial<usize> {
    let (mut dice, mut resumed) = (Dice::new(seed), 0);
    for (token, table) in ledger.seats() {
        let client = crate::Client::hello(server.address, Some(&token)).await?;
        // A table that was opened after the backup is not there.
        let Ok(mut player) = Player::watch(client, &table).await else { continue };
        while player.ending.is_none() && player.prompt().is_none() {
            player.step().await?;
        }
        if player.ending.is_none() {
            player.answer(&mut dice).await?;
            resumed += 1;
        }
    }
    if resumed > 0 { Ok(resumed) } else { Err("no match went on".to_owned()) }
}

/// Works every match of a database out anew, by the program itself. Returns how many there are.
///
/// # Errors
/// Says which match is not what it was.
pub fn check(program: &std::path::Path, database: &str) -> Trial<u64> {
    let mut check = Command::new(program);
    let said = check.args(["db", "check", "--json", "--db", database]).output().map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&said.stdout);
    let report: serde_json::Value = serde_json::from_str(&text).map_err(|e| format!("db check: {e}: {text}"))?;
    match report["problems"].as_array() {
        Some(problems) if problems.is_empty() => Ok(report["tables"].as_u64().unwrap_or(0)),
        _ => Err(format!("db check: {text}")),
    }
}
