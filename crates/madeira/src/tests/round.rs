//! Set-up and phase A.

use super::*;
use crate::event::Event;
use crate::state::Occupant;
use crate::step::Stage;
use crate::vocabulary::{Building, Character, Favour, Field, Request, Spot};
use crate::{Madeira, Question};
use engine::{Events, Game, Options, Position, Seat, Seed};

fn start(seats: usize, seed: u128) -> (Madeira, Position<Madeira>, Vec<Event>) {
    let game = Madeira::load(Madeira::EDITION).expect("the built-in edition");
    let mut events = Events::default();
    let position = Position::start(&game, &Options::default(), seats, Seed::from_number(seed), &mut events);
    (game, position, events.take())
}

#[test]
fn everybody_begins_with_what_page_3_says() {
    let (_, position, events) = start(4, 7);
    let state = position.state();
    let first = state.order[0];
    let crowns = |seat: Seat| {
        events.iter().find_map(|event| {
            let Event::StartRequest { who, crowns, .. } = event else { return None };
            (*who == seat).then_some(*crowns)
        })
    };
    assert_eq!(Seat::all(4).filter_map(crowns).max(), crowns(first));
    assert!(state.order.iter().copied().eq(first.round(4)));
    for (place, seat) in state.order.iter().enumerate() {
        let player = state.player(*seat);
        assert_eq!((player.workers, player.watch, player.ships), (10, 2, 6));
        assert_eq!((player.wood, player.bread, player.goods.total(), player.windmill), (1, 4, 3, 3));
        assert_eq!(player.reais, 5 + [2, 3, 4, 5][place]);
        assert_eq!(player.requests.total(), 1);
    }
    assert!(state.rows.iter().all(|row| row.requests.total() == 5));
    let citizens: Vec<_> = Spot::all().filter(|spot| state.occupant(*spot) == Occupant::Citizen).collect();
    assert_eq!(
        citizens.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["porto-santo-2r", "funchal-2r", "machico-2r"]
    );
}

#[test]
fn region_1_wood_3_2_1() {
    for (seats, wood) in [(4, 3), (3, 2), (2, 1)] {
        let (_, position, _) = start(seats, 7);
        let on = |name: &str| position.state().field(name.parse::<Field>().expect("a field")).wood;
        assert_eq!(["1a", "1b", "1c", "1d"].map(on), [0, 0, wood, wood]);
    }
}

#[test]
fn workers_are_placed_in_reverse_order_first_in_cities_then_on_fields() {
    let (game, mut position, _) = start(3, 7);
    let order = position.state().order.clone();
    let mut events = Events::default();
    let mut asked = Vec::new();
    while position.state().round == 0 {
        let open = &position.questions()[0];
        let (seat, action) = (open.seat, open.options[0]);
        asked.push((seat, open.asked.question));
        position.apply(&game, seat, action, &mut events).expect("a listed option");
    }
    let cities = order.iter().rev().map(|seat| (*seat, Question::SettleCity));
    let fields = order.iter().rev().flat_map(|seat| [2, 1].map(|left| (*seat, Question::SettleField(left))));
    assert!(asked.into_iter().eq(cities.chain(fields)));
}

#[test]
fn field_workers_begin_alone_on_their_field_and_in_different_areas() {
    let mut board = Board::of(3).workers(BLUE, "1a forest");
    board.state.stage = Stage::FieldWorkers(3);
    let mut table = board.asking(RED, Question::SettleField(2));
    assert_eq!(table.refuses(RED, "to forest"), Refusal::FieldTaken { field: Field::FOREST });
    table.does(RED, &["to 1b"]);
    table.told(Event::WorkerPlaced { who: RED, place: "1b".parse().expect("a place") });
    assert_eq!(table.refuses(RED, "to 1c"), Refusal::RegionTaken);
    table.does(RED, &["to 3e"]);
    assert_eq!(table.player(RED).workers, 10);
}

#[test]
fn round_3_leaves_the_alfandega_free() {
    let board = Board::of(4).round(2).workers(RED, "1a");
    let mut table = board.bread(RED, 1).all_asked(Stage::Feeding, &[RED]);
    table.does(RED, &["feed 1"]);
    table.told(Event::RoundBegan { round: 3, free: Building::Alfandega });
    table.told(Event::CharacterPlaced { character: Character::Free, building: Building::Alfandega });
    let mut others: Vec<_> = table.state().sites.iter().map(|site| site.character).collect();
    assert_eq!(others.remove(Building::Alfandega.index()), Character::Free);
    others.sort();
    assert_eq!(others, Character::TILES);
    assert_eq!(table.state().pirate_dice.len(), 3);
    assert!(
        table.state().rows.iter().all(|row| row.taken.is_none() && row.dice.iter().all(|die| (1..=3).contains(die)))
    );
}

#[test]
fn row_iv_turns_two_violet_favours_up() {
    let mut board = Board::of(4).round(3).favours(BLUE, "", "bishop patron noble scout");
    board.state.stage = Stage::Rows(3);
    for row in [0, 3] {
        board.state.rows[row].taken = None;
        board.state.rows[row].requests = [Request::Trade, Request::Urban].into_iter().collect();
    }
    board.state.rows[3].dice = [1, 2, 3];
    let mut table = board.asking(BLUE, Question::Row);
    assert_eq!(table.options(BLUE), ["row 1", "row 4"]);
    table.does(BLUE, &["row 4", "take trade"]);
    let violet = [Favour::Noble, Favour::Scout].into_iter().collect();
    assert_eq!(
        table.events[..3],
        [
            Event::RowTaken { who: BLUE, row: 4, dice: [1, 2, 3] },
            Event::RequestTaken { who: BLUE, row: 4, request: Request::Trade },
            Event::FavoursTurnedUp { who: BLUE, favours: violet },
        ]
    );
    let blue = table.player(BLUE);
    assert_eq!((blue.face_up, blue.face_down.len(), blue.dice), (violet, 2, [1, 2, 3]));
    assert_eq!(table.question(PURPLE), Some(Question::Request(0)), "the last row is left for the last");
}

#[test]
fn a_row_of_two_guilds_turns_up_one_of_them() {
    let mut board = Board::of(2).round(2).favours(RED, "", "bishop engineer monk");
    board.state.stage = Stage::Rows(1);
    board.state.rows.iter_mut().for_each(|row| row.taken = None);
    board.state.rows[0].requests = [Request::Trade].into_iter().collect();
    let mut table = board.asking(RED, Question::Row);
    table.does(RED, &["row 1"]);
    assert_eq!(table.question(RED), Some(Question::Guild(0)));
    assert_eq!(table.options(RED), ["guild orange", "guild green"]);
    assert_eq!(table.refuses(RED, "guild blue"), Refusal::NothingOfGuild);
    table.does(RED, &["guild orange"]);
    assert_eq!(table.player(RED).face_up, [Favour::Bishop, Favour::Engineer].into_iter().collect());
    assert_eq!(table.player(RED).face_down, [Favour::Monk].into_iter().collect());
}
