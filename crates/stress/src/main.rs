//! Runs the trials: `stress crash`, `stress faults`, `stress fuzz`, `stress load`, `stress cluster`, `stress work`, `stress echo`.

use baize_stress::postgres::Postgres;
use baize_stress::{Trial, cluster, crash, echo, faults, fuzz, load, spread, work};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const USAGE: &str = "\
usage: stress crash [sqlite|postgres] [KILLS] [SEED]
       stress faults [SEED]
       stress fuzz [FRAMES] [SEED]
       stress load [MATCHES] [THINK-MS] [SECONDS] [GAME] [BOT] [sqlite|postgres]
       stress cluster [FAULTS] [SEED] [TABLES]
       stress spread [NODES] [MATCHES] [THINK-MS] [SECONDS] [near|far]
       stress work
       stress echo
The program tried is the `baize` beside this one, or the one that BAIZE names.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let ran = runtime.map_err(|e| e.to_string()).and_then(|runtime| runtime.block_on(run(&args)));
    match ran {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("stress: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &[String]) -> Trial<()> {
    let word = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let number = |at: usize, usual: u64| match args.get(at) {
        Some(text) => text.parse().map_err(|_| format!("`{text}` is not a number\n{USAGE}")),
        None => Ok(usual),
    };
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        println!("{USAGE}");
        return Ok(());
    }
    match args.first().map(String::as_str) {
        Some("crash") => crash_loop(&word(1, "sqlite"), number(2, 50)?, number(3, any_seed())?).await,
        Some("faults") => faulty_disk(number(1, any_seed())?).await,
        Some("fuzz") => fuzz_frames(number(1, 100_000)?, number(2, any_seed())?).await,
        Some("load") => {
            let (matches, think, seconds) = (number(1, 1000)?, number(2, 1000)?, number(3, 20)?);
            put_load((matches, think, seconds), &word(4, "one-piece"), &word(5, "random"), &word(6, "sqlite")).await
        }
        Some("cluster") => break_cluster(number(1, 20)?, number(2, any_seed())?, number(3, 12)?).await,
        Some("spread") => {
            let (nodes, matches) = (number(1, 3)?, number(2, 200)?);
            spread_load(nodes, matches, (number(3, 1000)?, number(4, 20)?), &word(5, "near")).await
        }
        Some("work") => kill_worker().await,
        Some("echo") => echo::serve().await,
        _ => Err(USAGE.to_owned()),
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

fn database(kind: &str) -> Trial<Database> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let postgres = match kind {
        "sqlite" => None,
        "postgres" => Some(Postgres::start()?),
        _ => return Err(format!("there is no database `{kind}`\n{USAGE}")),
    };
    let url = match &postgres {
        None => format!("sqlite://{}", folder.path().join("trial.db").display()),
        Some(server) => server.database("trial")?,
    };
    Ok(Database { url, folder, _postgres: postgres })
}

async fn crash_loop(kind: &str, kills: u64, seed: u64) -> Trial<()> {
    println!("crash loop on {kind}, seed {seed}");
    let database = database(kind)?;
    let plan = crash::Plan { kills: kills as u32, matches: 16, seed, database: database.url.clone() };
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

async fn put_load((matches, think, seconds): (u64, u64, u64), game: &str, bot: &str, kind: &str) -> Trial<()> {
    let database = database(kind)?;
    let plan = load::Plan {
        matches: matches as usize,
        think: Duration::from_millis(think),
        measure: Duration::from_secs(seconds),
        game: game.to_owned(),
        bot: bot.to_owned(),
        database: database.url.clone(),
        seed: 1,
    };
    println!("{matches} matches of {game} against {bot} on {kind}, an answer each {think} ms, for {seconds} s");
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

async fn break_cluster(faults: u64, seed: u64, tables: u64) -> Trial<()> {
    println!("{faults} faults in a cluster of three nodes, {tables} tables, seed {seed}");
    let plan = cluster::Plan { faults: faults as u32, tables: tables as usize, seed };
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
    for (what, times) in [("tables of a killed node taken over", &r.failover), ("of a stopped one", &r.handover)] {
        let longest = times.iter().max().copied().unwrap_or_default().as_secs_f64();
        let mean = times.iter().sum::<Duration>().as_secs_f64() / times.len().max(1) as f64;
        println!("{what}: {} times, mean {mean:.1} s, longest {longest:.1} s", times.len());
    }
    println!("{:.0} s in all, no violation", r.took.as_secs_f64());
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

async fn spread_load(nodes: u64, matches: u64, (think, seconds): (u64, u64), way: &str) -> Trial<()> {
    let far = match way {
        "near" => false,
        "far" => true,
        other => return Err(format!("`{other}` is neither near nor far\n{USAGE}")),
    };
    let (think, measure) = (Duration::from_millis(think), Duration::from_secs(seconds));
    let plan = spread::Plan { nodes: nodes as usize, matches: matches as usize, think, measure, far };
    let r = spread::run(&plan).await?;
    let ms = |d: Duration| d.as_secs_f64() * 1000.0;
    let (p50, p99, max) = (ms(r.answers.p50), ms(r.answers.p99), ms(r.answers.max));
    println!("{nodes} nodes, {matches} matches of one-piece against random, {way} from their tables");
    println!("answers until stored: {:.0}/s, p50 {p50:.2} ms, p99 {p99:.2} ms, max {max:.2} ms", r.answers.a_second);
    let each = 1000.0 * r.worked.as_secs_f64() / r.stored.max(1.0);
    println!("stored: {:.0}/s, bots included; {each:.2} ms of a processor for each", r.stored / measure.as_secs_f64());
    let memory = (r.memory.1.saturating_sub(r.memory.0)) as f64 / matches.max(1) as f64;
    println!("memory of all nodes: {} KiB idle, {} KiB with all: {memory:.1} KiB a match", r.memory.0, r.memory.1);
    Ok(())
}
