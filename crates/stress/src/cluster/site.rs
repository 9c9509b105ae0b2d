//! Where a cluster stands: on computers of their own ([`crate::network`]), or, where these cannot be had, on
//! ports of this machine with wires that can be cut.

use crate::Trial;
use crate::nats::Nats;
use crate::network::{self, Host, Net};
use crate::postgres::Postgres;
use crate::process::Process;
use crate::proxy::Proxy;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where nodes listen, and where they tell what they count, when they have an address of their own.
const PORTS: (u16, u16) = (8642, 9100);

/// Where Debian puts what makes clocks wrong.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/// PostgreSQL, NATS, and room for nodes.
pub struct Site {
    /// The database server.
    pub postgres: Arc<Postgres>,
    /// NATS.
    pub nats: Nats,
    /// The database server's computer, if it has one of its own.
    database: Option<Host>,
}

impl Site {
    /// Starts PostgreSQL and NATS.
    ///
    /// # Errors
    /// When one of them does not start.
    pub fn open() -> Trial<Site> {
        if !network::is_apart() {
            return Ok(Site { postgres: Arc::new(Postgres::start()?), nats: Nats::start()?, database: None });
        }
        network::lay()?;
        let database = Host::new("db", 2, &[Net::Data])?;
        let nats = Nats::start_on(Host::new("mq", 3, &[Net::Mail])?)?;
        Ok(Site { postgres: Arc::new(Postgres::start_on(database.clone())?), nats, database: Some(database) })
    }

    /// Makes room for a node, whose clock is told in a file.
    ///
    /// # Errors
    /// When there is none.
    pub async fn room(&self, number: u8, folder: &Path) -> Trial<Room> {
        let clock = folder.join(format!("clock{number}"));
        let (postgres, nats) = (self.postgres.address(), self.nats.address());
        if self.database.is_some() {
            let host = Host::new(&format!("node{number}"), 10 + number, &Net::ALL)?;
            let address = (host.address(Net::Guests), PORTS.0).into();
            return Ok(Room { address, postgres, nats, clock, wires: Wires::Cables(host) });
        }
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| e.to_string())?;
        let address = listener.local_addr().map_err(|e| e.to_string())?;
        let (database, mail) = (Proxy::to(postgres).await?, Proxy::to(nats).await?);
        let (postgres, nats) = (database.address, mail.address);
        Ok(Room { address, postgres, nats, clock, wires: Wires::Proxies { database, mail } })
    }

    /// Lets a node hear nothing of what PostgreSQL says to it, though PostgreSQL hears the node. Returns whether that
    /// can be done here.
    ///
    /// # Errors
    /// When it fails.
    pub fn deafen(&self, room: &Room, deaf: bool) -> Trial<bool> {
        match (&self.database, &room.wires) {
            (Some(database), Wires::Cables(host)) => database.silence(Net::Data, host, deaf).map(|()| true),
            _ => Ok(false),
        }
    }
}

/// Room for a node.
pub struct Room {
    /// Where the node listens.
    pub address: SocketAddr,
    /// Where it finds PostgreSQL.
    postgres: SocketAddr,
    /// Where it finds NATS.
    nats: SocketAddr,
    /// The file that says how much its clock is wrong.
    clock: PathBuf,
    wires: Wires,
}

/// The wires of a node.
enum Wires {
    /// Cables of a computer.
    Cables(Host),
    /// Proxies on one machine.
    Proxies { database: Proxy, mail: Proxy },
}

impl Room {
    /// Starts a node there.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start(&self, program: &Path, database: &str, folder: &Path, unfenced: bool) -> Trial<Process> {
        let mut command = match &self.wires {
            Wires::Cables(host) => host.command(program).into(),
            Wires::Proxies { .. } => tokio::process::Command::new(program),
        };
        if Path::new(FAKETIME).exists() {
            command.env("LD_PRELOAD", FAKETIME).env("FAKETIME_TIMESTAMP_FILE", &self.clock);
            command.env("FAKETIME_NO_CACHE", "1").env("DONT_FAKE_MONOTONIC", "1");
        }
        let (url, nats) = (format!("postgres://baize@{}/{database}", self.postgres), format!("nats://{}", self.nats));
        let (host, metrics) = (self.address.ip().to_string(), SocketAddr::new(self.address.ip(), PORTS.1));
        let mut further = vec!["--nats", &nats, "--host", &host];
        let metrics_text = metrics.to_string();
        if unfenced {
            command.env("BAIZE_UNFENCED", "1");
            further.extend(["--rehearsal", "1"]);
        }
        if matches!(self.wires, Wires::Cables(_)) {
            further.extend(["--metrics", &metrics_text]);
        }
        let mut process = Process::spawn(command, self.address.port(), &url, folder, &further).await?;
        if matches!(self.wires, Wires::Cables(_)) {
            process.metrics = metrics;
        }
        Ok(process)
    }

    /// Sets its clock wrong by some seconds, now and until it is set again. Without `libfaketime` it stays right.
    ///
    /// # Errors
    /// When that cannot be written down.
    pub fn set_clock(&self, wrong_by: i64) -> Trial<()> {
        std::fs::write(&self.clock, format!("{wrong_by:+}s\n")).map_err(|e| e.to_string())
    }

    /// Cuts it off some networks, or joins it to them again. Guests of one machine are never cut off.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn cut(&self, nets: &[Net], cut: bool) -> Trial<()> {
        for net in nets {
            match (&self.wires, net) {
                (Wires::Cables(host), net) => host.pull(*net, cut)?,
                (Wires::Proxies { database, .. }, Net::Data) => database.cut(cut),
                (Wires::Proxies { mail, .. }, Net::Mail) => mail.cut(cut),
                (Wires::Proxies { .. }, Net::Guests) => {}
            }
        }
        Ok(())
    }
}

/// Returns whether clocks can be made wrong here.
pub fn clocks_can_be_wrong() -> bool {
    Path::new(FAKETIME).exists()
}
