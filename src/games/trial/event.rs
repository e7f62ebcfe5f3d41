//! What happens in a game, as somebody who knows everything would tell it.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::vocabulary::{Card, Square};
use crate::engine::{Seat, Viewer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Staked {
        seat: Seat,
        card: Card,
    },
    /// The card is known only to the player who drew it.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Marked {
        seat: Seat,
        square: Square,
    },
    Guarded {
        seat: Seat,
        card: Card,
        square: Square,
    },
    Melted {
        seat: Seat,
        tokens: u8,
    },
    Ended,
}

impl Event {
    /// What this viewer sees of it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        if let Event::Drew { seat, .. } = self
            && !viewer.knows(*seat)
        {
            return Event::Drew { seat: *seat, card: None };
        }
        self.clone()
    }
}
