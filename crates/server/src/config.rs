//! What the server is told before it starts.

use baize_kernel::Rulebook;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What the server is told before it starts.
#[derive(Clone)]
pub struct Config {
    /// Where to listen. Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The address of the database.
    pub database: String,
    /// The folder that reports of panics go to.
    pub reports: PathBuf,
    /// Web origins that may connect besides our own, such as `https://cards.example`.
    pub origins: Vec<String>,
    /// The games.
    pub games: Vec<&'static dyn Rulebook>,
    /// A folder with pictures of cards, which are the host's own.
    pub pictures: Option<PathBuf>,
    /// What nobody may exceed.
    pub limits: Limits,
}

impl Config {
    /// The usual settings with a database, on any free port of this machine only.
    pub fn local(database: impl Into<String>, reports: impl Into<PathBuf>) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: database.into(),
            reports: reports.into(),
            origins: Vec::new(),
            games: baize_registry::games().to_vec(),
            pictures: None,
            limits: Limits::default(),
        }
    }
}

/// What nobody may exceed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections of one address.
    pub connections_per_address: u32,
    /// Connections of everybody.
    pub connections: u32,
    /// Frames a second that a connection may send for long.
    pub frames_per_second: u32,
    /// Frames that may come at once.
    pub burst: u32,
    /// Tables not yet over at which one guest may sit.
    pub tables_per_guest: usize,
    /// Watchers of one table.
    pub watchers: usize,
    /// Bots that think at the same time.
    pub bots: usize,
    /// How long the one who is asked may be away, without a clock, before others may claim the match.
    pub absence: Duration,
    /// How long a match is kept to which nobody comes back.
    pub abandoned: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Limits {
            connections_per_address: 64,
            connections: 10_000,
            frames_per_second: 20,
            burst: 60,
            tables_per_guest: 10,
            watchers: 100,
            bots: cores,
            absence: Duration::from_secs(3 * 60),
            abandoned: Duration::from_secs(3 * 24 * 3600),
        }
    }
}
