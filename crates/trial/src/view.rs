//! What a viewer may see: everything but others' hands, secret stakes and the deck.

use super::prelude::*;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's own cards.
    pub hand: Vec<Card>,
    /// The viewer's own stake, while stakes are secret.
    pub stake: Option<Card>,
    pub players: Vec<PlayerView>,
    pub deck: usize,
    pub board: Vec<Option<Seat>>,
}

/// What everybody may see of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub cards: usize,
    pub tokens: u8,
    pub coins: u8,
    /// Shown when all are set aside.
    pub stake: Option<Card>,
}

impl Look<'_> {
    /// Until the last one has set a card aside.
    pub fn stakes_are_secret(&self) -> bool {
        matches!(self.state.steps.last(), Some(Step::Ask(_, Question::Stake)))
    }

    pub fn view(&self, viewer: Viewer) -> View {
        let mine = match viewer {
            Viewer::Seat(seat) => self.state.players.get(seat.index()),
            Viewer::Spectator => None,
        };
        let shown = !self.stakes_are_secret();
        let players = self.state.players.iter().map(|player| PlayerView {
            // Who has set a card aside is not shown before all have.
            cards: if shown { player.hand.len() } else { self.edition.hand },
            tokens: player.tokens,
            coins: player.coins,
            stake: player.stake.filter(|_| shown),
        });
        View {
            hand: mine.map(|player| player.hand.to_vec()).unwrap_or_default(),
            stake: mine.and_then(|player| player.stake),
            players: players.collect(),
            deck: self.state.deck.len(),
            board: self.state.board.clone(),
        }
    }
}
