//! Which button or menu does what.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::play::stamp_of;
use super::response::Response;
use crate::engine::Stamp;
use crate::present::{Press, PrivatePanel, Trail, TurnContext, Verb, words};
use crate::table::{GameId, Refusal, Time};

impl Handler {
    /// Carries out a press. Presses that only open something show the current state, however old the panel is.
    pub async fn press(&self, invoker: &Invoker, press: &Press) -> HandlerResult {
        match press.verb {
            Verb::Thread if press.game.is_empty() => return self.open_in_thread(invoker, &press.detail).await,
            Verb::Forget => return self.forget(invoker).await,
            Verb::Settings => return self.choose_setting(invoker, &press.detail).await,
            Verb::Reminders => return self.choose_reminder(invoker, &press.detail).await,
            Verb::Term => return self.term_of(invoker, &press.detail).await,
            Verb::Ratings => return self.ratings(invoker, &press.detail).await,
            Verb::Stats => return self.stats(invoker, &press.detail).await,
            Verb::Replay => return self.replay(invoker, None, &press.detail).await,
            Verb::Play | Verb::Ranking | Verb::Replays | Verb::Season | Verb::Nudge => {
                return self.press_challenge(invoker, press).await;
            }
            _ => {}
        }
        let game = game_of(press)?;
        match press.verb {
            Verb::Join => self.join(invoker, game).await,
            Verb::Leave => self.leave(invoker, game).await,
            Verb::Start => self.start(invoker, game).await,
            Verb::Bots => self.bots(invoker, game, &press.detail).await,
            Verb::Options => self.choose_option(invoker, game, &press.detail).await,
            Verb::Thread => self.choose_place(invoker, game, &press.detail).await,
            Verb::Turn => self.turn(invoker, game).await,
            Verb::Do | Verb::Sure | Verb::Trust => self.choose(invoker, game, press).await,
            Verb::NotNow => self.not_now(invoker, game).await,
            Verb::Page => {
                let trail = press.detail.parse().unwrap_or_default();
                self.level(invoker, game, stamp_of(press)?, trail).await
            }
            Verb::Undo => self.undo(invoker, game, Some(stamp_of(press)?)).await,
            Verb::Again => self.start_over(invoker, game, Some(stamp_of(press)?)).await,
            Verb::Board => self.board(invoker, game, &press.detail, false).await,
            Verb::Log => self.log(invoker, game, sheet(press), false).await,
            Verb::Recap => self.recap(invoker, game, sheet(press)).await,
            Verb::Score => self.score(invoker, game, sheet(press), false).await,
            Verb::Rules => self.term(invoker, game, &press.detail).await,
            Verb::Hand => self.hand(invoker, game).await,
            Verb::FirstTurns => self.first_turns(invoker, game).await,
            Verb::Rematch => self.rematch(invoker, game).await,
            Verb::Record => self.export(invoker, game).await,
            Verb::Review => self.review(invoker, game, &press.detail).await,
            Verb::Cancel => self.cancel(invoker, game).await,
            Verb::Snooze => self.snooze(invoker, game, made(press)?).await,
            Verb::Mute => self.mute(invoker, game, made(press)?).await,
            Verb::Table => self.table_page(invoker, game).await,
            Verb::Propose => self.propose(invoker, game, &press.detail).await,
            Verb::Vote => self.vote(invoker, game, &press.detail).await,
            Verb::Seat => self.seat(invoker, game, &press.detail).await,
            Verb::Clock => self.set_clock(invoker, game, &press.detail).await,
            Verb::Host => self.hand_over(invoker, game, &press.detail).await,
            Verb::Watch => self.watch(invoker, game, &press.detail).await,
            Verb::Follow => self.follow(invoker, game, &press.detail).await,
            Verb::Always => self.answer_always(invoker, game, press).await,
            Verb::Revoke => self.revoke(invoker, game, &press.detail).await,
            Verb::Forget | Verb::Settings | Verb::Reminders | Verb::Term | Verb::Ratings | Verb::Stats => {
                Err(Refusal::NoGameHere)
            }
            Verb::Replay => Err(Refusal::NoGameHere),
            Verb::Play | Verb::Ranking | Verb::Replays | Verb::Season | Verb::Nudge => Err(Refusal::NoSuchChallenge),
        }
    }

    /// Another level of a menu.
    pub async fn level(&self, invoker: &Invoker, game: GameId, stamp: Stamp, trail: Trail) -> HandlerResult {
        let table = self.tables.seat(game, invoker.requester()).await?;
        if table.stamp() != Some(stamp) {
            return Err(Refusal::Stale(Box::new(table)));
        }
        let reader = invoker.reader(&self.tables).await?;
        Ok(self.turn_panel(&reader, &table, TurnContext { trail, ..TurnContext::default() }).await)
    }

    /// What is not possible now, and why.
    async fn not_now(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.seat(game, invoker.requester()).await?;
        let view = table.view().ok_or(Refusal::NotStarted)?;
        Ok(PrivatePanel::not_now(&TableContext::of(&table.public()).context(), &reader, view).into())
    }

    async fn forget(&self, invoker: &Invoker) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        self.tables.forget(&invoker.request).await?;
        Ok(Response::from(PrivatePanel::word(&reader, &words::FORGOTTEN.say())))
    }
}

/// The game a press is about: a menu of games carries it as its detail.
fn game_of(press: &Press) -> Result<GameId, Refusal> {
    let text = if press.game.is_empty() { &press.detail } else { &press.game };
    text.parse().map_err(|_| malformed())
}

/// A button or number that this build cannot read gets the same refusal as a table that does not exist.
pub(super) fn malformed() -> Refusal {
    Refusal::NoSuchGame(GameId(0))
}

/// When the reminder being answered was made.
fn made(press: &Press) -> Result<Time, Refusal> {
    press.detail.parse().map(Time).map_err(|_| malformed())
}

fn sheet(press: &Press) -> usize {
    press.detail.parse().unwrap_or_default()
}
