//! Names of people, things and places, amounts, and what cards and tiles do.

crate::words! {
    NAME = "lisboa-name";
    LACERDA = "lisboa-lacerda";
    LACERDA_INITIALS = "lisboa-lacerda-initials";

    JOINED = "lisboa-joined" (first: Phrase, second: Phrase);
    DOTTED = "lisboa-dotted" (first: Phrase, second: Phrase);

    // Amounts.
    INFLUENCE_NOW = "lisboa-influence-now" (influence: Phrase, now: Number);
    INFLUENCE_LOST = "lisboa-influence-lost" (influence: Phrase, now: Number, lost: Number);
    GOODS = "lisboa-goods" (count: Number);
    OFFICIALS = "lisboa-officials" (count: Number);
    NOTHING = "lisboa-nothing";
    NONE = "lisboa-none";
    NO_GOODS = "lisboa-no-goods";

    // Goods, and the stores and streets named after them.
    GOLD = "lisboa-gold";
    CLOTH = "lisboa-cloth";
    BOOKS = "lisboa-books";
    TOOLS = "lisboa-tools";
    STORE_GOLD = "lisboa-store-gold" (count: Number);
    STORE_CLOTH = "lisboa-store-cloth" (count: Number);
    STORE_BOOKS = "lisboa-store-books" (count: Number);
    STORE_TOOLS = "lisboa-store-tools" (count: Number);
    STREET = "lisboa-street" (good: Phrase);

    // People.
    BUILDER = "lisboa-builder";
    MINISTER = "lisboa-minister";
    KING = "lisboa-king";
    TREASURY = "lisboa-treasury";

    // Actions.
    STATE_OFFICIALS = "lisboa-state-officials";
    STATE_PLAN = "lisboa-state-plan";
    STATE_SHIP = "lisboa-state-ship";
    STATE_PRODUCE = "lisboa-state-produce";
    STATE_CARDINAL = "lisboa-state-cardinal";
    STATE_FAVOUR = "lisboa-state-favour";
    STATE_OFFICIALS_SHORT = "lisboa-short-officials";
    STATE_PLAN_SHORT = "lisboa-short-plan";
    STATE_SHIP_SHORT = "lisboa-short-ship";
    STATE_PRODUCE_SHORT = "lisboa-short-produce";
    STATE_CARDINAL_SHORT = "lisboa-short-cardinal";
    STATE_FAVOUR_SHORT = "lisboa-short-favour";
    NOBLE_STORE = "lisboa-noble-store";
    NOBLE_DECREE = "lisboa-noble-decree";
    NOBLE_BUILDING = "lisboa-noble-building";

    // Cards, tiles, plans, buildings.
    CARD_DOES = "lisboa-card-does" (card: Phrase, what: Phrase);
    SHIP_BLUE = "lisboa-ship-blue" (copy: Sign);
    SHIP_RED = "lisboa-ship-red" (copy: Sign);
    SHIP_PURPLE = "lisboa-ship-purple" (copy: Sign);
    SHIP_BROWN = "lisboa-ship-brown" (copy: Sign);
    TILE = "lisboa-tile" (benefit: Phrase, wigs: Phrase);
    PLAN_BLUE = "lisboa-plan-blue" (officials: Number);
    PLAN_GREEN = "lisboa-plan-green" (officials: Number);
    ARCHITECT_BLUE = "lisboa-architect-blue";
    ARCHITECT_GREEN = "lisboa-architect-green";

    // Places.
    WEST = "lisboa-west" (row: Sign);
    NORTH = "lisboa-north" (good: Phrase);
    EAST = "lisboa-east" (row: Sign);
    ROW = "lisboa-row" (row: Sign);
    COLUMN = "lisboa-column" (column: Sign);
    PILE = "lisboa-pile";
    LEFT_HOUSE = "lisboa-left-house";
    MIDDLE_HOUSE = "lisboa-middle-house";
    RIGHT_HOUSE = "lisboa-right-house";

    // What is gained and lost at once.
    ANY_GOOD = "lisboa-any-good";
    ANY_CUBE = "lisboa-any-cube";
    ONE_STEP = "lisboa-one-step";
    PENALTY = "lisboa-penalty" (what: Phrase);

    // Permanent benefits.
    DISCOUNT_ANY = "lisboa-discount-any" (reis: Phrase);
    DISCOUNT_LAND = "lisboa-discount-land" (reis: Phrase);
    DISCOUNT_HIRE = "lisboa-discount-hire" (reis: Phrase);
    DISCOUNT_EVENT = "lisboa-discount-event" (reis: Phrase);
    SALE_ANY = "lisboa-sale-any" (reis: Phrase);
    SALE_OF = "lisboa-sale-of" (reis: Phrase, good: Phrase);
    VISIT_ANY = "lisboa-visit-any" (influence: Phrase);
    VISIT_TO = "lisboa-visit-to" (influence: Phrase, noble: Phrase);
    VISIT_FOLLOWING = "lisboa-visit-following" (influence: Phrase);
    PLAN_OFFICIALS = "lisboa-plan-officials" (officials: Phrase);
    SHIP_GOODS = "lisboa-ship-goods" (goods: Phrase);
    YIELD = "lisboa-yield" (goods: Phrase);
    WAREHOUSE = "lisboa-warehouse" (count: Number);
    PORTFOLIO = "lisboa-portfolio" (count: Number);
    ENVELOPE = "lisboa-envelope" (influence: Phrase);
    OFFERS = "lisboa-offers" (noble: Phrase);
    WIG_STORE = "lisboa-wig-store" (wigs: Phrase);
    WIG_BUILDING = "lisboa-wig-building" (wigs: Phrase);
    NOW = "lisboa-now" (what: Phrase);
}
