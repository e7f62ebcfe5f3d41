//! What is asked, and the term that explains it.

use super::names;
use super::reckoning::Reckoning;
use crate::engine::{Arg, Phrase};
use crate::games::madeira::buildings::building_cost;
use crate::games::madeira::event::Stock;
use crate::games::madeira::step::{Job, Question};
use crate::games::madeira::upkeep::HONOUR;
use crate::games::madeira::view::View;
use crate::games::madeira::vocabulary::{Building, Character};
use crate::games::madeira::words as w;

pub fn say(asked: &Reckoning<'_>, question: Question) -> Phrase {
    let left = |left: u8| [("left", Arg::from(left))];
    let row = |row: u8| [("row", Arg::sign(names::roman(row + 1)))];
    let at = |building: Building| ("building", Arg::from(names::building(building)));
    let me = asked.me();
    match question {
        Question::SettleCity => w::ASK_SETTLE_CITY.say(),
        Question::SettleField(more) => w::ASK_SETTLE_FIELD.with(left(more)),
        Question::Row => w::ASK_ROW.say(),
        Question::Request(from) => w::ASK_REQUEST.with(row(from)),
        Question::Guild(from) => w::ASK_GUILD.with(row(from)),
        Question::Turn => w::ASK_TURN.say(),
        Question::Act(building) => {
            let character = asked.building(building).site.character;
            if character == Character::Free {
                w::ASK_FREE.with([at(building)])
            } else {
                w::ASK_ACT.with([("character", names::character(character).into()), at(building)])
            }
        }
        Question::Worker(moving) => worker(moving.job, moving.left),
        Question::WorkerTo(_, from) => w::ASK_WORKER_TO.with([("from", names::place(from).into())]),
        Question::Ship(more, _) => w::ASK_SHIP.with(left(more)),
        Question::Sail(_, from) => w::ASK_SAIL.with([("from", names::harbour(from).into())]),
        Question::Reward => w::ASK_REWARD.with(left(asked.view.rewards_left)),
        Question::District => w::ASK_DISTRICT.say(),
        Question::Wood(due) if due.gift => w::ASK_WOOD_GIFT.with(left(due.left)),
        Question::Wood(due) => w::ASK_WOOD.with(left(due.left)),
        Question::HarvestAgain(due) => w::ASK_AGAIN.with(left(due.left)),
        Question::Marker => w::ASK_MARKER.say(),
        Question::Building => w::ASK_BUILDING.say(),
        Question::TurnUp(more) => w::ASK_TURN_UP.with(left(more)),
        Question::Discard => w::ASK_DISCARD.say(),
        Question::Support => w::ASK_SUPPORT.say(),
        Question::Resolve(resolved) => {
            let cost = building_cost(resolved, asked.view.holding);
            let (cost, pirates) = (names::amount(Stock::Reais, cost), names::pirates(resolved.pirates));
            w::ASK_RESOLVE.with([at(resolved.building), ("cost", cost.into()), ("pirates", pirates.into())])
        }
        Question::RaiseReais => {
            let missing = names::amount(Stock::Reais, me.owed.saturating_sub(me.reais));
            w::ASK_RAISE.with([("missing", missing.into())])
        }
        Question::LastWindmill => w::ASK_LAST_WINDMILL.say(),
        Question::Honour => w::ASK_HONOUR.with([("pp", names::points(HONOUR).into())]),
        Question::Maintain => w::ASK_MAINTAIN.with([("ships", me.wood_due.into())]),
        Question::Feed if me.bread_due == 0 => w::ASK_FEED_NOTHING.say(),
        Question::Feed => w::ASK_FEED.with([("due", me.bread_due.into())]),
        Question::Present => w::ASK_PRESENT.with(left(me.requests_left)),
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

/// Whether its options are always shown by their groups: character, then die.
pub fn is_grouped(question: Question) -> bool {
    question == Question::Turn
}

/// Whether a question only asks how the answer before it is carried out: what a die is used for, where a worker goes.
pub fn completes(question: Question) -> bool {
    use Question::*;
    match question {
        Request(_) | Guild(_) | Act(_) | WorkerTo(..) | Sail(..) | Reward | District | Wood(_) | HarvestAgain(_)
        | Marker | Building | TurnUp(_) | Discard | Support => true,
        SettleCity | SettleField(_) | Row | Turn | Worker(_) | Ship(..) | Resolve(_) | RaiseReais | LastWindmill
        | Honour | Maintain | Feed | Present => false,
    }
}

/// The term of `/rules` that explains a question.
pub fn term(view: &View, question: Question) -> &'static str {
    match question {
        Question::SettleCity => "cities",
        Question::SettleField(_) => "fields",
        Question::Row => "guild-board",
        Question::Request(_) | Question::Present => "requests",
        Question::Guild(_) | Question::TurnUp(_) | Question::Marker => "favours",
        Question::Turn => "guild-dice",
        Question::Act(building) => match view.buildings[building.index()].site.character {
            Character::Steward => "steward",
            Character::Guildmaster => "guildmaster",
            Character::Mayor => "mayor",
            Character::Commander => "commander",
            Character::Free => "free-building",
        },
        Question::Worker(moving) | Question::WorkerTo(moving, _) => match moving.job {
            Job::Fields => "steward",
            Job::City => "capitania",
            Job::WithinCities => "mayor",
            Job::Colonies => "alfandega",
            Job::Watch => "fortaleza",
            Job::Anywhere => "favours",
        },
        Question::Ship(..) | Question::Sail(..) => "commander",
        Question::Reward | Question::Support => "rewards",
        Question::District => "guildmaster",
        Question::Wood(_) | Question::RaiseReais => "wood",
        Question::HarvestAgain(_) => "harvest",
        Question::Building | Question::Resolve(_) => "building-actions",
        Question::Discard => "city-watch",
        Question::LastWindmill => "windmill",
        Question::Honour => "honour",
        Question::Maintain => "maintenance",
        Question::Feed => "feeding",
    }
}
