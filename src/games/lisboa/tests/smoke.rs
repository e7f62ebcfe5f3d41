//! Random games.

use super::super::Lisboa;
use crate::engine::{Events, Game, Options, Position, Seed};

fn play(seats: usize, number: u128, draft: bool) -> usize {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let mut options = Options::default();
    if draft {
        options.choose(Lisboa::OPTIONS, "draft", "on").expect("there is a draft");
    }
    let seed = Seed::from_number(number);
    let mut random = seed.stream("player");
    let mut events = Events::default();
    let mut position = Position::<Lisboa>::start(&game, &options, seats, seed, &mut events);
    let mut steps = 0;
    while !position.is_over() {
        let open = random.pick(position.questions()).expect("somebody is asked");
        let (seat, action) = (open.seat, *random.pick(&open.options).expect("something can be done"));
        events.clear();
        assert_eq!(action.to_string().parse(), Ok(action));
        position.apply_listed(&game, seat, action, &mut events);
        if let Err(problem) = game.audit(position.state()) {
            panic!("{problem}\nafter {action} in game {number} of {seats}: {:?}", events.list());
        }
        steps += 1;
        assert!(steps < 3000);
    }
    assert!(position.outcome(&game).is_some());
    steps
}

#[test]
fn random_games_end() {
    for seats in 1..=4 {
        let mut longest = 0;
        for number in 0..300 {
            longest = longest.max(play(seats, number, number % 3 == 0));
        }
        println!("{seats} seats: longest {longest}");
    }
}
