//! Links to seats, and the sessions that they become.

use super::SqlError;
use super::row;
use super::statement::{Query, Transaction, query};
use table::{GameId, MAX_SESSIONS, SeatOf, SecretHash, SessionRow, Time};

/// The table that neither copies nor backups have.
pub(super) const TABLE: &str = "sessions";
pub(super) const END_ALL: &str = "delete from sessions";
pub(super) const END: &str = "delete from sessions where person = $1";

/// Ends the oldest links or sessions of a person beyond the limit.
const END_OLDEST: &str = "delete from sessions where person = $1 and stage = $2 and hash not in
     (select hash from sessions where person = $1 and stage = $2 order by begun desc, hash limit 0 + $3)";

pub(super) fn session_with(hash: &SecretHash) -> Query {
    query("select hash, person, game, seat, begun, ends from sessions where hash = $1 and stage = 'session'")
        .bind(hash.0.as_str())
}

impl Transaction<'_> {
    pub(super) async fn add_link(&mut self, link: &SessionRow) -> Result<(), SqlError> {
        self.statement("delete from sessions where ends <= $1").bind(link.begun.0).run().await?;
        self.statement(
            "insert into sessions (hash, stage, person, game, seat, begun, ends) values ($1, 'link', $2, $3, $4, $5, $6)",
        )
        .bind(link.hash.0.as_str())
        .bind(row::person(link.person))
        .bind(link.of.game.0)
        .bind(i64::from(link.of.seat.0))
        .bind(link.begun.0)
        .bind(link.ends.0)
        .run()
        .await?;
        self.end_oldest(row::person(link.person), "link").await
    }

    pub(super) async fn exchange(
        &mut self,
        link: &SecretHash,
        of: SeatOf,
        session: &SecretHash,
        now: Time,
        ends: Time,
    ) -> Result<bool, SqlError> {
        let exchanged = self
            .statement(
                "update sessions set hash = $1, stage = 'session', begun = $2, ends = $3
                 where hash = $4 and stage = 'link' and game = $5 and seat = $6 and ends > $2",
            )
            .bind(session.0.as_str())
            .bind(now.0)
            .bind(ends.0)
            .bind(link.0.as_str())
            .bind(of.game.0)
            .bind(i64::from(of.seat.0));
        if exchanged.run().await? == 0 {
            return Ok(false);
        }
        if let Some(person) = self.rows(session_with(session)).await?.first() {
            let person = person.number("person")?.unwrap_or_default();
            self.end_oldest(person, "session").await?;
        }
        Ok(true)
    }

    async fn end_oldest(&mut self, person: i64, stage: &str) -> Result<(), SqlError> {
        let end = self.statement(END_OLDEST).bind(person).bind(stage).bind(i64::from(MAX_SESSIONS));
        end.run().await.map(drop)
    }

    /// Ends the sessions of those who no longer sit where they did.
    pub(super) async fn end_sessions_of_lost_seats(&mut self, game: GameId) -> Result<(), SqlError> {
        let end = self.statement(
            "delete from sessions where game = $1 and not exists
             (select 1 from seats where seats.game = sessions.game and seats.seat = sessions.seat
              and seats.person = sessions.person)",
        );
        end.bind(game.0).run().await.map(drop)
    }
}
