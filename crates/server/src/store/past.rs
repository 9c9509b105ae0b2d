//! What is asked about matches that are over, and about answers that were taken back.

use super::{Store, StoreError, TABLES, TableRow, table_row};
use sqlx::{AssertSqlSafe, Row};

impl Store {
    /// Returns some matches of a guest that are over, the latest first, each with when it was, in milliseconds since
    /// 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn played(&self, guest: &str, skip: u32, most: u32) -> Result<Vec<(TableRow, i64)>, StoreError> {
        let select = format!(
            "{} JOIN played p ON p.table_id = t.id WHERE p.guest = $1 AND t.state = 'over' \
             ORDER BY p.ended DESC, t.id LIMIT $2 OFFSET $3",
            TABLES.replace(" FROM tables t", ", p.ended FROM tables t")
        );
        let query = sqlx::query(AssertSqlSafe(select)).bind(guest).bind(i64::from(most)).bind(i64::from(skip));
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((table_row(row)?, row.try_get(8)?))).collect()
    }

    /// Returns how many times answers of a table were taken back, and how many answers that were.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_taken_back(&self, table: &str) -> Result<(u32, u32), StoreError> {
        let select = "SELECT COUNT(DISTINCT at), COUNT(*) FROM taken_back WHERE table_id = $1";
        let row = sqlx::query(select).bind(table).fetch_one(&self.pool).await?;
        let (times, answers): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let count = |n: i64| u32::try_from(n).unwrap_or(u32::MAX);
        Ok((count(times), count(answers)))
    }
}
