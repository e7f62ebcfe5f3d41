//! Decrees in words: what they count, and what that is worth.

use super::names::{cube_sign, noble, stores, wigs};
use crate::vocabulary::{Architect, Metric, Quarter, Worth};
use crate::words as w;
use engine::Phrase;

fn metric(metric: Metric, count: u8) -> Phrase {
    let (stored, count) = (count, count.into());
    match metric {
        Metric::BuildingsBy(Architect::Blue) => w::MetricBuildingsBlue { count }.say(),
        Metric::BuildingsBy(Architect::Green) => w::MetricBuildingsGreen { count }.say(),
        Metric::BuildingsAt(Quarter::West) => w::MetricBuildingsWest { count }.say(),
        Metric::BuildingsAt(Quarter::North) => w::MetricBuildingsNorth { count }.say(),
        Metric::BuildingsAt(Quarter::East) => w::MetricBuildingsEast { count }.say(),
        Metric::AnyStores(good) => w::MetricAnyStores { store: stores(good, stored) }.say(),
        Metric::StoresOf(good) => w::MetricStoresOf { store: stores(good, stored) }.say(),
        Metric::StoresInRow(row) => w::MetricStoresInRow { count, row: row.to_string() }.say(),
        Metric::StoresInColumn(column) => w::MetricStoresInColumn { count, column: column.to_string() }.say(),
        Metric::StoresWithBuildings(buildings) => {
            w::MetricStoresWithBuildings { count, buildings: buildings.into() }.say()
        }
        Metric::Officials(Some(with)) => w::MetricOfficialsWith { count, noble: noble(with) }.say(),
        Metric::Rubble(Some(kind)) => w::MetricRubbleOf { count, kind: cube_sign(kind) }.say(),
        Metric::Stores => w::MetricStores { count }.say(),
        Metric::StoresInOneRow => w::MetricStoresInOneRow { count }.say(),
        Metric::StoresInOneColumn => w::MetricStoresInOneColumn { count }.say(),
        Metric::StoreTypes => w::MetricStoreTypes { count }.say(),
        Metric::RowsWithTwoStores => w::MetricRowsWithTwo { count }.say(),
        Metric::TypeLeads => w::MetricTypeLeads { count }.say(),
        Metric::Ships => w::MetricShips { count }.say(),
        Metric::Hulls => w::MetricHulls { count }.say(),
        Metric::LargestHull => w::MetricLargestHull { count }.say(),
        Metric::Cargo => w::MetricCargo { count }.say(),
        Metric::CompletedPlans(None) => w::MetricPlans { count }.say(),
        Metric::CompletedPlans(Some(Architect::Blue)) => w::MetricPlansBlue { count }.say(),
        Metric::CompletedPlans(Some(Architect::Green)) => w::MetricPlansGreen { count }.say(),
        Metric::OpenPlans => w::MetricOpenPlans { count }.say(),
        Metric::EmployedOfficials => w::MetricEmployed { count }.say(),
        Metric::Officials(None) => w::MetricOfficials { count }.say(),
        Metric::OfficePresence => w::MetricPresence { count }.say(),
        Metric::OfficeLeads => w::MetricOfficeLeads { count }.say(),
        Metric::Favours => w::MetricFavours { count }.say(),
        Metric::Clergy => w::MetricClergy { count }.say(),
        Metric::Rubble(None) => w::MetricRubble { count }.say(),
        Metric::Sets => w::MetricSets { count }.say(),
        Metric::Reis => w::MetricReis { count }.say(),
        Metric::Influence => w::MetricInfluence { count }.say(),
        Metric::Goods => w::MetricGoods { count }.say(),
        Metric::GoodTypes => w::MetricGoodTypes { count }.say(),
        Metric::PortfolioNobles => w::MetricPortfolioNobles { count }.say(),
        Metric::PortfolioTreasury => w::MetricPortfolioTreasury { count }.say(),
        Metric::Portfolio => w::MetricPortfolio { count }.say(),
        Metric::OtherDecrees => w::MetricOtherDecrees { count }.say(),
        Metric::FinishedHouseGroups => w::MetricHouseGroups { count }.say(),
    }
}

/// What a decree is worth.
pub fn worth(worth: Worth) -> Phrase {
    match worth {
        Worth::Per { wigs: count, each, metric: what, max: None } => {
            w::DecreePer { wigs: wigs(count), what: metric(what, each) }.say()
        }
        Worth::Per { wigs: count, each, metric: what, max: Some(max) } => {
            w::DecreePerAtMost { wigs: wigs(count), what: metric(what, each), max: max.into() }.say()
        }
        Worth::If { wigs: count, metric: what, least } => {
            w::DecreeIf { wigs: wigs(count), what: metric(what, least) }.say()
        }
        Worth::BestForeign => w::DECREE_BEST_FOREIGN.say(),
    }
}
