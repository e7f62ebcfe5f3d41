//! Events as a person would tell the turn.

use super::super::Lisboa;
use super::lacerda;
use super::names::{self, party, reis, wigs};
use crate::engine::{Arg, Key, Party, Phrase};
use crate::games::lisboa::action::Spot;
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::event::{Cause, CubeSource, EndReason, Event};
use crate::games::lisboa::step::FollowChoice;
use crate::games::lisboa::vocabulary::{Line, Plot};
use crate::games::lisboa::words::events as e;
use crate::games::lisboa::words::lacerda as l;
use crate::games::lisboa::words::names as n;

/// What something was gained or paid for.
pub fn cause(ed: &Edition, cause: Cause) -> Phrase {
    match cause {
        Cause::Card(card) => ed.short_name_of(card),
        Cause::Event(_) => e::CAUSE_EVENT.say(),
        Cause::Plot(plot) => e::CAUSE_PLOT.with([("plot", Arg::sign(plot))]),
        Cause::Site(site) => names::site(site),
        Cause::Tile(_) => e::CAUSE_TILE.say(),
        Cause::Ship(ship) => names::ship(ship),
        Cause::Store(plot) => e::CAUSE_STORE.with([("plot", Arg::sign(plot))]),
        Cause::Building(site) => e::CAUSE_BUILDING.with([("site", names::site(site).into())]),
        Cause::Hire => e::CAUSE_HIRE.say(),
        Cause::Ten => e::CAUSE_TEN.with([("max", ed.influence_max.into())]),
        Cause::Rubble => e::CAUSE_RUBBLE.say(),
        Cause::Church => e::CAUSE_CHURCH.say(),
        Cause::Production => e::CAUSE_PRODUCTION.say(),
        Cause::Limit => e::CAUSE_LIMIT.say(),
        Cause::Gold => e::CAUSE_GOLD.say(),
    }
}

/// A text about somebody and one thing more.
fn told(key: &'static Key, who: Party, name: &'static str, what: impl Into<Arg>) -> Phrase {
    key.with([("who", party(who).into()), (name, what.into())])
}

/// The line at whose end a cube lay.
pub fn line(plot: Plot, line: Line) -> Phrase {
    match line {
        Line::Row => n::ROW.with([("row", Arg::sign(plot.row()))]),
        Line::Column => n::COLUMN.with([("column", Arg::sign(plot.column()))]),
    }
}

fn source(from: CubeSource) -> Phrase {
    match from {
        CubeSource::Plot(plot, end) => line(plot, end),
        CubeSource::Site(site) => names::site(site),
        CubeSource::Pile => n::PILE.say(),
    }
}

impl Lisboa {
    #[allow(clippy::too_many_lines)]
    pub(super) fn tell_event(&self, event: &Event) -> Option<Phrase> {
        let ed = self.edition();
        let gained = |key: &'static Key, who: &Party, what: Phrase, why: &Cause| {
            key.with([("who", party(*who).into()), ("what", what.into()), ("cause", cause(ed, *why).into())])
        };
        let ended = |key: &'static Key, by: &Party| key.with([("by", party(*by).into())]);
        Some(match event {
            // What costs nothing is not worth a line, and what comes before or after tells the others better.
            Event::VisitPaid { influence: 0, wigs: 0, reis: 0, .. }
            | Event::Paid { price: 0, .. }
            | Event::CardAdded { replaced: None, .. }
            | Event::FavourReturned { .. }
            | Event::StateTaken { .. } => return None,
            Event::TilesOffered { who, tiles } => {
                let tiles = tiles.iter().map(|tile| names::benefit(ed.clergy(*tile).benefit)).collect();
                told(&e::TILES_OFFERED, *who, "tiles", Phrase::List(tiles))
            }
            Event::TileKept { who, tile } => told(&e::TILE_KEPT, *who, "tile", ed.tile_text(*tile)),
            Event::CardsDealt { who, count, cards } if cards.is_empty() => told(&e::CARDS_DEALT, *who, "count", *count),
            Event::CardsDealt { who, cards, .. } => {
                let cards = cards.iter().map(|card| ed.name_of(*card)).collect();
                told(&e::CARDS_DEALT_OWN, *who, "cards", Phrase::List(cards))
            }
            Event::CardsKept { who, count, cards } if cards.is_empty() => told(&e::CARDS_KEPT, *who, "count", *count),
            Event::CardsKept { who, cards, .. } => {
                let cards = cards.iter().map(|card| ed.name_of(*card)).collect();
                told(&e::CARDS_KEPT_OWN, *who, "cards", Phrase::List(cards))
            }
            Event::HandsPassed => e::HANDS_PASSED.say(),
            Event::TurnBegan { who, round } => told(&e::TURN_BEGAN, *who, "round", *round),
            Event::ShipHome { who, ship } => told(&e::SHIP_HOME, *who, "ship", names::ship(*ship)),
            Event::CardTaken { who, card } => told(&e::CARD_TAKEN, *who, "card", ed.card_and_effect(*card)),
            Event::CardForGold { who, card } => told(&e::CARD_FOR_GOLD, *who, "card", ed.name_of(*card)),
            Event::CardPlayed { who, card } => told(&e::CARD_PLAYED, *who, "card", ed.name_of(*card)),
            Event::CardAdded { who, replaced: Some(old), .. } => {
                told(&e::CARD_REPLACED, *who, "card", ed.portfolio_card(*old))
            }
            Event::CardShed { who, card } => told(&e::CARD_SHED, *who, "card", ed.portfolio_card(*card)),
            Event::Sold { who, good, ship, owner, reis: price } => e::SOLD.with([
                ("who", party(*who).into()),
                ("goods", names::goods_of(*good, 1).into()),
                ("ship", names::ship(*ship).into()),
                ("owner", party(*owner).into()),
                ("reis", reis(*price).into()),
            ]),
            Event::Sailed { owner, ship } => {
                e::SAILED.with([("owner", party(*owner).into()), ("ship", names::ship(*ship).into())])
            }
            Event::Offered { who, good, action } => e::OFFERED.with([
                ("who", party(*who).into()),
                ("goods", names::goods_of(*good, 1).into()),
                ("noble", names::noble(action.noble()).into()),
                ("action", names::state(*action).into()),
            ]),
            Event::Visited { who, noble, card } => e::VISITED.with([
                ("who", party(*who).into()),
                ("noble", names::noble(*noble).into()),
                ("card", ed.number_of(*card).into()),
            ]),
            Event::Followed { who, noble, choice } => {
                let action = match choice {
                    FollowChoice::Noble => names::noble_action(noble.action()),
                    FollowChoice::State(action) => names::state(*action),
                };
                e::FOLLOWED.with([
                    ("who", party(*who).into()),
                    ("noble", names::noble(*noble).into()),
                    ("action", action.into()),
                ])
            }
            Event::NotFollowed { who, noble } => told(&e::NOT_FOLLOWED, *who, "noble", names::noble(*noble)),
            Event::Sponsored { who, card } => e::SPONSORED.with([
                ("who", party(*who).into()),
                ("card", ed.short_name_of(*card).into()),
                ("event", ed.card_event(*card).map_or_else(|| n::NOTHING.say(), names::effect).into()),
            ]),
            Event::VisitPaid { who, influence, wigs, reis, .. } => {
                told(&e::VISIT_PAID, *who, "cost", names::cost((*influence).into(), (*reis).into(), (*wigs).into()))
            }
            Event::Paid { who, reis, influence, cause: why, .. } => e::PAID.with([
                ("who", party(*who).into()),
                ("cost", names::cost((*influence).into(), (*reis).into(), 0).into()),
                ("cause", cause(ed, *why).into()),
            ]),
            Event::GoodsGained { who, good, count, cause: why } => {
                gained(&e::GAINED, who, names::goods_of(*good, *count), why)
            }
            Event::ReisGained { who, count, cause: why } => gained(&e::GAINED, who, reis(*count), why),
            Event::InfluenceGained { who, gained: count, now, lost, cause: why } => {
                let [influence, now] = [("influence", names::influence(*count).into()), ("now", (*now).into())];
                let what = match lost {
                    0 => n::INFLUENCE_NOW.with([influence, now]),
                    lost => n::INFLUENCE_LOST.with([influence, now, ("lost", (*lost).into())]),
                };
                gained(&e::GAINED, who, what, why)
            }
            Event::WigsGained { who, count, cause: why } => gained(&e::GAINED, who, wigs(*count), why),
            Event::GoodsLost { who, goods, cause: why } => gained(&e::LOST, who, names::goods(*goods), why),
            Event::ReisLost { who, reis, influence, cause: why, .. } => {
                gained(&e::LOST, who, names::cost((*influence).into(), (*reis).into(), 0), why)
            }
            Event::NoRoom { who, good, count, cause: why } => {
                gained(&e::NO_ROOM, who, names::goods_of(*good, *count), why)
            }
            Event::InfluenceLost { who, count, cause: why } => gained(&e::LOST, who, names::influence(*count), why),
            Event::WigsLost { who, count, cause: why } => gained(&e::LOST, who, wigs(*count), why),
            Event::RewardLost { who, effect, cause: why } => gained(&e::REWARD_LOST, who, names::effect(*effect), why),
            Event::TreasuryMoved { from, to } => {
                e::TREASURY_MOVED.with([("from", (*from).into()), ("to", (*to).into())])
            }
            Event::PriceFell { good, from, to } => e::PRICE_FELL.with([
                ("good", names::good_sign(*good).into()),
                ("from", (*from).into()),
                ("to", (*to).into()),
            ]),
            Event::OfficialPlaced { who, office } => told(&e::OFFICIAL_PLACED, *who, "noble", names::noble(*office)),
            Event::OfficialToPlaza { who, office } => told(&e::OFFICIAL_TO_PLAZA, *who, "noble", names::noble(*office)),
            Event::OfficialRecalled { who, office, spot } => {
                let key = if *spot == Spot::Plaza { &e::OFFICIAL_FROM_PLAZA } else { &e::OFFICIAL_RECALLED };
                told(key, *who, "noble", names::noble(*office))
            }
            Event::OfficialsHired { who, count } => told(&e::OFFICIALS_HIRED, *who, "count", *count),
            Event::PlanTaken { who, architect, officials } => {
                told(&e::PLAN_TAKEN, *who, "plan", names::plan(*architect, *officials))
            }
            Event::ShipBuilt { who, ship, replaced, goods } => {
                let built = [("who", party(*who).into()), ("ship", names::ship(*ship).into())];
                let [who, ship] = built;
                let goods = ("goods", names::one_each(*goods).into());
                match replaced {
                    None => e::SHIP_BUILT.with([who, ship, goods]),
                    Some(old) => e::SHIP_REPLACES.with([who, ship, goods, ("card", ed.portfolio_card(*old).into())]),
                }
            }
            Event::CardinalMoved { who, steps, .. } => told(&e::CARDINAL_MOVED, *who, "steps", *steps),
            Event::TileTaken { who, tile } => told(&e::TILE_TAKEN, *who, "tile", ed.tile_text(*tile)),
            Event::ChurchTriggered { who } => e::CHURCH_TRIGGERED.with([("who", party(*who).into())]),
            Event::FavourTaken { who, noble } => told(&e::FAVOUR_TAKEN, *who, "noble", names::noble(*noble)),
            Event::DecreeTaken { who, decree } => told(&e::DECREE_TAKEN, *who, "decree", ed.decree_text(*decree)),
            Event::MarkerUsed { who, left } => told(&e::MARKER_USED, *who, "left", *left),
            Event::CardRevealed { card, .. } => e::CARD_REVEALED.with([("card", ed.card_and_effect(*card).into())]),
            Event::TileRevealed { tile } => e::TILE_REVEALED.with([("tile", ed.tile_text(*tile).into())]),
            Event::DecreeRevealed { decree } => e::DECREE_REVEALED.with([("decree", ed.decree_text(*decree).into())]),
            Event::BuildingRevealed { building, architect } => e::BUILDING_REVEALED.with([
                ("building", ed.building_text(*building, *architect).into()),
                ("architect", names::architect(*architect).into()),
            ]),
            Event::CubeTaken { who, cube, from, kept: true } => e::CUBE_TAKEN.with([
                ("who", party(*who).into()),
                ("cube", names::cubes_of(*cube, 1).into()),
                ("from", source(*from).into()),
            ]),
            Event::CubeTaken { who, cube, .. } => told(&e::CUBE_LOST, *who, "cube", names::cubes_of(*cube, 1)),
            Event::SetCompleted { who, sets } => told(&e::SET_COMPLETED, *who, "sets", *sets),
            Event::PlotChosen { who, plot, .. } => told(&e::PLOT_CHOSEN, *who, "plot", Arg::sign(plot)),
            Event::StoreBuilt { who, plot, good, buildings, .. } => e::STORE_BUILT.with([
                ("who", party(*who).into()),
                ("plot", Arg::sign(plot)),
                ("store", names::store_named(*good).into()),
                ("buildings", (*buildings).into()),
            ]),
            Event::SiteChosen { who, site } => told(&e::SITE_CHOSEN, *who, "site", names::site(*site)),
            Event::BuildingOpened { who, site, building, architect, plan } => {
                let [who, site, building] = [
                    ("who", party(*who).into()),
                    ("site", names::site(*site).into()),
                    ("building", ed.building_text(*building, *architect).into()),
                ];
                match plan {
                    Some(officials) => e::BUILDING_OPENED.with([
                        who,
                        site,
                        building,
                        ("plan", names::plan(*architect, *officials).into()),
                    ]),
                    None => e::BUILDING_OPENED_FREE.with([who, site, building]),
                }
            }
            Event::ChurchScoring => e::CHURCH_SCORING.say(),
            Event::TileGiven { who, tile } => {
                told(&e::TILE_GIVEN, *who, "benefit", names::benefit(ed.clergy(*tile).benefit))
            }
            Event::PeriodEnded { by, reason: EndReason::Sets } => ended(&e::PERIOD_ENDED_SETS, by),
            Event::PeriodEnded { by, reason: EndReason::Piles } => ended(&e::PERIOD_ENDED_PILES, by),
            Event::CardDiscarded { who, card, .. } => told(&e::CARD_DISCARDED, *who, "card", ed.name_of(*card)),
            Event::PeriodBegan { number } => e::PERIOD_BEGAN.with([("number", (*number).into())]),
            Event::EndTriggered { by, reason: EndReason::Sets } => ended(&e::END_BY_SETS, by),
            Event::EndTriggered { by, reason: EndReason::Piles } => ended(&e::END_BY_PILES, by),
            Event::LastRound => e::LAST_ROUND.say(),
            Event::GameOver => e::GAME_OVER.say(),
            Event::HelperPlaced { kind, card } => {
                l::HELPER_PLACED.with([("pile", names::kind(*kind).into()), ("card", ed.short_name_of(*card).into())])
            }
            Event::HelperMoved { kind } => l::HELPER_MOVED.with([("pile", names::kind(*kind).into())]),
            Event::CourtierPlaced { noble, card } => l::COURTIER_PLACED
                .with([("noble", names::noble(*noble).into()), ("card", ed.short_name_of(*card).into())]),
            Event::CourtierMoved { noble } => l::COURTIER_MOVED.with([("noble", names::noble(*noble).into())]),
            Event::BuildingGiven { site, building, architect } => l::BUILDING_GIVEN.with([
                ("site", names::site(*site).into()),
                ("building", ed.building_text(*building, *architect).into()),
            ]),
            Event::PileDiscarded { card, .. } => l::PILE_DISCARDED.with([("card", ed.name_of(*card).into())]),
            Event::Lacerda { reason } => lacerda::reason(ed, *reason),
        })
    }
}
