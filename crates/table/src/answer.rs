//! The result of a request: an answer that can be repeated, or a refusal that can be put into words.

use serde::{Deserialize, Serialize};

use super::clock::Time;
use super::ids::{ChallengeId, GameId, InteractionId, PersonId};
use super::reminders::preferences::InvalidPreference;
use super::store::StoreError;
use super::view::{PrivateTable, PublicTable};
use super::visibility::{Origin, Requester};
use crate::editions::EditionsError;
use engine::options::OptionsError;
use engine::path::{PathError, SlotValue};
use engine::{Declined, Finality, Phrase, Seat, Stamp};

/// A request from a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub id: InteractionId,
    pub person: PersonId,
    /// Their display name there.
    pub name: String,
    /// Where the request comes from.
    pub from: Origin,
    /// Whether they manage the server they ask from, which gives them a host's rights there.
    pub manages: bool,
    /// Which steps they want to confirm.
    pub confirm: Confirm,
}

/// Which steps a person wants to confirm before they are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Confirm {
    /// Whatever cannot be undone, even if it ends the turn.
    Always,
    /// Whatever cannot be undone while the turn continues.
    #[default]
    MidTurn,
    /// Nothing: they have confirmed already, or never want to be asked.
    Never,
}

impl Confirm {
    pub const ALL: [Confirm; 3] = [Confirm::Always, Confirm::MidTurn, Confirm::Never];

    /// Whether a step with this finality needs confirmation.
    pub fn asks(self, finality: Finality) -> bool {
        match finality {
            Finality::Undoable => false,
            Finality::EndsTurn | Finality::Sealed | Finality::Final => self == Confirm::Always,
            Finality::Irreversible => self != Confirm::Never,
        }
    }
}

/// Where a person wants pictures in their private panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Illustrate {
    Nothing,
    /// On the board, when they open it.
    #[default]
    Boards,
    /// Also of their own things, in their turn panel.
    Panels,
}

impl Illustrate {
    pub const ALL: [Illustrate; 3] = [Illustrate::Nothing, Illustrate::Boards, Illustrate::Panels];
}

impl Request {
    pub fn requester(&self) -> Requester {
        self.into()
    }
}

/// What a person does at their seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A button or menu entry of the question with this stamp: its actions in their text form.
    Press { stamp: Stamp, choice: String },
    /// A command: named slots that answer open questions.
    Path(Vec<SlotValue>),
    /// The text form of an action, as typed.
    Typed(String),
}

/// What was done. Answers are stored, so they hold facts rather than words, and a repeated request gets the same one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "done", rename_all = "kebab-case")]
pub enum Answer {
    Opened {
        game: GameId,
    },
    Joined {
        game: GameId,
        seat: Seat,
    },
    Left {
        game: GameId,
        /// Nobody was left, so the table was closed.
        closed: bool,
    },
    Chosen {
        game: GameId,
        option: String,
        value: String,
    },
    Started {
        game: GameId,
    },
    Acted {
        game: GameId,
        seat: Seat,
        /// The numbers of the first and last entry made.
        entries: Option<(u32, u32)>,
        /// Whether the entries are now public and final.
        settled: bool,
        /// If a command left several actions open: their text forms.
        narrowed: Vec<String>,
    },
    /// This action cannot be undone, so it has not been taken yet. The steps that lead to it have.
    NeedsConfirmation {
        game: GameId,
        seat: Seat,
        action: String,
    },
    /// Nobody could have continued after this action, so it was not taken, and the seat's steps up to this entry were
    /// undone.
    DeadEnd {
        game: GameId,
        seat: Seat,
        entry: u32,
        action: String,
    },
    Undone {
        game: GameId,
        seat: Seat,
        entry: u32,
    },
    Cancelled {
        game: GameId,
    },
    Moved {
        game: GameId,
    },
    Challenged {
        challenge: ChallengeId,
    },
    /// Reminders in this game come no earlier than this.
    Snoozed {
        game: GameId,
        until: Time,
    },
    /// No more reminders in this turn.
    Muted {
        game: GameId,
    },
    Set,
    Forgotten,
    /// The program acted by itself.
    Noted,
    /// Something about the table was stored that does not change the board.
    Kept {
        game: GameId,
    },
}

impl Answer {
    /// The table the answer is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Answer::Opened { game }
            | Answer::Joined { game, .. }
            | Answer::Left { game, .. }
            | Answer::Chosen { game, .. }
            | Answer::Started { game }
            | Answer::Acted { game, .. }
            | Answer::NeedsConfirmation { game, .. }
            | Answer::DeadEnd { game, .. }
            | Answer::Undone { game, .. }
            | Answer::Cancelled { game }
            | Answer::Moved { game }
            | Answer::Snoozed { game, .. }
            | Answer::Muted { game }
            | Answer::Kept { game } => Some(*game),
            Answer::Challenged { .. } | Answer::Set | Answer::Forgotten | Answer::Noted => None,
        }
    }
}

/// The reply to the requester, and to nobody else.
#[derive(Clone, Debug)]
pub struct Reply {
    pub answer: Answer,
    /// Whether this very request had been carried out before.
    pub repeated: bool,
    /// What happened, as the requester's seat may be told it. Empty for repeated requests: the log has it.
    pub told: Vec<Phrase>,
    /// The table as everybody sees it now.
    pub table: PublicTable,
    /// The table as the requester sees it now, if they sit there.
    pub seat: Option<PrivateTable>,
}

/// Who may do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// The host, and people who manage the server.
    Host,
    /// People who manage the server.
    Manage,
    /// People who sit, or sat, at the table.
    Seated,
    /// The one person concerned.
    Own,
    /// People who manage the server's events.
    Events,
}

/// What people may do only so often, because it pings somebody, writes to a channel or takes time from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// To propose something while their own proposal is open.
    OpenProposal,
    /// To propose something after their own proposal was rejected.
    Proposal,
    OfferSeat,
    GiveUpSeat,
    Hint,
}

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// No game is open in this place.
    NoGameHere,
    /// No table has this number.
    NoSuchGame(GameId),
    /// No such game can be played here.
    NoSuchKind(String),
    /// Another game is open in this place.
    PlaceTaken(Option<GameId>),
    /// All seats are taken.
    Full {
        most: usize,
    },
    TooFew {
        fewest: usize,
        seated: usize,
    },
    /// The requester has this many open tables in this server, which is the limit.
    TooManyTables {
        most: u32,
    },
    /// The requester has done this only recently.
    TooSoon {
        limit: Limit,
        /// When they may do it again.
        again: Time,
    },
    /// The requester has opened this many tables within an hour, which is the limit; minutes until the next one is
    /// allowed.
    TooOften {
        minutes: usize,
    },
    NotSeated,
    AlreadySeated(Seat),
    NotAllowed(Right),
    /// A table cannot move to another server.
    OtherServer,
    /// People may still join; the game has not started.
    NotStarted,
    AlreadyStarted,
    /// A vote has paused the game.
    Paused,
    /// This question cannot be answered in advance, or not in this way.
    NotRecurring,
    /// The vote is closed, or never existed.
    VoteClosed,
    /// The vote is about them, so they have no ballot.
    NotYourVote,
    /// The same proposal is already open, or already in effect.
    AlreadyProposed,
    /// The others have not waited long enough for this player.
    NotOverdue,
    /// A private try has no votes, no seats to hand over and no followers.
    NoVotesHere,
    /// Somebody sits there and has not offered the seat.
    SeatTaken,
    /// The person to whom a seat is offered already plays in this game.
    SitsHere,
    /// The requester has seen another hand of this game, so they may not take this seat.
    SatHere,
    /// The operator has switched bots off.
    BotsOff,
    /// No page of this game is served.
    NoPage,
    /// Pages are served without encryption, so no seat can be played on them.
    UnencryptedPages,
    /// Other people play or played in this game, or it is a try at a challenge.
    NoHints,
    /// The requester's last hint is still being computed.
    HintPending,
    /// The hint would have come after its request could no longer be answered.
    HintTooLate,
    /// The requester has asked for this many reviews within a day, which is the limit.
    TooManyReviews {
        most: u32,
    },
    /// Today's rules do not replay this game, or the search failed.
    NoReview,
    /// Only finished games are reviewed.
    NotOverYet,
    /// Only people who played the game may ask for its review.
    ReviewForPlayers,
    /// The requester has shared their decisions in this channel before.
    SharedAlready,
    /// No such bot sits at this table.
    NoSuchBot,
    AlreadyOver(PublicTable),
    Cancelled,
    /// This seat has no open question.
    NotYourTurn(PublicTable),
    /// The question has changed since; this is the current one.
    Stale(Box<PrivateTable>),
    NothingToUndo,
    /// What was typed about reminders or an absence is not valid.
    Unfit(InvalidPreference),
    Options(OptionsError),
    /// The rules do not allow it, or it is not an action.
    Declined(Declined),
    /// A command that does not lead to an action.
    NoPath(PathError),
    /// It may be shown once the challenge has closed.
    Withheld,
    /// There is no such lesson.
    NoSuchLesson,
    NoSuchChallenge,
    /// They have had their try, and have asked to be forgotten since.
    /// The challenge has closed, and every try with it.
    ChallengeClosed,
    /// A challenge cannot close at that time.
    NoClosingTime,
    /// This game cannot be played solo.
    NotAlone,
    /// Only finished games have this.
    NotOver,
    /// Only servers have ratings and statistics.
    NoServer,
    /// This person keeps their statistics to themselves.
    KeptPrivate,
    /// The operator's edition file is invalid, for this reason.
    Edition(String),
    /// The system provided no randomness for a seed.
    NoSeed,
    /// The store cannot do it now, or what is stored cannot be read.
    Unavailable(StoreError),
}

impl Refusal {
    /// Whether the same request may succeed later, so what it was made from should stay.
    pub fn may_pass(&self) -> bool {
        use Refusal::{Edition, HintPending, NoSeed, TooManyReviews, TooManyTables, TooOften, TooSoon, Unavailable};
        matches!(
            self,
            Unavailable(_)
                | NoSeed
                | Edition(_)
                | HintPending
                | TooSoon { .. }
                | TooOften { .. }
                | TooManyTables { .. }
                | TooManyReviews { .. }
        )
    }
}

impl From<EditionsError> for Refusal {
    fn from(error: EditionsError) -> Refusal {
        Refusal::Edition(error.to_string())
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        Refusal::Unavailable(error)
    }
}
