//! What statistics count: stores, public buildings, decrees and ships at the end of the game.

use crate::view::View;
use crate::words as w;
use engine::{Deed, Seat, small};

pub const DEEDS: &[Deed] = &[
    Deed { id: "stores", name: &w::DEED_STORES },
    Deed { id: "buildings", name: &w::DEED_BUILDINGS },
    Deed { id: "decrees", name: &w::ITEM_DECREES },
    Deed { id: "ships", name: &w::ITEM_SHIPS },
];

/// In the order of `DEEDS`. Whoever opens a public building takes a plan, so plans count the buildings.
pub fn deeds(view: &View, seat: Seat) -> Vec<u32> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let plans = player.open_plans.iter().chain(&player.completed_plans);
    vec![
        player.stores.iter().copied().map(u32::from).sum(),
        plans.map(|(_, _, count)| u32::from(*count)).sum(),
        small(player.decrees.len()).into(),
        small(player.docks.iter().filter(|dock| dock.ship().is_some()).count()).into(),
    ]
}
