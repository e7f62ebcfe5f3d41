//! Reads typed lines, until the input ends or the process is told to stop.

use std::io;

use tokio::io::{AsyncBufRead, AsyncBufReadExt};

/// Where lines come from.
pub(super) struct Keyboard {
    input: Box<dyn AsyncBufRead + Unpin + Send>,
    farewell: StopSignals,
}

impl Keyboard {
    pub fn new(input: Box<dyn AsyncBufRead + Unpin + Send>) -> io::Result<Keyboard> {
        Ok(Keyboard { input, farewell: StopSignals::listen()? })
    }

    /// The next line. None: the input has ended, or somebody pressed Ctrl-C, closed the window or terminated the
    /// process.
    pub async fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = tokio::select! {
            read = self.input.read_until(b'\n', &mut bytes) => read?,
            () = self.farewell.told() => return Ok(None),
        };
        // Bytes of another encoding are no reason to stop.
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// The signals that tell the process to stop.
#[cfg(unix)]
struct StopSignals([tokio::signal::unix::Signal; 3]);

#[cfg(unix)]
impl StopSignals {
    fn listen() -> io::Result<StopSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(StopSignals([
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
            signal(SignalKind::hangup())?,
        ]))
    }

    async fn told(&mut self) {
        let [interrupt, terminate, hangup] = &mut self.0;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hangup.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct StopSignals;

#[cfg(not(unix))]
impl StopSignals {
    fn listen() -> io::Result<StopSignals> {
        Ok(StopSignals)
    }

    async fn told(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}
