//! What decrees count, and what they are worth to somebody.

use super::play::Look;
use super::player::Docked;
use super::vocabulary::{Architect, Column, Decree, Good, HouseGroup, Metric, Noble, Quarter, Row, Site, Worth};
use crate::engine::Seat;

impl Look<'_> {
    /// The wigs of one of somebody's decrees.
    pub fn decree_wigs(self, seat: Seat, decree: Decree) -> u16 {
        match self.edition.decree(decree).worth {
            Worth::BestForeign => self.best_foreign(seat, decree),
            worth => self.worth(seat, worth, decree),
        }
    }

    fn best_foreign(self, seat: Seat, scored: Decree) -> u16 {
        let others = Seat::all(self.state.parties()).filter(|other| *other != seat);
        let decrees = others.flat_map(|other| self.state.player(other).decrees.iter());
        decrees.map(|decree| self.worth(seat, self.edition.decree(decree).worth, scored)).max().unwrap_or(0)
    }

    fn worth(self, seat: Seat, worth: Worth, scored: Decree) -> u16 {
        match worth {
            Worth::Per { wigs, each, metric, max } => {
                let wigs = u16::from(wigs).saturating_mul(self.metric(seat, metric, scored) / u16::from(each));
                max.map_or(wigs, |max| wigs.min(u16::from(max)))
            }
            Worth::If { wigs, metric, least } => {
                if self.metric(seat, metric, scored) >= u16::from(least) {
                    u16::from(wigs)
                } else {
                    0
                }
            }
            Worth::BestForeign => 0,
        }
    }

    fn metric(self, seat: Seat, metric: Metric, scored: Decree) -> u16 {
        let player = self.state.player(seat);
        match metric {
            Metric::BuildingsBy(architect) => self.opened().filter(|(_, side)| *side == architect).count() as u16,
            Metric::BuildingsAt(quarter) => self.opened().filter(|(site, _)| lies(*site, quarter)).count() as u16,
            Metric::AnyStores(good) => {
                self.state.city.all_stores().filter(|(_, store)| store.good == good).count() as u16
            }
            Metric::Stores
            | Metric::StoresOf(_)
            | Metric::StoresInRow(_)
            | Metric::StoresInColumn(_)
            | Metric::StoresInOneRow
            | Metric::StoresInOneColumn
            | Metric::StoreTypes
            | Metric::RowsWithTwoStores
            | Metric::StoresWithBuildings(_)
            | Metric::TypeLeads => self.store_metric(seat, metric),
            Metric::Ships => player.ships().count() as u16,
            Metric::Hulls => player.ships().map(|moored| u16::from(self.edition.ship(moored.ship).hull)).sum(),
            Metric::LargestHull => {
                player.ships().map(|moored| u16::from(self.edition.ship(moored.ship).hull)).max().unwrap_or(0)
            }
            Metric::Cargo => player.ships().map(|moored| u16::from(moored.cargo.total())).sum(),
            Metric::CompletedPlans(None) => u16::from(player.completed_plans.total()),
            Metric::CompletedPlans(Some(architect)) => u16::from(player.completed_plans.count(architect)),
            Metric::OpenPlans => u16::from(player.open_plans.total()),
            Metric::EmployedOfficials => u16::from(player.completed_plans.officials()),
            Metric::Officials(Some(noble)) => u16::from(self.state.office(noble).of(seat)),
            Metric::Officials(None) => u16::from(self.state.placed_officials(seat)),
            Metric::OfficePresence => self.state.offices.iter().filter(|office| office.of(seat) > 0).count() as u16,
            Metric::OfficeLeads => Noble::ALL.iter().filter(|noble| self.leads_office(seat, **noble)).count() as u16,
            Metric::Favours => u16::from(player.favours.len()),
            Metric::Clergy => player.clergy.len() as u16,
            Metric::Rubble(None) => u16::from(player.rubble.total()),
            Metric::Rubble(Some(kind)) => u16::from(player.rubble[kind]),
            Metric::Sets => u16::from(player.sets()),
            Metric::Reis => player.reis,
            Metric::Influence => u16::from(player.influence),
            Metric::Goods => u16::from(player.goods.total()),
            Metric::GoodTypes => u16::from(player.goods.kinds().len()),
            Metric::PortfolioNobles => {
                player.docks.iter().filter(|docked| matches!(docked, Docked::Noble(_))).count() as u16
            }
            Metric::PortfolioTreasury => player.bureau.len() as u16,
            Metric::Portfolio => player.portfolio() as u16,
            Metric::OtherDecrees => player.decrees.iter().filter(|decree| *decree != scored).count() as u16,
            Metric::FinishedHouseGroups => {
                HouseGroup::ALL.iter().filter(|group| player.finished(**group)).count() as u16
            }
        }
    }

    fn store_metric(self, seat: Seat, metric: Metric) -> u16 {
        let stores = || self.state.city.stores_of(seat);
        let in_row = |row: Row| stores().filter(|(plot, _)| plot.row() == row).count() as u16;
        let in_column = |column: Column| stores().filter(|(plot, _)| plot.column() == column).count() as u16;
        let rows = || Row::ALL.iter().map(|row| in_row(*row));
        match metric {
            Metric::StoresOf(good) => self.stores_of_kind(seat, good),
            Metric::StoresInRow(row) => in_row(row),
            Metric::StoresInColumn(column) => in_column(column),
            Metric::StoresInOneRow => rows().max().unwrap_or(0),
            Metric::StoresInOneColumn => Column::all().map(in_column).max().unwrap_or(0),
            Metric::StoreTypes => Good::ALL.iter().filter(|good| self.stores_of_kind(seat, **good) > 0).count() as u16,
            Metric::RowsWithTwoStores => rows().filter(|count| *count >= 2).count() as u16,
            Metric::StoresWithBuildings(least) => {
                stores().filter(|(plot, good)| self.relevant_buildings(*plot, *good) >= least).count() as u16
            }
            Metric::TypeLeads => Good::ALL.iter().filter(|good| self.leads_type(seat, **good)).count() as u16,
            _ => stores().count() as u16,
        }
    }

    pub fn stores_of_kind(self, seat: Seat, good: Good) -> u16 {
        self.state.city.stores_of(seat).filter(|(_, kind)| *kind == good).count() as u16
    }

    /// Whether somebody alone has the most stores of a kind.
    pub fn leads_type(self, seat: Seat, good: Good) -> bool {
        let mine = self.stores_of_kind(seat, good);
        let mut others = Seat::all(self.state.parties()).filter(|other| *other != seat);
        others.all(|other| self.stores_of_kind(other, good) < mine)
    }

    fn leads_office(self, seat: Seat, noble: Noble) -> bool {
        let office = self.state.office(noble);
        let mut others = Seat::all(self.state.parties()).filter(|other| *other != seat);
        office.neutral < office.of(seat) && others.all(|other| office.of(other) < office.of(seat))
    }

    /// The opened public buildings.
    fn opened(self) -> impl Iterator<Item = (Site, Architect)> {
        Site::all().filter_map(move |site| self.state.city.building(site).map(|opened| (site, opened.side)))
    }
}

fn lies(site: Site, quarter: Quarter) -> bool {
    matches!(
        (site, quarter),
        (Site::West(_), Quarter::West) | (Site::North(_), Quarter::North) | (Site::East(_), Quarter::East)
    )
}
