//! The end of the game.

use super::board::Table;
use super::*;
use crate::event::Event;
use crate::state::Presenting;
use crate::step::Stage;
use engine::{Outcome, Seat};

/// Plays a last request for nothing, after which the game is over.
fn ended(board: Board) -> (Table, Outcome) {
    let last = |red: &mut crate::state::Player| {
        red.presenting = Presenting { requests: 2, ..Presenting::default() };
    };
    let board = board.round(5).requests(RED, "trade guilds").has(RED, last);
    let mut table = board.all_asked(Stage::Requests, &[RED]);
    table.does(RED, &["present trade"]);
    let outcome = table.position.outcome(&table.game).expect("the game is over");
    (table, outcome)
}

fn points(outcome: &Outcome, seat: Seat, what: &str) -> i32 {
    let score = outcome.seat(seat).expect("a score");
    score.items.iter().filter(|item| item.what == what).map(|item| item.points).sum()
}

#[test]
fn three_wheat_2_wood_6_reais_are_2_pp() {
    let (table, outcome) = ended(Board::of(4).goods(RED, 3, 0, 0).wood(RED, 2).reais(RED, 6));
    table.told(Event::ResourcesScored { who: RED, reais: 11, pp: 2 });
    assert_eq!(points(&outcome, RED, "resources"), 2);
}

fn with_pirates(red: u16, yellow: u16, blue: u16, purple: u16) -> Board {
    Board::of(4).pirates(RED, red).pirates(YELLOW, yellow).pirates(BLUE, blue).pirates(PURPLE, purple)
}

fn losses(outcome: &Outcome) -> [i32; 4] {
    [RED, YELLOW, BLUE, PURPLE].map(|seat| points(outcome, seat, "pirates") + points(outcome, seat, "pirates-over"))
}

#[test]
fn pirates_25_21_12_5() {
    let (table, outcome) = ended(with_pirates(25, 21, 12, 5));
    assert_eq!(losses(&outcome), [-21, -9, -4, -2]);
    table.told(Event::PiratesRevealed { who: RED, pirates: 25, loss: 16, over: 5 });
    assert_eq!(outcome.seat(RED).map(|score| score.total), Some(-21));
}

#[test]
fn pirates_tied_at_18() {
    let mut board = with_pirates(18, 7, 18, 3);
    board.state.order = [YELLOW, PURPLE, RED, BLUE].into_iter().collect();
    let (_, outcome) = ended(board);
    assert_eq!(losses(&outcome), [-8, -4, -16, -2]);
}

#[test]
fn nobody_without_pirates_loses() {
    let (_, outcome) = ended(with_pirates(0, 4, 0, 0));
    assert_eq!(losses(&outcome), [0, -16, 0, 0]);
}

#[test]
fn ties_go_to_whoever_is_higher_in_the_order() {
    let mut board = Board::of(3).has(RED, |red| red.pp = 7).has(BLUE, |blue| blue.pp = 7);
    board.state.order = [YELLOW, BLUE, RED].into_iter().collect();
    let (_, outcome) = ended(board);
    let places: Vec<_> = outcome.scores.iter().map(|score| score.place).collect();
    assert_eq!(places, [2, 1, 3]);
    let items: Vec<_> = outcome.scores[0].items.iter().map(|item| item.what.as_str()).collect();
    assert_eq!(items, ["prestige", "resources", "pirates", "pirates-over"]);
}
