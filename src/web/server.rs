//! Serves pages on an address of their own, with limits on connections and requests.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::cache::Cache;
use super::config::Config;
use super::connections::{Bounded, Peer};
use super::limiter::Limiter;
use super::live::Live;
use super::routes::{Served, answer};
use crate::table::Tables;

/// The most open connections; a process can usually open a thousand files.
const MOST_CONNECTIONS: usize = 800;

/// Pages cannot be served on this address.
#[derive(Debug, thiserror::Error)]
#[error("cannot serve pages on {address} ({error}); set WEB_ADDR to another address")]
pub struct ServeError {
    address: SocketAddr,
    error: io::Error,
}

/// A bound address, on which pages are about to be served.
pub struct Pages {
    listener: TcpListener,
    url: String,
    behind_proxy: bool,
}

/// Serves pages until it is dropped. Viewers lose nothing: they only watch.
pub struct Serving(JoinHandle<()>);

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Pages {
    pub async fn open(config: &Config) -> Result<Pages, ServeError> {
        let failed = |error| ServeError { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(failed)?;
        let here = listener.local_addr().map_err(failed)?;
        let url = config.url.clone().unwrap_or_else(|| format!("http://{here}"));
        Ok(Pages { listener, url, behind_proxy: config.behind_proxy })
    }

    /// The URL under which people reach them.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Serves the pages of these tables until the result is dropped. From now on, their messages offer links.
    pub fn serve(self, tables: Tables) -> Serving {
        tables.serve_pages(&self.url);
        Serving(tokio::spawn(async move {
            if let Err(error) = self.answer(tables).await {
                tracing::error!(%error, "pages are no longer served");
            }
        }))
    }

    async fn answer(self, tables: Tables) -> io::Result<()> {
        let served = Served {
            cache: Cache::new(tables.clone()),
            live: Live::new(tables.clone()),
            limiter: Limiter::new(self.behind_proxy),
            tables,
        };
        let router = Router::new().fallback(answer).with_state(Arc::new(served));
        let service = router.into_make_service_with_connect_info::<Peer>();
        axum::serve(Bounded::new(self.listener, MOST_CONNECTIONS), service).await
    }
}
