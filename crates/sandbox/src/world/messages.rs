//! Messages as they stand.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::World;
use super::interactions::Kind;
use super::permissions::Permissions;
use crate::ids::{AttachmentId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::limits::messages::LOADING;
use crate::refusal::Refusal;

/// A message as it stands.
#[derive(Clone, Debug)]
pub struct Message {
    pub id: MessageId,
    pub channel: ChannelId,
    pub guild: Option<GuildId>,
    pub author: UserId,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// Users whom the content mentions, as far as that was allowed.
    pub mentions: Vec<UserId>,
    pub mention_everyone: bool,
    pub nonce: Value,
    pub replies_to: Option<MessageId>,
    pub created: Timestamp,
    pub edited: Option<Timestamp>,
    pub interaction: Option<Origin>,
    /// The one person who sees a private message.
    pub visible_to: Option<UserId>,
}

/// The interaction that a message answers.
#[derive(Clone, Debug)]
pub struct Origin {
    pub id: InteractionId,
    pub kind: Kind,
    pub user: UserId,
    pub name: String,
}

/// A file that hangs on a message.
#[derive(Clone, Debug)]
pub struct Attachment {
    pub id: AttachmentId,
    pub name: String,
    pub description: Option<String>,
    pub kind: String,
    pub size: usize,
    pub url: String,
}

/// A file as it was uploaded, with its number in the form.
#[derive(Clone, Debug)]
pub struct Upload {
    pub number: u64,
    pub name: String,
    pub kind: String,
    pub bytes: axum::body::Bytes,
}

/// Somebody was mentioned by a new message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ping {
    pub user: UserId,
    pub channel: ChannelId,
    pub message: MessageId,
}

/// From whom a new message comes and who sees it.
#[derive(Clone, Debug)]
pub struct Sender {
    pub author: UserId,
    pub interaction: Option<Origin>,
    pub visible_to: Option<UserId>,
}

impl Message {
    pub fn is_private(&self) -> bool {
        self.visible_to.is_some()
    }

    /// Whether this stands for a reply that is still to come.
    pub fn is_thinking(&self) -> bool {
        self.flags & LOADING != 0
    }

    pub fn is_empty(&self) -> bool {
        self.content.is_empty() && self.embeds.is_empty() && self.components.is_empty() && self.attachments.is_empty()
    }
}

impl World {
    pub fn message(&self, channel: ChannelId, id: MessageId) -> Option<&Message> {
        self.messages.get(&(channel, id))
    }

    /// A message wherever it stands.
    pub fn find_message(&self, id: MessageId) -> Option<&Message> {
        let channel = *self.places.get(&id)?;
        self.message(channel, id)
    }

    /// The messages of a channel, oldest first.
    pub fn channel_messages(&self, channel: ChannelId) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.range((channel, MessageId(0))..=(channel, MessageId(u64::MAX))).map(|(_, message)| message)
    }

    /// A message that the bot finds by its channel. Private ones are not there for it.
    pub fn bot_message(&self, channel: ChannelId, id: MessageId) -> Result<&Message, Refusal> {
        let message = self.message(channel, id).filter(|message| !message.is_private());
        message.ok_or_else(Refusal::unknown_message)
    }

    pub fn message_json(&self, message: &Message) -> Value {
        let bot = message.author == self.application.bot;
        let mut json = json!({
            "id": message.id, "channel_id": message.channel, "author": self.user_json(message.author),
            "content": message.content, "embeds": message.embeds, "components": message.components,
            "attachments": message.attachments.iter().map(Attachment::json).collect::<Vec<_>>(),
            "timestamp": message.created.to_string(),
            "edited_timestamp": message.edited.map(|edited| edited.to_string()), "flags": message.flags,
            "mentions": message.mentions.iter().map(|&user| self.user_json(user)).collect::<Vec<_>>(),
            "mention_everyone": message.mention_everyone, "mention_roles": [], "tts": false, "pinned": false,
            "type": message.kind(),
        });
        if !message.nonce.is_null() {
            json["nonce"] = message.nonce.clone();
        }
        if bot {
            json["application_id"] = json!(self.application.id);
        }
        if let Some(target) = message.replies_to {
            json["message_reference"] = json!({ "message_id": target, "channel_id": message.channel });
        }
        if let Some(origin) = &message.interaction {
            json["webhook_id"] = json!(self.application.id);
            json["interaction_metadata"] = self.origin_json(message, origin);
        }
        json
    }

    fn origin_json(&self, message: &Message, origin: &Origin) -> Value {
        let owner = message.guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string());
        let mut json = json!({
            "id": origin.id, "type": origin.kind as u8, "name": origin.name, "user": self.user_json(origin.user),
            "authorizing_integration_owners": { "0": owner },
        });
        match origin.kind {
            Kind::Component => json["interacted_message_id"] = json!(message.id),
            Kind::Modal => {
                let mut opener = json.clone();
                opener["type"] = json!(Kind::Command as u8);
                json["triggering_interaction_metadata"] = opener;
            }
            Kind::Command | Kind::Autocomplete => {}
        }
        json
    }

    /// Whether a person sees a message.
    pub fn sees(&self, user: UserId, message: &Message) -> bool {
        message.visible_to.is_none_or(|only| only == user) && self.may(user, message.channel, Permissions::VIEW_CHANNEL)
    }
}

impl Message {
    /// Discord's number for the type of a message.
    fn kind(&self) -> u8 {
        const DEFAULT: u8 = 0;
        const REPLY: u8 = 19;
        const CHAT_INPUT_COMMAND: u8 = 20;
        match &self.interaction {
            Some(origin) if origin.kind == Kind::Command => CHAT_INPUT_COMMAND,
            _ if self.replies_to.is_some() => REPLY,
            _ => DEFAULT,
        }
    }
}

impl Attachment {
    fn json(&self) -> Value {
        json!({
            "id": self.id, "filename": self.name, "description": self.description, "content_type": self.kind,
            "size": self.size, "url": self.url, "proxy_url": self.url,
        })
    }
}

pub fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}
