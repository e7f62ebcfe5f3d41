//! Wheat, sugar and wine.

use engine::Counts;

engine::vocabulary! {
    /// What fields yield and ships carry.
    "good" Good { Wheat, Sugar, Wine }
}

/// How much somebody has of each good.
pub type Goods = Counts<Good>;
