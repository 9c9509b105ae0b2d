//! Requests to the node that has a table, and those that come from others.

use super::wire::{Caller, Reply, Request, What};
use super::{Calling, Cluster, NODE_LETTERS};
use crate::hub::{Hub, no_answer};
use crate::outbox::Complaint;
use crate::table::Note;
use crate::workshop::trials::TrialAsked;
use async_nats::{Message, RequestErrorKind, Subscriber};
use baize_protocol::ToServer;
use baize_protocol::decks::Trial;
use futures_util::StreamExt;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How long it is tried to reach a table while nodes come and go: longer than it takes to take over from a node.
const PATIENCE: Duration = Duration::from_secs(9);

/// How long to wait before trying again.
const PAUSE: Duration = Duration::from_millis(100);

/// How many owners of tables are remembered.
const MOST_OWNERS: usize = 100_000;

/// What came of passing a note on.
enum Passed {
    Done,
    /// The table is not there, and has not been told.
    NotThere,
    /// Nobody knows.
    Unknown,
}

impl Cluster {
    /// Tells a table something, wherever it is.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be reached.
    pub async fn tell(&self, hub: &Arc<Hub>, id: &str, mut note: Note) -> Result<(), Complaint> {
        let until = Instant::now() + PATIENCE;
        loop {
            let known = self.state().owners.get(id).cloned();
            let owner = match known {
                Some(owner) => owner,
                None => match hub.tell_here(id, note).await? {
                    None => return Ok(()),
                    Some((owner, back)) => {
                        note = back;
                        owner
                    }
                },
            };
            match self.pass(&owner, id, &mut note).await {
                Passed::Done => return Ok(()),
                Passed::NotThere => self.state().owners.remove(id),
                Passed::Unknown => return self.give_up(id, &note),
            };
            if Instant::now() >= until {
                return Err(no_answer());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Nobody knows whether a table was told: whoever asked comes back to see.
    fn give_up(&self, id: &str, note: &Note) -> Result<(), Complaint> {
        self.state().owners.remove(id);
        if let Note::Asked { visitor, .. } = note {
            visitor.out.cut();
        }
        Ok(())
    }

    async fn pass(&self, owner: &str, id: &str, note: &mut Note) -> Passed {
        let what = match note {
            Note::Asked { visitor, re, ask } => {
                self.calls(visitor, owner, id, ask);
                What::Asked { caller: Caller::of(visitor), re: *re, ask: ask.clone() }
            }
            Note::Gone { connection } => What::Gone { connection: *connection },
            Note::Stale => What::Stale,
            Note::GiveWay { guest, .. } => What::GiveWay { guest: guest.clone() },
            // These are for the task that is told, and no other.
            Note::Owner { .. } | Note::BotAnswered { .. } => return Passed::Done,
        };
        let began = Instant::now();
        let request = Request { from: self.node.clone(), table: id.to_owned(), what };
        let reply = self.request(owner, &request).await;
        match (reply, note) {
            (Ok(Reply::NotHere), _) => return Passed::NotThere,
            (Ok(Reply::GaveWay(gave)), Note::GiveWay { done, .. }) => {
                let _ = std::mem::replace(done, oneshot::channel().0).send(gave);
            }
            (Ok(_), _) => {}
            (Err(passed), _) => return passed,
        }
        self.metrics.hopped(began.elapsed());
        self.remember(id, owner);
        Passed::Done
    }

    async fn request(&self, owner: &str, request: &Request) -> Result<Reply, Passed> {
        let bytes = serde_json::to_vec(request).expect("a request is plain data with text for keys");
        let replied = self.nats.request(self.subject("ask", owner), bytes.into()).await;
        match replied {
            Ok(message) => serde_json::from_slice(&message.payload).map_err(|_| Passed::Unknown),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Err(Passed::NotThere),
            Err(_) => Err(Passed::Unknown),
        }
    }

    /// Asks the node that plays a trial, which its name begins with, how it stands.
    ///
    /// # Errors
    /// When that node does not answer.
    pub async fn trial(&self, id: &str, asked: TrialAsked) -> Result<Option<Trial>, Complaint> {
        let owner = id.get(..NODE_LETTERS).filter(|owner| owner.bytes().all(|b| b.is_ascii_alphanumeric()));
        let Some(owner) = owner.filter(|owner| **owner != self.node) else { return Ok(None) };
        let request = Request { from: self.node.clone(), table: id.to_owned(), what: What::Trial(asked) };
        match self.request(owner, &request).await {
            Ok(Reply::Trial(told)) => Ok(Some(*told)),
            Ok(_) | Err(Passed::NotThere) => Ok(None),
            Err(_) => Err(no_answer()),
        }
    }

    fn remember(&self, id: &str, owner: &str) {
        let mut state = self.state();
        if state.owners.len() >= MOST_OWNERS {
            state.owners.clear();
        }
        state.owners.insert(id.to_owned(), owner.to_owned());
    }

    /// Notes that a connection of this node asks a table of another, before that can say anything.
    fn calls(&self, visitor: &crate::outbox::Visitor, owner: &str, id: &str, ask: &ToServer) {
        let mut state = self.state();
        let new = || Calling { visitor: visitor.clone(), at: BTreeMap::new() };
        let calling = state.callers.entry(visitor.connection).or_insert_with(new);
        calling.visitor.clone_from(visitor);
        match ask {
            ToServer::Watch { .. } | ToServer::Sit { .. } => drop(calling.at.insert(id.to_owned(), owner.to_owned())),
            ToServer::Unwatch { .. } | ToServer::Leave { .. } => drop(calling.at.remove(id)),
            _ => drop(calling.at.entry(id.to_owned()).or_insert_with(|| owner.to_owned())),
        }
    }

    /// Tells the nodes whose tables a connection was at that it is gone.
    pub fn part(self: &Arc<Cluster>, connection: u64) {
        let Some(calling) = self.state().callers.remove(&connection) else { return };
        calling.at.iter().for_each(|(table, owner)| self.say_gone(owner, table, connection));
    }

    /// Tells a node that a connection is gone that was at its tables.
    pub fn say_gone(self: &Arc<Cluster>, owner: &str, table: &str, connection: u64) {
        let (cluster, owner, table) = (self.clone(), owner.to_owned(), table.to_owned());
        tokio::spawn(async move {
            let request = Request { from: cluster.node.clone(), table, what: What::Gone { connection } };
            // When it is not heard, neither is this node, and all its connections are taken to be gone.
            let _ = cluster.request(&owner, &request).await;
        });
    }

    /// Does what other nodes ask.
    pub async fn hear_requests(self: Arc<Cluster>, hub: Arc<Hub>, mut asked: Subscriber) {
        while let Some(message) = asked.next().await {
            let (cluster, hub) = (self.clone(), hub.clone());
            tokio::spawn(async move { cluster.reply(&hub, message).await });
        }
    }

    async fn reply(&self, hub: &Arc<Hub>, message: Message) {
        let Some(back) = message.reply else { return };
        let reply = match serde_json::from_slice::<Request>(&message.payload) {
            Ok(request) if !*hub.stopping().borrow() => self.carry_out(hub, request).await,
            _ => Reply::NotHere,
        };
        let bytes = serde_json::to_vec(&reply).expect("a reply is plain data");
        let _ = self.nats.publish(back, bytes.into()).await;
    }

    async fn carry_out(&self, hub: &Arc<Hub>, request: Request) -> Reply {
        let Request { from, table, what } = request;
        match what {
            What::Asked { caller, re, ask } => self.ask(hub, &from, &table, (caller, re, ask)).await,
            What::Gone { connection } => {
                let mut tables = self.gone(&from, connection);
                tables.insert(table);
                for table in tables {
                    hub.tell_if_awake(&table, Note::Gone { connection }).await;
                }
                Reply::Told
            }
            What::Trial(asked) => {
                hub.trials.tell(&table, &asked).map_or(Reply::NotHere, |told| Reply::Trial(told.into()))
            }
            What::Stale => told(hub.tell_here(&table, Note::Stale).await),
            What::GiveWay { guest } => {
                let (done, gave_way) = oneshot::channel();
                match told(hub.tell_here(&table, Note::GiveWay { guest, done }).await) {
                    Reply::Told => Reply::GaveWay(gave_way.await.unwrap_or(false)),
                    other => other,
                }
            }
        }
    }

    async fn ask(
        &self,
        hub: &Arc<Hub>,
        from: &str,
        table: &str,
        (caller, re, ask): (Caller, Option<u32>, Box<ToServer>),
    ) -> Reply {
        let (connection, leaves) =
            (caller.connection, matches!(*ask, ToServer::Unwatch { .. } | ToServer::Leave { .. }));
        let visitor = caller.visitor(self.caller(from, connection, table));
        let asked = Note::Asked { visitor: visitor.clone(), re, ask };
        let reply = match hub.tell_here(table, asked).await {
            Ok(None) => Reply::Told,
            Ok(Some(_)) => Reply::NotHere,
            Err(complaint) => {
                visitor.object(re, &complaint);
                Reply::Told
            }
        };
        if leaves {
            self.left(from, connection, table);
        }
        if self.is_gone(from, connection) {
            hub.tell_if_awake(table, Note::Gone { connection }).await;
        }
        reply
    }
}

fn told(told: Result<Option<(String, Note)>, Complaint>) -> Reply {
    match told {
        Ok(Some(_)) => Reply::NotHere,
        _ => Reply::Told,
    }
}
