//! The table in the browser: guests, tables, matches, clocks and their storage.
//!
//! The server holds no rule. A connection (`socket`) passes what a guest asks to the task of a table
//! (`table`), which owns the match, asks the engine, stores the answer (`store`) and then tells
//! everybody at the table, each through their own eyes (`wire`). Bots think elsewhere (`bots`).
//!
//! ```no_run
//! # async fn run() -> Result<(), baize_server::CannotStart> {
//! let server = baize_server::start(baize_server::Config::local("sqlite://baize.db", "reports")).await?;
//! println!("http://{}", server.address());
//! server.run_until(std::future::pending()).await;
//! # Ok(())
//! # }
//! ```

mod bots;
mod catalog;
mod clock;
mod cluster;
mod config;
mod deck;
mod desks;
mod connection_limit;
mod files;
mod gather;
mod guest;
mod http;
mod hub;
mod listen;
mod metrics;
mod now;
mod outbox;
mod rate_limit;
mod rates;
mod review;
mod shared_rules;
mod sight;
mod socket;
mod store;
mod table;
mod turns;
pub mod upkeep;
mod wire;
mod workshop;

pub use config::{Config, Limits};
pub use store::StoreError;

use baize_kernel::{Message, message};
use hub::Hub;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.told())]
pub enum CannotStart {
    /// The address is taken, or not ours.
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    Store(#[from] StoreError),
    /// The other nodes of the cluster cannot be reached.
    Nats(String, String),
}

impl CannotStart {
    /// Returns the reason for people.
    pub fn told(&self) -> Message {
        match self {
            CannotStart::Listen(address, error) => {
                message!(
                    "cannot listen on {address}: {error}",
                    address = address.to_string(),
                    error = error.to_string()
                )
            }
            CannotStart::Store(error) => error.told(),
            CannotStart::Nats(address, error) => {
                message!("cannot speak with other nodes through {address}: {error}", address, error)
            }
        }
    }
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    hub: Arc<Hub>,
    serving: JoinHandle<()>,
    writing: JoinHandle<()>,
}

/// Starts a server: takes every table up where it was, and listens.
///
/// # Errors
/// When the address or the database cannot be used.
pub async fn start(mut config: Config) -> Result<Server, CannotStart> {
    check_files(&mut config.limits);
    let listen = config.listen;
    let cannot = |e| CannotStart::Listen(listen, e);
    let listener = TcpListener::bind(listen).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    let (hub, writing) = Hub::open(config).await?;
    tokio::spawn(hub.clone().heartbeat());
    tokio::spawn(hub.clone().sweep());
    if let Some(at) = hub.config.metrics {
        let listener = TcpListener::bind(at).await.map_err(|e| CannotStart::Listen(at, e))?;
        tokio::spawn(listen::serve(listener, http::metrics_alone(hub.clone()), hub.clone()));
    }
    let serving = tokio::spawn(listen::serve(listener, http::router(hub.clone()), hub.clone()));
    tracing::info!(%address, "listening");
    Ok(Server { address, hub, serving, writing })
}

/// Asks the system for as many open files as connections may need, and gets on with what it gives.
fn check_files(limits: &mut Limits) {
    let files = rlimit::increase_nofile_limit(u64::from(u32::MAX)).unwrap_or(u64::MAX);
    if let Some(wanted) = limits.fit(files) {
        let connections = limits.connections;
        tracing::warn!(files, wanted, connections, "few files may be open (ulimit -n), so fewer connections may be");
    }
}

impl Server {
    /// Returns where the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until the signal, then ends well: no more requests, everything written, connections told.
    pub async fn run_until(mut self, signal: impl Future<Output = ()>) {
        tokio::select! {
            () = signal => {}
            ended = &mut self.serving => {
                tracing::error!(?ended, "the server ended by itself");
            }
        }
        tracing::info!("stopping");
        self.stop().await;
    }

    /// Ends well.
    pub async fn stop(self) {
        self.hub.stop();
        let soon = std::time::Duration::from_secs(10);
        let _ = tokio::time::timeout(soon, self.writing).await;
        if let Some(cluster) = &self.hub.cluster {
            cluster.leave(&self.hub).await;
        }
        let _ = tokio::time::timeout(soon, self.serving).await;
        self.hub.store.close().await;
    }
}
