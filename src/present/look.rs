//! What somebody looks at: a page of the board or a player, and which sheet of it.

use std::fmt;
use std::str::FromStr;

use crate::engine::Seat;

/// A page of the board or a player: `city`, `city/1`, `@2`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    pub at: Subject,
    /// From 0.
    pub sheet: usize,
}

/// What is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The page with this id; empty: the first.
    Page(String),
    Player(Seat),
}

impl Default for Subject {
    fn default() -> Subject {
        Subject::Page(String::new())
    }
}

impl Look {
    pub fn page(id: &str) -> Look {
        Look { at: Subject::Page(id.to_owned()), sheet: 0 }
    }

    pub fn player(seat: Seat) -> Look {
        Look { at: Subject::Player(seat), sheet: 0 }
    }

    pub(super) fn sheet(&self, sheet: usize) -> Look {
        Look { at: self.at.clone(), sheet }
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.at {
            Subject::Page(id) => f.write_str(id)?,
            Subject::Player(seat) => write!(f, "@{seat}")?,
        }
        if self.sheet == 0 { Ok(()) } else { write!(f, "/{}", self.sheet) }
    }
}

/// A text that is nothing to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("look at a page, or at a player such as @2")]
pub struct LookError;

impl FromStr for Look {
    type Err = LookError;

    fn from_str(text: &str) -> Result<Look, LookError> {
        let (at, sheet) = text.split_once('/').unwrap_or((text, "0"));
        let at = match at.strip_prefix('@') {
            Some(seat) => Subject::Player(seat.parse().map_err(|_| LookError)?),
            None => Subject::Page(at.to_owned()),
        };
        Ok(Look { at, sheet: sheet.parse().map_err(|_| LookError)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_round_trip() {
        for text in ["", "city", "city/1", "@2", "@2/3"] {
            assert_eq!(text.parse::<Look>().map(|look| look.to_string()), Ok(text.to_owned()));
        }
        for text in ["@x", "@0", "city/x"] {
            assert_eq!(text.parse::<Look>(), Err(LookError), "{text}");
        }
    }
}
