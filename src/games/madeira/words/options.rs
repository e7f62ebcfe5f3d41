//! Options, and the groups they are found in.

crate::words! {
    // Phase A.
    OPT_ROW = "madeira-opt-row" (row: Sign, dice: Phrase, guilds: Phrase);
    DETAIL_ROW = "madeira-detail-row" (requests: Phrase);
    OPT_TAKE = "madeira-opt-take" (request: Phrase, pp: Phrase);
    OPT_GUILD = "madeira-opt-guild" (guild: Phrase, favours: Phrase);

    // Phase B.
    OPT_FAVOUR = "madeira-opt-favour" (favour: Phrase, does: Phrase);
    OPT_DIE = "madeira-opt-die" (die: Phrase, character: Phrase, parts: Phrase);
    FREE_OF_BREAD = "madeira-free-of-bread";
    WORKER_LEAVES_WATCH = "madeira-worker-leaves-watch";
    DETAIL_DIE = "madeira-detail-die" (does: Phrase, harvest: Phrase);
    DETAIL_NO_HARVEST = "madeira-detail-no-harvest" (region: Number);
    DETAIL_FREE = "madeira-detail-free" (harvest: Phrase);
    OPT_PASS = "madeira-opt-pass" (space: Sign, gain: Phrase);
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
    OPT_TO_FIELD_WOOD = "madeira-opt-to-field-wood" (field: Sign, good: Phrase, wood: Phrase);
    OPT_TO_FOREST = "madeira-opt-to-forest";
    OPT_TO_COLONY = "madeira-opt-to-colony" (place: Phrase, pp: Phrase, good: Phrase);
    OPT_TO_SPOT_PP = "madeira-opt-to-spot-pp" (place: Phrase, pp: Phrase);
    OPT_TO_WATCH = "madeira-opt-to-watch" (pirates: Phrase);
    OPT_TO_WATCH_NONE = "madeira-opt-to-watch-none";
    DETAIL_BECOMES = "madeira-detail-becomes" (good: Phrase, round: Number);
    DETAIL_CITY = "madeira-detail-city" (gives: Phrase, most: Phrase, less: Phrase);

    // Ships, districts, wood.
    OPT_SHIP_HOME = "madeira-opt-ship-home" (wood: Phrase);
    OPT_ANOTHER_SHIP = "madeira-opt-another-ship";
    OPT_SHIP = "madeira-opt-ship" (place: Phrase);
    OPT_SAIL_TRADE = "madeira-opt-sail-trade" (place: Phrase, goods: Phrase, reais: Phrase);
    OPT_SAIL_COLONY = "madeira-opt-sail-colony" (place: Phrase, goods: Phrase);
    DETAIL_REWARDS = "madeira-detail-rewards" (rewards: Phrase);
    OPT_REWARD = "madeira-opt-reward" (colony: Phrase, reward: Phrase, gives: Phrase);
    OPT_BUILD = "madeira-opt-build" (favour: Phrase, city: Phrase, district: Number, wood: Phrase);
    DETAIL_BUILD = "madeira-detail-build" (does: Phrase);
    OPT_WOOD = "madeira-opt-wood" (field: Phrase, left: Phrase);
    OPT_WOOD_FOREST = "madeira-opt-wood-forest";

    // Favours, rewards, phase C.
    OPT_MARKER = "madeira-opt-marker" (from: Phrase, to: Phrase);
    OPT_USE = "madeira-opt-use" (building: Phrase, effect: Phrase);
    OPT_TURN_UP = "madeira-opt-turn-up" (favour: Phrase, does: Phrase);
    OPT_DISCARD = "madeira-opt-discard" (pirates: Phrase);
    OPT_DISCARD_NONE = "madeira-opt-discard-none";
    OPT_BREAD = "madeira-opt-bread" (bread: Phrase);
    OPT_PAY = "madeira-opt-pay" (reais: Phrase, effect: Phrase);
    OPT_PIRATES = "madeira-opt-pirates" (pirates: Phrase);

    // Phases D and E.
    OPT_HONOUR = "madeira-opt-honour" (pp: Phrase);
    OPT_UPKEEP = "madeira-opt-upkeep" (paid: Phrase, pirates: Phrase);
    OPT_UPKEEP_NONE = "madeira-opt-upkeep-none" (pirates: Phrase);
    OPT_UPKEEP_ALL = "madeira-opt-upkeep-all" (paid: Phrase);
    OPT_PRESENT = "madeira-opt-present" (request: Phrase, pp: Phrase);
    OPT_PRESENT_CITY = "madeira-opt-present-city" (request: Phrase, city: Phrase, pp: Phrase);
    OPT_PRESENT_REAIS = "madeira-opt-present-reais" (request: Phrase, reais: Phrase, pp: Phrase);

    // The windmill.
    OPT_MILL_DOWN = "madeira-opt-mill-down" (to: Number, gain: Phrase);
    OPT_MILL_PAY = "madeira-opt-mill-pay" (paid: Phrase, gain: Phrase);
    OPT_MILL_UP = "madeira-opt-mill-up" (to: Number, paid: Phrase);
    OPT_EXCHANGE = "madeira-opt-exchange" (give: Phrase, get: Phrase);
    OPT_DONE = "madeira-opt-done";
    OPT_NEITHER = "madeira-opt-neither";
    OPT_DECLINE = "madeira-opt-decline";

    // Groups of options.
    GROUP_FAVOURS = "madeira-group-favours";
    GROUP_CHARACTER = "madeira-group-character"
        (character: Phrase, building: Phrase, region: Number, cost: Phrase, pirates: Phrase);
    GROUP_PASS = "madeira-group-pass";
    GROUP_COLONIES = "madeira-group-colonies";
    GROUP_HOME = "madeira-group-home";
    GROUP_WINDMILL = "madeira-group-windmill";
    GROUP_EXCHANGE = "madeira-group-exchange";
    GROUP_OTHER = "madeira-group-other";
}
