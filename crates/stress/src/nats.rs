//! A NATS of our own, with JetStream, in a temporary folder; gone when it is dropped.

use crate::Trial;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long it may take to start.
const STARTING: Duration = Duration::from_secs(20);

/// A NATS server that runs for as long as this value lives.
pub struct Nats {
    folder: TempDir,
    port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts one on any port that is free.
    ///
    /// # Errors
    /// When NATS is not installed, or does not start.
    pub fn start() -> Trial<Nats> {
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| e.to_string())?;
        let port = listener.local_addr().map_err(|e| e.to_string())?.port();
        drop(listener);
        let folder = tempfile::Builder::new().prefix("baize-nats").tempdir().map_err(|e| e.to_string())?;
        let mut nats = Nats { folder, port, child: None };
        nats.run()?;
        Ok(nats)
    }

    /// Returns its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it at once, as `kill -9` does.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Starts it, or starts it again.
    ///
    /// # Errors
    /// When it does not start.
    pub fn run(&mut self) -> Trial<()> {
        let program = program().ok_or("NATS is not installed (Debian: apt-get install nats-server)")?;
        let child = Command::new(program)
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd"])
            .arg(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.map_err(|e| format!("NATS cannot be started: {e}"))?);
        let (address, began) = (SocketAddr::from(([127, 0, 0, 1], self.port)), Instant::now());
        while TcpStream::connect_timeout(&address, Duration::from_millis(200)).is_err() {
            if began.elapsed() > STARTING {
                return Err("NATS does not start".to_owned());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/bin".into()]);
    folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file())
}
