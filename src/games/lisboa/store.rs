//! Building a store: plot, reward, cube, price, house, wigs (pp. 17-19).

use super::action::Action;
use super::city::Store;
use super::event::{Cause, CubeSource, Event};
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::{Good, HouseGroup, Line, NobleAction, Plot, Rubble, Site};
use crate::engine::Seat;

impl Look<'_> {
    pub fn has_house(self, seat: Seat) -> bool {
        self.state.player(seat).built_houses() < HouseGroup::ALL.iter().map(|group| group.size()).sum()
    }

    /// The kinds of store that can be built on a plot: the streets beside it whose tile is in the display.
    pub fn kinds_on(self, plot: Plot) -> impl Iterator<Item = Good> {
        let beside = self.edition.streets_beside(plot.column()).into_iter().flatten();
        beside.filter(move |good| self.state.city.has_tile(plot.column(), *good))
    }

    /// Plots on which some store can be built.
    pub fn free_plots(self) -> impl DoubleEndedIterator<Item = Plot> {
        Plot::all().filter(move |plot| self.state.city.is_free(*plot) && self.kinds_on(*plot).next().is_some())
    }

    pub fn plot_options(self, seat: Seat, out: &mut Vec<Action>) {
        if !self.has_house(seat) {
            return;
        }
        let means = self.means(seat);
        for plot in self.free_plots().filter(|plot| self.affords_plot(&means, *plot)) {
            out.extend(self.kinds_on(plot).map(|good| Action::Plot(plot, good)));
        }
    }

    /// The cubes of a plot's row and column after which it can be paid for.
    pub fn cube_options(self, seat: Seat, plot: Plot, out: &mut Vec<Action>) {
        let power = self.power(seat);
        for line in Line::ALL {
            let kinds = self.state.city.cubes(plot, *line).kinds();
            let affordable = kinds.filter(|kind| u16::from(self.plot_price(seat, plot, Some(*kind))) <= power);
            out.extend(affordable.map(|kind| Action::Cube(kind, *line)));
        }
    }

    pub fn house_options(self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.state.player(seat);
        let groups = HouseGroup::ALL.iter().filter(|group| !player.finished(**group));
        out.extend(groups.map(|group| Action::House(*group)));
    }

    /// Public buildings that lead people to a store of this kind on this plot: at most three (p. 18).
    pub fn relevant_buildings(self, plot: Plot, good: Good) -> u8 {
        let sites = [Site::West(plot.row()), Site::North(good), Site::East(plot.row())];
        let relevant = |site: &Site| {
            self.state
                .city
                .building(*site)
                .is_some_and(|opened| self.edition.colours(opened.building, opened.side).contains(good))
        };
        sites.iter().filter(|site| relevant(site)).count() as u8
    }

    /// Wigs for a store when it is built.
    pub fn store_wigs(self, plot: Plot, good: Good) -> u8 {
        self.relevant_buildings(plot, good) * self.state.city.worth(plot.column())
    }
}

impl Play<'_> {
    pub fn choose_plot(&mut self, seat: Seat, plot: Plot, good: Good) {
        self.state.city.take_tile(plot.column(), good);
        self.tell(Event::PlotChosen { who: self.party(seat), plot, good });
        self.push(Step::PickHouse { seat, plot, good });
        self.push(Step::PayLand { seat, plot });
        self.push(Step::TakeCube { seat, plot });
        self.push(Step::Gain { seat, effect: self.edition.plot(plot), cause: Cause::Plot(plot) });
    }

    pub fn take_plot_cube(&mut self, seat: Seat, plot: Plot, cube: Rubble, line: Line) {
        self.state.city.cubes_mut(plot, line)[cube] -= 1;
        self.gain_cube(seat, cube, CubeSource::Plot(plot, line));
    }

    pub fn pay_land(&mut self, seat: Seat, plot: Plot) {
        let price = self.look().plot_price(seat, plot, None);
        self.charge(seat, price, Cause::Store(plot));
    }

    pub fn build_store(&mut self, seat: Seat, plot: Plot, good: Good, house: Option<HouseGroup>) {
        let group = house.unwrap_or(HouseGroup::Left);
        self.state.player_mut(seat).houses[group.index()] += 1;
        self.state.city.stores[plot.index()] = Some(Store { owner: seat, good });
        let buildings = self.look().relevant_buildings(plot, good);
        self.tell(Event::StoreBuilt { who: self.party(seat), plot, good, house, buildings });
        let wigs = self.look().store_wigs(plot, good) + self.look().wig_bonus(seat, NobleAction::Store);
        self.gain_wigs(seat, wigs, Cause::Store(plot));
    }
}
