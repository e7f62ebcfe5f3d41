//! Keeps tables in a SQLite file. The only room that knows sqlx.
//!
//! The contract is [`crate::table::store::Store`]; what it demands of any backend is in `conformance.rs`.

mod agenda;
mod backup;
mod challenge;
mod fault;
mod lock;
mod open;
mod outbox;
mod presence;
mod read;
mod row;
mod scrub;
mod transaction;
mod write;

#[cfg(test)]
mod conformance;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use sqlx::SqlitePool;
use tokio::sync::Mutex;

pub use backup::backup;
pub use fault::Faults;
pub use open::{DEFAULT_URL, OpenError};

use crate::engine::{EditionHash, Seed};
use crate::table::store::{
    Change, Highest, Listing, Mark, NotKept, Scope, Sitter, Soon, Store, StoredLog, StoredTable, TableRow,
};
use crate::table::{
    ChallengeId, ChallengeRow, Concern, GameId, Hash, InteractionId, Outgoing, Owner, PersonId, Place, Planned, PostId,
    ServerId, Time, Trace, TriesOf, Trouble, TryRow,
};

/// A database file: one connection that writes, a few that read, and the lock that keeps other processes out.
pub struct Sqlite {
    writer: Mutex<transaction::Writer>,
    readers: SqlitePool,
    faults: Faults,
    /// None: it was opened only to be looked at.
    presence: Option<presence::Presence>,
    traces: scrub::Traces,
    /// None: it was opened only to be looked at.
    _lock: Option<lock::Lock>,
}

impl Store for Sqlite {
    fn keep<'a>(&'a self, change: &'a Change) -> Soon<'a, (), NotKept> {
        Box::pin(self.write_change(change))
    }

    fn answer<'a>(&'a self, id: &'a InteractionId) -> Soon<'a, Option<String>> {
        Box::pin(self.read_answer(id))
    }

    fn highest(&self) -> Soon<'_, Highest> {
        Box::pin(self.read_highest())
    }

    fn table(&self, game: GameId) -> Soon<'_, Option<StoredTable>> {
        Box::pin(self.read_table(game))
    }

    fn row(&self, game: GameId) -> Soon<'_, Option<(TableRow, Vec<Sitter>)>> {
        Box::pin(self.read_row(game))
    }

    fn games(&self, scope: Scope) -> Soon<'_, Vec<GameId>> {
        Box::pin(self.read_games(scope))
    }

    fn log(&self, game: GameId) -> Soon<'_, StoredLog> {
        Box::pin(self.read_log(game))
    }

    fn edition<'a>(&'a self, hash: &'a EditionHash) -> Soon<'a, Option<String>> {
        Box::pin(self.read_edition(hash))
    }

    fn at(&self, place: Place) -> Soon<'_, Option<GameId>> {
        Box::pin(self.read_at(place))
    }

    fn tables_of(&self, person: PersonId, ended: bool) -> Soon<'_, Vec<Listing>> {
        Box::pin(self.read_tables_of(person, ended))
    }

    fn after(&self, game: GameId) -> Soon<'_, Option<GameId>> {
        Box::pin(self.read_after(game))
    }

    fn settings(&self, owner: Owner) -> Soon<'_, BTreeMap<String, String>> {
        Box::pin(self.read_settings(owner))
    }

    fn challenge(&self, challenge: ChallengeId) -> Soon<'_, Option<ChallengeRow>> {
        Box::pin(self.read_challenge(challenge))
    }

    fn challenges(&self, server: ServerId) -> Soon<'_, Vec<ChallengeRow>> {
        Box::pin(self.read_challenges(server))
    }

    fn tries(&self, of: TriesOf) -> Soon<'_, Vec<TryRow>> {
        Box::pin(self.read_tries(of))
    }

    fn try_of(&self, challenge: ChallengeId, person: PersonId) -> Soon<'_, Option<GameId>> {
        Box::pin(self.read_try_of(challenge, person))
    }

    fn has_played<'a>(&'a self, game: &'a str, seed: Seed, person: PersonId, but: GameId) -> Soon<'a, bool> {
        Box::pin(self.read_has_played(game, seed, person, but))
    }

    fn traces<'a>(&'a self, challenge: ChallengeId, person: &'a Hash) -> Soon<'a, Vec<Trace>> {
        Box::pin(self.read_traces(challenge, person))
    }

    fn concerns(&self, person: PersonId) -> Soon<'_, Vec<Concern>> {
        Box::pin(self.read_concerns(person))
    }

    fn hosted(&self, host: PersonId, server: Option<ServerId>) -> Soon<'_, u32> {
        Box::pin(self.read_hosted(host, server))
    }

    fn errands(&self, now: Time, limit: u32) -> Soon<'_, Vec<Planned>> {
        Box::pin(self.read_errands(now, limit))
    }

    fn next_errand(&self) -> Soon<'_, Option<Time>> {
        Box::pin(self.read_next_errand())
    }

    fn due(&self, now: Time, limit: u32) -> Soon<'_, Vec<Outgoing>> {
        Box::pin(self.read_due(now, limit))
    }

    fn next_due(&self) -> Soon<'_, Option<Time>> {
        Box::pin(self.read_next_due())
    }

    fn post(&self, post: PostId) -> Soon<'_, Option<Outgoing>> {
        Box::pin(self.read_post(post))
    }

    fn make_due<'a>(&'a self, posts: Option<&'a [PostId]>, now: Time) -> Soon<'a, ()> {
        Box::pin(self.write_due(posts, now))
    }

    fn mark(&self, post: PostId, mark: Mark) -> Soon<'_, ()> {
        Box::pin(self.write_mark(post, mark))
    }
}

/// What an error of the database means to whoever asked. Causes go to the operator's log.
impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        // A value of the wrong kind, or text that is not UTF-8.
        if let sqlx::Error::ColumnDecode { index, source } = error {
            return Trouble::Unreadable(format!("{index}: {source}"));
        }
        let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<i32>().ok());
        // SQLite's primary result codes are the lowest byte of the extended ones.
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => Trouble::Busy,
            Some(8) => Trouble::ReadOnly,
            Some(11 | 26) => Trouble::Damaged,
            Some(13) => Trouble::Full,
            _ => Trouble::Failed(error.to_string()),
        }
    }
}

impl From<sqlx::Error> for NotKept {
    fn from(error: sqlx::Error) -> NotKept {
        NotKept::Trouble(error.into())
    }
}
