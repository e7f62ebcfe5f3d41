//! What happens in a game, as somebody who knows everything would tell it.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::action::{Exchange, Mill};
use super::state::DICE;
use super::vocabulary::{
    Building, Character, City, Colony, Favour, FavourSet, Field, Good, Harbour, PassKind, Place, Request, Reward, Space,
};
use crate::engine::Seat;

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

#[derive(Clone, Debug, PartialEq, Serialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// A start request was dealt.
    StartRequest {
        who: Seat,
        request: Request,
        crowns: u8,
    },
    /// Everybody's place in the pass column.
    FirstOrder {
        order: ArrayVec<Seat, 4>,
    },
    RoundBegan {
        round: u8,
        free: Building,
    },
    CharacterPlaced {
        character: Character,
        building: Building,
    },
    PirateDiceRolled {
        dice: ArrayVec<u8, DICE>,
    },
    RowRolled {
        row: u8,
        dice: [u8; DICE],
    },
    RowTaken {
        who: Seat,
        row: u8,
        dice: [u8; DICE],
    },
    RequestTaken {
        who: Seat,
        row: u8,
        request: Request,
    },
    FavoursTurnedUp {
        who: Seat,
        favours: FavourSet,
    },
    FavourUsed {
        who: Seat,
        favour: Favour,
    },
    GuildDiePlaced {
        who: Seat,
        value: u8,
        character: Character,
        building: Building,
        bread: u8,
    },
    PirateDiePlaced {
        who: Seat,
        value: u8,
        character: Character,
        building: Building,
        bread: u8,
    },
    Passed {
        who: Seat,
        space: u8,
        with: PassKind,
    },
    WorkerPlaced {
        who: Seat,
        place: Place,
    },
    WorkerMoved {
        who: Seat,
        from: Place,
        to: Place,
    },
    CitizenMoved {
        who: Seat,
        from: Place,
        to: Place,
    },
    ShipMoved {
        who: Seat,
        from: Harbour,
        to: Space,
        good: Good,
        paid: u8,
    },
    RewardTaken {
        who: Seat,
        colony: Colony,
        reward: Reward,
    },
    DistrictBuilt {
        who: Seat,
        city: City,
        district: u8,
        favour: Favour,
        wood: u8,
    },
    /// Own wood was paid.
    WoodSpent {
        who: Seat,
        count: u8,
    },
    /// Wood was taken from a field or the forest, to be paid at the end of the turn.
    WoodBought {
        who: Seat,
        from: Field,
        count: u8,
    },
    /// Wood was taken for nothing.
    WoodReceived {
        who: Seat,
        from: Field,
        count: u8,
    },
    /// The bought wood was paid.
    WoodPaid {
        who: Seat,
        count: u8,
        reais: u16,
    },
    Harvested {
        who: Seat,
        field: Field,
        yielded: Stock,
    },
    MarkerMoved {
        who: Seat,
        from: Building,
        to: Building,
    },
    Gained {
        who: Seat,
        what: Stock,
        count: u8,
    },
    PiratesTaken {
        who: Seat,
        count: u8,
    },
    PiratesDiscarded {
        who: Seat,
        count: u16,
    },
    /// The dice on a building were rolled again.
    BuildingOpened {
        building: Building,
        dice: ArrayVec<u8, 4>,
        pirate: Option<u8>,
        cost: u8,
        pirates: u8,
    },
    BuildingPaid {
        who: Seat,
        building: Building,
        reais: u8,
    },
    /// The action of a building was carried out with this many workers.
    BuildingUsed {
        who: Seat,
        building: Building,
        workers: u8,
    },
    WindmillStepped {
        who: Seat,
        step: Mill,
        level: u8,
    },
    /// The counter went up without wheat.
    WindmillRaised {
        who: Seat,
        level: u8,
    },
    GoodsExchanged {
        who: Seat,
        exchange: Exchange,
    },
    Honoured {
        who: Seat,
    },
    ColonyIncome {
        who: Seat,
        colony: Colony,
        good: Good,
        count: u8,
    },
    Maintained {
        who: Seat,
        ships: u8,
        wood: u8,
    },
    Fed {
        who: Seat,
        due: u8,
        bread: u8,
    },
    /// A request was presented: for how many ships, favours or reais, or for which city.
    Presented {
        who: Seat,
        request: Request,
        city: Option<City>,
        count: u8,
        pp: u8,
    },
    FieldConverted {
        field: Field,
        good: Good,
    },
    ResourcesScored {
        who: Seat,
        reais: u16,
        pp: u16,
    },
    PiratesRevealed {
        who: Seat,
        pirates: u16,
        loss: u8,
        over: u16,
    },
    Ended,
}
