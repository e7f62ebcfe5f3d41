//! What happens in a game, as somebody who knows everything would tell it.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::Madeira;
use super::state::DICE;
use super::step::Phase;
use super::vocabulary::{
    Building, Character, City, Colony, Exchange, Favour, FavourSet, Field, Good, Harbour, Mill, PassKind, Place,
    Request, Reward, Space,
};
use engine::Seat;
use engine::vocabulary::by_name;

/// Something a player gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    Reais,
    Bread,
    Wood,
    Prestige,
    Good(Good),
}

/// What wood that is paid takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WoodCost {
    /// From one's own supply, which comes first.
    pub own: u8,
    /// Bought because it was missing.
    pub bought: u8,
    /// What that adds to the price of the wood of this turn.
    pub reais: u16,
}

/// A gain that came to nothing, or to less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// A step up, at the top of the windmill.
    WindmillStep,
    /// A favour to turn up, with none face down.
    FavourTurnedUp,
    /// A worker's move into a city, with no free spot.
    CitySpot,
    /// This much wood, without access to it.
    Wood(u8),
}

engine::events! {
    Madeira;
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Event {
        /// A start request was dealt.
        StartRequest { who: Seat, request: Request, crowns: u8 },
        /// Everybody's place in the pass column.
        FirstOrder { order: ArrayVec<Seat, 4> },
        /// A round began; no character lies on this building.
        RoundBegan { round: u8, free: Building },
        /// Somebody's turn began, or their decision in another phase; `round` is 0 during the set-up.
        TurnBegan { who: Seat, round: u8, phase: Phase },
        /// A character was shuffled onto a building.
        CharacterPlaced { character: Character, building: Building },
        /// The pirate dice lie at the watch.
        PirateDiceRolled { dice: ArrayVec<u8, DICE> },
        /// The guild dice lie on a row, from 1.
        RowRolled { row: u8, dice: [u8; DICE] },
        /// Somebody took the dice of a row.
        RowTaken { who: Seat, row: u8, dice: [u8; DICE] },
        /// Somebody took a request from their row.
        RequestTaken { who: Seat, row: u8, request: Request },
        /// Favours can be used again.
        FavoursTurnedUp {
            who: Seat,
            #[serde(serialize_with = "by_name::serialize")]
            favours: FavourSet,
        },
        /// A favour was used and turned down.
        FavourUsed { who: Seat, favour: Favour },
        /// A guild die was placed with an action marker.
        GuildDiePlaced { who: Seat, value: u8, character: Character, building: Building, bread: u8 },
        /// A pirate die was placed.
        PirateDiePlaced { who: Seat, value: u8, character: Character, building: Building, bread: u8 },
        /// Somebody passed on a space, from 1.
        Passed { who: Seat, space: u8, with: PassKind },
        /// A first worker was placed.
        WorkerPlaced { who: Seat, place: Place },
        /// A worker moved.
        WorkerMoved { who: Seat, from: Place, to: Place },
        /// Somebody moved a citizen.
        CitizenMoved { who: Seat, from: Place, to: Place },
        /// A ship moved, and its goods were paid.
        ShipMoved { who: Seat, from: Harbour, to: Space, good: Good, paid: u8, wood: WoodCost },
        /// A ship that arrived in a colony brought a reward.
        RewardTaken { who: Seat, colony: Colony, reward: Reward },
        /// A district was built, and its favour taken.
        DistrictBuilt { who: Seat, city: City, district: u8, favour: Favour, wood: WoodCost },
        /// Wood was taken from a field or the forest, to be paid at the end of the turn.
        WoodBought { who: Seat, from: Field, count: u8 },
        /// Wood was taken for nothing.
        WoodReceived { who: Seat, from: Field, count: u8 },
        /// The bought wood was paid.
        WoodPaid { who: Seat, count: u8, reais: u16 },
        /// A field yielded something.
        Harvested { who: Seat, field: Field, yielded: Stock },
        /// The bishop moved an action marker.
        MarkerMoved { who: Seat, from: Building, to: Building },
        /// Something was gained from the supply.
        Gained { who: Seat, what: Stock, count: u8 },
        /// Something was not gained, for want of room or access.
        Lost { who: Seat, what: Loss },
        /// Pirates were taken.
        PiratesTaken { who: Seat, count: u8 },
        /// Pirates were discarded.
        PiratesDiscarded { who: Seat, count: u16 },
        /// The dice on a building were rolled again.
        BuildingOpened { building: Building, dice: ArrayVec<u8, 4>, pirate: Option<u8>, cost: u8, pirates: u8 },
        /// The cost of a building was paid.
        BuildingPaid { who: Seat, building: Building, reais: u8 },
        /// The lady was paid for her help.
        LadyPaid { who: Seat, reais: u8 },
        /// The action of a building was carried out with this many workers.
        BuildingUsed { who: Seat, building: Building, workers: u8 },
        /// The windmill was used; the counter is now on this step.
        /// `prestige`: at the bottom, where 1 PP was given for it.
        WindmillStepped { who: Seat, step: Mill, level: u8, prestige: bool },
        /// The counter went up without wheat.
        WindmillRaised { who: Seat, level: u8 },
        /// Two goods became another.
        GoodsExchanged { who: Seat, exchange: Exchange },
        /// The most loyal guard was honoured.
        Honoured { who: Seat },
        /// Workers in a colony brought goods.
        ColonyIncome { who: Seat, colony: Colony, good: Good, count: u8 },
        /// Ships were maintained with this much wood.
        Maintained { who: Seat, ships: u8, wood: WoodCost },
        /// Workers were fed with this much bread.
        Fed { who: Seat, due: u8, bread: u8 },
        /// A request was presented: for how many ships, favours or reais, or for which city.
        Presented { who: Seat, request: Request, city: Option<City>, count: u8, pp: u8 },
        /// A field yields another good from now on.
        FieldConverted { field: Field, good: Good },
        /// What was left was turned into reais and scored.
        ResourcesScored { who: Seat, reais: u16, pp: u16 },
        /// Pirates were counted: the loss by rank, and for those above the limit.
        PiratesRevealed { who: Seat, pirates: u16, loss: u8, over: u16 },
        /// The game is over.
        Ended,
    }
}
