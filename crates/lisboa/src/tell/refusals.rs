//! Refusals in words: the rule, and what would be legal.

use super::super::Lisboa;
use super::names::{self, influence, reis};
use crate::refusal::Refusal;
use crate::vocabulary::NobleAction;
use crate::words as w;
use engine::Phrase;

impl Lisboa {
    #[allow(clippy::too_many_lines)]
    pub(super) fn refuse(&self, refusal: &Refusal) -> Phrase {
        let ed = self.edition();
        match *refusal {
            Refusal::OtherQuestion { .. } => w::NO_OTHER_QUESTION.say(),
            Refusal::NotOptional => w::NO_NOT_OPTIONAL.say(),
            Refusal::NotInHand { card } => w::NoNotInHand { card: ed.name_of(card) }.say(),
            Refusal::NotInPortfolio { card } => w::NoNotInPortfolio { card: ed.portfolio_card(card) }.say(),
            Refusal::NoNobleCard { card } => w::NoNobleCard { card: ed.name_of(card) }.say(),
            Refusal::NoTreasuryCard { card } => w::NoTreasuryCard { card: ed.name_of(card) }.say(),
            Refusal::NothingToDeal { .. } => w::NO_NOTHING_TO_DEAL.say(),
            Refusal::NoFreeSlot { limit } => w::NoFreeSlot { limit: limit.into() }.say(),
            Refusal::WrongRow { card } => w::NoWrongRow { card: ed.portfolio_card(card) }.say(),
            Refusal::CannotComplete { action } => w::NoCannotComplete { action: names::noble_action(action) }.say(),
            Refusal::VisitTooDear { noble, cost } => {
                w::NoVisitTooDear { noble: names::noble(noble), cost: influence(cost) }.say()
            }
            Refusal::TooDear { price, power } => w::NoTooDear { price: reis(price), power: reis(power) }.say(),
            Refusal::NoSuchGood { good } => w::NoSuchGood { good: names::good_named(good) }.say(),
            Refusal::WarehouseFull { good } => w::NoWarehouseFull { good: names::good_named(good) }.say(),
            Refusal::NotProduced { good } => w::NoNotProduced { good: names::good_named(good) }.say(),
            Refusal::ShipTakesNoGoods { ship } => w::NoShipTakesNoGoods { ship: names::ship(ship) }.say(),
            Refusal::NobleRefuses { noble, good } => {
                w::NoNobleRefuses { noble: names::noble(noble), good: names::good_named(good) }.say()
            }
            Refusal::WrongAmount { price } => w::NoWrongAmount { price: price.into() }.say(),
            Refusal::ShipTooDear { goods } => w::NoShipTooDear { count: goods.into() }.say(),
            Refusal::WrongGoods { count } => w::NoWrongGoods { count: count.into() }.say(),
            Refusal::AlreadyCovered { action } => w::NoAlreadyCovered { action: names::state(action) }.say(),
            Refusal::ChangesNothing { action } => w::NoChangesNothing { action: names::state(action) }.say(),
            Refusal::EventChangesNothing { card } => w::NoEventChangesNothing { card: ed.name_of(card) }.say(),
            Refusal::OtherNoble { action, noble } => {
                w::NoOtherNoble { action: names::state(action), noble: names::noble(noble) }.say()
            }
            Refusal::NoFavour { noble } => w::NoFavour { noble: names::noble(noble) }.say(),
            Refusal::FavourTaken { noble } => w::NoFavourHeld { noble: names::noble(noble) }.say(),
            Refusal::SameOffice { office } => w::NoSameOffice { noble: names::noble(office) }.say(),
            Refusal::OfficeFull { office } => w::NoOfficeFull { noble: names::noble(office) }.say(),
            Refusal::NoOfficialThere { office } => w::NoOfficialThere { noble: names::noble(office) }.say(),
            Refusal::TooFar { .. } => w::NO_TOO_FAR.say(),
            Refusal::NoTileThere => w::NO_TILE_THERE.say(),
            Refusal::NotOnDisplay { decree } => w::NoNotOnDisplay { decree: ed.typed_decree(decree) }.say(),
            Refusal::PileEmpty { kind } => w::NoPileEmpty { pile: names::kind_named(kind) }.say(),
            Refusal::NoSuchTile { tile } => w::NoSuchTile { benefit: ed.typed_tile(tile) }.say(),
            Refusal::NoSuchCube { cube, .. } => w::NoSuchCube { cube: names::cubes_of(cube, 1) }.say(),
            Refusal::HouseGroupBuilt { group } => w::NoHouseGroupBuilt { house: names::house(group) }.say(),
            Refusal::PlotTaken { plot } => w::NoPlotTaken { plot: plot.to_string() }.say(),
            Refusal::RowClosed => w::NO_ROW_CLOSED.say(),
            Refusal::OtherStreet { plot, good } => {
                w::NoOtherStreet { plot: plot.to_string(), street: names::street(good) }.say()
            }
            Refusal::NoCityTile { good } => w::NoCityTile { store: names::store_named(good) }.say(),
            Refusal::SiteTaken { site } => w::NoSiteTaken { site: names::site(site) }.say(),
            Refusal::NoSuchPlan { architect, officials } => {
                w::NoSuchPlan { plan: names::plan(architect, officials) }.say()
            }
            Refusal::NoBuildingOnDisplay { architect } => {
                w::NoBuildingOnDisplay { architect: names::architect(architect) }.say()
            }
            Refusal::WrongColour { site, .. } => w::NoWrongColour { site: names::site(site) }.say(),
            Refusal::WouldBlock => w::NO_WOULD_BLOCK.say(),
        }
    }

    /// Why not, in a few words behind what is missing.
    pub(super) fn refuse_briefly(&self, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::CannotComplete { action: NobleAction::Store } => w::BRIEF_STORE.say(),
            Refusal::CannotComplete { action: NobleAction::Decree } => w::BRIEF_DECREE.say(),
            Refusal::CannotComplete { action: NobleAction::Building } => w::BRIEF_BUILDING.say(),
            Refusal::VisitTooDear { cost, .. } => w::BriefVisitTooDear { cost: influence(cost) }.say(),
            Refusal::TooDear { price, power } => w::BriefTooDear { price: reis(price), power: reis(power) }.say(),
            Refusal::NothingToDeal { .. } => w::BRIEF_NOTHING_TO_DEAL.say(),
            Refusal::ChangesNothing { .. } | Refusal::EventChangesNothing { .. } => w::BRIEF_CHANGES_NOTHING.say(),
            Refusal::AlreadyCovered { .. } => w::BRIEF_COVERED.say(),
            Refusal::NoFavour { .. } => w::BRIEF_NO_FAVOUR.say(),
            Refusal::FavourTaken { .. } => w::BRIEF_FAVOUR_HELD.say(),
            Refusal::SameOffice { .. } => w::BRIEF_SAME_OFFICE.say(),
            Refusal::OfficeFull { .. } => w::BRIEF_OFFICE_FULL.say(),
            Refusal::ShipTooDear { goods } => w::BriefShipTooDear { count: goods.into() }.say(),
            Refusal::ShipTakesNoGoods { .. } => w::BRIEF_SHIP_FULL.say(),
            Refusal::NoFreeSlot { .. } => w::BRIEF_NO_FREE_SLOT.say(),
            Refusal::PileEmpty { .. } => w::BRIEF_PILE_EMPTY.say(),
            Refusal::NoBuildingOnDisplay { .. } => w::BRIEF_NO_BUILDING.say(),
            Refusal::WrongColour { .. } => w::BRIEF_WRONG_COLOUR.say(),
            Refusal::HouseGroupBuilt { .. } => w::BRIEF_HOUSES_BUILT.say(),
            Refusal::WouldBlock => w::BRIEF_WOULD_BLOCK.say(),
            Refusal::OtherQuestion { .. }
            | Refusal::NotOptional
            | Refusal::NotInHand { .. }
            | Refusal::NotInPortfolio { .. }
            | Refusal::NoNobleCard { .. }
            | Refusal::NoTreasuryCard { .. }
            | Refusal::WrongRow { .. }
            | Refusal::NoSuchGood { .. }
            | Refusal::WarehouseFull { .. }
            | Refusal::NotProduced { .. }
            | Refusal::NobleRefuses { .. }
            | Refusal::OtherNoble { .. }
            | Refusal::WrongAmount { .. }
            | Refusal::NoSuchCube { .. }
            | Refusal::NoOfficialThere { .. }
            | Refusal::WrongGoods { .. }
            | Refusal::TooFar { .. }
            | Refusal::NoTileThere
            | Refusal::PlotTaken { .. }
            | Refusal::RowClosed
            | Refusal::OtherStreet { .. }
            | Refusal::NoCityTile { .. }
            | Refusal::SiteTaken { .. }
            | Refusal::NoSuchPlan { .. }
            | Refusal::NotOnDisplay { .. }
            | Refusal::NoSuchTile { .. } => self.refuse(refusal),
        }
    }
}
