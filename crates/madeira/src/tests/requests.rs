//! Phase E: the five requests, limits, ties, conversion.

use super::*;
use crate::Question;
use crate::event::Event;
use crate::step::Stage;
use crate::vocabulary::{City, Field, Good, Request};

/// The PP that red gets for presenting this in a round.
fn scores(round: u8, board: Board, request: &str, action: &str) -> u16 {
    let other = if request == "trade" { "guilds" } else { "trade" };
    let board = board.round(round).requests(RED, &format!("{request} {request} {other}"));
    let mut table = board.all_asked(Stage::Requests, &[RED, BLUE]);
    table.does(RED, &[action]);
    table.player(RED).pp
}

#[test]
fn wheat_3_6_4_and_india_6_4_3_per_ship() {
    for (round, wheat, india) in [(1, 3, 6), (3, 6, 4), (5, 4, 3)] {
        let board = || Board::of(4).ships(RED, "wheat-1 india-1 india-2");
        assert_eq!(scores(round, board(), "trade", "present trade"), wheat);
        assert_eq!(scores(round, board(), "expedition", "present expedition"), 2 * india);
    }
}

#[test]
fn trade_takes_the_best_three_ships() {
    let board = Board::of(4).ships(RED, "wine-1 wine-2 sugar-1 wheat-1 wheat-2");
    assert_eq!(scores(3, board, "trade", "present trade"), 6 + 6 + 4);
}

#[test]
fn guilds_5_pp_for_an_open_favour_of_each_guild() {
    let board = Board::of(4).favours(RED, "treasurer bishop monk noble", "lady");
    assert_eq!(scores(1, board, "guilds", "present guilds"), 15);
}

#[test]
fn wealth_1_pp_for_each_of_up_to_15_reais() {
    assert_eq!(scores(1, Board::of(4).reais(RED, 20), "wealth", "present wealth 15"), 15);
    let board = Board::of(4).reais(RED, 9).round(1).requests(RED, "wealth trade");
    let mut table = board.all_asked(Stage::Requests, &[RED]);
    assert_eq!(table.refuses(RED, "present wealth 10"), Refusal::ReaisMissing { need: 10, have: 9 });
    assert_eq!(table.refuses(RED, "present wealth 16"), Refusal::TooMany { most: 15 });
    table.does(RED, &["present wealth 4"]);
    assert_eq!((table.player(RED).reais, table.player(RED).pp), (5, 4));
}

#[test]
fn funchal_12_or_6() {
    let urban = |board| scores(1, board, "urban", "present urban funchal");
    let board = || Board::of(4).citizens("funchal-2r machico-1l machico-1r");
    assert_eq!(urban(board().workers(RED, "funchal-1l funchal-1r")), 12);
    assert_eq!(urban(board().workers(RED, "funchal-1l")), 6, "the citizen is further right");
    assert_eq!(urban(board().citizens("funchal-1l machico-1l machico-1r").workers(RED, "funchal-1r")), 12);
    let tied = board().citizens("").workers(RED, "funchal-1l funchal-2r").workers(BLUE, "funchal-1r funchal-2l");
    assert_eq!(urban(tied), 12, "the right spot is further right");
    let outnumbered = board().workers(RED, "funchal-1l").workers(BLUE, "funchal-1r funchal-2l");
    assert_eq!(urban(outnumbered), 6);
}

#[test]
fn two_urban_requests_need_two_cities() {
    let mut table = Board::of(4)
        .round(3)
        .workers(YELLOW, "funchal-1l funchal-1r machico-1l machico-1r")
        .requests(YELLOW, "urban urban wealth")
        .all_asked(Stage::Requests, &[YELLOW, RED]);
    table.does(YELLOW, &["present urban funchal"]);
    assert_eq!((table.question(YELLOW), table.seen(YELLOW).requests_left), (Some(Question::Present), 1));
    assert_eq!(table.refuses(YELLOW, "present urban funchal"), Refusal::CityPresented { city: City::Funchal });
    table.does(YELLOW, &["present urban machico"]);
    assert_eq!(table.player(YELLOW).pp, 12 + 15);
}

#[test]
fn requests_of_round_3_17_24_27_23_pp() {
    let mut table = Board::of(4)
        .round(3)
        .citizens("funchal-1r funchal-2l funchal-2r")
        .ships(RED, "wheat-1 sugar-1 sugar-2 wine-1")
        .requests(RED, "trade trade guilds")
        .ships(BLUE, "wheat-2 wheat-3 wheat-4")
        .workers(BLUE, "funchal-1l")
        .requests(BLUE, "trade urban expedition")
        .ships(PURPLE, "brazil-1 brazil-2")
        .workers(PURPLE, "machico-1l")
        .requests(PURPLE, "expedition expedition urban")
        .favours(YELLOW, "treasurer patron noble", "")
        .reais(YELLOW, 8)
        .requests(YELLOW, "trade wealth guilds")
        .all_asked(Stage::Requests, &[RED, BLUE, YELLOW, PURPLE]);
    table.does(RED, &["present trade", "present trade"]);
    table.does(BLUE, &["present trade", "present urban funchal"]);
    table.does(YELLOW, &["present wealth 8", "present guilds"]);
    table.does(PURPLE, &["present expedition", "present urban machico"]);
    assert_eq!([RED, BLUE, PURPLE, YELLOW].map(|seat| table.player(seat).pp), [17, 24, 27, 23]);
    let brazil = Event::Presented { who: PURPLE, request: Request::Expedition, city: None, count: 2, pp: 12 };
    assert_eq!(table.events[0], brazil);
    assert_eq!(table.state().round, 4);
}

#[test]
fn favours_of_one_guild_serve_two_requests_one_each() {
    let mut table = Board::of(4)
        .round(3)
        .favours(RED, "treasurer bishop monk", "")
        .requests(RED, "guilds guilds trade")
        .all_asked(Stage::Requests, &[RED, BLUE]);
    table.does(RED, &["present guilds", "present guilds"]);
    assert_eq!(table.player(RED).pp, 10 + 5);
}

#[test]
fn fields_without_wood_are_converted_once_and_for_good() {
    let field = |text: &str| -> Field { text.parse().expect("a field") };
    let board = Board::of(4).round(2).workers(RED, "1a").bread(RED, 1).field_wood("1c", 0);
    let mut table = board.all_asked(Stage::Feeding, &[RED]);
    table.does(RED, &["feed 1"]);
    table.told(Event::FieldConverted { field: field("1c"), good: Good::Sugar });
    let goods = |names: [&str; 4]| names.map(|name| table.state().field(field(name)).good);
    let expected = [Good::Sugar, Good::Wheat, Good::Sugar, Good::Sugar];
    assert_eq!(goods(["1c", "2c", "3a", "1d"]), expected, "2c has wood, 1d is for round 4");

    let mut board = Board::of(4).round(4).workers(RED, "1a").bread(RED, 1).field_wood("1c", 0).field_wood("1d", 0);
    board.state.field_mut(field("1c")).good = Good::Sugar;
    let mut table = board.all_asked(Stage::Feeding, &[RED]);
    table.does(RED, &["feed 1"]);
    assert_eq!(table.state().field(field("1c")).good, Good::Sugar, "sugar since round 2");
    assert_eq!(table.state().field(field("1d")).good, Good::Wine);
}
