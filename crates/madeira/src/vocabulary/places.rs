//! Where workers, citizens and ships stand: fields, city spots, colonies, the watch, trade and arrival spaces.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Good, Region};
use engine::{Unknown, small};

engine::vocabulary! {
    "city" City { PortoSanto, Funchal, Machico }
}

engine::vocabulary! {
    "colony" Colony { Azores, Brazil, India }
}

/// A field of one of the regions, or the forest. Written `1a` to `3e`, and `forest`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Field(u8);

impl Field {
    /// The most fields of a region.
    pub const PER_REGION: u8 = 5;
    /// Length of arrays by field, the forest included.
    pub const COUNT: usize = 16;
    /// It belongs to no region (p. 5).
    pub const FOREST: Field = Field(15);

    /// The field of a region with this number from 0.
    pub fn new(region: Region, number: u8) -> Option<Field> {
        let known = (1..=3).contains(&region) && number < Field::PER_REGION;
        known.then(|| Field((region - 1) * Field::PER_REGION + number))
    }

    pub fn all() -> impl Iterator<Item = Field> + Clone {
        (0..=Field::FOREST.0).map(Field)
    }

    /// The places for fields in a region; an edition need not use them all.
    pub fn of_region(region: Region) -> impl Iterator<Item = Field> + Clone {
        ((region - 1) * Field::PER_REGION..region * Field::PER_REGION).map(Field)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn is_forest(self) -> bool {
        self.0 == Field::FOREST.0
    }

    /// The region it lies in; none for the forest.
    pub const fn region(self) -> Option<Region> {
        if self.is_forest() { None } else { Some(self.0 / Field::PER_REGION + 1) }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.region() {
            None => f.write_str("forest"),
            Some(region) => write!(f, "{region}{}", char::from(b'a' + self.0 % Field::PER_REGION)),
        }
    }
}

impl FromStr for Field {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Field, Unknown> {
        let field = match text.as_bytes() {
            b"forest" => Some(Field::FOREST),
            [region @ b'1'..=b'3', letter @ b'a'..=b'e'] => Field::new(region - b'0', letter - b'a'),
            _ => None,
        };
        field.ok_or_else(|| Unknown::new("field", text, "1a to 3e, or forest"))
    }
}

/// A spot of a city for one worker or citizen. Written `funchal-3r`: city, district from the left, side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Spot(u8);

impl Spot {
    pub const DISTRICTS: usize = 6;
    pub const PER_CITY: usize = 12;

    /// The spot of a city with this number from the left, from 0.
    pub fn new(city: City, number: usize) -> Spot {
        Spot(small(city.index() * Spot::PER_CITY + number.min(Spot::PER_CITY - 1)))
    }

    pub fn all() -> impl Iterator<Item = Spot> + Clone {
        City::ALL.iter().flat_map(|city| Spot::of_city(*city))
    }

    pub fn of_city(city: City) -> impl DoubleEndedIterator<Item = Spot> + Clone {
        (0..Spot::PER_CITY).map(move |number| Spot::new(city, number))
    }

    pub fn city(self) -> City {
        City::ALL[self.0 as usize / Spot::PER_CITY]
    }

    /// Its number in the city: how far to the right it is.
    pub const fn number(self) -> usize {
        self.0 as usize % Spot::PER_CITY
    }

    /// The district it belongs to, from 0.
    pub const fn district(self) -> usize {
        self.number() / 2
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.0.is_multiple_of(2) { 'l' } else { 'r' };
        write!(f, "{}-{}{side}", self.city(), self.district() + 1)
    }
}

impl FromStr for Spot {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Spot, Unknown> {
        let spot = text.rsplit_once('-').and_then(|(city, place)| {
            let (city, [district @ b'1'..=b'6', side]) = (city.parse().ok()?, place.as_bytes()) else { return None };
            let right = [b'l', b'r'].iter().position(|letter| letter == side)?;
            Some(Spot::new(city, usize::from(district - b'1') * 2 + right))
        });
        spot.ok_or_else(|| Unknown::new("spot of a city", text, "a city, a district and a side, such as funchal-3r"))
    }
}

/// Where a worker can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    Home,
    Watch,
    Field(Field),
    Spot(Spot),
    Colony(Colony),
}

impl Place {
    pub(super) const EXPECTED: &str = "home, watch, a field, a spot of a city or a colony";
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Home => f.write_str("home"),
            Place::Watch => f.write_str("watch"),
            Place::Field(field) => field.fmt(f),
            Place::Spot(spot) => spot.fmt(f),
            Place::Colony(colony) => colony.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Place, Unknown> {
        match text {
            "home" => Ok(Place::Home),
            "watch" => Ok(Place::Watch),
            _ => (text.parse().map(Place::Field))
                .or_else(|_| text.parse().map(Place::Spot))
                .or_else(|_| text.parse().map(Place::Colony))
                .map_err(|_: Unknown| Unknown::new("place", text, Place::EXPECTED)),
        }
    }
}

/// Where a ship can go: a space of a trade post, or an arrival space of a colony. Numbers from 0, written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Space {
    Trade(Good, u8),
    Arrival(Colony, u8),
}

impl Space {
    /// The most spaces of a trade post.
    pub const TRADE: usize = 6;
    /// The arrival spaces of a colony (p. 4).
    pub const ARRIVALS: usize = 5;

    pub fn all() -> impl Iterator<Item = Space> {
        let trade = |&good: &Good| (0..).take(Space::TRADE).map(move |number| Space::Trade(good, number));
        let trade = Good::ALL.iter().flat_map(trade);
        let arrivals = |&colony: &Colony| (0..).take(Space::ARRIVALS).map(move |number| Space::Arrival(colony, number));
        let arrivals = Colony::ALL.iter().flat_map(arrivals);
        trade.chain(arrivals)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Trade(good, number) => write!(f, "{good}-{}", number + 1),
            Space::Arrival(colony, number) => write!(f, "{colony}-{}", number + 1),
        }
    }
}

impl FromStr for Space {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Space, Unknown> {
        let space = text.split_once('-').and_then(|(name, number)| {
            let number = number.parse::<u8>().ok()?.checked_sub(1)?;
            let within = |limit: usize| usize::from(number) < limit;
            if let Ok(good) = name.parse() {
                return within(Space::TRADE).then_some(Space::Trade(good, number));
            }
            let colony = name.parse().ok()?;
            within(Space::ARRIVALS).then_some(Space::Arrival(colony, number))
        });
        space.ok_or_else(|| Unknown::new("space for ships", text, "a good or a colony and a number, such as wheat-2"))
    }
}

/// Where a ship can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Harbour {
    Home,
    At(Space),
}

impl fmt::Display for Harbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Harbour::Home => f.write_str("home"),
            Harbour::At(space) => space.fmt(f),
        }
    }
}

impl FromStr for Harbour {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Harbour, Unknown> {
        if text == "home" { Ok(Harbour::Home) } else { text.parse().map(Harbour::At) }
    }
}

engine::by_text!(Field, Spot, Place, Space, Harbour);
