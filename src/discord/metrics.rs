//! Metrics for the operator, in Prometheus' text format.

use std::fmt::Write;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::discord::connection::signature::SignatureError;
use connections::{self, Limits};
use table::{Need, Needs, SeatPageEvent, Tables, Time};

/// How long the database may take to answer before a process counts as not ready.
const READY: Duration = Duration::from_secs(1);

/// Few programs ask for metrics, each now and then.
const LIMITS: Limits = Limits {
    connections: 30,
    per_client: None,
    headers: Duration::from_secs(10),
    body: Duration::from_secs(5),
    unread: Duration::from_secs(10),
    keep_alive: true,
};

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

/// The connection to the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::FromRepr)]
#[repr(u8)]
pub(super) enum GatewayLink {
    /// This process needs none.
    Unused,
    Down,
    Up,
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
    /// Requests that were answered only with an apology.
    failed: AtomicU64,
    connections: AtomicU64,
    resumes: AtomicU64,
    /// A [`GatewayLink`].
    link: AtomicU8,
    restarts: AtomicU64,
    unreadable: AtomicU64,
    untrusted: [AtomicU64; 3],
    /// When the newest backup was made, in seconds since 1970; 0: never.
    backup: AtomicU64,
    backup_failures: AtomicU64,
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

    /// The store could not carry out a request.
    pub(super) fn failed(&self) {
        self.0.failed.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn connected(&self) {
        self.0.connections.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn resumed(&self) {
        self.0.resumes.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn link(&self, link: GatewayLink) {
        self.0.link.store(link as u8, Ordering::Relaxed);
    }

    pub(super) fn gateway_link(&self) -> GatewayLink {
        GatewayLink::from_repr(self.0.link.load(Ordering::Relaxed)).unwrap_or(GatewayLink::Unused)
    }

    pub(super) fn restarted(&self) {
        self.0.restarts.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn unreadable(&self) {
        self.0.unreadable.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn untrusted(&self, reason: SignatureError) {
        self.0.untrusted[reason as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// A backup was made.
    pub fn backed_up(&self, at: Time) {
        self.0.backup.store(at.0.unsigned_abs(), Ordering::Relaxed);
    }

    /// A night's backup could not be made.
    pub fn not_backed_up(&self) {
        self.0.backup_failures.fetch_add(1, Ordering::Relaxed);
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
            "# TYPE correio_failed_requests_total counter\ncorreio_failed_requests_total {}\n\
             # TYPE correio_unreadable_interactions_total counter\ncorreio_unreadable_interactions_total {}\n\
             # TYPE correio_gateway_connected gauge\ncorreio_gateway_connected {}\n\
             # TYPE correio_gateway_restarts_total counter\ncorreio_gateway_restarts_total {}\n\
             # TYPE correio_gateway_connections_total counter\ncorreio_gateway_connections_total {}\n\
             # TYPE correio_gateway_resumes_total counter\ncorreio_gateway_resumes_total {}\n\
             # TYPE correio_backup_timestamp_seconds gauge\ncorreio_backup_timestamp_seconds {}\n\
             # TYPE correio_backup_failures_total counter\ncorreio_backup_failures_total {}\n\
             # TYPE correio_leading gauge\ncorreio_leading {}",
            count(&self.0.failed),
            count(&self.0.unreadable),
            u8::from(self.gateway_link() == GatewayLink::Up),
            count(&self.0.restarts),
            count(&self.0.connections),
            count(&self.0.resumes),
            count(&self.0.backup),
            count(&self.0.backup_failures),
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
/// it should get requests: its database responds, nothing needs the host first, it is connected to Discord's gateway if
/// it should be, and it is not shutting down. Returns the address, whose port the system may have chosen.
pub(super) async fn serve(
    metrics: Metrics,
    tables: Tables,
    address: SocketAddr,
    closing: watch::Receiver<bool>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind(address).await?;
    let address = listener.local_addr()?;
    let (link, of_tables) = (metrics.clone(), tables.clone());
    let page = move || {
        let text = metrics.text() + &needs_text(of_tables.needs()) + &seats_text(&of_tables);
        async move { ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text) }
    };
    let ready = move || {
        let (tables, closing, link) = (tables.clone(), *closing.borrow(), link.gateway_link());
        async move {
            if closing {
                return (StatusCode::SERVICE_UNAVAILABLE, "shutting down\n".to_owned());
            }
            if let Some(problem) = tables.needs().stop_play() {
                return (StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n"));
            }
            if link == GatewayLink::Down {
                return (StatusCode::SERVICE_UNAVAILABLE, "not connected to Discord\n".to_owned());
            }
            match tokio::time::timeout(READY, tables.answers()).await {
                Ok(true) => (StatusCode::OK, "ready\n".to_owned()),
                Ok(false) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n".to_owned()),
            }
        }
    };
    let router = Router::new()
        .route("/metrics", get(page))
        .route("/health", get(async || "there\n"))
        .route("/ready", get(ready));
    tokio::spawn(connections::serve(listener, router, LIMITS, stop));
    Ok(address)
}

/// What happened on pages of seats, as metrics.
fn seats_text(tables: &Tables) -> String {
    use strum::IntoEnumIterator;
    let mut out = "# TYPE correio_seat_page_requests_total counter\n".to_owned();
    for event in SeatPageEvent::iter() {
        let value = tables.seat_page_counts().get(event);
        let _ = writeln!(out, "correio_seat_page_requests_total{{outcome=\"{event}\"}} {value}");
    }
    out
}

/// What needs the host, as metrics.
fn needs_text(needs: &Needs) -> String {
    use strum::IntoEnumIterator;
    let open = needs.open();
    let mut out = "# TYPE correio_host_needed gauge\n".to_owned();
    for need in Need::iter() {
        let value = u8::from(open.iter().any(|(open, _)| *open == need));
        let _ = writeln!(out, "correio_host_needed{{need=\"{need}\"}} {value}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_the_host_can_be_read() {
        let needs = Needs::new(Arc::new(table::SystemClock));
        needs.report(Need::Space, "the disk is full");
        let text = needs_text(&needs);
        assert!(text.contains("correio_host_needed{need=\"space\"} 1\n"), "{text}");
        assert!(text.contains("correio_host_needed{need=\"backup\"} 0\n"), "{text}");
    }

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
