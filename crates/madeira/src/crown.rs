//! Phase E: requests in rounds 1, 3 and 5, conversion in rounds 2 and 4 (p. 14, rulings 11 and 12).

use super::action::ActionError;
use super::edition::scoring;
use super::prelude::*;
use super::price::{LISTED, PRESENTING, REAIS as PRICE, REQUESTS, paid, request_price};
use super::state::{Occupant, Presenting};
use super::step::Stage;
use engine::steps::{Read, Text};
use std::fmt;

pub const LAST_ROUND: u8 = 5;
/// Ships for one request.
pub const SHIPS: u8 = 3;
/// PP for a favour.
pub const FAVOUR: u8 = 5;
/// Reais for one request.
pub const REAIS: u8 = 15;

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

engine::one_of! {
    pub enum PresentReply of Action {
        Present(action::Present),
        City(action::PresentCity),
        Reais(action::PresentReais),
    }
}

impl Ask<Madeira> for question::Present {
    type Reply = PresentReply;
    const TERM: Option<&'static str> = Some("requests");
    const AT_ONCE: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        for request in look.state.player(seat).requests.kinds() {
            match request {
                Request::Urban => {
                    let cities = City::ALL.iter().copied();
                    let open = cities.filter(|city| look.may_present_city(seat, *city).is_ok());
                    out.extend(open.map(Action::PresentCity));
                }
                Request::Wealth => out.extend((0..=look.wealth_worth(seat)).rev().map(Action::PresentReais)),
                Request::Trade | Request::Expedition | Request::Guilds => out.extend([Action::Present(request)]),
            }
        }
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: PresentReply) -> Allowed {
        match reply {
            PresentReply::Present(reply) => look.may_present_plainly(seat, reply.request),
            PresentReply::City(reply) => look.may_present_city(seat, reply.city).map(drop),
            PresentReply::Reais(reply) => look.may_present_reais(seat, reply.count),
        }
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: PresentReply) -> Price {
        match reply {
            PresentReply::Present(reply) => request_price(look.worth_now(seat, reply.request)),
            PresentReply::City(reply) => request_price(look.may_present_city(seat, reply.city).expect(LISTED)),
            PresentReply::Reais(reply) => request_price(reply.count).costs(PRICE, reply.count),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, reply: PresentReply) {
        match reply {
            PresentReply::Present(reply) => play.present(who, reply.request),
            PresentReply::City(action::PresentCity { city }) => {
                let pp = play.look().may_present_city(who, city).expect("a listed city can be presented");
                play.state.player_mut(who).presenting.cities[city.index()] = true;
                play.presented(who, Request::Urban, Some(city), Worth { count: 1, pp });
            }
            PresentReply::Reais(action::PresentReais { count }) => {
                play.state.player_mut(who).reais -= u16::from(count);
                play.presented(who, Request::Wealth, None, Worth { count, pp: count });
            }
        }
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        w::AskPresent { left: sight.me().requests_left.into() }.say()
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
        let open = |guild: &&Guild| (self.state.player(seat).face_up & self.edition.favours(**guild)).len();
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

    fn may_present_city(&self, seat: Seat, city: City) -> Allowed<u8> {
        self.may_present(seat, Request::Urban)?;
        self.city_worth(seat, city).ok_or(Refusal::CityPresented { city })
    }

    /// The most reais a seat could give for wealth.
    pub fn wealth_worth(&self, seat: Seat) -> u8 {
        small(self.state.player(seat).reais.min(REAIS.into()))
    }

    fn may_present(&self, seat: Seat, request: Request) -> Allowed {
        let there = self.state.player(seat).requests[request] > 0;
        if there { Ok(()) } else { Err(Refusal::NoSuchRequest { request }) }
    }

    /// Urban is presented with a city, of which there are as many as requests in a round; wealth says how much.
    fn may_present_plainly(&self, seat: Seat, request: Request) -> Allowed {
        self.may_present(seat, request)?;
        match request {
            Request::Urban | Request::Wealth => Err(Refusal::AskedOtherwise),
            Request::Trade | Request::Expedition | Request::Guilds => Ok(()),
        }
    }

    fn may_present_reais(&self, seat: Seat, count: u8) -> Allowed {
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

    fn present(&mut self, who: Seat, request: Request) {
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

impl Text<ActionError> for action::Present {
    fn write(&self, _name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "present {}", self.request)
    }

    fn read(_name: &str, words: &[&str]) -> Option<Result<action::Present, ActionError>> {
        let ["present", request] = words else { return None };
        Some(Read::read(request).map(|request| action::Present { request }))
    }
}

impl Text<ActionError> for action::PresentCity {
    fn write(&self, _name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "present urban {}", self.city)
    }

    fn read(_name: &str, words: &[&str]) -> Option<Result<action::PresentCity, ActionError>> {
        let ["present", "urban", city] = words else { return None };
        Some(Read::read(city).map(|city| action::PresentCity { city }))
    }
}

impl Text<ActionError> for action::PresentReais {
    fn write(&self, _name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "present wealth {}", self.count)
    }

    fn read(_name: &str, words: &[&str]) -> Option<Result<action::PresentReais, ActionError>> {
        let ["present", "wealth", count] = words else { return None };
        Some(Read::read(count).map(|count| action::PresentReais { count }))
    }
}

impl Reply<Madeira> for action::Present {
    const COMMAND: Option<&'static str> = Some("present");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptPresent { request: names::request(self.request), pp: sight.worth(self.request) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("request", self.request.to_string())]
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![names::request(self.request)]
    }
}

impl Reply<Madeira> for action::PresentCity {
    const COMMAND: Option<&'static str> = Some("present");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let (request, pp) = (names::request(Request::Urban), names::points(sight.city_worth(self.city)));
        w::OptPresentCity { request, city: names::city(self.city), pp }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("request", Request::Urban.to_string()), ("city", self.city.to_string())]
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![names::request(Request::Urban)]
    }
}

impl Reply<Madeira> for action::PresentReais {
    const COMMAND: Option<&'static str> = Some("present");

    fn label(self, _sight: Reckoning<'_>, price: &Price) -> Phrase {
        let given = price.range(PRICE).1;
        let (reais, pp) = (names::amount(Stock::Reais, given), names::points(given));
        w::OptPresentReais { request: names::request(Request::Wealth), reais, pp }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("request", Request::Wealth.to_string()), ("count", self.count.to_string())]
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![names::request(Request::Wealth)]
    }
}

impl Happen<Madeira> for event::Presented {
    const WEIGHT: Weight = Weight::Action;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let (who, request, pp) = (self.who, names::request(self.request), names::points(self.pp));
        let count = self.count.into();
        Some(match (self.request, self.city) {
            (Request::Urban, Some(city)) => w::PresentedCity { who, request, city: names::city(city), pp }.say(),
            _ if self.pp == 0 => w::PresentedNothing { who, request }.say(),
            (Request::Guilds, _) => w::PresentedFavours { who, request, count, pp }.say(),
            (Request::Wealth | Request::Urban, _) => {
                w::PresentedReais { who, request, reais: names::amount(Stock::Reais, self.pp), pp }.say()
            }
            (Request::Trade | Request::Expedition, _) => w::PresentedShips { who, request, count, pp }.say(),
        })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
        let reais = if self.request == Request::Wealth { self.count.into() } else { 0 };
        book(paid(self.who, PRESENTING, vec![(REQUESTS, 1), (PRICE, reais)]));
        if self.pp > 0 {
            book(Booking::Gained(self.who));
        }
        book(Booking::Closed);
    }
}

impl Happen<Madeira> for event::FieldConverted {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::FieldConverted { field: self.field.to_string(), good: names::good(self.good) }.say())
    }
}
