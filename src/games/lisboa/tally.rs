//! What must occur over many random games, besides every kind of question, action, event and refusal.

use super::edition::Edition;
use super::event::{EndReason, Event};
use super::lacerda::Reason;
use super::play::Look;
use super::state::Ending;
use crate::engine::Kinds;

impl Look<'_> {
    /// Counts tiles, decrees, cards and ends as they come up.
    pub fn tally(self, events: &[Event], count: &mut dyn FnMut(&'static str, &str)) {
        match self.state.ending {
            Ending::Over(EndReason::Sets) => count("end", "sets"),
            Ending::Over(EndReason::Piles) => count("end", "piles"),
            _ => {}
        }
        for event in events {
            match event {
                Event::TileTaken { tile, .. } => count("tile", &tile.to_string()),
                Event::DecreeTaken { decree, .. } => count("decree", &decree.to_string()),
                Event::CardAdded { card, .. } => count("added", &card.to_string()),
                Event::Sponsored { card, .. } => count("sponsored", &card.to_string()),
                Event::PeriodEnded { reason: EndReason::Sets, .. } => count("period", "sets"),
                Event::PeriodEnded { reason: EndReason::Piles, .. } => count("period", "piles"),
                Event::Lacerda { reason } => count("reason", reason.kind()),
                _ => {}
            }
        }
    }
}

/// Everything that `tally` must have counted.
pub(super) fn tallied(ed: &Edition) -> Vec<(&'static str, String)> {
    // Four sets are beyond players without a plan; a test of its own plays for them.
    let ends = [("end", "piles"), ("period", "sets"), ("period", "piles")].map(|(what, end)| (what, end.to_owned()));
    let tiles = ed.clergy_tiles().map(|tile| ("tile", tile.to_string()));
    let decrees = ed.decrees().map(|decree| ("decree", decree.to_string()));
    let cards = super::vocabulary::Deck::ALL.iter().flat_map(|deck| ed.deck(*deck)).flat_map(|card| {
        let sponsored = card.noble().is_none().then(|| ("sponsored", card.to_string()));
        [("added", card.to_string())].into_iter().chain(sponsored)
    });
    let reasons = <Reason as strum::VariantNames>::VARIANTS.iter().map(|reason| ("reason", (*reason).to_owned()));
    ends.into_iter().chain(tiles).chain(decrees).chain(cards).chain(reasons).collect()
}
