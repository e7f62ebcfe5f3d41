//! Registered commands, globally and per server.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::World;
use super::channels::{Channel, extend};
use super::permissions::Permissions;
use crate::changes::Change;
use crate::ids::{CommandId, GuildId, UserId};

/// The type of a command's option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    Subcommand,
    Group,
    Text,
    Integer,
    Boolean,
    User,
    Channel,
    Role,
    Mentionable,
    Number,
    Attachment,
}

impl OptionKind {
    /// The type that an option's form names.
    pub fn of(option: &Value) -> Option<OptionKind> {
        Some(match option["type"].as_u64()? {
            1 => OptionKind::Subcommand,
            2 => OptionKind::Group,
            3 => OptionKind::Text,
            4 => OptionKind::Integer,
            5 => OptionKind::Boolean,
            6 => OptionKind::User,
            7 => OptionKind::Channel,
            8 => OptionKind::Role,
            9 => OptionKind::Mentionable,
            10 => OptionKind::Number,
            11 => OptionKind::Attachment,
            _ => return None,
        })
    }

    /// Whether it holds further options instead of a value.
    pub fn is_branch(self) -> bool {
        matches!(self, OptionKind::Subcommand | OptionKind::Group)
    }
}

/// Where a command is registered: everywhere, or in one server.
pub type Scope = Option<GuildId>;

/// The registered commands of each scope, in the order of registration.
#[derive(Debug, Default)]
pub struct Commands {
    scopes: BTreeMap<Scope, Vec<Value>>,
}

impl Commands {
    pub fn of(&self, scope: Scope) -> &[Value] {
        self.scopes.get(&scope).map_or(&[], Vec::as_slice)
    }
}

fn same_name(first: &Value, second: &Value) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    first["name"] == second["name"] && kind(first) == kind(second)
}

impl World {
    /// Replaces all commands of a scope. Those that keep their name keep their id.
    pub fn set_commands(&mut self, scope: Scope, forms: &[Value]) -> Vec<Value> {
        let old = self.commands.scopes.remove(&scope).unwrap_or_default();
        let new: Vec<Value> = (forms.iter())
            .map(|form| {
                let before = old.iter().find(|command| same_name(command, form));
                let id = before.map_or_else(|| CommandId(self.next_id()).to_string(), id_of);
                self.command_json(scope, &id, form)
            })
            .collect();
        self.commands.scopes.insert(scope, new.clone());
        self.tell(Change::Commands);
        new
    }

    fn command_json(&mut self, scope: Scope, id: &str, form: &Value) -> Value {
        let mut command = json!({
            "type": 1, "description": "", "options": [], "name_localizations": null, "description_localizations": null,
            "default_member_permissions": null, "nsfw": false, "integration_types": [0], "contexts": null,
        });
        extend(&mut command, form.clone());
        let version = self.next_id().to_string();
        extend(&mut command, json!({ "id": id, "application_id": self.application.id, "version": version }));
        if let Some(guild) = scope {
            command["guild_id"] = json!(guild);
        }
        command
    }

    /// The commands a person can use in a channel.
    pub fn usable_commands(&self, user: UserId, channel: &Channel) -> Vec<&Value> {
        let granted = self.permissions(channel, user);
        let context = if channel.guild().is_some() { 0 } else { 1 };
        let of_guild = channel.guild().map_or(&[][..], |guild| self.commands.of(Some(guild)));
        (self.commands.of(None).iter())
            .filter(|command| {
                let contexts = command["contexts"].as_array();
                contexts.is_none_or(|contexts| contexts.iter().any(|allowed| *allowed == context))
            })
            .chain(of_guild)
            .filter(|command| {
                let needed = command["default_member_permissions"].as_str().and_then(|bits| bits.parse().ok());
                channel.guild().is_none() || granted.contains(needed.unwrap_or(Permissions::NONE))
            })
            .filter(|_| channel.guild().is_none() || granted.contains(Permissions::USE_APPLICATION_COMMANDS))
            .collect()
    }
}

fn id_of(command: &Value) -> String {
    command["id"].as_str().unwrap_or_default().to_owned()
}
