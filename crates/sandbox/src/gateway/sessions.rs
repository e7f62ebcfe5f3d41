//! Gateway sessions: what each shard has been sent, and may ask for again.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::ids::GuildId;

/// Which events a shard wants.
pub mod intents {
    pub const GUILDS: u64 = 1;
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    pub const GUILD_PRESENCES: u64 = 1 << 8;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
    /// Discord grants these only to those who applied for them; this server never does.
    pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
}

/// Gateway opcodes that the server sends.
pub mod opcode {
    pub const DISPATCH: u8 = 0;
    pub const RECONNECT: u8 = 7;
    pub const INVALID_SESSION: u8 = 9;
    pub const HELLO: u8 = 10;
    pub const HEARTBEAT_ACK: u8 = 11;
}

/// What is to be written to a connection.
#[derive(Clone, Debug, PartialEq)]
pub enum Outgoing {
    Frame(String),
    /// Breaks the connection without a word.
    Cut,
}

/// Something a bot may want to know.
#[derive(Debug)]
pub struct Event<'a> {
    pub name: &'a str,
    pub guild: Option<GuildId>,
    /// The intent a shard must have, 0 for events that everyone gets.
    pub intent: u64,
    pub data: Value,
}

/// One shard's place in the stream of events.
#[derive(Debug)]
pub struct Session {
    pub shard: u32,
    pub shards: u32,
    intents: u64,
    sequence: u64,
    /// What may have to be sent again.
    sent: VecDeque<(u64, String)>,
    link: Option<mpsc::UnboundedSender<Outgoing>>,
}

impl Session {
    pub fn new(shard: u32, shards: u32, intents: u64, link: mpsc::UnboundedSender<Outgoing>) -> Session {
        Session { shard, shards, intents, sequence: 0, sent: VecDeque::new(), link: Some(link) }
    }

    pub fn is_connected(&self) -> bool {
        self.link.as_ref().is_some_and(|link| !link.is_closed())
    }

    /// Direct messages and what concerns no server go to shard 0.
    pub fn concerns(&self, guild: Option<GuildId>) -> bool {
        let shard = guild.map_or(0, |guild| (guild.0 >> 22) % u64::from(self.shards.max(1)));
        shard == u64::from(self.shard)
    }

    pub fn dispatch(&mut self, name: &str, data: &Value) {
        self.sequence += 1;
        let frame = json!({ "op": opcode::DISPATCH, "t": name, "s": self.sequence, "d": data }).to_string();
        self.write(Outgoing::Frame(frame.clone()));
        self.sent.push_back((self.sequence, frame));
    }

    fn write(&self, outgoing: Outgoing) {
        if let Some(link) = &self.link {
            // A link that is gone leaves the frame for the resumed session.
            let _ = link.send(outgoing);
        }
    }

    /// What the shard has confirmed is not asked for again.
    fn confirm(&mut self, sequence: u64) {
        while self.sent.front().is_some_and(|&(number, _)| number <= sequence) {
            self.sent.pop_front();
        }
    }
}

/// Why a session is not resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotResumed {
    UnknownSession,
    /// The shard claims to have seen more than was sent.
    InvalidSequence,
}

/// All sessions by their id.
#[derive(Debug, Default)]
pub struct Sessions {
    open: BTreeMap<String, Session>,
}

impl Sessions {
    /// A new session replaces those of the same shard that nobody is connected to.
    pub fn open(&mut self, id: String, session: Session) {
        self.open.retain(|_, old| old.is_connected() || (old.shard, old.shards) != (session.shard, session.shards));
        self.open.insert(id, session);
    }

    pub fn get_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.open.get_mut(id)
    }

    /// Takes a session up again: sends what was missed, then `RESUMED`.
    pub fn resume(
        &mut self,
        id: &str,
        sequence: u64,
        link: mpsc::UnboundedSender<Outgoing>,
    ) -> Result<u32, NotResumed> {
        let session = self.open.get_mut(id).ok_or(NotResumed::UnknownSession)?;
        if sequence > session.sequence {
            return Err(NotResumed::InvalidSequence);
        }
        session.confirm(sequence);
        session.link = Some(link);
        for (_, frame) in &session.sent {
            session.write(Outgoing::Frame(frame.clone()));
        }
        session.dispatch("RESUMED", &json!({}));
        Ok(session.shard)
    }

    pub fn confirm(&mut self, id: &str, sequence: u64) {
        if let Some(session) = self.open.get_mut(id) {
            session.confirm(sequence);
        }
    }

    pub fn dispatch(&mut self, event: Event<'_>) {
        for session in self.open.values_mut() {
            let wanted = event.intent == 0 || session.intents & event.intent != 0;
            if wanted && session.concerns(event.guild) {
                session.dispatch(event.name, &event.data);
            }
        }
    }

    /// How many shards are connected.
    pub fn connected(&self) -> usize {
        self.open.values().filter(|session| session.is_connected()).count()
    }

    /// Breaks all connections; the sessions can be resumed.
    pub fn cut(&mut self) {
        for session in self.open.values_mut() {
            session.write(Outgoing::Cut);
            session.link = None;
        }
    }

    /// Asks all shards to connect anew and resume.
    pub fn ask_to_reconnect(&self) {
        for session in self.open.values() {
            session.write(Outgoing::Frame(json!({ "op": opcode::RECONNECT, "d": null }).to_string()));
        }
    }

    /// Ends all sessions: the shards must identify anew, and what they missed is lost.
    pub fn invalidate(&mut self) {
        for session in std::mem::take(&mut self.open).into_values() {
            session.write(Outgoing::Frame(json!({ "op": opcode::INVALID_SESSION, "d": false }).to_string()));
        }
    }

    /// Ends all sessions without telling: resuming them fails.
    pub fn forget(&mut self) {
        self.cut();
        self.open.clear();
    }
}
