//! Messages in channels.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;

use super::Payload;
use crate::ids::{ChannelId, MessageId};
use crate::limits::messages::{Purpose, check};
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::world::World;
use crate::world::messages::Sender;
use crate::world::permissions::Permissions;

type Answer = Result<Json<Value>, Refusal>;

pub async fn create(State(shared): State<Shared>, Path(channel): Path<ChannelId>, payload: Payload) -> Answer {
    let mut world = shared.world();
    world.may_post(channel, &payload.json, !payload.files.is_empty())?;
    check(&payload.json, Purpose::Post, &payload.file_sizes())?;
    let bot = world.application.bot;
    let id = match world.sent_before(channel, bot, &payload.json) {
        Some(id) => id,
        None => {
            let sender = Sender { author: bot, interaction: None, visible_to: None };
            world.post(channel, sender, &payload.json, payload.files)?
        }
    };
    found(&world, channel, id)
}

pub async fn get(State(shared): State<Shared>, Path((channel, id)): Path<(ChannelId, MessageId)>) -> Answer {
    let world = shared.world();
    world.bot_channel(channel, Permissions::READ_MESSAGE_HISTORY)?;
    found(&world, channel, id).map(|Json(message)| Json(without_nonce(message)))
}

/// Only whoever sends a message is told its nonce; reading does not give it back.
fn without_nonce(mut message: Value) -> Value {
    if let Some(message) = message.as_object_mut() {
        message.remove("nonce");
    }
    message
}

fn found(world: &World, channel: ChannelId, id: MessageId) -> Answer {
    world.bot_message(channel, id).map(|message| Json(world.message_json(message)))
}

#[derive(Deserialize)]
pub struct Range {
    limit: Option<usize>,
    before: Option<MessageId>,
    after: Option<MessageId>,
}

/// Newest first.
pub async fn list(State(shared): State<Shared>, Path(channel): Path<ChannelId>, Query(range): Query<Range>) -> Answer {
    let world = shared.world();
    world.bot_channel(channel, Permissions::READ_MESSAGE_HISTORY)?;
    let inside =
        |id: MessageId| range.before.is_none_or(|before| id < before) && range.after.is_none_or(|after| id > after);
    let messages = world.channel_messages(channel).rev();
    let shown = messages.filter(|message| !message.is_private() && inside(message.id));
    let limit = range.limit.unwrap_or(50).clamp(1, 100);
    Ok(Json(shown.take(limit).map(|message| without_nonce(world.message_json(message))).collect()))
}

pub async fn edit(
    State(shared): State<Shared>,
    Path((channel, id)): Path<(ChannelId, MessageId)>,
    payload: Payload,
) -> Answer {
    let mut world = shared.world();
    world.may_edit(channel, id)?;
    check(&payload.json, Purpose::Edit, &payload.file_sizes())?;
    world.edit(channel, id, &payload.json, payload.files)?;
    found(&world, channel, id)
}

pub async fn delete(
    State(shared): State<Shared>,
    Path((channel, id)): Path<(ChannelId, MessageId)>,
) -> Result<StatusCode, Refusal> {
    let mut world = shared.world();
    let author = world.bot_channel(channel, Permissions::VIEW_CHANNEL).and(world.bot_message(channel, id))?.author;
    if author != world.application.bot {
        world.bot_channel(channel, Permissions::MANAGE_MESSAGES)?;
    }
    world.bot_channel(channel, Permissions::VIEW_CHANNEL)?.changeable()?;
    world.delete_message(channel, id)?;
    Ok(StatusCode::NO_CONTENT)
}
