//! Why something cannot be done, in terms of the rules.

use super::vocabulary::{
    Architect, Card, CardKind, ClergyTile, Decree, Good, HouseGroup, Line, Noble, NobleAction, Plot, PortfolioCard,
    Rubble, Ship, Site, StateAction,
};

/// Whether something is allowed, and what it then takes.
pub type Allowed<T = ()> = Result<T, Refusal>;

/// Allows something if a condition holds.
pub fn allow_if(holds: bool, refusal: Refusal) -> Allowed {
    if holds { Ok(()) } else { Err(refusal) }
}

/// The rule that stands against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Something else is asked now.
    OtherQuestion {
        asked: &'static str,
    },
    /// This is no time for doing nothing.
    NotOptional,
    NotInHand {
        card: Card,
    },
    NotInPortfolio {
        card: PortfolioCard,
    },
    /// Only noble cards are played for visits.
    NoNobleCard {
        card: Card,
    },
    /// Only Treasury cards are played for events.
    NoTreasuryCard {
        card: Card,
    },
    /// A visit costs more influence, reis and wigs than there are.
    VisitTooDear {
        noble: Noble,
        cost: u8,
    },
    /// The noble action could not be completed (p. 16, ruling 1).
    CannotComplete {
        action: NobleAction,
    },
    TooDear {
        price: u8,
        power: u16,
    },
    /// After the card neither a sale nor a trade would be possible (p. 9).
    NothingToDeal {
        card: Card,
    },
    /// No slot of the right row, or the portfolio is full.
    NoFreeSlot {
        limit: u8,
    },
    /// Discarding this card frees no slot of the right row.
    WrongRow {
        card: PortfolioCard,
    },
    NoSuchGood {
        good: Good,
    },
    WarehouseFull {
        good: Good,
    },
    NotProduced {
        good: Good,
    },
    /// The ship is full, at sea, or in nobody's docks.
    ShipTakesNoGoods {
        ship: Ship,
    },
    NobleRefuses {
        noble: Noble,
        good: Good,
    },
    /// A good covers this State action already.
    AlreadyCovered {
        action: StateAction,
    },
    /// A State action that would change nothing is not offered (ruling 3).
    ChangesNothing {
        action: StateAction,
    },
    /// An event that cannot be carried out is not offered (ruling 3).
    EventChangesNothing {
        card: Card,
    },
    OtherNoble {
        action: StateAction,
        noble: Noble,
    },
    NoFavour {
        noble: Noble,
    },
    WrongAmount {
        price: u8,
    },
    NoSuchCube {
        cube: Rubble,
        line: Option<Line>,
    },
    /// The second official goes to another office.
    SameOffice {
        office: Noble,
    },
    OfficeFull {
        office: Noble,
    },
    NoOfficialThere {
        office: Noble,
    },
    ShipTooDear {
        goods: u8,
    },
    /// Different goods, just as many as asked.
    WrongGoods {
        count: u8,
    },
    TooFar {
        steps: u8,
    },
    NoTileThere,
    FavourTaken {
        noble: Noble,
    },
    HouseGroupBuilt {
        group: HouseGroup,
    },
    PlotTaken {
        plot: Plot,
    },
    RowClosed,
    OtherStreet {
        plot: Plot,
        good: Good,
    },
    /// No tile of this kind is in the display until the end of the turn (ruling 13).
    NoCityTile {
        good: Good,
    },
    SiteTaken {
        site: Site,
    },
    NoSuchPlan {
        architect: Architect,
        officials: u8,
    },
    NoBuildingOnDisplay {
        architect: Architect,
    },
    /// A building in the north has the colour of its street.
    WrongColour {
        site: Site,
        architect: Architect,
    },
    NotOnDisplay {
        decree: Decree,
    },
    PileEmpty {
        kind: CardKind,
    },
    NoSuchTile {
        tile: ClergyTile,
    },
    /// What has to follow could not be done any more (ruling 1).
    WouldBlock,
}
