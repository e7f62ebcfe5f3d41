//! What is logged, and what never is.

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::{EnvFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

/// Libraries log what they send and receive at finer levels: tokens, hands, seeds. They are never allowed to.
fn nothing_secret() -> Targets {
    Targets::new().with_target("correio", LevelFilter::TRACE).with_default(LevelFilter::WARN)
}

/// Logs to this writer what the filter lets through.
pub fn log_to<W>(filter: EnvFilter, writer: W) -> impl Subscriber + Send + Sync + for<'a> LookupSpan<'a>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer().with_writer(writer).with_ansi(false);
    tracing_subscriber::registry().with(lines.with_filter(nothing_secret()).with_filter(filter))
}

/// Logs to standard error, as `RUST_LOG` says or from `info` on.
pub fn start_tracing() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // A second subscriber in the same process changes nothing.
    let _ = log_to(filter, std::io::stderr).try_init();
}
