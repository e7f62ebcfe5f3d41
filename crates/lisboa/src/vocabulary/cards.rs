//! Political cards and ship cards: names only, their values are the edition's.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Noble, small};
use engine::vocabulary::Unknown;

engine::vocabulary! {
    /// A deck of political cards, in the order in which they come into play.
    "deck" Deck { Blue, Red, Purple, Brown }
}

impl Deck {
    /// Brown is `n`, since blue has the `b`.
    const fn letter(self) -> char {
        match self {
            Deck::Blue => 'b',
            Deck::Red => 'r',
            Deck::Purple => 'p',
            Deck::Brown => 'n',
        }
    }
}

engine::vocabulary! {
    /// What a political card shows, and the pile it lies in: left to right on the board.
    "kind of card" CardKind { Builder, Minister, King, Treasury }
}

impl CardKind {
    const fn letter(self) -> char {
        match self {
            CardKind::Builder => 'B',
            CardKind::Minister => 'M',
            CardKind::King => 'K',
            CardKind::Treasury => 'T',
        }
    }

    pub const fn noble(self) -> Option<Noble> {
        match self {
            CardKind::Builder => Some(Noble::Builder),
            CardKind::Minister => Some(Noble::Minister),
            CardKind::King => Some(Noble::King),
            CardKind::Treasury => None,
        }
    }
}

impl From<Noble> for CardKind {
    fn from(noble: Noble) -> CardKind {
        match noble {
            Noble::Builder => CardKind::Builder,
            Noble::Minister => CardKind::Minister,
            Noble::King => CardKind::King,
        }
    }
}

/// A political card: deck, kind, and place in the edition's list. Two bits, two bits, four bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// How many cards of one kind a deck can have.
    pub const MAX: usize = 16;

    /// The card at this place (from 0) of its list.
    pub fn new(deck: Deck, kind: CardKind, place: usize) -> Card {
        debug_assert!(place < Card::MAX);
        Card((deck as u8) << 6 | (kind as u8) << 4 | small(place))
    }

    pub const fn deck(self) -> Deck {
        Deck::ALL[(self.0 >> 6) as usize]
    }

    pub const fn kind(self) -> CardKind {
        CardKind::ALL[(self.0 >> 4 & 3) as usize]
    }

    /// The place in its list, from 0.
    pub const fn place(self) -> usize {
        (self.0 & 15) as usize
    }

    pub const fn noble(self) -> Option<Noble> {
        self.kind().noble()
    }

    /// A number below 256 that is this card's alone.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// `bB3`: the third Builder of the blue deck.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.deck().letter(), self.kind().letter(), self.place() + 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Card, Unknown> {
        let error = || Unknown::new("card", text, "a deck (b, r, p, n), a kind (B, M, K, T) and a number, such as bB3");
        let mut letters = text.chars();
        let (Some(deck), Some(kind)) = (letters.next(), letters.next()) else { return Err(error()) };
        let deck = Deck::ALL.iter().find(|known| known.letter() == deck).ok_or_else(error)?;
        let kind = CardKind::ALL.iter().find(|known| known.letter() == kind).ok_or_else(error)?;
        match letters.as_str().parse::<usize>() {
            Ok(number) if (1..=Card::MAX).contains(&number) && !letters.as_str().starts_with(['+', '0']) => {
                Ok(Card::new(*deck, *kind, number - 1))
            }
            _ => Err(error()),
        }
    }
}

engine::vocabulary! {
    /// The colour of a ship tells everything about it.
    "colour of ship" ShipColour { Blue, Red, Purple, Brown }
}

/// A ship card: colour and copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Ship(u8);

impl Ship {
    /// Copies of each ship in the box.
    pub const COPIES: usize = 3;

    pub fn new(colour: ShipColour, copy: usize) -> Ship {
        debug_assert!(copy < Ship::COPIES);
        Ship(small(colour.index() * Ship::COPIES + copy))
    }

    pub const fn colour(self) -> ShipColour {
        ShipColour::ALL[self.0 as usize / Ship::COPIES]
    }

    const fn copy(self) -> usize {
        self.0 as usize % Ship::COPIES
    }
}

/// `red2`: the second copy of the red ship.
impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.copy() + 1)
    }
}

impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Ship {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Ship, Unknown> {
        let error = || Unknown::new("ship", text, "a color and the number of its copy, such as red1");
        let (at, _) = text.char_indices().last().ok_or_else(error)?;
        let colour = text[..at].parse().map_err(|_| error())?;
        match text[at..].parse::<usize>() {
            Ok(copy) if (1..=Ship::COPIES).contains(&copy) => Ok(Ship::new(colour, copy - 1)),
            _ => Err(error()),
        }
    }
}

/// A card of a portfolio: of the docks or of the bureau.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PortfolioCard {
    Ship(Ship),
    Political(Card),
}

/// The upper or the lower row of a portfolio.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortfolioRow {
    Docks,
    Bureau,
}

impl PortfolioCard {
    /// Where it lies: ships and nobles in the docks, Treasury cards in the bureau.
    pub const fn row(self) -> PortfolioRow {
        match self {
            PortfolioCard::Political(card) if card.noble().is_none() => PortfolioRow::Bureau,
            PortfolioCard::Political(_) | PortfolioCard::Ship(_) => PortfolioRow::Docks,
        }
    }
}

impl fmt::Display for PortfolioCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PortfolioCard::Ship(ship) => ship.fmt(f),
            PortfolioCard::Political(card) => card.fmt(f),
        }
    }
}

impl FromStr for PortfolioCard {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<PortfolioCard, Unknown> {
        text.parse().map(PortfolioCard::Ship).or_else(|_| text.parse().map(PortfolioCard::Political))
    }
}

/// A set of political cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// Puts a card in; whether it was new.
    pub fn insert(&mut self, card: Card) -> bool {
        let word = &mut self.0[card.index() / 64];
        let bit = 1 << (card.index() % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..=255).filter(move |index| self.0[usize::from(*index) / 64] & 1 << (index % 64) != 0).map(Card)
    }
}

engine::by_text!(Card, Ship);
