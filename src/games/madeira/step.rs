//! What is still to be done: the stage of the round, and the steps that a seat is in the middle of.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::state::Resolved;
use super::vocabulary::{Building, Favour, Harbour, Place, Region, Space};
use crate::engine::Seat;

/// Where the game is while nobody is in the middle of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    Opening,
    /// How many have placed their city worker.
    CityWorkers(u8),
    /// How many have placed their field workers.
    FieldWorkers(u8),
    /// How many have taken a row.
    Rows(u8),
    /// The row whose turn comes next.
    Characters(u8),
    /// The building, and how many in the order have been asked.
    Buildings(u8, u8),
    LastWindmill,
    Honour,
    /// How many have maintained their ships.
    Maintenance(u8),
    Feeding,
    Requests,
    Over,
}

/// The phases of a round as the rulebook letters them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    /// A.
    Preparation,
    /// B.
    Characters,
    /// C.
    Buildings,
    /// D.
    Upkeep,
    /// E.
    Requests,
    Over,
}

impl Stage {
    pub fn phase(self) -> Phase {
        match self {
            Stage::Opening | Stage::CityWorkers(_) | Stage::FieldWorkers(_) => Phase::Setup,
            Stage::Rows(_) => Phase::Preparation,
            Stage::Characters(_) => Phase::Characters,
            Stage::Buildings(..) | Stage::LastWindmill => Phase::Buildings,
            Stage::Honour | Stage::Maintenance(_) | Stage::Feeding => Phase::Upkeep,
            Stage::Requests => Phase::Requests,
            Stage::Over => Phase::Over,
        }
    }
}

/// What is remembered until the end of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    /// One favour per turn (ruling 3).
    pub favour_used: bool,
    /// Engineer, noble or diplomat, which hold for this turn.
    pub holding: Option<Favour>,
    /// Wood bought in this turn, to be paid in one sum at its end (ruling 6).
    pub bought: u8,
    /// Ships that have been moved; what they bring comes after all moves (ruling 5).
    pub arrivals: ArrayVec<Space, 2>,
}

impl Turn {
    pub fn of(seat: Seat) -> Turn {
        Turn { seat, favour_used: false, holding: None, bought: 0, arrivals: ArrayVec::new() }
    }
}

/// What is still to be done by the seat of the turn: a question to answer, or a task that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Step {
    Ask(Question),
    Run(Task),
}

impl From<Question> for Step {
    fn from(question: Question) -> Step {
        Step::Ask(question)
    }
}

impl From<Task> for Step {
    fn from(task: Task) -> Step {
        Step::Run(task)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// The cities give what they give, after the mayor's moves.
    MayorGains,
}

/// What a player can be asked. Positions are stored with the names that the first release gave to steps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// Where to place the first city worker.
    SettleCity,
    /// Where to place a first field worker; how many are left to place.
    SettleField(u8),
    /// Which row of dice to take.
    #[serde(rename = "TakeRow")]
    Row,
    /// Which request to take from the row with this number, from 0.
    #[serde(rename = "TakeRequest")]
    Request(u8),
    /// Which of the row's guilds turns its favours up. Rows are numbered from 0.
    #[serde(rename = "RaiseGuild")]
    Guild(u8),
    /// A favour, a die or passing.
    Turn,
    /// The action of the character on this building, a harvest, or neither.
    Act(Building),
    /// Which worker to move.
    #[serde(rename = "MoveWorkers")]
    Worker(Moving),
    /// Where to move the worker from this place.
    #[serde(rename = "MoveWorkerTo")]
    WorkerTo(Moving, Place),
    /// Which ship to move: how many may still move, and where the last one went.
    #[serde(rename = "MoveShips")]
    Ship(u8, Option<Space>),
    /// Where to send the ship from this place; how many may still move, this one included.
    #[serde(rename = "SailTo")]
    Sail(u8, Harbour),
    /// Which reward to take for a ship that arrived in a colony. Trade posts pay without asking.
    #[serde(rename = "Arrivals")]
    Reward,
    /// Which district to build.
    #[serde(rename = "BuildDistrict")]
    District,
    /// Which field, or the forest, one wood comes from.
    #[serde(rename = "TakeWood")]
    Wood(WoodDue),
    /// Which field to harvest once more.
    HarvestAgain(YieldsDue),
    /// Which action marker to move where.
    #[serde(rename = "MoveMarker")]
    Marker,
    /// Whose action the lady helps to.
    #[serde(rename = "ChooseBuilding")]
    Building,
    /// Which favour to turn up, of this many.
    TurnUp(u8),
    /// How many pirates to discard.
    Discard,
    /// Pirates away or bread.
    Support,
    /// Pay for the building or take pirates.
    Resolve(Resolved),
    /// The end of a turn: how to raise the reais for wood that was bought, if there are too few.
    #[serde(rename = "Settle")]
    RaiseReais,
    /// The last chance to step down on the windmill in this round. Asked of several at once.
    LastWindmill,
    /// Whether to take a worker home from the watch.
    Honour,
    /// How much wood to pay for the ships.
    Maintain,
    /// How much bread to pay for the workers. Asked of several at once.
    Feed,
    /// Which request to present. Asked of several at once.
    Present,
}

/// Wood that is still to be taken, as a gift or to be paid at the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WoodDue {
    pub left: u8,
    pub gift: bool,
}

/// Further yields of a region that was harvested.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct YieldsDue {
    pub left: u8,
    pub region: Region,
}

/// Moving workers: what for, how many more, and where the last one went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moving {
    pub job: Job,
    pub left: u8,
    pub moved: Option<Place>,
}

impl Moving {
    pub fn of(job: Job, left: u8) -> Moving {
        Moving { job, left, moved: None }
    }
}

/// What workers are moved for: it says where they may come from and go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// To fields: steward, island reward.
    Fields,
    /// Into cities: capitania, pass space, city reward.
    City,
    /// Within cities, citizens too: mayor.
    WithinCities,
    /// To colony lands: alfândega.
    Colonies,
    /// To the watch: fortaleza, pass space, watch reward.
    Watch,
    /// From anywhere to anywhere: scout.
    Anywhere,
}
