//! Quiet hours: when a person does not want to be pinged, in their own time zone.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jiff::civil;
use jiff::tz::{AmbiguousOffset, TimeZone};
use jiff::{Timestamp, Zoned};

use crate::clock::Time;

/// From one time of day to another, possibly across midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    from: civil::Time,
    to: civil::Time,
}

impl Hours {
    /// Nights that a menu offers; any others can be typed.
    pub fn common() -> impl Iterator<Item = Hours> {
        let hour = |hour| civil::Time::constant(hour, 0, 0, 0);
        let nights =
            [(20, 8), (21, 7), (21, 9), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9), (1, 10)];
        nights.into_iter().map(move |(from, to)| Hours { from: hour(from), to: hour(to) })
    }

    fn cover(self, clock: civil::Time) -> bool {
        if self.from < self.to { self.from <= clock && clock < self.to } else { self.from <= clock || clock < self.to }
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from.strftime("%H:%M"), self.to.strftime("%H:%M"))
    }
}

/// A text that is not a range of hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("hours are written 22:00-08:00")]
pub struct HoursError;

impl FromStr for Hours {
    type Err = HoursError;

    /// `22:00-08:00`, `22-8`; a range of a whole day is not valid.
    fn from_str(text: &str) -> Result<Hours, HoursError> {
        let (from, to) = text.split_once(['-', '–']).ok_or(HoursError)?;
        let hours = Hours { from: time_of_day(from)?, to: time_of_day(to)? };
        if hours.from == hours.to { Err(HoursError) } else { Ok(hours) }
    }
}

fn time_of_day(text: &str) -> Result<civil::Time, HoursError> {
    let (hour, minute) = text.trim().split_once([':', '.']).unwrap_or((text.trim(), "0"));
    let (Ok(hour), Ok(minute)) = (hour.parse(), minute.parse()) else { return Err(HoursError) };
    civil::Time::new(if hour == 24 { 0 } else { hour }, minute, 0, 0).map_err(|_| HoursError)
}

/// Zones that a menu offers, from west to east; any others can be typed.
const COMMON_ZONES: [&str; 25] = [
    "Pacific/Honolulu",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "UTC",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Rome",
    "Europe/Warsaw",
    "Europe/Kyiv",
    "Europe/Istanbul",
    "Europe/Moscow",
    "Asia/Yekaterinburg",
    "Asia/Novosibirsk",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
];

/// A time zone by its IANA name, such as `Europe/Lisbon`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    pub fn utc() -> Zone {
        Zone(TimeZone::UTC)
    }

    pub fn common() -> impl Iterator<Item = Zone> {
        COMMON_ZONES.into_iter().filter_map(|name| name.parse().ok())
    }

    /// The time of day in this zone, as `14:05`.
    pub fn time_of_day(&self, now: Time) -> Option<String> {
        Some(self.local_time(now)?.strftime("%H:%M").to_string())
    }

    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// The local time of a moment in this zone.
    fn local_time(&self, time: Time) -> Option<Zoned> {
        Some(Timestamp::from_second(time.0).ok()?.to_zoned(self.0.clone()))
    }

    /// The moment of a local time in this zone; the first one, if it occurs twice.
    pub(crate) fn when(&self, shown: civil::DateTime) -> Option<Time> {
        Some(Time(shown.to_zoned(self.0.clone()).ok()?.timestamp().as_second()))
    }

    /// The zone names that contain the text; those whose place begins with it come first.
    pub fn like(typed: &str) -> Vec<String> {
        let typed = typed.trim().to_lowercase().replace(' ', "_");
        let known = jiff::tz::db().available().map(|name| name.to_string());
        let mut names: Vec<String> = known.filter(|name| is_place(name) && fits(name, &typed)).collect();
        names.sort_by_key(|name| (!begins(name, &typed), name.clone()));
        names.dedup();
        names
    }
}

/// Excludes aliases, offsets and old abbreviations.
fn is_place(name: &str) -> bool {
    let area = name.split_once('/').map_or("", |(area, _)| area);
    name == "UTC" || !matches!(area, "" | "posix" | "right" | "SystemV" | "Etc")
}

fn fits(name: &str, typed: &str) -> bool {
    name.to_lowercase().contains(typed)
}

fn begins(name: &str, typed: &str) -> bool {
    name.to_lowercase().split('/').any(|part| part.starts_with(typed))
}

/// A text that is not a time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such time zone")]
pub struct ZoneError;

impl FromStr for Zone {
    type Err = ZoneError;

    fn from_str(text: &str) -> Result<Zone, ZoneError> {
        TimeZone::get(&text.trim().replace(' ', "_")).map(Zone).map_err(|_| ZoneError)
    }
}

/// A person's quiet hours, in their time zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiet {
    pub hours: Hours,
    pub zone: Zone,
}

impl Quiet {
    /// When the quiet hours in effect at this moment end; none if there are none.
    pub fn end(&self, at: Time) -> Option<Time> {
        let shown = self.zone.local_time(at)?;
        if !self.hours.cover(shown.time()) {
            return None;
        }
        let today = shown.time() < self.hours.to;
        let day = if today { shown.date() } else { shown.date().tomorrow().ok()? };
        self.reached(day.to_datetime(self.hours.to), at)
    }

    /// This moment, or the end of the quiet hours in effect then.
    pub fn after(&self, at: Time) -> Time {
        self.end(at).unwrap_or(at)
    }

    /// When the last part, of at most this length, of the next quiet hours begins.
    pub fn next(&self, at: Time, most: Duration) -> Option<Time> {
        let counted =
            |begin: Time, end: Time| Time(begin.0.max(end.0 - i64::try_from(most.as_secs()).unwrap_or(i64::MAX)));
        if let Some(now) = self.end(at).map(|end| counted(at, end)).filter(|begin| *begin > at) {
            return Some(now);
        }
        let today = self.zone.local_time(at)?.date();
        let days = [Some(today), today.tomorrow().ok(), today.tomorrow().ok()?.tomorrow().ok()];
        let begins = days.into_iter().flatten().filter_map(|day| self.reached(day.to_datetime(self.hours.from), at));
        begins.filter_map(|begin| Some(counted(begin, self.end(begin)?))).find(|begin| *begin > at)
    }

    /// When the clock first shows this time or later, after `at`.
    fn reached(&self, shown: civil::DateTime, at: Time) -> Option<Time> {
        let zone = &self.zone.0;
        let moment = |timestamp: Timestamp| Time(timestamp.as_second());
        match zone.to_ambiguous_timestamp(shown).offset() {
            AmbiguousOffset::Unambiguous { offset } => offset.to_timestamp(shown).ok().map(moment),
            // The clock is put forward past it: the quiet hours end at the change.
            AmbiguousOffset::Gap { before, .. } => {
                let later = before.to_timestamp(shown).ok()?;
                zone.preceding(later).next().map(|change| moment(change.timestamp()))
            }
            // The clock is put back and shows it twice.
            AmbiguousOffset::Fold { before, after } => {
                let twice = [before, after].map(|offset| offset.to_timestamp(shown).ok().map(moment));
                twice.into_iter().flatten().find(|moment| *moment > at)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quiet(hours: &str, zone: &str) -> Quiet {
        Quiet { hours: hours.parse().expect("hours"), zone: zone.parse().expect("a zone") }
    }

    /// A moment in UTC.
    fn at(text: &str) -> Time {
        Time(format!("{text}:00Z").parse::<Timestamp>().expect("a moment").as_second())
    }

    #[test]
    fn hours_are_read_as_people_write_them() {
        for (text, read) in [
            ("22:00-08:00", "22:00-08:00"),
            ("22-8", "22:00-08:00"),
            (" 9.30 – 17:05 ", "09:30-17:05"),
            ("23:00-24:00", "23:00-00:00"),
        ] {
            assert_eq!(text.parse::<Hours>().map(|hours| hours.to_string()), Ok(read.to_owned()));
        }
        for text in ["", "22:00", "8-8", "25-8", "22:61-8", "at night", "0-24"] {
            assert_eq!(text.parse::<Hours>(), Err(HoursError), "{text}");
        }
    }

    /// Quiet hours, a moment, and when they end then, in UTC.
    #[test]
    fn quiet_ends_when_the_wall_clock_says_so() {
        for (hours, zone, moment, ends) in [
            // Over midnight.
            ("22:00-08:00", "UTC", "2026-01-10T21:59", None),
            ("22:00-08:00", "UTC", "2026-01-10T22:00", Some("2026-01-11T08:00")),
            ("22:00-08:00", "UTC", "2026-01-11T00:00", Some("2026-01-11T08:00")),
            ("22:00-08:00", "UTC", "2026-01-11T08:00", None),
            // Within a day.
            ("13:00-15:00", "UTC", "2026-01-10T14:30", Some("2026-01-10T15:00")),
            ("13:00-15:00", "UTC", "2026-01-10T22:30", None),
            // Until midnight.
            ("20:00-24:00", "UTC", "2026-01-10T22:00", Some("2026-01-11T00:00")),
            // In people's time zones: Lisbon is an hour ahead in summer, Tokyo always nine, Newfoundland half an hour
            // off.
            ("22:00-08:00", "Europe/Lisbon", "2026-07-10T21:30", Some("2026-07-11T07:00")),
            ("22:00-08:00", "Asia/Tokyo", "2026-07-10T14:00", Some("2026-07-10T23:00")),
            ("22:00-08:00", "America/St_Johns", "2026-01-11T04:00", Some("2026-01-11T11:30")),
            // 29 March 2026: in Berlin the clock jumps from 2 to 3 at 01:00 UTC. The night is an hour shorter.
            ("22:00-08:00", "Europe/Berlin", "2026-03-28T22:00", Some("2026-03-29T06:00")),
            // Its end is skipped: the quiet hours end when the clock shows 3.
            ("22:00-02:30", "Europe/Berlin", "2026-03-29T00:30", Some("2026-03-29T01:00")),
            ("22:00-02:30", "Europe/Berlin", "2026-03-29T01:00", None),
            // Its beginning is skipped.
            ("02:30-03:15", "Europe/Berlin", "2026-03-29T01:05", Some("2026-03-29T01:15")),
            // 25 October 2026: from 3 back to 2 at 01:00 UTC. The night is an hour longer.
            ("22:00-08:00", "Europe/Berlin", "2026-10-24T21:00", Some("2026-10-25T07:00")),
            // Its end comes twice: the first counts, and again when the clock shows quiet hours again.
            ("22:00-02:30", "Europe/Berlin", "2026-10-24T23:30", Some("2026-10-25T00:30")),
            ("22:00-02:30", "Europe/Berlin", "2026-10-25T00:45", None),
            ("22:00-02:30", "Europe/Berlin", "2026-10-25T01:10", Some("2026-10-25T01:30")),
        ] {
            assert_eq!(quiet(hours, zone).end(at(moment)), ends.map(at), "{hours} {zone} at {moment}");
        }
    }

    #[test]
    fn after_the_quiet_there_is_none() {
        for zone in ["Europe/Berlin", "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu"] {
            for hours in ["22:00-08:00", "00:30-02:15", "23:30-00:30", "01:00-03:00"] {
                let quiet = quiet(hours, zone);
                for step in 0..365 * 24 * 2 {
                    let moment = Time(at("2026-01-01T00:00").0 + step * 1_800);
                    let after = quiet.after(moment);
                    assert!(after >= moment && quiet.end(after).is_none(), "{zone} {hours} {moment:?}");
                }
            }
        }
    }

    #[test]
    fn zones_are_found_by_a_part_of_their_name() {
        assert_eq!(Zone::like("lisb"), ["Europe/Lisbon"]);
        assert_eq!(Zone::like("sao paulo"), ["America/Sao_Paulo"]);
        assert!(Zone::like("").len() > 300);
        assert!(Zone::like("nowhere").is_empty());
        assert_eq!("europe/lisbon".parse::<Zone>().map(|zone| zone.name().to_owned()), Ok("Europe/Lisbon".to_owned()));
        assert_eq!("Europe/Lissabon".parse::<Zone>(), Err(ZoneError));
    }
}
