//! Channels, threads and direct conversations.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::{Value, json};

use super::World;
use super::permissions::{Overwrite, Permissions};
use crate::changes::Change;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::refusal::Refusal;

const TEXT: u8 = 0;
const DIRECT: u8 = 1;
const PUBLIC_THREAD: u8 = 11;
const PRIVATE_THREAD: u8 = 12;

/// A place in which messages stand.
#[derive(Clone, Debug)]
pub struct Channel {
    pub id: ChannelId,
    pub name: String,
    pub place: Place,
    pub overwrites: BTreeMap<UserId, Overwrite>,
    pub last_message: Option<MessageId>,
}

/// What sort of channel it is.
#[derive(Clone, Debug)]
pub enum Place {
    Guild(GuildId),
    Thread(Thread),
    Direct { with: UserId },
}

/// A thread of a channel.
#[derive(Clone, Debug)]
pub struct Thread {
    pub guild: GuildId,
    pub parent: ChannelId,
    pub owner: UserId,
    pub private: bool,
    pub archived: bool,
    pub locked: bool,
    pub auto_archive_minutes: u64,
    pub archived_at: Timestamp,
}

impl Channel {
    pub fn guild(&self) -> Option<GuildId> {
        match self.place {
            Place::Guild(guild) => Some(guild),
            Place::Thread(ref thread) => Some(thread.guild),
            Place::Direct { .. } => None,
        }
    }

    pub fn thread(&self) -> Option<&Thread> {
        match &self.place {
            Place::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    /// What one needs to write here.
    pub fn needed_to_write(&self) -> Permissions {
        if self.thread().is_some() { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES }
    }

    /// Nothing can be changed in an archived thread before somebody writes.
    pub fn changeable(&self) -> Result<(), Refusal> {
        if self.thread().is_some_and(|thread| thread.archived) { Err(Refusal::archived_thread()) } else { Ok(()) }
    }

    fn kind(&self) -> u8 {
        match &self.place {
            Place::Guild(_) => TEXT,
            Place::Direct { .. } => DIRECT,
            Place::Thread(thread) if thread.private => PRIVATE_THREAD,
            Place::Thread(_) => PUBLIC_THREAD,
        }
    }
}

impl World {
    pub fn add_channel(&mut self, guild: GuildId, name: &str) -> ChannelId {
        let id = ChannelId(self.next_id());
        self.insert_channel(id, name, Place::Guild(guild))
    }

    /// Opens a thread. One that hangs on a message has that message's id.
    pub fn add_thread(
        &mut self,
        parent: ChannelId,
        on: Option<MessageId>,
        owner: UserId,
        form: &Value,
    ) -> Result<ChannelId, Refusal> {
        let guild = match self.channels.get(&parent).ok_or_else(Refusal::unknown_channel)?.place {
            Place::Guild(guild) => guild,
            Place::Thread(_) | Place::Direct { .. } => return Err(Refusal::wrong_channel_type()),
        };
        let id = ChannelId(on.map_or_else(|| self.next_id(), |message| message.0));
        if self.channels.contains_key(&id) {
            return Err(Refusal::thread_exists());
        }
        let thread = Thread {
            guild,
            parent,
            owner,
            private: form["type"].as_u64() == Some(u64::from(PRIVATE_THREAD)),
            archived: false,
            locked: false,
            auto_archive_minutes: form["auto_archive_duration"].as_u64().unwrap_or(4320),
            archived_at: self.clock.now(),
        };
        Ok(self.insert_channel(id, form["name"].as_str().unwrap_or_default(), Place::Thread(thread)))
    }

    fn insert_channel(&mut self, id: ChannelId, name: &str, place: Place) -> ChannelId {
        let channel = Channel { id, name: name.to_owned(), place, overwrites: BTreeMap::new(), last_message: None };
        let event = if channel.thread().is_some() { "THREAD_CREATE" } else { "CHANNEL_CREATE" };
        self.channels.insert(id, channel);
        self.announce_channel(id, event);
        id
    }

    /// The direct conversation between the bot and a person, opened if there is none.
    pub fn direct_channel(&mut self, with: UserId) -> ChannelId {
        let open =
            self.channels.values().find(|channel| matches!(channel.place, Place::Direct { with: w } if w == with));
        match open {
            Some(channel) => channel.id,
            None => {
                let id = ChannelId(self.next_id());
                self.insert_channel(id, "", Place::Direct { with })
            }
        }
    }

    /// Changes a thread's state and tells everyone.
    pub fn change_thread(&mut self, id: ChannelId, change: impl FnOnce(&mut Thread)) {
        let now = self.clock.now();
        if let Some(Channel { place: Place::Thread(thread), .. }) = self.channels.get_mut(&id) {
            change(thread);
            thread.archived_at = now;
        }
        self.announce_channel(id, "THREAD_UPDATE");
    }

    /// Removes a channel with its threads and messages.
    pub fn delete_channel(&mut self, id: ChannelId) -> Option<Channel> {
        let channel = self.channels.get(&id)?.clone();
        let threads: Vec<ChannelId> = (self.channels.values())
            .filter(|other| other.thread().is_some_and(|thread| thread.parent == id))
            .map(|thread| thread.id)
            .collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        let event = if channel.thread().is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        if let Some(guild) = channel.guild() {
            let data = self.channel_json(&channel);
            self.dispatch_guild(guild, event, data);
        }
        self.channels.remove(&id);
        self.messages.retain(|&(channel, _), _| channel != id);
        self.places.retain(|_, channel| *channel != id);
        self.tell(Change::ChannelDeleted { channel: id });
        Some(channel)
    }

    pub fn announce_channel(&mut self, id: ChannelId, event: &str) {
        let Some(channel) = self.channels.get(&id) else { return };
        let (guild, data) = (channel.guild(), self.channel_json(channel));
        self.tell(Change::Channel { channel: id, data: data.clone() });
        if let Some(guild) = guild {
            self.dispatch_guild(guild, event, data);
        }
    }

    pub fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({ "id": channel.id, "type": channel.kind(), "last_message_id": channel.last_message });
        let overwrites = || -> Vec<Value> {
            let list = channel.overwrites.iter();
            list.map(|(id, o)| json!({ "id": id, "type": 1, "allow": o.allow, "deny": o.deny })).collect()
        };
        match &channel.place {
            Place::Direct { with } => json["recipients"] = json!([self.user_json(*with)]),
            Place::Guild(guild) => extend(
                &mut json,
                json!({
                    "guild_id": guild, "name": channel.name, "position": 0, "parent_id": null, "topic": null,
                    "nsfw": false, "permission_overwrites": overwrites(),
                }),
            ),
            Place::Thread(thread) => extend(
                &mut json,
                json!({
                    "guild_id": thread.guild, "name": channel.name, "parent_id": thread.parent,
                    "owner_id": thread.owner, "message_count": 0, "member_count": 1,
                    "thread_metadata": {
                        "archived": thread.archived, "locked": thread.locked,
                        "auto_archive_duration": thread.auto_archive_minutes,
                        "archive_timestamp": thread.archived_at.to_string(),
                    },
                }),
            ),
        }
        json
    }
}

/// Adds the keys of one object to another.
pub fn extend(to: &mut Value, from: Value) {
    if let (Value::Object(to), Value::Object(from)) = (to, from) {
        to.extend(from);
    }
}
