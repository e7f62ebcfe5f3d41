//! Writes tables, their logs and everything attached to them: one statement or a few for each [`Write`].

use std::time::Instant;

use super::read::{HOSTED, in_scope};
use super::row::RowReader;
use super::statement::{Statement, Transaction, query};
use super::{Backend, Database, SqlError, postgres, row, sessions, sqlite};
use engine::Seat;
use table::store::{Base, Change, CommitError, Interaction, Player, Scope, Snapshot, TableRow, Write};
use table::{
    Address, Former, GameId, Job, Nudges, Outgoing, Owner, PersonId, Post, ScheduledJob, SeatLife, ServerId,
    StoreError, Time,
};

/// SQLite's extended result code for a duplicate primary key; unique indexes have another.
const PRIMARY_KEY: &str = "1555";

impl Database {
    pub(super) async fn write_change(&self, change: &Change) -> Result<(), CommitError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => {
                self.commit_once(change).await?;
                sqlite.check_presence()?;
                if forgets(change) {
                    sqlite.scrub().await;
                } else {
                    sqlite.empty_log().await;
                }
            }
            Backend::Postgres(_) => {
                let begun = Instant::now();
                let mut committed = self.commit_once(change).await;
                for _ in 1..postgres::ATTEMPTS {
                    let Err(CommitError::Store(StoreError::Busy)) = committed else { break };
                    if begun.elapsed() > postgres::TIMEOUT {
                        break;
                    }
                    committed = self.commit_once(change).await;
                }
                committed?;
            }
        }
        // It is on disk, but the requester may never hear of it.
        #[cfg(feature = "faults")]
        self.faults.step()?;
        Ok(())
    }

    async fn commit_once(&self, change: &Change) -> Result<(), CommitError> {
        let mut transaction = self.begin().await?;
        let mut done = transaction.change(change).await;
        if let Backend::Postgres(postgres) = &self.backend
            && done.is_ok()
            && !postgres.is_leading()
            && postgres::concerns_leader(change)
        {
            done = transaction.statement(postgres::NOTIFY).run().await.map(drop).map_err(CommitError::from);
        }
        transaction.finish(done).await
    }
}

/// Whether a person is forgotten; then not even that request is stored.
fn forgets(change: &Change) -> bool {
    change.writes.iter().any(|write| matches!(write, Write::Forget(_)))
}

impl Transaction<'_> {
    async fn change(&mut self, change: &Change) -> Result<(), CommitError> {
        if self.is_on_postgres() {
            for lock in postgres::locks(change) {
                self.statement(postgres::LOCK).bind(lock).run().await?;
            }
        }
        let answer = query("select answer from interactions where id = $1").bind(change.interaction.id.as_str());
        if let Some(before) = self.rows(answer).await?.first() {
            return Err(CommitError::Repeated(RowReader(before).text("answer")?));
        }
        for write in &change.writes {
            self.write(write).await?;
        }
        if !forgets(change) {
            self.interaction(&change.interaction)?.run().await?;
        }
        Ok(())
    }

    fn interaction(&mut self, interaction: &Interaction) -> Result<Statement<'_>, StoreError> {
        let Interaction { id, game, person, at, answer } = interaction;
        let insert = "insert into interactions (id, game, person, at, answer) values ($1, $2, $3, $4, $5)";
        Ok(self
            .statement(insert)
            .bind(id.as_str())
            .bind(game.map(|game| game.0))
            .bind(person.map(row::person))
            .bind(at.0)
            .bind(row::json(answer)?))
    }

    async fn write(&mut self, write: &Write) -> Result<(), CommitError> {
        let statement = match write {
            Write::Quota { host, server, most } => return self.quota(*host, *server, *most).await,
            Write::Only { scope, games } => return self.only(*scope, games).await,
            Write::Edition { hash, game, content } => self
                .statement(
                    "insert into editions (hash, game, content) values ($1, $2, $3) on conflict (hash) do nothing",
                )
                .bind(hash.as_str())
                .bind(game.as_str())
                .bind(content.as_str()),
            Write::Open(table) => return self.open(table).await,
            Write::Table(table) => return self.table(table).await,
            Write::Players { game, players } => return self.players(*game, players).await,
            Write::Deeds { game, deeds } => {
                let deeds = row::json(deeds)?;
                self.statement("update games set deeds = $2 where id = $1").bind(game.0).bind(deeds)
            }
            Write::Since { game, seat, since, nudges, life } => self.since(*game, *seat, *since, nudges, life)?,
            Write::Sat { game, former } => self.record_former(*game, former),
            Write::Entry { game, logged } => self
                .statement("insert into entries (game, number, entry, interaction, at) values ($1, $2, $3, $4, $5)")
                .bind(game.0)
                .bind(i64::from(logged.number))
                .bind(logged.entry.to_string())
                .bind(logged.by.as_str())
                .bind(logged.at.0),
            Write::Snapshot { game, snapshot } => self.snapshot(*game, snapshot),
            Write::Base { game, base } => self.base(*game, base),
            Write::Post(post) => self.post(post)?,
            Write::Amend { post, to } => {
                self.statement("update outbox set post = $2 where id = $1").bind(post.0).bind(row::json(to)?)
            }
            Write::Due { job, due } => self.due(*job, *due),
            Write::BringForward(scheduled) => self.bring_forward(*scheduled),
            Write::Done(ScheduledJob { job, due }) => {
                let delete = self.statement("delete from agenda where job = $1 and due = $2");
                return delete.bind(job.to_string()).bind(due.0).run_one(CommitError::Conflict).await;
            }
            Write::Challenge(row) => self.challenge(row)?,
            Write::Try { challenge, game } => return self.begin_try(*challenge, *game).await,
            Write::SoloResult { game, solo_result, apart, at } => self.solo_result(*game, solo_result, *apart, *at)?,
            Write::Par { challenge, par } => self
                .statement("update challenges set par = $2 where id = $1 and stage = 'open'")
                .bind(challenge.0)
                .bind(i64::from(*par)),
            Write::AskReview(asked) => return self.ask_review(asked).await,
            Write::Review { game, row, decisions } => return self.review(*game, row, decisions).await,
            Write::Shown { challenge, at } => {
                self.statement("update challenges set shown = $2 where id = $1").bind(challenge.0).bind(at.0)
            }
            Write::Close { challenge, at } => return self.close(*challenge, *at).await,
            Write::Setting { owner, name, value } => self.setting(*owner, name, value.as_deref()),
            Write::Forget(person) => return self.forget(*person).await,
        };
        statement.run().await?;
        Ok(())
    }

    fn snapshot(&mut self, game: GameId, Snapshot { number, form, state }: &Snapshot) -> Statement<'_> {
        self.statement(
            "insert into positions (game, number, form, state) values ($1, $2, $3, $4)
             on conflict (game) do update set number = excluded.number, form = excluded.form, state = excluded.state",
        )
        .bind(game.0)
        .bind(i64::from(*number))
        .bind(i64::from(*form))
        .bind(state.as_str())
    }

    fn base(&mut self, game: GameId, base: &Base) -> Statement<'_> {
        let Base { snapshot: Snapshot { number, form, state }, rules, given_up, at } = base;
        self.statement(
            "insert into bases (game, number, rules, form, state, given_up, at) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (game, number) do nothing",
        )
        .bind(game.0)
        .bind(i64::from(*number))
        .bind(i64::from(*rules))
        .bind(i64::from(*form))
        .bind(state.as_str())
        .bind(i64::from(*given_up))
        .bind(at.0)
    }

    async fn quota(&mut self, host: PersonId, server: Option<ServerId>, most: u32) -> Result<(), CommitError> {
        let hosted = query(HOSTED).bind(row::person(host)).bind(server.map(row::server));
        for row in &self.rows(hosted).await? {
            if RowReader(row).number("hosted")? >= i64::from(most) {
                return Err(CommitError::TooMany);
            }
        }
        Ok(())
    }

    async fn only(&mut self, scope: Scope, games: &[GameId]) -> Result<(), CommitError> {
        let rows = self.rows(in_scope(scope)).await?;
        let stored = rows.iter().map(|row| RowReader(row).game("game")).collect::<Result<Vec<_>, _>>()?;
        if stored == games { Ok(()) } else { Err(CommitError::Conflict) }
    }

    async fn open(&mut self, table: &TableRow) -> Result<(), CommitError> {
        let insert = self.statement(
            "insert into games (id, place, server, game, status, version, host, options, seed, edition, begun, rules,
                                entries, outcome, message, opened, started, moved, ended, open_seed, board,
                                lobby, life, rated)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
                     $21, $22, $23, $24)",
        );
        with_columns(insert, table)?.run().await.map(drop).map_err(or_place_taken)
    }

    /// Replaces the previous version of the table, and no other.
    async fn table(&mut self, table: &TableRow) -> Result<(), CommitError> {
        let update = self.statement(
            "update games set place = $2, server = $3, game = $4, status = $5, version = $6, host = $7, options = $8,
                              seed = $9, edition = $10, begun = $11, rules = $12, entries = $13, outcome = $14,
                              message = $15, opened = $16, started = $17, moved = $18, ended = $19, open_seed = $20,
                              board = $21, lobby = $22, life = $23, rated = $24
             where id = $1 and version = $6 - 1",
        );
        match with_columns(update, table)?.run().await.map_err(or_place_taken)? {
            1 => Ok(()),
            _ => Err(CommitError::Conflict),
        }
    }

    async fn players(&mut self, game: GameId, players: &[Player]) -> Result<(), CommitError> {
        self.statement("delete from seats where game = $1").bind(game.0).run().await?;
        for Player { seat, person, name, bot, since, nudges, life } in players {
            let insert = "insert into seats (game, seat, person, name, level, secret) values ($1, $2, $3, $4, $5, $6)";
            self.statement(insert)
                .bind(game.0)
                .bind(i64::from(seat.0))
                .bind(person.map(row::person))
                .bind(name.as_str())
                .bind(bot.map(|bot| bot.level.to_string()))
                .bind(bot.map(|bot| bot.secret.to_string()))
                .run()
                .await?;
            if since.is_some() || *life != SeatLife::default() {
                self.since(game, *seat, *since, nudges, life)?.run().await?;
            }
        }
        self.end_sessions_of_lost_seats(game).await?;
        Ok(())
    }

    fn since(
        &mut self,
        game: GameId,
        seat: Seat,
        since: Option<Time>,
        nudges: &Nudges,
        life: &SeatLife,
    ) -> Result<Statement<'_>, StoreError> {
        let life = row::json(life)?;
        let statement = self.statement(
            "update seats set since = $3, nudges_from = $4, nudges_sent = $5, put_off = $6, muted = $7, life = $8
             where game = $1 and seat = $2",
        );
        Ok(statement
            .bind(game.0)
            .bind(i64::from(seat.0))
            .bind(since.map(|since| since.0))
            .bind(nudges.from.map(|from| from.0))
            .bind(i64::from(nudges.sent))
            .bind(nudges.put_off.map(|time| time.0))
            .bind(i64::from(nudges.muted))
            .bind(life))
    }

    fn record_former(&mut self, game: GameId, Former { seat, person, name, until }: &Former) -> Statement<'_> {
        self.statement(
            "insert into former_players (game, seat, person, name, until) values ($1, $2, $3, $4, $5)
             on conflict (game, seat, until) do nothing",
        )
        .bind(game.0)
        .bind(i64::from(seat.0))
        .bind(person.map(row::person))
        .bind(name.as_str())
        .bind(until.0)
    }

    fn post(&mut self, post: &Outgoing) -> Result<Statement<'_>, StoreError> {
        let sql = match post.post {
            // A pending refresh will show what this one would. Both conditions on the state are needed: the index
            // covers the first, and SQLite does not see that the second implies it.
            Post::Refresh => {
                "insert into outbox (id, game, address, post, about, nonce, state, due, attempts, lane)
                 select $1, $2, $3, $4, $5, $6, 'waiting', $7, 0, $8
                 where not exists (
                     select 1 from outbox
                     where about = $5 and post = $4 and lane <> 'message'
                     and state in ('waiting', 'sending') and state = 'waiting')"
            }
            _ => {
                "insert into outbox (id, game, address, post, about, nonce, state, due, attempts, lane)
                 values ($1, $2, $3, $4, $5, $6, 'waiting', $7, 0, $8)"
            }
        };
        Ok(self
            .statement(sql)
            .bind(post.id.0)
            .bind(post.game.map(|game| game.0))
            .bind(post.address.to_string())
            .bind(row::json(&post.post)?)
            .bind(post.about.map(|about| about.0))
            .bind(post.nonce.as_str())
            .bind(post.due.0)
            .bind(post.post.lane().to_string()))
    }

    fn due(&mut self, job: Job, due: Option<Time>) -> Statement<'_> {
        match due {
            Some(due) => self
                .statement(
                    "insert into agenda (job, due) values ($1, $2)
                     on conflict (job) do update set due = excluded.due",
                )
                .bind(job.to_string())
                .bind(due.0),
            None => self.statement("delete from agenda where job = $1").bind(job.to_string()),
        }
    }

    fn bring_forward(&mut self, ScheduledJob { job, due }: ScheduledJob) -> Statement<'_> {
        self.statement(
            "insert into agenda (job, due) values ($1, $2)
             on conflict (job) do update set due = excluded.due where excluded.due < agenda.due",
        )
        .bind(job.to_string())
        .bind(due.0)
    }

    pub(super) fn setting(&mut self, owner: Owner, name: &str, value: Option<&str>) -> Statement<'_> {
        match value {
            Some(value) => self
                .statement(
                    "insert into settings (owner, name, value) values ($1, $2, $3)
                     on conflict (owner, name) do update set value = excluded.value",
                )
                .bind(owner.to_string())
                .bind(name)
                .bind(value),
            None => {
                self.statement("delete from settings where owner = $1 and name = $2").bind(owner.to_string()).bind(name)
            }
        }
    }

    async fn forget(&mut self, person: PersonId) -> Result<(), CommitError> {
        let of_person = [
            "update entries set interaction = '' where game in (select game from seats where person = $1)
             and interaction in (select id from interactions where person = $1)",
            "delete from interactions where person = $1",
            "update seats set person = null, name = '' where person = $1",
            "update former_players set person = null, name = '' where person = $1",
            "update games set host = null where host = $1",
            "update challenges set host = null where host = $1",
            "update reviews set person = null where person = $1",
            "delete from decisions where person = $1",
            sessions::END,
        ];
        for statement in of_person {
            self.statement(statement).bind(row::person(person)).run().await?;
        }
        let address = Address::Person(person).to_string();
        self.statement("delete from outbox where address = $1").bind(address).run().await?;
        let owner = Owner::Person(person).to_string();
        self.statement("delete from settings where owner = $1").bind(owner).run().await?;
        if !self.is_on_postgres() {
            self.statement(sqlite::TRACES).run().await?;
        }
        Ok(())
    }
}

/// Binds every column of `games`, in the order of the table.
fn with_columns<'s>(statement: Statement<'s>, table: &TableRow) -> Result<Statement<'s>, StoreError> {
    Ok(statement
        .bind(table.id.0)
        .bind(table.place.to_string())
        .bind(table.place.server().map(row::server))
        .bind(table.game.as_str())
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
        .bind(table.ended.map(|time| time.0))
        .bind(i64::from(table.open_seed))
        .bind(table.board.map(|board| board.0))
        .bind(table.lobby.map(|lobby| lobby.0))
        .bind(row::json(&table.life)?)
        .bind(i64::from(table.rated)))
}

/// Whether a unique index was violated: those of `games` cover its places; its primary key does not.
fn or_place_taken(SqlError(error): SqlError) -> CommitError {
    let taken = error.as_database_error().is_some_and(|error| {
        let key = error.code().is_some_and(|code| code == PRIMARY_KEY) || error.constraint() == Some("games_pkey");
        error.is_unique_violation() && !key
    });
    if taken { CommitError::PlaceTaken } else { SqlError(error).into() }
}
