//! Decrees: what they count, and what they bring at the end of the game.

use std::str::FromStr;

use super::{Architect, Column, Good, MAX, Noble, Row, Rubble};
use engine::vocabulary::Unknown;

/// A decree card: what it scores, and at which tables it is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecreeCard {
    pub worth: Worth,
    pub out_for_two: bool,
    pub out_for_solo: bool,
}

/// How a decree turns what it counts into wigs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// `wigs` for every `each` of the metric, at most `max`.
    Per { wigs: u8, each: u8, metric: Metric, max: Option<u8> },
    /// `wigs` if there is at least this much.
    If { wigs: u8, metric: Metric, least: u8 },
    /// The wigs of the best decree of another player, its metric counted for oneself.
    BestForeign,
}

/// What a decree counts. Everything is its owner's, unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Public buildings opened by anybody, of an architect.
    BuildingsBy(Architect),
    /// Public buildings opened by anybody, on a side of the town.
    BuildingsAt(Quarter),
    /// Stores of a kind, anybody's.
    AnyStores(Good),
    Stores,
    StoresOf(Good),
    StoresInRow(Row),
    StoresInColumn(Column),
    StoresInOneRow,
    StoresInOneColumn,
    StoreTypes,
    RowsWithTwoStores,
    /// Stores with at least this many relevant public buildings.
    StoresWithBuildings(u8),
    TypeLeads,
    Ships,
    Hulls,
    LargestHull,
    Cargo,
    CompletedPlans(Option<Architect>),
    OpenPlans,
    EmployedOfficials,
    Officials(Option<Noble>),
    OfficePresence,
    OfficeLeads,
    Favours,
    Clergy,
    Rubble(Option<Rubble>),
    Sets,
    Reis,
    Influence,
    Goods,
    GoodTypes,
    PortfolioNobles,
    PortfolioTreasury,
    Portfolio,
    OtherDecrees,
    FinishedHouseGroups,
}

/// A side of the town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quarter {
    West,
    North,
    East,
}

impl FromStr for Metric {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Metric, Unknown> {
        let words: Vec<_> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["building", "north"] => Metric::BuildingsAt(Quarter::North),
            ["building", "west"] => Metric::BuildingsAt(Quarter::West),
            ["building", "east"] => Metric::BuildingsAt(Quarter::East),
            ["building", architect] => Metric::BuildingsBy(architect.parse()?),
            ["any-store", good] => Metric::AnyStores(good.parse()?),
            ["store"] => Metric::Stores,
            ["store", place] => stores_at(place)?,
            ["stores-in-one-row"] => Metric::StoresInOneRow,
            ["stores-in-one-column"] => Metric::StoresInOneColumn,
            ["store-types"] => Metric::StoreTypes,
            ["row-with-two-stores"] => Metric::RowsWithTwoStores,
            ["store-with-two-buildings"] => Metric::StoresWithBuildings(2),
            ["store-with-three-buildings"] => Metric::StoresWithBuildings(3),
            ["type-lead"] => Metric::TypeLeads,
            ["ship"] => Metric::Ships,
            ["hull"] => Metric::Hulls,
            ["largest-hull"] => Metric::LargestHull,
            ["cargo"] => Metric::Cargo,
            ["completed-plan"] => Metric::CompletedPlans(None),
            ["completed-plan", architect] => Metric::CompletedPlans(Some(architect.parse()?)),
            ["open-plan"] => Metric::OpenPlans,
            ["employed-official"] => Metric::EmployedOfficials,
            ["official"] => Metric::Officials(None),
            ["official", noble] => Metric::Officials(Some(noble.parse()?)),
            ["office-presence"] => Metric::OfficePresence,
            ["office-lead"] => Metric::OfficeLeads,
            ["favour"] => Metric::Favours,
            ["clergy"] => Metric::Clergy,
            ["rubble"] => Metric::Rubble(None),
            ["rubble", kind] => Metric::Rubble(Some(kind.parse()?)),
            ["set"] => Metric::Sets,
            ["reis"] => Metric::Reis,
            ["influence"] => Metric::Influence,
            ["good"] => Metric::Goods,
            ["good-types"] => Metric::GoodTypes,
            ["portfolio"] => Metric::Portfolio,
            ["portfolio", "noble"] => Metric::PortfolioNobles,
            ["portfolio", "treasury"] => Metric::PortfolioTreasury,
            ["other-decree"] => Metric::OtherDecrees,
            ["finished-house-group"] => Metric::FinishedHouseGroups,
            _ => return Err(Unknown::new("metric of a decree", text, "one of those that the rules list")),
        })
    }
}

fn stores_at(place: &str) -> Result<Metric, Unknown> {
    if let Some(row) = place.strip_prefix("row-") {
        row.parse().map(Metric::StoresInRow)
    } else if let Some(column) = place.strip_prefix("column-") {
        column.parse().map(Metric::StoresInColumn)
    } else {
        place.parse().map(Metric::StoresOf)
    }
}

impl FromStr for DecreeCard {
    type Err = Unknown;

    fn from_str(code: &str) -> Result<DecreeCard, Unknown> {
        let mut code = code.trim();
        let mut card = DecreeCard { worth: Worth::BestForeign, out_for_two: false, out_for_solo: false };
        while let Some((rest, flag)) = code.rsplit_once(' ') {
            match flag {
                "2p-out" => card.out_for_two = true,
                "solo-out" => card.out_for_solo = true,
                _ => break,
            }
            code = rest.trim_end();
        }
        card.worth = code.parse()?;
        Ok(card)
    }
}

impl FromStr for Worth {
    type Err = Unknown;

    fn from_str(code: &str) -> Result<Worth, Unknown> {
        let error =
            || Unknown::new("decree", code, "N per [K] METRIC [max M], N if METRIC >= K, or best-foreign-decree");
        let number = |text: &str| text.parse::<u8>().map_err(|_| error());
        if code == "best-foreign-decree" {
            return Ok(Worth::BestForeign);
        }
        let (wigs, rest) = code.split_once(' ').ok_or_else(error)?;
        let wigs = number(wigs)?;
        if wigs > MAX {
            return Err(Unknown::new("decree", code, "at most 20 wigs"));
        }
        if let Some(condition) = rest.strip_prefix("if ") {
            let (metric, least) = condition.split_once(" >= ").ok_or_else(error)?;
            return Ok(Worth::If { wigs, metric: metric.parse()?, least: number(least)? });
        }
        let counted = rest.strip_prefix("per ").ok_or_else(error)?;
        let (counted, max) = match counted.split_once(" max ") {
            Some((counted, max)) => (counted, Some(number(max)?)),
            None => (counted, None),
        };
        let (each, metric) = match counted.split_once(' ') {
            Some((each, metric)) if each.parse::<u8>().is_ok() => (number(each)?, metric),
            _ => (1, counted),
        };
        if each == 0 {
            return Err(error());
        }
        Ok(Worth::Per { wigs, each, metric: metric.parse()?, max })
    }
}
