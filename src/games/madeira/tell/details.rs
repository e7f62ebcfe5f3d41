//! The second line of an option: what follows from it.

use super::names;
use super::reckoning::Reckoning;
use crate::engine::Phrase;
use crate::games::madeira::action::Action;
use crate::games::madeira::vocabulary::{Character, City, Field, Good, Place, Space};
use crate::games::madeira::words as w;

pub fn say(asked: &Reckoning<'_>, action: Action) -> Option<Phrase> {
    use Action::*;
    match action {
        Row(number) => {
            asked.row(number).map(|row| w::DETAIL_ROW.with([("requests", names::requests(row.requests).into())]))
        }
        Take(request) => Some(names::request_scores(asked.edition, request)),
        Die(_, character) | Pirate(_, character) => die(asked, character),
        Pass(..) => pass(asked),
        Act => mayor(asked),
        To(Place::Field(field)) => becomes(asked, field),
        To(Place::Spot(spot)) => Some(city(asked, spot.city())),
        Sail(Space::Arrival(colony, _)) => {
            let rewards = asked.view.colonies[colony.index()].rewards.map(names::reward);
            Some(w::DETAIL_REWARDS.with([("rewards", names::either(rewards.into()).into())]))
        }
        Build(favour) => Some(w::DETAIL_BUILD.with([("does", names::favour_does(favour).into())])),
        Guild(_) | Favour(_) | Harvest | Again(_) | From(_) | To(_) | Ship(_) | Sail(_) | Reward(..) | Wood(_)
        | Discard(_) | Bread | TurnUp(_) | Marker(..) | Use(_) | Pay | Pirates | Honour | Maintain(_) | Feed(_)
        | Present(_) | PresentCity(_) | PresentReais(_) | Windmill(_) | Exchange(_) | Done => None,
    }
}

/// What a die on this character can be used for.
fn die(asked: &Reckoning<'_>, character: Character) -> Option<Phrase> {
    let site = asked.site_of(character)?;
    let gains = asked.harvest(site.region);
    let fruitless = gains.is_empty();
    let harvest = ("harvest", Phrase::List(gains).into());
    let does = names::character_does(character);
    Some(match character {
        Character::Free if fruitless => w::DETAIL_NO_HARVEST.with([("region", site.region.into())]),
        Character::Free => w::DETAIL_FREE.with([harvest]),
        Character::Steward | Character::Guildmaster | Character::Mayor | Character::Commander if fruitless => does,
        Character::Steward | Character::Guildmaster | Character::Mayor | Character::Commander => {
            w::DETAIL_DIE.with([("does", does.into()), harvest])
        }
    })
}

/// Dice that are given up.
fn pass(asked: &Reckoning<'_>) -> Option<Phrase> {
    let dice = asked.me().dice.len();
    (dice > 0).then(|| w::DETAIL_PASS.with([("dice", dice.into())]))
}

fn mayor(asked: &Reckoning<'_>) -> Option<Phrase> {
    let gains = asked.mayor();
    let acts = asked.acting().is_some_and(|site| site.site.character == Character::Mayor);
    (acts && !gains.is_empty()).then(|| w::DETAIL_MAYOR.with([("gains", Phrase::List(gains).into())]))
}

/// What a city gives by the mayor, and what it scores.
fn city(asked: &Reckoning<'_>, city: City) -> Phrase {
    let here = &asked.view.cities[city.index()];
    let [most, less] = here.pp.map(names::points);
    let gives = names::city_gives(here.gives);
    w::DETAIL_CITY.with([("gives", gives.into()), ("most", most.into()), ("less", less.into())])
}

/// What a field will be, if it has no wood in time.
fn becomes(asked: &Reckoning<'_>, field: Field) -> Option<Phrase> {
    let good = asked.field(field)?.becomes?;
    Some(w::DETAIL_BECOMES.with([("good", names::good(good).into()), ("round", conversion(good).into())]))
}

/// The round in which fields become this good (p. 14).
pub fn conversion(good: Good) -> u8 {
    if good == Good::Sugar { 2 } else { 4 }
}
