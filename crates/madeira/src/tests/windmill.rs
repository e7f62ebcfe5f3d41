//! The windmill, in and out of turn.

use super::*;
use crate::Question;
use crate::event::Event;
use crate::step::Stage;
use crate::vocabulary::Mill;
use crate::vocabulary::{Building, Character, Good};

#[test]
fn a_step_down_is_1_bread_or_3_reais() {
    let mut table = Board::of(4).has(RED, |red| red.windmill = 3).turn(RED);
    table.does(RED, &["windmill bread", "windmill reais"]);
    assert_eq!(
        table.events,
        [
            Event::WindmillStepped { who: RED, step: Mill::Bread, level: 2, prestige: false },
            Event::WindmillStepped { who: RED, step: Mill::Reais, level: 1, prestige: false },
        ]
    );
    assert_eq!((table.player(RED).bread, table.player(RED).reais), (1, 3));
}

#[test]
fn at_the_bottom_1_pp_is_1_bread_or_1_real() {
    let mut table = Board::of(4).has(RED, |red| red.pp = 2).turn(RED);
    table.does(RED, &["windmill reais", "windmill bread"]);
    assert_eq!((table.player(RED).bread, table.player(RED).reais, table.player(RED).pp), (1, 1, 0));
    assert_eq!(table.refuses(RED, "windmill bread"), Refusal::PrestigeMissing);
}

#[test]
fn two_wheat_are_a_step_up_and_1_pp_at_the_top() {
    let mut table = Board::of(4).goods(RED, 4, 0, 0).has(RED, |red| red.windmill = 5).turn(RED);
    assert_eq!(table.refuses(RED, "windmill pp"), Refusal::WindmillNotAtTop);
    table.does(RED, &["windmill up"]);
    assert_eq!(table.refuses(RED, "windmill up"), Refusal::WindmillAtTop);
    table.does(RED, &["windmill pp"]);
    assert_eq!((table.player(RED).windmill, table.player(RED).pp, table.player(RED).goods.total()), (6, 1, 0));
}

#[test]
fn two_goods_become_another() {
    let mut table = Board::of(4).goods(RED, 1, 1, 0).turn(RED);
    assert_eq!(table.offers(RED), ["exchange wheat sugar wine"]);
    assert_eq!(table.refuses(RED, "exchange wheat sugar wheat"), Refusal::NoEffect);
    table.does(RED, &["exchange wheat sugar wine"]);
    assert_eq!((table.player(RED).goods[Good::Wine], table.player(RED).goods.total()), (1, 1));
}

#[test]
fn it_is_offered_out_of_turn_and_after_passing() {
    let mut table =
        Board::of(4).has(BLUE, |blue| (blue.windmill, blue.passed) = (1, Some(0))).goods(YELLOW, 1, 1, 0).turn(RED);
    assert_eq!(table.offers(BLUE), ["windmill bread", "windmill reais"]);
    table.does(BLUE, &["windmill bread"]);
    assert_eq!(table.player(BLUE).bread, 1);
    assert_eq!(table.question(RED), Some(Question::Turn));
    assert_eq!(table.refuses(YELLOW, "windmill bread"), Refusal::PrestigeMissing);
}

#[test]
fn it_stands_still_in_phases_a_and_e_and_nobody_steps_down_in_d() {
    let mut board = Board::of(4).has(RED, |red| red.windmill = 3);
    board.state.stage = Stage::Rows(1);
    board.state.rows[0].taken = None;
    board.state.rows[1].taken = None;
    let mut table = board.asking(RED, Question::Row);
    assert!(table.offers(RED).is_empty());
    assert_eq!(table.refuses(RED, "windmill bread"), Refusal::WindmillClosed);
    let mut table = Board::of(4)
        .workers(RED, "1a 1b")
        .bread(RED, 2)
        .goods(RED, 2, 0, 0)
        .has(RED, |red| red.windmill = 1)
        .all_asked(Stage::Feeding, &[RED, BLUE]);
    assert_eq!(table.refuses(RED, "windmill bread"), Refusal::NoSteppingDown);
    assert_eq!(table.offers(RED), ["windmill up", "exchange wheat wheat sugar", "exchange wheat wheat wine"]);
}

#[test]
fn before_phase_d_whoever_may_gain_by_stepping_down_is_asked_once() {
    let board = Board::of(4).has(RED, |red| red.windmill = 2).has(BLUE, |blue| blue.pp = 3);
    // Yellow has PP, and a worker without bread; purple has two wheat for a step up and down.
    let board = board.has(YELLOW, |yellow| yellow.pp = 3).workers(YELLOW, "1a").goods(PURPLE, 2, 0, 0);
    let mut board = board.pirates(RED, 1);
    board.state.stage = Stage::Buildings(5, 0);
    let mut table = board.all_asked(Stage::Buildings(5, 0), &[]);
    let asked = [RED, BLUE, YELLOW, PURPLE].map(|seat| table.question(seat));
    let last = Some(Question::LastWindmill);
    assert_eq!(asked, [last, None, last, last]);
    assert_eq!(table.options(RED), ["windmill bread", "windmill reais", "done"]);
    assert_eq!(table.options(PURPLE), ["done"], "asked all the same, for the wheat");
    table.does(PURPLE, &["windmill up", "windmill reais"]);
    assert_eq!(table.player(PURPLE).reais, 3);
    table.does(RED, &["windmill bread", "done"]);
    assert_eq!(table.question(RED), None);
    table.does(YELLOW, &["windmill bread", "done"]);
    assert_eq!((table.question(YELLOW), table.seen(YELLOW).bread_due), (Some(Question::Feed), 1));
}

#[test]
fn whoever_could_sail_after_an_exchange_is_asked_although_only_leaving_it_is_legal() {
    let board = || Board::of(4).character(Character::Commander, Building::Moinho).wood(RED, 1);
    let mut table = board().goods(RED, 1, 1, 0).placed(RED, Building::Moinho);
    assert_eq!(table.options(RED), ["done"]);
    table.does(RED, &["exchange wheat sugar wine", "act", "ship home", "sail azores-1"]);
    assert_eq!(table.player(RED).ships, 5);
    let table = board().goods(RED, 1, 0, 0).placed(RED, Building::Moinho);
    assert_eq!(table.question(BLUE), Some(Question::Turn), "one good cannot be exchanged");
}
