//! The other nodes, as this one knows them: what they say, in order, and who comes from them.

use super::Cluster;
use super::link::Link;
use super::wire::Parcel;
use crate::hub::Hub;
use crate::outbox::Outbox;
use crate::store::LEASE;
use crate::table::Note;
use async_nats::Subscriber;
use futures_util::StreamExt;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many connections are remembered that are gone.
const MOST_GONE: usize = 10_000;

/// What was before something that a node says.
enum Heard {
    /// What it said last.
    Next,
    /// Something that it knows to be lost.
    Anew,
    /// Something that was not heard.
    Gap,
}

/// Another node.
pub struct Peer {
    /// The way to its connections.
    pub link: Link,
    /// What it said last: which epoch, and how many messages.
    last: (u32, u64),
    /// When it was last heard.
    heard: Instant,
    /// Its connections, and the tables of this node they are at.
    callers: BTreeMap<u64, BTreeSet<String>>,
    /// Connections of it that are gone; a request that was under way comes too late.
    gone: BTreeSet<u64>,
}

impl Cluster {
    /// Returns the way to another node.
    pub fn link(&self, node: &str) -> Link {
        self.state()
            .peer(node, || Link::open(self.nats.clone(), self.subject("say", node), self.node.clone()))
            .link
            .clone()
    }

    /// Returns the way to a connection of another node that is at a table of this one.
    pub fn caller(&self, node: &str, connection: u64, table: &str) -> Outbox {
        let link = self.link(node);
        if let Some(peer) = self.state().peers.get_mut(node) {
            peer.callers.entry(connection).or_default().insert(table.to_owned());
        }
        Outbox::far(link.end(connection))
    }

    /// Notes that a connection of another node is gone. Returns the tables it was at.
    pub fn gone(&self, node: &str, connection: u64) -> BTreeSet<String> {
        let mut state = self.state();
        let Some(peer) = state.peers.get_mut(node) else { return BTreeSet::new() };
        peer.gone.insert(connection);
        if peer.gone.len() > MOST_GONE {
            peer.gone.pop_first();
        }
        peer.callers.remove(&connection).unwrap_or_default()
    }

    /// Notes that a connection of another node is no longer at a table.
    pub fn left(&self, node: &str, connection: u64, table: &str) {
        let mut state = self.state();
        let Some(peer) = state.peers.get_mut(node) else { return };
        let Some(tables) = peer.callers.get_mut(&connection) else { return };
        tables.remove(table);
        if tables.is_empty() {
            peer.callers.remove(&connection);
        }
    }

    /// Returns whether a connection of another node is gone.
    pub fn is_gone(&self, node: &str, connection: u64) -> bool {
        self.state().peers.get(node).is_none_or(|peer| peer.gone.contains(&connection))
    }

    /// Passes frames on to connections of this node.
    pub async fn hear_parcels(self: Arc<Cluster>, hub: Arc<Hub>, mut said: Subscriber) {
        while let Some(message) = said.next().await {
            let Ok(parcel) = postcard::from_bytes::<Parcel>(&message.payload) else {
                tracing::warn!("another node, perhaps of another release, says what cannot be read");
                continue;
            };
            match self.heard(&parcel) {
                Heard::Next => {}
                Heard::Anew => self.cut_callers(&parcel.from),
                Heard::Gap => self.lose(&hub, &parcel.from).await,
            }
            self.pass_on(parcel);
        }
    }

    /// Notes what a node says, and returns what was before it.
    fn heard(&self, parcel: &Parcel) -> Heard {
        self.link(&parcel.from);
        let mut state = self.state();
        let Some(peer) = state.peers.get_mut(&parcel.from) else { return Heard::Gap };
        let (epoch, count) = std::mem::replace(&mut peer.last, (parcel.epoch, parcel.count));
        peer.heard = Instant::now();
        match parcel.count == count + 1 {
            true if parcel.epoch == epoch => Heard::Next,
            true => Heard::Anew,
            false => Heard::Gap,
        }
    }

    fn pass_on(self: &Arc<Cluster>, parcel: Parcel) {
        let mut strangers = BTreeSet::new();
        let state = self.state();
        for (to, frame) in parcel.frames {
            let frame = frame.map(Utf8Bytes::from);
            for connection in to {
                match (state.callers.get(&connection), &frame) {
                    (Some(caller), Some(frame)) => drop(caller.visitor.out.put(frame.clone())),
                    (Some(caller), None) => caller.visitor.out.cut(),
                    (None, _) => drop(strangers.insert(connection)),
                }
            }
        }
        drop(state);
        // That they are gone was lost on the way.
        strangers.into_iter().for_each(|connection| self.say_gone(&parcel.from, "", connection));
    }

    /// Cuts connections of this node at tables of another, because what the tables said may be lost.
    fn cut_callers(&self, node: &str) {
        let mut state = self.state();
        state.owners.retain(|_, owner| owner != node);
        let there = |caller: &&super::Calling| caller.at.values().any(|owner| owner == node);
        state.callers.values().filter(there).for_each(|caller| caller.visitor.out.cut());
    }

    /// Something between this node and another may be lost: connections of this node at tables there are cut, and
    /// connections of the other at tables here are gone.
    pub async fn lose(&self, hub: &Arc<Hub>, node: &str) {
        self.cut_callers(node);
        let callers = {
            let mut state = self.state();
            let Some(peer) = state.peers.get_mut(node) else { return };
            peer.link.reset();
            std::mem::take(&mut peer.callers)
        };
        for (connection, tables) in callers {
            for table in tables {
                hub.tell_if_awake(&table, Note::Gone { connection }).await;
            }
        }
    }

    /// Says to every node that this one runs, and gives up those that have long been silent.
    pub async fn greet(&self, hub: &Arc<Hub>, others: &[String]) {
        others.iter().for_each(|node| drop(self.link(node)));
        let mut silent = Vec::new();
        for (node, peer) in &self.state().peers {
            peer.link.beat();
            if peer.heard.elapsed() > LEASE {
                silent.push((node.clone(), others.contains(node)));
            }
        }
        for (node, runs) in silent {
            self.lose(hub, &node).await;
            if !runs {
                self.state().peers.remove(&node);
            }
        }
    }
}

impl super::State {
    fn peer(&mut self, node: &str, open: impl FnOnce() -> Link) -> &mut Peer {
        self.peers.entry(node.to_owned()).or_insert_with(|| Peer {
            link: open(),
            last: (0, 0),
            heard: Instant::now(),
            callers: BTreeMap::new(),
            gone: BTreeSet::new(),
        })
    }
}
