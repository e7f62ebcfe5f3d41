//! What is posted about a table, before any words: rendered only on delivery.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::clock::Time;
use crate::ids::{Address, ChallengeId, GameId, InteractionId, PostId};
use engine::Seat;

/// A message, an edit or a deletion. It contains no words and no position: those are added on delivery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Post {
    /// A table that people can join.
    Lobby {
        /// The game it is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<GameId>,
    },
    /// Whose turn it is; pings those who have just become active. `about` is the previous turn message.
    Turn {
        pings: Vec<Seat>,
        /// Those of them who get a direct message because the bot cannot write to the channel.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        direct: Vec<Seat>,
        /// How many entries the log had: the line it shrinks to begins there.
        #[serde(default)]
        entries: u32,
        #[serde(default, skip_serializing_if = "TurnMessageKind::has_board")]
        part: TurnMessageKind,
    },
    /// A direct ping to one person for the turn message in `about`.
    Call { seat: Seat },
    /// A reminder to those still awaited, as of that moment.
    Reminder { seats: Vec<Seat>, at: Time },
    /// To a person who was away: all games that wait for them.
    Return { seat: Seat },
    /// To the player whose turn comes after the one in `about`.
    Next { seat: Seat },
    /// A lobby that nobody joined was closed.
    Expired,
    /// The game is over.
    End,
    /// The table was closed before its end, by a player or by somebody who manages the server.
    Cancelled { by: Option<Seat> },
    /// A solo challenge, with its ranking so far.
    Challenge { challenge: ChallengeId },
    /// The final ranking of a challenge.
    Standings { challenge: ChallengeId },
    /// The final table of a season, which ended with this challenge.
    Season { challenge: ChallengeId },
    /// To a person whose try at a challenge waits for them.
    Nudge,
    /// To the host: a message about this table or challenge cannot be delivered, and why.
    Undelivered {
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        challenge: Option<ChallengeId>,
    },
    /// A vote.
    Vote { number: u32 },
    /// A player's time has run out: the others may wait, remind them or replace them.
    TimeOut { seat: Seat },
    /// A seat that anybody may take.
    SeatOpen { seat: Seat },
    /// To a follower of the game: a round has begun; none: it is over.
    Followed { round: Option<u32> },
    /// The review of the game was made: its chart, for everybody.
    Review,
    /// An edit: the message shows what it would show now.
    Refresh,
    /// An edit: the message is over, so it becomes a line or two of what happened. A question within a turn is deleted
    /// instead: the line of the turn tells the answer. It waits for the messages before it, so that a replacement
    /// arrives first.
    #[serde(alias = "strip")]
    Shrink {
        /// How many entries the log had when the message was over; none in posts stored by earlier releases.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<u32>,
        /// The last turn message before that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<PostId>,
    },
}

/// What a turn message is about. Stored under the names of the first release.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnMessageKind {
    /// A turn, with the board: one at a time.
    #[default]
    #[serde(rename = "whole")]
    Turn,
    /// A question between turns. It has no board, and becomes a line of its own.
    #[serde(rename = "between")]
    BetweenTurns,
    /// A question within a turn: whether to follow, or how the turn goes on. It has no board, and the line of the turn
    /// tells its answer.
    #[serde(rename = "within")]
    DuringTurn,
}

impl TurnMessageKind {
    pub fn has_board(&self) -> bool {
        *self == TurnMessageKind::Turn
    }
}

/// The order in which posts are delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Lane {
    /// A message: after earlier ones to the same address, and before all edits.
    Message,
    /// An edit: after earlier ones of the same message.
    Change,
    /// An edit that also waits for earlier messages to the same address.
    Behind,
}

impl Post {
    /// Whether it edits an existing message rather than posting a new one.
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

    /// Whether it shows a challenge rather than a table.
    pub fn is_about_challenge(&self) -> bool {
        self.challenge().is_some() || *self == Post::Nudge
    }

    /// The challenge it is about.
    pub fn challenge(&self) -> Option<ChallengeId> {
        match self {
            Post::Challenge { challenge } | Post::Standings { challenge } | Post::Season { challenge } => {
                Some(*challenge)
            }
            Post::Undelivered { challenge, .. } => *challenge,
            _ => None,
        }
    }
}

/// The delivery state of a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum DeliveryState {
    Waiting,
    /// A refresh being packed: later changes need another one.
    Sending,
    Sent,
    /// Given up, for the reason stored with it.
    Dropped,
}

/// A post in the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    pub id: PostId,
    pub game: Option<GameId>,
    pub address: Address,
    pub post: Post,
    /// The post whose message this one edits, follows or pings for.
    pub about: Option<PostId>,
    /// The same at every attempt, so that a repetition is recognised; at most 25 characters.
    pub nonce: String,
    pub delivery: DeliveryState,
    pub due: Time,
    pub attempts: u32,
    /// The first attempt that may have arrived.
    pub begun: Option<Time>,
    pub error: Option<String>,
    /// The id of the delivered message.
    pub message: Option<String>,
}

impl Outgoing {
    /// A post that is due as soon as it is committed.
    pub(crate) fn new(id: PostId, by: &InteractionId, address: Address, post: Post, now: Time) -> Outgoing {
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

/// The nonce of a message, the same at every attempt to deliver it.
fn nonce(interaction: &InteractionId, post: PostId) -> String {
    let hash = Sha256::new().chain_update(interaction.as_str()).chain_update(post.0.to_be_bytes()).finalize();
    hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}
