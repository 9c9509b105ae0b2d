//! What can be written, and the statements that write it.

use super::decks::{self, DeckRow};
use super::{AnswerRow, Origin, StoreError, leases};
use baize_kernel::Message;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Something to write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// What else is done for a table is done only while this node has it by this token. In a cluster no write for
    /// a table goes without.
    Held {
        /// The table.
        table: String,
        /// The token.
        token: i64,
    },
    /// A table is new, and this node's: its first token is [`leases::FIRST`].
    Entered {
        /// The table.
        table: String,
    },
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
    /// A match begins, and this is what its cards and rules mean.
    Origin {
        /// The table.
        table: String,
        /// What they mean, and to whom.
        origin: Origin,
    },
    /// A match cannot be taken up, and waits until it can be.
    SetAside {
        /// The table.
        table: String,
        /// Why.
        why: String,
        /// When, in milliseconds since 1970.
        since: i64,
    },
    /// A match that was set aside goes on.
    TakeUp {
        /// The table.
        table: String,
    },
    /// Matches that are over are no longer wanted: some of those that changed before a moment.
    Prune {
        /// The moment, in milliseconds since 1970.
        before: i64,
    },
    /// Answers are taken back: from one on. They are kept apart.
    TakeBack {
        /// The table.
        table: String,
        /// The first of them.
        from: u32,
        /// How many answers are stored before; with more nothing is taken back.
        of: u32,
        /// When, in milliseconds since 1970; tells this time from others.
        at: i64,
    },
    /// A guest played a match that is over.
    Played {
        /// The guest.
        guest: String,
        /// The table.
        table: String,
        /// When it was over, in milliseconds since 1970.
        ended: i64,
    },
    /// Thinking times changed without an answer.
    Clocks {
        /// The table.
        table: String,
        /// The times, as JSON.
        clocks: String,
    },
    /// A deck of a guest is new or has changed; refused when another guest has it, or there are too many.
    Deck {
        /// Whose it is.
        guest: String,
        /// The deck.
        row: DeckRow,
        /// How many decks the guest may have.
        most: i64,
    },
    /// A deck of a guest is no longer wanted.
    DropDeck {
        /// Whose it is.
        guest: String,
        /// Its id.
        id: String,
    },
    /// A fact changed.
    Fact {
        /// Its name.
        name: String,
        /// What is so now.
        value: String,
    },
}

/// Carries out what belongs together within a transaction.
///
/// # Errors
/// When the database fails, or something else is stored already where this belongs.
pub async fn carry_out<'o>(
    transaction: &mut Transaction<'_, Any>,
    node: Option<&str>,
    ops: impl Iterator<Item = &'o Op> + Clone,
) -> Result<(), StoreError> {
    if let Some(node) = node {
        check_owner(transaction, node, ops.clone()).await?;
    }
    let mut answers = Vec::new();
    for op in ops {
        match op {
            Op::Held { .. } | Op::Entered { .. } => {}
            Op::Answer { table, n, row } => answers.push(Answered::new(table, *n, row)?),
            op => apply(transaction, op).await?,
        }
    }
    let mut rest = &answers[..];
    for (rows, sql) in inserts_for(transaction) {
        while rest.len() >= *rows {
            let (now, later) = rest.split_at(*rows);
            insert(transaction, sql, now).await?;
            rest = later;
        }
    }
    Ok(())
}

/// Makes sure that a node of a cluster has every table for which something is to be done.
async fn check_owner<'o>(
    transaction: &mut Transaction<'_, Any>,
    node: &str,
    ops: impl Iterator<Item = &'o Op> + Clone,
) -> Result<(), StoreError> {
    let mut held = BTreeMap::new();
    for op in ops.clone() {
        let (table, token) = match op {
            Op::Held { table, token } => (table, *token),
            Op::Entered { table } => {
                leases::enter(transaction, node, table).await?;
                (table, leases::FIRST)
            }
            _ => continue,
        };
        // Two tokens for one table are of two tasks, of which one is past.
        if held.insert(table.as_str(), token).is_some_and(|other| other != token) {
            return Err(StoreError::NotOurs);
        }
    }
    if ops.filter_map(Op::table).any(|table| !held.contains_key(table)) {
        return Err(StoreError::NotOurs);
    }
    leases::check(transaction, node, &held).await
}

impl Op {
    /// Returns the table that it changes, which only the table's owner may do.
    fn table(&self) -> Option<&str> {
        match self {
            Op::Table { id, .. } | Op::Drop { id } => Some(id),
            Op::Answer { table, .. }
            | Op::Origin { table, .. }
            | Op::SetAside { table, .. }
            | Op::TakeUp { table }
            | Op::TakeBack { table, .. }
            | Op::Clocks { table, .. } => Some(table),
            Op::Held { .. }
            | Op::Entered { .. }
            | Op::Prune { .. }
            | Op::Played { .. }
            | Op::Deck { .. }
            | Op::DropDeck { .. }
            | Op::Fact { .. } => None,
        }
    }
}

/// What makes storing the same answer again change nothing, and another one in its place not be counted.
const SAME: &str = "ON CONFLICT (table_id, n) DO UPDATE SET clocks = excluded.clocks WHERE answers.seat = excluded.seat \
                    AND answers.answer = excluded.answer AND answers.digest = excluded.digest";

/// Statements that insert so many answers at once, the largest first: few shapes, so that databases know them by
/// heart, and few of them, because each is a way there and back.
type Inserts = Vec<(usize, String)>;

/// Places by number, as PostgreSQL has them.
static NUMBERED: LazyLock<Inserts> = LazyLock::new(|| inserts(|n| format!("${n}")));

/// Places without a name. SQLite looks every name up among all of the statement.
static NAMELESS: LazyLock<Inserts> = LazyLock::new(|| inserts(|_| "?".to_owned()));

fn inserts(place: fn(usize) -> String) -> Inserts {
    let row = |i: usize| format!("({})", (1..=7).map(|n| place(7 * i + n)).collect::<Vec<_>>().join(", "));
    let insert = |rows: usize| {
        let values: Vec<String> = (0..rows).map(row).collect();
        let columns = "table_id, n, seat, answer, digest, cause, clocks";
        (rows, format!("INSERT INTO answers ({columns}) VALUES {} {SAME}", values.join(", ")))
    };
    [256, 64, 16, 4, 1].map(insert).to_vec()
}

/// Returns the statements in the words of the database.
fn inserts_for(transaction: &Transaction<'_, Any>) -> &'static Inserts {
    if transaction.backend_name() == "SQLite" { &NAMELESS } else { &NUMBERED }
}

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
        let answer = serde_json::to_string(&row.answer).map_err(|e| StoreError::Row(Message::foreign(e)))?;
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

/// A table that is over stays over, whoever writes.
const TABLE: &str = "INSERT INTO tables (id, state, room, changed) VALUES ($1, $2, $3, $4) \
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, room = excluded.room, changed = excluded.changed \
    WHERE tables.state <> 'over' OR excluded.state = 'over'";

const FACT: &str =
    "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

const ORIGIN: &str = "INSERT INTO origins (table_id, engine, meaning) VALUES ($1, $2, $3) \
    ON CONFLICT (table_id) DO UPDATE SET engine = excluded.engine, meaning = excluded.meaning";

const SET_ASIDE: &str = "INSERT INTO set_aside (table_id, why, since) VALUES ($1, $2, $3) \
    ON CONFLICT (table_id) DO UPDATE SET why = excluded.why, since = excluded.since";

const PLAYED: &str =
    "INSERT INTO played (guest, table_id, ended) VALUES ($1, $2, $3) ON CONFLICT (guest, table_id) DO NOTHING";

/// Sets answers aside, and then removes them from those that hold.
const TAKEN_BACK: &str = "INSERT INTO taken_back (table_id, at, n, seat, answer, digest) \
    SELECT table_id, $3, n, seat, answer, digest FROM answers WHERE table_id = $1 AND n >= $2";

async fn take_back(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    (from, of): (u32, u32),
    at: i64,
) -> Result<(), StoreError> {
    let count = sqlx::query("SELECT COUNT(*) FROM answers WHERE table_id = $1").bind(table);
    let count: i64 = count.fetch_one(&mut **transaction).await?.try_get(0)?;
    // Trying again what was done changes nothing.
    if count == i64::from(from) {
        return Ok(());
    }
    if count != i64::from(of) {
        return Err(StoreError::Taken);
    }
    sqlx::query(TAKEN_BACK).bind(table).bind(i64::from(from)).bind(at).execute(&mut **transaction).await?;
    let delete = sqlx::query("DELETE FROM answers WHERE table_id = $1 AND n >= $2");
    delete.bind(table).bind(i64::from(from)).execute(&mut **transaction).await?;
    Ok(())
}

/// The tables that [`Op::Prune`] takes at once, so that nobody waits long for it.
const OLD: &str = "(SELECT id FROM tables WHERE state = 'over' AND changed < $1 ORDER BY changed, id LIMIT 200)";

async fn prune(transaction: &mut Transaction<'_, Any>, before: i64) -> Result<(), StoreError> {
    for table in ["answers", "origins", "set_aside", "played", "taken_back", "leases", "tables"] {
        let column = if table == "tables" { "id" } else { "table_id" };
        let delete = format!("DELETE FROM {table} WHERE {column} IN {OLD}");
        sqlx::query(AssertSqlSafe(delete)).bind(before).execute(&mut **transaction).await?;
    }
    Ok(())
}

async fn apply(transaction: &mut Transaction<'_, Any>, op: &Op) -> Result<(), StoreError> {
    let query = match op {
        Op::Held { .. } | Op::Entered { .. } => return Ok(()),
        Op::Table { id, state, room, changed } => sqlx::query(TABLE).bind(id).bind(*state).bind(room).bind(*changed),
        Op::Deck { guest, row, most } => return decks::keep(transaction, guest, row, *most).await,
        Op::DropDeck { guest, id } => decks::drop_one(guest, id),
        Op::Prune { before } => return prune(transaction, *before).await,
        Op::TakeBack { table, from, of, at } => return take_back(transaction, table, (*from, *of), *at).await,
        Op::Played { guest, table, ended } => sqlx::query(PLAYED).bind(guest).bind(table).bind(*ended),
        Op::Drop { id } => {
            sqlx::query("DELETE FROM leases WHERE table_id = $1").bind(id).execute(&mut **transaction).await?;
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(id)
        }
        Op::Answer { table, n, row } => {
            let answered = Answered::new(table, *n, row)?;
            let one = inserts_for(transaction).last().map_or("", |(_, sql)| sql.as_str());
            return insert(transaction, one, &[answered]).await;
        }
        Op::Origin { table, origin } => sqlx::query(ORIGIN).bind(table).bind(&origin.engine).bind(&origin.meaning),
        Op::SetAside { table, why, since } => sqlx::query(SET_ASIDE).bind(table).bind(why).bind(*since),
        Op::TakeUp { table } => sqlx::query("DELETE FROM set_aside WHERE table_id = $1").bind(table),
        Op::Clocks { table, clocks } => {
            sqlx::query("UPDATE tables SET clocks = $2 WHERE id = $1").bind(table).bind(clocks)
        }
        Op::Fact { name, value } => sqlx::query(FACT).bind(name).bind(value),
    };
    let done = query.execute(&mut **transaction).await?;
    if matches!(op, Op::Table { .. }) && done.rows_affected() == 0 {
        return Err(StoreError::Taken);
    }
    Ok(())
}
