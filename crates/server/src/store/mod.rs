//! What outlives the program: tables and their answers, in SQLite or PostgreSQL.
//!
//! All statements are the same for both. Writing goes through one [`Writer`], which puts what many
//! matches want to write at the same time into one transaction and tells each of them when it is
//! safely stored; reading goes through a small pool of connections.

mod address;
pub mod decks;
mod desk;
mod leases;
mod ops;
mod past;
mod writer;

use address::Address;

pub use leases::{Beat, FIRST, LEASE, Lease, Taken, is_unfenced, unfence};
pub use ops::Op;
pub use writer::Writer;

use baize_kernel::{Answer, Message, message};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, Row, SqlSafeStr};
use std::fs::File;
use std::path::Path;
use std::str::FromStr;
use std::sync::{Arc, Once};
use std::time::Duration;

/// The steps that bring a database to the present shape, in order.
const MIGRATIONS: [(i64, &str, &str); 1] = [(1, "tables", include_str!("../../migrations/0001_tables.sql"))];

/// What came later, in a way that older releases get on with.
const ADDITIONS: &str = include_str!("../../migrations/additions.sql");

/// How many connections read.
const READERS: u32 = 4;

/// How long a reader waits for a connection.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long connecting may take when the server starts.
const CONNECTING: Duration = Duration::from_secs(5);

/// What the codes of PostgreSQL begin with where a value is no value: a text with a zero in it, for example.
const DATA_EXCEPTION: &str = "22";

/// Why the database did not do as asked.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.told())]
pub enum StoreError {
    /// The database itself complains.
    Database(#[from] sqlx::Error),
    /// The database has another shape.
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database failed for several at once.
    Failed(Message),
    /// The address is not one of a database we know.
    Address(String),
    /// Nobody answers at the address, or not us.
    Connect(String, Message),
    /// The file cannot be used.
    File(String, std::io::Error),
    /// This database is looked after by its own programs.
    NotHere(Message),
    /// Another server has the file.
    InUse(String),
    /// A row holds what this program does not understand.
    Row(Message),
    /// Somebody keeps as much as they may.
    Full,
    /// Another answer is stored where this one belongs.
    Taken,
    /// Another node has the table.
    NotOurs,
    /// A cluster needs a database that several programs may use at once.
    NotShared(String),
    /// A cluster uses the database, and this server is not of it.
    Shared,
    /// The database did not answer in time.
    Slow,
    /// The database said that something is stored, and it is not there.
    NotThere,
    /// Another server writes to the database.
    TakenOver,
    /// The writer has stopped, because the program is about to end.
    Closed,
}

impl StoreError {
    /// Returns what is wrong, for people.
    pub fn told(&self) -> Message {
        match self {
            StoreError::Database(error) => message!("the database says: {error}", error = error.to_string()),
            StoreError::Migrate(error) => {
                message!("the database cannot be brought up to date: {error}", error = error.to_string())
            }
            StoreError::Failed(why) | StoreError::NotHere(why) | StoreError::Row(why) => why.clone(),
            StoreError::Address(address) => message!(
                "`{address}` is not the address of a database; write `sqlite://FILE` or `postgres://USER@HOST/NAME`",
                address
            ),
            StoreError::Connect(address, why) => message!("cannot connect to {address}: {why}", address, why),
            StoreError::File(file, error) => {
                message!("the file {file} cannot be used: {error}", file, error = error.to_string())
            }
            StoreError::InUse(file) => message!("another server uses {file}", file),
            StoreError::Full => message!("no more can be kept"),
            StoreError::Taken => message!("another answer is stored already"),
            StoreError::NotOurs => message!("another node has the table"),
            StoreError::NotShared(address) => {
                message!("nodes of a cluster share a PostgreSQL, and {address} is not one", address)
            }
            StoreError::Shared => message!("nodes of a cluster use the database"),
            StoreError::Slow => message!("the database does not answer in time"),
            StoreError::NotThere => message!("the database took something that is not there afterwards"),
            StoreError::TakenOver => message!("another server has taken the database over"),
            StoreError::Closed => message!("the program is about to end"),
        }
    }

    /// Returns whether what was to be stored is at fault, and not the database.
    fn is_of_job(&self) -> bool {
        match self {
            StoreError::Row(_) | StoreError::Taken | StoreError::NotOurs | StoreError::Full => true,
            StoreError::Database(sqlx::Error::Database(error)) => {
                let is_odd = error.code().is_some_and(|code| code.len() == 5 && code.starts_with(DATA_EXCEPTION));
                is_odd || error.is_unique_violation() || error.is_check_violation() || error.is_foreign_key_violation()
            }
            StoreError::Database(sqlx::Error::Encode(_)) => true,
            _ => false,
        }
    }

    /// Returns whether trying again cannot help.
    fn is_final(&self) -> bool {
        matches!(self, StoreError::TakenOver)
    }

    /// Returns the error for one more who waits.
    fn again(&self) -> StoreError {
        match self {
            StoreError::Slow => StoreError::Slow,
            StoreError::TakenOver => StoreError::TakenOver,
            other => StoreError::Failed(other.told()),
        }
    }
}

/// A database, open.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    options: AnyConnectOptions,
    sqlite: bool,
    /// What every connection is told first.
    settings: &'static [&'static str],
    /// The node this is, in a cluster.
    node: Option<Arc<str>>,
    /// Kept for as long as we may write.
    lock: Option<Arc<File>>,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Waiting, playing, over or broken.
    pub state: String,
    /// Who sits where, as JSON.
    pub room: String,
    /// Thinking times when they last changed without an answer, as JSON.
    pub clocks: Option<String>,
    /// When it changed, in milliseconds since 1970.
    pub changed: i64,
    /// What cards and rules meant when the match began; `None` for matches of the first release.
    pub origin: Option<Origin>,
    /// Why the match could not be taken up, if it could not.
    pub set_aside: Option<String>,
}

/// What the cards and rules of a match meant when it began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The program that began it.
    pub engine: String,
    /// What they meant to it.
    pub meaning: String,
}

/// The answers of a table, in order, as far as they can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// The answers.
    pub answers: Vec<AnswerRow>,
    /// Why there are no more of them, if that is not as it should be.
    pub fault: Option<Message>,
}

/// An answer as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerRow {
    /// Who answered.
    pub seat: u8,
    /// What.
    pub answer: Answer,
    /// The digest of the match afterwards.
    pub digest: u64,
    /// Why the seat gave up, if it did: `concession` or `time`.
    pub cause: Option<String>,
    /// Thinking times afterwards, as JSON.
    pub clocks: Option<String>,
}

impl AnswerRow {
    /// Returns whether it is the same answer, whatever the clocks say.
    pub fn is_same(&self, other: &AnswerRow) -> bool {
        (self.seat, &self.answer, self.digest) == (other.seat, &other.answer, other.digest)
    }
}

impl Store {
    /// Opens a database by its address, alone, and brings it up to date.
    ///
    /// # Errors
    /// When there is none such, another server has it, or it cannot be used.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let address = Address::read(url)?;
        address.protect()?;
        let lock = address.lock()?.map(Arc::new);
        let store = Store { lock, ..Store::connect_to(&address, None).await? };
        store.bring_up_to_date().await?;
        if !store.sqlite && !store.nodes().await?.is_empty() {
            return Err(StoreError::Shared);
        }
        Ok(store)
    }

    /// Opens a database by its address as a node of a cluster, and brings it up to date.
    ///
    /// # Errors
    /// When there is none such, only one program may use it, or it cannot be used.
    pub async fn open_as(url: &str, node: &str) -> Result<Store, StoreError> {
        let address = Address::read(url)?;
        if address.file.is_some() {
            return Err(StoreError::NotShared(address.shown()));
        }
        let store = Store::connect_to(&address, Some(node.into())).await?;
        store.bring_up_to_date().await?;
        Ok(store)
    }

    async fn bring_up_to_date(&self) -> Result<(), StoreError> {
        let steps = MIGRATIONS.map(|(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
        });
        // A newer release may have gone further, in ways that we get on with.
        Migrator::with_migrations(steps.to_vec()).set_ignore_missing(true).run(&self.pool).await?;
        self.add().await
    }

    /// Adds what came later. PostgreSQL does not bear that two programs add the same at once.
    async fn add(&self) -> Result<(), StoreError> {
        let alone = if self.sqlite { "" } else { "SELECT pg_advisory_xact_lock(8642);" };
        sqlx::raw_sql(AssertSqlSafe(format!("{alone}{ADDITIONS}"))).execute(&self.pool).await?;
        Ok(())
    }

    /// Opens a database by its address to look at it, also while a server runs.
    ///
    /// # Errors
    /// When there is none such, or it cannot be used.
    pub async fn look(url: &str) -> Result<Store, StoreError> {
        let store = Store::connect_to(&Address::read(url)?, None).await?;
        store.add().await?;
        Ok(store)
    }

    /// Returns what SQLite finds wrong with its file.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn faults_of_file(&self) -> Result<Vec<String>, StoreError> {
        if !self.sqlite {
            return Ok(Vec::new());
        }
        let rows = sqlx::query("PRAGMA integrity_check(20)").fetch_all(&self.pool).await?;
        let found: Result<Vec<String>, sqlx::Error> = rows.iter().map(|row| row.try_get(0)).collect();
        Ok(found?.into_iter().filter(|word| word != "ok").collect())
    }

    /// Copies an SQLite database into a new file.
    ///
    /// # Errors
    /// When it is another database, the file is there already, or it cannot be written.
    pub async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        if !self.sqlite {
            return Err(StoreError::NotHere(message!("`PostgreSQL` is copied by its own `pg_dump`")));
        }
        let cannot = |e| StoreError::File(file.display().to_string(), e);
        address::new_private(file).map_err(cannot)?;
        let path = file.display().to_string();
        sqlx::query("VACUUM INTO $1").bind(path).execute(&self.pool).await?;
        Ok(())
    }

    /// Returns the tables after one, by id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_after(&self, id: &str) -> Result<Vec<TableRow>, StoreError> {
        let select = format!("{TABLES} WHERE t.id > $1 ORDER BY t.id LIMIT 100");
        let rows = sqlx::query(AssertSqlSafe(select)).bind(id).fetch_all(&self.pool).await?;
        rows.iter().map(table_row).collect()
    }

    /// Returns how many tables there are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_tables(&self) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.pool).await?.try_get(0)?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    async fn connect_to(address: &Address, node: Option<Arc<str>>) -> Result<Store, StoreError> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let sqlite = address.file.is_some();
        let options = AnyConnectOptions::from_str(&address.url).map_err(|_| StoreError::Address(address.shown()))?;
        let settings = match (sqlite, &node) {
            (true, _) => PRAGMAS,
            (false, Some(_)) => leases::SETTINGS,
            (false, None) => &[],
        };
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| Box::pin(async move { prepare(connection, settings).await }))
            .connect_lazy_with(options.clone());
        let store = Store { pool, options, sqlite, settings, node, lock: None };
        // A pool would try again and again, and then say only that it took too long.
        let cannot = |why: Message| StoreError::Connect(address.shown(), why);
        match tokio::time::timeout(CONNECTING, store.connect()).await {
            Ok(Ok(connection)) => drop(connection.close().await),
            Ok(Err(StoreError::Database(error))) => return Err(cannot(Message::foreign(error))),
            Ok(Err(error)) => return Err(error),
            Err(_) => return Err(cannot(message!("nobody answers"))),
        }
        Ok(store)
    }

    /// Lets go of the database.
    pub async fn close(&self) {
        let _ = tokio::time::timeout(PATIENCE, self.pool.close()).await;
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }

    /// Returns a connection of its own.
    async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.options.connect().await?;
        prepare(&mut connection, self.settings).await?;
        Ok(connection)
    }

    /// Returns a fact, or keeps and returns the one that `make` gives.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn fact(&self, name: &str, make: impl FnOnce() -> String) -> Result<String, StoreError> {
        if let Some(value) = self.known_fact(name).await? {
            return Ok(value);
        }
        let insert = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        sqlx::query(insert).bind(name).bind(make()).execute(&self.pool).await?;
        // Another program may have been first.
        self.known_fact(name).await?.ok_or_else(|| StoreError::Row(message!("the fact {name} is not kept", name)))
    }

    /// Returns a fact, if it is known.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn known_fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT value FROM facts WHERE name = $1").bind(name).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Returns all tables that wait or play, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let select = format!("{TABLES} WHERE t.state IN ('waiting', 'playing') ORDER BY t.changed, t.id");
        let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&self.pool).await?;
        rows.iter().map(table_row).collect()
    }

    /// Returns the matches that did not change since a time, in milliseconds since 1970, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn stale_tables(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let select = "SELECT id FROM tables WHERE state = 'playing' AND changed < $1 \
                      AND NOT EXISTS (SELECT 1 FROM set_aside WHERE table_id = id) ORDER BY changed LIMIT 100";
        let rows = sqlx::query(select).bind(before).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Returns a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let select = format!("{TABLES} WHERE t.id = $1");
        let row = sqlx::query(AssertSqlSafe(select)).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(table_row).transpose()
    }

    /// Returns the answers of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn history(&self, table: &str) -> Result<History, StoreError> {
        let select = "SELECT n, seat, answer, digest, cause, clocks FROM answers WHERE table_id = $1 ORDER BY n";
        let rows = sqlx::query(select).bind(table).fetch_all(&self.pool).await?;
        let mut answers = Vec::with_capacity(rows.len());
        for row in &rows {
            let n: i64 = row.try_get(0)?;
            let next = if n == answers.len() as i64 {
                answer_row(row)
            } else {
                Err(StoreError::Row(message!("it is missing")))
            };
            match next {
                Ok(answer) => answers.push(answer),
                Err(error) => {
                    let (n, error) = (answers.len(), error.told());
                    let fault = Some(message!("answer {n} of table {table}: {error}", n, table, error));
                    return Ok(History { answers, fault });
                }
            }
        }
        Ok(History { answers, fault: None })
    }

    /// Returns one answer of a table.
    ///
    /// # Errors
    /// When the database fails, or the answer cannot be read.
    pub async fn answer(&self, table: &str, n: u32) -> Result<Option<AnswerRow>, StoreError> {
        let select = "SELECT n, seat, answer, digest, cause, clocks FROM answers WHERE table_id = $1 AND n = $2";
        let row = sqlx::query(select).bind(table).bind(i64::from(n)).fetch_optional(&self.pool).await?;
        row.as_ref().map(answer_row).transpose()
    }

    /// Returns how many answers of a table are stored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_answers(&self, table: &str) -> Result<u32, StoreError> {
        let select = "SELECT COUNT(*) FROM answers WHERE table_id = $1";
        let count: i64 = sqlx::query(select).bind(table).fetch_one(&self.pool).await?.try_get(0)?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }
}

/// SQLite writes ahead (WAL), so that readers never wait for the writer, and with `synchronous =
/// FULL` a transaction that is done survives a power cut and not only the end of the program. That
/// costs one flush to disk a transaction, which the writer shares among all matches.
const PRAGMAS: &[&str] = &["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 2000"];

/// Readies a new connection.
async fn prepare(connection: &mut AnyConnection, settings: &[&'static str]) -> Result<(), sqlx::Error> {
    for setting in settings {
        sqlx::query(*setting).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Everything that is known about tables.
const TABLES: &str = "SELECT t.id, t.state, t.room, t.clocks, t.changed, o.engine, o.meaning, s.why FROM tables t \
    LEFT JOIN origins o ON o.table_id = t.id LEFT JOIN set_aside s ON s.table_id = t.id";

fn table_row(row: &sqlx::any::AnyRow) -> Result<TableRow, StoreError> {
    let origin = row.try_get::<Option<String>, _>(5)?.zip(row.try_get(6)?);
    Ok(TableRow {
        id: row.try_get(0)?,
        state: row.try_get(1)?,
        room: row.try_get(2)?,
        clocks: row.try_get(3)?,
        changed: row.try_get(4)?,
        origin: origin.map(|(engine, meaning)| Origin { engine, meaning }),
        set_aside: row.try_get(7)?,
    })
}

fn answer_row(row: &sqlx::any::AnyRow) -> Result<AnswerRow, StoreError> {
    let (seat, answer, digest): (i64, String, String) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    let odd = |what: Message| StoreError::Row(what);
    Ok(AnswerRow {
        seat: u8::try_from(seat).map_err(|_| odd(message!("it has an odd seat")))?,
        answer: serde_json::from_str(&answer)
            .map_err(|e| odd(message!("it has an odd shape: {error}", error = e.to_string())))?,
        digest: u64::from_str_radix(&digest, 16).map_err(|_| odd(message!("it has an odd digest")))?,
        cause: row.try_get(4)?,
        clocks: row.try_get(5)?,
    })
}
