//! One connection: reads frames at a bearable pace, recognises the guest, and passes requests on.

use crate::connection_limit::{Entry, Place};
use crate::gather::Gathered;
use crate::guest::{clean_name, plain_name};
use crate::hub::Hub;
use crate::outbox::{Complaint, Frames, Outbox, Visitor};
use crate::rate_limit::RateLimit;
use crate::rates::Costly;
use crate::table::{Note, Room};
use axum::body::Bytes;
use baize_kernel::message;
use baize_presenter::serve;
use baize_protocol::{LARGEST_FRAME, PROTOCOL, Sent, ToClient, ToServer};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// How long a new connection may take to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// How often a connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);

/// How long a connection may be silent.
const SILENCE: Duration = Duration::from_secs(70);

/// How long sending one frame may take.
const SENDING: Duration = Duration::from_secs(20);

/// How many frames that cannot be read, or come too fast, are borne.
const PATIENCE: u32 = 200;

/// How long nothing more is read from a connection that sends too fast.
const SLOWER: Duration = Duration::from_millis(50);

/// How many tables a connection may be attached to at once.
const MOST_TABLES: usize = 32;

/// How much is read from a connection at once, and how large the pieces are that frames are made into: a connection
/// keeps room for as much. Pieces are gathered before they are written.
const READ_AT_ONCE: usize = 512;
const PIECE: usize = 1 << 10;

/// How much may wait at most for one that does not read.
const MOST_WAITING: usize = 4 << 20;

/// A connection.
type Socket = WebSocketStream<Gathered<TokioIo<Upgraded>>>;

/// Makes a connection of what was one for pages, and serves it until it ends.
pub async fn run(upgraded: Upgraded, hub: Arc<Hub>, place: Place, _entry: Entry) {
    let config = WebSocketConfig::default()
        .max_message_size(Some(LARGEST_FRAME))
        .max_frame_size(Some(LARGEST_FRAME))
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_WAITING);
    let stream = Gathered::new(TokioIo::new(upgraded));
    let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
    let (sink, mut stream) = socket.split();
    let (out, frames) = Outbox::new();
    let sending = tokio::spawn(send(sink, frames));
    hub.metrics.connections.inc();
    let connection = hub.new_connection();
    let mut talk = Talk { connection, place, hub, out, visitor: None, lobby: None, at: BTreeSet::new() };
    talk.listen(&mut stream).await;
    Box::pin(talk.end()).await;
    drop(talk);
    let ending = async {
        let Ok(Ok(mut socket)) = sending.await.map(|sink| sink.reunite(stream)) else { return };
        // Whoever said farewell is told so, too; it is gathered first, like anything.
        let _ = socket.flush().await;
        let _ = socket.get_mut().shutdown().await;
    };
    let _ = tokio::time::timeout(SENDING, Box::pin(ending)).await;
}

/// Sends what is in the queue, and now and then asks whether anybody is there. Returns its end of the connection.
async fn send(mut sink: SplitSink<Socket, Message>, mut frames: Frames) -> SplitSink<Socket, Message> {
    let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    loop {
        let first = tokio::select! {
            frame = frames.next() => match frame {
                Some(frame) => Some(frame),
                None => break,
            },
            _ = ping.tick() => None,
        };
        let sending = Box::pin(send_all(&mut sink, first, &mut frames));
        if !matches!(tokio::time::timeout(SENDING, sending).await, Ok(Ok(()))) {
            return sink;
        }
    }
    let bye = CloseFrame { code: CloseCode::Away, reason: "bye".into() };
    let _ = tokio::time::timeout(SENDING, sink.send(Message::Close(Some(bye)))).await;
    sink
}

/// Sends a frame, or the question whether anybody is there, and whatever else waits by now.
async fn send_all(
    sink: &mut SplitSink<Socket, Message>,
    first: Option<Utf8Bytes>,
    frames: &mut Frames,
) -> Result<(), Error> {
    match first {
        Some(frame) => feed(sink, frame).await?,
        None => sink.feed(Message::Ping(Bytes::new())).await?,
    }
    while let Some(frame) = frames.at_once() {
        feed(sink, frame).await?;
    }
    sink.flush().await
}

/// Puts a frame to what is gathered, piece by piece.
async fn feed(sink: &mut SplitSink<Socket, Message>, frame: Utf8Bytes) -> Result<(), Error> {
    let (mut rest, mut kind) = (Bytes::from(frame), Data::Text);
    loop {
        let piece = rest.split_to(rest.len().min(PIECE));
        sink.feed(Message::Frame(Frame::message(piece, OpCode::Data(kind), rest.is_empty()))).await?;
        if rest.is_empty() {
            return Ok(());
        }
        kind = Data::Continue;
    }
}

/// What a connection is about.
struct Talk {
    connection: u64,
    place: Place,
    hub: Arc<Hub>,
    out: Outbox,
    visitor: Option<Visitor>,
    lobby: Option<JoinHandle<()>>,
    /// Tables the connection is, or may be, attached to.
    at: BTreeSet<String>,
}

impl Talk {
    async fn listen(&mut self, stream: &mut SplitStream<Socket>) {
        let limits = self.hub.config.limits.clone();
        let mut pace = RateLimit::new(limits.frames_per_second, limits.burst, Instant::now());
        let mut bad = 0;
        let (mut stopping, mut well) = (self.hub.stopping(), self.hub.well());
        let (out, greeted_by) = (self.out.clone(), tokio::time::Instant::now() + HELLO);
        loop {
            let silent = tokio::time::Instant::now() + SILENCE;
            let until = if self.visitor.is_none() { greeted_by } else { silent };
            let message = tokio::select! {
                message = tokio::time::timeout_at(until, stream.next()) => message,
                () = out.is_cut() => return,
                _ = stopping.changed() => return,
                Ok(()) = well.changed() => {
                    let well = *well.borrow_and_update();
                    self.out.say(None, ToClient::Health { well });
                    continue;
                }
            };
            let Ok(Some(Ok(message))) = message else { return };
            let text = match message {
                Message::Text(text) => text,
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {
                    if !pace.take(Instant::now()) {
                        tokio::time::sleep(SLOWER).await;
                    }
                    continue;
                }
                Message::Close(_) => return,
                Message::Binary(_) => Utf8Bytes::from_static(""),
            };
            self.hub.metrics.frames.inc();
            let fine = if pace.take(Instant::now()) {
                // Most of the time a connection waits, and holds no room for what it asks.
                Box::pin(self.read(&text)).await
            } else {
                let slower = Complaint::new("too_fast", message!("too many requests")).hint(message!("ask less often"));
                self.object(None, &slower);
                // Reading slower is the only answer that a flood feels.
                tokio::time::sleep(SLOWER).await;
                false
            };
            if !fine {
                self.hub.metrics.bad_frames.inc();
                bad += 1;
            }
            if bad > PATIENCE {
                self.hub.rates.note(self.place, "talks nonsense, or too fast");
                return;
            }
        }
    }

    /// Says that a request cannot be carried out, in the language of the guest once that is known.
    fn object(&self, re: Option<u32>, complaint: &Complaint) {
        self.out.object(re, complaint, self.visitor.as_ref().map_or("en", |visitor| visitor.lang));
    }

    /// Reads a frame and does what it asks. Returns whether it could be read.
    async fn read(&mut self, text: &str) -> bool {
        let sent: Sent = match serde_json::from_str(text) {
            Ok(sent) => sent,
            Err(error) => {
                let why =
                    Complaint::new("bad_frame", message!("this is not a request: {error}", error = error.to_string()));
                self.object(None, &why.hint(message!("docs/protocol.md says how requests look")));
                return false;
            }
        };
        if let Err(complaint) = self.ask(sent.id, sent.body).await {
            self.object(sent.id, &complaint);
        }
        true
    }

    async fn ask(&mut self, re: Option<u32>, ask: ToServer) -> Result<(), Complaint> {
        if let ToServer::Ping { n } = ask {
            self.out.say(re, ToClient::Pong { n });
            return Ok(());
        }
        if let ToServer::Hello { protocol, token, name, lang } = ask {
            return self.greet(re, protocol, token.as_deref(), name.as_deref(), &lang);
        }
        let Some(visitor) = self.visitor.clone() else {
            return Err(Complaint::new("hello_first", message!("the first frame must be a hello")));
        };
        match ask {
            ToServer::Rename { name } => self.rename(re, &name),
            ToServer::Lobby { watch, skip } => {
                self.watch_lobby(re, watch, skip.unwrap_or(0) as usize);
                Ok(())
            }
            ToServer::Create { game, options, seats, clock, private, hands } => {
                let book = self.hub.book(&game)?;
                self.hub.rates.take(Costly::Table, self.place)?;
                let host = (&visitor.guest, visitor.name.as_str());
                let room = Room::new(book, host, &options, &seats, clock, private, hands)?;
                self.hub.make_room(&visitor.guest).await?;
                let table = self.hub.new_table(room).await?;
                self.pass(visitor, re, table.clone(), ToServer::Watch { table }).await
            }
            ToServer::GoOn { table, version, with } => {
                self.hub.rates.take(Costly::Table, self.place)?;
                let table = self.hub.go_on(self.place, (&visitor.guest, &visitor.name), &table, version, &with).await?;
                self.pass(visitor, re, table.clone(), ToServer::Watch { table }).await
            }
            ToServer::Lay { board, with } => {
                self.hub.rates.take(Costly::Table, self.place)?;
                let table = self.hub.lay(self.place, (&visitor.guest, &visitor.name), board, &with).await?;
                self.pass(visitor, re, table.clone(), ToServer::Watch { table }).await
            }
            ToServer::Puzzle { game, n } => {
                self.hub.rates.take(Costly::Table, self.place)?;
                let table = self.hub.pose((&visitor.guest, &visitor.name), &game, n).await?;
                self.pass(visitor, re, table.clone(), ToServer::Watch { table }).await
            }
            ToServer::Finished { skip } => {
                let skip = skip.unwrap_or(0);
                self.out.say(re, self.hub.finished(&visitor.guest, skip).await?);
                Ok(())
            }
            ask => {
                let table = table_of(&ask)
                    .ok_or_else(|| Complaint::new("bad_frame", message!("no table is named")))?
                    .to_owned();
                self.pass(visitor, re, table, ask).await
            }
        }
    }

    /// Passes a request on to a table.
    async fn pass(&mut self, visitor: Visitor, re: Option<u32>, table: String, ask: ToServer) -> Result<(), Complaint> {
        if matches!(ask, ToServer::Watch { .. } | ToServer::Sit { .. }) {
            if self.at.len() >= MOST_TABLES && !self.at.contains(&table) {
                return Err(Complaint::new("too_many", message!("this connection watches too many tables"))
                    .hint(message!("unwatch some")));
            }
            self.at.insert(table.clone());
        }
        if matches!(ask, ToServer::Sit { .. }) && !self.hub.tables_of(&visitor.guest).contains(&table) {
            self.hub.make_room(&visitor.guest).await?;
        }
        if matches!(ask, ToServer::Unwatch { .. } | ToServer::Leave { .. }) {
            self.at.remove(&table);
        }
        self.hub.tell(&table, Note::Asked { visitor, re, ask: Box::new(ask) }).await
    }

    fn greet(
        &mut self,
        re: Option<u32>,
        protocol: u16,
        token: Option<&str>,
        name: Option<&str>,
        lang: &str,
    ) -> Result<(), Complaint> {
        if self.visitor.is_some() {
            return Err(Complaint::new("bad_frame", message!("hello was said already")));
        }
        if protocol != PROTOCOL {
            let text = message!("this server speaks protocol {ours}, not {protocol}", ours = PROTOCOL, protocol);
            return Err(Complaint::new("protocol", text).hint(message!("load the page again")));
        }
        let signer = &self.hub.signer;
        let guest = match token.and_then(|t| signer.guest(t)) {
            Some(guest) => guest,
            None => {
                self.hub.rates.take(Costly::Guest, self.place)?;
                signer.new_guest()
            }
        };
        let name = name.and_then(clean_name).unwrap_or_else(|| plain_name(&guest));
        let (connection, place, out) = (self.connection, self.place, self.out.clone());
        let visitor = Visitor { connection, guest, name, place, lang: serve(lang), out };
        self.welcome(re, &visitor);
        if !*self.hub.well().borrow() {
            self.out.say(None, ToClient::Health { well: false });
        }
        self.visitor = Some(visitor);
        Ok(())
    }

    fn welcome(&self, re: Option<u32>, visitor: &Visitor) {
        self.out.say(
            re,
            ToClient::Welcome {
                protocol: PROTOCOL,
                guest: visitor.guest.0.clone(),
                token: self.hub.signer.token(&visitor.guest),
                name: visitor.name.clone(),
                lang: visitor.lang.to_owned(),
                server: concat!("baize ", env!("CARGO_PKG_VERSION")).to_owned(),
                tables: self.hub.tables_of(&visitor.guest),
            },
        );
    }

    fn rename(&mut self, re: Option<u32>, name: &str) -> Result<(), Complaint> {
        let name =
            clean_name(name).ok_or_else(|| Complaint::new("bad_frame", message!("a name has at least one letter")))?;
        if let Some(visitor) = &mut self.visitor {
            visitor.name = name;
        }
        if let Some(visitor) = &self.visitor {
            self.welcome(re, visitor);
        }
        Ok(())
    }

    fn watch_lobby(&mut self, re: Option<u32>, watch: bool, skip: usize) {
        if let Some(task) = self.lobby.take() {
            task.abort();
        }
        if !watch {
            self.out.say(re, ToClient::Done);
            return;
        }
        let (hub, out) = (self.hub.clone(), self.out.clone());
        let (list, mut news) = hub.lobby(skip);
        out.say(re, list);
        self.lobby = Some(tokio::spawn(async move {
            loop {
                match news.recv().await {
                    Ok(frame) => {
                        out.put(frame);
                    }
                    // Whoever missed some news gets the whole list again.
                    Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {
                        let (list, again) = hub.lobby(skip);
                        news = again;
                        out.say(None, list);
                    }
                    Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
                }
            }
        }));
    }

    /// Tells every table that the connection is gone.
    async fn end(&mut self) {
        self.hub.metrics.connections.dec();
        if let Some(task) = self.lobby.take() {
            task.abort();
        }
        for table in std::mem::take(&mut self.at) {
            self.hub.tell_if_awake(&table, Note::Gone { connection: self.connection }).await;
        }
        if let Some(cluster) = &self.hub.cluster {
            cluster.part(self.connection);
        }
    }
}

/// Returns the table a request is about.
fn table_of(ask: &ToServer) -> Option<&str> {
    match ask {
        ToServer::Sit { table, .. }
        | ToServer::Leave { table }
        | ToServer::Deck { table, .. }
        | ToServer::Bot { table, .. }
        | ToServer::Start { table }
        | ToServer::Watch { table }
        | ToServer::Unwatch { table }
        | ToServer::Answer { table, .. }
        | ToServer::Resync { table, .. }
        | ToServer::Why { table, .. }
        | ToServer::Concede { table }
        | ToServer::Claim { table }
        | ToServer::Draw { table, .. }
        | ToServer::TakeBack { table, .. }
        | ToServer::Hint { table }
        | ToServer::Say { table, .. }
        | ToServer::Rematch { table } => Some(table),
        ToServer::Hello { .. }
        | ToServer::Rename { .. }
        | ToServer::Lobby { .. }
        | ToServer::Create { .. }
        | ToServer::GoOn { .. }
        | ToServer::Lay { .. }
        | ToServer::Puzzle { .. }
        | ToServer::Finished { .. }
        | ToServer::Ping { .. } => None,
    }
}
