//! Reading the agenda: by its index, never all of it.

use sqlx::Row;

use super::Sqlite;
use crate::table::{Planned, Time, Trouble};

/// What is due: read by the index on the time. A limit that is only a parameter would be planned anew at every call.
pub(super) const DUE: &str = "select errand, due from agenda where due <= $1 order by due limit 0 + $2";
pub(super) const NEXT: &str = "select min(due) from agenda";

impl Sqlite {
    pub(super) async fn read_errands(&self, now: Time, limit: u32) -> Result<Vec<Planned>, Trouble> {
        let rows = sqlx::query(DUE).bind(now.0).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        let mut planned = Vec::with_capacity(rows.len());
        for row in &rows {
            let text: String = row.try_get("errand")?;
            match text.parse() {
                Ok(errand) => planned.push(Planned { errand, due: Time(row.try_get("due")?) }),
                // One strange row keeps nobody else waiting.
                Err(error) => tracing::error!(%error, "an errand that nobody knows"),
            }
        }
        Ok(planned)
    }

    pub(super) async fn read_next_errand(&self) -> Result<Option<Time>, Trouble> {
        let due: Option<i64> = sqlx::query_scalar(NEXT).fetch_one(&self.readers).await?;
        Ok(due.map(Time))
    }
}
