//! What a front end renders and delivers, and what can become of it.

use std::time::Duration;

use futures_util::future::BoxFuture;

use super::post::Post;
use crate::bots::MadeReview;
use crate::challenge::PublicChallenge;
use crate::clock::Time;
use crate::ids::{Address, PersonId};
use crate::life::{Former, PastPublicTable};
use crate::reminders::preferences::Absence;
use crate::store::Listing;
use crate::view::PublicTable;
use engine::{Narration, Seat};

/// Delivers posts to people.
pub trait Courier: Send + Sync {
    /// Sends, edits or deletes a message. Returns the id of a new one.
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>>;

    /// Looks for a message that carries this nonce.
    fn find<'a>(&'a self, address: Address, nonce: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>>;
}

/// Why a post was not delivered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// It may or may not have arrived: a timeout, a broken connection.
    #[error("{reason}")]
    Unknown { reason: String },
    /// It did not arrive, but may later; not before this delay.
    #[error("{reason}")]
    Later { reason: String, delay: Option<Duration> },
    /// It cannot arrive until something changes there: a missing permission, an archived thread.
    #[error("{reason}")]
    Blocked { reason: String },
    /// Its destination no longer exists.
    #[error("{reason}")]
    Gone { reason: String },
    /// It never will: the message is gone, the edit comes too late, or the person does not accept direct messages.
    #[error("{reason}")]
    Never { reason: String },
}

/// A post to be rendered and delivered now.
#[derive(Clone, Debug)]
pub struct Delivery {
    pub address: Address,
    /// The same at every attempt; messages carry it so that they can be found again.
    pub nonce: String,
    /// How many attempts have failed.
    pub attempts: u32,
    pub instruction: Instruction,
    /// The table it is about, as everybody may see it now.
    pub table: Option<PublicTable>,
    /// The challenge it is about.
    pub challenge: Option<PublicChallenge>,
    /// The language code, as the front end names languages; none if nobody chose one.
    pub language: Option<String>,
    /// Those at the table who are away.
    pub away: Vec<(Seat, Absence)>,
    /// Whether a table in its lobby will be played in a thread; none if it cannot be.
    pub thread: Option<bool>,
    /// Whether bots play here.
    pub bots: bool,
    /// Whether the game has a page on which it can be watched.
    pub page: bool,
    /// Whether to draw the board, and its state after the last turn of the pinged player: later changes are ringed.
    pub picture: Option<Option<PastPublicTable>>,
    /// When the clock of the awaited players runs out.
    pub deadlines: Vec<(Seat, Time)>,
    /// The former players of a finished game.
    pub former: Vec<Former>,
    /// The review of the game.
    pub review: Option<Box<MadeReview>>,
    /// The games that wait for a person who was away.
    pub waiting: Vec<(Listing, PublicTable)>,
    /// When it was packed.
    pub at: Time,
}

/// What to do.
#[derive(Clone, Debug)]
pub enum Instruction {
    Send {
        post: Post,
        /// Whom to ping: the players who became active and still are.
        pings: Vec<PersonId>,
        /// What happened since the last turn of those pinged, or since the last delivered message, as everybody may be
        /// told it.
        recap: Vec<Narration>,
    },
    /// Show what this message would show now, with buttons only if it is still the current one.
    Edit {
        message: String,
        /// The nonce the message carries.
        nonce: String,
        shows: Post,
        /// As for a new message.
        recap: Vec<Narration>,
        current: bool,
    },
    /// Shrink the message to a line or two, without board, buttons and attachments.
    Shrink {
        message: String,
        shows: Post,
        /// What happened in it, as everybody may be told it.
        told: Vec<Narration>,
    },
    Delete {
        message: String,
    },
}

impl Instruction {
    /// Whether it posts or edits the final table of a season.
    pub fn shows_season(&self) -> bool {
        match self {
            Instruction::Send { post: shows, .. }
            | Instruction::Edit { shows, .. }
            | Instruction::Shrink { shows, .. } => matches!(shows, Post::Season { .. }),
            Instruction::Delete { .. } => false,
        }
    }
}
