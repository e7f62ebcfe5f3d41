//! The board as a message shows it on a phone: what decides the next move, everything else on the pages.

use super::cities::{short, unbuilt};
use super::guilds::{guilds, icon_of_gain};
use super::pieces::{Pieces, icon_of, icon_of_request, icon_of_reward, number};
use super::ships::{of_colony, of_post, settlers, ship_changed};
use super::source::Source;
use super::strips::{Supply, stock, stock_look};
use super::{buildings, island, style};
use crate::edition::{ByScoring, CityGives};
use crate::state::Occupant;
use crate::step::Phase;
use crate::tell::{names, pages, places};
use crate::view::{BuildingView, CityView, FieldView, PassSpace, PlayerView, SpaceView, View};
use crate::vocabulary::{Character, Colony, Field, Good, PassGain, Spot};
use engine::picture::{Amount, Area, Colour, Icon, Paint, Picture, Size, Text, Words, seat_colour};
use engine::{Party, Phrase, Seat};

const GAP: f32 = 4.0;
/// The rows of the parts, and what lies between them.
const REGION: f32 = 51.0;
const CITY: f32 = 26.0;
const PORT: f32 = 25.0;
const INFO: f32 = 16.0;
const BETWEEN: f32 = 2.0;
/// A marker on a building, and how much room all of them have.
const MARKER: f32 = 5.7;
const MARKERS: f32 = 60.0;

pub fn board(source: &Source<'_>) -> Picture {
    let view = source.view;
    let rows = |count: usize, height: f32| number(count) * (height + BETWEEN) - BETWEEN;
    let (regions, cities, ports) = (rows(3, REGION), rows(view.cities.len(), CITY), rows(3, PORT));
    let info = rows(view.rows.len().max(3), INFO);
    let strips = Amount::strips(source.seats());
    let content = regions + cities + ports + info + strips + 4.0 * GAP;
    let mut pen = Picture::message(pages::title(view), source.waiting, style::THEME, content);
    let mut rest = pen.body();
    let mut part = |height: f32| {
        let (part, below) = rest.take_top(height, GAP);
        rest = below;
        part
    };
    let [regions, cities, ports, info, strips] = [regions, cities, ports, info, strips].map(&mut part);
    for (region, band) in (1..).zip(regions.rows(3, BETWEEN)) {
        region_band(&mut pen, source, region, band);
    }
    for (city, row) in view.cities.iter().zip(cities.rows(view.cities.len(), BETWEEN)) {
        city_row(&mut pen, source, city, row);
    }
    let (posts, colonies) = ports.take_left(184.0, 6.0);
    for (good, row) in Good::ALL.iter().zip(posts.rows(3, BETWEEN)) {
        post_row(&mut pen, source, *good, row);
    }
    for (colony, row) in Colony::ALL.iter().zip(colonies.rows(3, BETWEEN)) {
        colony_row(&mut pen, source, *colony, row);
    }
    let (guild, places) = info.take_left(206.0, 6.0);
    if matches!(view.phase, Phase::Setup | Phase::Preparation | Phase::Requests) {
        dice_rows(&mut pen, source, guild);
    } else {
        pass_spaces(&mut pen, source, guild);
    }
    island_places(&mut pen, source, places);
    for (player, place) in view.players.iter().zip(Amount::places(strips, source.seats())) {
        strip(&mut pen, source, player, place);
    }
    pen
}

/// What a player has, in one line or two.
pub fn strip(pen: &mut Picture, source: &Source<'_>, player: &PlayerView, area: Area) {
    let seat = player.seat;
    let was = source.before.map(|before| amounts(&before.players[seat.index()]));
    let amounts = [&amounts(player)[..], was.as_deref().unwrap_or_default()];
    pen.message_strip(area, (Party::Seat(seat), Phrase::Person(seat)), source.waiting.contains(seat), amounts);
}

fn words(pen: &mut Picture, said: impl Into<Words>, area: Area, size: Size, colour: Colour) {
    pen.text(Text::new(said, area, size, colour).bold());
}

/// Discs side by side, each with how many if there are more than one; as far as the room goes.
fn counted(pen: &mut Picture, area: Area, radius: f32, counts: impl Iterator<Item = (Seat, u8)>) {
    let (mut x, y) = (area.x, area.centre().1);
    for (seat, count) in counts {
        pen.workers((x + radius, y), radius, seat, 1);
        x += radius * 2.0 + 1.0;
        if count > 1 {
            words(pen, count, Area::new(x, area.y, 8.0, area.height), Size::Small, style::INK);
            x += 9.0;
        }
    }
}

fn region_band(pen: &mut Picture, source: &Source<'_>, region: u8, area: Area) {
    let buildings: Vec<&BuildingView> = source.view.buildings.iter().filter(|one| one.region == region).collect();
    let (left, right) = area.take_left(112.0, 3.0);
    let mut places = left.rows(2, 1.0).collect::<Vec<_>>().into_iter();
    for (building, place) in buildings.into_iter().zip(&mut places) {
        site(pen, source, building, place);
    }
    if let (1, Some(free)) = (places.len(), places.next()) {
        base_cost(pen, source, free);
    }
    let fields = source.view.fields.iter().filter(|field| field.field.region() == Some(region));
    for (field, place) in fields.zip(right.columns(usize::from(Field::PER_REGION), 3.0)) {
        draw_field(pen, source, field, place);
    }
}

/// What every building costs: a coin less a die.
fn base_cost(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let line = area.middle(area.width, 18.0);
    pen.amount(line.split_left(46.0).0, Icon::Coin, style::MINT, buildings::base(source), Size::Large);
    let (minus, die) = line.split_left(48.0).1.split_left(16.0);
    words(pen, "−", minus, Size::Large, style::MUTED);
    pen.die(die.split_left(18.0).0, false, "?");
    let base = |view: &View| view.buildings.first().map(|building| building.base_cost);
    pen.ring_if(source.changed(base), line.split_left(84.0).0, 4.0);
}

/// A building: its name; its character, the dice and the markers, or what it costs once they are rolled.
fn site(pen: &mut Picture, source: &Source<'_>, building: &BuildingView, area: Area) {
    let free = building.site.character == Character::Free;
    pen.slip(area, if free { style::STONE } else { style::PAPER }, 4.0);
    let (upper, lower) = area.inset(1.0).split_top(12.0);
    let markers: Vec<(Seat, u8)> = Seat::all(building.markers.len())
        .map(|seat| (seat, building.markers[seat.index()]))
        .filter(|(_, count)| *count > 0)
        .collect();
    let name = Area { x: upper.x + 2.0, width: upper.width - 3.0, ..upper };
    let name = Text::new(names::building(building.building), name, Size::Small, style::INK);
    pen.text(name.bold().left());
    let (sign, rest) = lower.split_left(17.0);
    match icon_of_character(building.site.character) {
        Some(icon) => pen.icon(icon, sign.middle(12.0, 12.0), style::SEA),
        None => pen.rect(sign.middle(9.0, 9.0), 1.5, Paint::edge(style::SEA, 1.5)),
    }
    // There are as many markers as there is room for; the rest of the line is for dice.
    let counted_width = |with: bool| {
        let wide = |count: u8| 2.0 * MARKER + 1.0 + if with && count > 1 { 9.0 } else { 0.0 };
        markers.iter().map(|(_, count)| wide(*count)).sum::<f32>()
    };
    let with_counts = counted_width(true) <= MARKERS;
    let (rest, own) = rest.split_right(counted_width(with_counts));
    let shown = markers.into_iter().map(|(seat, count)| (seat, if with_counts { count } else { 1 }));
    counted(pen, own, MARKER, shown);
    match building.resolved {
        Some(resolved) => {
            let (cost, pirates) = rest.split_left(29.0);
            pen.amount(cost.middle(cost.width, 11.0), Icon::Coin, style::MINT, resolved.cost, Size::Small);
            pen.amount(pirates.middle(pirates.width, 11.0), Icon::Skull, style::INK, resolved.pirates, Size::Small);
        }
        None => {
            let kinds = [(building.site.guild_dice, false), (building.site.pirate_die.into(), true)];
            let mut x = rest.x;
            for (count, pirate) in kinds.into_iter().filter(|(count, _)| *count > 0) {
                pen.die(Area::new(x, rest.centre().1 - 5.75, 11.5, 11.5), pirate, "?");
                x += 12.5;
                if count > 1 {
                    words(pen, count, Area::new(x, rest.y, 8.0, rest.height), Size::Small, style::INK);
                    x += 9.0;
                }
            }
        }
    }
    pen.place(places::building(building.building), area, 4.0);
    let index = building.building.index();
    pen.ring_if(
        source.changed(|view| {
            (view.buildings[index].site, view.buildings[index].markers.clone(), view.buildings[index].resolved)
        }),
        area,
        4.0,
    );
}

/// A character as texts show it; the free building has none.
pub fn icon_of_character(character: Character) -> Option<Icon> {
    match character {
        Character::Steward => Some(Icon::Sprout),
        Character::Guildmaster => Some(Icon::Hammer),
        Character::Mayor => Some(Icon::House),
        Character::Commander => Some(Icon::Anchor),
        Character::Free => None,
    }
}

/// A field: its good and what it becomes, workers, wood.
fn draw_field(pen: &mut Picture, source: &Source<'_>, field: &FieldView, area: Area) {
    let good = field.state.good;
    let ink = style::on(good);
    pen.slip(area, style::good(good), 5.0);
    let (head, rest) = area.inset(1.5).split_top(15.0);
    let (label, signs) = head.split_left(19.0);
    let label = Text::new(Phrase::sign(field.field.to_string()), label, Size::Small, ink).bold().left();
    pen.text(label);
    pen.icon(icon_of(good), Area::around((signs.right() - 7.5, signs.centre().1), 14.0), ink);
    if let Some(next) = field.becomes {
        let pill = Area::new(signs.x - 2.0, signs.y + 1.0, signs.width - 13.0, 12.0);
        pen.fill(pill, style::good(next), 4.0);
        pen.icon(icon_of(next), pill.middle(10.0, 10.0), style::on(next));
    }
    let (workers, wood) = rest.split_bottom(13.0);
    let seats: Vec<Seat> = field.state.workers.iter().collect();
    let radius = if seats.len() < 3 {
        8.5
    } else if seats.len() == 3 {
        7.2
    } else {
        5.6
    };
    pen.worker_row((workers.centre().0, workers.centre().1), radius, &seats);
    if field.state.wood > 0 {
        pen.logs(wood.middle(wood.width, 12.0), field.state.wood);
    }
    pen.place(places::field(field.field), area, 5.0);
    let index = source.view.fields.iter().position(|other| other.field == field.field);
    pen.ring_if(index.is_some_and(|index| source.changed(|view| view.fields[index].state)), area, 5.0);
}

/// A city: its name, what it gives and is worth, who has the majority; its districts.
fn city_row(pen: &mut Picture, source: &Source<'_>, city: &CityView, area: Area) {
    let (about, districts) = area.take_left(77.0, 1.0);
    let (name, lower) = about.split_top(13.0);
    pen.text(Text::new(names::city(city.city), name, Size::Small, style::INK).left());
    let (icon, tint) = match city.gives {
        CityGives::Bread => (Icon::Bread, style::CRUST),
        CityGives::Reais => (Icon::Coin, style::MINT),
        CityGives::Wood => (Icon::Log, style::WOOD),
    };
    let (gives, rest) = lower.split_left(14.0);
    let (pp, majority) = rest.split_left(40.0);
    pen.icon(icon, gives.middle(12.0, 12.0), tint);
    words(pen, Phrase::sign(city.pp.map(|pp| pp.to_string()).join("/")), pp, Size::Small, style::SEA);
    if let Some(seat) = city.majority {
        pen.workers((majority.centre().0, majority.centre().1), 5.9, seat, 1);
    }
    let (built, others) = districts.take_left(2.0 * 26.0 + BETWEEN, BETWEEN);
    let places = built.columns(2, BETWEEN).chain(others.columns(Spot::DISTRICTS - 2, BETWEEN));
    for (district, place) in (0..Spot::DISTRICTS).zip(places) {
        match unbuilt(city, district) {
            Some((favour, wood)) => {
                pen.fill(place, style::guild(source.edition.guild(favour)), 4.0);
                let (name, logs) = place.split_top(12.5);
                let name = Text::new(names::favour(favour), name, Size::Small, style::PAPER);
                pen.text(name.or(short(favour)));
                pen.logs(logs.padded(2.0, 0.8), wood);
            }
            None => {
                pen.boxed(place, style::SAND, style::LINE, 4.0);
                for (side, at) in [place.centre().0 - 6.3, place.centre().0 + 6.3].into_iter().enumerate() {
                    match city.spots[district * 2 + side] {
                        Occupant::Nobody => pen.free_space((at, place.centre().1), 6.0),
                        Occupant::Citizen => pen.citizen((at, place.centre().1), 6.0),
                        Occupant::Worker(seat) => pen.workers((at, place.centre().1), 6.0, seat, 1),
                    }
                }
            }
        }
        pen.place(places::district(city.city, district), place, 4.0);
        pen.ring_if(super::cities::district_changed(source, city, district), place, 4.0);
    }
}

/// A good with the PP that a ship there brings at the next scoring.
fn post_tile(pen: &mut Picture, source: &Source<'_>, good: Good, pp: ByScoring, area: Area) {
    pen.fill(area, style::good(good), 4.0);
    let (icon, worth) = area.split_top(12.5);
    let ink = style::on(good);
    pen.icon(icon_of(good), icon.middle(12.0, 12.0), ink);
    let next = super::ships::SCORINGS.iter().position(|round| *round >= source.view.round).unwrap_or(2);
    words(pen, pp[next], worth, Size::Small, ink);
}

/// A trade post: how many goods, and how many reals for them.
fn post_row(pen: &mut Picture, source: &Source<'_>, good: Good, area: Area) {
    let (tile, spaces) = area.take_left(24.0, 2.0);
    post_tile(pen, source, good, source.edition.trade(good).pp, tile);
    let most = Good::ALL.iter().map(|good| of_post(source, *good).len()).max().unwrap_or(0);
    for (space, place) in of_post(source, good).into_iter().zip(spaces.columns(most, 2.0)) {
        super::ships::joined(pen, space, place, 2.0);
        let (upper, lower) = berth(pen, source, space, place);
        if space.ship.is_none() {
            words(pen, space.count, upper, Size::Small, style::INK);
        }
        pen.fill(lower.padded(3.0, 0.5), style::MONEY, 4.0);
        words(pen, space.reais, lower, Size::Small, style::INK);
    }
}

/// A space with its ship, if there is one. Returns its upper and its lower half.
fn berth(pen: &mut Picture, source: &Source<'_>, space: &SpaceView, area: Area) -> (Area, Area) {
    pen.slip(area, style::PAPER, 4.0);
    let halves = area.inset(0.5).split_top(12.0);
    if let Some(seat) = space.ship {
        let colour = seat_colour(Party::Seat(seat));
        pen.boxed(area, style::PAPER, colour, 4.0);
        pen.fill(area, colour.faded(36), 4.0);
        pen.small_ship(halves.0, seat);
    }
    pen.place(places::space(space.space), area, 4.0);
    pen.ring_if(ship_changed(source, space), area, 4.0);
    halves
}

/// A colony: what arriving costs in wine, who has settled there, what arriving brings.
fn colony_row(pen: &mut Picture, source: &Source<'_>, colony: Colony, area: Area) {
    let spec = source.edition.colony(colony);
    let state = &source.view.colonies[colony.index()];
    let (tile, rest) = area.take_left(24.0, 2.0);
    post_tile(pen, source, spec.good, spec.pp, tile);
    let (rest, rewards) = rest.take_right(14.0, 2.0);
    let (spaces, land) = rest.take_left(4.0 * 22.0 + 6.0, 2.0);
    for (space, place) in of_colony(source, colony).into_iter().zip(spaces.columns(4, 2.0)) {
        let (_, lower) = berth(pen, source, space, place);
        let (count, sign) = lower.middle(20.0, 12.0).split_left(10.0);
        words(pen, space.count, count, Size::Small, style::INK);
        pen.icon(icon_of(Good::Wine), sign.middle(9.5, 9.5), style::good(Good::Wine));
    }
    let people = settlers(source, colony);
    for (two, line) in people.chunks(2).zip(land.rows(2, 0.0)) {
        counted(pen, line, 5.8, two.iter().copied());
    }
    for (reward, place) in state.rewards.iter().zip(rewards.rows(2, 1.0)) {
        pen.boxed(place, style::PARCHMENT, style::SEAL, 2.5);
        pen.icon(icon_of_reward(*reward), place.middle(11.0, 11.0), style::SEA);
    }
    pen.place(places::rewards(colony), rewards, 3.0);
    pen.place(places::colony(colony), land, 3.0);
    let index = colony.index();
    for (changed, place) in [
        (source.changed(|view| view.colonies[index].rewards), rewards),
        (source.changed(|view| view.colonies[index].workers), land),
    ] {
        pen.ring_if(changed, place, 3.0);
    }
}

/// The lines of a column of the guild board: its number, and what follows.
fn line(pen: &mut Picture, area: Area, index: u8) -> Area {
    pen.boxed(area, style::SHELL, style::LINE, 3.0);
    let (roman, rest) = area.take_left(18.0, 1.0);
    words(pen, Phrase::sign(names::roman(index + 1)), roman, Size::Small, style::MUTED);
    rest
}

/// The dice column: its dice or who took them, guilds, requests.
fn dice_rows(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let rows = &source.view.rows;
    for ((row, index), place) in rows.iter().zip(0..).zip(area.rows(rows.len().max(3), BETWEEN)) {
        let (dice, rest) = line(pen, place, index).take_left(46.0, 3.0);
        match row.taken {
            Some(seat) => pen.workers((dice.centre().0, dice.centre().1), 7.2, seat, 1),
            None => {
                let shown = row.dice.iter().filter(|die| **die > 0);
                for (die, place) in shown.zip(dice.middle(dice.width, 14.0).squares(1.0)) {
                    pen.die(place, false, *die);
                }
            }
        }
        let (badges, requests) = rest.take_left(31.0, 4.0);
        for (guild, place) in guilds(source, index).iter().zip(badges.middle(badges.width, 14.0).squares(1.0)) {
            pen.guild(place, *guild);
        }
        let mut places = requests.middle(requests.width, 14.0).squares(3.0);
        for request in row.requests.kinds() {
            let place = places.next().unwrap_or_default();
            pen.icon(icon_of_request(request), place, style::SEA);
            if row.requests[request] > 1 {
                let times = Phrase::sign(format!("×{}", row.requests[request]));
                let place = places.next().unwrap_or_default();
                words(pen, times, place.inset(-1.5), Size::Small, style::INK);
            }
        }
        pen.place(places::row(index + 1), place, 3.0);
        pen.ring_if(source.changed(|view| view.rows.get(usize::from(index)).copied()), place, 3.0);
    }
}

/// The pass column: what passing brings, and who has passed.
fn pass_spaces(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let spaces = &source.view.pass_spaces;
    for ((space, index), place) in spaces.iter().zip(0..).zip(area.rows(spaces.len().max(3), BETWEEN)) {
        let (rest, taken) = line(pen, place, index).take_right(18.0, 0.0);
        let mut x = rest.x;
        for (position, gain) in space.gains.iter().enumerate() {
            if position > 0 {
                words(pen, "/", Area::new(x, rest.y, 8.0, rest.height), Size::Small, style::MUTED);
                x += 9.0;
            }
            let count = match gain {
                PassGain::Reais(count) | PassGain::City(count) => Some(*count),
                PassGain::Watch | PassGain::Ship => None,
            };
            if let Some(count) = count {
                words(pen, count, Area::new(x, rest.y, 9.0, rest.height), Size::Small, style::INK);
                x += 10.0;
            }
            for (icon, colour) in icon_of_gain(*gain) {
                pen.icon(*icon, Area::new(x, rest.y + 1.5, 13.0, 13.0), *colour);
                x += 14.0;
            }
        }
        if let Some(seat) = space.taken {
            pen.workers((taken.centre().0, taken.centre().1), 7.2, seat, 1);
        }
        pen.place(places::pass(index + 1), place, 3.0);
        pen.ring_if(
            source.changed(|view| view.pass_spaces.get(usize::from(index)).map(|space: &PassSpace| space.taken)),
            place,
            3.0,
        );
    }
}

/// Forest, city watch, pirate dice.
fn island_places(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let view = source.view;
    let forest: Vec<(Seat, u8)> = view.forest.iter().map(|seat| (*seat, 1)).collect();
    let watch: Vec<(Seat, u8)> = island::watchmen(view).collect();
    let changed = [
        source.changed(|view| view.forest.clone()),
        source.changed(|view| island::watchmen(view).collect::<Vec<_>>()),
        source.changed(|view| view.pirate_dice.clone()),
    ];
    let lines =
        [(Icon::Tree, style::LEAF, forest), (Icon::Shield, style::SEA, watch), (Icon::Skull, style::INK, vec![])];
    for (((icon, colour, people), changed), line) in lines.into_iter().zip(changed).zip(area.rows(3, BETWEEN)) {
        pen.boxed(line, style::PAPER, style::LINE, 3.0);
        let (sign, rest) = line.take_left(18.0, 3.0);
        pen.icon(icon, sign.middle(13.0, 13.0), colour);
        counted(pen, rest, 6.6, people.into_iter());
        if icon == Icon::Skull {
            for (die, place) in view.pirate_dice.iter().zip(rest.middle(rest.width, 14.0).squares(2.0)) {
                pen.die(place, true, *die);
            }
        }
        match icon {
            Icon::Tree => pen.place(places::field(Field::FOREST), line, 3.0),
            Icon::Shield => pen.place(places::WATCH, line, 3.0),
            _ => {}
        }
        pen.ring_if(changed, line, 3.0);
    }
}

/// What a player has, the most important first.
fn amounts(player: &PlayerView) -> Vec<Amount> {
    let mut all = vec![Amount::of(Icon::Star, style::POINTS, player.pp)];
    all.extend(stock(player).into_iter().map(|(what, count)| {
        let (icon, colour) = stock_look(what);
        match what {
            Supply::Good(_) => Amount::stock(icon, colour, count > 0, count),
            Supply::Reais | Supply::Bread | Supply::Wood => Amount::of(icon, colour, count),
        }
    }));
    all.push(match player.passed {
        Some(space) => Amount::of(Icon::Check, style::MUTED, Phrase::sign(names::roman(space))),
        None => Amount::dice(player.dice.clone()),
    });
    let owed = |due: u8| Phrase::sign(if due > 0 { format!("−{due}") } else { due.to_string() });
    let requests: u8 = player.requests.kinds().map(|kind| player.requests[kind]).sum();
    let favours = format!("{}/{}", player.face_up.len(), player.face_up.len() + player.face_down.len());
    all.extend([
        Amount::of(Icon::Person, style::MUTED, player.home_workers),
        Amount::of(Icon::Ship, style::MUTED, player.home_ships),
        Amount::of(Icon::Bread, style::CRUST, owed(player.bread_due)),
        Amount::of(Icon::Log, style::WOOD, owed(player.wood_due)),
        Amount::of(Icon::Mill, style::MUTED, player.windmill),
        Amount::of(Icon::Shield, style::MUTED, player.watch),
        Amount::of(Icon::Scroll, style::SEA, requests),
        Amount::of(Icon::Seal, style::SEA, Phrase::sign(favours)),
    ]);
    all
}
