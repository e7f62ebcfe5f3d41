//! Refusals in words: the rule, and what would be legal.

use super::super::Lisboa;
use super::names::{self, counted, reis};
use crate::engine::{Arg, Key, Phrase};
use crate::games::lisboa::refusal::Refusal;
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
            Refusal::NotInHand { card } => about(&r::NOT_IN_HAND, "card", Arg::sign(card)),
            Refusal::NotInPortfolio { card } => about(&r::NOT_IN_PORTFOLIO, "card", ed.portfolio_card(card)),
            Refusal::NoNobleCard { card } => about(&r::NO_NOBLE_CARD, "card", Arg::sign(card)),
            Refusal::NoTreasuryCard { card } => about(&r::NO_TREASURY_CARD, "card", Arg::sign(card)),
            Refusal::NothingToDeal { .. } => r::NOTHING_TO_DEAL.say(),
            Refusal::NoFreeSlot { limit } => about(&r::NO_FREE_SLOT, "limit", limit),
            Refusal::WrongRow { card } => about(&r::WRONG_ROW, "card", ed.portfolio_card(card)),
            Refusal::CannotComplete { action } => about(&r::CANNOT_COMPLETE, "action", names::noble_action(action)),
            Refusal::VisitTooDear { noble, cost } => {
                r::VISIT_TOO_DEAR.with([("noble", names::noble(noble).into()), ("cost", cost.into())])
            }
            Refusal::TooDear { price, power } => {
                r::TOO_DEAR.with([("price", reis(price).into()), ("power", reis(power).into())])
            }
            Refusal::NoSuchGood { good } => about(&r::NO_SUCH_GOOD, "good", names::good(good)),
            Refusal::WarehouseFull { good } => about(&r::WAREHOUSE_FULL, "good", names::good(good)),
            Refusal::NotProduced { good } => about(&r::NOT_PRODUCED, "good", names::good(good)),
            Refusal::ShipTakesNoGoods { ship } => about(&r::SHIP_TAKES_NO_GOODS, "ship", names::ship(ship)),
            Refusal::NobleRefuses { noble, good } => {
                r::NOBLE_REFUSES.with([("noble", names::noble(noble).into()), ("good", names::good(good).into())])
            }
            Refusal::WrongAmount { price } => about(&r::WRONG_AMOUNT, "price", price),
            Refusal::ShipTooDear { goods } => counted(&r::SHIP_TOO_DEAR, goods),
            Refusal::WrongGoods { count } => counted(&r::WRONG_GOODS, count),
            Refusal::AlreadyCovered { action } => about(&r::ALREADY_COVERED, "action", names::state(action)),
            Refusal::ChangesNothing { action } => about(&r::CHANGES_NOTHING, "action", names::state(action)),
            Refusal::EventChangesNothing { card } => about(&r::EVENT_CHANGES_NOTHING, "card", Arg::sign(card)),
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
            Refusal::NotOnDisplay { decree } => about(&r::NOT_ON_DISPLAY, "decree", Arg::sign(decree)),
            Refusal::PileEmpty { kind } => about(&r::PILE_EMPTY, "pile", names::kind(kind)),
            Refusal::NoSuchTile { tile } => about(&r::NO_SUCH_TILE, "tile", Arg::sign(tile)),
            Refusal::NoSuchCube { cube, .. } => about(&r::NO_SUCH_CUBE, "cube", names::cubes_of(cube, 1)),
            Refusal::HouseGroupBuilt { group } => about(&r::HOUSE_GROUP_BUILT, "house", names::house(group)),
            Refusal::PlotTaken { plot } => about(&r::PLOT_TAKEN, "plot", Arg::sign(plot)),
            Refusal::RowClosed => r::ROW_CLOSED.say(),
            Refusal::OtherStreet { plot, good } => {
                r::OTHER_STREET.with([("plot", Arg::sign(plot)), ("street", names::street(good).into())])
            }
            Refusal::NoCityTile { good } => about(&r::NO_CITY_TILE, "store", names::store(good)),
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
}
