//! Writing: one transaction for each interaction, one statement at a time.

use sqlx::Sqlite as Database;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteQueryResult};

use super::fault::Faults;
use super::{Sqlite, row, trouble};
use crate::table::store::{Change, Interaction, Mark, NotKept, Sitter, Snapshot, TableRow, Write};
use crate::table::{
    Address, Errand, GameId, Outgoing, Owner, PersonId, Planned, Post, PostId, ServerId, Time, Trouble,
};

/// The one connection that writes.
pub(super) struct Writer {
    pub connection: SqliteConnection,
    /// Whether a transaction may have been left open by whoever went away in the middle of it.
    unfinished: bool,
    /// Whether the next commit would not be synced.
    relaxed: bool,
}

impl Writer {
    pub fn new(connection: SqliteConnection) -> Writer {
        Writer { connection, unfinished: false, relaxed: false }
    }

    async fn begin(&mut self) -> Result<(), Trouble> {
        if self.unfinished {
            self.roll_back().await;
        }
        self.sync().await?;
        self.unfinished = true;
        self.say("begin immediate").await
    }

    /// What is written from now on is on disk when it is done.
    async fn sync(&mut self) -> Result<(), Trouble> {
        if self.relaxed {
            self.say("pragma synchronous = full").await?;
            self.relaxed = false;
        }
        Ok(())
    }

    /// What is written from now on reaches the disk with the next change. For what may be forgotten if the power fails.
    async fn relax(&mut self) -> Result<(), Trouble> {
        self.relaxed = true;
        self.say("pragma synchronous = normal").await
    }

    async fn commit(&mut self) -> Result<(), Trouble> {
        self.say("commit").await?;
        self.unfinished = false;
        Ok(())
    }

    /// SQLite may have rolled back by itself, as on a full disk; then this says so, and all is well.
    async fn roll_back(&mut self) {
        if let Err(error) = self.say("rollback").await {
            tracing::debug!(%error, "nothing to roll back");
        }
        self.unfinished = false;
    }

    async fn say(&mut self, sql: &'static str) -> Result<(), Trouble> {
        sqlx::query(sql).execute(&mut self.connection).await.map(drop).map_err(trouble)
    }
}

/// A transaction in progress.
pub(super) struct Writing<'c> {
    writer: &'c mut Writer,
    faults: &'c Faults,
}

type Statement<'q> = Query<'q, Database, SqliteArguments>;

impl Sqlite {
    pub(super) async fn write_change(&self, change: &Change) -> Result<(), NotKept> {
        let mut writer = self.writer.lock().await;
        let mut writing = Writing { writer: &mut writer, faults: &self.faults };
        match writing.whole(change).await {
            // It is on disk, but whoever asked may never hear of it.
            Ok(()) => Ok(self.faults.step()?),
            Err(reason) => {
                writer.roll_back().await;
                Err(reason)
            }
        }
    }

    pub(super) async fn write_mark(&self, post: PostId, mark: Mark) -> Result<(), Trouble> {
        // That it is being sent must not be forgotten. What became of it may: then it is looked for, or sent again
        // with its nonce.
        let must_last = matches!(mark, Mark::Sending { .. });
        let statement = match mark {
            Mark::Sending { at } => sqlx::query(
                "update outbox set state = 'sending', attempts = attempts + 1, begun = coalesce(begun, $2)
                 where id = $1",
            )
            .bind(post.0)
            .bind(at.0),
            Mark::Sent { message } => {
                sqlx::query("update outbox set state = 'sent', error = null, message = $2 where id = $1")
                    .bind(post.0)
                    .bind(message)
            }
            Mark::Again { due, error, begun } => {
                sqlx::query("update outbox set state = 'waiting', due = $2, error = $3, begun = $4 where id = $1")
                    .bind(post.0)
                    .bind(due.0)
                    .bind(error)
                    .bind(begun.map(|begun| begun.0))
            }
            Mark::Dropped { error } => {
                sqlx::query("update outbox set state = 'dropped', error = $2 where id = $1").bind(post.0).bind(error)
            }
        };
        let mut writer = self.writer.lock().await;
        self.faults.step()?;
        if must_last {
            writer.sync().await?
        } else {
            writer.relax().await?
        }
        statement.execute(&mut writer.connection).await.map(drop).map_err(trouble)
    }
}

impl Writing<'_> {
    async fn whole(&mut self, change: &Change) -> Result<(), NotKept> {
        self.faults.step()?;
        self.writer.begin().await?;
        self.interaction(&change.interaction).await?;
        for write in &change.writes {
            self.write(write, &change.interaction).await?;
        }
        self.faults.step()?;
        Ok(self.writer.commit().await?)
    }

    /// The one way to the database: tests let any of these fail.
    pub(super) async fn step(&mut self, statement: Statement<'_>) -> Result<SqliteQueryResult, NotKept> {
        self.faults.step()?;
        statement.execute(&mut self.writer.connection).await.map_err(not_kept)
    }

    /// Writes the interaction down, unless it was before.
    async fn interaction(&mut self, interaction: &Interaction) -> Result<(), NotKept> {
        let Interaction { id, game, person, at, answer } = interaction;
        let statement = sqlx::query(
            "insert into interactions (id, game, person, at, answer) values ($1, $2, $3, $4, $5)
             on conflict (id) do nothing",
        )
        .bind(id.as_str())
        .bind(game.map(|game| game.0))
        .bind(person.map(row::person))
        .bind(at.0)
        .bind(answer);
        if self.step(statement).await?.rows_affected() == 1 {
            return Ok(());
        }
        let before = sqlx::query_scalar("select answer from interactions where id = $1").bind(id.as_str());
        Err(NotKept::Repeated(before.fetch_one(&mut self.writer.connection).await.map_err(trouble)?))
    }

    async fn write(&mut self, write: &Write, by: &Interaction) -> Result<(), NotKept> {
        match write {
            Write::Quota { host, server, most } => self.quota(*host, *server, *most).await,
            Write::Edition { hash, game, content } => {
                let statement = sqlx::query(
                    "insert into editions (hash, game, content) values ($1, $2, $3) on conflict (hash) do nothing",
                );
                self.step(statement.bind(hash.as_str()).bind(game).bind(content)).await.map(drop)
            }
            Write::Open(table) => self.open(table).await,
            Write::Table(table) => self.table(table).await,
            Write::Sitters { game, sitters } => self.sitters(*game, sitters).await,
            Write::Since { game, seat, since } => {
                let statement = sqlx::query("update seats set since = $3 where game = $1 and seat = $2");
                let statement = statement.bind(game.0).bind(i64::from(seat.0)).bind(since.map(|since| since.0));
                self.step(statement).await.map(drop)
            }
            Write::Entry { game, logged } => {
                let statement = sqlx::query(
                    "insert into entries (game, number, entry, interaction, at) values ($1, $2, $3, $4, $5)",
                )
                .bind(game.0)
                .bind(i64::from(logged.number))
                .bind(logged.entry.to_string())
                .bind(by.id.as_str())
                .bind(logged.at.0);
                self.step(statement).await.map(drop)
            }
            Write::Snapshot { game, snapshot: Snapshot { number, state } } => {
                let statement = sqlx::query(
                    "insert into positions (game, number, state) values ($1, $2, $3)
                     on conflict (game) do update set number = excluded.number, state = excluded.state",
                );
                self.step(statement.bind(game.0).bind(i64::from(*number)).bind(state)).await.map(drop)
            }
            Write::Base { game, base, rules, at } => {
                let statement = sqlx::query(
                    "insert into bases (game, number, rules, state, at) values ($1, $2, $3, $4, $5)
                     on conflict (game, number) do nothing",
                )
                .bind(game.0)
                .bind(i64::from(base.number))
                .bind(i64::from(*rules))
                .bind(&base.state)
                .bind(at.0);
                self.step(statement).await.map(drop)
            }
            Write::Post(post) => self.post(post).await,
            Write::Due { errand, due } => self.due(*errand, *due).await,
            Write::Done(Planned { errand, due }) => {
                let statement = sqlx::query("delete from agenda where errand = $1 and due = $2");
                let done = self.step(statement.bind(errand.to_string()).bind(due.0)).await?;
                if done.rows_affected() == 1 { Ok(()) } else { Err(NotKept::Conflict) }
            }
            Write::Challenge(row) => self.challenge(row).await,
            Write::Try { challenge, game, ranked } => self.begin_try(*challenge, *game, *ranked).await,
            Write::Feat { game, feat, at } => self.feat(*game, feat, *at).await,
            Write::Outdated { challenge, at } => self.outdated(*challenge, *at).await,
            Write::Shown { challenge, at } => {
                let statement = sqlx::query("update challenges set shown = $2 where id = $1");
                self.step(statement.bind(challenge.0).bind(at.0)).await.map(drop)
            }
            Write::Close { challenge, at } => self.close(*challenge, *at).await,
            Write::Setting { owner, name, value } => self.setting(*owner, name, value.as_deref()).await,
            Write::Forget(person) => self.forget(*person).await,
        }
    }

    async fn quota(&mut self, host: PersonId, server: Option<ServerId>, most: u32) -> Result<(), NotKept> {
        self.faults.step()?;
        let open: i64 = sqlx::query_scalar(
            "select count(*) from games
             where host = $1 and server is not distinct from $2 and status in ('lobby', 'running')
             and place like 'channel:%'",
        )
        .bind(row::person(host))
        .bind(server.map(row::server))
        .fetch_one(&mut self.writer.connection)
        .await
        .map_err(trouble)?;
        if open < i64::from(most) { Ok(()) } else { Err(NotKept::TooMany) }
    }

    async fn open(&mut self, table: &TableRow) -> Result<(), NotKept> {
        let statement = sqlx::query(
            "insert into games (id, place, server, game, status, version, host, options, seed, edition, begun, rules,
                                entries, outcome, message, opened, started, moved, ended)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
        )
        .bind(table.id.0)
        .bind(table.place.to_string())
        .bind(table.place.server().map(row::server))
        .bind(&table.game)
        .bind(table.status.to_string())
        .bind(table.version)
        .bind(table.host.map(row::person))
        .bind(row::json(&table.options)?)
        .bind(table.seed.map(|seed| seed.to_string()))
        .bind(table.edition.as_ref().map(|edition| edition.as_str()))
        .bind(table.begun.map(i64::from))
        .bind(table.rules.map(i64::from))
        .bind(i64::from(table.entries))
        .bind(table.outcome.as_ref().map(row::json).transpose()?)
        .bind(table.message.map(|message| message.0))
        .bind(table.opened.0)
        .bind(table.started.map(|time| time.0))
        .bind(table.moved.0)
        .bind(table.ended.map(|time| time.0));
        self.step(statement).await.map(drop)
    }

    /// Writes the table's new version over the one before it, and over no other.
    async fn table(&mut self, table: &TableRow) -> Result<(), NotKept> {
        let statement = sqlx::query(
            "update games set status = $3, version = $2, host = $4, options = $5, seed = $6, edition = $7, begun = $8,
                              rules = $9, entries = $10, outcome = $11, message = $12, started = $13, moved = $14,
                              ended = $15
             where id = $1 and version = $2 - 1",
        )
        .bind(table.id.0)
        .bind(table.version)
        .bind(table.status.to_string())
        .bind(table.host.map(row::person))
        .bind(row::json(&table.options)?)
        .bind(table.seed.map(|seed| seed.to_string()))
        .bind(table.edition.as_ref().map(|edition| edition.as_str()))
        .bind(table.begun.map(i64::from))
        .bind(table.rules.map(i64::from))
        .bind(i64::from(table.entries))
        .bind(table.outcome.as_ref().map(row::json).transpose()?)
        .bind(table.message.map(|message| message.0))
        .bind(table.started.map(|time| time.0))
        .bind(table.moved.0)
        .bind(table.ended.map(|time| time.0));
        if self.step(statement).await?.rows_affected() == 1 { Ok(()) } else { Err(NotKept::Conflict) }
    }

    async fn sitters(&mut self, game: GameId, sitters: &[Sitter]) -> Result<(), NotKept> {
        self.step(sqlx::query("delete from seats where game = $1").bind(game.0)).await?;
        for Sitter { seat, person, name, since } in sitters {
            let statement =
                sqlx::query("insert into seats (game, seat, person, name, since) values ($1, $2, $3, $4, $5)")
                    .bind(game.0)
                    .bind(i64::from(seat.0))
                    .bind(person.map(row::person))
                    .bind(name)
                    .bind(since.map(|since| since.0));
            self.step(statement).await?;
        }
        Ok(())
    }

    async fn post(&mut self, post: &Outgoing) -> Result<(), NotKept> {
        let sql = match post.post {
            // What a waiting refresh will show is what this one would.
            Post::Refresh => {
                "insert into outbox (id, game, address, post, about, nonce, state, due, attempts)
                 select $1, $2, $3, $4, $5, $6, 'waiting', $7, 0
                 where not exists (select 1 from outbox where about = $5 and post = $4 and state = 'waiting')"
            }
            _ => {
                "insert into outbox (id, game, address, post, about, nonce, state, due, attempts)
                 values ($1, $2, $3, $4, $5, $6, 'waiting', $7, 0)"
            }
        };
        let statement = sqlx::query(sql)
            .bind(post.id.0)
            .bind(post.game.map(|game| game.0))
            .bind(post.address.to_string())
            .bind(row::json(&post.post)?)
            .bind(post.about.map(|about| about.0))
            .bind(&post.nonce)
            .bind(post.due.0);
        self.step(statement).await.map(drop)
    }

    async fn due(&mut self, errand: Errand, due: Option<Time>) -> Result<(), NotKept> {
        let statement = match due {
            Some(due) => sqlx::query(
                "insert into agenda (errand, due) values ($1, $2)
                 on conflict (errand) do update set due = excluded.due",
            )
            .bind(errand.to_string())
            .bind(due.0),
            None => sqlx::query("delete from agenda where errand = $1").bind(errand.to_string()),
        };
        self.step(statement).await.map(drop)
    }

    async fn setting(&mut self, owner: Owner, name: &str, value: Option<&str>) -> Result<(), NotKept> {
        let statement = match value {
            Some(value) => sqlx::query(
                "insert into settings (owner, name, value) values ($1, $2, $3)
                 on conflict (owner, name) do update set value = excluded.value",
            )
            .bind(owner.to_string())
            .bind(name)
            .bind(value),
            None => {
                sqlx::query("delete from settings where owner = $1 and name = $2").bind(owner.to_string()).bind(name)
            }
        };
        self.step(statement).await.map(drop)
    }

    /// Takes a person's name away everywhere. The games stay.
    async fn forget(&mut self, person: PersonId) -> Result<(), NotKept> {
        let id = row::person(person);
        let next_host = "update games set version = version + 1, host = (
                 select seats.person from seats
                 where seats.game = games.id and seats.person <> $1 order by seats.seat limit 1)
             where host = $1";
        self.step(sqlx::query(next_host).bind(id)).await?;
        // Versions rise, so that nobody writes over this with what they remember.
        let versions = "update games set version = version + 1
             where id in (select game from seats where person = $1) and status in ('lobby', 'running', 'archived')";
        self.step(sqlx::query(versions).bind(id)).await?;
        self.forget_tries(person).await?;
        self.step(sqlx::query("update seats set person = null, name = '' where person = $1").bind(id)).await?;
        self.step(sqlx::query("update interactions set person = null where person = $1").bind(id)).await?;
        let messages = sqlx::query("delete from outbox where address = $1").bind(Address::Person(person).to_string());
        self.step(messages).await?;
        let settings = sqlx::query("delete from settings where owner = $1");
        self.step(settings.bind(Owner::Person(person).to_string())).await.map(drop)
    }
}

/// What a failed statement means: of all unique keys only the one place, one open table can be taken.
fn not_kept(error: sqlx::Error) -> NotKept {
    let taken = error
        .as_database_error()
        .is_some_and(|error| error.is_unique_violation() && error.message().contains("games.place"));
    if taken { NotKept::PlaceTaken } else { NotKept::Trouble(trouble(error)) }
}
