//! What is written on pictures only.

crate::words! {
    PICTURE_PAGE = "madeira-picture-page" (round: Number, page: Phrase);
    PICTURE_PAGE_SETUP = "madeira-picture-page-setup" (page: Phrase);
    PICTURE_ORDER = "madeira-picture-order";
    PICTURE_PASSED = "madeira-picture-passed";
    PICTURE_SECRET = "madeira-picture-secret";
    PICTURE_NOW = "madeira-picture-now" (pp: Number);
    PICTURE_PRESENTED = "madeira-picture-presented";
    PICTURE_WINDMILL = "madeira-picture-windmill" (level: Number);

    // The island.
    PICTURE_BECOMES = "madeira-picture-becomes" (good: Phrase, round: Number);
    PICTURE_CONVERSION = "madeira-picture-conversion";
    PICTURE_WOOD_PRICES = "madeira-picture-wood-prices";

    // Cities.
    PICTURE_CITY_PP = "madeira-picture-city-pp";
    PICTURE_WITH_MAJORITY = "madeira-picture-with-majority";
    PICTURE_WITHOUT_MAJORITY = "madeira-picture-without-majority";
    PICTURE_CITIZENS = "madeira-picture-citizens";
    PICTURE_BREAD = "madeira-picture-bread";
    PICTURE_REAIS = "madeira-picture-reais";
    PICTURE_WOOD = "madeira-picture-wood";

    // Ships.
    PICTURE_PP_PER_SHIP = "madeira-picture-pp-per-ship";
    PICTURE_PER_WORKER = "madeira-picture-per-worker" (good: Phrase);

    // Guilds and favours. A favour's name is shortened where it is long.
    PICTURE_REQUEST = "madeira-picture-request" (request: Sign);
    PICTURE_FAVOUR = "madeira-picture-favour" (favour: Sign, name: Phrase);
    PICTURE_FACE_DOWN = "madeira-picture-face-down" (guild: Phrase);
    ORANGE_SIGN = "madeira-orange-sign";
    GREEN_SIGN = "madeira-green-sign";
    BLUE_SIGN = "madeira-blue-sign";
    VIOLET_SIGN = "madeira-violet-sign";
}
