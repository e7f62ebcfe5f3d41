//! Setting the stage: people, channels, faults, time.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Answer;
use crate::driver::NotDone;
use crate::faults::Fault;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::server::Shared;

#[derive(Deserialize)]
pub struct NewUser {
    name: String,
    #[serde(default)]
    locale: Option<String>,
}

pub async fn add_user(State(shared): State<Shared>, home: GuildId, Json(form): Json<NewUser>) -> Json<Value> {
    let mut world = shared.world();
    let user = world.add_user(&form.name, form.locale.as_deref().unwrap_or("en-US"));
    world.join(home, user);
    Json(json!({ "user": user }))
}

#[derive(Deserialize)]
pub struct NewChannel {
    name: String,
    /// The server it belongs to, if not the home server.
    guild: Option<GuildId>,
    /// Opens a thread of this channel instead.
    parent: Option<ChannelId>,
    user: Option<UserId>,
}

pub async fn add_channel(State(shared): State<Shared>, home: GuildId, Json(form): Json<NewChannel>) -> Answer {
    let mut world = shared.world();
    let channel = match form.parent {
        None => world.add_channel(form.guild.unwrap_or(home), &form.name),
        Some(parent) => {
            let owner = form.user.ok_or(NotDone::UnknownUser)?;
            let thread = world.add_thread(parent, None, owner, &json!({ "name": form.name }));
            thread.map_err(|_| NotDone::UnknownChannel)?
        }
    };
    Ok(Json(json!({ "channel": channel })))
}

pub async fn add_fault(State(shared): State<Shared>, Json(fault): Json<Fault>) -> StatusCode {
    shared.world().faults.add(fault);
    StatusCode::NO_CONTENT
}

pub async fn clear_faults(State(shared): State<Shared>) -> StatusCode {
    shared.world().faults.clear();
    StatusCode::NO_CONTENT
}

/// What a test can do to the bot's connections and interactions.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayAction {
    Drop,
    Reconnect,
    Invalidate,
    Forget,
    DuplicateNextInteraction,
    GarbleNextInteraction,
    ReleaseHanging,
}

#[derive(Deserialize)]
pub struct GatewayForm {
    action: GatewayAction,
}

pub async fn gateway(State(shared): State<Shared>, Json(form): Json<GatewayForm>) -> StatusCode {
    let mut world = shared.world();
    match form.action {
        GatewayAction::Drop => world.sessions.cut(),
        GatewayAction::Reconnect => world.sessions.ask_to_reconnect(),
        GatewayAction::Invalidate => world.sessions.invalidate(),
        GatewayAction::Forget => world.sessions.forget(),
        GatewayAction::DuplicateNextInteraction => world.duplicate_next_interaction = true,
        GatewayAction::GarbleNextInteraction => world.garble_next_interaction = true,
        GatewayAction::ReleaseHanging => world.faults.hanging().release(),
    }
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
pub struct Advance {
    ms: u64,
}

pub async fn advance(State(shared): State<Shared>, Json(form): Json<Advance>) -> StatusCode {
    shared.world().clock.advance(Duration::from_millis(form.ms));
    StatusCode::NO_CONTENT
}
