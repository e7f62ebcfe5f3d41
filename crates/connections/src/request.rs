//! A request as it arrives, and whether a connection is busy with it.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::{BoxError, Router};
use futures_util::future::BoxFuture;
use hyper::body::{Body as HttpBody, Bytes, Frame, Incoming, SizeHint};
use hyper::service::{Service, service_fn};
use hyper::{Request, Response};
use hyper_util::service::TowerToHyperService;
use tokio::sync::Notify;
use tokio::time::{Instant, Sleep, sleep_until};

/// Whether a connection has a whole request that has not been answered to the end.
pub(super) struct Progress {
    busy: AtomicBool,
    /// Told whenever a connection is no longer busy.
    freed: Arc<Notify>,
}

impl Progress {
    pub fn new(freed: Arc<Notify>) -> Progress {
        Progress { busy: AtomicBool::new(false), freed }
    }

    pub fn is_busy(&self) -> bool {
        self.busy.load(Ordering::SeqCst)
    }

    fn is_whole(&self) {
        self.busy.store(true, Ordering::SeqCst);
    }
}

/// Ends the request when it is dropped.
struct Pending(Arc<Progress>);

impl Drop for Pending {
    fn drop(&mut self) {
        self.0.busy.store(false, Ordering::SeqCst);
        self.0.freed.notify_one();
    }
}

/// The router as hyper calls it, with the client's address for whoever asks for it.
pub(super) fn answering(
    router: Router,
    peer: SocketAddr,
    time_for_body: Duration,
    progress: Arc<Progress>,
) -> impl Service<
    Request<Incoming>,
    Response = Response<Body>,
    Error = Infallible,
    Future = BoxFuture<'static, Result<Response<Body>, Infallible>>,
> {
    let router = TowerToHyperService::new(router);
    service_fn(move |request: Request<Incoming>| -> BoxFuture<'static, _> {
        let pending = Pending(progress.clone());
        let deadline = Instant::now() + time_for_body;
        let mut request = request.map(|body| Body::new(Upload::new(body, deadline, progress.clone())));
        request.extensions_mut().insert(ConnectInfo(peer));
        let answered = router.call(request);
        Box::pin(async move {
            let response = answered.await?;
            Ok(response.map(|body| Body::new(Answer { body, _pending: pending })))
        })
    })
}

/// The body took too long.
#[derive(Debug, thiserror::Error)]
#[error("the body of the request did not arrive in time")]
struct TooSlow;

/// A request's body, which must arrive in time.
struct Upload {
    body: Incoming,
    deadline: Pin<Box<Sleep>>,
    progress: Arc<Progress>,
}

impl Upload {
    fn new(body: Incoming, deadline: Instant, progress: Arc<Progress>) -> Upload {
        if body.is_end_stream() {
            progress.is_whole();
        }
        Upload { body, deadline: Box::pin(sleep_until(deadline)), progress }
    }
}

impl HttpBody for Upload {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if !self.body.is_end_stream() && self.deadline.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Some(Err(TooSlow.into())));
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        if frame.is_none() || self.body.is_end_stream() {
            self.progress.is_whole();
        }
        Poll::Ready(frame.map(|frame| frame.map_err(BoxError::from)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A response's body; the connection is busy until it has been sent.
struct Answer {
    body: Body,
    _pending: Pending,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
