//! The driver over HTTP, for a page or another process: `/sandbox/…`, with a stream of changes.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::sync::broadcast::error::RecvError;

use super::changes::Change;
use super::driver::{Modal, NotDone, Person, Reply};
use super::faults::Fault;
use super::ids::{AttachmentId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use super::server::Shared;
use super::world::World;
use super::world::permissions::Permissions;

/// New people and channels belong to the home server.
pub fn router(home: GuildId) -> Router<Shared> {
    Router::new()
        .route("/sandbox/state", get(state))
        .route("/sandbox/users", post(move |shared, form| add_user(shared, home, form)))
        .route("/sandbox/channels", post(move |shared, form| add_channel(shared, home, form)))
        .route("/sandbox/channels/{channel}/messages", get(messages))
        .route("/sandbox/channels/{channel}/commands", get(commands))
        .route("/sandbox/users/{user}/write", post(write))
        .route("/sandbox/users/{user}/slash", post(slash))
        .route("/sandbox/users/{user}/autocomplete", post(autocomplete))
        .route("/sandbox/users/{user}/press", post(press))
        .route("/sandbox/users/{user}/select", post(select))
        .route("/sandbox/users/{user}/modal", post(modal))
        .route("/sandbox/users/{user}/direct", post(direct))
        .route("/sandbox/events", get(events))
        .route("/sandbox/recorded", get(recorded))
        .route("/sandbox/pings", get(pings))
        .route("/sandbox/faults", post(add_fault).delete(clear_faults))
        .route("/sandbox/gateway", post(gateway))
        .route("/sandbox/clock", post(advance))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
}

type Answer = Result<Json<Value>, NotDone>;

impl IntoResponse for NotDone {
    fn into_response(self) -> Response {
        let status = match self {
            NotDone::UnknownUser
            | NotDone::UnknownChannel
            | NotDone::UnknownCommand(_)
            | NotDone::UnknownMessage
            | NotDone::UnknownComponent(_) => StatusCode::NOT_FOUND,
            NotDone::NoAnswer => StatusCode::GATEWAY_TIMEOUT,
            NotDone::NotAllowed => StatusCode::FORBIDDEN,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, Json(json!({ "error": self.to_string() }))).into_response()
    }
}

#[derive(Deserialize)]
struct Viewer {
    user: Option<UserId>,
}

#[derive(Deserialize)]
struct Since {
    #[serde(default)]
    since: u64,
}

/// Everything a page needs to begin with. Channels are those that the viewer sees, all without a viewer.
async fn state(State(shared): State<Shared>, Query(viewer): Query<Viewer>) -> Json<Value> {
    let world = shared.world();
    let users = world.users.values().map(|user| json!({ "user": user.json(), "locale": user.locale }));
    let channels = world.channels.values().filter(|channel| sees(&world, viewer.user, channel.id));
    Json(json!({
        "bot": world.application.bot,
        "connected": world.sessions.connected(),
        "guilds": world.guilds.values().map(|guild| json!({ "id": guild.id, "name": guild.name })).collect::<Vec<_>>(),
        "users": users.collect::<Vec<_>>(),
        "channels": channels.map(|channel| world.channel_json(channel)).collect::<Vec<_>>(),
    }))
}

fn sees(world: &World, viewer: Option<UserId>, channel: ChannelId) -> bool {
    viewer.is_none_or(|user| world.may(user, channel, Permissions::VIEW_CHANNEL))
}

#[derive(Deserialize)]
struct NewUser {
    name: String,
    #[serde(default)]
    locale: Option<String>,
}

async fn add_user(State(shared): State<Shared>, home: GuildId, Json(form): Json<NewUser>) -> Json<Value> {
    let mut world = shared.world();
    let user = world.add_user(&form.name, form.locale.as_deref().unwrap_or("en-US"));
    world.join(home, user);
    Json(json!({ "user": user }))
}

#[derive(Deserialize)]
struct NewChannel {
    name: String,
    /// Opens a thread of this channel instead.
    parent: Option<ChannelId>,
    user: Option<UserId>,
}

async fn add_channel(State(shared): State<Shared>, home: GuildId, Json(form): Json<NewChannel>) -> Answer {
    let mut world = shared.world();
    let channel = match form.parent {
        None => world.add_channel(home, &form.name),
        Some(parent) => {
            let owner = form.user.ok_or(NotDone::UnknownUser)?;
            let thread = world.add_thread(parent, None, owner, &json!({ "name": form.name }));
            thread.map_err(|_| NotDone::UnknownChannel)?
        }
    };
    Ok(Json(json!({ "channel": channel })))
}

/// What a person sees in a channel; without a person everything.
async fn messages(
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
async fn commands(
    State(shared): State<Shared>,
    Path(channel): Path<ChannelId>,
    Query(viewer): Query<Viewer>,
) -> Answer {
    let world = shared.world();
    let place = world.channels.get(&channel).ok_or(NotDone::UnknownChannel)?;
    let user = viewer.user.ok_or(NotDone::UnknownUser)?;
    Ok(Json(json!(world.usable_commands(user, place))))
}

fn person(shared: &Shared, user: UserId) -> Result<Person, NotDone> {
    let world = shared.world();
    let known = world.users.get(&user).is_some_and(|user| !user.bot);
    if known { Ok(Person::new(shared.clone(), user)) } else { Err(NotDone::UnknownUser) }
}

fn shown(shared: &Shared, reply: &Reply) -> Answer {
    Ok(Json(reply.json(&shared.world())))
}

#[derive(Deserialize)]
struct Writing {
    channel: ChannelId,
    content: String,
}

async fn write(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Writing>) -> Answer {
    let message = person(&shared, user)?.write(form.channel, &form.content)?;
    Ok(Json(json!({ "message": message })))
}

#[derive(Deserialize)]
struct Command {
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

async fn slash(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Command>) -> Answer {
    let reply = person(&shared, user)?.slash(form.channel, &form.command, &form.options()).await?;
    shown(&shared, &reply)
}

async fn autocomplete(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Command>) -> Answer {
    let focused = form.focused.as_deref().unwrap_or_default();
    let typing = (focused, form.typed.as_str());
    let person = person(&shared, user)?;
    let reply = person.autocomplete(form.channel, &form.command, &form.options(), typing).await?;
    shown(&shared, &reply)
}

#[derive(Deserialize)]
struct Component {
    message: MessageId,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

async fn press(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Component>) -> Answer {
    let reply = person(&shared, user)?.press(form.message, &form.custom_id).await?;
    shown(&shared, &reply)
}

async fn select(State(shared): State<Shared>, Path(user): Path<UserId>, Json(form): Json<Component>) -> Answer {
    let values: Vec<&str> = form.values.iter().map(String::as_str).collect();
    let reply = person(&shared, user)?.select(form.message, &form.custom_id, &values).await?;
    shown(&shared, &reply)
}

#[derive(Deserialize)]
struct Submission {
    interaction: InteractionId,
    form: Value,
    values: Map<String, Value>,
}

async fn modal(State(shared): State<Shared>, Path(user): Path<UserId>, Json(sent): Json<Submission>) -> Answer {
    let values: Vec<_> =
        sent.values.iter().map(|(name, value)| (name.as_str(), value.as_str().unwrap_or_default())).collect();
    let modal = Modal { interaction: sent.interaction, form: sent.form };
    let reply = person(&shared, user)?.submit_modal(&modal, &values).await?;
    shown(&shared, &reply)
}

async fn direct(State(shared): State<Shared>, Path(user): Path<UserId>) -> Answer {
    let channel = person(&shared, user)?.direct_channel();
    Ok(Json(json!({ "channel": channel })))
}

/// What happens from now on, as far as the viewer sees it.
async fn events(
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

async fn recorded(State(shared): State<Shared>, Query(since): Query<Since>) -> Json<Value> {
    let world = shared.world();
    Json(json!(world.traffic.since(since.since).collect::<Vec<_>>()))
}

async fn pings(State(shared): State<Shared>, Query(since): Query<Since>) -> Json<Value> {
    let world = shared.world();
    let skipped = usize::try_from(since.since).unwrap_or(usize::MAX);
    let pings = world.pings.iter().skip(skipped);
    Json(pings.map(|ping| json!({ "user": ping.user, "channel": ping.channel, "message": ping.message })).collect())
}

async fn add_fault(State(shared): State<Shared>, Json(fault): Json<Fault>) -> StatusCode {
    shared.world().faults.add(fault);
    StatusCode::NO_CONTENT
}

async fn clear_faults(State(shared): State<Shared>) -> StatusCode {
    shared.world().faults.clear();
    StatusCode::NO_CONTENT
}

/// What can happen to the bot's connections and interactions.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Trouble {
    Drop,
    Reconnect,
    Invalidate,
    Forget,
    DuplicateNextInteraction,
}

#[derive(Deserialize)]
struct Troubled {
    action: Trouble,
}

async fn gateway(State(shared): State<Shared>, Json(form): Json<Troubled>) -> StatusCode {
    let mut world = shared.world();
    match form.action {
        Trouble::Drop => world.sessions.cut(),
        Trouble::Reconnect => world.sessions.ask_to_reconnect(),
        Trouble::Invalidate => world.sessions.invalidate(),
        Trouble::Forget => world.sessions.forget(),
        Trouble::DuplicateNextInteraction => world.duplicate_next_interaction = true,
    }
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
struct Advance {
    ms: u64,
}

async fn advance(State(shared): State<Shared>, Json(form): Json<Advance>) -> StatusCode {
    shared.world().clock.advance(Duration::from_millis(form.ms));
    StatusCode::NO_CONTENT
}

/// Files are handed out to be saved, never to be shown as a page of this address.
async fn attachment(
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
