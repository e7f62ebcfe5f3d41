//! Decrees in words: what they count, and what that is worth.

use super::names::{counted, cube_sign, noble, stores, wigs};
use crate::engine::{Arg, Phrase};
use crate::games::lisboa::vocabulary::{Architect, Metric, Quarter, Worth};
use crate::games::lisboa::words::decrees as d;

fn metric(metric: Metric, count: u8) -> Phrase {
    let key = match metric {
        Metric::BuildingsBy(Architect::Blue) => &d::BUILDINGS_BLUE,
        Metric::BuildingsBy(Architect::Green) => &d::BUILDINGS_GREEN,
        Metric::BuildingsAt(Quarter::West) => &d::BUILDINGS_WEST,
        Metric::BuildingsAt(Quarter::North) => &d::BUILDINGS_NORTH,
        Metric::BuildingsAt(Quarter::East) => &d::BUILDINGS_EAST,
        Metric::AnyStores(good) => return d::ANY_STORES.with([("store", stores(good, count).into())]),
        Metric::StoresOf(good) => return d::STORES_OF.with([("store", stores(good, count).into())]),
        Metric::StoresInRow(row) => {
            return d::STORES_IN_ROW.with([("count", count.into()), ("row", Arg::sign(row))]);
        }
        Metric::StoresInColumn(column) => {
            return d::STORES_IN_COLUMN.with([("count", count.into()), ("column", Arg::sign(column))]);
        }
        Metric::StoresWithBuildings(buildings) => {
            return d::STORES_WITH_BUILDINGS.with([("count", count.into()), ("buildings", buildings.into())]);
        }
        Metric::Officials(Some(with)) => {
            return d::OFFICIALS_WITH.with([("count", count.into()), ("noble", noble(with).into())]);
        }
        Metric::Rubble(Some(kind)) => {
            return d::RUBBLE_OF.with([("count", count.into()), ("kind", cube_sign(kind).into())]);
        }
        Metric::Stores => &d::STORES,
        Metric::StoresInOneRow => &d::STORES_IN_ONE_ROW,
        Metric::StoresInOneColumn => &d::STORES_IN_ONE_COLUMN,
        Metric::StoreTypes => &d::STORE_TYPES,
        Metric::RowsWithTwoStores => &d::ROWS_WITH_TWO,
        Metric::TypeLeads => &d::TYPE_LEADS,
        Metric::Ships => &d::SHIPS,
        Metric::Hulls => &d::HULLS,
        Metric::LargestHull => &d::LARGEST_HULL,
        Metric::Cargo => &d::CARGO,
        Metric::CompletedPlans(None) => &d::PLANS,
        Metric::CompletedPlans(Some(Architect::Blue)) => &d::PLANS_BLUE,
        Metric::CompletedPlans(Some(Architect::Green)) => &d::PLANS_GREEN,
        Metric::OpenPlans => &d::OPEN_PLANS,
        Metric::EmployedOfficials => &d::EMPLOYED,
        Metric::Officials(None) => &d::OFFICIALS,
        Metric::OfficePresence => &d::PRESENCE,
        Metric::OfficeLeads => &d::OFFICE_LEADS,
        Metric::Favours => &d::FAVOURS,
        Metric::Clergy => &d::CLERGY,
        Metric::Rubble(None) => &d::RUBBLE,
        Metric::Sets => &d::SETS,
        Metric::Reis => &d::REIS,
        Metric::Influence => &d::INFLUENCE,
        Metric::Goods => &d::GOODS,
        Metric::GoodTypes => &d::GOOD_TYPES,
        Metric::PortfolioNobles => &d::PORTFOLIO_NOBLES,
        Metric::PortfolioTreasury => &d::PORTFOLIO_TREASURY,
        Metric::Portfolio => &d::PORTFOLIO_ALL,
        Metric::OtherDecrees => &d::OTHER_DECREES,
        Metric::FinishedHouseGroups => &d::HOUSE_GROUPS,
    };
    counted(key, count)
}

/// What a decree is worth.
pub fn worth(worth: Worth) -> Phrase {
    match worth {
        Worth::Per { wigs: count, each, metric: what, max: None } => {
            d::PER.with([("wigs", wigs(count).into()), ("what", metric(what, each).into())])
        }
        Worth::Per { wigs: count, each, metric: what, max: Some(max) } => d::PER_AT_MOST.with([
            ("wigs", wigs(count).into()),
            ("what", metric(what, each).into()),
            ("max", max.into()),
        ]),
        Worth::If { wigs: count, metric: what, least } => {
            d::IF.with([("wigs", wigs(count).into()), ("what", metric(what, least).into())])
        }
        Worth::BestForeign => d::BEST_FOREIGN.say(),
    }
}
