//! What the lobby shows and who sits where, on every node: by news, and now and then from the database.

use super::Cluster;
use super::wire::News;
use crate::guest::GuestId;
use crate::hub::Hub;
use crate::store::StoreError;
use crate::table::{Note, Room};
use async_nats::Subscriber;
use baize_protocol::{LobbyTable, TableState, ToServer};
use futures_util::StreamExt;
use std::collections::BTreeSet;
use std::sync::Arc;

impl Cluster {
    /// Tells other nodes what a table of this one is now.
    pub fn announce(&self, id: &str, state: TableState, room: &Room) {
        let news = news(id, state, room);
        // What is not told is found in the database in a while.
        let _ = self.news.try_send(news);
    }

    /// Tells other nodes what is new, one thing after the other.
    pub async fn tell_news(self: Arc<Cluster>) {
        let Some(mut untold) = self.untold.lock().ok().and_then(|mut untold| untold.take()) else { return };
        while let Some(news) = untold.recv().await {
            let bytes = serde_json::to_vec(&news).expect("news are plain data with text for keys");
            let _ = self.nats.publish(self.subject("all", "news"), bytes.into()).await;
        }
    }

    /// Takes in what other nodes tell.
    pub async fn hear_news(self: Arc<Cluster>, hub: Arc<Hub>, mut told: Subscriber) {
        while let Some(message) = told.next().await {
            match serde_json::from_slice(&message.payload) {
                Ok(News::Table { id, listed, people }) => self.mirror(&hub, id, listed, people),
                Ok(News::Left { node }) if node != self.node => self.move_on(&hub, &node),
                _ => {}
            }
        }
    }

    /// Notes what a table is now.
    fn mirror(&self, hub: &Hub, id: String, listed: Option<LobbyTable>, people: Vec<GuestId>) {
        people.iter().for_each(|guest| hub.seat(guest, &id));
        match listed {
            Some(listed) => hub.list(listed),
            None => hub.unlist(&id),
        }
        let mut state = self.state();
        let before = match people.is_empty() {
            true => state.people.remove(&id),
            false => state.people.insert(id.clone(), people.clone()),
        };
        drop(state);
        let left = before.into_iter().flatten().filter(|guest| !people.contains(guest));
        left.for_each(|guest| hub.unseat(&guest, &id));
    }

    /// A node has stopped: whoever is at its tables from here is shown them where they are now.
    fn move_on(self: &Arc<Cluster>, hub: &Arc<Hub>, node: &str) {
        let mut moving = Vec::new();
        let mut state = self.state();
        state.owners.retain(|_, owner| owner != node);
        for calling in state.callers.values() {
            let there = calling.at.iter().filter(|(_, owner)| *owner == node);
            moving.extend(there.map(|(table, _)| (calling.visitor.clone(), table.clone())));
        }
        drop(state);
        self.stopped.notify_one();
        for (visitor, table) in moving {
            let (hub, cluster) = (hub.clone(), self.clone());
            tokio::spawn(async move {
                let ask = Box::new(ToServer::Watch { table: table.clone() });
                let out = visitor.out.clone();
                let moved = cluster.tell(&hub, &table, Note::Asked { visitor, re: None, ask }).await;
                if moved.is_err() {
                    out.cut();
                }
            });
        }
    }

    /// Reads from the database which tables are open, and who sits there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn relist(&self, hub: &Hub) -> Result<(), StoreError> {
        let before: BTreeSet<String> = self.state().people.keys().cloned().collect();
        let mut open = BTreeSet::new();
        for row in hub.store.open_tables().await? {
            if row.set_aside.is_some() {
                continue;
            }
            let Ok((_, room)) = hub.read(&row) else { continue };
            let state = if row.state == "waiting" { TableState::Waiting } else { TableState::Playing };
            open.insert(row.id.clone());
            if let News::Table { id, listed, people } = news(&row.id, state, &room) {
                self.mirror(hub, id, listed, people);
            }
        }
        before.difference(&open).for_each(|id| self.mirror(hub, id.clone(), None, Vec::new()));
        Ok(())
    }
}

/// Returns what is to be known of a table.
fn news(id: &str, state: TableState, room: &Room) -> News {
    let open = matches!(state, TableState::Waiting | TableState::Playing);
    let listed = (open && !room.private).then(|| room.listed(id, state));
    let people = if open { room.people().into_iter().cloned().collect() } else { Vec::new() };
    News::Table { id: id.to_owned(), listed, people }
}
