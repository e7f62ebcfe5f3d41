//! Acting as a person.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::Answer;
use crate::driver::{Modal, NotDone, Person, Reply};
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::server::Shared;

fn person(shared: &Shared, user: UserId) -> Result<Person, NotDone> {
    let world = shared.world();
    let known = world.users.get(&user).is_some_and(|user| !user.bot);
    if known { Ok(Person::new(shared.clone(), user)) } else { Err(NotDone::UnknownUser) }
}

fn shown(shared: &Shared, reply: &Reply) -> Answer {
    Ok(Json(reply.json(&shared.world())))
}

#[derive(Deserialize)]
pub struct Writing {
    channel: ChannelId,
    content: String,
}

pub async fn write(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Writing>) -> Answer {
    let message = person(&shared, user)?.write(form.channel, &form.content)?;
    Ok(Json(json!({ "message": message })))
}

#[derive(Deserialize)]
pub struct Command {
    channel: ChannelId,
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// The option that is being typed.
    focused: Option<String>,
    #[serde(default)]
    typed: String,
}

impl Command {
    fn options(&self) -> Vec<(&str, Value)> {
        self.options.iter().map(|(name, value)| (name.as_str(), value.clone())).collect()
    }
}

pub async fn slash(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Command>) -> Answer {
    let reply = person(&shared, user)?.slash(form.channel, &form.command, &form.options()).await?;
    shown(&shared, &reply)
}

pub async fn autocomplete(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Command>) -> Answer {
    let focused = form.focused.as_deref().unwrap_or_default();
    let typing = (focused, form.typed.as_str());
    let person = person(&shared, user)?;
    let reply = person.autocomplete(form.channel, &form.command, &form.options(), typing).await?;
    shown(&shared, &reply)
}

#[derive(Deserialize)]
pub struct Component {
    message: MessageId,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

pub async fn press(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Component>) -> Answer {
    let reply = person(&shared, user)?.press(form.message, &form.custom_id).await?;
    shown(&shared, &reply)
}

pub async fn select(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Component>) -> Answer {
    let values: Vec<&str> = form.values.iter().map(String::as_str).collect();
    let reply = person(&shared, user)?.select(form.message, &form.custom_id, &values).await?;
    shown(&shared, &reply)
}

#[derive(Deserialize)]
pub struct Submission {
    interaction: InteractionId,
    form: Value,
    values: Map<String, Value>,
}

pub async fn modal(State(shared): State<Shared>, Path(user): Path<UserId>, Json(sent): Json<Submission>) -> Answer {
    let values: Vec<_> =
        sent.values.iter().map(|(name, value)| (name.as_str(), value.as_str().unwrap_or_default())).collect();
    let modal = Modal { interaction: sent.interaction, form: sent.form };
    let reply = person(&shared, user)?.submit_modal(&modal, &values).await?;
    shown(&shared, &reply)
}

pub async fn direct(State(shared): State<Shared>, Path(user): Path<UserId>) -> Answer {
    let channel = person(&shared, user)?.direct_channel();
    Ok(Json(json!({ "channel": channel })))
}
