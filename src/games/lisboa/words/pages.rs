//! Pages, the map, hands, and the final scoring.

crate::words! {
    TITLE = "lisboa-title" (period: Sign, round: Number);
    TITLE_SETTING_UP = "lisboa-title-setting-up";
    ENDS_THIS_ROUND = "lisboa-ends-this-round";
    ENDS_LAST_ROUND = "lisboa-ends-last-round";
    ENDS_OVER = "lisboa-ends-over";
    BOARD = "lisboa-page-board";
    CITY = "lisboa-page-city";
    COURT = "lisboa-page-court";
    MARKET = "lisboa-page-market";
    DECREES = "lisboa-page-decrees";
    PLAYERS = "lisboa-players";
    HEAD_COURT = "lisboa-head-court";
    HEAD_MARKET = "lisboa-head-market";
    HEAD_VISITS = "lisboa-head-visits";

    // The court.
    TREASURY_LINE = "lisboa-treasury-line" (reis: Phrase, visits: Sign);
    PILES = "lisboa-piles";
    PILES_LINE = "lisboa-piles-line" (piles: Phrase);
    PILE_LINE = "lisboa-pile-line" (count: Number, card: Phrase);
    PILE_EMPTY = "lisboa-pile-empty" (pile: Phrase);
    OFFICES = "lisboa-offices";
    OFFICE_LINE = "lisboa-office-line" (noble: Phrase, taken: Number, spaces: Number, officials: Phrase);
    PLAZA_LINE = "lisboa-plaza-line" (officials: Phrase);
    NEUTRAL = "lisboa-neutral";
    NOBODY = "lisboa-nobody";
    FAVOURS_LEFT = "lisboa-favours-left" (favours: Phrase);
    VISIT_COSTS = "lisboa-visit-costs" (who: Phrase, costs: Phrase);
    OWN_VISIT_COSTS = "lisboa-own-visit-costs" (costs: Phrase);
    NOBLE_COST = "lisboa-noble-cost" (noble: Phrase, cost: Phrase);
    NOBLE_TOO_DEAR = "lisboa-noble-too-dear" (noble: Phrase, cost: Phrase);
    LACERDA_UPPER = "lisboa-lacerda-upper" (actions: Phrase);
    LACERDA_LOWER = "lisboa-lacerda-lower" (actions: Phrase);
    LACERDA_ORDER = "lisboa-lacerda-order";
    NOBLE_DOES = "lisboa-noble-does" (noble: Phrase, action: Phrase);
    LACERDA_STANDS = "lisboa-lacerda-stands" (noble: Phrase, pile: Phrase);

    // Market, ships, church.
    PRICES = "lisboa-prices" (prices: Phrase);
    YARD = "lisboa-yard" (ship: Phrase, hull: Number, influence: Phrase, left: Number);
    YARD_EMPTY = "lisboa-yard-empty";
    SHIPS = "lisboa-ships";
    SHIP_LINE = "lisboa-ship-line" (ship: Phrase, owner: Phrase, goods: Number, hull: Number, bonus: Number);
    SHIP_AT_SEA = "lisboa-ship-at-sea" (ship: Phrase, owner: Phrase);
    NO_SHIPS = "lisboa-no-ships";
    CHURCH = "lisboa-church";
    CHURCH_TILE = "lisboa-church-tile" (place: Number, tile: Phrase);
    CHURCH_GAP = "lisboa-church-gap" (place: Number);
    CHURCH_SYMBOLS = "lisboa-church-symbols" (treasury: Number, envelope: Number);
    CITY_TILES = "lisboa-city-tiles" (stores: Phrase);
    SMALL_TILE = "lisboa-small-tile";
    RUBBLE_PILE = "lisboa-rubble-pile" (cubes: Phrase);

    // Decrees and buildings.
    DECREE_ROW = "lisboa-decree-row";
    DECREE_WORTH = "lisboa-decree-worth" (decree: Phrase, wigs: Phrase);
    DECREES_LEFT = "lisboa-decrees-left" (count: Number);
    DESK_BLUE = "lisboa-desk-blue";
    DESK_GREEN = "lisboa-desk-green";
    DESK = "lisboa-desk" (building: Phrase);
    DESK_NEXT = "lisboa-desk-next" (building: Phrase, count: Number);
    DESK_PLANS = "lisboa-desk-plans" (plans: Phrase);

    // The map.
    SIGN_GOLD = "lisboa-sign-gold";
    SIGN_CLOTH = "lisboa-sign-cloth";
    SIGN_BOOKS = "lisboa-sign-books";
    SIGN_TOOLS = "lisboa-sign-tools";
    SIGN_REIS = "lisboa-sign-reis" (count: Number);
    SIGN_INFLUENCE = "lisboa-sign-influence" (count: Number);
    SIGN_OFFICIALS = "lisboa-sign-officials";
    SIGN_PLAN = "lisboa-sign-plan";
    SIGN_PRODUCE = "lisboa-sign-produce";
    SIGN_CARDINAL = "lisboa-sign-cardinal";
    SIGN_FAVOUR = "lisboa-sign-favour";
    SIGN_NORTH = "lisboa-sign-north";
    LEGEND_GOODS = "lisboa-legend-goods" (goods: Phrase);
    LEGEND_OWNERS = "lisboa-legend-owners" (owners: Phrase);
    LEGEND_REWARDS = "lisboa-legend-rewards";
    RUBBLE_TITLE = "lisboa-rubble-title" (costs: Phrase);
    RUBBLE_ROWS = "lisboa-rubble-rows" (rows: Phrase);
    RUBBLE_COLUMNS = "lisboa-rubble-columns" (columns: Phrase);
    RUBBLE_AT = "lisboa-rubble-at" (line: Sign, cubes: Phrase);
    RUBBLE_NONE = "lisboa-rubble-none";
    SITES = "lisboa-sites";
    SITE_LINE = "lisboa-site-line" (site: Phrase, terms: Phrase);
    PLAIN_FREE = "lisboa-plain-free" (plot: Sign, reward: Phrase);
    PLAIN_STORE = "lisboa-plain-store" (plot: Sign, store: Phrase, owner: Phrase);
    PLAIN_CLOSED = "lisboa-plain-closed" (row: Sign);
    PLAIN_ROW = "lisboa-plain-row" (row: Sign, plots: Phrase);
    PLAIN_COLUMN = "lisboa-plain-column" (column: Sign, wigs: Phrase);
    PLAIN_BUILDING = "lisboa-plain-building" (site: Phrase, building: Phrase);

    // What somebody has, above the question.
    MEANS_WEALTH = "lisboa-means-wealth" (reis: Phrase, influence: Phrase, coins: Phrase, goods: Phrase);
    MEANS_MORE = "lisboa-means-more"
        (officials: Phrase, plans: Phrase, cards: Number, limit: Number, rubble: Phrase, favours: Phrase);
    MEANS_PLAN_BLUE = "lisboa-means-plan-blue" (officials: Number);
    MEANS_PLAN_GREEN = "lisboa-means-plan-green" (officials: Number);

    // Players.
    PLAYER_LINE = "lisboa-player-line"
        (who: Phrase, wigs: Phrase, reis: Phrase, influence: Phrase, sets: Number, stores: Number, favours: Phrase);
    LACERDA_LINE = "lisboa-lacerda-line"
        (who: Phrase, wigs: Phrase, influence: Phrase, cubes: Number, stores: Number, favours: Phrase);
    WEALTH = "lisboa-wealth";
    WEALTH_LINE = "lisboa-wealth-line" (wigs: Phrase, reis: Phrase, influence: Phrase, coins: Number);
    GOODS_LINE = "lisboa-goods-line" (goods: Phrase, room: Number);
    GOODS_LINE_FREE = "lisboa-goods-line-free" (goods: Phrase);
    RUBBLE_LINE = "lisboa-rubble-line" (cubes: Phrase, sets: Number, markers: Number);
    OFFICIALS_LINE = "lisboa-officials-line" (count: Number);
    STORES_LINE = "lisboa-stores-line" (stores: Phrase);
    HOUSES_LINE = "lisboa-houses-line" (left: Number, middle: Number, right: Number);
    FAVOURS_LINE = "lisboa-favours-line" (favours: Phrase);
    PORTFOLIO_TITLE = "lisboa-portfolio-title" (cards: Number, limit: Number);
    DOCKS_LINE = "lisboa-docks-line" (cards: Phrase);
    BUREAU_LINE = "lisboa-bureau-line" (cards: Phrase);
    ENVELOPE_LINE = "lisboa-envelope-line" (influence: Phrase);
    CLERGY_TITLE = "lisboa-clergy-title";
    PLANS_TITLE = "lisboa-plans-title";
    OPEN_PLANS_LINE = "lisboa-open-plans-line" (plans: Phrase);
    COMPLETED_PLANS_LINE = "lisboa-completed-plans-line" (plans: Phrase);
    PLAYER_DECREES = "lisboa-player-decrees";
    COSTS_TITLE = "lisboa-costs-title";
    EVENT_COST = "lisboa-event-cost" (reis: Phrase);
    HAND_SIZE = "lisboa-hand-size" (count: Number);
    HAND_DRAFTED = "lisboa-hand-drafted" (cards: Phrase);
    HAND_NOBLE = "lisboa-hand-noble" (card: Phrase, what: Phrase);
    HAND_TREASURY = "lisboa-hand-treasury" (card: Phrase, benefit: Phrase);
    RANK_TITLE = "lisboa-rank-title";
    RANK_PROJECTED = "lisboa-rank-projected";

    // The final scoring.
    SCORING = "lisboa-scoring";
    PROJECTION = "lisboa-projection";
    ITEM_TRACK = "lisboa-item-track";
    ITEM_SHIPS = "lisboa-item-ships";
    ITEM_SETS = "lisboa-item-sets";
    ITEM_RUBBLE = "lisboa-item-rubble";
    ITEM_GOLD = "lisboa-item-gold";
    ITEM_TOOLS = "lisboa-item-tools";
    ITEM_BOOKS = "lisboa-item-books";
    ITEM_CLOTH = "lisboa-item-cloth";
    ITEM_REIS = "lisboa-item-reis";
    ITEM_DECREES = "lisboa-item-decrees";
    ITEM_OFFICIALS = "lisboa-item-officials";
    ITEM_FAVOURS = "lisboa-item-favours";
    DEED_STORES = "lisboa-deed-stores";
    DEED_BUILDINGS = "lisboa-deed-buildings";
    ITEM_TOTAL = "lisboa-item-total";
    SCORE_LINE = "lisboa-score-line" (who: Phrase, total: Phrase, items: Phrase);
    SCORE_ITEM = "lisboa-score-item" (item: Phrase, points: Number);
    RANK_ASKS = "lisboa-rank-asks" (rank: Phrase, needs: Phrase);
    ASKS_WIGS = "lisboa-asks-wigs";
    ASKS_STORES = "lisboa-asks-stores" (count: Number);
    ASKS_STORES_AS_MANY = "lisboa-asks-stores-as-many";
    ASKS_STORES_MORE = "lisboa-asks-stores-more";
    ASKS_MAJORITIES = "lisboa-asks-majorities" (count: Number);
    ASKS_REIS = "lisboa-asks-reis" (reis: Phrase);
    ASKS_DECREES = "lisboa-asks-decrees" (count: Number);
    ASKS_SHIPS = "lisboa-asks-ships" (count: Number);
}
