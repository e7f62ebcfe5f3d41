//! Checks that no card was lost or made.

use super::play::Look;
use super::vocabulary::Card;

impl Look<'_> {
    pub fn audit(&self) -> Result<(), String> {
        let players = self.state.players.iter();
        let held: usize = players.map(|player| player.hand.len() + usize::from(player.stake.is_some())).sum();
        let cards = held + self.state.deck.len() + usize::from(self.state.discarded);
        if cards == usize::from(Card::COUNT) { Ok(()) } else { Err(format!("{cards} cards")) }
    }
}
