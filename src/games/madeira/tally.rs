//! What must occur over many random games besides kinds of actions and events: every tile, building and way to pass.

use super::event::Event;
use super::vocabulary::{Building, Character, Favour, PassKind, Request, Reward};

/// Counts what an event is about.
pub fn count(event: &Event, count: &mut dyn FnMut(&'static str, &str)) {
    match event {
        Event::FavourUsed { favour, .. } => count("favour", favour.name()),
        Event::RewardTaken { reward, .. } => count("reward", reward.name()),
        Event::Presented { request, .. } => count("request", request.name()),
        Event::BuildingUsed { building, .. } => count("building", building.name()),
        Event::GuildDiePlaced { character, .. } => count("guild die", character.name()),
        Event::PirateDiePlaced { character, .. } => count("pirate die", character.name()),
        Event::Passed { with, .. } => count("pass", with.name()),
        _ => {}
    }
}

/// Everything that [`count`] must have counted.
pub fn all() -> Vec<(&'static str, String)> {
    fn each<T: ToString>(what: &'static str, words: &[T]) -> impl Iterator<Item = (&'static str, String)> {
        words.iter().map(move |word| (what, word.to_string()))
    }
    each("favour", Favour::ALL)
        .chain(each("reward", Reward::ALL))
        .chain(each("request", Request::ALL))
        .chain(each("building", Building::ALL))
        .chain(each("guild die", Character::ALL))
        .chain(each("pirate die", Character::ALL))
        .chain(each("pass", PassKind::ALL))
        .collect()
}
