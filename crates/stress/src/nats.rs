//! A NATS of our own, with JetStream, in a temporary folder; gone when it is dropped.

use crate::Trial;
use crate::network::{Host, Net};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
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
    /// The computer it runs on, when that is not this one.
    host: Option<Host>,
}

impl Nats {
    /// Starts one on any port that is free.
    ///
    /// # Errors
    /// When NATS is not installed, or does not start.
    pub fn start() -> Trial<Nats> {
        Nats::make(None)
    }

    /// The same, on a computer of its own.
    ///
    /// # Errors
    /// When NATS is not installed, or does not start.
    pub fn start_on(host: Host) -> Trial<Nats> {
        Nats::make(Some(host))
    }

    fn make(host: Option<Host>) -> Trial<Nats> {
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| e.to_string())?;
        let port = listener.local_addr().map_err(|e| e.to_string())?.port();
        drop(listener);
        let folder = tempfile::Builder::new().prefix("baize-nats").tempdir().map_err(|e| e.to_string())?;
        let mut nats = Nats { folder, port, child: None, host };
        nats.run()?;
        Ok(nats)
    }

    /// Returns where it listens.
    pub fn address(&self) -> SocketAddr {
        let ip = self.host.as_ref().map_or(Ipv4Addr::LOCALHOST, |host| host.address(Net::Mail));
        (ip, self.port).into()
    }

    /// Returns its address.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address())
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
        let address = self.address();
        let mut command = match &self.host {
            Some(host) => host.command(&program),
            None => Command::new(program),
        };
        let child = command
            .args(["-a", &address.ip().to_string(), "-p", &self.port.to_string(), "-js", "-sd"])
            .arg(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.map_err(|e| format!("NATS cannot be started: {e}"))?);
        let began = Instant::now();
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
