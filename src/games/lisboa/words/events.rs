//! What happened, as a person would tell it.

crate::words! {
    // Before the first turn.
    TILES_OFFERED = "lisboa-tiles-offered" (who: Phrase, tiles: Phrase);
    TILE_KEPT = "lisboa-tile-kept" (who: Phrase, tile: Phrase);
    CARDS_DEALT = "lisboa-cards-dealt" (who: Phrase, count: Number);
    CARDS_DEALT_OWN = "lisboa-cards-dealt-own" (who: Phrase, cards: Phrase);
    CARDS_KEPT = "lisboa-cards-kept" (who: Phrase, count: Number);
    CARDS_KEPT_OWN = "lisboa-cards-kept-own" (who: Phrase, cards: Phrase);
    HANDS_PASSED = "lisboa-hands-passed";

    // The turn and its action.
    TURN_BEGAN = "lisboa-turn-began" (who: Phrase, round: Number);
    SHIP_HOME = "lisboa-ship-home" (who: Phrase, ship: Phrase);
    CARD_FOR_GOLD = "lisboa-card-for-gold" (who: Phrase, card: Phrase);
    CARD_PLAYED = "lisboa-card-played" (who: Phrase, card: Phrase);
    CARD_REPLACED = "lisboa-card-replaced" (who: Phrase, card: Phrase);
    CARD_SHED = "lisboa-card-shed" (who: Phrase, card: Phrase);
    SOLD = "lisboa-sold" (who: Phrase, goods: Phrase, ship: Phrase, owner: Phrase, reis: Phrase);
    SAILED = "lisboa-sailed" (owner: Phrase, ship: Phrase);
    OFFERED = "lisboa-offered" (who: Phrase, goods: Phrase, noble: Phrase, action: Phrase);
    VISITED = "lisboa-visited" (who: Phrase, noble: Phrase, card: Phrase);
    FOLLOWED = "lisboa-followed" (who: Phrase, noble: Phrase, action: Phrase);
    NOT_FOLLOWED = "lisboa-not-followed" (who: Phrase, noble: Phrase);
    SPONSORED = "lisboa-sponsored" (who: Phrase, card: Phrase, event: Phrase);
    CARD_TAKEN = "lisboa-card-taken" (who: Phrase, card: Phrase);

    // Paying, gaining, losing.
    VISIT_PAID = "lisboa-visit-paid" (who: Phrase, cost: Phrase);
    PAID = "lisboa-paid" (who: Phrase, cost: Phrase, cause: Phrase);
    GAINED = "lisboa-gained" (who: Phrase, what: Phrase, cause: Phrase);
    LOST = "lisboa-lost" (who: Phrase, what: Phrase, cause: Phrase);
    NO_ROOM = "lisboa-no-room-for" (who: Phrase, what: Phrase, cause: Phrase);
    REWARD_LOST = "lisboa-reward-lost" (who: Phrase, what: Phrase, cause: Phrase);
    TREASURY_MOVED = "lisboa-treasury-moved" (from: Number, to: Number);
    PRICE_FELL = "lisboa-price-fell" (good: Phrase, from: Number, to: Number);

    // Court, church, yard.
    OFFICIAL_PLACED = "lisboa-official-placed" (who: Phrase, noble: Phrase);
    OFFICIAL_TO_PLAZA = "lisboa-official-to-plaza" (who: Phrase, noble: Phrase);
    OFFICIAL_RECALLED = "lisboa-official-recalled" (who: Phrase, noble: Phrase);
    OFFICIAL_FROM_PLAZA = "lisboa-official-from-plaza" (who: Phrase, noble: Phrase);
    OFFICIALS_HIRED = "lisboa-officials-hired" (who: Phrase, count: Number);
    PLAN_TAKEN = "lisboa-plan-taken" (who: Phrase, plan: Phrase);
    SHIP_BUILT = "lisboa-ship-built" (who: Phrase, ship: Phrase, goods: Phrase);
    SHIP_REPLACES = "lisboa-ship-replaces" (who: Phrase, ship: Phrase, goods: Phrase, card: Phrase);
    CARDINAL_MOVED = "lisboa-cardinal-moved" (who: Phrase, steps: Number);
    TILE_TAKEN = "lisboa-tile-taken" (who: Phrase, tile: Phrase);
    CHURCH_TRIGGERED = "lisboa-church-triggered" (who: Phrase);
    FAVOUR_TAKEN = "lisboa-favour-taken" (who: Phrase, noble: Phrase);
    DECREE_TAKEN = "lisboa-decree-taken" (who: Phrase, decree: Phrase);
    MARKER_USED = "lisboa-marker-used" (who: Phrase, left: Number);

    // Downtown.
    CUBE_TAKEN = "lisboa-cube-taken" (who: Phrase, cube: Phrase, from: Phrase);
    CUBE_LOST = "lisboa-cube-lost" (who: Phrase, cube: Phrase);
    SET_COMPLETED = "lisboa-set-completed" (who: Phrase, sets: Number);
    PLOT_CHOSEN = "lisboa-plot-chosen" (who: Phrase, plot: Sign);
    STORE_BUILT = "lisboa-store-built" (who: Phrase, plot: Sign, store: Phrase, buildings: Number);
    SITE_CHOSEN = "lisboa-site-chosen" (who: Phrase, site: Phrase);
    BUILDING_OPENED = "lisboa-building-opened" (who: Phrase, site: Phrase, building: Phrase, plan: Phrase);
    BUILDING_OPENED_FREE = "lisboa-building-opened-free" (who: Phrase, site: Phrase, building: Phrase);

    // What is laid out.
    CARD_REVEALED = "lisboa-card-revealed" (card: Phrase);
    TILE_REVEALED = "lisboa-tile-revealed" (tile: Phrase);
    DECREE_REVEALED = "lisboa-decree-revealed" (decree: Phrase);
    BUILDING_REVEALED = "lisboa-building-revealed" (building: Phrase, architect: Phrase);

    // Church scoring, ends.
    CHURCH_SCORING = "lisboa-church-scoring";
    TILE_GIVEN = "lisboa-tile-given" (who: Phrase, benefit: Phrase);
    PERIOD_ENDED_SETS = "lisboa-period-ended-sets" (by: Phrase);
    PERIOD_ENDED_PILES = "lisboa-period-ended-piles" (by: Phrase);
    CARD_DISCARDED = "lisboa-card-discarded" (who: Phrase, card: Phrase);
    PERIOD_BEGAN = "lisboa-period-began" (number: Number);
    END_BY_SETS = "lisboa-end-by-sets" (by: Phrase);
    END_BY_PILES = "lisboa-end-by-piles" (by: Phrase);
    LAST_ROUND = "lisboa-last-round";
    GAME_OVER = "lisboa-game-over";

    // What for.
    CAUSE_PLOT = "lisboa-cause-plot" (plot: Sign);
    CAUSE_TILE = "lisboa-cause-tile";
    CAUSE_STORE = "lisboa-cause-store" (plot: Sign);
    CAUSE_BUILDING = "lisboa-cause-building" (site: Phrase);
    CAUSE_HIRE = "lisboa-cause-hire";
    CAUSE_EVENT = "lisboa-cause-event";
    CAUSE_TEN = "lisboa-cause-ten" (max: Number);
    CAUSE_RUBBLE = "lisboa-cause-rubble";
    CAUSE_CHURCH = "lisboa-cause-church";
    CAUSE_PRODUCTION = "lisboa-cause-production";
    CAUSE_LIMIT = "lisboa-cause-limit";
    CAUSE_GOLD = "lisboa-cause-gold";
}
