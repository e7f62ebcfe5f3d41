//! What can be typed: the main actions with their slots.

use crate::words as w;
use engine::{Command, Key, Slot};

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
