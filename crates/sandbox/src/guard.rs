//! Who may talk to a server on the loopback address: other websites can reach it too.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The names under which this server is meant to be reached.
#[derive(Clone, Debug)]
pub struct Hosts(Arc<[String]>);

impl Hosts {
    pub fn new(address: SocketAddr, further: Vec<String>) -> Hosts {
        let port = address.port();
        let own = ["127.0.0.1", "localhost", "[::1]"].map(|host| format!("{host}:{port}"));
        Hosts(own.into_iter().chain([address.to_string()]).chain(further).collect())
    }

    fn knows(&self, host: &str) -> bool {
        self.0.iter().any(|known| known.eq_ignore_ascii_case(host))
    }
}

/// A website that points its own name at this address comes with that name.
pub async fn known_host(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let host = header(request.headers(), &HOST).or_else(|| request.uri().authority().map(|host| host.as_str()));
    if host.is_some_and(|host| hosts.knows(host)) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "this address is not known here").into_response()
    }
}

/// Browsers say from which page a request comes; only our own may. Bots say nothing.
pub async fn known_origin(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let own = match header(request.headers(), &ORIGIN) {
        None => !request.headers().contains_key(ORIGIN),
        Some(origin) => origin.strip_prefix("http://").is_some_and(|host| hosts.knows(host)),
    };
    if own { next.run(request).await } else { (StatusCode::FORBIDDEN, "not from another page").into_response() }
}

fn header<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
