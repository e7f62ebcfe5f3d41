//! Wheat, sugar and wine.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::vocabulary;

vocabulary! {
    /// What fields yield and ships carry.
    Good, "good" { Wheat, Sugar, Wine }
}

/// How much somebody has of each good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods([u8; 3]);

impl Goods {
    pub const fn new(wheat: u8, sugar: u8, wine: u8) -> Goods {
        Goods([wheat, sugar, wine])
    }

    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// These goods without `count` of `good`; none if there are not so many.
    pub fn less(mut self, good: Good, count: u8) -> Option<Goods> {
        self[good] = self[good].checked_sub(count)?;
        Some(self)
    }

    /// How often the windmill can be stepped up with these goods, if others are exchanged for wheat.
    pub fn steps_up(self) -> u16 {
        let others = u16::from(self.0[1]) + u16::from(self.0[2]);
        (u16::from(self.0[0]) + others / 2) / 2
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
