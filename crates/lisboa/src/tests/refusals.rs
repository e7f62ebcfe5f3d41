//! Every reason why something cannot be done: refused by name, and nothing changes.

use std::collections::BTreeSet;

use strum::VariantNames;

use super::table::{Table, card, the};
use crate::action::Action;
use crate::event::Cause;
use crate::refusal::Refusal;
use crate::step::{Question, Step};
use crate::vocabulary::{Architect, Cubes, Good, GoodSet, HouseGroup, Line, Noble, NobleAction, Rubble, StateAction};
use engine::{Seat, VariantName};

const ME: Seat = Seat(0);

/// A table whose portfolio has three ships at a limit of four, and a Treasury card.
fn full_docks() -> Table {
    Table::of(3).rubble(0, 2, 2, 2).portfolio(0, &["red1", "red2", "blue1", "bT1"]).goods(0, [1, 1, 1, 1])
}

/// What is tried where, and why it is refused.
fn cases() -> Vec<(Table, &'static str, Refusal)> {
    let turn = || Table::of(3).hand(0, &["bB3", "bT1"]);
    let at = |table: Table, step: Step| table.asking(step);
    let plot = || at(Table::of(3), Step::Ask(ME, Question::PickPlot));
    let planned = || Table::of(3).plans(0, &[(Architect::Blue, 2), (Architect::Blue, 3), (Architect::Green, 5)]);
    let site = || at(planned(), Step::Ask(ME, Question::PickSite));
    let plan = |site: &str| Step::Ask(ME, Question::PickPlan { site: the(site) });
    let deal = || Table::of(3).portfolio(1, &["red1"]).goods(0, [0, 1, 1, 0]).asking(Step::Ask(ME, Question::Deal));
    let ship = Step::Ask(ME, Question::BuildShip { optional: true });
    let gold_cloth: GoodSet = [Good::Gold, Good::Cloth].into_iter().collect();
    vec![
        (turn(), "take king", Refusal::OtherQuestion { asked: "turn" }),
        (turn(), "done", Refusal::NotOptional),
        (turn(), "gold bB4", Refusal::NotInHand { card: card("bB4") }),
        (turn(), "sponsor bB3", Refusal::NoTreasuryCard { card: card("bB3") }),
        (
            turn().player(0, |player| (player.influence, player.wigs) = (0, 0)).office(Noble::Builder, [0, 1, 0, 0]),
            "visit builder bB3",
            Refusal::VisitTooDear { noble: Noble::Builder, cost: 1 },
        ),
        (
            Table::of(3).hand(0, &["bK3", "bK4"]).player(0, |player| (player.reis, player.influence) = (0, 0)),
            "visit king bK3",
            Refusal::CannotComplete { action: NobleAction::Building },
        ),
        (
            turn().player(0, |player| (player.influence, player.reis) = (0, 2)),
            "sponsor bT1",
            Refusal::TooDear { price: 3, power: 2 },
        ),
        (Table::of(3).hand(0, &["nT4", "bB1"]), "sponsor nT4", Refusal::EventChangesNothing { card: card("nT4") }),
        (turn(), "add bT1", Refusal::NothingToDeal { card: card("bT1") }),
        (
            at(full_docks(), Step::Ask(ME, Question::AddCard { card: card("bB3") })),
            "slot free",
            Refusal::NoFreeSlot { limit: 4 },
        ),
        (
            at(full_docks(), Step::Ask(ME, Question::AddCard { card: card("bB3") })),
            "slot bT1",
            Refusal::WrongRow { card: the("bT1") },
        ),
        (
            at(full_docks(), Step::Ask(ME, Question::AddCard { card: card("bB3") })),
            "slot bK4",
            Refusal::NotInPortfolio { card: the("bK4") },
        ),
        (deal(), "sell gold red1", Refusal::NoSuchGood { good: Good::Gold }),
        (deal(), "sell books red2", Refusal::ShipTakesNoGoods { ship: the("red2") }),
        (deal(), "offer cloth plan", Refusal::NobleRefuses { noble: Noble::Builder, good: Good::Cloth }),
        (deal(), "offer books produce", Refusal::ChangesNothing { action: StateAction::Produce }),
        (
            deal().set(|state| state.covered = state.covered.with(StateAction::Favour)),
            "offer cloth favour",
            Refusal::AlreadyCovered { action: StateAction::Favour },
        ),
        (
            at(Table::of(3).goods(0, [2, 0, 0, 0]), Step::Ask(ME, Question::GainGood { cause: Cause::Gold })),
            "good gold",
            Refusal::WarehouseFull { good: Good::Gold },
        ),
        (
            at(Table::of(3), Step::Ask(ME, Question::ExtraGood { produced: gold_cloth, count: 1 })),
            "good tools",
            Refusal::NotProduced { good: Good::Tools },
        ),
        (
            at(
                Table::of(3).set(|state| state.steps.push(Step::Ask(ME, Question::PickPlot))),
                Step::Ask(ME, Question::VisitState { noble: Noble::Builder }),
            ),
            "state ship",
            Refusal::OtherNoble { action: StateAction::Ship, noble: Noble::Builder },
        ),
        (
            at(Table::of(3).set(|state| state.favours[2] = 0), Step::Ask(ME, Question::TakeFavour)),
            "favour king",
            Refusal::NoFavour { noble: Noble::King },
        ),
        (
            at(Table::of(3).favours(0, &[Noble::King]), Step::Ask(ME, Question::TakeFavour)),
            "favour king",
            Refusal::FavourTaken { noble: Noble::King },
        ),
        (
            at(Table::of(3), Step::Ask(ME, Question::Pay { price: 3, cause: Cause::Hire })),
            "coins 4",
            Refusal::WrongAmount { price: 3 },
        ),
        (
            at(Table::of(3).set(|state| state.city.pile = Cubes::new([1, 1, 0])), Step::Ask(ME, Question::TakeRubble)),
            "rubble tsunami",
            Refusal::NoSuchCube { cube: Rubble::Tsunami, line: None },
        ),
        (
            at(Table::of(3), Step::Ask(ME, Question::PlaceOfficial { first: Some(Noble::King), reward: None })),
            "office king",
            Refusal::SameOffice { office: Noble::King },
        ),
        (
            at(
                Table::of(1).office(Noble::King, [0, 5, 0, 0]),
                Step::Ask(ME, Question::PlaceOfficial { first: None, reward: None }),
            ),
            "office king",
            Refusal::OfficeFull { office: Noble::King },
        ),
        (
            at(Table::of(3).office(Noble::Builder, [1, 0, 0, 0]), Step::Ask(ME, Question::LoseOfficial)),
            "recall king office",
            Refusal::NoOfficialThere { office: Noble::King },
        ),
        (
            at(full_docks().goods(0, [1, 1, 0, 0]).yard(&["brown1"]), ship),
            "ship blue1",
            Refusal::ShipTooDear { goods: 3 },
        ),
        (
            at(Table::of(3).goods(0, [1, 1, 1, 0]), Step::Ask(ME, Question::PayShip { replaced: None, goods: 2 })),
            "pay gold tools",
            Refusal::WrongGoods { count: 2 },
        ),
        (
            at(Table::of(3).church(0, [1, 2, 3, 4, 5, 6]), Step::Ask(ME, Question::MoveCardinal { far: false })),
            "cardinal 2 left",
            Refusal::TooFar { steps: 2 },
        ),
        (
            at(Table::of(3).church(0, [0, 2, 3, 4, 5, 6]), Step::Ask(ME, Question::MoveCardinal { far: true })),
            "cardinal 1 left",
            Refusal::NoTileThere,
        ),
        (
            at(
                Table::of(3).houses(0, 2, 0, 0),
                Step::Ask(ME, Question::PickHouse { plot: the("A1"), good: Good::Gold }),
            ),
            "house left",
            Refusal::HouseGroupBuilt { group: HouseGroup::Left },
        ),
        (plot().store(1, "A1", Good::Gold), "plot A1 gold", Refusal::PlotTaken { plot: the("A1") }),
        (at(Table::of(2), Step::Ask(ME, Question::PickPlot)), "plot E1 gold", Refusal::RowClosed),
        (plot(), "plot A1 cloth", Refusal::OtherStreet { plot: the("A1"), good: Good::Cloth }),
        (plot().set(|state| state.city.display[0] = false), "plot A2 gold", Refusal::NoCityTile { good: Good::Gold }),
        (
            plot().set(|state| state.city.row_cubes[1] = Cubes::new([3, 3, 3])),
            "plot B1 gold",
            Refusal::TooDear { price: 21, power: 13 },
        ),
        (
            at(
                Table::of(3).set(|state| state.city.row_cubes[1] = Cubes::new([1, 1, 3])),
                Step::Ask(ME, Question::TakeCube { plot: the("B1") }),
            )
            .player(0, |player| (player.reis, player.influence) = (9, 0)),
            "cube tsunami row",
            Refusal::TooDear { price: 10, power: 9 },
        ),
        (
            at(
                Table::of(3).set(|state| state.city.row_cubes[1] = Cubes::new([1, 1, 0])),
                Step::Ask(ME, Question::TakeCube { plot: the("B1") }),
            ),
            "cube tsunami row",
            Refusal::NoSuchCube { cube: Rubble::Tsunami, line: Some(Line::Row) },
        ),
        (
            site().building("west-A", Architect::Blue, [Good::Gold, Good::Cloth]),
            "site west-A",
            Refusal::SiteTaken { site: the("west-A") },
        ),
        (
            site()
                .display(Architect::Blue, [Good::Gold, Good::Cloth])
                .display(Architect::Green, [Good::Gold, Good::Cloth]),
            "site north-tools",
            Refusal::CannotComplete { action: NobleAction::Building },
        ),
        (
            at(planned(), plan("west-A")),
            "open blue 4",
            Refusal::NoSuchPlan { architect: Architect::Blue, officials: 4 },
        ),
        (
            at(planned().set(|state| state.desk_mut(Architect::Green).display = None), plan("west-A")),
            "open green 5",
            Refusal::NoBuildingOnDisplay { architect: Architect::Green },
        ),
        (
            at(
                planned()
                    .display(Architect::Blue, [Good::Gold, Good::Cloth])
                    .display(Architect::Green, [Good::Books, Good::Tools]),
                plan("north-gold"),
            ),
            "open green 5",
            Refusal::WrongColour { site: the("north-gold"), architect: Architect::Green },
        ),
        (
            at(planned().player(0, |player| (player.reis, player.influence) = (6, 0)), plan("west-A")),
            "open green 5",
            Refusal::TooDear { price: 12, power: 6 },
        ),
        (
            at(
                Table::of(3).set(|state| state.decree_row.retain(|one| one.index() != 0)),
                Step::Ask(ME, Question::TakeDecree),
            ),
            "decree 1",
            Refusal::NotOnDisplay { decree: the("1") },
        ),
        (
            at(Table::of(3).set(|state| state.piles[2].clear()), Step::Ask(ME, Question::TakeCard)),
            "take king",
            Refusal::PileEmpty { kind: the("king") },
        ),
        (
            at(Table::of(3).clergy(0, &["1"]), Step::Ask(ME, Question::GiveTile)),
            "give 2",
            Refusal::NoSuchTile { tile: the("2") },
        ),
        // The only ship must stay, or the card could not be followed by a sale.
        (
            Table::of(3).rubble(0, 1, 1, 1).portfolio(0, &["red1", "bB2", "bK2"]).goods(0, [0, 0, 1, 0]).yard(&[]).set(
                |state| {
                    state.steps.extend([
                        Step::Ask(ME, Question::Deal),
                        Step::Ask(ME, Question::AddCard { card: card("bT1") }),
                    ]);
                },
            ),
            "slot red1",
            Refusal::WouldBlock,
        ),
    ]
}

#[test]
fn wrong_actions_are_refused_with_the_rule_and_change_nothing() {
    let mut named = BTreeSet::from([Refusal::NoNobleCard { card: card("bT1") }.kind()]);
    for (mut table, action, expected) in cases() {
        let before = table.state.clone();
        assert_eq!(table.refuses(0, action), expected, "{action}");
        assert_eq!(table.state, before, "{action}");
        named.insert(expected.kind());
    }
    let missing: Vec<_> = Refusal::VARIANTS.iter().filter(|kind| !named.contains(**kind)).collect();
    assert!(missing.is_empty(), "never refused: {missing:?}");
}

#[test]
fn a_treasury_card_is_no_visit() {
    let table = Table::of(3).hand(0, &["bT1"]);
    let refusal = engine::Game::refusal(table.game(), &table.state, ME, Action::Visit(card("bT1")));
    assert_eq!(refusal, Refusal::NoNobleCard { card: card("bT1") });
    assert!("visit king bT1".parse::<Action>().is_err());
}
