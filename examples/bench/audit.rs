//! Compares what people were told with what is stored.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::time::{Duration, Instant};

use crate::BenchError;
use crate::test_table::ChosenAction;
use engine::Move;
use sandbox::Sandbox;
use store::Database;
use table::editions::Editions;
use table::store::Store;
use table::{Catalogue, DeliveryState, GameId, Outgoing, PostId, Time, verify};

/// What people did: how often each action was acknowledged, and how often its result was lost.
#[derive(Clone, Debug, Default)]
pub struct Account(BTreeMap<ChosenAction, (u32, u32)>);

impl Account {
    pub fn done(&mut self, chosen: ChosenAction) {
        chosen.actions().for_each(|action| self.0.entry(action).or_default().0 += 1);
    }

    pub fn doubtful(&mut self, chosen: ChosenAction) {
        chosen.actions().for_each(|action| self.0.entry(action).or_default().1 += 1);
    }
}

/// What the audit confirmed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audited {
    pub games: u64,
    pub entries: u64,
    /// Acknowledged actions, all of them in a log.
    pub acknowledged: u64,
    /// Unanswered actions that are in a log after all.
    pub kept: u64,
    /// Messages, each sent exactly once.
    pub messages: u64,
    /// Posts that had become pointless.
    pub dropped: u64,
    pub pings: u64,
    /// Questions that somebody was pinged for, each once.
    pub pinged: u64,
    /// Questions that were answered before anybody could be pinged for them.
    pub answered: u64,
    /// Turn messages that shrank to a line when their turn was over, or were deleted with their question.
    pub shrunk: u64,
}

impl fmt::Display for Audited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Audited { games, entries, acknowledged, kept, messages, dropped, pings, pinged, answered, shrunk } = self;
        write!(
            f,
            "{games} games replay to what is stored; {entries} entries are the {acknowledged} acknowledged actions and \
             {kept} that nobody heard of; {messages} messages were sent exactly once ({dropped} had become pointless), with \
             {pings} pings; everybody was pinged once for each of {pinged} questions ({answered} were answered before); \
             {shrunk} turn messages became lines when they were over"
        )
    }
}

/// How long the bot may take to deliver what an outage has left: a retry can be minutes away when nothing else is sent.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(15 * 60);

/// Waits until the outbox is empty.
pub async fn until_delivered(database: &str) -> Result<(), BenchError> {
    let store = Database::look(database).await?;
    let begun = Instant::now();
    while store.next_due().await?.is_some() {
        if begun.elapsed() > DELIVERY_TIMEOUT {
            let posts = store.due(Time(i64::MAX)).await?;
            return Err(BenchError::Found(format!("the outbox never becomes empty: {:?}", posts.first())));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

/// Audits everything after the bot has stopped.
pub async fn audit(database: &str, sandbox: &Sandbox, account: &Account) -> Result<Audited, BenchError> {
    let store = Database::look(database).await?;
    let report = verify(&store, &Catalogue::new(games::find, Editions::default())).await?;
    if let Some((game, difference)) = report.differences.first() {
        return Err(BenchError::Found(format!("game {game}: {difference}")));
    }
    let mut audited = Audited { games: report.games, ..Audited::default() };
    compare(&logged(&store, &mut audited).await?, account, &mut audited)?;
    delivered(&store, sandbox, &mut audited).await?;
    (audited.pinged, audited.answered) = crate::pings::audit(&store, sandbox).await?;
    audited.shrunk = crate::story::audit(&store, sandbox).await?;
    Ok(audited)
}

/// How often each action is in a log.
async fn logged(store: &Database, audited: &mut Audited) -> Result<BTreeMap<ChosenAction, u32>, BenchError> {
    let mut logged: BTreeMap<ChosenAction, u32> = BTreeMap::new();
    let mut game = GameId(0);
    while let Some(next) = store.after(game).await? {
        game = next;
        let players = store.table(game).await?.map(|table| table.players).unwrap_or_default();
        for entry in store.log(game).await?.entries {
            let player = players.iter().find(|player| player.seat == entry.entry.seat);
            let person = player.and_then(|player| player.person).map_or(0, |person| person.0);
            let Move::Act(text) = entry.entry.what else { continue };
            *logged.entry(ChosenAction { game: game.to_string(), person, text }).or_default() += 1;
            audited.entries += 1;
        }
    }
    Ok(logged)
}

/// Everything acknowledged is in a log, and nothing is there more often than it was chosen.
fn compare(logged: &BTreeMap<ChosenAction, u32>, account: &Account, audited: &mut Audited) -> Result<(), BenchError> {
    for (chosen, (done, _)) in &account.0 {
        let found = logged.get(chosen).copied().unwrap_or(0);
        if found < *done {
            return Err(BenchError::Found(format!(
                "{chosen:?} was acknowledged {done} times and is logged {found} times"
            )));
        }
        audited.acknowledged += u64::from(*done);
    }
    for (chosen, found) in logged {
        let (done, doubtful) = account.0.get(chosen).copied().unwrap_or((0, 0));
        if *found > done + doubtful {
            let asked = done + doubtful;
            return Err(BenchError::Found(format!("{chosen:?} was chosen {asked} times and is logged {found} times")));
        }
        audited.kept += u64::from(found - done);
    }
    Ok(())
}

/// Every message that should have been sent is there once, no other is there, and nobody was pinged twice by one.
async fn delivered(store: &Database, sandbox: &Sandbox, audited: &mut Audited) -> Result<(), BenchError> {
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
                0
            }
            DeliveryState::Waiting | DeliveryState::Sending => {
                return Err(BenchError::Found(format!("{post:?} was never delivered")));
            }
        };
        if sent != right {
            return Err(BenchError::Found(format!("{post:?} is there {sent} times instead of {right}")));
        }
        audited.messages += right as u64;
    }
    audited.pings = pinged_once(sandbox)?;
    Ok(())
}

/// Nobody is pinged twice by one message.
fn pinged_once(sandbox: &Sandbox) -> Result<u64, BenchError> {
    let mut pings: HashMap<_, u32> = HashMap::new();
    for ping in sandbox.pings_since(0) {
        *pings.entry((ping.message, ping.user)).or_default() += 1;
    }
    match pings.iter().find(|(_, times)| **times > 1) {
        Some((ping, times)) => Err(BenchError::Found(format!("{ping:?} was pinged {times} times"))),
        None => Ok(pings.len() as u64),
    }
}
