//! A table and its task: the one owner of a match, which handles one thing at a time.
//!
//! Connections, bots and clocks send notes; the task answers through outboxes that never make it
//! wait. It waits for one thing only: that an answer is stored, before anybody hears of it.

mod attend;
mod back;
mod chat;
mod endings;
mod fair;
mod ongoing;
mod play;
mod recent;
mod report;
mod rest;
mod revive;
mod room;
mod tell;

pub use report::replay;
pub use room::{Chair, Room, Sitter, Source, StoredEnding, bot_kind, free_name};
pub use tell::ending_words;

use crate::guest::GuestId;
use crate::hub::Hub;
use crate::now::{instant, now};
use crate::outbox::Visitor;
use crate::store::{Lease, Op, StoreError, TableRow};
use baize_kernel::{Answer, Rulebook, Seat, message};
use baize_protocol::{TableState, ToServer};
use chat::Chat;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use ongoing::{Counted, Ongoing};
use rest::Rest;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use tell::ViewerState;
use tokio::sync::{mpsc, oneshot};

/// How many notes may wait for a table.
const LONGEST_QUEUE: usize = 128;

/// How long a table that is over, or where nothing can happen, stays awake with nobody there.
const DOZE: u64 = 60_000;

/// How long a table that waits for players is kept with nobody there.
const ABANDONED: u64 = 30 * 60_000;

/// After how long a full table that could not start tries again.
const TRY_AGAIN: u64 = 1000;

/// The way to the task of a table. Room is made for many notes at once, so each is put elsewhere.
pub type Inbox = mpsc::Sender<Box<Note>>;

/// Something a table is told.
pub enum Note {
    /// A guest asks for something.
    Asked {
        /// Who.
        visitor: Visitor,
        /// The number of the request.
        re: Option<u32>,
        /// What.
        ask: Box<ToServer>,
    },
    /// A connection is gone.
    Gone {
        /// Which.
        connection: u64,
    },
    /// The table has not changed for long: look whether anybody still wants it.
    Stale,
    /// A guest who sits at too many tables wants another: give way, if nobody else would miss the table.
    GiveWay {
        /// Who.
        guest: GuestId,
        /// Told whether the table is closed.
        done: oneshot::Sender<bool>,
    },
    /// The token by which this node has the table, if it does: with another than its own the task is past.
    Owner {
        /// The token.
        token: Option<i64>,
    },
    /// A bot has thought.
    BotAnswered {
        /// The version it thought about.
        version: u32,
        /// How many times answers had been taken back then.
        taken_back: u32,
        /// What it came to.
        answer: Answer,
    },
}

/// A table: its room, its match, and who is there.
struct TableTask {
    id: String,
    hub: Arc<Hub>,
    book: &'static dyn Rulebook,
    room: Room,
    state: TableState,
    playing: Option<Ongoing>,
    /// The match while it rests.
    rest: Option<Box<Rest>>,
    /// When the table was last told something.
    last_note: u64,
    /// When a full table last tried to start.
    tried: u64,
    here: Vec<Attached>,
    eyes: Vec<ViewerState>,
    again: Vec<bool>,
    /// What was said.
    chat: Chat,
    /// To whom a screen that several share is turned.
    screen: Option<Seat>,
    /// Since when nobody is there.
    empty_since: u64,
    /// Since when nobody was there, before the table last fell asleep, too.
    quiet_since: u64,
    /// Since when each seat's guest is not connected.
    away: Vec<Option<u64>>,
    /// Whether the database failed, so that more may be stored than is known here.
    store_uncertain: bool,
    /// That this node has the table, in a cluster.
    lease: Option<Lease>,
    /// Whether another node has the table by now.
    lost: bool,
    inbox: mpsc::WeakSender<Box<Note>>,
}

/// A connection at the table.
struct Attached {
    visitor: Visitor,
    seat: Option<u8>,
}

/// Whether the task goes on.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Flow {
    On,
    Sleep,
}

/// Takes a table up as it is stored, and starts its task. Fails when its answers cannot be read.
///
/// A table may start another for a rematch, so the type of this future has to be named.
pub fn start(
    hub: Arc<Hub>,
    book: &'static dyn Rulebook,
    row: TableRow,
    room: Room,
    lease: Option<Lease>,
) -> BoxFuture<'static, Result<Inbox, StoreError>> {
    Box::pin(wake(hub, book, row, room, lease))
}

async fn wake(
    hub: Arc<Hub>,
    book: &'static dyn Rulebook,
    row: TableRow,
    room: Room,
    lease: Option<Lease>,
) -> Result<Inbox, StoreError> {
    let (way, notes) = mpsc::channel(LONGEST_QUEUE);
    let state = state_of(&row.state);
    let (seats, started) = (room.chairs.len(), hub.started);
    let mut table = TableTask {
        id: row.id.clone(),
        hub,
        book,
        room,
        state,
        playing: None,
        rest: None,
        last_note: now(),
        tried: now(),
        here: Vec::new(),
        eyes: Vec::new(),
        again: vec![false; seats],
        chat: Chat::default(),
        screen: None,
        empty_since: now(),
        // While the program did not run nobody could come back.
        quiet_since: u64::try_from(row.changed).unwrap_or(0).max(started),
        away: vec![Some(now()); seats],
        store_uncertain: false,
        lease,
        lost: false,
        inbox: way.downgrade(),
    };
    if state != TableState::Waiting {
        table.rebuild(&row).await?;
    }
    table.register();
    tokio::spawn(supervise(Box::new(table), notes));
    Ok(way)
}

/// Returns the state that a word in the database means.
fn state_of(word: &str) -> TableState {
    match word {
        "waiting" => TableState::Waiting,
        "playing" => TableState::Playing,
        "over" => TableState::Over,
        _ => TableState::Broken,
    }
}

/// Runs a table, and survives it should the server itself be at fault: what is stored is taken up
/// again when somebody asks for it.
async fn supervise(table: Box<TableTask>, notes: mpsc::Receiver<Box<Note>>) {
    let (hub, id, lease) = (table.hub.clone(), table.id.clone(), table.lease);
    let _awake = Counted::new(&hub.metrics.tables);
    let ended = AssertUnwindSafe(run(table, notes)).catch_unwind().await;
    if let Err(panic) = ended {
        hub.metrics.panics.inc();
        let why = baize_record::panic_text(&*panic).to_owned();
        tracing::error!(table = id, why, "the task of a table panicked");
    }
    hub.forget(&id);
    if let Some(lease) = lease.filter(|_| !*hub.stopping().borrow()) {
        // A lease that is not let go of is taken again by its token.
        let _ = hub.store.release(&id, lease.token).await;
    }
}

/// Tables wait most of the time: what is done in between is put elsewhere, so that a task is small.
async fn run(mut table: Box<TableTask>, mut notes: mpsc::Receiver<Box<Note>>) {
    let mut stopping = table.hub.stopping();
    Box::pin(table.start_if_full()).await;
    table.consider();
    loop {
        let wake = table.wakes_at().map(instant);
        let sleep = tokio::time::sleep_until(wake.unwrap_or_else(|| instant(now() + 3_600_000)));
        let flow = tokio::select! {
            note = notes.recv() => match note {
                Some(note) => Box::pin(table.hear(*note)).await,
                None => Flow::Sleep,
            },
            () = sleep => Box::pin(table.on_time()).await,
            _ = stopping.changed() => Flow::Sleep,
        };
        if table.lost {
            notes.close();
            return table.hand_off(notes);
        }
        if flow == Flow::Sleep {
            // Notes that came in the meantime find the table asleep and wake it again.
            notes.close();
            while let Ok(note) = notes.try_recv() {
                table.send_back(*note);
            }
            return;
        }
    }
}

impl TableTask {
    /// Starts the match of a room that is full: from the start, from before the program ended, or because the
    /// database failed when the last seat was taken.
    async fn start_if_full(&mut self) {
        if self.state != TableState::Waiting || !self.room.is_full() {
            return;
        }
        self.tried = now();
        if let Err(complaint) = self.start_match().await {
            tracing::warn!(table = self.id, why = %complaint.text, "a full table could not start, and tries again");
        }
    }

    /// Stores what belongs together, in a cluster only while this node has the table.
    async fn store(&mut self, mut ops: Vec<Op>) -> Result<(), StoreError> {
        if let Some(lease) = self.lease {
            ops.push(Op::Held { table: self.id.clone(), token: lease.token });
        }
        let stored = self.hub.write(ops).await;
        self.lost |= matches!(stored, Err(StoreError::NotOurs));
        stored
    }

    /// Another node has the table: whoever is here, or asks, comes back to be shown it there.
    fn hand_off(&mut self, mut notes: mpsc::Receiver<Box<Note>>) {
        tracing::warn!(table = self.id, "another node has taken a table");
        self.hub.metrics.lost.inc();
        self.here.iter().for_each(|a| a.visitor.out.cut());
        while let Ok(note) = notes.try_recv() {
            if let Note::Asked { visitor, .. } = *note {
                visitor.out.cut();
            }
        }
    }

    async fn hear(&mut self, note: Note) -> Flow {
        if let Note::Asked { visitor, re, .. } = &note
            && !self.hub.is_current()
        {
            // Another node may have the table by now, and have told more of it.
            visitor.object(*re, &crate::hub::trouble(&StoreError::Slow));
            return Flow::On;
        }
        let note = match self.rouse_for(note).await {
            Ok(note) => note,
            Err(flow) => return flow,
        };
        self.make_certain().await;
        match note {
            Note::Asked { visitor, re, ask } => self.attend(visitor, re, *ask).await,
            Note::Gone { connection } => self.part(connection).await,
            Note::BotAnswered { version, taken_back, answer } => self.bot_answered((version, taken_back), answer).await,
            Note::Stale => self.look_around().await,
            Note::Owner { token } => self.lost |= self.lease.map(|lease| lease.token) != token,
            Note::GiveWay { guest, done } => {
                let _ = done.send(self.give_way(&guest).await);
            }
        }
        if self.here.is_empty() && self.state == TableState::Waiting && self.room.guests().next().is_none() {
            return self.abandon().await;
        }
        Flow::On
    }

    /// Returns when the task must look up by itself.
    fn wakes_at(&self) -> Option<u64> {
        let idle = self.here.is_empty().then(|| match self.state {
            TableState::Waiting => Some(self.empty_since + ABANDONED),
            TableState::Over | TableState::Broken => Some(self.empty_since + DOZE),
            TableState::Playing => self.is_still().then_some(self.empty_since + DOZE),
        });
        let playing = self.playing.as_ref().and_then(Ongoing::wakes_at);
        let again = self.state == TableState::Waiting && self.room.is_full();
        let again = again.then_some(self.tried + TRY_AGAIN);
        [idle.flatten(), playing, self.rests_at(), again].into_iter().flatten().min()
    }

    /// Returns whether a match waits for a guest, and no clock runs.
    fn is_still(&self) -> bool {
        let still = |m: &Ongoing| m.clock.is_none() && m.pending.is_none() && m.held.is_none() && m.wish.is_none();
        self.rest.is_some() || self.playing.as_ref().is_some_and(still)
    }

    async fn on_time(&mut self) -> Flow {
        let now = now();
        self.make_certain().await;
        if now >= self.tried + TRY_AGAIN {
            self.start_if_full().await;
        }
        self.time_passes(now).await;
        self.release().await;
        self.rest();
        if !self.here.is_empty() {
            return Flow::On;
        }
        let empty = now.saturating_sub(self.empty_since);
        match self.state {
            TableState::Waiting if empty >= ABANDONED => self.abandon().await,
            TableState::Over | TableState::Broken if empty >= DOZE => Flow::Sleep,
            TableState::Playing if empty >= DOZE && self.is_still() => {
                // Since when the table is left is stored with it.
                let _ = self.store(vec![self.room_op(self.state, &self.room)]).await;
                Flow::Sleep
            }
            _ => Flow::On,
        }
    }

    /// Removes a table that nobody wants any more before its match.
    async fn abandon(&mut self) -> Flow {
        self.hub.unlist(&self.id);
        self.unseat();
        self.hub.announce(&self.id, TableState::Over, &self.room);
        let _ = self.store(vec![Op::Drop { id: self.id.clone() }]).await;
        Flow::Sleep
    }

    /// A note that came while the table fell asleep: whoever asked is told to ask again.
    fn send_back(&self, note: Note) {
        if let Note::Asked { visitor, re, .. } = note {
            let text = message!("the table just fell asleep");
            visitor.object(re, &crate::outbox::Complaint::new("trouble", text).hint(message!("ask again")));
        }
    }

    /// Enters the table where it is looked for, or takes it from there.
    fn register(&self) {
        self.hub.enlist(&self.id, self.state, &self.room);
        self.hub.announce(&self.id, self.state, &self.room);
    }

    /// Takes the table off the lists of everybody to whom it counts.
    fn unseat(&self) {
        for guest in self.room.people() {
            self.hub.unseat(guest, &self.id);
        }
    }

    /// Returns the room as an operation to be stored with others.
    fn room_op(&self, state: TableState, room: &Room) -> Op {
        let word = match state {
            TableState::Waiting => "waiting",
            TableState::Playing => "playing",
            TableState::Over => "over",
            TableState::Broken => "broken",
        };
        let text = serde_json::to_string(room).expect("a room is plain data with text for keys");
        Op::Table { id: self.id.clone(), state: word, room: text, changed: now() as i64 }
    }

    /// Returns what is stored when the match is over: the room, and that everybody who sat here played.
    fn over_ops(&self, room: &Room) -> Vec<Op> {
        let ended = now() as i64;
        let played = |guest: &GuestId| Op::Played { guest: guest.0.clone(), table: self.id.clone(), ended };
        let guests: std::collections::BTreeSet<&GuestId> = room.guests().collect();
        let mut ops: Vec<Op> = guests.into_iter().map(played).collect();
        ops.push(self.room_op(TableState::Over, room));
        ops
    }

    /// Stores a changed room and then makes it so.
    async fn keep(&mut self, state: TableState, room: Room) -> Result<(), StoreError> {
        self.keep_with(Vec::new(), state, room).await
    }

    /// The same, together with something else.
    async fn keep_with(&mut self, mut ops: Vec<Op>, state: TableState, room: Room) -> Result<(), StoreError> {
        ops.push(self.room_op(state, &room));
        if let Err(error) = self.store(ops).await {
            // It may be stored, and only the news of it be lost.
            self.store_uncertain = true;
            return Err(error);
        }
        self.unseat();
        (self.state, self.room) = (state, room);
        self.register();
        Ok(())
    }

    /// Enters that the match is over: nobody sits here any more.
    fn is_over(&mut self, ending: StoredEnding) {
        self.state = TableState::Over;
        self.room.ending = Some(ending.clone());
        self.unseat();
        self.register();
        if let Some(playing) = &mut self.playing {
            playing.close(ending);
        }
    }
}
