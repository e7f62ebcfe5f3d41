//! The state of the server: who there is, what was said, what was asked of the bot.

pub mod channels;
pub mod commands;
pub mod interactions;
mod mentions;
pub mod messages;
pub mod people;
pub mod permissions;
mod posting;

use std::collections::{BTreeMap, HashMap};

use jiff::Timestamp;
use serde_json::{Value, json};
use tokio::sync::broadcast;

use self::channels::Channel;
use self::commands::Commands;
use self::interactions::Interactions;
use self::messages::{Message, Ping, Upload};
use self::people::{Guild, User};
use super::changes::Change;
use super::clock::Clock;
use super::delivery::{Endpoint, Signer};
use super::faults::Faults;
use super::gateway::sessions::{Event, Sessions, intents};
use super::ids::{AttachmentId, ChannelId, GuildId, MessageId, Mint, UserId};
use super::traffic::Traffic;

/// How many changes an onlooker may be behind.
const CHANGES_KEPT: usize = 4096;

/// When the home server came to be: before any time a clock here shows.
const FOUNDED: Timestamp = Timestamp::constant(1_735_689_600, 0);

/// The bot's application.
#[derive(Clone, Debug)]
pub struct Application {
    pub id: UserId,
    pub bot: UserId,
    pub token: String,
    pub shards: u32,
}

/// Everything the server knows.
#[derive(Debug)]
pub struct World {
    pub clock: Clock,
    mint: Mint,
    /// Where this server is reached.
    pub base_url: String,
    pub application: Application,
    pub users: BTreeMap<UserId, User>,
    pub guilds: BTreeMap<GuildId, Guild>,
    pub channels: BTreeMap<ChannelId, Channel>,
    pub messages: BTreeMap<(ChannelId, MessageId), Message>,
    /// The channel of each message.
    places: HashMap<MessageId, ChannelId>,
    pub files: HashMap<AttachmentId, Upload>,
    pub interactions: Interactions,
    pub commands: Commands,
    pub pings: Vec<Ping>,
    /// The bot's messages with a nonce, as they were when they were sent.
    pub sent: Vec<Message>,
    pub sessions: Sessions,
    pub signer: Signer,
    /// Where interactions are delivered by HTTP; without it they go by the gateway.
    pub endpoint: Option<Endpoint>,
    pub traffic: Traffic,
    pub faults: Faults,
    pub duplicate_next_interaction: bool,
    /// Whether the next interaction lacks its language.
    pub garble_next_interaction: bool,
    /// How many more edits of messages older than an hour are allowed; no limit if not set.
    pub old_edits_left: Option<u32>,
    changes: broadcast::Sender<Change>,
}

impl World {
    pub fn new(clock: Clock, bot: &str, token: String, signer: Signer, shards: u32) -> World {
        let mut mint = Mint::default();
        let id = UserId(mint.next(clock.now().as_millisecond()));
        let bot = User { id, name: bot.to_owned(), locale: "en-US".to_owned(), bot: true, accepts_direct: false };
        World {
            clock,
            mint,
            base_url: String::new(),
            application: Application { id, bot: id, token, shards },
            users: BTreeMap::from([(id, bot)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            places: HashMap::new(),
            files: HashMap::new(),
            interactions: Interactions::default(),
            commands: Commands::default(),
            pings: Vec::new(),
            sent: Vec::new(),
            sessions: Sessions::default(),
            signer,
            endpoint: None,
            traffic: Traffic::default(),
            faults: Faults::default(),
            duplicate_next_interaction: false,
            garble_next_interaction: false,
            old_edits_left: None,
            changes: broadcast::Sender::new(CHANGES_KEPT),
        }
    }

    pub fn next_id(&mut self) -> u64 {
        self.mint.next(self.clock.now().as_millisecond())
    }

    /// Makes what has the same id at every start, so that a bot's database finds its people and channels again. The
    /// application itself is new each time: a bot that knows it would not register its commands.
    pub fn found<T>(&mut self, make: impl FnOnce(&mut World) -> T) -> T {
        let clock = std::mem::replace(&mut self.clock, Clock::Standing { at: FOUNDED });
        let mint = std::mem::take(&mut self.mint);
        let made = make(self);
        (self.clock, self.mint) = (clock, mint);
        made
    }

    /// Tells onlookers; it does not matter if there are none.
    pub fn tell(&self, change: Change) {
        let _ = self.changes.send(change);
    }

    pub fn watch(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }

    pub fn dispatch_guild(&mut self, guild: GuildId, name: &str, data: Value) {
        self.sessions.dispatch(Event { name, guild: Some(guild), intent: intents::GUILDS, data });
    }

    /// Without the privileged intent a bot sees the content only of its own messages and of those sent to it.
    pub fn dispatch_message(&mut self, guild: Option<GuildId>, name: &str, mut data: Value) {
        let intent = if guild.is_some() { intents::GUILD_MESSAGES } else { intents::DIRECT_MESSAGES };
        let bot = self.application.bot.to_string();
        let own = data["author"]["id"] == bot;
        let named = data["mentions"].as_array().is_some_and(|users| users.iter().any(|user| user["id"] == bot));
        if guild.is_some() && !own && !named && data.get("content").is_some() {
            for (key, nothing) in [("content", json!("")), ("embeds", json!([])), ("components", json!([]))] {
                data[key] = nothing;
            }
        }
        self.sessions.dispatch(Event { name, guild, intent, data });
    }

    pub fn dispatch_interaction(&mut self, guild: Option<GuildId>, data: Value) {
        match &self.endpoint {
            Some(endpoint) => endpoint.deliver(data),
            None => self.sessions.dispatch(Event { name: "INTERACTION_CREATE", guild, intent: 0, data }),
        }
    }
}
