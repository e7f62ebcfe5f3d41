//! What can be typed: the main actions with their slots, and the groups under which options are found.

use super::names;
use super::reckoning::Reckoning;
use crate::engine::{Command, Key, Phrase, Slot};
use crate::games::madeira::action::{Action, Exchange};
use crate::games::madeira::event::Stock;
use crate::games::madeira::vocabulary::{Character, Harbour, Place, Request, Space};
use crate::games::madeira::words as w;

const fn slot(name: &'static str, about: &'static Key) -> Slot {
    Slot { name, about }
}

const ROW: Slot = slot("row", &w::SLOT_ROW);
const REQUEST: Slot = slot("request", &w::SLOT_REQUEST);
const GUILD: Slot = slot("guild", &w::SLOT_GUILD);
const DIE: Slot = slot("die", &w::SLOT_DIE);
const CHARACTER: Slot = slot("character", &w::SLOT_CHARACTER);
const ACTION: Slot = slot("action", &w::SLOT_ACTION);
const SPACE: Slot = slot("space", &w::SLOT_SPACE);
const GAIN: Slot = slot("gain", &w::SLOT_GAIN);
const FAVOUR: Slot = slot("favour", &w::SLOT_FAVOUR);
const FROM: Slot = slot("from", &w::SLOT_FROM);
const TO: Slot = slot("to", &w::SLOT_TO);
const SHIP: Slot = slot("ship", &w::SLOT_SHIP);
const SAIL: Slot = slot("sail", &w::SLOT_SAIL);
const DISTRICT: Slot = slot("district", &w::SLOT_DISTRICT);
const WOOD: Slot = slot("wood", &w::SLOT_WOOD);
const COLONY: Slot = slot("colony", &w::SLOT_COLONY);
const REWARD: Slot = slot("reward", &w::SLOT_REWARD);
const MARKER: Slot = slot("marker", &w::SLOT_MARKER);
const BUILDING: Slot = slot("building", &w::SLOT_BUILDING);
const WAY: Slot = slot("way", &w::SLOT_WAY);
const STEP: Slot = slot("step", &w::SLOT_STEP);
const GIVE: Slot = slot("give", &w::SLOT_GIVE);
const GET: Slot = slot("get", &w::SLOT_GET);
const COUNT: Slot = slot("count", &w::SLOT_COUNT);
const CITY: Slot = slot("city", &w::SLOT_CITY);

const fn command(name: &'static str, about: &'static Key, slots: &'static [Slot]) -> Command {
    Command { name, about, slots }
}

/// What a die may lead to: the character's action with its pieces, or a harvest.
const PLACED: &[Slot] = &[DIE, CHARACTER, ACTION, FROM, TO, SHIP, SAIL, DISTRICT, WOOD];

pub const COMMANDS: &[Command] = &[
    command("row", &w::ABOUT_ROW, &[ROW, REQUEST, GUILD]),
    command("place", &w::ABOUT_PLACE, PLACED),
    command("pirate", &w::ABOUT_PIRATE, PLACED),
    command("pass", &w::ABOUT_PASS, &[SPACE, GAIN, FROM, TO, SHIP, SAIL]),
    command("favour", &w::ABOUT_FAVOUR, &[FAVOUR, FROM, TO, SHIP, SAIL, MARKER, BUILDING]),
    command("act", &w::ABOUT_ACT, &[ACTION, FROM, TO, SHIP, SAIL, DISTRICT, WOOD]),
    command("worker", &w::ABOUT_WORKER, &[FROM, TO]),
    command("ship", &w::ABOUT_SHIP, &[SHIP, SAIL]),
    command("build", &w::ABOUT_BUILD, &[DISTRICT, WOOD]),
    command("reward", &w::ABOUT_REWARD, &[COLONY, REWARD]),
    command("building", &w::ABOUT_BUILDING, &[WAY, FROM, TO, FAVOUR]),
    command("windmill", &w::ABOUT_WINDMILL, &[STEP]),
    command("exchange", &w::ABOUT_EXCHANGE, &[GIVE, GET]),
    command("discard", &w::ABOUT_DISCARD, &[COUNT]),
    command("honour", &w::ABOUT_HONOUR, &[]),
    command("maintain", &w::ABOUT_MAINTAIN, &[COUNT, WOOD]),
    command("feed", &w::ABOUT_FEED, &[COUNT]),
    command("present", &w::ABOUT_PRESENT, &[REQUEST, CITY, COUNT]),
    command("done", &w::ABOUT_DONE, &[]),
];

/// The slots that an action fills.
pub fn slots(action: Action) -> Vec<(&'static str, String)> {
    let (command, slots): (Option<&str>, Vec<(Slot, String)>) = match action {
        Action::Row(row) => (Some("row"), vec![(ROW, row.to_string())]),
        Action::Take(request) => (None, vec![(REQUEST, request.to_string())]),
        Action::Guild(guild) => (None, vec![(GUILD, guild.to_string())]),
        Action::Favour(favour) => (Some("favour"), vec![(FAVOUR, favour.to_string())]),
        Action::Die(value, character) => {
            (Some("place"), vec![(DIE, value.to_string()), (CHARACTER, character.to_string())])
        }
        Action::Pirate(value, character) => {
            (Some("pirate"), vec![(DIE, value.to_string()), (CHARACTER, character.to_string())])
        }
        Action::Pass(space, kind) => (Some("pass"), vec![(SPACE, space.to_string()), (GAIN, kind.to_string())]),
        Action::Act | Action::Harvest => (Some("act"), vec![(ACTION, action.to_string())]),
        Action::Again(field) => (Some("act"), vec![(ACTION, field.to_string())]),
        Action::From(place) => (Some("worker"), vec![(FROM, place.to_string())]),
        Action::To(place) => (None, vec![(TO, place.to_string())]),
        Action::Ship(harbour) => (Some("ship"), vec![(SHIP, harbour.to_string())]),
        Action::Sail(space) => (None, vec![(SAIL, space.to_string())]),
        Action::Reward(colony, reward) => {
            (Some("reward"), vec![(COLONY, colony.to_string()), (REWARD, reward.to_string())])
        }
        Action::Build(favour) => (Some("build"), vec![(DISTRICT, favour.to_string())]),
        Action::Wood(field) => (None, vec![(WOOD, field.to_string())]),
        Action::Discard(count) => (Some("discard"), vec![(COUNT, count.to_string())]),
        Action::Bread => (None, vec![(WAY, action.to_string())]),
        Action::TurnUp(favour) => (None, vec![(FAVOUR, favour.to_string())]),
        Action::Marker(from, to) => (None, vec![(MARKER, from.to_string()), (BUILDING, to.to_string())]),
        Action::Use(building) => (None, vec![(BUILDING, building.to_string())]),
        Action::Pay | Action::Pirates => (Some("building"), vec![(WAY, action.to_string())]),
        Action::Honour => (Some("honour"), vec![]),
        Action::Maintain(count) => (Some("maintain"), vec![(COUNT, count.to_string())]),
        Action::Feed(count) => (Some("feed"), vec![(COUNT, count.to_string())]),
        Action::Present(request) => (Some("present"), vec![(REQUEST, request.to_string())]),
        Action::PresentCity(city) => {
            (Some("present"), vec![(REQUEST, Request::Urban.to_string()), (CITY, city.to_string())])
        }
        Action::PresentReais(count) => {
            (Some("present"), vec![(REQUEST, Request::Wealth.to_string()), (COUNT, count.to_string())])
        }
        Action::Windmill(step) => (Some("windmill"), vec![(STEP, step.name().to_owned())]),
        Action::Exchange(Exchange { give: [first, second], get }) => {
            (Some("exchange"), vec![(GIVE, format!("{first} {second}")), (GET, get.to_string())])
        }
        Action::Done => (Some("done"), vec![]),
    };
    let command = command.map(|name| ("do", name.to_owned()));
    command.into_iter().chain(slots.into_iter().map(|(slot, value)| (slot.name, value))).collect()
}

/// The subjects under which an option is found where there are many; dice always by their character.
pub fn groups(asked: &Reckoning<'_>, action: Action) -> Vec<Phrase> {
    use Action::*;
    let group = match action {
        Favour(_) | TurnUp(_) => w::GROUP_FAVOURS.say(),
        Die(_, character) | Pirate(_, character) => by_character(asked, character),
        Pass(..) => w::GROUP_PASS.say(),
        From(place) | To(place) => at(place),
        Ship(Harbour::At(space)) | Sail(space) => match space {
            Space::Trade(good, _) => names::post(good),
            Space::Arrival(colony, _) => names::colony(colony),
        },
        Ship(Harbour::Home) => w::HOME.say(),
        Reward(colony, _) => names::colony(colony),
        Marker(from, _) => names::building(from),
        Present(request) => names::request(request),
        PresentCity(_) => names::request(Request::Urban),
        PresentReais(_) => names::request(Request::Wealth),
        Windmill(_) => w::GROUP_WINDMILL.say(),
        Exchange(_) => w::GROUP_EXCHANGE.say(),
        Row(_) | Take(_) | Guild(_) | Act | Harvest | Again(_) | Build(_) | Wood(_) | Discard(_) | Bread | Use(_)
        | Pay | Pirates | Honour | Maintain(_) | Feed(_) | Done => w::GROUP_OTHER.say(),
    };
    vec![group]
}

/// A character, the building where it stands, and what that will cost whoever leaves a marker.
fn by_character(asked: &Reckoning<'_>, character: Character) -> Phrase {
    let Some(site) = asked.site_of(character) else { return names::character(character) };
    let (cost, pirates) = asked.outlook(site);
    w::GROUP_CHARACTER.with([
        ("character", names::character(character).into()),
        ("building", names::building(site.building).into()),
        ("region", site.region.into()),
        ("cost", names::amount(Stock::Reais, cost).into()),
        ("pirates", names::pirates(pirates).into()),
    ])
}

fn at(place: Place) -> Phrase {
    match place {
        Place::Home | Place::Watch => w::GROUP_HOME.say(),
        Place::Field(field) => match field.region() {
            Some(region) => w::REGION.with([("region", region.into())]),
            None => w::FOREST.say(),
        },
        Place::Spot(spot) => names::city(spot.city()),
        Place::Colony(_) => w::GROUP_COLONIES.say(),
    }
}
