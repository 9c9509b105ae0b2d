//! The task that says again and again that this node runs, and takes over the tables of nodes that do not.

use super::Cluster;
use crate::hub::{Hub, Way};
use crate::store::{Beat, LEASE, StoreError, is_unfenced};
use crate::table::Note;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// How often a node says that it runs.
const BEAT: Duration = Duration::from_secs(1);

/// How often the lobby is read anew, in beats: news may be lost.
const RELIST: u32 = 20;

/// How many tables are worked out anew at once.
const AT_ONCE: usize = 8;

impl Cluster {
    /// Keeps this node's tables its own, until it stops.
    pub async fn keep(self: Arc<Cluster>, hub: Arc<Hub>) {
        let (mut stopping, mut beats) = (hub.stopping(), 0_u32);
        let mut wait_until = Instant::now();
        let mut second = tokio::time::interval(BEAT);
        second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = second.tick() => {}
                () = self.stopped.notified() => {}
                _ = stopping.changed() => return,
            }
            match self.beat(&hub).await {
                // Others, too, may have been late, because the database was: they say so before they are judged.
                Ok(true) => wait_until = Instant::now() + LEASE,
                Ok(false) => {}
                Err(error) => {
                    tracing::warn!(%error, "this node cannot say that it runs");
                    continue;
                }
            }
            if Instant::now() >= wait_until {
                self.take_over(&hub).await;
            }
            beats += 1;
            if beats.is_multiple_of(RELIST) {
                let _ = self.relist(&hub).await;
            }
        }
    }

    /// Says that this node runs. Returns whether it was silent for too long.
    async fn beat(&self, hub: &Arc<Hub>) -> Result<bool, StoreError> {
        let beat = self.say_running(hub).await?;
        self.greet(hub, &beat.others).await;
        Ok(beat.late)
    }

    /// Says in the database that this node runs, and gives up what others took because it did not in time.
    pub async fn say_running(&self, hub: &Arc<Hub>) -> Result<Beat, StoreError> {
        let began = Instant::now();
        // A wire that is cut is silent for longer than it may matter.
        let beat = tokio::time::timeout(BEAT * 2, hub.store.beat()).await.unwrap_or(Err(StoreError::Slow))?;
        self.metrics.nodes.set(1 + beat.others.len() as i64);
        if beat.late && !is_unfenced() {
            self.look_what_is_left(hub).await?;
        }
        *self.current.lock().unwrap_or_else(PoisonError::into_inner) = began + LEASE;
        Ok(beat)
    }

    /// Ends the tasks of tables that others have taken.
    async fn look_what_is_left(&self, hub: &Arc<Hub>) -> Result<(), StoreError> {
        let awake = hub.awake();
        let held = hub.store.held().await?;
        for table in awake {
            hub.tell_if_awake(&table, Note::Owner { token: held.get(&table).copied() }).await;
        }
        Ok(())
    }

    /// Takes over tables whose node does not run.
    async fn take_over(&self, hub: &Arc<Hub>) {
        let asked = tokio::time::timeout(BEAT * 2, hub.store.orphans()).await;
        let orphans = match asked.unwrap_or(Err(StoreError::Slow)) {
            Ok(orphans) => orphans,
            Err(error) => return tracing::warn!(%error, "tables of other nodes cannot be taken over"),
        };
        let mut taking = tokio::task::JoinSet::new();
        for table in orphans {
            if taking.len() >= AT_ONCE {
                taking.join_next().await;
            }
            let (hub, metrics) = (hub.clone(), self.metrics.clone());
            taking.spawn(async move {
                if let Ok(Way::Here(_)) = hub.table(&table).await {
                    metrics.taken_over.inc();
                }
            });
        }
        while taking.join_next().await.is_some() {}
    }
}
