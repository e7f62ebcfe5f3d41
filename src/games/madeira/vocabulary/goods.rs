//! Wheat, sugar and wine.

use crate::engine::Counts;
use crate::engine::vocabulary::vocabulary;

vocabulary! {
    /// What fields yield and ships carry.
    "good" Good { Wheat, Sugar, Wine }
}

/// How much somebody has of each good.
pub type Goods = Counts<Good>;
