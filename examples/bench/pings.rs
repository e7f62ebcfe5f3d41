//! Who was pinged for what: everybody once per question, and never by an outdated board.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::BenchError;
use engine::Seat;
use sandbox::{Message, Sandbox};
use store::Database;
use table::store::Store;
use table::{GameId, Outgoing, PersonId, Player, Post, PostId};

/// A question to one seat, identified by the turn message that was to ping for it.
type PingedQuestion = (GameId, Seat, PostId);

/// How many questions people were pinged for, and how many were answered before that.
pub async fn audit(store: &Database, sandbox: &Sandbox) -> Result<(u64, u64), BenchError> {
    let mut posts: Vec<Outgoing> = Vec::new();
    let mut last = PostId(0);
    while let Some(post) = store.post_after(last).await? {
        last = post.id;
        posts.push(post);
    }
    let (sent, players) = (sandbox.sent(), players(store, &posts).await?);
    no_old_boards(&posts, &sent)?;
    let mut pings: BTreeMap<PingedQuestion, u32> = questions(&posts).map(|question| (question, 0)).collect();
    for (game, person, turn) in pinged(&posts, &sent) {
        let Some(player) = players[&game].iter().find(|player| player.person == Some(person)) else { continue };
        // The newest question to them that this message can be about.
        let asked = (game, player.seat, PostId(0))..=(game, player.seat, turn);
        if let Some((_, times)) = pings.range_mut(asked).next_back() {
            *times += 1;
        }
    }
    for ((game, seat, turn), times) in &pings {
        if *times > 1 {
            return Err(BenchError::Found(format!("game {game}, seat {seat}: pinged {times} times since post {turn}")));
        }
        let asked_again = pings.range((*game, *seat, PostId(turn.0 + 1))..=(*game, *seat, PostId(i64::MAX)));
        let waits = players[game].iter().any(|player| player.seat == *seat && player.since.is_some());
        if *times == 0 && waits && asked_again.count() == 0 {
            return Err(BenchError::Found(format!("game {game}, seat {seat}: never pinged since post {turn}")));
        }
    }
    let pinged = pings.values().filter(|times| **times > 0).count();
    Ok((pinged as u64, (pings.len() - pinged) as u64))
}

fn questions(posts: &[Outgoing]) -> impl Iterator<Item = PingedQuestion> + '_ {
    posts.iter().flat_map(|post| {
        let pings = match &post.post {
            Post::Turn { pings, .. } => pings.as_slice(),
            _ => &[],
        };
        pings.iter().filter_map(|seat| Some((post.game?, *seat, post.id)))
    })
}

/// Every ping people received: the game, the person, and the turn message it belongs to.
fn pinged<'a>(posts: &'a [Outgoing], sent: &'a [Message]) -> impl Iterator<Item = (GameId, PersonId, PostId)> + 'a {
    let by_nonce: HashMap<&str, &Outgoing> = posts.iter().map(|post| (post.nonce.as_str(), post)).collect();
    sent.iter().flat_map(move |message| {
        let post = message.nonce.as_str().and_then(|nonce| by_nonce.get(nonce));
        let turn = post.and_then(|post| match post.post {
            Post::Turn { .. } => Some((post.game?, post.id)),
            Post::Call { .. } => Some((post.game?, post.about?)),
            _ => None,
        });
        let mentioned = message.mentions.iter().map(|user| PersonId(user.0));
        mentioned.filter_map(move |person| turn.map(|(game, post)| (game, person, post)))
    })
}

async fn players(store: &Database, posts: &[Outgoing]) -> Result<HashMap<GameId, Vec<Player>>, BenchError> {
    let mut players = HashMap::new();
    for game in posts.iter().filter_map(|post| post.game).collect::<BTreeSet<_>>() {
        players.insert(game, store.table(game).await?.map(|table| table.players).unwrap_or_default());
    }
    Ok(players)
}

/// A board that was replaced before it was sent would show the same as its replacement.
fn no_old_boards(posts: &[Outgoing], sent: &[Message]) -> Result<(), BenchError> {
    let turns: HashMap<&str, GameId> = posts
        .iter()
        .filter(|post| matches!(post.post, Post::Turn { .. }))
        .filter_map(|post| Some((post.nonce.as_str(), post.game?)))
        .collect();
    let mut last: HashMap<GameId, &Message> = HashMap::new();
    for message in sent {
        let Some(game) = message.nonce.as_str().and_then(|nonce| turns.get(nonce)) else { continue };
        // A question has no board.
        if message.embeds.is_empty() {
            continue;
        }
        if let Some(before) = last.insert(*game, message).filter(|before| before.embeds == message.embeds) {
            return Err(BenchError::Found(format!(
                "game {game}: {} and {} show the same board",
                before.id, message.id
            )));
        }
    }
    Ok(())
}
