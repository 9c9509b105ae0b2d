//! Load on a cluster: matches spread over nodes, played from the node that has the table or from another, and what
//! an answer costs.

use crate::load::{Times, summary};
use crate::nats::Nats;
use crate::player::{Player, create, seat};
use crate::postgres::Postgres;
use crate::process::{Process, program};
use crate::{Client, Dice, Trial};
use baize_protocol::{Options, SeatKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Barrier;

/// How the load is put on.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many nodes.
    pub nodes: usize,
    /// How many matches at once.
    pub matches: usize,
    /// How long a player thinks between answers.
    pub think: Duration,
    /// How long it is measured.
    pub measure: Duration,
    /// Whether players come to another node than the one that has their table.
    pub far: bool,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// Answers, until they are stored.
    pub answers: Times,
    /// How many answers all nodes stored, those of bots included.
    pub stored: f64,
    /// How long all nodes had a processor.
    pub worked: Duration,
    /// Memory of all nodes, in KiB: with no match, and with all.
    pub memory: (u64, u64),
}

/// Puts the load on.
///
/// # Errors
/// When something breaks.
pub async fn run(plan: &Plan) -> Trial<Report> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let (postgres, nats) = (Postgres::start()?, Nats::start()?);
    let (database, url) = (postgres.database("spread")?, nats.url());
    let mut nodes = Vec::new();
    for _ in 0..plan.nodes {
        nodes.push(Process::start_with(&program()?, 0, &database, folder.path(), &["--nats", &url]).await?);
    }
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let idle = memory(&nodes);
    let (seated, stop) = (Arc::new(Barrier::new(plan.matches + 1)), Arc::new(AtomicBool::new(false)));
    let player = |i| play(plan.clone(), addresses.clone(), i, seated.clone(), stop.clone());
    let players: Vec<_> = (0..plan.matches).map(|i| tokio::spawn(player(i))).collect();
    seated.wait().await;
    let before = (stored(&nodes).await?, worked(&nodes));
    tokio::time::sleep(plan.measure).await;
    let (stored, worked, full) = (stored(&nodes).await? - before.0, worked(&nodes) - before.1, memory(&nodes));
    stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.map_err(|e| e.to_string())??);
    }
    Ok(Report { answers: summary(times, plan.measure), stored, worked, memory: (idle, full) })
}

fn memory(nodes: &[Process]) -> u64 {
    nodes.iter().filter_map(Process::memory).sum()
}

fn worked(nodes: &[Process]) -> Duration {
    nodes.iter().filter_map(Process::worked).sum()
}

async fn stored(nodes: &[Process]) -> Trial<f64> {
    let mut all = 0.0;
    for node in nodes {
        all += node.metric("baize_answers_total").await?;
    }
    Ok(all)
}

async fn play(
    plan: Plan,
    nodes: Vec<SocketAddr>,
    number: usize,
    seated: Arc<Barrier>,
    stop: Arc<AtomicBool>,
) -> Trial<Vec<Duration>> {
    let mut dice = Dice::new(number as u64);
    let mut player = sit_down(&plan, &nodes, number).await?;
    seated.wait().await;
    tokio::time::sleep(plan.think.mul_f64(dice.below(1000) as f64 / 1000.0)).await;
    let mut times = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        if player.ending.is_some() {
            player = sit_down(&plan, &nodes, number).await?;
        } else if player.prompt().is_some() {
            let began = Instant::now();
            player.answer(&mut dice).await?;
            times.push(began.elapsed());
            tokio::time::sleep(plan.think).await;
        } else {
            player.step().await?;
        }
    }
    Ok(times)
}

/// Opens a table at one node, and plays at it from there or from the next.
async fn sit_down(plan: &Plan, nodes: &[SocketAddr], number: usize) -> Trial<Player> {
    let at = |n: usize| nodes[n % nodes.len()];
    let seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
    let client = Client::hello(at(number), None).await?;
    let mut player = Player::create(client, create("one-piece", Options::default(), seats, None)).await?;
    player.begin().await?;
    if !plan.far {
        return Ok(player);
    }
    let next = Client::hello(at(number + 1), Some(&player.client.token)).await?;
    Player::watch(next, &player.table).await
}
