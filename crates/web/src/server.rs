//! Serves pages on an address of their own, with limits on connections and requests.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::cache::Cache;
use super::config::Config;
use super::guard::{Floods, Site};
use super::limiter::Limiter;
use super::live::Live;
use super::routes::{Served, answer};
use connections::{Limits, serve};
use desk::Desk;

/// A browser opens up to six connections for each of its tabs' servers, one of them for live updates.
const LIMITS: Limits = Limits {
    connections: 640,
    per_client: Some(100),
    headers: Duration::from_secs(10),
    body: Duration::from_secs(10),
    unread: Duration::from_secs(30),
    keep_alive: true,
};

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

/// How long answers in progress may take once nothing more is served.
const FINISHING: Duration = Duration::from_secs(5);

/// Serves pages until it is stopped or dropped.
pub struct Serving {
    task: JoinHandle<()>,
    stop: Option<oneshot::Sender<()>>,
    live: Live,
}

impl Serving {
    /// Finishes the answers in progress. Whoever only watches loses nothing, so live updates end at once.
    pub async fn stop(mut self) {
        self.live.close();
        drop(self.stop.take());
        let _ = tokio::time::timeout(FINISHING, &mut self.task).await;
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.task.abort();
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

    /// Serves the pages of this desk's tables until the result is dropped. From now on, their messages offer links.
    pub fn serve(self, desk: Desk) -> Serving {
        let tables = desk.tables.clone();
        tables.serve_pages(&self.url);
        let live = Live::new(tables.clone());
        let served = Served {
            cache: Cache::new(tables.clone()),
            live: live.clone(),
            limiter: Limiter::new(self.behind_proxy),
            site: Site::at(&self.url),
            floods: Floods::new(),
            tables,
            desk,
        };
        let router = Router::new().fallback(answer).with_state(Arc::new(served));
        // A proxy has the connections of all viewers.
        let limits = if self.behind_proxy { Limits { per_client: None, ..LIMITS } } else { LIMITS };
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async { drop(stopped.await) };
        Serving { task: tokio::spawn(serve(self.listener, router, limits, stopped)), stop: Some(stop), live }
    }
}
