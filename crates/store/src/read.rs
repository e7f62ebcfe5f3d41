//! The store's contract. Reads run here on connections of their own: readers never wait for writers.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::outbox::{DUE, NEXT_DUE};
use super::review::{WAITING, decisions_of, review_of};
use super::row::{self, RowReader, columns};
use super::sessions::{END, session_with};
use super::statement::{Query, ReadTransaction, Transaction, query};
use super::{Backend, Database, SqlError};
use engine::review::Decision;
use engine::{Deeds, EditionHash, Seed};
use table::store::{
    Change, CommitError, DeliveryMark, Highest, Listing, LoggedEntry, Player, ReviewRow, Scope, Series, Store,
    StoredLog, StoredTable, TableRow, WholeTable,
};
use table::{
    ChallengeId, ChallengeRow, Finished, Former, GameId, InteractionId, Outgoing, Owner, PersonId, Place, PostId,
    ScheduledJob, SeatOf, SecretHash, ServerId, SessionRow, StoreError, Time, TriesOf, TryRow,
};

/// As many challenges of a server as anyone asks about.
const NEWEST: i64 = 100;
/// Jobs that are due, found by the index on their time. A bare parameter as the limit would be replanned at every call.
pub(super) const JOBS: &str = "select job, due from agenda where due <= $1 order by due limit 0 + $2";
pub(super) const NEXT_JOB: &str = "select min(due) as due from agenda";

/// The tables at which bots are asked. A finished table waits for nobody.
const BOTS_ASKED: &str = "select distinct game from seats where level is not null and since is not null order by game";

/// The name of the setting stands in the statement, as in the index.
pub(super) const WITH_PAGE: &str = "select owner from settings where name = 'page' and value = $1";

/// How many open tables a person hosts in a server. Private tries do not count.
pub(super) const HOSTED: &str =
    "select count(*) as hosted from games where host = $1 and server is not distinct from $2
     and status in ('lobby', 'running') and place like 'channel:%'";

/// The tries that meet a condition, with their games and players.
macro_rules! tries {
    ($($condition:expr),+) => {
        concat!(
            "select tries.challenge, tries.game, tries.apart, tries.solo_result, tries.finished, games.game as kind,
                    games.status, games.outcome, seats.person, seats.name,
                    cast(case when games.begun is not distinct from challenges.rules then 1 else 0 end as bigint)
                        as same_rules
             from tries join challenges on challenges.id = tries.challenge
             join games on games.id = tries.game join seats on seats.game = tries.game
             where ",
            $($condition,)+
            " order by tries.game"
        )
    };
}

/// The condition that a try is finished and its challenge closed.
macro_rules! closed {
    () => {
        "challenges.stage = 'closed' and tries.solo_result is not null"
    };
}

#[async_trait]
impl Store for Database {
    async fn commit(&self, change: &Change) -> Result<(), CommitError> {
        self.write_change(change).await
    }

    async fn answer(&self, id: &InteractionId) -> Result<Option<String>, StoreError> {
        let answer = query("select answer from interactions where id = $1").bind(id.as_str());
        self.read_first(answer, |row| row.text("answer")).await
    }

    async fn highest(&self) -> Result<Highest, StoreError> {
        let highest = "select (select coalesce(max(id), 0) from games) as game,
                              (select coalesce(max(id), 0) from outbox) as post,
                              (select coalesce(max(id), 0) from challenges) as challenge";
        let read = |row: RowReader<'_>| {
            let (game, post, challenge) = (row.number("game")?, row.number("post")?, row.number("challenge")?);
            Ok(Highest { game, post, challenge })
        };
        Ok(self.read_first(query(highest), read).await?.unwrap_or_default())
    }

    async fn draw(&self, series: Series) -> Result<Option<i64>, StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => return Ok(None),
            // A read-only process makes nothing that has a number.
            Backend::Postgres(postgres) if postgres.read_only => return Ok(None),
            Backend::Postgres(_) => {}
        }
        let next = match series {
            Series::Games => "select nextval('game_numbers') as number",
            Series::Challenges => "select nextval('challenge_numbers') as number",
            Series::Posts => "select nextval('post_numbers') as number",
        };
        self.read_first(query(next), |row| row.number("number")).await
    }

    async fn is_current(&self, game: GameId, version: i64) -> Result<bool, StoreError> {
        if let Backend::Sqlite(_) = self.backend {
            return Ok(true);
        }
        let newest = query("select version from games where id = $1").bind(game.0);
        Ok(self.read_first(newest, |row| row.number("version")).await? == Some(version))
    }

    async fn lead(&self) -> Result<bool, StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(true),
            Backend::Postgres(postgres) => Ok(postgres.lead().await.map_err(SqlError)?),
        }
    }

    fn is_leading(&self) -> bool {
        match &self.backend {
            Backend::Sqlite(_) => true,
            Backend::Postgres(postgres) => postgres.is_leading(),
        }
    }

    async fn resign(&self) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(postgres) => Ok(postgres.resign().await.map_err(SqlError)?),
        }
    }

    async fn wait_for_work(&self) {
        match &self.backend {
            Backend::Sqlite(_) => std::future::pending().await,
            Backend::Postgres(postgres) => postgres.wait_for_work().await,
        }
    }

    async fn table(&self, game: GameId) -> Result<Option<StoredTable>, StoreError> {
        // In one read transaction, so that row, position and tail are consistent.
        table_in(&mut self.read_transaction().await?, game).await
    }

    async fn whole(&self, game: GameId) -> Result<Option<WholeTable>, StoreError> {
        let mut reading = self.read_transaction().await?;
        let Some(table) = table_in(&mut reading, game).await? else { return Ok(None) };
        let log = log_in(&mut reading, game).await?;
        let edition = match &table.row.edition {
            Some(hash) => reading.rows(edition_of(hash)).await?.first().map(|row| RowReader(row).text("content")),
            None => None,
        };
        let deeds = reading.rows(deeds_of(game)).await?.first().map(|row| RowReader(row).deeds()).transpose()?;
        Ok(Some(WholeTable { table, log, edition: edition.transpose()?, deeds: deeds.flatten() }))
    }

    async fn row(&self, game: GameId) -> Result<Option<(TableRow, Vec<Player>)>, StoreError> {
        row_in(&mut self.read_transaction().await?, game).await
    }

    async fn games(&self, scope: Scope) -> Result<Vec<GameId>, StoreError> {
        self.read_all(in_scope(scope), |row| row.game("game")).await
    }

    async fn bots_asked(&self) -> Result<Vec<GameId>, StoreError> {
        self.read_all(query(BOTS_ASKED), |row| row.game("game")).await
    }

    async fn challenges_without_par(&self) -> Result<Vec<ChallengeId>, StoreError> {
        let open = query("select id from challenges where stage = 'open' and par is null order by id");
        self.read_all(open, |row| row.number("id").map(ChallengeId)).await
    }

    async fn log(&self, game: GameId) -> Result<StoredLog, StoreError> {
        log_in(&mut self.read_transaction().await?, game).await
    }

    async fn edition(&self, hash: &EditionHash) -> Result<Option<String>, StoreError> {
        self.read_first(edition_of(hash), |row| row.text("content")).await
    }

    async fn at(&self, place: Place) -> Result<Option<GameId>, StoreError> {
        let open = query("select id from games where place = $1 and status in ('lobby', 'running')");
        self.read_first(open.bind(place.to_string()), |row| row.game("id")).await
    }

    async fn tables_of(&self, person: PersonId, ended: bool) -> Result<Vec<Listing>, StoreError> {
        let listed = query(
            "select games.id, games.game, place, server, status, host, moved, seat, person, since
             from seats join games on games.id = seats.game
             where person = $1 and ($2 = 1 or status in ('lobby', 'running'))
             order by since is null, since, moved desc, games.id desc",
        )
        .bind(row::person(person))
        .bind(i64::from(ended));
        let rows = self.rows(listed).await?;
        let mut listings = Vec::with_capacity(rows.len());
        for row in &rows {
            match RowReader(row).listing() {
                Ok(listing) => listings.push(listing),
                // One unreadable row does not hide the others.
                Err(StoreError::Unreadable(problem)) => tracing::error!(problem, "a table is unreadable"),
                Err(error) => return Err(error),
            }
        }
        Ok(listings)
    }

    async fn after(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        let next = query("select min(id) as id from games where id > $1").bind(game.0);
        Ok(self.read_first(next, |row| row.maybe_number("id")).await?.flatten().map(GameId))
    }

    async fn settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, StoreError> {
        let settings = query("select name, value from settings where owner = $1").bind(owner.to_string());
        Ok(self.read_all(settings, |row| Ok((row.text("name")?, row.text("value")?))).await?.into_iter().collect())
    }

    async fn set_program_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let done =
            transaction.setting(Owner::Program, name, Some(value)).run().await.map(drop).map_err(StoreError::from);
        transaction.finish(done).await
    }

    async fn people_with_setting(&self, name: &str) -> Result<Vec<(PersonId, String)>, StoreError> {
        let set = query("select owner, value from settings where name = $1 order by owner").bind(name);
        let set = self.read_all(set, |row| Ok((row.text("owner")?, row.text("value")?))).await?;
        let of_person = |(owner, value): (String, String)| Some((owner.strip_prefix("person:")?.parse().ok()?, value));
        Ok(set.into_iter().filter_map(of_person).collect())
    }

    async fn table_with_page(&self, key: &str) -> Result<Option<GameId>, StoreError> {
        let owner = self.read_first(query(WITH_PAGE).bind(key), |row| row.text("owner")).await?;
        Ok(owner.and_then(|owner| owner.strip_prefix("game:")?.parse().ok()))
    }

    async fn add_link(&self, link: &SessionRow) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let done = transaction.add_link(link).await;
        Ok(transaction.finish(done).await?)
    }

    async fn exchange(
        &self,
        link: &SecretHash,
        of: SeatOf,
        session: &SecretHash,
        now: Time,
        ends: Time,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let (begun, done) = match transaction.exchange(link, of, session, now, ends).await {
            Ok(begun) => (begun, Ok(())),
            Err(error) => (false, Err(error)),
        };
        transaction.finish(done).await?;
        Ok(begun)
    }

    async fn session(&self, hash: &SecretHash) -> Result<Option<SessionRow>, StoreError> {
        self.read_first(session_with(hash), |row| row.session()).await
    }

    async fn end_sessions(&self, person: PersonId) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let done = transaction.statement(END).bind(row::person(person)).run().await.map(drop);
        Ok(transaction.finish(done).await?)
    }

    async fn former_players(&self, game: GameId) -> Result<Vec<Former>, StoreError> {
        let former = query(concat!(
            "select ",
            columns!(former_players),
            " from former_players where game = $1 order by until, seat"
        ));
        self.read_all(former.bind(game.0), |row| row.former()).await
    }

    async fn finished(&self, server: ServerId, kind: Option<&str>) -> Result<Vec<Finished>, StoreError> {
        self.read_finished(server, kind).await
    }

    async fn deeds(&self, game: GameId) -> Result<Option<Deeds>, StoreError> {
        Ok(self.read_first(deeds_of(game), |row| row.deeds()).await?.flatten())
    }

    async fn finished_logs(&self, server: ServerId, most: u32) -> Result<Vec<(GameId, LoggedEntry)>, StoreError> {
        self.read_finished_logs(server, most).await
    }

    async fn challenge(&self, challenge: ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        let row = query(concat!("select ", columns!(challenges), " from challenges where id = $1"));
        self.read_first(row.bind(challenge.0), |row| row.challenge()).await
    }

    async fn challenges(&self, server: ServerId) -> Result<Vec<ChallengeRow>, StoreError> {
        let newest = query(concat!(
            "select ",
            columns!(challenges),
            " from challenges where server = $1 order by id desc limit $2"
        ));
        self.read_all(newest.bind(row::server(server)).bind(NEWEST), |row| row.challenge()).await
    }

    async fn tries(&self, of: TriesOf) -> Result<Vec<TryRow>, StoreError> {
        let tries = match of {
            TriesOf::Challenge(challenge) => query(tries!("tries.challenge = $1")).bind(challenge.0),
            TriesOf::Server(server) => {
                query(tries!("challenges.server = $1 and ", closed!())).bind(row::server(server))
            }
            TriesOf::Season(season) => query(tries!("challenges.season = $1 and ", closed!())).bind(season.0),
        };
        self.read_all(tries, |row| row.tried()).await
    }

    async fn try_of(&self, challenge: ChallengeId, person: PersonId) -> Result<Option<GameId>, StoreError> {
        let tried = query(
            "select tries.game from tries join seats on seats.game = tries.game
             where tries.challenge = $1 and seats.person = $2",
        );
        self.read_first(tried.bind(challenge.0).bind(row::person(person)), |row| row.game("game")).await
    }

    async fn has_played(&self, game: &str, seed: Seed, person: PersonId, but: GameId) -> Result<bool, StoreError> {
        let played = query(
            "select games.id from seats join games on games.id = seats.game
             where seats.person = $1 and games.game = $2 and games.seed = $3 and games.id <> $4
             and games.begun is not null limit 1",
        )
        .bind(row::person(person))
        .bind(game)
        .bind(seed.to_string())
        .bind(but.0);
        Ok(!self.rows(played).await?.is_empty())
    }

    async fn hosted(&self, host: PersonId, server: Option<ServerId>) -> Result<u32, StoreError> {
        let hosted = query(HOSTED).bind(row::person(host)).bind(server.map(row::server));
        let hosted = self.read_first(hosted, |row| row.number("hosted")).await?.unwrap_or(0);
        Ok(u32::try_from(hosted).unwrap_or(u32::MAX))
    }

    async fn jobs(&self, now: Time, limit: u32) -> Result<Vec<ScheduledJob>, StoreError> {
        let rows = self.rows(query(JOBS).bind(now.0).bind(i64::from(limit))).await?;
        let mut scheduled = Vec::with_capacity(rows.len());
        for row in rows.iter().map(RowReader) {
            match row.text("job")?.parse() {
                Ok(job) => scheduled.push(ScheduledJob { job, due: row.time("due")? }),
                // One unreadable row does not block the others.
                Err(error) => tracing::error!(%error, "a job is unreadable"),
            }
        }
        Ok(scheduled)
    }

    async fn next_job(&self) -> Result<Option<Time>, StoreError> {
        self.earliest(NEXT_JOB).await
    }

    async fn due(&self, now: Time) -> Result<Vec<Outgoing>, StoreError> {
        if !self.is_leading() {
            return Err(StoreError::NotLeading);
        }
        let mut due = Vec::new();
        for sql in DUE {
            for row in &self.rows(query(sql).bind(now.0)).await? {
                match RowReader(row).outgoing() {
                    Ok(post) => due.push(post),
                    // One unreadable row does not block the others, at least not for long.
                    Err(StoreError::Unreadable(problem)) => self.drop_unreadable(row, now, problem).await?,
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(due)
    }

    async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        let [message, change] = NEXT_DUE;
        Ok(self.earliest(message).await?.into_iter().chain(self.earliest(change).await?).min())
    }

    async fn post(&self, post: PostId) -> Result<Option<Outgoing>, StoreError> {
        let row = query(concat!("select ", columns!(outbox), " from outbox where id = $1"));
        self.read_first(row.bind(post.0), |row| row.outgoing()).await
    }

    async fn review(&self, game: GameId) -> Result<Option<ReviewRow>, StoreError> {
        self.read_first(review_of(game), |row| row.review()).await
    }

    async fn reviews_waiting(&self) -> Result<Vec<GameId>, StoreError> {
        self.read_all(query(WAITING), |row| row.game("game")).await
    }

    async fn decisions(&self, game: GameId, person: PersonId) -> Result<Option<Vec<Decision>>, StoreError> {
        self.read_first(decisions_of(game, person), |row| row.decoded("found")).await
    }

    async fn make_due(&self, posts: Option<&[PostId]>, now: Time) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let done = transaction.make_due(posts, now).await;
        Ok(transaction.finish(done).await?)
    }

    async fn mark(&self, post: PostId, mark: DeliveryMark) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let done = self.mark_in(&mut transaction, post, mark).await;
        transaction.finish(done).await
    }
}

impl Database {
    /// How many games are being played.
    pub async fn running_games(&self) -> Result<i64, StoreError> {
        let running = query("select count(*) as running from games where status = 'running'");
        Ok(self.read_first(running, |row| row.number("running")).await?.unwrap_or_default())
    }

    /// The next post after this one, in numerical order; for iterating over all of them.
    pub async fn post_after(&self, post: PostId) -> Result<Option<Outgoing>, StoreError> {
        let next = query(concat!("select ", columns!(outbox), " from outbox where id > $1 order by id limit 1"));
        self.read_first(next.bind(post.0), |row| row.outgoing()).await
    }

    /// Marks a post if this process still leads: a process that has taken over decides for itself.
    async fn mark_in(
        &self,
        transaction: &mut Transaction<'_>,
        post: PostId,
        mark: DeliveryMark,
    ) -> Result<(), StoreError> {
        if let Backend::Postgres(postgres) = &self.backend {
            let led = query("select epoch from lease where name = 'leader' and epoch = $1 for share");
            if transaction.rows(led.bind(postgres.epoch())).await?.is_empty() {
                return Err(StoreError::NotLeading);
            }
        }
        transaction.mark(post, mark).run().await?;
        Ok(())
    }

    /// The earliest time that a query returns as `due`.
    async fn earliest(&self, sql: &'static str) -> Result<Option<Time>, StoreError> {
        Ok(self.read_first(query(sql), |row| row.maybe_time("due")).await?.flatten())
    }

    /// Reads the first row of a query.
    async fn read_first<T>(
        &self,
        query: Query,
        read: impl FnOnce(RowReader<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.rows(query).await?.first().map(|row| read(RowReader(row))).transpose()
    }

    /// Reads every row of a query.
    pub(super) async fn read_all<T>(
        &self,
        query: Query,
        read: impl Fn(RowReader<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.rows(query).await?.iter().map(|row| read(RowReader(row))).collect()
    }
}

async fn table_in(reading: &mut ReadTransaction, game: GameId) -> Result<Option<StoredTable>, StoreError> {
    let Some((row, players)) = row_in(reading, game).await? else { return Ok(None) };
    let snapshot = query(concat!("select ", columns!(positions), " from positions where game = $1"));
    let snapshot = reading.rows(snapshot.bind(game.0)).await?;
    let snapshot = snapshot.first().map(|row| RowReader(row).snapshot()).transpose()?;
    let settled = snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
    let tail =
        query(concat!("select ", columns!(entries), " from entries where game = $1 and number > $2 order by number"));
    let tail = reading.rows(tail.bind(game.0).bind(i64::from(settled))).await?;
    let tail = tail.iter().map(|row| RowReader(row).logged()).collect::<Result<_, _>>()?;
    Ok(Some(StoredTable { row, players, snapshot, tail }))
}

async fn log_in(reading: &mut ReadTransaction, game: GameId) -> Result<StoredLog, StoreError> {
    let bases = query(concat!("select ", columns!(bases), " from bases where game = $1 order by number"));
    let bases = reading.rows(bases.bind(game.0)).await?;
    let entries = query(concat!("select ", columns!(entries), " from entries where game = $1 order by number"));
    let entries = reading.rows(entries.bind(game.0)).await?;
    Ok(StoredLog {
        bases: bases.iter().map(|row| RowReader(row).base()).collect::<Result<_, _>>()?,
        entries: entries.iter().map(|row| RowReader(row).logged()).collect::<Result<_, _>>()?,
    })
}

fn edition_of(hash: &EditionHash) -> Query {
    query("select content from editions where hash = $1").bind(hash.as_str())
}

fn deeds_of(game: GameId) -> Query {
    query("select deeds from games where id = $1").bind(game.0)
}

async fn row_in(reading: &mut ReadTransaction, game: GameId) -> Result<Option<(TableRow, Vec<Player>)>, StoreError> {
    let rows = query(concat!("select ", columns!(games), " from games where id = $1"));
    let rows = reading.rows(rows.bind(game.0)).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let players = query(concat!("select ", columns!(seats), " from seats where game = $1 order by seat"));
    let players = reading.rows(players.bind(game.0)).await?;
    let players = players.iter().map(|row| RowReader(row).player()).collect::<Result<_, _>>()?;
    Ok(Some((RowReader(row).table()?, players)))
}

/// The numbers of the tables in a scope.
pub(super) fn in_scope(scope: Scope) -> Query {
    match scope {
        Scope::Person(person) => {
            let named = format!(r#"%"offer":{{"to":{person}}}%"#);
            query("select distinct game from seats where person = $1 or life like $2 order by game")
                .bind(row::person(person))
                .bind(named)
        }
        Scope::Challenge(challenge) => {
            query("select game from tries where challenge = $1 order by game").bind(challenge.0)
        }
    }
}
