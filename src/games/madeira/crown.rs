//! Phase E: requests in rounds 1, 3 and 5, conversion in rounds 2 and 4 (p. 14, rulings 11 and 12).

use super::action::Action;
use super::edition::scoring;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::state::{Occupant, Presenting};
use super::step::Stage;
use super::vocabulary::{City, Colony, Field, Good, Guild, Request, Spot};
use crate::engine::{Seat, SeatSet, small};

pub const LAST_ROUND: u8 = 5;
/// Ships for one request.
const SHIPS: u8 = 3;
/// PP for a favour.
const FAVOUR: u8 = 5;
/// Reais for one request.
const REAIS: u8 = 15;

/// What a request scores, and for how many ships, favours or reais.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    pub count: u8,
    pub pp: u8,
}

/// How many requests are presented in a round.
pub const fn requests_due(round: u8) -> u8 {
    match round {
        1 => 1,
        3 => 2,
        5 => 3,
        _ => 0,
    }
}

impl Look<'_> {
    /// Up to three ships by their worth, the best that were not used. Lesser ones would never score more, now or
    /// with a second request, so the player is not asked which.
    fn best_ships(&self, by_post: [(u8, u8); 3], used: u8) -> Worth {
        let mut posts = by_post;
        posts.sort_unstable_by(|a, b| b.cmp(a));
        let worths = posts.into_iter().flat_map(|(pp, ships)| std::iter::repeat_n(pp, ships.into()));
        worths
            .skip(used.into())
            .take(SHIPS.into())
            .fold(Worth::default(), |worth, pp| Worth { count: worth.count + 1, pp: worth.pp + pp })
    }

    pub fn trade_worth(&self, seat: Seat) -> Worth {
        let post =
            |good: Good| (self.edition.trade(good).pp[scoring(self.state.round)], self.state.traders(good, seat));
        self.best_ships([Good::Wheat, Good::Sugar, Good::Wine].map(post), self.presenting(seat).trade_ships)
    }

    pub fn expedition_worth(&self, seat: Seat) -> Worth {
        let colony = |colony: Colony| {
            (self.edition.colony(colony).pp[scoring(self.state.round)], self.state.explorers(colony, seat))
        };
        let used = self.presenting(seat).expedition_ships;
        self.best_ships([Colony::Azores, Colony::Brazil, Colony::India].map(colony), used)
    }

    /// One open favour of each guild that has one which was not used.
    pub fn guilds_worth(&self, seat: Seat) -> Worth {
        let used = self.presenting(seat).favours;
        let open = |guild: &&Guild| (self.state.player(seat).face_up & self.edition.favours[guild.index()]).len();
        let count = small(Guild::ALL.iter().filter(|guild| open(guild) > used).count());
        Worth { count, pp: FAVOUR * count }
    }

    fn presenting(&self, seat: Seat) -> Presenting {
        self.state.player(seat).presenting
    }

    /// Whether a seat has the majority in a city. Citizens are one party; ties go to the rightmost (ruling 12).
    pub fn has_majority(&self, city: City, seat: Seat) -> bool {
        let party = |occupant: Occupant| {
            let spots = &self.state.cities[city.index()];
            let count = spots.iter().filter(|other| **other == occupant).count();
            (count, Spot::of_city(city).rev().find(|spot| self.state.occupant(*spot) == occupant))
        };
        let mine = party(Occupant::Worker(seat));
        let others = Seat::all(self.state.seats()).filter(|other| *other != seat).map(Occupant::Worker);
        mine.0 > 0 && others.chain([Occupant::Citizen]).all(|other| party(other) < mine)
    }

    /// What a city that a seat has not presented yet scores for it, with or without a worker there (ruling 12).
    fn city_worth(&self, seat: Seat, city: City) -> Option<u8> {
        if self.presenting(seat).cities[city.index()] {
            return None;
        }
        let [most, less] = self.edition.city(city).pp;
        Some(if self.has_majority(city, seat) { most } else { less })
    }

    /// What the best city scores; 0 if all have been presented.
    pub fn urban_worth(&self, seat: Seat) -> u8 {
        City::ALL.iter().filter_map(|city| self.city_worth(seat, *city)).max().unwrap_or(0)
    }

    pub fn may_present_city(&self, seat: Seat, city: City) -> Allowed<u8> {
        self.may_present(seat, Request::Urban)?;
        self.city_worth(seat, city).ok_or(Refusal::CityPresented { city })
    }

    /// The most reais a seat could give for wealth.
    pub fn wealth_worth(&self, seat: Seat) -> u8 {
        small(self.state.player(seat).reais.min(REAIS.into()))
    }

    pub fn may_present(&self, seat: Seat, request: Request) -> Allowed {
        let there = self.state.player(seat).requests[request] > 0;
        if there { Ok(()) } else { Err(Refusal::NoSuchRequest { request }) }
    }

    /// Urban is presented with a city, of which there are as many as requests in a round; wealth says how much.
    pub fn may_present_plainly(&self, seat: Seat, request: Request) -> Allowed {
        self.may_present(seat, request)?;
        match request {
            Request::Urban | Request::Wealth => Err(Refusal::AskedOtherwise),
            Request::Trade | Request::Expedition | Request::Guilds => Ok(()),
        }
    }

    pub fn may_present_reais(&self, seat: Seat, count: u8) -> Allowed {
        self.may_present(seat, Request::Wealth)?;
        let have = self.state.player(seat).reais;
        match count {
            count if count > REAIS => Err(Refusal::TooMany { most: REAIS }),
            count if u16::from(count) > have => Err(Refusal::ReaisMissing { need: count.into(), have }),
            _ => Ok(()),
        }
    }

    /// How many requests a seat has still to present in this round.
    pub fn requests_left(&self, seat: Seat) -> u8 {
        requests_due(self.state.round).saturating_sub(self.presenting(seat).requests)
    }

    pub fn present_options(&self, seat: Seat, out: &mut Vec<Action>) {
        for request in self.state.player(seat).requests.kinds() {
            match request {
                Request::Urban => {
                    let cities = City::ALL.iter().copied();
                    out.extend(
                        cities.filter(|city| self.may_present_city(seat, *city).is_ok()).map(Action::PresentCity),
                    );
                }
                Request::Wealth => {
                    out.extend((0..=self.wealth_worth(seat)).rev().map(Action::PresentReais));
                }
                Request::Trade | Request::Expedition | Request::Guilds => out.push(Action::Present(request)),
            }
        }
    }
}

impl Play<'_> {
    /// After feeding: everyone presents requests together, or fields are converted.
    pub fn begin_requests(&mut self) {
        self.state.stage = Stage::Requests;
        match self.state.round {
            2 => self.convert(Good::Wheat, Good::Sugar),
            4 => self.convert(Good::Sugar, Good::Wine),
            _ => self.state.asked = SeatSet::all(self.state.seats()),
        }
    }

    /// Fields without wood change for good. A field that becomes sugar in round 2 stays sugar (ruling 11).
    fn convert(&mut self, from: Good, to: Good) {
        for field in Field::all() {
            let spec = self.edition.fields[field.index()];
            let convertible = spec.is_some_and(|spec| spec.good == from && spec.becomes == Some(to));
            let state = self.state.field_mut(field);
            if convertible && state.wood == 0 {
                state.good = to;
                self.tell(Event::FieldConverted { field, good: to });
            }
        }
    }

    pub fn present(&mut self, who: Seat, request: Request) {
        let look = self.look();
        let worth = match request {
            Request::Trade => look.trade_worth(who),
            Request::Expedition => look.expedition_worth(who),
            Request::Guilds => look.guilds_worth(who),
            Request::Urban | Request::Wealth => unreachable!("{request} is presented with a city or an amount"),
        };
        let used = &mut self.state.player_mut(who).presenting;
        match request {
            Request::Trade => used.trade_ships += worth.count,
            Request::Expedition => used.expedition_ships += worth.count,
            Request::Guilds | Request::Urban | Request::Wealth => used.favours += 1,
        }
        self.presented(who, request, None, worth);
    }

    pub fn present_city(&mut self, who: Seat, city: City) {
        let pp = self.look().may_present_city(who, city).expect("a listed city can be presented");
        self.state.player_mut(who).presenting.cities[city.index()] = true;
        self.presented(who, Request::Urban, Some(city), Worth { count: 1, pp });
    }

    pub fn present_reais(&mut self, who: Seat, count: u8) {
        self.state.player_mut(who).reais -= u16::from(count);
        self.presented(who, Request::Wealth, None, Worth { count, pp: count });
    }

    /// A request is discarded even for 0 PP (ruling 11).
    fn presented(&mut self, who: Seat, request: Request, city: Option<City>, worth: Worth) {
        let player = self.state.player_mut(who);
        player.requests[request] -= 1;
        player.pp += u16::from(worth.pp);
        player.presenting.requests += 1;
        self.state.presented[request] += 1;
        self.tell(Event::Presented { who, request, city, count: worth.count, pp: worth.pp });
        if self.look().requests_left(who) == 0 {
            self.state.player_mut(who).presenting = Presenting::default();
            self.state.asked = self.state.asked.without(who);
        }
    }

    /// The end of a round.
    pub fn end_round(&mut self) {
        if self.state.round < LAST_ROUND {
            self.begin_round();
        } else {
            self.end_game();
        }
    }
}
