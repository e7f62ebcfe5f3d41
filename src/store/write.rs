//! Writing: each interaction all or not at all, its statements in one call, and those that come together in one
//! transaction.

use std::sync::PoisonError;

use sqlx::sqlite::SqliteConnection;
use tokio::sync::oneshot;

use super::batch::{Batch, Check, Expected, Stopped};
use super::fault::Faults;
use super::notes::{self, Note, Notes};
use super::outbox::mark_in;
use super::presence::Presence;
use super::scrub;
use super::tidy::{self, Tidy};
use super::{Sqlite, row, trouble};
use crate::engine::Seat;
use crate::table::store::{Base, Change, Interaction, Mark, NotKept, Sitter, Snapshot, TableRow, Write};
use crate::table::{
    Address, Errand, GameId, InteractionId, Nudges, Outgoing, Owner, PersonId, Planned, Post, PostId, ServerId, Time,
    Trouble,
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

    /// Carries out what waits: all of it in one transaction if that goes, since a sync costs as much for many as for one.
    /// What is noted goes with it.
    async fn carry_out(&mut self, jobs: Vec<Job>, notes: &Notes) {
        if self.unfinished {
            self.roll_back().await;
        }
        if jobs.len() > 1 && self.together(&jobs, notes).await {
            return jobs.into_iter().for_each(|job| job.answer(Ok(())));
        }
        for mut job in jobs {
            let noted = notes.all();
            let kept = self.alone(&mut job, &noted).await;
            if kept.is_ok() {
                notes.written(&noted);
            }
            job.answer(kept);
        }
    }

    /// Whether all could be done.
    async fn together(&mut self, jobs: &[Job], notes: &Notes) -> bool {
        if jobs.iter().any(|job| job.fault.is_some()) {
            return false;
        }
        let lasts = jobs.iter().any(|job| job.lasts);
        let begin = self.begin(lasts);
        let mut done = self.say(Batch::default().between(begin, "")).await.is_ok();
        for job in jobs {
            done = done && self.say(job.batch.clone()).await.is_ok();
        }
        let (noted, mut last) = (notes.all(), Batch::default());
        notes::write(&mut last, &noted);
        done = done && self.say(last.between("", "commit;")).await.is_ok();
        if done {
            notes.written(&noted);
            self.unfinished = false;
        } else {
            self.roll_back().await;
        }
        done
    }

    async fn alone(&mut self, job: &mut Job, noted: &[Note]) -> Result<(), NotKept> {
        let begin = self.begin(job.lasts);
        // What comes before a fault has happened when it is met.
        let commit = if job.fault.is_none() { "commit;" } else { "" };
        let mut batch = std::mem::take(&mut job.batch);
        notes::write(&mut batch, noted);
        let said = self.say(batch.between(begin, commit)).await;
        let kept = match (said, &job.fault) {
            (Ok(()), None) => {
                self.unfinished = false;
                return Ok(());
            }
            (Ok(()), Some(fault)) => Err(fault.clone()),
            (Err(Stopped::Failed(error)), _) => Err(not_kept(error)),
            (Err(Stopped::Check(check)), _) => Err(self.unmet(check, job).await),
        };
        self.roll_back().await;
        kept
    }

    /// What a check that does not hold means.
    async fn unmet(&mut self, check: Check, job: &Job) -> NotKept {
        match check {
            Check::Unchanged => NotKept::Conflict,
            Check::Open => NotKept::Closed,
            Check::Few => NotKept::TooMany,
            Check::New => {
                let before = sqlx::query_scalar("select answer from interactions where id = $1").bind(job.by.as_str());
                before
                    .fetch_one(&mut self.connection)
                    .await
                    .map_or_else(|error| trouble(error).into(), NotKept::Repeated)
            }
        }
    }

    /// What begins a transaction, which is on disk when it is done, or reaches it with the next one that lasts: for what
    /// may be forgotten if the power fails.
    fn begin(&mut self, lasts: bool) -> &'static str {
        self.unfinished = true;
        let changes = self.relaxed == lasts;
        self.relaxed = !lasts;
        match (changes, lasts) {
            (false, _) => "begin immediate;",
            (true, true) => "pragma synchronous = full; begin immediate;",
            (true, false) => "pragma synchronous = normal; begin immediate;",
        }
    }

    /// SQLite may have rolled back by itself, as on a full disk; then this says so, and all is well.
    async fn roll_back(&mut self) {
        if let Err(error) = self.say(Batch::default().between("rollback;", "")).await {
            tracing::debug!(?error, "nothing to roll back");
        }
        self.unfinished = false;
        // How the next commit would be synced may not have been said either.
        self.relaxed = true;
    }

    /// Moves the rest of the log into the file, so that it begins anew.
    async fn tidy(&mut self) {
        if let Err(error) = self.say(Batch::default().between(tidy::CHECKPOINT, "")).await {
            tracing::debug!(?error, "the database's log goes on");
        }
    }

    async fn say(&mut self, batch: Batch) -> Result<(), Stopped> {
        batch.run(&mut self.connection).await
    }
}

/// Something that waits to be written.
pub(super) struct Job {
    batch: Batch,
    /// Whether it must be on disk when it is done.
    lasts: bool,
    by: InteractionId,
    /// What a test lets happen in the middle of it.
    fault: Option<NotKept>,
    done: oneshot::Sender<Result<(), NotKept>>,
}

impl Job {
    fn answer(self, kept: Result<(), NotKept>) {
        // Whoever asked may have gone.
        let _ = self.done.send(kept);
    }
}

/// What waits to be written, in order.
pub(super) type Queue = std::sync::Mutex<Vec<Job>>;

impl Sqlite {
    pub(super) async fn write_change(&self, change: &Change) -> Result<(), NotKept> {
        self.faults.step()?;
        let mut writing = Writing { faults: &self.faults, batch: Batch::default() };
        let fault = writing.whole(change).err();
        self.write(writing.batch, change.interaction.id.clone(), true, fault).await?;
        // What is in a file without a name is not kept.
        self.presence.as_ref().map_or(Ok(()), Presence::check)?;
        self.settings.changed(change);
        if change.writes.iter().any(|write| matches!(write, Write::Forget(_))) {
            self.scrub().await;
        } else {
            self.empty_log().await;
        }
        if let Some(tidy) = &self.tidy {
            tidy.committed();
        }
        // It is on disk, but whoever asked may never hear of it.
        Ok(self.faults.step()?)
    }

    pub(super) async fn write_mark(&self, post: PostId, mark: Mark) -> Result<(), Trouble> {
        self.faults.step()?;
        let mut batch = Batch::default();
        match mark {
            Mark::Sent { message } => {
                self.notes.add(Note { post, message });
                return Ok(());
            }
            other => mark_in(&mut batch, post, other),
        }
        self.write_lightly(batch).await
    }

    /// Writes what was noted, if it has not gone with something else.
    pub(super) async fn write_notes(&self) -> Result<(), Trouble> {
        if self.notes.is_empty() { Ok(()) } else { self.write_lightly(Batch::default()).await }
    }

    /// Writes something that may be forgotten if the power fails: whatever is left at the next start is taken to be
    /// doubtful.
    pub(super) async fn write_lightly(&self, batch: Batch) -> Result<(), Trouble> {
        match self.write(batch, InteractionId::new(String::new()), false, None).await {
            Ok(()) => Ok(()),
            Err(NotKept::Trouble(trouble)) => Err(trouble),
            Err(reason) => Err(Trouble::Failed(reason.to_string())),
        }
    }

    /// Has this written: by whoever has the turn when it is there, with everything else that waits then.
    async fn write(&self, batch: Batch, by: InteractionId, lasts: bool, fault: Option<NotKept>) -> Result<(), NotKept> {
        let (done, mut told) = oneshot::channel();
        let waiting = || self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        waiting().push(Job { batch, lasts, by, fault, done });
        let unfinished = || Err(Trouble::Failed("it was not brought to its end".to_owned()).into());
        let mut writer = tokio::select! {
            biased;
            // It is told nothing if whoever had it went away in the middle.
            kept = &mut told => return kept.unwrap_or_else(|_| unfinished()),
            writer = self.writer.lock() => writer,
        };
        if let Ok(kept) = told.try_recv() {
            return kept;
        }
        self.faults.pause().await;
        let jobs = std::mem::take(&mut *waiting());
        writer.carry_out(jobs, &self.notes).await;
        if self.tidy.as_ref().is_some_and(Tidy::is_left) {
            writer.tidy().await;
        }
        told.try_recv().unwrap_or_else(|_| unfinished())
    }
}

/// The statements of a change, as they come together.
pub(super) struct Writing<'f> {
    faults: &'f Faults,
    batch: Batch,
}

impl Writing<'_> {
    fn whole(&mut self, change: &Change) -> Result<(), NotKept> {
        // A row that waits for its table would have SQLite look through all of them when that comes.
        let opens = change.writes.iter().any(|write| matches!(write, Write::Open(_)));
        let game = change.interaction.game;
        self.interaction(&change.interaction, game.filter(|_| !opens))?;
        for write in &change.writes {
            self.write(write, &change.interaction)?;
        }
        if let Some(game) = game.filter(|_| opens) {
            self.add("update interactions set game = $2 where id = $1")?
                .bind(change.interaction.id.as_str())
                .bind(game.0);
        }
        // The commit is a step as well.
        Ok(self.faults.step()?)
    }

    /// The one way to the database: tests let any of these fail.
    pub(super) fn add(&mut self, statement: &'static str) -> Result<&mut Batch, NotKept> {
        self.expect(statement, Expected::Any)
    }

    pub(super) fn expect(&mut self, statement: &'static str, expected: Expected) -> Result<&mut Batch, NotKept> {
        self.faults.step()?;
        Ok(self.batch.add(statement, expected))
    }

    /// Writes the interaction down, unless it was before.
    fn interaction(&mut self, interaction: &Interaction, game: Option<GameId>) -> Result<(), NotKept> {
        let Interaction { id, person, at, answer, .. } = interaction;
        self.expect(
            "insert into interactions (id, game, person, at, answer) values ($1, $2, $3, $4, $5)
             on conflict (id) do nothing",
            Expected::One(Check::New),
        )?
        .bind(id.as_str())
        .bind(game.map(|game| game.0))
        .bind(person.map(row::person))
        .bind(at.0)
        .bind(row::json(answer)?);
        Ok(())
    }

    fn write(&mut self, write: &Write, by: &Interaction) -> Result<(), NotKept> {
        match write {
            Write::Quota { host, server, most } => self.quota(*host, *server, *most)?,
            Write::Edition { hash, game, content } => {
                let statement =
                    "insert into editions (hash, game, content) values ($1, $2, $3) on conflict (hash) do nothing";
                self.add(statement)?.bind(hash.as_str()).bind(game.as_str()).bind(content.as_str());
            }
            Write::Open(table) => self.open(table)?,
            Write::Table(table) => self.table(table)?,
            Write::Sitters { game, sitters } => self.sitters(*game, sitters)?,
            Write::Since { game, seat, since, nudges } => self.since(*game, *seat, *since, nudges)?,
            Write::Entry { game, logged } => {
                self.add("insert into entries (game, number, entry, interaction, at) values ($1, $2, $3, $4, $5)")?
                    .bind(game.0)
                    .bind(i64::from(logged.number))
                    .bind(logged.entry.to_string())
                    .bind(by.id.as_str())
                    .bind(logged.at.0);
            }
            Write::Snapshot { game, snapshot: Snapshot { number, form, state } } => {
                self.add(
                    "insert into positions (game, number, form, state) values ($1, $2, $3, $4)
                     on conflict (game) do update set
                         number = excluded.number, form = excluded.form, state = excluded.state",
                )?
                .bind(game.0)
                .bind(i64::from(*number))
                .bind(i64::from(*form))
                .bind(state.as_str());
            }
            Write::Base { game, base } => self.base(*game, base)?,
            Write::Post(post) => self.post(post)?,
            Write::Amend { post, to } => {
                self.add("update outbox set post = $2 where id = $1")?.bind(post.0).bind(row::json(to)?);
            }
            Write::Due { errand, due } => self.due(*errand, *due)?,
            Write::Hasten(planned) => self.hasten(*planned)?,
            Write::Done(Planned { errand, due }) => {
                self.expect("delete from agenda where errand = $1 and due = $2", Expected::One(Check::Unchanged))?
                    .bind(errand.to_string())
                    .bind(due.0);
            }
            Write::Challenge(row) => self.challenge(row)?,
            Write::Try { challenge, game } => self.begin_try(*challenge, *game)?,
            Write::Feat { game, feat, apart, at } => self.feat(*game, feat, *apart, *at)?,
            Write::Trace { challenge, person, trace } => self.trace(*challenge, person, *trace)?,
            Write::OpenTries { person, tries } => self.open_tries(*person, *tries)?,
            Write::Outdated { challenge, at } => self.outdated(*challenge, *at)?,
            Write::Shown { challenge, at } => {
                self.add("update challenges set shown = $2 where id = $1")?.bind(challenge.0).bind(at.0);
            }
            Write::Close { challenge, at } => self.close(*challenge, *at)?,
            Write::Setting { owner, name, value } => self.setting(*owner, name, value.as_deref())?,
            Write::Forget(person) => self.forget(*person, &by.id)?,
        }
        Ok(())
    }

    fn base(&mut self, game: GameId, base: &Base) -> Result<(), NotKept> {
        let Base { snapshot: Snapshot { number, form, state }, rules, given_up, at } = base;
        self.add(
            "insert into bases (game, number, rules, form, state, given_up, at) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (game, number) do nothing",
        )?
        .bind(game.0)
        .bind(i64::from(*number))
        .bind(i64::from(*rules))
        .bind(i64::from(*form))
        .bind(state.as_str())
        .bind(i64::from(*given_up))
        .bind(at.0);
        Ok(())
    }

    fn quota(&mut self, host: PersonId, server: Option<ServerId>, most: u32) -> Result<(), NotKept> {
        self.faults.step()?;
        let few = "(select count(*) from games
              where host = $1 and server is not distinct from $2 and status in ('lobby', 'running')
              and place like 'channel:%') < $3";
        self.batch.check(few, Check::Few).bind(row::person(host)).bind(server.map(row::server)).bind(i64::from(most));
        Ok(())
    }

    fn open_tries(&mut self, person: PersonId, tries: usize) -> Result<(), NotKept> {
        self.faults.step()?;
        let same = "(select count(*) from seats join tries on tries.game = seats.game
              join challenges on challenges.id = tries.challenge
              where seats.person = $1 and challenges.stage = 'open') = $2";
        self.batch.check(same, Check::Unchanged).bind(row::person(person)).bind(tries as i64);
        Ok(())
    }

    fn open(&mut self, table: &TableRow) -> Result<(), NotKept> {
        self.add(
            "insert into games (id, place, server, game, status, version, host, options, seed, edition, begun, rules,
                                entries, outcome, message, opened, started, moved, ended, open_seed)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)",
        )?
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
        .bind(i64::from(table.open_seed));
        Ok(())
    }

    /// Writes the table's new version over the one before it, and over no other.
    fn table(&mut self, table: &TableRow) -> Result<(), NotKept> {
        self.expect(
            "update games set status = $3, version = $2, host = $4, options = $5, seed = $6, edition = $7, begun = $8,
                              rules = $9, entries = $10, outcome = $11, message = $12, started = $13, moved = $14,
                              ended = $15, place = $16, server = $17
             where id = $1 and version = $2 - 1",
            Expected::One(Check::Unchanged),
        )?
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
        .bind(table.ended.map(|time| time.0))
        .bind(table.place.to_string())
        .bind(table.place.server().map(row::server));
        Ok(())
    }

    fn sitters(&mut self, game: GameId, sitters: &[Sitter]) -> Result<(), NotKept> {
        self.add("delete from seats where game = $1")?.bind(game.0);
        for Sitter { seat, person, name, since, nudges } in sitters {
            self.add("insert into seats (game, seat, person, name) values ($1, $2, $3, $4)")?
                .bind(game.0)
                .bind(i64::from(seat.0))
                .bind(person.map(row::person))
                .bind(name.as_str());
            if since.is_some() {
                self.since(game, *seat, *since, nudges)?;
            }
        }
        Ok(())
    }

    fn since(&mut self, game: GameId, seat: Seat, since: Option<Time>, nudges: &Nudges) -> Result<(), NotKept> {
        self.add(
            "update seats set since = $3, stirred = $4, nudges = $5, put_off = $6, muted = $7
             where game = $1 and seat = $2",
        )?
        .bind(game.0)
        .bind(i64::from(seat.0))
        .bind(since.map(|since| since.0))
        .bind(nudges.from.map(|from| from.0))
        .bind(i64::from(nudges.sent))
        .bind(nudges.put_off.map(|time| time.0))
        .bind(i64::from(nudges.muted));
        Ok(())
    }

    fn post(&mut self, post: &Outgoing) -> Result<(), NotKept> {
        let sql = match post.post {
            // What a waiting refresh will show is what this one would. Both conditions on the state: the index is of the
            // first, and SQLite does not see that the second implies it.
            Post::Refresh => {
                "insert into outbox (id, game, address, post, about, nonce, state, due, attempts)
                 select $1, $2, $3, $4, $5, $6, 'waiting', $7, 0
                 where not exists (
                     select 1 from outbox
                     where about = $5 and post = $4 and state in ('waiting', 'sending') and state = 'waiting')"
            }
            _ => {
                "insert into outbox (id, game, address, post, about, nonce, state, due, attempts)
                 values ($1, $2, $3, $4, $5, $6, 'waiting', $7, 0)"
            }
        };
        self.add(sql)?
            .bind(post.id.0)
            .bind(post.game.map(|game| game.0))
            .bind(post.address.to_string())
            .bind(row::json(&post.post)?)
            .bind(post.about.map(|about| about.0))
            .bind(post.nonce.as_str())
            .bind(post.due.0);
        Ok(())
    }

    fn due(&mut self, errand: Errand, due: Option<Time>) -> Result<(), NotKept> {
        match due {
            Some(due) => self
                .add(
                    "insert into agenda (errand, due) values ($1, $2)
                     on conflict (errand) do update set due = excluded.due",
                )?
                .bind(errand.to_string())
                .bind(due.0),
            None => self.add("delete from agenda where errand = $1")?.bind(errand.to_string()),
        };
        Ok(())
    }

    fn hasten(&mut self, Planned { errand, due }: Planned) -> Result<(), NotKept> {
        self.add(
            "insert into agenda (errand, due) values ($1, $2)
             on conflict (errand) do update set due = excluded.due where excluded.due < agenda.due",
        )?
        .bind(errand.to_string())
        .bind(due.0);
        Ok(())
    }

    fn setting(&mut self, owner: Owner, name: &str, value: Option<&str>) -> Result<(), NotKept> {
        match value {
            Some(value) => self
                .add(
                    "insert into settings (owner, name, value) values ($1, $2, $3)
                     on conflict (owner, name) do update set value = excluded.value",
                )?
                .bind(owner.to_string())
                .bind(name)
                .bind(value),
            None => self.add("delete from settings where owner = $1 and name = $2")?.bind(owner.to_string()).bind(name),
        };
        Ok(())
    }

    /// Takes a person's name away everywhere, also the ids of what they did, this wish included. The games stay.
    fn forget(&mut self, person: PersonId, wish: &InteractionId) -> Result<(), NotKept> {
        let id = row::person(person);
        let next_host = "update games set version = version + 1, host = (
                 select seats.person from seats
                 where seats.game = games.id and seats.person <> $1 order by seats.seat limit 1)
             where host = $1";
        // Versions rise, so that nobody writes over this with what they remember.
        let versions = "update games set version = version + 1
             where id in (select game from seats where person = $1) and status in ('lobby', 'running', 'archived')";
        self.forget_tries(person)?;
        let entries = "update entries set interaction = ''
             where game in (select game from seats where person = $1)
             and interaction in (select id from interactions where person = $1)";
        let seats = "update seats set person = null, name = '' where person = $1";
        let interactions = "delete from interactions where person = $1";
        for statement in [next_host, versions, entries, seats, interactions] {
            self.add(statement)?.bind(id);
        }
        self.add("delete from interactions where id = $1")?.bind(wish.as_str());
        self.add(scrub::TRACES)?;
        self.add("delete from outbox where address = $1")?.bind(Address::Person(person).to_string());
        self.add("delete from settings where owner = $1")?.bind(Owner::Person(person).to_string());
        Ok(())
    }
}

/// What is said to SQLite for a change.
#[cfg(test)]
pub(super) fn statements(change: &Change) -> Vec<String> {
    let faults = Faults::default();
    let mut writing = Writing { faults: &faults, batch: Batch::default() };
    writing.whole(change).expect("no fault was asked for");
    notes::write(&mut writing.batch, &[Note { post: PostId(1), message: None }]);
    writing.batch.statements()
}

/// What a failed statement means: of all unique keys only the one place, one open table can be taken.
fn not_kept(error: sqlx::Error) -> NotKept {
    let taken = error
        .as_database_error()
        .is_some_and(|error| error.is_unique_violation() && error.message().contains("games.place"));
    if taken { NotKept::PlaceTaken } else { NotKept::Trouble(trouble(error)) }
}
