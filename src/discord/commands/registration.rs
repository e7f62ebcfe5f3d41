//! Registers commands with Discord: only when they have changed, and never twice for the same people.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serenity::all::{ApplicationId, CreateCommand, GuildId};
use serenity::http::{LightMethod, Request, Route};
use sha2::{Digest, Sha256};
use tokio::sync::watch;

use crate::discord::commands;
use crate::discord::connection::backoff::Backoff;
use crate::discord::interaction::handler::Handler;
use crate::discord::running::until;
use desk::Games;
use table::{Owner, Tables};

/// The setting that records what was registered.
pub const REMEMBERED: &str = "commands";

/// The setting that records the ids of the commands.
const IDS: &str = "command-ids";

/// A command as Discord lists it.
#[derive(Deserialize)]
struct Registered {
    name: String,
    id: String,
}

/// What was registered, where, and by which application.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RegisteredCommands {
    application: u64,
    /// None: everywhere.
    server: Option<u64>,
    hash: String,
}

impl Handler {
    /// Registers the commands, in one server or everywhere, unless exactly these are registered. Retries until it
    /// succeeds; shutdown interrupts only the wait between attempts.
    pub async fn register(&self, application: ApplicationId, server: Option<u64>, ended: &watch::Receiver<bool>) {
        let commands = commands::all(self.desk.games);
        let now = ours(application.get(), server, self.desk.games);
        let before = remembered(&self.desk.tables).await;
        if before.as_ref() == Some(&now) {
            tracing::debug!("commands are already registered");
            if command_ids(&self.desk.tables).await.is_empty() {
                self.learn_ids(application, server).await;
            }
            return;
        }
        let other = other(server, before.as_ref());
        let put = self.put(application, server, &commands, ended).await;
        let cleared = match other {
            Some(other) if put => self.put(application, other, &[], ended).await,
            _ => put,
        };
        if !cleared {
            return;
        }
        tracing::info!(server, "commands are registered");
        let text = serde_json::to_string(&now).expect("it is plain data");
        if self.desk.tables.remember(REMEMBERED, &text).await.is_err() {
            tracing::warn!("could not record which commands are registered");
        }
        self.learn_ids(application, server).await;
    }

    /// Asks for the ids of the commands. Without them nothing is missing but the mentions in `/help`.
    async fn learn_ids(&self, application: ApplicationId, server: Option<u64>) {
        let path = match server {
            Some(server) => format!("/applications/{application}/guilds/{server}/commands"),
            None => format!("/applications/{application}/commands"),
        };
        let Ok(listed) = self.clients.look(&path).await else { return };
        let Ok(listed) = listed.json::<Vec<Registered>>().await else { return };
        let ids: BTreeMap<String, String> = listed.into_iter().map(|command| (command.name, command.id)).collect();
        let text = serde_json::to_string(&ids).expect("it is plain data");
        if self.desk.tables.remember(IDS, &text).await.is_err() {
            tracing::warn!("could not record the ids of the commands");
        }
    }

    /// Returns whether it succeeded before the bot stopped.
    async fn put(
        &self,
        application_id: ApplicationId,
        server: Option<u64>,
        commands: &[CreateCommand],
        ended: &watch::Receiver<bool>,
    ) -> bool {
        let mut backoff = Backoff::default();
        let body = serde_json::to_vec(commands).expect("commands are plain data");
        loop {
            let route = match server {
                Some(server) => Route::GuildCommands { application_id, guild_id: GuildId::new(server) },
                None => Route::Commands { application_id },
            };
            // Nothing is needed of what comes back.
            let put = self.clients.perform(Request::new(route, LightMethod::Put).body(Some(body.clone()))).await;
            let Err(failure) = put else { return true };
            let delay = backoff.next(failure.delay());
            let fields = failure.fields().iter().map(|field| named(field, commands)).collect::<Vec<_>>().join("; ");
            let seconds = delay.as_secs();
            tracing::error!(server, %failure, fields, "commands could not be registered; trying again in {seconds} s");
            let clock = self.desk.tables.clock();
            tokio::select! {
                () = clock.until(clock.now().plus(delay)) => {}
                () = until(ended.clone()) => return false,
            }
        }
    }
}

/// The id of each command that is registered, by its name in the code; empty until they are known.
pub(crate) async fn command_ids(tables: &Tables) -> BTreeMap<String, String> {
    let text = tables.settings(Owner::Program).await.ok().and_then(|mut settings| settings.remove(IDS));
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// What is registered once this build has done so.
pub(crate) fn ours(application: u64, server: Option<u64>, games: Games) -> RegisteredCommands {
    RegisteredCommands { application, server, hash: hash(&commands::all(games)) }
}

/// The names of the commands, sorted.
pub(crate) fn names(games: Games) -> Vec<String> {
    let commands = serde_json::to_value(commands::all(games)).expect("commands are plain data");
    let name = |command: &serde_json::Value| command["name"].as_str().map(str::to_owned);
    let mut names: Vec<_> = commands.as_array().into_iter().flatten().filter_map(name).collect();
    names.sort_unstable();
    names
}

/// What is wrong with a field, which Discord names by the number of its command.
fn named(field: &str, commands: &[CreateCommand]) -> String {
    let (number, rest) = field.split_once('.').unwrap_or((field, ""));
    let command = number.parse().ok().and_then(|number: usize| commands.get(number));
    let name = command.and_then(|command| Some(serde_json::to_value(command).ok()?["name"].as_str()?.to_owned()));
    name.map_or_else(|| field.to_owned(), |name| format!("/{name}: {rest}"))
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

    #[test]
    fn the_same_commands_have_the_same_hash() {
        let hash = || hash(&commands::all(&[games::TRIAL]));
        assert_eq!((0..20).map(|_| hash()).collect::<std::collections::BTreeSet<_>>().len(), 1);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_command() {
        let commands = commands::all(&[games::TRIAL]);
        let first = serde_json::to_value(&commands[0]).expect("plain data");
        let name = first["name"].as_str().expect("a name");
        let told = named("0.options.2.description: Must be 100 or fewer in length.", &commands);
        assert_eq!(told, format!("/{name}: options.2.description: Must be 100 or fewer in length."));
        assert_eq!(named("x: strange", &commands), "x: strange");
    }
}
