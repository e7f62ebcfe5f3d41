//! The texts of reviews. Their words are in `templates/*/review.ftl`.

crate::words! {
    REVIEW = "review";
    ABOUT = "about-review";
    HELP = "help-review";
    TITLE = "review-title" (game: Phrase);
    WAITS = "review-waits" (before: Number);
    LOOK_AGAIN = "review-look-again";
    OWN = "review-own";

    // The chart.
    VALUES = "review-values";
    ROUND = "review-round" (round: Number);

    // Decisions.
    IN_ROUND = "review-in-round" (round: Number, turn: Number);
    IN_TURN = "review-in-turn" (turn: Number);
    AT_FIRST = "review-at-first";
    CHOSEN = "review-chosen" (option: Phrase);
    BETTER = "review-better" (option: Phrase, points: Number);
    COST_MOST = "review-cost-most";
    NOTHING_COST = "review-nothing-cost";
    HOW = "review-how";
    SHARE = "review-share";
    SHARED = "review-shared" (who: Sign, game: Phrase);

    // Why not.
    TOO_MANY = "review-too-many" (most: Number);
    IMPOSSIBLE = "review-impossible";
    NOT_OVER = "review-not-over";
}
