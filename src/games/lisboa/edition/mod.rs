//! The values of an edition, typed: every code parsed once, every table checked against what the rules need.

mod file;

use super::vocabulary::{
    Architect, Benefit, Building, Card, CardKind, ClergyTile, Column, Deck, Decree, DecreeCard, Effect, Good, GoodSet,
    Plot, Reward, Rubble, Ship, ShipColour, Site, StateAction,
};
use crate::engine::EditionError;

/// Spaces of the treasury track.
pub const TREASURY: u8 = 5;
/// The most officials that a plan can ask for.
pub const LARGEST_PLAN: usize = 7;
/// Clergy tiles around the church.
pub const CHURCH_TILES: usize = GAPS as usize;
/// Gaps between them, in which the Cardinal stands.
pub const GAPS: u8 = 6;

/// Everything that the rules need and the rulebooks show as icons.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    pub treasury_start: u8,
    /// What the treasury adds to the influence of a visit, by its space.
    pub(super) influence_at: [i8; TREASURY as usize],
    pub influence_max: u8,
    pub influence_start: [u8; 4],
    /// Coins to be had from each amount of influence.
    pub(super) coins_from: Vec<u8>,
    /// Where the marker stands after giving one coin, from each amount of influence.
    pub(super) after_coin: Vec<u8>,
    pub start: Start,
    pub office_spaces: u8,
    pub market_start: [u8; 4],
    pub market_minimum: u8,
    /// Wigs for the first three places in each kind of store.
    pub store_majorities: [[u8; 3]; 4],
    pub official_majority: [u8; 3],
    /// Copies of each ship for two, three and four players.
    pub ship_copies: [u8; 3],
    pub(super) ships: [ShipValues; 4],
    pub rubble_per_colour: u8,
    pub(super) rubble_cost: [u8; 3],
    pub row_end_cubes: u8,
    pub column_foot_cubes: [u8; Column::COUNT],
    pub site_cubes: u8,
    pub pile_cubes: u8,
    /// The streets, west to east, by their goods.
    pub streets: [Good; 4],
    pub scoring_tiles: [u8; 4],
    /// What a plot brings when a store is built there.
    pub(super) plots: [Effect; Plot::COUNT],
    /// What a site brings when a public building is opened there.
    pub(super) sites: [Effect; Site::COUNT],
    pub large_tiles: u8,
    pub small_tiles: u8,
    pub envelope_gap: u8,
    pub treasury_gap: u8,
    pub starting_plans: Vec<(Architect, u8)>,
    /// The regular plans of each architect, fewest officials first.
    pub plans: [Vec<u8>; 2],
    /// The colours of each side of each public building.
    pub(super) buildings: Vec<[GoodSet; 2]>,
    /// The cards of each deck and kind.
    pub(super) cards: [[Vec<CardValues>; 4]; 4],
    pub(super) clergy: Vec<ClergyValues>,
    pub(super) decrees: Vec<DecreeCard>,
    pub solo: Solo,
}

/// What everybody begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    pub wigs: u8,
    pub reis: u8,
    pub goods_each: u8,
    pub officials: u8,
    pub hand: u8,
}

/// A colour of ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipValues {
    pub period: u8,
    pub hull: u8,
    pub bonus: u8,
    pub influence: u8,
}

/// A political card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardValues {
    Noble { influence: u8, reward: Reward },
    Treasury { event: Effect, benefit: Benefit },
}

/// A clergy tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClergyValues {
    pub benefit: Benefit,
    pub wigs: u8,
}

/// The values of the solo game.
#[derive(Clone, Debug, PartialEq)]
pub struct Solo {
    /// The upper and the lower State action of each noble.
    pub upper: [StateAction; 3],
    pub lower: [StateAction; 3],
    pub decree_wigs: u8,
    /// The ranks, highest first; the last has no conditions.
    pub ranks: Vec<RankValues>,
}

/// A rank at court and what it takes.
#[derive(Clone, Debug, PartialEq)]
pub struct RankValues {
    pub id: String,
    pub needs: Option<RankNeeds>,
}

/// The conditions of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankNeeds {
    pub beats_lacerda: bool,
    pub stores: StoresNeeded,
    pub majorities: u8,
    pub reis: u16,
    pub decrees: u8,
    pub ships: u8,
}

/// How many stores a rank takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoresNeeded {
    AtLeast(u8),
    AsManyAsLacerda,
    MoreThanLacerda,
}

impl Edition {
    /// Reads an edition file.
    pub fn load(text: &str) -> Result<Edition, EditionError> {
        file::File::parse(text)?.check()
    }

    /// What the treasury adds to the influence of a visit.
    pub fn treasury_influence(&self, treasury: u8) -> i8 {
        self.influence_at[usize::from(treasury) - 1]
    }

    /// How many reis somebody with this much influence can pay with coins of the track.
    pub fn coins(&self, influence: u8) -> u8 {
        self.coins_from[usize::from(influence)]
    }

    /// The influence left after paying this many coins.
    pub fn after_coins(&self, influence: u8, coins: u8) -> u8 {
        (0..coins).fold(influence, |influence, _| self.after_coin[usize::from(influence)])
    }

    pub fn ship(&self, ship: Ship) -> ShipValues {
        self.ships[ship.colour().index()]
    }

    pub fn ship_colour(&self, colour: ShipColour) -> ShipValues {
        self.ships[colour.index()]
    }

    pub fn rubble_cost(&self, kind: Rubble) -> u8 {
        self.rubble_cost[kind.index()]
    }

    pub fn plot(&self, plot: Plot) -> Effect {
        self.plots[plot.index()]
    }

    pub fn site(&self, site: Site) -> Effect {
        self.sites[site.index()]
    }

    /// The goods of the streets west and east of a column.
    pub fn streets_beside(&self, column: Column) -> [Option<Good>; 2] {
        let column = column.index();
        [column.checked_sub(1).map(|street| self.streets[street]), self.streets.get(column).copied()]
    }

    /// The colours of a public building on an architect's side.
    pub fn colours(&self, building: Building, side: Architect) -> GoodSet {
        self.buildings[building.index()][side.index()]
    }

    pub fn buildings(&self) -> impl Iterator<Item = Building> + use<> {
        (0..self.buildings.len()).map(Building::new)
    }

    pub fn card(&self, card: Card) -> Option<CardValues> {
        self.cards[card.deck().index()][card.kind().index()].get(card.place()).copied()
    }

    /// The cards of a deck, kind by kind.
    pub fn deck(&self, deck: Deck) -> impl Iterator<Item = Card> + '_ {
        CardKind::ALL.iter().flat_map(move |kind| {
            (0..self.cards[deck.index()][kind.index()].len()).map(move |place| Card::new(deck, *kind, place))
        })
    }

    /// The influence on top of a card: nothing on Treasury cards.
    pub fn card_influence(&self, card: Card) -> u8 {
        match self.card(card) {
            Some(CardValues::Noble { influence, .. }) => influence,
            _ => 0,
        }
    }

    /// The reward or penalty at the foot of a noble card.
    pub fn card_reward(&self, card: Card) -> Option<Reward> {
        match self.card(card) {
            Some(CardValues::Noble { reward, .. }) => Some(reward),
            _ => None,
        }
    }

    /// The event of a Treasury card.
    pub fn card_event(&self, card: Card) -> Option<Effect> {
        match self.card(card) {
            Some(CardValues::Treasury { event, .. }) => Some(event),
            _ => None,
        }
    }

    /// The permanent benefit of a Treasury card.
    pub fn card_benefit(&self, card: Card) -> Option<Benefit> {
        match self.card(card) {
            Some(CardValues::Treasury { benefit, .. }) => Some(benefit),
            _ => None,
        }
    }

    pub fn clergy(&self, tile: ClergyTile) -> ClergyValues {
        self.clergy[tile.index()]
    }

    pub fn clergy_tiles(&self) -> impl Iterator<Item = ClergyTile> + use<> {
        (0..self.clergy.len()).map(ClergyTile::new)
    }

    pub fn decree(&self, decree: Decree) -> DecreeCard {
        self.decrees[decree.index()]
    }

    pub fn decrees(&self) -> impl Iterator<Item = Decree> + use<> {
        (0..self.decrees.len()).map(Decree::new)
    }
}
