//! Looking: what there is, what a person sees, what the bot asked, what happens from now on.

use std::convert::Infallible;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use super::Answer;
use crate::changes::Change;
use crate::driver::NotDone;
use crate::ids::{AttachmentId, ChannelId, UserId};
use crate::server::Shared;
use crate::world::World;
use crate::world::permissions::Permissions;

#[derive(Deserialize)]
pub struct Viewer {
    user: Option<UserId>,
}

#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    since: u64,
}

/// Everything a page needs to begin with. Channels are those that the viewer sees, all without a viewer.
pub async fn state(State(shared): State<Shared>, Query(viewer): Query<Viewer>) -> Json<Value> {
    let world = shared.world();
    let users = world.users.values().map(|user| json!({ "user": user.json(), "locale": user.locale }));
    let channels = world.channels.values().filter(|channel| sees(&world, viewer.user, channel.id));
    Json(json!({
        "bot": world.application.bot,
        "now": world.clock.now().as_millisecond(),
        "connected": world.sessions.connected(),
        "guilds": world.guilds.values().map(|guild| json!({ "id": guild.id, "name": guild.name })).collect::<Vec<_>>(),
        "users": users.collect::<Vec<_>>(),
        "channels": channels.map(|channel| world.channel_json(channel)).collect::<Vec<_>>(),
    }))
}

fn sees(world: &World, viewer: Option<UserId>, channel: ChannelId) -> bool {
    viewer.is_none_or(|user| world.may(user, channel, Permissions::VIEW_CHANNEL))
}

/// What a person sees in a channel; without a person everything.
pub async fn messages(
    State(shared): State<Shared>,
    Path(channel): Path<ChannelId>,
    Query(viewer): Query<Viewer>,
) -> Json<Value> {
    let world = shared.world();
    let seen = world.channel_messages(channel);
    let seen = seen.filter(|message| viewer.user.is_none_or(|user| world.sees(user, message)));
    Json(seen.map(|message| world.message_json(message)).collect())
}

/// The commands a person can use in a channel.
pub async fn commands(
    State(shared): State<Shared>,
    Path(channel): Path<ChannelId>,
    Query(viewer): Query<Viewer>,
) -> Answer {
    let world = shared.world();
    let place = world.channels.get(&channel).ok_or(NotDone::UnknownChannel)?;
    let user = viewer.user.ok_or(NotDone::UnknownUser)?;
    Ok(Json(json!(world.usable_commands(user, place))))
}

pub async fn recorded(State(shared): State<Shared>, Query(since): Query<Since>) -> Json<Value> {
    let world = shared.world();
    Json(json!(world.traffic.since(since.since).collect::<Vec<_>>()))
}

pub async fn pings(State(shared): State<Shared>, Query(since): Query<Since>) -> Json<Value> {
    let world = shared.world();
    let skipped = usize::try_from(since.since).unwrap_or(usize::MAX);
    let pings = world.pings.iter().skip(skipped);
    Json(pings.map(|ping| json!({ "user": ping.user, "channel": ping.channel, "message": ping.message })).collect())
}

/// Files are handed out to be saved, never to be shown as a page of this address.
pub async fn attachment(
    State(shared): State<Shared>,
    Path((_, id, _)): Path<(ChannelId, AttachmentId, String)>,
) -> Result<([(HeaderName, String); 3], axum::body::Bytes), StatusCode> {
    let world = shared.world();
    let file = world.files.get(&id).ok_or(StatusCode::NOT_FOUND)?;
    let headers = [
        (CONTENT_TYPE, file.kind.clone()),
        (CONTENT_DISPOSITION, "attachment".to_owned()),
        (X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
    ];
    Ok((headers, file.bytes.clone()))
}

/// What happens from now on, as far as the viewer sees it.
pub async fn events(
    State(shared): State<Shared>,
    Query(viewer): Query<Viewer>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = shared.world().watch();
    let stream = stream::unfold((changes, shared, viewer.user), async |(mut changes, shared, viewer)| {
        loop {
            let event = match changes.recv().await {
                Ok(change) if concerns(&shared.world(), viewer, &change) => Event::default().json_data(&change),
                Ok(_) => continue,
                // Whoever is too slow must look at everything anew.
                Err(RecvError::Lagged(_)) => Event::default().json_data(json!({ "change": "missed" })),
                Err(RecvError::Closed) => return None,
            };
            if let Ok(event) = event {
                return Some((Ok(event), (changes, shared, viewer)));
            }
        }
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

fn concerns(world: &World, viewer: Option<UserId>, change: &Change) -> bool {
    let private_to = match change {
        Change::Message { visible_to, .. } => *visible_to,
        _ => None,
    };
    let own = private_to.is_none_or(|only| viewer.is_none_or(|user| user == only));
    own && change.channel().is_none_or(|channel| sees(world, viewer, channel))
}
