//! The page of one player, and what only they know.

use crate::engine::{Arg, Key, Page, Phrase, Seat};
use crate::games::madeira::edition::Edition;
use crate::games::madeira::event::Stock;
use crate::games::madeira::state::Occupant;
use crate::games::madeira::tell::names;
use crate::games::madeira::view::{PlayerView, View};
use crate::games::madeira::vocabulary::{Colony, Favour, Field, Good, Request, Spot};
use crate::games::madeira::words as w;

pub fn player(edition: &Edition, view: &View, seat: Seat) -> Page {
    let player = &view.players[seat.index()];
    let page = Page::new(Phrase::Person(seat)).field(w::STOCK.say(), stock_lines(player));
    let page = page.field(w::FAVOURS.say(), favours(edition, player));
    let page = page.field(w::REQUESTS.say(), requests(player));
    let page = page.field(w::PIECES.say(), pieces(view, player));
    page.field(w::UPKEEP.say(), upkeep(player).into())
}

/// One's pirates, which are secret, and what one looks for most while deciding.
pub fn hand(view: &View, seat: Seat) -> Vec<Phrase> {
    let player = &view.players[seat.index()];
    let secret = player.pirates.map(|pirates| w::HAND_PIRATES.with([("count", pirates.into())]));
    let stock = w::HAND_STOCK.with([("stock", Phrase::List(stock(player)).into())]);
    let requests = w::HAND_REQUESTS.with([("requests", names::requests(player.requests).into())]);
    let owed = (player.bought > 0).then(|| owed(player));
    let upkeep = w::HAND_UPKEEP.with([("bread", player.bread_due.into()), ("wood", player.wood_due.into())]);
    secret.into_iter().chain([stock, requests, upkeep, access(player)]).chain(owed).collect()
}

/// Everything in one's supply as amounts.
fn stock(player: &PlayerView) -> Vec<Phrase> {
    let money = [(Stock::Reais, player.reais), (Stock::Bread, player.bread), (Stock::Wood, player.wood)];
    let goods = Good::ALL.iter().map(|good| (Stock::Good(*good), u16::from(player.goods[*good])));
    money.into_iter().chain(goods).map(|(what, count)| names::amount(what, count)).collect()
}

fn stock_lines(player: &PlayerView) -> Vec<Phrase> {
    let head = w::PP_AND_MILL.with([("pp", player.pp.into()), ("mill", player.windmill.into())]);
    let dice = (!player.dice.is_empty()).then(|| w::DICE_LEFT.with([("dice", names::dice(&player.dice))]));
    let passed = player.passed.map(|space| w::PASSED_ON.with([("space", Arg::sign(names::roman(space)))]));
    let pirates = match player.pirates {
        Some(count) => w::PIRATES_ARE.with([("count", count.into())]),
        None => w::PIRATES_SECRET.say(),
    };
    let lines = [Some(head), Some(Phrase::List(stock(player))), dice, passed, Some(pirates)];
    lines.into_iter().flatten().collect()
}

fn favours(edition: &Edition, player: &PlayerView) -> Vec<Phrase> {
    let line = |key: &'static Key, favour: Favour| {
        key.with([
            ("favour", names::favour(favour).into()),
            ("guild", names::guild(edition.guild(favour)).into()),
            ("does", names::favour_does(favour).into()),
        ])
    };
    let up = player.face_up.iter().map(|favour| line(&w::FAVOUR_UP, favour));
    let down = player.face_down.iter().map(|favour| line(&w::FAVOUR_DOWN, favour));
    or_none(up.chain(down).collect())
}

fn requests(player: &PlayerView) -> Vec<Phrase> {
    let line = |request: Request| {
        let name = names::times(player.requests[request], names::request(request));
        w::REQUEST_WORTH.with([("request", name.into()), ("pp", player.worth[request.index()].into())])
    };
    or_none(player.requests.kinds().map(line).collect())
}

fn pieces(view: &View, player: &PlayerView) -> Vec<Phrase> {
    let home = w::WORKERS_HOME.with([("count", player.home_workers.into())]);
    let watch = w::WORKERS_WATCH.with([("count", player.watch.into())]);
    let docked = w::SHIPS_HOME.with([("count", player.home_ships.into())]);
    let [workers, ships, markers] = places(view, player);
    [Some(home), Some(watch), workers, Some(docked), ships, markers].into_iter().flatten().collect()
}

/// Where workers, ships and action markers of a player are, if there are any.
pub fn places(view: &View, player: &PlayerView) -> [Option<Phrase>; 3] {
    let workers = workers(view, player.seat);
    let workers = (!workers.is_empty()).then(|| w::WORKERS_AT.with([("places", Phrase::List(workers).into())]));
    let ships = ships(view, player.seat);
    let ships = (!ships.is_empty()).then(|| w::SHIPS_AT.with([("places", Phrase::List(ships).into())]));
    let marked = view.buildings.iter().filter(|building| building.markers[player.seat.index()] > 0);
    let marked: Vec<Phrase> = marked.map(|building| names::building(building.building)).collect();
    let markers = (!marked.is_empty()).then(|| w::MARKERS_AT.with([("buildings", Phrase::List(marked).into())]));
    [workers, ships, markers]
}

/// Where the workers of a seat stand, those in the watch left out.
fn workers(view: &View, seat: Seat) -> Vec<Phrase> {
    let fields = view.fields.iter().filter(|field| field.state.workers.contains(seat));
    let fields = fields.map(|field| names::field(field.field));
    let forest = view.forest.contains(&seat).then(|| names::field(Field::FOREST));
    let spots =
        Spot::all().filter(|spot| view.cities[spot.city().index()].spots[spot.number()] == Occupant::Worker(seat));
    let colonies = Colony::ALL.iter().filter_map(|colony| match view.colonies[colony.index()].workers[seat.index()] {
        0 => None,
        count => Some(names::times(count, names::colony(*colony))),
    });
    fields.chain(forest).chain(spots.map(names::spot)).chain(colonies).collect()
}

fn ships(view: &View, seat: Seat) -> Vec<Phrase> {
    // The other half of the double space of two players shows the same ship.
    let own = view.spaces.iter().filter(|space| space.ship == Some(seat) && space.space == space.berth);
    own.map(|space| names::space(space.space)).collect()
}

/// Bread and wood that are due, and access to wood.
pub fn upkeep(player: &PlayerView) -> [Phrase; 3] {
    let bread = w::BREAD_DUE.with([("due", player.bread_due.into()), ("have", player.bread.into())]);
    let wood = w::WOOD_DUE.with([("due", player.wood_due.into()), ("have", player.wood.into())]);
    [bread, wood, access(player)]
}

fn access(player: &PlayerView) -> Phrase {
    match (player.forest, player.wood_on_fields) {
        (true, _) => w::WOOD_ACCESS_FOREST.say(),
        (false, 0) => w::WOOD_ACCESS_NONE.say(),
        (false, count) => w::WOOD_ACCESS.with([("count", count.into())]),
    }
}

/// Wood bought in this turn, and what is owed for it.
pub fn owed(player: &PlayerView) -> Phrase {
    w::WOOD_OWED.with([("count", player.bought.into()), ("reais", player.owed.into())])
}

fn or_none(lines: Vec<Phrase>) -> Vec<Phrase> {
    if lines.is_empty() { vec![w::NONE.say()] } else { lines }
}
