//! What a person sees of the bot's answer.

use serde_json::{Value, json};

use crate::ids::InteractionId;
use crate::world::World;
use crate::world::interactions::{Answer, Interaction};
use crate::world::messages::Message;

/// What came of an interaction.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A new message, public or private.
    Message(Box<Message>),
    /// The message that carries the component has changed.
    Updated(Box<Message>),
    /// A form to fill in.
    Modal(Modal),
    /// Choices for what is being typed.
    Choices(Vec<Value>),
    /// Acknowledged, and nothing to be seen.
    Quiet,
}

/// A form that the bot has opened.
#[derive(Clone, Debug)]
pub struct Modal {
    /// The interaction that was answered with it.
    pub interaction: InteractionId,
    pub form: Value,
}

impl Reply {
    /// The message, if there is one.
    pub fn message(&self) -> Option<&Message> {
        match self {
            Reply::Message(message) | Reply::Updated(message) => Some(message),
            Reply::Modal(_) | Reply::Choices(_) | Reply::Quiet => None,
        }
    }

    /// Whether only the person who acted sees it.
    pub fn is_private(&self) -> bool {
        self.message().is_none_or(Message::is_private)
    }

    /// Everything there is to read.
    pub fn text(&self) -> String {
        match self {
            Reply::Message(message) | Reply::Updated(message) => message.text(),
            Reply::Modal(modal) => words(&modal.form).join("\n"),
            Reply::Choices(choices) => choices.iter().flat_map(words).collect::<Vec<_>>().join("\n"),
            Reply::Quiet => String::new(),
        }
    }

    /// The values of the offered choices.
    pub fn choice_values(&self) -> Vec<Value> {
        match self {
            Reply::Choices(choices) => choices.iter().map(|choice| choice["value"].clone()).collect(),
            _ => Vec::new(),
        }
    }

    /// What can be said of an interaction's answer by now; nothing while the answer is still to come.
    pub(crate) fn by_now(world: &World, interaction: &Interaction) -> Option<Reply> {
        let message = |id| world.message(interaction.channel, id).cloned().map(Box::new);
        let follow_up = || interaction.follow_ups.last().and_then(|&id| message(id)).map(Reply::Message);
        match interaction.answer.as_ref()? {
            Answer::Message(id) => Some(message(*id).map_or(Reply::Quiet, Reply::Message)),
            Answer::Update(id) => Some(message(*id).map_or(Reply::Quiet, Reply::Updated)),
            Answer::Thinking(_) => None,
            Answer::UpdateLater(_) => follow_up(),
            Answer::Withdrawn => Some(follow_up().unwrap_or(Reply::Quiet)),
            Answer::Choices(choices) => Some(Reply::Choices(choices.clone())),
            Answer::Modal(form) => Some(Reply::Modal(Modal { interaction: interaction.id, form: form.clone() })),
        }
    }

    pub(crate) fn json(&self, world: &World) -> Value {
        match self {
            Reply::Message(message) => json!({ "reply": "message", "message": world.message_json(message) }),
            Reply::Updated(message) => json!({ "reply": "updated", "message": world.message_json(message) }),
            Reply::Modal(modal) => json!({ "reply": "modal", "interaction": modal.interaction, "form": modal.form }),
            Reply::Choices(choices) => json!({ "reply": "choices", "choices": choices }),
            Reply::Quiet => json!({ "reply": "quiet" }),
        }
    }
}

impl Message {
    /// Everything there is to read: content, embeds, labels and options.
    pub fn text(&self) -> String {
        let parts = self.embeds.iter().chain(&self.components).flat_map(words);
        std::iter::once(self.content.clone()).chain(parts).collect::<Vec<_>>().join("\n")
    }

    /// Buttons and menus in their order.
    pub fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }

    pub fn control(&self, custom_id: &str) -> Option<&Value> {
        self.controls().find(|control| control["custom_id"] == custom_id)
    }

    /// The ids of buttons and menus that can be used.
    pub fn custom_ids(&self) -> Vec<&str> {
        let enabled = self.controls().filter(|control| control["disabled"] != true);
        enabled.filter_map(|control| control["custom_id"].as_str()).collect()
    }

    /// The values of a menu.
    pub fn menu_values(&self, custom_id: &str) -> Vec<&str> {
        let options = self.control(custom_id).and_then(|menu| menu["options"].as_array());
        options.into_iter().flatten().filter_map(|option| option["value"].as_str()).collect()
    }
}

/// The texts that people see; ids, values and addresses are not among them.
fn words(value: &Value) -> Vec<String> {
    const SHOWN: [&str; 9] =
        ["title", "description", "name", "value", "text", "label", "placeholder", "content", "emoji"];
    // A field of an embed shows its value, an option of a menu does not.
    const VALUES_OF: [&str; 1] = ["fields"];
    fn walk(value: &Value, shows_value: bool, found: &mut Vec<String>) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| walk(item, shows_value, found)),
            Value::Object(keys) => {
                for (key, below) in keys {
                    match below {
                        Value::String(text) if SHOWN.contains(&key.as_str()) && (key != "value" || shows_value) => {
                            found.push(text.clone());
                        }
                        Value::String(_) => {}
                        _ => walk(below, VALUES_OF.contains(&key.as_str()), found),
                    }
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    walk(value, false, &mut found);
    found
}
