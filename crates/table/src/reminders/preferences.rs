//! A person's reminder preferences: reminders, quiet hours, where they are pinged, and absences.
//!
//! Preferences are stored as readable settings of a person; an unreadable one counts as not set.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::civil;
use strum::{Display, EnumString};

use super::policy::Interval;
use super::quiet_hours::{Hours, Quiet, Zone};
use crate::clock::{DAY, HOUR, Time};

/// Names of settings; tables have the first one too.
pub const REMINDERS: &str = "reminders";
const QUIET: &str = "quiet";
const ZONE: &str = "zone";
const WHERE: &str = "where";
const HEADS_UP: &str = "heads-up";
pub(crate) const AWAY_UNTIL: &str = "away-until";
pub(crate) const AWAY_NOTE: &str = "away-note";

/// The value that resets a preference.
const TABLE: &str = "table";
const OFF: &str = "off";

/// The longest absence, and the longest note about it.
const LONGEST: Duration = Duration::from_secs(366 * 24 * 60 * 60);
const NOTE: usize = 200;

/// Where a person is pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ReminderTarget {
    /// In the game's channel.
    #[default]
    Channel,
    /// By direct message; in the game's channel if that fails.
    Direct,
}

/// A person's absence, current or past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    pub until: Time,
    /// Their note to the others.
    pub note: Option<String>,
}

/// A person's reminder preferences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReminderPrefs {
    /// None: each table's own interval.
    pub interval: Option<Interval>,
    pub quiet: Option<Quiet>,
    pub zone: Option<Zone>,
    /// None: in the game's channel, except that messages about several games are direct messages.
    pub target: Option<ReminderTarget>,
    /// Whether they want a heads-up when they are next.
    pub heads_up: bool,
    /// The newest absence, over or not.
    pub absence: Option<Absence>,
}

impl ReminderPrefs {
    pub(crate) fn read(settings: &BTreeMap<String, String>) -> ReminderPrefs {
        fn parsed<T: std::str::FromStr>(settings: &BTreeMap<String, String>, name: &str) -> Option<T> {
            settings.get(name)?.parse().ok()
        }
        let zone: Option<Zone> = parsed(settings, ZONE);
        let hours: Option<Hours> = parsed(settings, QUIET);
        let until = parsed(settings, AWAY_UNTIL).map(Time);
        ReminderPrefs {
            interval: parsed(settings, REMINDERS),
            quiet: hours.zip(zone.clone()).map(|(hours, zone)| Quiet { hours, zone }),
            zone,
            target: parsed(settings, WHERE),
            heads_up: parsed(settings, HEADS_UP).unwrap_or(false),
            absence: until.map(|until| Absence { until, note: settings.get(AWAY_NOTE).cloned() }),
        }
    }

    /// The absence in effect at this moment.
    pub fn away(&self, now: Time) -> Option<&Absence> {
        self.absence.as_ref().filter(|absence| absence.until > now)
    }

    /// When the current quiet hours end.
    pub fn quiet_until(&self, now: Time) -> Option<Time> {
        self.quiet.as_ref()?.end(now)
    }

    pub(crate) fn after_quiet(&self, at: Time) -> Time {
        self.quiet.as_ref().map_or(at, |quiet| quiet.after(at))
    }

    pub(crate) fn interval_at(&self, table: Interval) -> Interval {
        self.interval.unwrap_or(table)
    }
}

/// A table's reminder interval: a day unless set otherwise.
pub(crate) fn interval_of(table: &BTreeMap<String, String>) -> Interval {
    table.get(REMINDERS).and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// One preference, as a person sets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preference {
    /// None: each table's own interval.
    Interval(Option<Interval>),
    /// None: no quiet hours.
    Quiet(Option<Hours>),
    Zone(Zone),
    ReminderTarget(ReminderTarget),
    HeadsUp(bool),
}

/// A preference that was typed and cannot be understood, or is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidPreference {
    /// Not one of the possible values.
    Value(String),
    Hours(String),
    Zone(String),
    /// Quiet hours without a time zone.
    NoZone,
    /// Neither a date nor a duration.
    Until(String),
    Past,
    TooFar,
    Note {
        most: usize,
    },
}

impl Preference {
    /// A preference by the name of its setting.
    pub fn parse(name: &str, text: &str) -> Result<Preference, InvalidPreference> {
        let text = text.trim();
        let invalid_text = |invalid: fn(String) -> InvalidPreference| invalid(text.to_owned());
        match name {
            REMINDERS if text == TABLE => Ok(Preference::Interval(None)),
            REMINDERS => text
                .parse()
                .map(|known| Preference::Interval(Some(known)))
                .map_err(|_| invalid_text(InvalidPreference::Value)),
            QUIET if text.eq_ignore_ascii_case(OFF) => Ok(Preference::Quiet(None)),
            QUIET => text
                .parse()
                .map(|hours| Preference::Quiet(Some(hours)))
                .map_err(|_| invalid_text(InvalidPreference::Hours)),
            ZONE => text.parse().map(Preference::Zone).map_err(|_| invalid_text(InvalidPreference::Zone)),
            WHERE => text.parse().map(Preference::ReminderTarget).map_err(|_| invalid_text(InvalidPreference::Value)),
            HEADS_UP => text.parse().map(Preference::HeadsUp).map_err(|_| invalid_text(InvalidPreference::Value)),
            _ => Err(invalid_text(InvalidPreference::Value)),
        }
    }

    /// The setting in which it is stored.
    pub(crate) fn setting(&self) -> (&'static str, Option<String>) {
        match self {
            Preference::Interval(interval) => (REMINDERS, interval.map(|interval| interval.to_string())),
            Preference::Quiet(hours) => (QUIET, hours.map(|hours| hours.to_string())),
            Preference::Zone(zone) => (ZONE, Some(zone.name().to_owned())),
            Preference::ReminderTarget(target) => (WHERE, Some(target.to_string())),
            Preference::HeadsUp(wanted) => (HEADS_UP, Some(wanted.to_string())),
        }
    }
}

/// An absence from now on: until a date (`2026-12-24`, optionally with a time), or for a duration (`10d`, `36h`, `2w`).
pub(crate) fn absence(
    until: &str,
    note: Option<&str>,
    now: Time,
    prefs: &ReminderPrefs,
) -> Result<Absence, InvalidPreference> {
    let unclear = || InvalidPreference::Until(until.trim().to_owned());
    let until = parse_duration(until, now).or_else(|| parse_date(until, prefs)).ok_or_else(unclear)?;
    let note = note.map(str::trim).filter(|note| !note.is_empty());
    if until <= now {
        return Err(InvalidPreference::Past);
    }
    if until > now.plus(LONGEST) {
        return Err(InvalidPreference::TooFar);
    }
    if note.is_some_and(|note| note.chars().count() > NOTE) {
        return Err(InvalidPreference::Note { most: NOTE });
    }
    Ok(Absence { until, note: note.map(str::to_owned) })
}

fn parse_duration(text: &str, now: Time) -> Option<Time> {
    let text = text.trim();
    let unit = text.chars().next_back()?;
    let count: u32 = text[..text.len() - unit.len_utf8()].trim_end().parse().ok()?;
    let one = match unit.to_ascii_lowercase() {
        'h' => HOUR,
        'd' => DAY,
        'w' => 7 * DAY,
        _ => return None,
    };
    Some(now.plus(one.saturating_mul(count)))
}

/// Midnight of that day in the person's time zone.
fn parse_date(text: &str, prefs: &ReminderPrefs) -> Option<Time> {
    let zone = prefs.zone.clone().unwrap_or_else(Zone::utc);
    let shown = match text.trim().split_once([' ', 'T']) {
        None => text.trim().parse::<civil::Date>().ok()?.to_datetime(civil::Time::midnight()),
        Some((date, time)) => {
            let time = civil::Time::strptime("%H:%M", time.trim()).ok()?;
            date.parse::<civil::Date>().ok()?.to_datetime(time)
        }
    };
    zone.when(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Time = Time(1_767_268_800); // 2026-01-01 12:00 UTC

    fn settings(list: &[(&str, &str)]) -> BTreeMap<String, String> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn habits_are_read_as_they_were_written() {
        let chosen =
            [(REMINDERS, "12h"), (QUIET, "22-8"), (ZONE, "europe/lisbon"), (WHERE, "direct"), (HEADS_UP, "true")];
        let written: Vec<_> = chosen
            .iter()
            .map(|(name, text)| Preference::parse(name, text).expect("a habit").setting())
            .map(|(name, value)| (name.to_owned(), value.expect("a value")))
            .collect();
        let prefs = ReminderPrefs::read(&written.into_iter().collect());
        assert_eq!(prefs.interval, Some(Interval::HalfADay));
        assert_eq!(prefs.quiet.as_ref().map(|quiet| quiet.hours.to_string()), Some("22:00-08:00".to_owned()));
        assert_eq!(prefs.zone.as_ref().map(Zone::name), Some("Europe/Lisbon"));
        assert_eq!((prefs.target, prefs.heads_up), (Some(ReminderTarget::Direct), true));
        assert_eq!(Preference::parse(REMINDERS, "table").map(|habit| habit.setting()), Ok((REMINDERS, None)));
        assert_eq!(Preference::parse(QUIET, "Off").map(|habit| habit.setting()), Ok((QUIET, None)));
    }

    #[test]
    fn what_nobody_understands_is_refused_and_what_was_stored_so_is_ignored() {
        assert_eq!(Preference::parse(REMINDERS, "1h"), Err(InvalidPreference::Value("1h".to_owned())));
        assert_eq!(Preference::parse(QUIET, "at night"), Err(InvalidPreference::Hours("at night".to_owned())));
        assert_eq!(Preference::parse(ZONE, "Atlantis"), Err(InvalidPreference::Zone("Atlantis".to_owned())));
        let strange = settings(&[(REMINDERS, "1h"), (QUIET, "22:00-08:00"), (ZONE, "Atlantis"), (AWAY_UNTIL, "soon")]);
        assert_eq!(ReminderPrefs::read(&strange), ReminderPrefs::default());
    }

    #[test]
    fn absences_end_at_a_date_or_after_a_while() {
        let lisbon = ReminderPrefs::read(&settings(&[(ZONE, "Europe/Lisbon")]));
        let tokyo = ReminderPrefs::read(&settings(&[(ZONE, "Asia/Tokyo")]));
        let until = |text: &str, prefs: &ReminderPrefs| {
            absence(text, None, NOON, prefs).map(|absence| absence.until.0 - NOON.0)
        };
        let hours = |hours: i64| Ok(hours * 3_600);
        assert_eq!(until("36h", &lisbon), hours(36));
        assert_eq!(until(" 10 D", &lisbon), hours(240));
        assert_eq!(until("2w", &lisbon), hours(14 * 24));
        assert_eq!(until("2026-01-03", &lisbon), hours(36));
        assert_eq!(until("2026-01-03", &tokyo), hours(27));
        assert_eq!(until("2026-01-03", &ReminderPrefs::default()), hours(36));
        assert_eq!(until("2026-01-02 18:30", &lisbon), Ok(30 * 3_600 + 1_800));
        for text in ["", "soon", "d", "-3d", "10", "2026-02-30", "24.12.2026", "2026-01-03 25:00", "3й"] {
            assert_eq!(until(text, &lisbon), Err(InvalidPreference::Until(text.to_owned())), "{text}");
        }
        assert_eq!(until("2026-01-01", &lisbon), Err(InvalidPreference::Past));
        assert_eq!(until("0d", &lisbon), Err(InvalidPreference::Past));
        assert_eq!(until("2028-01-01", &lisbon), Err(InvalidPreference::TooFar));
        assert_eq!(until("4000000000w", &lisbon), Err(InvalidPreference::TooFar));
        let note = absence("1d", Some(" at sea "), NOON, &lisbon).map(|absence| absence.note);
        assert_eq!(note, Ok(Some("at sea".to_owned())));
        assert!(matches!(absence("1d", Some(&"x".repeat(201)), NOON, &lisbon), Err(InvalidPreference::Note { .. })));
    }
}
