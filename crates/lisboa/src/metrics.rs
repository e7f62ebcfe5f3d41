//! What decrees count, and what they are worth to somebody.

use super::play::Look;
use super::player::Docked;
use super::vocabulary::{Architect, Column, Decree, Good, HouseGroup, Metric, Noble, Quarter, Row, Site, Worth, small};
use engine::Seat;

/// Counts as decrees do.
trait Tally {
    fn tally(self) -> u16;
}

impl<I: Iterator> Tally for I {
    fn tally(self) -> u16 {
        u16::from(small(self.count()))
    }
}

impl Look<'_> {
    /// The wigs of one of somebody's decrees.
    pub fn decree_wigs(self, seat: Seat, decree: Decree) -> u16 {
        match self.edition.decree(decree).worth {
            Worth::BestForeign => self.best_foreign(seat, decree),
            worth @ (Worth::Per { .. } | Worth::If { .. }) => self.worth(seat, worth, decree),
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

    #[allow(clippy::too_many_lines)]
    fn metric(self, seat: Seat, metric: Metric, scored: Decree) -> u16 {
        let player = self.state.player(seat);
        let stores = || self.state.city.stores_of(seat);
        let in_row = |row: Row| stores().filter(|(plot, _)| plot.row() == row).tally();
        let in_column = |column: Column| stores().filter(|(plot, _)| plot.column() == column).tally();
        let rows = || Row::ALL.iter().map(|row| in_row(*row));
        match metric {
            Metric::BuildingsBy(architect) => self.opened().filter(|(_, side)| *side == architect).tally(),
            Metric::BuildingsAt(quarter) => self.opened().filter(|(site, _)| lies(*site, quarter)).tally(),
            Metric::AnyStores(good) => self.state.city.all_stores().filter(|(_, store)| store.good == good).tally(),
            Metric::Stores => stores().tally(),
            Metric::StoresOf(good) => self.stores_of_kind(seat, good),
            Metric::StoresInRow(row) => in_row(row),
            Metric::StoresInColumn(column) => in_column(column),
            Metric::StoresInOneRow => rows().max().unwrap_or(0),
            Metric::StoresInOneColumn => Column::all().map(in_column).max().unwrap_or(0),
            Metric::StoreTypes => Good::ALL.iter().filter(|good| self.stores_of_kind(seat, **good) > 0).tally(),
            Metric::RowsWithTwoStores => rows().filter(|count| *count >= 2).tally(),
            Metric::StoresWithBuildings(least) => {
                stores().filter(|(plot, good)| self.relevant_buildings(*plot, *good) >= least).tally()
            }
            Metric::TypeLeads => Good::ALL.iter().filter(|good| self.leads_type(seat, **good)).tally(),
            Metric::Ships => player.ships().tally(),
            Metric::Hulls => player.ships().map(|moored| u16::from(self.edition.ship(moored.ship).hull)).sum(),
            Metric::LargestHull => {
                player.ships().map(|moored| u16::from(self.edition.ship(moored.ship).hull)).max().unwrap_or(0)
            }
            Metric::Cargo => player.ships().map(|moored| moored.cargo.total()).sum(),
            Metric::CompletedPlans(None) => u16::from(player.completed_plans.total()),
            Metric::CompletedPlans(Some(architect)) => u16::from(player.completed_plans.count(architect)),
            Metric::OpenPlans => u16::from(player.open_plans.total()),
            Metric::EmployedOfficials => u16::from(player.completed_plans.officials()),
            Metric::Officials(Some(noble)) => u16::from(self.state.office(noble).of(seat)),
            Metric::Officials(None) => u16::from(self.state.placed_officials(seat)),
            Metric::OfficePresence => self.state.offices.iter().filter(|office| office.of(seat) > 0).tally(),
            Metric::OfficeLeads => Noble::ALL.iter().filter(|noble| self.leads_office(seat, **noble)).tally(),
            Metric::Favours => u16::from(player.favours.len()),
            Metric::Clergy => player.clergy.iter().tally(),
            Metric::Rubble(None) => player.rubble.total(),
            Metric::Rubble(Some(kind)) => u16::from(player.rubble[kind]),
            Metric::Sets => u16::from(player.sets()),
            Metric::Reis => player.reis,
            Metric::Influence => u16::from(player.influence),
            Metric::Goods => player.goods.total(),
            Metric::GoodTypes => u16::from(player.goods.set().len()),
            Metric::PortfolioNobles => player.docks.iter().filter(|docked| matches!(docked, Docked::Noble(_))).tally(),
            Metric::PortfolioTreasury => player.bureau.iter().tally(),
            Metric::Portfolio => player.portfolio_cards().tally(),
            Metric::OtherDecrees => player.decrees.iter().filter(|decree| *decree != scored).tally(),
            Metric::FinishedHouseGroups => HouseGroup::ALL.iter().filter(|group| player.finished(**group)).tally(),
        }
    }

    pub fn stores_of_kind(self, seat: Seat, good: Good) -> u16 {
        self.state.city.stores_of(seat).filter(|(_, kind)| *kind == good).tally()
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
