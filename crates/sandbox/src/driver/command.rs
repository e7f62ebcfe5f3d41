//! Filling in a command as Discord's client does: from its registered description.

use serde_json::{Map, Value, json};

use super::NotDone;
use crate::ids::{ChannelId, UserId};
use crate::world::World;
use crate::world::commands::OptionKind;

/// A command that is ready to be sent.
#[derive(Debug)]
pub struct Filled {
    pub name: String,
    pub data: Value,
    /// The type of the option that is being typed.
    pub focused: Option<OptionKind>,
}

/// A command with the path of names down to the options it takes.
struct Found<'w> {
    command: &'w Value,
    path: Vec<&'w Value>,
}

impl<'w> Found<'w> {
    fn options(&self) -> &'w [Value] {
        let last = self.path.last().copied().unwrap_or(self.command);
        last["options"].as_array().map_or(&[], Vec::as_slice)
    }

    fn option(&self, name: &str) -> Result<(&'w Value, OptionKind), NotDone> {
        let option = self.options().iter().find(|option| option["name"] == name);
        let known = option.and_then(|option| Some((option, OptionKind::of(option)?)));
        known.filter(|(_, kind)| !kind.is_branch()).ok_or_else(|| NotDone::UnknownOption(name.to_owned()))
    }

    /// Wraps the values into the subcommands they belong to.
    fn data(&self, values: Vec<Value>, resolved: Map<String, Value>) -> Value {
        let options =
            self.path.iter().rev().fold(values, |inner, step| {
                vec![json!({ "name": step["name"], "type": step["type"], "options": inner })]
            });
        let mut data = json!({
            "id": self.command["id"], "name": self.command["name"], "type": self.command["type"], "options": options,
        });
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        if !self.command["guild_id"].is_null() {
            data["guild_id"] = self.command["guild_id"].clone();
        }
        data
    }
}

/// The command with all its options, ready to be used.
pub fn fill(
    world: &World,
    user: UserId,
    channel: ChannelId,
    command: &str,
    options: &[(&str, Value)],
) -> Result<Filled, NotDone> {
    let found = find(world, user, channel, command)?;
    let (values, resolved) = values(world, channel, &found, options)?;
    let given = |option: &Value| options.iter().any(|(name, _)| option["name"] == *name);
    if let Some(missing) = found.options().iter().find(|option| option["required"] == true && !given(option)) {
        return Err(NotDone::MissingOption(missing["name"].as_str().unwrap_or_default().to_owned()));
    }
    Ok(Filled { name: command.to_owned(), data: found.data(values, resolved), focused: None })
}

/// The command while one of its options is being typed; others may still be missing.
pub fn type_into(
    world: &World,
    user: UserId,
    channel: ChannelId,
    command: &str,
    options: &[(&str, Value)],
    (name, typed): (&str, &str),
) -> Result<Filled, NotDone> {
    let found = find(world, user, channel, command)?;
    let (option, kind) = found.option(name)?;
    if option["autocomplete"] != true {
        return Err(NotDone::NoAutocomplete(name.to_owned()));
    }
    let (mut values, resolved) = values(world, channel, &found, options)?;
    values.push(json!({ "name": name, "type": option["type"], "value": typed, "focused": true }));
    Ok(Filled { name: command.to_owned(), data: found.data(values, resolved), focused: Some(kind) })
}

fn find<'w>(world: &'w World, user: UserId, channel: ChannelId, command: &str) -> Result<Found<'w>, NotDone> {
    let place = world.channels.get(&channel).ok_or(NotDone::UnknownChannel)?;
    let unknown = || NotDone::UnknownCommand(command.to_owned());
    let mut names = command.split_whitespace();
    let first = names.next().ok_or_else(unknown)?;
    let usable = world.usable_commands(user, place);
    let root = usable.into_iter().find(|known| known["name"] == first).ok_or_else(unknown)?;
    let mut found = Found { command: root, path: Vec::new() };
    for name in names {
        let step = found.options().iter().find(|option| option["name"] == name && is_branch(option));
        found.path.push(step.ok_or_else(unknown)?);
    }
    // A command with subcommands cannot be used by itself.
    if found.options().iter().any(is_branch) { Err(unknown()) } else { Ok(found) }
}

fn is_branch(option: &Value) -> bool {
    OptionKind::of(option).is_some_and(OptionKind::is_branch)
}

type Values = (Vec<Value>, Map<String, Value>);

fn values(world: &World, channel: ChannelId, found: &Found, options: &[(&str, Value)]) -> Result<Values, NotDone> {
    let mut values = Vec::new();
    let mut resolved = Map::new();
    for (name, value) in options {
        let (option, kind) = found.option(name)?;
        if !accepts(option, kind, value) || !resolve(world, channel, kind, value, &mut resolved) {
            return Err(NotDone::BadValue((*name).to_owned()));
        }
        values.push(json!({ "name": name, "type": option["type"], "value": value }));
    }
    Ok((values, resolved))
}

/// Whether the client lets this value through. What autocomplete offers does not bind.
fn accepts(option: &Value, kind: OptionKind, value: &Value) -> bool {
    let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == *value) {
        return false;
    }
    let in_range = |number: f64| {
        option["min_value"].as_f64().is_none_or(|least| number >= least)
            && option["max_value"].as_f64().is_none_or(|most| number <= most)
    };
    match kind {
        OptionKind::Text => value.as_str().is_some_and(|text| {
            let length = text.chars().count() as u64;
            let least = option["min_length"].as_u64().unwrap_or(1);
            (least..=option["max_length"].as_u64().unwrap_or(6000)).contains(&length)
        }),
        OptionKind::Integer => value.is_i64() && value.as_f64().is_some_and(in_range),
        OptionKind::Number => value.as_f64().is_some_and(in_range),
        OptionKind::Boolean => value.is_boolean(),
        OptionKind::User | OptionKind::Channel | OptionKind::Role | OptionKind::Mentionable => value.is_string(),
        OptionKind::Attachment | OptionKind::Subcommand | OptionKind::Group => false,
    }
}

/// Adds what the value refers to; false if there is no such thing.
fn resolve(
    world: &World,
    channel: ChannelId,
    kind: OptionKind,
    value: &Value,
    resolved: &mut Map<String, Value>,
) -> bool {
    let text = value.as_str().unwrap_or_default();
    let mut add = |table: &str, entry: Value| {
        let table = resolved.entry(table).or_insert_with(|| json!({}));
        table[text] = entry;
    };
    match kind {
        OptionKind::User | OptionKind::Mentionable => {
            let Some(user) = text.parse().ok().filter(|user| world.users.contains_key(user)) else { return false };
            add("users", world.user_json(user));
            let guild = world.channels.get(&channel).and_then(|channel| channel.guild());
            if let Some(member) = guild.map(|guild| world.bare_member_json(guild, user)).filter(Value::is_object) {
                add("members", member);
            }
            true
        }
        OptionKind::Channel => {
            let Some(place) = text.parse().ok().and_then(|id| world.channels.get(&id)) else { return false };
            add("channels", world.channel_json(place));
            true
        }
        _ => true,
    }
}
