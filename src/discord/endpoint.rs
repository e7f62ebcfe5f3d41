//! Interactions that Discord delivers over HTTP: each is verified, carried out, and answered in the response.

use std::net::SocketAddr;
use std::time::SystemTime;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::serve::ListenerExt;
use serde_json::json;
use serenity::all::Interaction;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};

use super::handler::Handler;
use super::respond::ResponseRoute;
use super::running::until;
use super::signature::PublicKey;

/// Larger than any interaction, including the message with its buttons.
const MOST_BYTES: usize = 512 * 1024;

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
pub(super) struct Listener {
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
    pub async fn serve(self, closed: watch::Receiver<bool>) -> std::io::Result<()> {
        let router = Router::new()
            .fallback(async || StatusCode::NOT_FOUND)
            .route("/", post(receive))
            .route("/{*path}", post(receive))
            .layer(DefaultBodyLimit::max(MOST_BYTES))
            .with_state(self.shared);
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "cannot set TCP_NODELAY");
            }
        });
        axum::serve(listener, router).with_graceful_shutdown(until(closed)).await
    }
}

async fn receive(State(Shared { handler, key }): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    if let Err(untrusted) = key.check(&headers, &body, SystemTime::now()) {
        tracing::debug!(%untrusted, "rejected a request that is not from Discord");
        handler.metrics.untrusted(untrusted);
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let interaction = match serde_json::from_slice::<Interaction>(&body) {
        Ok(Interaction::Ping(_)) => return axum::Json(json!({ "type": 1 })).into_response(),
        Ok(interaction) => interaction,
        Err(error) => {
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
