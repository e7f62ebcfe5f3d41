//! What is handed to a front end to be rendered and delivered, and what may become of it.

use std::time::Duration;

use futures_util::future::BoxFuture;

use super::challenge::PublicChallenge;
use super::clock::Time;
use super::ids::{Address, PersonId};
use super::life::{Former, StoodAt};
use super::post::Post;
use super::reminders::preferences::Absence;
use super::sight::PublicTable;
use super::store::Listing;
use crate::engine::{Narration, Seat};

/// Brings posts to people.
pub trait Courier: Send + Sync {
    /// Sends, edits or deletes. Gives the id of a new message.
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, Undelivered>>;

    /// Looks whether a message with this nonce is there already.
    fn find<'a>(&'a self, address: Address, nonce: &'a str) -> BoxFuture<'a, Result<Option<String>, Undelivered>>;
}

/// Why a post did not arrive.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undelivered {
    /// Nobody knows whether it did: a timeout, a broken connection.
    #[error("{reason}")]
    Unknown { reason: String },
    /// Certainly not, but it may later; not before this delay.
    #[error("{reason}")]
    Later { reason: String, delay: Option<Duration> },
    /// Certainly not, until something changes there: a missing permission, an archived thread.
    #[error("{reason}")]
    Blocked { reason: String },
    /// The place it was for is gone.
    #[error("{reason}")]
    Gone { reason: String },
    /// It never will: the message is gone, the edit comes too late, somebody takes no direct messages.
    #[error("{reason}")]
    Never { reason: String },
}

/// A post to be rendered and delivered now.
#[derive(Clone, Debug)]
pub struct Delivery {
    pub address: Address,
    /// The same at every attempt; a message bears it, so that it can be found again.
    pub nonce: String,
    pub instruction: Instruction,
    /// The table it is about, as everybody may see it now.
    pub table: Option<PublicTable>,
    /// The challenge it is about.
    pub challenge: Option<PublicChallenge>,
    /// The language it is to be in, as the front end names languages; none: nobody chose one.
    pub language: Option<String>,
    /// Those at the table who are away.
    pub away: Vec<(Seat, Absence)>,
    /// Whether a table that gathers will be played in a thread; none: it cannot be.
    pub thread: Option<bool>,
    /// Whether bots play here.
    pub bots: bool,
    /// Whether the game has a page on which it can be watched.
    pub page: bool,
    /// Whether the board is drawn, and how it stood after the last turn of who is called: what changed since is ringed.
    pub picture: Option<Option<StoodAt>>,
    /// When the time of those who are waited for runs out.
    pub deadlines: Vec<(Seat, Time)>,
    /// Those who sat at the table before, of a game that is over.
    pub former: Vec<Former>,
    /// The games that wait for somebody who was away.
    pub waiting: Vec<(Listing, PublicTable)>,
    /// When it was packed.
    pub at: Time,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Instruction {
    Send {
        post: Post,
        /// Whom to ping: those who became active and still are.
        pings: Vec<PersonId>,
        /// What happened since the last turn of those who are pinged, or since the last message that was delivered, as
        /// everybody may be told it.
        recap: Vec<Narration>,
    },
    /// Show what this message would show now; with buttons only if it is still the current one.
    Edit {
        message: String,
        /// The nonce that the message bears.
        nonce: String,
        shows: Post,
        /// As for a new message.
        recap: Vec<Narration>,
        current: bool,
    },
    /// Make the message a line or two: it has no board, no buttons and no attachments any more.
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
