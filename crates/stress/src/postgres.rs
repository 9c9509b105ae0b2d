//! A PostgreSQL of our own, in a temporary folder, gone when it is dropped.

use crate::Trial;
use crate::network::{Host, Net};
use std::io::Write;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A PostgreSQL server that runs for as long as this value lives.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
    /// The computer it runs on, when that is not this one.
    host: Option<Host>,
}

impl Postgres {
    /// Makes a cluster and starts it. PostgreSQL refuses to run as root, so root starts it as the user
    /// that its Debian package made.
    ///
    /// # Errors
    /// When PostgreSQL is not installed, or does not start.
    pub fn start() -> Trial<Postgres> {
        Postgres::start_in(&std::env::temp_dir())
    }

    /// The same, with everything it keeps in a folder.
    ///
    /// # Errors
    /// When PostgreSQL is not installed, or does not start.
    pub fn start_in(folder: &Path) -> Trial<Postgres> {
        Postgres::make(folder, None)
    }

    /// The same, on a computer of its own, for whoever is in its network.
    ///
    /// # Errors
    /// When PostgreSQL is not installed, or does not start.
    pub fn start_on(host: Host) -> Trial<Postgres> {
        Postgres::make(&std::env::temp_dir(), Some(host))
    }

    fn make(folder: &Path, host: Option<Host>) -> Trial<Postgres> {
        let programs = programs().ok_or("PostgreSQL is not installed (Debian: apt-get install postgresql)")?;
        let folder = tempfile::Builder::new().prefix("baize-pg").tempdir_in(folder).map_err(|e| e.to_string())?;
        let port = free_port()?;
        let server = Postgres { folder, programs, port, host };
        if is_root() {
            check(Command::new("chown").arg("postgres").arg(server.folder.path()))?;
        }
        let data = server.data();
        let mut init = server.command("initdb");
        check(init.args(["-A", "trust", "-U", "baize", "-E", "UTF8", "--no-sync", "-D"]).arg(&data))?;
        if server.host.is_some() {
            let rules = std::fs::OpenOptions::new().append(true).open(data.join("pg_hba.conf"));
            let rule = b"host all all samenet trust\n";
            rules.and_then(|mut rules| rules.write_all(rule)).map_err(|e| e.to_string())?;
        }
        server.run()?;
        Ok(server)
    }

    /// Stops it at once, as a crash would.
    ///
    /// # Errors
    /// When it does not stop.
    pub fn stop(&self) -> Trial<()> {
        check(self.command("pg_ctl").arg("-D").arg(self.data()).args(["-m", "immediate", "-w", "stop"]))
    }

    /// Kills it and everything that it started at once, as `kill -9` does.
    ///
    /// # Errors
    /// When it does not run.
    pub fn kill(&self) -> Trial<()> {
        let notes = std::fs::read_to_string(self.data().join("postmaster.pid")).map_err(|e| e.to_string())?;
        let main = notes.lines().next().unwrap_or_default().trim().to_owned();
        let children = std::fs::read_to_string(format!("/proc/{main}/task/{main}/children"));
        let children = children.map_err(|e| e.to_string())?;
        check(Command::new("kill").args(["-9", &main]))?;
        // Those that are gone by themselves are gone.
        let _ = check(Command::new("kill").arg("-9").args(children.split_whitespace()));
        let began = Instant::now();
        while Path::new("/proc").join(&main).exists() && began.elapsed() < Duration::from_secs(10) {
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Starts it, or starts it again.
    ///
    /// # Errors
    /// When it does not start.
    pub fn run(&self) -> Trial<()> {
        let (port, folder) = (self.port, self.folder.path().display());
        let mut settings = format!("-p {port} -k {folder} -c listen_addresses={}", self.ip());
        if self.authority().exists() {
            let file = |name: &str| self.folder.path().join(name).display().to_string();
            let (certificate, key) = (file("server.crt"), file("server.key"));
            settings += &format!(" -c ssl=on -c ssl_cert_file={certificate} -c ssl_key_file={key}");
        }
        let (mut start, log) = (self.command("pg_ctl"), self.folder.path().join("log"));
        let start = start.arg("-D").arg(self.data()).arg("-l").arg(log);
        check(start.args(["-w", "-t", "60", "-o", &settings, "start"]))
    }

    /// Starts it again so that it speaks TLS, and returns the certificate of the authority that vouches for it.
    ///
    /// # Errors
    /// When openssl is not there, or it does not start.
    pub fn secure(&self) -> Trial<PathBuf> {
        let names = self.folder.path().join("names");
        std::fs::write(&names, "subjectAltName=IP:127.0.0.1,DNS:localhost\n").map_err(|e| e.to_string())?;
        let new_key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
        self.openssl(&[
            &["req", "-x509", "-subj", "/CN=authority", "-keyout", "ca.key", "-out", "ca.crt"],
            &new_key[..],
        ])?;
        self.openssl(&[
            &["req", "-subj", "/CN=localhost", "-keyout", "server.key", "-out", "server.csr"],
            &new_key[..5],
        ])?;
        let sign = ["x509", "-req", "-in", "server.csr", "-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial"];
        self.openssl(&[&sign, &["-days", "2", "-extfile", "names", "-out", "server.crt"]])?;
        self.stop()?;
        self.run()?;
        Ok(self.authority())
    }

    fn authority(&self) -> PathBuf {
        self.folder.path().join("ca.crt")
    }

    fn openssl(&self, args: &[&[&str]]) -> Trial<()> {
        check(self.command("/usr/bin/env").arg("openssl").args(args.concat()))
    }

    /// Returns what it has noted in its log.
    ///
    /// # Errors
    /// When the log cannot be read.
    pub fn log(&self) -> Trial<String> {
        std::fs::read_to_string(self.folder.path().join("log")).map_err(|e| e.to_string())
    }

    /// Returns where it listens.
    pub fn address(&self) -> std::net::SocketAddr {
        (self.ip(), self.port).into()
    }

    fn ip(&self) -> Ipv4Addr {
        self.host.as_ref().map_or(Ipv4Addr::LOCALHOST, |host| host.address(Net::Data))
    }

    /// Makes a database of its own, and returns its address.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn database(&self, name: &str) -> Trial<String> {
        self.tool("createdb", &[name])?;
        Ok(format!("postgres://baize@{}/{name}", self.address()))
    }

    /// Writes a database into a backup, as it is when this begins.
    ///
    /// # Errors
    /// When that fails.
    pub fn dump(&self, name: &str) -> Trial<()> {
        self.tool("pg_dump", &["-Fc", "-f", "backup", name])
    }

    /// Reads the backup into a database that is empty.
    ///
    /// # Errors
    /// When that fails.
    pub fn restore(&self, name: &str) -> Trial<()> {
        self.tool("pg_restore", &["--exit-on-error", "-d", name, "backup"])
    }

    fn tool(&self, program: &str, args: &[&str]) -> Trial<()> {
        let (ip, port) = (self.ip().to_string(), self.port.to_string());
        check(self.command(program).args(["-h", &ip, "-p", &port, "-U", "baize"]).args(args))
    }

    /// Ends every connection to a database, as a failing network or a restart would.
    ///
    /// # Errors
    /// When the server does not do so.
    pub fn cut(&self, name: &str) -> Trial<()> {
        let sql = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        );
        self.tool("psql", &["-q", "-d", "postgres", "-c", &sql])
    }

    /// Returns the numbers of the processes that serve a database.
    ///
    /// # Errors
    /// When PostgreSQL does not run, or nobody is served.
    pub fn serving(&self, name: &str) -> Trial<Vec<u32>> {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).map_err(|e| e.to_string())?;
        let first: u32 = file.lines().next().and_then(|line| line.parse().ok()).ok_or("PostgreSQL does not run")?;
        let children = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children"));
        let children = children.map_err(|e| e.to_string())?;
        let serves = |pid: &u32| {
            let title = std::fs::read_to_string(format!("/proc/{pid}/cmdline")).unwrap_or_default();
            title.starts_with(&format!("postgres: baize {name} "))
        };
        let found: Vec<u32> = children.split_whitespace().filter_map(|pid| pid.parse().ok()).filter(serves).collect();
        if found.is_empty() { Err(format!("PostgreSQL serves nobody in {name}")) } else { Ok(found) }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let begin = |program: &Path| match &self.host {
            Some(host) => host.command(program),
            None => Command::new(program),
        };
        let mut command = if is_root() {
            let mut command = begin(Path::new("runuser"));
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            begin(&path)
        };
        // Where the caller stands may be closed to the other user.
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.stop();
    }
}

/// Finds the programs of the newest PostgreSQL that is installed.
fn programs() -> Option<PathBuf> {
    let mut found: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .filter(|(_, bin)| bin.join("initdb").is_file())
        .collect();
    found.sort();
    let on_path = || std::env::split_paths(&std::env::var_os("PATH")?).find(|dir| dir.join("initdb").is_file());
    found.pop().map(|(_, bin)| bin).or_else(on_path)
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0)
}

fn free_port() -> Trial<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| e.to_string())?;
    Ok(listener.local_addr().map_err(|e| e.to_string())?.port())
}

fn check(command: &mut Command) -> Trial<()> {
    let began = Instant::now();
    // The server that `pg_ctl` starts would keep a pipe open for ever.
    let status =
        command.stdout(Stdio::null()).stderr(Stdio::null()).status().map_err(|e| format!("{command:?}: {e}"))?;
    let slow = if began.elapsed() > Duration::from_secs(60) { ", after a long wait" } else { "" };
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed with {status}{slow}")) }
}
