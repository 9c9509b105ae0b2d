//! Simulations by workers: a plan is split into parts, a worker is killed in the middle of one, and what comes of it
//! is what one run comes to.

use crate::Trial;
use crate::nats::Nats;
use crate::process::program;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(180);

/// The plan: long enough that a part is under way for a while.
const PLAN: [&str; 12] =
    ["sim", "one-piece", "--deck", "st01", "--deck", "st02", "--bot", "random", "--games", "240", "--seed", "7"];

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// The digest, the same by one run and by workers.
    pub digest: String,
    /// The part whose worker was killed.
    pub killed: String,
    /// How many parts workers said they took.
    pub taken: usize,
    /// How long workers took.
    pub took: Duration,
}

/// A worker, and what it says.
struct Worker {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Worker {
    fn start(program: &Path, nats: &str) -> Trial<Worker> {
        let mut command = Command::new(program);
        command.args(["work", "--json", "--threads", "1", "--nats", nats]);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn();
        let mut child = child.map_err(|e| format!("a worker cannot be started: {e}"))?;
        let stdout = child.stdout.take().ok_or("a worker has no output")?;
        Ok(Worker { child, lines: BufReader::new(stdout).lines() })
    }

    /// Returns the next that it does, and with which part.
    async fn next(&mut self) -> Trial<(String, String)> {
        let line = self.lines.next_line().await.map_err(|e| e.to_string())?.ok_or("a worker has ended")?;
        let said: serde_json::Value = serde_json::from_str(&line).map_err(|e| format!("{e}: {line}"))?;
        let word = |name: &str| said[name].as_str().unwrap_or_default().to_owned();
        Ok((word("did"), word("part")))
    }
}

/// Runs the trial.
///
/// # Errors
/// When workers come to something else than one run.
pub async fn run() -> Trial<Report> {
    tokio::time::timeout(PATIENCE, trial()).await.unwrap_or_else(|_| Err("it does not come to an end".to_owned()))
}

async fn trial() -> Trial<Report> {
    let (program, nats) = (program()?, Nats::start()?);
    let alone = sim(&program, &[]).await?;
    let began = Instant::now();
    let url = nats.url();
    let asked = tokio::spawn({
        let (program, url) = (program.clone(), url.clone());
        async move { sim(&program, &["--nats", &url, "--parts", "6"]).await }
    });
    let mut first = Worker::start(&program, &url)?;
    let (did, killed) = first.next().await?;
    if did != "takes" {
        return Err(format!("a worker first {did} part {killed}"));
    }
    let _ = first.child.kill().await;
    let mut taken = vec![killed.clone()];
    let mut second = Worker::start(&program, &url)?;
    let all = async {
        while taken.iter().filter(|part| **part == killed).count() < 2 {
            let (did, part) = second.next().await?;
            if did == "takes" {
                taken.push(part);
            }
        }
        // It goes on saying what it does to somebody who reads it.
        loop {
            second.next().await?;
        }
    };
    let together = tokio::select! {
        together = asked => together.map_err(|e| e.to_string())??,
        failed = all => return failed,
    };
    if together != alone {
        return Err(format!("one run has the digest {alone}, workers have {together}"));
    }
    let again = taken.iter().filter(|part| **part == killed).count();
    if again < 2 {
        return Err(format!("part {killed}, whose worker was killed, was not taken again"));
    }
    Ok(Report { digest: alone, killed, taken: taken.len(), took: began.elapsed() })
}

/// Plays the plan, and returns the digest.
async fn sim(program: &Path, further: &[&str]) -> Trial<String> {
    let mut command = Command::new(program);
    let said = command.args(PLAN).args(further).arg("--json").kill_on_drop(true).output().await;
    let said = said.map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&said.stdout);
    let results: serde_json::Value = serde_json::from_str(&text)
        .map_err(|e| format!("baize sim: {e}: {text}{}", String::from_utf8_lossy(&said.stderr)))?;
    results["digest"].as_str().map(str::to_owned).ok_or_else(|| format!("there is no digest: {text}"))
}
