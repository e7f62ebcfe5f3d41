//! Pages, the hand and the scoring.

crate::words! {
    // Titles.
    TITLE_SETUP = "madeira-title-setup";
    TITLE_PREPARATION = "madeira-title-preparation" (round: Number);
    TITLE_CHARACTERS = "madeira-title-characters" (round: Number);
    TITLE_BUILDINGS = "madeira-title-buildings" (round: Number);
    TITLE_UPKEEP = "madeira-title-upkeep" (round: Number);
    TITLE_REQUESTS = "madeira-title-requests" (round: Number);
    TITLE_OVER = "madeira-title-over";
    PAGE_BOARD = "madeira-page-board";
    PAGE_ISLAND = "madeira-page-island";
    PAGE_CITIES = "madeira-page-cities";
    PAGE_SHIPS = "madeira-page-ships";
    PAGE_GUILDS = "madeira-page-guilds";
    PAGE_BUILDINGS = "madeira-page-buildings";

    // Players.
    PLAYERS = "madeira-players";
    SIGN_OF = "madeira-sign-of" (sign: Phrase, who: Person);
    SIGNS = "madeira-signs" (signs: Phrase);
    PLAYER = "madeira-player" (who: Person, stock: Phrase, mill: Number);
    PLAYER_DICE = "madeira-player-dice" (dice: Phrase);
    PLAYER_PASSED = "madeira-player-passed" (space: Sign);
    ORDER = "madeira-order" (order: Phrase);
    SHORT_ISLAND = "madeira-short-island";
    SHORT_CITIES = "madeira-short-cities";
    SHORT_REGION = "madeira-short-region" (region: Number, workers: Phrase, yields: Phrase);
    SHORT_NOBODY = "madeira-short-nobody";
    SHORT_CITIZENS = "madeira-short-citizens" (count: Number);
    SHORT_CITY = "madeira-short-city" (city: Phrase, gives: Phrase, who: Phrase, majority: Phrase);
    PIRATE_DICE = "madeira-pirate-dice" (dice: Phrase);
    NO_PIRATE_DICE = "madeira-no-pirate-dice";
    STOCK = "madeira-stock";
    PP_AND_MILL = "madeira-pp-and-mill" (pp: Phrase, mill: Number);
    PASSED_ON = "madeira-passed-on" (space: Sign);
    FAVOURS = "madeira-favours";
    FAVOUR_UP = "madeira-favour-up" (favour: Phrase, guild: Phrase, does: Phrase);
    FAVOUR_DOWN = "madeira-favour-down" (favour: Phrase, guild: Phrase, does: Phrase);
    NONE = "madeira-none";
    REQUESTS = "madeira-requests";
    REQUEST_WORTH = "madeira-request-worth" (request: Phrase, pp: Phrase);
    PIECES = "madeira-pieces";
    WORKERS_HOME = "madeira-workers-home" (count: Number);
    WORKERS_WATCH = "madeira-workers-watch" (count: Number);
    WORKERS_AT = "madeira-workers-at" (places: Phrase);
    SHIPS_HOME = "madeira-ships-home" (count: Number);
    SHIPS_AT = "madeira-ships-at" (places: Phrase);
    MARKERS_AT = "madeira-markers-at" (buildings: Phrase);
    UPKEEP = "madeira-upkeep";
    BREAD_DUE = "madeira-bread-due" (due: Phrase, have: Phrase);
    WOOD_DUE = "madeira-wood-due" (due: Phrase, have: Phrase);
    WOOD_ACCESS_FOREST = "madeira-wood-access-forest";
    WOOD_ACCESS = "madeira-wood-access" (wood: Phrase);
    WOOD_ACCESS_NONE = "madeira-wood-access-none";
    WOOD_OWED = "madeira-wood-owed" (wood: Phrase, reais: Phrase);
    PIRATES_ARE = "madeira-pirates-are" (count: Number);
    PIRATES_SECRET = "madeira-pirates-secret";
    HAND_PIRATES = "madeira-hand-pirates" (count: Number);
    HAND_REQUESTS = "madeira-hand-requests" (requests: Phrase);
    MEANS_DUE = "madeira-means-due" (due: Phrase);
    MEANS_MILL = "madeira-means-mill" (mill: Number);
    MEANS_WORKERS = "madeira-means-workers" (count: Number);

    // The island.
    REGION_WITH = "madeira-region-with" (region: Number, buildings: Phrase);
    COLUMN_FIELD = "madeira-column-field";
    COLUMN_GOOD = "madeira-column-good";
    COLUMN_WOOD = "madeira-column-wood";
    COLUMN_WORKERS = "madeira-column-workers";
    GOOD_THEN = "madeira-good-then" (good: Phrase, next: Phrase);
    FIELD_IS = "madeira-field-is" (field: Sign, good: Phrase);
    FIELD_HAS_WOOD = "madeira-field-has-wood" (wood: Number);
    FIELD_BECOMES = "madeira-field-becomes" (good: Phrase, round: Number);
    FIELD_WORKERS = "madeira-field-workers" (who: Phrase);
    FIELD_EMPTY = "madeira-field-empty";
    FOREST_WORKERS = "madeira-forest-workers" (who: Phrase);
    FOREST_EMPTY = "madeira-forest-empty";
    ISLAND_KEY = "madeira-island-key" (wheat: Phrase, sugar: Phrase, wine: Phrase);
    WOOD_PRICES = "madeira-wood-prices" (prices: Sign);
    WATCH_HAS = "madeira-watch-has" (who: Phrase);
    WATCH_EMPTY = "madeira-watch-empty";
    COUNT_OF = "madeira-count-of" (who: Person, count: Number);

    // Cities.
    CITIES_KEY = "madeira-cities-key";
    CITY_GIVES_SCORES = "madeira-city-gives-scores" (city: Phrase, gives: Phrase, most: Phrase, less: Phrase);
    MAJORITY = "madeira-majority" (who: Person);
    MAJORITY_CITIZENS = "madeira-majority-citizens";
    DISTRICT = "madeira-district" (district: Number, favour: Phrase, guild: Phrase, wood: Phrase);
    DISTRICTS_BUILT = "madeira-districts-built";
    SPOT_WORKER = "madeira-spot-worker" (place: Phrase, who: Person);
    SPOT_CITIZEN = "madeira-spot-citizen" (place: Phrase);
    SPOT_FREE = "madeira-spot-free" (place: Phrase);

    // Trade posts and colonies.
    TRADE_POSTS = "madeira-trade-posts";
    COLONIES = "madeira-colonies";
    POSTS_KEY = "madeira-posts-key" (example: Sign);
    COLONIES_KEY = "madeira-colonies-key" (example: Sign);
    DOUBLE_SPACE = "madeira-double-space";
    SPACE_TRADE = "madeira-space-trade" (place: Phrase, goods: Phrase, reais: Phrase);
    SPACE_COLONY = "madeira-space-colony" (place: Phrase, goods: Phrase);
    SPACE_SHIP = "madeira-space-ship" (who: Person);
    SPACE_FREE = "madeira-space-free";
    PP_BY_ROUND = "madeira-pp-by-round" (what: Phrase, first: Number, third: Number, fifth: Number);
    COLONY_IS = "madeira-colony-is" (good: Phrase, first: Number, third: Number, fifth: Number);
    COLONY_REWARDS = "madeira-colony-rewards" (rewards: Phrase);
    REWARD_IS = "madeira-reward-is" (reward: Phrase, gives: Phrase);
    COLONY_WORKERS = "madeira-colony-workers" (who: Phrase);
    COLONY_EMPTY = "madeira-colony-empty";

    // The guild board.
    ROWS = "madeira-rows";
    ROW_FREE = "madeira-row-free" (row: Sign, dice: Phrase, guilds: Phrase);
    ROW_OF = "madeira-row-of" (row: Sign, who: Person, guilds: Phrase);
    ROW_REQUESTS = "madeira-row-requests" (requests: Phrase);
    PASS_COLUMN = "madeira-pass-column";
    PASS_SPACE = "madeira-pass-space" (space: Sign, gains: Phrase);
    PASS_SPACE_OF = "madeira-pass-space-of" (space: Sign, gains: Phrase, who: Person);
    GAIN_CITY = "madeira-gain-city" (pp: Phrase);
    GAIN_WATCH = "madeira-gain-watch";
    GAIN_SHIP = "madeira-gain-ship";
    PRESENTED = "madeira-presented" (requests: Phrase);
    REQUESTS_OF = "madeira-requests-of" (who: Person, requests: Phrase);
    REQUESTS_SCORE = "madeira-requests-score";

    // Characters and buildings.
    SITES = "madeira-sites";
    SITE = "madeira-site" (building: Phrase, region: Number, character: Phrase);
    SITE_DICE = "madeira-site-dice" (count: Number);
    SITE_PIRATE = "madeira-site-pirate";
    SITE_MARKERS = "madeira-site-markers" (who: Phrase);
    SITE_COST = "madeira-site-cost" (cost: Phrase, pirates: Phrase);
    BUILDING_HEAD = "madeira-building-head" (number: Number, building: Phrase, region: Number);
    BUILDING_FEW = "madeira-building-few" (effect: Phrase);
    BUILDING_MANY = "madeira-building-many" (effect: Phrase);
    BASE_COST = "madeira-base-cost" (cost: Phrase);

    // Scoring.
    SCORING = "madeira-scoring";
    SCORE_PRESTIGE = "madeira-score-prestige";
    SCORE_RESOURCES = "madeira-score-resources";
    SCORE_PIRATES = "madeira-score-pirates";
    SCORE_OVER = "madeira-score-over" (limit: Number);
    SCORE_TOTAL = "madeira-score-total";
    SCORE_OF = "madeira-score-of"
        (who: Person, total: Number, prestige: Number, resources: Number, pirates: Number, limit: Number, over: Number);
    PROJECTED = "madeira-projected" (who: Person, total: Number, prestige: Number, resources: Number);
    PROJECTION_PIRATES = "madeira-projection-pirates" (most: Number);
    PROJECTION_REQUESTS = "madeira-projection-requests";

    // What statistics count.
    DEED_WORKERS = "madeira-deed-workers";
    DEED_TRADERS = "madeira-deed-traders";
    DEED_EXPLORERS = "madeira-deed-explorers";
}
