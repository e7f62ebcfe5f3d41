//! Playing for bots: the leading process finds the bots that are asked, thinks on low-priority threads, and enters the
//! answers.
//!
//! Thinking leaves no trace in the store. After a restart the same bots are asked and think the same; an answer is
//! entered under the number of its entry, so it is entered once whatever breaks in between. People never wait for a
//! bot: thinking starts from a snapshot and holds no lock.

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::BotSeat;
use crate::answer::{Answer, Confirm, Refusal};
use crate::change::acting::enter_all;
use crate::change::editing::{Author, EditError};
use crate::ids::{GameId, InteractionId, Which};
use crate::operating::scheduler::POLL_INTERVAL;
use crate::store::CommitError;
use crate::view::PrivateTable;
use crate::{StoreError, Tables};
use engine::Declined;
use engine::search::{Advice, Weighed};

/// The nice value of thinking threads.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;
/// How long a table waits after an error there; twice as long after each further one, up to `POLL_INTERVAL`.
const RECOVERY: Duration = Duration::from_secs(2);

/// The tables at which bots are playing now.
#[derive(Default)]
struct ActiveGames {
    playing: JoinSet<GameId>,
    taken_up: HashMap<GameId, Recheck>,
}

/// Whether a table is checked again when its bots have played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Recheck {
    Once,
    Again,
}

/// Plays for the bots at all tables. Cheap to clone.
#[derive(Clone)]
pub struct BotWorker {
    pub(super) tables: Tables,
}

impl BotWorker {
    pub fn new(tables: Tables) -> BotWorker {
        BotWorker { tables }
    }

    /// Plays for bots until `stop`. Thinking in progress is abandoned; it will be repeated.
    pub async fn run(&self, stop: impl Future<Output = ()>) {
        if !self.tables.has_bots() {
            return stop.await;
        }
        tokio::select! {
            () = stop => {}
            () = self.play_at_tables() => {}
            () = self.set_pars() => {}
            () = self.review_games() => {}
        }
    }

    async fn play_at_tables(&self) {
        let mut games = ActiveGames::default();
        self.take_up(&mut games).await;
        loop {
            tokio::select! {
                () = self.tables.0.bots_asked.notified() => self.take_up(&mut games).await,
                () = self.tables.0.clock.until(self.tables.now().plus(POLL_INTERVAL)) => self.take_up(&mut games).await,
                Some(done) = games.playing.join_next() => match done {
                    // A bot there may have been asked after the last check.
                    Ok(game) if games.taken_up.remove(&game) == Some(Recheck::Again) => self.play_on(&mut games, game),
                    Ok(_) => {}
                    Err(error) => {
                        tracing::error!(%error, "playing for a bot failed; retrying in a minute");
                        games.taken_up.clear();
                    }
                },
            }
        }
    }

    /// Takes up every table at which a bot is asked.
    async fn take_up(&self, games: &mut ActiveGames) {
        let asked = match self.tables.0.store.bots_asked().await {
            Ok(asked) => asked,
            Err(error) => return tracing::error!(%error, "cannot look for bots to play; retrying later"),
        };
        for game in asked {
            match games.taken_up.get_mut(&game) {
                Some(look) => *look = Recheck::Again,
                None => self.play_on(games, game),
            }
        }
    }

    fn play_on(&self, games: &mut ActiveGames, game: GameId) {
        games.taken_up.insert(game, Recheck::Once);
        games.playing.spawn(self.clone().play_despite_errors(game));
    }

    /// Plays for all bots that are asked, and those asked as a result, until only people are.
    #[cfg(feature = "testing")]
    pub async fn play_all(&self) -> Result<(), StoreError> {
        for game in self.tables.0.store.bots_asked().await? {
            self.play(game).await?;
        }
        Ok(())
    }

    /// Plays for the bots of one table, and tries again after each error.
    pub async fn play_despite_errors(self, game: GameId) -> GameId {
        let mut delay = RECOVERY;
        while let Err(error) = self.play(game).await {
            if error.need().is_some() {
                self.tables.until_writable().await;
                continue;
            }
            tracing::error!(%game, %error, "a bot cannot play now; retrying later");
            self.tables.0.clock.until(self.tables.now().plus(delay)).await;
            delay = (2 * delay).min(POLL_INTERVAL);
        }
        game
    }

    /// Plays for the bots of one table until it waits only for people.
    async fn play(&self, game: GameId) -> Result<(), StoreError> {
        loop {
            // Waits for a thinking slot first, so that the position is not outdated by the time the search starts.
            let slot = self.tables.0.thinking.for_bot().await;
            let Some(loaded) = self.tables.readable(game).await? else { return Ok(()) };
            let Some((seat, bot)) = loaded.asked_bot() else { return Ok(()) };
            let table = PrivateTable { loaded, seat };
            let advice = think(table.clone(), bot).await;
            drop(slot);
            let advice = advice.ok_or_else(|| StoreError::Failed(format!("the bot on seat {seat} found no answer")))?;
            let answers: Vec<String> = best_first(&advice).into_iter().map(|one| one.action).collect();
            self.tables.enter_for_bot(&table, &answers).await?;
        }
    }
}

/// Everything the bot could do, in its order of preference.
pub(super) fn best_first(advice: &Advice) -> Vec<Weighed<String>> {
    let best = advice.best;
    let mut weighed: Vec<(bool, Weighed<String>)> =
        advice.weighed.iter().cloned().enumerate().map(|(place, one)| (place != best, one)).collect();
    weighed.sort_by_key(|(other, one)| (*other, std::cmp::Reverse(one.visits)));
    weighed.into_iter().map(|(_, one)| one).collect()
}

/// The bot's best actions, found on a thread of its own. None: it has no action, or the search failed.
pub(super) async fn think(table: PrivateTable, bot: BotSeat) -> Option<Advice> {
    let advise = move || table.view().and_then(|view| view.advise(&bot.level.settings(), &bot.secret));
    in_background("bot", advise).await.flatten()
}

/// Does work on a low-priority thread of its own. None: the thread could not be started, or the work panicked.
pub(super) async fn in_background<T: Send + 'static>(
    name: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = oneshot::channel();
    let work = move || {
        lower_priority();
        // Nobody may be waiting for the result any more.
        drop(sender.send(work()));
    };
    if let Err(error) = std::thread::Builder::new().name(name.to_owned()).spawn(work) {
        tracing::error!(%error, name, "cannot start a background thread");
        return None;
    }
    receiver.await.ok()
}

/// Lowers the priority of this thread, so that everything else on the machine goes first.
fn lower_priority() {
    // Only on Linux does a thread have a nice value of its own; elsewhere each call would slow the whole process down
    // further. Where that is not permitted, the thread keeps its normal priority.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(NICENESS);
}

impl Tables {
    /// Enters a bot's answer as a person's would be, if the position is still the one the bot saw. Takes the first of
    /// its actions after which the game can continue.
    pub(crate) async fn enter_for_bot(&self, seen: &PrivateTable, answers: &[String]) -> Result<(), StoreError> {
        let (game, seat, entries) = (seen.loaded.row.id, seen.seat, seen.loaded.row.entries);
        let id = InteractionId::new(format!("bot:{game}:{}", entries + 1));
        let entered = self.edit(Which::Game(game), Author::program(&id), &|draft| {
            let asked = draft.table().and_then(|table| table.0.asked_bot()).map(|(seat, _)| seat);
            if draft.row.entries != entries || asked != Some(seat) {
                return Ok(((), Answer::Noted));
            }
            for answer in answers {
                match enter_all(draft, seat, std::slice::from_ref(answer), Vec::new(), Confirm::Never) {
                    Err(Refusal::Declined(Declined::Stuck { .. })) => {
                        tracing::error!(%game, %seat, entry = entries, "a dead end in the rules: the bot takes another action");
                    }
                    decided => return decided.map(|decided| ((), decided.answer)),
                }
            }
            Err(Refusal::Unavailable(StoreError::Failed(format!("the bot on seat {seat} cannot continue"))))
        }).await;
        match entered {
            Ok(_) | Err(EditError::Commit(CommitError::Repeated(_), _)) => Ok(()),
            Err(error) => Err(error
                .store_error()
                .unwrap_or_else(|| StoreError::Failed(format!("the bot on seat {seat} was refused")))),
        }
    }
}
