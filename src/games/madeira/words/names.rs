//! The names of things, amounts of them, and what they do.

crate::words! {
    NAME = "madeira-name";

    // Goods.
    WHEAT = "madeira-wheat";
    SUGAR = "madeira-sugar";
    WINE = "madeira-wine";

    // Amounts that need more words.
    N_WOOD_BOUGHT = "madeira-n-wood-bought" (wood: Phrase, bought: Number, reais: Phrase);
    N_WOOD_RAISED = "madeira-n-wood-raised" (wood: Phrase, bought: Number, paid: Phrase);
    N_WOOD_RAISED_LEFT = "madeira-n-wood-raised-left" (wood: Phrase, bought: Number, paid: Phrase, left: Phrase);
    N_STEPS = "madeira-n-steps" (count: Number);
    N_BY_PP_OR_WHEAT = "madeira-n-by-pp-or-wheat" (reais: Phrase);
    BOTH = "madeira-both" (most: Phrase, last: Phrase);
    NOTHING = "madeira-nothing";
    EITHER = "madeira-either" (most: Phrase, last: Phrase);
    TIMES = "madeira-times" (count: Number, what: Phrase);
    DOTS = "madeira-dots" (head: Phrase, tail: Phrase);

    // What an option costs and brings.
    PAY = "madeira-pay" (what: Phrase);
    GET = "madeira-get" (what: Phrase);
    LATER = "madeira-later" (what: Phrase);

    // Buildings, and what they do for few and for many workers.
    MOINHO = "madeira-moinho";
    CAPITANIA = "madeira-capitania";
    ALFANDEGA = "madeira-alfandega";
    CASA_DA_COROA = "madeira-casa-da-coroa";
    FORTALEZA = "madeira-fortaleza";
    CAPITANIA_FEW = "madeira-capitania-few" (pp: Phrase);
    ALFANDEGA_FEW = "madeira-alfandega-few";
    CASA_DA_COROA_FEW = "madeira-casa-da-coroa-few";
    FORTALEZA_FEW = "madeira-fortaleza-few";
    CAPITANIA_MANY = "madeira-capitania-many" (pp: Phrase);
    ALFANDEGA_MANY = "madeira-alfandega-many";
    CASA_DA_COROA_MANY = "madeira-casa-da-coroa-many";
    FORTALEZA_MANY = "madeira-fortaleza-many";
    NO_EFFECT_WITHOUT_WORKERS = "madeira-no-effect-without-workers" (region: Number);

    // What characters do.
    STEWARD_DOES = "madeira-steward-does";
    GUILDMASTER_DOES = "madeira-guildmaster-does";
    MAYOR_DOES = "madeira-mayor-does";
    COMMANDER_DOES = "madeira-commander-does";
    FREE_DOES = "madeira-free-does";

    // The favours of the guilds.
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
    TREASURER_DOES = "madeira-treasurer-does" (gain: Phrase);
    BISHOP_DOES = "madeira-bishop-does";
    ENGINEER_DOES = "madeira-engineer-does";
    PATRON_DOES = "madeira-patron-does" (gain: Phrase);
    MILLER_DOES = "madeira-miller-does";
    MONK_DOES = "madeira-monk-does" (gain: Phrase);
    NAVIGATOR_DOES = "madeira-navigator-does";
    LADY_DOES = "madeira-lady-does" (reais: Phrase);
    SERGEANT_DOES = "madeira-sergeant-does";
    NOBLE_DOES = "madeira-noble-does";
    SCOUT_DOES = "madeira-scout-does";
    DIPLOMAT_DOES = "madeira-diplomat-does";
    SERGEANT_NOW = "madeira-sergeant-now" (pirates: Phrase);
    NOBLE_NOW = "madeira-noble-now" (effect: Phrase);
    DIPLOMAT_NOW = "madeira-diplomat-now" (reais: Phrase, effect: Phrase);

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
    SUPPORT_GIVES = "madeira-support-gives" (bread: Phrase, pirates: Phrase);
    CITY_GIVES = "madeira-city-gives" (pp: Phrase);
    TOP_OF_WINDMILL = "madeira-top-of-windmill";
    NONE_FACE_DOWN = "madeira-none-face-down";
    CITY_FULL = "madeira-city-full" (pp: Phrase);

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
