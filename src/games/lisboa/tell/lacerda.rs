//! Lacerda's steps with their reasons, and the ranks of soloists.

use super::names::{self, counted, wigs};
use crate::engine::{Arg, Phrase};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::lacerda::{Entrance, Reason};
use crate::games::lisboa::rank::Condition;
use crate::games::lisboa::words::lacerda as l;

/// Why Lacerda does what he does.
#[allow(clippy::too_many_lines)]
pub fn reason(ed: &Edition, reason: Reason) -> Phrase {
    match reason {
        Reason::StateByHelper { action, upper, helper } => {
            let key = if upper { &l::STATE_UPPER } else { &l::STATE_LOWER };
            key.with([("action", names::state(action).into()), ("pile", names::kind(helper).into())])
        }
        Reason::StateImpossible { action } => l::STATE_IMPOSSIBLE.with([("action", names::state(action).into())]),
        Reason::FewestOfficials { first, second: None } => l::FEWEST_ONE.with([("first", names::noble(first).into())]),
        Reason::FewestOfficials { first, second: Some(second) } => {
            l::FEWEST_TWO.with([("first", names::noble(first).into()), ("second", names::noble(second).into())])
        }
        Reason::LargerPlan { architect, officials, tie } => {
            let key = if tie { &l::EQUAL_PLANS } else { &l::LARGER_PLAN };
            key.with([("plan", names::plan(architect, officials).into())])
        }
        Reason::ShipInfluence { own, yours, .. } => {
            l::SHIP_INFLUENCE.with([("own", own.into()), ("yours", yours.into())])
        }
        Reason::Produces => l::PRODUCES.say(),
        Reason::TileInFront { tile: Some(tile), wigs: count } => {
            let benefit = names::benefit(ed.clergy(tile).benefit);
            l::TILE_IN_FRONT.with([("benefit", benefit.into()), ("wigs", wigs(count).into())])
        }
        Reason::TileInFront { tile: None, .. } => l::NO_TILE.say(),
        Reason::FirstFavour { noble } => l::FIRST_FAVOUR.with([("noble", names::noble(noble).into())]),
        Reason::NobleImpossible { action } => {
            l::NOBLE_IMPOSSIBLE.with([("action", names::noble_action(action).into())])
        }
        Reason::LeftmostDecrees { count } => counted(&l::LEFTMOST_DECREES, count),
        Reason::Visits { noble, .. } => l::VISITS.with([("noble", names::noble(noble).into())]),
        Reason::FollowsByFavour { noble, .. } => l::FOLLOWS.with([("noble", names::noble(noble).into())]),
        Reason::CannotFollow { noble } => l::CANNOT_FOLLOW.with([("noble", names::noble(noble).into())]),
        Reason::BestPlot { plot, good, wigs, equal, entrance } => {
            let key = if entrance == Entrance::Left { &l::LEFT_ENTRANCE } else { &l::BEST_PLOT };
            key.with([
                ("plot", Arg::sign(plot)),
                ("store", names::store_named(good).into()),
                ("wigs", names::wigs(wigs).into()),
                ("equal", equal.into()),
            ])
        }
        Reason::CheapestCube { cube, tie, .. } => {
            let key = if tie { &l::CHEAPEST_IN_COLUMN } else { &l::CHEAPEST_CUBE };
            key.with([("cube", names::cubes_of(cube, 1).into())])
        }
        Reason::BestSite { site, his, yours, equal, by_helper, .. } => {
            let key = if by_helper { &l::SITE_BY_HELPER } else { &l::BEST_SITE };
            key.with([
                ("site", names::site(site).into()),
                ("his", wigs(his).into()),
                ("yours", wigs(yours).into()),
                ("equal", equal.into()),
            ])
        }
        Reason::ChurchInfluence { ships, yours } => {
            l::CHURCH_INFLUENCE.with([("ships", ships.into()), ("yours", yours.into())])
        }
        Reason::NothingToDiscard { pile } => l::NOTHING_TO_DISCARD.with([("pile", names::kind(pile).into())]),
        Reason::HelperStays => l::HELPER_STAYS.say(),
    }
}

/// A rank by its id in the edition.
pub fn rank(id: &str) -> Phrase {
    match id {
        "right-hand" => l::RANK_RIGHT_HAND.say(),
        "protege" => l::RANK_PROTEGE.say(),
        "servant" => l::RANK_SERVANT.say(),
        "jester" => l::RANK_JESTER.say(),
        other => Phrase::sign(other),
    }
}

/// What a rank asks for, and what there is of it.
pub fn need(condition: &Condition) -> Phrase {
    let key = match condition.what {
        "wigs" => &l::NEED_WIGS,
        "stores" => &l::NEED_STORES,
        "majorities" => &l::NEED_MAJORITIES,
        "reis" => &l::NEED_REIS,
        "decrees" => &l::NEED_DECREES,
        "ships" => &l::NEED_SHIPS,
        other => unreachable!("no rank asks for {other}"),
    };
    let mark = if condition.holds() { &l::NEED_MET } else { &l::NEED_UNMET };
    Phrase::Row(vec![mark.say(), key.with([("has", condition.has.into()), ("needs", condition.needs.into())])])
}
