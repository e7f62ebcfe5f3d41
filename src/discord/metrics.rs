//! Metrics for the operator, in Prometheus' text format.

use std::fmt::Write;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::signature::SignatureError;
use crate::table::Tables;

/// How long the database may take to answer before a process counts as not ready.
const READY: Duration = Duration::from_secs(1);

/// The kind of interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub(super) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
}

/// The outcome of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub(super) enum InteractionOutcome {
    Answered,
    /// Acknowledged first, because it took long.
    Deferred,
    /// Discord did not accept the response.
    Unanswered,
}

/// The outcome of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub(super) enum Delivered {
    Sent,
    Later,
    Blocked,
    Dropped,
}

/// Upper bounds of latencies, in milliseconds. Discord waits for 3 seconds.
const BOUNDS: [u64; 10] = [5, 10, 25, 50, 100, 250, 500, 1_000, 1_500, 3_000];

#[derive(Default)]
struct Histogram {
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    fn add(&self, took: Duration) {
        let place = BOUNDS.iter().position(|bound| took.as_millis() as u64 <= *bound).unwrap_or(BOUNDS.len());
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, name: &str, labels: &str, out: &mut String) {
        let mut sum = 0;
        for (count, bound) in self.counts.iter().zip(BOUNDS.iter().map(Some).chain([None])) {
            sum += count.load(Ordering::Relaxed);
            let bound = bound.map_or("+Inf".to_owned(), |bound| (*bound as f64 / 1_000.0).to_string());
            let _ = writeln!(out, "{name}_bucket{{{labels},le=\"{bound}\"}} {sum}");
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum{{{labels}}} {seconds}\n{name}_count{{{labels}}} {sum}");
    }
}

/// All metrics. Clones share their counters.
#[derive(Clone, Default)]
pub struct Metrics(Arc<Counters>);

#[derive(Default)]
struct Counters {
    interactions: [[AtomicU64; 3]; 3],
    latencies: [Histogram; 3],
    posts: [AtomicU64; 4],
    connections: AtomicU64,
    resumes: AtomicU64,
    untrusted: [AtomicU64; 3],
    /// 1 if this process leads: it sends and reminds.
    leading: AtomicU64,
}

impl Metrics {
    pub(super) fn interaction(&self, asked: InteractionKind, outcome: InteractionOutcome, took: Duration) {
        self.0.interactions[asked as usize][outcome as usize].fetch_add(1, Ordering::Relaxed);
        self.0.latencies[asked as usize].add(took);
    }

    pub(super) fn post(&self, delivered: Delivered) {
        self.0.posts[delivered as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn connected(&self) {
        self.0.connections.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn resumed(&self) {
        self.0.resumes.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn untrusted(&self, reason: SignatureError) {
        self.0.untrusted[reason as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// This process leads until the returned value is dropped.
    pub(super) fn leads(&self) -> Leading {
        self.0.leading.store(1, Ordering::Relaxed);
        Leading(self.clone())
    }

    /// All metrics in Prometheus' text format.
    pub fn text(&self) -> String {
        use strum::IntoEnumIterator;
        let mut out = String::new();
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        out.push_str("# TYPE correio_interactions_total counter\n");
        for asked in InteractionKind::iter() {
            for outcome in InteractionOutcome::iter() {
                let value = count(&self.0.interactions[asked as usize][outcome as usize]);
                let _ = writeln!(out, "correio_interactions_total{{kind=\"{asked}\",outcome=\"{outcome}\"}} {value}");
            }
        }
        out.push_str("# TYPE correio_interaction_seconds histogram\n");
        for asked in InteractionKind::iter() {
            let labels = format!("kind=\"{asked}\"");
            self.0.latencies[asked as usize].write("correio_interaction_seconds", &labels, &mut out);
        }
        out.push_str("# TYPE correio_posts_total counter\n");
        for delivered in Delivered::iter() {
            let value = count(&self.0.posts[delivered as usize]);
            let _ = writeln!(out, "correio_posts_total{{outcome=\"{delivered}\"}} {value}");
        }
        out.push_str("# TYPE correio_untrusted_requests_total counter\n");
        for reason in SignatureError::iter() {
            let value = count(&self.0.untrusted[reason as usize]);
            let _ = writeln!(out, "correio_untrusted_requests_total{{reason=\"{reason}\"}} {value}");
        }
        let _ = writeln!(
            out,
            "# TYPE correio_gateway_connections_total counter\ncorreio_gateway_connections_total {}\n\
             # TYPE correio_gateway_resumes_total counter\ncorreio_gateway_resumes_total {}\n\
             # TYPE correio_leading gauge\ncorreio_leading {}",
            count(&self.0.connections),
            count(&self.0.resumes),
            count(&self.0.leading),
        );
        out
    }
}

/// Counts this process as leading, also if its work is aborted.
pub(super) struct Leading(Metrics);

impl Drop for Leading {
    fn drop(&mut self) {
        self.0.0.leading.store(0, Ordering::Relaxed);
    }
}

/// Serves them at `http://ADDRESS/metrics` until `stop`. `/health` says that the process is alive, and `/ready` whether
/// it should get requests: its database responds, and it is not shutting down.
pub(super) async fn serve(
    metrics: Metrics,
    tables: Tables,
    address: SocketAddr,
    closing: watch::Receiver<bool>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<tokio::task::JoinHandle<()>> {
    let listener = TcpListener::bind(address).await?;
    let page = move || {
        let text = metrics.text();
        async move { ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text) }
    };
    let ready = move || {
        let (tables, closing) = (tables.clone(), *closing.borrow());
        async move {
            if closing {
                return (StatusCode::SERVICE_UNAVAILABLE, "shutting down\n");
            }
            match tokio::time::timeout(READY, tables.answers()).await {
                Ok(true) => (StatusCode::OK, "ready\n"),
                Ok(false) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
            }
        }
    };
    let router = Router::new()
        .route("/metrics", get(page))
        .route("/health", get(async || "there\n"))
        .route("/ready", get(ready));
    Ok(tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(stop).await {
            tracing::warn!(%error, "metrics are no longer served");
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_can_be_read() {
        let metrics = Metrics::default();
        metrics.interaction(InteractionKind::Component, InteractionOutcome::Answered, Duration::from_millis(7));
        metrics.interaction(InteractionKind::Component, InteractionOutcome::Deferred, Duration::from_secs(4));
        metrics.post(Delivered::Sent);
        let text = metrics.text();
        for line in [
            "correio_interactions_total{kind=\"component\",outcome=\"answered\"} 1",
            "correio_interaction_seconds_bucket{kind=\"component\",le=\"0.005\"} 0",
            "correio_interaction_seconds_bucket{kind=\"component\",le=\"0.01\"} 1",
            "correio_interaction_seconds_bucket{kind=\"component\",le=\"+Inf\"} 2",
            "correio_interaction_seconds_count{kind=\"component\"} 2",
            "correio_posts_total{outcome=\"sent\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
