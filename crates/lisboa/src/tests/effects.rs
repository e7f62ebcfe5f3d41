//! Every effect code, before and after: rewards, penalties, permanent benefits.

use super::table::{Table, card, goods_of, the};
use crate::event::{Cause, Event};
use crate::step::{Step, Task};
use crate::vocabulary::{Architect, Card, Cubes, Good, Noble};
use engine::Steps;
use engine::{Party, Seat, Viewer};

const ME: Seat = Seat(0);

/// A table at which seat one gets a reward, then answers.
fn rewarded(arranged: Table, effect: &str, answers: &[&str]) -> Table {
    let gain = Step::Run(Task::Gain { seat: ME, effect: the(effect), cause: Cause::Gold });
    let mut table = arranged.runs(&[gain]);
    table.plays(0, answers);
    table
}

#[test]
fn goods() {
    assert_eq!(rewarded(Table::of(3), "gold", &[]).at(0).goods, goods_of([1, 0, 0, 0]));
    assert_eq!(rewarded(Table::of(3), "tools 2", &[]).at(0).goods, goods_of([0, 0, 0, 2]));
    let full = rewarded(Table::of(3).goods(0, [0, 2, 0, 0]), "cloth 2", &[]);
    assert_eq!(full.at(0).goods, goods_of([0, 2, 0, 0]), "there is room for two");
    let lost = Event::RewardLost { who: Party::Seat(ME), effect: the("cloth 2"), cause: Cause::Gold };
    assert!(full.told(&lost));
}

#[test]
fn a_good_of_ones_choice() {
    let mut table = rewarded(Table::of(3).goods(0, [2, 0, 0, 0]), "good", &[]);
    assert_eq!(table.options(0), ["good cloth", "good books", "good tools"]);
    table.plays(0, &["good books"]);
    assert_eq!(table.at(0).goods, goods_of([2, 0, 1, 0]));
}

#[test]
fn reis_influence_and_wigs() {
    let before = Table::of(3);
    assert_eq!((before.at(0).reis, before.at(0).influence, before.at(0).wigs), (10, 5, 5));
    assert_eq!(rewarded(Table::of(3), "reis 5", &[]).at(0).reis, 15);
    assert_eq!(rewarded(Table::of(3), "influence 2", &[]).at(0).influence, 7);
    assert_eq!(rewarded(Table::of(3), "wigs 2", &[]).at(0).wigs, 7);
    let ten = rewarded(Table::of(3), "influence 9", &[]);
    assert_eq!((ten.at(0).influence, ten.at(0).wigs), (10, 6), "ruling 8");
}

#[test]
fn rubble_from_the_pile() {
    let piled = |cubes| Table::of(3).set(|state| state.city.pile = cubes);
    let table = rewarded(piled(Cubes::new([1, 2, 0])), "rubble", &["rubble fire"]);
    assert_eq!((table.at(0).rubble, table.state.city.pile), (Cubes::new([0, 1, 0]), Cubes::new([1, 1, 0])));
    let mut none = rewarded(piled(Cubes::NONE), "rubble", &[]);
    assert!(none.offers_option(0, "gold bB1"), "nothing if the pile is empty");
    let full = rewarded(piled(Cubes::new([0, 1, 1])).rubble(0, 0, 5, 0), "rubble", &["rubble fire"]);
    assert_eq!((full.at(0).rubble[the("fire")], full.state.city.lost[the("fire")]), (5, 1), "ruling 21");
}

#[test]
fn cardinal_goes_one_step() {
    let mut table = rewarded(Table::of(3).church(5, [1, 2, 3, 4, 5, 6]), "cardinal", &[]);
    assert_eq!(table.options(0), ["cardinal 1 left", "cardinal 1 right"]);
    table.plays(0, &["cardinal 1 left"]);
    assert_eq!((table.at(0).clergy.as_slice(), table.state.church.cardinal), (&[the("6")][..], 0));
    assert_eq!(table.state.church.triggered, Some(ME), "he came to the envelope");
    let four = Table::of(3).church(2, [1, 2, 3, 4, 5, 6]).clergy(0, &["7", "8", "9", "10"]);
    assert_eq!(rewarded(four, "cardinal", &[]).state.church.cardinal, 2, "nothing at all with four tiles");
}

#[test]
fn state_actions_as_rewards() {
    let officials = rewarded(Table::of(3), "state officials", &["office builder", "office king"]);
    assert_eq!((officials.at(0).officials, officials.state.placed_officials(ME)), (5, 3));
    let one = rewarded(Table::of(3), "state officials", &["office builder", "done"]);
    assert_eq!(one.at(0).officials, 6);
    let plan = rewarded(Table::of(3), "state plan", &["plan green"]);
    assert!(plan.at(0).open_plans.has(Architect::Green, 2));
    let favour = rewarded(Table::of(3), "state favour", &["favour minister"]);
    assert!(favour.at(0).favours.contains(Noble::Minister));
    let cardinal = rewarded(Table::of(3).church(2, [1, 2, 3, 4, 5, 6]), "state cardinal", &["cardinal 2 right"]);
    assert_eq!((cardinal.at(0).clergy.as_slice(), cardinal.state.treasury), (&[the("5")][..], 4), "over the treasury");
    let produce = rewarded(Table::of(3).store(0, "A1", Good::Gold), "state produce", &[]);
    assert_eq!((produce.at(0).goods[Good::Gold], produce.state.market[0]), (1, 4));
    let nothing = rewarded(Table::of(3), "state produce", &[]);
    assert_eq!(nothing.state.market, [5, 5, 6, 4]);
}

#[test]
fn a_ship_costs_its_goods_and_is_never_forced() {
    let arranged = || Table::of(3).goods(0, [1, 1, 0, 0]).yard(&["blue1"]);
    let built = rewarded(arranged(), "state ship", &["ship free", "pay cloth"]);
    assert_eq!((built.at(0).goods, built.at(0).influence, built.state.treasury), (goods_of([1, 0, 0, 0]), 7, 4));
    let declined = rewarded(arranged(), "state ship", &["done"]);
    assert_eq!(declined.at(0).ships().count(), 0);
    let poor = rewarded(Table::of(3).yard(&["blue1"]), "state ship", &[]);
    assert_eq!(poor.state.yard.len(), 1);
}

#[test]
fn decree_as_a_reward_and_a_marker() {
    let arranged = Table::of(3).rubble(0, 1, 1, 1).player(0, |player| player.markers = 1);
    let row = arranged.state.decree_row.clone();
    let answers = [format!("decree {}", row[0]), format!("decree {}", row[7])];
    let table = rewarded(arranged, "decree", &[&answers[0], &answers[1]]);
    assert_eq!((table.at(0).decrees.len(), table.at(0).markers), (2, 0));
    assert_eq!(table.state.decree_row.as_slice(), &row[1..7], "gaps close to the left");
}

#[test]
fn noble_actions_as_events() {
    let store = rewarded(Table::of(3), "noble store", &["plot B1 gold", "coins 0", "house right"]);
    assert_eq!((store.at(0).reis, store.at(0).goods[Good::Gold]), (7, 1), "the land costs the treasury");
    let arranged = Table::of(3).plans(0, &[(Architect::Blue, 2)]).office(Noble::King, [1, 0, 0, 0]);
    let building = rewarded(arranged, "noble building", &["site east-A"]);
    assert_eq!((building.at(0).completed_plans.total(), building.at(0).reis), (1, 14));
}

/// Adds a card to the portfolio at a table where goods can be sold.
fn added(arranged: Table, name: &str, answers: &[&str]) -> Table {
    let mut table = arranged.hand(0, &[name]).portfolio(1, &["red1"]);
    table.plays(0, &[&format!("add {name}")]);
    table.plays(0, answers);
    table
}

#[test]
fn penalties() {
    let rich = || Table::of(3).goods(0, [1, 1, 0, 0]);
    assert_eq!(added(rich(), "bB5", &["coins 0"]).at(0).reis, 7, "!reis 3");
    assert_eq!(added(rich(), "bK5", &[]).at(0).wigs, 3, "!wigs 2");
    assert_eq!(added(rich(), "rM5", &[]).at(0).influence, 3, "!influence 2");
    assert_eq!(added(rich(), "rB5", &["good cloth"]).at(0).goods, goods_of([1, 0, 0, 0]), "!good");
    assert_eq!(added(rich(), "bM5", &[]).state.placed_officials(ME), 0, "!official");
}

#[test]
fn penalties_are_forgiven_as_far_as_one_cannot_pay() {
    let poor = || {
        let table = Table::of(3).goods(0, [1, 0, 0, 0]).office(Noble::Minister, [0; 4]);
        table.player(0, |player| (player.reis, player.influence, player.wigs) = (1, 1, 1))
    };
    assert_eq!((added(poor(), "bB5", &["coins 0"]).at(0).reis, added(poor(), "bK5", &[]).at(0).wigs), (0, 0));
    let influence = added(poor(), "rM5", &[]);
    assert_eq!((influence.at(0).influence, influence.at(0).reis), (0, 1), "coins are never forced");
    assert_eq!(added(poor(), "bM5", &[]).at(0).officials, 8);
    let mut last = poor().hand(0, &["rB5"]).portfolio(1, &["red1"]);
    assert!(!last.offers_option(0, "add rB5"), "the good is needed for the sale");
}

/// Treasury cards and clergy tiles whose benefit begins so.
fn tile(code: &str) -> String {
    let table = Table::of(3);
    let found = table
        .game()
        .edition()
        .clergy_tiles()
        .find(|tile| table.game().edition().clergy(*tile).benefit.to_string() == code);
    found.unwrap_or_else(|| panic!("no tile with {code}")).to_string()
}

fn with_tile(table: Table, code: &str) -> Table {
    let tile = tile(code);
    table.clergy(0, &[&tile])
}

#[test]
fn discounts() {
    // Of the three officials one stands in an office; the other two are hired.
    let price = |code: &str| {
        let table = with_tile(Table::of(3), code);
        let look = table.game().look(&table.state);
        (look.plot_price(ME, the("A1"), None), look.staff(ME, 3).price, look.event_price(ME))
    };
    let plain = Table::of(3);
    let look = plain.game().look(&plain.state);
    assert_eq!((look.plot_price(ME, the("A1"), None), look.staff(ME, 3).price, look.event_price(ME)), (3, 6, 3));
    assert_eq!(price("discount any 1"), (2, 5, 2), "once per payment");
    assert_eq!(price("discount land 4"), (0, 6, 3), "never below 0");
    assert_eq!(price("discount hire 2"), (3, 2, 3), "per official");
    assert_eq!(price("discount event 2"), (3, 6, 1));
    let both = with_tile(Table::of(3).portfolio(0, &["bT1", "bT3"]), "discount land 2");
    assert_eq!(both.game().look(&both.state).plot_price(ME, the("A1"), None), 0, "they add up: 1, 2 and 2");
}

#[test]
fn sales() {
    let price = |table: &Table, good| table.game().look(&table.state).sale_price(ME, good, the("red1"));
    let (plain, any, books) =
        (Table::of(3), with_tile(Table::of(3), "sale any 1"), with_tile(Table::of(3), "sale books 2"));
    assert_eq!((price(&plain, Good::Books), price(&any, Good::Books), price(&books, Good::Books)), (7, 8, 9));
    assert_eq!((price(&any, Good::Gold), price(&books, Good::Gold)), (7, 6));
}

#[test]
fn visits() {
    let cost = |code: &str, noble, following| {
        let table = with_tile(Table::of(4).office(Noble::King, [0, 2, 2, 0]), code);
        table.game().look(&table.state).visit_cost(ME, noble, following)
    };
    assert_eq!((cost("visit any 1", Noble::King, false), cost("visit any 1", Noble::King, true)), (3, 3));
    assert_eq!((cost("visit king 2", Noble::King, false), cost("visit king 2", Noble::Minister, false)), (2, 3));
    assert_eq!((cost("visit follow 2", Noble::King, false), cost("visit follow 2", Noble::King, true)), (4, 2));
    assert_eq!(cost("visit builder 2", Noble::Builder, false), 0, "never below 0");
}

#[test]
fn fewer_officials_for_a_plan() {
    let arranged = Table::of(3).hand(0, &["bK3"]).plans(0, &[(Architect::Blue, 3)]).office(Noble::King, [1, 0, 0, 0]);
    let mut table = with_tile(arranged, "plan-officials 1");
    table.plays(0, &["visit king bK3", "done", "site west-A"]);
    assert_eq!((table.at(0).reis, table.at(0).completed_plans.officials()), (10, 3), "the printed number counts");
}

#[test]
fn fewer_goods_for_a_ship() {
    let table = with_tile(Table::of(3), "ship-goods 1");
    let look = table.game().look(&table.state);
    assert_eq!((look.ship_cost(ME, the("purple1"), None), look.ship_cost(ME, the("blue1"), None)), (2, 0));
    let free = Table::of(3).houses(0, 0, 3, 0);
    assert_eq!(free.game().look(&free.state).ship_cost(ME, the("brown1"), None), 0, "all middle houses");
}

#[test]
fn yield_adds_one_of_a_kind_produced() {
    let arranged = Table::of(3).store(0, "A1", Good::Gold).store(0, "A3", Good::Books).houses(0, 2, 0, 1);
    let arranged = arranged.rubble(0, 1, 1, 1).asking(Step::Run(Task::StateAct { seat: ME, action: the("produce") }));
    let mut table = with_tile(arranged, "yield any 1");
    assert_eq!(table.options(0), ["good gold", "good books"], "of the right house");
    table.plays(0, &["good gold", "good gold"]);
    assert_eq!(table.at(0).goods, goods_of([3, 0, 1, 0]));
}

#[test]
fn warehouse_portfolio_and_envelope() {
    let seen = |code: &str| {
        let table = with_tile(Table::of(3).portfolio(0, &["bB4"]), code);
        let view = table.game().look(&table.state).view(Viewer::Spectator);
        let me = view.players[0].clone();
        (me.warehouse, me.portfolio_limit, me.portfolio_influence)
    };
    assert_eq!(seen("discount any 1"), (2, 2, 4));
    assert_eq!(seen("warehouse 1"), (3, 2, 4));
    assert_eq!(seen("portfolio 1"), (2, 3, 4));
    assert_eq!(seen("envelope 1"), (2, 2, 5));
}

#[test]
fn offers_lets_a_noble_take_any_good() {
    let arranged = || Table::of(3).hand(0, &["bT1"]).goods(0, [0, 0, 1, 0]);
    let mut plain = arranged();
    assert!(!plain.offers_option(0, "add bT1"), "books are for the Minister, who can do nothing");
    let mut table = with_tile(arranged(), "offers builder");
    table.plays(0, &["add bT1", "offer books officials"]);
    assert_eq!(table.at(0).goods, goods_of([0; 4]));
}

#[test]
fn wigs_for_building_and_opening() {
    let mut store = with_tile(Table::of(3).hand(0, &["bB3"]), "wig store 1");
    store.plays(0, &["visit builder bB3", "done", "plot B1 gold", "coins 0", "house left"]);
    assert_eq!(store.at(0).wigs, 6);
    let arranged = Table::of(3).hand(0, &["bK3"]).plans(0, &[(Architect::Blue, 2)]).office(Noble::King, [1, 0, 0, 0]);
    let mut building = with_tile(arranged, "wig building 2");
    building.plays(0, &["visit king bK3", "done", "site west-A"]);
    assert_eq!(building.at(0).wigs, 7);
}

#[test]
fn tiles_that_bring_something_at_once() {
    let number = |code: &str| tile(code).parse::<u8>().expect("a number");
    let taken = |code: &str, answers: &[&str]| {
        let arranged = Table::of(3).church(0, [0, number(code), 0, 0, 0, 1]);
        rewarded(arranged, "cardinal", answers)
    };
    let reis = taken("now reis 6", &[]);
    assert_eq!((reis.at(0).reis, reis.at(0).clergy.len()), (16, 1), "the tile is kept for its back");
    assert_eq!(taken("now influence 4", &[]).at(0).influence, 9);
    let arranged = Table::of(3).church(0, [0, number("now rubble"), 0, 0, 0, 1]);
    let arranged = arranged.set(|state| state.city.pile = Cubes::new([1, 1, 0]));
    let rubble = rewarded(arranged, "cardinal", &["rubble earthquake"]);
    assert_eq!(rubble.at(0).rubble, Cubes::new([1, 0, 0]));
}

#[test]
fn treasury_cards_in_hand_have_no_benefit() {
    let table = Table::of(3).hand(0, &["bT1"]);
    assert_eq!(table.game().look(&table.state).benefits(ME).count(), 0);
    let cards: Vec<Card> = vec![card("bT1")];
    assert_eq!(table.at(0).hand.as_slice(), cards);
}
