//! The examples of the rulebook, in its order, with its numbers.

use super::table::{Table, card, goods_of, the};
use crate::event::{Cause, Event};
use crate::step::{Question, Step, Task};
use crate::vocabulary::{Architect, Cubes, Good, Noble, Plot};
use engine::Steps;
use engine::{Party, Seat};

const YOU: Party = Party::Seat(Seat(0));

fn gained(who: u8, count: u8, cause: Cause) -> Event {
    Event::WigsGained { who: Party::Seat(Seat(who)), count, cause }
}

#[test]
fn take_gold() {
    let mut table = Table::of(3).hand(0, &["bB3", "bK1"]);
    table.plays(0, &["gold bB3"]);
    assert_eq!(table.at(0).goods, goods_of([1, 0, 0, 0]));
    assert_eq!(table.options(0), ["take builder", "take minister", "take king", "take treasury"]);
    table.plays(0, &["take king"]);
    assert_eq!(table.at(0).hand.len(), 2);
    assert_eq!(table.state.turn, Seat(1));
    assert!(table.told(&Event::CardForGold { who: YOU, card: card("bB3") }));
    assert!(table.told(&Event::GoodsGained { who: YOU, good: Good::Gold, count: 1, cause: Cause::Gold }));
}

#[test]
fn portfolio_full_with_one_set() {
    let mut table = Table::of(3).hand(0, &["bB3"]).portfolio(0, &["bK2", "bT1", "bT2"]).rubble(0, 1, 1, 1);
    table.plays(0, &["add bB3"]);
    assert_eq!(table.options(0), ["slot bK2", "slot bT1", "slot bT2"]);
    table.plays(0, &["slot bT1"]);
    assert_eq!(table.at(0).portfolio(), 3);
    let replaced = Some(the("bT1"));
    assert!(table.told(&Event::CardAdded { who: YOU, card: card("bB3"), replaced }));
}

#[test]
fn second_set_gives_4_4_and_a_marker() {
    let mut table = Table::of(3)
        .rubble(0, 2, 2, 1)
        .hand(0, &["bM2"])
        .set(|state| state.city.pile = Cubes::new([0, 0, 1]))
        .asking(Step::Ask(Seat(0), Question::TakeRubble));
    table.plays(0, &["visit minister bM2"]);
    assert!(table.state.completed_sets == Some(Seat(0)));
    let view = table.game().look(&table.state).view(engine::Viewer::Spectator);
    assert_eq!((view.players[0].warehouse, view.players[0].portfolio_limit, view.players[0].markers), (4, 4, 1));
    let row = table.state.decree_row.clone();
    table.plays(0, &[&format!("decree {}", row[0]), &format!("decree {}", row[3])]);
    assert_eq!((table.at(0).decrees.len(), table.at(0).markers), (2, 0));
}

#[test]
fn builder_3_with_gold() {
    let mut table = Table::of(3).hand(0, &["bB3"]);
    table.plays(0, &["add bB3"]);
    assert_eq!(table.at(0).goods, goods_of([1, 0, 0, 0]));
    assert_eq!(table.game().look(&table.state).portfolio_influence(Seat(0)), 3);
    assert!(table.offers_option(0, "offer gold plan"));
    table.plays(0, &["offer gold plan", "plan green"]);
    assert_eq!(table.at(0).open_plans.total(), 1);
}

#[test]
fn minister_5_takes_an_official_or_none() {
    let mut table =
        Table::of(3).hand(0, &["bM5"]).goods(0, [1, 0, 0, 0]).portfolio(1, &["red1"]).office(Noble::King, [1, 0, 0, 0]);
    table.plays(0, &["add bM5", "recall king office"]);
    assert_eq!((table.state.office(Noble::King).of(Seat(0)), table.at(0).officials), (0, 7));
    assert_eq!(table.game().look(&table.state).portfolio_influence(Seat(0)), 5);
    table.plays(0, &["sell gold red1"]);
    assert_eq!(table.at(0).reis, 16);

    let mut none = Table::of(3)
        .hand(0, &["bM5"])
        .goods(0, [1, 0, 0, 0])
        .portfolio(1, &["red1"])
        .office(Noble::Minister, [0, 1, 1, 0]);
    none.plays(0, &["add bM5", "sell gold red1"]);
    assert_eq!(none.at(0).officials, 8);
}

#[test]
fn treasury_card_at_3_brings_3_reis_and_1_off() {
    let mut table = Table::of(3).hand(0, &["bT1"]).goods(0, [1, 0, 0, 1]);
    table.plays(0, &["add bT1"]);
    assert_eq!((table.at(0).reis, table.state.treasury), (13, 2));
    let look = table.game().look(&table.state);
    assert_eq!((look.discount(Seat(0), None), look.event_price(Seat(0))), (1, 1));
    assert!(table.told(&Event::TreasuryMoved { from: 3, to: 2 }));
    table.plays(0, &["offer tools officials", "office builder", "done", "done"]);
    assert_eq!(table.state.office(Noble::Builder).of(Seat(0)), 1);
}

#[test]
fn seven_and_five_influence_stop_at_10_with_one_wig() {
    let mut table = Table::of(3)
        .hand(0, &["bB3"])
        .portfolio(0, &["bB3"])
        .player(0, |player| player.influence = 7)
        .yard(&["red1"])
        .goods(0, [1, 1, 1, 1])
        .asking(Step::Ask(Seat(0), Question::BuildShip { optional: false }));
    table.plays(0, &["ship free", "pay gold cloth"]);
    assert_eq!((table.at(0).influence, table.at(0).wigs), (10, 6));
    let cause = Cause::Ship(the("red1"));
    assert!(table.told(&Event::InfluenceGained { who: YOU, gained: 3, now: 10, lost: 2, cause }));
    assert!(table.told(&gained(0, 1, Cause::Ten)));
}

#[test]
fn three_reis_paid_with_influence() {
    let mut table = Table::of(3).hand(0, &["bT3"]).player(0, |player| player.influence = 7);
    table.plays(0, &["sponsor bT3", "coins 3"]);
    assert_eq!((table.at(0).influence, table.at(0).reis), (1, 10));
    let cause = Cause::Event(card("bT3"));
    assert!(table.told(&Event::Paid { who: YOU, price: 3, reis: 0, coins: 3, influence: 6, cause }));
}

#[test]
fn sale_of_two_gold_and_two_books() {
    let mut table = Table::of(3)
        .set(|state| state.market = [4, 4, 5, 3])
        .hand(0, &["bM4"])
        .goods(0, [2, 0, 2, 1])
        .portfolio(0, &["red1"])
        .portfolio(1, &["purple1"]);
    table.plays(0, &["add bM4", "slot free", "sell gold red1", "sell gold red1"]);
    assert_eq!((table.at(0).reis, table.at(0).wigs), (20, 7));
    assert!(table.at(0).moored(the("red1")).is_some_and(|moored| moored.at_sea));
    assert!(table.told(&Event::Sailed { owner: YOU, ship: the("red1") }));
    table.plays(0, &["sell books purple1", "sell books purple1", "done"]);
    assert_eq!((table.at(0).reis, table.at(0).wigs, table.at(1).wigs), (34, 7, 5));
    assert!(table.at(1).moored(the("purple1")).is_some_and(|moored| !moored.at_sea));
}

#[test]
fn a_tool_offered_for_a_plan() {
    let mut table = Table::of(3).hand(0, &["bT1"]).goods(0, [0, 0, 0, 2]);
    table.plays(0, &["add bT1", "offer tools plan", "plan blue"]);
    assert!(table.at(0).open_plans.has(Architect::Blue, 2));
    assert_eq!(table.at(0).goods, goods_of([0, 0, 0, 1]));
    assert!(!table.offers_option(0, "offer tools plan"), "the plan is covered this turn");
    assert!(table.offers_option(0, "offer tools officials"));
}

#[test]
fn upgrade_1_to_3_for_two_goods() {
    let mut table = Table::of(3)
        .hand(0, &["bT2"])
        .rubble(0, 1, 1, 1)
        .portfolio(0, &["blue1", "bM5"])
        .player(0, |player| player.influence = 0)
        .goods(0, [1, 1, 1, 1])
        .yard(&["purple1", "purple2"]);
    table.plays(0, &["add bT2", "slot free", "offer gold ship", "ship blue1"]);
    assert_eq!(table.options(0), ["pay cloth books", "pay cloth tools", "pay books tools"]);
    table.plays(0, &["pay cloth tools"]);
    assert_eq!((table.at(0).influence, table.state.treasury), (6, 3));
    assert_eq!(table.at(0).goods, goods_of([0, 0, 1, 0]));
    assert!(table.at(0).moored(the("purple1")).is_some() && table.at(0).moored(the("blue1")).is_none());
}

#[test]
fn build_hull_2_with_gold_and_cloth() {
    let mut table = Table::of(3)
        .hand(0, &["bK3"])
        .portfolio(0, &["blue1"])
        .player(0, |player| player.influence = 0)
        .goods(0, [0, 2, 1, 0])
        .yard(&["red1"]);
    table.plays(0, &["add bK3", "slot free", "offer books ship", "ship bK3"]);
    assert_eq!((table.at(0).influence, table.state.treasury), (4, 4));
    assert_eq!(table.at(0).goods, goods_of([0, 1, 0, 0]));
    let goods = [Good::Gold, Good::Cloth].into_iter().collect();
    let replaced = Some(the("bK3"));
    assert!(table.told(&Event::ShipBuilt { who: YOU, ship: the("red1"), replaced, goods }));
    assert!(table.offers_option(0, "offer cloth favour"), "a second good may follow");
}

#[test]
fn three_productions_with_room_for_three() {
    let produce = Step::Run(Task::StateAct { seat: Seat(0), action: the("produce") });
    let arranged = |times: usize| {
        let table = Table::of(3)
            .rubble(0, 1, 1, 1)
            .store(0, "A3", Good::Books)
            .store(0, "B3", Good::Books)
            .store(0, "A1", Good::Gold)
            .store(0, "C2", Good::Cloth)
            .houses(0, 2, 2, 0)
            .hand(0, &["bB3"]);
        let mut table = (0..times).fold(table, |table, _| table.asking(produce));
        table.plays(0, &["gold bB3"]);
        (table.at(0).goods, table.state.market)
    };
    // Each time one more gold is taken in the end; the fourth finds no room.
    assert_eq!(arranged(1), (goods_of([2, 1, 2, 0]), [4, 4, 5, 4]));
    assert_eq!(arranged(2), (goods_of([3, 2, 3, 0]), [3, 3, 4, 4]));
    assert_eq!(arranged(3), (goods_of([3, 3, 3, 0]), [2, 2, 4, 4]));
}

#[test]
fn church_one_tile_for_2_wigs_then_6_influence() {
    let mut table = Table::of(3)
        .clergy(0, &["7", "9"])
        .portfolio(0, &["bB4", "red1"])
        .player(0, |player| player.influence = 0)
        .hand(0, &["bB3"])
        .set(|state| state.church.triggered = Some(Seat(0)))
        .asking(Step::Run(Task::PeriodChurch));
    table.plays(0, &["give 7", "done"]);
    assert_eq!((table.at(0).wigs, table.at(0).influence, table.at(0).clergy.len()), (7, 6, 1));
    assert!(table.told(&gained(0, 2, Cause::Tile(the("7")))));
}

/// Seat one can open a public building; so the King can be visited.
fn at_the_king(seats: usize) -> Table {
    Table::of(seats)
        .hand(0, &["bK3"])
        .plans(0, &[(Architect::Blue, 2)])
        .office(Noble::Builder, [1, 0, 0, 0])
        .display(Architect::Blue, [Good::Gold, Good::Cloth])
}

#[test]
fn following_the_king_for_a_clergy_tile() {
    let mut table =
        at_the_king(3).favours(1, &[Noble::King]).church(0, [1, 2, 3, 4, 5, 6]).set(|state| state.treasury = 2);
    table.plays(0, &["visit king bK3", "done", "site west-A"]);
    assert_eq!(table.options(1), ["done", "follow noble", "follow cardinal", "follow favour"]);
    table.plays(1, &["follow cardinal", "cardinal 1 right"]);
    assert_eq!(table.at(1).clergy.as_slice(), [the("2")]);
    assert_eq!((table.at(1).influence, table.at(1).favours.len(), table.state.favours[2]), (4, 0, 3));
    assert_eq!(table.options(0).len(), 4, "and seat one takes a card");
}

#[test]
fn visit_4_plus_1_is_5() {
    let mut table = at_the_king(4)
        .office(Noble::King, [0, 2, 1, 1])
        .player(0, |player| player.influence = 7)
        .set(|state| state.treasury = 2);
    table.plays(0, &["visit king bK3"]);
    assert_eq!(table.at(0).influence, 2);
    assert!(table.told(&Event::VisitPaid { who: YOU, noble: Noble::King, influence: 5, wigs: 0, reis: 0 }));
}

#[test]
fn visit_1_plus_3_is_4() {
    let table = Table::of(4).office(Noble::Builder, [1, 1, 1, 1]).set(|state| state.treasury = 2);
    let look = table.game().look(&table.state);
    assert_eq!(look.visit_cost(Seat(0), Noble::Builder, false), 4);
    assert_eq!(look.visit_cost(Seat(0), Noble::Builder, true), 4);
}

#[test]
fn visit_4_with_2_influence_and_2_wigs() {
    let mut table =
        Table::of(4).hand(0, &["bM2"]).office(Noble::Minister, [1, 2, 1, 1]).player(0, |player| player.influence = 2);
    table.plays(0, &["visit minister bM2"]);
    assert_eq!((table.at(0).influence, table.at(0).wigs), (0, 3));
}

#[test]
fn land_3_and_9_and_3_is_15_and_12_after_the_cube() {
    let mut table = Table::of(3).hand(0, &["bB3"]).player(0, |player| player.reis = 20).set(|state| {
        state.city.row_cubes[4] = Cubes::new([3, 0, 0]);
        state.city.column_cubes[3] = Cubes::new([0, 0, 3]);
    });
    let plot: Plot = the("E4");
    assert_eq!(table.game().look(&table.state).plot_price(Seat(0), plot, None), 15);
    table.plays(0, &["visit builder bB3", "done", "plot E4 books", "cube earthquake row", "coins 0", "house left"]);
    assert_eq!(table.at(0).reis, 8);
    assert_eq!(table.at(0).rubble, Cubes::new([1, 0, 0]));
    let cause = Cause::Store(plot);
    assert!(table.told(&Event::Paid { who: YOU, price: 12, reis: 12, coins: 0, influence: 0, cause }));
}

#[test]
fn left_houses_1_influence_and_5_reis() {
    let mut table = at_the_king(4)
        .office(Noble::King, [0, 2, 2, 1])
        .houses(0, 2, 0, 0)
        .player(0, |player| player.influence = 1)
        .set(|state| state.treasury = 2);
    table.plays(0, &["visit king bK3"]);
    assert_eq!(table.options(0), ["reis 0", "reis 1", "reis 2", "reis 3", "reis 4", "reis 5", "reis 6"]);
    table.plays(0, &["reis 5"]);
    assert_eq!((table.at(0).influence, table.at(0).reis, table.at(0).wigs), (0, 5, 5));
}

#[test]
fn middle_houses_hull_3_for_two_goods() {
    let mut table = Table::of(3).hand(0, &["bT2"]).houses(0, 0, 2, 0).goods(0, [1, 1, 2, 0]).yard(&["purple1"]);
    table.plays(0, &["add bT2", "offer books ship", "ship free"]);
    assert_eq!(table.options(0), ["pay gold cloth", "pay gold books", "pay cloth books"]);
}

#[test]
fn right_houses_3_cloth_2_books_2_tools() {
    let mut table = Table::of(3)
        .rubble(0, 1, 1, 1)
        .store(0, "A2", Good::Cloth)
        .store(0, "B2", Good::Cloth)
        .store(0, "A3", Good::Books)
        .store(0, "A4", Good::Tools)
        .houses(0, 1, 0, 3)
        .goods(0, [1, 0, 0, 0])
        .hand(0, &["bB3"])
        .asking(Step::Run(Task::StateAct { seat: Seat(0), action: the("produce") }));
    table.plays(0, &["gold bB3"]);
    assert_eq!(table.at(0).goods, goods_of([2, 3, 2, 2]));
}

#[test]
fn store_4_times_2_is_8_wigs() {
    let mut table = Table::of(3)
        .hand(0, &["bB3"])
        .set(|state| state.city.scoring = [3, 4, 5, 3])
        .building("west-C", Architect::Blue, [Good::Gold, Good::Cloth])
        .building("north-gold", Architect::Blue, [Good::Gold, Good::Books])
        .building("east-C", Architect::Blue, [Good::Books, Good::Tools]);
    table.plays(0, &["visit builder bB3", "done", "plot C2 gold", "coins 0", "house middle"]);
    assert_eq!(table.at(0).wigs, 13);
    assert!(table.told(&gained(0, 8, Cause::Store(the("C2")))));
}

#[test]
fn opening_at_a_rows_end_scores_cloth_and_books_of_the_row() {
    let mut table = Table::of(3)
        .hand(0, &["bK3"])
        .plans(0, &[(Architect::Green, 2)])
        .office(Noble::Builder, [1, 0, 0, 0])
        .display(Architect::Green, [Good::Cloth, Good::Books])
        .set(|state| state.city.scoring = [3, 3, 4, 5])
        .store(0, "B2", Good::Cloth)
        .store(0, "B4", Good::Books)
        .store(1, "B3", Good::Books)
        .store(2, "B1", Good::Gold)
        .store(1, "C3", Good::Cloth);
    table.plays(0, &["visit king bK3", "done", "site east-B"]);
    assert_eq!([table.at(0).wigs, table.at(1).wigs, table.at(2).wigs], [5 + 3 + 5, 5 + 4, 5]);
    assert_eq!(table.at(0).goods[Good::Cloth], 1, "the reward of the site");
    assert!(table.at(0).completed_plans.has(Architect::Green, 2));
    assert!(table.state.desk(Architect::Green).display.is_some(), "the next building is laid out");
}

#[test]
fn opening_north_7_4_3() {
    let (lila, green, yellow) = (0, 1, 2);
    let mut table = at_the_king(3)
        .set(|state| {
            state.city.scoring = [3, 4, 3, 5];
            state.city.site_cubes[5] = Cubes::new([1, 0, 1]);
        })
        .store(lila, "A1", Good::Gold)
        .store(green, "B1", Good::Gold)
        .store(yellow, "C2", Good::Gold)
        .store(lila, "D2", Good::Gold);
    table.plays(lila, &["visit king bK3", "done", "site north-gold"]);
    assert_eq!([table.at(lila).wigs, table.at(yellow).wigs, table.at(green).wigs], [5 + 7, 5 + 4, 5 + 3]);
    assert_eq!((table.at(lila).rubble, table.at(lila).goods[Good::Gold]), (Cubes::new([1, 0, 1]), 1));
    assert_eq!((table.state.placed_officials(Seat(0)), table.at(lila).officials), (0, 8), "two came back");
}

#[test]
fn hiring_one_at_5() {
    let mut table = Table::of(3)
        .hand(0, &["bK3"])
        .plans(0, &[(Architect::Blue, 3)])
        .office(Noble::Minister, [0, 1, 1, 0])
        .office(Noble::King, [1, 0, 0, 0])
        .plaza(Noble::Builder, [1, 0, 0, 0])
        .set(|state| state.treasury = 5);
    table.plays(0, &["visit king bK3", "done", "site west-B", "coins 0"]);
    assert_eq!((table.at(0).reis, table.at(0).officials), (5, 8));
    assert!(table.told(&Event::OfficialsHired { who: YOU, count: 1 }));
    let cause = Cause::Hire;
    assert!(table.told(&Event::Paid { who: YOU, price: 5, reis: 5, coins: 0, influence: 0, cause }));
}

#[test]
fn second_decree_with_a_marker_only_one_a_turn() {
    let mut table = Table::of(3).hand(0, &["bM2"]).rubble(0, 2, 2, 2).player(0, |player| player.markers = 2);
    let row = table.state.decree_row.clone();
    let [first, second] = [row[1], row[4]].map(|decree| format!("decree {decree}"));
    table.plays(0, &["visit minister bM2", &first]);
    assert_eq!(table.options(0).len(), 8, "seven decrees, or none");
    table.plays(0, &[&second]);
    assert_eq!((table.at(0).decrees.len(), table.at(0).markers), (2, 1));
    assert_eq!(table.options(0)[0], "take builder", "no third decree this turn");
}

#[test]
fn end_of_period_triggered_by_a_follower() {
    let (yellow, orange, green, lila) = (0, 1, 2, 3);
    let mut table = Table::of(4)
        .hand(yellow, &["bB3", "bT2", "bT3"])
        .hand(orange, &["bM1"])
        .hand(green, &["bK3", "bK4", "bT1"])
        .hand(lila, &["rK3", "bM3", "bB4", "rB3"])
        .favours(green, &[Noble::Builder])
        .rubble(green, 2, 2, 1)
        .rubble(lila, 1, 1, 1)
        .set(|state| state.city.row_cubes[2] = Cubes::new([0, 0, 1]));
    table.plays(yellow, &["visit builder bB3", "done", "plot A1 gold", "coins 0", "house left"]);
    table.plays(green, &["follow noble", "plot C2 cloth", "coins 0", "house left"]);
    table.plays(yellow, &["take king"]);
    assert_eq!((table.at(green).wigs, table.at(lila).wigs, table.at(orange).wigs), (11, 8, 5));
    assert!(table.options(orange).is_empty(), "green is the first to discard");
    let goods = table.at(green).goods;
    table.plays(green, &["discard bK3", "discard bK4", "discard bT1"]);
    assert_eq!(table.at(green).goods.total(), goods.total() + 1, "one reward for two Kings");
    table.plays(lila, &["discard rK3", "discard bM3", "discard bB4", "discard rB3"]);
    assert_eq!(table.at(lila).goods, goods_of([0, 2, 1, 1]), "a King, a Minister, one of two Builders");
    table.plays(yellow, &["discard bT2", "discard bT3", "done"]);
    table.plays(orange, &["done"]);
    assert_eq!((table.state.period, table.state.turn), (2, Seat(orange)));
    assert!((0..4).all(|seat| table.at(seat).hand.len() == 5));
    assert_eq!(table.state.yard.last(), Some(&the("purple1")));
    let by = Party::Seat(Seat(green));
    assert!(table.told(&Event::PeriodEnded { by, reason: crate::event::EndReason::Sets }));
}

#[test]
fn last_round() {
    let mut table = Table::of(4).set(|state| {
        state.period = 2;
        state.turn = Seat(2);
        state.steps.clear();
        state.steps.push(Step::Run(Task::TurnBegins));
        state.piles = std::mem::take(&mut state.later_piles);
        (1..4).for_each(|kind| state.piles[kind].clear());
    });
    for seat in 0..4 {
        table = table.hand(seat, &["bB1", "bB2", "bB3"]);
    }
    let turns = [2, 3, 0, 1, 2, 3];
    let cards = [0, 0, 0, 0, 1, 1];
    for (place, seat) in turns.into_iter().enumerate() {
        assert!(!table.told(&Event::GameOver));
        table.plays(seat, &[["gold bB1", "gold bB2"][cards[place]]]);
        let ended = table.told(&Event::LastRound);
        assert_eq!(ended, place >= 1, "the last round begins once seat four has had its turn");
    }
    assert!(table.told(&Event::GameOver));
    assert!(table.options(0).is_empty());
    let game = table.game().clone();
    assert!(engine::Game::outcome(&game, &table.state).is_some());
}

#[test]
fn final_scoring_ships_8() {
    // A ship of hull 2 and two of hull 3 (ruling 21).
    assert_eq!(Table::of(4).portfolio(0, &["red1", "purple1", "purple2"]).item(0, "ships"), 8);
}

#[test]
fn final_scoring_sets_9() {
    assert_eq!(Table::of(4).rubble(0, 3, 4, 3).item(0, "sets"), 9);
}

/// A table with so many stores of a kind for each seat.
fn stores(good: Good, counts: [u8; 4]) -> Table {
    let plots: Vec<_> = Plot::all().map(|plot| plot.to_string()).collect();
    let mut free = plots.iter();
    let mut table = Table::of(4);
    for (seat, count) in counts.into_iter().enumerate() {
        for plot in free.by_ref().take(usize::from(count)) {
            table = table.store(seat as u8, plot, good);
        }
    }
    table
}

#[test]
fn final_scoring_tools_5_2_0_0_is_6_4() {
    let table = stores(Good::Tools, [5, 2, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.item(seat, "stores-tools")), [6, 4, 0, 0]);
}

#[test]
fn final_scoring_cloth_4_3_3_1_is_9_4_4_0() {
    let table = stores(Good::Cloth, [4, 3, 3, 1]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.item(seat, "stores-cloth")), [9, 4, 4, 0]);
}

#[test]
fn final_scoring_13_and_4_reis_is_3() {
    let table = Table::of(4).player(0, |player| (player.reis, player.influence) = (13, 7));
    assert_eq!(table.item(0, "reis"), 3);
}

#[test]
fn final_scoring_decrees_2_and_6_is_8() {
    // Number 33: 2 per ship; number 26: 6 for three stores in one row.
    let table = Table::of(4)
        .decrees(0, &[33, 26])
        .portfolio(0, &["red1"])
        .store(0, "A1", Good::Gold)
        .store(0, "A2", Good::Gold)
        .store(0, "A4", Good::Tools)
        .store(1, "B1", Good::Gold)
        .decrees(1, &[25]);
    assert_eq!((table.item(0, "decrees"), table.item(1, "decrees")), (8, 1));
}

#[test]
fn final_scoring_officials_8_5_5_3_is_15_7_7_0() {
    let mut table = Table::of(4);
    for (seat, plans) in [(0, [3, 5]), (1, [3, 2]), (2, [2, 3]), (3, [3, 0])] {
        table = table.player(seat, |player| {
            plans.iter().filter(|size| **size > 0).for_each(|size| player.completed_plans.add(Architect::Blue, *size));
        });
    }
    assert_eq!([0, 1, 2, 3].map(|seat| table.item(seat, "officials")), [15, 7, 7, 0]);
}

#[test]
fn final_scoring_favours_4() {
    assert_eq!(Table::of(4).favours(0, &[Noble::King, Noble::Minister]).item(0, "favours"), 4);
}
