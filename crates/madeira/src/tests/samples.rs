//! What people saw is in every sampled position.

use crate::Madeira;
use crate::event::Event;
use engine::{Events, Game, Options, Position, Seat, Seed, Viewer, random};

#[test]
fn whoever_counts_knows_everybodys_pirates() {
    let game = Madeira::load(Madeira::EDITION).expect("the built-in edition is whole");
    let seed = Seed::from_number(1755);
    let (mut random, mut events) = (seed.stream("play"), Events::default());
    let mut position = Position::start(&game, &Options::default(), 4, seed, &mut events);
    let mut counted = [0u16; 4];
    while let Some(chosen) = random::choose(&game, &position, 4, &mut random) {
        events.clear();
        position.apply_listed(&game, chosen.seat, chosen.action, &mut events);
        for event in events.list() {
            if let Event::PiratesTaken { who, count } = event {
                counted[who.index()] += u16::from(*count);
            } else if let Event::PiratesDiscarded { who, count } = event {
                counted[who.index()] -= count;
            }
        }
        let sampled = game.sample(position.state(), Viewer::Seat(Seat(0)), &mut random);
        let pirates: Vec<u16> = sampled.players.iter().map(|player| player.pirates).collect();
        assert_eq!(pirates, counted);
        assert_ne!(sampled.seed, position.state().seed);
    }
    assert!(counted.iter().any(|pirates| *pirates > 0), "somebody took pirates");
}
