//! Paying, buying and receiving wood.

use super::*;
use crate::Question;
use crate::event::{Event, Loss};
use crate::step::WoodDue;
use crate::vocabulary::{Building, Character, Favour, Field};

fn field(text: &str) -> Field {
    text.parse().expect("a field")
}

/// The guildmaster is to be used; the only district costs five wood.
fn five_wood() -> Board {
    let mut board = Board::of(4).round(5).character(Character::Guildmaster, Building::Alfandega);
    board.state.districts = [[None, None, None, Some(Favour::Bishop)], [None; 4], [None; 4]];
    board.wood(RED, 1)
}

#[test]
fn five_wood_1_own_2_from_the_field_2_from_the_forest_10_reais() {
    let mut table =
        five_wood().workers(RED, "1d forest").field_wood("1d", 3).reais(RED, 12).placed(RED, Building::Alfandega);
    table.does(RED, &["act", "build bishop", "wood 1d", "wood 1d", "wood forest", "wood forest"]);
    let bought = |from: &str| Event::WoodBought { who: RED, from: field(from), count: 1 };
    assert_eq!(
        table.events[1..],
        [
            bought("1d"),
            bought("1d"),
            bought("forest"),
            bought("forest"),
            Event::WoodPaid { who: RED, count: 4, reais: 10 },
        ]
    );
    assert_eq!((table.player(RED).reais, table.player(RED).wood), (2, 0));
    assert_eq!(table.state().field(field("1d")).wood, 1);
}

#[test]
fn wood_is_bought_only_with_access() {
    let mut table = five_wood().workers(RED, "1d").field_wood("1d", 3).reais(RED, 99).placed(RED, Building::Alfandega);
    assert_eq!(table.refuses(RED, "act"), Refusal::NothingToDo { character: Character::Guildmaster });
    let mut table = five_wood().workers(RED, "1d 1c").reais(RED, 99).placed(RED, Building::Alfandega);
    table.does(RED, &["act", "build bishop"]);
    assert_eq!(table.question(RED), Some(Question::Wood(WoodDue { left: 4, gift: false })));
    assert_eq!(table.refuses(RED, "wood forest"), Refusal::NoWoodThere { field: Field::FOREST });
}

#[test]
fn the_windmill_may_have_to_pay_for_wood() {
    let mut table = five_wood()
        .workers(RED, "forest")
        .reais(RED, 4)
        .has(RED, |red| (red.windmill, red.pp) = (1, 4))
        .placed(RED, Building::Alfandega);
    table.does(RED, &["act", "build bishop"]);
    // Ten reais: four, three for the step down, three for PP.
    let red = table.player(RED);
    assert_eq!((red.reais, red.windmill, red.pp), (0, 0, 1));
    table.told(Event::WoodPaid { who: RED, count: 4, reais: 10 });
}

#[test]
fn wood_that_could_never_be_paid_is_not_sold() {
    let mut table = five_wood()
        .workers(RED, "forest 1a")
        .reais(RED, 4)
        .goods(RED, 2, 0, 0)
        .has(RED, |red| (red.windmill, red.pp) = (0, 2))
        .placed(RED, Building::Alfandega);
    let refusal = Refusal::NothingToDo { character: Character::Guildmaster };
    assert_eq!(table.refuses(RED, "act"), refusal, "4 + 3 + 2 are not 10");
}

#[test]
fn what_is_needed_for_wood_is_not_spent_otherwise() {
    let mut table = five_wood()
        .workers(RED, "forest 1d")
        .reais(RED, 7)
        .has(RED, |red| red.windmill = 1)
        .placed(RED, Building::Alfandega);
    table.does(RED, &["act", "build bishop"]);
    assert_eq!(table.question(RED), Some(Question::Wood(WoodDue { left: 4, gift: false })));
    assert_eq!(table.refuses(RED, "windmill bread"), Refusal::NeededForWood { price: 10 });
}

#[test]
fn at_the_bottom_pp_or_wheat_may_pay_for_wood() {
    let mut table = five_wood()
        .workers(RED, "forest")
        .reais(RED, 9)
        .goods(RED, 0, 2, 2)
        .has(RED, |red| red.pp = 5)
        .placed(RED, Building::Alfandega);
    table.does(RED, &["act", "build bishop"]);
    assert_eq!(table.question(RED), Some(Question::RaiseReais));
    assert_eq!(table.seen(RED).owed - table.player(RED).reais, 1);
    let raising =
        ["windmill reais", "exchange sugar sugar wheat", "exchange sugar wine wheat", "exchange wine wine wheat"];
    assert_eq!(table.options(RED), raising);
    table.does(RED, &["exchange sugar wine wheat", "windmill reais"]);
    assert_eq!((table.player(RED).pp, table.player(RED).reais), (4, 0));
}

#[test]
fn one_wood_of_3_for_want_of_access() {
    let mut table = Board::of(4)
        .character(Character::Mayor, Building::Alfandega)
        .workers(BLUE, "machico-1l 1d")
        .field_wood("1d", 1)
        .placed(BLUE, Building::Alfandega);
    table.does(BLUE, &["act", "done"]);
    let lost = Event::Lost { who: BLUE, what: Loss::Wood(2) };
    assert_eq!(table.events, [lost, Event::WoodReceived { who: BLUE, from: field("1d"), count: 1 }]);
    assert_eq!((table.player(BLUE).wood, table.state().field(field("1d")).wood), (1, 0));
}

#[test]
fn all_wood_of_a_turn_is_paid_in_one_sum() {
    let mut table = Board::of(4)
        .favours(RED, "navigator", "")
        .character(Character::Commander, Building::Alfandega)
        .workers(RED, "forest")
        .goods(RED, 2, 2, 3)
        .dice(RED, [1, 0, 0])
        .turn(RED);
    table.does(RED, &["favour navigator", "ship home", "sail wheat-1", "die 1 commander", "act"]);
    table.does(RED, &["ship home", "sail sugar-1", "ship home", "sail wine-2"]);
    table.told(Event::WoodPaid { who: RED, count: 3, reais: 6 });
    assert_eq!(table.player(RED).reais, 5 + 6 + 11 - 6);
}
