//! What people do at a table: open, join, start, act, undo, look.
//!
//! [`Tables`] has one method for each thing people do. Each takes a [`Request`] with a unique id and returns a
//! [`Reply`] or a [`Refusal`]; neither contains words. **Invariant:** when a reply is returned, everything it says is
//! on disk, together with the messages it causes, in one transaction. Repeating a request returns the same answer and
//! changes nothing.
//!
//! A refusal changes nothing, so it is not stored: a repeated request is judged again.
//!
//! Nothing here knows a front end or a database: stores, clocks and couriers are traits.

mod answer;
mod bots;
mod catalogue;
mod challenge;
mod change;
mod clock;
mod cooldown;
mod delivery;
pub mod editions;
mod fairness;
mod ids;
mod life;
mod log;
mod operating;
mod pages;
mod reminders;
mod results;
pub mod store;
#[cfg(feature = "testing")]
mod testing;
mod view;
mod visibility;
mod words;

use std::sync::{Arc, OnceLock};

use tokio::sync::Notify;

pub use answer::{Act, Answer, Confirm, Illustrate, Limit, Refusal, Reply, Request, Right};
pub use bots::{BOT_NAMES, BotSeat, BotWorker, Hint, MadeReview, Resting, ReviewState};
pub use catalogue::Catalogue;
pub use challenge::{
    ChallengeRow, ChallengeStage, Champion, NewChallenge, Overall, PublicChallenge, Repeat, Season, SeasonLine, Seeded,
    Standings, TriesOf, TryRow, Week,
};
pub use change::lobby::NewTable;
pub use change::settings::{LANGUAGE, OFF, ON, PICTURES, STATISTICS, THREAD};
pub use clock::{Clock, SetClock, SystemClock, Time};
pub use cooldown::Admission;
pub use delivery::courier::{Courier, Delivery, DeliveryError, Instruction};
pub use delivery::outbox::OutboxWorker;
pub use delivery::post::{DeliveryState, Lane, Outgoing, Post, TurnMessageKind};
pub use fairness::Apart;
pub use ids::{
    Address, ChallengeId, ChannelId, GameId, IdError, InteractionId, Owner, PersonId, Place, PostId, ServerId, Which,
};
pub use life::notes::LONGEST_NOTE;
pub use life::{
    Agreement, ClockRule, Clocks, Follow, Former, Offer, Pace, PastPrivateTable, PastPublicTable, Proposal,
    ProposalError, SeatClock, SeatLife, Span, StandingAnswer, TableLife, Verdict, Vote,
};
pub use log::export::Export;
pub use log::history::{History, LogLine, Since};
pub use log::steps::{PastStep, Replayed, Standing};
pub use log::verify::{Difference, Report, verify};
pub use operating::leading::Leader;
pub use operating::needs::{Need, Needs};
pub use operating::scheduler::{Job, ScheduledJob, Scheduler};
pub use pages::sessions::{
    MAX_SESSIONS, SESSION, SeatOf, SeatPageCounts, SeatPageEvent, SeatPages, Secret, SecretHash, Session, SessionRow,
};
pub use pages::watching::{PAGE, PageChange, WatchPage};
pub use reminders::{
    Absence, Hours, Interval, InvalidPreference, Nudges, Preference, Quiet, REMINDERS, ReminderPrefs, ReminderTarget,
    Zone,
};
pub use results::finished::{Finished, FinishedSeat};
pub use results::ratings::{Ladder, Rating, Rung, ratings};
pub use results::statistics::{KindStatistics, SoloStatistics, Statistics, TurnTimes, Whose};
pub use store::{Listing, Player, Status, Store, StoreError};
pub use view::{OpenHands, PrivateTable, PublicTable};
pub use visibility::{Origin, Requester};

use bots::{HintLimits, ThinkingSlots};
use change::editing::{Decision, reply};
use change::loaded::{Cache, ChallengeInfo, LoadedTable, Repair, TableSlot};
use clock::HOUR;
use cooldown::Cooldown;
use delivery::retries::Retries;
use log::restore::{self, RestoredGame};
use operating::jumps::ClockWatch;
use operating::numbers::Numbers;
use operating::writable::Writable;
use store::StoredTable;

use engine::review::Effort;
use engine::{EditionHash, GameInfo, LoadedGame, Opening, Phrase, Play, Seed, Term};

/// Operator-configurable limits and features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many tables are kept in memory.
    pub in_memory: usize,
    /// How many open tables one person may have in one server.
    pub open_tables: u32,
    /// How many tables one person may open per hour; none: unlimited.
    pub tables_an_hour: Option<u32>,
    /// Whether boards are drawn.
    pub pictures: bool,
    /// Whether bots may play.
    pub bots: bool,
    /// How thoroughly games are reviewed.
    pub review: Effort,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            in_memory: 512,
            open_tables: 10,
            tables_an_hour: Some(20),
            pictures: false,
            bots: true,
            review: Effort::Usual,
        }
    }
}

/// All tables. Cheap to clone; clones share everything.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    catalogue: Catalogue,
    limits: Limits,
    cache: Cache,
    numbers: Numbers,
    /// Limits how many tables a person opens.
    cooldown: Cooldown,
    hints: HintLimits,
    retries: Retries,
    needs: Needs,
    clock_watch: ClockWatch,
    writable: Writable,
    /// Wakes the scheduler.
    job_scheduled: Notify,
    /// Wakes the bot worker.
    bots_asked: Notify,
    /// Wakes the task that finds the par of challenges.
    challenge_posted: Notify,
    /// Wakes the task that reviews games.
    review_requested: Notify,
    /// Slots for searches that run at the same time.
    thinking: ThinkingSlots,
    /// The base URL under which pages of games are served; unset if none are.
    pages: OnceLock<String>,
    seat_page_counts: SeatPageCounts,
}

impl Tables {
    pub async fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        catalogue: Catalogue,
        limits: Limits,
    ) -> Result<Tables, StoreError> {
        let numbers = Numbers::after(store.highest().await?);
        let (cache, needs) = (Cache::new(limits.in_memory), Needs::new(clock.clone()));
        let tables = Tables(Arc::new(Inner {
            store,
            clock,
            catalogue,
            limits,
            cache,
            numbers,
            cooldown: Cooldown::per(HOUR),
            hints: HintLimits::default(),
            retries: Retries::default(),
            needs,
            clock_watch: ClockWatch::default(),
            writable: Writable::default(),
            job_scheduled: Notify::new(),
            bots_asked: Notify::new(),
            challenge_posted: Notify::new(),
            review_requested: Notify::new(),
            thinking: ThinkingSlots::default(),
            pages: OnceLock::new(),
            seat_page_counts: SeatPageCounts::default(),
        }));
        tables.renew_numbers().await?;
        Ok(tables)
    }

    /// Whether boards are drawn at all.
    pub fn draws(&self) -> bool {
        self.0.limits.pictures
    }

    pub fn now(&self) -> Time {
        self.0.clock.now()
    }

    pub fn clock(&self) -> &Arc<dyn Clock> {
        &self.0.clock
    }

    /// What needs the host: reported here by whoever notices, shown in the log, by `/ready` and in the metrics.
    pub fn needs(&self) -> &Needs {
        &self.0.needs
    }

    /// Whether the store answers.
    pub async fn answers(&self) -> bool {
        self.0.store.next_job().await.is_ok()
    }

    /// The games that can be played here.
    pub fn catalogue(&self) -> &Catalogue {
        &self.0.catalogue
    }

    /// A table as everybody may see it, if this requester may see it at all. No requester: the program itself.
    pub async fn look(&self, which: impl Into<Which>, viewer: Option<Requester>) -> Result<PublicTable, Refusal> {
        let (_, loaded) = self.find_for(which.into(), viewer.as_ref()).await?;
        Ok(PublicTable(loaded))
    }

    /// The game with this id.
    fn kind(&self, game: &str) -> Result<&'static GameInfo, Refusal> {
        self.0.catalogue.find(game).ok_or_else(|| Refusal::NoSuchKind(game.to_owned()))
    }

    /// Explains terms of the rules with the values of this table's edition, or else of the current one.
    pub fn explain<'a>(
        &self,
        kind: &'static GameInfo,
        table: Option<&'a PublicTable>,
    ) -> Result<impl FnOnce(&Term) -> Phrase + use<'a>, Refusal> {
        let view = table.and_then(PublicTable::view);
        let current = match view {
            Some(_) => None,
            None => Some(self.0.catalogue.current(kind)?),
        };
        Ok(move |term: &Term| match (view, current) {
            (Some(view), _) => view.explain(term),
            (None, Some(edition)) => edition.kind.explain(term),
            (None, None) => term.say(),
        })
    }

    /// Fails if a table must not be shown to everybody: a try whose challenge has not closed.
    pub async fn for_everybody(&self, table: &PublicTable) -> Result<(), Refusal> {
        self.check_not_withheld(table.place()).await
    }

    /// A table as a person seated there may see it.
    pub async fn seat(&self, which: impl Into<Which>, viewer: impl Into<Requester>) -> Result<PrivateTable, Refusal> {
        let viewer = viewer.into();
        let (_, loaded) = self.find_for(which.into(), Some(&viewer)).await?;
        let seat = loaded.seat_of(viewer.person).ok_or(Refusal::NotSeated)?;
        Ok(PrivateTable { loaded, seat })
    }

    /// The tables at which a person sits, those that wait for them first.
    pub async fn mine(&self, person: PersonId) -> Result<Vec<Listing>, Refusal> {
        Ok(self.0.store.tables_of(person, false).await?)
    }

    /// All tables at which a person sits or sat.
    pub async fn all_of(&self, person: PersonId) -> Result<Vec<Listing>, Refusal> {
        Ok(self.0.store.tables_of(person, true).await?)
    }

    /// Finds a table for the program itself; a person's requests go through `find_for`.
    async fn find(&self, which: Which) -> Result<(Arc<TableSlot>, Arc<LoadedTable>), Refusal> {
        self.find_for(which, None).await
    }

    /// A table for the program itself. None if there is no readable table with this number.
    async fn readable(&self, game: GameId) -> Result<Option<Arc<LoadedTable>>, StoreError> {
        match self.find(Which::Game(game)).await {
            Ok((_, loaded)) => Ok(Some(loaded)),
            Err(Refusal::Unavailable(error)) if !matches!(error, StoreError::Unreadable(_)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// A table, after any change in progress has been committed.
    async fn newest(&self, game: GameId) -> Result<Arc<LoadedTable>, Refusal> {
        let (slot, loaded) = self.find(Which::Game(game)).await?;
        let _lock = slot.lock.lock().await;
        Ok(slot.newest().unwrap_or(loaded))
    }

    async fn load(&self, stored: StoredTable) -> Result<LoadedTable, Refusal> {
        let game = stored.row.id;
        let kind = self.kind(&stored.row.game)?;
        let (play, repair) = match stored.row.opening(stored.players.len()) {
            None => (None, None),
            Some(opening) => {
                // A missing row may have been a seat.
                kind.admits(&opening.options, opening.seats)
                    .map_err(|error| StoreError::Unreadable(format!("game {game}: {error}")))?;
                let loaded_game = self.loaded_game(&opening).await?;
                let (play, repair) = self.restore(kind, &*loaded_game, &opening, &stored).await.inspect_err(
                    |error| tracing::error!(%game, %error, "a stored game cannot be restored; it was left unchanged"),
                )?;
                (Some(play), repair)
            }
        };
        let challenge = match stored.row.place.challenge() {
            Some(challenge) => self.0.store.challenge(challenge).await?.as_ref().map(ChallengeInfo::of),
            None => None,
        };
        let given_up = matches!(&repair, Some(Repair::Rebased(base)) if base.given_up);
        let unsettled = if given_up { Vec::new() } else { stored.tail };
        let (row, players) = (stored.row, stored.players);
        Ok(LoadedTable { row, players, kind, play, unsettled, challenge, repair, recent: Default::default() })
    }

    async fn restore(
        &self,
        game: &GameInfo,
        kind: &dyn LoadedGame,
        opening: &Opening,
        stored: &StoredTable,
    ) -> Result<(Play, Option<Repair>), StoreError> {
        match restore::restore(game, kind, opening, stored, self.now())? {
            RestoredGame::Ready(play, repair) => {
                if let Some(Repair::Rebased(base)) = &repair {
                    let (id, entry) = (stored.row.id, base.snapshot.number);
                    tracing::info!(game = %id, entry, from = base.rules, to = game.rules, "a game continues under new rules");
                }
                Ok((play, repair))
            }
            RestoredGame::NeedsLog(error) => {
                let log = self.0.store.log(stored.row.id).await?;
                let (play, repair) = restore::restore_from_log(game, kind, opening, stored, (&log, &error))?;
                Ok((play, Some(repair)))
            }
        }
    }

    /// The game with the edition it started with.
    async fn loaded_game(&self, opening: &Opening) -> Result<Arc<dyn LoadedGame>, Refusal> {
        let kind = self.kind(&opening.game)?;
        if let Some(known) = self.0.catalogue.known(kind, &opening.edition) {
            return Ok(known);
        }
        let content = self.stored_edition(&opening.edition).await?;
        let unreadable = |error| StoreError::Unreadable(format!("edition {}: {error}", opening.edition));
        Ok(self.0.catalogue.read(kind, &content).map_err(unreadable)?)
    }

    /// The content of an edition that a stored game or challenge uses.
    async fn stored_edition(&self, hash: &EditionHash) -> Result<String, StoreError> {
        let content = self.0.store.edition(hash).await?;
        content.ok_or_else(|| StoreError::Unreadable(format!("edition {hash} is missing")))
    }
}

/// A random seed.
fn fresh_seed() -> Result<Seed, Refusal> {
    Seed::fresh().map_err(|_| Refusal::NoSeed)
}
