//! The bot as a process: started, observed, killed.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::BenchError;
use sandbox::Sandbox;

/// How to start the bot.
#[derive(Clone, Debug)]
pub struct Recipe {
    pub database: String,
    /// Where its log goes.
    pub log: PathBuf,
    /// Where it receives interactions over HTTP; without it they come over the gateway.
    pub endpoint: Option<SocketAddr>,
    /// Where it serves pages.
    pub web: Option<SocketAddr>,
}

/// An address that is free now.
pub fn free_address() -> std::io::Result<SocketAddr> {
    std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()
}

/// How many timeouts a start may take before it counts as failed.
const START: u32 = 30;

/// A running bot.
pub struct BotProcess {
    child: Child,
    log: PathBuf,
}

impl BotProcess {
    /// Starts it against this server and waits until it is connected.
    pub async fn start(sandbox: &Sandbox, recipe: &Recipe) -> Result<BotProcess, BenchError> {
        let log = File::options().create(true).append(true).open(&recipe.log)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("bot");
        command
            .env("DISCORD_TOKEN", sandbox.token())
            .env("DISCORD_API_URL", sandbox.url())
            .env("DATABASE_URL", &recipe.database)
            .env("RUST_LOG", std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_owned()))
            .env("TABLES_PER_HOUR", "0")
            .env_remove("DISCORD_GUILD_ID")
            .env_remove("METRICS_ADDR")
            .env_remove("DISCORD_PUBLIC_KEY")
            .env_remove("INTERACTIONS_ADDR")
            .env_remove("WEB_ADDR")
            .env_remove("WEB_URL")
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log);
        if let Some(address) = recipe.endpoint {
            command.env("DISCORD_PUBLIC_KEY", sandbox.public_key()).env("INTERACTIONS_ADDR", address.to_string());
        }
        if let Some(address) = recipe.web {
            command.env("WEB_ADDR", address.to_string());
        }
        let mut bot = BotProcess { child: command.spawn()?, log: recipe.log.clone() };
        if let Some(address) = recipe.endpoint {
            return bot.until_reached(sandbox, address).await;
        }
        // The default timeouts are short; on a busy machine a start may take longer.
        let ready = |sandbox: &Sandbox| (!sandbox.commands(None).is_empty()).then_some(());
        let mut waited = sandbox.until_connected(1).await.and(sandbox.until(ready).await);
        for _ in 0..START {
            match (&waited, bot.child.try_wait()?) {
                (Ok(()), None) => return Ok(bot),
                (_, Some(_)) => return Err(BenchError::Ended(bot.log_tail())),
                (Err(_), None) => waited = sandbox.until_connected(1).await.and(sandbox.until(ready).await),
            }
        }
        waited?;
        Ok(bot)
    }

    /// Waits until it responds over HTTP.
    async fn until_reached(mut self, sandbox: &Sandbox, address: SocketAddr) -> Result<BotProcess, BenchError> {
        for _ in 0..START {
            if sandbox.until_reached(&format!("http://{address}/")).await.is_ok() {
                return Ok(self);
            }
            self.check()?;
        }
        Err(BenchError::Found("the bot cannot be reached".to_owned()))
    }

    /// Suspends it for a while.
    pub async fn pause(&self, how_long: Duration) -> Result<(), BenchError> {
        let send = |signal: &str| Command::new("kill").arg(signal).arg(self.child.id().to_string()).status();
        send("-STOP")?;
        tokio::time::sleep(how_long).await;
        send("-CONT")?;
        Ok(())
    }

    fn log_tail(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }

    /// Whether it is still running.
    pub fn check(&mut self) -> Result<(), BenchError> {
        match self.child.try_wait()? {
            None => Ok(()),
            Some(_) => Err(BenchError::Ended(self.log_tail())),
        }
    }

    /// Kills it, whatever it is doing.
    pub fn kill(mut self) -> Result<(), BenchError> {
        self.check()?;
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Tells it to shut down, and waits until it has.
    pub fn stop(mut self) -> Result<(), BenchError> {
        self.check()?;
        let signalled = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status()?;
        if !signalled.success() {
            return Err(BenchError::Found("the bot could not be asked to stop".to_owned()));
        }
        let ended = self.child.wait()?;
        if ended.success() { Ok(()) } else { Err(BenchError::Ended(self.log_tail())) }
    }

    /// Processor time used so far.
    pub fn processor(&self) -> Duration {
        // Fields 14 and 15 of /proc/PID/stat, counted after the name in brackets, in hundredths of a second.
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ').skip(11).take(2);
        Duration::from_millis(fields.filter_map(|field| field.parse::<u64>().ok()).sum::<u64>() * 10)
    }

    /// Resident memory in megabytes, current and peak.
    pub fn memory(&self) -> (f64, f64) {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let value = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
            line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or(0.0) / 1024.0
        };
        (value("VmRSS:"), value("VmHWM:"))
    }
}

impl Drop for BotProcess {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
