//! Hints: how the search rates a player's options, at tables where no other person is affected.
//!
//! The table records a hint before the player sees it, so a result with hints never looks like one without.

use super::worker::{best_first, think};
use super::{BotSeat, LEVEL_OF_HINTS};
use crate::engine::Choice;
use crate::table::answer::{Refusal, Request};
use crate::table::ids::{GameId, PersonId};
use crate::table::life::Former;
use crate::table::lobby::running;
use crate::table::store::Player;
use crate::table::view::PrivateTable;
use crate::table::{Tables, fresh_seed};

/// How many options are shown.
const SHOWN: usize = 3;

/// How the search rates one option.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub choice: Choice,
    /// How well it did when tried, out of 100.
    pub chances: u32,
    /// The lead over the best other party, in points; negative when behind.
    pub lead: i32,
}

impl Tables {
    /// The best options of the player who is asked, best first. Only where no other person plays or played, and never in
    /// a challenge.
    pub async fn hint(&self, request: &Request, game: GameId) -> Result<(PrivateTable, Vec<Hint>), Refusal> {
        if !self.has_bots() {
            return Err(Refusal::BotsOff);
        }
        let former = self.0.store.former_players(game).await?;
        let noted = self.change(request, game, |draft| {
            running(draft)?;
            if draft.row.place.challenge().is_some() || !is_alone(request.person, &draft.players, &former) {
                return Err(Refusal::NoHints);
            }
            match (draft.private_of(request.person), draft.table()) {
                (Some(table), _) if table.view().is_some_and(|view| view.question().is_some()) => {}
                (_, Some(table)) => return Err(Refusal::NotYourTurn(table)),
                (_, None) => return Err(Refusal::NotStarted),
            }
            draft.row.life.hints += 1;
            Ok(draft.kept())
        });
        let table = noted.await?.seat.ok_or(Refusal::NotSeated)?;
        let bot = BotSeat { level: LEVEL_OF_HINTS, secret: fresh_seed()? };
        let advice = {
            let _slot = self.0.thinking.acquire().await;
            think(table.clone(), bot).await
        };
        let Some(advice) = advice else { return Err(Refusal::NotYourTurn(table.public())) };
        let choices = table.choices();
        let hints = best_first(advice).into_iter().filter_map(|weighed| {
            let choice = choices.iter().find(|choice| choice.text == weighed.action)?.clone();
            let chances = (weighed.value.clamp(0.0, 1.0) * 100.0).round() as u32;
            Some(Hint { choice, chances, lead: weighed.lead.round() as i32 })
        });
        let hints = hints.take(SHOWN).collect();
        Ok((table, hints))
    }
}

/// Whether no other person sits or sat at a table. A forgotten person counts as another person.
fn is_alone(person: PersonId, players: &[Player], former: &[Former]) -> bool {
    let seated = players.iter().all(|player| player.person == Some(person) || player.bot.is_some());
    seated && former.iter().all(|sat| sat.person == Some(person) || sat.is_bot())
}
