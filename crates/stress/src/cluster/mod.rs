//! A cluster under faults: three nodes, a PostgreSQL and a NATS of their own, guests on all nodes, and one fault
//! after the other. Afterwards what everybody was told must be true ([`history`]), and every match must go on.

pub mod guests;
pub mod history;

use crate::nats::Nats;
use crate::postgres::Postgres;
use crate::process::{Process, games, get, program};
use crate::{Dice, Trial};
use guests::{Place, Role, attend};
use history::{Counts, History};
use sqlx::Row;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How many nodes there are.
const NODES: usize = 3;

/// How long after the last fault every match must have gone on.
const RECOVERY: Duration = Duration::from_secs(45);

/// How the trial is run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many faults there are.
    pub faults: u32,
    /// How many tables at once.
    pub tables: usize,
    /// The seed of everything that is random.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// How often which fault was made.
    pub faults: Vec<(Fault, u32)>,
    /// How many answers were acknowledged.
    pub acknowledged: usize,
    /// What else was told.
    pub counts: Counts,
    /// How long it took until the tables of killed nodes were on others, each time.
    pub failover: Vec<Duration>,
    /// How long a planned stop of a node took until its tables were on others, each time.
    pub handover: Vec<Duration>,
    /// How many matches `baize db check` worked out anew.
    pub checked: u64,
    /// How long it took.
    pub took: Duration,
}

/// Something that goes wrong.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A node is killed (`kill -9`), and started again later.
    KillNode,
    /// A node stands still for longer than its lease (SIGSTOP).
    FreezeNode,
    /// A node stands still for a moment.
    PauseNode,
    /// A node is told to stop, and started again later.
    StopNode,
    /// NATS is killed, and started again.
    KillNats,
    /// PostgreSQL crashes, and is started again.
    KillDatabase,
}

const FAULTS: [Fault; 6] =
    [Fault::KillNode, Fault::FreezeNode, Fault::StopNode, Fault::KillNats, Fault::KillDatabase, Fault::PauseNode];

/// A node, which keeps its port.
struct Node {
    address: SocketAddr,
    process: Process,
    /// What it calls itself.
    id: String,
}

struct Trials {
    program: PathBuf,
    folder: tempfile::TempDir,
    postgres: Arc<Postgres>,
    nats: Nats,
    database: String,
    nodes: Vec<Node>,
    dice: Dice,
    failover: Vec<Duration>,
    handover: Vec<Duration>,
}

/// Runs the trial.
///
/// # Errors
/// When something that was told is not true, or a match does not go on.
pub async fn run(plan: &Plan) -> Trial<Report> {
    let began = Instant::now();
    let mut trials = Trials::start(plan.seed).await?;
    let games = games(trials.nodes[0].address).await?;
    let (history, stop) = (Arc::new(History::default()), Arc::new(AtomicBool::new(false)));
    let nodes: Vec<SocketAddr> = trials.nodes.iter().map(|node| node.address).collect();
    let place = |i: usize| {
        let (table, _) = watch::channel(None);
        let (nodes, history, stop) = (nodes.clone(), history.clone(), stop.clone());
        let game = games[i % games.len()].clone();
        Arc::new(Place { nodes, history, stop, steps: AtomicU64::new(0), table, game, two: i % 2 == 1 })
    };
    let places: Vec<Arc<Place>> = (0..plan.tables).map(place).collect();
    let mut guests = tokio::task::JoinSet::new();
    for (i, place) in places.iter().enumerate() {
        let roles: &[Role] = if place.two { &[Role::Host, Role::Rival, Role::Watcher] } else { &[Role::Host] };
        for (j, role) in roles.iter().enumerate() {
            guests.spawn(attend(place.clone(), *role, plan.seed ^ ((i * 8 + j + 1) as u64) << 32));
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut counts = std::collections::BTreeMap::new();
    for n in 0..plan.faults {
        let fault = match FAULTS.get(n as usize) {
            Some(first) => *first,
            None => *trials.dice.one(&FAULTS).ok_or("no fault")?,
        };
        trials.make(fault).await.map_err(|why| format!("{fault:?}, fault {n}: {why}"))?;
        *counts.entry(fault).or_insert(0) += 1;
        if history.violations() > 0 {
            break;
        }
        let pause = 300 + trials.dice.below(2000) as u64;
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
    everybody_goes_on(&places).await?;
    stop.store(true, Ordering::Relaxed);
    let ending = async { while guests.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(Duration::from_secs(30), ending).await;
    guests.abort_all();
    for node in &trials.nodes {
        let panics = node.process.metric("baize_panics_total").await?;
        if panics > 0.0 {
            return Err(format!("a node panicked {panics} times"));
        }
    }
    history.check(&trials.database).await?;
    let checked = trials.check_database()?;
    Ok(Report {
        faults: counts.into_iter().collect(),
        acknowledged: history.len(),
        counts: history.counts(),
        failover: trials.failover.clone(),
        handover: trials.handover.clone(),
        checked,
        took: began.elapsed(),
    })
}

/// Waits until every table has gone on twice since now.
async fn everybody_goes_on(places: &[Arc<Place>]) -> Trial<()> {
    let steps = |place: &Arc<Place>| place.steps.load(Ordering::Relaxed);
    let before: Vec<u64> = places.iter().map(steps).collect();
    let until = Instant::now() + RECOVERY;
    loop {
        let stuck: Vec<_> = places.iter().zip(&before).filter(|(place, before)| steps(place) < *before + 2).collect();
        let Some((place, _)) = stuck.first() else { return Ok(()) };
        if Instant::now() > until {
            let (table, game) = (place.table.borrow().clone(), &place.game);
            return Err(format!("{} tables do not go on, such as {table:?} of {game}", stuck.len()));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

impl Trials {
    async fn start(seed: u64) -> Trial<Trials> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let postgres = Arc::new(Postgres::start()?);
        let database = postgres.database("cluster")?;
        let (failover, handover) = (Vec::new(), Vec::new());
        let (program, nats, dice, nodes) = (program()?, Nats::start()?, Dice::new(seed), Vec::new());
        let mut trials = Trials { program, folder, postgres, nats, database, nodes, dice, failover, handover };
        for _ in 0..NODES {
            let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| e.to_string())?;
            let port = listener.local_addr().map_err(|e| e.to_string())?.port();
            drop(listener);
            let node = trials.start_node(port).await?;
            trials.nodes.push(node);
        }
        Ok(trials)
    }

    async fn start_node(&self, port: u16) -> Trial<Node> {
        let before = if self.nodes.is_empty() { Vec::new() } else { self.ids().await? };
        let (database, nats) = (&self.database, self.nats.url());
        let process =
            Process::start_with(&self.program, port, database, self.folder.path(), &["--nats", &nats]).await?;
        let id = self.ids().await?.into_iter().find(|id| !before.contains(id)).ok_or("a node is not in the list")?;
        Ok(Node { address: process.address, process, id })
    }

    /// Returns what nodes call themselves, those that do not run included.
    async fn ids(&self) -> Trial<Vec<String>> {
        let rows = self.query("SELECT id FROM nodes").await?;
        Ok(rows.iter().filter_map(|row| row.try_get(0).ok()).collect())
    }

    async fn query(&self, sql: &'static str) -> Trial<Vec<sqlx::any::AnyRow>> {
        sqlx::any::install_default_drivers();
        let asking = async {
            let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&self.database).await?;
            sqlx::query(sql).fetch_all(&mut connection).await
        };
        asking.await.map_err(|e| e.to_string())
    }

    async fn make(&mut self, fault: Fault) -> Trial<()> {
        let at = self.dice.below(NODES);
        let long = Duration::from_millis(self.dice.below(1500) as u64);
        match fault {
            Fault::KillNode => {
                self.nodes[at].process.kill().await;
                let took = self.until_taken(at).await?;
                self.failover.push(took);
                self.restart(at).await
            }
            Fault::StopNode => {
                let began = Instant::now();
                self.signal(at, "-TERM")?;
                self.until_taken(at).await?;
                self.handover.push(began.elapsed());
                self.nodes[at].process.ended().await?;
                self.restart(at).await
            }
            Fault::FreezeNode => self.freeze(at, Duration::from_secs(6) + long).await,
            Fault::PauseNode => self.freeze(at, Duration::from_millis(500) + long).await,
            Fault::KillNats => {
                self.nats.kill();
                tokio::time::sleep(long).await;
                self.nats.run()
            }
            Fault::KillDatabase => {
                let postgres = self.postgres.clone();
                let crash = move || {
                    postgres.stop()?;
                    std::thread::sleep(long);
                    postgres.run()
                };
                tokio::task::spawn_blocking(crash).await.map_err(|e| e.to_string())?
            }
        }
    }

    async fn freeze(&self, at: usize, long: Duration) -> Trial<()> {
        self.signal(at, "-STOP")?;
        tokio::time::sleep(long).await;
        self.signal(at, "-CONT")
    }

    fn signal(&self, at: usize, signal: &str) -> Trial<()> {
        let id = self.nodes[at].process.id().ok_or("a node has ended by itself")?;
        let sent = Command::new("kill").args([signal, &id.to_string()]).status().map_err(|e| e.to_string())?;
        if sent.success() { Ok(()) } else { Err(format!("kill {signal} fails")) }
    }

    async fn restart(&mut self, at: usize) -> Trial<()> {
        let pause = Duration::from_millis(self.dice.below(2000) as u64);
        tokio::time::sleep(pause).await;
        self.nodes[at] = self.start_node(self.nodes[at].address.port()).await?;
        let health = get(self.nodes[at].address, "/healthz").await?;
        if health.starts_with("HTTP/1.1 200") { Ok(()) } else { Err(format!("a node that was started: {health}")) }
    }

    /// Waits until no table that is not over is of a node that has gone, and returns how long that took.
    async fn until_taken(&self, at: usize) -> Trial<Duration> {
        let began = Instant::now();
        let id = &self.nodes[at].id;
        loop {
            let sql = "SELECT l.owner FROM leases l JOIN tables t ON t.id = l.table_id \
                       WHERE t.state IN ('waiting', 'playing')";
            let rows = self.query(sql).await?;
            if !rows.iter().any(|row| row.try_get::<String, _>(0).is_ok_and(|owner| owner == *id)) {
                return Ok(began.elapsed());
            }
            if began.elapsed() > Duration::from_secs(10) {
                return Err("tables of a node that has gone were not taken within 10 s".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Works every match out anew, by the program itself.
    fn check_database(&self) -> Trial<u64> {
        let mut check = Command::new(&self.program);
        let said = check.args(["db", "check", "--json", "--db", &self.database]).output().map_err(|e| e.to_string())?;
        let text = String::from_utf8_lossy(&said.stdout);
        let report: serde_json::Value = serde_json::from_str(&text).map_err(|e| format!("db check: {e}: {text}"))?;
        match report["problems"].as_array() {
            Some(problems) if problems.is_empty() => Ok(report["tables"].as_u64().unwrap_or(0)),
            _ => Err(format!("db check: {text}")),
        }
    }
}
