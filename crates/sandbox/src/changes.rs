//! What happens in the world, as a stream for onlookers.

use serde::Serialize;
use serde_json::Value;

use super::ids::{ChannelId, MessageId, UserId};

/// One thing that happened.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum Change {
    /// A message is new or has changed. A private one is seen by one person only.
    Message {
        channel: ChannelId,
        message: Value,
        visible_to: Option<UserId>,
    },
    MessageDeleted {
        channel: ChannelId,
        message: MessageId,
    },
    /// A channel or thread is new or has changed.
    Channel {
        channel: ChannelId,
        data: Value,
    },
    ChannelDeleted {
        channel: ChannelId,
    },
    /// A new message mentions this person.
    Ping {
        user: UserId,
        channel: ChannelId,
        message: MessageId,
    },
    User {
        user: Value,
        locale: String,
    },
    /// The registered commands have changed.
    Commands,
    /// A shard of the bot has come or gone.
    Bot {
        connected: bool,
        shard: u32,
    },
}

impl Change {
    /// The channel one must be able to look into in order to see this.
    pub fn channel(&self) -> Option<ChannelId> {
        match *self {
            Change::Message { channel, .. }
            | Change::MessageDeleted { channel, .. }
            | Change::Channel { channel, .. }
            | Change::Ping { channel, .. } => Some(channel),
            Change::ChannelDeleted { .. } | Change::User { .. } | Change::Commands | Change::Bot { .. } => None,
        }
    }
}
