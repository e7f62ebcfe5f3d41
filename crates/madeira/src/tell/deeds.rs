//! What statistics count: guild favours, workers in cities, and ships at trade posts and in colonies at the end of the game.
//! Requests are not among them: they leave no trace on the board once they are presented.

use crate::state::Occupant;
use crate::view::View;
use crate::vocabulary::Space;
use crate::words as w;
use engine::{Deed, Seat, small};

pub const DEEDS: &[Deed] = &[
    Deed { id: "favours", name: &w::TERM_FAVOURS },
    Deed { id: "workers", name: &w::DEED_WORKERS },
    Deed { id: "traders", name: &w::DEED_TRADERS },
    Deed { id: "explorers", name: &w::DEED_EXPLORERS },
];

/// In the order of `DEEDS`.
pub fn deeds(view: &View, seat: Seat) -> Vec<u32> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let spots = view.cities.iter().flat_map(|city| &city.spots);
    let ships = || view.spaces.iter().filter(|space| space.ship == Some(seat));
    let trade = ships().filter(|space| matches!(space.space, Space::Trade(..))).count();
    vec![
        u32::from(player.face_up.len()) + u32::from(player.face_down.len()),
        small(spots.filter(|spot| **spot == Occupant::Worker(seat)).count()).into(),
        small(trade).into(),
        small(ships().count() - trade).into(),
    ]
}
