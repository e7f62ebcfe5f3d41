//! What a player can do, and how it is written in a log or typed.

use super::play::Sight;
use super::step::FollowChoice;
use super::vocabulary::{self as v, Card, Noble};
use super::{Lisboa, words as w};
use engine::steps::{Declines, WordError};
use engine::vocabulary::Unknown;
use engine::{Ask, Phrase, Price, Reply};

engine::vocabulary! {
    /// Where an official stands with a noble.
    "place of an official" Spot { Office, Plaza }
}

engine::actions! {
    Lisboa, ActionError;
    /// An answer to a question. The text forms are listed in `docs/lisboa-actions.md`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Action {
        /// Keeps this of two clergy tiles.
        Keep(tile: v::ClergyTile),
        /// Keeps these cards of a hand that is drafted.
        Draft(card: v::Card, other: Option<v::Card>) by hand,
        /// Discards a card for one gold.
        Gold(card: v::Card),
        /// Adds a card to the portfolio.
        Add(card: v::Card),
        /// Plays a noble card to the court.
        Visit(card: v::Card) by hand,
        /// Plays a Treasury card to the court.
        Sponsor(card: v::Card),
        /// Puts the new card into a free slot, or into the place of this one.
        Slot(replaced: Option<v::PortfolioCard>) by hand,
        Sell(good: v::Good, ship: v::Ship),
        Offer(good: v::Good, state: v::StateAction),
        /// Takes a State action on a visit.
        State(state: v::StateAction),
        Follow(choice: FollowChoice),
        /// Replaces this much influence of a visit with reis.
        Reis(replaced: u8),
        /// Pays this many reis with coins of the influence track.
        Coins(coins: u8),
        /// Gains, loses or produces a good.
        Good(good: v::Good),
        /// Takes a cube from the rubble pile.
        Rubble(cube: v::Rubble),
        /// Places an official.
        Office(office: v::Noble),
        /// Takes back an official.
        Recall(office: v::Noble, spot: Spot),
        Plan(architect: v::Architect),
        /// Builds the ship in a free slot, or in the place of this card.
        Ship(replaced: Option<v::PortfolioCard>) by hand,
        /// Pays for the ship with these goods.
        Pay(goods: v::GoodSet) by hand,
        /// Moves the Cardinal this many steps and takes the tile on this side.
        Cardinal(steps: u8, side: v::Side),
        Favour(favour: v::Noble),
        Plot(plot: v::Plot, street: v::Good),
        Cube(cube: v::Rubble, line: v::Line),
        House(house: v::HouseGroup),
        Decree(decree: v::Decree),
        Site(site: v::Site),
        /// Completes a plan: its architect and its number of officials.
        Open(architect: v::Architect, officials: u8),
        /// Takes the face-up card of a pile.
        Take(pile: v::CardKind),
        /// Gives up a clergy tile.
        Give(tile: v::ClergyTile),
        /// Discards a card beyond the portfolio's limit.
        Shed(held: v::PortfolioCard),
        /// Discards a card at the end of the period.
        Discard(card: v::Card),
        /// Nothing, or nothing more.
        Done,
    }
}

impl Declines for Action {
    fn declines(&self) -> bool {
        *self == Action::Done
    }
}

impl Reply<Lisboa> for Done {
    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        if price.in_vain.is_some() {
            return w::OPTION_DECLINE.say();
        }
        let asked = sight.view.asked.and_then(|question| question.declining(sight));
        asked.unwrap_or_else(|| w::OPTION_DONE.say())
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

impl WordError for ActionError {
    fn no_action(text: &str, _names: &[&str]) -> ActionError {
        ActionError::NoAction(text.to_owned())
    }

    fn no_number(text: &str) -> ActionError {
        ActionError::Word(Unknown::new("number", text, "0 to 255"))
    }
}
