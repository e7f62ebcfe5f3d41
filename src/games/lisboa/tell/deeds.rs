//! What statistics count: stores, public buildings, decrees and ships at the end of the game.

use crate::engine::{Deed, Seat, small};
use crate::games::lisboa::view::View;
use crate::games::lisboa::words::pages as p;

pub const DEEDS: &[Deed] = &[
    Deed { id: "stores", name: &p::DEED_STORES },
    Deed { id: "buildings", name: &p::DEED_BUILDINGS },
    Deed { id: "decrees", name: &p::ITEM_DECREES },
    Deed { id: "ships", name: &p::ITEM_SHIPS },
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
