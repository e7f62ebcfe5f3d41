//! What is asked.

crate::words! {
    ASK_SETTLE_CITY = "madeira-ask-settle-city";
    ASK_SETTLE_FIELD = "madeira-ask-settle-field" (left: Number);
    ASK_ROW = "madeira-ask-row";
    ASK_REQUEST = "madeira-ask-request" (row: Sign);
    ASK_GUILD = "madeira-ask-guild" (row: Sign);
    ASK_TURN = "madeira-ask-turn";
    ASK_ACT = "madeira-ask-act" (character: Phrase, building: Phrase);
    ASK_FREE = "madeira-ask-free" (building: Phrase);
    ASK_WORKER_FIELDS = "madeira-ask-worker-fields" (left: Number);
    ASK_WORKER_CITY = "madeira-ask-worker-city" (left: Number);
    ASK_WORKER_WITHIN = "madeira-ask-worker-within" (left: Number);
    ASK_WORKER_COLONIES = "madeira-ask-worker-colonies" (left: Number);
    ASK_WORKER_WATCH = "madeira-ask-worker-watch" (left: Number);
    ASK_WORKER_ANYWHERE = "madeira-ask-worker-anywhere";
    ASK_WORKER_TO = "madeira-ask-worker-to" (from: Phrase);
    ASK_SHIP = "madeira-ask-ship" (left: Number);
    ASK_SAIL = "madeira-ask-sail" (from: Phrase);
    ASK_REWARD = "madeira-ask-reward" (left: Number);
    ASK_DISTRICT = "madeira-ask-district";
    ASK_WOOD = "madeira-ask-wood" (left: Number);
    ASK_WOOD_GIFT = "madeira-ask-wood-gift" (left: Number);
    ASK_AGAIN = "madeira-ask-again" (left: Number);
    ASK_MARKER = "madeira-ask-marker";
    ASK_BUILDING = "madeira-ask-building";
    ASK_TURN_UP = "madeira-ask-turn-up" (left: Number);
    ASK_DISCARD = "madeira-ask-discard";
    ASK_SUPPORT = "madeira-ask-support";
    ASK_RESOLVE = "madeira-ask-resolve" (building: Phrase, cost: Phrase, pirates: Phrase);
    ASK_RAISE = "madeira-ask-raise" (missing: Phrase);
    ASK_LAST_WINDMILL = "madeira-ask-last-windmill";
    ASK_HONOUR = "madeira-ask-honour" (pp: Phrase);
    ASK_MAINTAIN = "madeira-ask-maintain" (ships: Number);
    ASK_FEED = "madeira-ask-feed" (due: Number);
    ASK_FEED_NOTHING = "madeira-ask-feed-nothing";
    ASK_PRESENT = "madeira-ask-present" (left: Number);
}
