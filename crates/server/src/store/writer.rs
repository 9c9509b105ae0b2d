//! The one who writes: what many matches want to write at once goes into one transaction.

use super::{AnswerRow, Store, StoreError};
use crate::metrics::Metrics;
use sqlx::{Any, AnyPool, Transaction};
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// The most that goes into one transaction.
const MOST_OPS: usize = 512;

/// Something to write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// A table is new or has changed.
    Table {
        /// Its id.
        id: String,
        /// Waiting, playing, over or broken.
        state: &'static str,
        /// Who sits where, as JSON.
        room: String,
        /// When, in milliseconds since 1970.
        changed: i64,
    },
    /// A table is no longer wanted.
    Drop {
        /// Its id.
        id: String,
    },
    /// A seat answered.
    Answer {
        /// The table.
        table: String,
        /// The number of the answer, from 0.
        n: u32,
        /// The answer.
        row: AnswerRow,
    },
    /// Thinking times changed without an answer.
    Clocks {
        /// The table.
        table: String,
        /// The times, as JSON.
        clocks: String,
    },
    /// A fact changed.
    Fact {
        /// Its name.
        name: &'static str,
        /// What is so now.
        value: String,
    },
}

/// What belongs together, and who waits for it.
struct Job {
    ops: Vec<Op>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes for everybody. Clones write through the same queue.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the writer. It ends, with everything written, when the last clone is gone.
    pub fn start(store: &Store, metrics: Arc<Metrics>) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, jobs) = mpsc::channel(4 * MOST_OPS);
        let task = tokio::spawn(write(store.pool().clone(), jobs, metrics));
        (Writer { queue }, task)
    }

    /// Writes what belongs together, and returns when it is safely stored.
    ///
    /// # Errors
    /// When it could not be stored; nothing of it is then.
    pub async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (done, stored) = oneshot::channel();
        self.queue.send(Job { ops, done }).await.map_err(|_| StoreError::Closed)?;
        stored.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(pool: AnyPool, mut jobs: mpsc::Receiver<Job>, metrics: Arc<Metrics>) {
    let mut batch = Vec::new();
    while let Some(first) = jobs.recv().await {
        batch.push(first);
        let mut ops = batch[0].ops.len();
        while ops < MOST_OPS
            && let Ok(job) = jobs.try_recv()
        {
            ops += job.ops.len();
            batch.push(job);
        }
        let began = Instant::now();
        store(&pool, std::mem::take(&mut batch)).await;
        metrics.stored(ops, began.elapsed());
    }
}

/// Stores a batch in one transaction. When that fails each job is tried by itself, so that one bad
/// job does not take others with it.
async fn store(pool: &AnyPool, batch: Vec<Job>) {
    let together = batch.iter().flat_map(|job| &job.ops);
    match transact(pool, together).await {
        Ok(()) => batch.into_iter().for_each(|job| {
            let _ = job.done.send(Ok(()));
        }),
        Err(error) if batch.len() == 1 => batch.into_iter().for_each(|job| {
            let _ = job.done.send(Err(clone_error(&error)));
        }),
        Err(_) => {
            for job in batch {
                let stored = transact(pool, job.ops.iter()).await;
                let _ = job.done.send(stored);
            }
        }
    }
}

fn clone_error(error: &StoreError) -> StoreError {
    StoreError::Row(error.to_string())
}

async fn transact<'o>(pool: &AnyPool, ops: impl Iterator<Item = &'o Op>) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    let mut answers = Vec::new();
    for op in ops {
        match op {
            Op::Answer { table, n, row } => answers.push(Answered::new(table, *n, row)?),
            op => apply(&mut transaction, op).await?,
        }
    }
    let mut rest = &answers[..];
    for (rows, sql) in INSERTS.iter() {
        while rest.len() >= *rows {
            let (now, later) = rest.split_at(*rows);
            insert(&mut transaction, sql, now).await?;
            rest = later;
        }
    }
    transaction.commit().await?;
    Ok(())
}

/// Statements that insert so many answers at once, the largest first: few shapes, so that databases
/// know them by heart, and few of them, because each is a way there and back.
static INSERTS: LazyLock<Vec<(usize, String)>> = LazyLock::new(|| {
    let row = |i: usize| {
        let places: Vec<String> = (1..=7).map(|n| format!("${}", 7 * i + n)).collect();
        format!("({})", places.join(", "))
    };
    let insert = |rows: usize| {
        let values: Vec<String> = (0..rows).map(row).collect();
        let columns = "table_id, n, seat, answer, digest, cause, clocks";
        (rows, format!("INSERT INTO answers ({columns}) VALUES {}", values.join(", ")))
    };
    [64, 16, 4, 1].map(insert).to_vec()
});

/// An answer in the shape of its columns.
struct Answered<'o> {
    table: &'o str,
    n: i64,
    row: &'o AnswerRow,
    answer: String,
    digest: String,
}

impl<'o> Answered<'o> {
    fn new(table: &'o str, n: u32, row: &'o AnswerRow) -> Result<Answered<'o>, StoreError> {
        let answer = serde_json::to_string(&row.answer).map_err(|e| StoreError::Row(e.to_string()))?;
        Ok(Answered { table, n: n.into(), row, answer, digest: format!("{:016x}", row.digest) })
    }
}

async fn insert(
    transaction: &mut Transaction<'_, Any>,
    sql: &'static str,
    answers: &[Answered<'_>],
) -> Result<(), StoreError> {
    let mut query = sqlx::query(sql);
    for a in answers {
        query = query.bind(a.table).bind(a.n).bind(i64::from(a.row.seat)).bind(&a.answer).bind(&a.digest);
        query = query.bind(a.row.cause.as_deref()).bind(a.row.clocks.as_deref());
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

async fn apply(transaction: &mut Transaction<'_, Any>, op: &Op) -> Result<(), StoreError> {
    let query = match op {
        Op::Table { id, state, room, changed } => sqlx::query(
            "INSERT INTO tables (id, state, room, changed) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET state = excluded.state, room = excluded.room, changed = excluded.changed",
        )
        .bind(id)
        .bind(*state)
        .bind(room)
        .bind(*changed),
        Op::Drop { id } => sqlx::query("DELETE FROM tables WHERE id = $1").bind(id),
        Op::Answer { table, n, row } => {
            let answered = Answered::new(table, *n, row)?;
            let one = INSERTS.last().map_or("", |(_, sql)| sql.as_str());
            return insert(transaction, one, &[answered]).await;
        }
        Op::Clocks { table, clocks } => {
            sqlx::query("UPDATE tables SET clocks = $2 WHERE id = $1").bind(table).bind(clocks)
        }
        Op::Fact { name, value } => sqlx::query(
            "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(*name)
        .bind(value),
    };
    query.execute(&mut **transaction).await?;
    Ok(())
}
