//! The one who writes: what many matches want to write at once goes into one transaction.

use super::desk::Desk;
use super::{Op, Store, StoreError};
use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// The most that goes into one transaction.
const MOST_OPS: usize = 2048;

/// How long anybody waits for the database before being told that it failed.
const PATIENCE: Duration = Duration::from_millis(1500);

/// How long to wait before trying again.
const PAUSE: Duration = Duration::from_millis(50);

/// What belongs together, and who waits for it until when.
struct Job {
    ops: Vec<Op>,
    until: Instant,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    /// Returns whether nobody waits for it any more.
    fn is_vain(&self) -> bool {
        self.done.is_closed() || Instant::now() >= self.until
    }
}

/// Writes for everybody. Clones write through the same queue.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
    well: watch::Receiver<bool>,
}

impl Writer {
    /// Starts the writer. It ends, with everything written, when the last clone is gone.
    pub fn start(store: &Store, metrics: Arc<Metrics>) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, jobs) = mpsc::channel(4 * MOST_OPS);
        let (tell, well) = watch::channel(true);
        let clerk = Clerk { desk: Desk::new(store.clone()), tell, metrics };
        (Writer { queue, well }, tokio::spawn(clerk.write(jobs)))
    }

    /// Writes what belongs together, and returns when it is safely stored.
    ///
    /// # Errors
    /// When it is not known to be stored. What is in the hands of the database may still come to be.
    pub async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (done, stored) = oneshot::channel();
        let until = Instant::now() + PATIENCE;
        let writing = async {
            self.queue.send(Job { ops, until, done }).await.map_err(|_| StoreError::Closed)?;
            stored.await.map_err(|_| StoreError::Closed)?
        };
        // The writer gives up first, and says why.
        tokio::time::timeout_at(until + PAUSE * 4, writing).await.unwrap_or(Err(StoreError::Slow))
    }

    /// Returns whether the last that was written could be, and the news of it from now on.
    pub fn well(&self) -> watch::Receiver<bool> {
        self.well.clone()
    }
}

/// The task behind the queue.
struct Clerk {
    desk: Desk,
    tell: watch::Sender<bool>,
    metrics: Arc<Metrics>,
}

impl Clerk {
    async fn write(mut self, mut jobs: mpsc::Receiver<Job>) {
        while let Some(first) = jobs.recv().await {
            let mut ops = first.ops.len();
            let mut batch = vec![first];
            while ops < MOST_OPS
                && let Ok(job) = jobs.try_recv()
            {
                ops += job.ops.len();
                batch.push(job);
            }
            let began = Instant::now();
            self.store(batch).await;
            self.metrics.stored(ops, began.elapsed());
        }
        self.desk.close().await;
    }

    /// Stores a batch in one transaction. A job that cannot be stored is tried by itself, so that it does
    /// not take others with it. When the database fails it is tried again for as long as somebody waits;
    /// once it is known to fail, everybody is told at once.
    async fn store(&mut self, mut batch: Vec<Job>) {
        let patient = *self.tell.borrow();
        batch.retain(|job| !job.is_vain());
        while !batch.is_empty() {
            match self.desk.transact(batch.iter().flat_map(|job| &job.ops)).await {
                Ok(()) => {
                    self.note(None);
                    return batch.into_iter().for_each(|job| job.end(Ok(())));
                }
                Err(error) if error.is_of_job() => return self.store_each(batch).await,
                Err(error) if !patient || error.is_final() || batch.iter().any(Job::is_vain) => {
                    self.note(Some(&error));
                    return batch.into_iter().for_each(|job| job.end(Err(error.again())));
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    async fn store_each(&mut self, batch: Vec<Job>) {
        for job in batch {
            let stored = self.desk.transact(job.ops.iter()).await;
            job.end(stored);
        }
    }

    /// Tells whether the database does as it is asked.
    fn note(&self, error: Option<&StoreError>) {
        let changed = self.tell.send_if_modified(|well| std::mem::replace(well, error.is_none()) != error.is_none());
        match error {
            Some(error) if changed => tracing::error!(%error, "nothing can be stored"),
            None if changed => tracing::warn!("things are stored again"),
            _ => {}
        }
    }
}

impl Job {
    fn end(self, stored: Result<(), StoreError>) {
        let _ = self.done.send(stored);
    }
}

#[cfg(test)]
mod tests {
    use super::super::AnswerRow;
    use super::*;
    use baize_kernel::Answer;

    fn answer(n: u32, at: u16) -> Op {
        let row = AnswerRow { seat: 0, answer: Answer::Pick(at), digest: u64::from(at), cause: None, clocks: None };
        Op::Answer { table: "aaaaaaaaaa".into(), n, row }
    }

    fn table(state: &'static str, room: &str) -> Op {
        Op::Table { id: "aaaaaaaaaa".into(), state, room: room.into(), changed: 0 }
    }

    async fn open(folder: &tempfile::TempDir) -> (Store, Writer) {
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        let store = Store::open(&url).await.expect("a database");
        let (writer, _) = Writer::start(&store, Arc::new(Metrics::new()));
        (store, writer)
    }

    #[tokio::test]
    async fn the_same_answer_is_stored_twice_and_another_in_its_place_never() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let (store, writer) = open(&folder).await;
        for _ in 0..2 {
            writer.write(vec![answer(0, 1), answer(1, 2)]).await.expect("the same again changes nothing");
        }
        let another = writer.write(vec![answer(1, 3), answer(2, 4)]).await;
        assert!(matches!(another, Err(StoreError::Taken)), "{another:?}");
        let (bad, good) = (writer.write(vec![answer(0, 9)]), writer.write(vec![answer(2, 5)]));
        let (bad, good) = tokio::join!(bad, good);
        assert!(bad.is_err() && good.is_ok(), "one bad job does not take another with it");
        let stored = store.history("aaaaaaaaaa").await.expect("answers are there").answers;
        let picks: Vec<_> = stored.iter().map(|row| row.answer.clone()).collect();
        assert_eq!(picks, [1, 2, 5].map(Answer::Pick));
    }

    #[tokio::test]
    async fn a_table_that_is_over_stays_over() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let (store, writer) = open(&folder).await;
        for (state, room) in [("playing", "a"), ("over", "b"), ("over", "c")] {
            writer.write(vec![table(state, room)]).await.expect("a table goes on");
        }
        for state in ["playing", "broken", "waiting"] {
            let back = writer.write(vec![table(state, "d")]).await;
            assert!(matches!(back, Err(StoreError::Taken)), "{state}: {back:?}");
        }
        let row = store.table("aaaaaaaaaa").await.expect("a database").expect("a table");
        assert_eq!((row.state.as_str(), row.room.as_str()), ("over", "c"));
    }

    #[tokio::test]
    async fn of_two_servers_on_one_database_the_older_is_told_to_stop() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let (store, old) = open(&folder).await;
        old.write(vec![answer(0, 1)]).await.expect("it is alone");
        let (new, _) = Writer::start(&store, Arc::new(Metrics::new()));
        new.write(vec![answer(1, 2)]).await.expect("the newer one writes");
        let late = old.write(vec![answer(2, 3)]).await;
        assert!(matches!(late, Err(StoreError::TakenOver)), "{late:?}");
        assert!(!*old.well().borrow());
        new.write(vec![answer(2, 4)]).await.expect("the newer one goes on");
    }
}
