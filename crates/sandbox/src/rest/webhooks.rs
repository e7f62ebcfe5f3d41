//! Later answers to an interaction: edits of the first one, and follow-ups.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::Value;

use super::Payload;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::limits::messages::{EPHEMERAL, Purpose, check};
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::world::World;
use crate::world::interactions::Answer;
use crate::world::messages::Sender;

type Reply = Result<Json<Value>, Refusal>;

/// A message that answers an interaction.
struct Target {
    interaction: InteractionId,
    channel: ChannelId,
    message: MessageId,
}

/// The first answer.
fn target(world: &World, application: UserId, token: &str) -> Result<Target, Refusal> {
    if application != world.application.id {
        return Err(Refusal::unknown_webhook());
    }
    let interaction = world.by_token(token)?;
    let original = interaction.answer.as_ref().and_then(Answer::original);
    let message = original.ok_or_else(Refusal::unknown_message)?;
    Ok(Target { interaction: interaction.id, channel: interaction.channel, message })
}

fn shown(world: &World, target: &Target) -> Reply {
    let message = world.message(target.channel, target.message).ok_or_else(Refusal::unknown_message)?;
    Ok(Json(world.message_json(message)))
}

fn change(world: &mut World, target: &Target, payload: Payload) -> Reply {
    world.channels.get(&target.channel).ok_or_else(Refusal::unknown_channel)?.changeable()?;
    check(&payload.json, Purpose::Edit, &payload.file_sizes())?;
    world.edit(target.channel, target.message, &payload.json, payload.files)?;
    let answer = world.interactions.get(target.interaction).and_then(|interaction| interaction.answer.clone());
    match answer {
        Some(Answer::Thinking(id)) if id == target.message => world.set_answer(target.interaction, Answer::Message(id)),
        Some(Answer::UpdateLater(id)) if id == target.message => {
            world.set_answer(target.interaction, Answer::Update(id));
        }
        _ => {}
    }
    shown(world, target)
}

pub async fn follow_up(
    State(shared): State<Shared>,
    Path((application, token)): Path<(UserId, String)>,
    payload: Payload,
) -> Reply {
    let mut world = shared.world();
    let interaction = world.by_token(&token)?;
    // The first follow-up to an answer that is still to come is that answer.
    if let Some(Answer::Thinking(_)) = interaction.answer {
        let target = target(&world, application, &token)?;
        return change(&mut world, &target, payload);
    }
    let private = payload.json["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let sender = Sender {
        author: world.application.bot,
        interaction: Some(interaction.origin()),
        visible_to: private.then_some(interaction.user),
    };
    let (id, channel) = (interaction.id, interaction.channel);
    check(&payload.json, Purpose::Reply, &payload.file_sizes())?;
    let message = world.post(channel, sender, &payload.json, payload.files)?;
    world.add_follow_up(id, message);
    shown(&world, &Target { interaction: id, channel, message })
}

pub async fn edit_original(
    State(shared): State<Shared>,
    Path((application, token)): Path<(UserId, String)>,
    payload: Payload,
) -> Reply {
    let mut world = shared.world();
    let target = target(&world, application, &token)?;
    change(&mut world, &target, payload)
}

pub async fn delete_original(
    State(shared): State<Shared>,
    Path((application, token)): Path<(UserId, String)>,
) -> Result<StatusCode, Refusal> {
    let mut world = shared.world();
    let target = target(&world, application, &token)?;
    world.delete_message(target.channel, target.message)?;
    world.set_answer(target.interaction, Answer::Withdrawn);
    Ok(StatusCode::NO_CONTENT)
}
