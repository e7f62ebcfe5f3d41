//! The four guilds and the twelve favours they grant.

use engine::Set;

engine::vocabulary! {
    "guild" Guild { Orange, Green, Blue, Violet }
}

engine::vocabulary! {
    /// What a guild does for whoever built one of its districts.
    "favour" Favour {
        Treasurer,
        Bishop,
        Engineer,
        Patron,
        Miller,
        Monk,
        Navigator,
        Lady,
        Sergeant,
        Noble,
        Scout,
        Diplomat,
    }
}

/// A set of favours.
pub type FavourSet = Set<Favour>;
