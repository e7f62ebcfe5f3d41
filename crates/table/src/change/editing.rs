//! Changing tables: on their newest version, under their locks, in one transaction, with a retry on conflict.

use std::sync::Arc;

use tokio::sync::OwnedMutexGuard;

use super::draft::Draft;
use super::loaded::{LoadedTable, TableSlot};
use crate::Tables;
use crate::answer::{Answer, Refusal, Reply, Request, Right};
use crate::ids::{GameId, InteractionId, PersonId, Place, Which};
use crate::operating::scheduler;
use crate::store::{Change, CommitError, Interaction, Player, Scope, StoreError, TableRow, Write};
use crate::view::{PrivateTable, PublicTable};
use crate::visibility::Requester;
use engine::Phrase;

/// How often a change is retried after a conflict.
pub(crate) const ATTEMPTS: usize = 5;

/// The lock on one table.
type TableLock = OwnedMutexGuard<()>;

/// The decision on a request.
pub(crate) struct Decision {
    pub answer: Answer,
    pub told: Vec<Phrase>,
}

impl From<Answer> for Decision {
    fn from(answer: Answer) -> Decision {
        Decision { answer, told: Vec::new() }
    }
}

impl Draft<'_> {
    /// The decision on a request whose answer says only that something was stored.
    pub fn kept(&self) -> Decision {
        Answer::Kept { game: self.row.id }.into()
    }
}

/// On whose behalf a table changes.
#[derive(Clone, Copy)]
pub(crate) struct Author<'a> {
    id: &'a InteractionId,
    /// None for the program itself.
    viewer: Option<Requester>,
}

impl<'a> Author<'a> {
    pub fn program(id: &'a InteractionId) -> Author<'a> {
        Author { id, viewer: None }
    }
}

/// Decides on a draft, and returns the answer to store. A reference to a trait object, so that the machinery around it is
/// compiled once and not for each request.
pub(crate) type Decide<'a, R> = &'a (dyn Fn(&mut Draft<'_>) -> Result<(R, Answer), Refusal> + Send + Sync);

/// Why a table was not changed.
pub(crate) enum EditError {
    Refused(Refusal),
    /// Others kept changing it first.
    Conflict,
    /// The store refused the change to the table in this place.
    Commit(CommitError, Place),
}

impl From<Refusal> for EditError {
    fn from(refusal: Refusal) -> EditError {
        EditError::Refused(refusal)
    }
}

impl EditError {
    /// The store's error, if that is the cause.
    pub fn store_error(&self) -> Option<StoreError> {
        match self {
            EditError::Refused(Refusal::Unavailable(error)) => Some(error.clone()),
            EditError::Commit(CommitError::Store(error), _) => Some(error.clone()),
            EditError::Conflict => Some(StoreError::Busy),
            EditError::Refused(_) | EditError::Commit(..) => None,
        }
    }
}

impl Tables {
    /// Edits a table: `decide` works on a draft of its newest version and returns the answer to store; then commits and
    /// publishes the change. Returns the table after the change.
    pub(crate) async fn edit<R>(
        &self,
        which: Which,
        author: Author<'_>,
        decide: Decide<'_, R>,
    ) -> Result<(Arc<LoadedTable>, R), EditError> {
        for _ in 0..ATTEMPTS {
            let (slot, _) = self.find_for(which, author.viewer.as_ref()).await?;
            if let Some(edited) = self.edit_once(slot, author, decide).await? {
                return Ok(edited);
            }
        }
        Err(EditError::Conflict)
    }

    /// None: the table must be loaded again.
    async fn edit_once<R>(
        &self,
        slot: Arc<TableSlot>,
        author: Author<'_>,
        decide: Decide<'_, R>,
    ) -> Result<Option<(Arc<LoadedTable>, R)>, EditError> {
        let lock = slot.lock.clone().lock_owned().await;
        let Some(loaded) = slot.newest() else { return Ok(None) };
        self.renew_numbers().await.map_err(Refusal::from)?;
        let mut draft = Draft::of(&loaded, author.id, &self.0.numbers, self.now());
        draft.pauses = self.pauses(&loaded).await.map_err(Refusal::from)?;
        let (decided, answer) = decide(&mut draft)?;
        if !draft.changes_anything() {
            return Ok(Some((loaded, decided)));
        }
        self.rank_try(&mut draft).await?;
        self.tell_followers(&mut draft).await.map_err(Refusal::from)?;
        let place = draft.row.place;
        let person = author.viewer.map(|viewer| viewer.person);
        let (change, next) = draft.finish(person, answer).map_err(Refusal::from)?;
        match self.commit_and_publish(slot, lock, change, next).await {
            Ok(loaded) => Ok(Some((loaded, decided))),
            Err(CommitError::Conflict) => Ok(None),
            Err(reason) => Err(EditError::Commit(reason, place)),
        }
    }

    /// Changes a table on a person's request.
    pub(crate) async fn change(
        &self,
        request: &Request,
        which: impl Into<Which>,
        decide: impl Fn(&mut Draft<'_>) -> Result<Decision, Refusal> + Send + Sync,
    ) -> Result<Reply, Refusal> {
        self.change_by(request, which.into(), &decide).await
    }

    async fn change_by(
        &self,
        request: &Request,
        which: Which,
        decide: &(dyn Fn(&mut Draft<'_>) -> Result<Decision, Refusal> + Send + Sync),
    ) -> Result<Reply, Refusal> {
        let author = Author { id: &request.id, viewer: Some(request.requester()) };
        let edited = self
            .edit(which, author, &|draft| {
                for_its_owner(draft, request.person)?;
                let decided = decide(draft)?;
                let answer = decided.answer.clone();
                Ok((decided, answer))
            })
            .await;
        match edited {
            Ok((loaded, decided)) => Ok(reply(loaded, request, decided, false)),
            Err(EditError::Refused(refusal)) => self.unless_repeated(request, refusal).await,
            Err(EditError::Conflict) => Err(Refusal::Unavailable(StoreError::Busy)),
            Err(EditError::Commit(reason, place)) => self.commit_failed(request, place, reason).await,
        }
    }

    /// Catches up with a game that a rules change has advanced by itself: pings those who are asked now, or ends it.
    pub(crate) async fn catch_up(&self, slot: &Arc<TableSlot>, loaded: &LoadedTable) {
        let id = InteractionId::new(format!("rules:{}:{}", loaded.row.id, loaded.kind.rules));
        let caught_up = self
            .edit_once(slot.clone(), Author::program(&id), &|draft| {
                draft.catch_up();
                Ok(((), Answer::Noted))
            })
            .await;
        if let Some(error) = caught_up.err().and_then(|error| error.store_error()) {
            tracing::warn!(game = %loaded.row.id, %error, "could not ping anyone after a rules change");
        }
    }

    /// Opens a table.
    pub(crate) async fn create(&self, request: &Request, draft: Draft<'_>) -> Result<Reply, Refusal> {
        let (place, answer) = (draft.row.place, Answer::Opened { game: draft.row.id });
        let slot = self.0.cache.slot(draft.row.id);
        let lock = slot.lock.clone().lock_owned().await;
        let (change, next) = draft.finish(Some(request.person), answer.clone())?;
        match self.commit_and_publish(slot, lock, change, next).await {
            Ok(loaded) => Ok(reply(loaded, request, answer.into(), false)),
            Err(reason) => self.commit_failed(request, place, reason).await,
        }
    }

    /// Commits the change of one table and publishes it. Runs to completion even if the requester has gone.
    async fn commit_and_publish(
        &self,
        slot: Arc<TableSlot>,
        lock: TableLock,
        change: Change,
        next: Arc<LoadedTable>,
    ) -> Result<Arc<LoadedTable>, CommitError> {
        let tables = self.clone();
        let committed = tokio::spawn(async move {
            let _lock = lock;
            match tables.commit(&change).await {
                Ok(()) => {
                    if next.asked_bot().is_some() {
                        tables.0.bots_asked.notify_one();
                    }
                    Ok(slot.publish(next))
                }
                Err(reason) => {
                    // It is uncertain whether this change or somebody else's is on disk; the store knows.
                    slot.forget();
                    Err(reason)
                }
            }
        });
        committed.await.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string()).into()))
    }

    /// Commits a change, and wakes the outbox worker and the scheduler if it has work for them.
    pub(crate) async fn commit(&self, change: &Change) -> Result<(), CommitError> {
        let committed = self.0.store.commit(change).await;
        match &committed {
            Err(CommitError::Store(error)) => self.written(Some(error)),
            // A refused change says nothing about the disk.
            Err(_) => {}
            Ok(()) => self.written(None),
        }
        let soon = self.now().plus(scheduler::POLL_INTERVAL);
        for write in &change.writes {
            match write {
                Write::Post(post) => self.post_is_stored(post).await,
                Write::Due { due: Some(due), .. } if *due <= soon => self.0.job_scheduled.notify_one(),
                Write::Challenge(_) => self.0.challenge_posted.notify_one(),
                Write::AskReview(_) => self.0.review_requested.notify_one(),
                Write::BringForward(scheduled) if scheduled.due <= soon => self.0.job_scheduled.notify_one(),
                _ => {}
            }
        }
        committed
    }

    /// Commits something that belongs to no single table, once. Returns the answer that was given the first time.
    pub(crate) async fn commit_request(
        &self,
        request: &Request,
        answer: Answer,
        writes: Vec<Write>,
    ) -> Result<Answer, Refusal> {
        // The request to be forgotten does not name the person either.
        let person = (answer != Answer::Forgotten).then_some(request.person);
        let interaction =
            Interaction { id: request.id.clone(), game: None, person, at: self.now(), answer: answer.clone() };
        match self.commit(&Change { interaction, writes }).await {
            Ok(()) => Ok(answer),
            Err(CommitError::Repeated(before)) => Ok(read_answer(&before)?),
            Err(CommitError::Closed) => Err(Refusal::ChallengeClosed),
            Err(CommitError::Store(error)) => Err(error.into()),
            Err(CommitError::Conflict | CommitError::PlaceTaken | CommitError::TooMany) => {
                Err(Refusal::Unavailable(StoreError::Busy))
            }
        }
    }

    /// Commits something that nobody requested, once. Returns whether this was the first time.
    pub(crate) async fn commit_unrequested(&self, id: InteractionId, writes: Vec<Write>) -> Result<bool, StoreError> {
        let interaction = Interaction { id, game: None, person: None, at: self.now(), answer: Answer::Noted };
        match self.commit(&Change { interaction, writes }).await {
            Err(CommitError::Store(error)) => Err(error),
            committed => Ok(committed.is_ok()),
        }
    }

    async fn commit_failed(&self, request: &Request, place: Place, reason: CommitError) -> Result<Reply, Refusal> {
        match reason {
            CommitError::Repeated(answer) => self.repeated(request, &answer).await,
            CommitError::PlaceTaken => Err(Refusal::PlaceTaken(self.0.store.at(place).await?)),
            CommitError::Closed => Err(Refusal::ChallengeClosed),
            CommitError::TooMany => Err(Refusal::TooManyTables { most: self.0.limits.open_tables }),
            CommitError::Conflict => Err(Refusal::Unavailable(StoreError::Busy)),
            CommitError::Store(error) => Err(Refusal::Unavailable(error)),
        }
    }

    /// A request that would now be refused may have been carried out before; then it gets its stored answer.
    pub(crate) async fn unless_repeated(&self, request: &Request, refusal: Refusal) -> Result<Reply, Refusal> {
        match self.0.store.answer(&request.id).await {
            Ok(Some(answer)) => self.repeated(request, &answer).await,
            Ok(None) | Err(_) => Err(refusal),
        }
    }

    async fn repeated(&self, request: &Request, answer: &str) -> Result<Reply, Refusal> {
        let answer = read_answer(answer)?;
        let no_table = || StoreError::Unreadable("an answer about no table".to_owned());
        let (_, loaded) = self.find(Which::Game(answer.game().ok_or_else(no_table)?)).await?;
        Ok(reply(loaded, request, answer.into(), true))
    }
}

fn read_answer(stored: &str) -> Result<Answer, StoreError> {
    serde_json::from_str(stored).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// Only its player may change a try.
fn for_its_owner(draft: &Draft<'_>, person: PersonId) -> Result<(), Refusal> {
    match draft.row.place {
        Place::Try { person: owner, .. } if person != owner => Err(Refusal::NotAllowed(Right::Own)),
        Place::Former { .. } => Err(Refusal::NotAllowed(Right::Own)),
        Place::Try { .. } | Place::Channel { .. } => Ok(()),
    }
}

pub(crate) fn reply(loaded: Arc<LoadedTable>, request: &Request, decided: Decision, repeated: bool) -> Reply {
    let seat = loaded.seat_of(request.person).map(|seat| PrivateTable { loaded: loaded.clone(), seat });
    Reply { answer: decided.answer, repeated, told: decided.told, table: PublicTable(loaded), seat }
}

/// Tables that change in one transaction, each locked until this is dropped. Their games are not loaded, so an
/// unreadable one does not block the others.
pub(crate) struct LockedTables {
    tables: Tables,
    held: Vec<(GameId, Arc<TableSlot>, TableLock)>,
    /// Refuses the change if another table has joined the group in the meantime.
    pub check: Write,
    pub writes: Vec<Write>,
}

impl Tables {
    /// Locks all tables in a scope and edits their rows; the caller commits the writes.
    pub(crate) async fn edit_all(
        &self,
        scope: Scope,
        mut edit: impl FnMut(&mut TableRow, &mut Vec<Player>),
    ) -> Result<LockedTables, StoreError> {
        let games = self.0.store.games(scope).await?;
        let check = Write::Only { scope, games: games.clone() };
        let mut group = LockedTables { tables: self.clone(), held: Vec::new(), check, writes: Vec::new() };
        // In numerical order, so that two groups never deadlock.
        for game in games {
            let slot = self.0.cache.slot(game);
            let lock = slot.lock.clone().lock_owned().await;
            group.held.push((game, slot, lock));
            match self.0.store.row(game).await {
                Ok(Some((row, players))) => group.add(row, players, &mut edit),
                Ok(None) => {}
                Err(StoreError::Unreadable(problem)) => tracing::error!(%game, problem, "a table is unreadable"),
                Err(error) => return Err(error),
            }
        }
        Ok(group)
    }
}

impl LockedTables {
    fn add(&mut self, before: TableRow, seated: Vec<Player>, edit: impl FnOnce(&mut TableRow, &mut Vec<Player>)) {
        let (mut row, mut players) = (before.clone(), seated.clone());
        edit(&mut row, &mut players);
        if row == before && players == seated {
            return;
        }
        let game = row.id;
        row.version += 1;
        self.writes.push(Write::Table(row));
        self.writes.extend((players != seated).then_some(Write::Players { game, players }));
    }
}

/// Only the store knows whether the change was committed, so the tables are read from it again.
impl Drop for LockedTables {
    fn drop(&mut self) {
        for (game, ..) in &self.held {
            self.tables.0.cache.forget(*game);
        }
    }
}
