//! The soloist's rank at court: what was reached, and what each rank takes (solo sheet, ruling 24).

use serde::Serialize;

use super::edition::{Comparison, RankNeeds, StoresNeeded};
use super::lacerda::{LACERDA, YOU};
use super::play::Look;
use super::scoring::total;
use super::vocabulary::{Good, small};
use engine::SoloResult;

/// What the soloist has of what ranks ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub wigs: i32,
    pub lacerda_wigs: i32,
    pub stores: u8,
    pub lacerda_stores: u8,
    /// VariantName of store, and officials, in which the soloist has more than Lacerda.
    pub majorities: u8,
    pub reis: u16,
    pub decrees: u8,
    pub ships: u8,
}

/// A rank, and which of its conditions hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RankRow {
    pub id: String,
    pub reached: bool,
    pub conditions: Vec<Condition>,
}

/// One condition of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Condition {
    pub what: &'static str,
    pub has: i32,
    pub needs: i32,
}

impl Condition {
    pub fn holds(&self) -> bool {
        self.has >= self.needs
    }
}

impl Look<'_> {
    pub fn standing(self) -> Standing {
        let wigs = |seat| total(&self.score_items(seat));
        let you = self.state.player(YOU);
        let stores = |seat| small(self.state.city.stores_of(seat).count());
        let kinds = small(Good::ALL.iter().filter(|good| self.leads_type(YOU, **good)).count());
        let officials = u8::from(self.employed(YOU) > self.employed(LACERDA));
        Standing {
            wigs: wigs(YOU),
            lacerda_wigs: wigs(LACERDA),
            stores: stores(YOU),
            lacerda_stores: stores(LACERDA),
            majorities: kinds + officials,
            reis: you.reis,
            decrees: you.decrees.len(),
            ships: small(you.ships().count()),
        }
    }

    /// Every rank of the solo game, highest first, with what it needs and what there is.
    pub fn ranks(self) -> Vec<RankRow> {
        if self.state.lacerda.is_none() {
            return Vec::new();
        }
        let standing = self.standing();
        let row = |rank: &super::edition::RankValues| {
            let conditions = rank.needs.map_or_else(Vec::new, |needs| conditions(&standing, &needs));
            RankRow { id: rank.id.clone(), reached: conditions.iter().all(Condition::holds), conditions }
        };
        self.edition.solo.ranks.iter().map(row).collect()
    }

    /// The highest rank whose conditions all hold.
    pub fn rank(self) -> Option<String> {
        self.ranks().into_iter().find(|rank| rank.reached).map(|rank| rank.id)
    }

    /// Soloists of the same town are compared by rank, wigs, margin over Lacerda, decrees.
    pub fn solo_result(self) -> SoloResult {
        let (standing, ranks) = (self.standing(), self.ranks());
        let reached = ranks.iter().position(|rank| rank.reached);
        let height = reached.map_or(0, |place| i32::from(small(ranks.len() - place)));
        let margin = standing.wigs - standing.lacerda_wigs;
        let merits =
            [("rank", height), ("wigs", standing.wigs), ("margin", margin), ("decrees", standing.decrees.into())];
        // Seat 1 begins each round, so rounds are the soloist's turns.
        SoloResult { rank: self.rank(), turns: Some(self.state.round.into()), ..SoloResult::of(&merits) }
    }
}

fn conditions(standing: &Standing, needs: &RankNeeds) -> Vec<Condition> {
    let stores = match needs.stores {
        StoresNeeded::AtLeast(count) => count,
        StoresNeeded::ThanLacerda(Comparison::EqualOrMore) => standing.lacerda_stores,
        StoresNeeded::ThanLacerda(Comparison::More) => standing.lacerda_stores + 1,
    };
    let mut conditions = Vec::new();
    if needs.beats_lacerda {
        conditions.push(Condition { what: "wigs", has: standing.wigs, needs: standing.lacerda_wigs + 1 });
    }
    let mut need = |what, has: i32, needs: i32| conditions.push(Condition { what, has, needs });
    need("stores", standing.stores.into(), stores.into());
    need("majorities", standing.majorities.into(), needs.majorities.into());
    need("reis", standing.reis.into(), needs.reis.into());
    need("decrees", standing.decrees.into(), needs.decrees.into());
    need("ships", standing.ships.into(), needs.ships.into());
    conditions
}
