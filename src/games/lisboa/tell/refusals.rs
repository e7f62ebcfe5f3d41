//! Refusals in words: the rule, and what would be legal.

use super::super::Lisboa;
use super::names::{self, counted, influence, reis};
use crate::engine::{Arg, Key, Phrase};
use crate::games::lisboa::refusal::Refusal;
use crate::games::lisboa::vocabulary::NobleAction;
use crate::games::lisboa::words::refusals as r;

/// A text about one thing.
fn about(key: &'static Key, name: &'static str, what: impl Into<Arg>) -> Phrase {
    key.with([(name, what.into())])
}

impl Lisboa {
    #[allow(clippy::too_many_lines)]
    pub(super) fn refuse(&self, refusal: &Refusal) -> Phrase {
        let ed = self.edition();
        match *refusal {
            Refusal::OtherQuestion { .. } => r::OTHER_QUESTION.say(),
            Refusal::NotOptional => r::NOT_OPTIONAL.say(),
            Refusal::NotInHand { card } => about(&r::NOT_IN_HAND, "card", ed.name_of(card)),
            Refusal::NotInPortfolio { card } => about(&r::NOT_IN_PORTFOLIO, "card", ed.portfolio_card(card)),
            Refusal::NoNobleCard { card } => about(&r::NO_NOBLE_CARD, "card", ed.name_of(card)),
            Refusal::NoTreasuryCard { card } => about(&r::NO_TREASURY_CARD, "card", ed.name_of(card)),
            Refusal::NothingToDeal { .. } => r::NOTHING_TO_DEAL.say(),
            Refusal::NoFreeSlot { limit } => about(&r::NO_FREE_SLOT, "limit", limit),
            Refusal::WrongRow { card } => about(&r::WRONG_ROW, "card", ed.portfolio_card(card)),
            Refusal::CannotComplete { action } => about(&r::CANNOT_COMPLETE, "action", names::noble_action(action)),
            Refusal::VisitTooDear { noble, cost } => {
                r::VISIT_TOO_DEAR.with([("noble", names::noble(noble).into()), ("cost", influence(cost).into())])
            }
            Refusal::TooDear { price, power } => {
                r::TOO_DEAR.with([("price", reis(price).into()), ("power", reis(power).into())])
            }
            Refusal::NoSuchGood { good } => about(&r::NO_SUCH_GOOD, "good", names::good_named(good)),
            Refusal::WarehouseFull { good } => about(&r::WAREHOUSE_FULL, "good", names::good_named(good)),
            Refusal::NotProduced { good } => about(&r::NOT_PRODUCED, "good", names::good_named(good)),
            Refusal::ShipTakesNoGoods { ship } => about(&r::SHIP_TAKES_NO_GOODS, "ship", names::ship(ship)),
            Refusal::NobleRefuses { noble, good } => {
                r::NOBLE_REFUSES.with([("noble", names::noble(noble).into()), ("good", names::good_named(good).into())])
            }
            Refusal::WrongAmount { price } => about(&r::WRONG_AMOUNT, "price", price),
            Refusal::ShipTooDear { goods } => counted(&r::SHIP_TOO_DEAR, goods),
            Refusal::WrongGoods { count } => counted(&r::WRONG_GOODS, count),
            Refusal::AlreadyCovered { action } => about(&r::ALREADY_COVERED, "action", names::state(action)),
            Refusal::ChangesNothing { action } => about(&r::CHANGES_NOTHING, "action", names::state(action)),
            Refusal::EventChangesNothing { card } => about(&r::EVENT_CHANGES_NOTHING, "card", ed.name_of(card)),
            Refusal::OtherNoble { action, noble } => {
                r::OTHER_NOBLE.with([("action", names::state(action).into()), ("noble", names::noble(noble).into())])
            }
            Refusal::NoFavour { noble } => about(&r::NO_FAVOUR, "noble", names::noble(noble)),
            Refusal::FavourTaken { noble } => about(&r::FAVOUR_HELD, "noble", names::noble(noble)),
            Refusal::SameOffice { office } => about(&r::SAME_OFFICE, "noble", names::noble(office)),
            Refusal::OfficeFull { office } => about(&r::OFFICE_FULL, "noble", names::noble(office)),
            Refusal::NoOfficialThere { office } => about(&r::NO_OFFICIAL_THERE, "noble", names::noble(office)),
            Refusal::TooFar { .. } => r::TOO_FAR.say(),
            Refusal::NoTileThere => r::NO_TILE_THERE.say(),
            Refusal::NotOnDisplay { decree } => about(&r::NOT_ON_DISPLAY, "decree", ed.typed_decree(decree)),
            Refusal::PileEmpty { kind } => about(&r::PILE_EMPTY, "pile", names::kind_named(kind)),
            Refusal::NoSuchTile { tile } => about(&r::NO_SUCH_TILE, "benefit", ed.typed_tile(tile)),
            Refusal::NoSuchCube { cube, .. } => about(&r::NO_SUCH_CUBE, "cube", names::cubes_of(cube, 1)),
            Refusal::HouseGroupBuilt { group } => about(&r::HOUSE_GROUP_BUILT, "house", names::house(group)),
            Refusal::PlotTaken { plot } => about(&r::PLOT_TAKEN, "plot", Arg::sign(plot)),
            Refusal::RowClosed => r::ROW_CLOSED.say(),
            Refusal::OtherStreet { plot, good } => {
                r::OTHER_STREET.with([("plot", Arg::sign(plot)), ("street", names::street(good).into())])
            }
            Refusal::NoCityTile { good } => about(&r::NO_CITY_TILE, "store", names::store_named(good)),
            Refusal::SiteTaken { site } => about(&r::SITE_TAKEN, "site", names::site(site)),
            Refusal::NoSuchPlan { architect, officials } => {
                about(&r::NO_SUCH_PLAN, "plan", names::plan(architect, officials))
            }
            Refusal::NoBuildingOnDisplay { architect } => {
                about(&r::NO_BUILDING_ON_DISPLAY, "architect", names::architect(architect))
            }
            Refusal::WrongColour { site, .. } => about(&r::WRONG_COLOUR, "site", names::site(site)),
            Refusal::WouldBlock => r::WOULD_BLOCK.say(),
        }
    }

    /// Why not, in a few words behind what is missing.
    pub(super) fn refuse_briefly(&self, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::CannotComplete { action: NobleAction::Store } => r::BRIEF_STORE.say(),
            Refusal::CannotComplete { action: NobleAction::Decree } => r::BRIEF_DECREE.say(),
            Refusal::CannotComplete { action: NobleAction::Building } => r::BRIEF_BUILDING.say(),
            Refusal::VisitTooDear { cost, .. } => about(&r::BRIEF_VISIT_TOO_DEAR, "cost", influence(cost)),
            Refusal::TooDear { price, power } => {
                r::BRIEF_TOO_DEAR.with([("price", reis(price).into()), ("power", reis(power).into())])
            }
            Refusal::NothingToDeal { .. } => r::BRIEF_NOTHING_TO_DEAL.say(),
            Refusal::ChangesNothing { .. } | Refusal::EventChangesNothing { .. } => r::BRIEF_CHANGES_NOTHING.say(),
            Refusal::AlreadyCovered { .. } => r::BRIEF_COVERED.say(),
            Refusal::NoFavour { .. } => r::BRIEF_NO_FAVOUR.say(),
            Refusal::FavourTaken { .. } => r::BRIEF_FAVOUR_HELD.say(),
            Refusal::SameOffice { .. } => r::BRIEF_SAME_OFFICE.say(),
            Refusal::OfficeFull { .. } => r::BRIEF_OFFICE_FULL.say(),
            Refusal::ShipTooDear { goods } => counted(&r::BRIEF_SHIP_TOO_DEAR, goods),
            Refusal::ShipTakesNoGoods { .. } => r::BRIEF_SHIP_FULL.say(),
            Refusal::NoFreeSlot { .. } => r::BRIEF_NO_FREE_SLOT.say(),
            Refusal::PileEmpty { .. } => r::BRIEF_PILE_EMPTY.say(),
            Refusal::NoBuildingOnDisplay { .. } => r::BRIEF_NO_BUILDING.say(),
            Refusal::WrongColour { .. } => r::BRIEF_WRONG_COLOUR.say(),
            Refusal::HouseGroupBuilt { .. } => r::BRIEF_HOUSES_BUILT.say(),
            Refusal::WouldBlock => r::BRIEF_WOULD_BLOCK.say(),
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
