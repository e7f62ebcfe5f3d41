//! What options say they cost and bring, in positions arranged by hand. The numbers are those of the findings.

use super::table::{Table, card, the};
use crate::Lisboa;
use crate::action::Action;
use crate::event::{Cause, Event};
use crate::lacerda::Reason;
use crate::step::{Question, Step};
use crate::vocabulary::{Good, Noble, NobleSet};
use engine::{Game, Party, Phrase, Seat, Tell, Viewer};
use present::{Language, Locale, People, Script};

const ME: Seat = Seat(0);
const ANA: Party = Party::Seat(ME);

fn english(phrase: &Phrase) -> String {
    let people = People::named(["Ana", "Bo", "Cem", "Dora"]);
    Locale::of(Language::En, Script::Plain).renderer(&people).say(phrase)
}

/// The label of an option that is listed.
fn label(table: &mut Table, seat: u8, action: &str) -> String {
    table.plays(seat, &[]);
    assert!(table.offers_option(seat, action), "{action} is not among {:?}", table.options(seat));
    let (game, state, seat) = (table.game(), &table.state, Seat(seat));
    let action: Action = the(action);
    english(&game.option(&game.view(state, Viewer::Seat(seat)), seat, action, &game.price(state, seat, action)))
}

fn labels(table: &mut Table, seat: u8) -> Vec<String> {
    table.options(seat).iter().map(|action| label(table, seat, action)).collect()
}

/// What is asked of a seat, as everybody reads it.
fn question(table: &mut Table, seat: u8) -> String {
    table.plays(seat, &[]);
    let (game, state, seat) = (table.game(), &table.state, Seat(seat));
    english(&game.question(&game.view(state, Viewer::Spectator), seat, game.asked(state, seat).question))
}

fn log(table: &Table) -> Vec<String> {
    table.events.iter().filter_map(|event| table.game().event(event)).map(|line| english(&line)).collect()
}

/// A visit to the Minister costs 6: three officials of others, and a poor treasury.
fn dear_minister() -> Table {
    let table = Table::of(4).office(Noble::Minister, [0, 2, 2, 0]).set(|state| state.treasury = 1);
    table.player(0, |player| player.influence = 1)
}

#[test]
fn finding_2_following_says_the_split_that_is_paid() {
    let table = dear_minister().favours(0, &[Noble::Minister]);
    let mut table = table.runs(&[Step::Ask(ME, Question::Follow { noble: Noble::Minister })]);
    assert_eq!(
        question(&mut table, 0),
        "Ana visits the Minister. Do you follow? You return the favor and pay 1 influence, 5 wigs (you have 1 influence)."
    );
    assert_eq!(
        label(&mut table, 0, "follow noble"),
        "Follow: return the favor, pay 1 influence, 5 wigs, then take a decree"
    );
    table.plays(0, &["follow noble"]);
    let paid = Event::VisitPaid { who: ANA, noble: Noble::Minister, influence: 1, wigs: 5, reis: 0 };
    assert!(table.told(&paid));
}

#[test]
fn finding_2_a_visit_says_the_split_that_is_paid() {
    let mut table = dear_minister().hand(0, &["bM1"]);
    assert_eq!(label(&mut table, 0, "visit minister bM1"), "Visit the Minister (💙 1): pay 1 influence, 5 wigs");
    let view = table.game().view(&table.state, Viewer::Spectator);
    let page = table.game().page(&view, "court").expect("there is such a page");
    assert!(format!("{page:?}").contains("lisboa-noble-cost"), "the court page shows it, too");
}

#[test]
fn finding_2_both_left_houses_say_how_each_payment_is_made_up() {
    let table = dear_minister().hand(0, &["bM1"]).houses(0, 2, 0, 0);
    let mut table = table.player(0, |player| (player.influence, player.reis) = (3, 2));
    let visit = "Visit the Minister (💙 1): pay 3 influence, 0–2 💶, 1–3 wigs (you choose how)";
    assert_eq!(label(&mut table, 0, "visit minister bM1"), visit);
    table.plays(0, &["visit minister bM1"]);
    assert_eq!(
        labels(&mut table, 0),
        ["Pay 3 influence, 3 wigs", "Pay 3 influence, 1 💶, 2 wigs", "Pay 3 influence, 2 💶, 1 wig"]
    );
}

#[test]
fn finding_3_a_discount_on_any_payment_counts_once_for_reis_in_a_visit() {
    let table = dear_minister().hand(0, &["bM1"]).houses(0, 2, 0, 0).clergy(0, &["7", "8"]);
    let mut table = table.player(0, |player| (player.influence, player.reis) = (4, 2));
    table.plays(0, &["visit minister bM1"]);
    assert_eq!(table.options(0), ["reis 0", "reis 1", "reis 2", "reis 3", "reis 4"]);
    assert_eq!(
        labels(&mut table, 0),
        [
            "Pay 4 influence, 2 wigs",
            "Pay 4 influence, 1 wig",
            "Pay 4 influence",
            "Pay 3 influence, 1 💶",
            "Pay 2 influence, 2 💶"
        ],
        "two reis off, once"
    );
    table.plays(0, &["reis 4"]);
    assert_eq!((table.at(0).influence, table.at(0).reis, table.at(0).wigs), (2, 0, 5));
}

#[test]
fn finding_3_a_discount_does_not_count_for_a_penalty() {
    let mut table = Table::of(3).hand(0, &["bB5"]).clergy(0, &["7"]).goods(0, [1, 0, 0, 0]);
    assert_eq!(label(&mut table, 0, "add bB5"), "Portfolio (💙📐 Builder 5): lose 3 💶 (penalty)");
    table.plays(0, &["add bB5", "coins 0"]);
    assert_eq!(table.at(0).reis, 7);
}

#[test]
fn finding_5_a_penalty_in_reis_may_be_paid_with_influence_coins() {
    let table = Table::of(3).hand(0, &["bB5"]).goods(0, [1, 0, 0, 0]);
    let mut table = table.player(0, |player| (player.reis, player.influence) = (2, 7));
    assert_eq!(label(&mut table, 0, "add bB5"), "Portfolio (💙📐 Builder 5): lose 2 💶 (penalty)");
    table.plays(0, &["add bB5"]);
    assert_eq!(question(&mut table, 0), "Penalty of 2 💶 (💙📐 Builder 5). How do you pay?");
    assert_eq!(
        labels(&mut table, 0),
        ["Pay 2 💶", "Pay 2 influence, 1 💶 (influence from 7 to 5)", "Pay 4 influence (influence from 7 to 3)"]
    );
    table.plays(0, &["coins 2"]);
    assert_eq!((table.at(0).reis, table.at(0).influence), (2, 3));
    assert!(log(&table).contains(&"Ana loses 4 influence (💙📐 Builder 5).".to_owned()), "{:?}", log(&table));
}

#[test]
fn finding_5_influence_is_never_forced_for_a_penalty() {
    let table = Table::of(3).hand(0, &["bB5"]).goods(0, [1, 0, 0, 0]);
    let mut table = table.player(0, |player| (player.reis, player.influence) = (0, 7));
    assert_eq!(label(&mut table, 0, "add bB5"), "Portfolio (💙📐 Builder 5): penalty: nothing");
    table.plays(0, &["add bB5"]);
    assert_eq!((table.at(0).reis, table.at(0).influence), (0, 7), "nothing is asked, and nothing taken");
}

#[test]
fn finding_8_gold_with_a_full_warehouse_says_so_before_and_after() {
    let mut table = Table::of(3).hand(0, &["rB4", "bB1"]).goods(0, [2, 0, 0, 0]);
    let gold = "Discard (❤️📐 Builder 3): get 1 🟡 (no room)";
    assert_eq!(label(&mut table, 0, "gold rB4"), gold);
    table.plays(0, &["gold rB4"]);
    assert!(table.told(&Event::NoRoom { who: ANA, good: Good::Gold, count: 1, cause: Cause::Gold }));
    assert!(log(&table).contains(&"Ana has no room for 1 🟡 (card discarded).".to_owned()), "{:?}", log(&table));
}

#[test]
fn finding_8_a_gain_that_does_not_fit_says_so_before_and_after() {
    // Two tools with room for one; none with room for none.
    let mut table = Table::of(3).hand(0, &["rB3", "bB4"]).goods(0, [1, 0, 0, 1]);
    let tools = "Portfolio (❤️📐 Builder 2): get 2 🟢 (room for 1)";
    assert_eq!(label(&mut table, 0, "add rB3"), tools);
    table.plays(0, &["add rB3"]);
    assert!(table.told(&Event::NoRoom { who: ANA, good: Good::Tools, count: 1, cause: Cause::Card(card("rB3")) }));

    let mut table = Table::of(3).hand(0, &["bB4"]).goods(0, [0, 0, 0, 2]);
    assert_eq!(label(&mut table, 0, "add bB4"), "Portfolio (💙📐 Builder 4): get 1 🟢 (no room)");

    // Influence at the end of the track.
    let mut table = Table::of(3).hand(0, &["rK4", "bB1"]).goods(0, [1, 0, 0, 0]);
    table = table.player(0, |player| player.influence = 9);
    assert_eq!(label(&mut table, 0, "add rK4"), "Portfolio (❤️👑 King 3): get 1 influence, 1 wig");
    table.plays(0, &["add rK4"]);
    let gained = "Ana gets 1 influence, now 10 (1 more did not fit) (❤️👑 King 3).";
    assert!(log(&table).contains(&gained.to_owned()), "{:?}", log(&table));
}

#[test]
fn finding_8_a_cube_beyond_five_says_so() {
    let mut table = Table::of(3).rubble(0, 5, 0, 0).asking(Step::Ask(ME, Question::TakeRubble));
    let kinds = labels(&mut table, 0);
    assert!(kinds.contains(&"🟫 earthquake (no room)".to_owned()), "{kinds:?}");
}

#[test]
fn finding_4_a_discard_says_what_it_brings_now() {
    let paid = NobleSet::NONE.with(Noble::King);
    let table = Table::of(3).hand(0, &["bB4", "bB5", "bM2", "bK3", "bT1"]).goods(0, [0, 0, 0, 2]);
    let mut table = table.asking(Step::Ask(ME, Question::DiscardCard { paid }));
    assert_eq!(
        labels(&mut table, 0),
        [
            "No, thanks",
            "Discard (💙📐 Builder 4): no reward, you draw a new card",
            "Discard (💙📐 Builder 5): no reward, you draw a new card",
            "Discard (💙🖋️ Minister 2): get 4 💶",
            "Discard (💙👑 King 3): no reward, you draw a new card",
            "Discard (💙💰 Treasury “build a store”): no reward, you draw a new card"
        ],
        "the warehouse is full, a penalty is ignored, a King has paid"
    );
}

#[test]
fn finding_11_which_state_action_is_the_upper_one_is_shown_before_he_acts() {
    let mut table = Table::of(1);
    table.plays(0, &[]);
    let game = table.game();
    let view = game.view(&table.state, Viewer::Seat(ME));
    let page = format!("{:?}", game.page(&view, "lacerda").expect("he has a page of his own"));
    for key in ["lisboa-lacerda-stands", "lisboa-lacerda-upper", "lisboa-lacerda-lower", "lisboa-lacerda-order"] {
        assert!(page.contains(key), "{key}");
    }
    let other = Lisboa::EDITION
        .replace("upper = { builder = \"officials\"", "upper = { builder = \"plan\"")
        .replace("lower = { builder = \"plan\"", "lower = { builder = \"officials\"");
    let mut table = Table::with(1, &other);
    table.plays(0, &[]);
    let view = table.game().view(&table.state, Viewer::Seat(ME));
    let page = format!("{:?}", table.game().page(&view, "lacerda"));
    assert!(!page.contains("lisboa-lacerda-order"), "not the order of the rulebooks");
}

#[test]
fn finding_12_lacerdas_lines_have_units() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let line = |reason| game.event(&Event::Lacerda { reason }).map(|line| english(&line));
    let paid = Event::VisitPaid { who: Party::Automa, noble: Noble::King, influence: 1, wigs: 2, reis: 0 };
    let paid = game.event(&paid).map(|line| english(&line));
    assert_eq!(paid.as_deref(), Some("Lacerda pays 1 influence, 2 wigs for the visit."));
    let follows = line(Reason::FollowsByFavour { noble: Noble::King, cost: 4 });
    assert_eq!(follows.as_deref(), Some("Lacerda returns the favor of the King and follows the visit."));
    let plot = line(Reason::BestPlot {
        plot: the("B2"),
        good: Good::Gold,
        wigs: 12,
        equal: 1,
        entrance: crate::lacerda::Entrance::Only,
    });
    assert_eq!(plot.as_deref(), Some("His best plot is B2: 🟡 gold store for 12 wigs."));
}

#[test]
fn land_says_what_it_will_cost_with_its_reward_and_its_cube() {
    let mut table = Table::of(3).hand(0, &["bB3"]).set(|state| {
        state.city.row_cubes = Default::default();
        let city = &mut state.city;
        *city.cubes_mut(the("A1"), crate::vocabulary::Line::Row) = crate::vocabulary::Cubes::new([1, 1, 0]);
    });
    table = table.player(0, |player| (player.reis, player.influence) = (1, 7));
    table.plays(0, &["visit builder bB3", "done"]);
    // The plot brings 5 reis first: 6 in hand for a price of 5 (without the earthquake) or 6 (without the fire).
    assert_eq!(label(&mut table, 0, "plot A1 gold"), "A1 🟡 gold store: pay 5–6 💶 (depending on the cube)");
    table.plays(0, &["plot A1 gold"]);
    assert_eq!(labels(&mut table, 0), ["1 🟫 of the row: pay 5 💶", "1 🟥 of the row: pay 6 💶"]);
}

#[test]
fn a_price_says_how_much_influence_it_takes_at_least() {
    let table = Table::of(3).hand(0, &["bT2"]).player(0, |player| (player.reis, player.influence) = (1, 7));
    let mut table = table;
    assert_eq!(
        label(&mut table, 0, "sponsor bT2"),
        "Event (💙💰 Treasury): pay 3 💶 (using at least 4 influence) · take a plan"
    );
}
