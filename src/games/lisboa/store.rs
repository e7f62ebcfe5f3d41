//! Building a store: plot, reward, cube, price, house, wigs (pp. 17-19).

use std::cell::Cell;

use super::action::Action;
use super::city::Store;
use super::event::{Cause, CubeSource, Event};
use super::means::{Bill, Means};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Question, Step, Task};
use super::vocabulary::{Expense, Good, HouseGroup, Line, NobleAction, Plot, Rubble, Site, small};
use crate::engine::Seat;

/// What rubble adds to the price of a plot.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RubblePrice {
    pub all: u16,
    pub dearest: u16,
}

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

    /// What the cubes of a plot's row and column add to its price, and the dearest of them.
    pub fn rubble_price(self, plot: Plot) -> RubblePrice {
        let mut price = RubblePrice::default();
        for line in Line::ALL {
            for (kind, count) in self.state.city.cubes(plot, *line).iter() {
                let cost = u16::from(self.edition.rubble_cost(kind));
                price.all += cost * u16::from(count);
                if count > 0 {
                    price.dearest = price.dearest.max(cost);
                }
            }
        }
        price
    }

    /// What somebody has to pay for a plot once this cube (if any) is gone (p. 17).
    pub fn plot_price(self, seat: Seat, plot: Plot, cube: Option<Rubble>) -> u8 {
        let gone = cube.map_or(0, |cube| u16::from(self.edition.rubble_cost(cube)));
        let land = u16::from(self.state.treasury) + self.rubble_price(plot).all - gone;
        let discount = self.discount(seat, None) + self.discount(seat, Some(Expense::Land));
        small(land.saturating_sub(u16::from(discount)))
    }

    /// The price of a plot after its cheapest remaining cubes: the dearest cube is taken.
    fn land_price(self, means: &Means, plot: Plot) -> u16 {
        let rubble = self.rubble_price(plot);
        let land = u16::from(means.treasury) + rubble.all - rubble.dearest;
        land.saturating_sub(u16::from(means.any) + u16::from(means.land))
    }

    /// Whether a store could be paid for on this plot, its reward counted.
    pub fn affords_plot(self, means: &Means, plot: Plot) -> bool {
        self.after_reward(means, self.edition.plot(plot), |after| {
            self.land_price(after, plot) <= self.means_power(after)
        })
    }

    /// Whether any store could be built.
    pub fn affords_store(self, seat: Seat, means: &Means) -> bool {
        self.has_house(seat) && self.free_plots().any(|plot| self.affords_plot(means, plot))
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

    /// What the store on a plot will cost, its reward and the cube counted: between the cheapest and the dearest way.
    pub fn plot_bill(self, seat: Seat, plot: Plot) -> Bill {
        let rubble = self.rubble_price(plot).all;
        let cubes = || Line::ALL.iter().flat_map(|line| self.state.city.cubes(plot, *line).kinds());
        let total = Cell::new(None::<Bill>);
        let add = |means: &Means, land: u16| {
            let price = land.saturating_sub(u16::from(means.any) + u16::from(means.land));
            if price <= self.means_power(means) {
                let bill = self.bill_for(means, small(price));
                total.set(Some(total.get().map_or(bill, |other| other.or(bill))));
            }
        };
        // Never enough, so that every way is looked at.
        self.after_reward(&self.means(seat), self.edition.plot(plot), |means| {
            let land = u16::from(means.treasury) + rubble;
            if rubble == 0 {
                add(means, land);
            }
            cubes().for_each(|cube| add(means, land - u16::from(self.edition.rubble_cost(cube))));
            false
        });
        total.get().unwrap_or_default()
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
