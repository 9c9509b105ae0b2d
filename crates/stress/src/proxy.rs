//! A wire that can be cut: passes bytes between a program and a server, until told to pass none.

use crate::Trial;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A wire to a server.
pub struct Proxy {
    /// Where it begins.
    pub address: SocketAddr,
    cut: watch::Sender<bool>,
}

impl Proxy {
    /// Lays a wire to a server. It is there for as long as the program runs.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn to(server: SocketAddr) -> Trial<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(|e| e.to_string())?;
        let address = listener.local_addr().map_err(|e| e.to_string())?;
        let (cut, is_cut) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                tokio::spawn(join(here, server, is_cut.clone()));
            }
        });
        Ok(Proxy { address, cut })
    }

    /// Cuts the wire, so that bytes go nowhere and nobody is told; or mends it, and what was connected is closed.
    pub fn cut(&self, cut: bool) {
        self.cut.send_replace(cut);
    }
}

async fn join(here: TcpStream, server: SocketAddr, mut is_cut: watch::Receiver<bool>) {
    // Whoever connects to a wire that is cut waits.
    let _ = is_cut.wait_for(|cut| !cut).await;
    let Ok(there) = TcpStream::connect(server).await else { return };
    let _ = (here.set_nodelay(true), there.set_nodelay(true));
    let ((from_here, to_here), (from_there, to_there)) = (here.into_split(), there.into_split());
    tokio::select! {
        () = pass(from_here, to_there, is_cut.clone()) => {}
        () = pass(from_there, to_here, is_cut.clone()) => {}
        () = mended(is_cut) => {}
    }
}

async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut is_cut: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 << 10];
    loop {
        let Ok(n @ 1..) = from.read(&mut bytes).await else { return };
        if is_cut.wait_for(|cut| !cut).await.is_err() || to.write_all(&bytes[..n]).await.is_err() {
            return;
        }
    }
}

/// Returns when the wire was cut and is mended again.
async fn mended(mut is_cut: watch::Receiver<bool>) {
    let _ = is_cut.wait_for(|cut| *cut).await;
    let _ = is_cut.wait_for(|cut| !cut).await;
}
