//! Playing for bots: whoever leads finds those that are asked, thinks on threads of low priority, and enters the answers.
//!
//! Nothing is noted of thinking. After a restart the same bots are asked, and think the same; an answer is entered under the
//! number of its entry, so it comes once, whatever breaks in between. People's answers never wait for a bot: thinking begins
//! from a snapshot, and holds no lock.

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinSet;

use super::BotSeat;
use crate::engine::Declined;
use crate::engine::search::{Advice, Weighed};
use crate::table::acting::enter_all;
use crate::table::answer::{Answer, Confirm, Refusal};
use crate::table::editing::{Author, NotEdited};
use crate::table::ids::{GameId, InteractionId, Which};
use crate::table::scheduler::GLANCE;
use crate::table::sight::PrivateTable;
use crate::table::store::CommitError;
use crate::table::{StoreError, Tables};

/// How many bots think at the same time, where there are processors enough.
const AT_ONCE: usize = 2;

/// As many turns to think as there may be at the same time.
pub(in crate::table) fn turns_to_think() -> Semaphore {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new((processors - 1).clamp(1, AT_ONCE))
}

/// How much the threads give way to everything else.
#[cfg(unix)]
const NICENESS: i32 = 10;
/// How long a table waits after something went wrong there.
const RECOVERY: Duration = Duration::from_secs(2);

/// The tables at which bots play now.
#[derive(Default)]
struct Games {
    playing: JoinSet<GameId>,
    taken_up: HashMap<GameId, Look>,
}

/// Whether a table is looked at once more when its bots have played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
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

    /// Plays for bots until `stop`. What is being thought then is left: it is thought again.
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
        let mut games = Games::default();
        self.take_up(&mut games).await;
        loop {
            tokio::select! {
                () = self.tables.0.bots_asked.notified() => self.take_up(&mut games).await,
                () = self.tables.0.clock.until(self.tables.now().plus(GLANCE)) => self.take_up(&mut games).await,
                Some(done) = games.playing.join_next() => match done {
                    // Somebody may have asked a bot there after the last look.
                    Ok(game) if games.taken_up.remove(&game) == Some(Look::Again) => self.play_on(&mut games, game),
                    Ok(_) => {}
                    Err(error) => {
                        tracing::error!(%error, "playing for a bot failed; it is tried again in a minute");
                        games.taken_up.clear();
                    }
                },
            }
        }
    }

    /// Takes up every table at which a bot is asked.
    async fn take_up(&self, games: &mut Games) {
        let asked = match self.tables.0.store.bots_asked().await {
            Ok(asked) => asked,
            Err(error) => return tracing::error!(%error, "bots must wait"),
        };
        for game in asked {
            match games.taken_up.get_mut(&game) {
                Some(look) => *look = Look::Again,
                None => self.play_on(games, game),
            }
        }
    }

    fn play_on(&self, games: &mut Games, game: GameId) {
        games.taken_up.insert(game, Look::Once);
        games.playing.spawn(self.clone().look_after(game));
    }

    /// Plays for all bots that are asked, and for those that are asked then, until only people are.
    pub async fn play_all(&self) -> Result<(), StoreError> {
        for game in self.tables.0.store.bots_asked().await? {
            self.play(game).await?;
        }
        Ok(())
    }

    async fn look_after(self, game: GameId) -> GameId {
        if let Err(error) = self.play(game).await {
            tracing::error!(%game, %error, "a bot must wait");
            self.tables.0.clock.until(self.tables.now().plus(RECOVERY)).await;
        }
        game
    }

    /// Plays for the bots of one table until it waits for people alone.
    async fn play(&self, game: GameId) -> Result<(), StoreError> {
        loop {
            // Waiting for a turn to think comes first, so that nothing old is thought about.
            let turn = self.tables.0.thinking.acquire().await;
            let Some(live) = self.tables.known(game).await? else { return Ok(()) };
            let Some((seat, bot)) = live.asked_bot() else { return Ok(()) };
            let table = PrivateTable { live, seat };
            let advice = think(table.clone(), bot).await;
            drop(turn);
            let advice = advice.ok_or_else(|| StoreError::Failed(format!("the bot on seat {seat} found no answer")))?;
            let answers: Vec<String> = best_first(advice).into_iter().map(|one| one.action).collect();
            self.tables.enter_for_bot(&table, &answers).await?;
        }
    }
}

/// Everything that the bot could do, what it thinks best first.
pub(super) fn best_first(advice: Advice) -> Vec<Weighed<String>> {
    let best = advice.best;
    let mut weighed: Vec<(bool, Weighed<String>)> =
        advice.weighed.into_iter().enumerate().map(|(place, one)| (place != best, one)).collect();
    weighed.sort_by_key(|(other, one)| (*other, std::cmp::Reverse(one.visits)));
    weighed.into_iter().map(|(_, one)| one).collect()
}

/// What a bot had best do, found on a thread of its own. None: there is nothing it could do, or the search failed.
pub(super) async fn think(table: PrivateTable, bot: BotSeat) -> Option<Advice> {
    let (tell, told) = oneshot::channel();
    let search = move || {
        give_way();
        let advice = table.sight().and_then(|sight| sight.advise(&bot.level.settings(), &bot.secret));
        // Whoever asked may have gone.
        drop(tell.send(advice));
    };
    if let Err(error) = std::thread::Builder::new().name("bot".to_owned()).spawn(search) {
        tracing::error!(%error, "a bot has no thread to think on");
        return None;
    }
    told.await.ok().flatten()
}

/// Lets everything else that the machine has to do go first.
pub(super) fn give_way() {
    // Where that is not allowed, thinking is as important as everything else.
    #[cfg(unix)]
    let _ = rustix::process::nice(NICENESS);
}

impl Tables {
    /// Enters the answer of a bot, as a person's is entered, if the game still stands as the bot saw it. Of several the first
    /// is taken after which the game can go on.
    pub(in crate::table) async fn enter_for_bot(
        &self,
        seen: &PrivateTable,
        answers: &[String],
    ) -> Result<(), StoreError> {
        let (game, seat, entries) = (seen.live.row.id, seen.seat, seen.live.row.entries);
        let id = InteractionId::new(format!("bot:{game}:{}", entries + 1));
        let entered = self.edit(Which::Game(game), Author::program(&id), |draft| {
            let asked = draft.table().and_then(|table| table.0.asked_bot()).map(|(seat, _)| seat);
            if draft.row.entries != entries || asked != Some(seat) {
                return Ok(((), Answer::Noted));
            }
            for answer in answers {
                match enter_all(draft, seat, std::slice::from_ref(answer), Vec::new(), Confirm::Never) {
                    Err(Refusal::Declined(Declined::Stuck { .. })) => {
                        tracing::error!(%game, %seat, entry = entries, "a dead end in the rules: a bot goes elsewhere");
                    }
                    decided => return decided.map(|decided| ((), decided.answer)),
                }
            }
            Err(Refusal::Unavailable(StoreError::Failed(format!("the bot on seat {seat} cannot go on"))))
        });
        match entered.await {
            Ok(_) | Err(NotEdited::CommitError(CommitError::Repeated(_), _)) => Ok(()),
            Err(error) => Err(error
                .trouble()
                .unwrap_or_else(|| StoreError::Failed(format!("the bot on seat {seat} was refused")))),
        }
    }
}
