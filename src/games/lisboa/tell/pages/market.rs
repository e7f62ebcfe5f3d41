//! Market, ships and church.

use crate::engine::{Page, Party, Phrase};
use crate::games::lisboa::edition::{CHURCH_TILES, Edition, GAPS};
use crate::games::lisboa::player::Moored;
use crate::games::lisboa::state::Church;
use crate::games::lisboa::tell::names::{self, listed, party};
use crate::games::lisboa::view::View;
use crate::games::lisboa::vocabulary::{Good, Ship};
use crate::games::lisboa::words::pages as p;

/// Prices and the next ship, for the turn message.
pub fn short(view: &View) -> Vec<Phrase> {
    let price =
        |good: &Good| Phrase::Row(vec![names::good_sign(*good), Phrase::sign(view.market[good.index()].to_string())]);
    let prices = p::PRICES.with([("prices", Phrase::List(Good::ALL.iter().map(price).collect()).into())]);
    let yard = match view.yard.first() {
        Some(next) => p::YARD.with([
            ("ship", names::ship(next.ship).into()),
            ("hull", next.hull.into()),
            ("influence", names::influence(next.influence).into()),
            ("left", view.yard.len().into()),
        ]),
        None => p::YARD_EMPTY.say(),
    };
    vec![prices, yard]
}

fn ship_line(ed: &Edition, owner: Party, moored: &Moored) -> Phrase {
    let ship: Ship = moored.ship;
    let [name, owner] = [("ship", names::ship(ship).into()), ("owner", party(owner).into())];
    if moored.at_sea {
        return p::SHIP_AT_SEA.with([name, owner]);
    }
    let values = ed.ship(ship);
    p::SHIP_LINE.with([
        name,
        owner,
        ("goods", moored.cargo.total().into()),
        ("hull", values.hull.into()),
        ("bonus", values.bonus.into()),
    ])
}

fn ships(ed: &Edition, view: &View) -> Vec<Phrase> {
    let owned = view.players.iter().flat_map(|player| player.ships().map(|moored| (player.who, moored)));
    let lines: Vec<Phrase> = owned.map(|(owner, moored)| ship_line(ed, owner, moored)).collect();
    if lines.is_empty() { vec![p::NO_SHIPS.say()] } else { lines }
}

/// The tiles clockwise from the Cardinal, and where the symbols are.
fn church(ed: &Edition, view: &View) -> Vec<Phrase> {
    let church = &view.church;
    let tile = |place: usize| {
        let space = (usize::from(church.cardinal) + place) % CHURCH_TILES;
        let place = ("place", (place + 1).into());
        match church.tiles[space] {
            Some(tile) => p::CHURCH_TILE.with([place, ("tile", ed.tile_text(tile.tile).into())]),
            None => p::CHURCH_GAP.with([place]),
        }
    };
    let steps_to = |gap: u8| (1..=GAPS).find(|steps| Church::gap_after(church.cardinal, *steps) == gap);
    let symbols = p::CHURCH_SYMBOLS.with([
        ("treasury", steps_to(church.treasury_gap).unwrap_or(0).into()),
        ("envelope", steps_to(church.envelope_gap).unwrap_or(0).into()),
    ]);
    (0..CHURCH_TILES).map(tile).chain([symbols]).collect()
}

/// What lies beside the town to build with.
fn stocks(view: &View) -> Vec<Phrase> {
    let large = Good::ALL.iter().filter(|good| view.city.display[good.index()]).map(|good| names::store_named(*good));
    let small = view.city.small_display.then(|| p::SMALL_TILE.say());
    let tiles = p::CITY_TILES.with([("stores", listed(large.chain(small).collect()).into())]);
    vec![tiles, p::RUBBLE_PILE.with([("cubes", names::cubes(view.city.pile).into())])]
}

pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let market = short(view).into_iter().chain(stocks(view)).collect();
    page.field(p::HEAD_MARKET.say(), market)
        .field(p::SHIPS.say(), ships(ed, view))
        .field(p::CHURCH.say(), church(ed, view))
}
