//! What somebody looks at: a page of the board or a player, and which sheet of it.

use std::fmt;
use std::str::FromStr;

use engine::Seat;

/// A page of the board or a player: `city`, `city/1`, `@2`; in words also where there is a picture: `=city`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageRef {
    pub at: PageSubject,
    /// From 0.
    pub sheet: usize,
    pub in_words: bool,
}

/// Marks a board in words.
pub const IN_WORDS: char = '=';

/// What is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageSubject {
    /// The page with this id; empty: the first.
    Page(String),
    Player(Seat),
}

impl Default for PageSubject {
    fn default() -> PageSubject {
        PageSubject::Page(String::new())
    }
}

impl PageRef {
    pub fn page(id: &str) -> PageRef {
        PageRef { at: PageSubject::Page(id.to_owned()), ..PageRef::default() }
    }

    pub fn player(seat: Seat) -> PageRef {
        PageRef { at: PageSubject::Player(seat), ..PageRef::default() }
    }

    pub(crate) fn sheet(&self, sheet: usize) -> PageRef {
        PageRef { sheet, ..self.clone() }
    }

    /// The same in words, or as a picture.
    pub(crate) fn in_words(self, in_words: bool) -> PageRef {
        PageRef { in_words, ..self }
    }
}

impl fmt::Display for PageRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.in_words {
            write!(f, "{IN_WORDS}")?;
        }
        match &self.at {
            PageSubject::Page(id) => f.write_str(id)?,
            PageSubject::Player(seat) => write!(f, "@{seat}")?,
        }
        if self.sheet == 0 { Ok(()) } else { write!(f, "/{}", self.sheet) }
    }
}

/// A text that is nothing to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("look at a page, or at a player such as @2")]
pub struct PageRefError;

impl FromStr for PageRef {
    type Err = PageRefError;

    fn from_str(text: &str) -> Result<PageRef, PageRefError> {
        let (in_words, text) = text.strip_prefix(IN_WORDS).map_or((false, text), |text| (true, text));
        let (at, sheet) = text.split_once('/').unwrap_or((text, "0"));
        let at = match at.strip_prefix('@') {
            Some(seat) => PageSubject::Player(seat.parse().map_err(|_| PageRefError)?),
            None => PageSubject::Page(at.to_owned()),
        };
        Ok(PageRef { at, sheet: sheet.parse().map_err(|_| PageRefError)?, in_words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_round_trip() {
        for text in ["", "city", "city/1", "@2", "@2/3", "=", "=city/1", "=@2"] {
            assert_eq!(text.parse::<PageRef>().map(|look| look.to_string()), Ok(text.to_owned()));
        }
        for text in ["@x", "@0", "city/x"] {
            assert_eq!(text.parse::<PageRef>(), Err(PageRefError), "{text}");
        }
    }
}
