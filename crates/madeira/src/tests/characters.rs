//! Phase B: dice, passing, the four characters and the harvest.

use super::*;
use crate::Question;
use crate::event::{Event, Stock, WoodCost};
use crate::state::Occupant;
use crate::step::{Job, Moving, YieldsDue};
use crate::vocabulary::{Building, Character, City, Colony, Favour, Good, Harbour, PassKind, Reward, Space};

/// Wood of one's own that is paid.
fn own(own: u8) -> WoodCost {
    WoodCost { own, bought: 0, reais: 0 }
}

#[test]
fn die_1_in_region_3_costs_2_bread() {
    let mut table = Board::of(4)
        .round(2)
        .character(Character::Steward, Building::Fortaleza)
        .dice(RED, [1, 2, 3])
        .bread(RED, 2)
        .turn(RED);
    table.does(RED, &["die 1 steward"]);
    let placed = Event::GuildDiePlaced {
        who: RED,
        value: 1,
        character: Character::Steward,
        building: Building::Fortaleza,
        bread: 2,
    };
    assert_eq!(table.events, [placed]);
    assert_eq!((table.player(RED).bread, table.player(RED).dice), (0, [0, 2, 3]));
    assert_eq!(table.player(RED).markers[Building::Fortaleza.index()], 1);
    assert_eq!(table.state().site(Building::Fortaleza).guild_dice, 1);
}

#[test]
fn a_pirate_die_takes_a_worker_home_from_the_watch_and_has_no_marker() {
    let mut board = Board::of(4).workers(RED, "watch watch").character(Character::Mayor, Building::Capitania);
    board.state.pirate_dice = [2, 3].into_iter().collect();
    let mut table = board.turn(RED);
    table.does(RED, &["pirate 2 mayor"]);
    let red = table.player(RED);
    assert_eq!((red.watch, red.workers, red.markers), (1, 11, [0; 5]));
    assert_eq!(table.state().pirate_dice.as_slice(), [3]);
    assert!(table.state().site(Building::Capitania).pirate_die);
    table.told(Event::PirateDiePlaced {
        who: RED,
        value: 2,
        character: Character::Mayor,
        building: Building::Capitania,
        bread: 0,
    });
}

#[test]
fn pass_on_ii_for_3_reais() {
    let mut table = Board::of(4).dice(RED, [0, 2, 3]).turn(RED);
    table.does(RED, &["pass 2 reais"]);
    assert_eq!(
        table.events,
        [
            Event::Passed { who: RED, space: 2, with: PassKind::Reais },
            Event::Gained { who: RED, what: Stock::Reais, count: 3 }
        ]
    );
    let red = table.player(RED);
    assert_eq!((red.reais, red.passed, red.dice), (3, Some(1), [0; 3]));
    assert_eq!(table.state().dice_aside, 2);
    assert_eq!(table.question(BLUE), Some(Question::Turn));
}

#[test]
fn pass_spaces_can_bring_a_worker_to_a_city_or_the_watch_instead() {
    let mut table = Board::of(4).pirates(RED, 5).turn(RED);
    table.does(RED, &["pass 2 city", "from home", "to funchal-1l"]);
    assert_eq!((table.player(RED).pp, table.player(RED).reais), (1, 0));
    assert_eq!(table.state().occupant("funchal-1l".parse().expect("a spot")), Occupant::Worker(RED));
    table.does(BLUE, &["pass 3 watch", "from home"]);
    assert_eq!(table.player(BLUE).watch, 1);
}

#[test]
fn the_pass_space_with_a_ship_is_one_move_of_the_commander() {
    let mut table = Board::of(4).goods(RED, 2, 0, 0).wood(RED, 1).turn(RED);
    table.does(RED, &["pass 4 ship", "ship home", "sail wheat-1"]);
    let red = table.player(RED);
    assert_eq!((red.reais, red.wood, red.ships, red.goods.total()), (5, 0, 5, 0));
    assert_eq!(table.question(BLUE), Some(Question::Turn));
}

#[test]
fn the_order_of_passing_is_the_order_of_the_rest_of_the_round() {
    let mut table = Board::of(3).turn(RED);
    table.does(RED, &["pass 3 reais"]).does(BLUE, &["pass 1 reais"]).does(YELLOW, &["pass 2 reais"]);
    assert_eq!(table.state().order.as_slice(), [BLUE, YELLOW, RED]);
}

#[test]
fn steward_to_sugar_and_forest() {
    let mut table = Board::of(4).round(5).workers(RED, "1a").placed(RED, Building::Capitania);
    table.does(RED, &["act", "from 1a", "to 1d", "from home", "to forest"]);
    let place = |text: &str| text.parse().expect("a place");
    assert_eq!(
        table.events,
        [
            Event::WorkerMoved { who: RED, from: place("1a"), to: place("1d") },
            Event::WorkerMoved { who: RED, from: place("home"), to: place("forest") },
        ]
    );
    let workers =
        ["1a", "1d", "forest"].map(|field| table.state().field(field.parse().expect("a field")).workers.contains(RED));
    assert_eq!(workers, [false, true, true]);
}

#[test]
fn the_steward_moves_two_different_workers() {
    let mut table = Board::of(4).round(5).workers(RED, "1a").placed(RED, Building::Capitania);
    table.does(RED, &["act", "from 1a", "to 1d"]);
    assert_eq!(table.refuses(RED, "from 1d"), Refusal::MovedAlready);
    table.does(RED, &["done"]);
    assert_eq!(table.question(BLUE), Some(Question::Turn));
}

#[test]
fn bishop_for_4_wood() {
    let mut board = Board::of(4).character(Character::Guildmaster, Building::Alfandega).wood(RED, 5);
    board.state.districts[City::Funchal.index()] =
        [Favour::Monk, Favour::Noble, Favour::Bishop, Favour::Scout].map(Some);
    let mut table = board.placed(RED, Building::Alfandega);
    table.does(RED, &["act", "build bishop"]);
    assert_eq!(
        table.events,
        [Event::DistrictBuilt { who: RED, city: City::Funchal, district: 5, favour: Favour::Bishop, wood: own(4) },]
    );
    assert_eq!((table.player(RED).wood, table.player(RED).face_up), (1, [Favour::Bishop].into_iter().collect()));
    assert!(table.state().is_built("funchal-5l".parse().expect("a spot")));
}

#[test]
fn commander_1_wood_and_4_sugar_for_14_reais_3_wine_to_brazil_for_3_pp() {
    let rewards = [[Reward::Island, Reward::Loot], [Reward::Watch, Reward::Medal], [Reward::Guilds, Reward::City]];
    let mut table = Board::of(4)
        .character(Character::Commander, Building::Moinho)
        .rewards(rewards)
        .ships(RED, "wheat-1")
        .goods(RED, 0, 4, 3)
        .wood(RED, 1)
        .placed(RED, Building::Moinho);
    table.does(RED, &["act", "ship home", "sail sugar-3", "ship wheat-1", "sail brazil-3", "reward brazil medal"]);
    let (sugar, brazil) = (Space::Trade(Good::Sugar, 2), Space::Arrival(Colony::Brazil, 2));
    let wheat = Harbour::At(Space::Trade(Good::Wheat, 0));
    assert_eq!(
        table.events,
        [
            Event::ShipMoved { who: RED, from: Harbour::Home, to: sugar, good: Good::Sugar, paid: 4, wood: own(1) },
            Event::ShipMoved { who: RED, from: wheat, to: brazil, good: Good::Wine, paid: 3, wood: own(0) },
            Event::Gained { who: RED, what: Stock::Reais, count: 14 },
            Event::RewardTaken { who: RED, colony: Colony::Brazil, reward: Reward::Medal },
            Event::Gained { who: RED, what: Stock::Prestige, count: 3 },
        ]
    );
    let red = table.player(RED);
    assert_eq!((red.reais, red.pp, red.wood, red.goods.total(), red.ships), (14, 3, 0, 0, 4));
    assert_eq!((table.state().ship_at(sugar), table.state().ship_at(brazil)), (Some(RED), Some(RED)));
}

#[test]
fn ships_are_different_and_spaces_free() {
    let mut table = Board::of(4)
        .character(Character::Commander, Building::Moinho)
        .ships(BLUE, "wheat-1")
        .ships(RED, "wheat-2")
        .goods(RED, 9, 0, 0)
        .wood(RED, 1)
        .placed(RED, Building::Moinho);
    table.does(RED, &["act"]);
    assert_eq!(table.refuses(RED, "ship wheat-1"), Refusal::NoShipThere);
    table.does(RED, &["ship wheat-2"]);
    let taken = Space::Trade(Good::Wheat, 0);
    assert_eq!(table.refuses(RED, "sail wheat-1"), Refusal::SpaceTaken { space: taken });
    table.does(RED, &["sail wheat-3"]);
    assert_eq!(table.refuses(RED, "ship wheat-3"), Refusal::MovedAlready);
}

#[test]
fn the_double_space_of_two_players_is_one() {
    let mut table = Board::of(2)
        .character(Character::Commander, Building::Moinho)
        .goods(RED, 9, 0, 0)
        .wood(RED, 1)
        .ships(RED, "wheat-1")
        .placed(RED, Building::Moinho);
    table.does(RED, &["act", "ship home", "sail wheat-4"]);
    assert_eq!(table.state().ship_at(Space::Trade(Good::Wheat, 2)), Some(RED));
    table.does(RED, &["ship wheat-1"]);
    let third = Space::Trade(Good::Wheat, 2);
    assert_eq!(table.refuses(RED, "sail wheat-3"), Refusal::SpaceTaken { space: third });
    table.does(RED, &["sail wheat-2"]);
    assert_eq!(table.player(RED).reais, 14 + 8);
}

#[test]
fn mayor_2_bread_4_reais_no_wood() {
    let mut table = Board::of(4)
        .character(Character::Mayor, Building::Moinho)
        .citizens("porto-santo-1r funchal-2r machico-2r")
        .workers(RED, "porto-santo-1l machico-1l forest")
        .placed(RED, Building::Moinho);
    table.does(RED, &["act", "from machico-1l", "to funchal-1l", "from porto-santo-1r", "to funchal-1r"]);
    let place = |text: &str| text.parse().expect("a place");
    assert_eq!(
        table.events,
        [
            Event::WorkerMoved { who: RED, from: place("machico-1l"), to: place("funchal-1l") },
            Event::CitizenMoved { who: RED, from: place("porto-santo-1r"), to: place("funchal-1r") },
            Event::Gained { who: RED, what: Stock::Bread, count: 2 },
            Event::Gained { who: RED, what: Stock::Reais, count: 4 },
        ]
    );
    assert_eq!((table.player(RED).bread, table.player(RED).reais, table.player(RED).wood), (2, 4, 0));
}

#[test]
fn the_mayor_moves_nobody_into_the_cities() {
    let mut table =
        Board::of(4).character(Character::Mayor, Building::Moinho).workers(RED, "1a").placed(RED, Building::Moinho);
    table.does(RED, &["act"]);
    assert_eq!(table.question(RED), Some(Question::Worker(Moving::of(Job::WithinCities, 2))));
    assert_eq!(table.refuses(RED, "from 1a"), Refusal::OnlyWithinCities);
}

#[test]
fn harvest_of_region_1_wood_wheat_wine() {
    let mut table = Board::of(4)
        .character(Character::Steward, Building::Alfandega)
        .workers(RED, "1a 1b 1d 2a forest")
        .placed(RED, Building::Alfandega);
    table.does(RED, &["harvest"]);
    let harvested = |field: &str, yielded| {
        let field = field.parse().expect("a field");
        Event::Harvested { who: RED, field, yielded }
    };
    assert_eq!(
        table.events,
        [
            harvested("1a", Stock::Good(Good::Wine)),
            harvested("1b", Stock::Good(Good::Wheat)),
            harvested("1d", Stock::Wood),
        ]
    );
    let red = table.player(RED);
    assert_eq!((red.wood, red.goods[Good::Wheat], red.goods[Good::Wine], red.goods.total()), (1, 1, 1, 2));
    assert_eq!(table.state().field("1d".parse().expect("a field")).wood, 2);
}

#[test]
fn free_building_last_wood_then_sugar() {
    let mut table = Board::of(4).round(3).workers(BLUE, "1d").field_wood("1d", 1).placed(BLUE, Building::Alfandega);
    table.does(BLUE, &["harvest"]);
    assert_eq!(table.question(BLUE), Some(Question::HarvestAgain(YieldsDue { left: 1, region: 1 })));
    table.does(BLUE, &["again 1d"]);
    let field = "1d".parse().expect("a field");
    assert_eq!(table.events, [Event::Harvested { who: BLUE, field, yielded: Stock::Good(Good::Sugar) }]);
    assert_eq!((table.player(BLUE).wood, table.player(BLUE).goods[Good::Sugar]), (1, 1));
}

#[test]
fn the_free_building_has_only_the_harvest_and_needs_a_worker_for_it() {
    let mut table = Board::of(4).round(3).dice(RED, [3, 3, 3]).turn(RED);
    table.does(RED, &["die 3 free"]);
    assert_eq!(table.question(BLUE), Some(Question::Turn), "nothing but to leave it");
    let mut table = Board::of(4).round(3).workers(RED, "1a").placed(RED, Building::Alfandega);
    assert_eq!(table.refuses(RED, "act"), Refusal::OnlyHarvest);
}
