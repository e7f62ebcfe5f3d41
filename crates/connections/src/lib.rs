//! HTTP connections: one function serves every address on which the program listens, and bounds what a client can hold
//! that sends no whole request.
//!
//! There is always room for another request: at the limit, the oldest connection without a whole request is closed. A
//! connection counts as busy from the last byte of a request to the last byte of the response, so live streams stay.

pub mod page;
mod patient;
mod request;
#[cfg(test)]
mod tests;

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::task::{AbortHandle, JoinSet};

use self::patient::Patient;
use self::request::{Progress, answering};

/// The most bytes of the headers of a request.
const MAX_HEADER_BYTES: usize = 32 * 1024;
/// How long to wait when the system has no more sockets.
const ACCEPT_PAUSE: Duration = Duration::from_millis(500);

/// What clients may hold, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Open connections. A process can usually open 1,024 files, so all addresses together stay below that.
    pub connections: usize,
    /// Open connections of one client; none: only the number of all counts. A client on this machine may be a proxy, so
    /// it is not limited.
    pub per_client: Option<usize>,
    /// The time for the headers of a request, from the moment the connection is free for it. Ends idle connections, too.
    pub headers: Duration,
    /// The time for the whole body of a request, no matter in how many pieces it comes.
    pub body: Duration,
    /// How long a client may leave unread what it is sent.
    pub unread: Duration,
    /// Whether a connection may carry several requests, one after another.
    pub keep_alive: bool,
}

/// An open connection, in the order in which they were accepted.
struct Open {
    client: Option<IpAddr>,
    progress: Arc<Progress>,
    task: AbortHandle,
}

/// Serves this router until `stop`, then finishes the requests that have arrived whole. If it is dropped, all of its
/// connections are closed.
pub async fn serve(listener: TcpListener, router: Router, limits: Limits, stop: impl Future<Output = ()>) {
    let (closing, closed) = watch::channel(false);
    let freed = Arc::new(Notify::new());
    let (mut tasks, mut open) = (JoinSet::new(), Vec::new());
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            biased;
            () = &mut stop => break,
            accepted = accept(&listener) => accepted,
        };
        while tasks.try_join_next().is_some() {}
        let client = client(peer.ip());
        let admitted = tokio::select! {
            biased;
            () = &mut stop => break,
            admitted = make_room(&mut open, &limits, client, &freed) => admitted,
        };
        if !admitted {
            continue;
        }
        let progress = Arc::new(Progress::new(freed.clone()));
        let converse = converse(stream, peer, router.clone(), limits, progress.clone(), closed.clone());
        open.push(Open { client, progress, task: tasks.spawn(converse) });
    }
    drop(listener);
    closing.send_replace(true);
    while tasks.join_next().await.is_some() {}
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) => {}
            Err(error) => {
                tracing::error!(%error, "cannot accept connections; trying again");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Closes a connection that carries no whole request if a new one would exceed a limit, or waits until one is free.
/// Returns whether this client may have another connection.
async fn make_room(open: &mut Vec<Open>, limits: &Limits, client: Option<IpAddr>, freed: &Notify) -> bool {
    open.retain(|connection| !connection.task.is_finished());
    if let (Some(most), Some(_)) = (limits.per_client, client) {
        let own = |connection: &Open| connection.client == client;
        if open.iter().filter(|connection| own(connection)).count() >= most && !close_one(open, own) {
            return false;
        }
    }
    while open.len() >= limits.connections && !close_one(open, |_| true) {
        freed.notified().await;
        open.retain(|connection| !connection.task.is_finished());
    }
    true
}

/// Closes the oldest of these connections that is not busy. Returns whether there was one.
fn close_one(open: &mut Vec<Open>, such: impl Fn(&Open) -> bool) -> bool {
    let idle = open.iter().position(|connection| such(connection) && !connection.progress.is_busy());
    let Some(idle) = idle else { return false };
    open.remove(idle).task.abort();
    true
}

/// Carries the requests of one connection.
async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    limits: Limits,
    progress: Arc<Progress>,
    mut closed: watch::Receiver<bool>,
) {
    // Events and answers are small: none waits until the one before it is acknowledged.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot set TCP_NODELAY");
    }
    let service = answering(router, peer, limits.body, progress.clone());
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.headers);
    builder.keep_alive(limits.keep_alive).max_buf_size(MAX_HEADER_BYTES);
    let io = TokioIo::new(Patient::new(stream, limits.unread));
    let mut connection = pin!(builder.serve_connection(io, service).with_upgrades());
    tokio::select! {
        // An error is the client's: it has gone, took too long, or does not speak HTTP.
        _ = &mut connection => return,
        _ = closed.wait_for(|closed| *closed) => connection.as_mut().graceful_shutdown(),
    }
    // What has arrived whole is answered, and what is written is sent; nothing else is waited for.
    tokio::select! {
        biased;
        _ = &mut connection => return,
        () = std::future::ready(()) => {}
    }
    if progress.is_busy() {
        let _ = connection.await;
    }
}

/// The network of a client: a household has one IPv4 address, but a whole IPv6 network. None: a client on this machine,
/// which may be a proxy for others.
pub fn client(address: IpAddr) -> Option<IpAddr> {
    (!address.to_canonical().is_loopback()).then(|| network(address))
}

/// The IPv4 address, or the IPv6 network that a household has.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}
