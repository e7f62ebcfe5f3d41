//! The gateway's address, the application, and where the bot is.

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::server::Shared;

pub async fn gateway(State(shared): State<Shared>) -> Json<Value> {
    Json(json!({ "url": shared.world().gateway_url() }))
}

pub async fn gateway_bot(State(shared): State<Shared>) -> Json<Value> {
    let world = shared.world();
    Json(json!({
        "url": world.gateway_url(),
        "shards": world.application.shards,
        "session_start_limit": { "total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1 },
    }))
}

pub async fn application(State(shared): State<Shared>) -> Json<Value> {
    let world = shared.world();
    let name = world.users.get(&world.application.bot).map(|bot| bot.name.clone());
    Json(json!({
        "id": world.application.id, "name": name, "icon": null, "description": "", "bot_public": true,
        "bot_require_code_grant": false, "verify_key": world.signer.public_key(), "team": null, "flags": 1u64 << 23,
        "bot": world.user_json(world.application.bot), "approximate_guild_count": world.guilds.len(),
        "interactions_endpoint_url": world.endpoint.as_ref().map(|endpoint| endpoint.url.as_str()),
    }))
}

pub async fn current_user(State(shared): State<Shared>) -> Json<Value> {
    let world = shared.world();
    Json(world.user_json(world.application.bot))
}

pub async fn current_guilds(State(shared): State<Shared>) -> Json<Value> {
    let world = shared.world();
    let bot = world.application.bot;
    let guilds = world.guilds.values().filter(|guild| guild.members.contains_key(&bot)).map(|guild| {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "owner": false, "features": [],
            "permissions": world.guild_permissions(guild.id, bot),
        })
    });
    Json(guilds.collect())
}
