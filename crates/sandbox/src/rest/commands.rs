//! Registering commands, globally and per server.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::Value;

use super::Payload;
use crate::ids::{GuildId, UserId};
use crate::limits;
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::world::World;
use crate::world::commands::Scope;

type Answer = Result<Json<Value>, Refusal>;

#[derive(Deserialize)]
pub struct Listing {
    #[serde(default)]
    with_localizations: bool,
}

/// Where commands are registered: everywhere, or in one server.
#[derive(Deserialize)]
pub struct Target {
    application_id: UserId,
    guild_id: Option<GuildId>,
}

fn scope(world: &World, target: &Target) -> Result<Scope, Refusal> {
    if target.application_id != world.application.id {
        return Err(Refusal::unknown_application());
    }
    let Some(id) = target.guild_id else { return Ok(None) };
    let guild = world.guilds.get(&id).ok_or_else(Refusal::unknown_guild)?;
    if guild.members.contains_key(&world.application.bot) { Ok(Some(id)) } else { Err(Refusal::missing_access()) }
}

/// Localisations are left out unless asked for.
pub async fn list(State(shared): State<Shared>, Path(target): Path<Target>, Query(listing): Query<Listing>) -> Answer {
    let world = shared.world();
    let mut commands = world.commands.of(scope(&world, &target)?).to_vec();
    if !listing.with_localizations {
        commands.iter_mut().for_each(strip_localizations);
    }
    Ok(Json(Value::Array(commands)))
}

pub async fn replace(State(shared): State<Shared>, Path(target): Path<Target>, payload: Payload) -> Answer {
    let mut world = shared.world();
    let scope = scope(&world, &target)?;
    let forms = payload.json.as_array();
    let forms = forms
        .ok_or_else(|| Refusal::invalid_field(&[], "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))?;
    limits::commands::check_all(forms)?;
    Ok(Json(Value::Array(world.set_commands(scope, forms))))
}

fn strip_localizations(form: &mut Value) {
    if let Value::Object(form) = form {
        form.remove("name_localizations");
        form.remove("description_localizations");
        for key in ["options", "choices"] {
            if let Some(Value::Array(below)) = form.get_mut(key) {
                below.iter_mut().for_each(strip_localizations);
            }
        }
    }
}
