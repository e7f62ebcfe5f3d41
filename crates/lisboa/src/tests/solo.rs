//! The solo game: Lacerda's set-up, each of his choices and tie-breaks, and the ranks.

use super::table::{Table, goods_of, the};
use crate::Lisboa;
use crate::event::{Cause, Event};
use crate::lacerda::{Entrance, LACERDA, Reason};
use crate::state::Lacerda;
use crate::step::{Step, Task};
use crate::vocabulary::{Architect, CardKind, Cubes, Good, Line, Noble, NobleAction, Row, Rubble, Site, StateAction};
use engine::Steps;
use engine::{Events, Game, Memory, Options, Party, Position, Seat, Seed, Tell, Viewer};

/// A solo table with the courtier at a noble and the helper above a pile.
fn solo(courtier: Noble, helper: CardKind) -> Table {
    Table::of(1).set(|state| state.lacerda = Some(Lacerda { courtier, helper }))
}

fn because(table: &Table, reason: Reason) -> bool {
    table.told(&Event::Lacerda { reason })
}

#[test]
fn his_set_up() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    for number in 0..60 {
        let mut events = Events::default();
        let position = Position::<Lisboa>::start(&game, &Options::default(), 1, Seed::from_number(number), &mut events);
        let state = position.state();
        let his = state.player(LACERDA);
        assert_eq!((his.influence, his.wigs, his.officials, his.goods.total()), (5, 5, 7, 0));
        assert_eq!((his.open_plans.total(), his.favours.len()), (2, 1));
        assert!(state.city.scoring.windows(2).all(|pair| pair[0] != pair[1]), "no equal tiles side by side");
        let lacerda = state.lacerda.expect("he plays");
        let by_blue = matches!(lacerda.helper, CardKind::Builder | CardKind::Minister);
        let (site, other) = (Site::West(Row::D), Site::East(Row::D));
        let (site, other) = if by_blue { (site, other) } else { (other, site) };
        let opened = state.city.building(site).expect("a building in row D");
        assert_eq!(opened.side, if by_blue { Architect::Blue } else { Architect::Green });
        assert!(state.city.building(other).is_none());
        assert_eq!(state.city.site_cubes[site.index()], Cubes::NONE);
        assert_eq!(state.turn, Seat(0));
    }
}

#[test]
fn his_courtier_goes_right_and_from_the_king_to_the_builder() {
    for (from, to) in [(Noble::Builder, Noble::Minister), (Noble::Minister, Noble::King), (Noble::King, Noble::Builder)]
    {
        let table = solo(from, CardKind::King).runs(&[Step::Run(Task::LacerdaCourtier)]);
        assert_eq!(table.state.lacerda.map(|lacerda| lacerda.courtier), Some(to));
    }
}

#[test]
fn his_helper_decides_between_upper_and_lower() {
    let chosen = |courtier, helper| {
        let table = solo(courtier, helper).runs(&[Step::Run(Task::LacerdaState)]);
        let reason = table.events.iter().find_map(|event| match event {
            Event::Lacerda { reason: Reason::StateByHelper { action, .. } } => Some(*action),
            _ => None,
        });
        reason.expect("a reason")
    };
    assert_eq!(chosen(Noble::Builder, CardKind::King), StateAction::Officials);
    assert_eq!(chosen(Noble::Builder, CardKind::Minister), StateAction::Plan);
    assert_eq!(chosen(Noble::Minister, CardKind::Treasury), StateAction::Ship);
    assert_eq!(chosen(Noble::Minister, CardKind::Builder), StateAction::Produce);
    assert_eq!(chosen(Noble::King, CardKind::King), StateAction::Cardinal);
    assert_eq!(chosen(Noble::King, CardKind::Builder), StateAction::Favour);
}

#[test]
fn his_officials_go_where_he_has_the_fewest() {
    let table = solo(Noble::Builder, CardKind::King).runs(&[Step::Run(Task::LacerdaState)]);
    assert_eq!(table.state.offices.map(|office| office.inside[1]), [1, 1, 1], "not the Minister, where he has one");
    let tie = table.runs(&[Step::Run(Task::LacerdaState)]);
    assert_eq!(tie.state.offices.map(|office| office.inside[1]), [2, 2, 1], "leftmost on a tie");
    let last = tie.player(1, |player| player.officials = 1).runs(&[Step::Run(Task::LacerdaState)]);
    assert_eq!(last.state.offices.map(|office| office.inside[1]), [2, 2, 2]);
    let none = last.runs(&[Step::Run(Task::LacerdaState)]);
    assert!(because(&none, Reason::StateImpossible { action: StateAction::Officials }));
}

#[test]
fn his_plan_is_the_larger_one_and_blue_on_a_tie() {
    let plans = |blue: &[u8], green: &[u8]| {
        let table = solo(Noble::Builder, CardKind::Builder).set(|state| {
            state.architects[0].plans = blue.iter().copied().collect();
            state.architects[1].plans = green.iter().copied().collect();
        });
        table.runs(&[Step::Run(Task::LacerdaState)])
    };
    assert!(because(&plans(&[3], &[4]), Reason::LargerPlan { architect: Architect::Green, officials: 4, tie: false }));
    assert!(because(&plans(&[3], &[3]), Reason::LargerPlan { architect: Architect::Blue, officials: 3, tie: true }));
    assert!(because(&plans(&[], &[2]), Reason::LargerPlan { architect: Architect::Green, officials: 2, tie: false }));
    assert!(because(&plans(&[], &[]), Reason::StateImpossible { action: StateAction::Plan }));
}

#[test]
fn his_ship_brings_its_influence_and_that_of_your_portfolio() {
    let table = solo(Noble::Minister, CardKind::King)
        .yard(&["red1", "blue1"])
        .portfolio(0, &["bB4", "purple1"])
        .portfolio(1, &["brown1"])
        .player(1, |player| player.influence = 0)
        .runs(&[Step::Run(Task::LacerdaState)]);
    assert!(because(&table, Reason::ShipInfluence { ship: the("red1"), own: 2, yours: 5 }));
    assert_eq!((table.at(1).influence, table.at(1).ships().count(), table.state.treasury), (7, 2, 4));
    let mut sold = table.goods(0, [0, 0, 1, 0]).hand(0, &["bT1"]);
    sold.plays(0, &["add bT1", "slot bB4", "sell books red1"]);
    assert_eq!(sold.at(1).moored(the("red1")).map(|moored| moored.cargo.total()), Some(1), "you may use his ships");
}

#[test]
fn he_produces_without_limit_and_prices_fall() {
    let table = solo(Noble::Minister, CardKind::Builder)
        .store(1, "A1", Good::Gold)
        .store(1, "B1", Good::Gold)
        .store(1, "A4", Good::Tools)
        .goods(1, [9, 0, 0, 0])
        .runs(&[Step::Run(Task::LacerdaState)]);
    assert_eq!(table.at(1).goods, goods_of([11, 0, 0, 1]));
    assert_eq!(table.state.market, [4, 5, 6, 3]);
    let nothing = solo(Noble::Minister, CardKind::Builder).runs(&[Step::Run(Task::LacerdaState)]);
    assert!(because(&nothing, Reason::StateImpossible { action: StateAction::Produce }));
}

#[test]
fn he_moves_the_cardinal_two_steps_and_scores_the_tile_in_front() {
    let table = solo(Noble::King, CardKind::King).church(2, [1, 2, 3, 4, 9, 6]).runs(&[Step::Run(Task::LacerdaState)]);
    assert_eq!((table.state.church.cardinal, table.state.church.tiles[4]), (4, None));
    assert!(because(&table, Reason::TileInFront { tile: Some(the("9")), wigs: 3 }));
    assert_eq!((table.at(1).wigs, table.at(1).clergy.len(), table.state.treasury), (8, 0, 4), "over the treasury");
    let empty = solo(Noble::King, CardKind::King).church(5, [1, 0, 3, 4, 5, 6]).runs(&[Step::Run(Task::LacerdaState)]);
    assert!(because(&empty, Reason::TileInFront { tile: None, wigs: 0 }));
    assert_eq!(empty.state.church.triggered, Some(LACERDA), "over the envelope");
}

#[test]
fn a_church_scoring_brings_him_the_influence_of_his_ships_and_your_docks() {
    let table = solo(Noble::King, CardKind::King)
        .portfolio(0, &["bB4", "bT1"])
        .portfolio(1, &["blue1"])
        .player(1, |player| player.influence = 1)
        .set(|state| state.church.triggered = Some(LACERDA))
        .runs(&[Step::Run(Task::PeriodChurch)]);
    assert!(because(&table, Reason::ChurchInfluence { ships: 2, yours: 4 }));
    assert_eq!(table.at(1).influence, 7);
}

#[test]
fn his_favours_come_in_the_order_of_the_nobles() {
    let table =
        solo(Noble::King, CardKind::Builder).favours(1, &[Noble::Builder]).runs(&[Step::Run(Task::LacerdaState)]);
    assert!(because(&table, Reason::FirstFavour { noble: Noble::Minister }));
    let next = table.set(|state| state.favours[2] = 0).runs(&[Step::Run(Task::LacerdaState)]);
    assert!(because(&next, Reason::StateImpossible { action: StateAction::Favour }));
}

fn best_plot(table: Table) -> (Table, Option<Reason>) {
    let table = table.runs(&[Step::Run(Task::LacerdaNoble)]);
    let reason = table.events.iter().find_map(|event| match event {
        Event::Lacerda { reason: reason @ Reason::BestPlot { .. } } => Some(*reason),
        _ => None,
    });
    (table, reason)
}

#[test]
fn his_plot_brings_the_most_wigs_then_topmost_then_leftmost() {
    let at_builder = || solo(Noble::Builder, CardKind::King).set(|state| state.city.scoring = [3, 4, 3, 5]);
    let (_, first) = best_plot(at_builder());
    let plot = the("A1");
    assert_eq!(first, Some(Reason::BestPlot { plot, good: Good::Gold, wigs: 0, equal: 20, entrance: Entrance::Only }));
    // Row C has cloth and books from the west: C2 cloth is worth 4, C3 and C4 3 and 5.
    let (table, best) = best_plot(at_builder().building("west-C", Architect::Green, [Good::Cloth, Good::Books]));
    let plot = the("C4");
    assert_eq!(best, Some(Reason::BestPlot { plot, good: Good::Books, wigs: 5, equal: 1, entrance: Entrance::Left }));
    assert_eq!((table.at(1).wigs, table.at(1).built_houses()), (10, 1));
    // Two rows alike: the upper.
    let both = at_builder()
        .building("west-B", Architect::Green, [Good::Cloth, Good::Books])
        .building("west-C", Architect::Green, [Good::Cloth, Good::Books])
        .store(0, "B4", Good::Tools)
        .store(0, "C4", Good::Tools)
        .store(0, "B2", Good::Gold)
        .store(0, "C2", Good::Gold);
    let (_, tie) = best_plot(both);
    let plot = the("B3");
    assert_eq!(tie, Some(Reason::BestPlot { plot, good: Good::Cloth, wigs: 3, equal: 2, entrance: Entrance::Left }));
}

#[test]
fn his_cube_is_the_cheapest_and_the_columns_on_a_tie() {
    let cube = |row: Cubes, column: Cubes| {
        let table = solo(Noble::Builder, CardKind::King).set(|state| {
            state.city.row_cubes[0] = row;
            state.city.column_cubes[0] = column;
        });
        let table = table.runs(&[Step::Run(Task::LacerdaNoble)]);
        table.events.iter().find_map(|event| match event {
            Event::Lacerda { reason: Reason::CheapestCube { cube, line, tie } } => Some((*cube, *line, *tie)),
            _ => None,
        })
    };
    assert_eq!(cube(Cubes::new([1, 1, 0]), Cubes::new([0, 1, 0])), Some((Rubble::Fire, Line::Column, true)));
    assert_eq!(cube(Cubes::new([0, 0, 1]), Cubes::new([1, 1, 0])), Some((Rubble::Tsunami, Line::Row, false)));
    assert_eq!(cube(Cubes::new([1, 0, 0]), Cubes::new([0, 1, 0])), Some((Rubble::Fire, Line::Column, false)));
    assert_eq!(cube(Cubes::NONE, Cubes::NONE), None);
}

#[test]
fn he_pays_influence_then_wigs_and_never_below_nothing() {
    let visited = |influence: u8, wigs: u16| {
        let table = solo(Noble::Builder, CardKind::King)
            .office(Noble::Builder, [3, 2, 0, 0])
            .player(1, |player| (player.influence, player.wigs) = (influence, wigs))
            .runs(&[Step::Run(Task::LacerdaNoble)]);
        (table.at(1).influence, table.at(1).wigs, table.at(1).built_houses())
    };
    // Three of yours and a neutral one.
    assert_eq!(visited(6, 5), (2, 5, 1));
    assert_eq!(visited(1, 5), (0, 2, 1));
    assert_eq!(visited(1, 1), (0, 0, 1), "the visit still happens");
}

#[test]
fn he_neither_pays_nor_acts_if_his_noble_action_is_impossible() {
    let table = solo(Noble::Builder, CardKind::King)
        .player(1, |player| player.houses = [8, 0, 0])
        .favours(0, &[Noble::Builder])
        .runs(&[Step::Run(Task::LacerdaNoble)]);
    assert!(because(&table, Reason::NobleImpossible { action: NobleAction::Store }));
    assert_eq!(table.at(1).influence, 5);
}

#[test]
fn he_takes_two_decrees_from_the_left_and_the_row_is_filled() {
    let table = solo(Noble::Minister, CardKind::King);
    let row = table.state.decree_row.clone();
    let table = table.runs(&[Step::Run(Task::LacerdaNoble)]);
    assert!(table.at(1).decrees.contains(row[0]) && table.at(1).decrees.contains(row[1]));
    assert_eq!((table.state.decree_row[0], table.state.decree_row.len()), (row[2], 8));
    let last = solo(Noble::Minister, CardKind::King).set(|state| {
        state.decree_row.truncate(1);
        state.decree_stack.clear();
    });
    assert_eq!(last.runs(&[Step::Run(Task::LacerdaNoble)]).at(1).decrees.len(), 1);
}

fn best_site(table: Table) -> Option<(String, Architect, u8, u8, u8, bool)> {
    let table = table.runs(&[Step::Run(Task::LacerdaNoble)]);
    table.events.iter().find_map(|event| match event {
        Event::Lacerda { reason: Reason::BestSite { site, architect, his, yours, equal, by_helper } } => {
            Some((site.to_string(), *architect, *his, *yours, *equal, *by_helper))
        }
        _ => None,
    })
}

#[test]
fn his_building_brings_him_the_most_less_yours() {
    let at_king = |helper| {
        solo(Noble::King, helper)
            .set(|state| state.city.scoring = [3, 4, 3, 5])
            .display(Architect::Blue, [Good::Gold, Good::Cloth])
            .display(Architect::Green, [Good::Books, Good::Tools])
    };
    // Nothing anywhere: nearest clockwise from the west end of row D, the helper's architect.
    let (west_d, blue, green) = ("west-D".to_owned(), Architect::Blue, Architect::Green);
    assert_eq!(best_site(at_king(CardKind::Builder)), Some((west_d.clone(), blue, 0, 0, 12, true)));
    assert_eq!(best_site(at_king(CardKind::Treasury)), Some((west_d, green, 0, 0, 12, true)));
    // His books store in row B and your cloth store there: the green building is better by far.
    let table = at_king(CardKind::Builder).store(1, "B4", Good::Books).store(0, "B2", Good::Cloth);
    assert_eq!(
        best_site(table),
        Some(("west-B".to_owned(), green, 5, 0, 3, false)),
        "not in the north, on the way east"
    );
    // Yours count against it: row A brings him 5 and you 4, row C 3 and nothing.
    let table =
        at_king(CardKind::Builder).store(1, "A4", Good::Books).store(0, "A5", Good::Tools).store(1, "C3", Good::Books);
    let found = best_site(table).expect("a site");
    assert_eq!((found.0.as_str(), found.2, found.3), ("north-books", 8, 0));
}

#[test]
fn he_opens_even_at_a_loss_and_keeps_both_cubes() {
    let mut table = solo(Noble::King, CardKind::Builder)
        .set(|state| state.city.scoring = [3, 4, 3, 5])
        .display(Architect::Blue, [Good::Gold, Good::Cloth])
        .display(Architect::Green, [Good::Gold, Good::Cloth]);
    for row in ["A", "B", "C", "D"] {
        table = table.store(0, &format!("{row}1"), Good::Gold);
    }
    table = table.store(0, "A2", Good::Gold).store(0, "C2", Good::Cloth);
    let table = table.set(|state| state.city.site_cubes[Site::West(Row::D).index()] = Cubes::new([0, 2, 0]));
    let before = table.at(0).wigs;
    let table = table.runs(&[Step::Run(Task::LacerdaNoble)]);
    assert_eq!((table.at(0).wigs - before, table.at(1).rubble), (3, Cubes::new([0, 2, 0])));
    assert_eq!(table.at(1).markers, 0);
}

#[test]
fn his_cubes_make_no_sets_and_are_unlimited() {
    let table = solo(Noble::Builder, CardKind::King)
        .rubble(1, 5, 1, 0)
        .set(|state| state.city.column_cubes[0] = Cubes::new([0, 0, 1]))
        .runs(&[Step::Run(Task::LacerdaNoble)]);
    assert_eq!((table.at(1).rubble, table.at(1).markers), (Cubes::new([5, 1, 1]), 0));
    assert_eq!(table.state.completed_sets, None);
}

#[test]
fn he_follows_your_visit_with_his_favour() {
    let mut table = solo(Noble::King, CardKind::King).favours(1, &[Noble::Minister]).hand(0, &["bM2"]);
    let row = table.state.decree_row.clone();
    table.plays(0, &["visit minister bM2", &format!("decree {}", row[0])]);
    assert!(because(&table, Reason::FollowsByFavour { noble: Noble::Minister, cost: 2 }));
    assert!(table.at(1).decrees.contains(row[1]) && table.at(1).decrees.contains(row[2]));
    assert!(table.at(1).favours.is_empty() && table.state.favours[1] == 2);
    let mut stays = solo(Noble::King, CardKind::King)
        .favours(1, &[Noble::Builder])
        .player(1, |player| player.houses = [8, 0, 0])
        .hand(0, &["bB2"]);
    stays.plays(0, &["visit builder bB2", "done", "plot A1 gold", "coins 0", "house left"]);
    assert!(because(&stays, Reason::CannotFollow { noble: Noble::Builder }));
    assert!(stays.at(1).favours.contains(Noble::Builder), "he keeps it");
}

#[test]
fn you_follow_his_visit_with_your_favour() {
    let mut table = solo(Noble::Minister, CardKind::King)
        .favours(0, &[Noble::Minister])
        .set(|state| state.turn = LACERDA)
        .runs(&[Step::Run(Task::LacerdaNoble)]);
    assert!(table.offers_option(0, "follow noble"));
    let decree = table.state.decree_row[0];
    table.plays(0, &["follow noble", &format!("decree {decree}")]);
    assert!(table.at(0).decrees.contains(decree));
}

#[test]
fn his_helper_discards_and_goes_on_past_empty_piles() {
    let table = solo(Noble::King, CardKind::Minister).set(|state| {
        state.piles[2].clear();
    });
    let top = *table.state.piles[1].last().expect("a pile of five");
    let table = table.runs(&[Step::Run(Task::LacerdaDiscard), Step::Run(Task::LacerdaHelper)]);
    assert!(table.told(&Event::PileDiscarded { kind: CardKind::Minister, card: top }));
    assert_eq!(table.state.lacerda.map(|lacerda| lacerda.helper), Some(CardKind::Treasury));
    let last = table.runs(&[Step::Run(Task::LacerdaHelper)]);
    assert_eq!(last.state.lacerda.map(|lacerda| lacerda.helper), Some(CardKind::Builder), "from the last to the first");
    let empty = last.set(|state| state.piles.iter_mut().for_each(|pile| pile.clear()));
    let empty = empty.runs(&[Step::Run(Task::LacerdaDiscard), Step::Run(Task::LacerdaHelper)]);
    assert!(because(&empty, Reason::HelperStays) && because(&empty, Reason::NothingToDiscard { pile: the("builder") }));
}

#[test]
fn his_turn_is_played_at_once_and_your_next_question_is_there() {
    let mut table = solo(Noble::Builder, CardKind::King).hand(0, &["bB1", "bB2"]);
    table.plays(0, &["gold bB1", "take king"]);
    assert_eq!(table.state.turn, Seat(0));
    assert_eq!(table.state.round, 2);
    assert!(table.told(&Event::TurnBegan { who: Party::Automa, round: 1 }));
    assert!(table.told(&Event::CourtierMoved { noble: Noble::Minister }));
    assert!(!table.options(0).is_empty());
}

#[test]
fn the_end_of_the_period_brings_him_a_wig_per_cube() {
    let mut table = solo(Noble::Builder, CardKind::King).rubble(1, 3, 1, 2).rubble(0, 1, 1, 1).set(|state| {
        state.piles.iter_mut().skip(1).for_each(|pile| pile.clear());
        state.steps.pop();
        state.steps.push(Step::Run(Task::TurnIsOver));
    });
    assert!(table.offers_option(0, "discard bB1"));
    let table = solo(Noble::Builder, CardKind::King).rubble(1, 3, 1, 2).rubble(0, 1, 1, 1).set(|state| {
        state.piles.iter_mut().skip(1).for_each(|pile| pile.clear());
        state.steps.pop();
    });
    let table = table.runs(&[Step::Run(Task::TurnIsOver)]);
    assert!(table.told(&Event::WigsGained { who: Party::Automa, count: 6, cause: Cause::Rubble }));
    assert!(table.told(&Event::WigsGained { who: Party::Seat(Seat(0)), count: 3, cause: Cause::Rubble }));
}

#[test]
fn his_final_scoring() {
    let table = solo(Noble::Builder, CardKind::King)
        .portfolio(1, &["red1", "purple1"])
        .rubble(1, 2, 2, 2)
        .store(1, "A1", Good::Gold)
        .store(0, "B1", Good::Gold)
        .store(0, "C1", Good::Gold)
        .decrees(1, &[1, 2, 3, 4])
        .plans(1, &[(Architect::Blue, 2), (Architect::Green, 4)])
        .player(0, |player| player.completed_plans.add(Architect::Blue, 5))
        .favours(1, &[Noble::King]);
    let his: Vec<_> = table.scored().scores[1].items.iter().map(|item| (item.what.clone(), item.points)).collect();
    let expected = [
        ("track", 5),
        ("ships", 5),
        ("rubble", 6),
        ("stores-gold", 1),
        ("stores-tools", 0),
        ("stores-books", 0),
        ("stores-cloth", 0),
        ("decrees", 12),
        ("officials", 15),
        ("favours", 2),
    ];
    assert_eq!(his, expected.map(|(what, points)| (what.to_owned(), points)));
    assert_eq!(table.item(0, "officials"), 5);
}

/// You lead in gold and cloth (and in officials), with four stores against his one, and win.
fn ranked(majorities: u8, reis: u16, decrees: u8, ships: usize, his_stores: usize, wigs: u16) -> Option<String> {
    let mut table = solo(Noble::Builder, CardKind::King)
        .store(0, "A1", Good::Gold)
        .store(0, "B1", Good::Gold)
        .store(0, "A2", Good::Cloth)
        .store(0, "B2", Good::Cloth)
        .portfolio(0, &["red1", "purple1"][..ships])
        .decrees(0, &(34..34 + decrees).collect::<Vec<_>>())
        .player(0, |player| (player.reis, player.wigs) = (reis, wigs))
        .player(1, |player| player.wigs = 60);
    for plot in ["C4", "D4", "C5", "D5"].into_iter().take(his_stores) {
        table = table.store(1, plot, Good::Tools);
    }
    table = match majorities {
        3 => table.player(0, |player| player.completed_plans.add(Architect::Blue, 2)),
        2 => table,
        1 => table.store(1, "C1", Good::Gold).store(1, "D1", Good::Gold).store(1, "D2", Good::Gold),
        _ => table.store(1, "C1", Good::Gold).store(1, "D1", Good::Gold).store(1, "C2", Good::Cloth).store(
            1,
            "D2",
            Good::Cloth,
        ),
    };
    table.scored().rank
}

#[test]
fn each_rank_and_the_gaps_between_them() {
    let rank = |majorities, reis, decrees, ships, his_stores, wigs| {
        ranked(majorities, reis, decrees, ships, his_stores, wigs).expect("a rank")
    };
    assert_eq!(rank(3, 20, 8, 2, 1, 100), "right-hand");
    // One thing less each.
    assert_eq!(rank(2, 20, 8, 2, 1, 100), "protege");
    assert_eq!(rank(3, 19, 8, 2, 1, 100), "protege");
    assert_eq!(rank(3, 20, 7, 2, 1, 100), "protege");
    assert_eq!(rank(3, 20, 8, 1, 1, 100), "protege");
    assert_eq!(rank(3, 20, 8, 2, 4, 100), "protege", "as many stores are not more");
    assert_eq!(rank(2, 10, 7, 1, 4, 100), "protege");
    assert_eq!(rank(2, 9, 7, 1, 1, 100), "servant");
    assert_eq!(rank(2, 10, 6, 1, 1, 100), "servant");
    assert_eq!(rank(2, 10, 7, 0, 1, 100), "servant");
    assert_eq!(rank(1, 10, 7, 1, 0, 100), "servant");
    assert_eq!(rank(1, 5, 6, 0, 0, 100), "servant");
    assert_eq!(rank(2, 4, 8, 2, 1, 100), "jester");
    assert_eq!(rank(2, 20, 5, 2, 1, 100), "jester", "four or five decrees is the jester (ruling 24)");
    assert_eq!(rank(2, 20, 4, 2, 1, 100), "jester");
    assert_eq!(rank(0, 20, 8, 2, 0, 100), "jester", "no majority: ties do not count");
    assert_eq!(rank(3, 20, 8, 2, 1, 0), "jester", "fewer wigs than Lacerda");
}

#[test]
fn the_view_says_what_the_next_rank_would_take() {
    let table = solo(Noble::Builder, CardKind::King).player(0, |player| player.wigs = 50);
    let view = table.game().look(&table.state).view(engine::Viewer::Seat(Seat(0)));
    let ids: Vec<_> = view.ranks.iter().map(|rank| (rank.id.as_str(), rank.reached)).collect();
    assert_eq!(ids, [("right-hand", false), ("protege", false), ("servant", false), ("jester", true)]);
    let decrees = view.ranks[2].conditions.iter().find(|condition| condition.what == "decrees").expect("a condition");
    assert_eq!((decrees.has, decrees.needs), (0, 6));
}

#[test]
fn soloists_are_compared_by_rank_wigs_margin_and_decrees() {
    let table = solo(Noble::King, CardKind::King);
    let look = table.game().look(&table.state);
    let (solo_result, standing) = (look.solo_result(), look.standing());
    let merits: Vec<_> = solo_result.merits.iter().map(|item| (item.what.as_str(), item.points)).collect();
    let margin = standing.wigs - standing.lacerda_wigs;
    let lowest = 1;
    assert_eq!(merits, [("rank", lowest), ("wigs", standing.wigs), ("margin", margin), ("decrees", 0)]);
    assert_eq!((solo_result.rank, solo_result.turns), (look.rank(), Some(u32::from(table.state.round))));
    assert!(table.game().solo_result(&table.state).is_none(), "nothing is reached before the end");
}

#[test]
fn the_set_up_that_a_challenge_shows_is_the_same_whatever_is_hidden() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let mut pages = Vec::new();
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let position = Position::<Lisboa>::start(&game, &Options::default(), 1, seed, &mut Events::default());
        let shown = |state| game.set_up(&game.view(state, Viewer::Spectator));
        let dealt_anew = game.redeal(position.state(), Viewer::Spectator, Memory::None, &mut seed.stream("anew"));
        assert_ne!(&dealt_anew, position.state());
        let page = shown(position.state());
        assert_eq!(page, shown(&dealt_anew));
        assert_eq!(page.blocks.len(), 4, "decrees, ships, scoring tiles, Lacerda");
        pages.push(page);
    }
    pages.dedup();
    assert_eq!(pages.len(), 20, "each town is another");
}
