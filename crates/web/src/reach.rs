//! Whether the public URL leads to the address on which pages are served, for `correio doctor`.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

use super::config::Config;
use super::page;

/// A file that every bot of this version serves.
const FILE: &str = "game.js";
const PATIENCE: Duration = Duration::from_secs(10);

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReachError {
    #[error("cannot serve pages on {0} ({1}); set WEB_ADDR to an address of this machine")]
    Address(SocketAddr, String),
    #[error("another program answers at {0}; set WEB_ADDR to a free port")]
    Taken(SocketAddr),
    #[error("{0} cannot be reached from here; check the name, the proxy and the router")]
    Unreachable(String),
    #[error("{0} answers with status {1}; let the proxy forward it to WEB_ADDR ({2})")]
    Status(String, u16, SocketAddr),
    #[error("{0} leads to something else; let the proxy forward it to WEB_ADDR ({1})")]
    Elsewhere(String, SocketAddr),
}

/// Asks for a file of the pages under their public URL. If the bot does not run, this function serves it meanwhile.
pub async fn reach(config: &Config) -> Result<(), ReachError> {
    let mut address = config.address;
    let serving = match TcpListener::bind(address).await {
        Ok(listener) => {
            address = listener.local_addr().unwrap_or(address);
            let file = async |Path(name): Path<String>| match page::file(&name) {
                Some((_, bytes)) => bytes.into_response(),
                None => StatusCode::NOT_FOUND.into_response(),
            };
            let router = Router::new().route("/page/{file}", get(file));
            Some(tokio::spawn(async move { axum::serve(listener, router).await }))
        }
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => None,
        Err(error) => return Err(ReachError::Address(address, error.to_string())),
    };
    let reached = async {
        let here = format!("http://{}", from_here(address));
        ask(&here, address).await.map_err(|_| ReachError::Taken(address))?;
        match &config.url {
            Some(url) => ask(url.trim_end_matches('/'), address).await,
            None => Ok(()),
        }
    }
    .await;
    if let Some(serving) = serving {
        serving.abort();
    }
    reached
}

async fn ask(url: &str, address: SocketAddr) -> Result<(), ReachError> {
    let unreachable = |_| ReachError::Unreachable(url.to_owned());
    let client = reqwest::Client::builder().timeout(PATIENCE).build().map_err(unreachable)?;
    let response = client.get(format!("{url}/page/{FILE}")).send().await.map_err(unreachable)?;
    if !response.status().is_success() {
        return Err(ReachError::Status(url.to_owned(), response.status().as_u16(), address));
    }
    let bytes = response.bytes().await.map_err(unreachable)?;
    if page::file(FILE).is_some_and(|(_, own)| own == bytes) {
        Ok(())
    } else {
        Err(ReachError::Elsewhere(url.to_owned(), address))
    }
}

/// Where a listener is reached from the same machine.
fn from_here(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}
