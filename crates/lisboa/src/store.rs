//! Building a store: plot, reward, cube, price, house, wigs (pp. 17-19).

use std::cell::Cell;
use std::cmp::Reverse;

use super::city::Store;
use super::event::CubeSource;
use super::means::{Bill, Means};
use super::prelude::*;
use super::price::{LISTED, bill, gains};
use super::tell::costs;
use super::tell::costs::{pay, terms};
use super::tell::options::{house_words, plot_detail, street_group};
use super::view::PlotView;

/// What rubble adds to the price of a plot.
#[derive(Clone, Copy, Debug, Default)]
pub struct RubblePrice {
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

    pub fn may_use_house(self, seat: Seat, group: HouseGroup) -> Allowed {
        allow_if(!self.state.player(seat).finished(group), Refusal::HouseGroupBuilt { group })
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

impl Ask<Lisboa> for question::PickPlot {
    type Reply = action::Plot;
    const TERM: Option<&'static str> = Some("store");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        if !look.has_house(seat) {
            return;
        }
        let means = look.means(seat);
        for plot in look.free_plots().filter(|plot| look.affords_plot(&means, *plot)) {
            out.extend(look.kinds_on(plot).map(|good| Action::Plot(plot, good)));
        }
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Plot) -> Allowed {
        allow_if(look.has_house(seat), Refusal::CannotComplete { action: NobleAction::Store })?;
        look.may_use_plot(reply.plot)?;
        let beside = look.edition.streets_beside(reply.plot.column()).contains(&Some(reply.street));
        allow_if(beside, Refusal::OtherStreet { plot: reply.plot, good: reply.street })?;
        look.may_use_tile(reply.plot, reply.street)?;
        let price = look.plot_price(seat, reply.plot, None);
        allow_if(look.affords_plot(&look.means(seat), reply.plot), Refusal::TooDear { price, power: look.power(seat) })
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: action::Plot) -> Price {
        bill(Cause::Store(reply.plot), look.plot_bill(seat, reply.plot))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Plot) {
        play.state.city.take_tile(reply.plot.column(), reply.street);
        play.tell(Event::PlotChosen { who: play.party(seat), plot: reply.plot, good: reply.street });
        play.then([
            Step::Run(Task::Gain { seat, effect: play.edition.plot(reply.plot), cause: Cause::Plot(reply.plot) }),
            Step::Ask(seat, Question::TakeCube { plot: reply.plot }),
            Step::Run(Task::PayLand { seat, plot: reply.plot }),
            Step::Ask(seat, Question::PickHouse { plot: reply.plot, good: reply.street }),
        ]);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_PICK_PLOT.say()
    }

    fn sought(self, sight: Sight<'_>) -> Vec<Action> {
        // Each free plot, those with the most wigs first.
        let best = |seen: &PlotView| seen.stores.iter().copied().max_by_key(|(_, wigs)| *wigs);
        let mut plots: Vec<_> = sight.view.plots.iter().filter_map(|seen| Some((seen.plot, best(seen)?))).collect();
        plots.sort_by_key(|(_, (_, wigs))| Reverse(*wigs));
        plots.into_iter().map(|(plot, (good, _))| Action::Plot(plot, good)).collect()
    }
}

impl Owe for question::PickPlot {
    const UNANSWERED: Unanswered = Unanswered::Owed(Obligation::Payment);
}

impl Ask<Lisboa> for question::TakeCube {
    type Reply = action::Cube;
    const TERM: Option<&'static str> = Some("rubble");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        // The cubes of a plot's row and column after which it can be paid for.
        let cubes = Line::ALL.iter().flat_map(|line| Rubble::ALL.iter().map(move |cube| (*cube, *line)));
        out.extend(
            cubes
                .filter(move |(cube, line)| look.may_take_cube(seat, self.plot, *cube, *line).is_ok())
                .map(|(cube, line)| Action::Cube(cube, line)),
        );
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Cube) -> Allowed {
        look.may_take_cube(seat, self.plot, reply.cube, reply.line).map(drop)
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: action::Cube) -> Price {
        let price = look.may_take_cube(seat, self.plot, reply.cube, reply.line).expect(LISTED);
        bill(Cause::Store(self.plot), look.bill_now(seat, price))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Cube) {
        play.take_plot_cube(seat, self.plot, reply.cube, reply.line);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskTakeCube { plot: self.plot.to_string() }.say()
    }
}

impl Owe for question::TakeCube {
    fn unanswered(&self, seat: Seat) -> Unanswered {
        Unanswered::Owed(Obligation::Land(seat, self.plot))
    }
}

impl Ask<Lisboa> for question::PickHouse {
    type Reply = action::House;
    const TERM: Option<&'static str> = Some("house");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let groups = HouseGroup::ALL.iter().copied();
        out.extend(groups.filter(move |group| look.may_use_house(seat, *group).is_ok()).map(Action::House));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::House) -> Allowed {
        look.may_use_house(seat, reply.house)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::House) {
        play.build_store(seat, self.plot, self.good, Some(reply.house));
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskPickHouse { plot: self.plot.to_string() }.say()
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        HouseGroup::ALL.iter().map(|group| Action::House(*group)).collect()
    }
}

impl Owe for question::PickHouse {}

impl Reply<Lisboa> for action::Plot {
    fn label(self, _sight: Sight<'_>, price: &Price) -> Phrase {
        let store = w::OptionPlot { plot: self.plot.to_string(), store: names::store_named(self.street) }.say();
        terms(store, [pay(costs::bill(price))])
    }

    fn detail(self, sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        plot_detail(sight.view, sight.seat, self.plot, self.street)
    }

    fn groups(self, sight: Sight<'_>) -> Vec<Phrase> {
        vec![street_group(sight.view, self.street)]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(Phrase::sign(self.plot.to_string()))
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::plot(self.plot)]
    }
}

impl Reply<Lisboa> for action::Cube {
    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let action::Cube { cube: kind, line } = self;
        let cube = costs::cubes_of(sight.me(), kind, 1);
        let taken = match line {
            Line::Row => w::OptionCubeRow { cube }.say(),
            Line::Column => w::OptionCubeColumn { cube }.say(),
        };
        terms(taken, [pay(costs::bill(price))])
    }
}

impl Reply<Lisboa> for action::House {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        house_words(sight.me(), self.house)
    }

    fn detail(self, _sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        Some(match self.house {
            HouseGroup::Left => w::OPTION_HOUSE_LEFT_DETAIL.say(),
            HouseGroup::Middle => w::OPTION_HOUSE_MIDDLE_DETAIL.say(),
            HouseGroup::Right => w::OPTION_HOUSE_RIGHT_DETAIL.say(),
        })
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::house(self.house))
    }
}

impl Happen<Lisboa> for event::PlotChosen {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::PlotChosen { who: party(self.who), plot: self.plot.to_string() }.say())
    }
}

impl Happen<Lisboa> for event::StoreBuilt {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(
            w::StoreBuilt {
                who: party(self.who),
                plot: self.plot.to_string(),
                store: names::store_named(self.good),
                buildings: self.buildings.into(),
            }
            .say(),
        )
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}
