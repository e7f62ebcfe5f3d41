//! What comes of a request: an answer that can be given again, or a refusal that can be put into words.

use serde::{Deserialize, Serialize};

use super::clock::Time;
use super::ids::{ChallengeId, GameId, InteractionId, PersonId};
use super::reminders::preferences::InvalidPreference;
use super::sight::{PrivateTable, PublicTable};
use super::store::StoreError;
use super::visibility::{Origin, Viewer};
use crate::engine::options::OptionsError;
use crate::engine::path::{Given, NoPath};
use crate::engine::{Declined, Finality, Phrase, Seat, Stamp};

/// Somebody asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub id: InteractionId,
    pub person: PersonId,
    /// As they are called there.
    pub name: String,
    /// Where they ask.
    pub from: Origin,
    /// Whether they manage the server they ask from: then they may do there what a host may.
    pub manages: bool,
    /// What they want to be asked about once more.
    pub confirm: Confirm,
}

/// What somebody is asked about once more before it is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Confirm {
    /// Whatever cannot be undone, even if it ends the turn.
    Always,
    /// What cannot be undone while the turn goes on.
    #[default]
    MidTurn,
    /// Nothing: they have confirmed it, or do not want to be asked.
    Never,
}

impl Confirm {
    pub const ALL: [Confirm; 3] = [Confirm::Always, Confirm::MidTurn, Confirm::Never];

    /// Whether a step is asked about once more after which there is this way back.
    pub fn asks(self, finality: Finality) -> bool {
        match finality {
            Finality::Undoable => false,
            Finality::EndsTurn | Finality::Sealed | Finality::Final => self == Confirm::Always,
            Finality::Irreversible => self != Confirm::Never,
        }
    }
}

/// Where somebody likes to see pictures, in what only they see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Illustrate {
    Nothing,
    /// The board, when they open it.
    #[default]
    Boards,
    /// Also what they have themselves, in the panel of their turn.
    Panels,
}

impl Illustrate {
    pub const ALL: [Illustrate; 3] = [Illustrate::Nothing, Illustrate::Boards, Illustrate::Panels];
}

impl Request {
    pub fn viewer(&self) -> Viewer {
        self.into()
    }
}

/// What somebody does at their seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A button or menu of the question with this stamp.
    Press { stamp: Stamp, choice: Pressed },
    /// A command: named slots into the open questions.
    Path(Vec<Given>),
    /// The text form of an action, as somebody typed it.
    Typed(String),
}

/// What a button carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pressed {
    Text(String),
    /// The place in the list of choices, those that are asked before those that are offered.
    Index(usize),
}

/// What was done. It is stored, so it holds facts and no words: asked again, it is the same.
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
        /// The entries that were made: their numbers from the first to the last.
        entries: Option<(u32, u32)>,
        /// Whether everybody may know of it now, and there is no way back.
        settled: bool,
        /// Where a command left several actions open: their text forms.
        narrowed: Vec<String>,
    },
    /// This action cannot be undone, so it was not taken yet. The steps that lead to it were.
    NeedsConfirmation {
        game: GameId,
        seat: Seat,
        action: String,
    },
    /// After this action nobody could have gone on, so it was not taken. The seat's steps up to this entry were taken back.
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
    Archived {
        game: GameId,
    },
    BroughtBack {
        game: GameId,
    },
    Moved {
        game: GameId,
    },
    Challenged {
        challenge: ChallengeId,
    },
    /// Reminders in this game come no earlier than that.
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
    /// Something the program did by itself.
    Noted,
    /// Something about the table was kept that changes nothing on the board.
    Kept {
        game: GameId,
    },
}

impl Answer {
    /// The table it is about.
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
            | Answer::Archived { game }
            | Answer::BroughtBack { game }
            | Answer::Moved { game }
            | Answer::Snoozed { game, .. }
            | Answer::Muted { game }
            | Answer::Kept { game } => Some(*game),
            Answer::Challenged { .. } | Answer::Set | Answer::Forgotten | Answer::Noted => None,
        }
    }
}

/// What is told to whoever asked, and only to them.
#[derive(Clone, Debug)]
pub struct Reply {
    pub answer: Answer,
    /// Whether this very request was carried out before.
    pub repeated: bool,
    /// What happened, as the asking seat may be told it. Empty for repetitions: the log has it.
    pub told: Vec<Phrase>,
    /// The table as everybody sees it now.
    pub table: PublicTable,
    /// The table as the asking person sees it now, if they sit there.
    pub seat: Option<PrivateTable>,
}

/// Who may do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// The host, or who manages the place.
    Host,
    /// Who manages the place.
    Manage,
    /// Those who sit, or sat, at the table.
    Seated,
    /// The one person whom it concerns.
    Own,
    /// Who manages the events of the server.
    Events,
}

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// There is no open game in this place.
    NoGameHere,
    /// There is no table with this number.
    NoSuchGame(GameId),
    /// There is no such game to be played.
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
    /// So many open tables are enough for one person in one server.
    TooManyTables {
        most: u32,
    },
    /// So many tables are enough for one person in an hour; in how many minutes the next one may be opened.
    TooOften {
        minutes: usize,
    },
    NotSeated,
    AlreadySeated(Seat),
    NotAllowed(Right),
    /// A table stays on its server.
    OtherServer,
    /// People may still join; nothing is played yet.
    NotStarted,
    AlreadyStarted,
    NotArchived,
    /// The game is paused by a vote.
    Paused,
    /// This question cannot be answered in advance, or not so.
    NotRecurring,
    /// The vote is closed, or there never was one.
    VoteClosed,
    /// The vote concerns them, so they have none.
    NotYourVote,
    /// The same is put to the vote already, or is so already.
    AlreadyProposed,
    /// Nobody has waited for this player long enough.
    NotOverdue,
    /// A private try knows no votes, no seats that change hands and no followers.
    NoVotesHere,
    /// Somebody sits there and has not offered the seat.
    SeatTaken,
    /// Whoever has seen another hand of this game may not take this one.
    SatHere,
    /// The operator has switched bots off.
    BotsOff,
    /// No page of this game is served.
    NoPage,
    /// Others play along, or did, or it is a try at a challenge.
    NoHints,
    /// There is no such bot at this table.
    NoSuchBot,
    /// It can be brought back first.
    Archived,
    AlreadyOver(PublicTable),
    Cancelled,
    /// Nothing is asked of this seat now.
    NotYourTurn(PublicTable),
    /// The question has changed since; the fresh one.
    Stale(Box<PrivateTable>),
    NothingToUndo,
    /// What was typed about reminders or an absence cannot be.
    Unfit(InvalidPreference),
    Options(OptionsError),
    /// The rules do not allow it, or it is no action.
    Declined(Declined),
    /// A command that leads nowhere.
    NoPath(NoPath),
    /// It may be shown when the challenge has closed.
    Withheld,
    NoSuchChallenge,
    /// They had their try, and asked to be forgotten since.
    AlreadyTried,
    /// The challenge has closed, and with it every try.
    ChallengeClosed,
    /// A challenge cannot close then.
    NoClosingTime,
    /// Nobody can play this game alone.
    NotAlone,
    /// Only of finished games.
    NotOver,
    /// The operator's edition file cannot be used; what is wrong with it.
    Edition(String),
    /// The system gave no randomness for a seed.
    NoSeed,
    /// The store cannot do it now, or what is stored cannot be understood.
    Unavailable(StoreError),
}

impl From<StoreError> for Refusal {
    fn from(trouble: StoreError) -> Refusal {
        Refusal::Unavailable(trouble)
    }
}
