//! Users and servers.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::{Value, json};

use super::World;
use super::channels::extend;
use super::permissions::Permissions;
use crate::changes::Change;
use crate::ids::{GuildId, UserId};

/// A person, or the bot.
#[derive(Clone, Debug)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// What Discord reports as the language of this person's client.
    pub locale: String,
    pub bot: bool,
    /// Whether the bot may write to this person.
    pub accepts_direct: bool,
}

impl User {
    pub fn json(&self) -> Value {
        json!({
            "id": self.id,
            "username": self.name.to_lowercase(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": null,
            "bot": self.bot,
            "public_flags": 0,
        })
    }
}

/// A server.
#[derive(Clone, Debug)]
pub struct Guild {
    pub id: GuildId,
    pub name: String,
    pub locale: String,
    /// Who may do everything; nobody unless set.
    pub owner: Option<UserId>,
    pub everyone: Permissions,
    pub members: BTreeMap<UserId, Member>,
}

/// A user in a server.
#[derive(Clone, Debug)]
pub struct Member {
    pub granted: Permissions,
    pub joined: Timestamp,
}

impl World {
    pub fn add_user(&mut self, name: &str, locale: &str) -> UserId {
        let id = UserId(self.next_id());
        let user = User { id, name: name.to_owned(), locale: locale.to_owned(), bot: false, accepts_direct: true };
        self.tell(Change::User { user: user.json(), locale: locale.to_owned() });
        self.users.insert(id, user);
        id
    }

    /// A server with the bot in it.
    pub fn add_guild(&mut self, name: &str) -> GuildId {
        let id = GuildId(self.next_id());
        let guild = Guild {
            id,
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            owner: None,
            everyone: Permissions::of_everyone(),
            members: BTreeMap::new(),
        };
        self.guilds.insert(id, guild);
        self.join(id, self.application.bot);
        let data = self.guild_json(id);
        self.dispatch_guild(id, "GUILD_CREATE", data);
        id
    }

    /// Makes a user a member of a server.
    pub fn join(&mut self, guild: GuildId, user: UserId) {
        let joined = self.clock.now();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.entry(user).or_insert(Member { granted: Permissions::NONE, joined });
        }
    }

    pub fn user_json(&self, user: UserId) -> Value {
        self.users.get(&user).map_or(Value::Null, User::json)
    }

    /// A member with the user.
    pub fn member_json(&self, guild: GuildId, user: UserId) -> Value {
        let mut member = self.bare_member_json(guild, user);
        if member.is_object() {
            member["user"] = self.user_json(user);
        }
        member
    }

    /// A member as it hangs on a message: without the user.
    pub fn bare_member_json(&self, guild: GuildId, user: UserId) -> Value {
        let member = self.guilds.get(&guild).and_then(|guild| guild.members.get(&user));
        member.map_or(Value::Null, |member| {
            json!({
                "nick": null, "avatar": null, "roles": [], "joined_at": member.joined.to_string(), "premium_since": null,
                "deaf": false, "mute": false, "pending": false, "flags": 0, "communication_disabled_until": null,
            })
        })
    }

    /// A server as `GUILD_CREATE` shows it, with its channels and members.
    pub fn guild_json(&self, id: GuildId) -> Value {
        let Some(guild) = self.guilds.get(&id) else { return Value::Null };
        let inside = self.channels.values().filter(|channel| channel.guild() == Some(id));
        let (threads, channels): (Vec<_>, Vec<_>) = inside.partition(|channel| channel.thread().is_some());
        let joined = guild.members.get(&self.application.bot).map(|member| member.joined.to_string());
        // Discord always names an owner.
        let owner = guild.owner.unwrap_or(UserId(guild.id.0));
        let mut json = json!({
            "id": guild.id, "name": guild.name, "owner_id": owner, "preferred_locale": guild.locale,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0,
            "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "premium_progress_bar_enabled": false,
            "system_channel_flags": 0, "large": false, "unavailable": false,
        });
        for list in ["features", "emojis", "stickers", "voice_states", "presences", "stage_instances"] {
            json[list] = json!([]);
        }
        let contents = json!({
            "guild_scheduled_events": [],
            "roles": [{
                "id": guild.id, "name": "@everyone", "permissions": guild.everyone, "position": 0, "color": 0,
                "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
                "hoist": false, "managed": false, "mentionable": false, "flags": 0,
            }],
            "joined_at": joined,
            "member_count": guild.members.len(),
            "members": guild.members.keys().map(|&user| self.member_json(id, user)).collect::<Vec<_>>(),
            "channels": channels.iter().map(|channel| self.channel_json(channel)).collect::<Vec<_>>(),
            "threads": threads.iter().map(|thread| self.channel_json(thread)).collect::<Vec<_>>(),
        });
        extend(&mut json, contents);
        json
    }
}
