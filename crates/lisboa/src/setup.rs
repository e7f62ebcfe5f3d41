//! Setting up: the order of every stack and bag follows from the seed (pp. 5-7, ruling 5).

use arrayvec::ArrayVec;

use super::city::City;
use super::edition::{CHURCH_TILES, Edition};
use super::player::Player;
use super::state::{Church, Desk, Ending, MAX_PARTIES, Office, PILE, SettingUp, State};
use super::step::{Question, Step, Task};
use super::vocabulary::{
    Architect, Card, CardKind, CardSet, ClergyTile, Column, Cubes, Deck, Decree, Goods, Noble, NobleSet, Plot, Row,
    Rubble, Ship, ShipColour, Site, StateActionSet, small,
};
use engine::{Seat, SeatSet, Seed};

/// The board before the first question.
pub(super) fn set_up(ed: &Edition, seats: usize, draft: bool, seed: Seed) -> State {
    let parties = seats.max(2);
    let for_two = parties == 2;
    let mut bag = shuffled(seed, "clergy", ed.clergy_tiles());
    let tile = [Step::Run(Task::SetUp), Step::AskAll(Question::KeepTile), Step::Run(Task::ReturnTiles)];
    let hand = [Step::AskAll(Question::Draft { keep: 2 }), Step::Run(Task::PassHands)];
    let hand = hand.into_iter().filter(|_| draft && seats > 1);
    let start = [Step::Run(Task::StartingTiles { seat: Seat(0) }), Step::Run(Task::TurnBegins)];
    let offered = (0..seats).filter_map(|_| Some([bag.pop()?, bag.pop()?])).collect();
    let mut state = State {
        seed,
        seats: small(seats),
        steps: tile.into_iter().chain(hand).chain(start).rev().collect(),
        turn: Seat(0),
        round: 0,
        period: 1,
        completed_sets: None,
        ending: Ending::Open,
        players: ArrayVec::new(),
        lacerda: None,
        treasury: ed.treasury.start,
        market: ed.market.start,
        offices: [Office { neutral: u8::from(for_two), ..Office::default() }; 3],
        favours: [0; 3],
        city: empty_city(ed, seats, seed),
        setting_up: SettingUp { offered, returns: return_places(seed, seats, bag.len()), ..SettingUp::default() },
        church: Church { tiles: [None; CHURCH_TILES], cardinal: ed.church.envelope_gap, triggered: None, bag, lost: 0 },
        architects: desks(ed, seed),
        spare_plans: 0,
        yard: ships(ed, parties, 1),
        later_ships: ships(ed, parties, 2),
        lost_ships: 0,
        decree_row: ArrayVec::new(),
        decree_stack: decrees(ed, seats, seed),
        piles: piles(ed, seed, Deck::Red),
        later_piles: piles(ed, seed, Deck::Brown),
        blue_rest: shuffled(seed, "blue", ed.deck(Deck::Blue)),
        purple: shuffled(seed, "purple", ed.deck(Deck::Purple)),
        discarded: CardSet::default(),
        covered: StateActionSet::NONE,
        used_marker: SeatSet::NONE,
    };
    for seat in Seat::all(parties) {
        state.players.push(if seat.index() < seats { new_player(ed, seat) } else { new_lacerda(ed, seat) });
        state.office_mut(Noble::Minister).inside[seat.index()] = 1;
    }
    deal_favours(&mut state, seed);
    deal_plans(ed, &mut state, seats, seed);
    simulate_earthquake(ed, &mut state.city, seed);
    for seat in Seat::all(seats) {
        let dealt = state.blue_rest.len() - usize::from(ed.start.hand);
        let hand = state.blue_rest.drain(dealt..).collect();
        state.player_mut(seat).hand = hand;
    }
    while state.decree_row.len() < state.decree_row.capacity()
        && let Some(decree) = state.decree_stack.pop()
    {
        state.decree_row.push(decree);
    }
    state
}

/// The items in an order that follows from the seed and the stack's name.
fn shuffled<T: Copy, const N: usize>(seed: Seed, name: &str, items: impl Iterator<Item = T>) -> ArrayVec<T, N> {
    let mut items: ArrayVec<T, N> = items.take(N).collect();
    seed.stream(name).shuffle(&mut items);
    items
}

fn new_player(ed: &Edition, seat: Seat) -> Player {
    Player {
        wigs: u16::from(ed.start.wigs),
        reis: u16::from(ed.start.reis),
        influence: ed.influence.start_by_seat[seat.index()],
        goods: Goods::each(ed.start.goods_each),
        officials: ed.start.officials - 1,
        ..Player::default()
    }
}

/// Lacerda uses neither goods nor money.
fn new_lacerda(ed: &Edition, seat: Seat) -> Player {
    Player { reis: 0, goods: Goods::NONE, ..new_player(ed, seat) }
}

/// Where in the bag each seat's other starting tile goes (ruling 5).
fn return_places(seed: Seed, seats: usize, tiles: usize) -> ArrayVec<u8, MAX_PARTIES> {
    let mut places = seed.stream("clergy-returns");
    (0..seats).map(|returned| small(places.below(u32::from(small(tiles + returned + 1))))).collect()
}

/// Downtown without rubble.
fn empty_city(ed: &Edition, seats: usize, seed: Seed) -> City {
    City {
        stores: [None; Plot::COUNT],
        buildings: [None; Site::COUNT],
        row_cubes: [Cubes::NONE; 5],
        column_cubes: [Cubes::NONE; Column::COUNT],
        site_cubes: [Cubes::NONE; Site::COUNT],
        pile: Cubes::NONE,
        lost: Cubes::NONE,
        scoring: scoring_tiles(ed, seats, seed),
        display: [true; 4],
        small_display: true,
        large_stock: ed.city_tiles.large - 4,
        small_stock: ed.city_tiles.small - 1,
        closed_row: (seats <= 2).then_some(Row::E),
    }
}

/// The tiles below the columns; in the solo game no equal ones side by side, if that is possible.
fn scoring_tiles(ed: &Edition, seats: usize, seed: Seed) -> [u8; 4] {
    let mut stream = seed.stream("scoring-tiles");
    if seats > 1 {
        let mut tiles = ed.downtown.scoring_tiles;
        stream.shuffle(&mut tiles);
        return tiles;
    }
    let orders: Vec<[u8; 4]> = permutations(ed.downtown.scoring_tiles);
    let apart = |order: &[u8; 4]| order.windows(2).all(|pair| pair[0] != pair[1]);
    let allowed: Vec<_> = orders.into_iter().filter(apart).collect();
    stream.pick(&allowed).copied().unwrap_or(ed.downtown.scoring_tiles)
}

fn permutations(tiles: [u8; 4]) -> Vec<[u8; 4]> {
    let places = |code: usize| [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6];
    let distinct = |places: &[usize; 4]| (0..4).all(|place| places.contains(&place));
    (0..256).map(places).filter(distinct).map(|places| places.map(|place| tiles[place])).collect()
}

fn simulate_earthquake(ed: &Edition, city: &mut City, seed: Seed) {
    let cubes = Rubble::ALL.iter().flat_map(|kind| std::iter::repeat_n(*kind, usize::from(ed.rubble.per_colour)));
    let mut bag: Vec<_> = cubes.collect();
    seed.stream("rubble").shuffle(&mut bag);
    let mut draw = |count: u8| {
        let mut drawn = Cubes::NONE;
        for cube in bag.drain(bag.len().saturating_sub(usize::from(count))..) {
            drawn[cube] += 1;
        }
        drawn
    };
    for row in Row::ALL.iter().filter(|row| city.closed_row != Some(**row)) {
        city.row_cubes[row.index()] = draw(ed.rubble.row_end);
    }
    for column in Column::all() {
        city.column_cubes[column.index()] = draw(ed.rubble.column_foot[column.index()]);
    }
    for site in Site::all() {
        if city.is_open(site) {
            city.site_cubes[site.index()] = draw(ed.rubble.site);
        }
    }
    city.pile = draw(ed.rubble.pile);
    city.lost = draw(u8::MAX);
}

fn desks(ed: &Edition, seed: Seed) -> [Desk; 2] {
    let tiles: ArrayVec<_, 16> = shuffled(seed, "buildings", ed.buildings());
    let desk = |architect: Architect| {
        let mut stack: ArrayVec<_, 8> = tiles.chunks(8).nth(architect.index()).into_iter().flatten().copied().collect();
        let display = stack.pop();
        let plans = ed.plans()[architect.index()].iter().rev().copied().take(8).collect();
        Desk { display, stack, plans }
    };
    [desk(Architect::Blue), desk(Architect::Green)]
}

/// The ships of a period, the smallest hull on top.
fn ships(ed: &Edition, parties: usize, period: u8) -> ArrayVec<Ship, { 2 * Ship::COPIES }> {
    let mut colours: Vec<_> =
        ShipColour::ALL.iter().copied().filter(|colour| ed.ship_colour(*colour).period == period).collect();
    colours.sort_by_key(|colour| std::cmp::Reverse(ed.ship_colour(*colour).hull));
    let copies = usize::from(ed.ship_copies.copies[parties - 2]);
    colours.into_iter().flat_map(|colour| (0..copies).rev().map(move |copy| Ship::new(colour, copy))).take(6).collect()
}

/// The decrees that are in this game: those left out would be replaced when drawn.
fn decrees(ed: &Edition, seats: usize, seed: Seed) -> ArrayVec<Decree, 70> {
    let mut stack: ArrayVec<_, 70> = shuffled(seed, "decrees", ed.decrees());
    stack.retain(|decree| {
        let card = ed.decree(*decree);
        !(card.out_for_two && seats <= 2 || card.out_for_solo && seats == 1)
    });
    stack
}

fn piles(ed: &Edition, seed: Seed, deck: Deck) -> [ArrayVec<Card, PILE>; 4] {
    let pile = |kind: CardKind| {
        let cards = ed.deck(deck).filter(|card| card.kind() == kind);
        shuffled(seed, &format!("{deck}-{kind}"), cards)
    };
    [CardKind::Builder, CardKind::Minister, CardKind::King, CardKind::Treasury].map(pile)
}

/// One favour of each noble per party; each party draws one, the rest lie on the portraits.
fn deal_favours(state: &mut State, seed: Seed) {
    let parties = state.parties();
    let bag = Noble::ALL.iter().flat_map(|noble| std::iter::repeat_n(*noble, parties));
    let mut bag: ArrayVec<Noble, { 3 * MAX_PARTIES }> = shuffled(seed, "favours", bag);
    for player in &mut state.players {
        player.favours = bag.pop().map_or(NobleSet::NONE, |noble| NobleSet::NONE.with(noble));
    }
    for noble in bag {
        state.favours[noble.index()] += 1;
    }
}

/// One starting plan each, two for Lacerda.
fn deal_plans(ed: &Edition, state: &mut State, seats: usize, seed: Seed) {
    let mut plans: ArrayVec<_, 4> = shuffled(seed, "starting-plans", ed.plans.starting.iter().copied());
    for (seat, player) in state.players.iter_mut().enumerate() {
        let count = if seat < seats { 1 } else { 2 };
        for (architect, officials) in plans.drain(plans.len().saturating_sub(count)..) {
            player.open_plans.add(architect, officials);
        }
    }
    state.spare_plans = small(plans.len());
}

/// The tile that a seat puts back.
pub(super) fn other_tile(offered: [ClergyTile; 2], kept: ClergyTile) -> ClergyTile {
    if offered[0] == kept { offered[1] } else { offered[0] }
}
