//! What happened, as a person would tell it.

crate::words! {
    // The beginning, and phase A.
    START_REQUEST = "madeira-start-request" (who: Person, request: Phrase, crowns: Number);
    FIRST_ORDER = "madeira-first-order" (order: Phrase);
    ROUND_BEGAN = "madeira-round-began" (round: Number, free: Phrase);
    CHARACTER_PLACED = "madeira-character-placed" (character: Phrase, building: Phrase);
    PIRATE_DICE_ROLLED = "madeira-pirate-dice-rolled" (dice: Sign);
    ROW_ROLLED = "madeira-row-rolled" (row: Sign, dice: Sign);
    ROW_TAKEN = "madeira-row-taken" (who: Person, row: Sign, dice: Sign);
    REQUEST_TAKEN = "madeira-request-taken" (who: Person, request: Phrase);
    FAVOURS_TURNED_UP = "madeira-favours-turned-up" (who: Person, favours: Phrase, count: Number);

    // Phase B.
    DIE_PLACED = "madeira-die-placed" (who: Person, die: Phrase, character: Phrase, building: Phrase);
    DIE_PLACED_BREAD = "madeira-die-placed-bread"
        (who: Person, die: Phrase, character: Phrase, building: Phrase, bread: Phrase);
    FAVOUR_USED = "madeira-favour-used" (who: Person, favour: Phrase);
    PASSED = "madeira-passed" (who: Person, space: Sign);
    WORKER_PLACED = "madeira-worker-placed" (who: Person, place: Phrase);
    WORKER_MOVED = "madeira-worker-moved" (who: Person, from: Phrase, to: Phrase);
    CITIZEN_MOVED = "madeira-citizen-moved" (who: Person, from: Phrase, to: Phrase);
    SHIP_LAUNCHED = "madeira-ship-launched" (who: Person, to: Phrase, paid: Phrase);
    SHIP_MOVED = "madeira-ship-moved" (who: Person, from: Phrase, to: Phrase, paid: Phrase);
    REWARD_TAKEN = "madeira-reward-taken" (who: Person, colony: Phrase, reward: Phrase, gives: Phrase);
    DISTRICT_BUILT = "madeira-district-built" (who: Person, city: Phrase, district: Number, favour: Phrase, wood: Phrase);
    WOOD_BOUGHT = "madeira-wood-bought" (who: Person, wood: Phrase, from: Phrase);
    WOOD_RECEIVED = "madeira-wood-received" (who: Person, wood: Phrase, from: Phrase);
    WOOD_PAID = "madeira-wood-paid" (who: Person, wood: Phrase, reais: Phrase);
    HARVESTED = "madeira-harvested" (who: Person, gain: Phrase, from: Phrase);
    MARKER_MOVED = "madeira-marker-moved" (who: Person, from: Phrase, to: Phrase);
    GAINED = "madeira-gained" (who: Person, gain: Phrase);
    LOST_WINDMILL_STEP = "madeira-lost-windmill-step" (who: Person);
    LOST_FAVOUR = "madeira-lost-favour" (who: Person);
    LOST_CITY_SPOT = "madeira-lost-city-spot" (who: Person);
    LOST_WOOD = "madeira-lost-wood" (who: Person, wood: Phrase);
    LADY_PAID = "madeira-lady-paid" (who: Person, reais: Phrase);
    PIRATES_TAKEN = "madeira-pirates-taken" (who: Person, pirates: Phrase);
    PIRATES_DISCARDED = "madeira-pirates-discarded" (who: Person, pirates: Phrase);

    // Phase C and the windmill.
    BUILDING_OPENED = "madeira-building-opened" (building: Phrase, dice: Phrase, cost: Phrase, pirates: Phrase);
    BUILDING_PAID = "madeira-building-paid" (who: Person, building: Phrase, reais: Phrase);
    BUILDING_USED = "madeira-building-used" (who: Person, building: Phrase, effect: Phrase);
    MILL_DOWN = "madeira-mill-down" (who: Person, gain: Phrase, level: Number);
    MILL_PAID = "madeira-mill-paid" (who: Person, paid: Phrase, gain: Phrase);
    MILL_UP = "madeira-mill-up" (who: Person, paid: Phrase, level: Number);
    WINDMILL_RAISED = "madeira-windmill-raised" (who: Person, level: Number);
    EXCHANGED = "madeira-exchanged" (who: Person, give: Phrase, get: Phrase);

    // Phases D and E.
    HONOURED = "madeira-honoured" (who: Person);
    COLONY_INCOME = "madeira-colony-income" (who: Person, colony: Phrase, gain: Phrase);
    MAINTAINED = "madeira-maintained" (who: Person, ships: Number, wood: Phrase);
    FED = "madeira-fed" (who: Person, due: Number, bread: Phrase);
    PRESENTED_SHIPS = "madeira-presented-ships" (who: Person, request: Phrase, count: Number, pp: Phrase);
    PRESENTED_FAVOURS = "madeira-presented-favours" (who: Person, request: Phrase, count: Number, pp: Phrase);
    PRESENTED_CITY = "madeira-presented-city" (who: Person, request: Phrase, city: Phrase, pp: Phrase);
    PRESENTED_REAIS = "madeira-presented-reais" (who: Person, request: Phrase, reais: Phrase, pp: Phrase);
    PRESENTED_NOTHING = "madeira-presented-nothing" (who: Person, request: Phrase);
    FIELD_CONVERTED = "madeira-field-converted" (field: Sign, good: Phrase);
    RESOURCES_SCORED = "madeira-resources-scored" (who: Person, reais: Phrase, pp: Phrase);
    PIRATES_REVEALED = "madeira-pirates-revealed" (who: Person, pirates: Phrase, loss: Phrase);
    PIRATES_REVEALED_NONE = "madeira-pirates-revealed-none" (who: Person);
    ENDED = "madeira-ended";
}
