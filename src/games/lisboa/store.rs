//! Building a store: plot, reward, cube, price, house, wigs (pp. 17-19).

use super::action::Action;
use super::city::Store;
use super::event::{Cause, CubeSource, Event};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Question, Step, Task};
use super::vocabulary::{Good, HouseGroup, Line, NobleAction, Plot, Rubble, Site, small};
use crate::engine::Seat;

impl Look<'_> {
    pub fn has_house(self, seat: Seat) -> bool {
        self.state.player(seat).built_houses() < HouseGroup::ALL.iter().map(|group| group.size()).sum()
    }

    /// Whether a store can stand on a plot.
    fn may_use_plot(self, plot: Plot) -> Allowed {
        allow_if(self.state.city.closed_row != Some(plot.row()), Refusal::RowClosed)?;
        allow_if(self.state.city.store(plot).is_none(), Refusal::PlotTaken { plot })
    }

    /// Whether the display has a tile for a store of this kind on a plot. Ruling 13: none is added before the turn ends.
    fn may_use_tile(self, plot: Plot, good: Good) -> Allowed {
        allow_if(self.state.city.has_tile(plot.column(), good), Refusal::NoCityTile { good })
    }

    /// The kinds of store that can be built on a plot: those of the streets beside it whose tile is in the display.
    pub fn kinds_on(self, plot: Plot) -> impl Iterator<Item = Good> {
        let free = self.may_use_plot(plot).is_ok();
        let beside = self.edition.streets_beside(plot.column()).into_iter().flatten();
        beside.filter(move |good| free && self.may_use_tile(plot, *good).is_ok())
    }

    /// Plots on which some store can be built.
    pub fn free_plots(self) -> impl DoubleEndedIterator<Item = Plot> {
        Plot::all().filter(move |plot| self.kinds_on(*plot).next().is_some())
    }

    pub fn may_build_store(self, seat: Seat, plot: Plot, good: Good) -> Allowed {
        allow_if(self.has_house(seat), Refusal::CannotComplete { action: NobleAction::Store })?;
        self.may_use_plot(plot)?;
        let beside = self.edition.streets_beside(plot.column()).contains(&Some(good));
        allow_if(beside, Refusal::OtherStreet { plot, good })?;
        self.may_use_tile(plot, good)?;
        let price = self.plot_price(seat, plot, None);
        allow_if(self.affords_plot(&self.means(seat), plot), Refusal::TooDear { price, power: self.power(seat) })
    }

    pub fn plot_options(self, seat: Seat, out: &mut impl Extend<Action>) {
        if !self.has_house(seat) {
            return;
        }
        let means = self.means(seat);
        for plot in self.free_plots().filter(|plot| self.affords_plot(&means, *plot)) {
            out.extend(self.kinds_on(plot).map(|good| Action::Plot(plot, good)));
        }
    }

    /// Whether this cube can be taken, and what the plot costs without it (p. 17).
    pub fn may_take_cube(self, seat: Seat, plot: Plot, cube: Rubble, line: Line) -> Allowed<u8> {
        let there = self.state.city.cubes(plot, line)[cube] > 0;
        allow_if(there, Refusal::NoSuchCube { cube, line: Some(line) })?;
        self.may_charge(seat, self.plot_price(seat, plot, Some(cube)))
    }

    /// The cubes of a plot's row and column after which it can be paid for.
    pub fn cube_options(self, seat: Seat, plot: Plot) -> impl Iterator<Item = Action> {
        let cubes = Line::ALL.iter().flat_map(|line| Rubble::ALL.iter().map(move |cube| (*cube, *line)));
        cubes
            .filter(move |(cube, line)| self.may_take_cube(seat, plot, *cube, *line).is_ok())
            .map(|(cube, line)| Action::Cube(cube, line))
    }

    pub fn may_use_house(self, seat: Seat, group: HouseGroup) -> Allowed {
        allow_if(!self.state.player(seat).finished(group), Refusal::HouseGroupBuilt { group })
    }

    pub fn house_options(self, seat: Seat) -> impl Iterator<Item = Action> {
        let groups = HouseGroup::ALL.iter().copied();
        groups.filter(move |group| self.may_use_house(seat, *group).is_ok()).map(Action::House)
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
        small(sites.iter().filter(|site| relevant(site)).count())
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
        self.then([
            Step::Run(Task::Gain { seat, effect: self.edition.plot(plot), cause: Cause::Plot(plot) }),
            Step::Ask(seat, Question::TakeCube { plot }),
            Step::Run(Task::PayLand { seat, plot }),
            Step::Ask(seat, Question::PickHouse { plot, good }),
        ]);
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
