//! Acting in the world from Rust: making people and places, looking at what is there, breaking things.

mod command;
mod person;
mod reply;

use std::collections::HashMap;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, timeout_at};

pub use self::person::Person;
pub use self::reply::{Modal, Reply};
use super::faults::Fault;
use super::ids::{AttachmentId, ChannelId, GuildId, MessageId, UserId};
use super::server::Sandbox;
use super::traffic::Recorded;
use super::world::messages::{Message, Ping};
use super::world::permissions::Permissions;

/// How often somebody who waits looks without having been told of anything.
const GLANCE: Duration = Duration::from_millis(10);

/// Why a person could not do something, or saw nothing happen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    #[error("there is no such user")]
    UnknownUser,
    #[error("there is no such channel for this user")]
    UnknownChannel,
    #[error("there is no command /{0} here for this user")]
    UnknownCommand(String),
    #[error("the command has no option {0}")]
    UnknownOption(String),
    #[error("the option {0} is required")]
    MissingOption(String),
    #[error("the option {0} does not take this value")]
    BadValue(String),
    #[error("the option {0} has no autocomplete")]
    NoAutocomplete(String),
    #[error("there is no such message for this user")]
    UnknownMessage,
    #[error("the message has no component {0}")]
    UnknownComponent(String),
    #[error("the component {0} is disabled")]
    Disabled(String),
    #[error("the modal has no input {0}")]
    UnknownInput(String),
    #[error("the application did not respond")]
    NoAnswer,
    #[error("this may not be written here")]
    NotAllowed,
}

/// People and places.
impl Sandbox {
    /// A person who is a member of the home server.
    pub fn add_user(&self, name: &str, locale: &str) -> UserId {
        let mut world = self.shared.world();
        let user = world.add_user(name, locale);
        world.join(self.home(), user);
        user
    }

    /// A person who is a member of no server yet.
    pub fn add_stranger(&self, name: &str, locale: &str) -> UserId {
        self.shared.world().add_user(name, locale)
    }

    /// The server of a channel.
    pub fn guild_of(&self, channel: ChannelId) -> Option<GuildId> {
        self.shared.world().channels.get(&channel).and_then(|channel| channel.guild())
    }

    pub fn as_user(&self, user: UserId) -> Person {
        Person::new(self.shared.clone(), user)
    }

    /// The bot's own user.
    pub fn bot(&self) -> UserId {
        self.shared.world().application.bot
    }

    pub fn add_guild(&self, name: &str) -> GuildId {
        self.shared.world().add_guild(name)
    }

    pub fn join(&self, guild: GuildId, user: UserId) {
        self.shared.world().join(guild, user);
    }

    pub fn add_channel(&self, guild: GuildId, name: &str) -> ChannelId {
        self.shared.world().add_channel(guild, name)
    }

    /// A thread opened by a person.
    pub fn add_thread(&self, parent: ChannelId, owner: UserId, name: &str) -> Result<ChannelId, NotDone> {
        let thread = self.shared.world().add_thread(parent, None, owner, &json!({ "name": name }));
        thread.map_err(|_| NotDone::UnknownChannel)
    }

    pub fn archive_thread(&self, thread: ChannelId) {
        self.shared.world().change_thread(thread, |thread| thread.archived = true);
    }

    /// A locked thread is not woken by writing.
    pub fn lock_thread(&self, thread: ChannelId) {
        self.shared.world().change_thread(thread, |thread| (thread.archived, thread.locked) = (true, true));
    }

    pub fn delete_channel(&self, channel: ChannelId) {
        self.shared.world().delete_channel(channel);
    }

    pub fn delete_message(&self, message: MessageId) {
        let mut world = self.shared.world();
        if let Some(channel) = world.find_message(message).map(|message| message.channel) {
            // It was just found.
            let _ = world.delete_message(channel, message);
        }
    }

    /// Lets a member do more in a whole server.
    pub fn grant(&self, guild: GuildId, user: UserId, permissions: Permissions) {
        let mut world = self.shared.world();
        if let Some(member) = world.guilds.get_mut(&guild).and_then(|guild| guild.members.get_mut(&user)) {
            member.granted = member.granted | permissions;
        }
    }

    /// Sets what a member may not do in one channel; replaces what was denied before.
    pub fn deny(&self, channel: ChannelId, user: UserId, permissions: Permissions) {
        let mut world = self.shared.world();
        if let Some(place) = world.channels.get_mut(&channel) {
            place.overwrites.entry(user).or_default().deny = permissions;
        }
        world.announce_channel(channel, "CHANNEL_UPDATE");
    }

    /// Whether a person takes messages from the bot.
    pub fn accept_direct(&self, user: UserId, accepts: bool) {
        if let Some(user) = self.shared.world().users.get_mut(&user) {
            user.accepts_direct = accepts;
        }
    }
}

/// Looking.
impl Sandbox {
    /// All messages of a channel, private ones too, oldest first.
    pub fn messages(&self, channel: ChannelId) -> Vec<Message> {
        self.shared.world().channel_messages(channel).cloned().collect()
    }

    /// The newest message of a channel that is such a one.
    pub fn newest(&self, channel: ChannelId, such: impl Fn(&Message) -> bool) -> Option<Message> {
        self.shared.world().channel_messages(channel).rev().find(|message| such(message)).cloned()
    }

    /// How many messages were sent with each nonce.
    pub fn nonces(&self) -> HashMap<String, usize> {
        let mut counts = HashMap::new();
        for message in &self.shared.world().sent {
            if let Some(nonce) = message.nonce.as_str() {
                *counts.entry(nonce.to_owned()).or_default() += 1;
            }
        }
        counts
    }

    /// Every message that was sent with a nonce, in order and as it was then: it may have been changed or deleted since.
    pub fn sent(&self) -> Vec<Message> {
        self.shared.world().sent.clone()
    }

    pub fn message(&self, id: MessageId) -> Option<Message> {
        self.shared.world().find_message(id).cloned()
    }

    /// The bytes of a file.
    pub fn file(&self, id: AttachmentId) -> Option<axum::body::Bytes> {
        self.shared.world().files.get(&id).map(|file| file.bytes.clone())
    }

    /// Who was mentioned by new messages, in order, from the given number on.
    pub fn pings_since(&self, number: usize) -> Vec<Ping> {
        self.shared.world().pings.get(number..).unwrap_or_default().to_vec()
    }

    /// How many pings there have been.
    pub fn pings(&self) -> usize {
        self.shared.world().pings.len()
    }

    /// What the bot asked, in order, from the given number on.
    pub fn recorded_since(&self, number: u64) -> Vec<Recorded> {
        self.shared.world().traffic.since(number).cloned().collect()
    }

    /// The number that the next request will have.
    pub fn requests(&self) -> u64 {
        self.shared.world().traffic.next()
    }

    /// The registered commands, everywhere or in one server.
    pub fn commands(&self, guild: Option<GuildId>) -> Vec<Value> {
        self.shared.world().commands.of(guild).to_vec()
    }

    /// Waits until there is what one looks for.
    pub async fn until<T>(&self, mut look: impl FnMut(&Sandbox) -> Option<T>) -> Result<T, NotDone> {
        let deadline = Instant::now() + self.shared.patience;
        let mut changes = self.shared.world().watch();
        loop {
            if let Some(found) = look(self) {
                return Ok(found);
            }
            // Not everything is told to onlookers: connections are not.
            let glance = deadline.min(Instant::now() + GLANCE);
            match timeout_at(glance, changes.recv()).await {
                Ok(Ok(_) | Err(RecvError::Lagged(_))) => {}
                Err(_) if Instant::now() < deadline => {}
                Ok(Err(RecvError::Closed)) | Err(_) => return Err(NotDone::NoAnswer),
            }
        }
    }

    /// Waits until the bot's shards are connected and identified.
    pub async fn until_connected(&self, shards: usize) -> Result<(), NotDone> {
        self.until(|sandbox| (sandbox.shared.world().sessions.connected() >= shards).then_some(())).await
    }
}

/// Breaking things.
impl Sandbox {
    /// Moves the server's clock.
    pub fn advance(&self, by: Duration) {
        self.shared.world().clock.advance(by);
    }

    /// Breaks all gateway connections; the bot can resume.
    pub fn drop_connection(&self) {
        self.shared.world().sessions.cut();
    }

    /// Asks the bot to connect anew and resume.
    pub fn ask_to_reconnect(&self) {
        self.shared.world().sessions.ask_to_reconnect();
    }

    /// Tells the bot that its session is over: it must identify anew.
    pub fn invalidate_session(&self) {
        self.shared.world().sessions.invalidate();
    }

    /// Breaks all connections and forgets the sessions: resuming is refused.
    pub fn forget_sessions(&self) {
        self.shared.world().sessions.forget();
    }

    pub fn inject(&self, fault: Fault) {
        self.shared.world().faults.add(fault);
    }

    /// The next requests fail with this status and do nothing.
    pub fn fail_next(&self, status: u16, times: u32) {
        self.inject(Fault::fail(status).times(times));
    }

    /// The next request is carried out only after a while of real time.
    pub fn delay_next(&self, by: Duration) {
        self.inject(Fault::delay(by));
    }

    /// Takes back the faults that have not happened yet.
    pub fn clear_faults(&self) {
        self.shared.world().faults.clear();
    }

    /// How many requests and connections hang now.
    pub fn hanging(&self) -> usize {
        self.shared.world().faults.hanging().count()
    }

    /// Answers everything that hangs, if anybody still waits for it.
    pub fn release_hanging(&self) {
        self.shared.world().faults.hanging().release();
    }

    /// How many sessions are connected.
    pub fn connected(&self) -> usize {
        self.shared.world().sessions.connected()
    }

    /// The next interaction lacks something that all interactions have.
    pub fn garble_next_interaction(&self) {
        self.shared.world().garble_next_interaction = true;
    }

    /// The next interaction is sent to the bot twice.
    pub fn duplicate_next_interaction(&self) {
        self.shared.world().duplicate_next_interaction = true;
    }

    /// From now on only so many edits of messages older than an hour are allowed.
    pub fn cap_old_edits(&self, edits: u32) {
        self.shared.world().old_edits_left = Some(edits);
    }
}
