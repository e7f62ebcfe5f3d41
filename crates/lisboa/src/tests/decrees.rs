//! All seventy decrees: nothing before, and their wigs after, counted by hand on two positions.

use super::table::Table;
use crate::vocabulary::Architect::{Blue, Green};
use crate::vocabulary::Good::{Books, Cloth, Gold, Tools};
use crate::vocabulary::{Decree, Noble};
use engine::Seat;
use engine::Steps;

/// Nobody has anything.
fn bare() -> Table {
    let table = Table::of(4).office(Noble::Minister, [0; 4]);
    (0..4).fold(table, |table, seat| table.player(seat, |player| (player.reis, player.influence) = (0, 0)))
}

/// The wigs of every decree for seat one.
fn wigs(table: &Table) -> Vec<u16> {
    (0..70).map(|number| table.game().look(&table.state).decree_wigs(Seat(0), Decree::new(number))).collect()
}

#[test]
fn decrees_are_worth_nothing_to_who_has_nothing() {
    assert_eq!(wigs(&bare()), [0; 70]);
}

#[test]
fn decrees_count_what_they_say() {
    let table = bare()
        // Seven stores: three of gold, one of cloth, one of books, two of tools.
        .store(0, "A1", Gold)
        .store(0, "A2", Gold)
        .store(0, "A4", Books)
        .store(0, "C2", Cloth)
        .store(0, "C4", Tools)
        .store(0, "C5", Tools)
        .store(0, "D1", Gold)
        .houses(0, 2, 3, 2)
        // Others: two of gold, two of cloth, two of tools.
        .store(1, "B1", Gold)
        .store(1, "E2", Gold)
        .store(1, "B2", Cloth)
        .store(1, "B3", Cloth)
        .store(2, "D4", Tools)
        .store(2, "E5", Tools)
        .building("west-A", Blue, [Gold, Cloth])
        .building("north-gold", Blue, [Gold, Books])
        .building("west-D", Blue, [Books, Tools])
        .building("east-A", Green, [Gold, Books])
        .building("east-C", Green, [Cloth, Tools])
        .portfolio(0, &["red1", "brown1", "bB4", "bT1", "bT2"])
        .cargo(0, "red1", [1, 0, 0, 0])
        .cargo(0, "brown1", [0, 0, 2, 0])
        .player(0, |player| {
            player.completed_plans.add(Blue, 2);
            player.completed_plans.add(Blue, 3);
            player.completed_plans.add(Green, 5);
            player.open_plans.add(Green, 4);
            (player.reis, player.influence) = (37, 7);
        })
        .office(Noble::Builder, [2, 0, 0, 0])
        .plaza(Noble::Builder, [1, 0, 0, 0])
        .office(Noble::Minister, [1, 1, 0, 0])
        .favours(0, &[Noble::Builder, Noble::King])
        .clergy(0, &["1", "2", "3"])
        .rubble(0, 3, 4, 2)
        .goods(0, [2, 1, 0, 2])
        .decrees(0, &[1, 2, 68])
        // For seat one: 3 per store in column 1 is 6, and 7 for six stores.
        .decrees(1, &[20])
        .decrees(2, &[29, 46]);
    let expected = [
        [3, 2, 2, 2, 2, 2, 1, 0, 2, 6], // 1-10: buildings, anybody's stores, leads
        [6, 2, 2, 4, 6, 0, 6, 2, 0, 6], // 11-20: stores by kind and row, column 1
        [4, 0, 4, 3, 7, 6, 0, 5, 7, 6], // 21-30: columns, all, one row, one column, kinds, six, pairs
        [4, 8, 4, 6, 5, 0, 3, 4, 2, 4], // 31-40: stores with buildings, ships, plans
        [5, 5, 1, 3, 1, 0, 2, 0, 2, 4], // 41-50: plans, officials, favours
        [5, 3, 0, 3, 4, 2, 4, 0, 3, 8], // 51-60: favours, clergy, rubble, reis
        [3, 0, 2, 0, 2, 4, 5, 2, 7, 6], // 61-70: influence, goods, portfolio, decrees, houses
    ];
    assert_eq!(wigs(&table), expected.concat());
}

#[test]
fn decrees_that_ask_for_much_bring_it() {
    let table = bare()
        .store(0, "B3", Books)
        .store(0, "C3", Books)
        .store(0, "D3", Cloth)
        .store(0, "E1", Gold)
        .portfolio(0, &["red1", "red2", "purple1"])
        .office(Noble::Builder, [1, 0, 0, 0])
        .office(Noble::Minister, [1, 0, 0, 0])
        .office(Noble::King, [1, 0, 0, 0])
        .clergy(0, &["1", "2", "3", "4"])
        .rubble(0, 3, 3, 3)
        .player(0, |player| player.influence = 8)
        .goods(0, [1, 1, 1, 1]);
    let wigs = wigs(&table);
    let expected =
        [(8, 1), (16, 2), (19, 2), (22, 6), (27, 6), (36, 8), (46, 1), (48, 4), (53, 5), (58, 7), (62, 5), (64, 5)];
    for (number, worth) in expected {
        assert_eq!(wigs[number - 1], worth, "number {number}");
    }
}

#[test]
fn decrees_are_left_out_where_they_say_so() {
    let left_out = |seats: usize| -> Vec<usize> {
        let table = Table::of(seats);
        let known: Vec<_> = table.state.decree_row.iter().chain(&table.state.decree_stack).collect();
        (1..=70).filter(|number| !known.contains(&&Decree::new(number - 1))).collect()
    };
    assert_eq!(left_out(4), Vec::<usize>::new());
    assert_eq!(left_out(2), [10, 19, 49]);
    assert_eq!(left_out(1), [10, 19, 49, 69]);
}
