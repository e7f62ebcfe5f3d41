//! Lacerda's steps with their reasons, and the ranks of soloists.

use super::names::{self, wigs};
use crate::edition::Edition;
use crate::lacerda::{Entrance, Reason};
use crate::rank::Condition;
use crate::words as w;
use engine::{Phrase, Weight};

/// Why Lacerda does what he does.
#[allow(clippy::too_many_lines)]
pub fn reason(ed: &Edition, reason: Reason) -> Phrase {
    match reason {
        Reason::StateByHelper { action, upper, helper } => {
            let action = names::state(action);
            let pile = names::kind(helper);
            if upper {
                w::LacerdaStateUpper { action, pile }.say()
            } else {
                w::LacerdaStateLower { action, pile }.say()
            }
        }
        Reason::StateImpossible { action } => w::LacerdaStateImpossible { action: names::state(action) }.say(),
        Reason::FewestOfficials { first, second: None } => w::LacerdaFewestOne { first: names::noble(first) }.say(),
        Reason::FewestOfficials { first, second: Some(second) } => {
            w::LacerdaFewestTwo { first: names::noble(first), second: names::noble(second) }.say()
        }
        Reason::LargerPlan { architect, officials, tie } => {
            let plan = names::plan(architect, officials);
            if tie { w::LacerdaEqualPlans { plan }.say() } else { w::LacerdaLargerPlan { plan }.say() }
        }
        Reason::ShipInfluence { own, yours, .. } => {
            w::LacerdaShipInfluence { own: own.into(), yours: yours.into() }.say()
        }
        Reason::Produces => w::LACERDA_PRODUCES.say(),
        Reason::TileInFront { tile: Some(tile), wigs: count } => {
            let benefit = names::benefit(ed.clergy(tile).benefit);
            w::LacerdaTileInFront { benefit, wigs: wigs(count) }.say()
        }
        Reason::TileInFront { tile: None, .. } => w::LACERDA_NO_TILE.say(),
        Reason::FirstFavour { noble } => w::LacerdaFirstFavour { noble: names::noble(noble) }.say(),
        Reason::NobleImpossible { action } => w::LacerdaNobleImpossible { action: names::noble_action(action) }.say(),
        Reason::LeftmostDecrees { count } => w::LacerdaLeftmostDecrees { count: count.into() }.say(),
        Reason::Visits { noble, .. } => w::LacerdaVisits { noble: names::noble(noble) }.say(),
        Reason::FollowsByFavour { noble, .. } => w::LacerdaFollows { noble: names::noble(noble) }.say(),
        Reason::CannotFollow { noble } => w::LacerdaCannotFollow { noble: names::noble(noble) }.say(),
        Reason::BestPlot { plot, good, wigs, equal, entrance } => {
            let plot = plot.to_string();
            let store = names::store_named(good);
            let wigs = names::wigs(wigs);
            let equal = equal.into();
            if entrance == Entrance::Left {
                w::LacerdaLeftEntrance { plot, store, wigs, equal }.say()
            } else {
                w::LacerdaBestPlot { plot, store, wigs, equal }.say()
            }
        }
        Reason::CheapestCube { cube, tie, .. } => {
            let cube = names::cubes_of(cube, 1);
            if tie { w::LacerdaCheapestInColumn { cube }.say() } else { w::LacerdaCheapestCube { cube }.say() }
        }
        Reason::BestSite { site, his, yours, equal, by_helper, .. } => {
            let site = names::site(site);
            let his = wigs(his);
            let yours = wigs(yours);
            let equal = equal.into();
            if by_helper {
                w::LacerdaSiteByHelper { site, his, yours, equal }.say()
            } else {
                w::LacerdaBestSite { site, his, yours, equal }.say()
            }
        }
        Reason::ChurchInfluence { ships, yours } => {
            w::LacerdaChurchInfluence { ships: ships.into(), yours: yours.into() }.say()
        }
        Reason::NothingToDiscard { pile } => w::LacerdaNothingToDiscard { pile: names::kind(pile) }.say(),
        Reason::HelperStays => w::LACERDA_HELPER_STAYS.say(),
    }
}

/// A rank by its id in the edition.
pub fn rank(id: &str) -> Phrase {
    match id {
        "right-hand" => w::RANK_RIGHT_HAND.say(),
        "protege" => w::RANK_PROTEGE.say(),
        "servant" => w::RANK_SERVANT.say(),
        "jester" => w::RANK_JESTER.say(),
        other => Phrase::sign(other),
    }
}

/// What a rank asks for, and what there is of it.
pub fn need(condition: &Condition) -> Phrase {
    let (has, needs) = (condition.has.into(), condition.needs.into());
    let need = match condition.what {
        "wigs" => w::NeedWigs { has, needs }.say(),
        "stores" => w::NeedStores { has, needs }.say(),
        "majorities" => w::NeedMajorities { has, needs }.say(),
        "reis" => w::NeedReis { has, needs }.say(),
        "decrees" => w::NeedDecrees { has, needs }.say(),
        "ships" => w::NeedShips { has, needs }.say(),
        other => unreachable!("no rank asks for {other}"),
    };
    let mark = if condition.holds() { &w::NEED_MET } else { &w::NEED_UNMET };
    Phrase::Row(vec![mark.say(), need])
}

/// The role of what Lacerda does for this reason.
pub fn weight(reason: Reason) -> Weight {
    match reason {
        Reason::Visits { .. } | Reason::FollowsByFavour { .. } => Weight::Action,
        Reason::StateByHelper { .. }
        | Reason::StateImpossible { .. }
        | Reason::FewestOfficials { .. }
        | Reason::LargerPlan { .. }
        | Reason::ShipInfluence { .. }
        | Reason::Produces
        | Reason::TileInFront { .. }
        | Reason::FirstFavour { .. }
        | Reason::NobleImpossible { .. }
        | Reason::BestPlot { .. }
        | Reason::CheapestCube { .. }
        | Reason::LeftmostDecrees { .. }
        | Reason::BestSite { .. }
        | Reason::CannotFollow { .. }
        | Reason::ChurchInfluence { .. }
        | Reason::NothingToDiscard { .. }
        | Reason::HelperStays => Weight::Reason,
    }
}
