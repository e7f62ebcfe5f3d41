//! The outbox: what is due, in order per address, and what became of it.

use std::time::Duration;

use super::row::{RowReader, columns};
use super::statement::{Row, Statement, Transaction};
use super::{Backend, Database, SqlError};
use table::store::{DeliveryMark, Store};
use table::{PostId, StoreError, Time};

/// Marks undelivered messages of the last process as possibly sent. Edits can be repeated.
pub(super) const MARK_POSSIBLY_SENT: &str =
    "update outbox set begun = due where begun is null and state in ('waiting', 'sending') and lane = 'message'";

/// The first message that waits for the address of a post.
///
/// Here and below, a subquery with `order by … limit 1` instead of `not exists`: PostgreSQL expects few posts to wait,
/// so all plans seem cheap to it, and after an outage it compared each post with all others. The order leaves one index.
macro_rules! first_message {
    () => {
        "(select first.id from outbox as first
          where first.address = outbox.address and first.state in ('waiting', 'sending') and first.lane = 'message'
          order by first.id limit 1)"
    };
}

/// The next message of each address, which a later one never overtakes.
macro_rules! next_messages {
    () => {
        concat!("state in ('waiting', 'sending') and lane = 'message' and id = ", first_message!())
    };
}

/// The next edit of each message that no longer waits. Those in the lane `behind` also wait for earlier messages.
macro_rules! next_changes {
    () => {
        concat!(
            "state in ('waiting', 'sending') and lane <> 'message'
             and (about is null or id = (
                 select first.id from outbox as first
                 where first.about = outbox.about and first.state in ('waiting', 'sending') and first.lane <> 'message'
                 order by first.id limit 1))
             and coalesce((select message.state from outbox as message where message.id = outbox.about), '')
                 not in ('waiting', 'sending')
             and (lane = 'change' or id < coalesce(",
            first_message!(),
            ", id + 1))"
        )
    };
}

/// Those of them that are due, messages before edits. Both queries end early by an index of their own, however many
/// posts wait: their limits are literals, because PostgreSQL plans for a tenth of all rows if it does not know the limit.
pub(super) const DUE: [&str; 2] = [
    concat!(
        "select ",
        columns!(outbox),
        " from outbox where due <= $1 and ",
        next_messages!(),
        " order by due, id limit 32"
    ),
    concat!(
        "select ",
        columns!(outbox),
        " from outbox where due <= $1 and ",
        next_changes!(),
        " order by due, id limit 32"
    ),
];

/// When the first of them are due.
pub(super) const NEXT_DUE: [&str; 2] = [
    concat!("select due from outbox where ", next_messages!(), " order by due, id limit 1"),
    concat!("select due from outbox where ", next_changes!(), " order by due, id limit 1"),
];

/// How often, and at which interval, a process looks again at a post that it cannot read. A newer process may have
/// written it, and leads once the update is complete.
const LOOKS: i64 = 60;
const LOOK_INTERVAL: Duration = Duration::from_secs(60);

impl Database {
    /// Drops an unreadable post, so that it does not block others: at once, unless another process could read it.
    pub(super) async fn drop_unreadable(&self, row: &Row, now: Time, error: String) -> Result<(), StoreError> {
        let row = RowReader(row);
        let post = PostId(row.number("id")?);
        tracing::error!(%post, error, "a post is unreadable");
        let mark = match &self.backend {
            Backend::Postgres(_) if row.number("attempts")? < LOOKS => {
                DeliveryMark::Again { due: now.plus(LOOK_INTERVAL), error, begun: row.maybe_time("begun")? }
            }
            Backend::Postgres(_) | Backend::Sqlite(_) => DeliveryMark::Dropped { error },
        };
        self.mark(post, mark).await
    }
}

impl Transaction<'_> {
    pub(super) async fn make_due(&mut self, posts: Option<&[PostId]>, now: Time) -> Result<(), SqlError> {
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

    /// Records what became of an attempt. What was sent stays sent: a late result of an earlier attempt changes nothing.
    pub(super) fn mark(&mut self, post: PostId, mark: DeliveryMark) -> Statement<'_> {
        match mark {
            DeliveryMark::Sending { at } => self
                .statement(
                    "update outbox set state = 'sending', begun = coalesce(begun, $2)
                     where id = $1 and state in ('waiting', 'sending')",
                )
                .bind(post.0)
                .bind(at.0),
            DeliveryMark::Sent { message } => self
                .statement("update outbox set state = 'sent', error = null, message = $2 where id = $1")
                .bind(post.0)
                .bind(message),
            DeliveryMark::Again { due, error, begun } => self
                .statement(
                    "update outbox set state = 'waiting', attempts = attempts + 1, due = $2, error = $3, begun = $4
                     where id = $1 and state in ('waiting', 'sending')",
                )
                .bind(post.0)
                .bind(due.0)
                .bind(error)
                .bind(begun.map(|begun| begun.0)),
            // With its edits: there is nothing to edit.
            DeliveryMark::Dropped { error } => self
                .statement(
                    "update outbox set state = 'dropped', error = $2
                     where state in ('waiting', 'sending') and id in (
                         select $1 union all select id from outbox
                         where about = $1 and state in ('waiting', 'sending') and lane <> 'message')",
                )
                .bind(post.0)
                .bind(error),
        }
    }
}
