//! The four guilds and the twelve favours they grant.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::vocabulary;

vocabulary! {
    Guild, "guild" { Orange, Green, Blue, Violet }
}

vocabulary! {
    /// What a guild does for whoever built one of its districts.
    Favour, "favour" {
        Treasurer,
        Bishop,
        Engineer,
        Patron,
        Miller,
        Monk,
        Navigator,
        Lady,
        Sergeant,
        Noble,
        Scout,
        Diplomat,
    }
}

/// A set of favours.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Favour>", into = "Vec<Favour>")]
pub struct FavourSet(u16);

impl FavourSet {
    pub const NONE: FavourSet = FavourSet(0);

    pub fn contains(self, favour: Favour) -> bool {
        self.0 & (1 << favour.index()) != 0
    }

    pub fn insert(&mut self, favour: Favour) {
        self.0 |= 1 << favour.index();
    }

    pub fn remove(&mut self, favour: Favour) {
        self.0 &= !(1 << favour.index());
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those in both sets.
    pub fn and(self, other: FavourSet) -> FavourSet {
        FavourSet(self.0 & other.0)
    }

    /// Those in either set.
    pub fn or(self, other: FavourSet) -> FavourSet {
        FavourSet(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    pub fn without(self, other: FavourSet) -> FavourSet {
        FavourSet(self.0 & !other.0)
    }

    /// The favours in it, in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Favour> + Clone {
        Favour::ALL.iter().copied().filter(move |favour| self.contains(*favour))
    }
}

impl fmt::Debug for FavourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Favour> for FavourSet {
    fn from_iter<I: IntoIterator<Item = Favour>>(favours: I) -> FavourSet {
        let mut set = FavourSet::NONE;
        favours.into_iter().for_each(|favour| set.insert(favour));
        set
    }
}

impl From<Vec<Favour>> for FavourSet {
    fn from(list: Vec<Favour>) -> FavourSet {
        list.into_iter().collect()
    }
}

impl From<FavourSet> for Vec<Favour> {
    fn from(set: FavourSet) -> Vec<Favour> {
        set.iter().collect()
    }
}
