//! What decrees count.
//!
//! Metrics are said with the number that they need: "store" for one, "3 stores" for three.

crate::words! {
    PER = "lisboa-decree-per" (wigs: Phrase, what: Phrase);
    PER_AT_MOST = "lisboa-decree-per-at-most" (wigs: Phrase, what: Phrase, max: Number);
    IF = "lisboa-decree-if" (wigs: Phrase, what: Phrase);
    BEST_FOREIGN = "lisboa-decree-best-foreign";

    BUILDINGS_BLUE = "lisboa-metric-buildings-blue" (count: Number);
    BUILDINGS_GREEN = "lisboa-metric-buildings-green" (count: Number);
    BUILDINGS_WEST = "lisboa-metric-buildings-west" (count: Number);
    BUILDINGS_NORTH = "lisboa-metric-buildings-north" (count: Number);
    BUILDINGS_EAST = "lisboa-metric-buildings-east" (count: Number);
    ANY_STORES = "lisboa-metric-any-stores" (store: Phrase);
    STORES = "lisboa-metric-stores" (count: Number);
    STORES_OF = "lisboa-metric-stores-of" (store: Phrase);
    STORES_IN_ROW = "lisboa-metric-stores-in-row" (count: Number, row: Sign);
    STORES_IN_COLUMN = "lisboa-metric-stores-in-column" (count: Number, column: Sign);
    STORES_IN_ONE_ROW = "lisboa-metric-stores-in-one-row" (count: Number);
    STORES_IN_ONE_COLUMN = "lisboa-metric-stores-in-one-column" (count: Number);
    STORE_TYPES = "lisboa-metric-store-types" (count: Number);
    ROWS_WITH_TWO = "lisboa-metric-rows-with-two" (count: Number);
    STORES_WITH_BUILDINGS = "lisboa-metric-stores-with-buildings" (count: Number, buildings: Number);
    TYPE_LEADS = "lisboa-metric-type-leads" (count: Number);
    SHIPS = "lisboa-metric-ships" (count: Number);
    HULLS = "lisboa-metric-hulls" (count: Number);
    LARGEST_HULL = "lisboa-metric-largest-hull" (count: Number);
    CARGO = "lisboa-metric-cargo" (count: Number);
    PLANS = "lisboa-metric-plans" (count: Number);
    PLANS_BLUE = "lisboa-metric-plans-blue" (count: Number);
    PLANS_GREEN = "lisboa-metric-plans-green" (count: Number);
    OPEN_PLANS = "lisboa-metric-open-plans" (count: Number);
    EMPLOYED = "lisboa-metric-employed" (count: Number);
    OFFICIALS = "lisboa-metric-officials" (count: Number);
    OFFICIALS_WITH = "lisboa-metric-officials-with" (count: Number, noble: Phrase);
    PRESENCE = "lisboa-metric-presence" (count: Number);
    OFFICE_LEADS = "lisboa-metric-office-leads" (count: Number);
    FAVOURS = "lisboa-metric-favours" (count: Number);
    CLERGY = "lisboa-metric-clergy" (count: Number);
    RUBBLE = "lisboa-metric-rubble" (count: Number);
    RUBBLE_OF = "lisboa-metric-rubble-of" (count: Number, kind: Phrase);
    SETS = "lisboa-metric-sets" (count: Number);
    REIS = "lisboa-metric-reis" (count: Number);
    INFLUENCE = "lisboa-metric-influence" (count: Number);
    GOODS = "lisboa-metric-goods" (count: Number);
    GOOD_TYPES = "lisboa-metric-good-types" (count: Number);
    PORTFOLIO_NOBLES = "lisboa-metric-portfolio-nobles" (count: Number);
    PORTFOLIO_TREASURY = "lisboa-metric-portfolio-treasury" (count: Number);
    PORTFOLIO_ALL = "lisboa-metric-portfolio" (count: Number);
    OTHER_DECREES = "lisboa-metric-other-decrees" (count: Number);
    HOUSE_GROUPS = "lisboa-metric-house-groups" (count: Number);
}
