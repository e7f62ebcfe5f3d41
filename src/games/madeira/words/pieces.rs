//! The signs of pieces, the same everywhere: amounts, goods, dice, guilds and characters. Their words are in
//! `templates/*/madeira-pieces.ftl`, each with a form for those who listen.

crate::words! {
    // Amounts.
    N_REAIS = "madeira-n-reais" (count: Number);
    N_BREAD = "madeira-n-bread" (count: Number);
    N_WOOD = "madeira-n-wood" (count: Number);
    N_PP = "madeira-n-pp" (count: Number);
    N_WHEAT = "madeira-n-wheat" (count: Number);
    N_SUGAR = "madeira-n-sugar" (count: Number);
    N_WINE = "madeira-n-wine" (count: Number);
    N_PIRATES = "madeira-n-pirates" (count: Number);

    // Things without a number: as a sign, and as a sign with its name.
    WHEAT_SIGN = "madeira-wheat-sign";
    SUGAR_SIGN = "madeira-sugar-sign";
    WINE_SIGN = "madeira-wine-sign";
    BREAD_SIGN = "madeira-bread-sign";
    REAIS_SIGN = "madeira-reais-sign";
    WOOD_SIGN = "madeira-wood-sign";
    WHEAT_PIECE = "madeira-wheat-piece";
    SUGAR_PIECE = "madeira-sugar-piece";
    WINE_PIECE = "madeira-wine-piece";

    // Dice.
    DIE = "madeira-die" (value: Number);
    PIRATE_DIE = "madeira-pirate-die" (value: Number);
    DICE = "madeira-dice" (dice: Sign);
    PIRATE_DICE_ARE = "madeira-pirate-dice-are" (dice: Sign);

    // Guilds and characters.
    ORANGE = "madeira-orange";
    GREEN = "madeira-green";
    BLUE = "madeira-blue";
    VIOLET = "madeira-violet";
    STEWARD = "madeira-steward";
    GUILDMASTER = "madeira-guildmaster";
    MAYOR = "madeira-mayor";
    COMMANDER = "madeira-commander";
    FREE = "madeira-free";
}
