//! Phase D.

use super::*;
use crate::Question;
use crate::event::{Event, WoodCost};
use crate::step::Stage;
use crate::vocabulary::{Colony, Good, Place};

#[test]
fn honour_4_pp() {
    let mut board = Board::of(4).workers(BLUE, "watch watch").workers(RED, "watch");
    board.state.stage = Stage::Honour;
    let mut table = board.asking(BLUE, Question::Honour);
    table.does(BLUE, &["honour"]);
    assert_eq!(
        table.events[..2],
        [Event::Honoured { who: BLUE }, Event::WorkerMoved { who: BLUE, from: Place::Watch, to: Place::Home }]
    );
    assert_eq!((table.player(BLUE).pp, table.player(BLUE).watch, table.player(BLUE).workers), (4, 1, 11));
}

#[test]
fn a_tie_in_the_watch_honours_nobody() {
    let board = Board::of(3).workers(BLUE, "watch").workers(RED, "watch").has(RED, |red| red.windmill = 1);
    let mut table = board.all_asked(Stage::LastWindmill, &[RED]);
    table.does(RED, &["done"]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Honoured { .. })));
    assert_eq!(table.player(RED).watch, 1);
}

#[test]
fn colony_income_2_wheat_1_sugar_1_sugar_1_wine() {
    let mut board =
        Board::of(4).workers(RED, "azores azores brazil watch").workers(YELLOW, "brazil").workers(BLUE, "india");
    board.state.stage = Stage::Honour;
    let mut table = board.asking(RED, Question::Honour);
    table.does(RED, &["done"]);
    let income = |who, colony, good, count| Event::ColonyIncome { who, colony, good, count };
    assert_eq!(
        table.events[..4],
        [
            income(RED, Colony::Azores, Good::Wheat, 2),
            income(RED, Colony::Brazil, Good::Sugar, 1),
            income(BLUE, Colony::India, Good::Wine, 1),
            income(YELLOW, Colony::Brazil, Good::Sugar, 1),
        ]
    );
    let goods = |seat| Good::ALL.iter().map(|good| table.player(seat).goods[*good]).collect::<Vec<_>>();
    assert_eq!([RED, BLUE, YELLOW].map(goods), [[2, 1, 0], [0, 0, 1], [0, 1, 0]]);
}

#[test]
fn maintenance_2_wood_and_a_pirate() {
    let mut board = Board::of(4).ships(RED, "brazil-1 brazil-2 wheat-1").wood(RED, 3);
    board.state.stage = Stage::Maintenance(1);
    let mut table = board.asking(RED, Question::Maintain);
    assert_eq!((table.question(RED), table.seen(RED).wood_due), (Some(Question::Maintain), 3));
    table.does(RED, &["maintain 2"]);
    assert_eq!(
        table.events[..2],
        [
            Event::Maintained { who: RED, ships: 3, wood: WoodCost { own: 2, bought: 0, reais: 0 } },
            Event::PiratesTaken { who: RED, count: 1 },
        ]
    );
    assert_eq!((table.player(RED).wood, table.player(RED).pirates), (1, 1));
}

#[test]
fn maintenance_buys_only_what_reais_pay_for() {
    let mut board = Board::of(4).ships(RED, "brazil-1 brazil-2 wheat-1").workers(RED, "forest").reais(RED, 5);
    board.state.stage = Stage::Maintenance(1);
    board = board.has(RED, |red| red.windmill = 3);
    let mut table = board.asking(RED, Question::Maintain);
    assert_eq!(table.options(RED), ["maintain 2", "maintain 1", "maintain 0"], "six for the third");
    table.does(RED, &["maintain 2"]);
    table.told(Event::WoodPaid { who: RED, count: 2, reais: 3 });
    assert_eq!((table.player(RED).reais, table.player(RED).pirates), (2, 1));
}

#[test]
fn feeding_10_workers_at_windmill_4_4_bread_and_2_pirates() {
    let mut table = Board::of(4)
        .workers(BLUE, "1a 1b 2a 2b 3a forest watch india india funchal-1l")
        .bread(BLUE, 5)
        .has(BLUE, |blue| blue.windmill = 4)
        .all_asked(Stage::Feeding, &[BLUE]);
    assert_eq!((table.question(BLUE), table.seen(BLUE).bread_due), (Some(Question::Feed), 6));
    table.does(BLUE, &["feed 4"]);
    assert_eq!(
        table.events[..2],
        [Event::Fed { who: BLUE, due: 6, bread: 4 }, Event::PiratesTaken { who: BLUE, count: 2 }]
    );
    assert_eq!((table.player(BLUE).bread, table.player(BLUE).pirates), (1, 2));
}

#[test]
fn everybody_feeds_at_once_and_the_windmill_may_still_go_up() {
    let mut table = Board::of(3)
        .workers(RED, "1a 1b")
        .workers(BLUE, "1a")
        .goods(BLUE, 2, 0, 0)
        .bread(RED, 2)
        .all_asked(Stage::Feeding, &[RED, BLUE]);
    assert_eq!(table.options(BLUE), ["feed 0"], "asked all the same, for the windmill");
    table.does(BLUE, &["windmill up"]);
    assert_eq!(table.player(BLUE).pirates, 0, "nothing is due any more");
    assert_eq!(table.question(BLUE), None);
    table.does(RED, &["feed 2"]);
    assert_eq!(table.player(RED).pirates, 0);
}
