//! Metrics for the operator, as Prometheus reads them.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};
use strum::IntoEnumIterator;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::discord::connection::signature::SignatureError;
use connections::{self, Limits};
use table::{Need, Needs, SeatPageCounts, SeatPageEvent, Tables, Time};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(super) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
}

/// The outcome of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(super) enum InteractionOutcome {
    Answered,
    /// Acknowledged first, because it took long.
    Deferred,
    /// Discord did not accept the response.
    Unanswered,
}

/// The outcome of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter, strum::IntoStaticStr)]
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

/// Upper bounds of latencies, in seconds. Discord waits for 3 seconds.
const BOUNDS: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0];

/// The name of a label and its value.
type Label = (&'static str, &'static str);

/// All metrics. Clones share their counters.
#[derive(Clone)]
pub struct Metrics(Arc<Counters>);

struct Counters {
    registry: Registry,
    interactions: Family<[Label; 2], Counter>,
    latencies: Family<[Label; 1], Histogram>,
    posts: Family<[Label; 1], Counter>,
    untrusted: Family<[Label; 1], Counter>,
    seat_pages: Family<[Label; 1], Counter>,
    needs: Family<[Label; 1], Gauge>,
    failed: Counter,
    unreadable: Counter,
    connected: Gauge,
    restarts: Counter,
    connections: Counter,
    resumes: Counter,
    backup: Gauge,
    backup_failures: Counter,
    leading: Gauge,
    /// A [`GatewayLink`].
    link: AtomicU8,
}

impl Default for Metrics {
    /// Everything that can be counted begins at zero, so that it can be seen before it happens.
    fn default() -> Metrics {
        let mut all = Registry::with_prefix("correio");
        let latencies: Family<[Label; 1], Histogram> = Family::new_with_constructor(|| Histogram::new(BOUNDS));
        all.register("interaction_seconds", "How long answers took", latencies.clone());
        let metrics = Counters {
            interactions: registered(&mut all, "interactions", "Commands, presses and completions"),
            latencies,
            posts: registered(&mut all, "posts", "Attempts to send or edit a message"),
            untrusted: registered(&mut all, "untrusted_requests", "Requests that were not signed by Discord"),
            seat_pages: registered(&mut all, "seat_page_requests", "Requests to pages of seats that change something"),
            needs: registered(&mut all, "host_needed", "What only the host can mend"),
            failed: registered(&mut all, "failed_requests", "Requests that were answered only with an apology"),
            unreadable: registered(&mut all, "unreadable_interactions", "Interactions that could not be read"),
            connected: registered(&mut all, "gateway_connected", "Whether the gateway is connected"),
            restarts: registered(&mut all, "gateway_restarts", "Silent connections that were given up"),
            connections: registered(&mut all, "gateway_connections", "Sessions begun"),
            resumes: registered(&mut all, "gateway_resumes", "Sessions resumed"),
            backup: registered(&mut all, "backup_timestamp_seconds", "When the newest backup was made; 0: never"),
            backup_failures: registered(&mut all, "backup_failures", "Nights without a backup"),
            leading: registered(&mut all, "leading", "Whether this process sends, reminds and plays for bots"),
            link: AtomicU8::new(GatewayLink::Unused as u8),
            registry: all,
        };
        for kind in InteractionKind::iter() {
            drop(metrics.latencies.get_or_create(&[("kind", kind.into())]));
            for outcome in InteractionOutcome::iter() {
                drop(metrics.interactions.get_or_create(&[("kind", kind.into()), ("outcome", outcome.into())]));
            }
        }
        Delivered::iter().for_each(|outcome| drop(metrics.posts.get_or_create(&[("outcome", outcome.into())])));
        SignatureError::iter().for_each(|reason| drop(metrics.untrusted.get_or_create(&[("reason", reason.into())])));
        Metrics(Arc::new(metrics))
    }
}

/// A new metric with this name. Names of counters end with `_total` where they are read.
fn registered<M: Metric + Clone + Default>(all: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    all.register(name, help, metric.clone());
    metric
}

impl Metrics {
    pub(super) fn interaction(&self, asked: InteractionKind, outcome: InteractionOutcome, took: Duration) {
        self.0.interactions.get_or_create(&[("kind", asked.into()), ("outcome", outcome.into())]).inc();
        self.0.latencies.get_or_create(&[("kind", asked.into())]).observe(took.as_secs_f64());
    }

    pub(super) fn post(&self, delivered: Delivered) {
        self.0.posts.get_or_create(&[("outcome", delivered.into())]).inc();
    }

    /// The store could not carry out a request.
    pub(super) fn failed(&self) {
        self.0.failed.inc();
    }

    pub(super) fn connected(&self) {
        self.0.connections.inc();
    }

    pub(super) fn resumed(&self) {
        self.0.resumes.inc();
    }

    pub(super) fn link(&self, link: GatewayLink) {
        self.0.link.store(link as u8, Ordering::Relaxed);
        self.0.connected.set((link == GatewayLink::Up).into());
    }

    pub(super) fn gateway_link(&self) -> GatewayLink {
        GatewayLink::from_repr(self.0.link.load(Ordering::Relaxed)).unwrap_or(GatewayLink::Unused)
    }

    pub(super) fn restarted(&self) {
        self.0.restarts.inc();
    }

    pub(super) fn unreadable(&self) {
        self.0.unreadable.inc();
    }

    pub(super) fn untrusted(&self, reason: SignatureError) {
        self.0.untrusted.get_or_create(&[("reason", reason.into())]).inc();
    }

    /// A backup was made.
    pub fn backed_up(&self, at: Time) {
        self.0.backup.set(at.0);
    }

    /// A night's backup could not be made.
    pub fn not_backed_up(&self) {
        self.0.backup_failures.inc();
    }

    /// This process leads until the returned value is dropped.
    pub(super) fn leads(&self) -> Leading {
        self.0.leading.set(1);
        Leading(self.clone())
    }

    /// Takes over what the tables know: what needs the host, and what happened on pages of seats.
    fn take_over(&self, needs: &Needs, seat_pages: &SeatPageCounts) {
        let open = needs.open();
        for need in Need::iter() {
            let needed = open.iter().any(|(open, _)| *open == need);
            self.0.needs.get_or_create(&[("need", need.into())]).set(needed.into());
        }
        for event in SeatPageEvent::iter() {
            let counter = self.0.seat_pages.get_or_create(&[("outcome", event.into())]);
            counter.inner().store(seat_pages.get(event), Ordering::Relaxed);
        }
    }

    /// All metrics in the text format of OpenMetrics, which Prometheus reads.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.0.registry).expect("a string takes everything");
        text
    }
}

/// Counts this process as leading, also if its work is aborted.
pub(super) struct Leading(Metrics);

impl Drop for Leading {
    fn drop(&mut self) {
        self.0.0.leading.set(0);
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
        metrics.take_over(of_tables.needs(), of_tables.seat_page_counts());
        let text = metrics.text();
        async move { ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text) }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_the_host_can_be_read() {
        let needs = Needs::new(Arc::new(table::SystemClock));
        needs.report(Need::Space, "the disk is full");
        let metrics = Metrics::default();
        metrics.take_over(&needs, &SeatPageCounts::default());
        let text = metrics.text();
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
            "correio_interaction_seconds_bucket{le=\"0.005\",kind=\"component\"} 0",
            "correio_interaction_seconds_bucket{le=\"0.01\",kind=\"component\"} 1",
            "correio_interaction_seconds_bucket{le=\"+Inf\",kind=\"component\"} 2",
            "correio_interaction_seconds_count{kind=\"component\"} 2",
            "correio_posts_total{outcome=\"sent\"} 1",
            "correio_posts_total{outcome=\"dropped\"} 0",
            "correio_leading 0",
            "# EOF",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
