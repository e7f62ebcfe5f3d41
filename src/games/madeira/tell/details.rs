//! The second line of an option: what follows from it.

use super::names;
use super::reckoning::Reckoning;
use crate::engine::Phrase;
use crate::games::madeira::action::Action;
use crate::games::madeira::vocabulary::{Character, Field, Good, Place, Space};
use crate::games::madeira::words as w;

pub fn say(asked: &Reckoning<'_>, action: Action) -> Option<Phrase> {
    match action {
        Action::Row(number) => asked.row(number).map(|row| names::requests(row.requests)),
        Action::Take(request) => Some(names::request_scores(asked.edition, request)),
        Action::Die(_, character) | Action::Pirate(_, character) => die(asked, character),
        Action::Pass(..) => pass(asked),
        Action::Act => mayor(asked),
        Action::To(Place::Field(field)) => becomes(asked, field),
        Action::Sail(Space::Arrival(colony, _)) => {
            let rewards = asked.view.colonies[colony.index()].rewards.map(names::reward);
            Some(w::DETAIL_REWARDS.with([("rewards", names::either(rewards.into()).into())]))
        }
        Action::Build(favour) => Some(names::favour_does(favour)),
        _ => None,
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
        _ if fruitless => does,
        _ => w::DETAIL_DIE.with([("does", does.into()), harvest]),
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

/// What a field will be, if it has no wood in time.
fn becomes(asked: &Reckoning<'_>, field: Field) -> Option<Phrase> {
    let good = asked.field(field)?.becomes?;
    Some(w::DETAIL_BECOMES.with([("good", names::good(good).into()), ("round", conversion(good).into())]))
}

/// The round in which fields become this good (p. 14).
pub fn conversion(good: Good) -> u8 {
    if good == Good::Sugar { 2 } else { 4 }
}
