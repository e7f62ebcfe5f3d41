//! Why something cannot be done, and what would be legal.

crate::words! {
    OTHER_QUESTION = "lisboa-no-other-question";
    NOT_OPTIONAL = "lisboa-no-not-optional";
    NOT_IN_HAND = "lisboa-no-not-in-hand" (card: Sign);
    NOT_IN_PORTFOLIO = "lisboa-no-not-in-portfolio" (card: Phrase);
    NO_NOBLE_CARD = "lisboa-no-noble-card" (card: Sign);
    NO_TREASURY_CARD = "lisboa-no-treasury-card" (card: Sign);
    VISIT_TOO_DEAR = "lisboa-no-visit-too-dear" (noble: Phrase, cost: Number);
    CANNOT_COMPLETE = "lisboa-no-cannot-complete" (action: Phrase);
    TOO_DEAR = "lisboa-no-too-dear" (price: Phrase, power: Phrase);
    NOTHING_TO_DEAL = "lisboa-no-nothing-to-deal";
    NO_FREE_SLOT = "lisboa-no-free-slot" (limit: Number);
    WRONG_ROW = "lisboa-no-wrong-row" (card: Phrase);
    NO_SUCH_GOOD = "lisboa-no-such-good" (good: Phrase);
    WAREHOUSE_FULL = "lisboa-no-warehouse-full" (good: Phrase);
    NOT_PRODUCED = "lisboa-no-not-produced" (good: Phrase);
    SHIP_TAKES_NO_GOODS = "lisboa-no-ship-takes-no-goods" (ship: Phrase);
    NOBLE_REFUSES = "lisboa-no-noble-refuses" (noble: Phrase, good: Phrase);
    ALREADY_COVERED = "lisboa-no-already-covered" (action: Phrase);
    CHANGES_NOTHING = "lisboa-no-changes-nothing" (action: Phrase);
    OTHER_NOBLE = "lisboa-no-other-noble" (action: Phrase, noble: Phrase);
    NO_FAVOUR = "lisboa-no-favour" (noble: Phrase);
    WRONG_AMOUNT = "lisboa-no-wrong-amount" (price: Number);
    NO_SUCH_CUBE = "lisboa-no-such-cube" (cube: Phrase);
    SAME_OFFICE = "lisboa-no-same-office" (noble: Phrase);
    OFFICE_FULL = "lisboa-no-office-full" (noble: Phrase);
    NO_OFFICIAL_THERE = "lisboa-no-official-there" (noble: Phrase);
    SHIP_TOO_DEAR = "lisboa-no-ship-too-dear" (count: Number);
    WRONG_GOODS = "lisboa-no-wrong-goods" (count: Number);
    TOO_FAR = "lisboa-no-too-far";
    NO_TILE_THERE = "lisboa-no-tile-there";
    FAVOUR_HELD = "lisboa-no-favour-held" (noble: Phrase);
    HOUSE_GROUP_BUILT = "lisboa-no-house-group-built" (house: Phrase);
    PLOT_TAKEN = "lisboa-no-plot-taken" (plot: Sign);
    ROW_CLOSED = "lisboa-no-row-closed";
    OTHER_STREET = "lisboa-no-other-street" (plot: Sign, street: Phrase);
    NO_CITY_TILE = "lisboa-no-city-tile" (store: Phrase);
    SITE_TAKEN = "lisboa-no-site-taken" (site: Phrase);
    NO_SUCH_PLAN = "lisboa-no-such-plan" (plan: Phrase);
    NO_BUILDING_ON_DISPLAY = "lisboa-no-building-on-display" (architect: Phrase);
    WRONG_COLOUR = "lisboa-no-wrong-colour" (site: Phrase);
    NOT_ON_DISPLAY = "lisboa-no-not-on-display" (decree: Sign);
    PILE_EMPTY = "lisboa-no-pile-empty" (pile: Phrase);
    NO_SUCH_TILE = "lisboa-no-such-tile" (tile: Sign);
    WOULD_BLOCK = "lisboa-no-would-block";
}
