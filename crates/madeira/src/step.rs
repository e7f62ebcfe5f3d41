//! What is still to be done: the stage of the round, and the steps that a seat is in the middle of.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use super::question::Question;
use super::vocabulary::{Favour, Place, Region, Space};
use engine::Seat;

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

impl Phase {
    /// The letter of the rulebook; none before and after the rounds.
    pub fn letter(self) -> &'static str {
        match self {
            Phase::Preparation => "A",
            Phase::Characters => "B",
            Phase::Buildings => "C",
            Phase::Upkeep => "D",
            Phase::Requests => "E",
            Phase::Setup | Phase::Over => "",
        }
    }
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
