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
    OtherQuestion { asked: &'static str },
    /// Declining is not an option here.
    NotOptional,
    /// Only cards of the own hand are played.
    NotInHand { card: Card },
    /// Only cards of the own portfolio are discarded.
    NotInPortfolio { card: PortfolioCard },
    /// Only noble cards are played for visits.
    NoNobleCard { card: Card },
    /// Only Treasury cards are played for events.
    NoTreasuryCard { card: Card },
    /// A visit costs more influence, reis and wigs than there are.
    VisitTooDear { noble: Noble, cost: u8 },
    /// The noble action could not be completed (p. 16, ruling 1).
    CannotComplete { action: NobleAction },
    /// A price is higher than all reis and coins of the influence track.
    TooDear { price: u8, power: u16 },
    /// After the card neither a sale nor a trade would be possible (p. 9).
    NothingToDeal { card: Card },
    /// No slot of the right row, or the portfolio is full.
    NoFreeSlot { limit: u8 },
    /// Discarding this card frees no slot of the right row.
    WrongRow { card: PortfolioCard },
    /// Nobody gives a good that they lack.
    NoSuchGood { good: Good },
    /// There is no room for another good of this kind.
    WarehouseFull { good: Good },
    /// An extra good is of a kind that was produced.
    NotProduced { good: Good },
    /// The ship is full, at sea, or in nobody's docks.
    ShipTakesNoGoods { ship: Ship },
    /// A noble takes gold and one other kind (p. 12).
    NobleRefuses { noble: Noble, good: Good },
    /// A good covers this State action already.
    AlreadyCovered { action: StateAction },
    /// A State action that would change nothing is not offered (ruling 3).
    ChangesNothing { action: StateAction },
    /// An event that cannot be carried out is not offered (ruling 3).
    EventChangesNothing { card: Card },
    /// The State action belongs to another noble than the one visited.
    OtherNoble { action: StateAction, noble: Noble },
    /// No favour of this noble is left.
    NoFavour { noble: Noble },
    /// The amount is not one that can be paid or kept.
    WrongAmount { price: u8 },
    /// There is no such cube in the pile, or at the end of this line.
    NoSuchCube { cube: Rubble, line: Option<Line> },
    /// The second official goes to another office.
    SameOffice { office: Noble },
    /// Nobody can be moved out of this office.
    OfficeFull { office: Noble },
    /// Only an own official is taken back.
    NoOfficialThere { office: Noble },
    /// There are not enough different goods for the ship.
    ShipTooDear { goods: u8 },
    /// Different goods, just as many as asked.
    WrongGoods { count: u8 },
    /// The Cardinal goes one step, or up to two.
    TooFar { steps: u8 },
    /// The Cardinal goes only where a tile can be taken.
    NoTileThere,
    /// Nobody holds two favours of a noble.
    FavourTaken { noble: Noble },
    /// All houses of this group are built.
    HouseGroupBuilt { group: HouseGroup },
    /// A store stands on this plot.
    PlotTaken { plot: Plot },
    /// Row E is not used by two parties.
    RowClosed,
    /// The plot is not in this street.
    OtherStreet { plot: Plot, good: Good },
    /// No tile of this kind is in the display until the end of the turn (ruling 13).
    NoCityTile { good: Good },
    /// A public building stands on this site.
    SiteTaken { site: Site },
    /// Only an own open plan is completed.
    NoSuchPlan { architect: Architect, officials: u8 },
    /// This architect has no building left.
    NoBuildingOnDisplay { architect: Architect },
    /// A building in the north has the colour of its street.
    WrongColour { site: Site, architect: Architect },
    /// Only a decree on display is taken.
    NotOnDisplay { decree: Decree },
    /// No card is left in this pile.
    PileEmpty { kind: CardKind },
    /// Only an own clergy tile, or one of those offered, is chosen.
    NoSuchTile { tile: ClergyTile },
    /// What has to follow could not be done any more (ruling 1).
    WouldBlock,
}
