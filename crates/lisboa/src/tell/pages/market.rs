//! Market, ships and church.

use crate::edition::{CHURCH_TILES, Edition, GAPS};
use crate::player::Moored;
use crate::state::Church;
use crate::tell::names::{self, listed, party};
use crate::view::View;
use crate::vocabulary::{Good, Ship};
use crate::words as w;
use engine::{Page, Party, Phrase};

/// What a good of each kind costs now.
pub fn stock(view: &View) -> Phrase {
    let price =
        |good: &Good| Phrase::Row(vec![names::good_sign(*good), Phrase::sign(view.market[good.index()].to_string())]);
    Phrase::List(Good::ALL.iter().map(price).collect())
}

/// Prices and the next ship, for the turn message.
pub fn short(view: &View) -> Vec<Phrase> {
    let prices = w::Prices { prices: stock(view) }.say();
    let yard = match view.yard.first() {
        Some(next) => w::Yard {
            ship: names::ship(next.ship),
            hull: next.hull.into(),
            influence: names::influence(next.influence),
            left: view.yard.len().into(),
        }
        .say(),
        None => w::YARD_EMPTY.say(),
    };
    vec![prices, yard]
}

fn ship_line(ed: &Edition, owner: Party, moored: &Moored) -> Phrase {
    let ship: Ship = moored.ship;
    let owner = party(owner);
    if moored.at_sea {
        return w::ShipAtSea { ship: names::ship(ship), owner }.say();
    }
    let values = ed.ship(ship);
    w::ShipLine {
        ship: names::ship(ship),
        owner,
        goods: moored.cargo.total().into(),
        hull: values.hull.into(),
        bonus: values.bonus.into(),
    }
    .say()
}

fn ships(ed: &Edition, view: &View) -> Vec<Phrase> {
    let owned = view.players.iter().flat_map(|player| player.ships().map(|moored| (player.who, moored)));
    let lines: Vec<Phrase> = owned.map(|(owner, moored)| ship_line(ed, owner, moored)).collect();
    if lines.is_empty() { vec![w::NO_SHIPS.say()] } else { lines }
}

/// The tiles clockwise from the Cardinal, and where the symbols are.
fn church(ed: &Edition, view: &View) -> Vec<Phrase> {
    let church = &view.church;
    let tile = |place: usize| {
        let space = (usize::from(church.cardinal) + place) % CHURCH_TILES;
        let place = (place + 1).into();
        match church.tiles[space] {
            Some(tile) => w::ChurchTile { place, tile: ed.tile_text(tile.tile) }.say(),
            None => w::ChurchGap { place }.say(),
        }
    };
    let steps_to = |gap: u8| (1..=GAPS).find(|steps| Church::gap_after(church.cardinal, *steps) == gap);
    let symbols = w::ChurchSymbols {
        treasury: steps_to(church.treasury_gap).unwrap_or(0).into(),
        envelope: steps_to(church.envelope_gap).unwrap_or(0).into(),
    }
    .say();
    (0..CHURCH_TILES).map(tile).chain([symbols]).collect()
}

/// What lies beside the town to build with.
fn stocks(view: &View) -> Vec<Phrase> {
    let large = Good::ALL.iter().filter(|good| view.city.display[good.index()]).map(|good| names::store_named(*good));
    let small = view.city.small_display.then(|| w::SMALL_TILE.say());
    let tiles = w::CityTiles { stores: listed(large.chain(small).collect()) }.say();
    vec![tiles, w::RubblePile { cubes: names::cubes(view.city.pile) }.say()]
}

pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let market = short(view).into_iter().chain(stocks(view)).collect();
    page.field(w::HEAD_MARKET.say(), market)
        .field(w::SHIPS.say(), ships(ed, view))
        .field(w::CHURCH.say(), church(ed, view))
}
