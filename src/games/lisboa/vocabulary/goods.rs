//! Goods: the four kinds, how many of each, and sets of kinds.

use std::fmt;
use std::str::FromStr;

use crate::engine::vocabulary::{Counts, Set, Unknown, vocabulary};

vocabulary! {
    /// A kind of good, of store and of street.
    "kind of good" Good { Gold, Cloth, Books, Tools }
}

/// How many goods of each kind.
pub type Goods = Counts<Good>;

/// A set of kinds of goods.
pub type GoodSet = Set<Good>;

impl Goods {
    /// The set of kinds of which there is at least one.
    pub fn set(self) -> GoodSet {
        self.kinds().collect()
    }
}

/// `gold tools`; `none` for the empty set.
impl fmt::Display for GoodSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let words: Vec<_> = self.iter().map(Good::name).collect();
        f.write_str(&words.join(" "))
    }
}

impl FromStr for GoodSet {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<GoodSet, Unknown> {
        if text == "none" {
            return Ok(GoodSet::NONE);
        }
        let mut set = GoodSet::NONE;
        for word in text.split_whitespace() {
            let good = word.parse()?;
            if set.contains(good) {
                return Err(Unknown::new("set of goods", text, "different kinds"));
            }
            set = set.with(good);
        }
        if set.is_empty() { Err(Unknown::new("set of goods", text, "kinds of goods, or none")) } else { Ok(set) }
    }
}
