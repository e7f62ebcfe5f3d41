//! The reminder job: who is reminded when, and how they can respond.
//!
//! Each running game has one job. When it is due it reminds everyone still awaited, in one message, and moves to the
//! time when the next of them is due; so after an outage of any length there is one reminder.

use std::collections::BTreeMap;

use super::policy::{Interval, SNOOZE};
use super::preferences::{InvalidPreference, Preference, ReminderPrefs, ReminderTarget, interval_of};
use crate::answer::{Answer, Refusal, Reply, Request};
use crate::change::draft::Draft;
use crate::change::editing::Author;
use crate::change::loaded::LoadedTable;
use crate::change::lobby::{own_seat, running};
use crate::clock::Time;
use crate::delivery::post::Post;
use crate::ids::{GameId, InteractionId, Owner, PersonId, PostId, Which};
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::store::{Player, Status, Write};
use crate::{StoreError, Tables};
use engine::Seat;

/// The reminder preferences of a table and of the people it waits for.
pub(crate) struct TablePrefs {
    interval: Interval,
    prefs: BTreeMap<PersonId, ReminderPrefs>,
}

impl TablePrefs {
    pub fn of(&self, person: PersonId) -> Option<(Interval, &ReminderPrefs)> {
        self.prefs.get(&person).map(|prefs| (prefs.interval_at(self.interval), prefs))
    }

    /// Reminds those who are due. Returns when to check again; none if the game waits for nobody or sleeps.
    fn remind(&self, draft: &mut Draft<'_>) -> Option<Time> {
        if draft.row.status != Status::Running || draft.row.life.paused.is_some() {
            return None;
        }
        if draft.row.is_asleep(draft.now) {
            draft.refresh();
            return None;
        }
        let (now, mut next) = (draft.now, draft.row.sleeps());
        let mut missing: Vec<(Seat, PersonId, ReminderTarget)> = Vec::new();
        for player in &mut draft.players {
            let (Some(person), Some(since)) = (player.person, player.since) else { continue };
            let Some((interval, prefs)) = self.of(person) else { continue };
            let mut due = player.nudges.due(since, interval, prefs);
            if due.is_some_and(|due| prefs.after_quiet(due.max(now)) <= now) {
                player.nudges = player.nudges.reminded(now);
                missing.push((player.seat, person, prefs.target.unwrap_or_default()));
                due = player.nudges.due(since, interval, prefs);
            }
            // Long overdue, but in quiet hours now: when those end.
            next = due.map_or(next, |due| next.min(prefs.after_quiet(due.max(now))));
        }
        post_reminders(draft, &missing);
        Some(next)
    }
}

/// Posts one message in the channel for everyone pinged there, and one to each person who wants it directly.
fn post_reminders(draft: &mut Draft<'_>, missing: &[(Seat, PersonId, ReminderTarget)]) {
    let at = draft.now;
    let here: Vec<Seat> =
        missing.iter().filter(|(_, _, target)| *target == ReminderTarget::Channel).map(|(seat, ..)| *seat).collect();
    if !here.is_empty() {
        draft.post_here(Post::Reminder { seats: here, at });
    }
    for (seat, person, _) in missing.iter().filter(|(_, _, target)| *target == ReminderTarget::Direct) {
        draft.post_to(*person, Post::Reminder { seats: vec![*seat], at });
    }
}

impl Tables {
    /// A person's reminder preferences.
    pub async fn reminder_prefs(&self, person: PersonId) -> Result<ReminderPrefs, StoreError> {
        Ok(ReminderPrefs::read(&self.0.store.settings(Owner::Person(person)).await?))
    }

    /// Changes a reminder preference.
    pub async fn set_reminder_prefs(&self, request: &Request, wanted: &[Preference]) -> Result<ReminderPrefs, Refusal> {
        let owner = Owner::Person(request.person);
        let mut settings = self.0.store.settings(owner).await?;
        let mut writes = Vec::new();
        for (name, value) in wanted.iter().map(Preference::setting) {
            match &value {
                Some(value) => settings.insert(name.to_owned(), value.clone()),
                None => settings.remove(name),
            };
            writes.push(Write::Setting { owner, name: name.to_owned(), value });
        }
        let prefs = ReminderPrefs::read(&settings);
        let hours = wanted.iter().any(|habit| matches!(habit, Preference::Quiet(Some(_))));
        if hours && prefs.zone.is_none() {
            return Err(Refusal::Unfit(InvalidPreference::NoZone));
        }
        writes.extend(self.recheck_waiting_games(request.person).await?);
        self.commit_request(request, Answer::Set, writes).await?;
        Ok(prefs)
    }

    /// Applies a changed preference: every game that waits for this person recomputes at once when to remind them and
    /// when their time runs out.
    pub(crate) async fn recheck_waiting_games(&self, person: PersonId) -> Result<Vec<Write>, StoreError> {
        let games = self.0.store.tables_of(person, false).await?;
        let waiting = games.into_iter().filter(|game| game.since.is_some() && game.place.address().is_some());
        let due = self.now();
        let jobs = waiting.flat_map(|game| [Job::Remind(game.game), Job::Clock(game.game)]);
        Ok(jobs.map(|job| Write::BringForward(ScheduledJob { job, due })).collect())
    }

    pub(crate) async fn table_prefs(&self, loaded: &LoadedTable) -> Result<TablePrefs, StoreError> {
        let interval = interval_of(&self.0.store.settings(Owner::Game(loaded.row.id)).await?);
        let mut prefs = BTreeMap::new();
        for person in loaded.players.iter().filter(|player| player.since.is_some()).filter_map(|player| player.person) {
            prefs.insert(person, self.reminder_prefs(person).await?);
        }
        Ok(TablePrefs { interval, prefs })
    }

    /// Runs the reminder job of a game.
    pub(crate) async fn remind(&self, scheduled: ScheduledJob, game: GameId) -> Result<(), StoreError> {
        let table_prefs = match self.newest(game).await {
            Ok(loaded) => self.table_prefs(&loaded).await?,
            Err(Refusal::Unavailable(error)) => return Err(error),
            Err(_) => return self.complete_job(scheduled, None, Vec::new()).await,
        };
        self.change_on_schedule(scheduled, game, |draft| table_prefs.remind(draft)).await
    }

    /// Postpones reminders. `seen` is when the reminder that this answers was made.
    pub async fn snooze(&self, request: &Request, game: GameId, seen: Time) -> Result<Reply, Refusal> {
        let prefs = self.reminder_prefs(request.person).await?;
        self.change(request, game, |draft| {
            let until = prefs.after_quiet(draft.now.plus(SNOOZE));
            let nudges = &mut awaited_player(draft, request, seen)?.nudges;
            *nudges = nudges.snoozed(until);
            draft.bring_reminders_forward(until);
            Ok(Answer::Snoozed { game, until }.into())
        })
        .await
    }

    /// Mutes reminders for this turn.
    pub async fn mute(&self, request: &Request, game: GameId, seen: Time) -> Result<Reply, Refusal> {
        self.change(request, game, |draft| {
            awaited_player(draft, request, seen)?.nudges.muted = true;
            Ok(Answer::Muted { game }.into())
        })
        .await
    }

    /// Postpones the ping of these seats, because now is not the time; once per post.
    pub(crate) async fn put_off(&self, post: PostId, game: GameId, later: &[(Seat, Time)]) -> Result<(), StoreError> {
        let id = InteractionId::new(format!("put-off:{post}"));
        let edited = self
            .edit(Which::Game(game), Author::program(&id), &|draft| {
                for (seat, until) in later {
                    for player in
                        draft.players.iter_mut().filter(|player| player.seat == *seat && player.since.is_some())
                    {
                        player.nudges.put_off = Some(*until);
                    }
                    draft.bring_reminders_forward(*until);
                }
                Ok(((), Answer::Noted))
            })
            .await;
        edited.err().and_then(|error| error.store_error()).map_or(Ok(()), Err)
    }
}

/// The player who responds to a reminder, if they are still awaited in the turn the reminder was about.
fn awaited_player<'d>(draft: &'d mut Draft<'_>, request: &Request, seen: Time) -> Result<&'d mut Player, Refusal> {
    let seat = own_seat(draft, request)?;
    running(draft)?;
    let since = draft.players.get(seat.index()).and_then(|player| player.since);
    match (since, draft.table(), draft.private(seat)) {
        (None, Some(table), _) => return Err(Refusal::NotYourTurn(table)),
        (Some(since), _, Some(table)) if since > seen => return Err(Refusal::Stale(Box::new(table))),
        _ => {}
    }
    draft.players.get_mut(seat.index()).ok_or(Refusal::NotSeated)
}
