//! What the server is told before it starts.

use baize_kernel::Rulebook;
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

/// What the server is told before it starts.
#[derive(Clone)]
pub struct Config {
    /// Where to listen. Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The address of the database.
    pub database: String,
    /// The address of NATS, through which nodes of a cluster speak with each other; without, the server is alone.
    pub nats: Option<String>,
    /// The secret that tokens are signed with; one that is kept in the database when there is none.
    pub secret: Option<String>,
    /// Where `/metrics` is served; without, it is served to this machine only.
    pub metrics: Option<SocketAddr>,
    /// How long matches that are over are kept; for ever when there is no limit.
    pub keep: Option<Duration>,
    /// The folder that reports of panics go to.
    pub reports: PathBuf,
    /// Web origins that may connect besides our own, such as `https://cards.example`.
    pub origins: Vec<String>,
    /// Names under which the server may be asked for besides addresses and `localhost`, such as `cards.example`.
    pub names: Vec<String>,
    /// Proxies that are believed about who comes.
    pub proxies: Vec<IpAddr>,
    /// The games.
    pub games: Vec<&'static dyn Rulebook>,
    /// A folder with pictures of cards, which are the host's own.
    pub pictures: Option<PathBuf>,
    /// The number that every match is dealt by, so that tests see the same games each time; nobody else sets it.
    pub rehearsal: Option<u64>,
    /// What nobody may exceed.
    pub limits: Limits,
}

impl Config {
    /// The usual settings with a database, on any free port of this machine only.
    pub fn local(database: impl Into<String>, reports: impl Into<PathBuf>) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: database.into(),
            nats: None,
            secret: None,
            metrics: None,
            keep: None,
            reports: reports.into(),
            origins: Vec::new(),
            names: Vec::new(),
            proxies: Vec::new(),
            games: baize_registry::games().to_vec(),
            pictures: None,
            rehearsal: None,
            limits: Limits::default(),
        }
    }
}

/// What nobody may exceed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections of one address; an IPv6 network that one customer has counts as one.
    pub connections_per_address: u32,
    /// Connections of everybody that are sockets.
    pub connections: u32,
    /// Connections of everybody that are not, or not yet.
    pub visits: u32,
    /// How long the head of a request may take, and the next request after an answer.
    pub head: Duration,
    /// How long a request may take as a whole, its body included.
    pub request: Duration,
    /// Frames a second that a connection may send for long.
    pub frames_per_second: u32,
    /// Frames that may come at once.
    pub burst: u32,
    /// New guests from one address in a minute.
    pub guests_per_minute: u32,
    /// Tables opened from one address in a minute.
    pub tables_per_minute: u32,
    /// Decks checked and replays written for one address in a minute.
    pub work_per_minute: u32,
    /// Decks that are kept for one guest.
    pub decks_per_guest: u32,
    /// Games of one trial between bots.
    pub trial_games: u32,
    /// How long a trial may play.
    pub trial_time: Duration,
    /// Tables not yet over at which one guest may sit.
    pub tables_per_guest: usize,
    /// Watchers of one table.
    pub watchers: usize,
    /// Bots that think at the same time.
    pub bots: usize,
    /// How long a question stands, in milliseconds, that fair play asks whatever is held.
    pub pause: RangeInclusive<u32>,
    /// How long the one who is asked may be away, without a clock, before others may claim the match.
    pub absence: Duration,
    /// How long the one who is asked may be there and not answer, without a clock, before others may claim the match.
    pub stalling: Duration,
    /// How long nothing happens in a match without a clock until it is put to rest.
    pub still: Duration,
    /// How long a match is kept to which nobody comes back.
    pub abandoned: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Limits {
            connections_per_address: 64,
            connections: 10_000,
            visits: 5_000,
            head: Duration::from_secs(10),
            request: Duration::from_secs(15),
            frames_per_second: 20,
            burst: 60,
            guests_per_minute: 300,
            tables_per_minute: 120,
            work_per_minute: 120,
            decks_per_guest: 100,
            trial_games: 2000,
            trial_time: Duration::from_secs(180),
            tables_per_guest: 10,
            watchers: 100,
            bots: cores,
            pause: 500..=4500,
            still: Duration::from_secs(15),
            absence: Duration::from_secs(3 * 60),
            stalling: Duration::from_secs(15 * 60),
            abandoned: Duration::from_secs(3 * 24 * 3600),
        }
    }
}

/// How many files the program needs besides connections: the database, its own log, pages.
const OTHER_FILES: u32 = 128;

impl Limits {
    /// Makes connections fit into the number of files that the system lets the program open. Returns how many
    /// it would need, if that is more.
    pub fn fit(&mut self, files: u64) -> Option<u64> {
        let wanted = u64::from(self.connections) + u64::from(self.visits) + u64::from(OTHER_FILES);
        if files >= wanted {
            return None;
        }
        let left = u32::try_from(files).unwrap_or(u32::MAX).saturating_sub(OTHER_FILES).max(16);
        (self.connections, self.visits) = (left / 4 * 3, left / 4);
        Some(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_fit_into_the_files_that_may_be_open() {
        let mut limits = Limits::default();
        assert_eq!(limits.fit(1 << 20), None);
        assert_eq!((limits.connections, limits.visits), (10_000, 5_000));
        assert_eq!(limits.fit(1024), Some(15_128));
        assert_eq!((limits.connections, limits.visits), (672, 224));
        assert!(limits.fit(0).is_some() && limits.connections > 0);
    }
}
