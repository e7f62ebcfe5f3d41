//! The HTTP API under `/api/v10`, as far as a bot of this kind uses it.

mod basics;
mod callbacks;
mod channels;
mod commands;
mod messages;
mod payload;
#[cfg(test)]
mod tests;
mod traffic;
mod webhooks;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, patch, post};

pub use self::callbacks::take_answer;
pub use self::payload::Payload;
use super::refusal::Refusal;
use super::server::Shared;

/// What this bot calls, and what any client library asks in order to connect. Route names are those of Discord's API description, so that recorded requests can be looked up there.
pub fn router(shared: &Shared) -> Router<Shared> {
    let with_token = Router::new()
        .route("/gateway/bot", get(basics::gateway_bot))
        .route("/applications/@me", get(basics::application))
        .route("/oauth2/applications/@me", get(basics::application))
        .route("/users/@me", get(basics::current_user))
        .route("/users/@me/guilds", get(basics::current_guilds))
        .route("/users/@me/channels", post(channels::open_direct))
        .route("/channels/{channel_id}/threads", post(channels::start_thread))
        .route("/channels/{channel_id}/messages", get(messages::list).post(messages::create))
        .route(
            "/channels/{channel_id}/messages/{message_id}",
            get(messages::get).patch(messages::edit).delete(messages::delete),
        )
        .route("/channels/{channel_id}/messages/{message_id}/threads", post(channels::start_thread_on))
        .route("/applications/{application_id}/commands", get(commands::list).put(commands::replace))
        .route("/applications/{application_id}/guilds/{guild_id}/commands", get(commands::list).put(commands::replace))
        .route_layer(from_fn_with_state(shared.clone(), authorise));
    // The token of an interaction is in its address; anyone who has it may answer.
    let with_interaction = Router::new()
        .route("/gateway", get(basics::gateway))
        .route("/interactions/{interaction_id}/{interaction_token}/callback", post(callbacks::answer))
        .route("/webhooks/{webhook_id}/{webhook_token}", post(webhooks::follow_up))
        .route(
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            patch(webhooks::edit_original).delete(webhooks::delete_original),
        );
    with_token
        .merge(with_interaction)
        .fallback(async || Refusal::not_found())
        .method_not_allowed_fallback(async || Refusal::method_not_allowed())
        .layer(from_fn_with_state(shared.clone(), traffic::record))
        .layer(DefaultBodyLimit::max(payload::MOST_BYTES))
}

async fn authorise(State(shared): State<Shared>, request: Request, next: Next) -> Result<Response, Refusal> {
    let given = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = given.strip_prefix("Bot ").is_some_and(|token| token == shared.world().application.token);
    if known { Ok(next.run(request).await) } else { Err(Refusal::unauthorized()) }
}
