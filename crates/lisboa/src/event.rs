//! What happens, told as somebody would who knows everything.

use serde::{Deserialize, Serialize};

use super::Lisboa;
use super::action::Spot;
use super::lacerda::Reason;
use super::step::FollowChoice;
use super::vocabulary::{
    Architect, Building, Card, CardKind, ClergyTile, Decree, Effect, Good, GoodSet, Goods, HouseGroup, Line, Noble,
    Plot, PortfolioCard, Rubble, Ship, Site, StateAction,
};
use engine::Party;

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

engine::events! {
    Lisboa;
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Event {
        /// Two clergy tiles to choose from.
        TilesOffered { who: Party, tiles: [ClergyTile; 2] },
        /// One of the two was chosen.
        TileKept { who: Party, tile: ClergyTile },
        /// Cards came into a hand; only their owner sees which.
        CardsDealt { who: Party, count: u8, cards: Vec<Card> },
        /// Cards were kept in the draft; only their owner sees which.
        CardsKept { who: Party, count: u8, cards: Vec<Card> },
        /// The rest of the drafted hands went to the left.
        HandsPassed,

        /// A turn began.
        TurnBegan { who: Party, round: u8 },
        /// A ship came back, its hold empty.
        ShipHome { who: Party, ship: Ship },
        /// A card was discarded for a gold.
        CardForGold { who: Party, card: Card },
        /// A card was played to the portfolio.
        CardPlayed { who: Party, card: Card },
        /// A card found its slot, or took the place of another.
        CardAdded { who: Party, card: Card, replaced: Option<PortfolioCard> },
        /// A card went that the portfolio could no longer hold.
        CardShed { who: Party, card: PortfolioCard },
        /// A good was sold.
        Sold { who: Party, good: Good, ship: Ship, owner: Party, reis: u8 },
        /// A full ship set sail.
        Sailed { owner: Party, ship: Ship },
        /// A good was given to a noble for a State action.
        Offered { who: Party, good: Good, action: StateAction },
        /// A noble was visited.
        Visited { who: Party, noble: Noble, card: Card },
        /// Somebody followed a visit.
        Followed { who: Party, noble: Noble, choice: FollowChoice },
        /// Somebody did not follow.
        NotFollowed { who: Party, noble: Noble },
        /// An event was sponsored.
        Sponsored { who: Party, card: Card },
        /// A State action began.
        StateTaken { who: Party, action: StateAction },
        /// A face-up card was taken into the hand.
        CardTaken { who: Party, card: Card },

        /// A visit was paid for.
        VisitPaid { who: Party, noble: Noble, influence: u8, wigs: u8, reis: u8 },
        /// Reis were paid, some of them with influence.
        Paid { who: Party, price: u8, reis: u8, coins: u8, influence: u8, cause: Cause },
        /// Goods came into a warehouse.
        GoodsGained { who: Party, good: Good, count: u8, cause: Cause },
        /// Goods were not gained, for the warehouse is full.
        NoRoom { who: Party, good: Good, count: u8, cause: Cause },
        /// Goods were lost.
        GoodsLost { who: Party, goods: Goods, cause: Cause },
        /// Reis were gained.
        ReisGained { who: Party, count: u8, cause: Cause },
        /// A penalty in reis, some of it paid with influence.
        ReisLost { who: Party, reis: u8, coins: u8, influence: u8, cause: Cause },
        /// Influence was gained; `lost` did not fit on the track.
        InfluenceGained { who: Party, gained: u8, now: u8, lost: u8, cause: Cause },
        /// Influence was lost.
        InfluenceLost { who: Party, count: u8, cause: Cause },
        /// Wigs were gained.
        WigsGained { who: Party, count: u8, cause: Cause },
        /// Wigs were lost.
        WigsLost { who: Party, count: u8, cause: Cause },
        /// A reward came to nothing.
        RewardLost { who: Party, effect: Effect, cause: Cause },
        /// The treasury rose or fell.
        TreasuryMoved { from: u8, to: u8 },
        /// The market price of a good fell.
        PriceFell { good: Good, from: u8, to: u8 },

        /// An official went into an office.
        OfficialPlaced { who: Party, office: Noble },
        /// Somebody's official had to leave a full office.
        OfficialToPlaza { who: Party, office: Noble },
        /// An official was taken back.
        OfficialRecalled { who: Party, office: Noble, spot: Spot },
        /// Officials were hired.
        OfficialsHired { who: Party, count: u8 },
        /// A plan was taken.
        PlanTaken { who: Party, architect: Architect, officials: u8 },
        /// A ship was built.
        ShipBuilt { who: Party, ship: Ship, replaced: Option<PortfolioCard>, goods: GoodSet },
        /// The Cardinal moved to another gap.
        CardinalMoved { who: Party, steps: u8, gap: u8 },
        /// A clergy tile was taken.
        TileTaken { who: Party, tile: ClergyTile },
        /// The Cardinal passed the envelope: there will be a church scoring.
        ChurchTriggered { who: Party },
        /// A favour was taken.
        FavourTaken { who: Party, noble: Noble },
        /// A favour was returned.
        FavourReturned { who: Party, noble: Noble },
        /// A decree was taken.
        DecreeTaken { who: Party, decree: Decree },
        /// A set marker bought a second decree.
        MarkerUsed { who: Party, left: u8 },

        /// A cube of rubble was taken; not `kept`, it left the game.
        CubeTaken { who: Party, cube: Rubble, from: CubeSource, kept: bool },
        /// A set of rubble was completed.
        SetCompleted { who: Party, sets: u8 },
        /// A plot was chosen.
        PlotChosen { who: Party, plot: Plot, good: Good },
        /// A store was built.
        StoreBuilt { who: Party, plot: Plot, good: Good, house: Option<HouseGroup>, buildings: u8 },
        /// A site was chosen.
        SiteChosen { who: Party, site: Site },
        /// A public building was opened.
        BuildingOpened { who: Party, site: Site, building: Building, architect: Architect, plan: Option<u8> },

        /// The next card of a pile came to light.
        CardRevealed { kind: CardKind, card: Card },
        /// A clergy tile came to light.
        TileRevealed { tile: ClergyTile },
        /// A decree came to light.
        DecreeRevealed { decree: Decree },
        /// The next building of an architect came to light.
        BuildingRevealed { building: Building, architect: Architect },

        /// A church scoring began.
        ChurchScoring,
        /// A clergy tile was given up.
        TileGiven { who: Party, tile: ClergyTile },
        /// The first period ended.
        PeriodEnded { by: Party, reason: EndReason },
        /// A hand card was discarded at the end of the period; `paid`, it brought its reward.
        CardDiscarded { who: Party, card: Card, paid: bool },
        /// A period began.
        PeriodBegan { number: u8 },
        /// The round is played to its end, then one more.
        EndTriggered { by: Party, reason: EndReason },
        /// The last round began.
        LastRound,
        /// The game ended.
        GameOver,

        /// Lacerda's helper was placed.
        HelperPlaced { kind: CardKind, card: Card },
        /// Lacerda began with this building.
        BuildingGiven { site: Site, building: Building, architect: Architect },
        /// Lacerda's courtier was placed.
        CourtierPlaced { noble: Noble, card: Card },
        /// Lacerda's courtier moved on.
        CourtierMoved { noble: Noble },
        /// Lacerda did something, or did not, for this reason.
        Lacerda { reason: Reason },
        /// Lacerda discarded the card below his helper.
        PileDiscarded { kind: CardKind, card: Card },
        /// Lacerda's helper moved on.
        HelperMoved { kind: CardKind },
    }
}
