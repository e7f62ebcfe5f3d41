//! What must hold of an edition file beyond its shape: errors name the table and the key. Numbers may be far above what is
//! printed, as long as all that the rules add up fits.

use super::{CHURCH_TILES, CardValues, Edition, LARGEST_PLAN, TREASURY};
use crate::player::WAREHOUSE;
use crate::vocabulary::{
    Benefit, Card, CardKind, Deck, Effect, Good, GoodSet, MAX, Noble, Plot, Reward, Ship, Site, StateAction, small,
};
use engine::edition::{EditionError, at_most, check};

/// The most that a cube can cost, and the most cubes in one place: a row and a column of them still have a price.
const MAX_RUBBLE: u8 = 9;
/// The most cubes of a colour.
const MAX_CUBES: u8 = 60;

type Checked = Result<(), EditionError>;

impl Edition {
    pub(super) fn check(&self) -> Checked {
        self.check_start()?;
        self.check_market()?;
        self.check_rubble()?;
        self.check_ships()?;
        self.check_city()?;
        self.check_church()?;
        self.check_plans()?;
        self.check_cards()?;
        self.check_solo()
    }

    fn check_start(&self) -> Checked {
        check((1..=TREASURY).contains(&self.treasury.start), "treasury.start", "expected 1 to 5")?;
        let influence_at = self.treasury.influence_at.map(i8::unsigned_abs);
        at_most("treasury.influence_at", &influence_at, MAX)?;
        let influence = &self.influence;
        check((1..=20).contains(&influence.max), "influence.max", "expected 1 to 20")?;
        let fits = influence.start_by_seat.iter().all(|start| *start <= influence.max);
        check(fits, "influence.start_by_seat", "expected at most influence.max")?;
        let sorted = influence.coin_spaces.is_sorted_by(|one, two| one < two);
        check(sorted, "influence.coin_spaces", "expected in order")?;
        // Four players begin with an official with the Minister.
        check((4..=40).contains(&self.offices.spaces), "offices.spaces", "expected 4 to 40")?;
        check((3..=5).contains(&self.start.hand), "start.hand", "expected 3 to 5")?;
        check((1..=MAX).contains(&self.start.officials), "start.officials", "expected 1 to 20")?;
        at_most("start.goods_each", &[self.start.goods_each], WAREHOUSE)
    }

    fn check_market(&self) -> Checked {
        at_most("market.start", &self.market.start, MAX)?;
        at_most("market.minimum", &[self.market.minimum], MAX)?;
        at_most("downtown.scoring_tiles", &self.downtown.scoring_tiles, MAX)
    }

    /// All cubes have a place at a full table.
    fn check_rubble(&self) -> Checked {
        let rubble = &self.rubble;
        at_most("rubble.cost", &rubble.cost, MAX_RUBBLE)?;
        at_most("rubble.row_end", &[rubble.row_end], MAX_RUBBLE)?;
        at_most("rubble.column_foot", &rubble.column_foot, MAX_RUBBLE)?;
        at_most("rubble.site", &[rubble.site], MAX_RUBBLE)?;
        at_most("rubble.per_colour", &[rubble.per_colour], MAX_CUBES)?;
        let places = 5 * u32::from(rubble.row_end)
            + rubble.column_foot.iter().map(|count| u32::from(*count)).sum::<u32>()
            + u32::from(small(Site::COUNT)) * u32::from(rubble.site)
            + u32::from(rubble.pile);
        let cubes = 3 * u32::from(rubble.per_colour);
        check(places == cubes, "rubble", format!("{places} places for {cubes} cubes"))
    }

    fn check_ships(&self) -> Checked {
        let copies = &self.ship_copies.copies;
        let fits = copies.iter().all(|count| usize::from(*count) <= Ship::COPIES);
        check(fits, "ships.copies", "there are three copies of each ship")?;
        check(copies[0] <= 1, "ships.copies.2", "Lacerda has room for one ship of each color")?;
        for ship in &self.ships {
            let place = format!("ship.{}", ship.colour);
            check((1..=2).contains(&ship.period), &place, "expected period 1 or 2")?;
            check((1..=8).contains(&ship.hull), &place, "expected a hull from 1 to 8")?;
            at_most(&format!("{place}.bonus"), &[ship.bonus], MAX)?;
            at_most(&format!("{place}.influence"), &[ship.influence], MAX)?;
        }
        let early = self.ships.iter().filter(|ship| ship.period == 1).count();
        check(early == 2, "ship", "expected two colors in each period, as the shipyard has room for")
    }

    fn check_city(&self) -> Checked {
        let streets = self.downtown.streets.into_iter().collect::<GoodSet>();
        check(usize::from(streets.len()) == Good::ALL.len(), "downtown.streets", "expected each kind of good once")?;
        Plot::all().try_for_each(|plot| local_reward(&format!("downtown.plots.{plot}"), self.plot(plot)))?;
        Site::all().try_for_each(|site| local_reward(&format!("sites.{site}"), self.site(site)))?;
        // There is a tile for every plot.
        check(self.city_tiles.large >= 20, "city_tiles.large", "expected at least 20, one for each large plot")?;
        check(self.city_tiles.small >= 5, "city_tiles.small", "expected at least 5, one for each thin plot")
    }

    fn check_church(&self) -> Checked {
        let church = &self.church;
        check(usize::from(church.gaps) == CHURCH_TILES, "church.gaps", "expected 6, as the tiles between them")?;
        check(church.envelope_gap < church.gaps, "church.envelope_gap", "expected a gap")?;
        check(church.treasury_gap < church.gaps, "church.treasury_gap", "expected a gap")
    }

    fn check_plans(&self) -> Checked {
        let plans = &self.plans;
        let size = |officials: &u8| (1..=small(LARGEST_PLAN)).contains(officials);
        check(plans.starting.len() == 4, "plans.starting", "expected four, one for each player")?;
        let fit = plans.starting.iter().all(|(_, officials)| size(officials));
        check(fit, "plans.starting", "expected 1 to 7 officials")?;
        for (place, stack) in [("plans.blue", &plans.blue), ("plans.green", &plans.green)] {
            check(stack.iter().all(size), place, "expected 1 to 7 officials")?;
            check(stack.len() == 8, place, "expected eight plans")?;
            check(stack.is_sorted(), place, "expected the fewest officials first")?;
        }
        let tiles = &self.buildings.tiles;
        check(tiles.len() == 16, "buildings.tiles", "expected sixteen buildings")?;
        let two = tiles.iter().flat_map(|tile| tile.0.0).all(|side| side.len() == 2);
        check(two, "buildings.tiles", "expected two colors on a side")
    }

    fn check_cards(&self) -> Checked {
        for deck in Deck::ALL {
            let place = format!("political.{deck}");
            let piles = CardKind::ALL.iter().map(|kind| (*kind, self.political[deck.index()].pile(*kind)));
            for (kind, pile) in piles.clone() {
                let place = format!("{place}.{kind}");
                check(pile.len() <= Card::MAX, &place, "too many cards")?;
                pile.iter().try_for_each(|card| card.0.check(&place, kind))?;
            }
            let count: usize = piles.clone().map(|(_, pile)| pile.len()).sum();
            match deck {
                Deck::Blue | Deck::Purple => check((20..=21).contains(&count), &place, "expected 20 or 21 cards")?,
                Deck::Red | Deck::Brown => {
                    check(piles.clone().all(|(_, pile)| pile.len() == 5), &place, "expected five cards of each kind")?;
                }
            }
        }
        check(self.clergy.tiles.len() == 37, "clergy.tiles", "expected 37 tiles")?;
        for tile in &self.clergy.tiles {
            let simple = tile.0.benefit.at_once().is_none_or(|effect| {
                matches!(
                    effect,
                    Effect::Goods(..) | Effect::Reis(_) | Effect::Influence(_) | Effect::Wigs(_) | Effect::Rubble
                )
            });
            let place = format!("clergy.tiles.\"{}\"", tile.0.benefit);
            check(simple, &place, "expected goods, reis, influence, wigs or rubble after now")?;
        }
        check(self.decrees.cards.len() == 70, "decrees.cards", "expected 70 decrees")
    }

    fn check_solo(&self) -> Checked {
        let solo = &self.solo;
        for (key, actions) in [("upper", &solo.upper), ("lower", &solo.lower)] {
            for (noble, action) in Noble::ALL.iter().zip(actions) {
                let place = format!("solo.{key}.{noble}");
                check(action.noble() == *noble, &place, "expected a State action of this noble")?;
            }
        }
        let differ = solo.upper.iter().zip(&solo.lower).all(|(upper, lower)| upper != lower);
        check(differ, "solo.lower", "expected the other State action of each noble")?;
        let conditions = solo.ranks.iter().map(|rank| rank.needs.is_some());
        let last_is_free =
            !solo.ranks.is_empty() && conditions.eq((1..=solo.ranks.len()).map(|n| n < solo.ranks.len()));
        let expected = "expected stores, majorities, reis, decrees and ships for each rank but the last";
        check(last_is_free, "solo.ranks", expected)
    }
}

impl CardValues {
    fn check(&self, place: &str, kind: CardKind) -> Checked {
        match self {
            CardValues::Noble { influence, reward } => {
                check(kind != CardKind::Treasury, place, "expected an event | a permanent benefit")?;
                let allowed = !matches!(reward, Reward::Gain(Effect::Noble(_) | Effect::State(StateAction::Ship)));
                check(allowed, place, "neither a ship nor a noble action can be the reward of a noble card")?;
                at_most(place, &[*influence], MAX)
            }
            CardValues::Treasury { benefit, .. } => {
                check(kind == CardKind::Treasury, place, "expected influence and a reward")?;
                let lasting = matches!(benefit, Benefit::Discount(..) | Benefit::Sale(..));
                check(lasting, place, "expected a discount or a sale")
            }
        }
    }
}

/// What a plot or site may bring: nothing that could make paying for it a matter of further purchases.
fn local_reward(place: &str, effect: Effect) -> Checked {
    let allowed = !matches!(effect, Effect::Noble(_) | Effect::State(StateAction::Ship));
    check(allowed, place, "neither a ship nor a noble action can be the reward of a place")
}
