//! The edition file as it is written, and the checks that make an [`Edition`] of it.

mod bounds;

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::Deserialize;

use super::{
    CHURCH_TILES, CardValues, ClergyValues, Edition, LARGEST_PLAN, RankNeeds, RankValues, ShipValues, Solo, Start,
    StoresNeeded, TREASURY,
};
use crate::engine::EditionError;
use crate::engine::edition::{self, at_most};
use crate::games::lisboa::vocabulary::{
    Architect, Benefit, Card, CardKind, Column, Deck, Effect, Good, GoodSet, MOST, Noble, Plot, Reward, Row, Rubble,
    Ship, ShipColour, Site, StateAction, small,
};

#[derive(Deserialize)]
pub(super) struct File {
    treasury: Treasury,
    influence: Influence,
    start: StartTable,
    offices: Offices,
    market: Market,
    majorities: BTreeMap<String, [u8; 3]>,
    ships: Ships,
    ship: Vec<ShipTable>,
    rubble: RubbleTable,
    downtown: Downtown,
    city_tiles: CityTiles,
    sites: Sites,
    church: Church,
    plans: Plans,
    buildings: Buildings,
    political: BTreeMap<String, Political>,
    clergy: Clergy,
    decrees: Decrees,
    solo: SoloTable,
}

#[derive(Deserialize)]
struct Treasury {
    start: u8,
    influence_at: BTreeMap<String, i8>,
}

#[derive(Deserialize)]
struct Influence {
    max: u8,
    start_by_seat: [u8; 4],
    coin_spaces: Vec<u8>,
}

#[derive(Deserialize)]
struct StartTable {
    wigs: u8,
    reis: u8,
    goods_each: u8,
    officials: u8,
    hand: u8,
}

#[derive(Deserialize)]
struct Offices {
    spaces: u8,
}

#[derive(Deserialize)]
struct Market {
    start: BTreeMap<String, u8>,
    minimum: u8,
}

#[derive(Deserialize)]
struct Ships {
    copies: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct ShipTable {
    colour: String,
    period: u8,
    hull: u8,
    bonus: u8,
    influence: u8,
}

#[derive(Deserialize)]
struct RubbleTable {
    per_colour: u8,
    cost: BTreeMap<String, u8>,
    row_end: u8,
    column_foot: [u8; Column::COUNT],
    site: u8,
    pile: u8,
}

#[derive(Deserialize)]
struct Downtown {
    streets: [String; 4],
    scoring_tiles: [u8; 4],
    plots: [[String; Column::COUNT]; 5],
}

#[derive(Deserialize)]
struct CityTiles {
    large: u8,
    small: u8,
}

#[derive(Deserialize)]
struct Sites {
    west: [String; 5],
    north: [String; 4],
    east: [String; 5],
}

#[derive(Deserialize)]
struct Church {
    gaps: u8,
    envelope_gap: u8,
    treasury_gap: u8,
}

#[derive(Deserialize)]
struct Plans {
    starting: Vec<String>,
    blue: Vec<u8>,
    green: Vec<u8>,
}

#[derive(Deserialize)]
struct Buildings {
    tiles: Vec<String>,
}

#[derive(Deserialize)]
struct Political {
    builder: Vec<String>,
    minister: Vec<String>,
    king: Vec<String>,
    treasury: Vec<String>,
}

#[derive(Deserialize)]
struct Clergy {
    tiles: Vec<String>,
}

#[derive(Deserialize)]
struct Decrees {
    cards: Vec<String>,
}

#[derive(Deserialize)]
struct SoloTable {
    upper: BTreeMap<String, String>,
    lower: BTreeMap<String, String>,
    decree_wigs: u8,
    ranks: Vec<RankTable>,
}

#[derive(Deserialize)]
struct RankTable {
    id: String,
    beats_lacerda: Option<bool>,
    stores: Option<StoresField>,
    majorities: Option<u8>,
    reis: Option<u16>,
    decrees: Option<u8>,
    ships: Option<u8>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum StoresField {
    Number(u8),
    Word(String),
}

type Checked<T> = Result<T, EditionError>;

/// Parses a code, and names its place if it is none.
fn code<T: FromStr<Err: std::fmt::Display>>(place: &str, text: &str) -> Checked<T> {
    text.trim().parse().map_err(|problem: T::Err| EditionError::at(place, problem.to_string()))
}

fn check(place: &str, holds: bool, problem: &str) -> Checked<()> {
    if holds { Ok(()) } else { Err(EditionError::at(place, problem)) }
}

/// The value of each key of a table, in the order of the keys; all must be there, and nothing else.
fn by_key<T: Copy>(place: &str, table: &BTreeMap<String, T>, keys: &[&str]) -> Checked<Vec<T>> {
    if let Some(other) = table.keys().find(|key| !keys.contains(&key.as_str())) {
        return Err(EditionError::at(format!("{place}.{other}"), format!("expected only {}", keys.join(", "))));
    }
    keys.iter()
        .map(|key| table.get(*key).copied().ok_or_else(|| EditionError::at(format!("{place}.{key}"), "is missing")))
        .collect()
}

fn array<T: Copy, const N: usize>(place: &str, values: Vec<T>) -> Checked<[T; N]> {
    let count = values.len();
    values.try_into().map_err(|_| EditionError::at(place, format!("expected {N} values, found {count}")))
}

fn words<T: Copy>(all: &[T], word: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| word(*one)).collect()
}

impl File {
    pub(super) fn parse(text: &str) -> Checked<File> {
        edition::parse(text)
    }

    pub(super) fn check(self) -> Checked<Edition> {
        let goods = words(Good::ALL, Good::name);
        let rubble = words(Rubble::ALL, Rubble::name);
        let majority = |key: &str| {
            let place = format!("majorities.{key}");
            self.majorities.get(key).copied().ok_or_else(|| EditionError::at(place, "is missing"))
        };
        let store_majorities = goods.iter().map(|good| majority(good)).collect::<Checked<Vec<_>>>()?;
        let (coins_from, after_coin) = self.influence.coins()?;
        check("treasury.start", (1..=TREASURY).contains(&self.treasury.start), "expected 1 to 5")?;
        // Four players begin with an official with the Minister.
        check("offices.spaces", (4..=40).contains(&self.offices.spaces), "expected 4 to 40")?;
        self.start.check()?;
        self.check_numbers()?;
        self.church.check()?;
        self.check_cubes()?;
        self.check_city_tiles()?;
        let start = Start {
            wigs: self.start.wigs,
            reis: self.start.reis,
            goods_each: self.start.goods_each,
            officials: self.start.officials,
            hand: self.start.hand,
        };
        let cost = array("rubble.cost", by_key("rubble.cost", &self.rubble.cost, &rubble)?)?;
        Ok(Edition {
            treasury_start: self.treasury.start,
            influence_at: array(
                "treasury.influence_at",
                by_key("treasury.influence_at", &self.treasury.influence_at, &["1", "2", "3", "4", "5"])?,
            )?,
            influence_max: self.influence.max,
            influence_start: self.influence.start_by_seat,
            coins_from,
            after_coin,
            start,
            office_spaces: self.offices.spaces,
            market_start: array("market.start", by_key("market.start", &self.market.start, &goods)?)?,
            market_minimum: self.market.minimum,
            store_majorities: array("majorities", store_majorities)?,
            official_majority: majority("officials")?,
            ship_copies: self.ships.check()?,
            ships: ships(&self.ship)?,
            rubble_per_colour: self.rubble.per_colour,
            rubble_cost: cost,
            row_end_cubes: self.rubble.row_end,
            column_foot_cubes: self.rubble.column_foot,
            site_cubes: self.rubble.site,
            pile_cubes: self.rubble.pile,
            streets: self.downtown.streets()?,
            scoring_tiles: self.downtown.scoring_tiles,
            plots: self.downtown.plots()?,
            sites: self.sites.check(&self.downtown.streets()?)?,
            large_tiles: self.city_tiles.large,
            small_tiles: self.city_tiles.small,
            envelope_gap: self.church.envelope_gap,
            treasury_gap: self.church.treasury_gap,
            starting_plans: self.plans.starting()?,
            plans: self.plans.regular()?,
            buildings: self.buildings.check()?,
            cards: political(&self.political)?,
            clergy: self.clergy.check()?,
            decrees: self.decrees.check()?,
            solo: self.solo.check()?,
        })
    }
}

impl Influence {
    /// Coins to be had, and the space after giving one, by amount of influence.
    fn coins(&self) -> Checked<(Vec<u8>, Vec<u8>)> {
        check("influence.max", (1..=20).contains(&self.max), "expected 1 to 20")?;
        let fits = self.start_by_seat.iter().all(|start| *start <= self.max);
        check("influence.start_by_seat", fits, "expected at most influence.max")?;
        check("influence.coin_spaces", self.coin_spaces.is_sorted_by(|one, two| one < two), "expected in order")?;
        let below = |space: u8| self.coin_spaces.iter().copied().filter(move |coin| *coin < space);
        let coins = (0..=self.max).map(|space| small(below(space).count())).collect();
        Ok((coins, (0..=self.max).map(|space| below(space).max().unwrap_or(space)).collect()))
    }
}

impl Church {
    fn check(&self) -> Checked<()> {
        check("church.gaps", usize::from(self.gaps) == CHURCH_TILES, "expected 6, as the tiles between them")?;
        check("church.envelope_gap", self.envelope_gap < self.gaps, "expected a gap")?;
        check("church.treasury_gap", self.treasury_gap < self.gaps, "expected a gap")
    }
}

impl Ships {
    fn check(&self) -> Checked<[u8; 3]> {
        let copies = array("ships.copies", by_key("ships.copies", &self.copies, &["2", "3", "4"])?)?;
        let fits = copies.iter().all(|count| usize::from(*count) <= Ship::COPIES);
        check("ships.copies", fits, "there are three copies of each ship")?;
        check("ships.copies.2", copies[0] <= 1, "Lacerda has room for one ship of each colour")?;
        Ok(copies)
    }
}

fn ships(tables: &[ShipTable]) -> Checked<[ShipValues; 4]> {
    let values = ShipColour::ALL.iter().map(|colour| {
        let mut found = tables.iter().filter(|ship| ship.colour == colour.name());
        let (Some(ship), None) = (found.next(), found.next()) else {
            return Err(EditionError::at("ship", format!("expected one {colour} ship")));
        };
        let place = format!("ship.{colour}");
        check(&place, (1..=2).contains(&ship.period), "expected period 1 or 2")?;
        check(&place, (1..=8).contains(&ship.hull), "expected a hull from 1 to 8")?;
        at_most(&format!("{place}.bonus"), &[ship.bonus], MOST)?;
        at_most(&format!("{place}.influence"), &[ship.influence], MOST)?;
        Ok(ShipValues { period: ship.period, hull: ship.hull, bonus: ship.bonus, influence: ship.influence })
    });
    let values = array("ship", values.collect::<Checked<Vec<_>>>()?)?;
    check("ship", tables.len() == values.len(), "expected four colours")?;
    let early = tables.iter().filter(|ship| ship.period == 1).count();
    check("ship", early == 2, "expected two colours in each period, as the yard has room for")?;
    Ok(values)
}

/// What a plot or site may bring: nothing that could make paying for it a matter of further purchases.
fn local_reward(place: &str, text: &str) -> Checked<Effect> {
    let effect: Effect = code(place, text)?;
    let allowed = !matches!(effect, Effect::Noble(_) | Effect::State(StateAction::Ship));
    check(place, allowed, "neither a ship nor a noble action can be the reward of a place")?;
    Ok(effect)
}

impl Downtown {
    fn streets(&self) -> Checked<[Good; 4]> {
        let streets = self.streets.iter().map(|street| code("downtown.streets", street));
        let streets = streets.collect::<Checked<Vec<Good>>>()?;
        let all = streets.iter().copied().collect::<GoodSet>().len() == 4;
        check("downtown.streets", all, "expected each kind of good once")?;
        array("downtown.streets", streets)
    }

    fn plots(&self) -> Checked<[Effect; Plot::COUNT]> {
        let plots = Plot::all().zip(self.plots.iter().flatten());
        let effects = plots.map(|(plot, text)| local_reward(&format!("downtown.plots.{plot}"), text));
        array("downtown.plots", effects.collect::<Checked<Vec<_>>>()?)
    }
}

impl Sites {
    fn check(&self, streets: &[Good; 4]) -> Checked<[Effect; Site::COUNT]> {
        let text = |site| match site {
            Site::West(row) => &self.west[row.index()],
            Site::East(row) => &self.east[row.index()],
            Site::North(good) => &self.north[streets.iter().position(|street| *street == good).unwrap_or(0)],
        };
        let effects = Site::all().map(|site| local_reward(&format!("sites.{site}"), text(site)));
        array("sites", effects.collect::<Checked<Vec<_>>>()?)
    }
}

impl Plans {
    fn starting(&self) -> Checked<Vec<(Architect, u8)>> {
        check("plans.starting", self.starting.len() == 4, "expected four, one for each player")?;
        let plan = |text: &String| {
            let (architect, officials) = text
                .split_once(' ')
                .ok_or_else(|| EditionError::at("plans.starting", "expected an architect and a number of officials"))?;
            Ok((code("plans.starting", architect)?, plan_size("plans.starting", code("plans.starting", officials)?)?))
        };
        self.starting.iter().map(plan).collect()
    }

    fn regular(&self) -> Checked<[Vec<u8>; 2]> {
        for (place, stack) in [("plans.blue", &self.blue), ("plans.green", &self.green)] {
            stack.iter().try_for_each(|officials| plan_size(place, *officials).map(|_| ()))?;
            check(place, stack.len() == 8, "expected eight plans")?;
            check(place, stack.is_sorted(), "expected the fewest officials first")?;
        }
        Ok([self.blue.clone(), self.green.clone()])
    }
}

fn plan_size(place: &str, officials: u8) -> Checked<u8> {
    check(place, (1..=small(LARGEST_PLAN)).contains(&officials), "expected 1 to 7 officials")?;
    Ok(officials)
}

impl Buildings {
    fn check(&self) -> Checked<Vec<[GoodSet; 2]>> {
        check("buildings.tiles", self.tiles.len() == 16, "expected sixteen buildings")?;
        let side = |text: &str| -> Checked<GoodSet> {
            let colours: GoodSet = code("buildings.tiles", text)?;
            check("buildings.tiles", colours.len() == 2, "expected two colours on a side")?;
            Ok(colours)
        };
        let tile = |text: &String| {
            let (blue, green) = text
                .split_once('|')
                .ok_or_else(|| EditionError::at("buildings.tiles", "expected a blue side | a green side"))?;
            Ok([side(blue)?, side(green)?])
        };
        self.tiles.iter().map(tile).collect()
    }
}

fn political(decks: &BTreeMap<String, Political>) -> Checked<[[Vec<CardValues>; 4]; 4]> {
    let mut cards: [[Vec<CardValues>; 4]; 4] = Default::default();
    for deck in Deck::ALL {
        let place = format!("political.{deck}");
        let table = decks.get(deck.name()).ok_or_else(|| EditionError::at(&place, "is missing"))?;
        for kind in CardKind::ALL {
            cards[deck.index()][kind.index()] = table.kind(&place, *kind)?;
        }
        let count: usize = cards[deck.index()].iter().map(Vec::len).sum();
        let piles = cards[deck.index()].iter().all(|pile| pile.len() == 5);
        match deck {
            Deck::Blue | Deck::Purple => check(&place, (20..=21).contains(&count), "expected 20 or 21 cards")?,
            Deck::Red | Deck::Brown => check(&place, piles, "expected five cards of each kind")?,
        }
    }
    check("political", decks.len() == Deck::ALL.len(), "expected blue, red, purple and brown")?;
    Ok(cards)
}

impl Political {
    fn kind(&self, place: &str, kind: CardKind) -> Checked<Vec<CardValues>> {
        let place = format!("{place}.{kind}");
        let list = match kind {
            CardKind::Builder => &self.builder,
            CardKind::Minister => &self.minister,
            CardKind::King => &self.king,
            CardKind::Treasury => &self.treasury,
        };
        check(&place, list.len() <= Card::MOST, "too many cards")?;
        let card = |text: &String| match kind {
            CardKind::Treasury => treasury_card(&place, text),
            CardKind::Builder | CardKind::Minister | CardKind::King => noble_card(&place, text),
        };
        list.iter().map(card).collect()
    }
}

fn noble_card(place: &str, text: &str) -> Checked<CardValues> {
    let (influence, reward) =
        text.split_once(' ').ok_or_else(|| EditionError::at(place, "expected influence and a reward"))?;
    let reward = code(place, reward)?;
    let allowed = !matches!(reward, Reward::Gain(Effect::Noble(_) | Effect::State(StateAction::Ship)));
    check(place, allowed, "neither a ship nor a noble action can be the reward of a noble card")?;
    let influence = code(place, influence)?;
    at_most(place, &[influence], MOST)?;
    Ok(CardValues::Noble { influence, reward })
}

fn treasury_card(place: &str, text: &str) -> Checked<CardValues> {
    let (event, benefit) =
        text.split_once('|').ok_or_else(|| EditionError::at(place, "expected an event | a permanent benefit"))?;
    let benefit = code(place, benefit)?;
    let lasting = matches!(benefit, Benefit::Discount(..) | Benefit::Sale(..));
    check(place, lasting, "expected a discount or a sale")?;
    Ok(CardValues::Treasury { event: code(place, event)?, benefit })
}

impl Clergy {
    fn check(&self) -> Checked<Vec<ClergyValues>> {
        check("clergy.tiles", self.tiles.len() == 37, "expected 37 tiles")?;
        let tile = |text: &String| {
            let place = format!("clergy.tiles.\"{text}\"");
            let (benefit, wigs) =
                text.split_once('|').ok_or_else(|| EditionError::at(&place, "expected a benefit | wigs"))?;
            let benefit: Benefit = code(&place, benefit)?;
            let simple = benefit.at_once().is_none_or(|effect| {
                matches!(
                    effect,
                    Effect::Goods(..) | Effect::Reis(_) | Effect::Influence(_) | Effect::Wigs(_) | Effect::Rubble
                )
            });
            check(&place, simple, "expected goods, reis, influence, wigs or rubble after now")?;
            Ok(ClergyValues { benefit, wigs: code(&place, wigs)? })
        };
        self.tiles.iter().map(tile).collect()
    }
}

impl Decrees {
    fn check(&self) -> Checked<Vec<crate::games::lisboa::vocabulary::DecreeCard>> {
        check("decrees.cards", self.cards.len() == 70, "expected 70 decrees")?;
        let card = |(index, text): (usize, &String)| code(&format!("decrees.cards.{}", index + 1), text);
        self.cards.iter().enumerate().map(card).collect()
    }
}

impl SoloTable {
    fn check(&self) -> Checked<Solo> {
        let (upper, lower) = (state_actions("solo.upper", &self.upper)?, state_actions("solo.lower", &self.lower)?);
        let differ = upper.iter().zip(&lower).all(|(upper, lower)| upper != lower);
        check("solo.lower", differ, "expected the other State action of each noble")?;
        let ranks = self.ranks.iter().map(RankTable::check).collect::<Checked<Vec<_>>>()?;
        let last = ranks.last().is_some_and(|rank| rank.needs.is_none());
        check("solo.ranks", last, "expected a last rank without conditions")?;
        Ok(Solo { upper, lower, decree_wigs: self.decree_wigs, ranks })
    }
}

fn state_actions(place: &str, table: &BTreeMap<String, String>) -> Checked<[StateAction; 3]> {
    let actions = Noble::ALL.iter().map(|noble| {
        let place = format!("{place}.{noble}");
        let text = table.get(noble.name()).ok_or_else(|| EditionError::at(&place, "is missing"))?;
        let action: StateAction = code(&place, text)?;
        check(&place, action.noble() == *noble, "expected a State action of this noble")?;
        Ok(action)
    });
    array(place, actions.collect::<Checked<Vec<_>>>()?)
}

impl RankTable {
    fn check(&self) -> Checked<RankValues> {
        let place = format!("solo.ranks.{}", self.id);
        let needs = match (&self.stores, self.majorities, self.reis, self.decrees, self.ships) {
            (None, None, None, None, None) => None,
            (Some(stores), Some(majorities), Some(reis), Some(decrees), Some(ships)) => Some(RankNeeds {
                beats_lacerda: self.beats_lacerda.unwrap_or(false),
                stores: stores.check(&place)?,
                majorities,
                reis,
                decrees,
                ships,
            }),
            _ => return Err(EditionError::at(place, "expected stores, majorities, reis, decrees and ships, or none")),
        };
        Ok(RankValues { id: self.id.clone(), needs })
    }
}

impl StoresField {
    fn check(&self, place: &str) -> Checked<StoresNeeded> {
        match self {
            StoresField::Number(number) => Ok(StoresNeeded::AtLeast(*number)),
            StoresField::Word(word) if word == "more" => Ok(StoresNeeded::MoreThanLacerda),
            StoresField::Word(word) if word == "equal-or-more" => Ok(StoresNeeded::AsManyAsLacerda),
            StoresField::Word(_) => {
                Err(EditionError::at(format!("{place}.stores"), "expected a number, more or equal-or-more"))
            }
        }
    }
}

// The tables are written row by row, so their shape follows the board's.
const _: () = assert!(Row::ALL.len() * Column::COUNT == Plot::COUNT);
