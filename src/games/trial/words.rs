//! The texts of the test-only game.

crate::words! {
    NAME = "trial-name";
    ASK_STAKE = "trial-ask-stake";
    ASK_TURN = "trial-ask-turn";
    ASK_SQUARE = "trial-ask-square";
    ASK_GUARD = "trial-ask-guard";
    STAKE = "trial-stake" (card: Sign);
    DRAW = "trial-draw" (left: Number);
    PLAY = "trial-play" (card: Sign);
    MARK = "trial-mark" (square: Sign);
    GUARD = "trial-guard" (card: Sign);
    YIELD = "trial-yield";
    MELT = "trial-melt" (tokens: Number);
    SOUGHT_DRAW = "trial-sought-draw";
    SOUGHT_MELT = "trial-sought-melt";
    ROW = "trial-row" (row: Sign);
    STAKED = "trial-staked" (who: Person, card: Sign);
    DREW = "trial-drew" (who: Person);
    DREW_CARD = "trial-drew-card" (who: Person, card: Sign);
    PLAYED = "trial-played" (who: Person, card: Sign);
    MARKED = "trial-marked" (who: Person, square: Sign);
    GUARDED = "trial-guarded" (who: Person, card: Sign, square: Sign);
    MELTED = "trial-melted" (who: Person, tokens: Number);
    ENDED = "trial-ended";
    NOT_NOW = "trial-not-now";
    NOT_YOUR_CARD = "trial-not-your-card";
    SQUARE_TAKEN = "trial-square-taken";
    DECK_EMPTY = "trial-deck-empty";
    TOO_FEW_TOKENS = "trial-too-few-tokens";
    BRIEF_DECK_EMPTY = "trial-brief-deck-empty";
    BRIEF_TOO_FEW_TOKENS = "trial-brief-too-few-tokens";
    BOARD = "trial-board";
    DECK = "trial-deck" (cards: Number);
    PLAYER = "trial-player" (who: Person, cards: Number, tokens: Number, coins: Number);
    MEANS = "trial-means" (tokens: Phrase, coins: Phrase);
    SQUARES_OF = "trial-squares-of" (who: Person, squares: Number);
    SCORE = "trial-score" (who: Person, total: Number, squares: Number, coins: Number, stake: Number);
    FEAT = "trial-feat" (total: Number);
    ABOUT_DRAW = "trial-about-draw";
    ABOUT_PLAY = "trial-about-play";
    ABOUT_MELT = "trial-about-melt";
    SLOT_CARD = "trial-slot-card";
    SLOT_SQUARE = "trial-slot-square";
    TOKENS = "trial-tokens";
    TOKENS_ON = "trial-tokens-on";
    TOKENS_OFF = "trial-tokens-off";
    FIRST_GOAL = "trial-first-goal";
    FIRST_TURN = "trial-first-turn";
    FIRST_HELP = "trial-first-help";
    FIRST_TURNS = "trial-first-turns";
    // Pieces; their words are in `templates/*/trial-pieces.ftl`.
    AMOUNT_TOKENS = "trial-amount-tokens" (count: Number);
    AMOUNT_COINS = "trial-amount-coins" (count: Number);
    TERM_STAKE = "trial-term-stake";
    TERM_STAKE_TEXT = "trial-term-stake-text";
}
