//! What happens at the end of a turn: refilling, and the church scoring.

use super::table::{Table, the};
use crate::Lisboa;
use engine::{Events, Game, Options, Position, Seat, Seed};

/// Seat one takes gold for its card, and ends the turn.
fn ended(mut table: Table) -> Table {
    table.plays(0, &["gold bB1"]);
    table.plays(0, &["take king"]);
    table
}

#[test]
fn city_tiles_are_refilled_at_the_end_of_the_turn_and_not_before() {
    let mut table = Table::of(3).set(|state| (state.city.display[1], state.city.small_display) = (false, false));
    let (large, small) = (table.state.city.large_stock, table.state.city.small_stock);
    table.plays(0, &["gold bB1"]);
    assert!(!table.state.city.display[1] && !table.state.city.small_display);
    table.plays(0, &["take king"]);
    assert!(table.state.city.display[1] && table.state.city.small_display);
    assert_eq!((table.state.city.large_stock, table.state.city.small_stock), (large - 1, small - 1));
}

#[test]
fn with_an_empty_bag_clergy_tiles_are_not_replaced() {
    let last = the("9");
    let table = Table::of(3).church(1, [1, 0, 3, 0, 5, 6]).set(|state| state.church.bag = [last].into_iter().collect());
    let table = ended(table);
    let missing: Vec<usize> = (0..6).filter(|space| table.state.church.tiles[*space].is_none()).collect();
    assert_eq!((table.state.church.tiles[1], missing), (Some(last), vec![3]));
}

#[test]
fn the_church_scoring_begins_with_whoever_moved_the_cardinal_past_the_envelope() {
    let table = Table::of(3).clergy(0, &["7"]).clergy(1, &["9"]).clergy(2, &["11"]);
    let mut table = ended(table.set(|state| state.church.triggered = Some(Seat(1))));
    for seat in [1, 2, 0] {
        for other in (0..3).filter(|other| *other != seat) {
            assert!(!table.offers_option(other, "done"), "{other} before {seat}");
        }
        table.plays(seat, &["done"]);
    }
}

#[test]
fn who_gives_no_tile_in_the_church_scoring_gets_no_influence() {
    let table = Table::of(3).clergy(0, &["7", "9"]).portfolio(0, &["bB4", "red1"]);
    let table = table.player(0, |player| player.influence = 0);
    let mut table = ended(table.set(|state| state.church.triggered = Some(Seat(0))));
    table.plays(0, &["done"]);
    assert_eq!((table.at(0).influence, table.at(0).wigs, table.at(0).clergy.len()), (0, 5, 2));
}

#[test]
fn alone_no_equal_scoring_tiles_lie_side_by_side() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition");
    let side_by_side = |seats: usize, number: u64| {
        let seed = Seed::from_number(number.into());
        let start = Position::<Lisboa>::start(&game, &Options::default(), seats, seed, &mut Events::default());
        start.state().city.scoring.windows(2).any(|pair| pair[0] == pair[1])
    };
    assert!((0..200).all(|number| !side_by_side(1, number)));
    assert!((0..200).any(|number| side_by_side(2, number)), "with others they may");
}
