//! A client of the protocol.

use crate::Trial;
use baize_protocol::{PROTOCOL, Received, Sent, ToClient, ToServer};
use futures_util::{SinkExt, StreamExt};
use std::collections::VecDeque;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Error, Message};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a server.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    next_id: u32,
    waiting: VecDeque<Received>,
    /// The guest's public id.
    pub guest: String,
    /// Proves to be this guest.
    pub token: String,
    /// The tables the guest sits at, as the server said when it welcomed us.
    pub tables: Vec<String>,
    /// Every frame that came, when they are kept.
    pub heard: Option<Vec<String>>,
    /// How long the server may be silent.
    pub patience: Duration,
}

impl Client {
    /// Connects without a word.
    ///
    /// # Errors
    /// When nobody answers.
    pub async fn connect(address: SocketAddr) -> Trial<Client> {
        Client::over(address, TcpStream::connect(address)).await
    }

    async fn over(address: SocketAddr, stream: impl Future<Output = io::Result<TcpStream>>) -> Trial<Client> {
        let connecting = async {
            let stream = stream.await.map_err(|e| format!("cannot connect: {e}"))?;
            stream.set_nodelay(true).map_err(|e| e.to_string())?;
            let url = format!("ws://{address}/ws");
            tokio_tungstenite::client_async(url, stream).await.map_err(|e| format!("no socket: {e}"))
        };
        let (socket, _) =
            tokio::time::timeout(PATIENCE, connecting).await.map_err(|_| "nobody answers".to_owned())??;
        Ok(Client {
            socket,
            next_id: 1,
            waiting: VecDeque::new(),
            guest: String::new(),
            token: String::new(),
            tables: Vec::new(),
            heard: None,
            patience: PATIENCE,
        })
    }

    /// Connects and says hello, as the guest of a token or as a new one.
    ///
    /// # Errors
    /// When the server does not welcome us.
    pub async fn hello(address: SocketAddr, token: Option<&str>) -> Trial<Client> {
        Client::hello_in(address, token, "en").await
    }

    /// Connects and says hello in a language.
    ///
    /// # Errors
    /// When the server does not welcome us.
    pub async fn hello_in(address: SocketAddr, token: Option<&str>, lang: &str) -> Trial<Client> {
        Client::connect(address).await?.greet(token, lang).await
    }

    /// Connects from an address that this machine has, and says hello as a new guest.
    ///
    /// # Errors
    /// When the server does not welcome us.
    pub async fn hello_from(from: Ipv4Addr, address: SocketAddr) -> Trial<Client> {
        let socket = TcpSocket::new_v4().map_err(|e| e.to_string())?;
        socket.bind((from, 0).into()).map_err(|e| e.to_string())?;
        Client::over(address, socket.connect(address)).await?.greet(None, "en").await
    }

    async fn greet(mut self, token: Option<&str>, lang: &str) -> Trial<Client> {
        let hello = ToServer::Hello {
            protocol: PROTOCOL,
            token: token.filter(|t| !t.is_empty()).map(str::to_owned),
            name: None,
            lang: lang.into(),
        };
        match self.ask(hello).await? {
            ToClient::Welcome { guest, token, tables, .. } => {
                (self.guest, self.token, self.tables) = (guest, token, tables);
                Ok(self)
            }
            other => Err(format!("not welcome: {other:?}")),
        }
    }

    /// Says something, and returns the number of the request.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn say(&mut self, body: ToServer) -> Trial<u32> {
        let id = self.next_id;
        self.next_id += 1;
        let text = serde_json::to_string(&Sent { id: Some(id), body }).map_err(|e| e.to_string())?;
        self.send(text).await?;
        Ok(id)
    }

    /// Sends a frame of text, whatever is in it.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send(&mut self, text: String) -> Trial<()> {
        self.put(Message::text(text)).await
    }

    /// Sends any frame.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn put(&mut self, message: Message) -> Trial<()> {
        let sent = tokio::time::timeout(PATIENCE, self.socket.send(message)).await;
        sent.map_err(|_| "sending takes too long".to_owned())?.map_err(|e| format!("cannot send: {e}"))
    }

    /// Returns the next thing the server says.
    ///
    /// # Errors
    /// When the connection is gone or the server is silent.
    pub async fn hear(&mut self) -> Trial<Received> {
        match self.waiting.pop_front() {
            Some(received) => Ok(received),
            None => self.read().await,
        }
    }

    async fn read(&mut self) -> Trial<Received> {
        tokio::time::timeout(self.patience, self.read_frame()).await.map_err(|_| "the server is silent".to_owned())?
    }

    async fn read_frame(&mut self) -> Trial<Received> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.to_string());
                    }
                    return serde_json::from_str(&text).map_err(|e| format!("not a frame of ours: {e}: {text}"));
                }
                Some(Ok(Message::Close(_))) | None | Some(Err(Error::ConnectionClosed)) => return Err("closed".into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(format!("lost: {error}")),
            }
        }
    }

    /// Says something and returns the reply; what else comes is kept for later.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn ask(&mut self, body: ToServer) -> Trial<ToClient> {
        let id = self.say(body).await?;
        loop {
            let received = self.read().await?;
            if received.re == Some(id) {
                return Ok(received.body);
            }
            self.waiting.push_back(received);
        }
    }

    /// Waits for something the server says, leaving out everything before it.
    ///
    /// # Errors
    /// When it does not come.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(&ToClient) -> Option<T>) -> Trial<T> {
        loop {
            let received = self.hear().await?;
            if let Some(found) = wanted(&received.body) {
                return Ok(found);
            }
        }
    }

    /// Leaves properly.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }

    /// Leaves, and waits until the server has said farewell, too. Returns whether it did.
    pub async fn part(mut self) -> bool {
        let parted = async {
            self.socket.close(None).await?;
            while self.socket.next().await.transpose()?.is_some() {}
            Ok::<_, Error>(())
        };
        tokio::time::timeout(PATIENCE, parted).await.is_ok_and(|parted| parted.is_ok())
    }
}
