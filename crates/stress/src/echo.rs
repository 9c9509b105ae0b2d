//! A bare echo server: what sockets and this machine cost by themselves.

use crate::Trial;
use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::any;
use axum::serve::ListenerExt;
use std::net::SocketAddr;

/// Serves echoes until the program ends, and says where on standard output, as `baize serve` does.
///
/// # Errors
/// When it cannot listen.
pub async fn serve() -> Trial<()> {
    let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
    let listener = tokio::net::TcpListener::bind(any_port).await.map_err(|e| e.to_string())?;
    let address = listener.local_addr().map_err(|e| e.to_string())?;
    println!("{{\"address\":\"http://{address}\"}}");
    let app = Router::new().route("/ws", any(|upgrade: WebSocketUpgrade| async { upgrade.on_upgrade(echo) }));
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, app).await.map_err(|e| e.to_string())
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}
