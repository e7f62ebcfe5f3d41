//! The values of an edition, as its file has them; [`checks`] says what else must hold.

mod checks;

use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::vocabulary::{
    Architect, Benefit, Building, Card, CardKind, ClergyTile, Column, Deck, Decree, DecreeCard, Effect, Good, GoodSet,
    Noble, Plot, Reward, Row, Rubble, Ship, ShipColour, Site, StateAction, small,
};
use engine::edition::{self, Code};
use engine::{EditionError, Unknown};

/// Spaces of the treasury track.
pub const TREASURY: u8 = 5;
/// The most officials that a plan can ask for.
pub const LARGEST_PLAN: usize = 7;
/// Clergy tiles around the church.
pub const CHURCH_TILES: usize = GAPS as usize;
/// Gaps between them, in which the Cardinal stands.
pub const GAPS: u8 = 6;

/// Everything that the rules need and the rulebooks show as icons.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Edition {
    pub treasury: Treasury,
    pub influence: Influence,
    pub start: Start,
    pub offices: Offices,
    pub market: Market,
    pub majorities: Majorities,
    #[serde(rename = "ships")]
    pub ship_copies: ShipCopies,
    #[serde(rename = "ship", deserialize_with = "ships")]
    ships: [ShipValues; 4],
    pub rubble: RubbleCubes,
    pub downtown: Downtown,
    pub city_tiles: CityTiles,
    sites: Sites,
    pub church: ChurchGaps,
    pub plans: Plans,
    buildings: Buildings,
    #[serde(deserialize_with = "edition::by_word::<Deck, _, _, _>")]
    political: [DeckCards; 4],
    clergy: Clergy,
    decrees: Decrees,
    pub solo: Solo,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Treasury {
    pub start: u8,
    /// What the treasury adds to the influence of a visit, by its space.
    #[serde(deserialize_with = "by_treasury")]
    influence_at: [i8; TREASURY as usize],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Influence {
    pub max: u8,
    pub start_by_seat: [u8; 4],
    coin_spaces: Vec<u8>,
    /// Coins to be had from each amount of influence.
    #[serde(skip)]
    coins_from: Vec<u8>,
    /// Where the marker stands after giving one coin, from each amount of influence.
    #[serde(skip)]
    after_coin: Vec<u8>,
}

/// What everybody begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Start {
    pub wigs: u8,
    pub reis: u8,
    pub goods_each: u8,
    pub officials: u8,
    pub hand: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Offices {
    pub spaces: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Market {
    #[serde(deserialize_with = "edition::by_word::<Good, _, _, _>")]
    pub start: [u8; 4],
    pub minimum: u8,
}

/// Wigs for the first three places.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Majorities {
    gold: [u8; 3],
    tools: [u8; 3],
    books: [u8; 3],
    cloth: [u8; 3],
    pub officials: [u8; 3],
}

/// Copies of each ship for two, three and four players.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ShipCopies {
    #[serde(deserialize_with = "by_seats")]
    pub copies: [u8; 3],
}

/// A colour of ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct ShipValues {
    colour: ShipColour,
    pub period: u8,
    pub hull: u8,
    pub bonus: u8,
    pub influence: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RubbleCubes {
    pub per_colour: u8,
    #[serde(deserialize_with = "edition::by_word::<Rubble, _, _, _>")]
    cost: [u8; 3],
    pub row_end: u8,
    pub column_foot: [u8; Column::COUNT],
    pub site: u8,
    pub pile: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Downtown {
    /// The streets, west to east, by their goods.
    pub streets: [Good; 4],
    pub scoring_tiles: [u8; 4],
    /// What a plot brings when a store is built there, row by row.
    plots: [[Effect; Column::COUNT]; Row::ALL.len()],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CityTiles {
    pub large: u8,
    pub small: u8,
}

/// What a site brings when a public building is opened there.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Sites {
    west: [Effect; 5],
    north: [Effect; 4],
    east: [Effect; 5],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ChurchGaps {
    gaps: u8,
    pub envelope_gap: u8,
    pub treasury_gap: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Plans {
    #[serde(deserialize_with = "starting_plans")]
    pub starting: Vec<(Architect, u8)>,
    blue: Vec<u8>,
    green: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Buildings {
    /// The colours of each side of each public building.
    tiles: Vec<Code<Sides>>,
}

/// `gold cloth | books tools`: the blue side and the green one.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sides([GoodSet; 2]);

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct DeckCards {
    builder: Vec<Code<CardValues>>,
    minister: Vec<Code<CardValues>>,
    king: Vec<Code<CardValues>>,
    treasury: Vec<Code<CardValues>>,
}

/// A political card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardValues {
    Noble { influence: u8, reward: Reward },
    Treasury { event: Effect, benefit: Benefit },
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Clergy {
    tiles: Vec<Code<ClergyValues>>,
}

/// A clergy tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClergyValues {
    pub benefit: Benefit,
    pub wigs: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Decrees {
    cards: Vec<Code<DecreeCard>>,
}

/// The values of the solo game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Solo {
    /// The upper and the lower State action of each noble.
    #[serde(deserialize_with = "edition::by_word::<Noble, _, _, _>")]
    pub upper: [StateAction; 3],
    #[serde(deserialize_with = "edition::by_word::<Noble, _, _, _>")]
    pub lower: [StateAction; 3],
    pub decree_wigs: u8,
    /// The ranks, highest first; the last has no conditions.
    pub ranks: Vec<RankValues>,
}

/// A rank at court and what it takes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RankValues {
    pub id: String,
    #[serde(flatten)]
    pub needs: Option<RankNeeds>,
}

/// The conditions of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct RankNeeds {
    #[serde(default)]
    pub beats_lacerda: bool,
    pub stores: StoresNeeded,
    pub majorities: u8,
    pub reis: u16,
    pub decrees: u8,
    pub ships: u8,
}

/// How many stores a rank takes: a number, `more` or `equal-or-more`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum StoresNeeded {
    AtLeast(u8),
    ThanLacerda(Comparison),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Comparison {
    More,
    EqualOrMore,
}

fn by_treasury<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[i8; TREASURY as usize], D::Error> {
    edition::keyed(deserializer, ["1", "2", "3", "4", "5"])
}

fn by_seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 3], D::Error> {
    edition::keyed(deserializer, ["2", "3", "4"])
}

fn ships<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[ShipValues; 4], D::Error> {
    let mut ships = Vec::<ShipValues>::deserialize(deserializer)?;
    ships.sort_by_key(|ship| ship.colour);
    let each_once = ships.iter().map(|ship| &ship.colour).eq(ShipColour::ALL);
    ships.try_into().ok().filter(|_| each_once).ok_or_else(|| D::Error::custom("expected one ship of each color"))
}

/// Written `blue 2`: an architect and a number of officials.
fn starting_plans<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(Architect, u8)>, D::Error> {
    let plan = |text: String| {
        let (architect, officials) = text.split_once(' ')?;
        Some((architect.parse().ok()?, officials.parse().ok()?))
    };
    let plans = Vec::<String>::deserialize(deserializer)?.into_iter().map(plan).collect::<Option<_>>();
    plans.ok_or_else(|| D::Error::custom("expected an architect and a number of officials"))
}

impl FromStr for Sides {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Sides, Unknown> {
        let (blue, green) = halves(text, "public building", "a blue side | a green side")?;
        Ok(Sides([blue.parse()?, green.parse()?]))
    }
}

impl FromStr for CardValues {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<CardValues, Unknown> {
        if text.contains('|') {
            let (event, benefit) = halves(text, "Treasury card", "an event | a permanent benefit")?;
            return Ok(CardValues::Treasury { event: event.parse()?, benefit: benefit.parse()? });
        }
        let unknown = || Unknown::new("noble card", text, "influence and a reward");
        let (influence, reward) = text.split_once(' ').ok_or_else(unknown)?;
        Ok(CardValues::Noble { influence: influence.parse().map_err(|_| unknown())?, reward: reward.parse()? })
    }
}

impl FromStr for ClergyValues {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<ClergyValues, Unknown> {
        let expected = "a benefit | wigs";
        let (benefit, wigs) = halves(text, "clergy tile", expected)?;
        let wigs = wigs.parse().map_err(|_| Unknown::new("clergy tile", text, expected))?;
        Ok(ClergyValues { benefit: benefit.parse()?, wigs })
    }
}

/// What stands on each side of the line.
fn halves<'a>(text: &'a str, what: &'static str, expected: &str) -> Result<(&'a str, &'a str), Unknown> {
    let (one, other) = text.split_once('|').ok_or_else(|| Unknown::new(what, text, expected))?;
    Ok((one.trim(), other.trim()))
}

impl Edition {
    /// Reads an edition file.
    pub fn load(text: &str) -> Result<Edition, EditionError> {
        let mut edition: Edition = edition::parse(text)?;
        edition.check()?;
        edition.influence.count_coins();
        Ok(edition)
    }

    /// What the treasury adds to the influence of a visit.
    pub fn treasury_influence(&self, treasury: u8) -> i8 {
        self.treasury.influence_at[usize::from(treasury) - 1]
    }

    /// How many reis somebody with this much influence can pay with coins of the track.
    pub fn coins(&self, influence: u8) -> u8 {
        self.influence.coins_from[usize::from(influence)]
    }

    /// The influence left after paying this many coins.
    pub fn after_coins(&self, influence: u8, coins: u8) -> u8 {
        (0..coins).fold(influence, |influence, _| self.influence.after_coin[usize::from(influence)])
    }

    pub fn ship(&self, ship: Ship) -> ShipValues {
        self.ships[ship.colour().index()]
    }

    pub fn ship_colour(&self, colour: ShipColour) -> ShipValues {
        self.ships[colour.index()]
    }

    pub fn rubble_cost(&self, kind: Rubble) -> u8 {
        self.rubble.cost[kind.index()]
    }

    /// Wigs for the first three places in a kind of store.
    pub fn store_majority(&self, good: Good) -> [u8; 3] {
        let majorities = &self.majorities;
        match good {
            Good::Gold => majorities.gold,
            Good::Tools => majorities.tools,
            Good::Books => majorities.books,
            Good::Cloth => majorities.cloth,
        }
    }

    /// The regular plans of each architect, fewest officials first.
    pub fn plans(&self) -> [&[u8]; 2] {
        [&self.plans.blue, &self.plans.green]
    }

    pub fn plot(&self, plot: Plot) -> Effect {
        self.downtown.plots[plot.row().index()][plot.column().index()]
    }

    pub fn site(&self, site: Site) -> Effect {
        match site {
            Site::West(row) => self.sites.west[row.index()],
            Site::East(row) => self.sites.east[row.index()],
            Site::North(good) => {
                self.sites.north[self.downtown.streets.iter().position(|street| *street == good).unwrap_or(0)]
            }
        }
    }

    /// The goods of the streets west and east of a column.
    pub fn streets_beside(&self, column: Column) -> [Option<Good>; 2] {
        let column = column.index();
        [column.checked_sub(1).map(|street| self.downtown.streets[street]), self.downtown.streets.get(column).copied()]
    }

    /// The colours of a public building on an architect's side.
    pub fn colours(&self, building: Building, side: Architect) -> GoodSet {
        self.buildings.tiles[building.index()].0.0[side.index()]
    }

    pub fn buildings(&self) -> impl Iterator<Item = Building> + use<> {
        (0..self.buildings.tiles.len()).map(Building::new)
    }

    pub fn card(&self, card: Card) -> Option<CardValues> {
        self.political[card.deck().index()].pile(card.kind()).get(card.place()).map(|card| card.0)
    }

    /// The cards of a deck, kind by kind.
    pub fn deck(&self, deck: Deck) -> impl Iterator<Item = Card> + '_ {
        CardKind::ALL.iter().flat_map(move |kind| {
            (0..self.political[deck.index()].pile(*kind).len()).map(move |place| Card::new(deck, *kind, place))
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
        self.clergy.tiles[tile.index()].0
    }

    pub fn clergy_tiles(&self) -> impl Iterator<Item = ClergyTile> + use<> {
        (0..self.clergy.tiles.len()).map(ClergyTile::new)
    }

    pub fn decree(&self, decree: Decree) -> DecreeCard {
        self.decrees.cards[decree.index()].0
    }

    pub fn decrees(&self) -> impl Iterator<Item = Decree> + use<> {
        (0..self.decrees.cards.len()).map(Decree::new)
    }
}

impl Influence {
    /// Counts once what is asked often.
    fn count_coins(&mut self) {
        let below = |space: u8| self.coin_spaces.iter().copied().filter(move |coin| *coin < space);
        self.coins_from = (0..=self.max).map(|space| small(below(space).count())).collect();
        self.after_coin = (0..=self.max).map(|space| below(space).max().unwrap_or(space)).collect();
    }
}

impl DeckCards {
    fn pile(&self, kind: CardKind) -> &[Code<CardValues>] {
        match kind {
            CardKind::Builder => &self.builder,
            CardKind::Minister => &self.minister,
            CardKind::King => &self.king,
            CardKind::Treasury => &self.treasury,
        }
    }
}
