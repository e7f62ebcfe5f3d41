//! Registers commands with Discord: only when they have changed, and never twice for the same people.

use serde::{Deserialize, Serialize};
use serenity::all::{ApplicationId, Command, CreateCommand, GuildId, Http};
use sha2::{Digest, Sha256};
use tokio::sync::watch;

use super::backoff::Backoff;
use super::commands;
use super::failure::Failure;
use super::handler::Handler;
use super::running::until;
use crate::table::{Owner, Tables};

/// The setting that records what was registered.
const REMEMBERED: &str = "commands";

/// What was registered, where, and by which application.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RegisteredCommands {
    application: u64,
    /// None: everywhere.
    server: Option<u64>,
    hash: String,
}

impl Handler {
    /// Registers the commands, in one server or everywhere, unless exactly these are registered. Retries until it
    /// succeeds; shutdown interrupts only the wait between attempts.
    pub async fn register(&self, application: ApplicationId, server: Option<u64>, ended: &watch::Receiver<bool>) {
        let commands = commands::all(self.games);
        let now = RegisteredCommands { application: application.get(), server, hash: hash(&commands) };
        let before = remembered(&self.tables).await;
        if before.as_ref() == Some(&now) {
            tracing::debug!("commands are already registered");
            return;
        }
        let http = &*self.clients.messages;
        let other = other(server, before.as_ref());
        let put = self.put(http, server, &commands, ended).await;
        let cleared = match other {
            Some(other) if put => self.put(http, other, &[], ended).await,
            _ => put,
        };
        if !cleared {
            return;
        }
        tracing::info!(server, "commands are registered");
        let text = serde_json::to_string(&now).expect("it is plain data");
        if self.tables.remember(REMEMBERED, &text).await.is_err() {
            tracing::warn!("could not record which commands are registered");
        }
    }

    /// Returns whether it succeeded before the bot stopped.
    async fn put(
        &self,
        http: &Http,
        server: Option<u64>,
        commands: &[CreateCommand],
        ended: &watch::Receiver<bool>,
    ) -> bool {
        let mut backoff = Backoff::default();
        loop {
            let put = match server {
                Some(server) => GuildId::new(server).set_commands(http, commands.to_vec()).await.map(drop),
                None => Command::set_global_commands(http, commands.to_vec()).await.map(drop),
            };
            match put.map_err(Failure::from) {
                Ok(()) => return true,
                Err(failure) => tracing::error!(server, %failure, "commands could not be registered; retrying"),
            }
            tokio::select! {
                () = backoff.wait(&**self.tables.clock()) => {}
                () = until(ended.clone()) => return false,
            }
        }
    }
}

/// Where to clear old commands: with both server-wide and global ones, each would appear twice.
fn other(server: Option<u64>, before: Option<&RegisteredCommands>) -> Option<Option<u64>> {
    match (server, before.and_then(|before| before.server)) {
        (Some(_), None) => Some(None),
        (now, Some(old)) if now != Some(old) => Some(Some(old)),
        _ => None,
    }
}

async fn remembered(tables: &Tables) -> Option<RegisteredCommands> {
    let text = tables.settings(Owner::Program).await.ok()?.remove(REMEMBERED)?;
    serde_json::from_str(&text).ok()
}

/// serenity keeps translations unordered; as a JSON value they are sorted.
fn hash(commands: &[CreateCommand]) -> String {
    let sorted = serde_json::to_value(commands).expect("commands are plain data");
    Sha256::digest(sorted.to_string().as_bytes()).iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn the_same_commands_have_the_same_hash() {
        let hash = || hash(&commands::all(&[games::TRIAL]));
        assert_eq!((0..20).map(|_| hash()).collect::<std::collections::BTreeSet<_>>().len(), 1);
    }
}
