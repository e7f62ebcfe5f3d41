//! What is logged, and what never is.

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::{EnvFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

/// Libraries log what they send and receive at finer levels: tokens, hands, seeds. They are never allowed to. serenity
/// writes whole pages of a failing server at every level; what it cannot do is said in our own lines.
fn nothing_secret() -> Targets {
    Targets::new()
        .with_target("correio", LevelFilter::TRACE)
        .with_target("serenity", LevelFilter::OFF)
        .with_default(LevelFilter::WARN)
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

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().expect("no panic").extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_a_failing_server_sent_is_not_logged() {
        let lines = Lines::default();
        let writer = lines.clone();
        tracing::subscriber::with_default(log_to(EnvFilter::new("trace"), move || writer.clone()), || {
            let page = [60, 104, 116, 109, 108, 62];
            tracing::warn!(target: "serenity::gateway::bridge::shard_queuer", ?page, "Set-Cookie: session=secret");
            tracing::error!(target: "serenity::gateway::bridge::shard_runner", "session=secret");
            tracing::warn!("one line in words");
        });
        let text = String::from_utf8(lines.0.lock().expect("no panic").clone()).expect("text");
        assert!(text.contains("one line in words") && !text.contains("secret"), "{text}");
    }
}
