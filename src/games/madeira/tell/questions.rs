//! What is asked, and the term that explains it.

use super::names;
use crate::engine::{Arg, Phrase};
use crate::games::madeira::question::Question;
use crate::games::madeira::steps::Job;
use crate::games::madeira::vocabulary::Character;
use crate::games::madeira::words as w;

pub fn say(question: Question) -> Phrase {
    let row = |row: u8| ("row", Arg::sign(names::roman(row)));
    match question {
        Question::SettleCity => w::ASK_SETTLE_CITY.say(),
        Question::SettleField { left } => w::ASK_SETTLE_FIELD.with([("left", left.into())]),
        Question::Row => w::ASK_ROW.say(),
        Question::Request { row: from } => w::ASK_REQUEST.with([row(from)]),
        Question::Guild { row: from } => w::ASK_GUILD.with([row(from)]),
        Question::Turn => w::ASK_TURN.say(),
        Question::Act { character: Character::Free, building } => {
            w::ASK_FREE.with([("building", names::building(building).into())])
        }
        Question::Act { character, building } => w::ASK_ACT
            .with([("character", names::character(character).into()), ("building", names::building(building).into())]),
        Question::Worker { job, left } => worker(job, left),
        Question::WorkerTo { from, .. } => w::ASK_WORKER_TO.with([("from", names::place(from).into())]),
        Question::Ship { left } => w::ASK_SHIP.with([("left", left.into())]),
        Question::Sail { from } => w::ASK_SAIL.with([("from", names::harbour(from).into())]),
        Question::Reward { left } => w::ASK_REWARD.with([("left", left.into())]),
        Question::District => w::ASK_DISTRICT.say(),
        Question::Wood { left, gift: false } => w::ASK_WOOD.with([("left", left.into())]),
        Question::Wood { left, gift: true } => w::ASK_WOOD_GIFT.with([("left", left.into())]),
        Question::HarvestAgain { left, .. } => w::ASK_AGAIN.with([("left", left.into())]),
        Question::Marker => w::ASK_MARKER.say(),
        Question::Building => w::ASK_BUILDING.say(),
        Question::TurnUp { left } => w::ASK_TURN_UP.with([("left", left.into())]),
        Question::Discard => w::ASK_DISCARD.say(),
        Question::Support => w::ASK_SUPPORT.say(),
        Question::Resolve { building, cost, pirates } => w::ASK_RESOLVE.with([
            ("building", names::building(building).into()),
            ("cost", cost.into()),
            ("pirates", pirates.into()),
        ]),
        Question::RaiseReais { missing } => w::ASK_RAISE.with([("missing", missing.into())]),
        Question::LastWindmill => w::ASK_LAST_WINDMILL.say(),
        Question::Honour => w::ASK_HONOUR.say(),
        Question::Maintain { ships } => w::ASK_MAINTAIN.with([("ships", ships.into())]),
        Question::Feed { due: 0 } => w::ASK_FEED_NOTHING.say(),
        Question::Feed { due } => w::ASK_FEED.with([("due", due.into())]),
        Question::Present { left } => w::ASK_PRESENT.with([("left", left.into())]),
    }
}

fn worker(job: Job, left: u8) -> Phrase {
    let key = match job {
        Job::Fields => &w::ASK_WORKER_FIELDS,
        Job::City => &w::ASK_WORKER_CITY,
        Job::WithinCities => &w::ASK_WORKER_WITHIN,
        Job::Colonies => &w::ASK_WORKER_COLONIES,
        Job::Watch => &w::ASK_WORKER_WATCH,
        Job::Anywhere => return w::ASK_WORKER_ANYWHERE.say(),
    };
    key.with([("left", left.into())])
}

/// The term of `/rules` that explains a question.
pub fn term(question: Question) -> &'static str {
    match question {
        Question::SettleCity => "cities",
        Question::SettleField { .. } => "fields",
        Question::Row => "guild-board",
        Question::Request { .. } | Question::Present { .. } => "requests",
        Question::Guild { .. } | Question::TurnUp { .. } | Question::Marker => "favours",
        Question::Turn => "guild-dice",
        Question::Act { character, .. } => match character {
            Character::Steward => "steward",
            Character::Guildmaster => "guildmaster",
            Character::Mayor => "mayor",
            Character::Commander => "commander",
            Character::Free => "free-building",
        },
        Question::Worker { job, .. } | Question::WorkerTo { job, .. } => match job {
            Job::Fields => "steward",
            Job::City => "capitania",
            Job::WithinCities => "mayor",
            Job::Colonies => "alfandega",
            Job::Watch => "fortaleza",
            Job::Anywhere => "favours",
        },
        Question::Ship { .. } | Question::Sail { .. } => "commander",
        Question::Reward { .. } | Question::Support => "rewards",
        Question::District => "guildmaster",
        Question::Wood { .. } | Question::RaiseReais { .. } => "wood",
        Question::HarvestAgain { .. } => "harvest",
        Question::Building | Question::Resolve { .. } => "building-actions",
        Question::Discard => "city-watch",
        Question::LastWindmill => "windmill",
        Question::Honour => "honour",
        Question::Maintain { .. } => "maintenance",
        Question::Feed { .. } => "feeding",
    }
}
