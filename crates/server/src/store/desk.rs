//! The one connection that writes, and the proof that what it wrote is stored.
//!
//! Every transaction moves a mark on, and the mark is read back through a second connection before
//! anybody is told: what another connection sees is committed. A connection on which anything went wrong
//! is never used again, because nobody knows what it believes about its transaction; SQLite, for one,
//! rolls back by itself when the disk is full. The mark also tells when another server has begun to write
//! to the same database, which would end in two truths.

use super::ops::{Op, carry_out};
use super::{Store, StoreError};
use crate::guest::random_text;
use sqlx::{AnyConnection, Connection, Row};
use std::time::Duration;

/// How long one transaction may take.
const STORING: Duration = Duration::from_secs(5);

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(1);

/// How long a connection may take to close before it is dropped.
const CLOSING: Duration = Duration::from_millis(250);

/// The name of the fact that is the mark of a server that is alone.
const MARK: &str = "mark";

/// The connections of the writer.
pub struct Desk {
    store: Store,
    pair: Option<Pair>,
    /// The name of the fact that is the mark: each node of a cluster has one of its own.
    fact: String,
    /// What marks of this run of the program begin with.
    run: String,
    /// The last mark that is known to be stored; `None` until the first.
    mark: Option<String>,
    count: u64,
}

/// A connection that writes and one that checks.
struct Pair {
    writes: AnyConnection,
    checks: AnyConnection,
    node: Option<String>,
}

impl Desk {
    /// A desk that is not yet connected.
    pub fn new(store: Store) -> Desk {
        let fact = store.node().map_or_else(|| MARK.to_owned(), |node| format!("{MARK}.{node}"));
        Desk { store, fact, pair: None, run: random_text(16), mark: None, count: 0 }
    }

    /// Stores what belongs together in one transaction, and makes sure that it is stored.
    ///
    /// # Errors
    /// When it is not known to be stored.
    pub async fn transact<'o>(&mut self, ops: impl Iterator<Item = &'o Op> + Clone) -> Result<(), StoreError> {
        let mut pair = match self.pair.take() {
            Some(pair) => pair,
            None => self.connect().await?,
        };
        self.count += 1;
        let next = format!("{}.{}", self.run, self.count);
        let last = self.mark.as_deref().unwrap_or("");
        let stored = tokio::time::timeout(STORING, pair.store(ops, (&self.fact, last, &next))).await;
        match stored.unwrap_or(Err(StoreError::Slow)) {
            Ok(()) => {
                (self.pair, self.mark) = (Some(pair), Some(next));
                Ok(())
            }
            Err(error) => {
                pair.discard().await;
                Err(error)
            }
        }
    }

    /// Ends the connections well.
    pub async fn close(self) {
        if let Some(pair) = self.pair {
            pair.discard().await;
        }
    }

    async fn connect(&mut self) -> Result<Pair, StoreError> {
        let connected = tokio::time::timeout(CONNECTING, Pair::connect(self.store.clone())).await;
        let mut pair = connected.unwrap_or(Err(StoreError::Slow))?;
        let claimed = tokio::time::timeout(STORING, self.claim(&mut pair)).await.unwrap_or(Err(StoreError::Slow));
        match claimed {
            Ok(mark) => {
                self.mark = Some(mark);
                Ok(pair)
            }
            Err(error) => {
                pair.discard().await;
                Err(error)
            }
        }
    }

    /// Returns the mark as it stands. The first time it is made ours; later it must still be.
    async fn claim(&mut self, pair: &mut Pair) -> Result<String, StoreError> {
        if self.mark.is_none() {
            let mark = format!("{}.0", self.run);
            let claim = "INSERT INTO facts (name, value) VALUES ($1, $2) \
                         ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            // A server that was alone finds out that it no longer is.
            for fact in [MARK, &self.fact] {
                sqlx::query(claim).bind(fact).bind(&mark).execute(&mut pair.writes).await?;
            }
        }
        match pair.mark(&self.fact).await? {
            Some(mark) if mark.starts_with(&self.run) => Ok(mark),
            _ => Err(StoreError::TakenOver),
        }
    }
}

impl Pair {
    async fn connect(store: Store) -> Result<Pair, StoreError> {
        let node = store.node().map(str::to_owned);
        Ok(Pair { writes: store.connect().await?, checks: store.connect().await?, node })
    }

    /// Stores, and moves the mark of a name on from what it was last.
    async fn store<'o>(
        &mut self,
        ops: impl Iterator<Item = &'o Op> + Clone,
        (fact, last, next): (&str, &str, &str),
    ) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin().await?;
        let moving = sqlx::query("UPDATE facts SET value = $1 WHERE name = $3 AND value = $2");
        let moving = moving.bind(next).bind(last).bind(fact);
        if moving.execute(&mut *transaction).await?.rows_affected() != 1 {
            return Err(StoreError::TakenOver);
        }
        carry_out(&mut transaction, self.node.as_deref(), ops).await?;
        transaction.commit().await?;
        match self.mark(fact).await? {
            Some(mark) if mark == next => Ok(()),
            _ => Err(StoreError::NotThere),
        }
    }

    /// Returns the mark that is stored, as others see it.
    async fn mark(&mut self, fact: &str) -> Result<Option<String>, StoreError> {
        let select = sqlx::query("SELECT value FROM facts WHERE name = $1").bind(fact);
        let row = select.fetch_optional(&mut self.checks).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn discard(self) {
        for connection in [self.writes, self.checks] {
            let _ = tokio::time::timeout(CLOSING, connection.close()).await;
        }
    }
}
