//! What is handed to a front end to be rendered and delivered, and what may become of it.

use std::time::Duration;

use futures_util::future::BoxFuture;

use super::challenge::PublicChallenge;
use super::ids::{Address, PersonId, PostId};
use super::post::Post;
use super::sight::PublicTable;
use crate::engine::Told;

/// Brings posts to people.
pub trait Courier: Send + Sync {
    /// Sends, edits or deletes. Gives the id of a new message.
    fn deliver<'a>(&'a self, parcel: &'a Parcel) -> BoxFuture<'a, Result<Option<String>, Undelivered>>;

    /// Looks whether the message of this parcel is there already.
    fn find<'a>(&'a self, parcel: &'a Parcel) -> BoxFuture<'a, Result<Option<String>, Undelivered>>;
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
    /// Certainly not, until somebody changes something: a missing permission, an archived thread.
    #[error("{reason}")]
    Blocked { reason: String },
    /// It never will: the message or channel is gone, or the edit comes too late.
    #[error("{reason}")]
    Never { reason: String },
}

/// A post to be rendered and delivered now.
#[derive(Clone, Debug)]
pub struct Parcel {
    pub id: PostId,
    pub address: Address,
    pub nonce: String,
    pub task: Task,
    /// The table it is about, as everybody may see it now.
    pub table: Option<PublicTable>,
    /// The challenge it is about.
    pub challenge: Option<PublicChallenge>,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Task {
    Send {
        post: Post,
        /// Whom to ping: those who became active and still are.
        pings: Vec<PersonId>,
        /// What happened since the last turn of those who are pinged, as everybody may be told it.
        recap: Vec<Told>,
        /// Whether its buttons are to work: no newer message has taken its place.
        current: bool,
    },
    /// Show what this message would show now; with buttons only if it is still the current one.
    Edit {
        message: String,
        shows: Post,
        /// As for a new message.
        recap: Vec<Told>,
        current: bool,
    },
    /// Take the buttons away.
    Strip {
        message: String,
    },
    Delete {
        message: String,
    },
}
