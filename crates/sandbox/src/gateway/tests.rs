//! Sessions: sequence, replay, shards and intents.

use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver};

use super::sessions::{Event, NotResumed, Outgoing, Session, Sessions, intents};
use crate::ids::GuildId;

fn open(sessions: &mut Sessions, id: &str, shard: (u32, u32), wanted: u64) -> UnboundedReceiver<Outgoing> {
    let (link, frames) = mpsc::unbounded_channel();
    sessions.open(id.to_owned(), Session::new(shard.0, shard.1, wanted, link));
    frames
}

fn event(name: &str, guild: Option<GuildId>, intent: u64) -> Event<'_> {
    Event { name, guild, intent, data: json!({}) }
}

/// Names and sequence numbers of what was written.
fn written(frames: &mut UnboundedReceiver<Outgoing>) -> Vec<(String, u64)> {
    let mut found = Vec::new();
    while let Ok(Outgoing::Frame(frame)) = frames.try_recv() {
        let frame: Value = serde_json::from_str(&frame).unwrap();
        found.push((frame["t"].as_str().unwrap_or("-").to_owned(), frame["s"].as_u64().unwrap_or(0)));
    }
    found
}

fn named(list: &[(&str, u64)]) -> Vec<(String, u64)> {
    list.iter().map(|&(name, number)| (name.to_owned(), number)).collect()
}

#[test]
fn a_resumed_session_gets_what_it_missed_in_order() {
    let mut sessions = Sessions::default();
    let mut frames = open(&mut sessions, "s", (0, 1), 0);
    sessions.dispatch(event("A", None, 0));
    assert_eq!(written(&mut frames), named(&[("A", 1)]));
    sessions.cut();
    assert_eq!(frames.try_recv(), Ok(Outgoing::Cut));
    sessions.dispatch(event("B", None, 0));
    sessions.dispatch(event("C", None, 0));
    let (link, mut frames) = mpsc::unbounded_channel();
    assert_eq!(sessions.resume("s", 1, link), Ok(0));
    assert_eq!(written(&mut frames), named(&[("B", 2), ("C", 3), ("RESUMED", 4)]));
}

#[test]
fn unknown_sessions_and_impossible_sequences_are_not_resumed() {
    let mut sessions = Sessions::default();
    let _frames = open(&mut sessions, "s", (0, 1), 0);
    let (link, _kept) = mpsc::unbounded_channel();
    assert_eq!(sessions.resume("t", 0, link.clone()), Err(NotResumed::UnknownSession));
    assert_eq!(sessions.resume("s", 7, link.clone()), Err(NotResumed::InvalidSequence));
    sessions.invalidate();
    assert_eq!(sessions.resume("s", 0, link), Err(NotResumed::UnknownSession));
}

#[test]
fn events_go_to_the_shard_of_their_server_and_direct_ones_to_the_first() {
    let mut sessions = Sessions::default();
    let mut first = open(&mut sessions, "a", (0, 2), 0);
    let mut second = open(&mut sessions, "b", (1, 2), 0);
    sessions.dispatch(event("EVEN", Some(GuildId(4 << 22)), 0));
    sessions.dispatch(event("ODD", Some(GuildId(5 << 22)), 0));
    sessions.dispatch(event("DIRECT", None, 0));
    assert_eq!(written(&mut first), named(&[("EVEN", 1), ("DIRECT", 2)]));
    assert_eq!(written(&mut second), named(&[("ODD", 1)]));
    assert_eq!(sessions.connected(), 2);
}

#[test]
fn a_shard_gets_only_what_it_wants() {
    let mut sessions = Sessions::default();
    let mut frames = open(&mut sessions, "s", (0, 1), intents::GUILDS);
    sessions.dispatch(event("GUILD_CREATE", None, intents::GUILDS));
    sessions.dispatch(event("MESSAGE_CREATE", None, intents::GUILD_MESSAGES));
    assert_eq!(written(&mut frames), named(&[("GUILD_CREATE", 1)]));
}

#[test]
fn what_a_heartbeat_confirms_is_not_sent_again() {
    let mut sessions = Sessions::default();
    let _frames = open(&mut sessions, "s", (0, 1), 0);
    sessions.dispatch(event("A", None, 0));
    sessions.dispatch(event("B", None, 0));
    sessions.confirm("s", 1);
    let (link, mut frames) = mpsc::unbounded_channel();
    assert_eq!(sessions.resume("s", 0, link), Ok(0));
    assert_eq!(written(&mut frames), named(&[("B", 2), ("RESUMED", 3)]));
}
