//! What a player can be asked.

use serde::{Deserialize, Serialize};

use super::Madeira;
use super::state::Resolved;
use super::step::{Moving, WoodDue, YieldsDue};
use super::vocabulary as v;

engine::questions! {
    Madeira;
    /// What a player can be asked. Positions are stored with the names that the first release gave to steps.
    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
    pub enum Question {
        /// Where to place the first city worker.
        SettleCity,
        /// Where to place a first field worker; how many are left to place.
        SettleField(left: u8),
        /// Which row of dice to take.
        #[serde(rename = "TakeRow")]
        Row,
        /// Which request to take from the row with this number, from 0.
        #[serde(rename = "TakeRequest")]
        Request(row: u8),
        /// Which of the row's guilds turns its favours up. Rows are numbered from 0.
        #[serde(rename = "RaiseGuild")]
        Guild(row: u8),
        /// A favour, a die or passing.
        Turn,
        /// The action of the character on this building, a harvest, or neither.
        Act(building: v::Building),
        /// Which worker to move.
        #[serde(rename = "MoveWorkers")]
        Worker(moving: Moving),
        /// Where to move the worker from this place.
        #[serde(rename = "MoveWorkerTo")]
        WorkerTo(moving: Moving, from: v::Place),
        /// Which ship to move: how many may still move, and where the last one went.
        #[serde(rename = "MoveShips")]
        Ship(left: u8, moved: Option<v::Space>),
        /// Where to send the ship from this place; how many may still move, this one included.
        #[serde(rename = "SailTo")]
        Sail(left: u8, from: v::Harbour),
        /// Which reward to take for a ship that arrived in a colony. Trade posts pay without asking.
        #[serde(rename = "Arrivals")]
        Reward,
        /// Which district to build.
        #[serde(rename = "BuildDistrict")]
        District,
        /// Which field, or the forest, one wood comes from.
        #[serde(rename = "TakeWood")]
        Wood(due: WoodDue),
        /// Which field to harvest once more.
        HarvestAgain(due: YieldsDue),
        /// Which action marker to move where.
        #[serde(rename = "MoveMarker")]
        Marker,
        /// Whose action the lady helps to.
        #[serde(rename = "ChooseBuilding")]
        Building,
        /// Which favour to turn up, of this many.
        TurnUp(left: u8),
        /// How many pirates to discard.
        Discard,
        /// Pirates away or bread.
        Support,
        /// Pay for the building or take pirates.
        Resolve(resolved: Resolved),
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
}
