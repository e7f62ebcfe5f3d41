//! Who comes next, as everybody is told beforehand: what a game foretells comes true.

use engine::{Options, Seat, Seed};

/// Questions with which a turn begins.
const BEGINNINGS: [&str; 2] = ["turn", "row"];

#[test]
fn who_is_told_to_be_next_is() {
    for game in games::known() {
        let edition = game.built_in_edition;
        let mut foretold = 0;
        for (seats, number) in (2..=game.seats.1).flat_map(|seats| (0..3).map(move |number| (seats, number))) {
            let seed = Seed::from_number(number);
            let opening = game.opening(edition, Options::default(), seats, seed).expect("an opening");
            let (mut play, _) = game.load(edition).expect("the edition is right").begin(&opening);
            let mut random = seed.stream("next");
            let mut before: Option<(Seat, Option<Seat>)> = None;
            while let Some(seat) = play.waiting().first() {
                let question = play.private(seat).and_then(|view| view.question()).expect("it waits");
                if BEGINNINGS.contains(&question.kind) && before.is_none_or(|(last, _)| last != seat) {
                    if let Some((last, Some(next))) = before {
                        assert_eq!(next, seat, "{} of {seats}: after {last}", game.id);
                        foretold += 1;
                    }
                    let next = play.public().next();
                    assert_ne!(next, Some(seat), "{} of {seats}", game.id);
                    before = Some((seat, next));
                }
                let choice = random.pick(&question.choices).expect("a choice").text.clone();
                play.act(seat, &choice).expect("it is legal");
            }
        }
        assert!(foretold > 20, "{} foretells {foretold} turns", game.id);
    }
}
