//! The twelve favours: before and after.

use super::*;
use crate::Question;
use crate::event::{Event, Stock};
use crate::step::{Phase, YieldsDue};
use crate::vocabulary::{Building, Favour, FavourSet, Good};

/// Red has this favour face up in phase B.
fn with(favour: &str) -> Board {
    Board::of(4).round(3).favours(RED, favour, "")
}

/// Red has this favour face up at the moinho, which costs 6 and 4 pirates.
fn at_moinho(favour: &str) -> Board {
    with(favour).markers(Building::Moinho, &[RED]).reais(RED, 6)
}

#[test]
fn treasurer_5_reais() {
    let mut table = with("treasurer").turn(RED);
    table.does(RED, &["favour treasurer"]);
    assert_eq!(
        table.events,
        [
            Event::FavourUsed { who: RED, favour: Favour::Treasurer },
            Event::Gained { who: RED, what: Stock::Reais, count: 5 },
        ]
    );
    let treasurer: FavourSet = [Favour::Treasurer].into_iter().collect();
    assert_eq!((table.player(RED).reais, table.player(RED).face_down), (5, treasurer));
    assert_eq!(table.question(RED), Some(Question::Turn), "the turn goes on");
}

#[test]
fn patron_3_bread() {
    let mut table = with("patron").turn(RED);
    table.does(RED, &["favour patron"]);
    assert_eq!(table.player(RED).bread, 3);
}

#[test]
fn miller_one_step_up() {
    let mut table = with("miller").turn(RED);
    table.does(RED, &["favour miller"]);
    table.told(Event::WindmillRaised { who: RED, level: 1 });
    assert_eq!(table.player(RED).windmill, 1);
}

#[test]
fn monk_2_wood_with_access() {
    let mut table = with("monk").workers(RED, "1c 1d").turn(RED);
    table.does(RED, &["favour monk", "wood 1d", "wood 1c"]);
    assert_eq!((table.player(RED).wood, table.player(RED).reais), (2, 0));
    let mut table = with("monk").workers(RED, "1a").turn(RED);
    assert_eq!(table.refuses(RED, "favour monk"), Refusal::NoEffect);
}

#[test]
fn navigator_one_ship() {
    let mut table = with("navigator").wood(RED, 1).goods(RED, 0, 0, 2).turn(RED);
    table.does(RED, &["favour navigator", "ship home", "sail wine-1"]);
    assert_eq!((table.player(RED).reais, table.player(RED).ships, table.player(RED).wood), (7, 5, 0));
    assert_eq!(table.question(RED), Some(Question::Turn));
}

#[test]
fn bishop_moves_a_marker_and_no_die() {
    let mut table = with("bishop").markers(Building::Moinho, &[RED]).turn(RED);
    table.does(RED, &["favour bishop", "marker moinho fortaleza"]);
    table.told(Event::MarkerMoved { who: RED, from: Building::Moinho, to: Building::Fortaleza });
    assert_eq!(table.player(RED).markers, [0, 0, 0, 0, 1]);
}

#[test]
fn bishop_takes_the_only_marker_off_and_ends_the_turn_there() {
    let mut table = at_moinho("bishop").resolving(RED, Building::Moinho, 6, 4);
    table.does(RED, &["favour bishop", "marker moinho fortaleza"]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::BuildingPaid { .. })));
    // Ruling 8: markers without dice cost the full base, and one pirate if unpaid. Red has six reais of ten.
    let (building, dice) = (Building::Fortaleza, Default::default());
    table.told(Event::BuildingOpened { building, dice, pirate: None, cost: 10, pirates: 1 });
    table.told(Event::PiratesTaken { who: RED, count: 1 });
    assert_eq!((table.player(RED).reais, table.player(RED).pirates), (6, 1), "none of the four at the moinho");
}

#[test]
fn bishop_leaves_the_turn_if_another_marker_stays() {
    let board = at_moinho("bishop").markers(Building::Moinho, &[RED]);
    let mut table = board.resolving(RED, Building::Moinho, 6, 4);
    table.does(RED, &["favour bishop", "marker moinho fortaleza"]);
    assert_eq!(table.options(RED), ["pay", "pirates"]);
}

#[test]
fn engineer_2_more_yields() {
    let mut table = with("engineer").workers(RED, "1a 1b").dice(RED, [3, 0, 0]).turn(RED);
    table.does(RED, &["favour engineer", "die 3 free", "harvest"]);
    assert_eq!(
        table.question(RED),
        Some(Question::HarvestAgain(YieldsDue { left: 3, region: 1 })),
        "two, and the free one"
    );
    table.does(RED, &["again 1a", "again 1a", "again 1b"]);
    assert_eq!((table.player(RED).goods[Good::Wine], table.player(RED).goods[Good::Wheat]), (3, 2));
}

#[test]
fn engineer_is_for_phase_b_noble_and_diplomat_for_phase_c() {
    let mut table = with("noble diplomat").turn(RED);
    for favour in [Favour::Noble, Favour::Diplomat] {
        let refusal = Refusal::FavourOtherPhase { favour, phase: Phase::Buildings };
        assert_eq!(table.refuses(RED, &format!("favour {favour}")), refusal);
    }
    let mut table = at_moinho("engineer").resolving(RED, Building::Moinho, 6, 4);
    let favour = Favour::Engineer;
    let refusal = Refusal::FavourOtherPhase { favour, phase: Phase::Characters };
    assert_eq!(table.refuses(RED, "favour engineer"), refusal);
}

#[test]
fn lady_4_reais_for_any_building_and_may_come_up_again() {
    let mut table = with("lady").workers(RED, "3a").reais(RED, 4).turn(RED);
    table.does(RED, &["favour lady"]);
    assert_eq!(table.options(RED), ["use casa-da-coroa", "use fortaleza"]);
    table.does(RED, &["use casa-da-coroa", "turn-up lady"]);
    assert_eq!(table.player(RED).face_up, [Favour::Lady].into_iter().collect());
    assert_eq!(table.player(RED).reais, 0);
    assert_eq!(table.refuses(RED, "favour lady"), Refusal::FavourUsed);
}

#[test]
fn lady_uses_the_building_that_is_being_resolved() {
    let mut table = at_moinho("lady").workers(RED, "2a").reais(RED, 10).resolving(RED, Building::Moinho, 6, 4);
    table.does(RED, &["favour lady", "use moinho", "pay"]);
    assert_eq!((table.player(RED).bread, table.player(RED).reais), (4, 0));
}

#[test]
fn sergeant_half_of_the_pirates_rounded_down() {
    let mut table = with("sergeant").pirates(RED, 7).turn(RED);
    table.does(RED, &["favour sergeant"]);
    table.told(Event::PiratesDiscarded { who: RED, count: 3 });
    assert_eq!(table.player(RED).pirates, 4);
}

#[test]
fn noble_building_cost_0() {
    let mut table = at_moinho("noble").workers(RED, "2a").reais(RED, 1).resolving(RED, Building::Moinho, 6, 4);
    table.does(RED, &["favour noble"]);
    table.told(Event::BuildingPaid { who: RED, building: Building::Moinho, reais: 0 });
    assert_eq!((table.player(RED).reais, table.player(RED).bread), (1, 2));
}

#[test]
fn diplomat_counts_as_2_workers_even_with_none_there() {
    for (workers, bread) in [("", 2), ("2a", 5)] {
        let mut table = at_moinho("diplomat").workers(RED, workers).resolving(RED, Building::Moinho, 6, 4);
        table.does(RED, &["favour diplomat"]);
        assert_eq!(table.player(RED).bread, bread);
    }
}

#[test]
fn scout_one_worker_from_anywhere_to_anywhere() {
    let mut table = with("scout").workers(RED, "watch").turn(RED);
    table.does(RED, &["favour scout", "from watch", "to funchal-1l"]);
    assert_eq!((table.player(RED).pp, table.player(RED).watch), (1, 0), "1 PP for a city");
    let mut table = with("scout").workers(RED, "1a").ships(RED, "india-1 india-2").turn(RED);
    table.does(RED, &["favour scout", "from 1a", "to india"]);
    assert_eq!(table.player(RED).pp, 2, "1 PP for each ship there");
    let mut table = with("scout").workers(RED, "1a").pirates(RED, 4).turn(RED);
    table.does(RED, &["favour scout", "from 1a", "to watch", "discard 3"]);
    assert_eq!(table.player(RED).pirates, 1);
    let mut table = with("scout").workers(RED, "1a").turn(RED);
    table.does(RED, &["favour scout", "from 1a", "to home"]);
    assert_eq!((table.player(RED).workers, table.player(RED).pp), (12, 0));
}

#[test]
fn one_favour_per_turn() {
    let mut table = with("treasurer patron").turn(RED);
    table.does(RED, &["favour patron"]);
    assert_eq!(table.refuses(RED, "favour treasurer"), Refusal::FavourUsed);
    assert_eq!(table.refuses(RED, "favour patron"), Refusal::FavourFaceDown { favour: Favour::Patron });
    assert_eq!(table.refuses(RED, "favour monk"), Refusal::NoSuchFavour { favour: Favour::Monk });
}

#[test]
fn a_marker_that_the_bishop_puts_on_a_finished_building_does_nothing() {
    let board = with("bishop").markers(Building::Fortaleza, &[RED]).reais(RED, 10);
    let mut table = board.resolving(RED, Building::Fortaleza, 6, 4);
    table.does(RED, &["favour bishop", "marker fortaleza moinho"]);
    table.told(Event::MarkerMoved { who: RED, from: Building::Fortaleza, to: Building::Moinho });
    let does = |event: &Event| {
        matches!(event, Event::BuildingOpened { .. } | Event::BuildingPaid { .. } | Event::PiratesTaken { .. })
    };
    assert!(!table.events.iter().any(does), "{:?}", table.events);
    assert_eq!((table.player(RED).reais, table.player(RED).pirates), (10, 0));
}
