//! Where the game is: the stage of the round, and the steps that a seat is in the middle of.

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

/// One thing that the seat of the turn is doing: it asks, or it runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Step {
    SettleCity,
    SettleField(u8),
    TakeRow,
    TakeRequest(u8),
    RaiseGuild(u8),
    /// A favour, a die or passing.
    Turn,
    /// The character's action or a harvest.
    Act(Building),
    MoveWorkers(Task),
    MoveWorkerTo(Task, Place),
    MayorGains,
    /// How many ships may still move, and where the last one went.
    MoveShips(u8, Option<Space>),
    SailTo(u8, Harbour),
    Arrivals,
    BuildDistrict,
    /// Wood to be taken from fields or the forest.
    TakeWood {
        left: u8,
        gift: bool,
    },
    HarvestAgain {
        left: u8,
        region: Region,
    },
    MoveMarker,
    ChooseBuilding,
    TurnUp(u8),
    Discard,
    Support,
    /// Pay or take pirates.
    Resolve(Resolved),
    Honour,
    Maintain,
    /// The end of a turn: bought wood is paid.
    Settle,
}

/// Moving workers: what for, how many more, and where the last one went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    pub job: Job,
    pub left: u8,
    pub moved: Option<Place>,
}

impl Task {
    pub fn of(job: Job, left: u8) -> Task {
        Task { job, left, moved: None }
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
