//! Going away and coming back: people are not pinged while they are away, and on their return they get one message about
//! everything that waits for them.

use std::time::Duration;

use super::preferences::{AWAY_NOTE, AWAY_UNTIL, Absence, ReminderPrefs, ReminderTarget, absence};
use crate::answer::{Answer, Refusal, Request};
use crate::clock::Time;
use crate::delivery::post::{Outgoing, Post};
use crate::ids::{Address, InteractionId, Owner, PersonId};
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::store::{Listing, Status, Write};
use crate::view::PublicTable;
use crate::{StoreError, Tables};
use engine::Seat;

impl Tables {
    /// Records an absence until a date (`2026-12-24`) or for a duration (`10d`); the reply repeats it in words.
    pub async fn go_away(&self, request: &Request, until: &str, note: Option<&str>) -> Result<Absence, Refusal> {
        let prefs = self.reminder_prefs(request.person).await?;
        let absence = absence(until, note, self.now(), &prefs).map_err(Refusal::Unfit)?;
        let mut writes = set_absence(request.person, absence.until, absence.note.clone());
        let mut absences = self.absences(request.person).await?;
        absences.push((self.now(), absence.until));
        writes.push(set_absences(request.person, &absences)?);
        writes.push(Write::Due { job: Job::Return(request.person), due: Some(absence.until) });
        writes.extend(self.refresh_messages(request.person, &request.id).await?);
        self.commit_request(request, Answer::Set, writes).await?;
        Ok(absence)
    }

    /// Ends an absence early. Returns whether there was one.
    pub async fn come_back(&self, request: &Request) -> Result<bool, Refusal> {
        let person = request.person;
        if self.reminder_prefs(person).await?.away(self.now()).is_none() {
            return Ok(false);
        }
        let mut writes = set_absence(person, self.now(), None);
        let mut absences = self.absences(person).await?;
        for (_, until) in &mut absences {
            *until = (*until).min(self.now());
        }
        writes.push(set_absences(person, &absences)?);
        writes.push(Write::Due { job: Job::Return(person), due: None });
        writes.extend(self.recheck_waiting_games(person).await?);
        writes.extend(self.refresh_messages(person, &request.id).await?);
        self.commit_request(request, Answer::Set, writes).await?;
        Ok(true)
    }

    /// When a person was or will be away, as far back as a clock may ask.
    pub(crate) async fn absences(&self, person: PersonId) -> Result<Vec<(Time, Time)>, StoreError> {
        let settings = self.0.store.settings(Owner::Person(person)).await?;
        let stored = settings.get(ABSENCES).map_or("[]", String::as_str);
        let read: Result<Vec<(Time, Time)>, _> = serde_json::from_str(stored);
        let mut absences = read.map_err(|error| StoreError::Unreadable(format!("absences: {error}")))?;
        absences.retain(|(_, until)| self.now().since(*until) < REMEMBERED);
        Ok(absences)
    }

    /// Who at a table is away now.
    pub async fn absent(&self, table: &PublicTable) -> Result<Vec<(Seat, Absence)>, StoreError> {
        let mut absent = Vec::new();
        for player in table.players() {
            let Some(person) = player.person else { continue };
            let prefs = self.reminder_prefs(person).await?;
            absent.extend(prefs.away(self.now()).map(|absence| (player.seat, absence.clone())));
        }
        Ok(absent)
    }

    /// The running games that wait for a person, the longest wait first.
    pub async fn waiting_for(&self, person: PersonId) -> Result<Vec<Listing>, StoreError> {
        let mut games = self.0.store.tables_of(person, false).await?;
        games.retain(|game| game.status == Status::Running && game.since.is_some());
        Ok(games)
    }

    /// Ends an absence: tells the person once, when they may be pinged.
    pub(crate) async fn welcome_back(&self, scheduled: ScheduledJob, person: PersonId) -> Result<(), StoreError> {
        let (now, prefs) = (self.now(), self.reminder_prefs(person).await?);
        let again = match prefs.away(now) {
            Some(absence) => Some(absence.until),
            None => prefs.quiet_until(now),
        };
        if prefs.absence.is_none() || again.is_some() {
            return self.complete_job(scheduled, again, Vec::new()).await;
        }
        let id = InteractionId::new(format!("{}:{}", scheduled.job, now.0));
        let owner = Owner::Person(person);
        let mut writes = vec![Write::Setting { owner, name: AWAY_NOTE.to_owned(), value: None }];
        writes.extend(self.refresh_messages(person, &id).await?);
        writes.extend(self.return_post(person, &prefs, &id).await?);
        self.complete_job(scheduled, None, writes).await
    }

    /// The message that lists what waits, sent where the person wants it; none if nothing waits.
    async fn return_post(
        &self,
        person: PersonId,
        prefs: &ReminderPrefs,
        id: &InteractionId,
    ) -> Result<Option<Write>, StoreError> {
        let waiting = self.waiting_for(person).await?;
        let first = waiting.into_iter().find_map(|game| Some((game.game, game.seat, game.place.address()?)));
        Ok(first.map(|(game, seat, channel)| {
            let address = match prefs.target {
                Some(ReminderTarget::Channel) => channel,
                Some(ReminderTarget::Direct) | None => Address::Person(person),
            };
            let post = self.outgoing(id, address, Post::Return { seat });
            Write::Post(Outgoing { game: Some(game), ..post })
        }))
    }

    /// Updates the messages of a person's games, which tell the others who is away.
    async fn refresh_messages(&self, person: PersonId, id: &InteractionId) -> Result<Vec<Write>, StoreError> {
        let mut writes = Vec::new();
        for listing in self.0.store.tables_of(person, false).await? {
            let Some(loaded) = self.readable(listing.game).await? else { continue };
            let message = loaded.row.board.filter(|_| loaded.row.status == Status::Running);
            if let (Some(address), Some(message)) = (loaded.row.place.address(), message) {
                let post = self.outgoing(id, address, Post::Refresh);
                writes.push(Write::Post(Outgoing { game: Some(loaded.row.id), about: Some(message), ..post }));
            }
        }
        Ok(writes)
    }
}

/// The setting that holds a person's absences, so that clocks stand still meanwhile.
const ABSENCES: &str = "absences";
/// No turn takes this long.
const REMEMBERED: Duration = Duration::from_secs(180 * 24 * 60 * 60);

fn set_absences(person: PersonId, absences: &[(Time, Time)]) -> Result<Write, StoreError> {
    let value = serde_json::to_string(absences).map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(Write::Setting { owner: Owner::Person(person), name: ABSENCES.to_owned(), value: Some(value) })
}

fn set_absence(person: PersonId, until: Time, note: Option<String>) -> Vec<Write> {
    let owner = Owner::Person(person);
    let set = |name: &str, value| Write::Setting { owner, name: name.to_owned(), value };
    vec![set(AWAY_UNTIL, Some(until.0.to_string())), set(AWAY_NOTE, note)]
}
