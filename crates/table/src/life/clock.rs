//! The clock of a table: how much time its players have, and when it runs out.
//!
//! A seat's time runs only while its question has been delivered and the bot is up. It stands still in quiet hours (at
//! most ten a day), while its player is away (for a limited number of days per game) and while the game is paused.
//! Nothing happens automatically when it runs out: the others are asked what they want.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::pace::ClockRule;
use crate::answer::{Answer, Refusal, Reply, Request};
use crate::change::draft::Draft;
use crate::change::editing::Author;
use crate::change::loaded::LoadedTable;
use crate::change::lobby::{for_host, not_ended, own_seat};
use crate::clock::{DAY, HOUR, Time};
use crate::delivery::post::{Outgoing, Post};
use crate::ids::{GameId, InteractionId, Owner, Which};
use crate::operating::jumps::EARLIEST;
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::reminders::preferences::ReminderPrefs;
use crate::store::{Player, Status, TableRow, Write};
use crate::view::PublicTable;
use crate::{StoreError, Tables};
use engine::{Party, Seat, SeatSet};

/// Quiet hours beyond this do not stop the clock.
const MOST_QUIET: Duration = Duration::from_secs(10 * 60 * 60);
/// How long a player's absences may stop their clock in one game.
pub const MOST_AWAY: Duration = Duration::from_secs(21 * 24 * 60 * 60);
/// A longer gap between two heartbeats was an outage.
const OUTAGE: Duration = Duration::from_secs(3 * 60);
/// Outages older than this do not matter to any clock.
const REMEMBERED: Duration = Duration::from_secs(60 * 24 * 60 * 60);
/// The settings that hold the program's last heartbeat and its outages.
const ALIVE: &str = "alive";
const OUTAGES: &str = "outages";

/// The clock of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// Seconds left, as of `from`.
    pub left: u64,
    /// Since when it has been running: when the question was delivered. None while it stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Time>,
    /// When it will run out, as messages show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Time>,
    /// Seconds for which it stood still in this game because its player was away.
    #[serde(default)]
    pub away: u64,
    /// Whether the others know that it has run out.
    #[serde(default)]
    pub told: bool,
    /// When the others, who chose to wait, are asked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<Time>,
}

/// The state of a table's clocks.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    /// When the awaited players' time runs out.
    pub deadlines: Vec<(Seat, i64)>,
    /// For how many days a clock has stood still because its player was away.
    pub away: Vec<(Seat, usize)>,
    pub most_away: usize,
    /// The seats that the others have waited for long enough.
    pub overdue: SeatSet,
}

/// When a seat's clock stands still.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pauses {
    prefs: ReminderPrefs,
    /// When its player was or will be away.
    absences: Vec<(Time, Time)>,
    /// When the bot was down.
    outages: Vec<(Time, Time)>,
}

impl Pauses {
    /// Until when the clock stands still at this moment, and whether because its player is away; none while it runs.
    fn end(&self, at: Time, away_left: u64) -> Option<(Time, bool)> {
        if let Some((_, end)) = self.outages.iter().find(|(from, to)| *from <= at && at < *to) {
            return Some((*end, false));
        }
        if let Some((_, end)) = self.absences.iter().find(|(from, to)| away_left > 0 && *from <= at && at < *to) {
            return Some(((*end).min(at.plus(Duration::from_secs(away_left))), true));
        }
        let quiet = self.prefs.quiet.as_ref()?;
        let end = quiet.end(at)?;
        // Only the last ten of longer quiet hours count.
        (end.since(at) <= MOST_QUIET).then_some((end, false))
    }

    /// When the clock next stands still for another reason than the current one.
    fn begin(&self, at: Time) -> Option<Time> {
        let spans = self.outages.iter().chain(&self.absences);
        let span = spans.map(|(from, _)| *from).filter(|from| *from > at).min();
        let quiet = self.prefs.quiet.as_ref().and_then(|quiet| quiet.next(at, MOST_QUIET));
        span.into_iter().chain(quiet).min()
    }
}

/// How a clock has run: the time left, the absence allowance used, or when it ran out.
struct ClockRun {
    left: u64,
    away: u64,
    out: Option<Time>,
}

impl SeatClock {
    /// What everybody starts with.
    pub(crate) fn fresh(rule: &ClockRule) -> SeatClock {
        SeatClock { left: rule.bank.as_secs(), ..SeatClock::default() }
    }

    /// Runs the clock to `until`, or until it runs out.
    fn run(&self, until: Time, pauses: &Pauses) -> ClockRun {
        let mut run = ClockRun { left: self.left, away: self.away, out: None };
        let Some(mut at) = self.from else { return run };
        while at < until {
            if let Some((end, away)) = pauses.end(at, MOST_AWAY.as_secs().saturating_sub(run.away)) {
                let end = end.min(until);
                run.away += if away { end.since(at).as_secs() } else { 0 };
                at = end;
                continue;
            }
            let end = pauses.begin(at).map_or(until, |begin| begin.min(until));
            let ran = end.since(at).as_secs();
            if ran >= run.left {
                run.out = Some(at.plus(Duration::from_secs(run.left)));
                run.left = 0;
                return run;
            }
            run.left -= ran;
            at = end;
        }
        run
    }

    /// When it runs out if nobody acts. None while it stands still.
    pub(crate) fn runs_out(&self, pauses: &Pauses) -> Option<Time> {
        // Longer than any bank plus all possible pauses.
        let horizon = self.from?.plus(Duration::from_secs(self.left)).plus(365 * DAY);
        self.run(horizon, pauses).out
    }

    /// Stops it at this moment.
    fn stopped(self, now: Time, pauses: &Pauses) -> SeatClock {
        let run = self.run(now, pauses);
        SeatClock { left: run.left, away: run.away, from: None, ends: None, ..self }
    }

    /// Starts it at this moment, unless it is already running.
    fn started(self, at: Time, pauses: &Pauses) -> SeatClock {
        let running = SeatClock { from: self.from.or(Some(at)), ..self };
        SeatClock { ends: running.runs_out(pauses), ..running }
    }

    /// Adds a turn's increment, up to the maximum.
    fn turn(self, rule: &ClockRule) -> SeatClock {
        SeatClock { left: (self.left + rule.turn.as_secs()).min(rule.most.as_secs()), ..self }
    }
}

impl Tables {
    /// Sets a table's clock, or removes it. Only the host may.
    pub async fn set_clock(
        &self,
        request: &Request,
        which: impl Into<Which>,
        rule: Option<ClockRule>,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            not_ended(draft)?;
            for_host(draft, request)?;
            draft.row.life.clock = rule;
            let people = |player: &&mut Player| !player.life.vacant && player.bot.is_none();
            for player in draft.players.iter_mut().filter(people) {
                player.life.clock = rule.map(|rule| SeatClock::fresh(&rule));
            }
            draft.start_clocks(draft.now, None);
            draft.refresh();
            Ok(draft.kept())
        })
        .await
    }

    /// When the clocks of a table's seats stand still.
    pub(crate) async fn pauses(&self, loaded: &LoadedTable) -> Result<Vec<Pauses>, StoreError> {
        let outages = match loaded.row.life.clock {
            Some(_) => self.outages().await?,
            None => return Ok(Vec::new()),
        };
        let mut pauses = Vec::with_capacity(loaded.players.len());
        for player in &loaded.players {
            let (prefs, absences) = match player.person {
                Some(person) => (self.reminder_prefs(person).await?, self.absences(person).await?),
                None => Default::default(),
            };
            pauses.push(Pauses { prefs, absences, outages: outages.clone() });
        }
        Ok(pauses)
    }

    /// When the awaited players' time runs out; given a moment, also that of clocks that would start then.
    pub(crate) async fn deadlines(
        &self,
        loaded: &LoadedTable,
        starting: Option<Time>,
    ) -> Result<Vec<(Seat, Time)>, StoreError> {
        let starting = starting.filter(|_| loaded.row.life.paused.is_none());
        let pauses = self.pauses(loaded).await?;
        let waited = loaded.players.iter().zip(&pauses).filter(|(player, _)| player.since.is_some());
        let ends = |(player, pauses): (&Player, &Pauses)| {
            let clock = player.life.clock?;
            let running = starting.map_or(clock, |at| clock.started(at, pauses));
            Some((player.seat, running.runs_out(pauses)?))
        };
        Ok(waited.filter_map(ends).collect())
    }

    /// The state of a table's clocks.
    pub async fn clocks(&self, table: &PublicTable) -> Result<Clocks, Refusal> {
        let (loaded, now) = (&table.0, self.now());
        let pauses = self.pauses(loaded).await?;
        let days = |away: u64| usize::try_from(away / DAY.as_secs()).unwrap_or(usize::MAX);
        let away = loaded.players.iter().zip(&pauses).filter_map(|(player, pauses)| {
            let clock = player.life.clock?;
            Some((player.seat, days(clock.run(now, pauses).away)))
        });
        let deadlines = self.deadlines(loaded, None).await?;
        Ok(Clocks {
            deadlines: deadlines.into_iter().map(|(seat, ends)| (seat, ends.0)).collect(),
            away: away.collect(),
            most_away: usize::try_from(MOST_AWAY.as_secs() / DAY.as_secs()).unwrap_or(usize::MAX),
            overdue: overdue(&loaded.row, &loaded.players, &pauses, now),
        })
    }

    /// Reminds a player whose time has run out because the others want it; at most once an hour.
    pub async fn remind_now(&self, request: &Request, game: GameId, seat: Seat) -> Result<Reply, Refusal> {
        self.change(request, game, |draft| {
            own_seat(draft, request)?;
            let now = draft.now;
            let overdue = draft.overdue().contains(seat);
            let reminded = draft.player_mut(seat, |player| {
                let lately = player.nudges.sent > 0 && player.nudges.from.is_some_and(|from| now.since(from) < HOUR);
                let due = overdue && !lately && player.person.is_some();
                if due {
                    player.nudges = player.nudges.reminded(now);
                }
                due
            });
            if reminded != Some(true) {
                return Err(Refusal::NotOverdue);
            }
            draft.post_here(Post::Reminder { seats: vec![seat], at: now });
            Ok(draft.kept())
        })
        .await
    }

    /// Keeps waiting for a player whose time has run out: the others are asked again after the time that a turn adds.
    /// Meanwhile anybody may still remind or replace the player.
    pub async fn wait_on(&self, request: &Request, game: GameId, seat: Seat) -> Result<Reply, Refusal> {
        self.change(request, game, |draft| {
            let own = own_seat(draft, request)?;
            let rule = draft.row.life.clock.filter(|_| own != seat && draft.overdue().contains(seat));
            let again = draft.now.plus(rule.ok_or(Refusal::NotOverdue)?.turn);
            draft.player_mut(seat, |player| {
                player.life.clock =
                    player.life.clock.map(|clock| SeatClock { told: false, again: Some(again), ..clock });
            });
            draft.writes.push(Write::BringForward(ScheduledJob { job: Job::Clock(game), due: again }));
            Ok(draft.kept())
        })
        .await
    }

    async fn outages(&self) -> Result<Vec<(Time, Time)>, StoreError> {
        let settings = self.0.store.settings(Owner::Program).await?;
        let stored = settings.get(OUTAGES).map_or("[]", String::as_str);
        serde_json::from_str(stored).map_err(|error| StoreError::Unreadable(format!("outages: {error}")))
    }

    /// Records a heartbeat and, after an outage, how long the bot was down. Clocks stand still during outages.
    pub async fn heartbeat(&self) -> Result<(), StoreError> {
        // A clock that was changed says nothing about how long the bot was down.
        let settled = self.clock_is_settled().await;
        let now = self.now();
        if now < EARLIEST {
            return Ok(());
        }
        let settings = self.0.store.settings(Owner::Program).await?;
        let last = settings.get(ALIVE).and_then(|text| text.parse().ok()).map(Time).filter(|_| settled);
        if let Some(last) = last.filter(|last| *last < now && now.since(*last) > OUTAGE) {
            let mut outages = self.outages().await?;
            outages.retain(|(_, to)| now.since(*to) < REMEMBERED);
            outages.push((last, now));
            let stored = serde_json::to_string(&outages).map_err(|error| StoreError::Failed(error.to_string()))?;
            self.keep_program_setting(OUTAGES, &stored).await?;
        }
        self.keep_program_setting(ALIVE, &now.0.to_string()).await
    }

    async fn keep_program_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let kept = self.0.store.set_program_setting(name, value).await;
        self.written(kept.as_ref().err());
        kept
    }

    /// Starts clocks when a message has been delivered: of all awaited seats if it is the newest turn message, of one
    /// seat if it pinged that player directly.
    pub(crate) async fn start_clocks(&self, post: &Outgoing, at: Time) -> Result<(), StoreError> {
        let called = match post.post {
            Post::Turn { .. } => None,
            Post::Call { seat } => Some(seat),
            _ => return Ok(()),
        };
        let Some(game) = post.game else { return Ok(()) };
        let stopped = |loaded: &LoadedTable| loaded.players.iter().any(|player| is_stopped(player, called));
        if !self.readable(game).await?.is_some_and(|loaded| stopped(&loaded)) {
            return Ok(());
        }
        let id = InteractionId::new(format!("clock:{}", post.id));
        let started = self
            .edit(Which::Game(game), Author::program(&id), &|draft| {
                if called.is_some() || draft.row.message == Some(post.id) {
                    draft.start_clocks(at, called);
                }
                Ok(((), Answer::Noted))
            })
            .await;
        started.map(drop).or_else(|error| error.store_error().map_or(Ok(()), Err))
    }

    /// Checks whether a player's time has run out, and tells the others once. If the moment has moved, as after an
    /// outage or quiet hours, messages are updated.
    pub(crate) async fn watch_clock(&self, scheduled: ScheduledJob, game: GameId) -> Result<(), StoreError> {
        self.change_on_schedule(scheduled, game, |draft| {
            if draft.row.status != Status::Running || draft.row.life.paused.is_some() {
                return None;
            }
            let (now, mut out, mut moved, mut next) = (draft.now, SeatSet::NONE, false, None::<Time>);
            for (player, pauses) in draft.players.iter_mut().zip(&draft.pauses) {
                let Some(clock) = player.life.clock.as_mut().filter(|clock| !clock.told) else { continue };
                let Some(moment) = clock.runs_out(pauses) else { continue };
                let due = clock.again.map_or(moment, |again| again.max(moment));
                if due <= now {
                    clock.told = true;
                    out = out.with(player.seat);
                } else {
                    next = Some(next.map_or(due, |next| next.min(due)));
                }
                moved |= clock.ends.replace(moment) != Some(moment);
            }
            if moved {
                draft.refresh();
            }
            for seat in out.iter() {
                draft.post_here(Post::TimeOut { seat });
            }
            next
        })
        .await
    }
}

/// Whether this seat is awaited while its clock stands still.
fn is_stopped(player: &Player, called: Option<Seat>) -> bool {
    let stopped = player.life.clock.is_some_and(|clock| clock.from.is_none());
    stopped && player.since.is_some() && called.is_none_or(|seat| seat == player.seat)
}

impl Draft<'_> {
    /// Starts the clocks of all awaited seats, or of one of them.
    pub fn start_clocks(&mut self, at: Time, called: Option<Seat>) {
        if self.row.life.paused.is_some() {
            return;
        }
        let mut next = None::<Time>;
        let pauses = &self.pauses;
        for player in self.players.iter_mut().filter(|player| is_stopped(player, called)) {
            // A clock that was just set knows no pauses yet; the next change looks them up.
            let pauses = pauses.get(player.seat.index()).cloned().unwrap_or_default();
            player.life.clock = player.life.clock.map(|clock| clock.started(at, &pauses));
            next = next.into_iter().chain(player.life.clock.and_then(|clock| clock.ends)).min();
        }
        if let Some(due) = next {
            self.writes.push(Write::BringForward(ScheduledJob { job: Job::Clock(self.row.id), due }));
        }
    }

    /// Charges those no longer awaited for their time; those newly awaited wait for their question to be delivered.
    /// Only a seat's own turns and questions between turns add time, not questions in others' turns.
    pub fn update_clocks(&mut self, waited: SeatSet, waiting: SeatSet) {
        let Some(rule) = self.row.life.clock else { return };
        let (now, turn) = (self.now, self.turn());
        for player in &mut self.players {
            let Some(clock) = player.life.clock.as_mut() else { continue };
            let pauses = self.pauses.get(player.seat.index()).cloned().unwrap_or_default();
            let own = turn.is_none_or(|turn| turn == Party::Seat(player.seat));
            match (waited.contains(player.seat), waiting.contains(player.seat)) {
                (true, false) => *clock = SeatClock { told: false, again: None, ..clock.stopped(now, &pauses) },
                (false, true) if own => *clock = clock.turn(&rule),
                (true, true) | (false, _) => {}
            }
        }
    }

    /// Stops every clock, as while a game is paused.
    pub fn stop_clocks(&mut self) {
        let now = self.now;
        for player in &mut self.players {
            let pauses = self.pauses.get(player.seat.index()).cloned().unwrap_or_default();
            player.life.clock = player.life.clock.map(|clock| clock.stopped(now, &pauses));
        }
    }
}

/// Without a clock, the others may declare a seat vacant after this long without an answer.
pub(crate) fn overdue_after(players: usize) -> Duration {
    if players <= 2 { 14 * DAY } else { 7 * DAY }
}

/// The seats that the others have waited for long enough; none while the game is paused.
pub(crate) fn overdue(row: &TableRow, players: &[Player], pauses: &[Pauses], now: Time) -> SeatSet {
    let late = |player: &&Player| match (player.life.clock, player.since) {
        // Bots answer as soon as they can.
        _ if player.life.vacant || player.bot.is_some() => false,
        (Some(clock), Some(_)) => {
            let out = pauses.get(player.seat.index()).and_then(|pauses| clock.runs_out(pauses));
            out.is_some_and(|out| out <= now)
        }
        (None, Some(since)) => now.since(since) >= overdue_after(players.len()),
        (_, None) => false,
    };
    let running = row.status == Status::Running && row.life.paused.is_none();
    players.iter().filter(late).filter(|_| running).map(|player| player.seat).collect()
}

#[cfg(test)]
mod tests {
    use super::super::pace::Pace;
    use super::*;
    use crate::reminders::Quiet;

    const NOON: Time = Time(1_767_268_800); // 2026-01-01 12:00 UTC

    fn clock(hours: u64) -> SeatClock {
        SeatClock { left: hours * 3_600, from: Some(NOON), ..SeatClock::default() }
    }

    #[test]
    fn time_runs_from_the_delivery_and_stands_still_in_quiet_hours_and_outages() {
        let plain = Pauses::default();
        assert_eq!(clock(10).runs_out(&plain), Some(NOON.plus(10 * HOUR)));
        let quiet = Quiet { hours: "20:00-04:00".parse().expect("hours"), zone: "UTC".parse().expect("a zone") };
        let quiet =
            Pauses { prefs: ReminderPrefs { quiet: Some(quiet), ..ReminderPrefs::default() }, ..Pauses::default() };
        assert_eq!(
            clock(10).runs_out(&quiet),
            Some(NOON.plus(18 * HOUR)),
            "eight hours before and two after the night"
        );
        let down = Pauses { outages: vec![(NOON.plus(HOUR), NOON.plus(3 * HOUR))], ..Pauses::default() };
        assert_eq!(clock(10).runs_out(&down), Some(NOON.plus(12 * HOUR)));
        let stopped = clock(10).stopped(NOON.plus(4 * HOUR), &down);
        assert_eq!((stopped.left, stopped.from), (8 * 3_600, None));
        assert_eq!(stopped.runs_out(&down), None, "it stands still");
    }

    #[test]
    fn of_quiet_hours_only_ten_a_day_count() {
        let quiet = Quiet { hours: "12:00-11:00".parse().expect("hours"), zone: "UTC".parse().expect("a zone") };
        let quiet =
            Pauses { prefs: ReminderPrefs { quiet: Some(quiet), ..ReminderPrefs::default() }, ..Pauses::default() };
        assert_eq!(clock(13).runs_out(&quiet), Some(NOON.plus(13 * HOUR)));
        assert_eq!(clock(14).runs_out(&quiet), Some(NOON.plus(24 * HOUR)), "then ten quiet hours, and an hour");
    }

    #[test]
    fn absences_stop_it_for_a_limited_number_of_days() {
        let away = Pauses { absences: vec![(NOON, NOON.plus(30 * DAY))], ..Pauses::default() };
        assert_eq!(clock(24).runs_out(&away), Some(NOON.plus(MOST_AWAY + DAY)));
        let stopped = clock(24).stopped(NOON.plus(5 * DAY), &away);
        assert_eq!((stopped.left, stopped.away), (24 * 3_600, 5 * 24 * 3_600));
    }

    #[test]
    fn a_turn_adds_time_up_to_the_most() {
        let rule = Pace::Normal.rule();
        assert_eq!(clock(24).turn(&rule).left, 36 * 3_600);
        assert_eq!(clock(119).turn(&rule).left, 120 * 3_600);
    }
}
