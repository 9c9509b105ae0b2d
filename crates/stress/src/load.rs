//! Load: many matches against bots at once, and how long an answer takes until it is stored; what they weigh
//! while everybody waits; and beside it, how long a bare echo takes under the same load.

use crate::player::{Player, create, seat};
use crate::process::{Process, get, program};
use crate::{Client, Dice, Trial};
use baize_protocol::{Options, SeatKind};
use futures_util::{SinkExt, StreamExt};
use hdrhistogram::Histogram;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::{Barrier, watch};
use tokio_tungstenite::tungstenite::Message;

/// How long matches may take until all of them are at rest.
const RESTING: Duration = Duration::from_secs(120);

/// How long freed memory takes to go back to the system: `.cargo/config.toml` says a second.
const SETTLED: Duration = Duration::from_secs(3);

/// What players do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Phase {
    /// They answer.
    Play,
    /// They are there, and nobody answers.
    Wait,
    /// They answer once more, and go.
    End,
}

/// How the load is put on.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many matches at once.
    pub matches: usize,
    /// How long a player thinks between answers.
    pub think: Duration,
    /// How long it is measured.
    pub measure: Duration,
    /// The game.
    pub game: String,
    /// The bot that sits on the other side.
    pub bot: String,
    /// The address of the database.
    pub database: String,
    /// The seed of everything that is random.
    pub seed: u64,
}

/// How long something took, in the middle and at worst.
#[derive(Clone, Debug, Default)]
pub struct Times {
    /// How many were measured.
    pub count: usize,
    /// Half took less.
    pub p50: Duration,
    /// All but one in a hundred took less.
    pub p99: Duration,
    /// The longest.
    pub max: Duration,
    /// How many a second.
    pub a_second: f64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// Answers, until they are stored.
    pub answers: Times,
    /// Answers in matches that were at rest, until they are stored.
    pub woken: Times,
    /// Echoes under the same load.
    pub echoes: Times,
    /// Answers that the server stored in a second, those of bots included.
    pub stored: f64,
    /// How many processors the server had, on average.
    pub processors: f64,
    /// How long a processor worked for one answer, those of bots included.
    pub work: Duration,
    /// How long the server takes to be there again with all the matches.
    pub restart: Duration,
    /// Memory of the server, in KiB.
    pub memory: Memory,
    /// How many matches ended and were followed by another.
    pub ended: usize,
}

/// Memory of the server, in KiB.
#[derive(Copy, Clone, Debug)]
pub struct Memory {
    /// With no match.
    pub idle: u64,
    /// With all of them, played.
    pub playing: u64,
    /// With all of them at rest, and everybody there.
    pub resting: u64,
}

/// Puts the load on a new server, and then on an echo server.
///
/// # Errors
/// When something breaks.
pub async fn run(plan: &Plan, data: &Path) -> Trial<Report> {
    let mut server = Process::start(&program()?, 0, &plan.database, data).await?;
    let idle = server.memory().ok_or("the server is gone")?;
    let Loaded { answers, woken, ended, playing, resting, stored, worked } = load(plan, &server).await?;
    let panics = server.metric("baize_panics_total").await?;
    if panics > 0.0 {
        return Err(format!("the server panicked {panics} times"));
    }
    server.kill().await;
    let restart = restart(plan, data).await?;
    let echoes = echo_load(plan).await?;
    let (stored, processors) = (stored / plan.measure.as_secs_f64(), worked.div_duration_f64(plan.measure));
    let work = Duration::from_secs_f64(processors / stored.max(1.0));
    let memory = Memory { idle, playing, resting };
    Ok(Report { answers, woken, echoes, stored, processors, work, restart, memory, ended })
}

/// Starts the server again with what is stored, and returns how long it takes until it answers.
async fn restart(plan: &Plan, data: &Path) -> Trial<Duration> {
    let began = Instant::now();
    let mut server = Process::start(&program()?, 0, &plan.database, data).await?;
    let health = get(server.address, "/healthz").await?;
    let took = began.elapsed();
    server.kill().await;
    if health.starts_with("HTTP/1.1 200") { Ok(took) } else { Err(format!("after a restart: {health}")) }
}

/// What came of the load, as far as the server knows.
struct Loaded {
    answers: Times,
    woken: Times,
    ended: usize,
    playing: u64,
    resting: u64,
    stored: f64,
    worked: Duration,
}

async fn load(plan: &Plan, server: &Process) -> Trial<Loaded> {
    let (address, gone) = (server.address, "the server is gone");
    let (seated, (tell, phase)) = (Arc::new(Barrier::new(plan.matches + 1)), watch::channel(Phase::Play));
    let players: Vec<_> = (0..plan.matches)
        .map(|i| tokio::spawn(play(plan.clone(), address, i, seated.clone(), phase.clone())))
        .collect();
    seated.wait().await;
    let before = (server.metric("baize_answers_total").await?, server.worked().ok_or(gone)?);
    tokio::time::sleep(plan.measure).await;
    let (playing, worked) = (server.memory().ok_or(gone)?, server.worked().ok_or(gone)? - before.1);
    let stored = server.metric("baize_answers_total").await? - before.0;
    tell.send_replace(Phase::Wait);
    until_at_rest(server).await?;
    tokio::time::sleep(SETTLED).await;
    let resting = server.memory().ok_or(gone)?;
    tell.send_replace(Phase::End);
    let (mut times, mut woken, mut ended) = (Vec::new(), Vec::new(), 0);
    for player in players {
        let played = player.await.map_err(|e| e.to_string())??;
        times.extend(played.times);
        woken.extend(played.woken);
        ended += played.ended;
    }
    let (answers, woken) = (summary(times, plan.measure), summary(woken, plan.think.max(Duration::from_millis(1))));
    Ok(Loaded { answers, woken, ended, playing, resting, stored, worked })
}

/// Waits until no match is kept in memory any more.
async fn until_at_rest(server: &Process) -> Trial<()> {
    let began = Instant::now();
    while server.metric("baize_matches").await? > 0.0 {
        if began.elapsed() > RESTING {
            return Err("matches do not come to rest".into());
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(())
}

/// How long the answers of one player took.
#[derive(Default)]
struct Played {
    times: Vec<Duration>,
    woken: Option<Duration>,
    ended: usize,
}

async fn play(
    plan: Plan,
    address: SocketAddr,
    number: usize,
    seated: Arc<Barrier>,
    mut phase: watch::Receiver<Phase>,
) -> Trial<Played> {
    let mut dice = Dice::new(plan.seed + number as u64);
    let mut player = sit_down(&plan, Client::hello(address, None).await?).await?;
    seated.wait().await;
    // Not everybody answers in the same moment.
    let later = plan.think.mul_f64(dice.below(1000) as f64 / 1000.0);
    tokio::time::sleep(later).await;
    let mut played = Played::default();
    while *phase.borrow() == Phase::Play {
        if player.ending.is_some() {
            played.ended += 1;
            player = sit_down(&plan, player.client).await?;
        } else if player.prompt().is_some() {
            played.times.push(answer(&mut player, &mut dice).await?);
            tokio::time::sleep(plan.think).await;
        } else {
            player.step().await?;
        }
    }
    player.client.patience = RESTING * 2;
    while *phase.borrow_and_update() == Phase::Wait {
        tokio::select! {
            _ = phase.changed() => {}
            heard = player.step() => drop(heard?),
        }
    }
    tokio::time::sleep(later).await;
    if player.prompt().is_some() {
        played.woken = Some(answer(&mut player, &mut dice).await?);
    }
    Ok(played)
}

/// Answers, and returns how long it took until that was stored.
async fn answer(player: &mut Player, dice: &mut Dice) -> Trial<Duration> {
    let began = Instant::now();
    player.answer(dice).await?;
    Ok(began.elapsed())
}

async fn sit_down(plan: &Plan, client: Client) -> Trial<Player> {
    let mut seats = vec![seat(SeatKind::Me), seat(SeatKind::Bot)];
    seats[1].bot = Some(plan.bot.clone());
    let mut player = Player::create(client, create(&plan.game, Options::default(), seats, None)).await?;
    player.begin().await?;
    Ok(player)
}

/// The same load on a program that only sends frames back.
async fn echo_load(plan: &Plan) -> Trial<Times> {
    let here = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut child = tokio::process::Command::new(here)
        .arg("echo")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|e| e.to_string())?;
    let mut line = String::new();
    let stdout = child.stdout.take().ok_or("the echo has no output")?;
    BufReader::new(stdout).read_line(&mut line).await.map_err(|e| e.to_string())?;
    let said: serde_json::Value = serde_json::from_str(&line).map_err(|e| e.to_string())?;
    let address = said["address"].as_str().and_then(|a| a.strip_prefix("http://")).and_then(|a| a.parse().ok());
    let address = address.ok_or("the echo does not say where it is")?;
    let (seated, (tell, phase)) = (Arc::new(Barrier::new(plan.matches + 1)), watch::channel(Phase::Play));
    let callers: Vec<_> = (0..plan.matches)
        .map(|i| tokio::spawn(call(plan.clone(), address, i, seated.clone(), phase.clone())))
        .collect();
    seated.wait().await;
    tokio::time::sleep(plan.measure).await;
    tell.send_replace(Phase::End);
    let mut times = Vec::new();
    for caller in callers {
        times.extend(caller.await.map_err(|e| e.to_string())??);
    }
    let _ = child.kill().await;
    Ok(summary(times, plan.measure))
}

async fn call(
    plan: Plan,
    address: SocketAddr,
    number: usize,
    seated: Arc<Barrier>,
    phase: watch::Receiver<Phase>,
) -> Trial<Vec<Duration>> {
    let mut dice = Dice::new(plan.seed + number as u64);
    let stream = TcpStream::connect(address).await.map_err(|e| e.to_string())?;
    stream.set_nodelay(true).map_err(|e| e.to_string())?;
    let url = format!("ws://{address}/ws");
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.map_err(|e| e.to_string())?;
    seated.wait().await;
    tokio::time::sleep(plan.think.mul_f64(dice.below(1000) as f64 / 1000.0)).await;
    let mut times = Vec::new();
    // About as much as an answer.
    let word = r#"{"id":7,"type":"answer","table":"aaaaaaaaaa","prompt":12,"answer":{"type":"pick","at":0}}"#;
    while *phase.borrow() == Phase::Play {
        let began = Instant::now();
        socket.send(Message::text(word)).await.map_err(|e| e.to_string())?;
        socket.next().await.ok_or("no echo")?.map_err(|e| e.to_string())?;
        times.push(began.elapsed());
        tokio::time::sleep(plan.think).await;
    }
    Ok(times)
}

/// Nothing is waited for as long as this.
const LONGEST: Duration = Duration::from_secs(3_600);

/// Sums up how long things took, to a thousandth.
pub(crate) fn summary(times: Vec<Duration>, over: Duration) -> Times {
    let mut all = Histogram::<u64>::new_with_max(LONGEST.as_nanos() as u64, 3).expect("three digits are few");
    times.iter().for_each(|time| all.saturating_record(time.as_nanos() as u64));
    let at = |share: f64| Duration::from_nanos(all.value_at_quantile(share));
    Times {
        count: times.len(),
        p50: at(0.5),
        p99: at(0.99),
        max: Duration::from_nanos(all.max()),
        a_second: times.len() as f64 / over.as_secs_f64(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundred_times_are_summed_up() {
        let times = (1..=100).map(Duration::from_millis).collect();
        let Times { count, p50, p99, max, a_second } = summary(times, Duration::from_secs(10));
        let near = |time: Duration, ms: u64| time.abs_diff(Duration::from_millis(ms)) <= Duration::from_micros(ms);
        assert!(count == 100 && near(p50, 50) && near(p99, 99) && near(max, 100), "{p50:?} {p99:?} {max:?}");
        assert!((a_second - 10.0).abs() < 1e-9);
    }
}
