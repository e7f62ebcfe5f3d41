//! Lacerda's steps and their reasons, and the ranks of soloists.

crate::words! {
    HELPER_PLACED = "lisboa-helper-placed" (pile: Phrase, card: Phrase);
    HELPER_MOVED = "lisboa-helper-moved" (pile: Phrase);
    COURTIER_PLACED = "lisboa-courtier-placed" (noble: Phrase, card: Phrase);
    COURTIER_MOVED = "lisboa-courtier-moved" (noble: Phrase);
    BUILDING_GIVEN = "lisboa-building-given" (site: Phrase, building: Phrase);
    PILE_DISCARDED = "lisboa-pile-discarded" (card: Phrase);

    STATE_UPPER = "lisboa-lacerda-state-upper" (action: Phrase, pile: Phrase);
    STATE_LOWER = "lisboa-lacerda-state-lower" (action: Phrase, pile: Phrase);
    STATE_IMPOSSIBLE = "lisboa-lacerda-state-impossible" (action: Phrase);
    FEWEST_ONE = "lisboa-lacerda-fewest-one" (first: Phrase);
    FEWEST_TWO = "lisboa-lacerda-fewest-two" (first: Phrase, second: Phrase);
    LARGER_PLAN = "lisboa-lacerda-larger-plan" (plan: Phrase);
    EQUAL_PLANS = "lisboa-lacerda-equal-plans" (plan: Phrase);
    SHIP_INFLUENCE = "lisboa-lacerda-ship-influence" (own: Number, yours: Number);
    PRODUCES = "lisboa-lacerda-produces";
    TILE_IN_FRONT = "lisboa-lacerda-tile-in-front" (benefit: Phrase, wigs: Phrase);
    NO_TILE = "lisboa-lacerda-no-tile";
    FIRST_FAVOUR = "lisboa-lacerda-first-favour" (noble: Phrase);
    VISITS = "lisboa-lacerda-visits" (noble: Phrase);
    NOBLE_IMPOSSIBLE = "lisboa-lacerda-noble-impossible" (action: Phrase);
    BEST_PLOT = "lisboa-lacerda-best-plot" (plot: Sign, store: Phrase, wigs: Phrase, equal: Number);
    LEFT_ENTRANCE = "lisboa-lacerda-left-entrance" (plot: Sign, store: Phrase, wigs: Phrase, equal: Number);
    CHEAPEST_CUBE = "lisboa-lacerda-cheapest-cube" (cube: Phrase);
    CHEAPEST_IN_COLUMN = "lisboa-lacerda-cheapest-in-column" (cube: Phrase);
    LEFTMOST_DECREES = "lisboa-lacerda-leftmost-decrees" (count: Number);
    BEST_SITE = "lisboa-lacerda-best-site" (site: Phrase, his: Phrase, yours: Phrase, equal: Number);
    SITE_BY_HELPER = "lisboa-lacerda-site-by-helper" (site: Phrase, his: Phrase, yours: Phrase, equal: Number);
    FOLLOWS = "lisboa-lacerda-follows" (noble: Phrase);
    CANNOT_FOLLOW = "lisboa-lacerda-cannot-follow" (noble: Phrase);
    CHURCH_INFLUENCE = "lisboa-lacerda-church-influence" (ships: Number, yours: Number);
    NOTHING_TO_DISCARD = "lisboa-lacerda-nothing-to-discard" (pile: Phrase);
    HELPER_STAYS = "lisboa-lacerda-helper-stays";

    // Ranks.
    RANK_RIGHT_HAND = "lisboa-rank-right-hand";
    RANK_PROTEGE = "lisboa-rank-protege";
    RANK_SERVANT = "lisboa-rank-servant";
    RANK_JESTER = "lisboa-rank-jester";
    RANK_REACHED = "lisboa-rank-reached" (rank: Phrase);
    RANK_WOULD_BE = "lisboa-rank-would-be" (rank: Phrase);
    RANK_NEXT = "lisboa-rank-next" (rank: Phrase);
    NEED_MET = "lisboa-need-met";
    NEED_UNMET = "lisboa-need-unmet";
    NEED_WIGS = "lisboa-need-wigs" (has: Number, needs: Number);
    NEED_STORES = "lisboa-need-stores" (has: Number, needs: Number);
    NEED_MAJORITIES = "lisboa-need-majorities" (has: Number, needs: Number);
    NEED_REIS = "lisboa-need-reis" (has: Number, needs: Number);
    NEED_DECREES = "lisboa-need-decrees" (has: Number, needs: Number);
    NEED_SHIPS = "lisboa-need-ships" (has: Number, needs: Number);
}
