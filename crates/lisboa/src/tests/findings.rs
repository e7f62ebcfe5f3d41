//! What the first release got wrong, each in a position arranged by hand. The numbers are those of the findings.

use super::table::{Table, card, goods_of, the};
use crate::Lisboa;
use crate::action::Action;
use crate::city::Store;
use crate::event::Event;
use crate::lacerda::{Entrance, Reason};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Lacerda, State};
use crate::step::{Question, Step, Task};
use crate::vocabulary::{Architect, Cubes, Good, Noble, NobleSet, Plot, Site};
use engine::Steps;
use engine::laws::games_to_check;
use engine::{Events, Game, Options, Party, Position, Seat, Seed};

const ME: Seat = Seat(0);

/// Somebody with 3 reis and a free plot A3 for 3: its reward is a step of the Cardinal, which raises the treasury. The
/// tile on the left makes land cheaper, that on the right does not.
fn plot_behind_the_cardinal(seats: usize) -> Table {
    let table = Table::of(seats).church(2, [1, 3, 11, 17, 5, 6]);
    table.player(0, |player| (player.reis, player.influence) = (3, 0)).set(|state| {
        // Every other plot is taken.
        for plot in Plot::all().filter(|plot| *plot != the("A3")) {
            state.city.stores[plot.index()] = Some(Store { owner: Seat(1), good: Good::Gold });
        }
    })
}

/// The left tile was taken, and the store can be paid for.
fn is_built(table: &mut Table) {
    assert_eq!(table.at(0).clergy.as_slice(), [the("11")], "the other step leaves no way to pay");
    assert_eq!(table.state.treasury, 4);
    table.plays(0, &["house left"]);
    assert!(table.state.city.store(the("A3")).is_some());
}

#[test]
fn finding_0_a_reward_before_the_price_of_land_is_no_dead_end_on_a_visit() {
    let mut table = plot_behind_the_cardinal(3).hand(0, &["bB3"]);
    table.plays(0, &["visit builder bB3", "done", "plot A3 books"]);
    is_built(&mut table);
}

#[test]
fn finding_0_a_reward_before_the_price_of_land_is_no_dead_end_for_a_follower() {
    let table = plot_behind_the_cardinal(1).favours(0, &[Noble::Builder]);
    let mut table = table.runs(&[Step::Ask(ME, Question::Follow { noble: Noble::Builder })]);
    table.plays(0, &["follow noble", "plot A3 books"]);
    is_built(&mut table);
}

#[test]
fn finding_0_a_reward_before_the_price_of_land_is_no_dead_end_in_an_event() {
    let mut table = plot_behind_the_cardinal(3).hand(0, &["bT1"]).player(0, |player| player.reis = 6);
    table.plays(0, &["sponsor bT1", "plot A3 books"]);
    is_built(&mut table);
}

/// The same rule for every option at once: just those are listed after which the turn can be completed, found by trying
/// everything out, without the shortcuts of the rules.
#[test]
fn finding_0_an_option_is_listed_just_if_the_turn_can_be_completed_after_it() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let (mut listed, mut withheld) = (0, 0);
    for number in 0..games_to_check(40) {
        let seed = Seed::from_number(number as u128);
        let mut random = seed.stream("completed");
        let mut position =
            Position::<Lisboa>::start(&game, &Options::default(), 1 + number % 4, seed, &mut Events::default());
        while let Some(open) = position.questions().first() {
            let (seat, options) = (open.seat, open.options.clone());
            for action in imaginable(&game, position.state(), seat) {
                let offered = options.contains(&action);
                let completes = leads_through(&game, position.state(), seat, action);
                assert_eq!(offered, completes, "{action} in game {number}: {:?}", position.state().steps);
                *if offered { &mut listed } else { &mut withheld } += 1;
            }
            let action = *random.pick(&options).expect("something can be done");
            position.apply_listed(&game, seat, action, &mut Events::default());
        }
    }
    assert!(listed > 1_000 && withheld > 500, "{listed} were listed, {withheld} were not");
}

/// Whether some sequence of answers leads through everything that has to follow this one.
fn leads_through(game: &Lisboa, state: &State, seat: Seat, action: Action) -> bool {
    let mut state = state.clone();
    let mut play = Play { edition: game.edition(), state: &mut state, events: None };
    engine::steps::perform::<Lisboa>(&mut play, seat, action);
    play.run_to_obligation()
        || imaginable(game, &state, seat).into_iter().any(|answer| leads_through(game, &state, seat, answer))
}

/// The answers against which no rule stands but that of completion.
fn imaginable(game: &Lisboa, state: &State, seat: Seat) -> Vec<Action> {
    let look = game.look(state);
    let mut answers = Vec::new();
    match state.top() {
        Some(Step::Ask(_, Question::Turn)) => {
            let hand = &state.player(seat).hand;
            answers.extend(hand.iter().map(|card| Action::Add(*card)));
            let visits = hand.iter().filter(|card| {
                let cost = card.noble().map(|noble| look.visit_cost(seat, noble, false));
                cost.is_some_and(|cost| look.visit_payments(seat, cost).next().is_some())
            });
            answers.extend(visits.map(|card| Action::Visit(*card)));
        }
        Some(Step::Ask(_, Question::PayVisit { cost, .. })) => {
            answers.extend(look.visit_payments(seat, cost).map(|payment| Action::Reis(payment.replaced)));
        }
        Some(Step::Ask(_, Question::VisitState { noble, .. })) => {
            answers.push(Action::Done);
            let possible = noble.state_actions().into_iter().filter(|action| look.state_possible(seat, *action));
            answers.extend(possible.map(Action::State));
        }
        Some(Step::Ask(_, Question::PickPlot)) if look.has_house(seat) => {
            let plots = look.free_plots();
            answers.extend(plots.flat_map(|plot| look.kinds_on(plot).map(move |good| Action::Plot(plot, good))));
        }
        Some(Step::Ask(_, Question::PickSite)) => {
            answers.extend(Site::all().filter(|site| state.city.is_open(*site)).map(Action::Site));
        }
        Some(Step::Ask(_, Question::PickPlot)) | None => {}
        Some(_) => engine::Ask::options(look.question(), look, seat, &mut answers),
    }
    answers
}

#[test]
fn finding_1_an_event_that_changes_nothing_is_neither_offered_nor_charged() {
    type Arrange = fn(Table) -> Table;
    let cases: [(&str, Arrange, Arrange); 9] = [
        ("nT4", |table| table, |table| table.goods(0, [1, 0, 0, 0])),
        (
            "bT2",
            |table| table.set(|state| state.architects.iter_mut().for_each(|desk| desk.plans.clear())),
            |table| table,
        ),
        ("bT3", |table| table.player(0, |player| player.officials = 0), |table| table),
        ("bT4", |table| table, |table| table.store(0, "A1", Good::Gold)),
        (
            "bT4",
            |table| table.store(0, "A1", Good::Gold).goods(0, [2, 0, 0, 0]),
            |table| table.store(0, "A1", Good::Gold),
        ),
        ("bT6", |table| table.clergy(0, &["1", "2", "3", "4"]), |table| table.clergy(0, &["1", "2", "3"])),
        ("bT6", |table| table.church(0, [0, 0, 0, 7, 8, 0]), |table| table.church(0, [0, 8, 0, 0, 0, 0])),
        ("rT4", |table| table.favours(0, Noble::ALL), |table| table),
        ("rT3", |table| table.set(|state| state.decree_row.clear()), |table| table),
    ];
    for (event, never, now) in cases {
        let arranged = || Table::of(3).hand(0, &[event, "bB1"]).yard(&["blue1"]);
        let action = format!("sponsor {event}");
        assert!(now(arranged()).offers_option(0, &action), "{event} is possible");
        let mut table = never(arranged());
        assert_eq!(table.refuses(0, &action), Refusal::EventChangesNothing { card: card(event) });
    }
}

#[test]
fn finding_1_no_other_effect_is_sold_for_nothing() {
    let editions = [
        ("rubble", "the pile is empty"),
        ("cardinal", "no tile one step on"),
        ("gold 2", "the warehouse is full"),
        ("good", "every warehouse is full"),
    ];
    for (effect, why) in editions {
        let edition = Lisboa::EDITION.replace("influence 4 | discount hire 1", &format!("{effect} | discount hire 1"));
        let arranged = || Table::with(3, &edition).hand(0, &["bT5", "bB1"]);
        assert!(arranged().offers_option(0, "sponsor bT5"), "{effect} is possible");
        let mut table = arranged().goods(0, [2; 4]).church(0, [0, 0, 9, 0, 0, 0]).set(|state| {
            state.city.pile = Cubes::NONE;
        });
        assert!(!table.offers_option(0, "sponsor bT5"), "{effect}: {why}");
    }
}

fn discarding(table: Table) -> Table {
    table.runs(&[Step::Ask(ME, Question::DiscardCard { paid: NobleSet::NONE })])
}

#[test]
fn every_card_discarded_at_the_end_of_the_period_is_drawn_anew() {
    let table = Table::of(3).hand(0, &["bB5", "bM5", "bK5", "bT1", "bT2"]).asking(Step::Run(Task::NewPeriod));
    let mut table = table.asking(Step::Ask(ME, Question::DiscardCard { paid: NobleSet::NONE }));
    // Penalties and Treasury cards pay no reward.
    for discard in ["discard bB5", "discard bT1", "discard bM5"] {
        table.plays(0, &[]);
        let price = table.game().price(&table.state, ME, the(discard));
        assert_eq!(price.in_vain, None, "{discard} brings a new card");
        table.plays(0, &[discard]);
    }
    table.plays(0, &["done"]);
    let dealt = |event: &Event| matches!(event, Event::CardsDealt { who: Party::Seat(ME), count: 3, .. });
    assert!(table.events.iter().any(dealt), "{:?}", table.events);
    assert_eq!(table.at(0).hand.len(), 5);
}

#[test]
fn finding_4_a_discard_without_a_reward_does_not_use_up_its_noble() {
    let hand = ["bB4", "bB1", "bB3", "bB5", "bM1"];
    let mut table = discarding(Table::of(3).hand(0, &hand).goods(0, [0, 0, 0, 2]));
    let brings = |table: &Table, discarded: &str, paid| {
        table.game().look(&table.state).discard_brings(ME, card(discarded), paid)
    };
    assert_eq!(brings(&table, "bB4", NobleSet::NONE), None, "there is no room for tools");
    assert_eq!(brings(&table, "bB5", NobleSet::NONE), None, "penalties are ignored");
    table.plays(0, &["discard bB4", "discard bB5"]);
    assert!(table.told(&Event::CardDiscarded { who: Party::Seat(ME), card: card("bB4"), paid: false }));
    assert_eq!(brings(&table, "bB3", NobleSet::NONE), Some(the("gold")));
    table.plays(0, &["discard bB3"]);
    assert_eq!(table.at(0).goods, goods_of([1, 0, 0, 2]), "the Builder still owed his reward");
    table.plays(0, &["discard bB1"]);
    assert_eq!(table.at(0).open_plans.total(), 0, "and has paid it now");
}

#[test]
fn finding_4_goods_are_brought_as_far_as_there_is_room() {
    let table = discarding(Table::of(3).hand(0, &["rB3"]).goods(0, [0, 0, 0, 1]));
    let brings = table.game().look(&table.state).discard_brings(ME, card("rB3"), NobleSet::NONE);
    assert_eq!(brings, Some(the("tools")), "two are on the card");
}

#[test]
fn finding_4_a_reward_that_is_declined_does_not_use_up_its_noble() {
    let mut table = discarding(Table::of(3).hand(0, &["rB1", "bB3", "bB4", "bM1"]));
    table.plays(0, &["discard rB1", "done", "discard bB3", "discard bB4"]);
    assert_eq!(table.at(0).goods, goods_of([1, 0, 0, 0]), "one of the two others paid");
}

#[test]
fn finding_6_officials_as_a_reward_may_be_none() {
    let mut table = Table::of(3).hand(0, &["bB3"]);
    let officials = table.at(0).officials;
    table.plays(0, &["visit builder bB3", "done", "plot A4 books"]);
    assert!(table.offers_option(0, "office king"));
    table.plays(0, &["done"]);
    assert_eq!(table.at(0).officials, officials, "none was placed");
    assert!(table.options(0).iter().all(|option| option.starts_with("coins ")), "the land is paid for next");
    let mut chosen = Table::of(3).hand(0, &["bB3"]);
    chosen.plays(0, &["visit builder bB3", "state officials"]);
    assert_eq!(chosen.refuses(0, "done"), Refusal::NotOptional, "a State action that is chosen is carried out");
}

#[test]
fn finding_7_a_ship_at_sea_that_is_replaced_keeps_its_crates() {
    let mut table = Table::of(3)
        .portfolio(0, &["red1"])
        .cargo(0, "red1", [1, 1, 0, 0])
        .player(0, |player| player.ships_mut().for_each(|moored| moored.at_sea = true))
        .goods(0, [0, 0, 1, 0])
        .yard(&["purple1"])
        .asking(Step::Ask(ME, Question::BuildShip { optional: false }));
    table.plays(0, &[]);
    let moored = table.at(0).moored(the("purple1")).expect("it was built");
    assert_eq!((moored.cargo, moored.at_sea), (goods_of([1, 1, 0, 0]), true));
    assert_eq!(table.at(0).wigs, 5, "the crates brought their wigs when the old ship sailed");
    assert!(!table.options(0).iter().any(|option| option.starts_with("sell ")), "it takes no goods at sea");
    let home = table.runs(&[Step::Run(Task::TurnBegins)]);
    let moored = home.at(0).moored(the("purple1")).expect("it is still there");
    assert_eq!((moored.cargo.total(), moored.at_sea), (0, false), "it comes home with its owner's next turn");
}

#[test]
fn finding_10_the_entrance_of_his_store_faces_left() {
    let lacerda = |table: Table| {
        let courtier = Noble::Builder;
        let table = table.set(|state| {
            state.lacerda = Some(Lacerda { courtier, helper: the("king") });
            state.city.scoring = [3, 4, 3, 5];
        });
        table.runs(&[Step::Run(Task::LacerdaNoble)])
    };
    let chose = |table: &Table, plot: &str, good, wigs, entrance| {
        let reason = Reason::BestPlot { plot: the(plot), good, wigs, equal: 1, entrance };
        assert!(table.told(&Event::Lacerda { reason }), "{:?}", table.events);
    };
    // Books are on the left of C4 and tools on its right, which does not count; C5 has only tools.
    let right = lacerda(Table::of(1).building("west-C", Architect::Blue, [Good::Cloth, Good::Tools]));
    chose(&right, "C5", Good::Tools, 5, Entrance::Only);
    let left = lacerda(Table::of(1).building("west-C", Architect::Green, [Good::Cloth, Good::Books]));
    chose(&left, "C4", Good::Books, 5, Entrance::Left);
}
