//! The decks that are kept for guests.

use super::{Store, StoreError};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, Row, Transaction};

/// A deck as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckRow {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The format it is for; empty for none.
    pub format: String,
    /// The list, as it was sent.
    pub list: String,
    /// When it changed, in milliseconds since 1970.
    pub changed: i64,
}

/// A deck changes for its own guest only.
const KEEP: &str = "INSERT INTO decks (id, guest, game, name, format, list, changed) VALUES ($1, $2, $3, $4, $5, $6, $7) \
    ON CONFLICT (id) DO UPDATE SET game = excluded.game, name = excluded.name, format = excluded.format, \
    list = excluded.list, changed = excluded.changed WHERE decks.guest = excluded.guest";

const OTHERS: &str = "SELECT COUNT(*) FROM decks WHERE guest = $1 AND id <> $2";

/// Stores a deck.
///
/// # Errors
/// When the guest has too many, or another guest has this one.
pub async fn keep(
    transaction: &mut Transaction<'_, Any>,
    guest: &str,
    row: &DeckRow,
    most: i64,
) -> Result<(), StoreError> {
    let others: i64 = sqlx::query(OTHERS).bind(guest).bind(&row.id).fetch_one(&mut **transaction).await?.try_get(0)?;
    if others >= most {
        return Err(StoreError::Full);
    }
    let query = sqlx::query(KEEP).bind(&row.id).bind(guest).bind(&row.game).bind(&row.name).bind(&row.format);
    let done = query.bind(&row.list).bind(row.changed).execute(&mut **transaction).await?;
    if done.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// Returns the statement that gives a deck up.
pub fn drop_one<'q>(guest: &'q str, id: &'q str) -> Query<'q, Any, AnyArguments> {
    sqlx::query("DELETE FROM decks WHERE id = $1 AND guest = $2").bind(id).bind(guest)
}

impl Store {
    /// Returns the decks of a guest, the one that changed last first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn decks_of(&self, guest: &str) -> Result<Vec<DeckRow>, StoreError> {
        let select =
            "SELECT id, game, name, format, list, changed FROM decks WHERE guest = $1 ORDER BY changed DESC, id";
        let rows = sqlx::query(select).bind(guest).fetch_all(&self.pool).await?;
        rows.iter().map(deck_row).collect()
    }
}

fn deck_row(row: &AnyRow) -> Result<DeckRow, StoreError> {
    Ok(DeckRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        name: row.try_get(2)?,
        format: row.try_get(3)?,
        list: row.try_get(4)?,
        changed: row.try_get(5)?,
    })
}
