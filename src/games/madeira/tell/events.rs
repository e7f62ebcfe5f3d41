//! What happened, as a person would tell it.

use super::names;
use crate::engine::{Arg, Phrase, Seat, Weight};
use crate::games::madeira::action::Mill;
use crate::games::madeira::edition::Edition;
use crate::games::madeira::event::{Event, Lost, Stock};
use crate::games::madeira::play::Look;
use crate::games::madeira::vocabulary::{Building, Character, City, Good, Harbour, Request};
use crate::games::madeira::windmill::{REAIS, WHEAT};
use crate::games::madeira::words as w;

pub fn say(edition: &Edition, event: &Event) -> Option<Phrase> {
    let wood = |count: u8| ("wood", Arg::from(names::amount(Stock::Wood, count)));
    Some(match event {
        // The beginning, and phase A.
        Event::StartRequest { who: seat, request, crowns } => w::START_REQUEST.with([
            who(*seat),
            ("request", names::request(*request).into()),
            ("crowns", (*crowns).into()),
        ]),
        Event::FirstOrder { order } => {
            let order = Phrase::List(order.iter().copied().map(Phrase::Person).collect());
            w::FIRST_ORDER.with([("order", order.into())])
        }
        Event::RoundBegan { round, free } => {
            w::ROUND_BEGAN.with([("round", (*round).into()), ("free", names::building(*free).into())])
        }
        Event::CharacterPlaced { character, building } => w::CHARACTER_PLACED.with([
            ("character", names::character(*character).into()),
            ("building", names::building(*building).into()),
        ]),
        Event::PirateDiceRolled { dice } => w::PIRATE_DICE_ROLLED.with([("dice", names::dice(dice))]),
        Event::RowRolled { row, dice } => {
            w::ROW_ROLLED.with([("row", Arg::sign(names::roman(*row))), ("dice", names::dice(dice))])
        }
        Event::RowTaken { who: seat, row, dice } => {
            w::ROW_TAKEN.with([who(*seat), ("row", Arg::sign(names::roman(*row))), ("dice", names::dice(dice))])
        }
        Event::RequestTaken { who: seat, request, .. } => {
            w::REQUEST_TAKEN.with([who(*seat), ("request", names::request(*request).into())])
        }
        Event::FavoursTurnedUp { who: seat, favours } => w::FAVOURS_TURNED_UP.with([
            who(*seat),
            ("favours", names::favours(*favours).into()),
            ("count", favours.len().into()),
        ]),
        // What a player does in a turn.
        Event::FavourUsed { who: seat, favour } => {
            w::FAVOUR_USED.with([who(*seat), ("favour", names::favour(*favour).into())])
        }
        Event::GuildDiePlaced { who, value, character, building, bread } => {
            die(false, *who, *value, *character, *building, *bread)
        }
        Event::PirateDiePlaced { who, value, character, building, bread } => {
            die(true, *who, *value, *character, *building, *bread)
        }
        Event::Passed { who: seat, space, .. } => {
            w::PASSED.with([who(*seat), ("space", Arg::sign(names::roman(*space)))])
        }
        Event::WorkerPlaced { who: seat, place } => {
            w::WORKER_PLACED.with([who(*seat), ("place", names::place(*place).into())])
        }
        Event::WorkerMoved { who: seat, from, to } => {
            w::WORKER_MOVED.with([who(*seat), ("from", names::place(*from).into()), ("to", names::place(*to).into())])
        }
        Event::CitizenMoved { who: seat, from, to } => {
            w::CITIZEN_MOVED.with([who(*seat), ("from", names::place(*from).into()), ("to", names::place(*to).into())])
        }
        Event::ShipMoved { who: seat, from, to, good, paid: count, .. } => {
            let to = ("to", names::space(*to).into());
            let paid = ("paid", names::amount(Stock::Good(*good), *count).into());
            match from {
                Harbour::Home => {
                    let launched = names::amount(Stock::Wood, Look::voyage_wood(*from));
                    let paid = names::both(vec![names::amount(Stock::Good(*good), *count), launched]);
                    w::SHIP_LAUNCHED.with([who(*seat), to, ("paid", paid.into())])
                }
                Harbour::At(_) => w::SHIP_MOVED.with([who(*seat), ("from", names::harbour(*from).into()), to, paid]),
            }
        }
        Event::RewardTaken { who: seat, colony, reward } => w::REWARD_TAKEN.with([
            who(*seat),
            ("colony", names::colony(*colony).into()),
            ("reward", names::reward(*reward).into()),
            ("gives", names::reward_gives(edition, *reward).into()),
        ]),
        Event::DistrictBuilt { who: seat, city, district, favour, wood } => w::DISTRICT_BUILT.with([
            who(*seat),
            ("city", names::city(*city).into()),
            ("district", (*district).into()),
            ("favour", names::favour(*favour).into()),
            ("wood", names::amount(Stock::Wood, wood.own + wood.bought).into()),
        ]),
        Event::MarkerMoved { who: seat, from, to } => w::MARKER_MOVED.with([
            who(*seat),
            ("from", names::building(*from).into()),
            ("to", names::building(*to).into()),
        ]),
        // What comes and goes.
        Event::WoodBought { who: seat, from, count } => {
            w::WOOD_BOUGHT.with([who(*seat), wood(*count), ("from", names::field(*from).into())])
        }
        Event::WoodReceived { who: seat, from, count } => {
            w::WOOD_RECEIVED.with([who(*seat), wood(*count), ("from", names::field(*from).into())])
        }
        Event::WoodPaid { who: seat, count, reais } => {
            w::WOOD_PAID.with([who(*seat), wood(*count), ("reais", names::amount(Stock::Reais, *reais).into())])
        }
        Event::Harvested { who: seat, field, yielded } => w::HARVESTED.with([
            who(*seat),
            ("gain", names::amount(*yielded, 1).into()),
            ("from", names::field(*field).into()),
        ]),
        Event::Gained { who: seat, what, count } => {
            w::GAINED.with([who(*seat), ("gain", names::amount(*what, *count).into())])
        }
        Event::Lost { who: seat, what } => lost(*seat, *what),
        Event::LadyPaid { who: seat, reais } => {
            w::LADY_PAID.with([who(*seat), ("reais", names::amount(Stock::Reais, *reais).into())])
        }
        Event::PiratesTaken { who: seat, count } => {
            w::PIRATES_TAKEN.with([who(*seat), ("pirates", names::pirates(*count).into())])
        }
        Event::PiratesDiscarded { who: seat, count } => {
            w::PIRATES_DISCARDED.with([who(*seat), ("pirates", names::pirates(*count).into())])
        }
        Event::WindmillStepped { who, step, level, prestige } => windmill(*who, *step, *level, *prestige),
        Event::WindmillRaised { who: seat, level } => w::WINDMILL_RAISED.with([who(*seat), ("level", (*level).into())]),
        Event::GoodsExchanged { who: seat, exchange } => {
            let [give, get] = names::exchange(*exchange);
            w::EXCHANGED.with([who(*seat), ("give", give.into()), ("get", get.into())])
        }
        // Phases C, D and E, and the end.
        Event::BuildingOpened { building, dice, pirate, cost, pirates } => {
            let building = ("building", names::building(*building).into());
            let thrown = [names::guild_dice(dice)].into_iter().chain(pirate.map(|value| names::die(value, true)));
            let dice = ("dice", Phrase::List(thrown.collect()).into());
            let cost = ("cost", names::amount(Stock::Reais, *cost).into());
            w::BUILDING_OPENED.with([building, dice, cost, ("pirates", names::pirates(*pirates).into())])
        }
        Event::BuildingPaid { who: seat, building, reais } => w::BUILDING_PAID.with([
            who(*seat),
            ("building", names::building(*building).into()),
            ("reais", names::amount(Stock::Reais, *reais).into()),
        ]),
        // Whoever had no worker did not carry it out, so the region is not named.
        Event::BuildingUsed { who: seat, building, workers } => w::BUILDING_USED.with([
            who(*seat),
            ("building", names::building(*building).into()),
            ("effect", names::building_effect(*building, 0, *workers).into()),
        ]),
        Event::Honoured { who: seat } => w::HONOURED.with([who(*seat)]),
        Event::ColonyIncome { who: seat, colony, good, count } => w::COLONY_INCOME.with([
            who(*seat),
            ("colony", names::colony(*colony).into()),
            ("gain", names::amount(Stock::Good(*good), *count).into()),
        ]),
        Event::Maintained { who: seat, ships, wood } => {
            let paid = names::amount(Stock::Wood, wood.own + wood.bought);
            w::MAINTAINED.with([who(*seat), ("ships", (*ships).into()), ("wood", paid.into())])
        }
        Event::Fed { who: seat, due, bread } => {
            let bread = names::amount(Stock::Bread, *bread);
            w::FED.with([who(*seat), ("due", (*due).into()), ("bread", bread.into())])
        }
        Event::Presented { who, request, city, count, pp } => presented(*who, *request, *city, *count, *pp),
        Event::FieldConverted { field, good } => {
            w::FIELD_CONVERTED.with([("field", Arg::sign(field)), ("good", names::good(*good).into())])
        }
        Event::ResourcesScored { who: seat, reais, pp } => {
            let reais = names::amount(Stock::Reais, *reais);
            w::RESOURCES_SCORED.with([who(*seat), ("reais", reais.into()), ("pp", names::points(*pp).into())])
        }
        Event::PiratesRevealed { who: seat, pirates: 0, .. } => w::PIRATES_REVEALED_NONE.with([who(*seat)]),
        Event::PiratesRevealed { who: seat, pirates, loss, over } => w::PIRATES_REVEALED.with([
            who(*seat),
            ("pirates", names::pirates(*pirates).into()),
            ("loss", names::points(u16::from(*loss) + over).into()),
        ]),
        Event::Ended => w::ENDED.say(),
    })
}

/// What an event is in a turn that is told as a paragraph.
pub fn weight(event: &Event) -> Weight {
    match event {
        Event::RoundBegan { .. }
        | Event::RowTaken { .. }
        | Event::FavourUsed { .. }
        | Event::GuildDiePlaced { .. }
        | Event::PirateDiePlaced { .. }
        | Event::Passed { .. }
        | Event::WorkerPlaced { .. }
        | Event::WorkerMoved { .. }
        | Event::CitizenMoved { .. }
        | Event::ShipMoved { .. }
        | Event::DistrictBuilt { .. }
        | Event::MarkerMoved { .. }
        | Event::BuildingPaid { .. }
        | Event::WindmillStepped { .. }
        | Event::GoodsExchanged { .. }
        | Event::Honoured { .. }
        | Event::Maintained { .. }
        | Event::Fed { .. }
        | Event::Presented { .. }
        | Event::Ended => Weight::Action,
        Event::StartRequest { .. }
        | Event::FirstOrder { .. }
        | Event::RequestTaken { .. }
        | Event::FavoursTurnedUp { .. }
        | Event::RewardTaken { .. }
        | Event::WoodReceived { .. }
        | Event::Harvested { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::PiratesTaken { .. }
        | Event::PiratesDiscarded { .. }
        | Event::BuildingUsed { .. }
        | Event::WindmillRaised { .. }
        | Event::ColonyIncome { .. }
        | Event::FieldConverted { .. }
        | Event::ResourcesScored { .. }
        | Event::PiratesRevealed { .. } => Weight::Result,
        Event::CharacterPlaced { .. }
        | Event::PirateDiceRolled { .. }
        | Event::RowRolled { .. }
        | Event::BuildingOpened { .. }
        | Event::WoodBought { .. }
        | Event::WoodPaid { .. }
        | Event::LadyPaid { .. } => Weight::Reason,
    }
}

fn who(seat: Seat) -> (&'static str, Arg) {
    ("who", seat.into())
}

fn die(pirate: bool, seat: Seat, value: u8, character: Character, building: Building, bread: u8) -> Phrase {
    let die = ("die", names::die(value, pirate).into());
    let character = ("character", names::character(character).into());
    let building = ("building", names::building(building).into());
    match bread {
        0 => w::DIE_PLACED.with([who(seat), die, character, building]),
        _ => {
            let bread = ("bread", names::amount(Stock::Bread, bread).into());
            w::DIE_PLACED_BREAD.with([who(seat), die, character, building, bread])
        }
    }
}

fn windmill(seat: Seat, step: Mill, level: u8, prestige: bool) -> Phrase {
    let at = ("level", Arg::from(level));
    let wheat = names::amount(Stock::Good(Good::Wheat), WHEAT);
    let paid =
        |paid: Phrase, gain: Phrase| w::MILL_PAID.with([who(seat), ("paid", paid.into()), ("gain", gain.into())]);
    let gain = |gain: Phrase| w::MILL_DOWN.with([who(seat), ("gain", gain.into()), at.clone()]);
    match (step, prestige) {
        (Mill::Bread, true) => paid(names::points(1u8), names::amount(Stock::Bread, 1u8)),
        (Mill::Reais, true) => paid(names::points(1u8), names::amount(Stock::Reais, 1u8)),
        (Mill::Bread, false) => gain(names::amount(Stock::Bread, 1u8)),
        (Mill::Reais, false) => gain(names::amount(Stock::Reais, REAIS)),
        (Mill::Up, _) => w::MILL_UP.with([who(seat), ("paid", wheat.into()), at]),
        (Mill::Prestige, _) => paid(wheat, names::points(1u8)),
    }
}

/// A gain that came to nothing, or to less.
fn lost(seat: Seat, what: Lost) -> Phrase {
    match what {
        Lost::WindmillStep => w::LOST_WINDMILL_STEP.with([who(seat)]),
        Lost::FavourTurnedUp => w::LOST_FAVOUR.with([who(seat)]),
        Lost::CitySpot => w::LOST_CITY_SPOT.with([who(seat)]),
        Lost::Wood(count) => w::LOST_WOOD.with([who(seat), ("wood", names::amount(Stock::Wood, count).into())]),
    }
}

fn presented(seat: Seat, request: Request, city: Option<City>, count: u8, pp: u8) -> Phrase {
    let name = ("request", Arg::from(names::request(request)));
    let (count, points) = (("count", count.into()), ("pp", names::points(pp).into()));
    match (request, city) {
        (Request::Urban, Some(city)) => {
            w::PRESENTED_CITY.with([who(seat), name, ("city", names::city(city).into()), points])
        }
        _ if pp == 0 => w::PRESENTED_NOTHING.with([who(seat), name]),
        (Request::Guilds, _) => w::PRESENTED_FAVOURS.with([who(seat), name, count, points]),
        (Request::Wealth | Request::Urban, _) => {
            w::PRESENTED_REAIS.with([who(seat), name, ("reais", names::amount(Stock::Reais, pp).into()), points])
        }
        (Request::Trade | Request::Expedition, _) => w::PRESENTED_SHIPS.with([who(seat), name, count, points]),
    }
}
