//! How hard a search thinks.

use std::fmt;
use std::str::FromStr;

/// A bot's level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    Easy,
    Normal,
    Hard,
}

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Playouts per choice.
    pub each: u32,
    /// The most playouts.
    pub most: u32,
    /// Whether playouts end at the game's horizon and are judged by the score.
    pub cuts_off: bool,
    /// In playouts, the best of this many randomly drawn options is taken, judged by how it did elsewhere.
    pub drawn: u32,
    /// How readily a node tries something new: this factor times the square root of its visits.
    pub widening: f64,
    /// The weight of uncertainty when choosing what to try again.
    pub exploration: f64,
}

impl Settings {
    /// The plain search: only random playouts to the end.
    pub const fn plain(playouts: u32) -> Settings {
        Settings {
            each: playouts,
            most: playouts,
            cuts_off: false,
            drawn: 1,
            widening: f64::INFINITY,
            exploration: 1.0,
        }
    }

    /// The playouts for a question with this many choices.
    pub(super) fn playouts(&self, choices: usize) -> u32 {
        self.each.saturating_mul(u32::try_from(choices).unwrap_or(u32::MAX)).min(self.most)
    }
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    pub const fn settings(self) -> Settings {
        let (each, most) = match self {
            Level::Easy => (40, 300),
            Level::Normal => (200, 1_600),
            Level::Hard => (1_000, 8_000),
        };
        Settings { each, most, cuts_off: true, drawn: 4, widening: 2.0, exploration: 1.0 }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a level; expected easy, normal or hard")]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
