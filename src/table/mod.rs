//! What people do at a table: open, join, start, act, take back, look.
//!
//! [`Tables`] has one method for each thing people do. Each takes a [`Request`] with an id of its own, and gives a
//! [`Reply`] or a [`Refusal`]; neither holds words. **Invariant:** when a reply is given, everything it says is on disk,
//! with the messages it caused, in one transaction. The same request again gets the same answer and changes nothing.
//!
//! A refusal changes nothing, so it is not kept either: the same request is judged again.
//!
//! Nothing here knows a front end or a database: stores, clocks and couriers come by trait.

mod acting;
mod agenda;
mod answer;
mod away;
mod calling;
mod challenge;
mod clock;
mod cooldown;
mod delivery;
mod draft;
mod export;
mod fairness;
mod habits;
mod history;
mod ids;
mod live;
mod lobby;
mod numbers;
mod parcel;
mod patience;
mod post;
mod quiet;
mod replay;
mod retries;
mod settings;
mod shelf;
mod sight;
pub mod store;
mod verify;
mod visibility;
mod waiting;
pub mod words;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use tokio::sync::{Notify, OwnedMutexGuard};

pub use agenda::{Errand, Planned, Steward};
pub use answer::{Act, Answer, Pressed, Refusal, Reply, Request, Right};
pub use challenge::{
    ChallengeRow, Champion, NewChallenge, Overall, PublicChallenge, Repeat, Replayed, Seeded, Stage, Standings,
    TriesOf, TryRow,
};
pub use clock::{Clock, SetClock, SystemClock, Time};
pub use cooldown::Admission;
pub use delivery::Postman;
pub use export::Export;
pub use fairness::{Apart, Concern, Hash, Trace};
pub use habits::{Absence, Habit, Habits, Misfit, Whither};
pub use history::{History, LogLine, Since};
pub use ids::{
    Address, ChallengeId, ChannelId, GameId, IdError, InteractionId, Owner, PersonId, Place, PostId, ServerId, Which,
};
pub use lobby::NewTable;
pub use parcel::{Courier, Parcel, Task, Undelivered};
pub use patience::{Interval, Nudges};
pub use post::{Delivery, Outgoing, Post};
pub use quiet::{Hours, Quiet, Zone};
pub use shelf::Shelf;
pub use sight::{PrivateTable, PublicTable};
pub use store::{Listing, Sitter, Status, Store, Trouble};
pub use verify::{Difference, Report, verify};
pub use visibility::{Origin, Viewer};

use cooldown::Cooldown;
use draft::Draft;
use live::{Cache, Entered, Live, Repair, Slot};
use numbers::Numbers;
use replay::TakenUp;
use retries::Retries;
use store::{Change, NotKept, StoredTable, Write};

use crate::engine::{GameKind, Kind, Opening, Phrase, Play, Term};

/// How often a change is tried anew when somebody else was faster.
const TRIES: usize = 5;

/// What an operator may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many tables are kept in memory.
    pub in_memory: usize,
    /// How many open tables one person may have in one server.
    pub open_tables: u32,
    /// How many tables one person may open in an hour; none: as many as they like.
    pub tables_an_hour: Option<u32>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { in_memory: 512, open_tables: 10, tables_an_hour: Some(20) }
    }
}

/// All tables. Cheap to clone; every clone is the same.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    shelf: Shelf,
    limits: Limits,
    cache: Cache,
    numbers: Numbers,
    cooldown: Cooldown,
    retries: Retries,
    /// Wakes whoever sees to errands.
    planned: Notify,
}

/// The right to change one table.
type Turn = OwnedMutexGuard<()>;

/// What was decided about a request.
struct Decided {
    answer: Answer,
    told: Vec<Phrase>,
}

impl From<Answer> for Decided {
    fn from(answer: Answer) -> Decided {
        Decided { answer, told: Vec::new() }
    }
}

impl Tables {
    pub async fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        shelf: Shelf,
        limits: Limits,
    ) -> Result<Tables, Trouble> {
        let numbers = Numbers::after(store.highest().await?);
        let cache = Cache::new(limits.in_memory);
        Ok(Tables(Arc::new(Inner {
            store,
            clock,
            shelf,
            limits,
            cache,
            numbers,
            cooldown: Cooldown::default(),
            retries: Retries::default(),
            planned: Notify::new(),
        })))
    }

    pub fn now(&self) -> Time {
        self.0.clock.now()
    }

    pub fn clock(&self) -> &Arc<dyn Clock> {
        &self.0.clock
    }

    /// The games that can be played here.
    pub fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    /// A table as everybody may see it, if this viewer may see it at all. None: the program itself, which answers nobody.
    pub async fn look(&self, which: impl Into<Which>, viewer: Option<Viewer>) -> Result<PublicTable, Refusal> {
        let (_, live) = self.find_for(which.into(), viewer.as_ref()).await?;
        Ok(PublicTable(live))
    }

    /// Explains terms of the rules with the values that are played with at this table, or else by new games.
    pub fn explain<'a>(
        &self,
        kind: &'static dyn GameKind,
        table: Option<&'a PublicTable>,
    ) -> Result<impl FnOnce(&Term) -> Phrase + use<'a>, Refusal> {
        let sight = table.and_then(PublicTable::sight);
        let current = match sight {
            Some(_) => None,
            None => Some(self.0.shelf.current(kind).map_err(|error| Refusal::Edition(error.to_string()))?),
        };
        Ok(move |term: &Term| match (sight, current) {
            (Some(sight), _) => sight.explain(term),
            (None, Some(edition)) => edition.kind.explain(term),
            (None, None) => term.text.say(),
        })
    }

    /// Whether a table may be shown to everybody: nothing of a try, before its challenge has closed.
    pub async fn for_everybody(&self, table: &PublicTable) -> Result<(), Refusal> {
        self.no_secret(table.place()).await
    }

    /// A table as somebody at it may see it.
    pub async fn seat(&self, which: impl Into<Which>, viewer: impl Into<Viewer>) -> Result<PrivateTable, Refusal> {
        let viewer = viewer.into();
        let (_, live) = self.find_for(which.into(), Some(&viewer)).await?;
        let seat = live.seat_of(viewer.person).ok_or(Refusal::NotSeated)?;
        Ok(PrivateTable { live, seat })
    }

    /// The tables at which somebody sits, those that wait for them first.
    pub async fn mine(&self, person: PersonId) -> Result<Vec<Listing>, Refusal> {
        Ok(self.0.store.tables_of(person, false).await?)
    }

    /// All tables at which somebody sits or sat.
    pub async fn all_of(&self, person: PersonId) -> Result<Vec<Listing>, Refusal> {
        Ok(self.0.store.tables_of(person, true).await?)
    }

    /// The table that is meant, as it is now. For the program itself; what a person asks for goes through `find_for`.
    async fn find(&self, which: Which) -> Result<(Arc<Slot>, Arc<Live>), Refusal> {
        self.find_for(which, None).await
    }

    /// A table after whatever is being kept of it has been.
    async fn newest(&self, game: GameId) -> Result<Arc<Live>, Refusal> {
        let (slot, live) = self.find(Which::Game(game)).await?;
        let _turn = slot.turn.lock().await;
        Ok(slot.newest().unwrap_or(live))
    }

    async fn load(&self, stored: StoredTable) -> Result<Live, Refusal> {
        let game = stored.row.id;
        let Some(kind) = self.0.shelf.find(&stored.row.game) else {
            return Err(Refusal::NoSuchKind(stored.row.game));
        };
        let (play, repair) = match stored.row.opening(stored.sitters.len()) {
            None => (None, None),
            Some(opening) => {
                // A row that went missing may have been a seat.
                kind.admits(&opening.options, opening.seats)
                    .map_err(|error| Trouble::Unreadable(format!("game {game}: {error}")))?;
                let loaded = self.loaded(&opening).await?;
                let (play, repair) = self.take_up(kind, &*loaded, &opening, &stored).await.inspect_err(
                    |error| tracing::error!(%game, %error, "a stored game cannot be taken up; nothing of it was changed"),
                )?;
                (Some(play), repair)
            }
        };
        let challenge = match stored.row.place.challenge() {
            Some(challenge) => self.0.store.challenge(challenge).await?.as_ref().map(Entered::of),
            None => None,
        };
        let (row, sitters) = (stored.row, stored.sitters);
        Ok(Live { row, sitters, kind, play, challenge, repair, recent: Default::default() })
    }

    async fn take_up(
        &self,
        game: &dyn GameKind,
        kind: &dyn Kind,
        opening: &Opening,
        stored: &StoredTable,
    ) -> Result<(Play, Option<Repair>), Trouble> {
        match replay::take_up(game, kind, opening, stored, self.now())? {
            TakenUp::Ready(play, repair) => {
                if let Some(Repair::Rebased(base)) = &repair {
                    let (id, entry) = (stored.row.id, base.snapshot.number);
                    tracing::info!(game = %id, entry, from = base.rules, to = game.rules(), "a game goes on under other rules");
                }
                Ok((play, repair))
            }
            TakenUp::NeedsLog(error) => {
                let log = self.0.store.log(stored.row.id).await?;
                let (play, repair) = replay::from_log(game, kind, opening, stored, (&log, &error))?;
                Ok((play, Some(repair)))
            }
        }
    }

    /// A game that went on by itself when its rules changed: those who are to be asked now are called, or it ends.
    async fn catch_up(&self, slot: &Arc<Slot>) {
        let turn = slot.turn.clone().lock_owned().await;
        let Some(live) = slot.newest().filter(|live| live.went_on()) else { return };
        let id = InteractionId::new(format!("rules:{}:{}", live.row.id, live.kind.rules()));
        let mut draft = Draft::of(&live, &id, &self.0.numbers, self.now());
        draft.catch_up(live.awaited());
        let kept = match draft.finish(None, Answer::Noted) {
            Ok((change, next)) => {
                self.keep(slot.clone(), turn, change, next).await.map(drop).map_err(|error| error.to_string())
            }
            Err(error) => Err(error.to_string()),
        };
        if let Err(error) = kept {
            tracing::warn!(game = %live.row.id, %error, "nobody could be called after a change of the rules");
        }
    }

    /// The game on the edition it began with.
    async fn loaded(&self, opening: &Opening) -> Result<Arc<dyn Kind>, Refusal> {
        let Some(kind) = self.0.shelf.find(&opening.game) else {
            return Err(Refusal::NoSuchKind(opening.game.clone()));
        };
        if let Some(known) = self.0.shelf.known(kind, &opening.edition) {
            return Ok(known);
        }
        let content = self.0.store.edition(&opening.edition).await?;
        let missing = || Trouble::Unreadable(format!("edition {} is missing", opening.edition));
        let unreadable = |error| Trouble::Unreadable(format!("edition {}: {error}", opening.edition));
        Ok(self.0.shelf.read(kind, &content.ok_or_else(missing)?).map_err(unreadable)?)
    }

    /// Changes a table: decides on its newest version, keeps what was decided, then shows and tells it.
    async fn change(
        &self,
        request: &Request,
        which: impl Into<Which>,
        decide: impl Fn(&mut Draft<'_>) -> Result<Decided, Refusal>,
    ) -> Result<Reply, Refusal> {
        let which = which.into();
        for _ in 0..TRIES {
            let (slot, _) = match self.find_for(which, Some(&request.viewer())).await {
                Ok(found) => found,
                Err(refusal) => return self.unless_repeated(request, refusal).await,
            };
            let turn = slot.turn.clone().lock_owned().await;
            let live = match slot.newest() {
                Some(live) => live,
                None => continue,
            };
            for_its_owner(&live, request.person)?;
            let mut draft = Draft::of(&live, &request.id, &self.0.numbers, self.now());
            let decided = match decide(&mut draft) {
                Ok(decided) => decided,
                Err(refusal) => return self.unless_repeated(request, refusal).await,
            };
            if !draft.changes_anything() {
                return Ok(reply(live, request, decided, false));
            }
            self.judge(&mut draft).await?;
            let (change, next) = draft.finish(Some(request.person), decided.answer.clone())?;
            match self.keep(slot, turn, change, next).await {
                Ok(live) => return Ok(reply(live, request, decided, false)),
                Err(NotKept::Conflict) => {}
                Err(reason) => return self.not_kept(request, live.row.place, reason).await,
            }
        }
        Err(Refusal::Unavailable(Trouble::Busy))
    }

    /// Opens a table.
    async fn create(&self, request: &Request, draft: Draft<'_>) -> Result<Reply, Refusal> {
        let (place, answer) = (draft.row.place, Answer::Opened { game: draft.row.id });
        let slot = self.0.cache.slot(draft.row.id);
        let turn = slot.turn.clone().lock_owned().await;
        let (change, next) = draft.finish(Some(request.person), answer.clone())?;
        match self.keep(slot, turn, change, next).await {
            Ok(live) => Ok(reply(live, request, answer.into(), false)),
            Err(reason) => self.not_kept(request, place, reason).await,
        }
    }

    /// Keeps a change and shows it. Once begun it is brought to its end, even if whoever asked has gone.
    async fn keep(&self, slot: Arc<Slot>, turn: Turn, change: Change, next: Arc<Live>) -> Result<Arc<Live>, NotKept> {
        let tables = self.clone();
        let kept = tokio::spawn(async move {
            let _turn = turn;
            let soon = tables.now().plus(agenda::GLANCE);
            let plans = change.writes.iter().any(|write| match write {
                Write::Due { .. } | Write::Outdated { .. } => true,
                Write::Hasten(planned) => planned.due <= soon,
                _ => false,
            });
            match tables.store(&change).await {
                Ok(()) => {
                    let live = slot.publish(next);
                    if plans {
                        tables.0.planned.notify_one();
                    }
                    Ok(live)
                }
                Err(reason) => {
                    // Whether it is on disk is not certain, or somebody else's is: the store knows.
                    slot.forget();
                    Err(reason)
                }
            }
        });
        kept.await.unwrap_or_else(|error| Err(Trouble::Failed(error.to_string()).into()))
    }

    /// Keeps a change, and wakes the postman if it has something to say.
    async fn store(&self, change: &Change) -> Result<(), NotKept> {
        let kept = self.0.store.keep(change).await;
        for write in &change.writes {
            if let Write::Post(post) = write {
                self.post_is_stored(post).await;
            }
        }
        kept
    }

    async fn not_kept(&self, request: &Request, place: Place, reason: NotKept) -> Result<Reply, Refusal> {
        match reason {
            NotKept::Repeated(answer) => self.repeated(request, &answer).await,
            NotKept::PlaceTaken => Err(Refusal::PlaceTaken(self.0.store.at(place).await?)),
            NotKept::Closed => Err(Refusal::ChallengeClosed),
            NotKept::TooMany => Err(Refusal::TooManyTables { most: self.0.limits.open_tables }),
            NotKept::Conflict => Err(Refusal::Unavailable(Trouble::Busy)),
            NotKept::Trouble(trouble) => Err(Refusal::Unavailable(trouble)),
        }
    }

    /// A request that would be refused may have been carried out before; then that is the answer.
    async fn unless_repeated(&self, request: &Request, refusal: Refusal) -> Result<Reply, Refusal> {
        match self.0.store.answer(&request.id).await {
            Ok(Some(answer)) => self.repeated(request, &answer).await,
            _ => Err(refusal),
        }
    }

    async fn repeated(&self, request: &Request, answer: &str) -> Result<Reply, Refusal> {
        let unreadable = |problem: String| Refusal::Unavailable(Trouble::Unreadable(problem));
        let answer: Answer = serde_json::from_str(answer).map_err(|error| unreadable(error.to_string()))?;
        let game = answer.game().ok_or_else(|| unreadable("an answer about no table".to_owned()))?;
        let (_, live) = self.find(Which::Game(game)).await?;
        Ok(reply(live, request, answer.into(), true))
    }
}

/// A try is changed by its person alone.
fn for_its_owner(live: &Live, person: PersonId) -> Result<(), Refusal> {
    match live.row.place {
        Place::Try { person: owner, .. } if person != owner => Err(Refusal::NotAllowed(Right::Own)),
        Place::Former { .. } => Err(Refusal::NotAllowed(Right::Own)),
        _ => Ok(()),
    }
}

fn reply(live: Arc<Live>, request: &Request, decided: Decided, repeated: bool) -> Reply {
    let seat = live.seat_of(request.person).map(|seat| PrivateTable { live: live.clone(), seat });
    Reply { answer: decided.answer, repeated, told: decided.told, table: PublicTable(live), seat }
}
