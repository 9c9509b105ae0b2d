//! Looking after a database: checking, copying and pruning it.

use crate::metrics::Metrics;
use crate::now::now;
use crate::store::{Op, Store, StoreError, TableRow, Writer};
use crate::table::{Room, replay};
use baize_kernel::{Message, message};
use serde::{Serialize, Serializer};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// What a database holds, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Checked {
    /// How many tables there are.
    pub tables: u64,
    /// How many answers.
    pub answers: u64,
    /// What is wrong.
    pub problems: Vec<Problem>,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The table; `file` when it is the file itself.
    pub table: String,
    /// What.
    #[serde(serialize_with = "in_english")]
    pub why: Message,
}

fn in_english<S: Serializer>(message: &Message, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(message)
}

/// Works every match out anew, and says which are not what they were. Nothing is changed.
///
/// # Errors
/// When the database cannot be used.
pub async fn check(url: &str) -> Result<Checked, StoreError> {
    let store = Store::look(url).await?;
    let faults = store.faults_of_file().await?;
    let problems = faults.into_iter().map(|why| Problem { table: "file".into(), why: why.into() }).collect();
    let (mut checked, mut last) = (Checked { problems, ..Checked::default() }, String::new());
    loop {
        let rows = store.tables_after(&last).await?;
        let Some(row) = rows.last() else { break };
        last.clone_from(&row.id);
        for row in &rows {
            checked.tables += 1;
            let (answers, why) = check_table(&store, row).await?;
            checked.answers += answers as u64;
            checked.problems.extend(why.map(|why| Problem { table: row.id.clone(), why }));
        }
    }
    store.close().await;
    Ok(checked)
}

/// Returns how many answers a table has, and what is wrong with it.
async fn check_table(store: &Store, row: &TableRow) -> Result<(usize, Option<Message>), StoreError> {
    let history = store.history(&row.id).await?;
    let room: Result<Room, _> = serde_json::from_str(&row.room);
    let count = history.answers.len();
    let why = match (room, history.fault) {
        (Err(error), _) => Some(message!("its room cannot be read: {error}", error = error.to_string())),
        (_, Some(fault)) => Some(fault),
        (Ok(room), None) if room.seed.is_some() => match baize_registry::find(&room.game) {
            Err(_) => Some(message!("there is no game `{game}`: see `baize games`", game = room.game)),
            Ok(book) => {
                let ran = replay(book, &room, &history.answers).run(book, book.pool(), |_, _, _| {});
                ran.err().map(|difference| difference.told())
            }
        },
        _ => None,
    };
    Ok((count, why))
}

/// Copies an SQLite database into a new file.
///
/// # Errors
/// When it cannot be copied.
pub async fn backup(url: &str, file: &Path) -> Result<(), StoreError> {
    let store = Store::look(url).await?;
    let copied = store.copy_to(file).await;
    store.close().await;
    copied
}

/// Deletes matches that have been over for so long, and returns how many there were.
///
/// # Errors
/// When a server uses the database, or it fails.
pub async fn prune(url: &str, keep: Duration) -> Result<u64, StoreError> {
    let store = Store::open(url).await?;
    let before = now().saturating_sub(keep.as_millis() as u64) as i64;
    let (writer, writing) = Writer::start(&store, Arc::new(Metrics::new()));
    let (first, mut left) = (store.count_tables().await?, u64::MAX);
    loop {
        writer.write(vec![Op::Prune { before }]).await?;
        let count = store.count_tables().await?;
        if count >= left.min(first) {
            break;
        }
        left = count;
    }
    drop(writer);
    let _ = writing.await;
    store.close().await;
    Ok(first - left.min(first))
}
