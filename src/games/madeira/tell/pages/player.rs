//! The page of one player, and what only they know.

use crate::engine::{Arg, Key, Page, Phrase, Seat};
use crate::games::madeira::edition::Edition;
use crate::games::madeira::event::Stock;
use crate::games::madeira::state::Occupant;
use crate::games::madeira::step::Phase;
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
    let requests = w::HAND_REQUESTS.with([("requests", names::requests(player.requests).into())]);
    let owed = (player.bought > 0).then(|| owed(player));
    secret.into_iter().chain([requests, access(player)]).chain(owed).collect()
}

/// What one has, in two lines: dice and supply, then what is due and who is at home.
pub fn means(view: &View, seat: Seat) -> Vec<Phrase> {
    let player = &view.players[seat.index()];
    let dice = (!player.dice.is_empty()).then(|| names::guild_dice(&player.dice));
    let usable = player.watch > 0 && !view.pirate_dice.is_empty() && view.phase == Phase::Characters;
    let pirate_dice = usable.then(|| names::pirate_dice(&view.pirate_dice));
    let supply = [names::points(player.pp)].into_iter().chain(stock(player));
    let first = dice.into_iter().chain(pirate_dice).chain(supply);
    let due = [(Stock::Bread, player.bread_due), (Stock::Wood, player.wood_due)];
    let due = due.into_iter().map(|(what, count)| names::amount(what, count)).collect();
    let second = vec![
        w::MEANS_DUE.with([("due", Phrase::List(due).into())]),
        w::MEANS_MILL.with([("mill", player.windmill.into())]),
        w::MEANS_WORKERS.with([("count", player.home_workers.into())]),
    ];
    vec![names::dots(first.collect()), names::dots(second)]
}

/// Everything in one's supply as amounts.
pub(super) fn stock(player: &PlayerView) -> Vec<Phrase> {
    let money = [(Stock::Reais, player.reais), (Stock::Bread, player.bread), (Stock::Wood, player.wood)];
    let goods = Good::ALL.iter().map(|good| (Stock::Good(*good), u16::from(player.goods[*good])));
    money.into_iter().chain(goods).map(|(what, count)| names::amount(what, count)).collect()
}

fn stock_lines(player: &PlayerView) -> Vec<Phrase> {
    let head = w::PP_AND_MILL.with([("pp", names::points(player.pp).into()), ("mill", player.windmill.into())]);
    let dice = (!player.dice.is_empty()).then(|| names::guild_dice(&player.dice));
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
        w::REQUEST_WORTH.with([("request", name.into()), ("pp", names::points(player.worth[request.index()]).into())])
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
    let amount = |what: Stock, count: u16| Arg::from(names::amount(what, count));
    let bread = w::BREAD_DUE
        .with([("due", amount(Stock::Bread, player.bread_due.into())), ("have", amount(Stock::Bread, player.bread))]);
    let wood = w::WOOD_DUE
        .with([("due", amount(Stock::Wood, player.wood_due.into())), ("have", amount(Stock::Wood, player.wood))]);
    [bread, wood, access(player)]
}

fn access(player: &PlayerView) -> Phrase {
    match (player.forest, player.wood_on_fields) {
        (true, _) => w::WOOD_ACCESS_FOREST.say(),
        (false, 0) => w::WOOD_ACCESS_NONE.say(),
        (false, count) => w::WOOD_ACCESS.with([("wood", names::amount(Stock::Wood, count).into())]),
    }
}

/// Wood bought in this turn, and what is owed for it.
pub fn owed(player: &PlayerView) -> Phrase {
    let (wood, reais) = (names::amount(Stock::Wood, player.bought), names::amount(Stock::Reais, player.owed));
    w::WOOD_OWED.with([("wood", wood.into()), ("reais", reais.into())])
}

fn or_none(lines: Vec<Phrase>) -> Vec<Phrase> {
    if lines.is_empty() { vec![w::NONE.say()] } else { lines }
}
