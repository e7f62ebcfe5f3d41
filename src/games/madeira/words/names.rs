//! The names of things, amounts of them, and what they do.

crate::words! {
    NAME = "madeira-name";

    // Goods, with the short signs for grids.
    WHEAT = "madeira-wheat";
    SUGAR = "madeira-sugar";
    WINE = "madeira-wine";
    WHEAT_SIGN = "madeira-wheat-sign";
    SUGAR_SIGN = "madeira-sugar-sign";
    WINE_SIGN = "madeira-wine-sign";

    // Amounts.
    N_REAIS = "madeira-n-reais" (count: Number);
    N_BREAD = "madeira-n-bread" (count: Number);
    N_WOOD = "madeira-n-wood" (count: Number);
    N_PP = "madeira-n-pp" (count: Number);
    N_WHEAT = "madeira-n-wheat" (count: Number);
    N_SUGAR = "madeira-n-sugar" (count: Number);
    N_WINE = "madeira-n-wine" (count: Number);
    N_PIRATES = "madeira-n-pirates" (count: Number);
    N_WOOD_BOUGHT = "madeira-n-wood-bought" (count: Number, bought: Number, reais: Number);
    N_WOOD_RAISED = "madeira-n-wood-raised" (count: Number, bought: Number, paid: Phrase);
    N_WOOD_RAISED_LEFT = "madeira-n-wood-raised-left" (count: Number, bought: Number, paid: Phrase, left: Number);
    N_STEPS = "madeira-n-steps" (count: Number);
    N_BY_PP_OR_WHEAT = "madeira-n-by-pp-or-wheat" (count: Number);
    BOTH = "madeira-both" (most: Phrase, last: Phrase);
    NOTHING = "madeira-nothing";
    EITHER = "madeira-either" (most: Phrase, last: Phrase);
    TIMES = "madeira-times" (count: Number, what: Phrase);

    // Buildings, and what they do for few and for many workers.
    MOINHO = "madeira-moinho";
    CAPITANIA = "madeira-capitania";
    ALFANDEGA = "madeira-alfandega";
    CASA_DA_COROA = "madeira-casa-da-coroa";
    FORTALEZA = "madeira-fortaleza";
    MOINHO_FEW = "madeira-moinho-few";
    CAPITANIA_FEW = "madeira-capitania-few";
    ALFANDEGA_FEW = "madeira-alfandega-few";
    CASA_DA_COROA_FEW = "madeira-casa-da-coroa-few";
    FORTALEZA_FEW = "madeira-fortaleza-few";
    MOINHO_MANY = "madeira-moinho-many";
    CAPITANIA_MANY = "madeira-capitania-many";
    ALFANDEGA_MANY = "madeira-alfandega-many";
    CASA_DA_COROA_MANY = "madeira-casa-da-coroa-many";
    FORTALEZA_MANY = "madeira-fortaleza-many";
    NO_EFFECT_WITHOUT_WORKERS = "madeira-no-effect-without-workers" (region: Number);

    // Characters, and what they do.
    STEWARD = "madeira-steward";
    GUILDMASTER = "madeira-guildmaster";
    MAYOR = "madeira-mayor";
    COMMANDER = "madeira-commander";
    FREE = "madeira-free";
    STEWARD_DOES = "madeira-steward-does";
    GUILDMASTER_DOES = "madeira-guildmaster-does";
    MAYOR_DOES = "madeira-mayor-does";
    COMMANDER_DOES = "madeira-commander-does";
    FREE_DOES = "madeira-free-does";

    // Guilds and their favours.
    ORANGE = "madeira-orange";
    GREEN = "madeira-green";
    BLUE = "madeira-blue";
    VIOLET = "madeira-violet";
    TREASURER = "madeira-treasurer";
    BISHOP = "madeira-bishop";
    ENGINEER = "madeira-engineer";
    PATRON = "madeira-patron";
    MILLER = "madeira-miller";
    MONK = "madeira-monk";
    NAVIGATOR = "madeira-navigator";
    LADY = "madeira-lady";
    SERGEANT = "madeira-sergeant";
    NOBLE = "madeira-noble";
    SCOUT = "madeira-scout";
    DIPLOMAT = "madeira-diplomat";
    TREASURER_DOES = "madeira-treasurer-does";
    BISHOP_DOES = "madeira-bishop-does";
    ENGINEER_DOES = "madeira-engineer-does";
    PATRON_DOES = "madeira-patron-does";
    MILLER_DOES = "madeira-miller-does";
    MONK_DOES = "madeira-monk-does";
    NAVIGATOR_DOES = "madeira-navigator-does";
    LADY_DOES = "madeira-lady-does";
    SERGEANT_DOES = "madeira-sergeant-does";
    NOBLE_DOES = "madeira-noble-does";
    SCOUT_DOES = "madeira-scout-does";
    DIPLOMAT_DOES = "madeira-diplomat-does";
    SERGEANT_NOW = "madeira-sergeant-now" (count: Number);
    NOBLE_NOW = "madeira-noble-now" (effect: Phrase);
    DIPLOMAT_NOW = "madeira-diplomat-now" (reais: Number, effect: Phrase);

    // Crown requests, and how they score.
    TRADE = "madeira-trade";
    EXPEDITION = "madeira-expedition";
    GUILDS = "madeira-guilds";
    URBAN = "madeira-urban";
    WEALTH = "madeira-wealth";
    TRADE_SCORES = "madeira-trade-scores" (least: Number, most: Number);
    EXPEDITION_SCORES = "madeira-expedition-scores" (least: Number, most: Number);
    GUILDS_SCORES = "madeira-guilds-scores";
    URBAN_SCORES = "madeira-urban-scores";
    WEALTH_SCORES = "madeira-wealth-scores";

    // The king's rewards, and what they give.
    REWARD_ISLAND = "madeira-reward-island";
    REWARD_WATCH = "madeira-reward-watch";
    REWARD_WINDMILL = "madeira-reward-windmill";
    REWARD_GUILDS = "madeira-reward-guilds";
    REWARD_MEDAL = "madeira-reward-medal";
    REWARD_SUPPORT = "madeira-reward-support";
    REWARD_CITY = "madeira-reward-city";
    REWARD_LOOT = "madeira-reward-loot";
    ISLAND_GIVES = "madeira-island-gives";
    WATCH_GIVES = "madeira-watch-gives";
    WINDMILL_GIVES = "madeira-windmill-gives";
    GUILDS_GIVES = "madeira-guilds-gives";
    MEDAL_GIVES = "madeira-medal-gives";
    SUPPORT_GIVES = "madeira-support-gives";
    CITY_GIVES = "madeira-city-gives";
    TOP_OF_WINDMILL = "madeira-top-of-windmill";
    NONE_FACE_DOWN = "madeira-none-face-down";
    CITY_FULL = "madeira-city-full" (pp: Number);
    LOOT_GIVES = "madeira-loot-gives" (reais: Number);

    // Places.
    PORTO_SANTO = "madeira-porto-santo";
    FUNCHAL = "madeira-funchal";
    MACHICO = "madeira-machico";
    AZORES = "madeira-azores";
    BRAZIL = "madeira-brazil";
    INDIA = "madeira-india";
    HOME = "madeira-home";
    WATCH = "madeira-watch";
    FOREST = "madeira-forest";
    FIELD = "madeira-field" (field: Sign);
    SPOT = "madeira-spot" (city: Phrase, district: Number, side: Sign);
    POST = "madeira-post" (good: Phrase);
    TRADE_SPACE = "madeira-trade-space" (good: Phrase, number: Number);
    ARRIVAL_SPACE = "madeira-arrival-space" (colony: Phrase, number: Number);
    REGION = "madeira-region" (region: Number);
}
