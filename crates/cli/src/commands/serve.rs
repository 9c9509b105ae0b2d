//! `baize serve`: the table in the browser.

use crate::args::{LogFormat, ServeArgs};
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_server::{CannotStart, Config, Limits, Server};
use serde::Serialize;
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
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
    log(args);
    let config = config(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| Failure::new(format!("the server cannot have threads: {e}")))?;
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
    writeln!(out, "Baize is at {address}")?;
    Ok(out.flush()?)
}

fn config(args: &ServeArgs) -> Result<Config, Failure> {
    let data = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder().ok_or_else(|| {
            Failure::new("there is no home folder to keep the database in").hint("name one: baize serve --data FOLDER")
        })?,
    };
    let database = match &args.db {
        Some(url) => url.clone(),
        None => sqlite_in(&data)?,
    };
    if let Some(folder) = args.images.as_ref().filter(|folder| !folder.is_dir()) {
        let hint = "name a folder with files such as ST01-001.png: baize serve --images FOLDER";
        return Err(Failure::new("there is no such folder of pictures").at(folder.display()).hint(hint));
    }
    let usual = Limits::default();
    Ok(Config {
        pictures: args.images.clone(),
        listen: SocketAddr::new(args.host, args.port),
        origins: args.origins.clone(),
        limits: Limits {
            connections_per_address: args.per_address.unwrap_or(usual.connections_per_address),
            tables_per_guest: args.tables_per_guest.unwrap_or(usual.tables_per_guest),
            frames_per_second: args.frames_per_second.unwrap_or(usual.frames_per_second),
            absence: args.claim_after.map_or(usual.absence, |minutes| Duration::from_secs(60 * minutes)),
            abandoned: args.keep_abandoned.map_or(usual.abandoned, |hours| Duration::from_secs(3600 * hours)),
            burst: args.frames_per_second.map_or(usual.burst, |n| n.saturating_mul(3)),
            ..usual
        },
        ..Config::local(database, data.join("reports"))
    })
}

fn sqlite_in(data: &Path) -> Result<String, Failure> {
    let cannot = |e| Failure::new(format!("the folder for the database cannot be made: {e}")).at(data.display());
    std::fs::create_dir_all(data).map_err(cannot)?;
    Ok(format!("sqlite://{}", data.join("baize.db").display()))
}

/// Returns where programs keep data of this user.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let shared = folder("XDG_DATA_HOME").or_else(|| folder("LOCALAPPDATA"));
    shared.or_else(|| Some(folder("HOME")?.join(".local/share"))).map(|shared| shared.join("baize"))
}

fn log(args: &ServeArgs) {
    let level = std::env::var("BAIZE_LOG").ok().and_then(|word| word.parse().ok()).unwrap_or(LevelFilter::WARN);
    let builder = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(level).with_target(false);
    // Only the first log of a program counts, which matters in tests alone.
    let _ = match args.log {
        LogFormat::Text => builder.try_init(),
        LogFormat::Json => builder.json().flatten_event(true).try_init(),
    };
}

fn cannot(error: &CannotStart, args: &ServeArgs) -> Failure {
    let failure = Failure::new(error.to_string());
    match error {
        CannotStart::Listen(..) => failure.hint("take another port, such as `--port 0` for any that is free"),
        CannotStart::Store(_) if args.db.is_some() => failure.hint("check the address after --db"),
        CannotStart::Store(_) => failure.hint("name another folder: baize serve --data FOLDER"),
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
