//! Reading, on connections of their own: nobody who looks waits for somebody who writes.

use std::collections::BTreeMap;

use sqlx::query::QueryScalar;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};

use super::Sqlite;
use super::row::{self, Reading};
use crate::engine::EditionHash;
use crate::table::store::{Highest, Listing, Scope, Sitter, StoredLog, StoredTable, TableRow};
use crate::table::{GameId, InteractionId, Owner, PersonId, Place, ServerId, Trouble};

/// How many open tables somebody hosts in a server. Private tries do not count.
pub(super) const HOSTED: &str = "select count(*) from games where host = $1 and server is not distinct from $2
     and status in ('lobby', 'running') and place like 'channel:%'";

impl Sqlite {
    pub(super) async fn read_hosted(&self, host: PersonId, server: Option<ServerId>) -> Result<u32, Trouble> {
        let hosted: i64 = sqlx::query_scalar(HOSTED)
            .bind(row::person(host))
            .bind(server.map(row::server))
            .fetch_one(&self.readers)
            .await?;
        Ok(u32::try_from(hosted).unwrap_or(u32::MAX))
    }

    pub(super) async fn read_answer(&self, id: &InteractionId) -> Result<Option<String>, Trouble> {
        Ok(sqlx::query_scalar("select answer from interactions where id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?)
    }

    pub(super) async fn read_highest(&self) -> Result<Highest, Trouble> {
        let highest = sqlx::query_as::<_, (i64, i64, i64)>(
            "select (select coalesce(max(id), 0) from games), (select coalesce(max(id), 0) from outbox),
                    (select coalesce(max(id), 0) from challenges)",
        );
        let (game, post, challenge) = highest.fetch_one(&self.readers).await?;
        Ok(Highest { game, post, challenge })
    }

    pub(super) async fn read_table(&self, game: GameId) -> Result<Option<StoredTable>, Trouble> {
        // In one transaction, so that row, position and tail belong together.
        let mut moment = self.readers.begin().await?;
        let Some((row, sitters)) = row_in(&mut moment, game).await? else { return Ok(None) };
        let snapshot = sqlx::query("select * from positions where game = $1").bind(game.0);
        let snapshot = snapshot.fetch_optional(&mut *moment).await?;
        let snapshot = snapshot.map(|row| Reading(&row).snapshot()).transpose()?;
        let settled = snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
        let tail = sqlx::query("select * from entries where game = $1 and number > $2 order by number");
        let tail = tail.bind(game.0).bind(i64::from(settled)).fetch_all(&mut *moment).await?;
        Ok(Some(StoredTable {
            row,
            sitters,
            snapshot,
            tail: tail.iter().map(|row| Reading(row).logged()).collect::<Result<_, _>>()?,
        }))
    }

    pub(super) async fn read_row(&self, game: GameId) -> Result<Option<(TableRow, Vec<Sitter>)>, Trouble> {
        let mut moment = self.readers.begin().await?;
        row_in(&mut moment, game).await
    }

    pub(super) async fn read_games(&self, scope: Scope) -> Result<Vec<GameId>, Trouble> {
        let games = in_scope(scope).fetch_all(&self.readers).await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    pub(super) async fn read_log(&self, game: GameId) -> Result<StoredLog, Trouble> {
        let mut moment = self.readers.begin().await?;
        let bases = sqlx::query("select * from bases where game = $1 order by number").bind(game.0);
        let bases = bases.fetch_all(&mut *moment).await?;
        let entries = sqlx::query("select * from entries where game = $1 order by number").bind(game.0);
        let entries = entries.fetch_all(&mut *moment).await?;
        Ok(StoredLog {
            bases: bases.iter().map(|row| Reading(row).base()).collect::<Result<_, _>>()?,
            entries: entries.iter().map(|row| Reading(row).logged()).collect::<Result<_, _>>()?,
        })
    }

    pub(super) async fn read_edition(&self, hash: &EditionHash) -> Result<Option<String>, Trouble> {
        Ok(sqlx::query_scalar("select content from editions where hash = $1")
            .bind(hash.as_str())
            .fetch_optional(&self.readers)
            .await?)
    }

    pub(super) async fn read_settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, Trouble> {
        let rows = sqlx::query_as::<_, (String, String)>("select name, value from settings where owner = $1")
            .bind(owner.to_string())
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().collect())
    }

    pub(super) async fn read_at(&self, place: Place) -> Result<Option<GameId>, Trouble> {
        let game: Option<i64> =
            sqlx::query_scalar("select id from games where place = $1 and status in ('lobby', 'running')")
                .bind(place.to_string())
                .fetch_optional(&self.readers)
                .await?;
        Ok(game.map(GameId))
    }

    pub(super) async fn read_tables_of(&self, person: PersonId, ended: bool) -> Result<Vec<Listing>, Trouble> {
        let rows = sqlx::query(
            "select games.id, games.game, place, server, status, host, moved, seat, person, since
             from seats join games on games.id = seats.game
             where person = $1 and ($2 = 1 or status in ('lobby', 'running', 'archived'))
             order by since is null, since, moved desc, games.id desc",
        )
        .bind(row::person(person))
        .bind(i64::from(ended))
        .fetch_all(&self.readers)
        .await?;
        let mut listings = Vec::with_capacity(rows.len());
        for row in &rows {
            match Reading(row).listing() {
                Ok(listing) => listings.push(listing),
                // One strange row does not hide the others.
                Err(Trouble::Unreadable(problem)) => tracing::error!(problem, "a table that cannot be read"),
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(listings)
    }

    pub(super) async fn read_after(&self, game: GameId) -> Result<Option<GameId>, Trouble> {
        let next: Option<i64> =
            sqlx::query_scalar("select min(id) from games where id > $1").bind(game.0).fetch_one(&self.readers).await?;
        Ok(next.map(GameId))
    }
}

async fn row_in(moment: &mut SqliteConnection, game: GameId) -> Result<Option<(TableRow, Vec<Sitter>)>, Trouble> {
    let row = sqlx::query("select * from games where id = $1").bind(game.0);
    let Some(row) = row.fetch_optional(&mut *moment).await? else { return Ok(None) };
    let sitters = sqlx::query("select * from seats where game = $1 order by seat").bind(game.0);
    let sitters = sitters.fetch_all(moment).await?;
    let sitters = sitters.iter().map(|row| Reading(row).sitter()).collect::<Result<_, _>>()?;
    Ok(Some((Reading(&row).table()?, sitters)))
}

/// The numbers of the tables in a scope.
pub(super) fn in_scope(scope: Scope) -> QueryScalar<'static, sqlx::Sqlite, i64, SqliteArguments> {
    match scope {
        Scope::Person(person) => {
            sqlx::query_scalar("select game from seats where person = $1 order by game").bind(row::person(person))
        }
        Scope::Challenge(challenge) => {
            sqlx::query_scalar("select game from tries where challenge = $1 order by game").bind(challenge.0)
        }
    }
}
