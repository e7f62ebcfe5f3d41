//! What must occur over many random games besides kinds of actions and events: every tile, building and way to pass.

use super::event::Event;
use super::vocabulary::{Building, Character, Favour, PassKind, Request, Reward};
use engine::Seat;

/// Counts what an event is about, if that is worth counting.
pub fn count(event: &Event, count: &mut dyn FnMut(&'static str, &str)) {
    if let Event::FavourUsed { favour, .. } = event {
        count("favour", favour.name());
    } else if let Event::RewardTaken { reward, .. } = event {
        count("reward", reward.name());
    } else if let Event::Presented { request, .. } = event {
        count("request", request.name());
    } else if let Event::BuildingUsed { building, .. } = event {
        count("building", building.name());
    } else if let Event::GuildDiePlaced { character, .. } = event {
        count("guild die", character.name());
    } else if let Event::PirateDiePlaced { character, .. } = event {
        count("pirate die", character.name());
    } else if let Event::Passed { with, .. } = event {
        count("pass", with.name());
    }
}

/// Counts the dice that somebody places, and what their requests score.
pub fn style(event: &Event, count: &mut dyn FnMut(Seat, &'static str, u32)) {
    if let Event::GuildDiePlaced { who, .. } = event {
        count(*who, "guild dice", 1);
    } else if let Event::PirateDiePlaced { who, .. } = event {
        count(*who, "pirate dice", 1);
    } else if let Event::Presented { who, pp, .. } = event {
        count(*who, "requests", 1);
        count(*who, "points of requests", (*pp).into());
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
