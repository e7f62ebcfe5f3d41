//! Posting, changing and deleting messages, and who is pinged by them.

use std::time::Duration;

use serde_json::{Value, json};

use super::World;
use super::channels::Place;
use super::mentions::{self, Allowed};
use super::messages::{Attachment, Message, Ping, Sender, Upload, list};
use super::permissions::Permissions;
use crate::changes::Change;
use crate::clock::age;
use crate::ids::{AttachmentId, ChannelId, MessageId, UserId};
use crate::limits::messages::{EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS};
use crate::refusal::Refusal;

/// For how long a nonce is remembered.
const NONCE_MEMORY: Duration = Duration::from_secs(5 * 60);
/// Edits of older messages may be capped.
const OLD: Duration = Duration::from_secs(60 * 60);

impl World {
    /// Whether the bot may post such a message in a channel.
    pub fn may_post(&self, channel: ChannelId, form: &Value, files: bool) -> Result<(), Refusal> {
        let found = self.bot_channel(channel, Permissions::VIEW_CHANNEL)?;
        let mut needed = found.needed_to_write();
        if form["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
            needed = needed | Permissions::EMBED_LINKS;
        }
        if files {
            needed = needed | Permissions::ATTACH_FILES;
        }
        self.bot_channel(channel, needed)?;
        match found.place {
            Place::Thread(ref thread) if thread.locked && thread.archived => {
                self.bot_channel(channel, Permissions::MANAGE_THREADS).map_err(|_| Refusal::locked_thread())?;
            }
            Place::Direct { with } if !self.users.get(&with).is_some_and(|user| user.accepts_direct) => {
                return Err(Refusal::cannot_message_user());
            }
            _ => {}
        }
        Ok(())
    }

    /// The message that was sent with the same nonce shortly before, if the sender wants it checked.
    pub fn sent_before(&self, channel: ChannelId, author: UserId, form: &Value) -> Option<MessageId> {
        let nonce = &form["nonce"];
        if nonce.is_null() || form["enforce_nonce"] != true {
            return None;
        }
        let now = self.clock.now();
        let recent =
            self.channel_messages(channel).rev().take_while(|message| age(now, message.created) <= NONCE_MEMORY);
        let mut same = recent.filter(|message| message.author == author && message.nonce == *nonce);
        same.next().map(|message| message.id)
    }

    /// Posts a message. Writing wakes an archived thread.
    pub fn post(
        &mut self,
        channel: ChannelId,
        sender: Sender,
        form: &Value,
        files: Vec<Upload>,
    ) -> Result<MessageId, Refusal> {
        let place = self.channels.get(&channel).ok_or_else(Refusal::unknown_channel)?.clone();
        let replies_to = self.reply_target(channel, form)?;
        let allowed = Allowed::from_form(form);
        let content = form["content"].as_str().unwrap_or_default().to_owned();
        let may_call = self.permissions(&place, sender.author).contains(Permissions::MENTION_EVERYONE);
        let private = if sender.visible_to.is_some() { EPHEMERAL } else { 0 };
        let mut message = Message {
            id: MessageId(self.next_id()),
            channel,
            guild: place.guild(),
            author: sender.author,
            mentions: mentions::users(&content, &allowed),
            mention_everyone: may_call && allowed.everyone() && mentions::everyone(&content),
            content,
            embeds: list(&form["embeds"]),
            components: list(&form["components"]),
            attachments: Vec::new(),
            flags: form["flags"].as_u64().unwrap_or(0) | private,
            nonce: form["nonce"].clone(),
            replies_to,
            created: self.clock.now(),
            edited: None,
            interaction: sender.interaction,
            visible_to: sender.visible_to,
        };
        if let Some(target) = replies_to.and_then(|id| self.message(channel, id))
            && allowed.replied_user()
            && !message.mentions.contains(&target.author)
        {
            message.mentions.push(target.author);
        }
        message.mentions.retain(|user| self.users.contains_key(user));
        message.attachments = self.keep_files(&message, form, files);
        if message.is_empty() && !message.is_thinking() {
            return Err(Refusal::empty_message());
        }
        if place.thread().is_some_and(|thread| thread.archived) {
            self.change_thread(channel, |thread| thread.archived = false);
        }
        Ok(self.insert_message(message))
    }

    fn reply_target(&self, channel: ChannelId, form: &Value) -> Result<Option<MessageId>, Refusal> {
        let reference = &form["message_reference"];
        let Ok(id) = serde_json::from_value::<MessageId>(reference["message_id"].clone()) else { return Ok(None) };
        if self.message(channel, id).is_some() {
            return Ok(Some(id));
        }
        if reference["fail_if_not_exists"] == false {
            return Ok(None);
        }
        Err(Refusal::invalid_field(&["message_reference"], "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
    }

    fn insert_message(&mut self, message: Message) -> MessageId {
        let (id, channel) = (message.id, message.channel);
        if let Some(place) = self.channels.get_mut(&channel).filter(|_| !message.is_private()) {
            place.last_message = Some(id);
        }
        self.ping_for(&message);
        if message.nonce.is_string() {
            self.sent.push(message.clone());
        }
        self.places.insert(id, channel);
        self.messages.insert((channel, id), message);
        self.announce_message(channel, id, "MESSAGE_CREATE");
        id
    }

    /// Only new messages ping, and only people who can see them.
    fn ping_for(&mut self, message: &Message) {
        if message.is_private() || message.flags & SUPPRESS_NOTIFICATIONS != 0 {
            return;
        }
        let members = || -> Vec<UserId> {
            let guild = message.guild.and_then(|guild| self.guilds.get(&guild));
            guild.map(|guild| guild.members.keys().copied().collect()).unwrap_or_default()
        };
        let named = if message.mention_everyone { members() } else { message.mentions.clone() };
        let (author, bot) = (message.author, self.application.bot);
        for user in named.into_iter().filter(|&user| user != author && user != bot) {
            if self.may(user, message.channel, Permissions::VIEW_CHANNEL) {
                self.pings.push(Ping { user, channel: message.channel, message: message.id });
                self.tell(Change::Ping { user, channel: message.channel, message: message.id });
            }
        }
    }

    /// Keeps the files and returns what the message says about them.
    fn keep_files(&mut self, message: &Message, form: &Value, files: Vec<Upload>) -> Vec<Attachment> {
        let described = list(&form["attachments"]);
        let mut kept = Vec::new();
        for file in files {
            let id = AttachmentId(self.next_id());
            let number = |entry: &&Value| entry["id"].as_u64().or_else(|| entry["id"].as_str()?.parse().ok());
            let entry = described.iter().find(|entry| number(entry) == Some(file.number));
            let url = format!("{}/attachments/{}/{id}/{}", self.base_url, message.channel, file.name);
            kept.push(Attachment {
                id,
                description: entry.and_then(|entry| entry["description"].as_str()).map(str::to_owned),
                kind: file.kind.clone(),
                size: file.bytes.len(),
                name: file.name.clone(),
                url,
            });
            self.files.insert(id, file);
        }
        kept
    }

    /// Whether the bot may change this message through its channel.
    pub fn may_edit(&mut self, channel: ChannelId, id: MessageId) -> Result<(), Refusal> {
        self.bot_channel(channel, Permissions::VIEW_CHANNEL)?;
        if self.bot_message(channel, id)?.author != self.application.bot {
            return Err(Refusal::not_your_message());
        }
        self.editable(channel, id)
    }

    /// Discord caps edits of messages that are older than an hour.
    fn editable(&mut self, channel: ChannelId, id: MessageId) -> Result<(), Refusal> {
        self.channels.get(&channel).ok_or_else(Refusal::unknown_channel)?.changeable()?;
        let message = self.message(channel, id).ok_or_else(Refusal::unknown_message)?;
        if age(self.clock.now(), message.created) > OLD
            && let Some(left) = &mut self.old_edits_left
        {
            *left = left.checked_sub(1).ok_or_else(Refusal::too_many_old_edits)?;
        }
        Ok(())
    }

    /// Changes what the form names. Mentions that come in by a change ping nobody.
    pub fn edit(&mut self, channel: ChannelId, id: MessageId, form: &Value, files: Vec<Upload>) -> Result<(), Refusal> {
        let mut message = self.message(channel, id).ok_or_else(Refusal::unknown_message)?.clone();
        if form.get("content").is_some() {
            message.content = form["content"].as_str().unwrap_or_default().to_owned();
            message.mentions = mentions::users(&message.content, &Allowed::from_form(form));
        }
        if form.get("embeds").is_some() {
            message.embeds = list(&form["embeds"]);
        }
        if form.get("components").is_some() {
            message.components = list(&form["components"]);
        }
        if let Some(stay) = form["attachments"].as_array() {
            let stays = |attachment: &Attachment| stay.iter().any(|entry| entry["id"] == attachment.id.to_string());
            message.attachments.retain(stays);
        }
        let added = self.keep_files(&message, form, files);
        message.attachments.extend(added);
        if message.is_empty() {
            return Err(Refusal::empty_message());
        }
        if !message.is_thinking() {
            message.edited = Some(self.clock.now());
        }
        message.flags &= !LOADING;
        self.messages.insert((channel, id), message);
        self.announce_message(channel, id, "MESSAGE_UPDATE");
        Ok(())
    }

    pub fn delete_message(&mut self, channel: ChannelId, id: MessageId) -> Result<(), Refusal> {
        let message = self.messages.remove(&(channel, id)).ok_or_else(Refusal::unknown_message)?;
        self.places.remove(&id);
        self.tell(Change::MessageDeleted { channel, message: id });
        if !message.is_private() {
            let data = json!({ "id": id, "channel_id": channel, "guild_id": message.guild });
            self.dispatch_message(message.guild, "MESSAGE_DELETE", data);
        }
        Ok(())
    }

    fn announce_message(&mut self, channel: ChannelId, id: MessageId, event: &str) {
        let Some(message) = self.message(channel, id) else { return };
        let (guild, author, visible_to) = (message.guild, message.author, message.visible_to);
        let mut data = self.message_json(message);
        self.tell(Change::Message { channel, message: data.clone(), visible_to });
        if visible_to.is_some() {
            return;
        }
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
            data["member"] = self.bare_member_json(guild, author);
        }
        self.dispatch_message(guild, event, data);
    }
}
