//! Who may do what where.

use std::fmt;
use std::ops::BitOr;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::World;
use super::channels::{Channel, Place};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::refusal::Refusal;

/// A set of Discord's permissions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Permissions(pub u64);

impl Permissions {
    pub const NONE: Permissions = Permissions(0);
    pub const ALL: Permissions = Permissions((1 << 53) - 1);
    pub const ADMINISTRATOR: Permissions = Permissions(1 << 3);
    pub const MANAGE_CHANNELS: Permissions = Permissions(1 << 4);
    pub const MANAGE_GUILD: Permissions = Permissions(1 << 5);
    pub const VIEW_CHANNEL: Permissions = Permissions(1 << 10);
    pub const SEND_MESSAGES: Permissions = Permissions(1 << 11);
    pub const MANAGE_MESSAGES: Permissions = Permissions(1 << 13);
    pub const EMBED_LINKS: Permissions = Permissions(1 << 14);
    pub const ATTACH_FILES: Permissions = Permissions(1 << 15);
    pub const READ_MESSAGE_HISTORY: Permissions = Permissions(1 << 16);
    pub const MENTION_EVERYONE: Permissions = Permissions(1 << 17);
    pub const USE_APPLICATION_COMMANDS: Permissions = Permissions(1 << 31);
    pub const MANAGE_EVENTS: Permissions = Permissions(1 << 33);
    pub const MANAGE_THREADS: Permissions = Permissions(1 << 34);
    pub const CREATE_PUBLIC_THREADS: Permissions = Permissions(1 << 35);
    pub const CREATE_PRIVATE_THREADS: Permissions = Permissions(1 << 36);
    pub const SEND_MESSAGES_IN_THREADS: Permissions = Permissions(1 << 38);

    /// What everyone may do in a new server.
    pub fn of_everyone() -> Permissions {
        Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::EMBED_LINKS
            | Permissions::ATTACH_FILES
            | Permissions::READ_MESSAGE_HISTORY
            | Permissions::USE_APPLICATION_COMMANDS
            | Permissions::CREATE_PUBLIC_THREADS
            | Permissions::CREATE_PRIVATE_THREADS
            | Permissions::SEND_MESSAGES_IN_THREADS
    }

    pub fn without(self, other: Permissions) -> Permissions {
        Permissions(self.0 & !other.0)
    }

    pub fn contains(self, other: Permissions) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Permissions {
    type Output = Permissions;

    fn bitor(self, other: Permissions) -> Permissions {
        Permissions(self.0 | other.0)
    }
}

impl fmt::Display for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Permissions {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Permissions, Self::Err> {
        text.parse().map(Permissions)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Allows and denies something to one member in one channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overwrite {
    pub allow: Permissions,
    pub deny: Permissions,
}

impl World {
    /// What a member may do anywhere in a server.
    pub fn guild_permissions(&self, guild: GuildId, user: UserId) -> Permissions {
        let Some(guild) = self.guilds.get(&guild) else { return Permissions::NONE };
        let Some(member) = guild.members.get(&user) else { return Permissions::NONE };
        let base = guild.everyone | member.granted;
        if guild.owner == Some(user) || base.contains(Permissions::ADMINISTRATOR) { Permissions::ALL } else { base }
    }

    /// What a person may do in a channel. Threads follow the channel they hang on.
    pub fn permissions(&self, channel: &Channel, user: UserId) -> Permissions {
        let guild = match channel.place {
            Place::Guild(guild) => guild,
            Place::Thread(ref thread) => {
                let parent = self.channels.get(&thread.parent);
                return parent.map_or(Permissions::NONE, |parent| self.permissions(parent, user));
            }
            Place::Direct { with } if with == user || user == self.application.bot => {
                return Permissions::of_everyone();
            }
            Place::Direct { .. } => return Permissions::NONE,
        };
        let base = self.guild_permissions(guild, user);
        match channel.overwrites.get(&user) {
            Some(overwrite) if base != Permissions::ALL => base.without(overwrite.deny) | overwrite.allow,
            _ => base,
        }
    }

    pub fn may(&self, user: UserId, channel: ChannelId, needed: Permissions) -> bool {
        self.channels.get(&channel).is_some_and(|channel| self.permissions(channel, user).contains(needed))
    }

    /// The channel, if the bot may look into it and do this there.
    pub fn bot_channel(&self, channel: ChannelId, needed: Permissions) -> Result<&Channel, Refusal> {
        let channel = self.channels.get(&channel).ok_or_else(Refusal::unknown_channel)?;
        let granted = self.permissions(channel, self.application.bot);
        if !granted.contains(Permissions::VIEW_CHANNEL) {
            return Err(Refusal::missing_access());
        }
        if granted.contains(needed) { Ok(channel) } else { Err(Refusal::missing_permissions()) }
    }
}
