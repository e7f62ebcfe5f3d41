//! The contract of a store. Reading is done here, on connections of their own: nobody who looks waits for somebody who
//! writes.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::query::QueryScalar;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};

use super::Sqlite;
use super::outbox::{DUE, NEXT_DUE};
use super::row::{self, Reading};
use crate::engine::{EditionHash, Seed};
use crate::table::store::{
    Change, CommitError, Highest, Listing, Mark, Player, Scope, Store, StoredLog, StoredTable, TableRow,
};
use crate::table::{
    ChallengeId, ChallengeRow, Concern, GameId, Hash, InteractionId, Outgoing, Owner, PersonId, Place, PostId,
    ScheduledJob, ServerId, StoreError, Time, Trace, TriesOf, TryRow,
};

/// As many challenges of a server as anybody asks about.
const NEWEST: i64 = 100;
/// Jobs that are due, read by the index on the time. A limit that is only a parameter would be planned anew at every
/// call.
pub(super) const JOBS: &str = "select errand, due from agenda where due <= $1 order by due limit 0 + $2";
pub(super) const NEXT_JOB: &str = "select min(due) from agenda";

/// How many open tables somebody hosts in a server. Private tries do not count.
pub(super) const HOSTED: &str = "select count(*) from games where host = $1 and server is not distinct from $2
     and status in ('lobby', 'running') and place like 'channel:%'";

#[async_trait]
impl Store for Sqlite {
    async fn keep(&self, change: &Change) -> Result<(), CommitError> {
        self.commit(change).await
    }

    async fn answer(&self, id: &InteractionId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("select answer from interactions where id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn highest(&self) -> Result<Highest, StoreError> {
        let highest = sqlx::query_as::<_, (i64, i64, i64)>(
            "select (select coalesce(max(id), 0) from games), (select coalesce(max(id), 0) from outbox),
                    (select coalesce(max(id), 0) from challenges)",
        );
        let (game, post, challenge) = highest.fetch_one(&self.readers).await?;
        Ok(Highest { game, post, challenge })
    }

    async fn table(&self, game: GameId) -> Result<Option<StoredTable>, StoreError> {
        // In one transaction, so that row, position and tail belong together.
        let mut moment = self.readers.begin().await?;
        let Some((row, players)) = row_in(&mut moment, game).await? else { return Ok(None) };
        let snapshot = sqlx::query("select * from positions where game = $1").bind(game.0);
        let snapshot = snapshot.fetch_optional(&mut *moment).await?;
        let snapshot = snapshot.map(|row| Reading(&row).snapshot()).transpose()?;
        let settled = snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
        let tail = sqlx::query("select * from entries where game = $1 and number > $2 order by number");
        let tail = tail.bind(game.0).bind(i64::from(settled)).fetch_all(&mut *moment).await?;
        Ok(Some(StoredTable {
            row,
            players,
            snapshot,
            tail: tail.iter().map(|row| Reading(row).logged()).collect::<Result<_, _>>()?,
        }))
    }

    async fn row(&self, game: GameId) -> Result<Option<(TableRow, Vec<Player>)>, StoreError> {
        let mut moment = self.readers.begin().await?;
        row_in(&mut moment, game).await
    }

    async fn games(&self, scope: Scope) -> Result<Vec<GameId>, StoreError> {
        let games = in_scope(scope).fetch_all(&self.readers).await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    async fn log(&self, game: GameId) -> Result<StoredLog, StoreError> {
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

    async fn edition(&self, hash: &EditionHash) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("select content from editions where hash = $1")
            .bind(hash.as_str())
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn at(&self, place: Place) -> Result<Option<GameId>, StoreError> {
        let game: Option<i64> =
            sqlx::query_scalar("select id from games where place = $1 and status in ('lobby', 'running')")
                .bind(place.to_string())
                .fetch_optional(&self.readers)
                .await?;
        Ok(game.map(GameId))
    }

    async fn tables_of(&self, person: PersonId, ended: bool) -> Result<Vec<Listing>, StoreError> {
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
                Err(StoreError::Unreadable(problem)) => tracing::error!(problem, "a table that cannot be read"),
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(listings)
    }

    async fn after(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        let next: Option<i64> =
            sqlx::query_scalar("select min(id) from games where id > $1").bind(game.0).fetch_one(&self.readers).await?;
        Ok(next.map(GameId))
    }

    async fn settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, StoreError> {
        let rows = sqlx::query_as::<_, (String, String)>("select name, value from settings where owner = $1")
            .bind(owner.to_string())
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().collect())
    }

    async fn challenge(&self, challenge: ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        let row = sqlx::query("select * from challenges where id = $1").bind(challenge.0);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| Reading(&row).challenge()).transpose()
    }

    async fn challenges(&self, server: ServerId) -> Result<Vec<ChallengeRow>, StoreError> {
        let rows = sqlx::query("select * from challenges where server = $1 order by id desc limit $2")
            .bind(row::server(server))
            .bind(NEWEST)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Reading(row).challenge()).collect()
    }

    async fn tries(&self, of: TriesOf) -> Result<Vec<TryRow>, StoreError> {
        let rows = match of {
            TriesOf::Challenge(challenge) => sqlx::query(
                "select tries.*, games.game as kind, games.status, games.outcome, seats.person, seats.name,
                        games.begun is not distinct from challenges.rules as same_rules
                 from tries join challenges on challenges.id = tries.challenge
                 join games on games.id = tries.game join seats on seats.game = tries.game
                 where tries.challenge = $1 order by tries.game",
            )
            .bind(challenge.0),
            TriesOf::Server(server) => sqlx::query(
                "select tries.*, games.game as kind, games.status, games.outcome, seats.person, seats.name,
                        games.begun is not distinct from challenges.rules as same_rules
                 from challenges join tries on tries.challenge = challenges.id
                 join games on games.id = tries.game join seats on seats.game = tries.game
                 where challenges.server = $1 and challenges.stage = 'closed' and tries.feat is not null
                 order by tries.game",
            )
            .bind(row::server(server)),
        };
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Reading(row).tried()).collect()
    }

    async fn try_of(&self, challenge: ChallengeId, person: PersonId) -> Result<Option<GameId>, StoreError> {
        let game: Option<i64> = sqlx::query_scalar(
            "select tries.game from tries join seats on seats.game = tries.game
             where tries.challenge = $1 and seats.person = $2",
        )
        .bind(challenge.0)
        .bind(row::person(person))
        .fetch_optional(&self.readers)
        .await?;
        Ok(game.map(GameId))
    }

    async fn has_played(&self, game: &str, seed: Seed, person: PersonId, but: GameId) -> Result<bool, StoreError> {
        let played: Option<i64> = sqlx::query_scalar(
            "select games.id from seats join games on games.id = seats.game
             where seats.person = $1 and games.game = $2 and games.seed = $3 and games.id <> $4
             and games.begun is not null limit 1",
        )
        .bind(row::person(person))
        .bind(game)
        .bind(seed.to_string())
        .bind(but.0)
        .fetch_optional(&self.readers)
        .await?;
        Ok(played.is_some())
    }

    async fn traces(&self, challenge: ChallengeId, person: &Hash) -> Result<Vec<Trace>, StoreError> {
        let rows = sqlx::query("select trace from traces where challenge = $1 and person = $2")
            .bind(challenge.0)
            .bind(person.0.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Reading(row).parsed("trace")).collect()
    }

    /// Challenges that somebody tries, whose seed they typed, or on whose seed they have begun another game.
    async fn concerns(&self, person: PersonId) -> Result<Vec<Concern>, StoreError> {
        let rows = sqlx::query(
            "select challenges.id, challenges.key, 'tried' as trace
             from seats join tries on tries.game = seats.game join challenges on challenges.id = tries.challenge
             where seats.person = $1 and challenges.stage = 'open'
             union select challenges.id, challenges.key, 'author' from challenges
             where challenges.host = $1 and challenges.seeded = 'typed' and challenges.stage = 'open'
             union select challenges.id, challenges.key, 'played'
             from seats join games on games.id = seats.game
             join challenges on challenges.seed = games.seed and challenges.game = games.game
             left join tries on tries.game = games.id
             where seats.person = $1 and games.begun is not null and challenges.stage = 'open'
             and (tries.challenge is null or tries.challenge <> challenges.id)",
        )
        .bind(row::person(person))
        .fetch_all(&self.readers)
        .await?;
        let concern = |row| {
            let row = Reading(row);
            let key =
                row.secret("key")?.ok_or_else(|| StoreError::Unreadable("an open challenge has no key".to_owned()));
            Ok(Concern { challenge: ChallengeId(row.number("id")?), key: key?, trace: row.parsed("trace")? })
        };
        rows.iter().map(concern).collect()
    }

    async fn hosted(&self, host: PersonId, server: Option<ServerId>) -> Result<u32, StoreError> {
        let hosted: i64 = sqlx::query_scalar(HOSTED)
            .bind(row::person(host))
            .bind(server.map(row::server))
            .fetch_one(&self.readers)
            .await?;
        Ok(u32::try_from(hosted).unwrap_or(u32::MAX))
    }

    async fn jobs(&self, now: Time, limit: u32) -> Result<Vec<ScheduledJob>, StoreError> {
        let rows = sqlx::query(JOBS).bind(now.0).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        let mut planned = Vec::with_capacity(rows.len());
        for row in &rows {
            let text: String = row.try_get("errand")?;
            match text.parse() {
                Ok(job) => planned.push(ScheduledJob { job, due: Time(row.try_get("due")?) }),
                // One strange row keeps nobody else waiting.
                Err(error) => tracing::error!(%error, "a job that nobody knows"),
            }
        }
        Ok(planned)
    }

    async fn next_job(&self) -> Result<Option<Time>, StoreError> {
        let due: Option<i64> = sqlx::query_scalar(NEXT_JOB).fetch_one(&self.readers).await?;
        Ok(due.map(Time))
    }

    async fn due(&self, now: Time, limit: u32) -> Result<Vec<Outgoing>, StoreError> {
        let rows = sqlx::query(DUE).bind(now.0).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        let mut due = Vec::with_capacity(rows.len());
        for row in &rows {
            match Reading(row).outgoing() {
                Ok(post) => due.push(post),
                // One strange row keeps nobody else waiting, not even at its own address.
                Err(StoreError::Unreadable(problem)) => self.drop_unreadable(row, problem).await?,
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(due)
    }

    async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        let due: Option<i64> = sqlx::query_scalar(NEXT_DUE).fetch_one(&self.readers).await?;
        Ok(due.map(Time))
    }

    async fn post(&self, post: PostId) -> Result<Option<Outgoing>, StoreError> {
        let row = sqlx::query("select * from outbox where id = $1").bind(post.0);
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| Reading(&row).outgoing()).transpose()
    }

    async fn make_due(&self, posts: Option<&[PostId]>, now: Time) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let done = transaction.make_due(posts, now).await;
        Ok(transaction.finish(done).await?)
    }

    async fn mark(&self, post: PostId, mark: Mark) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let done = transaction.mark(post, mark).run().await.map(drop);
        Ok(transaction.finish(done).await?)
    }
}

async fn row_in(moment: &mut SqliteConnection, game: GameId) -> Result<Option<(TableRow, Vec<Player>)>, StoreError> {
    let row = sqlx::query("select * from games where id = $1").bind(game.0);
    let Some(row) = row.fetch_optional(&mut *moment).await? else { return Ok(None) };
    let players = sqlx::query("select * from seats where game = $1 order by seat").bind(game.0);
    let players = players.fetch_all(moment).await?;
    let players = players.iter().map(|row| Reading(row).player()).collect::<Result<_, _>>()?;
    Ok(Some((Reading(&row).table()?, players)))
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
