//! Registering commands with Discord: only when they have changed, and never twice for the same people.

use serde::{Deserialize, Serialize};
use serenity::all::{ApplicationId, Command, CreateCommand, GuildId, Http};
use sha2::{Digest, Sha256};

use super::commands;
use super::desk::Desk;
use super::failure::Failure;
use crate::table::{Owner, Tables};

/// Under which name it is remembered what was registered.
const REMEMBERED: &str = "commands";

/// What was registered, where, by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Registered {
    application: u64,
    /// None: everywhere.
    server: Option<u64>,
    hash: String,
}

impl Desk {
    /// Registers the commands, in one server or everywhere, unless just these are registered.
    pub async fn register(&self, application: ApplicationId, server: Option<u64>) {
        let commands = commands::all(self.games);
        let now = Registered { application: application.get(), server, hash: hash(&commands) };
        let before = remembered(&self.tables).await;
        if before.as_ref() == Some(&now) {
            tracing::debug!("commands are registered already");
            return;
        }
        let http = &*self.clients.messages;
        match put(http, server, commands).await {
            Ok(()) => tracing::info!(server, "commands are registered"),
            Err(failure) => {
                tracing::error!(%failure, "commands could not be registered; tried again at the next start");
                return;
            }
        }
        self.clear_other(http, server, before.as_ref()).await;
        let text = serde_json::to_string(&now).unwrap_or_default();
        if self.tables.remember(REMEMBERED, &text).await.is_err() {
            tracing::warn!("it could not be remembered which commands are registered");
        }
    }

    /// Commands of a server and those of everywhere would show each of them twice.
    async fn clear_other(&self, http: &Http, server: Option<u64>, before: Option<&Registered>) {
        let other = match (server, before.and_then(|before| before.server)) {
            (Some(_), None) => None,
            (now, Some(old)) if now != Some(old) => Some(old),
            _ => return,
        };
        if let Err(failure) = put(http, other, Vec::new()).await {
            tracing::warn!(%failure, "old commands could not be cleared");
        }
    }
}

async fn put(http: &Http, server: Option<u64>, commands: Vec<CreateCommand>) -> Result<(), Failure> {
    match server {
        Some(server) => GuildId::new(server).set_commands(http, commands).await?,
        None => Command::set_global_commands(http, commands).await?,
    };
    Ok(())
}

async fn remembered(tables: &Tables) -> Option<Registered> {
    let text = tables.settings(Owner::Program).await.ok()?.remove(REMEMBERED)?;
    serde_json::from_str(&text).ok()
}

fn hash(commands: &[CreateCommand]) -> String {
    let text = serde_json::to_string(commands).unwrap_or_default();
    Sha256::digest(text.as_bytes()).iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
