//! The pages of the board, the summary of a turn message, the page of a player and the hand.

mod buildings;
mod cities;
mod guilds;
mod island;
mod player;
mod ships;
mod summary;

pub use player::{hand, means, owed, places, player, upkeep};
pub use summary::{glance, in_order, summary, title};

use crate::edition::Edition;
use crate::view::View;
use crate::words as w;
use engine::{Key, Page, PageSpec, Phrase, Seat};

pub const PAGES: &[PageSpec] = &[
    PageSpec { id: "board", name: &w::PAGE_BOARD },
    PageSpec { id: "island", name: &w::PAGE_ISLAND },
    PageSpec { id: "cities", name: &w::PAGE_CITIES },
    PageSpec { id: "ships", name: &w::PAGE_SHIPS },
    PageSpec { id: "guilds", name: &w::PAGE_GUILDS },
    PageSpec { id: "buildings", name: &w::PAGE_BUILDINGS },
];

pub fn page(edition: &Edition, view: &View, id: &str) -> Option<Page> {
    let titled = |name: &'static Key| Page::new(name.say());
    Some(match id {
        "board" => whole(edition, view),
        "island" => island::add(view, titled(&w::PAGE_ISLAND)),
        "cities" => cities::add(edition, view, titled(&w::PAGE_CITIES)),
        "ships" => ships::add(edition, view, titled(&w::PAGE_SHIPS)),
        "guilds" => guilds::add(edition, view, titled(&w::PAGE_GUILDS)),
        "buildings" => buildings::add(view, titled(&w::PAGE_BUILDINGS)),
        _ => return None,
    })
}

fn whole(edition: &Edition, view: &View) -> Page {
    let page = buildings::sites(view, summary::players(view));
    let page = guilds::add(edition, view, page);
    let page = island::add(view, page);
    let page = cities::add(edition, view, page);
    ships::add(edition, view, page)
}

/// Which initials stand for whom in the grids.
fn signs(view: &View) -> Phrase {
    signs_of(&Seat::all(view.players.len()).collect::<Vec<_>>())
}

pub fn signs_of(seats: &[Seat]) -> Phrase {
    let sign = |seat: &Seat| w::SignOf { sign: Phrase::Initials(*seat), who: *seat }.say();
    let signs = seats.iter().map(sign).collect();
    w::Signs { signs: Phrase::List(signs) }.say()
}

/// How many pieces everybody has somewhere, those who have none left out.
fn counts(view: &View, count: impl Fn(Seat) -> u8) -> Vec<Phrase> {
    let there = Seat::all(view.players.len()).map(|seat| (seat, count(seat))).filter(|(_, count)| *count > 0);
    there.map(|(seat, count)| w::CountOf { who: seat, count: count.into() }.say()).collect()
}

/// These in a list, or that there is nobody.
fn or_nobody(list: Vec<Phrase>) -> Phrase {
    if list.is_empty() { w::SHORT_NOBODY.say() } else { Phrase::List(list) }
}

fn people(seats: impl IntoIterator<Item = Seat>) -> Phrase {
    Phrase::List(seats.into_iter().map(Phrase::Person).collect())
}
