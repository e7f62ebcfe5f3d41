//! What lies on and beside a player's board.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::edition::LARGEST_PLAN;
use super::vocabulary::{
    Architect, Card, ClergyTile, Cubes, DecreeSet, Goods, HouseGroup, NobleSet, PortfolioCard, Ship, small,
};

/// Clergy tiles that a board has room for.
pub const CLERGY_SPACES: usize = 4;
/// Slots of the docks, and of the bureau.
pub const SLOTS: usize = 3;
/// Goods of one kind that everybody can store (p. 9).
pub const WAREHOUSE: u8 = 2;
/// Cubes of one kind that a board has room for.
pub const RUBBLE_SPACES: u8 = 5;
/// Lacerda's ships are not bound by slots: there are four in his game.
const MAX_DOCKED: usize = 4;

/// Everything of one player, and of Lacerda.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    pub wigs: u16,
    pub reis: u16,
    pub influence: u8,
    pub goods: Goods,
    pub rubble: Cubes,
    /// Set markers that lie with the Minister.
    pub markers: u8,
    /// Officials on the own board.
    pub officials: u8,
    /// Houses built, by group. Lacerda's come from no group and are counted in the first.
    pub houses: [u8; 3],
    pub favours: NobleSet,
    pub clergy: ArrayVec<ClergyTile, CLERGY_SPACES>,
    pub docks: ArrayVec<Docked, MAX_DOCKED>,
    pub bureau: ArrayVec<Card, SLOTS>,
    pub open_plans: Plans,
    pub completed_plans: Plans,
    pub decrees: DecreeSet,
    pub hand: ArrayVec<Card, 5>,
    #[serde(default, skip_serializing_if = "PassedOn::is_empty")]
    pub passed_on: PassedOn,
}

/// The cards that a player has passed on in the draft, hand by hand. Unless it came back, each went to one of the others.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct PassedOn(ArrayVec<ArrayVec<Card, 3>, 3>);

/// No rule depends on it, and positions that earlier builds have stored lack it: it does not tell positions apart.
impl PartialEq for PassedOn {
    fn eq(&self, _: &PassedOn) -> bool {
        true
    }
}

impl PassedOn {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn push(&mut self, hand: &[Card]) {
        self.0.push(hand.iter().copied().collect());
    }

    /// The index of the first hand that had this card in it.
    pub fn hand_with(&self, card: Card) -> Option<usize> {
        self.0.iter().position(|hand| hand.contains(&card))
    }
}

/// A card in the docks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Docked {
    Noble(Card),
    Ship(Moored),
}

/// A ship in somebody's docks, and what is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moored {
    pub ship: Ship,
    pub cargo: Goods,
    /// Full, its goods packed: it comes home empty at the start of its owner's turn.
    pub at_sea: bool,
}

impl Docked {
    pub fn card(self) -> PortfolioCard {
        match self {
            Docked::Noble(card) => PortfolioCard::Political(card),
            Docked::Ship(moored) => PortfolioCard::Ship(moored.ship),
        }
    }

    pub fn ship(&self) -> Option<&Moored> {
        match self {
            Docked::Ship(moored) => Some(moored),
            Docked::Noble(_) => None,
        }
    }
}

/// Plans, counted by architect and number of officials: plans alike are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plans([[u8; LARGEST_PLAN + 1]; 2]);

impl Plans {
    pub fn add(&mut self, architect: Architect, officials: u8) {
        self.0[architect.index()][usize::from(officials)] += 1;
    }

    pub fn remove(&mut self, architect: Architect, officials: u8) {
        self.0[architect.index()][usize::from(officials)] -= 1;
    }

    pub fn has(&self, architect: Architect, officials: u8) -> bool {
        self.0[architect.index()].get(usize::from(officials)).is_some_and(|count| *count > 0)
    }

    /// How many plans there are of an architect.
    pub fn count(&self, architect: Architect) -> u8 {
        self.0[architect.index()].iter().sum()
    }

    pub fn total(&self) -> u8 {
        self.count(Architect::Blue) + self.count(Architect::Green)
    }

    /// All officials on these plans.
    pub fn officials(&self) -> u8 {
        self.iter().map(|(_, officials, count)| officials * count).sum()
    }

    /// The plan of an architect with the fewest officials.
    pub fn smallest(&self, architect: Architect) -> Option<u8> {
        self.0[architect.index()].iter().position(|count| *count > 0).map(small)
    }

    /// The different plans: architect, officials, and how many there are.
    pub fn iter(&self) -> impl Iterator<Item = (Architect, u8, u8)> + '_ {
        Architect::ALL.iter().flat_map(move |architect| {
            let counts = self.0[architect.index()].iter().zip(0..);
            counts.filter(|(count, _)| **count > 0).map(move |(count, officials)| (*architect, officials, *count))
        })
    }
}

impl Player {
    /// Complete sets of rubble.
    pub fn sets(&self) -> u8 {
        self.rubble.sets()
    }

    /// Cards in the portfolio, above and below.
    pub fn portfolio(&self) -> usize {
        self.docks.len() + self.bureau.len()
    }

    /// The cards of the portfolio, docks first.
    pub fn portfolio_cards(&self) -> impl Iterator<Item = PortfolioCard> + '_ {
        let docks = self.docks.iter().map(|docked| docked.card());
        docks.chain(self.bureau.iter().map(|card| PortfolioCard::Political(*card)))
    }

    /// The ships in the docks, at sea or not.
    pub fn ships(&self) -> impl Iterator<Item = &Moored> {
        self.docks.iter().filter_map(Docked::ship)
    }

    pub fn ships_mut(&mut self) -> impl Iterator<Item = &mut Moored> {
        self.docks.iter_mut().filter_map(|docked| match docked {
            Docked::Ship(moored) => Some(moored),
            Docked::Noble(_) => None,
        })
    }

    pub fn moored(&self, ship: Ship) -> Option<&Moored> {
        self.ships().find(|moored| moored.ship == ship)
    }

    pub fn built_houses(&self) -> u8 {
        self.houses.iter().sum()
    }

    pub fn houses_of(&self, group: HouseGroup) -> u8 {
        self.houses[group.index()]
    }

    /// Whether every house of a group is built.
    pub fn finished(&self, group: HouseGroup) -> bool {
        self.houses_of(group) >= group.size()
    }

    /// Takes a card out of the portfolio; what was on it goes with it.
    pub fn remove_from_portfolio(&mut self, card: PortfolioCard) -> Option<Docked> {
        if let Some(at) = self.docks.iter().position(|docked| docked.card() == card) {
            return Some(self.docks.remove(at));
        }
        if let PortfolioCard::Political(card) = card {
            self.bureau.retain(|other| *other != card);
        }
        None
    }
}
