//! How much time a table's clock gives: a named pace, or custom values.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use crate::clock::{DAY, HOUR};

/// How much time players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct ClockRule {
    /// What everybody starts with.
    pub bank: Duration,
    /// What each turn adds.
    pub turn: Duration,
    /// The most anyone can have.
    pub most: Duration,
}

/// The named paces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Pace {
    Fast,
    Normal,
    Slow,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Fast, Pace::Normal, Pace::Slow];

    pub fn rule(self) -> ClockRule {
        let rule =
            |bank: u32, turn: u32, most: u32| ClockRule { bank: bank * DAY, turn: turn * HOUR, most: most * DAY };
        match self {
            Pace::Fast => rule(1, 4, 3),
            Pace::Normal => rule(3, 12, 5),
            Pace::Slow => rule(3, 36, 10),
        }
    }
}

impl ClockRule {
    /// The named pace with these values, if there is one.
    pub fn pace(self) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.rule() == self)
    }

    /// The values themselves, as `3d+12h<5d`.
    pub fn values(self) -> String {
        format!("{}+{}<{}", span(self.bank), span(self.turn), span(self.most))
    }
}

/// `normal`, or custom values such as `3d+12h<5d`.
impl fmt::Display for ClockRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pace() {
            Some(pace) => write!(f, "{pace}"),
            None => f.write_str(&self.values()),
        }
    }
}

fn span(duration: Duration) -> String {
    let hours = duration.as_secs() / HOUR.as_secs();
    if hours.is_multiple_of(24) { format!("{}d", hours / 24) } else { format!("{hours}h") }
}

/// A text that is not a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a clock is fast, normal, slow, or written 3d+12h<5d")]
pub struct ClockError;

impl FromStr for ClockRule {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<ClockRule, ClockError> {
        let text: String = text.to_lowercase().split_whitespace().collect();
        if let Ok(pace) = text.parse::<Pace>() {
            return Ok(pace.rule());
        }
        let (bank, rest) = text.split_once('+').ok_or(ClockError)?;
        let (turn, most) = rest.split_once('<').ok_or(ClockError)?;
        let rule = ClockRule { bank: read_span(bank)?, turn: read_span(turn)?, most: read_span(most)? };
        let sensible = rule.bank >= 12 * HOUR && rule.turn >= HOUR && rule.most >= rule.bank && rule.most <= 60 * DAY;
        if sensible { Ok(rule) } else { Err(ClockError) }
    }
}

fn read_span(text: &str) -> Result<Duration, ClockError> {
    let (unit, number) = match (text.strip_suffix('d'), text.strip_suffix('h')) {
        (Some(number), _) => (DAY, number),
        (_, Some(number)) => (HOUR, number),
        (None, None) => return Err(ClockError),
    };
    let number: u32 = number.parse().map_err(|_| ClockError)?;
    unit.checked_mul(number).ok_or(ClockError)
}

impl From<ClockRule> for String {
    fn from(rule: ClockRule) -> String {
        rule.to_string()
    }
}

impl TryFrom<String> for ClockRule {
    type Error = ClockError;

    fn try_from(text: String) -> Result<ClockRule, ClockError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_they_are_typed() {
        for (text, read) in
            [("fast", "fast"), ("3d+12h<5d", "normal"), (" 2d + 30h < 9d", "2d+30h<9d"), ("SLOW", "slow")]
        {
            assert_eq!(text.parse::<ClockRule>().map(|rule| rule.to_string()), Ok(read.to_owned()));
        }
        for text in ["", "often", "3d", "3d+12h", "5d+12h<3d", "1h+1h<1d", "3d+12h<500d", "3d+x<5d"] {
            assert_eq!(text.parse::<ClockRule>(), Err(ClockError), "{text}");
        }
    }
}
