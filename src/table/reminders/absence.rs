//! Going away and coming back: nobody is called meanwhile, and on their return they hear once of all that waits.

use super::preferences::{AWAY_NOTE, AWAY_UNTIL, Absence, ReminderPrefs, ReminderTarget, absence};
use crate::engine::Seat;
use crate::table::answer::{Answer, Refusal, Request};
use crate::table::clock::Time;
use crate::table::ids::{Address, InteractionId, Owner, PersonId};
use crate::table::post::{Outgoing, Post};
use crate::table::scheduler::{Job, ScheduledJob};
use crate::table::sight::PublicTable;
use crate::table::store::{Listing, Status, Write};
use crate::table::{StoreError, Tables};

impl Tables {
    /// Goes away until a date (`2026-12-24`) or for a while (`10d`); what is typed is said back in words.
    pub async fn go_away(&self, request: &Request, until: &str, note: Option<&str>) -> Result<Absence, Refusal> {
        let prefs = self.prefs(request.person).await?;
        let absence = absence(until, note, self.now(), &prefs).map_err(Refusal::Unfit)?;
        let mut writes = set_absence(request.person, absence.until, absence.note.clone());
        writes.push(Write::Due { job: Job::Return(request.person), due: Some(absence.until) });
        writes.extend(self.shown_anew(request.person, &request.id).await?);
        self.keep_apart(request, Answer::Set, writes).await?;
        Ok(absence)
    }

    /// Is back, earlier than planned. Says whether they were away.
    pub async fn come_back(&self, request: &Request) -> Result<bool, Refusal> {
        let person = request.person;
        if self.prefs(person).await?.away(self.now()).is_none() {
            return Ok(false);
        }
        let mut writes = set_absence(person, self.now(), None);
        writes.push(Write::Due { job: Job::Return(person), due: None });
        writes.extend(self.look_anew(person).await?);
        writes.extend(self.shown_anew(person, &request.id).await?);
        self.keep_apart(request, Answer::Set, writes).await?;
        Ok(true)
    }

    /// Those at a table who are away now.
    pub async fn absent(&self, table: &PublicTable) -> Result<Vec<(Seat, Absence)>, StoreError> {
        let mut absent = Vec::new();
        for player in table.players() {
            let Some(person) = player.person else { continue };
            let prefs = self.read_habits(person).await?;
            absent.extend(prefs.away(self.now()).map(|absence| (player.seat, absence.clone())));
        }
        Ok(absent)
    }

    /// The running games that wait for somebody, the longest first.
    pub async fn waiting_for(&self, person: PersonId) -> Result<Vec<Listing>, StoreError> {
        let mut games = self.0.store.tables_of(person, false).await?;
        games.retain(|game| game.status == Status::Running && game.since.is_some());
        Ok(games)
    }

    /// An absence is over: says so once, when the person may be called.
    pub(in crate::table) async fn welcome_back(
        &self,
        planned: ScheduledJob,
        person: PersonId,
    ) -> Result<(), StoreError> {
        let (now, prefs) = (self.now(), self.read_habits(person).await?);
        let again = match prefs.away(now) {
            Some(absence) => Some(absence.until),
            None => prefs.quiet_until(now),
        };
        if prefs.absence.is_none() || again.is_some() {
            return self.complete_job(planned, again, Vec::new()).await;
        }
        let id = InteractionId::new(format!("{}:{}", planned.job, now.0));
        let owner = Owner::Person(person);
        let mut writes = vec![Write::Setting { owner, name: AWAY_NOTE.to_owned(), value: None }];
        writes.extend(self.shown_anew(person, &id).await?);
        writes.extend(self.greeting(person, &prefs, &id).await?);
        self.complete_job(planned, None, writes).await
    }

    /// The message that lists what waits, where the person wants it; none if nothing does.
    async fn greeting(
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

    /// The messages of somebody's games tell the others whether they are away, so they are shown anew.
    async fn shown_anew(&self, person: PersonId, id: &InteractionId) -> Result<Vec<Write>, StoreError> {
        let mut writes = Vec::new();
        for listing in self.0.store.tables_of(person, false).await? {
            let Some(live) = self.known(listing.game).await? else { continue };
            let message = live.row.board.filter(|_| live.row.status == Status::Running);
            if let (Some(address), Some(message)) = (live.row.place.address(), message) {
                let post = self.outgoing(id, address, Post::Refresh);
                writes.push(Write::Post(Outgoing { game: Some(live.row.id), about: Some(message), ..post }));
            }
        }
        Ok(writes)
    }
}

fn set_absence(person: PersonId, until: Time, note: Option<String>) -> Vec<Write> {
    let owner = Owner::Person(person);
    let set = |name: &str, value| Write::Setting { owner, name: name.to_owned(), value };
    vec![set(AWAY_UNTIL, Some(until.0.to_string())), set(AWAY_NOTE, note)]
}
