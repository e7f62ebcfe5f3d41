//! What happens, told as somebody would who knows everything.

use serde::{Deserialize, Serialize};

use super::action::Spot;
use super::lacerda::Reason;
use super::step::FollowChoice;
use super::vocabulary::{
    Architect, Building, Card, CardKind, ClergyTile, Decree, Effect, Good, GoodSet, Goods, HouseGroup, Line, Noble,
    Plot, PortfolioCard, Rubble, Ship, Site, StateAction,
};
use crate::engine::{Party, Viewer};

/// What something is gained or paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The card that was played or discarded.
    Card(Card),
    /// The event of a Treasury card.
    Event(Card),
    Plot(Plot),
    Site(Site),
    Tile(ClergyTile),
    Ship(Ship),
    /// A store at this plot was built.
    Store(Plot),
    /// A public building at this site was opened.
    Building(Site),
    /// Officials were hired.
    Hire,
    /// The last space of the influence track.
    Ten,
    /// Sets of rubble, or Lacerda's cubes.
    Rubble,
    Church,
    Production,
    /// A card or tile was given up, and with it the room it gave.
    Limit,
    /// The act of despair.
    Gold,
}

/// Why a period or the game comes to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    Sets,
    Piles,
}

/// Where a cube came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CubeSource {
    Plot(Plot, Line),
    Site(Site),
    Pile,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    TilesOffered {
        who: Party,
        tiles: [ClergyTile; 2],
    },
    TileKept {
        who: Party,
        tile: ClergyTile,
    },
    /// Cards came into a hand; only their owner sees which.
    CardsDealt {
        who: Party,
        count: u8,
        cards: Vec<Card>,
    },
    /// Cards were kept in the draft; only their owner sees which.
    CardsKept {
        who: Party,
        count: u8,
        cards: Vec<Card>,
    },
    HandsPassed,

    TurnBegan {
        who: Party,
        round: u8,
    },
    ShipHome {
        who: Party,
        ship: Ship,
    },
    CardForGold {
        who: Party,
        card: Card,
    },
    CardPlayed {
        who: Party,
        card: Card,
    },
    CardAdded {
        who: Party,
        card: Card,
        replaced: Option<PortfolioCard>,
    },
    CardShed {
        who: Party,
        card: PortfolioCard,
    },
    Sold {
        who: Party,
        good: Good,
        ship: Ship,
        owner: Party,
        reis: u8,
    },
    Sailed {
        owner: Party,
        ship: Ship,
    },
    Offered {
        who: Party,
        good: Good,
        action: StateAction,
    },
    Visited {
        who: Party,
        noble: Noble,
        card: Card,
    },
    Followed {
        who: Party,
        noble: Noble,
        choice: FollowChoice,
    },
    NotFollowed {
        who: Party,
        noble: Noble,
    },
    Sponsored {
        who: Party,
        card: Card,
    },
    StateTaken {
        who: Party,
        action: StateAction,
    },
    CardTaken {
        who: Party,
        card: Card,
    },

    /// A visit was paid for.
    VisitPaid {
        who: Party,
        noble: Noble,
        influence: u8,
        wigs: u8,
        reis: u8,
    },
    /// Reis were paid, some of them with influence.
    Paid {
        who: Party,
        price: u8,
        reis: u8,
        coins: u8,
        influence: u8,
        cause: Cause,
    },
    GoodsGained {
        who: Party,
        good: Good,
        count: u8,
        cause: Cause,
    },
    /// Goods were not gained, for the warehouse is full.
    NoRoom {
        who: Party,
        good: Good,
        count: u8,
        cause: Cause,
    },
    GoodsLost {
        who: Party,
        goods: Goods,
        cause: Cause,
    },
    ReisGained {
        who: Party,
        count: u8,
        cause: Cause,
    },
    /// A penalty in reis, some of it paid with influence.
    ReisLost {
        who: Party,
        reis: u8,
        coins: u8,
        influence: u8,
        cause: Cause,
    },
    InfluenceGained {
        who: Party,
        gained: u8,
        now: u8,
        /// What did not fit on the track.
        lost: u8,
        cause: Cause,
    },
    InfluenceLost {
        who: Party,
        count: u8,
        cause: Cause,
    },
    WigsGained {
        who: Party,
        count: u8,
        cause: Cause,
    },
    WigsLost {
        who: Party,
        count: u8,
        cause: Cause,
    },
    /// A reward came to nothing.
    RewardLost {
        who: Party,
        effect: Effect,
        cause: Cause,
    },
    TreasuryMoved {
        from: u8,
        to: u8,
    },
    PriceFell {
        good: Good,
        from: u8,
        to: u8,
    },

    OfficialPlaced {
        who: Party,
        office: Noble,
    },
    /// Somebody's official had to leave a full office.
    OfficialToPlaza {
        who: Party,
        office: Noble,
    },
    OfficialRecalled {
        who: Party,
        office: Noble,
        spot: Spot,
    },
    OfficialsHired {
        who: Party,
        count: u8,
    },
    PlanTaken {
        who: Party,
        architect: Architect,
        officials: u8,
    },
    ShipBuilt {
        who: Party,
        ship: Ship,
        replaced: Option<PortfolioCard>,
        goods: GoodSet,
    },
    CardinalMoved {
        who: Party,
        steps: u8,
        gap: u8,
    },
    TileTaken {
        who: Party,
        tile: ClergyTile,
    },
    ChurchTriggered {
        who: Party,
    },
    FavourTaken {
        who: Party,
        noble: Noble,
    },
    FavourReturned {
        who: Party,
        noble: Noble,
    },
    DecreeTaken {
        who: Party,
        decree: Decree,
    },
    MarkerUsed {
        who: Party,
        left: u8,
    },

    CubeTaken {
        who: Party,
        cube: Rubble,
        from: CubeSource,
        kept: bool,
    },
    SetCompleted {
        who: Party,
        sets: u8,
    },
    PlotChosen {
        who: Party,
        plot: Plot,
        good: Good,
    },
    StoreBuilt {
        who: Party,
        plot: Plot,
        good: Good,
        house: Option<HouseGroup>,
        buildings: u8,
    },
    SiteChosen {
        who: Party,
        site: Site,
    },
    BuildingOpened {
        who: Party,
        site: Site,
        building: Building,
        architect: Architect,
        plan: Option<u8>,
    },

    CardRevealed {
        kind: CardKind,
        card: Card,
    },
    TileRevealed {
        tile: ClergyTile,
    },
    DecreeRevealed {
        decree: Decree,
    },
    BuildingRevealed {
        building: Building,
        architect: Architect,
    },

    ChurchScoring,
    TileGiven {
        who: Party,
        tile: ClergyTile,
    },
    PeriodEnded {
        by: Party,
        reason: EndReason,
    },
    CardDiscarded {
        who: Party,
        card: Card,
        paid: bool,
    },
    PeriodBegan {
        number: u8,
    },
    /// The round is played to its end, then one more.
    EndTriggered {
        by: Party,
        reason: EndReason,
    },
    LastRound,
    GameOver,

    HelperPlaced {
        kind: CardKind,
        card: Card,
    },
    BuildingGiven {
        site: Site,
        building: Building,
        architect: Architect,
    },
    CourtierPlaced {
        noble: Noble,
        card: Card,
    },
    CourtierMoved {
        noble: Noble,
    },
    /// Lacerda did something, or did not, for this reason.
    Lacerda {
        reason: Reason,
    },
    PileDiscarded {
        kind: CardKind,
        card: Card,
    },
    HelperMoved {
        kind: CardKind,
    },
}

impl Event {
    /// What a viewer sees of it: cards that come into a hand are their owner's secret.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        if let Event::CardsDealt { who, cards, .. } | Event::CardsKept { who, cards, .. } = &mut seen
            && !matches!(who, Party::Seat(seat) if viewer.knows(*seat))
        {
            cards.clear();
        }
        seen
    }
}
