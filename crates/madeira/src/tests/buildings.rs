//! Phase C: paying or taking pirates, and the five actions.

use super::*;
use crate::Question;
use crate::event::{Event, Stock};
use crate::state::{Occupant, Resolved, Site};
use crate::step::Stage;
use crate::vocabulary::{Building, Character, Favour, FavourSet};

/// A building that costs 6 is resolved by red alone.
fn alone_at(building: Building, workers: &str) -> Board {
    Board::of(4).round(3).workers(RED, workers).reais(RED, 6).markers(building, &[RED])
}

fn resolving(board: Board, building: Building) -> super::board::Table {
    board.resolving(RED, building, 6, 4)
}

#[test]
fn cost_10_minus_4_is_6_one_acts_one_only_pays_one_takes_4_pirates() {
    let capitania = Building::Capitania;
    let mut table = Board::of(4)
        .round(3)
        .workers(BLUE, "2a")
        .reais(BLUE, 6)
        .reais(YELLOW, 7)
        .has(RED, |red| red.reais = 9)
        .markers(capitania, &[BLUE, YELLOW, RED])
        .resolving(RED, capitania, 6, 4);
    assert_eq!(table.question(RED), Some(Question::Resolve(Resolved { building: capitania, cost: 6, pirates: 4 })));
    table.does(RED, &["pirates"]);
    assert_eq!(table.events, [Event::PiratesTaken { who: RED, count: 4 }]);
    table.does(BLUE, &["pay", "from home", "to machico-1l"]);
    assert_eq!(
        table.events[..3],
        [
            Event::BuildingPaid { who: BLUE, building: capitania, reais: 6 },
            Event::BuildingUsed { who: BLUE, building: capitania, workers: 1 },
            Event::Gained { who: BLUE, what: Stock::Prestige, count: 1 },
        ]
    );
    table.does(YELLOW, &["pay"]);
    assert_eq!(table.events[..1], [Event::BuildingPaid { who: YELLOW, building: capitania, reais: 6 }]);
    let after = |seat| {
        let player = table.player(seat);
        (player.reais, player.pp, player.pirates)
    };
    assert_eq!([RED, BLUE, YELLOW].map(after), [(9, 0, 4), (0, 1, 0), (1, 0, 0)]);
}

#[test]
fn the_dice_on_a_building_lower_its_cost_and_raise_its_pirates() {
    let board = Board::of(4).round(3).markers(Building::Moinho, &[BLUE]).reais(BLUE, 9);
    let mut board = board.goods(RED, 2, 0, 0).wood(RED, 1);
    let site = Site { character: Character::Steward, guild_dice: 2, pirate_die: true };
    board.state.sites[Building::Moinho.index()] = site;
    for (place, seat) in (0..).zip([BLUE, YELLOW, PURPLE]) {
        board.state.player_mut(seat).passed = Some(place);
    }
    let mut table = board.turn(RED);
    table.does(RED, &["pass 4 reais"]);
    let Event::BuildingOpened { building, dice, pirate, cost, pirates } = &table.events[2] else {
        panic!("{:?}", table.events);
    };
    assert_eq!((*building, dice.len()), (Building::Moinho, 2));
    assert_eq!(*cost, 10 - dice.iter().sum::<u8>());
    assert_eq!(Some(pirates - 1), *pirate);
    assert_eq!(
        table.question(BLUE),
        Some(Question::Resolve(Resolved { building: *building, cost: *cost, pirates: *pirates }))
    );
}

#[test]
fn moinho_with_4_workers_5_bread() {
    let mut table = resolving(alone_at(Building::Moinho, "2a 2b 2c 2d"), Building::Moinho);
    table.does(RED, &["pay"]);
    table.told(Event::Gained { who: RED, what: Stock::Bread, count: 5 });
    assert_eq!((table.player(RED).bread, table.player(RED).reais), (5, 0));
}

#[test]
fn moinho_with_2_workers_2_bread_and_with_none_nothing() {
    for (workers, bread) in [("2a 2b", 2), ("1a 3a", 0)] {
        let fed = alone_at(Building::Moinho, workers).has(RED, |red| red.windmill = 2);
        let mut table = resolving(fed, Building::Moinho);
        table.does(RED, &["pay"]);
        assert_eq!((table.player(RED).bread, table.player(RED).pirates), (bread, 0));
    }
}

#[test]
fn capitania_with_3_workers_3_pp_and_2_workers_into_cities() {
    let mut table = resolving(alone_at(Building::Capitania, "2a 2b 2c"), Building::Capitania);
    table.does(RED, &["pay", "from 2c", "to funchal-1l", "from home", "to porto-santo-1r"]);
    assert_eq!(table.player(RED).pp, 3);
    assert_eq!(table.state().occupant("porto-santo-1r".parse().expect("a spot")), Occupant::Worker(RED));
}

#[test]
fn alfandega_2_plus_1_is_3_pp() {
    let board = alone_at(Building::Alfandega, "1a 1b 1c azores funchal-1l").ships(RED, "azores-1 azores-2 brazil-1");
    let mut table = resolving(board, Building::Alfandega);
    table.does(RED, &["pay", "from home", "to azores", "from funchal-1l", "to brazil"]);
    table.told(Event::Gained { who: RED, what: Stock::Prestige, count: 2 });
    table.told(Event::Gained { who: RED, what: Stock::Prestige, count: 1 });
    assert_eq!(table.player(RED).pp, 3);
    assert_eq!(table.state().colonies.map(|colony| colony.workers[RED.index()]), [2, 1, 0]);
}

#[test]
fn alfandega_with_2_workers_moves_one() {
    let mut table = resolving(alone_at(Building::Alfandega, "1a 1b"), Building::Alfandega);
    table.does(RED, &["pay", "from 1b", "to india"]);
    assert_eq!(table.state().colonies.map(|colony| colony.workers[RED.index()]), [0, 0, 1]);
    assert_ne!(table.question(RED).map(|question| matches!(question, Question::Worker { .. })), Some(true));
}

#[test]
fn casa_da_coroa_two_favours() {
    let board = alone_at(Building::CasaDaCoroa, "3a 3b 3c 3d").favours(RED, "", "patron engineer monk");
    let mut table = resolving(board, Building::CasaDaCoroa);
    table.does(RED, &["pay", "turn-up patron", "turn-up engineer"]);
    let up: FavourSet = [Favour::Patron, Favour::Engineer].into_iter().collect();
    assert_eq!((table.player(RED).face_up, table.player(RED).face_down.len()), (up, 1));
}

#[test]
fn fortaleza_lets_each_worker_drive_3_pirates_away() {
    let board = alone_at(Building::Fortaleza, "3a 3b 3c").pirates(RED, 8);
    let mut table = resolving(board, Building::Fortaleza);
    table.does(RED, &["pay", "from home", "discard 3", "from 3c", "discard 2"]);
    table.told(Event::PiratesDiscarded { who: RED, count: 3 });
    table.told(Event::PiratesDiscarded { who: RED, count: 2 });
    assert_eq!((table.player(RED).watch, table.player(RED).pirates), (2, 3));
}

#[test]
fn the_windmill_is_asked_for_before_pirates_are_taken() {
    let board = alone_at(Building::Moinho, "2a").reais(RED, 3).has(RED, |red| red.windmill = 1);
    let mut table = resolving(board, Building::Moinho);
    assert_eq!(table.options(RED), ["pirates"]);
    table.does(RED, &["windmill reais"]);
    assert_eq!(table.options(RED), ["pay", "pirates"]);
    table.does(RED, &["pay"]);
    assert_eq!((table.player(RED).bread, table.player(RED).pirates), (2, 0));
}

#[test]
fn whoever_cannot_pay_in_any_way_takes_pirates_unasked() {
    let board = alone_at(Building::Moinho, "2a").reais(RED, 5).markers(Building::Moinho, &[BLUE]).reais(BLUE, 6);
    let table = resolving(board, Building::Moinho);
    assert_eq!(table.player(RED).pirates, 4);
    assert!(matches!(table.question(BLUE), Some(Question::Resolve { .. })));
}

#[test]
fn after_the_buildings_markers_and_dice_are_back() {
    let board = alone_at(Building::Fortaleza, "").has(RED, |red| red.windmill = 2);
    let mut table = resolving(board, Building::Fortaleza);
    table.does(RED, &["pirates"]);
    assert_eq!(table.state().stage, Stage::LastWindmill);
    assert_eq!(table.player(RED).markers, [0; 5]);
    assert_eq!(table.question(RED), Some(Question::LastWindmill));
}

/// All others have passed; what follows when red, who could do something else, passes too.
fn all_passed(board: Board) -> super::board::Table {
    let mut board = board.goods(RED, 2, 0, 0).wood(RED, 1);
    for (place, seat) in (0..).zip([BLUE, YELLOW, PURPLE].into_iter().take(board.state.seats() - 1)) {
        board.state.player_mut(seat).passed = Some(place);
    }
    let mut table = board.turn(RED);
    let pass = table.options(RED).into_iter().find(|option| option.starts_with("pass ")).expect("a space");
    table.does(RED, &[&pass]);
    table
}

#[test]
fn a_building_without_markers_is_skipped_although_a_pirate_die_lies_there() {
    let mut board = Board::of(4).round(3).markers(Building::Fortaleza, &[BLUE]).reais(BLUE, 10);
    board.state.sites[Building::Moinho.index()].pirate_die = true;
    let table = all_passed(board);
    let opened = table.events.iter().filter_map(|event| match event {
        Event::BuildingOpened { building, .. } => Some(*building),
        _ => None,
    });
    assert_eq!(opened.collect::<Vec<_>>(), [Building::Fortaleza]);
}

#[test]
fn with_two_players_a_building_without_dice_costs_8() {
    let board = Board::of(2).round(3).markers(Building::Moinho, &[BLUE]).reais(BLUE, 9);
    let (building, dice) = (Building::Moinho, Default::default());
    all_passed(board).told(Event::BuildingOpened { building, dice, pirate: None, cost: 8, pirates: 1 });
}

#[test]
fn workers_in_the_forest_are_in_no_region() {
    for building in [Building::Moinho, Building::Capitania, Building::Fortaleza] {
        let mut table = resolving(alone_at(building, "forest"), building);
        table.does(RED, &["pay"]);
        assert!(!table.events.iter().any(|event| matches!(event, Event::BuildingUsed { .. })), "{building}");
    }
}
