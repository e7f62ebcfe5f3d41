//! The outbox: what is due, in the order of each address, and what became of it.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Sqlite;
use super::row::Reading;
use super::transaction::{Statement, Transaction};
use crate::table::store::Mark;
use crate::table::{Outgoing, PostId, Time, Trouble};

/// The posts that change a message instead of being one, as they are stored.
macro_rules! changes {
    () => {
        r#"('{"kind":"refresh"}', '{"kind":"strip"}', '{"kind":"delete"}')"#
    };
}

const DUE: &str = concat!(
    "select * from outbox where state in ('waiting', 'sending') and due <= $1 and case when post in ",
    changes!(),
    " then not exists (
         select 1 from outbox as message
         where message.id = outbox.about and message.state in ('waiting', 'sending'))
     and not exists (
         select 1 from outbox as earlier
         where earlier.about = outbox.about and earlier.id < outbox.id and earlier.state in ('waiting', 'sending')
         and earlier.post in ",
    changes!(),
    ")
     else not exists (
         select 1 from outbox as earlier
         where earlier.address = outbox.address and earlier.id < outbox.id and earlier.state in ('waiting', 'sending')
         and earlier.post not in ",
    changes!(),
    ") end
     order by due, id limit 0 + $2",
);

impl Sqlite {
    /// The next message of each address, if it is due: a later one never overtakes it. Beside them the next change of
    /// each message, once that is there: a change holds up nothing but later changes of the same message.
    ///
    /// A limit that is only a parameter would be planned anew at every call; a sum is not.
    pub(super) async fn read_due(&self, now: Time, limit: u32) -> Result<Vec<Outgoing>, Trouble> {
        let rows = sqlx::query(DUE).bind(now.0).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        let mut due = Vec::with_capacity(rows.len());
        for row in &rows {
            match Reading(row).outgoing() {
                Ok(post) => due.push(post),
                // One strange row keeps nobody else waiting, not even at its own address.
                Err(Trouble::Unreadable(problem)) => self.drop_unreadable(row, problem).await?,
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(due)
    }

    pub(super) async fn write_due(&self, posts: Option<&[PostId]>, now: Time) -> Result<(), Trouble> {
        let mut transaction = self.begin().await?;
        let done = transaction.make_due(posts, now).await;
        Ok(transaction.finish(done).await?)
    }

    pub(super) async fn write_mark(&self, post: PostId, mark: Mark) -> Result<(), Trouble> {
        let mut transaction = self.begin().await?;
        let done = transaction.mark(post, mark).run().await.map(drop);
        Ok(transaction.finish(done).await?)
    }

    async fn drop_unreadable(&self, row: &SqliteRow, error: String) -> Result<(), Trouble> {
        let post = PostId(row.try_get("id")?);
        tracing::error!(%post, error, "a post that cannot be read");
        self.write_mark(post, Mark::Dropped { error }).await
    }

    pub(super) async fn read_next_due(&self) -> Result<Option<Time>, Trouble> {
        let due: Option<i64> = sqlx::query_scalar("select min(due) from outbox where state in ('waiting', 'sending')")
            .fetch_one(&self.readers)
            .await?;
        Ok(due.map(Time))
    }

    pub(super) async fn read_post(&self, post: PostId) -> Result<Option<Outgoing>, Trouble> {
        let row = sqlx::query("select * from outbox where id = $1").bind(post.0);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| Reading(&row).outgoing()).transpose()
    }
}

impl Transaction<'_> {
    async fn make_due(&mut self, posts: Option<&[PostId]>, now: Time) -> Result<(), sqlx::Error> {
        let Some(posts) = posts else {
            let all = "update outbox set due = $1 where state in ('waiting', 'sending') and due > $1";
            return self.statement(all).bind(now.0).run().await.map(drop);
        };
        for post in posts {
            let one = "update outbox set due = $1 where id = $2 and state = 'waiting' and due > $1";
            self.statement(one).bind(now.0).bind(post.0).run().await?;
        }
        Ok(())
    }

    fn mark(&mut self, post: PostId, mark: Mark) -> Statement<'_> {
        match mark {
            Mark::Sending { at } => self
                .statement("update outbox set state = 'sending', begun = coalesce(begun, $2) where id = $1")
                .bind(post.0)
                .bind(at.0),
            Mark::Sent { message } => self
                .statement("update outbox set state = 'sent', error = null, message = $2 where id = $1")
                .bind(post.0)
                .bind(message),
            Mark::Again { due, error, begun } => self
                .statement(
                    "update outbox set state = 'waiting', attempts = attempts + 1, due = $2, error = $3, begun = $4
                     where id = $1",
                )
                .bind(post.0)
                .bind(due.0)
                .bind(error)
                .bind(begun.map(|begun| begun.0)),
            Mark::Dropped { error } => {
                self.statement("update outbox set state = 'dropped', error = $2 where id = $1").bind(post.0).bind(error)
            }
        }
    }
}
