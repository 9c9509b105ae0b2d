//! Which node of a cluster has which table: leases in PostgreSQL, judged by its clock alone.
//!
//! A node says again and again that it runs (`nodes`). A table is taken (`leases`) when nobody has it, or when the
//! node that has it has been silent for [`LEASE`]. Taking it makes its token one higher, and every write is carried
//! out only while the token is the writer's ([`check`]): a node that was taken for dead stores nothing, whatever it
//! believes about the time.

use super::{Store, StoreError};
use sqlx::{Any, AssertSqlSafe, Row, Transaction};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long a silent node keeps its tables.
pub const LEASE: Duration = Duration::from_secs(4);

/// How long a node may leave a transaction open, and wait for another's: shorter than a lease, so that a node that
/// stops in the middle of one holds nobody up for longer.
pub const SETTINGS: &[&str] = &["SET idle_in_transaction_session_timeout = 2000", "SET lock_timeout = 3000"];

/// The time of the database, in milliseconds since 1970.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// That this node has a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// What every write carries.
    pub token: i64,
    /// Until when the table's last owner is known to have run, in milliseconds since 1970.
    pub seen: u64,
}

/// What came of the wish to have a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// This node has it.
    Ours(Lease),
    /// Another node has it.
    Theirs(String),
    /// There is no such table.
    Nothing,
}

/// What a node learns when it says that it runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// Whether it was silent for so long that others may have taken its tables.
    pub late: bool,
    /// The other nodes that run.
    pub others: Vec<String>,
}

impl Store {
    /// Returns the node this is, in a cluster.
    pub fn node(&self) -> Option<&str> {
        self.node.as_deref()
    }

    fn own(&self) -> &str {
        self.node.as_deref().unwrap_or_default()
    }

    /// Returns the time of the database, in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn time(&self) -> Result<u64, StoreError> {
        let row = sqlx::query(AssertSqlSafe(format!("SELECT {NOW}"))).fetch_one(&self.pool).await?;
        Ok(u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
    }

    /// Returns the nodes that run now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn nodes(&self) -> Result<Vec<String>, StoreError> {
        let select = format!("SELECT id FROM nodes WHERE until > {NOW} ORDER BY id");
        let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Says that this node runs.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn beat(&self) -> Result<Beat, StoreError> {
        let mut nodes = self.nodes().await?;
        let late = !nodes.iter().any(|node| node == self.own());
        let lease = LEASE.as_millis();
        let say = format!(
            "INSERT INTO nodes (id, seen, until) VALUES ($1, {NOW}, {NOW} + {lease}) \
             ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, until = excluded.until"
        );
        sqlx::query(AssertSqlSafe(say)).bind(self.own()).execute(&self.pool).await?;
        nodes.retain(|node| node != self.own());
        Ok(Beat { late, others: nodes })
    }

    /// Says that this node stops: others may take its tables at once.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let leave = format!("UPDATE nodes SET seen = {NOW}, until = 0 WHERE id = $1");
        sqlx::query(AssertSqlSafe(leave)).bind(self.own()).execute(&self.pool).await?;
        Ok(())
    }

    /// Forgets nodes that have long been gone, and what they noted for themselves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_nodes(&self) -> Result<(), StoreError> {
        let gone = format!("n.seen < {NOW} - 86400000 AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.owner = n.id)");
        let facts = format!(
            "DELETE FROM facts USING nodes n WHERE {gone} \
             AND name IN ('mark.' || n.id, 'health.' || n.id, 'alive.' || n.id)"
        );
        sqlx::query(AssertSqlSafe(facts)).execute(&self.pool).await?;
        sqlx::query(AssertSqlSafe(format!("DELETE FROM nodes n WHERE {gone}"))).execute(&self.pool).await?;
        Ok(())
    }

    /// Takes a table, unless a node that runs has it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take(&self, table: &str) -> Result<Taken, StoreError> {
        for _ in 0..3 {
            if let Some(lease) = self.take_free(table).await? {
                return Ok(Taken::Ours(lease));
            }
            let owner = sqlx::query("SELECT owner FROM leases WHERE table_id = $1").bind(table);
            match owner.fetch_optional(&self.pool).await? {
                Some(row) => return Ok(Taken::Theirs(row.try_get(0)?)),
                None if !self.make_lease(table).await? => return Ok(Taken::Nothing),
                None => {}
            }
        }
        Err(StoreError::Slow)
    }

    async fn take_free(&self, table: &str) -> Result<Option<Lease>, StoreError> {
        let take = format!(
            "UPDATE leases SET owner = $2, token = token + 1, \
             seen = COALESCE((SELECT n.seen FROM nodes n WHERE n.id = leases.owner), leases.seen) \
             WHERE table_id = $1 AND (owner = '' OR owner = $2 \
             OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = leases.owner AND n.until > {NOW})) \
             RETURNING token, seen"
        );
        let row = sqlx::query(AssertSqlSafe(take)).bind(table).bind(self.own()).fetch_optional(&self.pool).await?;
        let lease = |row: sqlx::any::AnyRow| -> Result<Lease, StoreError> {
            Ok(Lease { token: row.try_get(0)?, seen: u64::try_from(row.try_get::<i64, _>(1)?).unwrap_or(0) })
        };
        row.map(lease).transpose()
    }

    /// Makes the lease of a table from before there were any. Returns whether there is such a table.
    async fn make_lease(&self, table: &str) -> Result<bool, StoreError> {
        let make = "INSERT INTO leases (table_id, owner, token, seen) SELECT id, '', 0, 0 FROM tables WHERE id = $1 \
                    ON CONFLICT (table_id) DO NOTHING";
        sqlx::query(make).bind(table).execute(&self.pool).await?;
        let made = sqlx::query("SELECT 1 FROM leases WHERE table_id = $1").bind(table);
        Ok(made.fetch_optional(&self.pool).await?.is_some())
    }

    /// Lets go of a table that sleeps.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn release(&self, table: &str, token: i64) -> Result<(), StoreError> {
        let release =
            format!("UPDATE leases SET owner = '', seen = {NOW} WHERE table_id = $1 AND owner = $2 AND token = $3");
        let release = sqlx::query(AssertSqlSafe(release)).bind(table).bind(self.own()).bind(token);
        release.execute(&self.pool).await?;
        Ok(())
    }

    /// Returns the token of every table that this node has.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn held(&self) -> Result<BTreeMap<String, i64>, StoreError> {
        let select = sqlx::query("SELECT table_id, token FROM leases WHERE owner = $1").bind(self.own());
        let rows = select.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Returns some tables that no running node has and that must not sleep: those that wait for players, and matches
    /// whose node has been silent for too long.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        let select = format!(
            "SELECT t.id FROM tables t LEFT JOIN leases l ON l.table_id = t.id WHERE t.state IN ('waiting', 'playing') \
             AND (t.state = 'waiting' OR l.owner <> '') \
             AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = l.owner AND n.until > {NOW}) \
             AND NOT EXISTS (SELECT 1 FROM set_aside s WHERE s.table_id = t.id) ORDER BY random() LIMIT 200"
        );
        let rows = sqlx::query(AssertSqlSafe(select)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

/// Makes sure that a node has tables by these tokens, and goes on having them until the transaction ends.
///
/// # Errors
/// When it does not have one of them.
pub async fn check(
    transaction: &mut Transaction<'_, Any>,
    node: &str,
    held: &BTreeMap<&str, i64>,
) -> Result<(), StoreError> {
    if held.is_empty() || is_unfenced() {
        return Ok(());
    }
    // Few shapes, so that the database knows them by heart: the last is asked about again to fill one.
    let places = [1, 4, 16, 64, 256].into_iter().find(|shape| *shape >= held.len()).unwrap_or(held.len());
    let place = |i: usize| format!("(${}, CAST(${} AS BIGINT))", 2 * i + 2, 2 * i + 3);
    let filling = held.last_key_value().into_iter().cycle().take(places - held.len());
    let all = held.iter().chain(filling);
    let places: Vec<String> = (0..places).map(place).collect();
    // Whoever takes one of these tables now waits until this transaction has ended, and then reads what it wrote.
    let select = format!(
        "SELECT table_id FROM leases WHERE owner = $1 AND (table_id, token) IN ({}) ORDER BY table_id FOR SHARE",
        places.join(", ")
    );
    let mut query = sqlx::query(AssertSqlSafe(select)).bind(node);
    for (table, token) in all {
        query = query.bind(*table).bind(*token);
    }
    let rows = query.fetch_all(&mut **transaction).await?;
    if rows.len() == held.len() { Ok(()) } else { Err(StoreError::NotOurs) }
}

/// Whether nodes of this program go without their fence.
static UNFENCED: AtomicBool = AtomicBool::new(false);

/// Returns whether this node believes that it has whatever it once had.
pub fn is_unfenced() -> bool {
    UNFENCED.load(Ordering::Relaxed)
}

/// Lets a node believe that it has whatever it once had. `cargo stress unfenced` does so to see that the trial of a
/// cluster finds it out, in rehearsals alone.
pub fn unfence() {
    tracing::warn!("this node goes without its fence, and will lose answers");
    UNFENCED.store(true, Ordering::Relaxed);
}

/// Enters a table that is new as a node's own.
///
/// # Errors
/// When the database fails.
pub async fn enter(transaction: &mut Transaction<'_, Any>, node: &str, table: &str) -> Result<(), StoreError> {
    let enter = "INSERT INTO leases (table_id, owner, token, seen) VALUES ($1, $2, $3, 0) \
                 ON CONFLICT (table_id) DO NOTHING";
    sqlx::query(enter).bind(table).bind(node).bind(FIRST).execute(&mut **transaction).await?;
    Ok(())
}

/// The token of a table that is new.
pub const FIRST: i64 = 1;

#[cfg(test)]
mod tests {
    use super::super::{Op, Writer};
    use super::*;
    use crate::metrics::Metrics;
    use baize_stress::postgres::Postgres;
    use std::sync::Arc;

    const TABLE: &str = "aaaaaaaaaa";

    fn table(changed: i64) -> Op {
        Op::Table { id: TABLE.into(), state: "playing", room: "{}".into(), changed }
    }

    fn held(token: i64) -> Op {
        Op::Held { table: TABLE.into(), token }
    }

    async fn node(url: &str, name: &str) -> (Store, Writer) {
        let store = Store::open_as(url, name).await.expect("a database");
        store.beat().await.expect("it runs");
        let (writer, _) = Writer::start(&store, Arc::new(Metrics::new()));
        (store, writer)
    }

    async fn changed(store: &Store) -> Option<i64> {
        store.table(TABLE).await.expect("a database").map(|row| row.changed)
    }

    fn token(taken: &Taken) -> Option<i64> {
        if let Taken::Ours(lease) = taken { Some(lease.token) } else { None }
    }

    #[tokio::test]
    async fn a_table_has_one_owner_and_who_lost_it_stores_nothing() {
        let Ok(postgres) = Postgres::start() else {
            return assert!(std::env::var_os("CI").is_none(), "PostgreSQL is needed");
        };
        let url = postgres.database("leases").expect("a database");
        let ((a, writes_a), (b, writes_b)) = tokio::join!(node(&url, "a"), node(&url, "b"));
        assert_eq!(a.take(TABLE).await.expect("a database"), Taken::Nothing);
        writes_a.write(vec![table(1)]).await.expect_err("no write goes without a token");
        let entered = Op::Entered { table: TABLE.into() };
        writes_a.write(vec![entered, table(2), held(FIRST)]).await.expect("a table that is new");
        assert_eq!(b.take(TABLE).await.expect("a database"), Taken::Theirs("a".into()));
        let foreign = writes_b.write(vec![table(3), held(FIRST)]).await;
        assert!(matches!(foreign, Err(StoreError::NotOurs)), "{foreign:?}");
        // A stands still, its lease runs out, and B takes the table.
        tokio::time::sleep(LEASE + Duration::from_millis(200)).await;
        b.beat().await.expect("b runs");
        assert_eq!(b.orphans().await.expect("a database"), [TABLE]);
        assert_eq!(token(&b.take(TABLE).await.expect("a database")), Some(2));
        let late = writes_a.write(vec![table(4), held(FIRST)]).await;
        assert!(matches!(late, Err(StoreError::NotOurs)), "{late:?}");
        writes_a.write(vec![table(4), held(2)]).await.expect_err("a token that is another's");
        writes_b.write(vec![table(5), held(2)]).await.expect("b has it");
        assert_eq!(changed(&a).await, Some(5));
        // A finds out that it was late, and what is left to it.
        assert!(a.beat().await.expect("a runs").late);
        assert!(a.held().await.expect("a database").is_empty());
        // B stops as planned, and A has the table at once.
        b.leave().await.expect("b stops");
        assert_eq!(token(&a.take(TABLE).await.expect("a database")), Some(3));
        // What is let go of is anybody's.
        a.release(TABLE, 3).await.expect("it sleeps");
        b.beat().await.expect("b is back");
        assert_eq!(token(&b.take(TABLE).await.expect("a database")), Some(4));
        // Nodes that have long been gone are forgotten, and those that have tables are not.
        for node in ["old", "owner"] {
            let row =
                format!("INSERT INTO nodes VALUES ('{node}', 1, 0); INSERT INTO facts VALUES ('mark.{node}', '')");
            sqlx::raw_sql(AssertSqlSafe(row)).execute(&a.pool).await.expect("a node of last year");
        }
        let row = "INSERT INTO leases VALUES ('bbbbbbbbbb', 'owner', 1, 0)";
        sqlx::raw_sql(row).execute(&a.pool).await.expect("a lease of last year");
        a.forget_nodes().await.expect("a database");
        let kept = sqlx::query("SELECT id FROM nodes UNION SELECT name FROM facts WHERE name LIKE 'mark.%' ORDER BY 1");
        let kept = kept.fetch_all(&a.pool).await.expect("a database");
        let kept: Vec<String> = kept.iter().map(|row| row.get(0)).collect();
        assert_eq!(kept, ["a", "b", "mark.a", "mark.b", "mark.owner", "owner"]);
        let alone = Store::open(&url).await;
        assert!(matches!(alone, Err(StoreError::Shared)), "a server that is alone stays away");
    }

    #[tokio::test]
    async fn whoever_takes_a_table_reads_what_was_being_written() {
        let Ok(postgres) = Postgres::start() else {
            return assert!(std::env::var_os("CI").is_none(), "PostgreSQL is needed");
        };
        let url = postgres.database("taking").expect("a database");
        let ((a, writes), (b, _)) = tokio::join!(node(&url, "a"), node(&url, "b"));
        writes.write(vec![Op::Entered { table: TABLE.into() }, table(1)]).await.expect("a table that is new");
        let mut connection = a.connect().await.expect("a connection");
        let mut writing = sqlx::Connection::begin(&mut connection).await.expect("a transaction");
        check(&mut writing, "a", &BTreeMap::from([(TABLE, FIRST)])).await.expect("a has it");
        a.leave().await.expect("a is taken for dead");
        let taking = b.clone();
        let taking = tokio::spawn(async move { taking.take(TABLE).await });
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(!taking.is_finished(), "it waits for what is being written");
        sqlx::query("UPDATE tables SET changed = 2").execute(&mut *writing).await.expect("the last that a writes");
        writing.commit().await.expect("it is stored");
        let taken = taking.await.expect("it was taken").expect("a database");
        assert_eq!((token(&taken), changed(&b).await), (Some(2), Some(2)));
    }
}
