//! Goods: the four kinds, how many of each, and sets of kinds.

use engine::vocabulary::{Counts, Set};

engine::vocabulary! {
    /// A kind of good, of store and of street.
    "kind of good" Good { Gold, Cloth, Books, Tools }
}

/// How many goods of each kind.
pub type Goods = Counts<Good>;

/// A set of kinds of goods: `gold tools` in texts, `none` if it is empty.
pub type GoodSet = Set<Good>;
