//! Options, and the groups they are found in.

crate::words! {
    // Phase A.
    OPT_ROW = "madeira-opt-row" (row: Sign, dice: Sign, guilds: Phrase);
    OPT_TAKE = "madeira-opt-take" (request: Phrase, pp: Number);
    OPT_GUILD = "madeira-opt-guild" (guild: Phrase, favours: Phrase);

    // Phase B.
    OPT_FAVOUR = "madeira-opt-favour" (favour: Phrase, does: Phrase);
    OPT_DIE = "madeira-opt-die" (value: Number, character: Phrase, building: Phrase, region: Number);
    OPT_DIE_BREAD = "madeira-opt-die-bread"
        (value: Number, character: Phrase, building: Phrase, region: Number, bread: Number);
    OPT_PIRATE = "madeira-opt-pirate" (value: Number, character: Phrase, building: Phrase, region: Number);
    OPT_PIRATE_BREAD = "madeira-opt-pirate-bread"
        (value: Number, character: Phrase, building: Phrase, region: Number, bread: Number);
    DETAIL_DIE = "madeira-detail-die" (does: Phrase, harvest: Phrase);
    DETAIL_NO_HARVEST = "madeira-detail-no-harvest" (region: Number);
    DETAIL_FREE = "madeira-detail-free" (harvest: Phrase);
    OPT_PASS_REAIS = "madeira-opt-pass-reais" (space: Sign, count: Number);
    OPT_PASS_CITY = "madeira-opt-pass-city" (space: Sign, gain: Phrase);
    OPT_PASS_WATCH = "madeira-opt-pass-watch" (space: Sign);
    OPT_PASS_SHIP = "madeira-opt-pass-ship" (space: Sign);
    DETAIL_PASS = "madeira-detail-pass" (dice: Number);
    OPT_ACT = "madeira-opt-act" (character: Phrase, does: Phrase);
    DETAIL_MAYOR = "madeira-detail-mayor" (gains: Phrase);
    OPT_HARVEST = "madeira-opt-harvest" (region: Number, gains: Phrase);
    OPT_HARVEST_MORE = "madeira-opt-harvest-more" (region: Number, gains: Phrase, more: Number);
    OPT_AGAIN = "madeira-opt-again" (field: Phrase, gain: Phrase);

    // Workers and citizens.
    OPT_WORKER = "madeira-opt-worker" (place: Phrase);
    OPT_CITIZEN = "madeira-opt-citizen" (place: Phrase);
    OPT_TO = "madeira-opt-to" (place: Phrase);
    OPT_TO_FIELD = "madeira-opt-to-field" (field: Sign, good: Phrase);
    OPT_TO_FIELD_WOOD = "madeira-opt-to-field-wood" (field: Sign, good: Phrase, wood: Number);
    OPT_TO_FOREST = "madeira-opt-to-forest";
    OPT_TO_COLONY = "madeira-opt-to-colony" (place: Phrase, pp: Number, good: Phrase);
    OPT_TO_SPOT_PP = "madeira-opt-to-spot-pp" (place: Phrase);
    OPT_TO_WATCH = "madeira-opt-to-watch" (count: Number);
    OPT_TO_WATCH_NONE = "madeira-opt-to-watch-none";
    DETAIL_BECOMES = "madeira-detail-becomes" (good: Phrase, round: Number);

    // Ships, districts, wood.
    OPT_SHIP_HOME = "madeira-opt-ship-home";
    OPT_ANOTHER_SHIP = "madeira-opt-another-ship";
    OPT_SHIP = "madeira-opt-ship" (place: Phrase);
    OPT_SAIL_TRADE = "madeira-opt-sail-trade" (place: Phrase, goods: Phrase, reais: Number);
    OPT_SAIL_COLONY = "madeira-opt-sail-colony" (place: Phrase, goods: Phrase);
    DETAIL_REWARDS = "madeira-detail-rewards" (rewards: Phrase);
    OPT_REWARD = "madeira-opt-reward" (colony: Phrase, reward: Phrase, gives: Phrase);
    OPT_BUILD = "madeira-opt-build" (favour: Phrase, city: Phrase, district: Number, wood: Phrase);
    OPT_WOOD = "madeira-opt-wood" (field: Phrase, left: Number);
    OPT_WOOD_FOREST = "madeira-opt-wood-forest";

    // Favours, rewards, phase C.
    OPT_MARKER = "madeira-opt-marker" (from: Phrase, to: Phrase);
    OPT_USE = "madeira-opt-use" (building: Phrase, effect: Phrase);
    OPT_TURN_UP = "madeira-opt-turn-up" (favour: Phrase, does: Phrase);
    OPT_DISCARD = "madeira-opt-discard" (count: Number);
    OPT_DISCARD_NONE = "madeira-opt-discard-none";
    OPT_BREAD = "madeira-opt-bread";
    OPT_PAY = "madeira-opt-pay" (reais: Number, effect: Phrase);
    OPT_PIRATES = "madeira-opt-pirates" (count: Number);

    // Phases D and E.
    OPT_HONOUR = "madeira-opt-honour";
    OPT_MAINTAIN = "madeira-opt-maintain" (wood: Phrase, pirates: Phrase);
    OPT_MAINTAIN_NONE = "madeira-opt-maintain-none" (pirates: Phrase);
    OPT_MAINTAIN_ALL = "madeira-opt-maintain-all" (wood: Phrase);
    OPT_FEED = "madeira-opt-feed" (bread: Number, pirates: Phrase);
    OPT_FEED_NONE = "madeira-opt-feed-none" (pirates: Phrase);
    OPT_FEED_ALL = "madeira-opt-feed-all" (bread: Number);
    OPT_PRESENT = "madeira-opt-present" (request: Phrase, pp: Number);
    OPT_PRESENT_CITY = "madeira-opt-present-city" (request: Phrase, city: Phrase, pp: Number);
    OPT_PRESENT_REAIS = "madeira-opt-present-reais" (request: Phrase, reais: Number);

    // The windmill.
    OPT_MILL_BREAD = "madeira-opt-mill-bread" (to: Number);
    OPT_MILL_REAIS = "madeira-opt-mill-reais" (to: Number);
    OPT_MILL_PP_BREAD = "madeira-opt-mill-pp-bread";
    OPT_MILL_PP_REAL = "madeira-opt-mill-pp-real";
    OPT_MILL_UP = "madeira-opt-mill-up" (to: Number);
    OPT_MILL_PRESTIGE = "madeira-opt-mill-prestige";
    OPT_EXCHANGE = "madeira-opt-exchange" (give: Phrase, get: Phrase);
    OPT_DONE = "madeira-opt-done";
    OPT_NEITHER = "madeira-opt-neither";
    OPT_DECLINE = "madeira-opt-decline";

    // Groups of options.
    GROUP_FAVOURS = "madeira-group-favours";
    GROUP_DIE = "madeira-group-die" (value: Number);
    GROUP_PIRATE = "madeira-group-pirate" (value: Number);
    GROUP_PASS = "madeira-group-pass";
    GROUP_COLONIES = "madeira-group-colonies";
    GROUP_HOME = "madeira-group-home";
    GROUP_WINDMILL = "madeira-group-windmill";
    GROUP_EXCHANGE = "madeira-group-exchange";
    GROUP_OTHER = "madeira-group-other";
}
