//! Registering commands, globally and per server.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;

use super::Payload;
use crate::ids::{CommandId, GuildId, UserId};
use crate::limits;
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::world::World;
use crate::world::commands::Scope;

type Answer = Result<Json<Value>, Refusal>;
type Created = Result<(StatusCode, Json<Value>), Refusal>;

#[derive(Deserialize)]
pub struct Listing {
    #[serde(default)]
    with_localizations: bool,
}

fn scope(world: &World, application: UserId, guild: Option<GuildId>) -> Result<Scope, Refusal> {
    if application != world.application.id {
        return Err(Refusal::unknown_application());
    }
    let Some(id) = guild else { return Ok(None) };
    let guild = world.guilds.get(&id).ok_or_else(Refusal::unknown_guild)?;
    if guild.members.contains_key(&world.application.bot) { Ok(Some(id)) } else { Err(Refusal::missing_access()) }
}

/// Localisations are left out unless asked for.
fn all(world: &World, scope: Scope, listing: &Listing) -> Json<Value> {
    let mut commands = world.commands.of(scope).to_vec();
    if !listing.with_localizations {
        commands.iter_mut().for_each(strip_localizations);
    }
    Json(Value::Array(commands))
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

fn replace_all(world: &mut World, scope: Scope, forms: &Value) -> Answer {
    let forms = forms
        .as_array()
        .ok_or_else(|| Refusal::invalid_field(&[], "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))?;
    limits::commands::check_all(forms)?;
    Ok(Json(Value::Array(world.set_commands(scope, forms))))
}

fn create_one(world: &mut World, scope: Scope, form: &Value) -> Created {
    limits::commands::check(form)?;
    let known = world.commands.of(scope);
    let replaces = known.iter().any(|command| command["name"] == form["name"]);
    if !replaces && known.len() >= limits::commands::PER_SCOPE {
        return Err(Refusal::too_many_commands());
    }
    let (command, new) = world.set_command(scope, form);
    Ok((if new { StatusCode::CREATED } else { StatusCode::OK }, Json(command)))
}

fn change_one(world: &mut World, scope: Scope, id: CommandId, form: &Value) -> Answer {
    let mut whole = world.commands.get(scope, id).ok_or_else(Refusal::unknown_command)?.clone();
    crate::world::channels::extend(&mut whole, form.clone());
    limits::commands::check(&whole)?;
    world.change_command(scope, id, form).map(Json).ok_or_else(Refusal::unknown_command)
}

fn one(world: &World, scope: Scope, id: CommandId) -> Answer {
    world.commands.get(scope, id).cloned().map(Json).ok_or_else(Refusal::unknown_command)
}

fn delete_one(world: &mut World, scope: Scope, id: CommandId) -> Result<StatusCode, Refusal> {
    if world.delete_command(scope, id) { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::unknown_command()) }
}

pub async fn list(
    State(shared): State<Shared>,
    Path(application): Path<UserId>,
    Query(listing): Query<Listing>,
) -> Answer {
    let world = shared.world();
    Ok(all(&world, scope(&world, application, None)?, &listing))
}

pub async fn list_in_guild(
    State(shared): State<Shared>,
    Path((application, guild)): Path<(UserId, GuildId)>,
    Query(listing): Query<Listing>,
) -> Answer {
    let world = shared.world();
    Ok(all(&world, scope(&world, application, Some(guild))?, &listing))
}

pub async fn replace(State(shared): State<Shared>, Path(application): Path<UserId>, payload: Payload) -> Answer {
    let mut world = shared.world();
    let scope = scope(&world, application, None)?;
    replace_all(&mut world, scope, &payload.json)
}

pub async fn replace_in_guild(
    State(shared): State<Shared>,
    Path((application, guild)): Path<(UserId, GuildId)>,
    payload: Payload,
) -> Answer {
    let mut world = shared.world();
    let scope = scope(&world, application, Some(guild))?;
    replace_all(&mut world, scope, &payload.json)
}

pub async fn create(State(shared): State<Shared>, Path(application): Path<UserId>, payload: Payload) -> Created {
    let mut world = shared.world();
    let scope = scope(&world, application, None)?;
    create_one(&mut world, scope, &payload.json)
}

pub async fn create_in_guild(
    State(shared): State<Shared>,
    Path((application, guild)): Path<(UserId, GuildId)>,
    payload: Payload,
) -> Created {
    let mut world = shared.world();
    let scope = scope(&world, application, Some(guild))?;
    create_one(&mut world, scope, &payload.json)
}

pub async fn get(State(shared): State<Shared>, Path((application, id)): Path<(UserId, CommandId)>) -> Answer {
    let world = shared.world();
    one(&world, scope(&world, application, None)?, id)
}

pub async fn get_in_guild(
    State(shared): State<Shared>,
    Path((application, guild, id)): Path<(UserId, GuildId, CommandId)>,
) -> Answer {
    let world = shared.world();
    one(&world, scope(&world, application, Some(guild))?, id)
}

pub async fn change(
    State(shared): State<Shared>,
    Path((application, id)): Path<(UserId, CommandId)>,
    payload: Payload,
) -> Answer {
    let mut world = shared.world();
    let scope = scope(&world, application, None)?;
    change_one(&mut world, scope, id, &payload.json)
}

pub async fn change_in_guild(
    State(shared): State<Shared>,
    Path((application, guild, id)): Path<(UserId, GuildId, CommandId)>,
    payload: Payload,
) -> Answer {
    let mut world = shared.world();
    let scope = scope(&world, application, Some(guild))?;
    change_one(&mut world, scope, id, &payload.json)
}

pub async fn delete(
    State(shared): State<Shared>,
    Path((application, id)): Path<(UserId, CommandId)>,
) -> Result<StatusCode, Refusal> {
    let mut world = shared.world();
    let scope = scope(&world, application, None)?;
    delete_one(&mut world, scope, id)
}

pub async fn delete_in_guild(
    State(shared): State<Shared>,
    Path((application, guild, id)): Path<(UserId, GuildId, CommandId)>,
) -> Result<StatusCode, Refusal> {
    let mut world = shared.world();
    let scope = scope(&world, application, Some(guild))?;
    delete_one(&mut world, scope, id)
}
