//! The signs of pieces, the same wherever a piece is named. Each has words for those who listen (`.plain`).

crate::words! {
    // Amounts.
    REIS = "lisboa-reis" (count: Number);
    REIS_RANGE = "lisboa-reis-range" (low: Number, high: Number);
    INFLUENCE = "lisboa-influence" (count: Number);
    INFLUENCE_RANGE = "lisboa-influence-range" (low: Number, high: Number);
    TRACK = "lisboa-track" (from: Number, to: Number);
    WIGS = "lisboa-wigs" (count: Number);
    WIGS_RANGE = "lisboa-wigs-range" (low: Number, high: Number);
    GOLD_OF = "lisboa-gold-of" (count: Number);
    CLOTH_OF = "lisboa-cloth-of" (count: Number);
    BOOKS_OF = "lisboa-books-of" (count: Number);
    TOOLS_OF = "lisboa-tools-of" (count: Number);
    EARTHQUAKE_OF = "lisboa-earthquake-of" (count: Number);
    FIRE_OF = "lisboa-fire-of" (count: Number);
    TSUNAMI_OF = "lisboa-tsunami-of" (count: Number);
    STOCK = "lisboa-stock" (good: Phrase, count: Number, room: Number);

    // Signs alone, and one beside another.
    GOLD = "lisboa-piece-gold";
    CLOTH = "lisboa-piece-cloth";
    BOOKS = "lisboa-piece-books";
    TOOLS = "lisboa-piece-tools";
    EARTHQUAKE = "lisboa-piece-earthquake";
    FIRE = "lisboa-piece-fire";
    TSUNAMI = "lisboa-piece-tsunami";
    WIG = "lisboa-piece-wig";
    BESIDE = "lisboa-beside" (first: Phrase, second: Phrase);

    // Signs with their names.
    GOLD_NAMED = "lisboa-named-gold";
    CLOTH_NAMED = "lisboa-named-cloth";
    BOOKS_NAMED = "lisboa-named-books";
    TOOLS_NAMED = "lisboa-named-tools";
    EARTHQUAKE_NAMED = "lisboa-named-earthquake";
    FIRE_NAMED = "lisboa-named-fire";
    TSUNAMI_NAMED = "lisboa-named-tsunami";
    STORE_GOLD = "lisboa-named-store-gold";
    STORE_CLOTH = "lisboa-named-store-cloth";
    STORE_BOOKS = "lisboa-named-store-books";
    STORE_TOOLS = "lisboa-named-store-tools";
    BUILDER = "lisboa-named-builder";
    MINISTER = "lisboa-named-minister";
    KING = "lisboa-named-king";
    TREASURY = "lisboa-named-treasury";
    BUILDING = "lisboa-building" (colours: Phrase);

    // Political cards: the deck's colour, then what they show.
    DECK_BLUE = "lisboa-deck-blue";
    DECK_RED = "lisboa-deck-red";
    DECK_PURPLE = "lisboa-deck-purple";
    DECK_BROWN = "lisboa-deck-brown";
    CARD_NOBLE = "lisboa-card-noble" (deck: Phrase, noble: Phrase, influence: Number);
    CARD_NUMBER = "lisboa-card-number" (deck: Phrase, influence: Number);
    CARD_TREASURY = "lisboa-card-treasury" (deck: Phrase, treasury: Phrase);
    CARD_TREASURY_EVENT = "lisboa-card-treasury-event" (deck: Phrase, treasury: Phrase, event: Phrase);
}
