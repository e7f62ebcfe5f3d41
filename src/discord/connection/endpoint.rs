//! Interactions that Discord delivers over HTTP: each is verified, carried out, and answered in the response.

use std::net::SocketAddr;
use std::time::{Duration, SystemTime};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::header::CONTENT_LENGTH;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde_json::json;
use serenity::all::Interaction;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};

use super::signature::{PublicKey, Signed};
use crate::discord::interaction::handler::Handler;
use crate::discord::interaction::respond::ResponseRoute;
use crate::discord::running::until;
use connections::{Limits, serve};

/// Larger than any interaction, including the message with its buttons.
const MAX_BYTES: usize = 512 * 1024;

/// Discord sends a request at once and waits for 3 seconds. A connection carries a single request, because Discord's would
/// be lost on an idle one that is just being closed.
const LIMITS: Limits = Limits {
    connections: 200,
    per_client: None,
    headers: Duration::from_secs(5),
    body: Duration::from_secs(5),
    unread: Duration::from_secs(10),
    keep_alive: false,
};

/// Where Discord delivers, and how it signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    pub key: PublicKey,
    pub address: SocketAddr,
}

/// State shared by all requests.
#[derive(Clone)]
struct Shared {
    handler: Handler,
    key: PublicKey,
}

/// A bound listener. Requests are answered once it is served.
pub(crate) struct Listener {
    listener: TcpListener,
    shared: Shared,
}

impl Listener {
    pub async fn open(endpoint: &Endpoint, handler: Handler) -> std::io::Result<Listener> {
        let listener = TcpListener::bind(endpoint.address).await?;
        Ok(Listener { listener, shared: Shared { handler, key: endpoint.key.clone() } })
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers requests until `closed`, then finishes those in progress. Any path will do: the proxy in front decides.
    pub async fn serve(self, closed: watch::Receiver<bool>) {
        let router = Router::new()
            .fallback(async || StatusCode::NOT_FOUND)
            .route("/", post(receive))
            .route("/{*path}", post(receive))
            .with_state(self.shared);
        serve(self.listener, router, LIMITS, until(closed)).await;
    }
}

async fn receive(State(Shared { handler, key }): State<Shared>, headers: HeaderMap, body: Body) -> Response {
    let untrusted = |untrusted| {
        tracing::debug!(%untrusted, "rejected a request that is not from Discord");
        handler.metrics.untrusted(untrusted);
        StatusCode::UNAUTHORIZED.into_response()
    };
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: usize| length > MAX_BYTES) {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    }
    // Nothing is kept of a request that claims no signature.
    let signed = match Signed::of(&headers) {
        Ok(signed) => signed,
        Err(unsigned) => return untrusted(unsigned),
    };
    let Ok(body) = to_bytes(body, MAX_BYTES).await else { return StatusCode::BAD_REQUEST.into_response() };
    if let Err(forged) = signed.check(&key, &body, SystemTime::now()) {
        return untrusted(forged);
    }
    let interaction = match serde_json::from_slice::<Interaction>(&body) {
        Ok(Interaction::Ping(_)) => return axum::Json(json!({ "type": 1 })).into_response(),
        Ok(interaction) => interaction,
        Err(error) => {
            handler.metrics.unreadable();
            tracing::warn!(%error, "an interaction is unreadable");
            return StatusCode::BAD_REQUEST.into_response();
        }
    };
    let (reply, answered) = oneshot::channel();
    // In its own task: work in progress finishes even if the client has gone.
    tokio::spawn(async move { handler.receive(interaction, ResponseRoute::Response(reply)).await });
    match answered.await {
        Ok(answer) => axum::Json(answer).into_response(),
        // A kind of interaction that is not handled, or one that got no response.
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
    }
}
