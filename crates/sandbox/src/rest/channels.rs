//! Direct conversations and threads.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::Value;

use super::Payload;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::limits;
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::world::World;
use crate::world::permissions::Permissions;

type Answer = Result<Json<Value>, Refusal>;

fn found(world: &World, id: ChannelId) -> Answer {
    world.channels.get(&id).map(|channel| Json(world.channel_json(channel))).ok_or_else(Refusal::unknown_channel)
}

/// Opens the conversation; whether the person takes messages shows only when one is sent.
pub async fn open_direct(State(shared): State<Shared>, payload: Payload) -> Answer {
    let mut world = shared.world();
    let recipient = serde_json::from_value::<UserId>(payload.json["recipient_id"].clone()).ok();
    let known = recipient.filter(|user| world.users.get(user).is_some_and(|user| !user.bot));
    let id = world.direct_channel(known.ok_or_else(Refusal::invalid_recipient)?);
    found(&world, id)
}

pub async fn start_thread(
    State(shared): State<Shared>,
    Path(parent): Path<ChannelId>,
    payload: Payload,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    open_thread(&mut shared.world(), parent, None, &payload.json)
}

pub async fn start_thread_on(
    State(shared): State<Shared>,
    Path((parent, message)): Path<(ChannelId, MessageId)>,
    payload: Payload,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let mut world = shared.world();
    world.bot_message(parent, message)?;
    open_thread(&mut world, parent, Some(message), &payload.json)
}

fn open_thread(
    world: &mut World,
    parent: ChannelId,
    on: Option<MessageId>,
    form: &Value,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    limits::threads::check(form)?;
    world.bot_channel(parent, Permissions::CREATE_PUBLIC_THREADS)?;
    let id = world.add_thread(parent, on, world.application.bot, form)?;
    Ok((StatusCode::CREATED, found(world, id)?))
}
