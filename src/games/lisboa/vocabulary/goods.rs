//! Goods: the four kinds, how many of each, and sets of kinds.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Unknown, vocabulary};

vocabulary! {
    /// A kind of good, of store and of street.
    "kind of good" Good { Gold = "gold", Cloth = "cloth", Books = "books", Tools = "tools" }
}

/// How many goods of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods([u8; 4]);

impl Goods {
    pub const NONE: Goods = Goods([0; 4]);

    /// So many of each kind.
    pub const fn each(count: u8) -> Goods {
        Goods([count; 4])
    }

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> GoodSet {
        Good::ALL.iter().copied().filter(|good| self[*good] > 0).collect()
    }

    /// Each kind with its number.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.iter().map(move |good| (*good, self[*good]))
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    fn index(&self, good: Good) -> &u8 {
        &self.0[good.index()]
    }
}

impl IndexMut<Good> for Goods {
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good.index()]
    }
}

/// A set of kinds of goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GoodSet(u8);

impl GoodSet {
    pub const NONE: GoodSet = GoodSet(0);

    pub const fn contains(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    pub const fn with(self, good: Good) -> GoodSet {
        GoodSet(self.0 | 1 << good as u8)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.iter().copied().filter(move |good| self.contains(*good))
    }

    /// The subsets of this set that have `size` kinds.
    pub fn choices(self, size: u8) -> impl Iterator<Item = GoodSet> {
        (0..16).map(GoodSet).filter(move |set| set.0 & !self.0 == 0 && set.len() == size)
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> GoodSet {
        goods.into_iter().fold(GoodSet::NONE, GoodSet::with)
    }
}

/// `gold tools`; `none` for the empty set.
impl fmt::Display for GoodSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let words: Vec<_> = self.iter().map(Good::as_str).collect();
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
