//! Interactions: what a person did, its token, and how the bot answered.

use std::collections::HashMap;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::{Value, json};
use tokio::sync::watch;

use super::World;
use super::channels::extend;
use super::commands::OptionKind;
use super::messages::{Message, Origin};
use crate::clock::age;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::refusal::Refusal;

/// How long the first answer may take.
pub const FIRST_ANSWER: Duration = Duration::from_secs(3);
/// How long the token is good for edits and follow-ups.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);
/// What Discord lets a bot upload in an answer.
const ATTACHMENT_BYTES: u64 = 10 * 1024 * 1024;

/// What a person did; the numbers are Discord's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// How the bot answered first.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A message of its own.
    Message(MessageId),
    /// A message that is still to be filled.
    Thinking(MessageId),
    /// A change of the message that carries the component.
    Update(MessageId),
    /// A change of that message that is still to come.
    UpdateLater(MessageId),
    Choices(Vec<Value>),
    Modal(Value),
    /// The answer was deleted.
    Withdrawn,
}

impl Answer {
    /// The message that edits of the original answer change.
    pub fn original(&self) -> Option<MessageId> {
        match *self {
            Answer::Message(id) | Answer::Thinking(id) | Answer::Update(id) | Answer::UpdateLater(id) => Some(id),
            Answer::Choices(_) | Answer::Modal(_) | Answer::Withdrawn => None,
        }
    }
}

/// What one person did, once.
#[derive(Debug)]
pub struct Interaction {
    pub id: InteractionId,
    pub token: String,
    pub kind: Kind,
    pub user: UserId,
    pub channel: ChannelId,
    pub created: Timestamp,
    /// The command, or the id of the component or modal.
    pub name: String,
    /// The message that carries the component, also for modals opened from one.
    pub source: Option<MessageId>,
    /// The type of the option that is being typed.
    pub focused: Option<OptionKind>,
    pub answer: Option<Answer>,
    pub follow_ups: Vec<MessageId>,
    /// Tells those who wait that the answer has changed.
    pub progress: watch::Sender<()>,
}

impl Interaction {
    pub fn origin(&self) -> Origin {
        Origin { id: self.id, kind: self.kind, user: self.user, name: self.name.clone() }
    }
}

/// What is to be sent to the bot.
#[derive(Debug)]
pub struct Act {
    pub kind: Kind,
    pub user: UserId,
    pub channel: ChannelId,
    pub name: String,
    pub source: Option<MessageId>,
    pub focused: Option<OptionKind>,
    pub data: Value,
}

/// All interactions whose tokens may still be good.
#[derive(Debug, Default)]
pub struct Interactions {
    by_id: HashMap<InteractionId, Interaction>,
    by_token: HashMap<String, InteractionId>,
}

impl Interactions {
    pub fn get(&self, id: InteractionId) -> Option<&Interaction> {
        self.by_id.get(&id)
    }

    pub fn get_mut(&mut self, id: InteractionId) -> Option<&mut Interaction> {
        self.by_id.get_mut(&id)
    }

    fn insert(&mut self, interaction: Interaction) {
        self.by_token.insert(interaction.token.clone(), interaction.id);
        self.by_id.insert(interaction.id, interaction);
    }

    /// Forgets those whose tokens have run out, so that a long run does not grow.
    fn forget_old(&mut self, now: Timestamp) {
        self.by_id.retain(|_, interaction| age(now, interaction.created) <= TOKEN_LIFE);
        let Interactions { by_id, by_token } = self;
        by_token.retain(|_, id| by_id.contains_key(id));
    }
}

impl World {
    /// Records what a person did and tells the bot.
    pub fn act(&mut self, act: Act) -> InteractionId {
        let id = InteractionId(self.next_id());
        let token = format!("interaction-token-{:x}", self.next_id());
        let now = self.clock.now();
        if self.interactions.by_id.len() % 1000 == 999 {
            self.interactions.forget_old(now);
        }
        let mut payload = self.interaction_json(id, &token, &act);
        let guild = self.channels.get(&act.channel).and_then(|channel| channel.guild());
        self.interactions.insert(Interaction {
            id,
            token,
            kind: act.kind,
            user: act.user,
            channel: act.channel,
            created: now,
            name: act.name,
            source: act.source,
            focused: act.focused,
            answer: None,
            follow_ups: Vec::new(),
            progress: watch::Sender::new(()),
        });
        if let (true, Some(fields)) = (std::mem::take(&mut self.garble_next_interaction), payload.as_object_mut()) {
            fields.remove("locale");
        }
        let times = if std::mem::take(&mut self.duplicate_next_interaction) { 2 } else { 1 };
        for _ in 0..times {
            self.dispatch_interaction(guild, payload.clone());
        }
        id
    }

    /// The interaction that a first answer is for.
    pub fn unanswered(&self, id: InteractionId, token: &str) -> Result<&Interaction, Refusal> {
        let interaction = self.interactions.get(id).filter(|interaction| interaction.token == token);
        let interaction = interaction.ok_or_else(Refusal::unknown_interaction)?;
        if interaction.answer.is_some() {
            return Err(Refusal::already_acknowledged());
        }
        if age(self.clock.now(), interaction.created) > FIRST_ANSWER {
            return Err(Refusal::unknown_interaction());
        }
        Ok(interaction)
    }

    /// The interaction behind a token that edits and follow-ups use.
    pub fn by_token(&self, token: &str) -> Result<&Interaction, Refusal> {
        let id = self.interactions.by_token.get(token);
        let interaction = id.and_then(|&id| self.interactions.get(id)).ok_or_else(Refusal::invalid_webhook_token)?;
        if age(self.clock.now(), interaction.created) > TOKEN_LIFE {
            return Err(Refusal::invalid_webhook_token());
        }
        if interaction.answer.is_none() { Err(Refusal::unknown_webhook()) } else { Ok(interaction) }
    }

    pub fn set_answer(&mut self, id: InteractionId, answer: Answer) {
        if let Some(interaction) = self.interactions.get_mut(id) {
            interaction.answer = Some(answer);
            interaction.progress.send_replace(());
        }
    }

    pub fn add_follow_up(&mut self, id: InteractionId, message: MessageId) {
        if let Some(interaction) = self.interactions.get_mut(id) {
            interaction.follow_ups.push(message);
            interaction.progress.send_replace(());
        }
    }

    fn interaction_json(&self, id: InteractionId, token: &str, act: &Act) -> Value {
        let user = self.users.get(&act.user);
        let mut json = json!({
            "id": id, "application_id": self.application.id, "type": act.kind as u8, "token": token, "version": 1,
            "data": act.data, "channel_id": act.channel, "locale": user.map(|user| user.locale.as_str()),
            "entitlements": [], "attachment_size_limit": ATTACHMENT_BYTES,
        });
        if let Some(channel) = self.channels.get(&act.channel) {
            json["channel"] = self.channel_json(channel);
            json["channel"]["permissions"] = json!(self.permissions(channel, act.user));
            json["app_permissions"] = json!(self.permissions(channel, self.application.bot));
            extend(&mut json, self.place_json(channel.guild(), channel.id, act.user));
        }
        if let Some(message) = act.source.and_then(|source| self.message(act.channel, source)) {
            json["message"] = self.interacted_message_json(message);
        }
        json
    }

    /// In servers a member acts, elsewhere a user.
    fn place_json(&self, guild: Option<crate::ids::GuildId>, channel: ChannelId, user: UserId) -> Value {
        let Some(guild) = guild else {
            return json!({
                "user": self.user_json(user), "context": 1, "authorizing_integration_owners": { "0": "0" },
            });
        };
        let mut member = self.member_json(guild, user);
        let permissions = self.channels.get(&channel).map(|channel| self.permissions(channel, user));
        member["permissions"] = json!(permissions);
        json!({
            "guild_id": guild, "guild_locale": self.guilds.get(&guild).map(|guild| guild.locale.as_str()),
            "guild": { "id": guild, "features": [], "locale": self.guilds.get(&guild).map(|guild| guild.locale.as_str()) },
            "member": member, "context": 0, "authorizing_integration_owners": { "0": guild },
        })
    }

    fn interacted_message_json(&self, message: &Message) -> Value {
        let mut json = self.message_json(message);
        json["guild_id"] = json!(message.guild);
        json
    }
}
