//! What all connections and tables share: the way to every table, the lobby, who sits where.

use crate::CannotStart;
use crate::bots::{BotPool, Thinker};
use crate::cluster::{Cluster, Job};
use crate::config::Config;
use crate::connection_limit::Place;
use crate::desks::Desks;
use crate::guest::{GuestId, Signer, random_text};
use crate::metrics::Metrics;
use crate::now::now;
use crate::outbox::{Complaint, frame};
use crate::rates::Rates;
use crate::shared_rules::SharedRules;
use crate::store::{FIRST, Lease, Op, Store, StoreError, TableRow, Taken, Writer, unfence};
use crate::table::{self, Inbox, Note, Room};
use crate::workshop::trials::Trials;
use baize_kernel::{Answer, Message, Rulebook, message};
use baize_protocol::{LobbyTable, TableState, ToClient};
use baize_record::meaning::meaning;
use baize_record::signature::Notary;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many letters the id of a table has: 50 bits, which nobody guesses through our limits.
pub const ID_LETTERS: usize = 10;

/// The names of the facts that say until when the program is known to have run, and did before.
const ALIVE: &str = "alive";
const ENDS: &str = "ends";

/// How many runs of the program are remembered.
const MOST_ENDS: usize = 100;

/// How many tables are told of at once.
const LOBBY_PAGE: usize = 200;

/// For how long it is believed what was last found out about the database.
const HEALTH_HOLDS: Duration = Duration::from_secs(1);

/// How long the database may take to show that it is well.
const HEALTH_TAKES: Duration = Duration::from_millis(800);

/// What all connections and tables share.
pub struct Hub {
    /// What the server was told.
    pub config: Config,
    /// Where things are read from.
    pub store: Store,
    /// Where bots think.
    pub bots: BotPool,
    /// Where other work is done that takes a while.
    pub desks: Desks,
    /// Games between bots that somebody wants to see.
    pub trials: Trials,
    /// Rules and cards that matches have in common.
    pub rules: SharedRules,
    /// How often somebody may ask.
    pub rates: Rates,
    /// Who signs tokens.
    pub signer: Signer,
    /// Who signs replays.
    pub notary: Notary,
    /// The other nodes, in a cluster.
    pub cluster: Option<Arc<Cluster>>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Until when earlier runs of the program are known to have gone, in order.
    ends: Vec<u64>,
    writer: Mutex<Option<Writer>>,
    well: watch::Receiver<bool>,
    checked: tokio::sync::Mutex<Option<(std::time::Instant, Result<(), Message>)>>,
    /// When this run of the program began.
    pub started: u64,
    meanings: BTreeMap<&'static str, OnceLock<String>>,
    tables: Mutex<BTreeMap<String, Arc<Slot>>>,
    lobby: Mutex<BTreeMap<String, LobbyTable>>,
    lobby_news: broadcast::Sender<Utf8Bytes>,
    seated: Mutex<BTreeMap<GuestId, BTreeSet<String>>>,
    connections: AtomicU64,
    stopping: watch::Sender<bool>,
}

/// The way to a table.
pub enum Way {
    /// To its task.
    Here(Inbox),
    /// To the node that has it.
    There(String),
}

/// The way to the task of a table, if it is awake. Whoever wakes a table holds its slot and no other.
type Slot = tokio::sync::Mutex<Option<Inbox>>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    /// Opens the database and takes every table up where it was.
    ///
    /// # Errors
    /// When the database, or in a cluster NATS, cannot be used.
    pub async fn open(config: Config) -> Result<(Arc<Hub>, tokio::task::JoinHandle<()>), CannotStart> {
        let metrics = Arc::new(Metrics::new());
        if config.rehearsal.is_some() && std::env::var_os("BAIZE_UNFENCED").is_some() {
            unfence();
        }
        let (store, cluster) = match &config.nats {
            None => (Store::open(&config.database).await?, None),
            Some(nats) => {
                let (store, cluster) = Cluster::join(&config.database, nats, metrics.clone()).await?;
                (store, Some(cluster))
            }
        };
        let secret = match &config.secret {
            Some(secret) => secret.clone(),
            None => store.fact("secret", || random_text(52)).await?,
        };
        let ends = ends(&store).await?;
        let (writer, writing) = Writer::start(&store, metrics.clone());
        writer.write(vec![Op::Fact { name: ENDS.into(), value: serde_json::json!(ends).to_string() }]).await?;
        let hub = Arc::new(Hub {
            bots: BotPool::new(config.limits.bots, metrics.clone()),
            desks: Desks::default(),
            trials: Trials::default(),
            rules: SharedRules::default(),
            rates: Rates::new(&config.limits),
            signer: Signer::new(&secret),
            notary: Notary::new(&secret),
            ends,
            well: writer.well(),
            checked: tokio::sync::Mutex::default(),
            writer: Mutex::new(Some(writer)),
            started: now(),
            meanings: config.games.iter().map(|book| (book.id(), OnceLock::new())).collect(),
            tables: Mutex::default(),
            lobby: Mutex::default(),
            lobby_news: broadcast::channel(1024).0,
            seated: Mutex::default(),
            connections: AtomicU64::new(cluster.as_ref().map_or(1, |cluster| cluster.first_connection())),
            stopping: watch::channel(false).0,
            cluster,
            config,
            store,
            metrics,
        });
        match hub.cluster.clone() {
            None => hub.take_up().await?,
            Some(cluster) => cluster.start(hub.clone()).await?,
        }
        hub.note_played().await?;
        // Worked out beforehand, so that the first match of a game waits for nothing.
        let first = hub.clone();
        tokio::task::spawn_blocking(move || first.config.games.iter().for_each(|book| _ = first.meaning(*book)));
        Ok((hub, writing))
    }

    /// Enters every table that is not over where it is looked for. Matches are worked out anew when somebody
    /// comes; tables that wait for players are awake, because they are given up after a while.
    async fn take_up(self: &Arc<Hub>) -> Result<(), StoreError> {
        let rows = self.store.open_tables().await?;
        let (count, mut aside) = (rows.len(), 0);
        for row in rows {
            if let Some(why) = &row.set_aside {
                tracing::warn!(table = row.id, why, "a match is still set aside");
                aside += 1;
                continue;
            }
            let id = row.id.clone();
            match self.read(&row) {
                Ok((_, room)) if row.state == "playing" => self.enlist(&id, TableState::Playing, &room),
                Ok((book, room)) => {
                    let way = table::start(self.clone(), book, row, room, None).await?;
                    lock(&self.tables).insert(id, Arc::new(Slot::new(Some(way))));
                }
                Err(why) => {
                    self.set_aside(&row, why, None).await;
                    aside += 1;
                }
            }
        }
        if count > 0 {
            tracing::info!(tables = count - aside, set_aside = aside, "tables taken up again");
        }
        Ok(())
    }

    /// Lets a bot think: in a cluster wherever there is room, if a job is made of it, and otherwise here.
    pub async fn think(&self, for_whom: (Place, &GuestId), thinker: Thinker, seed: u64, job: Option<Job>) -> Answer {
        if let (Some(cluster), Some(job)) = (&self.cluster, job)
            && let Some(answer) = cluster.think(job).await
        {
            return answer;
        }
        self.bots.think(for_whom, thinker, seed).await
    }

    /// Reads the room of a table, and finds its game.
    pub fn read(&self, row: &TableRow) -> Result<(&'static dyn Rulebook, Room), String> {
        let room: Room = serde_json::from_str(&row.room).map_err(|e| format!("its room cannot be read: {e}"))?;
        let book = self.book(&room.game).map_err(|_| format!("there is no game `{}`", room.game))?;
        Ok((book, room))
    }

    /// Leaves a table as it is, and notes why.
    async fn set_aside(&self, row: &TableRow, why: String, lease: Option<Lease>) {
        tracing::error!(table = row.id, why, "a table is set aside");
        if row.set_aside.as_ref() != Some(&why) {
            let mut ops = vec![Op::SetAside { table: row.id.clone(), why, since: now() as i64 }];
            ops.extend(lease.map(|lease| Op::Held { table: row.id.clone(), token: lease.token }));
            // Otherwise it is found out again next time.
            let _ = self.write(ops).await;
        }
    }

    /// Returns until when the program ran that was running at a moment.
    pub fn alive_after(&self, moment: u64) -> u64 {
        self.ends.iter().copied().find(|&end| end >= moment).unwrap_or(moment)
    }

    /// Returns what the cards and rules of a game mean.
    pub fn meaning(&self, book: &'static dyn Rulebook) -> &str {
        self.meanings.get(book.id()).map_or("", |known| known.get_or_init(|| meaning(book)))
    }

    /// Finds a game by its id.
    ///
    /// # Errors
    /// When there is none such.
    pub fn book(&self, id: &str) -> Result<&'static dyn Rulebook, Complaint> {
        let found = self.config.games.iter().copied().find(|book| book.id() == id);
        let ids = || self.config.games.iter().map(|b| b.id()).collect::<Vec<_>>().join(", ");
        found.ok_or_else(|| {
            Complaint::new("no_such_game", message!("there is no such game"))
                .hint(message!("games: {ids}", ids = ids()))
        })
    }

    /// Returns a number for a new connection.
    pub fn new_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Stores what belongs together, and returns when it is safe.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let writer = lock(&self.writer).clone();
        writer.ok_or(StoreError::Closed)?.write(ops).await
    }

    /// Returns the name of a fact that each node of a cluster has for itself.
    fn own_fact(&self, name: &str) -> String {
        self.store.node().map_or_else(|| name.to_owned(), |node| format!("{name}.{node}"))
    }

    /// Returns whether things can be stored, and the news of it from now on.
    pub fn well(&self) -> watch::Receiver<bool> {
        self.well.clone()
    }

    /// Tries whether things can be stored, at most once a second.
    ///
    /// # Errors
    /// Says why they cannot.
    pub async fn check_health(&self) -> Result<(), Message> {
        let mut checked = self.checked.lock().await;
        if let Some((at, health)) = &*checked
            && at.elapsed() < HEALTH_HOLDS
            && health.is_ok() == *self.well.borrow()
        {
            return health.clone();
        }
        let op = Op::Fact { name: self.own_fact("health"), value: now().to_string() };
        let stored = tokio::time::timeout(HEALTH_TAKES, self.write(vec![op])).await.unwrap_or(Err(StoreError::Slow));
        let health = stored.map_err(|error| error.told());
        *checked = Some((std::time::Instant::now(), health.clone()));
        health
    }

    /// Opens a table with a room, and returns its id.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn new_table(self: &Arc<Hub>, room: Room) -> Result<String, Complaint> {
        let id = random_text(ID_LETTERS);
        let text = serde_json::to_string(&room).map_err(|e| Complaint::new("trouble", Message::foreign(e)))?;
        let changed = now() as i64;
        let op = Op::Table { id: id.clone(), state: "waiting", room: text.clone(), changed };
        self.write(vec![Op::Entered { table: id.clone() }, op]).await.map_err(|e| trouble(&e))?;
        let book = self.book(&room.game)?;
        let state = "waiting".into();
        let row = TableRow { id: id.clone(), state, room: text, clocks: None, changed, origin: None, set_aside: None };
        let lease = self.cluster.as_ref().map(|_| Lease { token: FIRST, seen: 0 });
        let way = table::start(self.clone(), book, row, room, lease).await.map_err(|e| trouble(&e))?;
        lock(&self.tables).insert(id.clone(), Arc::new(Slot::new(Some(way))));
        Ok(id)
    }

    /// Finds the way to a table, taking it up from the database when it sleeps.
    ///
    /// # Errors
    /// When there is none such.
    pub async fn table(self: &Arc<Hub>, id: &str) -> Result<Way, Complaint> {
        if !is_table_id(id) {
            return Err(no_such_table());
        }
        let slot = lock(&self.tables).entry(id.to_owned()).or_default().clone();
        let mut way = slot.lock().await;
        if let Some(way) = way.as_ref().filter(|way| !way.is_closed()) {
            return Ok(Way::Here(way.clone()));
        }
        let woken = self.wake(id).await;
        *way = match &woken {
            Ok(Way::Here(way)) => Some(way.clone()),
            _ => None,
        };
        drop(way);
        if !matches!(woken, Ok(Way::Here(_))) {
            self.forget(id);
        }
        woken
    }

    /// Starts the task of a stored table, unless another node has it.
    async fn wake(self: &Arc<Hub>, id: &str) -> Result<Way, Complaint> {
        let lease = match self.cluster {
            None => None,
            Some(_) => match self.store.take(id).await.map_err(|e| trouble(&e))? {
                Taken::Ours(lease) => Some(lease),
                Taken::Theirs(node) => return Ok(Way::There(node)),
                Taken::Nothing => return Err(no_such_table()),
            },
        };
        let row = self.store.table(id).await.map_err(|e| trouble(&e))?.ok_or_else(no_such_table)?;
        match self.read(&row) {
            Ok((book, room)) => {
                let started = table::start(self.clone(), book, row, room, lease).await;
                started.map(Way::Here).map_err(|e| trouble(&e))
            }
            Err(why) => {
                let complaint = Complaint::new("broken", message!("the table cannot be taken up: {why}", why));
                self.set_aside(&row, why, lease).await;
                Err(complaint.hint(message!("its record is kept; ask whoever runs the server")))
            }
        }
    }

    /// Forgets a table that has gone to sleep.
    pub fn forget(&self, id: &str) {
        let mut tables = lock(&self.tables);
        let asleep =
            |slot: &Arc<Slot>| slot.try_lock().is_ok_and(|way| way.as_ref().is_none_or(mpsc::Sender::is_closed));
        if tables.get(id).is_some_and(asleep) {
            tables.remove(id);
        }
    }

    /// Tells a table something, wherever it is.
    ///
    /// # Errors
    /// When there is none such.
    pub async fn tell(self: &Arc<Hub>, id: &str, note: Note) -> Result<(), Complaint> {
        match &self.cluster {
            Some(cluster) => cluster.tell(self, id, note).await,
            None => self.tell_here(id, note).await?.map_or(Ok(()), |_| Err(no_answer())),
        }
    }

    /// Tells a table something, twice if it just went to sleep. Returns the note, and which node has the table, when
    /// that is another.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn tell_here(self: &Arc<Hub>, id: &str, mut note: Note) -> Result<Option<(String, Note)>, Complaint> {
        for _ in 0..2 {
            let way = match self.table(id).await? {
                Way::Here(way) => way,
                Way::There(node) => return Ok(Some((node, note))),
            };
            match way.send(Box::new(note)).await {
                Ok(()) => return Ok(None),
                Err(back) => note = *back.0,
            }
        }
        Err(no_answer())
    }

    /// Returns whether this node's tables are certainly its own: it is alone, or it said lately that it runs.
    pub fn is_current(&self) -> bool {
        self.cluster.as_ref().is_none_or(|cluster| cluster.is_current())
    }

    /// Returns the tables that are awake here.
    pub fn awake(&self) -> Vec<String> {
        lock(&self.tables).keys().cloned().collect()
    }

    /// Tells a table something if it is awake; one that sleeps need not know.
    pub async fn tell_if_awake(&self, id: &str, note: Note) {
        let Some(slot) = lock(&self.tables).get(id).cloned() else { return };
        let way = slot.lock().await.clone();
        if let Some(way) = way {
            let _ = way.send(Box::new(note)).await;
        }
    }

    /// Enters a table where it is looked for, or takes it from there: the lobby, and the lists of its guests.
    pub fn enlist(&self, id: &str, state: TableState, room: &Room) {
        let open = matches!(state, TableState::Waiting | TableState::Playing);
        for guest in room.people().into_iter().filter(|_| open) {
            self.seat(guest, id);
        }
        match open && !room.private {
            true => self.list(room.listed(id, state)),
            false => self.unlist(id),
        }
    }

    /// Tells other nodes what a table of ours is now.
    pub fn announce(&self, id: &str, state: TableState, room: &Room) {
        if let Some(cluster) = &self.cluster {
            cluster.announce(id, state, room);
        }
    }

    /// Puts a table into the lobby, or tells of its change.
    pub fn list(&self, table: LobbyTable) {
        let changed = lock(&self.lobby).insert(table.table.clone(), table.clone()).as_ref() != Some(&table);
        if changed {
            let _ = self.lobby_news.send(frame(None, ToClient::LobbyChanged { table }));
        }
    }

    /// Takes a table out of the lobby.
    pub fn unlist(&self, id: &str) {
        if lock(&self.lobby).remove(id).is_some() {
            let _ = self.lobby_news.send(frame(None, ToClient::LobbyGone { table: id.to_owned() }));
        }
    }

    /// Returns a page of what is in the lobby, after so many tables, and the news from now on.
    pub fn lobby(&self, skip: usize) -> (ToClient, broadcast::Receiver<Utf8Bytes>) {
        let lobby = lock(&self.lobby);
        // News begin while the list cannot change, so nothing falls in between.
        let news = self.lobby_news.subscribe();
        // Those that wait for somebody come first, and there are never so many that a frame is large.
        let mut tables: Vec<&LobbyTable> = lobby.values().collect();
        tables.sort_by_key(|table| table.state != TableState::Waiting);
        let more = tables.len().saturating_sub(LOBBY_PAGE.saturating_add(skip)) as u32;
        (ToClient::Lobby { tables: tables.into_iter().skip(skip).take(LOBBY_PAGE).cloned().collect(), more }, news)
    }

    /// Notes that a guest sits at a table that is not over.
    pub fn seat(&self, guest: &GuestId, table: &str) {
        lock(&self.seated).entry(guest.clone()).or_default().insert(table.to_owned());
    }

    /// Notes that a guest no longer sits at a table, or that it is over.
    pub fn unseat(&self, guest: &GuestId, table: &str) {
        let mut seated = lock(&self.seated);
        if let Some(tables) = seated.get_mut(guest) {
            tables.remove(table);
            if tables.is_empty() {
                seated.remove(guest);
            }
        }
    }

    /// Returns the tables at which a guest sits.
    pub fn tables_of(&self, guest: &GuestId) -> Vec<String> {
        lock(&self.seated).get(guest).into_iter().flatten().cloned().collect()
    }

    /// Checks that a guest may sit at one more table.
    ///
    /// # Errors
    /// When it would be too many.
    pub fn may_sit(&self, guest: &GuestId) -> Result<(), Complaint> {
        let most = self.config.limits.tables_per_guest;
        if self.tables_of(guest).len() < most {
            return Ok(());
        }
        let text = message!("you sit at {most} tables already", most);
        Err(Complaint::new("too_many", text).hint(message!("finish or leave one of them")))
    }

    /// Makes room for a guest to sit at one more table: when that would be too many, the table that was
    /// left longest ago gives way, if nobody but the guest would miss it.
    ///
    /// # Errors
    /// When it would be too many, and none gives way.
    pub async fn make_room(self: &Arc<Hub>, guest: &GuestId) -> Result<(), Complaint> {
        let full = match self.may_sit(guest) {
            Ok(()) => return Ok(()),
            Err(full) => full,
        };
        let mut left: Vec<(i64, String)> = Vec::new();
        for id in self.tables_of(guest) {
            if let Ok(Some(row)) = self.store.table(&id).await {
                left.push((row.changed, id));
            }
        }
        left.sort();
        for (_, id) in left {
            let (done, gave_way) = oneshot::channel();
            let asked = self.tell(&id, Note::GiveWay { guest: guest.clone(), done }).await;
            if asked.is_ok() && gave_way.await.unwrap_or(false) {
                return Ok(());
            }
        }
        Err(full)
    }

    /// Looks now and then for matches that nobody comes back to.
    pub async fn sweep(self: Arc<Hub>) {
        let limit = self.config.limits.abandoned;
        let mut stopping = self.stopping();
        let mut pause = tokio::time::interval((limit / 4).clamp(Duration::from_millis(50), Duration::from_secs(600)));
        loop {
            tokio::select! {
                _ = pause.tick() => {}
                _ = stopping.changed() => return,
            }
            self.rates.forget();
            if let Some(keep) = self.config.keep {
                let before = now().saturating_sub(keep.as_millis() as u64) as i64;
                // What is left is taken next time.
                let _ = self.write(vec![Op::Prune { before }]).await;
            }
            let before = now().saturating_sub(limit.as_millis() as u64);
            let stale = self.store.stale_tables(before as i64).await.unwrap_or_default();
            for id in stale {
                let _ = self.tell(&id, Note::Stale).await;
            }
        }
    }

    /// Returns a signal that becomes true when the server is to stop.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Tells everybody to stop, and lets the writer end once all is written.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
        self.trials.stop();
        lock(&self.tables).clear();
        lock(&self.writer).take();
    }

    /// Notes every second that the program runs, so that clocks go on where they stopped.
    pub async fn heartbeat(self: Arc<Hub>) {
        let mut stopping = self.stopping();
        let mut second = tokio::time::interval(Duration::from_secs(1));
        loop {
            tokio::select! {
                _ = second.tick() => {}
                _ = stopping.changed() => return,
            }
            // While nothing can be stored this finds out when it can be again.
            if self.metrics.matches.get() > 0 || !*self.well.borrow() {
                let op = Op::Fact { name: self.own_fact(ALIVE), value: now().to_string() };
                let _ = self.write(vec![op]).await;
            }
        }
    }
}

/// Returns until when earlier runs are known to have gone, the last one included.
async fn ends(store: &Store) -> Result<Vec<u64>, StoreError> {
    let known = store.known_fact(ENDS).await?.and_then(|text| serde_json::from_str(&text).ok());
    let mut ends: Vec<u64> = known.unwrap_or_default();
    ends.extend(store.known_fact(ALIVE).await?.and_then(|text| text.parse::<u64>().ok()));
    ends.sort_unstable();
    ends.dedup();
    ends.drain(..ends.len().saturating_sub(MOST_ENDS));
    Ok(ends)
}

/// Returns whether a text can be the id of a table.
pub fn is_table_id(id: &str) -> bool {
    id.len() == ID_LETTERS && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
}

/// Says that there is no such table.
pub fn no_such_table() -> Complaint {
    Complaint::new("no_such_table", message!("there is no such table"))
        .hint(message!("the link may be old, or mistyped"))
}

/// Says that a table does not answer.
pub fn no_answer() -> Complaint {
    Complaint::new("trouble", message!("the table does not answer")).hint(message!("try again in a moment"))
}

/// Says that the database failed, and notes why.
pub fn trouble(error: &StoreError) -> Complaint {
    // The writer tells when the database begins to fail and when it is well again.
    tracing::debug!(%error, "the database failed");
    Complaint::new("trouble", message!("this is not stored, because the database fails"))
        .hint(message!("try again in a moment"))
}
