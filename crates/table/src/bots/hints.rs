//! Hints: how the search rates a player's options, at tables where no other person is affected.
//!
//! The table records a hint before the player sees it, so a result with hints never looks like one without. Everybody
//! has one hint at a time and a few a minute, and bots go first.

use std::time::Duration;

use super::worker::{best_first, think};
use super::{BotSeat, LEVEL_OF_HINTS};
use crate::answer::{Limit, Refusal, Request};
use crate::change::draft::Draft;
use crate::change::lobby::running;
use crate::clock::MINUTE;
use crate::cooldown::Cooldown;
use crate::ids::{GameId, PersonId, Which};
use crate::life::Former;
use crate::store::{Player, StoreError};
use crate::view::PrivateTable;
use crate::{Tables, fresh_seed};
use engine::Choice;

/// How many options are shown.
const SHOWN: usize = 3;
/// How many hints one person gets in a minute.
const A_MINUTE: u32 = 5;
/// A hint that has waited this long is not computed: its request can hardly be answered any more.
const PATIENCE: Duration = Duration::from_secs(14 * 60);

/// How often people ask for hints.
pub(crate) struct HintLimits {
    lately: Cooldown,
    /// Those that are being computed.
    pending: Cooldown,
}

impl Default for HintLimits {
    fn default() -> HintLimits {
        HintLimits { lately: Cooldown::per(MINUTE), pending: Cooldown::per(Duration::MAX) }
    }
}

/// How the search rates one option.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub choice: Choice,
    /// What the player would probably do next, one after another.
    pub then: Vec<Choice>,
    /// How well it did when tried, out of 100.
    pub chances: u32,
    /// The lead over the best other party, in points; negative when behind.
    pub lead: i32,
}

impl Tables {
    /// Whether this player is asked and may have a hint.
    pub async fn offers_hint(&self, table: &PrivateTable) -> Result<bool, StoreError> {
        let public = table.public();
        let asked = table.view().is_some_and(|view| view.question().is_some());
        let player = public.player(table.seat()).and_then(|player| player.person);
        let Some(person) = player.filter(|_| asked && self.has_bots() && public.place().challenge().is_none()) else {
            return Ok(false);
        };
        // Most tables have several people: nothing is looked up for those.
        Ok(is_alone(person, public.players(), &[])
            && is_alone(person, public.players(), &self.0.store.former_players(public.id()).await?))
    }

    /// The best options of the player who is asked, best first. Only where no other person plays or played, and never in
    /// a challenge.
    pub async fn hint(&self, request: &Request, game: GameId) -> Result<(PrivateTable, Vec<Hint>), Refusal> {
        if !self.has_bots() {
            return Err(Refusal::BotsOff);
        }
        let (person, now) = (request.person, self.now());
        let limits = &self.0.hints;
        let _pending = limits.pending.admit(person, Some(1), now).map_err(|_| Refusal::HintPending)?;
        let lately = limits.lately.admit(person, Some(A_MINUTE), now);
        let lately = lately.map_err(|again| Refusal::TooSoon { limit: Limit::Hint, again })?;
        let former = self.0.store.former_players(game).await?;
        let (_, loaded) = self.find_for(Which::Game(game), Some(&request.requester())).await?;
        may_have_hint(&Draft::of(&loaded, &request.id, &self.0.numbers, now), request, &former)?;
        let slot = tokio::select! {
            biased;
            () = self.0.clock.until(now.plus(PATIENCE)) => return Err(Refusal::HintTooLate),
            slot = self.0.thinking.for_hint() => slot,
        };
        let noted = self.change(request, game, |draft| {
            may_have_hint(draft, request, &former)?;
            draft.row.life.hints += 1;
            Ok(draft.kept())
        });
        let table = noted.await?.seat.ok_or(Refusal::NotSeated)?;
        lately.spend();
        let bot = BotSeat { level: LEVEL_OF_HINTS, secret: fresh_seed()? };
        let advice = think(table.clone(), bot).await;
        drop(slot);
        let Some(advice) = advice else { return Err(Refusal::NotYourTurn(table.public())) };
        let then = |action: &str| {
            let place = advice.weighed.iter().position(|one| one.action == action)?;
            advice.continuations.get(place)
        };
        let hints = best_first(&advice).into_iter().filter(|one| one.visits > 0 || advice.playouts == 0);
        let hints = hints.filter_map(|weighed| {
            let next = then(&weighed.action).into_iter().flatten().map(String::as_str);
            let line: Vec<&str> = [weighed.action.as_str()].into_iter().chain(next).collect();
            let mut line = table.view()?.in_words(&line).into_iter();
            let chances = (weighed.value.clamp(0.0, 1.0) * 100.0).round() as u32;
            Some(Hint { choice: line.next()?, then: line.collect(), chances, lead: weighed.lead.round() as i32 })
        });
        let hints = hints.take(SHOWN).collect();
        Ok((table, hints))
    }
}

/// Whether the requester may have a hint now: when they ask for it, and again when its turn has come.
fn may_have_hint(draft: &Draft<'_>, request: &Request, former: &[Former]) -> Result<(), Refusal> {
    running(draft)?;
    if draft.row.place.challenge().is_some() || !is_alone(request.person, &draft.players, former) {
        return Err(Refusal::NoHints);
    }
    match (draft.private_of(request.person), draft.table()) {
        (Some(table), _) if table.view().is_some_and(|view| view.question().is_some()) => Ok(()),
        (_, Some(table)) => Err(Refusal::NotYourTurn(table)),
        (_, None) => Err(Refusal::NotStarted),
    }
}

/// Whether no other person sits or sat at a table. A forgotten person counts as another person.
fn is_alone(person: PersonId, players: &[Player], former: &[Former]) -> bool {
    let seated = players.iter().all(|player| player.person == Some(person) || player.bot.is_some());
    seated && former.iter().all(|sat| sat.person == Some(person) || sat.is_bot())
}
