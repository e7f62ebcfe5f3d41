//! What is asked.

crate::words! {
    STANDING_NOT_FOLLOW = "lisboa-standing-not-follow";
    STANDING_PRODUCE = "lisboa-standing-produce";
    STANDING_NOT_FOLLOW_NOBLE = "lisboa-standing-not-follow-noble" (noble: Phrase);
    KEEP_TILE = "lisboa-ask-keep-tile";
    DRAFT = "lisboa-ask-draft" (count: Number);
    TURN = "lisboa-ask-turn";
    TAKE_CARD = "lisboa-ask-take-card";
    ADD_CARD = "lisboa-ask-add-card" (card: Phrase);
    DEAL = "lisboa-ask-deal";
    SELL = "lisboa-ask-sell";
    OFFER = "lisboa-ask-offer";
    PAY_VISIT = "lisboa-ask-pay-visit" (noble: Phrase, cost: Phrase);
    VISIT_STATE = "lisboa-ask-visit-state" (noble: Phrase, action: Phrase);
    FOLLOW = "lisboa-ask-follow" (who: Phrase, noble: Phrase, cost: Phrase, influence: Phrase);
    PAY = "lisboa-ask-pay" (price: Phrase, cause: Phrase);
    GAIN_GOOD = "lisboa-ask-gain-good";
    LOSE_GOOD = "lisboa-ask-lose-good";
    LOSE_REIS = "lisboa-ask-lose-reis" (price: Phrase, cause: Phrase);
    LOSE_OFFICIAL = "lisboa-ask-lose-official";
    TAKE_RUBBLE = "lisboa-ask-take-rubble";
    PLACE_OFFICIAL = "lisboa-ask-place-official";
    PLACE_SECOND = "lisboa-ask-place-second" (noble: Phrase);
    TAKE_PLAN = "lisboa-ask-take-plan";
    BUILD_SHIP = "lisboa-ask-build-ship" (ship: Phrase);
    MAY_BUILD_SHIP = "lisboa-ask-may-build-ship" (ship: Phrase);
    PAY_SHIP = "lisboa-ask-pay-ship" (count: Number);
    EXTRA_GOOD = "lisboa-ask-extra-good" (count: Number);
    MOVE_CARDINAL = "lisboa-ask-move-cardinal";
    MOVE_CARDINAL_ONE = "lisboa-ask-move-cardinal-one";
    TAKE_FAVOUR = "lisboa-ask-take-favour";
    PICK_PLOT = "lisboa-ask-pick-plot";
    TAKE_CUBE = "lisboa-ask-take-cube" (plot: Sign);
    PICK_HOUSE = "lisboa-ask-pick-house" (plot: Sign);
    TAKE_DECREE = "lisboa-ask-take-decree";
    SECOND_DECREE = "lisboa-ask-second-decree";
    PICK_SITE = "lisboa-ask-pick-site";
    PICK_SITE_PLANS = "lisboa-ask-pick-site-plans" (plans: Phrase);
    PICK_PLAN = "lisboa-ask-pick-plan" (site: Phrase);
    SEND_OFFICIAL = "lisboa-ask-send-official" (count: Number);
    GIVE_TILE = "lisboa-ask-give-tile";
    SHED = "lisboa-ask-shed";
    DISCARD_CARD = "lisboa-ask-discard-card";
}
