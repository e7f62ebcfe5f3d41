//! Melting tokens into a coin, offered to everybody at any time.

use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use crate::engine::Seat;

/// Tokens that make a coin.
pub const MELTED: u8 = 2;

impl Look<'_> {
    pub fn may_melt(&self, seat: Seat) -> Allowed {
        if self.state.player(seat).tokens >= MELTED { Ok(()) } else { Err(Refusal::TooFewTokens) }
    }
}

impl Play<'_> {
    pub fn melt(&mut self, seat: Seat) {
        let player = self.player(seat);
        player.tokens -= MELTED;
        player.coins += 1;
        self.tell(Event::Melted { seat, tokens: MELTED });
    }
}
