//! Interactions that Discord delivers by HTTP: each is checked, carried out, and answered in the response.

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
use super::respond::Reply;
use super::running::until;
use super::signature::PublicKey;

/// More than any interaction has, the message with its buttons included.
const MOST_BYTES: usize = 512 * 1024;

/// Where Discord delivers, and how it signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    pub key: PublicKey,
    pub address: SocketAddr,
}

/// What a request needs.
#[derive(Clone)]
struct Shared {
    handler: Handler,
    key: PublicKey,
}

/// An open door. Whoever comes is answered once it is served.
pub(super) struct Door {
    listener: TcpListener,
    shared: Shared,
}

impl Door {
    pub async fn open(endpoint: &Endpoint, handler: Handler) -> std::io::Result<Door> {
        let listener = TcpListener::bind(endpoint.address).await?;
        Ok(Door { listener, shared: Shared { handler, key: endpoint.key.clone() } })
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `closed`, then finishes what has begun. Any path will do: the proxy in front decides.
    pub async fn serve(self, closed: watch::Receiver<bool>) -> std::io::Result<()> {
        let router = Router::new()
            .fallback(async || StatusCode::NOT_FOUND)
            .route("/", post(receive))
            .route("/{*path}", post(receive))
            .layer(DefaultBodyLimit::max(MOST_BYTES))
            .with_state(self.shared);
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection that gathers what it sends");
            }
        });
        axum::serve(listener, router).with_graceful_shutdown(until(closed)).await
    }
}

async fn receive(State(Shared { handler, key }): State<Shared>, headers: HeaderMap, body: Bytes) -> Response {
    if let Err(untrusted) = key.check(&headers, &body, SystemTime::now()) {
        tracing::debug!(%untrusted, "a request that is not taken for Discord's");
        handler.metrics.untrusted(untrusted);
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let interaction = match serde_json::from_slice::<Interaction>(&body) {
        Ok(Interaction::Ping(_)) => return axum::Json(json!({ "type": 1 })).into_response(),
        Ok(interaction) => interaction,
        Err(error) => {
            tracing::warn!(%error, "an interaction that cannot be read");
            return StatusCode::BAD_REQUEST.into_response();
        }
    };
    let (reply, answered) = oneshot::channel();
    // In a task of its own: what has begun is brought to its end, even if whoever delivered it has gone.
    tokio::spawn(async move { handler.receive(interaction, Reply::Response(reply)).await });
    match answered.await {
        Ok(answer) => axum::Json(answer).into_response(),
        // Nobody asked for it, or it was left.
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
    }
}
