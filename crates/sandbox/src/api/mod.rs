//! The driver over HTTP, for a page or another process: `/sandbox/…`, with a stream of changes.

mod acting;
mod looking;
mod staging;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::driver::NotDone;
use super::ids::GuildId;
use super::server::Shared;

/// New people and channels belong to the home server.
pub fn router(home: GuildId) -> Router<Shared> {
    Router::new()
        .route("/sandbox/state", get(looking::state))
        .route("/sandbox/users", post(move |shared, form| staging::add_user(shared, home, form)))
        .route("/sandbox/channels", post(move |shared, form| staging::add_channel(shared, home, form)))
        .route("/sandbox/channels/{channel}/messages", get(looking::messages))
        .route("/sandbox/channels/{channel}/commands", get(looking::commands))
        .route("/sandbox/users/{user}/write", post(acting::write))
        .route("/sandbox/users/{user}/slash", post(acting::slash))
        .route("/sandbox/users/{user}/autocomplete", post(acting::autocomplete))
        .route("/sandbox/users/{user}/press", post(acting::press))
        .route("/sandbox/users/{user}/select", post(acting::select))
        .route("/sandbox/users/{user}/modal", post(acting::modal))
        .route("/sandbox/users/{user}/direct", post(acting::direct))
        .route("/sandbox/events", get(looking::events))
        .route("/sandbox/recorded", get(looking::recorded))
        .route("/sandbox/pings", get(looking::pings))
        .route("/sandbox/faults", post(staging::add_fault).delete(staging::clear_faults))
        .route("/sandbox/gateway", post(staging::gateway))
        .route("/sandbox/clock", post(staging::advance))
        .route("/attachments/{channel}/{id}/{name}", get(looking::attachment))
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
