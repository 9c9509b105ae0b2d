//! The `baize` program itself, started and killed.

use crate::Trial;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// How long the program may take to start.
const STARTING: Duration = Duration::from_secs(60);

/// A server process.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells what it counts.
    pub metrics: SocketAddr,
}

/// Returns the program to try: the one named by `BAIZE`, or the one built beside this program.
///
/// # Errors
/// When there is none.
pub fn program() -> Trial<PathBuf> {
    if let Some(path) = std::env::var_os("BAIZE") {
        return Ok(path.into());
    }
    let here = std::env::current_exe().map_err(|e| e.to_string())?;
    let folders = here.ancestors().skip(1).take(2);
    let mut programs = folders.map(|folder| folder.join("baize"));
    let found = programs.find(|path| path.is_file());
    found.ok_or_else(|| "there is no `baize` program; build it: cargo build -p baize-cli".to_owned())
}

impl Process {
    /// Starts a server on a port (0 for any) with a database, without limits that trials would meet.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start(program: &Path, port: u16, database: &str, data: &Path) -> Trial<Process> {
        Process::start_with(program, port, database, data, &[]).await
    }

    /// The same, with further settings.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start_with(
        program: &Path,
        port: u16,
        database: &str,
        data: &Path,
        further: &[&str],
    ) -> Trial<Process> {
        Process::spawn(Command::new(program), port, database, data, further).await
    }

    /// The same, by a command that stands for the program: in another environment, say.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn spawn(
        mut program: Command,
        port: u16,
        database: &str,
        data: &Path,
        further: &[&str],
    ) -> Trial<Process> {
        let mut child = program
            .args(["serve", "--json", "--port", &port.to_string(), "--db", database])
            .args(["--per-address", "20000", "--frames-per-second", "1000000", "--tables-per-guest", "5000"])
            .args(["--guests-per-minute", "1000000", "--tables-per-minute", "1000000", "--longest-pause", "0"])
            .args(["--work-per-minute", "1000000"])
            .args(further)
            .arg("--data")
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|e| format!("the program cannot be started: {e}"))?;
        let stdout = child.stdout.take().ok_or("the program has no output")?;
        let mut line = String::new();
        let mut stdout = BufReader::new(stdout);
        let reading = stdout.read_line(&mut line);
        match tokio::time::timeout(STARTING, reading).await {
            Ok(Ok(_)) => {}
            _ => return Err("the program does not say where it is".into()),
        }
        let said: serde_json::Value =
            serde_json::from_str(&line).map_err(|_| format!("the program did not start: `{}`", line.trim()))?;
        let address = said["address"].as_str().and_then(|a| a.strip_prefix("http://")).and_then(|a| a.parse().ok());
        let address = address.ok_or("the program does not say where it is")?;
        Ok(Process { child, address, metrics: address })
    }

    /// Kills it at once, as `kill -9` does.
    pub async fn kill(&mut self) {
        let _ = self.child.start_kill();
        let _ = self.child.wait().await;
    }

    /// Waits until it has ended by itself.
    ///
    /// # Errors
    /// When it does not, or not well.
    pub async fn ended(&mut self) -> Trial<()> {
        let ended = tokio::time::timeout(STARTING, self.child.wait()).await;
        match ended {
            Ok(Ok(status)) if status.success() => Ok(()),
            Ok(Ok(status)) => Err(format!("the program ended with {status}")),
            _ => Err("the program does not end".to_owned()),
        }
    }

    /// Returns its number among the processes, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Returns its resident memory in KiB.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Returns how long it has had a processor, of which there may be several at once.
    pub fn worked(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()?)).ok()?;
        // Its name comes before and may hold anything; times are the 14th and 15th field, in hundredths of a second.
        let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
        let ticks: u64 = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
        Some(Duration::from_millis(10 * ticks))
    }

    /// Returns a number of `/metrics`.
    ///
    /// # Errors
    /// When it is not there.
    pub async fn metric(&self, name: &str) -> Trial<f64> {
        let text = get(self.metrics, "/metrics").await?;
        let line = text.lines().find(|line| line.split(' ').next() == Some(name));
        let value = line.and_then(|line| line.rsplit(' ').next()).and_then(|word| word.parse().ok());
        value.ok_or_else(|| format!("there is no metric {name}"))
    }

    /// Returns whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

/// Returns the games that a server has, by id.
///
/// # Errors
/// When it does not say.
pub async fn games(address: SocketAddr) -> Trial<Vec<String>> {
    let said = get(address, "/api/games").await?;
    let body = said.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let games: baize_protocol::catalog::Games =
        serde_json::from_str(body).map_err(|e| format!("no list of games: {e}"))?;
    Ok(games.games.into_iter().map(|game| game.id).collect())
}

/// Asks for a page and returns everything that comes back, headers included.
///
/// # Errors
/// When nothing comes back.
pub async fn get(address: SocketAddr, path: &str) -> Trial<String> {
    request(address, &format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")).await
}

/// Sends a request as it is and returns everything that comes back.
///
/// # Errors
/// When nothing comes back.
pub async fn request(address: SocketAddr, text: &str) -> Trial<String> {
    let mut stream = TcpStream::connect(address).await.map_err(|e| e.to_string())?;
    stream.write_all(text.as_bytes()).await.map_err(|e| e.to_string())?;
    let mut answer = Vec::new();
    let reading = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    reading.map_err(|_| "no answer".to_owned())?.map_err(|e| e.to_string())?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
