//! The reminder policy: when a player is first reminded, and when again.

use std::time::Duration;

use strum::{Display, EnumString};

use super::preferences::ReminderPrefs;
use crate::clock::{DAY, Time};

/// The most reminders in one turn.
const MOST: u32 = 8;
/// The longest interval between two reminders.
const LONGEST: Duration = Duration::from_secs(3 * 24 * 60 * 60);
/// How long *Snooze* postpones a reminder.
pub const SNOOZE: Duration = Duration::from_secs(4 * 60 * 60);

/// How long a question waits before its first reminder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Display, EnumString)]
pub enum Interval {
    #[strum(serialize = "12h")]
    HalfADay,
    #[default]
    #[strum(serialize = "24h")]
    Day,
    #[strum(serialize = "48h")]
    TwoDays,
    #[strum(serialize = "off")]
    Off,
}

impl Interval {
    pub const ALL: [Interval; 4] = [Interval::HalfADay, Interval::Day, Interval::TwoDays, Interval::Off];

    /// The shortest interval: nobody is reminded earlier.
    pub(crate) const SHORTEST: Duration = Duration::from_secs(12 * 60 * 60);

    fn first(self) -> Option<Duration> {
        match self {
            Interval::HalfADay => Some(Interval::SHORTEST),
            Interval::Day => Some(DAY),
            Interval::TwoDays => Some(2 * DAY),
            Interval::Off => None,
        }
    }

    /// The interval to the next reminder after this many: each is half as long again as the one before.
    fn after(self, sent: u32) -> Option<Duration> {
        let grown = (0..sent).try_fold(self.first()?, |gap, _| (gap < LONGEST).then(|| gap * 3 / 2));
        Some(grown.unwrap_or(LONGEST).min(LONGEST))
    }
}

/// The state of a player's reminders in the current turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nudges {
    /// The last event: the player's own last step, or the last reminder. None: nothing since they were asked.
    pub from: Option<Time>,
    /// How many reminders were sent since then.
    pub sent: u32,
    /// Remind them at this time instead: they asked for it, or could not be pinged when it was due.
    pub put_off: Option<Time>,
    /// They muted reminders for this turn.
    pub muted: bool,
}

impl Nudges {
    /// Starts the wait over after a step. Muting stays.
    pub(crate) fn stepped(self, now: Time) -> Nudges {
        Nudges { from: Some(now), muted: self.muted, ..Nudges::default() }
    }

    /// Counts a reminder sent now. One that only makes up for a missed ping does not count.
    pub(crate) fn reminded(self, now: Time) -> Nudges {
        let made_up = self.put_off.is_some() && self.sent == 0;
        Nudges { from: Some(now), sent: self.sent + u32::from(!made_up), put_off: None, ..self }
    }

    /// Postpones the next reminder at the player's request, however many were sent before.
    pub(crate) fn snoozed(self, until: Time) -> Nudges {
        Nudges { put_off: Some(until), sent: self.sent.min(MOST - 1), ..self }
    }

    /// When to remind them next if nothing happens: never in quiet hours or before they are back.
    pub(crate) fn due(&self, since: Time, interval: Interval, prefs: &ReminderPrefs) -> Option<Time> {
        if self.muted || self.sent >= MOST {
            return None;
        }
        let back = prefs.absence.as_ref().map(|absence| absence.until);
        let due = match self.put_off {
            Some(due) if back.is_none_or(|back| back <= due) => due,
            // On their return they are told of everything that waits; the wait continues from there.
            _ => self.from.unwrap_or(since).max(back.unwrap_or(since)).plus(interval.after(self.sent)?),
        };
        Some(prefs.after_quiet(due))
    }
}

#[cfg(test)]
mod tests {
    use super::super::preferences::Absence;
    use super::super::quiet_hours::Quiet;
    use super::*;
    use crate::clock::HOUR;

    const NOON: Time = Time(1_767_268_800); // 2026-01-01 12:00 UTC

    fn hours(count: u32) -> Duration {
        count * HOUR
    }

    /// The intervals, in hours, between reminders to a player who never acts.
    fn distances(interval: Interval, prefs: &ReminderPrefs) -> Vec<i64> {
        let (mut nudges, mut last, mut all) = (Nudges::default(), NOON, Vec::new());
        while let Some(due) = nudges.due(NOON, interval, prefs) {
            all.push((due.0 - last.0) / 3_600);
            (nudges, last) = (nudges.reminded(due), due);
        }
        all
    }

    #[test]
    fn the_distance_grows_to_three_days_and_after_eight_there_is_silence() {
        let prefs = ReminderPrefs::default();
        assert_eq!(distances(Interval::HalfADay, &prefs), [12, 18, 27, 40, 60, 72, 72, 72]);
        assert_eq!(distances(Interval::Day, &prefs), [24, 36, 54, 72, 72, 72, 72, 72]);
        assert_eq!(distances(Interval::TwoDays, &prefs), [48, 72, 72, 72, 72, 72, 72, 72]);
        assert_eq!(distances(Interval::Off, &prefs), [] as [i64; 0]);
    }

    #[test]
    fn intervals_are_written_as_they_are_typed() {
        for interval in Interval::ALL {
            assert_eq!(interval.to_string().parse(), Ok(interval));
        }
        assert_eq!(Interval::default().to_string(), "24h");
        assert!("1h".parse::<Interval>().is_err());
    }

    #[test]
    fn a_step_begins_the_wait_anew_but_wakes_nothing_that_was_muted() {
        let prefs = ReminderPrefs::default();
        let twice = Nudges::default().reminded(NOON).reminded(NOON.plus(hours(36)));
        assert_eq!(twice.due(NOON, Interval::Day, &prefs), Some(NOON.plus(hours(36 + 54))));
        let stepped = twice.stepped(NOON.plus(hours(40)));
        assert_eq!(stepped.due(NOON, Interval::Day, &prefs), Some(NOON.plus(hours(64))));
        let muted = Nudges { muted: true, ..twice };
        assert_eq!(muted.due(NOON, Interval::Day, &prefs), None);
        assert_eq!(muted.stepped(NOON).due(NOON, Interval::Day, &prefs), None);
    }

    #[test]
    fn what_is_put_off_comes_then_whatever_the_interval() {
        let prefs = ReminderPrefs::default();
        let later = NOON.plus(SNOOZE);
        let nudges = Nudges { put_off: Some(later), ..Nudges::default() };
        assert_eq!(nudges.due(NOON, Interval::Off, &prefs), Some(later));
        // It made up for a missed ping, so the first reminder comes a whole interval later.
        let called = nudges.reminded(later);
        assert_eq!(called.due(NOON, Interval::Day, &prefs), Some(later.plus(DAY)));
        assert_eq!(called.due(NOON, Interval::Off, &prefs), None);
        // A snoozed reminder is one more of the eight.
        let snoozed = Nudges { put_off: Some(later), ..called.reminded(later) };
        assert_eq!(snoozed.reminded(later).sent, 2);
    }

    #[test]
    fn who_is_away_is_waited_for_from_their_return() {
        let until = NOON.plus(10 * DAY);
        let prefs = ReminderPrefs { absence: Some(Absence { until, note: None }), ..ReminderPrefs::default() };
        assert_eq!(Nudges::default().due(NOON, Interval::Day, &prefs), Some(until.plus(DAY)));
        let put_off = Nudges { put_off: Some(NOON.plus(SNOOZE)), ..Nudges::default() };
        assert_eq!(put_off.due(NOON, Interval::Day, &prefs), Some(until.plus(DAY)), "the return calls them anyway");
        // An absence long past does not matter.
        let asked = until.plus(DAY);
        assert_eq!(Nudges::default().due(asked, Interval::Day, &prefs), Some(asked.plus(DAY)));
    }

    #[test]
    fn what_falls_into_quiet_hours_waits_until_they_end() {
        let quiet = Quiet { hours: "10:00-14:00".parse().expect("hours"), zone: "UTC".parse().expect("a zone") };
        let prefs = ReminderPrefs { quiet: Some(quiet), ..ReminderPrefs::default() };
        assert_eq!(Nudges::default().due(NOON, Interval::Day, &prefs), Some(NOON.plus(DAY + 2 * HOUR)));
        let snoozed = Nudges { put_off: Some(NOON.plus(hours(23))), ..Nudges::default() };
        assert_eq!(snoozed.due(NOON, Interval::Day, &prefs), Some(NOON.plus(DAY + 2 * HOUR)));
        assert_eq!(distances(Interval::HalfADay, &prefs)[0], 12);
    }
}
