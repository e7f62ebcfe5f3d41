//! Options in words: what they cost and bring.

use super::names;
use super::reckoning::Reckoning;
use crate::engine::{Arg, Phrase, Price};
use crate::games::madeira::action::{Action, Mill};
use crate::games::madeira::event::Stock;
use crate::games::madeira::play::Look;
use crate::games::madeira::price::{BREAD, PP, PP_OR_WHEAT, REAIS, STEPS, WOOD};
use crate::games::madeira::reward::SUPPORT;
use crate::games::madeira::step::Question;
use crate::games::madeira::upkeep::HONOUR;
use crate::games::madeira::vocabulary::{
    Character, City, Favour, Field, Good, Harbour, PassGain, PassKind, Place, Request, Space,
};
use crate::games::madeira::{windmill, words as w};

/// An option in one line.
pub fn say(asked: &Reckoning<'_>, action: Action, price: &Price) -> Phrase {
    match action {
        Action::Row(number) => {
            let dice = asked.row(number).map_or_else(|| names::guild_dice(&[]), |row| names::guild_dice(&row.dice));
            w::OPT_ROW.with([
                ("row", Arg::sign(names::roman(number))),
                ("dice", dice.into()),
                ("guilds", asked.guilds(number).into()),
            ])
        }
        Action::Take(request) => {
            w::OPT_TAKE.with([("request", names::request(request).into()), ("pp", asked.worth(request).into())])
        }
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
        Action::Ship(Harbour::Home) => {
            w::OPT_SHIP_HOME.with([("wood", names::amount(Stock::Wood, Look::voyage_wood(Harbour::Home)).into())])
        }
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
            w::OPT_WOOD.with([("field", names::field(field).into()), ("left", names::amount(Stock::Wood, left).into())])
        }
        Action::Discard(0) => w::OPT_DISCARD_NONE.say(),
        Action::Discard(count) => w::OPT_DISCARD.with([("pirates", names::pirates(count).into())]),
        Action::Bread => w::OPT_BREAD.with([("bread", names::amount(Stock::Bread, SUPPORT).into())]),
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
            let count = asked.resolved().map_or(0, |resolved| resolved.pirates);
            w::OPT_PIRATES.with([("pirates", names::pirates(count).into())])
        }
        Action::Honour => w::OPT_HONOUR.with([("pp", names::points(HONOUR).into())]),
        Action::Maintain(count) => maintain(asked, count, price),
        Action::Feed(_) => feed(asked, price),
        Action::Present(request) => present(asked, request),
        Action::PresentCity(city) => present_city(asked, city),
        Action::PresentReais(_) => {
            let given = price.range(REAIS).1;
            w::OPT_PRESENT_REAIS.with([
                ("request", names::request(Request::Wealth).into()),
                ("reais", names::amount(Stock::Reais, given).into()),
                ("pp", names::points(given).into()),
            ])
        }
        Action::Windmill(step) => mill(asked, step),
        Action::Exchange(exchange) => {
            let [give, get] = names::exchange(exchange);
            w::OPT_EXCHANGE.with([("give", give.into()), ("get", get.into())])
        }
        Action::Done => done(asked),
    }
}

/// What placing a die costs now, and what the building will do for whoever leaves a marker there.
fn die(asked: &Reckoning<'_>, value: u8, character: Character, pirate: bool, price: &Price) -> Phrase {
    let bread = match price.range(BREAD).1 {
        0 => w::FREE_OF_BREAD.say(),
        bread => names::pay(names::amount(Stock::Bread, bread)),
    };
    let effect = asked.site_of(character).map(|site| asked.effect(site.building, None));
    let then = if pirate {
        Some(w::WORKER_LEAVES_WATCH.say())
    } else {
        effect.map(|effect| w::LATER.with([("what", effect.into())]))
    };
    let parts = names::dots([bread].into_iter().chain(then).collect());
    w::OPT_DIE.with([
        ("die", names::die(value, pirate).into()),
        ("character", names::character(character).into()),
        ("parts", parts.into()),
    ])
}

fn pass(asked: &Reckoning<'_>, number: u8, kind: PassKind) -> Phrase {
    let space = &asked.view.pass_spaces[usize::from(number) - 1];
    let gain = space.gains.iter().copied().find(|gain| gain.kind() == kind).expect("a listed alternative");
    let gain = match gain {
        PassGain::City(pp) => asked.gain_in_cities(pp, names::pass_gain(gain)),
        PassGain::Reais(_) => names::get(names::pass_gain(gain)),
        PassGain::Watch | PassGain::Ship => names::pass_gain(gain),
    };
    w::OPT_PASS.with([("space", Arg::sign(names::roman(number))), ("gain", gain.into())])
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
        Place::Spot(_) if asked.is_scouting() => {
            w::OPT_TO_SPOT_PP.with([("place", names::place(place).into()), ("pp", names::points(1u8).into())])
        }
        Place::Home | Place::Spot(_) => w::OPT_TO.with([("place", names::place(place).into())]),
        Place::Watch => match asked.driven_away() {
            0 => w::OPT_TO_WATCH_NONE.say(),
            count => w::OPT_TO_WATCH.with([("pirates", names::pirates(count).into())]),
        },
        Place::Field(field) => to_field(asked, field),
        Place::Colony(colony) => w::OPT_TO_COLONY.with([
            ("place", names::colony(colony).into()),
            ("pp", names::points(asked.explorers(colony)).into()),
            ("good", names::amount(Stock::Good(asked.edition.colony(colony).good), 1).into()),
        ]),
    }
}

fn to_field(asked: &Reckoning<'_>, field: Field) -> Phrase {
    let Some(here) = asked.field(field) else { return w::OPT_TO_FOREST.say() };
    let (sign, good) = (("field", Arg::sign(field)), ("good", names::good_piece(here.state.good).into()));
    match here.state.wood {
        0 => w::OPT_TO_FIELD.with([sign, good]),
        wood => w::OPT_TO_FIELD_WOOD.with([sign, good, ("wood", names::amount(Stock::Wood, wood).into())]),
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
        Space::Trade(..) => {
            w::OPT_SAIL_TRADE.with([place, goods, ("reais", names::amount(Stock::Reais, voyage.reais).into())])
        }
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
    let reais = names::amount(Stock::Reais, price.range(REAIS).1);
    w::OPT_PAY.with([("reais", reais.into()), ("effect", effect.into())])
}

/// This much wood, and what buying the part that is missing takes: reais, and what has to raise them.
fn wood(need: u8, price: &Price) -> Phrase {
    let most = |currency: &str| price.range(currency).1;
    let (wood, bought) = (names::amount(Stock::Wood, need), u32::from(need) - most(WOOD));
    if bought == 0 {
        return wood;
    }
    let reais = |count: u32| Arg::from(names::amount(Stock::Reais, count));
    let (wood, bought) = (("wood", wood.into()), ("bought", bought.into()));
    let raised = u32::from(windmill::REAIS) * most(STEPS) + most(PP) + most(PP_OR_WHEAT);
    if raised == 0 {
        return w::N_WOOD_BOUGHT.with([wood, bought, ("reais", reais(most(REAIS)))]);
    }
    let own = most(REAIS).saturating_sub(raised);
    let paid = [
        (own, names::amount(Stock::Reais, own)),
        (most(STEPS), w::N_STEPS.with([("count", most(STEPS).into())])),
        (most(PP), names::amount(Stock::Prestige, most(PP))),
        (most(PP_OR_WHEAT), w::N_BY_PP_OR_WHEAT.with([("reais", reais(most(PP_OR_WHEAT)))])),
    ];
    let paid = paid.into_iter().filter(|(count, _)| *count > 0).map(|(_, phrase)| phrase);
    let paid = ("paid", names::both(paid.collect()).into());
    match raised.saturating_sub(most(REAIS)) {
        0 => w::N_WOOD_RAISED.with([wood, bought, paid]),
        left => w::N_WOOD_RAISED_LEFT.with([wood, bought, paid, ("left", reais(left))]),
    }
}

fn maintain(asked: &Reckoning<'_>, count: u8, price: &Price) -> Phrase {
    upkeep((count > 0).then(|| wood(count, price)), asked.me().wood_due.saturating_sub(count).into())
}

fn feed(asked: &Reckoning<'_>, price: &Price) -> Phrase {
    let count = price.range(BREAD).1;
    let due = u32::from(asked.me().bread_due);
    if due == 0 {
        return w::OPT_DONE.say();
    }
    upkeep((count > 0).then(|| names::amount(Stock::Bread, count)), due.saturating_sub(count))
}

/// What is paid, and the pirates for what is missing.
fn upkeep(paid: Option<Phrase>, missing: u32) -> Phrase {
    let pirates = || ("pirates", names::pirates(missing).into());
    match (paid, missing) {
        (None, _) => w::OPT_UPKEEP_NONE.with([pirates()]),
        (Some(paid), 0) => w::OPT_UPKEEP_ALL.with([("paid", paid.into())]),
        (Some(paid), _) => w::OPT_UPKEEP.with([("paid", paid.into()), pirates()]),
    }
}

fn present(asked: &Reckoning<'_>, request: Request) -> Phrase {
    w::OPT_PRESENT.with([("request", names::request(request).into()), ("pp", asked.worth(request).into())])
}

fn present_city(asked: &Reckoning<'_>, city: City) -> Phrase {
    let pp = names::points(asked.city_worth(city));
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
    let wheat = || names::amount(Stock::Good(Good::Wheat), windmill::WHEAT);
    let down = |gain: Phrase| w::OPT_MILL_DOWN.with([("to", (level - 1).into()), ("gain", gain.into())]);
    let pay = |paid: Phrase, gain: Phrase| w::OPT_MILL_PAY.with([("paid", paid.into()), ("gain", gain.into())]);
    match step {
        Mill::Bread if at_bottom => pay(names::points(1u8), names::amount(Stock::Bread, 1u8)),
        Mill::Reais if at_bottom => pay(names::points(1u8), names::amount(Stock::Reais, 1u8)),
        Mill::Bread => down(names::amount(Stock::Bread, 1u8)),
        Mill::Reais => down(names::amount(Stock::Reais, windmill::REAIS)),
        Mill::Up => w::OPT_MILL_UP.with([("to", (level + 1).into()), ("paid", wheat().into())]),
        Mill::Prestige => pay(wheat(), names::points(1u8)),
    }
}
