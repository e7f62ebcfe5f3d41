//! The tiles of the crown: requests and rewards.

use engine::Counts;

engine::vocabulary! {
    /// What the crown asks for.
    "request" Request { Trade, Expedition, Guilds, Urban, Wealth }
}

engine::vocabulary! {
    /// What the king grants to a ship that arrives in a colony.
    "reward" Reward { Island, Watch, Windmill, Guilds, Medal, Support, City, Loot }
}

/// How many requests of each kind lie somewhere.
pub type Requests = Counts<Request>;
