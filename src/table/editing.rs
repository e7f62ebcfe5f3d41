//! Changing tables: on their newest version, under their locks, in one transaction, and again if somebody else was faster.

use std::sync::Arc;

use tokio::sync::OwnedMutexGuard;

use super::Tables;
use super::answer::{Answer, Refusal, Reply, Request, Right};
use super::draft::Draft;
use super::ids::{GameId, InteractionId, PersonId, Place, Which};
use super::loaded::{LoadedTable, TableSlot};
use super::scheduler;
use super::sight::{PrivateTable, PublicTable};
use super::store::{Change, CommitError, Interaction, Player, Scope, StoreError, TableRow, Write};
use super::visibility::Viewer;
use crate::engine::Phrase;

/// How often a change is tried anew when somebody else was faster.
pub(super) const TRIES: usize = 5;

/// The right to change one table.
type Turn = OwnedMutexGuard<()>;

/// What was decided about a request.
pub(super) struct Decided {
    pub answer: Answer,
    pub told: Vec<Phrase>,
}

impl From<Answer> for Decided {
    fn from(answer: Answer) -> Decided {
        Decided { answer, told: Vec::new() }
    }
}

/// On whose behalf a table changes.
#[derive(Clone, Copy)]
pub(super) struct Author<'a> {
    id: &'a InteractionId,
    /// None: the program itself.
    viewer: Option<Viewer>,
}

impl<'a> Author<'a> {
    pub fn program(id: &'a InteractionId) -> Author<'a> {
        Author { id, viewer: None }
    }
}

/// Why a table was not changed.
pub(super) enum NotEdited {
    Refused(Refusal),
    /// Somebody else was faster, again and again.
    Conflict,
    /// The store refused the change; where the table would have been.
    CommitError(CommitError, Place),
}

impl From<Refusal> for NotEdited {
    fn from(refusal: Refusal) -> NotEdited {
        NotEdited::Refused(refusal)
    }
}

impl NotEdited {
    /// What is wrong with the store, if that is why.
    pub fn trouble(&self) -> Option<StoreError> {
        match self {
            NotEdited::Refused(Refusal::Unavailable(trouble)) => Some(trouble.clone()),
            NotEdited::CommitError(CommitError::StoreError(trouble), _) => Some(trouble.clone()),
            NotEdited::Conflict => Some(StoreError::Busy),
            NotEdited::Refused(_) | NotEdited::CommitError(..) => None,
        }
    }
}

impl Tables {
    /// Edits a table: `decide` works on a draft of its newest version, with the answer to be kept; then the change is
    /// committed and shown. Gives the table as it is then.
    pub(super) async fn edit<R>(
        &self,
        which: Which,
        author: Author<'_>,
        decide: impl Fn(&mut Draft<'_>) -> Result<(R, Answer), Refusal>,
    ) -> Result<(Arc<LoadedTable>, R), NotEdited> {
        for _ in 0..TRIES {
            let (slot, _) = self.find_for(which, author.viewer.as_ref()).await?;
            if let Some(edited) = self.edit_once(slot, author, &decide).await? {
                return Ok(edited);
            }
        }
        Err(NotEdited::Conflict)
    }

    /// None: the table must be read anew.
    async fn edit_once<R>(
        &self,
        slot: Arc<TableSlot>,
        author: Author<'_>,
        decide: impl Fn(&mut Draft<'_>) -> Result<(R, Answer), Refusal>,
    ) -> Result<Option<(Arc<LoadedTable>, R)>, NotEdited> {
        let turn = slot.turn.clone().lock_owned().await;
        let Some(live) = slot.newest() else { return Ok(None) };
        self.renew_numbers().await.map_err(Refusal::from)?;
        let mut draft = Draft::of(&live, author.id, &self.0.numbers, self.now());
        draft.pauses = self.pauses(&live).await.map_err(Refusal::from)?;
        let (decided, answer) = decide(&mut draft)?;
        if !draft.changes_anything() {
            return Ok(Some((live, decided)));
        }
        self.judge(&mut draft).await?;
        self.tell_followers(&mut draft).await.map_err(Refusal::from)?;
        let place = draft.row.place;
        let person = author.viewer.map(|viewer| viewer.person);
        let (change, next) = draft.finish(person, answer).map_err(Refusal::from)?;
        match self.keep(slot, turn, change, next).await {
            Ok(live) => Ok(Some((live, decided))),
            Err(CommitError::Conflict) => Ok(None),
            Err(reason) => Err(NotEdited::CommitError(reason, place)),
        }
    }

    /// Changes a table because somebody asked for it.
    pub(super) async fn change(
        &self,
        request: &Request,
        which: impl Into<Which>,
        decide: impl Fn(&mut Draft<'_>) -> Result<Decided, Refusal>,
    ) -> Result<Reply, Refusal> {
        let author = Author { id: &request.id, viewer: Some(request.viewer()) };
        let edited = self.edit(which.into(), author, |draft| {
            for_its_owner(draft, request.person)?;
            let decided = decide(draft)?;
            let answer = decided.answer.clone();
            Ok((decided, answer))
        });
        match edited.await {
            Ok((live, decided)) => Ok(reply(live, request, decided, false)),
            Err(NotEdited::Refused(refusal)) => self.unless_repeated(request, refusal).await,
            Err(NotEdited::Conflict) => Err(Refusal::Unavailable(StoreError::Busy)),
            Err(NotEdited::CommitError(reason, place)) => self.not_kept(request, place, reason).await,
        }
    }

    /// A game that went on by itself when its rules changed: those who are to be asked now are called, or it ends.
    pub(super) async fn catch_up(&self, slot: &Arc<TableSlot>, live: &LoadedTable) {
        let id = InteractionId::new(format!("rules:{}:{}", live.row.id, live.kind.rules()));
        let caught_up = self.edit_once(slot.clone(), Author::program(&id), |draft| {
            draft.catch_up();
            Ok(((), Answer::Noted))
        });
        if let Some(error) = caught_up.await.err().and_then(|error| error.trouble()) {
            tracing::warn!(game = %live.row.id, %error, "nobody could be called after a change of the rules");
        }
    }

    /// Opens a table.
    pub(super) async fn create(&self, request: &Request, draft: Draft<'_>) -> Result<Reply, Refusal> {
        let (place, answer) = (draft.row.place, Answer::Opened { game: draft.row.id });
        let slot = self.0.cache.slot(draft.row.id);
        let turn = slot.turn.clone().lock_owned().await;
        let (change, next) = draft.finish(Some(request.person), answer.clone())?;
        match self.keep(slot, turn, change, next).await {
            Ok(live) => Ok(reply(live, request, answer.into(), false)),
            Err(reason) => self.not_kept(request, place, reason).await,
        }
    }

    /// Commits the change of one table and shows it. Once begun it is brought to its end, even if whoever asked has gone.
    async fn keep(
        &self,
        slot: Arc<TableSlot>,
        turn: Turn,
        change: Change,
        next: Arc<LoadedTable>,
    ) -> Result<Arc<LoadedTable>, CommitError> {
        let tables = self.clone();
        let kept = tokio::spawn(async move {
            let _turn = turn;
            match tables.store(&change).await {
                Ok(()) => {
                    if next.asked_bot().is_some() {
                        tables.0.bots_asked.notify_one();
                    }
                    Ok(slot.publish(next))
                }
                Err(reason) => {
                    // Whether it is on disk is not certain, or somebody else's is: the store knows.
                    slot.forget();
                    Err(reason)
                }
            }
        });
        kept.await.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string()).into()))
    }

    /// Commits a change, and wakes the worker and the scheduler if it has something for them.
    pub(super) async fn store(&self, change: &Change) -> Result<(), CommitError> {
        let kept = self.0.store.keep(change).await;
        let soon = self.now().plus(scheduler::GLANCE);
        for write in &change.writes {
            match write {
                Write::Post(post) => self.post_is_stored(post).await,
                Write::Due { due: Some(due), .. } if *due <= soon => self.0.planned.notify_one(),
                Write::Challenge(_) => self.0.challenged.notify_one(),
                Write::AskReview(_) => self.0.review_asked.notify_one(),
                Write::BringForward(planned) if planned.due <= soon => self.0.planned.notify_one(),
                _ => {}
            }
        }
        kept
    }

    /// Commits something that belongs to no single table, once. The answer is the one that was given the first time.
    pub(super) async fn keep_apart(
        &self,
        request: &Request,
        answer: Answer,
        writes: Vec<Write>,
    ) -> Result<Answer, Refusal> {
        // Whoever is forgotten is not named in the wish to be either.
        let person = (answer != Answer::Forgotten).then_some(request.person);
        let interaction =
            Interaction { id: request.id.clone(), game: None, person, at: self.now(), answer: answer.clone() };
        match self.store(&Change { interaction, writes }).await {
            Ok(()) => Ok(answer),
            Err(CommitError::Repeated(before)) => Ok(read_answer(&before)?),
            Err(CommitError::Closed) => Err(Refusal::ChallengeClosed),
            Err(CommitError::StoreError(trouble)) => Err(trouble.into()),
            Err(_) => Err(Refusal::Unavailable(StoreError::Busy)),
        }
    }

    /// Commits something that nobody asked for, once. Whether this was the first time.
    pub(super) async fn keep_unasked(&self, id: InteractionId, writes: Vec<Write>) -> Result<bool, StoreError> {
        let interaction = Interaction { id, game: None, person: None, at: self.now(), answer: Answer::Noted };
        match self.store(&Change { interaction, writes }).await {
            Err(CommitError::StoreError(trouble)) => Err(trouble),
            kept => Ok(kept.is_ok()),
        }
    }

    async fn not_kept(&self, request: &Request, place: Place, reason: CommitError) -> Result<Reply, Refusal> {
        match reason {
            CommitError::Repeated(answer) => self.repeated(request, &answer).await,
            CommitError::PlaceTaken => Err(Refusal::PlaceTaken(self.0.store.at(place).await?)),
            CommitError::Closed => Err(Refusal::ChallengeClosed),
            CommitError::TooMany => Err(Refusal::TooManyTables { most: self.0.limits.open_tables }),
            CommitError::Conflict => Err(Refusal::Unavailable(StoreError::Busy)),
            CommitError::StoreError(trouble) => Err(Refusal::Unavailable(trouble)),
        }
    }

    /// A request that would be refused may have been carried out before; then that is the answer.
    pub(super) async fn unless_repeated(&self, request: &Request, refusal: Refusal) -> Result<Reply, Refusal> {
        match self.0.store.answer(&request.id).await {
            Ok(Some(answer)) => self.repeated(request, &answer).await,
            _ => Err(refusal),
        }
    }

    async fn repeated(&self, request: &Request, answer: &str) -> Result<Reply, Refusal> {
        let answer = read_answer(answer)?;
        let no_table = || StoreError::Unreadable("an answer about no table".to_owned());
        let (_, live) = self.find(Which::Game(answer.game().ok_or_else(no_table)?)).await?;
        Ok(reply(live, request, answer.into(), true))
    }
}

fn read_answer(stored: &str) -> Result<Answer, StoreError> {
    serde_json::from_str(stored).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// A try is changed by its person alone.
fn for_its_owner(draft: &Draft<'_>, person: PersonId) -> Result<(), Refusal> {
    match draft.row.place {
        Place::Try { person: owner, .. } if person != owner => Err(Refusal::NotAllowed(Right::Own)),
        Place::Former { .. } => Err(Refusal::NotAllowed(Right::Own)),
        _ => Ok(()),
    }
}

pub(super) fn reply(live: Arc<LoadedTable>, request: &Request, decided: Decided, repeated: bool) -> Reply {
    let seat = live.seat_of(request.person).map(|seat| PrivateTable { live: live.clone(), seat });
    Reply { answer: decided.answer, repeated, told: decided.told, table: PublicTable(live), seat }
}

/// Tables that change in one transaction, each under its lock until this is dropped. Their games are not taken up, so that
/// one that cannot be read is in no other's way.
pub(super) struct Group {
    tables: Tables,
    held: Vec<(GameId, Arc<TableSlot>, Turn)>,
    /// Refuses the change if another table has joined the group meanwhile.
    pub check: Write,
    pub writes: Vec<Write>,
}

impl Tables {
    /// Locks all tables in a scope and edits their rows; the caller commits the writes.
    pub(super) async fn edit_all(
        &self,
        scope: Scope,
        edit: impl Fn(&mut TableRow, &mut Vec<Player>),
    ) -> Result<Group, StoreError> {
        let games = self.0.store.games(scope).await?;
        let check = Write::Only { scope, games: games.clone() };
        let mut group = Group { tables: self.clone(), held: Vec::new(), check, writes: Vec::new() };
        // In the order of their numbers, so that two groups never wait for each other.
        for game in games {
            let slot = self.0.cache.slot(game);
            let turn = slot.turn.clone().lock_owned().await;
            group.held.push((game, slot, turn));
            match self.0.store.row(game).await {
                Ok(Some((row, players))) => group.add(row, players, &edit),
                Ok(None) => {}
                Err(StoreError::Unreadable(problem)) => tracing::error!(%game, problem, "a table that cannot be read"),
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(group)
    }
}

impl Group {
    fn add(&mut self, before: TableRow, seated: Vec<Player>, edit: impl Fn(&mut TableRow, &mut Vec<Player>)) {
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

/// Whatever became of the change, the store knows.
impl Drop for Group {
    fn drop(&mut self) {
        for (game, ..) in &self.held {
            self.tables.0.cache.forget(*game);
        }
    }
}
