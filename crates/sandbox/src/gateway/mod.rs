//! The gateway: a websocket per shard.

pub mod sessions;
#[cfg(test)]
mod tests;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use self::sessions::{NotResumed, Outgoing, Session, intents, opcode};
use super::changes::Change;
use super::faults::{Effect, WEBSOCKET};
use super::server::Shared;
use super::world::World;

/// Opcodes that a bot sends.
mod received {
    pub const HEARTBEAT: u64 = 1;
    pub const IDENTIFY: u64 = 2;
    pub const PRESENCE: u64 = 3;
    pub const VOICE_STATE: u64 = 4;
    pub const RESUME: u64 = 6;
    pub const REQUEST_MEMBERS: u64 = 8;
}

/// Discord's reasons for closing a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Close {
    UnknownOpcode = 4001,
    DecodeError = 4002,
    NotAuthenticated = 4003,
    AuthenticationFailed = 4004,
    AlreadyAuthenticated = 4005,
    InvalidSequence = 4007,
    InvalidShard = 4010,
    DisallowedIntents = 4014,
}

pub async fn connect(State(shared): State<Shared>, upgrade: WebSocketUpgrade) -> Response {
    let (fault, hanging) = {
        let faults = &mut shared.world().faults;
        (faults.take("GET", WEBSOCKET, false), faults.hanging())
    };
    match fault {
        Some(Effect::Fail { status } | Effect::LoseAnswer { status }) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
            return (status, [(SET_COOKIE, "session=secret")], "<html></html>\n".repeat(1_000)).into_response();
        }
        Some(Effect::Hang) => hanging.hang().await,
        _ => {}
    }
    upgrade.on_upgrade(|socket| serve(shared, socket))
}

/// One connection, from its greeting to its end.
async fn serve(shared: Shared, mut socket: WebSocket) {
    let (link, mut outgoing) = mpsc::unbounded_channel();
    let mut connection = Connection { shared, link, session: None, shard: 0 };
    let hello =
        json!({ "op": opcode::HELLO, "d": { "heartbeat_interval": connection.shared.heartbeat.as_millis() as u64 } })
            .to_string();
    if socket.send(Message::text(hello)).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(text))) => {
                    if let Err(close) = connection.receive(&text) {
                        let frame = CloseFrame { code: close as u16, reason: format!("{close:?}").into() };
                        let _ = socket.send(Message::Close(Some(frame))).await;
                        break;
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
            Some(next) = outgoing.recv() => match next {
                Outgoing::Frame(frame) => {
                    if socket.send(Message::text(frame)).await.is_err() {
                        break;
                    }
                }
                Outgoing::Cut => break,
            },
        }
    }
    connection.leave();
}

/// What a connection knows of itself.
struct Connection {
    shared: Shared,
    link: mpsc::UnboundedSender<Outgoing>,
    session: Option<String>,
    shard: u32,
}

impl Connection {
    fn receive(&mut self, text: &str) -> Result<(), Close> {
        let frame: Value = serde_json::from_str(text).map_err(|_| Close::DecodeError)?;
        let data = &frame["d"];
        match frame["op"].as_u64().ok_or(Close::DecodeError)? {
            received::HEARTBEAT => self.heartbeat(data),
            received::IDENTIFY => return self.identify(data),
            received::RESUME => return self.resume(data),
            received::PRESENCE | received::VOICE_STATE | received::REQUEST_MEMBERS if self.session.is_some() => {}
            received::PRESENCE | received::VOICE_STATE | received::REQUEST_MEMBERS => {
                return Err(Close::NotAuthenticated);
            }
            _ => return Err(Close::UnknownOpcode),
        }
        Ok(())
    }

    fn write(&self, frame: &Value) {
        // The receiving half lives as long as the connection.
        let _ = self.link.send(Outgoing::Frame(frame.to_string()));
    }

    fn heartbeat(&self, data: &Value) {
        if let (Some(session), Some(sequence)) = (&self.session, data.as_u64()) {
            self.shared.world().sessions.confirm(session, sequence);
        }
        self.write(&json!({ "op": opcode::HEARTBEAT_ACK }));
    }

    fn authenticate(&self, world: &World, data: &Value) -> Result<(), Close> {
        if self.session.is_some() {
            return Err(Close::AlreadyAuthenticated);
        }
        let token = data["token"].as_str().unwrap_or_default();
        let bare = token.strip_prefix("Bot ").unwrap_or(token);
        if bare == world.application.token { Ok(()) } else { Err(Close::AuthenticationFailed) }
    }

    fn identify(&mut self, data: &Value) -> Result<(), Close> {
        let shared = self.shared.clone();
        let mut world = shared.world();
        self.authenticate(&world, data)?;
        let number = |index: usize| data["shard"][index].as_u64().and_then(|number| u32::try_from(number).ok());
        let (shard, shards) =
            if data["shard"].is_null() { (0, 1) } else { number(0).zip(number(1)).ok_or(Close::InvalidShard)? };
        if shard >= shards {
            return Err(Close::InvalidShard);
        }
        let wanted = data["intents"].as_u64().ok_or(Close::DecodeError)?;
        if wanted & intents::PRIVILEGED != 0 {
            return Err(Close::DisallowedIntents);
        }
        let id = format!("session-{:x}", world.next_id());
        world.sessions.open(id.clone(), Session::new(shard, shards, wanted, self.link.clone()));
        ready(&mut world, &id, wanted);
        world.tell(Change::Bot { connected: true, shard });
        self.session = Some(id);
        self.shard = shard;
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), Close> {
        let shared = self.shared.clone();
        let mut world = shared.world();
        self.authenticate(&world, data)?;
        let id = data["session_id"].as_str().unwrap_or_default();
        let sequence = data["seq"].as_u64().ok_or(Close::DecodeError)?;
        match world.sessions.resume(id, sequence, self.link.clone()) {
            Ok(shard) => {
                world.tell(Change::Bot { connected: true, shard });
                self.session = Some(id.to_owned());
                self.shard = shard;
            }
            Err(NotResumed::UnknownSession) => self.write(&json!({ "op": opcode::INVALID_SESSION, "d": false })),
            Err(NotResumed::InvalidSequence) => return Err(Close::InvalidSequence),
        }
        Ok(())
    }

    fn leave(self) {
        if self.session.is_some() {
            self.shared.world().tell(Change::Bot { connected: false, shard: self.shard });
        }
    }
}

/// READY, then each server of the shard.
fn ready(world: &mut World, id: &str, wanted: u64) {
    let gateway = world.gateway_url();
    let user = world.user_json(world.application.bot);
    let application = json!({ "id": world.application.id, "flags": 1u64 << 23 });
    let guilds: Vec<_> = world.guilds.keys().map(|&guild| (guild, world.guild_json(guild))).collect();
    let Some(session) = world.sessions.get_mut(id) else { return };
    let own: Vec<_> = guilds.into_iter().filter(|(guild, _)| session.concerns(Some(*guild))).collect();
    let unavailable: Vec<_> = own.iter().map(|(guild, _)| json!({ "id": guild, "unavailable": true })).collect();
    session.dispatch(
        "READY",
        &json!({
            "v": 10, "user": user, "guilds": unavailable, "session_id": id, "resume_gateway_url": gateway,
            "shard": [session.shard, session.shards], "application": application,
        }),
    );
    if wanted & intents::GUILDS != 0 {
        for (_, guild) in own {
            session.dispatch("GUILD_CREATE", &guild);
        }
    }
}
