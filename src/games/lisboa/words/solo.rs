//! Solo challenges: the set-up in words, and the line of a ranking.

crate::words! {
    SHIP_WAITS = "lisboa-ship-waits" (ship: Phrase, hull: Number, influence: Phrase);
    SCORING_TILES = "lisboa-scoring-tiles";
    LACERDA_TITLE = "lisboa-lacerda-title";
    FEAT = "lisboa-feat" (wigs: Phrase, margin: Sign, rank: Phrase, turns: Number);
}
