//! The page of one player, and what only they know.

use crate::edition::Edition;
use crate::event::Stock;
use crate::state::Occupant;
use crate::step::Phase;
use crate::tell::names;
use crate::view::{PlayerView, View};
use crate::vocabulary::{Colony, Favour, Field, Good, Request, Spot};
use crate::words as w;
use engine::{Key, Page, Phrase, Seat};

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
    let secret = player.pirates.map(|pirates| w::HandPirates { count: pirates.into() }.say());
    let requests = w::HandRequests { requests: names::requests(player.requests) }.say();
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
        w::MeansDue { due: Phrase::List(due) }.say(),
        w::MeansMill { mill: player.windmill.into() }.say(),
        w::MeansWorkers { count: player.home_workers.into() }.say(),
    ];
    vec![names::dots(first.collect()), names::dots(second)]
}

/// Everything in one's supply as amounts.
pub(super) fn stock(player: &PlayerView) -> Vec<Phrase> {
    supply(player).map(|(what, count)| names::amount(what, count)).collect()
}

/// Wood and goods, as far as there are any.
pub(super) fn held(player: &PlayerView) -> impl Iterator<Item = Phrase> {
    let told = |(what, count): &(Stock, u16)| *count > 0 && !matches!(what, Stock::Reais | Stock::Bread);
    supply(player).filter(told).map(|(what, count)| names::amount(what, count))
}

fn supply(player: &PlayerView) -> impl Iterator<Item = (Stock, u16)> {
    let money = [(Stock::Reais, player.reais), (Stock::Bread, player.bread), (Stock::Wood, player.wood)];
    money.into_iter().chain(Good::ALL.iter().map(|good| (Stock::Good(*good), u16::from(player.goods[*good]))))
}

fn stock_lines(player: &PlayerView) -> Vec<Phrase> {
    let head = w::PpAndMill { pp: names::points(player.pp), mill: player.windmill.into() }.say();
    let dice = (!player.dice.is_empty()).then(|| names::guild_dice(&player.dice));
    let passed = player.passed.map(|space| w::PassedOn { space: names::roman(space).to_string() }.say());
    let pirates = match player.pirates {
        Some(count) => w::PiratesAre { count: count.into() }.say(),
        None => w::PIRATES_SECRET.say(),
    };
    let lines = [Some(head), Some(Phrase::List(stock(player))), dice, passed, Some(pirates)];
    lines.into_iter().flatten().collect()
}

fn favours(edition: &Edition, player: &PlayerView) -> Vec<Phrase> {
    let words =
        |favour: Favour| (names::favour(favour), names::guild(edition.guild(favour)), names::favour_does(favour));
    let up = player.face_up.iter().map(words).map(|(favour, guild, does)| w::FavourUp { favour, guild, does }.say());
    let down = player.face_down.iter().map(words);
    let down = down.map(|(favour, guild, does)| w::FavourDown { favour, guild, does }.say());
    or(&w::NONE, up.chain(down).collect())
}

fn requests(player: &PlayerView) -> Vec<Phrase> {
    let line = |request: Request| {
        let name = names::times(player.requests[request], names::request(request));
        w::RequestWorth { request: name, pp: names::points(player.worth[request.index()]) }.say()
    };
    or(&w::NO_REQUESTS, player.requests.kinds().map(line).collect())
}

fn pieces(view: &View, player: &PlayerView) -> Vec<Phrase> {
    let home = w::WorkersHome { count: player.home_workers.into() }.say();
    let watch = w::WorkersWatch { count: player.watch.into() }.say();
    let docked = w::ShipsHome { count: player.home_ships.into() }.say();
    let [workers, ships, markers] = places(view, player);
    [Some(home), Some(watch), workers, Some(docked), ships, markers].into_iter().flatten().collect()
}

/// Where workers, ships and action markers of a player are, if there are any.
pub fn places(view: &View, player: &PlayerView) -> [Option<Phrase>; 3] {
    let workers = workers(view, player.seat);
    let workers = (!workers.is_empty()).then(|| w::WorkersAt { places: Phrase::List(workers) }.say());
    let ships = ships(view, player.seat);
    let ships = (!ships.is_empty()).then(|| w::ShipsAt { places: Phrase::List(ships) }.say());
    let marked = view.buildings.iter().filter(|building| building.markers[player.seat.index()] > 0);
    let marked: Vec<Phrase> = marked.map(|building| names::building(building.building)).collect();
    let markers = (!marked.is_empty()).then(|| w::MarkersAt { buildings: Phrase::List(marked) }.say());
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
    let amount = |what: Stock, count: u16| names::amount(what, count);
    let bread =
        w::BreadDue { due: amount(Stock::Bread, player.bread_due.into()), have: amount(Stock::Bread, player.bread) }
            .say();
    let wood =
        w::WoodDue { due: amount(Stock::Wood, player.wood_due.into()), have: amount(Stock::Wood, player.wood) }.say();
    [bread, wood, access(player)]
}

fn access(player: &PlayerView) -> Phrase {
    match (player.forest, player.wood_on_fields) {
        (true, _) => w::WOOD_ACCESS_FOREST.say(),
        (false, 0) => w::WOOD_ACCESS_NONE.say(),
        (false, count) => w::WoodAccess { wood: names::amount(Stock::Wood, count) }.say(),
    }
}

/// Wood bought in this turn, and what is owed for it.
pub fn owed(player: &PlayerView) -> Phrase {
    let (wood, reais) = (names::amount(Stock::Wood, player.bought), names::amount(Stock::Reais, player.owed));
    w::WoodOwed { wood, reais }.say()
}

/// The lines, or the word for none of them, which has a gender in some languages.
fn or(none: &'static Key, lines: Vec<Phrase>) -> Vec<Phrase> {
    if lines.is_empty() { vec![none.say()] } else { lines }
}
