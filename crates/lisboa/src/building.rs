//! Opening a public building: site, cubes, reward, plan, officials, wigs for everybody (pp. 20-21).

use super::prelude::*;

use super::city::Opened;
use super::event::CubeSource;
use super::means::Means;
use super::price::{LISTED, bill, gains};
use super::state::MAX_PARTIES;
use super::tell::options::{open_words, plans_words, site_words};

/// What completing a plan takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Staff {
    /// Officials who go to work in the building.
    pub needed: u8,
    /// Those of them who have to be hired, and their price.
    pub hired: u8,
    pub price: u8,
}

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

    /// What hiring costs for a plan of this many officials.
    fn hire_price(self, means: &Means, officials: u8) -> u16 {
        let hired = officials.saturating_sub(means.fewer).saturating_sub(means.placed);
        let each = u16::from(means.treasury.saturating_sub(means.hire));
        (u16::from(hired) * each).saturating_sub(u16::from(means.any))
    }

    /// Whether a public building could be opened on this site, its reward counted (ruling 14).
    pub fn affords_site(self, means: &Means, site: Site) -> bool {
        self.after_reward(means, self.edition.site(site), |after| {
            Architect::ALL.iter().any(|architect| {
                let smallest = after.plans[architect.index()].filter(|_| self.fits(site, *architect));
                smallest.is_some_and(|officials| self.hire_price(after, officials) <= self.means_power(after))
            })
        })
    }

    /// Whether any public building could be opened.
    pub fn affords_building(self, means: &Means) -> bool {
        Site::all().any(|site| self.state.city.is_open(site) && self.affords_site(means, site))
    }

    /// Whether a public building can be opened on this site with these means.
    pub fn may_open_at(self, means: &Means, site: Site) -> Allowed {
        let city = &self.state.city;
        allow_if(site.row().is_none() || site.row() != city.closed_row, Refusal::RowClosed)?;
        allow_if(city.building(site).is_none(), Refusal::SiteTaken { site })?;
        allow_if(self.affords_site(means, site), Refusal::CannotComplete { action: NobleAction::Building })
    }

    /// The officials that a plan takes of somebody, and what hiring costs.
    pub fn staff(self, seat: Seat, officials: u8) -> Staff {
        let needed = officials.saturating_sub(self.fewer_plan_officials(seat));
        let hired = needed.saturating_sub(self.state.placed_officials(seat));
        // Ruling 6: all hires of one opening are one payment.
        let each = self.state.treasury.saturating_sub(self.discount(seat, Some(Expense::Hire)));
        Staff { needed, hired, price: (hired * each).saturating_sub(self.discount(seat, None)) }
    }

    /// Whether a plan can be completed on this site, and what it then takes.
    pub fn may_open(self, seat: Seat, site: Site, architect: Architect, officials: u8) -> Allowed<Staff> {
        let has_plan = self.state.player(seat).open_plans.has(architect, officials);
        allow_if(has_plan, Refusal::NoSuchPlan { architect, officials })?;
        allow_if(self.state.desk(architect).display.is_some(), Refusal::NoBuildingOnDisplay { architect })?;
        allow_if(self.fits(site, architect), Refusal::WrongColour { site, architect })?;
        let staff = self.staff(seat, officials);
        self.may_charge(seat, staff.price)?;
        Ok(staff)
    }

    /// What a building of these colours on this site brings each party.
    pub fn building_wigs(self, site: Site, colours: GoodSet) -> [u8; MAX_PARTIES] {
        let mut wigs = [0; MAX_PARTIES];
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
    pub fn take_site_cubes(&mut self, seat: Seat, site: Site) {
        let cubes = std::mem::replace(&mut self.state.city.site_cubes[site.index()], Cubes::NONE);
        for (cube, count) in cubes.iter() {
            (0..count).for_each(|_| self.gain_cube(seat, cube, CubeSource::Site(site)));
        }
    }

    /// Completes a plan: the building is placed, its officials are sent and hired.
    pub fn open(&mut self, seat: Seat, site: Site, architect: Architect, officials: u8) {
        let Staff { needed, hired, price } = self.look().staff(seat, officials);
        let player = self.state.player_mut(seat);
        player.open_plans.remove(architect, officials);
        player.completed_plans.add(architect, officials);
        self.place_building(seat, site, architect, Some(officials));
        self.run(Task::ScoreBuilding { seat, site });
        if hired > 0 {
            self.recall_all(seat);
            self.tell(Event::OfficialsHired { who: self.party(seat), count: hired });
            self.charge(seat, price, Cause::Hire);
        } else {
            self.send_officials(seat, needed);
        }
    }

    pub fn place_building(&mut self, seat: Seat, site: Site, architect: Architect, plan: Option<u8>) {
        let building = self.state.desk_mut(architect).display.take().expect("only a building on display is opened");
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
            self.ask(seat, Question::SendOfficial { needed });
        }
    }

    /// Everybody gets wigs for relevant stores, whoever opened (p. 20), and the next building is laid out.
    pub fn score_building(&mut self, seat: Seat, site: Site) {
        let opened = self.state.city.building(site).expect("the building has just been opened");
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

impl Ask<Lisboa> for question::SendOfficial {
    type Reply = action::Recall;
    const TERM: Option<&'static str> = Some("hiring");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.recall_options(seat));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Recall) -> Allowed {
        look.may_recall(seat, reply.office, reply.spot)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Recall) {
        play.recall(seat, reply.office, reply.spot);
        play.send_officials(seat, self.needed - 1);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskSendOfficial { count: self.needed.into() }.say()
    }
}

impl Owe for question::SendOfficial {}

impl Ask<Lisboa> for question::PickSite {
    type Reply = action::Site;
    const TERM: Option<&'static str> = Some("public-building");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let means = look.means(seat);
        out.extend(Site::all().filter(move |site| look.may_open_at(&means, *site).is_ok()).map(Action::Site));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Site) -> Allowed {
        look.may_open_at(&look.means(seat), reply.site)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Site) {
        play.tell(Event::SiteChosen { who: play.party(seat), site: reply.site });
        play.take_site_cubes(seat, reply.site);
        play.then([
            Step::Run(Task::Gain { seat, effect: play.edition.site(reply.site), cause: Cause::Site(reply.site) }),
            Step::Ask(seat, Question::PickPlan { site: reply.site }),
        ]);
    }

    fn words(self, sight: Sight<'_>) -> Phrase {
        match plans_words(sight.view) {
            Some(plans) => w::AskPickSitePlans { plans }.say(),
            None => w::ASK_PICK_SITE.say(),
        }
    }

    fn sought(self, sight: Sight<'_>) -> Vec<Action> {
        sight.view.sites.iter().map(|seen| Action::Site(seen.site)).collect()
    }
}

impl Owe for question::PickSite {
    const UNANSWERED: Unanswered = Unanswered::Owed(Obligation::Opening);
}

impl Ask<Lisboa> for question::PickPlan {
    type Reply = action::Open;
    const TERM: Option<&'static str> = Some("hiring");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let plans = look.state.player(seat).open_plans.iter().map(|(architect, officials, _)| (architect, officials));
        out.extend(
            plans
                .filter(move |(architect, officials)| look.may_open(seat, self.site, *architect, *officials).is_ok())
                .map(|(architect, officials)| Action::Open(architect, officials)),
        );
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Open) -> Allowed {
        look.may_open(seat, self.site, reply.architect, reply.officials).map(drop)
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: action::Open) -> Price {
        let staff = look.may_open(seat, self.site, reply.architect, reply.officials).expect(LISTED);
        bill(Cause::Hire, look.bill_now(seat, staff.price))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Open) {
        play.open(seat, self.site, reply.architect, reply.officials);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskPickPlan { site: names::site(self.site) }.say()
    }

    fn sought(self, sight: Sight<'_>) -> Vec<Action> {
        let plans = sight.me().open_plans.iter();
        plans.map(|(architect, officials, _)| Action::Open(*architect, *officials)).collect()
    }
}

impl Owe for question::PickPlan {
    const UNANSWERED: Unanswered = Unanswered::Owed(Obligation::Opening);
}

impl Reply<Lisboa> for action::Site {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        site_words(sight.view, sight.seat, self.site)
    }

    fn detail(self, sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        sight.opening_words(sight.view, sight.seat, self.site)
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::site(self.site))
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::site(self.site)]
    }
}

impl Reply<Lisboa> for action::Open {
    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let action::Open { architect, officials } = self;
        open_words(sight.view, architect, officials, price)
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        let action::Open { architect, officials } = self;
        vec![("plan", format!("{architect} {officials}"))]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::plan(self.architect, self.officials))
    }
}

impl Happen<Lisboa> for event::OfficialsHired {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::OfficialsHired { who: party(self.who), count: self.count.into() }.say())
    }
}

impl Happen<Lisboa> for event::SiteChosen {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::SiteChosen { who: party(self.who), site: names::site(self.site) }.say())
    }
}

impl Happen<Lisboa> for event::BuildingOpened {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let (who, site) = (party(self.who), names::site(self.site));
        let building = game.edition().building_text(self.building, self.architect);
        Some(match self.plan {
            Some(officials) => {
                w::BuildingOpened { who, site, building, plan: names::plan(self.architect, officials) }.say()
            }
            None => w::BuildingOpenedFree { who, site, building }.say(),
        })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::BuildingRevealed {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(
            w::BuildingRevealed {
                building: game.edition().building_text(self.building, self.architect),
                architect: names::architect(self.architect),
            }
            .say(),
        )
    }
}
