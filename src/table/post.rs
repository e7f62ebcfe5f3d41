//! What is said in public about a table, before any words: rendered only when it is delivered.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::clock::Time;
use super::ids::{Address, ChallengeId, GameId, InteractionId, PostId};
use crate::engine::Seat;

/// A message, an edit or a deletion. It holds no words and no position: those are taken when it is delivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Post {
    /// A table that people can join.
    Lobby {
        /// The game it is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<GameId>,
    },
    /// Whose turn it is. Those who have just become active are pinged; it is about the turn message before it.
    Turn {
        pings: Vec<Seat>,
        /// Those of them who are called by direct message, because the channel cannot be written to.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        direct: Vec<Seat>,
        /// How many entries the log had: what it becomes when it shrinks begins there.
        #[serde(default)]
        entries: u32,
        #[serde(default, skip_serializing_if = "Part::is_whole")]
        part: Part,
    },
    /// The call of the turn message that it is about, to one person apart from that message.
    Call { seat: Seat },
    /// Those who are still waited for are reminded, as they were at that moment.
    Reminder { seats: Vec<Seat>, at: Time },
    /// To somebody who was away: all games that wait for them.
    Return { seat: Seat },
    /// To somebody whose turn comes after the one that the turn message it is about calls for.
    Next { seat: Seat },
    /// A lobby that nobody came to was closed.
    Expired,
    /// The game is over.
    End,
    /// The table was closed before its end; by somebody at it, or by who manages the place.
    Cancelled { by: Option<Seat> },
    /// A running game was put away, and its place is free.
    Archived { by: Option<Seat> },
    /// A solo challenge, with its ranking so far.
    Challenge { challenge: ChallengeId },
    /// The final ranking of a challenge.
    Standings { challenge: ChallengeId },
    /// To somebody whose try at a challenge waits for them.
    Nudge,
    /// To the host: a message about this table, or challenge, cannot be delivered, and why.
    Undelivered {
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        challenge: Option<ChallengeId>,
    },
    /// Something is put to the vote.
    Vote { number: u32 },
    /// Somebody's time has run out: the others may wait, remind them or replace them.
    TimeOut { seat: Seat },
    /// A seat that anybody may take.
    SeatOpen { seat: Seat },
    /// To somebody who follows the game: a round has begun; none: it is over.
    Followed { round: Option<u32> },
    /// The review of the game was made: its chart, for everybody.
    Review,
    /// An edit: the message shows what it would show now.
    Refresh,
    /// An edit: what the message was for is over, so it becomes a line or two of what happened. A question within a turn
    /// is taken away: the line of the turn tells the answer. It waits for the messages before it, so that whatever takes
    /// the place of a message is there first.
    #[serde(alias = "strip")]
    Shrink {
        /// How many entries the log had when the message was over; none in what earlier releases stored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<u32>,
        /// The last turn message before that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<PostId>,
    },
}

/// What a turn message is in the story of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Somebody's turn, with the board: one at a time.
    #[default]
    Whole,
    /// A question between turns. It shows no board, and becomes a line of its own.
    Between,
    /// A question within a turn: whether to follow, or how the turn goes on. It shows no board, and its answer is told
    /// in the line of the turn.
    Within,
}

impl Part {
    pub fn is_whole(&self) -> bool {
        *self == Part::Whole
    }
}

/// In which order posts are delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Lane {
    /// A message: behind those before it to the same address, and before all changes.
    Message,
    /// A change of a message: behind those before it of the same message.
    Change,
    /// A change that also waits for the messages before it to the same address.
    Behind,
}

impl Post {
    /// Whether it changes a message that is there instead of being one.
    pub fn is_change(&self) -> bool {
        self.lane() != Lane::Message
    }

    pub fn lane(&self) -> Lane {
        match self {
            Post::Refresh => Lane::Change,
            Post::Shrink { .. } => Lane::Behind,
            _ => Lane::Message,
        }
    }

    /// Whether it shows a challenge, not a table.
    pub fn is_about_challenge(&self) -> bool {
        self.challenge().is_some() || *self == Post::Nudge
    }

    /// The challenge it is about.
    pub fn challenge(&self) -> Option<ChallengeId> {
        match self {
            Post::Challenge { challenge } | Post::Standings { challenge } => Some(*challenge),
            Post::Undelivered { challenge, .. } => *challenge,
            _ => None,
        }
    }
}

/// How far the delivery of a post has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum DeliveryState {
    Waiting,
    /// A refresh that is being made ready: what changes from now on needs another one.
    Sending,
    Sent,
    /// Given up, for the reason that is kept with it.
    Dropped,
}

/// A post on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    pub id: PostId,
    pub game: Option<GameId>,
    pub address: Address,
    pub post: Post,
    /// The post whose message this one changes, follows or calls for.
    pub about: Option<PostId>,
    /// The same at every attempt, so that a repetition can be told; at most 25 characters.
    pub nonce: String,
    pub delivery: DeliveryState,
    pub due: Time,
    pub attempts: u32,
    /// The first attempt of which nobody knows whether it arrived.
    pub begun: Option<Time>,
    pub error: Option<String>,
    /// The id of what was delivered.
    pub message: Option<String>,
}

impl Outgoing {
    /// A post that is due as soon as it is kept.
    pub(super) fn new(id: PostId, by: &InteractionId, address: Address, post: Post, now: Time) -> Outgoing {
        Outgoing {
            id,
            game: None,
            address,
            post,
            about: None,
            nonce: nonce(by, id),
            delivery: DeliveryState::Waiting,
            due: now,
            attempts: 0,
            begun: None,
            error: None,
            message: None,
        }
    }
}

/// The name of a message at every attempt to deliver it.
fn nonce(interaction: &InteractionId, post: PostId) -> String {
    let hash = Sha256::new().chain_update(interaction.as_str()).chain_update(post.0.to_be_bytes()).finalize();
    hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}
