//! What must occur over many random games, besides every kind of question, action, event and refusal.

use super::edition::Edition;
use super::event::{EndReason, Event};
use super::lacerda::Reason;
use super::play::Look;
use super::state::Ending;
use engine::VariantName;

impl Look<'_> {
    /// Counts tiles, decrees, cards and ends as they come up.
    pub fn tally(self, events: &[Event], count: &mut dyn FnMut(&'static str, &str)) {
        if let Ending::Over(reason) = self.state.ending {
            count("end", end(reason));
        }
        for event in events {
            if let Event::TileTaken { tile, .. } = event {
                count("tile", &tile.to_string());
            } else if let Event::DecreeTaken { decree, .. } = event {
                count("decree", &decree.to_string());
            } else if let Event::CardAdded { card, .. } = event {
                count("added", &card.to_string());
            } else if let Event::Sponsored { card, .. } = event {
                count("sponsored", &card.to_string());
            } else if let Event::PeriodEnded { reason, .. } = event {
                count("period", end(*reason));
            } else if let Event::Lacerda { reason } = event {
                count("reason", reason.kind());
            }
        }
    }
}

fn end(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Sets => "sets",
        EndReason::Piles => "piles",
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
