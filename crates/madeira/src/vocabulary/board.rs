//! The buildings, the characters on them, and what the pass spaces give.

use serde::{Deserialize, Serialize};

use engine::Unknown;

/// A region of the islands: 1, 2 or 3.
pub type Region = u8;

engine::vocabulary! {
    /// The buildings, in the order in which they are resolved.
    "building" Building { Moinho, Capitania, Alfandega, CasaDaCoroa, Fortaleza }
}

engine::vocabulary! {
    /// Whom a die is placed on.
    "character" Character {
        Steward,
        Guildmaster,
        Mayor,
        Commander,
        /// The character of the building that is left free this round: only a harvest, but one yield more.
        Free,
    }
}

impl Character {
    /// The four tiles that are shuffled onto the buildings.
    pub const TILES: [Character; 4] =
        [Character::Steward, Character::Guildmaster, Character::Mayor, Character::Commander];
}

engine::vocabulary! {
    /// The alternatives of the pass spaces.
    "way to pass" PassKind { Reais, City, Watch, Ship }
}

/// What a pass space gives to whoever takes this alternative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PassGain {
    Reais(u8),
    /// Some PP, and a worker may move into a city.
    City(u8),
    Watch,
    Ship,
}

impl PassGain {
    pub fn kind(self) -> PassKind {
        match self {
            PassGain::Reais(_) => PassKind::Reais,
            PassGain::City(_) => PassKind::City,
            PassGain::Watch => PassKind::Watch,
            PassGain::Ship => PassKind::Ship,
        }
    }
}

/// The most that a pass space can bring.
const MAX: u8 = 50;

/// As edition files write it: `reais 3`, `pp 1 + city`, `watch`, `ship`.
impl std::str::FromStr for PassGain {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<PassGain, Unknown> {
        let unknown = || Unknown::new("gain of a pass space", text, "reais N, pp N + city, watch or ship");
        let number = |count: &str| count.parse().ok().filter(|count| *count <= MAX).ok_or_else(unknown);
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["reais", count] => number(count).map(PassGain::Reais),
            ["pp", count, "+", "city"] => number(count).map(PassGain::City),
            ["watch"] => Ok(PassGain::Watch),
            ["ship"] => Ok(PassGain::Ship),
            _ => Err(unknown()),
        }
    }
}
