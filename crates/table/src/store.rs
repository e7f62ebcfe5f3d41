//! The contract of a store: rows, changes that are committed as a whole or not at all, and the few queries tables need.
//!
//! Tables decide *what* changes, as rows; a store inserts, updates, deletes and checks, and knows no rules. Every
//! backend must pass the conformance tests in `store/conformance.rs`.

use std::collections::BTreeMap;
use std::time::Duration;

use async_trait::async_trait;

use super::answer::Answer;
use super::bots::BotSeat;
use super::challenge::{ChallengeRow, TriesOf, TryRow};
use super::clock::Time;
use super::fairness::Apart;
use super::ids::{ChallengeId, GameId, InteractionId, Owner, PersonId, Place, PostId, ServerId};
use super::life::{Former, SeatLife, TableLife};
use super::reminders::policy::Nudges;
use crate::delivery::post::{Outgoing, Post};
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::pages::sessions::{SeatOf, SecretHash, SessionRow};
use crate::results::finished::Finished;
use engine::review::{Decision, Moment};
use engine::{Deeds, EditionHash, Entry, Opening, Options, Outcome, Seat, Seed, SoloResult, Stored};

/// The stage a table is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// People may join and leave.
    Lobby,
    Running,
    Over,
    Cancelled,
}

impl Status {
    /// Whether it occupies its place.
    pub fn is_open(self) -> bool {
        matches!(self, Status::Lobby | Status::Running)
    }
}

/// A stored table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    pub id: GameId,
    pub place: Place,
    /// The id of the game played.
    pub game: String,
    pub status: Status,
    /// Incremented by every change, and checked when it is written.
    pub version: i64,
    pub host: Option<PersonId>,
    pub options: Options,
    pub seed: Option<Seed>,
    pub edition: Option<EditionHash>,
    /// The rules number it was started under.
    pub begun: Option<u32>,
    /// The rules number under which the log, from its base on, was last known to replay.
    pub rules: Option<u32>,
    /// How many entries the log has.
    pub entries: u32,
    pub outcome: Option<Outcome>,
    /// Whether the person who opened the table chose the seed.
    pub open_seed: bool,
    /// Whether the result counts in the ratings; before the start, whether the host would like it to.
    pub rated: bool,
    /// The clock, open votes, whether it is paused.
    pub life: TableLife,
    /// The post whose buttons are current: the lobby, or the newest turn message.
    pub message: Option<PostId>,
    /// The turn message that shows the board.
    pub board: Option<PostId>,
    /// The lobby message on which the game's thread was opened: it says how the game ended.
    pub lobby: Option<PostId>,
    pub opened: Time,
    pub started: Option<Time>,
    pub moved: Time,
    pub ended: Option<Time>,
}

/// A game without a move for this long sleeps: nobody is reminded, and any move wakes it.
const AWAKE: Duration = Duration::from_secs(60 * 24 * 60 * 60);

impl TableRow {
    /// When it falls asleep unless somebody moves.
    pub fn sleeps(&self) -> Time {
        self.moved.plus(AWAKE)
    }

    pub fn is_asleep(&self, now: Time) -> bool {
        self.status == Status::Running && self.sleeps() <= now
    }

    /// The opening of the game, once it has started.
    pub fn opening(&self, seats: usize) -> Option<Opening> {
        Some(Opening {
            game: self.game.clone(),
            rules: self.begun?,
            edition: self.edition.clone()?,
            options: self.options.clone(),
            seats,
            seed: self.seed?,
        })
    }
}

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub seat: Seat,
    /// None: a bot, or a person who asked to be forgotten.
    pub person: Option<PersonId>,
    pub name: String,
    /// The bot that occupies the seat instead of a person.
    pub bot: Option<BotSeat>,
    /// Since when the game has been waiting for them.
    pub since: Option<Time>,
    /// The state of their reminders.
    pub nudges: Nudges,
    /// Standing answers, time left, whether the seat is vacant.
    pub life: SeatLife,
}

impl Player {
    /// A player who has just sat down.
    pub(super) fn new(seat: Seat, person: Option<PersonId>, name: String) -> Player {
        let (bot, since, nudges, life) = (None, None, Nudges::default(), SeatLife::default());
        Player { seat, person, name, bot, since, nudges, life }
    }
}

/// A log entry with its number, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedEntry {
    pub number: u32,
    pub entry: Entry,
    /// The interaction that made it; empty once its person is forgotten.
    pub by: InteractionId,
    pub at: Time,
}

/// A settled position and the number of entries it includes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub number: u32,
    /// The form in which the state is written.
    pub form: u32,
    pub state: String,
}

impl Snapshot {
    pub fn stored(&self) -> Stored<'_> {
        Stored { form: self.form, text: &self.state }
    }
}

/// A base: the position from which a game went on under other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    pub snapshot: Snapshot,
    /// The rules number under which the entries before it were made.
    pub rules: u32,
    /// Whether unsettled steps were discarded here because they were no longer legal.
    pub given_up: bool,
    pub at: Time,
}

/// Everything needed to restore a game.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    pub row: TableRow,
    pub players: Vec<Player>,
    pub snapshot: Option<Snapshot>,
    /// The entries after the snapshot.
    pub tail: Vec<LoggedEntry>,
}

/// A whole log: every entry ever made, and its bases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLog {
    /// In order; none if the game was never rebased.
    pub bases: Vec<Base>,
    pub entries: Vec<LoggedEntry>,
}

/// A table with everything that leads to its position, as of one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct WholeTable {
    pub table: StoredTable,
    pub log: StoredLog,
    /// The content of its edition. None: it is missing, or the game has not started.
    pub edition: Option<String>,
    pub deeds: Option<Deeds>,
}

/// A table in a person's list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    pub game: GameId,
    pub kind: String,
    pub place: Place,
    pub status: Status,
    pub seat: Seat,
    pub hosting: bool,
    /// Since when the game has been waiting for this person.
    pub since: Option<Time>,
    pub moved: Time,
}

/// A request for the review of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedReview {
    pub game: GameId,
    pub person: PersonId,
    pub at: Time,
    /// They may ask for at most this many reviews since then.
    pub since: Time,
    pub most: u32,
}

/// A stored review.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewRow {
    /// When somebody asked for it.
    pub asked: Time,
    /// What everybody could expect over time. None: it has not been made yet; empty: it cannot be made.
    pub moments: Option<Vec<Moment>>,
}

/// The interaction a change belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interaction {
    pub id: InteractionId,
    pub game: Option<GameId>,
    pub person: Option<PersonId>,
    pub at: Time,
    /// The answer, now and whenever the same id arrives again.
    pub answer: Answer,
}

/// One interaction and everything it changes, committed as a whole or not at all.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    pub interaction: Interaction,
    pub writes: Vec<Write>,
}

/// A group of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All tables at which somebody sits.
    Person(PersonId),
    /// All tries at a challenge.
    Challenge(ChallengeId),
}

/// One write of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// Refuses the whole change if this person already has this many open tables in this server.
    Quota {
        host: PersonId,
        server: Option<ServerId>,
        most: u32,
    },
    /// Refuses the whole change unless these are still all tables in this scope.
    Only {
        scope: Scope,
        games: Vec<GameId>,
    },
    /// The content of an edition, stored once.
    Edition {
        hash: EditionHash,
        game: String,
        content: String,
    },
    /// A new table.
    Open(TableRow),
    /// A changed table. Refuses the whole change unless the stored version is the previous one.
    Table(TableRow),
    /// All players of a table.
    Players {
        game: GameId,
        players: Vec<Player>,
    },
    /// What each seat had built at the end of a game, for statistics.
    Deeds {
        game: GameId,
        deeds: Deeds,
    },
    /// Since when a seat has been awaited, and its reminder state.
    Since {
        game: GameId,
        seat: Seat,
        since: Option<Time>,
        nudges: Nudges,
        life: SeatLife,
    },
    /// A player left a seat.
    Sat {
        game: GameId,
        former: Former,
    },
    Entry {
        game: GameId,
        logged: LoggedEntry,
    },
    Snapshot {
        game: GameId,
        snapshot: Snapshot,
    },
    Base {
        game: GameId,
        base: Base,
    },
    /// A new post. A refresh is omitted if one is already pending.
    Post(Outgoing),
    /// Replaces the content of a pending post.
    Amend {
        post: PostId,
        to: Post,
    },
    /// Sets or moves a job; none removes it.
    Due {
        job: Job,
        due: Option<Time>,
    },
    /// Sets a job or moves it to an earlier time, never to a later one.
    BringForward(ScheduledJob),
    /// A job is done. Refuses the whole change unless it is still due at that time.
    Done(ScheduledJob),
    /// A new challenge.
    Challenge(Box<ChallengeRow>),
    /// A try at a challenge. Refuses the whole change unless the challenge is open.
    Try {
        challenge: ChallengeId,
        game: GameId,
    },
    /// The result of a finished try, and why it is listed apart from the ranking, if it is.
    SoloResult {
        game: GameId,
        solo_result: SoloResult,
        apart: Option<Apart>,
        at: Time,
    },
    /// A bot's result in a challenge, unless that has closed.
    Par {
        challenge: ChallengeId,
        par: i32,
    },
    /// Refuses the whole change if this person has asked for too many, or if somebody has asked for this one.
    AskReview(AskedReview),
    /// A review was made. Refuses the whole change if it was made before.
    Review {
        game: GameId,
        row: ReviewRow,
        decisions: Vec<(PersonId, Vec<Decision>)>,
    },
    /// The post of a challenge was updated.
    Shown {
        challenge: ChallengeId,
        at: Time,
    },
    /// Closes a challenge. Refuses the whole change if it is already closed.
    Close {
        challenge: ChallengeId,
        at: Time,
    },
    /// A setting; none removes it.
    Setting {
        owner: Owner,
        name: String,
        value: Option<String>,
    },
    /// Deletes every mention of this person: in seats, hosts, settings, messages to them and the ids of what they did.
    Forget(PersonId),
}

/// Why a change was not committed. Nothing was written, unless it is `Repeated`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// This interaction was already carried out; its answer.
    #[error("this interaction was already carried out")]
    Repeated(String),
    /// Somebody else has changed the table in the meantime.
    #[error("the table was changed in the meantime")]
    Conflict,
    #[error("there is an open table in this place")]
    PlaceTaken,
    #[error("this person has too many open tables")]
    TooMany,
    #[error("the challenge has closed")]
    Closed,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An error of the store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("the disk is full; nothing was saved")]
    Full,
    #[error("the database is read-only; nothing was saved")]
    ReadOnly,
    #[error("the database is busy; nothing was saved")]
    Busy,
    /// SQLite reports that the database is damaged.
    #[error("the database file is damaged; stop the bot and restore a backup as described in docs/operating.md")]
    Damaged,
    #[error(
        "the database file was deleted, replaced or overwritten while the bot was running, so nothing more can be saved; \
         put back the file or a backup as described in docs/operating.md, then start the bot again"
    )]
    Gone,
    /// Something stored cannot be read.
    #[error("a stored row cannot be read: {0}")]
    Unreadable(String),
    #[error("the database failed: {0}")]
    Failed(String),
    /// Another process leads: it sends, reminds and marks posts.
    #[error("another process leads now")]
    NotLeading,
    /// A newer release has played this game on.
    #[error("a newer version of correio has played this game; this process is outdated")]
    Newer,
}

/// The result of an attempt to deliver a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryMark {
    /// A refresh is being packed: a later one is no longer a duplicate.
    Sending {
        at: Time,
    },
    Sent {
        message: Option<String>,
    },
    /// Retry later; `begun` is the first attempt that may have arrived.
    Again {
        due: Time,
        error: String,
        begun: Option<Time>,
    },
    Dropped {
        error: String,
    },
}

/// What is numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    Games,
    Challenges,
    /// In blocks of a million (`migrations/postgres`): more than a process ever makes before it draws the next block.
    Posts,
}

/// The highest numbers in use, from which the program counts on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Highest {
    pub game: i64,
    pub post: i64,
    pub challenge: i64,
}

/// How long a process leads unless it renews its lease.
pub const LEASE: Duration = Duration::from_secs(10);

/// Stores tables.
#[async_trait]
pub trait Store: Send + Sync {
    /// Commits a change as a whole or not at all. When this returns, it is on disk.
    async fn commit(&self, change: &Change) -> Result<(), CommitError>;

    /// The answer given to an interaction.
    async fn answer(&self, id: &InteractionId) -> Result<Option<String>, StoreError>;

    async fn highest(&self) -> Result<Highest, StoreError>;

    /// A number that no other process uses. None: this process owns the store, and counts for itself.
    async fn draw(&self, series: Series) -> Result<Option<i64>, StoreError>;

    /// Whether this version of a table is the newest. A process that owns the store knows without asking.
    async fn is_current(&self, game: GameId, version: i64) -> Result<bool, StoreError>;

    /// Acquires or renews the leader's lease, for [`LEASE`]. False: another process holds it.
    async fn lead(&self) -> Result<bool, StoreError>;

    /// Whether the lease cannot have expired yet. Does not ask the store.
    fn is_leading(&self) -> bool;

    /// Releases the lease.
    async fn resign(&self) -> Result<(), StoreError>;

    /// Waits until another process has committed a post or a job for the leader.
    async fn wait_for_work(&self);

    /// A table with its newest position, in one read transaction.
    async fn table(&self, game: GameId) -> Result<Option<StoredTable>, StoreError>;

    /// A table with its log, in one read transaction.
    async fn whole(&self, game: GameId) -> Result<Option<WholeTable>, StoreError>;

    /// A table and its players, without its game.
    async fn row(&self, game: GameId) -> Result<Option<(TableRow, Vec<Player>)>, StoreError>;

    /// The tables in a scope, in numerical order.
    async fn games(&self, scope: Scope) -> Result<Vec<GameId>, StoreError>;

    async fn log(&self, game: GameId) -> Result<StoredLog, StoreError>;

    async fn edition(&self, hash: &EditionHash) -> Result<Option<String>, StoreError>;

    /// The open table in a place.
    async fn at(&self, place: Place) -> Result<Option<GameId>, StoreError>;

    /// The tables at which a person sits; those that wait for them come first, longest wait first. Ended ones only on
    /// request.
    async fn tables_of(&self, person: PersonId, ended: bool) -> Result<Vec<Listing>, StoreError>;

    /// The next table after this one, in numerical order.
    async fn after(&self, game: GameId) -> Result<Option<GameId>, StoreError>;

    async fn settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, StoreError>;

    /// Stores a setting of the program itself, without an interaction: repeating it does no harm.
    async fn set_program_setting(&self, name: &str, value: &str) -> Result<(), StoreError>;

    /// The people who have a setting with this name, and its value.
    async fn people_with_setting(&self, name: &str) -> Result<Vec<(PersonId, String)>, StoreError>;

    /// The table whose page has this key.
    async fn table_with_page(&self, key: &str) -> Result<Option<GameId>, StoreError>;

    /// Adds a link to a seat, and removes those that have ended and the person's oldest ones beyond the limit.
    async fn add_link(&self, link: &SessionRow) -> Result<(), StoreError>;

    /// Turns the link with this hash into a session with another hash, if it is a link to this seat that has not ended;
    /// ends the person's oldest sessions beyond the limit. Of several that exchange the same link, one succeeds.
    async fn exchange(
        &self,
        link: &SecretHash,
        of: SeatOf,
        session: &SecretHash,
        now: Time,
        ends: Time,
    ) -> Result<bool, StoreError>;

    /// The session with this hash, even if its time is over.
    async fn session(&self, hash: &SecretHash) -> Result<Option<SessionRow>, StoreError>;

    /// Removes all sessions and links of a person.
    async fn end_sessions(&self, person: PersonId) -> Result<(), StoreError>;

    /// A table's former players, in the order in which they left.
    async fn former_players(&self, game: GameId) -> Result<Vec<Former>, StoreError>;

    /// The games of a server that are over, of one kind or of all, in the order in which they ended.
    async fn finished(&self, server: ServerId, kind: Option<&str>) -> Result<Vec<Finished>, StoreError>;

    /// What each seat had built at the end of a game. None: the build that played it did not count that.
    async fn deeds(&self, game: GameId) -> Result<Option<Deeds>, StoreError>;

    /// The logs of a server's newest finished games, game by game.
    async fn finished_logs(&self, server: ServerId, most: u32) -> Result<Vec<(GameId, LoggedEntry)>, StoreError>;

    async fn challenge(&self, challenge: ChallengeId) -> Result<Option<ChallengeRow>, StoreError>;

    /// The challenges of a server, newest first; as many as people ask about.
    async fn challenges(&self, server: ServerId) -> Result<Vec<ChallengeRow>, StoreError>;

    /// Tries, in the order in which they were started.
    async fn tries(&self, of: TriesOf) -> Result<Vec<TryRow>, StoreError>;

    /// A person's try at a challenge.
    async fn try_of(&self, challenge: ChallengeId, person: PersonId) -> Result<Option<GameId>, StoreError>;

    /// Whether a person sat at another started game with this seed.
    async fn has_played(&self, game: &str, seed: Seed, person: PersonId, but: GameId) -> Result<bool, StoreError>;

    /// How many open tables a person hosts in a server.
    async fn hosted(&self, host: PersonId, server: Option<ServerId>) -> Result<u32, StoreError>;

    /// Jobs that are due, oldest first.
    async fn jobs(&self, now: Time, limit: u32) -> Result<Vec<ScheduledJob>, StoreError>;

    /// When the next job is due.
    async fn next_job(&self) -> Result<Option<Time>, StoreError>;

    /// Posts that are due: the next message of each address, and the next edit of each message that exists. With many
    /// posts waiting, only the first of both.
    async fn due(&self, now: Time) -> Result<Vec<Outgoing>, StoreError>;

    /// When the next post is due.
    async fn next_due(&self) -> Result<Option<Time>, StoreError>;

    async fn post(&self, post: PostId) -> Result<Option<Outgoing>, StoreError>;

    /// The open challenges that no bot has played yet.
    async fn challenges_without_par(&self) -> Result<Vec<ChallengeId>, StoreError>;

    /// The running games in which bots are asked.
    async fn bots_asked(&self) -> Result<Vec<GameId>, StoreError>;

    /// The review of a game, if somebody has asked for it.
    async fn review(&self, game: GameId) -> Result<Option<ReviewRow>, StoreError>;

    /// The games whose reviews have not been made yet, in the order of the requests.
    async fn reviews_waiting(&self) -> Result<Vec<GameId>, StoreError>;

    /// This person's costliest decisions in a reviewed game. None: none of their decisions was judged.
    async fn decisions(&self, game: GameId, person: PersonId) -> Result<Option<Vec<Decision>>, StoreError>;

    /// Makes these posts, or all that wait, due now.
    async fn make_due(&self, posts: Option<&[PostId]>, now: Time) -> Result<(), StoreError>;

    /// Records the result of a delivery attempt. Only the leader may.
    async fn mark(&self, post: PostId, mark: DeliveryMark) -> Result<(), StoreError>;
}
