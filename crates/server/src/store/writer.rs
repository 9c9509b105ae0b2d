//! The one who writes: what many matches want to write at once goes into one transaction.

use super::{AnswerRow, READERS, Store, StoreError};
use crate::metrics::Metrics;
use sqlx::{Any, AnyPool, Transaction};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
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
    if transact(pool, batch.iter().flat_map(|job| &job.ops)).await.is_ok() {
        return batch.into_iter().for_each(|job| {
            let _ = job.done.send(Ok(()));
        });
    }
    for job in batch {
        let stored = persist(pool, &job.ops).await;
        let _ = job.done.send(stored);
    }
}

/// Stores a job, trying again while the connection is lost. Nobody knows then whether the last try came
/// through, but to store the same once more changes nothing.
async fn persist(pool: &AnyPool, ops: &[Op]) -> Result<(), StoreError> {
    let mut wait = Duration::from_millis(10);
    // Every connection of the pool may be a broken one, which only its use brings to light.
    for _ in 0..=READERS {
        match transact(pool, ops.iter()).await {
            Err(StoreError::Database(error)) if is_passing(&error) => tokio::time::sleep(wait).await,
            done => return done,
        }
        wait *= 2;
    }
    transact(pool, ops.iter()).await
}

/// Returns whether an error is about the connection, not about what was to be stored.
fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed => true,
        // Connection failures (08), shutdown by an administrator (57P), and work undone by others (40).
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| ["08", "57P", "40"].iter().any(|class| code.starts_with(class)))
        }
        _ => false,
    }
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

/// What makes storing the same answer again change nothing, and another one in its place not be counted.
const SAME: &str = "ON CONFLICT (table_id, n) DO UPDATE SET clocks = excluded.clocks WHERE answers.seat = excluded.seat \
                    AND answers.answer = excluded.answer AND answers.digest = excluded.digest";

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
        (rows, format!("INSERT INTO answers ({columns}) VALUES {} {SAME}", values.join(", ")))
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
    let done = query.execute(&mut **transaction).await?;
    if done.rows_affected() != answers.len() as u64 {
        return Err(StoreError::Taken);
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::Answer;

    fn answer(n: u32, at: u16) -> Op {
        let row = AnswerRow { seat: 0, answer: Answer::Pick(at), digest: u64::from(at), cause: None, clocks: None };
        Op::Answer { table: "aaaaaaaaaa".into(), n, row }
    }

    #[tokio::test]
    async fn the_same_answer_is_stored_twice_and_another_in_its_place_never() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        let store = Store::open(&url).await.expect("a database");
        let (writer, _) = Writer::start(&store, Arc::new(Metrics::new()));
        for _ in 0..2 {
            writer.write(vec![answer(0, 1), answer(1, 2)]).await.expect("the same again changes nothing");
        }
        let another = writer.write(vec![answer(1, 3), answer(2, 4)]).await;
        assert!(matches!(another, Err(StoreError::Taken)), "{another:?}");
        let (bad, good) = (writer.write(vec![answer(0, 9)]), writer.write(vec![answer(2, 5)]));
        let (bad, good) = tokio::join!(bad, good);
        assert!(bad.is_err() && good.is_ok(), "one bad job does not take another with it");
        let stored = store.answers("aaaaaaaaaa").await.expect("answers are there");
        let picks: Vec<_> = stored.iter().map(|row| row.answer.clone()).collect();
        assert_eq!(picks, [1, 2, 5].map(Answer::Pick));
    }
}
