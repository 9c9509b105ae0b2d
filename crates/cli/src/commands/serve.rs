//! `baize serve`: the table in the browser.

use crate::args::{LogFormat, ServeArgs};
use crate::database;
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_kernel::message;
use baize_server::{CannotStart, Config, Limits, Server, StoreError};
use serde::Serialize;
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::time::Duration;
use tracing_subscriber::filter::LevelFilter;

/// The shape of `baize serve --json`.
#[derive(Serialize)]
struct Started<'a> {
    address: &'a str,
}

/// Serves until it is told to stop.
///
/// # Errors
/// When the address or the database cannot be used.
pub fn run(out: &mut Out, args: &ServeArgs) -> Result<Done, Failure> {
    log(args)?;
    let config = config(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime
        .map_err(|e| Failure::new(message!("the server cannot have threads: {error}", error = e.to_string())))?;
    runtime.block_on(async {
        let server = baize_server::start(config).await.map_err(|error| cannot(&error, args))?;
        tell(out, &server)?;
        server.run_until(stopped()).await;
        Ok(Done::Well)
    })
}

fn tell(out: &mut Out, server: &Server) -> Result<(), Failure> {
    let address = format!("http://{}", server.address());
    if out.json {
        return out.object(&Started { address: &address });
    }
    out.tell(&message!("Baize is at {address}", address))?;
    Ok(out.flush()?)
}

fn config(args: &ServeArgs) -> Result<Config, Failure> {
    let data = database::folder(&args.database)?;
    let database = database::address(&args.database)?;
    let secret = args.secret_from.as_deref().map(secret).transpose()?;
    if let Some(folder) = args.images.as_ref().filter(|folder| !folder.is_dir()) {
        let hint = message!("name a folder with files such as ST01-001.png: baize serve --images FOLDER");
        return Err(Failure::new(message!("there is no such folder of pictures")).at(folder.display()).hint(hint));
    }
    check_names(args)?;
    let nats = args.nats.clone().or_else(|| std::env::var("BAIZE_NATS").ok().filter(|url| !url.is_empty()));
    if nats.is_none() && args.bots == Some(0) {
        let hint = message!("let at least one think: --bots 1");
        return Err(Failure::new(message!("a server that is alone has to let bots think")).hint(hint));
    }
    let usual = Limits::default();
    Ok(Config {
        pictures: args.images.clone(),
        rehearsal: args.rehearsal,
        nats,
        listen: SocketAddr::new(args.host, args.port),
        origins: args.origins.clone(),
        names: args.names.clone(),
        proxies: args.proxies.clone(),
        secret,
        metrics: args.metrics,
        keep: args.keep.map(|days| Duration::from_secs(24 * 3600 * days)),
        limits: Limits {
            connections_per_address: args.per_address.unwrap_or(usual.connections_per_address),
            guests_per_minute: args.guests_per_minute.unwrap_or(usual.guests_per_minute),
            tables_per_minute: args.tables_per_minute.unwrap_or(usual.tables_per_minute),
            work_per_minute: args.work_per_minute.unwrap_or(usual.work_per_minute),
            bots: args.bots.unwrap_or(usual.bots),
            tables_per_guest: args.tables_per_guest.unwrap_or(usual.tables_per_guest),
            frames_per_second: args.frames_per_second.unwrap_or(usual.frames_per_second),
            stalling: args.stall_after.map_or(usual.stalling, |minutes| Duration::from_secs(60 * minutes)),
            absence: args.claim_after.map_or(usual.absence, |minutes| Duration::from_secs(60 * minutes)),
            abandoned: args.keep_abandoned.map_or(usual.abandoned, |hours| Duration::from_secs(3600 * hours)),
            burst: args.frames_per_second.map_or(usual.burst, |n| n.saturating_mul(3)),
            pause: args.longest_pause.map_or(usual.pause.clone(), |most| *usual.pause.start().min(&most)..=most),
            ..usual
        },
        ..Config::local(database, data.join("reports"))
    })
}

/// Checks what can only be a slip: a name or an origin that nobody could ever ask by.
fn check_names(args: &ServeArgs) -> Result<(), Failure> {
    let is_name = |name: &str| {
        !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':' | '[' | ']'))
    };
    let is_origin = |origin: &str| {
        origin.split_once("://").is_some_and(|(scheme, name)| matches!(scheme, "http" | "https") && is_name(name))
    };
    if let Some(name) = args.names.iter().find(|name| !is_name(name)) {
        let hint = message!("write it without scheme and path: --name cards.example");
        return Err(Failure::new(message!("`{name}` is not the name of a host", name)).hint(hint));
    }
    if let Some(origin) = args.origins.iter().find(|origin| !is_origin(origin)) {
        let hint = message!("write its scheme and its name: --origin https://cards.example");
        return Err(Failure::new(message!("`{origin}` is not where a page comes from", origin)).hint(hint));
    }
    Ok(())
}

/// Reads the secret that guests are recognised by.
fn secret(file: &Path) -> Result<String, Failure> {
    let secret = database::line_of(file)?;
    if secret.len() < 32 {
        let failure = Failure::new(message!("the secret is shorter than 32 characters")).at(file.display());
        return Err(failure.hint(message!("make one: openssl rand -hex 32")));
    }
    Ok(secret)
}

fn log(args: &ServeArgs) -> Result<(), Failure> {
    let word = std::env::var("BAIZE_LOG").ok().filter(|word| !word.is_empty()).unwrap_or_else(|| "warn".to_owned());
    let unknown = |_| {
        let hint = message!("BAIZE_LOG is one of: {words}", words = "off, error, warn, info, debug, trace".to_owned());
        Failure::new(message!("`{word}` is not how much is logged", word = word.clone())).hint(hint)
    };
    let level: LevelFilter = word.parse().map_err(unknown)?;
    let builder = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(level).with_target(false);
    // Only the first log of a program counts, which matters in tests alone.
    let _ = match args.log {
        LogFormat::Text => builder.try_init(),
        LogFormat::Json => builder.json().flatten_event(true).try_init(),
    };
    Ok(())
}

fn cannot(error: &CannotStart, args: &ServeArgs) -> Failure {
    let failure = Failure::new(error.told());
    match error {
        CannotStart::Listen(..) => failure.hint(message!("take another port, such as `--port 0` for any that is free")),
        CannotStart::Nats(..) => failure.hint(message!("start NATS there, or leave --nats out for one server alone")),
        CannotStart::Store(StoreError::NotShared(_)) => {
            failure.hint(message!("name a PostgreSQL with --db, or leave --nats out for one server alone"))
        }
        CannotStart::Store(StoreError::Shared) => {
            failure.hint(message!("give this server the same --nats, or stop the others"))
        }
        CannotStart::Store(error) => failure.maybe_hint(Some(database::hint(error, &args.database))),
    }
}

/// Returns when the program is told to stop.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminated = async {
            match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
                Ok(mut signal) => drop(signal.recv().await),
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = interrupted => {}
            () = terminated => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}

/// Listens on this machine only, unless told otherwise.
pub const USUAL_HOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
