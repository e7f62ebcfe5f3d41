//! What a player can be asked.

use super::steps::Job;
use super::vocabulary::{Building, Character, Harbour, Place, Region};

/// A question, with what its words need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// Where to place the first city worker.
    SettleCity,
    /// Where to place a first field worker.
    SettleField { left: u8 },
    /// Which row of dice to take.
    Row,
    /// Which request of the row to take.
    Request { row: u8 },
    /// Which of two guilds turns its favours up.
    Guild { row: u8 },
    /// A favour, a die or passing.
    Turn,
    /// The action of the character, a harvest, or neither.
    Act { character: Character, building: Building },
    /// Which worker to move.
    Worker { job: Job, left: u8 },
    /// Where to move it.
    WorkerTo { job: Job, from: Place },
    /// Which ship to move.
    Ship { left: u8 },
    /// Where to send it.
    Sail { from: Harbour },
    /// Which reward to take.
    Reward { left: u8 },
    /// Which district to build.
    District,
    /// Where one wood comes from.
    Wood { left: u8, gift: bool },
    /// Which field to harvest once more.
    HarvestAgain { left: u8, region: Region },
    /// Which action marker to move where.
    Marker,
    /// Whose action the lady helps to.
    Building,
    /// Which favour to turn up.
    TurnUp { left: u8 },
    /// How many pirates to discard.
    Discard,
    /// Pirates away or bread.
    Support,
    /// Pay for the building or take pirates.
    Resolve { building: Building, cost: u16, pirates: u8 },
    /// How to raise the reais for wood that was bought.
    RaiseReais { missing: u16 },
    /// The last chance to step down on the windmill in this round.
    LastWindmill,
    /// Whether to take a worker home from the watch.
    Honour,
    /// How much wood to pay for the ships.
    Maintain { ships: u8 },
    /// How much bread to pay for the workers.
    Feed { due: u8 },
    /// Which request to present.
    Present { left: u8 },
}
