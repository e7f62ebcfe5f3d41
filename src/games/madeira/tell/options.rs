//! Options in words: what they cost and bring.

use super::names;
use super::reckoning::Reckoning;
use crate::engine::{Arg, Phrase, Price};
use crate::games::madeira::action::{Action, Mill};
use crate::games::madeira::event::Stock;
use crate::games::madeira::price::{BREAD, PP, PP_OR_WHEAT, REAIS, STEPS, WOOD};
use crate::games::madeira::step::Question;
use crate::games::madeira::vocabulary::{
    Building, Character, City, Favour, Field, Harbour, PassGain, PassKind, Place, Request, Space,
};
use crate::games::madeira::{windmill, words as w};

/// An option in one line.
pub fn say(asked: &Reckoning<'_>, action: Action, price: &Price) -> Phrase {
    match action {
        Action::Row(number) => {
            let dice = asked.row(number).map_or(Arg::sign("–"), |row| names::dice(&row.dice));
            w::OPT_ROW.with([
                ("row", Arg::sign(names::roman(number))),
                ("dice", dice),
                ("guilds", asked.guilds(number).into()),
            ])
        }
        Action::Take(request) => w::OPT_TAKE
            .with([("request", names::request(request).into()), ("pp", asked.me().worth[request.index()].into())]),
        Action::Guild(guild) => {
            let favours = asked.me().face_down & asked.edition.favours[guild.index()];
            w::OPT_GUILD.with([("guild", names::guild(guild).into()), ("favours", names::favours(favours).into())])
        }
        Action::Favour(favour) => w::OPT_FAVOUR
            .with([("favour", names::favour(favour).into()), ("does", asked.favour_does(favour, price).into())]),
        Action::Die(value, character) => die(asked, value, character, false, price),
        Action::Pirate(value, character) => die(asked, value, character, true, price),
        Action::Pass(space, kind) => pass(asked, space, kind),
        Action::Act => act(asked),
        Action::Harvest => harvest(asked),
        Action::Again(field) => w::OPT_AGAIN
            .with([("field", names::field(field).into()), ("gain", names::amount(asked.yields(field), 1).into())]),
        Action::From(place) => from(asked, place),
        Action::To(place) => to(asked, place),
        Action::Ship(Harbour::Home) => w::OPT_SHIP_HOME.say(),
        Action::Ship(Harbour::At(space)) => w::OPT_SHIP.with([("place", names::space(space).into())]),
        Action::Sail(space) => sail(asked, space, price),
        Action::Reward(colony, reward) => w::OPT_REWARD.with([
            ("colony", names::colony(colony).into()),
            ("reward", names::reward(reward).into()),
            ("gives", asked.reward_gives(reward).into()),
        ]),
        Action::Build(favour) => build(asked, favour, price),
        Action::Wood(field) if field.is_forest() => w::OPT_WOOD_FOREST.say(),
        Action::Wood(field) => {
            let left = asked.field(field).map_or(0, |field| field.state.wood);
            w::OPT_WOOD.with([("field", names::field(field).into()), ("left", left.into())])
        }
        Action::Discard(0) => w::OPT_DISCARD_NONE.say(),
        Action::Discard(count) => w::OPT_DISCARD.with([("count", count.into())]),
        Action::Bread => w::OPT_BREAD.say(),
        Action::TurnUp(favour) => {
            w::OPT_TURN_UP.with([("favour", names::favour(favour).into()), ("does", names::favour_does(favour).into())])
        }
        Action::Marker(from, to) => {
            w::OPT_MARKER.with([("from", names::building(from).into()), ("to", names::building(to).into())])
        }
        Action::Use(building) => w::OPT_USE
            .with([("building", names::building(building).into()), ("effect", asked.effect(building, None).into())]),
        Action::Pay => pay(asked, price),
        Action::Pirates => {
            w::OPT_PIRATES.with([("count", asked.resolved().map_or(0, |resolved| resolved.pirates).into())])
        }
        Action::Honour => w::OPT_HONOUR.say(),
        Action::Maintain(count) => maintain(asked, count, price),
        Action::Feed(_) => feed(asked, price),
        Action::Present(request) => present(asked, request),
        Action::PresentCity(city) => present_city(asked, city),
        Action::PresentReais(_) => w::OPT_PRESENT_REAIS
            .with([("request", names::request(Request::Wealth).into()), ("reais", price.range(REAIS).1.into())]),
        Action::Windmill(step) => mill(asked, step),
        Action::Exchange(exchange) => {
            let [give, get] = names::exchange(exchange);
            w::OPT_EXCHANGE.with([("give", give.into()), ("get", get.into())])
        }
        Action::Done => done(asked),
    }
}

fn die(asked: &Reckoning<'_>, value: u8, character: Character, pirate: bool, price: &Price) -> Phrase {
    let site = asked.site_of(character);
    let (building, region) = site.map_or((Building::Moinho, 1), |site| (site.building, site.region));
    let (free, dear) = if pirate { (&w::OPT_PIRATE, &w::OPT_PIRATE_BREAD) } else { (&w::OPT_DIE, &w::OPT_DIE_BREAD) };
    let value_is = ("value", value.into());
    let character = ("character", names::character(character).into());
    let building = ("building", names::building(building).into());
    match price.range(BREAD).1 {
        0 => free.with([value_is, character, building, ("region", region.into())]),
        bread => dear.with([value_is, character, building, ("region", region.into()), ("bread", bread.into())]),
    }
}

fn pass(asked: &Reckoning<'_>, number: u8, kind: PassKind) -> Phrase {
    let space = &asked.view.pass_spaces[usize::from(number) - 1];
    let gain = space.gains.iter().copied().find(|gain| gain.kind() == kind).expect("a listed alternative");
    let at = ("space", Arg::sign(names::roman(number)));
    match gain {
        PassGain::Reais(count) => w::OPT_PASS_REAIS.with([at, ("count", count.into())]),
        PassGain::City(pp) => {
            let gain = asked.gain_in_cities(pp, w::GAIN_CITY.with([("pp", pp.into())]));
            w::OPT_PASS_CITY.with([at, ("gain", gain.into())])
        }
        PassGain::Watch => w::OPT_PASS_WATCH.with([at]),
        PassGain::Ship => w::OPT_PASS_SHIP.with([at]),
    }
}

/// The character's own action. Which character it is follows from where the last die went.
fn act(asked: &Reckoning<'_>) -> Phrase {
    let character = asked.acting().expect("an action follows a die").site.character;
    w::OPT_ACT
        .with([("character", names::character(character).into()), ("does", names::character_does(character).into())])
}

fn harvest(asked: &Reckoning<'_>) -> Phrase {
    let site = asked.acting().expect("a harvest follows a die");
    let region = ("region", site.region.into());
    let gains = ("gains", names::some(asked.harvest(site.region)).into());
    match asked.further_yields(site) {
        0 => w::OPT_HARVEST.with([region, gains]),
        more => w::OPT_HARVEST_MORE.with([region, gains, ("more", more.into())]),
    }
}

fn from(asked: &Reckoning<'_>, place: Place) -> Phrase {
    let key = if asked.is_citizen(place) { &w::OPT_CITIZEN } else { &w::OPT_WORKER };
    key.with([("place", names::place(place).into())])
}

fn to(asked: &Reckoning<'_>, place: Place) -> Phrase {
    match place {
        Place::Spot(_) if asked.is_scouting() => w::OPT_TO_SPOT_PP.with([("place", names::place(place).into())]),
        Place::Home | Place::Spot(_) => w::OPT_TO.with([("place", names::place(place).into())]),
        Place::Watch => match asked.driven_away() {
            0 => w::OPT_TO_WATCH_NONE.say(),
            count => w::OPT_TO_WATCH.with([("count", count.into())]),
        },
        Place::Field(field) => to_field(asked, field),
        Place::Colony(colony) => w::OPT_TO_COLONY.with([
            ("place", names::colony(colony).into()),
            ("pp", asked.explorers(colony).into()),
            ("good", names::amount(Stock::Good(asked.edition.colony(colony).good), 1).into()),
        ]),
    }
}

fn to_field(asked: &Reckoning<'_>, field: Field) -> Phrase {
    let Some(here) = asked.field(field) else { return w::OPT_TO_FOREST.say() };
    let (sign, good) = (("field", Arg::sign(field)), ("good", names::good(here.state.good).into()));
    match here.state.wood {
        0 => w::OPT_TO_FIELD.with([sign, good]),
        wood => w::OPT_TO_FIELD_WOOD.with([sign, good, ("wood", wood.into())]),
    }
}

fn sail(asked: &Reckoning<'_>, space: Space, price: &Price) -> Phrase {
    let voyage = asked.edition.voyage(space);
    let place = ("place", names::space(space).into());
    let from_home = matches!(asked.view.step, Some(Question::Sail(_, Harbour::Home)));
    let goods = names::amount(Stock::Good(voyage.good), price.range(voyage.good.name()).1);
    let wood = from_home.then(|| wood(1, price));
    let goods = ("goods", Phrase::List([goods].into_iter().chain(wood).collect()).into());
    match space {
        Space::Trade(..) => w::OPT_SAIL_TRADE.with([place, goods, ("reais", voyage.reais.into())]),
        Space::Arrival(..) => w::OPT_SAIL_COLONY.with([place, goods]),
    }
}

fn build(asked: &Reckoning<'_>, favour: Favour, price: &Price) -> Phrase {
    let (city, district, need) = asked.district_of(favour).expect("a listed favour lies on a district");
    w::OPT_BUILD.with([
        ("favour", names::favour(favour).into()),
        ("city", names::city(city).into()),
        ("district", district.into()),
        ("wood", wood(need, price).into()),
    ])
}

fn pay(asked: &Reckoning<'_>, price: &Price) -> Phrase {
    let resolved = asked.resolved().expect("a building is being resolved");
    let effect = asked.effect(resolved.building, asked.view.holding);
    w::OPT_PAY.with([("reais", price.range(REAIS).1.into()), ("effect", effect.into())])
}

/// This much wood, and what buying the part that is missing takes: reais, and what has to raise them.
fn wood(need: u8, price: &Price) -> Phrase {
    let most = |currency: &str| price.range(currency).1;
    let (count, bought) = (("count", need.into()), u32::from(need) - most(WOOD));
    if bought == 0 {
        return names::amount(Stock::Wood, need);
    }
    let bought = ("bought", bought.into());
    let raised = u32::from(windmill::REAIS) * most(STEPS) + most(PP) + most(PP_OR_WHEAT);
    if raised == 0 {
        return w::N_WOOD_BOUGHT.with([count, bought, ("reais", most(REAIS).into())]);
    }
    let own = most(REAIS).saturating_sub(raised);
    let paid = [
        (own, names::amount(Stock::Reais, own)),
        (most(STEPS), w::N_STEPS.with([("count", most(STEPS).into())])),
        (most(PP), names::amount(Stock::Prestige, most(PP))),
        (most(PP_OR_WHEAT), w::N_BY_PP_OR_WHEAT.with([("count", most(PP_OR_WHEAT).into())])),
    ];
    let paid = paid.into_iter().filter(|(count, _)| *count > 0).map(|(_, phrase)| phrase);
    let paid = ("paid", names::both(paid.collect()).into());
    match raised.saturating_sub(most(REAIS)) {
        0 => w::N_WOOD_RAISED.with([count, bought, paid]),
        left => w::N_WOOD_RAISED_LEFT.with([count, bought, paid, ("left", left.into())]),
    }
}

fn maintain(asked: &Reckoning<'_>, count: u8, price: &Price) -> Phrase {
    let wood = || ("wood", wood(count, price).into());
    let pirates = |missing: u8| ("pirates", names::pirates(missing).into());
    match (count, asked.me().wood_due.saturating_sub(count)) {
        (0, missing) => w::OPT_MAINTAIN_NONE.with([pirates(missing)]),
        (_, 0) => w::OPT_MAINTAIN_ALL.with([wood()]),
        (_, missing) => w::OPT_MAINTAIN.with([wood(), pirates(missing)]),
    }
}

fn feed(asked: &Reckoning<'_>, price: &Price) -> Phrase {
    let count = price.range(BREAD).1;
    let bread = ("bread", Arg::from(count));
    let pirates = |missing: u32| ("pirates", names::pirates(missing).into());
    match (count, u32::from(asked.me().bread_due).saturating_sub(count)) {
        (0, 0) => w::OPT_DONE.say(),
        (0, missing) => w::OPT_FEED_NONE.with([pirates(missing)]),
        (_, 0) => w::OPT_FEED_ALL.with([bread]),
        (_, missing) => w::OPT_FEED.with([bread, pirates(missing)]),
    }
}

fn present(asked: &Reckoning<'_>, request: Request) -> Phrase {
    let pp = asked.me().worth[request.index()];
    w::OPT_PRESENT.with([("request", names::request(request).into()), ("pp", pp.into())])
}

fn present_city(asked: &Reckoning<'_>, city: City) -> Phrase {
    let pp = asked.city_worth(city);
    let name = names::request(Request::Urban);
    w::OPT_PRESENT_CITY.with([("request", name.into()), ("city", names::city(city).into()), ("pp", pp.into())])
}

/// Going without what is asked.
fn done(asked: &Reckoning<'_>) -> Phrase {
    match asked.view.step {
        Some(Question::Act(_)) => w::OPT_NEITHER.say(),
        Some(Question::Sail(..)) => w::OPT_ANOTHER_SHIP.say(),
        Some(Question::Honour) => w::OPT_DECLINE.say(),
        _ => w::OPT_DONE.say(),
    }
}

fn mill(asked: &Reckoning<'_>, step: Mill) -> Phrase {
    let level = asked.me().windmill;
    let at_bottom = level == asked.edition.windmill.bottom;
    match step {
        Mill::Bread if at_bottom => w::OPT_MILL_PP_BREAD.say(),
        Mill::Reais if at_bottom => w::OPT_MILL_PP_REAL.say(),
        Mill::Bread => w::OPT_MILL_BREAD.with([("to", (level - 1).into())]),
        Mill::Reais => w::OPT_MILL_REAIS.with([("to", (level - 1).into())]),
        Mill::Up => w::OPT_MILL_UP.with([("to", (level + 1).into())]),
        Mill::Prestige => w::OPT_MILL_PRESTIGE.say(),
    }
}
