//! The words of the rulebook as types: one spelling each, for logs, commands and edition files.

mod cards;
mod decrees;
mod effects;
mod goods;
mod nobles;
mod places;
mod rubble;
mod tiles;

pub use cards::{Card, CardKind, CardSet, Deck, PortfolioCard, PortfolioRow, Ship, ShipColour};
pub use decrees::{DecreeCard, Metric, Quarter, Worth};
pub use effects::{Benefit, Effect, Expense, MAX, Penalty, Reward, Visits};
pub use goods::{Good, GoodSet, Goods};
pub use nobles::{Noble, NobleAction, NobleSet, StateAction, StateActionSet};
pub use places::{Column, Plot, Row, Site};
pub use rubble::{Cubes, Line, Rubble};
pub use tiles::{Architect, Building, ClergyTile, Decree, DecreeSet, HouseGroup, Side};

pub use engine::vocabulary::small;

/// This number, or what there is if that is less.
pub fn at_most(number: u8, available: u16) -> u8 {
    u8::try_from(available).map_or(number, |available| available.min(number))
}
