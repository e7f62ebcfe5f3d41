//! What statistics count: guild favours, workers in cities, and ships at trade posts and in colonies at the end of the game,
//! and which requests were presented. Everybody presents six in a game, so only their kinds tell anything.

use crate::engine::{Deed, Seat, small};
use crate::games::madeira::state::Occupant;
use crate::games::madeira::view::View;
use crate::games::madeira::vocabulary::{Request, Space};
use crate::games::madeira::words as w;

pub const DEEDS: &[Deed] = &[
    Deed { id: "favours", name: &w::TERM_FAVOURS },
    Deed { id: "workers", name: &w::DEED_WORKERS },
    Deed { id: "traders", name: &w::DEED_TRADERS },
    Deed { id: "explorers", name: &w::DEED_EXPLORERS },
    Deed { id: "request-trade", name: &w::DEED_TRADE },
    Deed { id: "request-expedition", name: &w::DEED_EXPEDITION },
    Deed { id: "request-guilds", name: &w::DEED_GUILDS },
    Deed { id: "request-urban", name: &w::DEED_URBAN },
    Deed { id: "request-wealth", name: &w::DEED_WEALTH },
];

/// In the order of `DEEDS`.
pub fn deeds(view: &View, seat: Seat) -> Vec<u32> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let spots = view.cities.iter().flat_map(|city| &city.spots);
    let ships = || view.spaces.iter().filter(|space| space.ship == Some(seat));
    let trade = ships().filter(|space| matches!(space.space, Space::Trade(..))).count();
    let built = [
        u32::from(player.face_up.len()) + u32::from(player.face_down.len()),
        small(spots.filter(|spot| **spot == Occupant::Worker(seat)).count()).into(),
        small(trade).into(),
        small(ships().count() - trade).into(),
    ];
    built.into_iter().chain(Request::ALL.iter().map(|request| player.presented[*request].into())).collect()
}
