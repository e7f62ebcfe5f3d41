//! When a challenge closes, as typed: a duration from now, or a date.

use std::time::Duration;

use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

use table::Time;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// `3d`, `12h`, `90m`, `1w`; `2026-11-20`, `2026-11-20 18:00`, both in UTC. A date alone means its end.
pub fn parse(text: &str, now: Time) -> Option<Time> {
    let text = text.trim();
    span(text).map(|span| now.plus(span)).or_else(|| moment(text))
}

fn span(text: &str) -> Option<Duration> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, unit) = text.split_at(digits);
    let number: u64 = number.parse().ok()?;
    let unit = match unit.trim().chars().next()? {
        'm' | 'M' | 'м' => MINUTE,
        'h' | 'H' | 'o' | 'ч' => HOUR,
        'd' | 'D' | 't' | 'T' | 'g' | 'G' | 'д' => DAY,
        'w' | 'W' | 's' | 'S' | 'н' => 7 * DAY,
        _ => return None,
    };
    let whole = text[digits..].trim().chars().all(char::is_alphabetic);
    whole.then_some(())?;
    number.checked_mul(unit).map(Duration::from_secs)
}

fn moment(text: &str) -> Option<Time> {
    let at: DateTime = match text.parse::<Date>() {
        Ok(date) if text.len() <= 10 => date.at(23, 59, 59, 0),
        _ => text.replacen(' ', "T", 1).parse().ok()?,
    };
    at.to_zoned(TimeZone::UTC).ok().map(|zoned| Time(zoned.timestamp().as_second()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_and_dates_are_read() {
        let now = Time(1_700_000_000);
        let in_seconds = |text: &str| parse(text, now).map(|time| time.0 - now.0);
        assert_eq!(in_seconds("3d"), Some(3 * 86_400));
        assert_eq!(in_seconds(" 12 h "), Some(12 * 3_600));
        assert_eq!(in_seconds("90m"), Some(5_400));
        assert_eq!(in_seconds("2 Wochen"), Some(14 * 86_400));
        assert_eq!(in_seconds("3 дня"), Some(3 * 86_400));
        assert_eq!(parse("2026-11-20", now), Some(Time(1_795_219_199)));
        assert_eq!(parse("2026-11-20 18:00", now), Some(Time(1_795_197_600)));
    }

    #[test]
    fn anything_else_is_no_time() {
        for text in ["", "d", "3", "3x", "3 d 4", "tomorrow", "2026-13-01", "99999999999999999999d"] {
            assert_eq!(parse(text, Time(0)), None, "{text}");
        }
    }
}
