//! Prices and gains, in one grammar: pay, get, wigs.

crate::words! {
    PAY = "lisboa-pay" (cost: Phrase);
    PENALTY_PAID = "lisboa-penalty-paid" (cost: Phrase);
    GET = "lisboa-get" (what: Phrase);
    TERMS = "lisboa-terms" (what: Phrase, terms: Phrase);
    CHOOSE_HOW = "lisboa-choose-how" (cost: Phrase);
    BY_CUBE = "lisboa-by-cube" (reis: Phrase);
    WITH_INFLUENCE = "lisboa-with-influence" (reis: Phrase, influence: Phrase);
    BY_CUBE_WITH_INFLUENCE = "lisboa-by-cube-with-influence" (reis: Phrase, influence: Phrase);
    NO_ROOM = "lisboa-no-room" (what: Phrase);
    ROOM_FOR = "lisboa-room-for" (what: Phrase, room: Number);
    BRINGS_NOTHING = "lisboa-brings-nothing" (what: Phrase);
}
