//! Prices, and gains that do not fit.

crate::words! {
    REIS_RANGE = "lisboa-reis-range" (low: Number, high: Number);
    INFLUENCE_RANGE = "lisboa-influence-range" (low: Number, high: Number);
    WIGS_RANGE = "lisboa-wigs-range" (low: Number, high: Number);
    WITH_INFLUENCE = "lisboa-with-influence" (reis: Phrase, influence: Phrase);
    COSTS = "lisboa-costs" (what: Phrase, cost: Phrase);
    NO_ROOM = "lisboa-no-room" (what: Phrase);
    ROOM_FOR = "lisboa-room-for" (what: Phrase, room: Number);
    BRINGS_NOTHING = "lisboa-brings-nothing" (what: Phrase);
}
