//! Channels, direct conversations and threads.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::Value;

use super::Payload;
use crate::changes::Change;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::limits;
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::world::World;
use crate::world::permissions::Permissions;

type Answer = Result<Json<Value>, Refusal>;

pub async fn get(State(shared): State<Shared>, Path(id): Path<ChannelId>) -> Answer {
    let world = shared.world();
    let channel = world.bot_channel(id, Permissions::VIEW_CHANNEL)?;
    Ok(Json(world.channel_json(channel)))
}

/// Archives, locks or renames. Whoever opened a thread may do that without further rights.
pub async fn change(State(shared): State<Shared>, Path(id): Path<ChannelId>, payload: Payload) -> Answer {
    limits::threads::check_change(&payload.json)?;
    let mut world = shared.world();
    let owner = world.bot_channel(id, Permissions::VIEW_CHANNEL)?.thread().map(|thread| thread.owner);
    match owner {
        Some(owner) if owner == world.application.bot => {}
        Some(_) => drop(world.bot_channel(id, Permissions::MANAGE_THREADS)?),
        None => drop(world.bot_channel(id, Permissions::MANAGE_CHANNELS)?),
    }
    if let Some(name) = payload.json["name"].as_str()
        && let Some(channel) = world.channels.get_mut(&id)
    {
        channel.name = name.to_owned();
    }
    if owner.is_some() {
        world.change_thread(id, |thread| {
            thread.archived = payload.json["archived"].as_bool().unwrap_or(thread.archived);
            thread.locked = payload.json["locked"].as_bool().unwrap_or(thread.locked);
        });
    } else {
        world.announce_channel(id, "CHANNEL_UPDATE");
    }
    found(&world, id)
}

pub async fn delete(State(shared): State<Shared>, Path(id): Path<ChannelId>) -> Answer {
    let mut world = shared.world();
    let is_thread = world.bot_channel(id, Permissions::VIEW_CHANNEL)?.thread().is_some();
    world.bot_channel(id, if is_thread { Permissions::MANAGE_THREADS } else { Permissions::MANAGE_CHANNELS })?;
    let answer = found(&world, id);
    world.delete_channel(id);
    answer
}

fn found(world: &World, id: ChannelId) -> Answer {
    world.channels.get(&id).map(|channel| Json(world.channel_json(channel))).ok_or_else(Refusal::unknown_channel)
}

pub async fn typing(State(shared): State<Shared>, Path(id): Path<ChannelId>) -> Result<StatusCode, Refusal> {
    let world = shared.world();
    let needed = world.bot_channel(id, Permissions::VIEW_CHANNEL)?.needed_to_write();
    world.bot_channel(id, needed)?;
    world.tell(Change::Typing { channel: id });
    Ok(StatusCode::NO_CONTENT)
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

pub async fn join_thread(State(shared): State<Shared>, Path(id): Path<ChannelId>) -> Result<StatusCode, Refusal> {
    open_for_members(&shared.world(), id)
}

pub async fn add_thread_member(
    State(shared): State<Shared>,
    Path((id, user)): Path<(ChannelId, UserId)>,
) -> Result<StatusCode, Refusal> {
    let world = shared.world();
    if !world.users.contains_key(&user) {
        return Err(Refusal::unknown_user());
    }
    open_for_members(&world, id)
}

/// Who is in a thread makes no difference here: everyone who sees the channel sees its threads.
fn open_for_members(world: &World, id: ChannelId) -> Result<StatusCode, Refusal> {
    let channel = world.bot_channel(id, Permissions::VIEW_CHANNEL)?;
    if channel.thread().is_none() {
        return Err(Refusal::wrong_channel_type());
    }
    channel.changeable()?;
    Ok(StatusCode::NO_CONTENT)
}
