//! Connections as they come in: how many there may be, and how long anything about them may take.
//!
//! Whoever is slow on purpose holds a connection for a while, and never more than a few.

use crate::connection_limit::{ConnectionLimit, Place, is_proxy};
use crate::http::refuse;
use crate::hub::Hub;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use baize_kernel::message;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;

/// How long a connection may be silent, whatever it is for. Sockets are asked in shorter intervals.
const SILENCE: Duration = Duration::from_secs(75);

/// How long a connection may take before it reads on.
const STUCK: Duration = Duration::from_secs(20);

/// How long a connection may stay that is not a socket.
const VISIT: Duration = Duration::from_secs(300);

/// Takes connections in until the server is to stop, and then waits until they have ended.
pub async fn serve(listener: TcpListener, app: Router, hub: Arc<Hub>) {
    let door = Arc::new(ConnectionLimit::default());
    let (mut stopping, mut visits) = (hub.stopping(), JoinSet::new());
    loop {
        let came = tokio::select! {
            came = listener.accept() => came,
            _ = stopping.changed() => break,
            Some(_) = visits.join_next() => continue,
        };
        let Ok((stream, address)) = came else {
            // Most likely there are no files left; some will be.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let limits = &hub.config.limits;
        // Everybody behind a proxy comes from one address.
        let place = (!is_proxy(&hub.config.proxies, address.ip())).then(|| Place::of(address.ip()));
        let Some(entry) = door.enter(place, limits.visits, limits.connections_per_address) else {
            hub.metrics.turned_away.inc();
            hub.rates.note(Place::of(address.ip()), "opens too many connections");
            continue;
        };
        let (app, hub) = (app.clone(), hub.clone());
        visits.spawn(async move {
            visit(stream, address, app, &hub).await;
            drop(entry);
        });
    }
    drop(listener);
    while visits.join_next().await.is_some() {}
}

async fn visit(stream: TcpStream, address: SocketAddr, app: Router, hub: &Hub) {
    // Frames are small and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_read_timeout(Some(SILENCE));
    stream.set_write_timeout(Some(STUCK));
    let app = TowerToHyperService::new(app);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        hyper::service::Service::call(&app, request.map(Body::new))
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(hub.config.limits.head).max_buf_size(32 << 10);
    let connection = builder.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades();
    let mut connection = pin!(tokio::time::timeout(VISIT, connection));
    let mut stopping = hub.stopping();
    tokio::select! {
        _ = &mut connection => {}
        // What is under way ends; whoever is silent has nothing under way.
        _ = stopping.changed() => {
            let _ = tokio::time::timeout(Duration::from_secs(1), connection).await;
        }
    }
}

/// Ends requests that take too long.
pub async fn in_time(State(longest): State<Duration>, request: Request, next: Next) -> Response {
    let done = tokio::time::timeout(longest, next.run(request)).await;
    done.unwrap_or_else(|_| refuse(StatusCode::REQUEST_TIMEOUT, message!("this takes too long")))
}
