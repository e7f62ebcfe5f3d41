//! The final scoring in its seven steps, the tie-breaks, and the places (p. 23, ruling 20).

use super::play::Look;
use super::vocabulary::{Good, small};
use engine::{Outcome, Score, Scores, Seat};

/// Reis that are worth a wig.
const REIS_PER_WIG: u16 = 5;
/// Wigs for a set, and for a favour.
const SET_WIGS: i32 = 3;
const FAVOUR_WIGS: i32 = 2;

/// The items of the final scoring, in the order of the rulebook. Lacerda scores `rubble` in place of sets.
pub const ITEMS: [&str; 12] = [
    "track",
    "ships",
    "sets",
    "rubble",
    "stores-gold",
    "stores-tools",
    "stores-books",
    "stores-cloth",
    "reis",
    "decrees",
    "officials",
    "favours",
];

/// The items of one party's scoring.
pub type Items = arrayvec::ArrayVec<(&'static str, i32), { ITEMS.len() }>;

/// The sum of all items.
pub fn total(items: &Items) -> i32 {
    items.iter().map(|(_, wigs)| wigs).sum()
}

impl Look<'_> {
    /// How the game ended, or would if it did now.
    pub fn outcome(self) -> Outcome {
        let scores = Seat::all(self.state.parties()).map(|seat| {
            Score::of(self.state.party(seat), self.score_items(seat).to_vec(), self.tie_breaks(seat).to_vec())
        });
        let mut outcome = Outcome::ranked(scores.collect());
        outcome.rank = self.rank();
        outcome
    }

    /// What every party would score now.
    pub fn scores(self) -> Scores {
        Seat::all(self.state.parties()).map(|seat| total(&self.score_items(seat))).collect()
    }

    /// What a party has from each step of the scoring.
    pub fn score_items(self, seat: Seat) -> Items {
        let player = self.state.player(seat);
        let lacerda = self.state.is_lacerda(seat);
        let hulls: i32 = player.ships().map(|moored| i32::from(self.edition.ship(moored.ship).hull)).sum();
        let mut items = Items::new();
        items.push(("track", i32::from(player.wigs)));
        items.push(("ships", hulls));
        items.push(if lacerda {
            ("rubble", i32::from(player.rubble.total()))
        } else {
            ("sets", SET_WIGS * i32::from(player.sets()))
        });
        items.push(("stores-gold", self.store_majority(seat, Good::Gold)));
        items.push(("stores-tools", self.store_majority(seat, Good::Tools)));
        items.push(("stores-books", self.store_majority(seat, Good::Books)));
        items.push(("stores-cloth", self.store_majority(seat, Good::Cloth)));
        if !lacerda {
            items.push(("reis", i32::from(self.power(seat) / REIS_PER_WIG)));
        }
        items.push(("decrees", self.all_decree_wigs(seat)));
        items.push(("officials", self.official_majority(seat)));
        items.push(("favours", FAVOUR_WIGS * i32::from(player.favours.len())));
        items
    }

    /// More sets, stores, completed plans, money (p. 23).
    fn tie_breaks(self, seat: Seat) -> [i32; 4] {
        let player = self.state.player(seat);
        let sets = if self.state.is_lacerda(seat) { 0 } else { player.sets() };
        let stores = i32::from(small(self.state.city.stores_of(seat).count()));
        [i32::from(sets), stores, i32::from(player.completed_plans.total()), i32::from(player.reis)]
    }

    /// The wigs of all decrees; Lacerda's are worth the same each.
    fn all_decree_wigs(self, seat: Seat) -> i32 {
        let decrees = self.state.player(seat).decrees;
        if self.state.is_lacerda(seat) {
            return i32::from(decrees.len()) * i32::from(self.edition.solo.decree_wigs);
        }
        decrees.iter().map(|decree| i32::from(self.decree_wigs(seat, decree))).sum()
    }

    fn store_majority(self, seat: Seat, good: Good) -> i32 {
        self.majority(seat, self.edition.store_majority(good), |seat| self.stores_of_kind(seat, good))
    }

    fn official_majority(self, seat: Seat) -> i32 {
        self.majority(seat, self.edition.majorities.officials, |seat| u16::from(self.employed(seat)))
    }

    /// Officials on completed plans; all of Lacerda's plans count as completed.
    pub fn employed(self, seat: Seat) -> u8 {
        let player = self.state.player(seat);
        let open = if self.state.is_lacerda(seat) { player.open_plans.officials() } else { 0 };
        player.completed_plans.officials() + open
    }

    /// Ruling 20: ties add their places and divide, rounded down; two players have the first and the third place.
    fn majority(self, seat: Seat, places: [u8; 3], count: impl Fn(Seat) -> u16) -> i32 {
        let mine = count(seat);
        if mine == 0 {
            return 0;
        }
        let places = if self.state.for_two() { [places[0], places[2], 0] } else { places };
        let counts = || Seat::all(self.state.parties()).map(&count);
        let ahead = counts().filter(|other| *other > mine).count();
        let tied = counts().filter(|other| *other == mine).count();
        let shared: i32 = places.iter().skip(ahead).take(tied).map(|wigs| i32::from(*wigs)).sum();
        shared / i32::from(small(tied))
    }
}
