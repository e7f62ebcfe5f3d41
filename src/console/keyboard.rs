//! What is typed, line by line, until the input ends or the process is told to.

use std::io;

use tokio::io::{AsyncBufRead, AsyncBufReadExt};

/// Where lines come from.
pub(super) struct Keyboard {
    input: Box<dyn AsyncBufRead + Unpin + Send>,
    farewell: Farewell,
}

impl Keyboard {
    pub fn new(input: Box<dyn AsyncBufRead + Unpin + Send>) -> io::Result<Keyboard> {
        Ok(Keyboard { input, farewell: Farewell::listen()? })
    }

    /// The next line. None: the input has ended, or somebody pressed Ctrl-C, closed the window, ended the process.
    pub async fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = tokio::select! {
            read = self.input.read_until(b'\n', &mut bytes) => read?,
            () = self.farewell.told() => return Ok(None),
        };
        // Letters of another encoding are no reason to stop.
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// What tells the process to end.
#[cfg(unix)]
struct Farewell([tokio::signal::unix::Signal; 3]);

#[cfg(unix)]
impl Farewell {
    fn listen() -> io::Result<Farewell> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Farewell([
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
struct Farewell;

#[cfg(not(unix))]
impl Farewell {
    fn listen() -> io::Result<Farewell> {
        Ok(Farewell)
    }

    async fn told(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}
