//! The crash loop: the server is killed again and again while matches are played, and no answer that
//! it acknowledged may ever be missing afterwards.

use crate::player::{Player, create, seat};
use crate::process::{Process, games, program};
use crate::{Client, Dice, Trial};
use baize_protocol::{ClockRule, Options, SeatKind, View};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How much a clock may have gained since its player saw it, in milliseconds: the server notes every
/// second that it is alive, and the rest is slack for a busy machine. It may lose no more than the time
/// that really passed.
const SLACK: u32 = 3000;

/// How the loop is run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How often the server is killed.
    pub kills: u32,
    /// How many matches are played at once.
    pub matches: usize,
    /// The seed of everything that is random.
    pub seed: u64,
    /// The address of the database.
    pub database: String,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// How often the server was killed.
    pub kills: u32,
    /// How many answers were acknowledged.
    pub acknowledged: u64,
    /// How many matches were looked at again after a kill.
    pub resumed: u64,
    /// How many matches came to their end.
    pub finished: u64,
    /// How long it took.
    pub took: Duration,
}

#[derive(Default)]
struct Tally {
    acknowledged: AtomicU64,
    resumed: AtomicU64,
    finished: AtomicU64,
    stop: AtomicBool,
}

/// Runs the loop.
///
/// # Errors
/// When an acknowledged answer is missing, or anything else is not as its players saw it.
pub async fn run(plan: &Plan, data: &Path) -> Trial<Report> {
    let began = Instant::now();
    let program = program()?;
    let port = free_port()?;
    let mut dice = Dice::new(plan.seed);
    let mut server = Process::start(&program, port, &plan.database, data).await?;
    let address = server.address;
    let tally = Arc::new(Tally::default());
    let games = Arc::new(games(address).await?);
    let players: Vec<_> = (0..plan.matches)
        .map(|i| {
            tokio::spawn(witness(address, i, games.clone(), Dice::new(plan.seed ^ (i as u64 + 1) << 32), tally.clone()))
        })
        .collect();
    let mut kills = 0;
    while kills < plan.kills {
        tokio::time::sleep(Duration::from_millis(150 + dice.below(900) as u64)).await;
        server.kill().await;
        kills += 1;
        // A player who stopped has seen something wrong.
        if players.iter().any(tokio::task::JoinHandle::is_finished) {
            break;
        }
        server = Process::start(&program, port, &plan.database, data).await?;
    }
    if !server.is_running() {
        server = Process::start(&program, port, &plan.database, data).await?;
    }
    // Everybody takes the match up once more before the end.
    tokio::time::sleep(Duration::from_secs(2)).await;
    tally.stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.map_err(|e| e.to_string())??;
    }
    let panics = server.metric("baize_panics_total").await?;
    if panics > 0.0 {
        return Err(format!("the server panicked {panics} times"));
    }
    server.kill().await;
    let count = |n: &AtomicU64| n.load(Ordering::Relaxed);
    Ok(Report {
        kills,
        acknowledged: count(&tally.acknowledged),
        resumed: count(&tally.resumed),
        finished: count(&tally.finished),
        took: began.elapsed(),
    })
}

fn free_port() -> Trial<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|e| e.to_string())?;
    Ok(listener.local_addr().map_err(|e| e.to_string())?.port())
}

/// What a player last saw of a match.
struct Memory {
    table: String,
    acknowledged: u32,
    version: u32,
    view: Option<View>,
    left: Vec<u32>,
    /// When the thinking times were seen.
    at: Instant,
}

/// Someone who plays on through every crash, and compares.
async fn witness(
    address: SocketAddr,
    number: usize,
    games: Arc<Vec<String>>,
    mut dice: Dice,
    tally: Arc<Tally>,
) -> Trial<()> {
    let mut token = String::new();
    let mut memory: Option<Memory> = None;
    loop {
        let Ok(client) = Client::hello(address, Some(&token)).await else {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        };
        token.clone_from(&client.token);
        let attached = match &memory {
            None => Player::create(client, new_table(number, &games)).await,
            Some(seen) => Player::watch(client, &seen.table).await,
        };
        let mut player = match attached {
            Ok(player) => player,
            // A table that was never acknowledged may be gone; any other must be there.
            Err(why) if why.contains("no_such_table") => return Err(format!("an acknowledged table is gone: {why}")),
            Err(_) => continue,
        };
        if player.begin().await.is_err() {
            memory = memory.or(Some(Memory::new(&player.table)));
            continue;
        }
        match &memory {
            Some(seen) => {
                seen.compare(&player)?;
                tally.resumed.fetch_add(1, Ordering::Relaxed);
            }
            None => memory = Some(Memory::new(&player.table)),
        }
        let Some(seen) = memory.as_mut() else { continue };
        let went_on = play_on(&mut player, seen, &mut dice, &tally).await;
        if player.ending.is_some() {
            tally.finished.fetch_add(1, Ordering::Relaxed);
            memory = None;
        }
        match went_on {
            Ok(()) if tally.stop.load(Ordering::Relaxed) => return Ok(()),
            Err(why) if why.starts_with("wrong:") => return Err(why),
            _ => {}
        }
    }
}

/// A match against a bot, or of bots with a clock, of one game after the other.
fn new_table(number: usize, games: &[String]) -> baize_protocol::ToServer {
    let game = &games[number % games.len()];
    let clock = number.is_multiple_of(2).then_some(ClockRule { bank: 600, increment: 2 });
    create(game, Options::default(), vec![seat(SeatKind::Me), seat(SeatKind::Bot)], clock)
}

/// Plays until the connection is lost, the match is over or it is time to stop.
async fn play_on(player: &mut Player, seen: &mut Memory, dice: &mut Dice, tally: &Tally) -> Trial<()> {
    let mut answered = false;
    while player.ending.is_none() {
        if tally.stop.load(Ordering::Relaxed) && answered {
            return Ok(());
        }
        let went = match player.prompt().is_some() {
            true => player.answer(dice).await.map(Some),
            false => player.step().await.map(|_| None),
        };
        seen.note(player);
        match went {
            Ok(Some(version)) => {
                seen.acknowledged = version;
                answered = true;
                tally.acknowledged.fetch_add(1, Ordering::Relaxed);
            }
            Ok(None) => {}
            Err(why) if why.starts_with("not accepted") || why.starts_with("version") => {
                return Err(format!("wrong: table {}: {why}", player.table));
            }
            Err(why) => return Err(why),
        }
    }
    Ok(())
}

impl Memory {
    fn new(table: &str) -> Memory {
        Memory {
            table: table.to_owned(),
            acknowledged: 0,
            version: 0,
            view: None,
            left: Vec::new(),
            at: Instant::now(),
        }
    }

    fn note(&mut self, player: &Player) {
        self.version = player.version;
        self.view.clone_from(&player.view);
        if let Some(clocks) = player.clocks.as_ref().filter(|clocks| clocks.left != self.left) {
            self.left.clone_from(&clocks.left);
            self.at = Instant::now();
        }
    }

    /// Compares what a player saw with what is there after a crash.
    fn compare(&self, player: &Player) -> Trial<()> {
        let table = &self.table;
        if player.version < self.acknowledged {
            let (has, had) = (player.version, self.acknowledged);
            return Err(format!("table {table}: answer {had} was acknowledged, but the match is at {has}"));
        }
        if player.version < self.version {
            return Err(format!("table {table}: version {} was seen, but it is at {}", self.version, player.version));
        }
        if player.version == self.version && self.view.is_some() && player.view != self.view {
            return Err(format!("table {table}: version {} looks different after a crash", self.version));
        }
        let left = player.clocks.as_ref().map(|c| c.left.clone()).unwrap_or_default();
        let passed = self.at.elapsed().as_millis() as u32 + SLACK;
        for (seat, (now, then)) in left.iter().zip(&self.left).enumerate() {
            let same = player.version == self.version;
            if same && (*now > then + SLACK || now + passed < *then) {
                return Err(format!("table {table}: seat {seat} had {then} ms left, now {now} ms"));
            }
        }
        Ok(())
    }
}
