//! What the rulebook leaves open, as the rulings settle it.

use super::table::{Table, goods_of, the};
use crate::Lisboa;
use crate::action::Action;
use crate::event::{Cause, EndReason, Event};
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::{FollowChoice, Question, Step, Task};
use crate::vocabulary::{Architect, Cubes, Good, Noble, Site, StateAction};
use engine::Steps;
use engine::{Events, Game, Options, Party, Position, Seat, Seed, Stream};

const ME: Seat = Seat(0);

#[test]
fn a_visit_may_rest_on_the_audience_before_it() {
    // Three officials at 3 reis are too dear; a tile makes it two, and the site brings the last reis (ruling 1).
    let arranged = |tile: u8| {
        Table::of(3)
            .hand(0, &["bK3"])
            .plans(0, &[(Architect::Blue, 3)])
            .office(Noble::Minister, [0, 1, 1, 0])
            .player(0, |player| (player.reis, player.influence) = (2, 0))
            .church(0, [1, 3, tile, 4, 5, 6])
            .set(|state| state.favours = [0; 3])
    };
    assert!(!arranged(2).offers_option(0, "visit king bK3"));
    let mut table = arranged(14);
    table.plays(0, &["visit king bK3"]);
    assert_eq!(table.at(0).clergy.as_slice(), [the("14")], "the one way through was taken by itself");
    assert!(table.state.city.building(the("east-A")).is_some());
    assert_eq!((table.at(0).reis, table.at(0).completed_plans.total()), (0, 1));
}

#[test]
fn cargo_is_handed_over_and_may_fill_the_new_hold() {
    let step = Step::Ask(ME, Question::BuildShip { optional: false });
    let arranged = |cargo| {
        Table::of(3).portfolio(0, &["purple1"]).cargo(0, "purple1", cargo).goods(0, [1, 1, 0, 0]).yard(&["purple2"])
    };
    let mut table = arranged([1, 1, 0, 0]).asking(step);
    table.plays(0, &[]);
    let moored = table.at(0).moored(the("purple2")).expect("it is there");
    assert_eq!((moored.cargo, moored.at_sea, table.at(0).goods.total()), (goods_of([1, 1, 0, 0]), false, 2));

    let mut full = Table::of(3)
        .portfolio(0, &["red1"])
        .cargo(0, "red1", [0, 1, 0, 0])
        .houses(0, 0, 3, 0)
        .yard(&["blue1"])
        .asking(step);
    full.plays(0, &["ship red1"]);
    assert!(full.at(0).moored(the("blue1")).is_some_and(|moored| moored.at_sea), "it sails at once");
    assert_eq!(full.at(0).wigs, 6);
}

#[test]
fn a_kind_built_this_turn_is_not_built_again_by_a_follower() {
    let mut table = Table::of(3).hand(0, &["bB3"]).favours(1, &[Noble::Builder]);
    table.plays(0, &["visit builder bB3", "done", "plot B1 gold", "coins 0", "house left"]);
    table.plays(1, &["follow noble"]);
    assert!(table.options(1).iter().all(|option| !option.ends_with(" gold")), "ruling 13");
    table.plays(1, &["plot A2 cloth", "coins 0", "house left"]);
    table.plays(0, &["take king"]);
    assert!(table.state.city.display.iter().all(|tile| *tile), "filled again at the end of the turn");
}

#[test]
fn a_full_office_sends_the_most_numerous_to_the_plaza() {
    let step = Step::Ask(ME, Question::PlaceOfficial { first: Some(Noble::King), reward: None });
    let mut tie = Table::of(3).office(Noble::Builder, [2, 2, 2, 0]).asking(step);
    tie.plays(0, &["office builder"]);
    let office = tie.state.office(Noble::Builder);
    assert_eq!((office.inside, office.plaza), ([2, 1, 1, 0], [1, 1, 1, 0]), "one of each");
    let mut solo = Table::of(1).office(Noble::Builder, [1, 4, 0, 0]).asking(step);
    solo.plays(0, &["office builder"]);
    let office = solo.state.office(Noble::Builder);
    assert_eq!((office.inside, office.plaza), ([1, 4, 0, 0], [1, 0, 0, 0]), "Lacerda's never move");
}

#[test]
fn the_favour_just_returned_may_be_taken_again() {
    let mut table = Table::of(3)
        .hand(0, &["bK3"])
        .plans(0, &[(Architect::Blue, 2)])
        .office(Noble::Builder, [1, 0, 0, 0])
        .favours(1, &[Noble::King])
        .set(|state| state.favours = [0; 3]);
    table.plays(0, &["visit king bK3", "done", "site west-A"]);
    table.plays(1, &["follow favour"]);
    assert!(table.at(1).favours.contains(Noble::King), "ruling 16");
}

#[test]
fn a_shrinking_limit_sheds_the_excess_at_once() {
    let step = Step::Ask(ME, Question::GiveTile);
    let mut table = Table::of(3)
        .clergy(0, &["25", "27"])
        .portfolio(0, &["bB2", "bT1", "red1"])
        .goods(0, [3, 1, 0, 3])
        .player(0, |player| player.influence = 0)
        .asking(step);
    table.plays(0, &["give 25"]);
    assert_eq!(table.at(0).goods, goods_of([2, 1, 0, 2]), "the warehouse tile is gone");
    table.plays(0, &["give 27"]);
    assert_eq!(table.options(0), ["shed bB2", "shed red1", "shed bT1"]);
    table.plays(0, &["shed bB2"]);
    assert_eq!((table.at(0).portfolio(), table.at(0).influence), (2, 2), "then the influence of what is left");
}

#[test]
fn two_players_have_first_and_third_place_and_no_row_e() {
    let table = Table::of(2).store(0, "A1", Good::Gold).store(0, "B1", Good::Gold).store(1, "C1", Good::Gold);
    assert_eq!((table.item(0, "stores-gold"), table.item(1, "stores-gold")), (3, 1));
    let tie = Table::of(2).store(0, "A1", Good::Cloth).store(1, "C1", Good::Cloth);
    assert_eq!((tie.item(0, "stores-cloth"), tie.item(1, "stores-cloth")), (6, 6), "9 and 3, divided");
    assert!(table.state.offices.iter().all(|office| office.neutral == 1));
    assert_eq!(table.game().look(&table.state).visit_cost(ME, Noble::King, false), 1, "the neutral official counts");
    assert!(Site::all().filter(|site| site.row() == Some(the("E"))).all(|site| !table.state.city.is_open(site)));
    assert_eq!(table.state.yard.len(), 2, "one copy of each ship");
}

#[test]
fn ties_are_broken_and_then_shared() {
    let mut tie = Table::of(2);
    let places = |table: &Table| table.scored().scores.iter().map(|score| score.place).collect::<Vec<_>>();
    assert_eq!(places(&tie), [1, 1], "nothing separates them");
    // One more store, but a wig less for it.
    tie = tie.store(0, "A1", Good::Tools).player(0, |player| player.wigs = 0).player(1, |player| player.wigs = 6);
    assert_eq!(tie.scored().scores.iter().map(|score| score.total).collect::<Vec<_>>(), [8, 8]);
    assert_eq!(places(&tie), [1, 2], "more stores");
    tie = tie.rubble(1, 1, 1, 1).player(1, |player| player.wigs = 3);
    assert_eq!(places(&tie), [2, 1], "sets come first");
}

#[test]
fn setting_up_puts_everything_in_its_place() {
    for seats in 1..=4 {
        let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
        let state = game.setup(&Options::default(), seats, Seed::from_number(3));
        let parties = seats.max(2);
        assert_eq!(state.players.iter().map(|player| player.influence).collect::<Vec<_>>(), [4, 5, 6, 7][..parties]);
        assert_eq!(state.city.pile.total(), 6);
        assert_eq!(state.city.lost.total(), if parties == 2 { 7 } else { 0 });
        assert_eq!(state.decree_row.len(), 8);
        assert!(state.piles.iter().chain(&state.later_piles).all(|pile| pile.len() == 5));
        assert_eq!(state.office(Noble::Minister).inside.iter().sum::<u8>(), parties as u8);
        assert_eq!(state.favours.iter().sum::<u8>(), 2 * parties as u8);
        assert!(game.audit(&state).is_ok());
    }
}

#[test]
fn the_draft_keeps_two_one_one_and_the_last() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let mut options = Options::default();
    options.choose(Lisboa::OPTIONS, "draft", "on").expect("there is a draft");
    let mut events = Events::default();
    let mut position = Position::<Lisboa>::start(&game, &options, 3, Seed::from_number(4), &mut events);
    let dealt: Vec<_> = position.state().players.iter().map(|player| player.hand.clone()).collect();
    let mut sizes = Vec::new();
    while matches!(position.state().top(), Some(Step::AskAll(_))) {
        let open = &position.questions()[0];
        assert!(open.asked.simultaneous);
        sizes.push((open.options.len(), position.state().player(open.seat).hand.len()));
        let (seat, action) = (open.seat, open.options[0]);
        position.apply(&game, seat, action, &mut events).expect("listed");
    }
    let of_each = |options, hand| [(options, hand); 3];
    assert_eq!(sizes, [of_each(2, 5), of_each(10, 5), of_each(3, 3), of_each(2, 2)].concat());
    let hands: Vec<_> = position.state().players.iter().map(|player| player.hand.clone()).collect();
    assert!(hands.iter().all(|hand| hand.len() == 5));
    assert_eq!(hands[1][..2], dealt[1][..2], "the first two were kept");
    assert_eq!(hands[1][2], dealt[0][2], "the next came from the right");
    assert_eq!(hands[0][4], dealt[0][4], "the last of three players' cards came all the way round");
}

/// What a player would do who wants nothing but rubble.
fn rubble_first(state: &State, open: &[Action], random: &mut Stream) -> Action {
    let owned = |action: &Action, seat: Seat| match action {
        Action::Cube(kind, _) | Action::Rubble(kind) => u32::from(state.player(seat).rubble[*kind]),
        _ => 0,
    };
    let worth = |action: &Action| match action {
        Action::Site(site) => 90 + u32::from(state.city.site_cubes[site.index()].total()),
        Action::Plot(plot, _) => {
            80 + u32::from(state.city.cubes(*plot, the("row")).total() + state.city.cubes(*plot, the("column")).total())
        }
        Action::Cube(..) | Action::Rubble(_) => 70 - owned(action, state.turn),
        Action::Visit(card) if card.noble() == Some(Noble::King) => 61,
        Action::Visit(card) if card.noble() == Some(Noble::Builder) => 60,
        Action::Follow(FollowChoice::Noble) => 50,
        Action::Sell(..) => 40,
        Action::Take(kind) if kind.noble() == Some(Noble::King) => 35,
        _ => random_weight(action),
    };
    let best = open.iter().map(worth).max().unwrap_or(0);
    let best: Vec<_> = open.iter().filter(|action| worth(action) == best).collect();
    **random.pick(&best).expect("something can be done")
}

/// Cards are added rather than thrown away.
fn random_weight(action: &Action) -> u32 {
    match action {
        Action::Gold(_) | Action::Done => 0,
        _ => 10,
    }
}

#[test]
fn a_game_can_end_by_sets() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let ended = (0..60).any(|number| {
        let seed = Seed::from_number(number);
        let mut random = seed.stream("rubble first");
        let mut events = Events::default();
        let mut position = Position::<Lisboa>::start(&game, &Options::default(), 2, seed, &mut events);
        while let Some(open) = position.questions().first() {
            let (seat, action) = (open.seat, rubble_first(position.state(), &open.options, &mut random));
            position.apply_listed(&game, seat, action, &mut events);
        }
        assert!(events.list().contains(&Event::GameOver) && position.outcome(&game).is_some());
        [0, 1]
            .map(|seat| Party::Seat(Seat(seat)))
            .into_iter()
            .any(|by| events.list().contains(&Event::EndTriggered { by, reason: EndReason::Sets }))
    });
    assert!(ended, "no game of sixty ended by four sets");
}

#[test]
fn cubes_beyond_five_of_a_kind_leave_the_game() {
    let mut table =
        Table::of(3).rubble(0, 5, 0, 0).hand(0, &["bB3"]).set(|state| state.city.row_cubes[0] = Cubes::new([2, 0, 0]));
    table.plays(0, &["visit builder bB3", "done", "plot A1 gold", "coins 0", "house left"]);
    assert_eq!((table.at(0).rubble[the("earthquake")], table.state.city.lost[the("earthquake")]), (5, 1));
}

#[test]
fn a_follower_is_not_offered_a_state_action_that_changes_nothing() {
    let step = Step::Ask(ME, Question::Follow { noble: Noble::King });
    let arranged = || Table::of(3).favours(0, &[Noble::King]);
    assert!(arranged().asking(step).offers_option(0, "follow cardinal"));
    let mut full = arranged().clergy(0, &["1", "2", "3", "4"]).asking(step);
    assert_eq!(full.refuses(0, "follow cardinal"), Refusal::ChangesNothing { action: StateAction::Cardinal });
}

#[test]
fn a_position_of_rules_1_that_asks_for_an_office_still_loads() {
    let stored = serde_json::json!({ "steps": [{ "place-official": { "seat": 0, "first": null } }] });
    let stored = Lisboa::migrate_state(1, stored).expect("it was stored in form 1");
    let step: Step = serde_json::from_value(stored["steps"][0].clone()).expect("a step");
    assert_eq!(step, Step::Ask(ME, Question::PlaceOfficial { first: None, reward: None }));
    let reward = Step::Ask(ME, Question::PlaceOfficial { first: None, reward: Some(Cause::Plot(the("A4"))) });
    let again: Step = serde_json::from_str(&serde_json::to_string(&reward).expect("stored")).expect("loaded");
    assert_eq!(again, reward);
}

#[test]
fn steps_of_form_1_are_told_apart_as_questions_and_tasks() {
    let read = |steps: serde_json::Value| -> Vec<Step> {
        let stored = serde_json::json!({ "turn": 1, "setting_up": { "draft_round": 0 }, "steps": steps });
        let state = Lisboa::migrate_state(1, stored).expect("a position of form 1");
        serde_json::from_value(state["steps"].clone()).expect("steps of this form")
    };
    let (seat, plot) = (Seat(1), the("B1"));
    let turn = serde_json::json!(["turn-ends", { "take-card": { "seat": 1 } }, "turn"]);
    let asked = [Question::TakeCard, Question::Turn].map(|question| Step::Ask(seat, question));
    assert_eq!(read(turn), [Step::Run(Task::TurnEnds), asked[0], asked[1]]);
    let store =
        serde_json::json!([{ "pay-land": { "seat": 1, "plot": "B1" } }, { "take-cube": { "seat": 1, "plot": "B1" } }]);
    let built = [Step::Run(Task::PayLand { seat, plot }), Step::Ask(seat, Question::TakeCube { plot })];
    assert_eq!(read(store), built);
    let opening = [
        Step::Run(Task::PassHands),
        Step::AskAll(Question::Draft { keep: 2 }),
        Step::Run(Task::ReturnTiles),
        Step::AskAll(Question::KeepTile),
    ];
    assert_eq!(read(serde_json::json!(["draft", "keep-tile"])), opening);
    assert!(Lisboa::migrate_state(3, serde_json::json!({})).is_err(), "a later build wrote it");
}
