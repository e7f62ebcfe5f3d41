//! Which button or menu does what.

use super::answer::Answer;
use super::caller::Caller;
use super::desk::{Desk, Done, turn_panel};
use super::play::stamp_of;
use crate::present::{Press, PrivatePanel, Step, Trail, Verb, words};
use crate::table::{GameId, Refusal, Time};

impl Desk {
    /// Carries a press out. What only opens something shows what is current, however old the panel is.
    pub async fn press(&self, caller: &Caller, press: &Press) -> Done {
        match press.verb {
            Verb::Thread => return self.open_in_thread(caller, &press.detail).await,
            Verb::Forget => return self.forget(caller).await,
            Verb::Play | Verb::Ranking | Verb::Replays | Verb::Replay | Verb::Nudge => {
                return self.press_challenge(caller, press).await;
            }
            _ => {}
        }
        let game = game_of(press)?;
        match press.verb {
            Verb::Join => self.join(caller, game).await,
            Verb::Leave => self.leave(caller, game).await,
            Verb::Start => self.start(caller, game).await,
            Verb::Turn => self.turn(caller, game).await,
            Verb::Do | Verb::Sure => self.choose(caller, game, press).await,
            Verb::Page => self.page(caller, game, press).await,
            Verb::Undo => self.undo(caller, game, Some(stamp_of(press)?)).await,
            Verb::Again => self.start_over(caller, game, Some(stamp_of(press)?)).await,
            Verb::Board => self.board(caller, game, &press.detail, false).await,
            Verb::Log => self.log(caller, game, sheet(press), false).await,
            Verb::Recap => self.recap(caller, game, sheet(press)).await,
            Verb::Score => self.score(caller, game, sheet(press), false).await,
            Verb::Rules => self.term(caller, game, &press.detail).await,
            Verb::Hand => self.hand(caller, game).await,
            Verb::Rematch => self.rematch(caller, game).await,
            Verb::Record => self.export(caller, game).await,
            Verb::Cancel => self.cancel(caller, game).await,
            Verb::Snooze => self.snooze(caller, game, made(press)).await,
            Verb::Mute => self.mute(caller, game, made(press)).await,
            Verb::Thread | Verb::Forget => Err(Refusal::NoGameHere),
            Verb::Play | Verb::Ranking | Verb::Replays | Verb::Replay | Verb::Nudge => Err(Refusal::NoSuchChallenge),
        }
    }

    /// Another level of a menu.
    async fn page(&self, caller: &Caller, game: GameId, press: &Press) -> Done {
        let table = self.tables.seat(game, caller.viewer()).await?;
        if table.stamp() != Some(stamp_of(press)?) {
            return Err(Refusal::Stale(Box::new(table)));
        }
        let trail: Trail = press.detail.parse().unwrap_or_default();
        let reader = caller.reader(&self.tables).await?;
        Ok(turn_panel(&reader, &table, &Step { trail, ..Step::default() }).into())
    }

    async fn forget(&self, caller: &Caller) -> Done {
        let reader = caller.reader(&self.tables).await?;
        self.tables.forget(&caller.request).await?;
        Ok(Answer::from(PrivatePanel::word(&reader, &words::FORGOTTEN.say())))
    }
}

/// The game a press is about: a menu of games has it as its detail.
fn game_of(press: &Press) -> Result<GameId, Refusal> {
    let text = if press.game.is_empty() { &press.detail } else { &press.game };
    text.parse().map_err(|_| Refusal::NoSuchGame(GameId(0)))
}

/// When the reminder was made that is answered.
fn made(press: &Press) -> Time {
    Time(press.detail.parse().unwrap_or_default())
}

fn sheet(press: &Press) -> usize {
    press.detail.parse().unwrap_or_default()
}
