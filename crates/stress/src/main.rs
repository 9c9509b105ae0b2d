//! Runs the trials: `cargo stress --help` lists them.

use baize_stress::cluster::{Fault, Plan};
use baize_stress::postgres::Postgres;
use baize_stress::{Trial, cluster, crash, echo, faults, fuzz, load, network, restore, spread, work};
use clap::{Parser, Subcommand, ValueEnum};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Tries the real program over real sockets: kills it, starves it, feeds it nonsense, loads it, and compares what it
/// promised with what is stored.
///
/// The program tried is the `baize` beside this one, or the one that the variable BAIZE names. Each trial makes its own
/// database in a temporary folder, and ends with 0 only when nothing was wrong. A seed makes the same choices again.
#[derive(Parser)]
#[command(name = "cargo stress", after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    trial: Command,
}

const EXAMPLES: &str = "\
Examples:
  cargo stress cluster 200 7            200 faults in a cluster; needs PostgreSQL and NATS, and root for namespaces
  cargo stress crash postgres 50 1      50 times kill -9 under sixteen matches
  cargo stress load 5000 1000 20        5,000 matches, an answer each second, measured for 20 seconds
Build the program first, for figures with --release: cargo build --release -p baize-cli -p baize-stress";

#[derive(Subcommand)]
enum Command {
    /// Kill the server again and again while matches are played: no acknowledged answer may be lost
    Crash {
        /// The database
        #[arg(value_enum, default_value = "sqlite")]
        database: Kind,
        /// How many times it is killed
        #[arg(default_value_t = 50)]
        kills: u32,
        /// The seed; the time when left out
        seed: Option<u64>,
    },
    /// Let writes and flushes fail under SQLite (needs strace)
    Faults {
        /// The seed; the time when left out
        seed: Option<u64>,
    },
    /// Send nonsense
    Fuzz {
        /// How many frames
        #[arg(default_value_t = 100_000)]
        frames: u64,
        /// The seed; the time when left out
        seed: Option<u64>,
    },
    /// Seat many matches at once, and measure
    Load {
        /// How many matches
        #[arg(default_value_t = 1000)]
        matches: usize,
        /// How long players think between answers, in milliseconds
        #[arg(default_value_t = 1000)]
        think: u64,
        /// How long it is measured, in seconds
        #[arg(default_value_t = 20)]
        seconds: u64,
        /// The game
        #[arg(default_value = "one-piece")]
        game: String,
        /// The bot on the other side
        #[arg(default_value = "random")]
        bot: String,
        /// The database
        #[arg(value_enum, default_value = "sqlite")]
        database: Kind,
    },
    /// Make nodes, NATS and PostgreSQL of a cluster fail, and check what every guest was told and shown
    ///
    /// Three nodes, PostgreSQL and NATS each have a network namespace of their own, where these can be made; elsewhere
    /// they have ports of this machine, and wires that can be cut stand for the network. Clocks are wrong where
    /// libfaketime is installed.
    Cluster {
        /// How many faults: each kind once, then at random
        #[arg(default_value_t = 20)]
        faults: u32,
        /// The seed; the time when left out
        seed: Option<u64>,
        /// How many tables at once
        #[arg(default_value_t = 12)]
        tables: usize,
    },
    /// Freeze nodes of a cluster that go without their fence, until the checker finds that out: it must
    Unfenced {
        /// The seed; the time when left out
        seed: Option<u64>,
    },
    /// Restart one node of a cluster after the other, by another build, while matches are played
    Upgrade {
        /// The seed; the time when left out
        seed: Option<u64>,
        /// The program that nodes are restarted by; the same one when left out
        #[arg(long, value_name = "PROGRAM")]
        by: Option<std::path::PathBuf>,
    },
    /// Back PostgreSQL up while matches are played, restore that, and let the matches go on there
    Restore {
        /// The seed; the time when left out
        seed: Option<u64>,
    },
    /// Measure what an answer costs on one node or several, and what a way between nodes adds
    Spread {
        /// How many nodes
        #[arg(default_value_t = 3)]
        nodes: usize,
        /// How many matches
        #[arg(default_value_t = 200)]
        matches: usize,
        /// How long players think between answers, in milliseconds
        #[arg(default_value_t = 1000)]
        think: u64,
        /// How long it is measured, in seconds
        #[arg(default_value_t = 20)]
        seconds: u64,
        /// Whether players come to the node that has their table, or to another
        #[arg(value_enum, default_value = "near")]
        way: Way,
    },
    /// Kill a worker in the middle of a part: the digest of the simulation must be that of one run
    Work,
    /// Send every frame back, for `load` to compare with
    #[command(hide = true)]
    Echo,
}

#[derive(Copy, Clone, ValueEnum)]
enum Kind {
    Sqlite,
    Postgres,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Way {
    Near,
    Far,
}

fn main() -> ExitCode {
    let Arguments { trial } = Arguments::parse();
    if matches!(trial, Command::Cluster { .. } | Command::Unfenced { .. } | Command::Upgrade { .. })
        && let Err(why) = network::enter()
    {
        println!("no network namespaces here ({why}): nodes have ports of one machine, and wires that can be cut");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let ran = runtime.map_err(|e| e.to_string()).and_then(|runtime| runtime.block_on(run(trial)));
    match ran {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("stress: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(trial: Command) -> Trial<()> {
    let seeded = |seed: Option<u64>| seed.unwrap_or_else(any_seed);
    match trial {
        Command::Crash { database, kills, seed } => crash_loop(database, kills, seeded(seed)).await,
        Command::Faults { seed } => faulty_disk(seeded(seed)).await,
        Command::Fuzz { frames, seed } => fuzz_frames(frames, seeded(seed)).await,
        Command::Load { matches, think, seconds, game, bot, database } => {
            put_load(matches, (think, seconds), &game, &bot, database).await
        }
        Command::Cluster { faults, seed, tables } => break_cluster(faults, seeded(seed), tables).await,
        Command::Unfenced { seed } => go_unfenced(seeded(seed)).await,
        Command::Upgrade { seed, by } => roll(seeded(seed), by).await,
        Command::Restore { seed } => back_up(seeded(seed)).await,
        Command::Spread { nodes, matches, think, seconds, way } => {
            spread_load(nodes, matches, (think, seconds), way).await
        }
        Command::Work => kill_worker().await,
        Command::Echo => echo::serve().await,
    }
}

fn any_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// A database of its own, which goes when it is dropped.
struct Database {
    url: String,
    folder: tempfile::TempDir,
    _postgres: Option<Postgres>,
}

fn database(kind: Kind) -> Trial<Database> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let postgres = match kind {
        Kind::Sqlite => None,
        Kind::Postgres => Some(Postgres::start()?),
    };
    let url = match &postgres {
        None => format!("sqlite://{}", folder.path().join("trial.db").display()),
        Some(server) => server.database("trial")?,
    };
    Ok(Database { url, folder, _postgres: postgres })
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Sqlite => "sqlite",
        Kind::Postgres => "postgres",
    }
}

async fn crash_loop(kind: Kind, kills: u32, seed: u64) -> Trial<()> {
    println!("crash loop on {}, seed {seed}", name(kind));
    let database = database(kind)?;
    let plan = crash::Plan { kills, matches: 16, seed, database: database.url.clone() };
    let r = crash::run(&plan, database.folder.path()).await.map_err(|why| format!("seed {seed}: {why}"))?;
    println!(
        "{} kills in {:.0} s: {} answers acknowledged, none lost; {} matches taken up again, {} played to the end",
        r.kills,
        r.took.as_secs_f64(),
        r.acknowledged,
        r.resumed,
        r.finished
    );
    Ok(())
}

async fn faulty_disk(seed: u64) -> Trial<()> {
    println!("a disk that fails under SQLite and PostgreSQL, seed {seed}");
    tokio::try_join!(faults_under(faults::Under::Sqlite, seed), faults_under(faults::Under::Postgres, seed))?;
    Ok(())
}

async fn faults_under(database: faults::Under, seed: u64) -> Trial<()> {
    for fault in faults::FAULTS.into_iter().filter(|fault| fault.under == database) {
        let r = faults::run(fault, seed).await;
        let r = r.map_err(|why| format!("{fault:?}, seed {seed}: {why}"))?;
        let faults::Fault { under, call, error, when } = fault;
        let (acknowledged, refused) = (r.acknowledged, r.refused);
        println!("{under:?}, {call} {error} {when}: {acknowledged} answers acknowledged, none lost; {refused} refused");
    }
    Ok(())
}

async fn fuzz_frames(frames: u64, seed: u64) -> Trial<()> {
    println!("{frames} frames of nonsense, seed {seed}");
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let r = fuzz::run(frames, seed, folder.path()).await.map_err(|why| format!("seed {seed}: {why}"))?;
    println!(
        "{} frames in {:.0} s: no panic, no stuck match; {} connections closed on us; memory {} to {} KiB",
        r.frames,
        r.took.as_secs_f64(),
        r.closed,
        r.memory.0,
        r.memory.1
    );
    Ok(())
}

async fn put_load(matches: usize, (think, seconds): (u64, u64), game: &str, bot: &str, kind: Kind) -> Trial<()> {
    let database = database(kind)?;
    let plan = load::Plan {
        matches,
        think: Duration::from_millis(think),
        measure: Duration::from_secs(seconds),
        game: game.to_owned(),
        bot: bot.to_owned(),
        database: database.url.clone(),
        seed: 1,
    };
    let on = name(kind);
    println!("{matches} matches of {game} against {bot} on {on}, an answer each {think} ms, for {seconds} s");
    let r = load::run(&plan, database.folder.path()).await?;
    let ms = |d: Duration| d.as_secs_f64() * 1000.0;
    for (what, t) in [("answers until stored", &r.answers), ("after a rest", &r.woken), ("bare echoes", &r.echoes)] {
        let (p50, p99, max) = (ms(t.p50), ms(t.p99), ms(t.max));
        let (count, a_second) = (t.count, t.a_second);
        println!("{what:<22} {count:>8}  {a_second:>8.0}/s  p50 {p50:>8.2} ms  p99 {p99:>8.2} ms  max {max:>8.2} ms");
    }
    let (stored, processors, work) = (r.stored, r.processors, r.work.as_micros());
    println!(
        "stored by the server: {stored:.0} answers/s, bots included, on {processors:.2} processors: {work} µs each"
    );
    println!("there again after a restart: {:.2} s", r.restart.as_secs_f64());
    let load::Memory { idle, playing, resting } = r.memory;
    let each = |all: u64| all.saturating_sub(idle) as f64 / matches.max(1) as f64;
    println!(
        "memory: {idle} KiB idle; {:.1} KiB a match played, {:.1} KiB a match at rest; {} ended",
        each(playing),
        each(resting),
        r.ended
    );
    Ok(())
}

async fn break_cluster(faults: u32, seed: u64, tables: usize) -> Trial<()> {
    let on = if network::is_apart() { "network namespaces" } else { "ports of one machine" };
    println!("{faults} faults in a cluster of three nodes on {on}, {tables} tables, seed {seed}");
    let plan = Plan { faults, tables, seed, kinds: Fault::possible(), unfenced: false };
    let r = cluster::run(&plan).await.map_err(|why| format!("seed {seed}: {why}"))?;
    let made: Vec<String> = r.faults.iter().map(|(fault, n)| format!("{fault:?} {n}")).collect();
    let cluster::history::Counts { refused, unknown, finished, resumed } = r.counts;
    println!("faults: {}", made.join(", "));
    println!(
        "{} answers acknowledged, each stored once and in its place; {refused} refused, {unknown} not heard of again",
        r.acknowledged
    );
    println!("{resumed} times a table was gone back to, {finished} matches came to their end, every table goes on");
    println!("{} tables worked out anew and as they were (baize db check)", r.checked);
    let cluster::sights::Compared { matches, boards, lines } = r.compared;
    println!(
        "{boards} boards with their questions and {lines} lines, of {matches} matches, are what those eyes may see"
    );
    for (what, times) in [("tables of a killed node taken over", &r.failover), ("of a stopped one", &r.handover)] {
        let longest = times.iter().max().copied().unwrap_or_default().as_secs_f64();
        let mean = times.iter().sum::<Duration>().as_secs_f64() / times.len().max(1) as f64;
        println!("{what}: {} times, mean {mean:.1} s, longest {longest:.1} s", times.len());
    }
    println!("{:.0} s in all, no violation", r.took.as_secs_f64());
    Ok(())
}

/// Goes on until the checker finds out that nodes have no fence.
async fn go_unfenced(seed: u64) -> Trial<()> {
    println!("a cluster without its fence, seed {seed}");
    let plan = Plan { faults: 12, tables: 12, seed, kinds: vec![Fault::FreezeNode], unfenced: true };
    match cluster::run(&plan).await {
        Err(why) => {
            println!("found out, as it must be: {why}");
            Ok(())
        }
        Ok(r) => Err(format!("{} answers of nodes without a fence went through unnoticed", r.acknowledged)),
    }
}

async fn roll(seed: u64, by: Option<std::path::PathBuf>) -> Trial<()> {
    println!("three nodes are restarted one after the other, seed {seed}");
    let r = cluster::upgrade::run(seed, by).await.map_err(|why| format!("seed {seed}: {why}"))?;
    println!("{} answers acknowledged, each stored once and in its place; {} refused", r.acknowledged, r.refused);
    for (n, pause) in r.pauses.iter().enumerate() {
        println!("node {}: its tables were on others after {:.2} s", n + 1, pause.as_secs_f64());
    }
    println!("nodes were {}, and are {}; {} tables worked out anew", r.before, r.after, r.checked);
    Ok(())
}

async fn back_up(seed: u64) -> Trial<()> {
    println!("a backup of PostgreSQL while matches are played, seed {seed}");
    let r = restore::run(seed).await.map_err(|why| format!("seed {seed}: {why}"))?;
    let (backup, restoring) = (r.took.0.as_secs_f64(), r.took.1.as_secs_f64());
    println!("{} answers acknowledged before it, all of them among the {} in it", r.before, r.restored);
    println!("{} tables worked out anew and as they were; {} matches went on there", r.checked, r.resumed);
    println!("the backup took {backup:.1} s, restoring it {restoring:.1} s");
    Ok(())
}

async fn kill_worker() -> Trial<()> {
    println!("a simulation by workers, of which one is killed");
    let work::Report { digest, killed, taken, took } = work::run().await?;
    let took = took.as_secs_f64();
    println!(
        "part {killed} was taken again; {taken} parts taken in {took:.0} s; the digest is {digest}, as by one run"
    );
    Ok(())
}

async fn spread_load(nodes: usize, matches: usize, (think, seconds): (u64, u64), way: Way) -> Trial<()> {
    let (think, measure) = (Duration::from_millis(think), Duration::from_secs(seconds));
    let plan = spread::Plan { nodes, matches, think, measure, far: way == Way::Far };
    let r = spread::run(&plan).await?;
    let ms = |d: Duration| d.as_secs_f64() * 1000.0;
    let (p50, p99, max) = (ms(r.answers.p50), ms(r.answers.p99), ms(r.answers.max));
    println!("{nodes} nodes, {matches} matches of one-piece against random, {} their tables", place(way));
    println!("answers until stored: {:.0}/s, p50 {p50:.2} ms, p99 {p99:.2} ms, max {max:.2} ms", r.answers.a_second);
    let each = 1000.0 * r.worked.as_secs_f64() / r.stored.max(1.0);
    println!("stored: {:.0}/s, bots included; {each:.2} ms of a processor for each", r.stored / measure.as_secs_f64());
    let memory = (r.memory.1.saturating_sub(r.memory.0)) as f64 / matches.max(1) as f64;
    println!("memory of all nodes: {} KiB idle, {} KiB with all: {memory:.1} KiB a match", r.memory.0, r.memory.1);
    Ok(())
}

fn place(way: Way) -> &'static str {
    match way {
        Way::Near => "at",
        Way::Far => "one node away from",
    }
}
