//! Several nodes on one PostgreSQL and one NATS: a table lives on one of them, and guests come to any.
//!
//! Who has a table says the database (`store/leases.rs`), and every write asks it again; what goes through NATS can
//! be late, lost or from a node that is taken for dead, and does no harm. A request goes to the node that has the
//! table ([`forward`]), what the table says comes back in order ([`link`]), and whoever may have missed something is
//! cut and comes back. Nodes tell each other what the lobby shows and who sits where ([`lobby`]); one task says that
//! this node runs, and takes over the tables of those that do not ([`keeper`]). Bots think wherever there is room
//! ([`thoughts`]).

mod forward;
mod keeper;
mod link;
mod lobby;
mod peers;
mod thoughts;
mod wire;

pub use link::FarEnd;
pub use thoughts::{Job, Question};

use crate::CannotStart;
use crate::guest::{GuestId, random_number, random_text};
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::now;
use crate::outbox::Visitor;
use crate::store::{Store, is_unfenced};
use crate::turns::Turns;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use peers::Peer;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc};
use wire::News;

/// How many letters the name of a node has.
const NODE_LETTERS: usize = 12;

/// How long connecting to NATS may take when the server starts.
const CONNECTING: Duration = Duration::from_secs(5);

/// How long another node may take to say that it has taken a request.
const REQUEST: Duration = Duration::from_secs(2);

/// How much news may wait to be told.
const MOST_NEWS: usize = 4096;

/// This node among the others.
pub struct Cluster {
    node: String,
    /// What every subject begins with: databases that share a NATS do not meet.
    prefix: String,
    nats: Client,
    metrics: Arc<Metrics>,
    state: Mutex<State>,
    news: mpsc::Sender<News>,
    /// What is to be told, until the task that does so takes it.
    untold: Mutex<Option<mpsc::Receiver<News>>>,
    /// Woken when the connection to NATS was lost.
    disconnected: Arc<Notify>,
    /// Woken when tables may be taken over.
    stopped: Notify,
    /// Until when no other node takes this node's tables.
    current: Mutex<Instant>,
    /// Whose bots' thoughts are asked for.
    asking: Turns,
    /// The thoughts that are waited for.
    waiting: thoughts::Waiting,
}

/// What a node knows of others.
#[derive(Default)]
struct State {
    /// The other nodes, by name.
    peers: BTreeMap<String, Peer>,
    /// Connections of this node to tables of others.
    callers: BTreeMap<u64, Calling>,
    /// Which node was last known to have a table.
    owners: BTreeMap<String, String>,
    /// The guests to whom open tables count.
    people: BTreeMap<String, Vec<GuestId>>,
}

/// A connection of this node, and the tables of others it is at, each with its owner.
struct Calling {
    visitor: Visitor,
    at: BTreeMap<String, String>,
}

impl Cluster {
    /// Opens the database as a new node, and connects to NATS.
    ///
    /// # Errors
    /// When one of them cannot be used.
    pub async fn join(
        database: &str,
        address: &str,
        metrics: Arc<Metrics>,
    ) -> Result<(Store, Arc<Cluster>), CannotStart> {
        let disconnected = Arc::<Notify>::default();
        let nats = connect(address, disconnected.clone()).await?;
        let node = random_text(NODE_LETTERS);
        let store = Store::open_as(database, &node).await?;
        now::follow(store.time().await?);
        let prefix = format!("baize.{}", store.fact("cluster", || random_text(NODE_LETTERS)).await?);
        let (news, untold) = mpsc::channel(MOST_NEWS);
        let (state, untold) = (Mutex::default(), Mutex::new(Some(untold)));
        let cluster = Cluster {
            node,
            prefix,
            nats,
            metrics,
            state,
            news,
            untold,
            disconnected,
            stopped: Notify::new(),
            current: Mutex::new(Instant::now()),
            asking: Turns::new(thoughts::ASKED_AT_ONCE),
            waiting: Mutex::default(),
        };
        Ok((store, Arc::new(cluster)))
    }

    /// Returns the name of this node.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Returns the number of the first connection: no other node gives the same.
    pub fn first_connection(&self) -> u64 {
        random_number() << 32 | 1
    }

    /// Begins to listen to the other nodes, to say that this one runs, and to take up tables.
    ///
    /// # Errors
    /// When the database or NATS fails.
    pub async fn start(self: Arc<Cluster>, hub: Arc<Hub>) -> Result<(), CannotStart> {
        let cannot = |e: String| CannotStart::Nats("NATS".to_owned(), e);
        let asked = self.nats.subscribe(self.subject("ask", &self.node)).await.map_err(|e| cannot(e.to_string()))?;
        let said = self.nats.subscribe(self.subject("say", &self.node)).await.map_err(|e| cannot(e.to_string()))?;
        let told = self.nats.subscribe(self.subject("all", "news")).await.map_err(|e| cannot(e.to_string()))?;
        let thought = self.nats.subscribe(self.subject("thought", &self.node)).await;
        tokio::spawn(self.clone().hear_thoughts(thought.map_err(|e| cannot(e.to_string()))?));
        self.nats.flush().await.map_err(|e| cannot(e.to_string()))?;
        self.say_running(&hub).await?;
        hub.store.forget_nodes().await?;
        self.relist(&hub).await?;
        tokio::spawn(self.clone().hear_requests(hub.clone(), asked));
        tokio::spawn(self.clone().hear_parcels(hub.clone(), said));
        tokio::spawn(self.clone().hear_news(hub.clone(), told));
        tokio::spawn(self.clone().tell_news());
        tokio::spawn(self.clone().watch_connection(hub.clone()));
        for _ in 0..hub.config.limits.bots {
            tokio::spawn(self.clone().take_thoughts(hub.clone()));
        }
        tokio::spawn(self.keep(hub));
        Ok(())
    }

    /// Returns whether no other node can have taken this node's tables. What is shown waits for that; what is stored
    /// is judged by the database alone.
    pub fn is_current(&self) -> bool {
        is_unfenced() || Instant::now() < *self.current.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn subject(&self, kind: &str, to: &str) -> String {
        format!("{}.{kind}.{to}", self.prefix)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that this node has stopped, once everything it had to store is stored.
    pub async fn leave(&self, hub: &Hub) {
        if let Err(error) = hub.store.leave().await {
            tracing::warn!(%error, "tables cannot be handed over; others take them in a while");
            return;
        }
        let left = serde_json::to_vec(&News::Left { node: self.node.clone() }).expect("news are plain data");
        let _ = self.nats.publish(self.subject("all", "news"), left.into()).await;
        let _ = tokio::time::timeout(REQUEST, self.nats.flush()).await;
    }

    /// When the connection to NATS is lost, nobody knows what was heard.
    async fn watch_connection(self: Arc<Cluster>, hub: Arc<Hub>) {
        loop {
            self.disconnected.notified().await;
            tracing::warn!("the connection to NATS is lost");
            self.forget_thoughts();
            let peers: Vec<String> = self.state().peers.keys().cloned().collect();
            for peer in peers {
                self.lose(&hub, &peer).await;
            }
        }
    }
}

/// Connects to NATS, once; later it is tried again for as long as it takes.
async fn connect(address: &str, disconnected: Arc<Notify>) -> Result<Client, CannotStart> {
    let cannot = |why: String| CannotStart::Nats(shown(address), why);
    let parsed: ServerAddr = address.parse().map_err(|_| cannot(NOT_AN_ADDRESS.to_owned()))?;
    if !matches!(parsed.scheme(), "nats" | "tls") {
        return Err(cannot(NOT_AN_ADDRESS.to_owned()));
    }
    let options = ConnectOptions::new()
        .name("baize")
        .request_timeout(Some(REQUEST))
        .ping_interval(Duration::from_secs(2))
        .event_callback(move |event| {
            let disconnected = disconnected.clone();
            async move {
                if matches!(event, Event::Disconnected | Event::SlowConsumer(_)) {
                    disconnected.notify_one();
                }
            }
        });
    let connected = tokio::time::timeout(CONNECTING, options.connect(parsed)).await;
    connected.map_err(|_| cannot("nobody answers".to_owned()))?.map_err(|e| cannot(e.to_string()))
}

/// What is wrong with the address of NATS.
const NOT_AN_ADDRESS: &str = "this is not the address of a NATS; write nats://HOST:4222 or tls://HOST:4222";

/// Returns an address without its password.
fn shown(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    format!("{scheme}://{place}")
}
