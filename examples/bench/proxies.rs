//! Proxies between the processes: a load balancer in front of the bots, and database connections that can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::{Mutex, Notify};

use crate::BenchError;

/// How long a bot that did not respond is skipped.
const SKIPPED: Duration = Duration::from_secs(2);
/// How long a bot may take to respond.
const TIMEOUT: Duration = Duration::from_millis(2_500);

/// Sends each request to one of the bots, in turn.
#[derive(Clone)]
pub struct Balancer {
    bots: Arc<Vec<Mutex<Option<Instant>>>>,
    addresses: Arc<Vec<SocketAddr>>,
    next: Arc<AtomicUsize>,
    client: reqwest::Client,
}

impl Balancer {
    /// Starts listening, and returns where.
    pub async fn start(addresses: Vec<SocketAddr>) -> Result<String, BenchError> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let url = format!("http://{}/", listener.local_addr()?);
        let bots = addresses.iter().map(|_| Mutex::new(None)).collect();
        let balancer = Balancer {
            bots: Arc::new(bots),
            addresses: Arc::new(addresses),
            next: Arc::default(),
            client: reqwest::Client::new(),
        };
        let router = Router::new().fallback(forward).with_state(balancer);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(url)
    }
}

/// A request that never reached a bot goes to another one; one that did is not repeated.
async fn forward(State(balancer): State<Balancer>, headers: HeaderMap, body: Bytes) -> Response {
    let bots = balancer.addresses.len();
    let first = balancer.next.fetch_add(1, Ordering::Relaxed);
    for number in (0..bots).map(|step| (first + step) % bots) {
        {
            let mut skipped = balancer.bots[number].lock().await;
            match *skipped {
                Some(until) if Instant::now() < until => continue,
                // One request finds out whether it responds again.
                Some(_) => *skipped = Some(Instant::now() + SKIPPED),
                None => {}
            }
        }
        let mut request = balancer.client.post(format!("http://{}/", balancer.addresses[number])).timeout(TIMEOUT);
        for name in ["x-signature-ed25519", "x-signature-timestamp", "content-type"] {
            if let Some(value) = headers.get(name) {
                request = request.header(name, value);
            }
        }
        match request.body(body.clone()).send().await {
            Ok(response) => {
                *balancer.bots[number].lock().await = None;
                let status = StatusCode::from_u16(response.status().as_u16()).unwrap_or(StatusCode::BAD_GATEWAY);
                let json = [("content-type", "application/json")];
                return (status, json, response.bytes().await.unwrap_or_default()).into_response();
            }
            Err(error) => {
                *balancer.bots[number].lock().await = Some(Instant::now() + SKIPPED);
                if !error.is_connect() {
                    return StatusCode::GATEWAY_TIMEOUT.into_response();
                }
            }
        }
    }
    StatusCode::BAD_GATEWAY.into_response()
}

/// A connection to the database that can be cut.
#[derive(Clone)]
pub struct DatabaseLink {
    pub address: SocketAddr,
    cut: Arc<Notify>,
    down: Arc<AtomicBool>,
}

impl DatabaseLink {
    /// To the socket of a server.
    pub async fn to(socket: String) -> Result<DatabaseLink, BenchError> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let line = DatabaseLink { address: listener.local_addr()?, cut: Arc::default(), down: Arc::default() };
        let here = line.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if !here.down.load(Ordering::Relaxed) {
                    tokio::spawn(here.clone().carry(client, socket.clone()));
                }
            }
        });
        Ok(line)
    }

    async fn carry(self, mut client: TcpStream, socket: String) {
        let Ok(mut server) = UnixStream::connect(socket).await else { return };
        let _ = client.set_nodelay(true);
        tokio::select! {
            _ = tokio::io::copy_bidirectional(&mut client, &mut server) => {}
            () = self.cut.notified() => {}
        }
    }

    /// Cuts every connection, and lets none through for a while.
    pub async fn cut(&self, how_long: Duration) {
        self.down.store(true, Ordering::Relaxed);
        self.cut.notify_waiters();
        tokio::time::sleep(how_long).await;
        self.down.store(false, Ordering::Relaxed);
    }
}
