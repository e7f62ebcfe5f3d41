//! A daily reminder, for people who want it, while their try waits for them.

use crate::Tables;
use crate::answer::{Refusal, Request};
use crate::clock::DAY;
use crate::delivery::post::{Outgoing, Post};
use crate::ids::{Address, GameId, InteractionId, Owner, PersonId, Place};
use crate::operating::scheduler::ScheduledJob;
use crate::store::{Status, StoreError, Write};

/// The setting of a person who wants to be reminded of their tries.
const NUDGES: &str = "challenge-reminders";

impl Tables {
    /// Whether this person wants to be reminded of their tries.
    pub async fn wants_nudges(&self, person: PersonId) -> Result<bool, StoreError> {
        let chosen = self.0.store.settings(Owner::Person(person)).await?;
        Ok(chosen.get(NUDGES).is_some_and(|value| value == "on"))
    }

    pub async fn set_nudges(&self, request: &Request, wanted: bool) -> Result<(), Refusal> {
        let value = wanted.then_some("on");
        self.set(request, Owner::Person(request.person), NUDGES, value).await.map(|_| ())
    }

    /// Reminds somebody of their try, if they want it, and looks again tomorrow while the challenge is open.
    pub(crate) async fn nudge(&self, scheduled: ScheduledJob, game: GameId) -> Result<(), StoreError> {
        let Some(stored) = self.0.store.table(game).await? else {
            return self.complete_job(scheduled, None, Vec::new()).await;
        };
        let (Place::Try { challenge, person }, Status::Running) = (stored.row.place, stored.row.status) else {
            return self.complete_job(scheduled, None, Vec::new()).await;
        };
        let (now, challenge) = (self.now(), self.0.store.challenge(challenge).await?);
        let Some(challenge) = challenge.filter(|challenge| challenge.is_open(now)) else {
            return self.complete_job(scheduled, None, Vec::new()).await;
        };
        let wanted = self.wants_nudges(person).await?;
        // Nobody is pinged in their quiet hours, or while they are away.
        let prefs = self.reminder_prefs(person).await?;
        let then = prefs.away(now).map_or_else(|| prefs.after_quiet(now), |absence| absence.until);
        if then > now {
            return self.complete_job(scheduled, Some(then).filter(|then| *then < challenge.closes), Vec::new()).await;
        }
        // Somebody who has just played needs no reminder.
        let idle = now.since(stored.row.moved) >= DAY / 2;
        let by = InteractionId::new(format!("nudge:{game}"));
        let post = self.outgoing(&by, Address::Person(person), Post::Nudge);
        let post = Write::Post(Outgoing { game: Some(game), ..post });
        let next = Some(now.plus(DAY)).filter(|next| *next < challenge.closes);
        self.complete_job(scheduled, next, (wanted && idle).then_some(post).into_iter().collect()).await
    }
}
