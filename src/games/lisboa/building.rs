//! Opening a public building: site, cubes, reward, plan, officials, wigs for everybody (pp. 20-21).

use super::action::Action;
use super::city::Opened;
use super::event::{Cause, CubeSource, Event};
use super::play::{Look, Play};
use super::state::MOST_PARTIES;
use super::step::Step;
use super::vocabulary::{Architect, Building, Cubes, Expense, GoodSet, NobleAction, Site};
use crate::engine::Seat;

impl Look<'_> {
    /// Whether the building that an architect has on display may stand on this site.
    ///
    /// One in the north must have the colour of its street (p. 20).
    pub fn fits(self, site: Site, architect: Architect) -> bool {
        self.state.desk(architect).display.is_some_and(|building| self.building_fits(site, building, architect))
    }

    fn building_fits(self, site: Site, building: Building, architect: Architect) -> bool {
        match site {
            Site::North(street) => self.edition.colours(building, architect).contains(street),
            Site::West(_) | Site::East(_) => true,
        }
    }

    pub fn site_options(self, seat: Seat, out: &mut Vec<Action>) {
        let means = self.means(seat);
        let sites = Site::all().filter(|site| self.state.city.is_open(*site) && self.affords_site(&means, *site));
        out.extend(sites.map(Action::Site));
    }

    /// Officials that somebody must send for a plan, and those among them that must be hired.
    pub fn staff(self, seat: Seat, officials: u8) -> (u8, u8) {
        let needed = officials.saturating_sub(self.fewer_plan_officials(seat));
        (needed, needed.saturating_sub(self.state.placed_officials(seat)))
    }

    /// What hiring so many officials costs somebody. Ruling 6: all hires of one opening are one payment.
    pub fn hiring_price(self, seat: Seat, hired: u8) -> u8 {
        let each = self.state.treasury.saturating_sub(self.discount(seat, Some(Expense::Hire)));
        (hired * each).saturating_sub(self.discount(seat, None))
    }

    pub fn open_options(self, seat: Seat, site: Site, out: &mut Vec<Action>) {
        let power = self.power(seat);
        for (architect, officials, _) in self.state.player(seat).open_plans.iter() {
            let (_, hired) = self.staff(seat, officials);
            if self.fits(site, architect) && u16::from(self.hiring_price(seat, hired)) <= power {
                out.push(Action::Open(architect, officials));
            }
        }
    }

    /// What a building of these colours on this site brings each party.
    pub fn building_wigs(self, site: Site, colours: GoodSet) -> [u8; MOST_PARTIES] {
        let mut wigs = [0; MOST_PARTIES];
        for (plot, store) in self.state.city.all_stores() {
            let relevant = match site {
                Site::North(street) => store.good == street,
                Site::West(row) | Site::East(row) => plot.row() == row && colours.contains(store.good),
            };
            if relevant {
                wigs[store.owner.index()] += self.state.city.worth(plot.column());
            }
        }
        wigs
    }
}

impl Play<'_> {
    pub fn choose_site(&mut self, seat: Seat, site: Site) {
        self.tell(Event::SiteChosen { who: self.party(seat), site });
        self.take_site_cubes(seat, site);
        self.push(Step::PickPlan { seat, site });
        self.push(Step::Gain { seat, effect: self.edition.site(site), cause: Cause::Site(site) });
    }

    pub fn take_site_cubes(&mut self, seat: Seat, site: Site) {
        let cubes = std::mem::replace(&mut self.state.city.site_cubes[site.index()], Cubes::NONE);
        for (cube, count) in cubes.iter() {
            (0..count).for_each(|_| self.gain_cube(seat, cube, CubeSource::Site(site)));
        }
    }

    /// Completes a plan: the building is placed, its officials are sent and hired.
    pub fn open(&mut self, seat: Seat, site: Site, architect: Architect, officials: u8) {
        let player = self.state.player_mut(seat);
        player.open_plans.remove(architect, officials);
        player.completed_plans.add(architect, officials);
        self.place_building(seat, site, architect, Some(officials));
        self.push(Step::ScoreBuilding { seat, site });
        let (needed, hired) = self.look().staff(seat, officials);
        if hired > 0 {
            let price = self.look().hiring_price(seat, hired);
            self.recall_all(seat);
            self.tell(Event::OfficialsHired { who: self.party(seat), count: hired });
            self.charge(seat, price, Cause::Hire);
        } else {
            self.send_officials(seat, needed);
        }
    }

    pub fn place_building(&mut self, seat: Seat, site: Site, architect: Architect, plan: Option<u8>) {
        let Some(building) = self.state.desk_mut(architect).display.take() else { return };
        self.state.city.buildings[site.index()] = Some(Opened { building, side: architect });
        self.tell(Event::BuildingOpened { who: self.party(seat), site, building, architect, plan });
    }

    /// Sends officials to the new building; which ones is a question only if some may stay.
    pub fn send_officials(&mut self, seat: Seat, needed: u8) {
        if needed == 0 {
            return;
        }
        if needed == self.state.placed_officials(seat) {
            self.recall_all(seat);
        } else {
            self.push(Step::SendOfficial { seat, needed });
        }
    }

    /// Everybody gets wigs for relevant stores, whoever opened (p. 20), and the next building is laid out.
    pub fn score_building(&mut self, seat: Seat, site: Site) {
        let Some(opened) = self.state.city.building(site) else { return };
        let wigs = self.look().building_wigs(site, self.edition.colours(opened.building, opened.side));
        for owner in seat.round(self.state.parties()) {
            self.gain_wigs(owner, wigs[owner.index()], Cause::Building(site));
        }
        let bonus = self.look().wig_bonus(seat, NobleAction::Building);
        self.gain_wigs(seat, bonus, Cause::Building(site));
        self.refill_desk(opened.side);
    }

    pub fn refill_desk(&mut self, architect: Architect) {
        let desk = self.state.desk_mut(architect);
        desk.display = desk.stack.pop();
        if let Some(building) = desk.stack.last().copied() {
            self.reveal();
            self.tell(Event::BuildingRevealed { building, architect });
        }
    }
}
