//! Spellings: the edition file, the text form of actions, and the same order of everything for the same seed.

use strum::VariantNames;

use crate::Lisboa;
use crate::action::Action;
use crate::event::Event;
use crate::vocabulary::{Benefit, Reward};
use engine::{Events, Game, Options, Position, Seed};

/// The built-in edition with one text replaced by another.
fn edited(from: &str, to: &str) -> String {
    assert!(Lisboa::EDITION.contains(from), "{from} is in the edition");
    Lisboa::EDITION.replacen(from, to, 1)
}

#[test]
fn errors_of_an_edition_name_the_place() {
    let place = |from: &str, to: &str| Lisboa::load(&edited(from, to)).expect_err("a wrong edition").place;
    assert_eq!(
        place("\"reis 5\",          \"influence 2\"", "\"reis five\", \"influence 2\""),
        "downtown.plots (line 84)"
    );
    assert_eq!(
        place("\"1 state plan\", \"2 rubble\"", "\"1 state plane\", \"2 rubble\""),
        "political.blue.builder (line 125)"
    );
    assert_eq!(place("1 per building blue", "1 per building grey"), "decrees.cards (line 164)");
    assert_eq!(place("east  = [\"reis 4\"", "east  = [\"noble store\""), "sites.east-A");
    assert_eq!(place("pile = 6", "pile = 7"), "rubble");
    assert_eq!(place("spaces = 6", "spaces = \"six\""), "offices.spaces (line 28)");
    assert_eq!(place("upper = { builder = \"officials\"", "upper = { builder = \"ship\""), "solo.upper.builder");
    assert_eq!(
        place("\"visit any 1 | 1\", \"visit any", "\"visit all 1 | 1\", \"visit any"),
        "clergy.tiles (line 151)"
    );
}

#[test]
fn effect_codes_read_as_they_are_written() {
    for code in ["gold", "books 2", "good", "reis 3", "influence 2", "wigs 1", "rubble", "cardinal", "state plan"] {
        assert_eq!(code.parse::<Reward>().map(|reward| reward.to_string()).as_deref(), Ok(code));
    }
    for code in ["decree", "noble store", "noble building", "!official", "!good", "!reis 3", "!influence 2", "!wigs 1"]
    {
        assert_eq!(code.parse::<Reward>().map(|reward| reward.to_string()).as_deref(), Ok(code));
    }
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    for tile in game.edition().clergy_tiles() {
        let benefit = game.edition().clergy(tile).benefit;
        assert_eq!(benefit.to_string().parse::<Benefit>(), Ok(benefit));
    }
    assert!("gold two".parse::<Reward>().is_err() && "!gold".parse::<Reward>().is_err());
}

#[test]
fn every_action_is_in_the_table_of_the_docs() {
    let docs = include_str!("../../../../docs/lisboa-actions.md");
    for kind in Action::VARIANTS {
        assert!(docs.contains(&format!("`{kind}")), "{kind} is not documented");
    }
}

#[test]
fn actions_are_read_in_one_spelling_only() {
    for text in ["visit king rK3", "plot B2 gold", "cube fire row", "gold bB3", "sell books purple2", "pay gold tools"]
    {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    assert_eq!("draft bK2 bB1".parse::<Action>().map(|action| action.to_string()).as_deref(), Ok("draft bB1 bK2"));
    for text in ["", "visit", "visit king rB3", "plot F1 gold", "gold bB0", "gold bB01", "coins +1", "pay gold gold"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// What a random soloist saw come up, pile by pile, in one game of this seed.
fn seen(game: &Lisboa, seed: Seed, player: &str) -> [Vec<String>; 3] {
    let mut random = seed.stream(player);
    let mut events = Events::default();
    let mut position = Position::<Lisboa>::start(game, &Options::default(), 1, seed, &mut events);
    let mut first = true;
    while let Some(open) = position.questions().first() {
        // The same starting tile is kept, so that the same one goes back.
        let action = if first { open.options[0] } else { *random.pick(&open.options).expect("something can be done") };
        first = false;
        let seat = open.seat;
        position.apply_listed(game, seat, action, &mut events);
    }
    let mut seen: [Vec<String>; 3] = Default::default();
    for event in events.list() {
        match event {
            Event::TileRevealed { tile } => seen[0].push(tile.to_string()),
            Event::DecreeRevealed { decree } => seen[1].push(decree.to_string()),
            Event::BuildingRevealed { building, architect } if architect.index() == 0 => {
                seen[2].push(building.to_string());
            }
            _ => {}
        }
    }
    seen
}

#[test]
fn the_same_seed_brings_the_same_order_whatever_is_played() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let (one, two) = (seen(&game, seed, "one"), seen(&game, seed, "two"));
        assert_eq!(one, seen(&game, seed, "one"), "the same moves, the same game");
        for (one, two) in one.iter().zip(&two) {
            let common = one.len().min(two.len());
            assert_eq!(one[..common], two[..common]);
        }
    }
}
