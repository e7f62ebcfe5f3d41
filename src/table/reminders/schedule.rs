//! Waiting for people: who is reminded when, and what they can say to it.
//!
//! One errand looks after each running game. When it is due it reminds whoever is still missing, all in one message, and
//! goes on to when the next of them would be due; so however long nobody looked, there is one reminder.

use std::collections::BTreeMap;

use super::policy::{Interval, SNOOZE};
use super::preferences::{Habit, Habits, Misfit, Whither, interval_of};
use crate::engine::Seat;
use crate::table::agenda::{Errand, Planned};
use crate::table::answer::{Answer, Refusal, Reply, Request};
use crate::table::clock::Time;
use crate::table::draft::Draft;
use crate::table::editing::Author;
use crate::table::ids::{GameId, InteractionId, Owner, PersonId, PostId, Which};
use crate::table::live::Live;
use crate::table::lobby::{running, seat_of};
use crate::table::post::Post;
use crate::table::store::{Sitter, Status, Write};
use crate::table::{Tables, Trouble};

/// How a table and those whom it waits for want it.
pub(in crate::table) struct Manners {
    interval: Interval,
    habits: BTreeMap<PersonId, Habits>,
}

impl Manners {
    pub fn of(&self, person: PersonId) -> Option<(Interval, &Habits)> {
        self.habits.get(&person).map(|habits| (habits.interval_at(self.interval), habits))
    }

    /// Reminds those who are due. Says when to look again; never, if the game waits for nobody or sleeps.
    fn remind(&self, draft: &mut Draft<'_>) -> Option<Time> {
        if draft.row.status != Status::Running {
            return None;
        }
        if draft.row.is_asleep(draft.now) {
            draft.refresh();
            return None;
        }
        let (now, mut next) = (draft.now, draft.row.sleeps());
        let mut missing: Vec<(Seat, PersonId, Whither)> = Vec::new();
        for sitter in &mut draft.sitters {
            let (Some(person), Some(since)) = (sitter.person, sitter.since) else { continue };
            let Some((interval, habits)) = self.of(person) else { continue };
            let mut due = sitter.nudges.due(since, interval, habits);
            if due.is_some_and(|due| habits.after_quiet(due.max(now)) <= now) {
                sitter.nudges = sitter.nudges.reminded(now);
                missing.push((sitter.seat, person, habits.whither.unwrap_or_default()));
                due = sitter.nudges.due(since, interval, habits);
            }
            // Long overdue and quiet now: when the quiet ends.
            next = due.map_or(next, |due| next.min(habits.after_quiet(due.max(now))));
        }
        say(draft, &missing);
        Some(next)
    }
}

/// One message where the game is, for all who are called there, and one to each who wants it directly.
fn say(draft: &mut Draft<'_>, missing: &[(Seat, PersonId, Whither)]) {
    let at = draft.now;
    let here: Vec<Seat> =
        missing.iter().filter(|(_, _, whither)| *whither == Whither::Channel).map(|(seat, ..)| *seat).collect();
    if !here.is_empty() {
        draft.say(Post::Reminder { seats: here, at });
    }
    for (seat, person, _) in missing.iter().filter(|(_, _, whither)| *whither == Whither::Direct) {
        draft.say_to(*person, Post::Reminder { seats: vec![*seat], at });
    }
}

impl Tables {
    /// How somebody wants to be waited for.
    pub async fn habits(&self, person: PersonId) -> Result<Habits, Refusal> {
        Ok(self.read_habits(person).await?)
    }

    pub(in crate::table) async fn read_habits(&self, person: PersonId) -> Result<Habits, Trouble> {
        Ok(Habits::read(&self.0.store.settings(Owner::Person(person)).await?))
    }

    /// Changes how one wants to be waited for.
    pub async fn set_habits(&self, request: &Request, wanted: &[Habit]) -> Result<Habits, Refusal> {
        let owner = Owner::Person(request.person);
        let mut settings = self.0.store.settings(owner).await?;
        let mut writes = Vec::new();
        for (name, value) in wanted.iter().map(Habit::setting) {
            match &value {
                Some(value) => settings.insert(name.to_owned(), value.clone()),
                None => settings.remove(name),
            };
            writes.push(Write::Setting { owner, name: name.to_owned(), value });
        }
        let habits = Habits::read(&settings);
        let hours = wanted.iter().any(|habit| matches!(habit, Habit::Quiet(Some(_))));
        if hours && habits.zone.is_none() {
            return Err(Refusal::Unfit(Misfit::NoZone));
        }
        writes.extend(self.look_anew(request.person).await?);
        self.keep_apart(request, Answer::Set, writes).await?;
        Ok(habits)
    }

    /// What somebody wants has changed: every game that waits for them looks at once when they are to be reminded.
    pub(in crate::table) async fn look_anew(&self, person: PersonId) -> Result<Vec<Write>, Trouble> {
        let games = self.0.store.tables_of(person, false).await?;
        let waiting = games.into_iter().filter(|game| game.since.is_some() && game.place.address().is_some());
        let due = self.now();
        Ok(waiting.map(|game| Write::Hasten(Planned { errand: Errand::Remind(game.game), due })).collect())
    }

    pub(in crate::table) async fn manners(&self, live: &Live) -> Result<Manners, Trouble> {
        let interval = interval_of(&self.0.store.settings(Owner::Game(live.row.id)).await?);
        let mut habits = BTreeMap::new();
        for person in live.sitters.iter().filter(|sitter| sitter.since.is_some()).filter_map(|sitter| sitter.person) {
            habits.insert(person, self.read_habits(person).await?);
        }
        Ok(Manners { interval, habits })
    }

    /// Looks after those whom a game waits for.
    pub(in crate::table) async fn remind(&self, planned: Planned, game: GameId) -> Result<(), Trouble> {
        let manners = match self.newest(game).await {
            Ok(live) => self.manners(&live).await?,
            Err(Refusal::Unavailable(trouble)) => return Err(trouble),
            Err(_) => return self.see_to(planned, None, Vec::new()).await,
        };
        self.by_itself(planned, game, |draft| manners.remind(draft)).await
    }

    /// Be reminded later. `seen` is when the reminder was made that this answers.
    pub async fn snooze(&self, request: &Request, game: GameId, seen: Time) -> Result<Reply, Refusal> {
        let habits = self.habits(request.person).await?;
        self.change(request, game, |draft| {
            let until = habits.after_quiet(draft.now.plus(SNOOZE));
            let nudges = &mut waited_for(draft, request, seen)?.nudges;
            *nudges = nudges.snoozed(until);
            draft.hasten_reminders(until);
            Ok(Answer::Snoozed { game, until }.into())
        })
        .await
    }

    /// No more reminders in this turn.
    pub async fn mute(&self, request: &Request, game: GameId, seen: Time) -> Result<Reply, Refusal> {
        self.change(request, game, |draft| {
            waited_for(draft, request, seen)?.nudges.muted = true;
            Ok(Answer::Muted { game }.into())
        })
        .await
    }

    /// Calls these seats later, because now is not the time; once for each post.
    pub(in crate::table) async fn put_off(
        &self,
        post: PostId,
        game: GameId,
        later: &[(Seat, Time)],
    ) -> Result<(), Trouble> {
        let id = InteractionId::new(format!("put-off:{post}"));
        let edited = self.edit(Which::Game(game), Author::program(&id), |draft| {
            for (seat, until) in later {
                for sitter in draft.sitters.iter_mut().filter(|sitter| sitter.seat == *seat && sitter.since.is_some()) {
                    sitter.nudges.put_off = Some(*until);
                }
                draft.hasten_reminders(*until);
            }
            Ok(((), Answer::Noted))
        });
        edited.await.err().and_then(|error| error.trouble()).map_or(Ok(()), Err)
    }
}

/// The seat of whoever answers a reminder, if it still waits in the turn that the reminder was about.
fn waited_for<'d>(draft: &'d mut Draft<'_>, request: &Request, seen: Time) -> Result<&'d mut Sitter, Refusal> {
    let seat = seat_of(draft, request).ok_or(Refusal::NotSeated)?;
    running(draft)?;
    let since = draft.sitters.get(seat.index()).and_then(|sitter| sitter.since);
    match (since, draft.table(), draft.private(seat)) {
        (None, Some(table), _) => return Err(Refusal::NotYourTurn(table)),
        (Some(since), _, Some(table)) if since > seen => return Err(Refusal::Stale(Box::new(table))),
        _ => {}
    }
    draft.sitters.get_mut(seat.index()).ok_or(Refusal::NotSeated)
}
