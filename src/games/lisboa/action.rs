//! What a player can do, and how it is written in a log or typed.

use std::fmt;
use std::str::FromStr;

use super::step::FollowChoice;
use super::vocabulary::{
    Architect, Card, CardKind, ClergyTile, Decree, Good, GoodSet, HouseGroup, Line, Noble, Plot, PortfolioCard, Rubble,
    Ship, Side, Site, StateAction,
};
use crate::engine::vocabulary::{Unknown, vocabulary};

vocabulary! {
    /// Where an official stands with a noble.
    "place of an official" Spot { Office, Plaza }
}

/// An answer to a question. The text forms are listed in `docs/lisboa-actions.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// Keeps this of two clergy tiles.
    Keep(ClergyTile),
    /// Keeps these cards of a hand that is drafted.
    Draft(Card, Option<Card>),
    /// Discards a card for one gold.
    Gold(Card),
    /// Adds a card to the portfolio.
    Add(Card),
    /// Plays a noble card to the court.
    Visit(Card),
    /// Plays a Treasury card to the court.
    Sponsor(Card),
    /// Puts the new card into a free slot, or into the place of this one.
    Slot(Option<PortfolioCard>),
    Sell(Good, Ship),
    Offer(Good, StateAction),
    /// Takes a State action on a visit.
    State(StateAction),
    Follow(FollowChoice),
    /// Replaces this much influence of a visit with reis.
    Reis(u8),
    /// Pays this many reis with coins of the influence track.
    Coins(u8),
    /// Gains, loses or produces a good.
    Good(Good),
    /// Takes a cube from the rubble pile.
    Rubble(Rubble),
    /// Places an official.
    Office(Noble),
    /// Takes back an official.
    Recall(Noble, Spot),
    Plan(Architect),
    /// Builds the ship in a free slot, or in the place of this card.
    Ship(Option<PortfolioCard>),
    /// Pays for the ship with these goods.
    Pay(GoodSet),
    /// Moves the Cardinal this many steps and takes the tile on this side.
    Cardinal(u8, Side),
    Favour(Noble),
    Plot(Plot, Good),
    Cube(Rubble, Line),
    House(HouseGroup),
    Decree(Decree),
    Site(Site),
    /// Completes a plan: its architect and its number of officials.
    Open(Architect, u8),
    /// Takes the face-up card of a pile.
    Take(CardKind),
    /// Gives up a clergy tile.
    Give(ClergyTile),
    /// Discards a card beyond the portfolio's limit.
    Shed(PortfolioCard),
    /// Discards a card at the end of the period.
    Discard(Card),
    /// Nothing, or nothing more.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(tile) => write!(f, "keep {tile}"),
            Action::Draft(card, None) => write!(f, "draft {card}"),
            Action::Draft(card, Some(other)) => write!(f, "draft {card} {other}"),
            Action::Gold(card) => write!(f, "gold {card}"),
            Action::Add(card) => write!(f, "add {card}"),
            Action::Visit(card) => write!(f, "visit {} {card}", card.kind()),
            Action::Sponsor(card) => write!(f, "sponsor {card}"),
            Action::Slot(None) => f.write_str("slot free"),
            Action::Slot(Some(card)) => write!(f, "slot {card}"),
            Action::Sell(good, ship) => write!(f, "sell {good} {ship}"),
            Action::Offer(good, action) => write!(f, "offer {good} {action}"),
            Action::State(action) => write!(f, "state {action}"),
            Action::Follow(FollowChoice::Noble) => f.write_str("follow noble"),
            Action::Follow(FollowChoice::State(action)) => write!(f, "follow {action}"),
            Action::Reis(count) => write!(f, "reis {count}"),
            Action::Coins(count) => write!(f, "coins {count}"),
            Action::Good(good) => write!(f, "good {good}"),
            Action::Rubble(kind) => write!(f, "rubble {kind}"),
            Action::Office(noble) => write!(f, "office {noble}"),
            Action::Recall(noble, spot) => write!(f, "recall {noble} {spot}"),
            Action::Plan(architect) => write!(f, "plan {architect}"),
            Action::Ship(None) => f.write_str("ship free"),
            Action::Ship(Some(card)) => write!(f, "ship {card}"),
            Action::Pay(goods) => write!(f, "pay {goods}"),
            Action::Cardinal(steps, side) => write!(f, "cardinal {steps} {side}"),
            Action::Favour(noble) => write!(f, "favour {noble}"),
            Action::Plot(plot, good) => write!(f, "plot {plot} {good}"),
            Action::Cube(kind, line) => write!(f, "cube {kind} {line}"),
            Action::House(group) => write!(f, "house {group}"),
            Action::Decree(decree) => write!(f, "decree {decree}"),
            Action::Site(site) => write!(f, "site {site}"),
            Action::Open(architect, officials) => write!(f, "open {architect} {officials}"),
            Action::Take(kind) => write!(f, "take {kind}"),
            Action::Give(tile) => write!(f, "give {tile}"),
            Action::Shed(card) => write!(f, "shed {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// A text that is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    #[error(transparent)]
    Word(#[from] Unknown),
    #[error("'{0}' is no action of Lisboa")]
    NoAction(String),
    #[error("{card} is no card of the {noble}")]
    OtherNoble { card: Card, noble: Noble },
}

fn slot(text: &str) -> Result<Option<PortfolioCard>, Unknown> {
    if text == "free" { Ok(None) } else { text.parse().map(Some) }
}

fn number(text: &str) -> Result<u8, Unknown> {
    match text.parse() {
        Ok(number) if !text.starts_with('+') && (text == "0" || !text.starts_with('0')) => Ok(number),
        _ => Err(Unknown::new("number", text, "0 to 255")),
    }
}

fn visit(noble: &str, card: &str) -> Result<Action, ActionError> {
    let (noble, card): (Noble, Card) = (noble.parse()?, card.parse()?);
    if card.noble() == Some(noble) { Ok(Action::Visit(card)) } else { Err(ActionError::OtherNoble { card, noble }) }
}

/// Cards to keep are a set: the spelling is that of the smaller first.
fn draft(one: &str, two: &str) -> Result<Action, ActionError> {
    let (one, two): (Card, Card) = (one.parse()?, two.parse()?);
    Ok(Action::Draft(one.min(two), Some(one.max(two))))
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        let words: Vec<_> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["keep", tile] => Action::Keep(tile.parse()?),
            ["draft", card] => Action::Draft(card.parse()?, None),
            ["draft", one, two] => draft(one, two)?,
            ["gold", card] => Action::Gold(card.parse()?),
            ["add", card] => Action::Add(card.parse()?),
            ["visit", noble, card] => visit(noble, card)?,
            ["sponsor", card] => Action::Sponsor(card.parse()?),
            ["slot", card] => Action::Slot(slot(card)?),
            ["sell", good, ship] => Action::Sell(good.parse()?, ship.parse()?),
            ["offer", good, action] => Action::Offer(good.parse()?, action.parse()?),
            ["state", action] => Action::State(action.parse()?),
            ["follow", "noble"] => Action::Follow(FollowChoice::Noble),
            ["follow", action] => Action::Follow(FollowChoice::State(action.parse()?)),
            ["reis", count] => Action::Reis(number(count)?),
            ["coins", count] => Action::Coins(number(count)?),
            ["good", good] => Action::Good(good.parse()?),
            ["rubble", kind] => Action::Rubble(kind.parse()?),
            ["office", noble] => Action::Office(noble.parse()?),
            ["recall", noble, spot] => Action::Recall(noble.parse()?, spot.parse()?),
            ["plan", architect] => Action::Plan(architect.parse()?),
            ["ship", card] => Action::Ship(slot(card)?),
            ["pay", ..] => Action::Pay(words[1..].join(" ").parse()?),
            ["cardinal", steps, side] => Action::Cardinal(number(steps)?, side.parse()?),
            ["favour", noble] => Action::Favour(noble.parse()?),
            ["plot", plot, good] => Action::Plot(plot.parse()?, good.parse()?),
            ["cube", kind, line] => Action::Cube(kind.parse()?, line.parse()?),
            ["house", group] => Action::House(group.parse()?),
            ["decree", decree] => Action::Decree(decree.parse()?),
            ["site", site] => Action::Site(site.parse()?),
            ["open", architect, officials] => Action::Open(architect.parse()?, number(officials)?),
            ["take", kind] => Action::Take(kind.parse()?),
            ["give", tile] => Action::Give(tile.parse()?),
            ["shed", card] => Action::Shed(card.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["done"] => Action::Done,
            _ => return Err(ActionError::NoAction(text.to_owned())),
        })
    }
}
