//! Doing what a person does in Discord's client, and seeing what that person sees.

use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};

use super::command::{self, Filled};
use super::{Modal, NotDone, Reply};
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::server::Shared;
use crate::world::World;
use crate::world::interactions::{Act, Kind};
use crate::world::messages::{Message, Sender};

const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;

/// Somebody at a keyboard. The client refuses what Discord's client would: a disabled button, a missing option.
#[derive(Clone, Debug)]
pub struct Person {
    shared: Shared,
    user: UserId,
}

impl Person {
    pub(crate) fn new(shared: Shared, user: UserId) -> Person {
        Person { shared, user }
    }

    pub fn id(&self) -> UserId {
        self.user
    }

    /// Uses a command, as `game new`.
    pub async fn slash(&self, channel: ChannelId, command: &str, options: &[(&str, Value)]) -> Result<Reply, NotDone> {
        let id = {
            let mut world = self.shared.world();
            let filled = command::fill(&world, self.user, channel, command, options)?;
            world.act(self.command_act(Kind::Command, channel, filled))
        };
        self.answer_to(id).await
    }

    /// Types into an option and gets the choices.
    pub async fn autocomplete(
        &self,
        channel: ChannelId,
        command: &str,
        options: &[(&str, Value)],
        focused: (&str, &str),
    ) -> Result<Reply, NotDone> {
        let id = {
            let mut world = self.shared.world();
            let filled = command::type_into(&world, self.user, channel, command, options, focused)?;
            world.act(self.command_act(Kind::Autocomplete, channel, filled))
        };
        self.answer_to(id).await
    }

    fn command_act(&self, kind: Kind, channel: ChannelId, filled: Filled) -> Act {
        let Filled { name, data, focused } = filled;
        Act { kind, user: self.user, channel, name, source: None, focused, data }
    }

    /// Presses a button that can be pressed.
    pub async fn press(&self, message: MessageId, custom_id: &str) -> Result<Reply, NotDone> {
        let id = {
            let mut world = self.shared.world();
            let found = self.visible(&world, message)?;
            usable(found, custom_id, BUTTON)?;
            let channel = found.channel;
            world.act(self.component_act(channel, message, custom_id, button(custom_id)))
        };
        self.answer_to(id).await
    }

    /// Presses a button that the message had when this client last looked at it.
    pub async fn press_stale(&self, message: MessageId, custom_id: &str) -> Result<Reply, NotDone> {
        let id = {
            let mut world = self.shared.world();
            let channel = self.visible(&world, message)?.channel;
            world.act(self.component_act(channel, message, custom_id, button(custom_id)))
        };
        self.answer_to(id).await
    }

    /// Chooses from a menu.
    pub async fn select(&self, message: MessageId, custom_id: &str, values: &[&str]) -> Result<Reply, NotDone> {
        let id = {
            let mut world = self.shared.world();
            let found = self.visible(&world, message)?;
            let menu = usable(found, custom_id, STRING_SELECT)?;
            let offered = found.menu_values(custom_id);
            let (least, most) = (menu["min_values"].as_u64().unwrap_or(1), menu["max_values"].as_u64().unwrap_or(1));
            let fits = (least..=most).contains(&(values.len() as u64));
            if !fits || !values.iter().all(|value| offered.contains(value)) {
                return Err(NotDone::BadValue(custom_id.to_owned()));
            }
            let channel = found.channel;
            world.act(self.component_act(channel, message, custom_id, menu_choice(custom_id, values)))
        };
        self.answer_to(id).await
    }

    /// Chooses from a menu that the message had when this client last looked at it.
    pub async fn select_stale(&self, message: MessageId, custom_id: &str, values: &[&str]) -> Result<Reply, NotDone> {
        let id = {
            let mut world = self.shared.world();
            let channel = self.visible(&world, message)?.channel;
            world.act(self.component_act(channel, message, custom_id, menu_choice(custom_id, values)))
        };
        self.answer_to(id).await
    }

    fn component_act(&self, channel: ChannelId, message: MessageId, custom_id: &str, data: Value) -> Act {
        Act {
            kind: Kind::Component,
            user: self.user,
            channel,
            name: custom_id.to_owned(),
            source: Some(message),
            focused: None,
            data,
        }
    }

    /// Fills a form in and sends it off. Inputs that are not named keep what they have.
    pub async fn submit_modal(&self, modal: &Modal, values: &[(&str, &str)]) -> Result<Reply, NotDone> {
        let id = {
            let mut world = self.shared.world();
            let opener = world.interactions.get(modal.interaction).ok_or(NotDone::NoAnswer)?;
            let (channel, source) = (opener.channel, opener.source);
            let data = filled_form(&modal.form, values)?;
            let name = modal.form["custom_id"].as_str().unwrap_or_default().to_owned();
            world.act(Act { kind: Kind::Modal, user: self.user, channel, name, source, focused: None, data })
        };
        self.answer_to(id).await
    }

    /// Writes a message.
    pub fn write(&self, channel: ChannelId, content: &str) -> Result<MessageId, NotDone> {
        let mut world = self.shared.world();
        let place = world.channels.get(&channel).ok_or(NotDone::UnknownChannel)?;
        if !world.permissions(place, self.user).contains(place.needed_to_write()) {
            return Err(NotDone::NotAllowed);
        }
        let sender = Sender { author: self.user, interaction: None, visible_to: None };
        let posted = world.post(channel, sender, &json!({ "content": content }), Vec::new());
        posted.map_err(|_| NotDone::NotAllowed)
    }

    /// The conversation with the bot.
    pub fn direct_channel(&self) -> ChannelId {
        self.shared.world().direct_channel(self.user)
    }

    /// What this person sees in a channel, oldest first.
    pub fn sees(&self, channel: ChannelId) -> Vec<Message> {
        let world = self.shared.world();
        world.channel_messages(channel).filter(|message| world.sees(self.user, message)).cloned().collect()
    }

    fn visible<'w>(&self, world: &'w World, id: MessageId) -> Result<&'w Message, NotDone> {
        let message = world.find_message(id).filter(|message| world.sees(self.user, message));
        message.ok_or(NotDone::UnknownMessage)
    }

    /// Waits for the answer. Something that is acknowledged and then left alone counts as quiet.
    async fn answer_to(&self, id: InteractionId) -> Result<Reply, NotDone> {
        let deadline = Instant::now() + self.shared.patience;
        let mut progress = {
            let world = self.shared.world();
            world.interactions.get(id).ok_or(NotDone::NoAnswer)?.progress.subscribe()
        };
        loop {
            let (reply, acknowledged) = {
                let world = self.shared.world();
                let interaction = world.interactions.get(id).ok_or(NotDone::NoAnswer)?;
                (Reply::by_now(&world, interaction), interaction.answer.is_some())
            };
            if let Some(reply) = reply {
                return Ok(reply);
            }
            match timeout_at(deadline, progress.changed()).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) if acknowledged => return Ok(Reply::Quiet),
                Ok(Err(_)) | Err(_) => return Err(NotDone::NoAnswer),
            }
        }
    }
}

fn button(custom_id: &str) -> Value {
    json!({ "custom_id": custom_id, "component_type": BUTTON })
}

fn menu_choice(custom_id: &str, values: &[&str]) -> Value {
    json!({ "custom_id": custom_id, "component_type": STRING_SELECT, "values": values })
}

fn usable<'m>(message: &'m Message, custom_id: &str, kind: u64) -> Result<&'m Value, NotDone> {
    let control = message.control(custom_id).filter(|control| control["type"] == kind);
    let control = control.ok_or_else(|| NotDone::UnknownComponent(custom_id.to_owned()))?;
    if control["disabled"] == true { Err(NotDone::Disabled(custom_id.to_owned())) } else { Ok(control) }
}

/// The form as Discord's client sends it.
fn filled_form(form: &Value, values: &[(&str, &str)]) -> Result<Value, NotDone> {
    let mut rows = Vec::new();
    let inputs = form["components"].as_array().into_iter().flatten().filter_map(|row| row["components"].get(0));
    let mut known = Vec::new();
    for input in inputs {
        let id = input["custom_id"].as_str().unwrap_or_default();
        known.push(id);
        let given = values.iter().find(|(name, _)| *name == id).map(|(_, value)| *value);
        let value = given.or_else(|| input["value"].as_str()).unwrap_or_default();
        let length = value.chars().count() as u64;
        let least = input["min_length"].as_u64().unwrap_or(0).max(u64::from(input["required"] != false));
        let most = input["max_length"].as_u64().unwrap_or(4000);
        let left_out = length == 0 && input["required"] == false;
        if !left_out && !(least..=most).contains(&length) {
            return Err(NotDone::BadValue(id.to_owned()));
        }
        rows.push(json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": value }] }));
    }
    if let Some((unknown, _)) = values.iter().find(|(name, _)| !known.contains(name)) {
        return Err(NotDone::UnknownInput((*unknown).to_owned()));
    }
    Ok(json!({ "custom_id": form["custom_id"], "components": rows }))
}
