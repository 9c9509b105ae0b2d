//! A cluster under faults: three nodes, a PostgreSQL and a NATS of their own, guests on all nodes, and one fault
//! after the other. Afterwards what everybody was told must be true ([`history`]), and what everybody was shown must
//! be what their own eyes may see ([`sights`]); every match must go on, and comes to its end.

pub mod guests;
pub mod history;
pub mod sights;
pub mod site;
pub mod upgrade;

use crate::network::Net;
use crate::process::{Process, games, get, program};
use crate::{Dice, Trial, restore};
use guests::{Place, Role, attend};
use history::{Counts, History};
use sights::{Compared, Sights};
use site::{Room, Site};
use sqlx::Row;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The name of the database.
const NAME: &str = "cluster";

/// How many nodes there are.
const NODES: usize = 3;

/// How long after the last fault every match must have gone on.
const RECOVERY: Duration = Duration::from_secs(45);

/// How long guests have to bring their matches to an end.
const ENDING: Duration = Duration::from_secs(60);

/// How the trial is run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many faults there are.
    pub faults: u32,
    /// How many tables at once.
    pub tables: usize,
    /// The seed of everything that is random.
    pub seed: u64,
    /// The faults that are made; each once, then at random.
    pub kinds: Vec<Fault>,
    /// Whether nodes go without their fence: the trial must find that out.
    pub unfenced: bool,
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
    /// How much of what was shown was compared.
    pub compared: Compared,
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
    /// A node is told to stop, and started again later.
    StopNode,
    /// NATS is killed, and started again.
    KillNats,
    /// PostgreSQL is killed with all its processes, and started again.
    KillDatabase,
    /// A node does not reach PostgreSQL for longer than its lease, and nobody is told.
    CutDatabase,
    /// A node does not reach NATS for a while, and nobody is told.
    CutNats,
    /// A node stands still for a moment.
    PauseNode,
    /// A node reaches nobody for longer than its lease, nor do guests reach it.
    CutNode,
    /// PostgreSQL hears a node that does not hear it, for longer than the lease.
    DeafNode,
    /// The clock of a node jumps.
    JumpClock,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 11] = [
        Fault::KillNode,
        Fault::FreezeNode,
        Fault::StopNode,
        Fault::KillNats,
        Fault::KillDatabase,
        Fault::CutDatabase,
        Fault::CutNats,
        Fault::PauseNode,
        Fault::CutNode,
        Fault::DeafNode,
        Fault::JumpClock,
    ];

    /// Returns those that can be made where the trial stands.
    pub fn possible() -> Vec<Fault> {
        let (apart, clocks) = (crate::network::is_apart(), site::clocks_can_be_wrong());
        let can = |fault: &Fault| match fault {
            Fault::DeafNode => apart,
            Fault::JumpClock => clocks,
            _ => true,
        };
        Fault::ALL.into_iter().filter(can).collect()
    }
}

/// How much the clocks of the nodes are wrong at first, in seconds.
const WRONG_BY: [i64; NODES] = [0, 97, -43];

/// A node, which keeps its room.
struct Node {
    process: Process,
    /// What it calls itself.
    id: String,
    room: Arc<Room>,
}

struct Trials {
    program: PathBuf,
    folder: tempfile::TempDir,
    site: Site,
    database: String,
    nodes: Vec<Node>,
    dice: Dice,
    unfenced: bool,
    failover: Vec<Duration>,
    handover: Vec<Duration>,
}

/// Guests at their tables.
struct Crowd {
    nodes: Vec<SocketAddr>,
    games: Vec<String>,
    history: Arc<History>,
    sights: Arc<Sights>,
    stop: Arc<AtomicBool>,
    places: Vec<Arc<Place>>,
    guests: tokio::task::JoinSet<()>,
}

/// Runs the trial.
///
/// # Errors
/// When something that was told is not true, or a match does not go on.
pub async fn run(plan: &Plan) -> Trial<Report> {
    let began = Instant::now();
    let mut trials = Trials::start(plan).await?;
    let crowd = Crowd::gather(&trials, plan).await?;
    let mut counts = std::collections::BTreeMap::new();
    for n in 0..plan.faults {
        let fault = match plan.kinds.get(n as usize) {
            Some(first) => *first,
            None => *trials.dice.one(&plan.kinds).ok_or("no fault")?,
        };
        trials.make(fault).await.map_err(|why| format!("{fault:?}, fault {n}: {why}"))?;
        *counts.entry(fault).or_insert(0) += 1;
        if let Some(first) = crowd.history.violation_found() {
            return Err(format!("after {} faults: {first}", n + 1));
        }
        let pause = 300 + trials.dice.below(2000) as u64;
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
    let history = crowd.history.clone();
    let (compared, checked) = crowd.end(&trials).await?;
    Ok(Report {
        faults: counts.into_iter().collect(),
        acknowledged: history.len(),
        counts: history.counts(),
        compared,
        failover: trials.failover.clone(),
        handover: trials.handover.clone(),
        checked,
        took: began.elapsed(),
    })
}

impl Crowd {
    /// Seats guests, who begin to play.
    async fn gather(trials: &Trials, plan: &Plan) -> Trial<Crowd> {
        let nodes: Vec<SocketAddr> = trials.nodes.iter().map(|node| node.room.address).collect();
        let games = games(nodes[0]).await?;
        let (history, sights, stop) = (Arc::<History>::default(), Arc::<Sights>::default(), Arc::default());
        let mut crowd = Crowd { nodes, games, history, sights, stop, places: Vec::new(), guests: Default::default() };
        for i in 0..plan.tables {
            let place = crowd.place(i);
            let roles: &[Role] = if place.two { &[Role::Host, Role::Rival, Role::Watcher] } else { &[Role::Host] };
            for (j, role) in roles.iter().enumerate() {
                crowd.guests.spawn(attend(place.clone(), *role, plan.seed ^ ((i * 8 + j + 1) as u64) << 32));
            }
            crowd.places.push(place);
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        Ok(crowd)
    }

    fn place(&self, i: usize) -> Arc<Place> {
        Arc::new(Place {
            nodes: self.nodes.clone(),
            history: self.history.clone(),
            sights: self.sights.clone(),
            stop: self.stop.clone(),
            steps: AtomicU64::new(0),
            table: watch::channel(None).0,
            game: self.games[i % self.games.len()].clone(),
            two: i % 2 == 1,
        })
    }

    /// Waits until everybody has gone on, lets all matches come to their end, and checks what was told and shown.
    async fn end(mut self, trials: &Trials) -> Trial<(Compared, u64)> {
        everybody_goes_on(&self.places).await?;
        self.stop.store(true, Ordering::Relaxed);
        let ending = async { while self.guests.join_next().await.is_some() {} };
        let ended = tokio::time::timeout(ENDING, ending).await;
        ended.map_err(|_| "guests cannot bring their matches to an end".to_owned())?;
        trials.no_panics().await?;
        self.history.check(&trials.database).await?;
        let checked = restore::check(&trials.program, &trials.database)?;
        let names = sights::names(self.nodes[0], &self.games).await?;
        let (compared, wrong) = self.sights.compare(self.nodes[0], &names).await?;
        match wrong.first() {
            None => Ok((compared, checked)),
            Some(first) => Err(format!("{} times wrong eyes were shown something; first: {first}", wrong.len())),
        }
    }
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
    async fn start(plan: &Plan) -> Trial<Trials> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let site = Site::open()?;
        let database = site.postgres.database(NAME)?;
        let (failover, handover) = (Vec::new(), Vec::new());
        let (program, dice, nodes, unfenced) = (program()?, Dice::new(plan.seed), Vec::new(), plan.unfenced);
        let mut trials = Trials { program, folder, site, database, nodes, dice, unfenced, failover, handover };
        for (number, wrong_by) in WRONG_BY.into_iter().enumerate() {
            let room = Arc::new(trials.site.room(number as u8 + 1, trials.folder.path()).await?);
            room.set_clock(wrong_by)?;
            let node = trials.start_node(room).await?;
            trials.nodes.push(node);
        }
        Ok(trials)
    }

    async fn start_node(&self, room: Arc<Room>) -> Trial<Node> {
        let before = if self.nodes.is_empty() { Vec::new() } else { self.ids().await? };
        let process = room.start(&self.program, NAME, self.folder.path(), self.unfenced).await?;
        let id = self.ids().await?.into_iter().find(|id| !before.contains(id)).ok_or("a node is not in the list")?;
        Ok(Node { process, id, room })
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
        self.make_at(fault, at).await
    }

    async fn make_at(&mut self, fault: Fault, at: usize) -> Trial<()> {
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
            Fault::CutDatabase => self.cut(at, &[Net::Data], Duration::from_secs(6) + long).await,
            Fault::CutNats => self.cut(at, &[Net::Mail], Duration::from_secs(4) + long).await,
            Fault::CutNode => self.cut(at, &Net::ALL, Duration::from_secs(6) + long).await,
            Fault::DeafNode => {
                self.site.deafen(&self.nodes[at].room, true)?;
                tokio::time::sleep(Duration::from_secs(6) + long).await;
                self.site.deafen(&self.nodes[at].room, false).map(|_| ())
            }
            Fault::JumpClock => {
                let wrong_by = self.dice.below(601) as i64 - 300;
                self.nodes[at].room.set_clock(wrong_by)
            }
            Fault::KillNats => {
                self.site.nats.kill();
                tokio::time::sleep(long).await;
                self.site.nats.run()
            }
            Fault::KillDatabase => {
                let postgres = self.site.postgres.clone();
                let crash = move || {
                    postgres.kill()?;
                    std::thread::sleep(long);
                    postgres.run()
                };
                tokio::task::spawn_blocking(crash).await.map_err(|e| e.to_string())?
            }
        }
    }

    /// Cuts a node off for a while.
    async fn cut(&self, at: usize, nets: &[Net], long: Duration) -> Trial<()> {
        self.nodes[at].room.cut(nets, true)?;
        tokio::time::sleep(long).await;
        self.nodes[at].room.cut(nets, false)
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
        self.nodes[at] = self.start_node(self.nodes[at].room.clone()).await?;
        let health = get(self.nodes[at].room.address, "/healthz").await?;
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

    /// No node that runs has panicked, nor has one that ran left a report of it.
    async fn no_panics(&self) -> Trial<()> {
        for node in &self.nodes {
            let panics = node.process.metric("baize_panics_total").await?;
            if panics > 0.0 {
                return Err(format!("a node panicked {panics} times"));
            }
        }
        let reports = std::fs::read_dir(self.folder.path().join("reports")).into_iter().flatten().count();
        if reports == 0 { Ok(()) } else { Err(format!("nodes left {reports} reports of panics")) }
    }
}
