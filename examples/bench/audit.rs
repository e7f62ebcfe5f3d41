//! Comparing what people were told with what is stored.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::time::Duration;

use crate::Failed;
use crate::test_table::Chosen;
use correio::editions::Editions;
use correio::engine::Move;
use correio::games;
use correio::sandbox::Sandbox;
use correio::store::Database;
use correio::table::store::Store;
use correio::table::{Catalogue, DeliveryState, GameId, Outgoing, PostId, verify};

/// What people did: how often each thing was acknowledged, and how often nobody heard what came of it.
#[derive(Clone, Debug, Default)]
pub struct Account(BTreeMap<Chosen, (u32, u32)>);

impl Account {
    pub fn done(&mut self, chosen: Chosen) {
        chosen.actions().for_each(|action| self.0.entry(action).or_default().0 += 1);
    }

    pub fn doubtful(&mut self, chosen: Chosen) {
        chosen.actions().for_each(|action| self.0.entry(action).or_default().1 += 1);
    }
}

/// What was found to be right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audited {
    pub games: u64,
    pub entries: u64,
    /// Acknowledged actions, all of them in a log.
    pub acknowledged: u64,
    /// Unanswered actions that are in a log after all.
    pub kept: u64,
    /// Messages, each sent just once.
    pub messages: u64,
    /// Posts that were pointless when their time came.
    pub dropped: u64,
    pub pings: u64,
    /// Questions that somebody was called for, each once.
    pub called: u64,
    /// Questions that were answered before anybody could be called for them.
    pub answered: u64,
    /// Turn messages that became a line when their turn was over, or went with their question.
    pub shrunk: u64,
}

impl fmt::Display for Audited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Audited { games, entries, acknowledged, kept, messages, dropped, pings, called, answered, shrunk } = self;
        write!(
            f,
            "{games} games replay to what is stored; {entries} entries are the {acknowledged} acknowledged actions and \
             {kept} that nobody heard of; {messages} messages were sent just once ({dropped} had become pointless), with \
             {pings} pings; everybody was called once for each of {called} questions ({answered} were answered before); \
             {shrunk} turn messages became lines when they were over"
        )
    }
}

/// Waits until the outbox is empty.
pub async fn until_delivered(database: &str) -> Result<(), Failed> {
    let store = Database::look(database).await?;
    for _ in 0..600 {
        if store.next_due().await?.is_none() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err(Failed::Found("something is never delivered".to_owned()))
}

/// Looks through everything after the bot has ended.
pub async fn audit(database: &str, sandbox: &Sandbox, account: &Account) -> Result<Audited, Failed> {
    let store = Database::look(database).await?;
    let report = verify(&store, &Catalogue::new(games::find, Editions::default())).await?;
    if let Some((game, difference)) = report.differences.first() {
        return Err(Failed::Found(format!("game {game}: {difference}")));
    }
    let mut audited = Audited { games: report.games, ..Audited::default() };
    compare(&logged(&store, &mut audited).await?, account, &mut audited)?;
    delivered(&store, sandbox, &mut audited).await?;
    (audited.called, audited.answered) = crate::calls::audit(&store, sandbox).await?;
    audited.shrunk = crate::story::audit(&store, sandbox).await?;
    Ok(audited)
}

/// How often each action is in a log.
async fn logged(store: &Database, audited: &mut Audited) -> Result<BTreeMap<Chosen, u32>, Failed> {
    let mut logged: BTreeMap<Chosen, u32> = BTreeMap::new();
    let mut game = GameId(0);
    while let Some(next) = store.after(game).await? {
        game = next;
        let players = store.table(game).await?.map(|table| table.players).unwrap_or_default();
        for entry in store.log(game).await?.entries {
            let player = players.iter().find(|player| player.seat == entry.entry.seat);
            let person = player.and_then(|player| player.person).map_or(0, |person| person.0);
            let Move::Act(text) = entry.entry.what else { continue };
            *logged.entry(Chosen { game: game.to_string(), person, text }).or_default() += 1;
            audited.entries += 1;
        }
    }
    Ok(logged)
}

/// Everything acknowledged is in a log, and nothing is there more often than it was chosen.
fn compare(logged: &BTreeMap<Chosen, u32>, account: &Account, audited: &mut Audited) -> Result<(), Failed> {
    for (chosen, (done, _)) in &account.0 {
        let found = logged.get(chosen).copied().unwrap_or(0);
        if found < *done {
            return Err(Failed::Found(format!("{chosen:?} was acknowledged {done} times and is logged {found} times")));
        }
        audited.acknowledged += u64::from(*done);
    }
    for (chosen, found) in logged {
        let (done, doubtful) = account.0.get(chosen).copied().unwrap_or((0, 0));
        if *found > done + doubtful {
            let asked = done + doubtful;
            return Err(Failed::Found(format!("{chosen:?} was chosen {asked} times and is logged {found} times")));
        }
        audited.kept += u64::from(found - done);
    }
    Ok(())
}

/// Every message that was to be sent is there once, and every ping with it.
async fn delivered(store: &Database, sandbox: &Sandbox, audited: &mut Audited) -> Result<(), Failed> {
    let nonces: HashMap<String, usize> = sandbox.nonces();
    let mut last = PostId(0);
    while let Some(post) = store.post_after(last).await? {
        last = post.id;
        let Outgoing { delivery, nonce, .. } = &post;
        let sent = nonces.get(nonce).copied().unwrap_or(0);
        let right = match delivery {
            DeliveryState::Sent if post.post.is_change() => 0,
            DeliveryState::Sent => 1,
            DeliveryState::Dropped => {
                audited.dropped += 1;
                continue;
            }
            DeliveryState::Waiting | DeliveryState::Sending => {
                return Err(Failed::Found(format!("{post:?} was never delivered")));
            }
        };
        if sent != right {
            return Err(Failed::Found(format!("{post:?} is there {sent} times instead of {right}")));
        }
        audited.messages += right as u64;
    }
    audited.pings = pinged_once(sandbox)?;
    Ok(())
}

/// Nobody is called twice by one message.
fn pinged_once(sandbox: &Sandbox) -> Result<u64, Failed> {
    let mut pings: HashMap<_, u32> = HashMap::new();
    for ping in sandbox.pings_since(0) {
        *pings.entry((ping.message, ping.user)).or_default() += 1;
    }
    match pings.iter().find(|(_, times)| **times > 1) {
        Some((ping, times)) => Err(Failed::Found(format!("{ping:?} was called {times} times"))),
        None => Ok(pings.len() as u64),
    }
}
