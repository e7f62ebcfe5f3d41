//! Random games end, and no piece is lost on the way.

use crate::Madeira;
use engine::{Events, Game, Options, Position, Seed};

#[test]
fn random_games_end() {
    let game = Madeira::load(Madeira::EDITION).expect("the built-in edition");
    for seats in 2..=4 {
        for number in 0..100 {
            let seed = Seed::from_number(number);
            let mut random = seed.stream("test");
            let mut events = Events::default();
            let mut position = Position::start(&game, &Options::default(), seats, seed, &mut events);
            let mut actions = 0;
            while !position.is_over() {
                let open = random.pick(position.questions()).expect("a question");
                let (seat, action) = (open.seat, *random.pick(&open.options).expect("an option"));
                position.apply(&game, seat, action, &mut events).expect("a listed option is legal");
                game.audit(position.state()).unwrap_or_else(|problem| panic!("after {action}: {problem}"));
                actions += 1;
                assert!(actions < Madeira::LONGEST);
            }
            assert!(game.outcome(position.state()).is_some());
        }
    }
}
