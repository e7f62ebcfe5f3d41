//! What is typed: commands and their slots.

crate::words! {
    ABOUT_ROW = "madeira-about-row";
    ABOUT_PLACE = "madeira-about-place";
    ABOUT_PIRATE = "madeira-about-pirate";
    ABOUT_PASS = "madeira-about-pass";
    ABOUT_FAVOUR = "madeira-about-favour";
    ABOUT_ACT = "madeira-about-act";
    ABOUT_WORKER = "madeira-about-worker";
    ABOUT_SHIP = "madeira-about-ship";
    ABOUT_BUILD = "madeira-about-build";
    ABOUT_REWARD = "madeira-about-reward";
    ABOUT_BUILDING = "madeira-about-building";
    ABOUT_WINDMILL = "madeira-about-windmill";
    ABOUT_EXCHANGE = "madeira-about-exchange";
    ABOUT_DISCARD = "madeira-about-discard";
    ABOUT_HONOUR = "madeira-about-honour";
    ABOUT_MAINTAIN = "madeira-about-maintain";
    ABOUT_FEED = "madeira-about-feed";
    ABOUT_PRESENT = "madeira-about-present";
    ABOUT_DONE = "madeira-about-done";
    SLOT_ROW = "madeira-slot-row";
    SLOT_REQUEST = "madeira-slot-request";
    SLOT_GUILD = "madeira-slot-guild";
    SLOT_DIE = "madeira-slot-die";
    SLOT_CHARACTER = "madeira-slot-character";
    SLOT_ACTION = "madeira-slot-action";
    SLOT_SPACE = "madeira-slot-space";
    SLOT_GAIN = "madeira-slot-gain";
    SLOT_FAVOUR = "madeira-slot-favour";
    SLOT_FROM = "madeira-slot-from";
    SLOT_TO = "madeira-slot-to";
    SLOT_SHIP = "madeira-slot-ship";
    SLOT_SAIL = "madeira-slot-sail";
    SLOT_DISTRICT = "madeira-slot-district";
    SLOT_WOOD = "madeira-slot-wood";
    SLOT_COLONY = "madeira-slot-colony";
    SLOT_REWARD = "madeira-slot-reward";
    SLOT_MARKER = "madeira-slot-marker";
    SLOT_BUILDING = "madeira-slot-building";
    SLOT_WAY = "madeira-slot-way";
    SLOT_STEP = "madeira-slot-step";
    SLOT_GIVE = "madeira-slot-give";
    SLOT_GET = "madeira-slot-get";
    SLOT_COUNT = "madeira-slot-count";
    SLOT_CITY = "madeira-slot-city";
}
