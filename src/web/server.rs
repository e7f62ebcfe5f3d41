//! Serving pages: on their own address, with a bound on connections and on how often anybody asks.

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

/// So many connections are open at once; a process usually has a thousand files.
const MOST_CONNECTIONS: usize = 800;

/// Pages cannot be served.
#[derive(Debug, thiserror::Error)]
#[error("pages cannot be served on {address} ({error}); name another address in WEB_ADDR")]
pub struct NotServed {
    address: SocketAddr,
    error: io::Error,
}

/// An address on which pages are about to be served.
pub struct Pages {
    listener: TcpListener,
    url: String,
    behind_proxy: bool,
}

/// Pages being served. Nothing that somebody watches has to be brought to an end.
pub struct Serving(JoinHandle<()>);

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Pages {
    pub async fn open(config: &Config) -> Result<Pages, NotServed> {
        let not_served = |error| NotServed { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(not_served)?;
        let here = listener.local_addr().map_err(not_served)?;
        let url = config.url.clone().unwrap_or_else(|| format!("http://{here}"));
        Ok(Pages { listener, url, behind_proxy: config.behind_proxy })
    }

    /// Where people reach them.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Serves the pages of these tables until what is given back is dropped. From now on, their messages offer links.
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
