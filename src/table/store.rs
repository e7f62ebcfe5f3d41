//! The contract of a store: rows, changes that are kept whole or not at all, and the few questions tables ask.
//!
//! Tables decide *what* changes, as rows; a store inserts, updates, deletes and checks, and knows no rule. The conformance
//! tests in `store/conformance.rs` are what every backend must pass.

use std::collections::BTreeMap;
use std::time::Duration;

use async_trait::async_trait;

use super::answer::Answer;
use super::bots::BotSeat;
use super::challenge::{ChallengeRow, TriesOf, TryRow};
use super::clock::Time;
use super::fairness::{Apart, Concern, Hash, Trace};
use super::ids::{ChallengeId, GameId, InteractionId, Owner, PersonId, Place, PostId, ServerId};
use super::life::{Former, SeatLife, TableLife};
use super::post::{Outgoing, Post};
use super::reminders::policy::Nudges;
use super::scheduler::{Job, ScheduledJob};
use crate::engine::{EditionHash, Entry, Opening, Options, Outcome, Seat, Seed, SoloResult, Stored};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// People may join and leave.
    Lobby,
    Running,
    /// Put away by its host; it can be brought back.
    Archived,
    Over,
    Cancelled,
}

impl Status {
    /// Whether it holds its place.
    pub fn is_open(self) -> bool {
        matches!(self, Status::Lobby | Status::Running)
    }
}

/// A table, as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    pub id: GameId,
    pub place: Place,
    /// The id of the game that is played.
    pub game: String,
    pub status: Status,
    /// Raised by every change, and checked when it is written.
    pub version: i64,
    pub host: Option<PersonId>,
    pub options: Options,
    pub seed: Option<Seed>,
    pub edition: Option<EditionHash>,
    /// The rules number it was begun under.
    pub begun: Option<u32>,
    /// The rules number under which the log, from its base on, was last known to replay.
    pub rules: Option<u32>,
    /// How many entries the log has.
    pub entries: u32,
    pub outcome: Option<Outcome>,
    /// Whether whoever opened the table chose the seed.
    pub open_seed: bool,
    /// The clock, open votes, whether it is paused.
    pub life: TableLife,
    /// The post whose buttons are current: the lobby, or the newest turn message.
    pub message: Option<PostId>,
    /// The turn message that shows the board.
    pub board: Option<PostId>,
    /// The lobby on whose message the game's thread was opened: it tells how the game ended.
    pub lobby: Option<PostId>,
    pub opened: Time,
    pub started: Option<Time>,
    pub moved: Time,
    pub ended: Option<Time>,
}

/// After so long without a move, a game sleeps: nobody is reminded, and any move wakes it.
const AWAKE: Duration = Duration::from_secs(60 * 24 * 60 * 60);

impl TableRow {
    /// When it goes to sleep, unless somebody moves.
    pub fn sleeps(&self) -> Time {
        self.moved.plus(AWAKE)
    }

    pub fn is_asleep(&self, now: Time) -> bool {
        self.status == Status::Running && self.sleeps() <= now
    }

    /// What the game began with, once it has begun.
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

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub seat: Seat,
    /// None: a bot, or somebody who asked to be forgotten.
    pub person: Option<PersonId>,
    pub name: String,
    /// The bot that sits there instead of a person.
    pub bot: Option<BotSeat>,
    /// Since when the game waits for them.
    pub since: Option<Time>,
    /// How that has gone so far.
    pub nudges: Nudges,
    /// Standing answers, time left, whether the seat is vacant.
    pub life: SeatLife,
}

/// An entry of a log, with its number from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    pub number: u32,
    pub entry: Entry,
    /// What brought it about; empty once that is forgotten.
    pub by: InteractionId,
    pub at: Time,
}

/// A settled position and how many entries it includes.
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

/// A new beginning of a game: the position from which it went on under other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    pub snapshot: Snapshot,
    /// The rules number under which the entries before it were made.
    pub rules: u32,
    /// Whether unsettled steps were given up here, because they were no longer legal.
    pub given_up: bool,
    pub at: Time,
}

/// Everything that is needed to take a game up again.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    pub row: TableRow,
    pub players: Vec<Player>,
    pub snapshot: Option<Snapshot>,
    /// The entries after the snapshot.
    pub tail: Vec<Logged>,
}

/// A whole log: every entry ever made, and where the game began anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLog {
    /// In order; none if the game was never rebased.
    pub bases: Vec<Base>,
    pub entries: Vec<Logged>,
}

/// A table in somebody's list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    pub game: GameId,
    pub kind: String,
    pub place: Place,
    pub status: Status,
    pub seat: Seat,
    pub hosting: bool,
    /// Since when the game waits for this person.
    pub since: Option<Time>,
    pub moved: Time,
}

/// The interaction that a change belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interaction {
    pub id: InteractionId,
    pub game: Option<GameId>,
    pub person: Option<PersonId>,
    pub at: Time,
    /// What is answered, now and whenever the same id comes again.
    pub answer: Answer,
}

/// One interaction and everything it changes, kept all or not at all.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    pub interaction: Interaction,
    pub writes: Vec<Write>,
}

/// Tables that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All tables at which somebody sits.
    Person(PersonId),
    /// All tries at a challenge.
    Challenge(ChallengeId),
}

/// One thing to be kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// Refuses the whole change if this person has that many open tables in this server already.
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
    /// The content of an edition; kept once.
    Edition {
        hash: EditionHash,
        game: String,
        content: String,
    },
    /// A new table.
    Open(TableRow),
    /// A changed table. Refuses the whole change unless the stored version is the one before.
    Table(TableRow),
    /// Everybody at a table.
    Players {
        game: GameId,
        players: Vec<Player>,
    },
    /// Since when a seat is waited for, and how that has gone.
    Since {
        game: GameId,
        seat: Seat,
        since: Option<Time>,
        nudges: Nudges,
        life: SeatLife,
    },
    /// Somebody got up from a seat.
    Sat {
        game: GameId,
        former: Former,
    },
    Entry {
        game: GameId,
        logged: Logged,
    },
    Snapshot {
        game: GameId,
        snapshot: Snapshot,
    },
    Base {
        game: GameId,
        base: Base,
    },
    /// A message on its way. A refresh is left out if one is waiting already.
    Post(Outgoing),
    /// What a message that is on its way says has changed.
    Amend {
        post: PostId,
        to: Post,
    },
    /// A job is set or moved; none takes it off the agenda.
    Due {
        job: Job,
        due: Option<Time>,
    },
    /// A job is set, or moved to an earlier time; never to a later one.
    BringForward(ScheduledJob),
    /// A job was seen to. Refuses the whole change unless it still is due at that time.
    Done(ScheduledJob),
    /// A new challenge.
    Challenge(Box<ChallengeRow>),
    /// Somebody tries a challenge. Refuses the whole change unless that is open.
    Try {
        challenge: ChallengeId,
        game: GameId,
    },
    /// A try is finished; why it is listed apart from the ranking, if it is.
    SoloResult {
        game: GameId,
        solo_result: SoloResult,
        apart: Option<Apart>,
        at: Time,
    },
    /// What stays of somebody who is forgotten, until the challenge closes.
    Trace {
        challenge: ChallengeId,
        person: Hash,
        trace: Trace,
    },
    /// What a bot reached in a challenge, unless that has closed.
    Par {
        challenge: ChallengeId,
        par: i32,
    },
    /// The post of a challenge was brought up to date.
    Shown {
        challenge: ChallengeId,
        at: Time,
    },
    /// A challenge closes and loses its key. Refuses the whole change if it has closed.
    Close {
        challenge: ChallengeId,
        at: Time,
    },
    /// All traces that a challenge keeps are deleted.
    DropTraces(ChallengeId),
    /// A setting; none takes it away.
    Setting {
        owner: Owner,
        name: String,
        value: Option<String>,
    },
    /// Deletes every mention of this person: in seats, hosts, settings, messages to them and the ids of what they did.
    Forget(PersonId),
}

/// Why a change was not kept. Nothing of it was, unless it is `Repeated`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// This interaction was carried out before; its answer.
    #[error("this interaction was carried out before")]
    Repeated(String),
    /// Somebody else changed the table meanwhile.
    #[error("the table was changed meanwhile")]
    Conflict,
    #[error("there is an open table in this place")]
    PlaceTaken,
    #[error("this person has too many open tables")]
    TooMany,
    #[error("the challenge has closed")]
    Closed,
    #[error(transparent)]
    StoreError(#[from] StoreError),
}

/// What is wrong with the store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("the disk is full; nothing was saved")]
    Full,
    #[error("the database can only be read; nothing was saved")]
    ReadOnly,
    #[error("the database is busy; nothing was saved")]
    Busy,
    /// What SQLite finds is no sound database.
    #[error("the database file is damaged; end the bot and restore a backup as docs/operating.md says")]
    Damaged,
    #[error(
        "the database file was deleted or replaced while the bot ran, so nothing more can be saved; put it back or \
         restore a backup as docs/operating.md says, and start the bot again"
    )]
    Gone,
    /// Something stored cannot be understood.
    #[error("a stored row cannot be read: {0}")]
    Unreadable(String),
    #[error("the database failed: {0}")]
    Failed(String),
    /// Another process sends, reminds and marks what was sent.
    #[error("another process leads now")]
    NotLeading,
    /// A newer program has played this game on.
    #[error("a newer correio plays this game; this one is being updated")]
    Newer,
}

/// What became of an attempt to deliver a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A refresh is being made ready: another one is not the same any more.
    Sending {
        at: Time,
    },
    Sent {
        message: Option<String>,
    },
    /// To be tried again; `begun` is the first attempt that may have arrived after all.
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
    /// In blocks of [`POSTS`].
    Posts,
}

/// How many posts a block of numbers is for: more than a process ever makes before it draws the next one.
pub const POSTS: i64 = 1 << 20;

/// The highest numbers in use: the program counts on from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Highest {
    pub game: i64,
    pub post: i64,
    pub challenge: i64,
}

/// How long a process leads unless it says again that it does.
pub const LEASE: Duration = Duration::from_secs(10);

/// Keeps tables.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a change, all of it or nothing. When this returns it is on disk.
    async fn keep(&self, change: &Change) -> Result<(), CommitError>;

    /// The answer that an interaction got.
    async fn answer(&self, id: &InteractionId) -> Result<Option<String>, StoreError>;

    async fn highest(&self) -> Result<Highest, StoreError>;

    /// A number that no other process uses. None: this process is alone, and counts for itself.
    async fn draw(&self, series: Series) -> Result<Option<i64>, StoreError>;

    /// Whether this version of a table is the newest. Whoever is alone knows that without asking.
    async fn is_current(&self, game: GameId, version: i64) -> Result<bool, StoreError>;

    /// Takes or keeps the right to send, to remind and to mark what was sent, for [`LEASE`]. False: another process has it.
    async fn lead(&self) -> Result<bool, StoreError>;

    /// Whether no other process can have taken that right yet. Asks nobody.
    fn is_leading(&self) -> bool;

    /// Gives that right back.
    async fn resign(&self) -> Result<(), StoreError>;

    /// Waits until another process has kept something to be sent or seen to.
    async fn news(&self);

    /// A table with its newest position, all of one moment.
    async fn table(&self, game: GameId) -> Result<Option<StoredTable>, StoreError>;

    /// A table and who sits there, without its game.
    async fn row(&self, game: GameId) -> Result<Option<(TableRow, Vec<Player>)>, StoreError>;

    /// The tables in a scope, in the order of their numbers.
    async fn games(&self, scope: Scope) -> Result<Vec<GameId>, StoreError>;

    async fn log(&self, game: GameId) -> Result<StoredLog, StoreError>;

    async fn edition(&self, hash: &EditionHash) -> Result<Option<String>, StoreError>;

    /// The open table in a place.
    async fn at(&self, place: Place) -> Result<Option<GameId>, StoreError>;

    /// The tables at which somebody sits, those that wait for them first, longest first. Ended ones only if asked for.
    async fn tables_of(&self, person: PersonId, ended: bool) -> Result<Vec<Listing>, StoreError>;

    /// The next table after this one, in the order of their numbers.
    async fn after(&self, game: GameId) -> Result<Option<GameId>, StoreError>;

    async fn settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, StoreError>;

    /// Writes down something for the program itself, without an interaction: nothing rests on its being kept.
    async fn write_down(&self, name: &str, value: &str) -> Result<(), StoreError>;

    /// The people who have a setting with this name, and its value.
    async fn holders(&self, name: &str) -> Result<Vec<(PersonId, String)>, StoreError>;

    /// Those who sat at a table before somebody else took their seat, in the order in which they got up.
    async fn sittings(&self, game: GameId) -> Result<Vec<Former>, StoreError>;

    async fn challenge(&self, challenge: ChallengeId) -> Result<Option<ChallengeRow>, StoreError>;

    /// The challenges of a server, the newest first; as many as people ask about.
    async fn challenges(&self, server: ServerId) -> Result<Vec<ChallengeRow>, StoreError>;

    /// Tries, in the order in which they were begun.
    async fn tries(&self, of: TriesOf) -> Result<Vec<TryRow>, StoreError>;

    /// Somebody's try at a challenge.
    async fn try_of(&self, challenge: ChallengeId, person: PersonId) -> Result<Option<GameId>, StoreError>;

    /// Whether somebody sat at a game with this seed that has begun, other than this one.
    async fn has_played(&self, game: &str, seed: Seed, person: PersonId, but: GameId) -> Result<bool, StoreError>;

    /// What is still known of somebody who asked to be forgotten.
    async fn traces(&self, challenge: ChallengeId, person: &Hash) -> Result<Vec<Trace>, StoreError>;

    /// The open challenges that concern somebody.
    async fn concerns(&self, person: PersonId) -> Result<Vec<Concern>, StoreError>;

    /// How many open tables somebody hosts in a server.
    async fn hosted(&self, host: PersonId, server: Option<ServerId>) -> Result<u32, StoreError>;

    /// Jobs that are due, the oldest first.
    async fn jobs(&self, now: Time, limit: u32) -> Result<Vec<ScheduledJob>, StoreError>;

    /// When the next job is due.
    async fn next_job(&self) -> Result<Option<Time>, StoreError>;

    /// Posts that are due: the next message of each address, and the next change of each message that is there.
    async fn due(&self, now: Time, limit: u32) -> Result<Vec<Outgoing>, StoreError>;

    /// When the next post is due.
    async fn next_due(&self) -> Result<Option<Time>, StoreError>;

    async fn post(&self, post: PostId) -> Result<Option<Outgoing>, StoreError>;

    /// The open challenges that no bot has played yet.
    async fn challenges_without_par(&self) -> Result<Vec<ChallengeId>, StoreError>;

    /// The running games in which bots are asked.
    async fn bots_asked(&self) -> Result<Vec<GameId>, StoreError>;

    /// These posts, or all that wait, are due now.
    async fn make_due(&self, posts: Option<&[PostId]>, now: Time) -> Result<(), StoreError>;

    /// Records what became of a post. Only whoever leads may.
    async fn mark(&self, post: PostId, mark: Mark) -> Result<(), StoreError>;
}
