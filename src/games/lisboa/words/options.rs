//! What can be answered. What it costs and brings follows, in the grammar of `costs`.

crate::words! {
    DRAFT = "lisboa-option-draft" (cards: Phrase);

    // What a card of the hand is used for.
    GOLD = "lisboa-option-gold" (card: Phrase);
    ADD = "lisboa-option-add" (card: Phrase);
    TREASURY_FALLS = "lisboa-option-treasury-falls";
    ADD_NOBLE = "lisboa-option-add-noble" (influence: Phrase);
    ADD_TREASURY = "lisboa-option-add-treasury" (benefit: Phrase);
    VISIT = "lisboa-option-visit" (card: Phrase, noble: Phrase);
    VISIT_DETAIL = "lisboa-option-visit-detail" (first: Phrase, second: Phrase, action: Phrase);
    SPONSOR = "lisboa-option-sponsor" (card: Phrase);

    SLOT_FREE = "lisboa-option-slot-free";
    SLOT_REPLACE = "lisboa-option-slot-replace" (card: Phrase);
    SELL = "lisboa-option-sell" (goods: Phrase, ship: Phrase, owner: Phrase);
    SELL_SAILS = "lisboa-option-sell-sails" (owner: Phrase, wigs: Phrase);
    SELL_GROUP = "lisboa-option-sell-group" (good: Phrase);
    OFFER_GROUP = "lisboa-option-offer-group" (noble: Phrase);
    STATE = "lisboa-option-state" (action: Phrase);
    ACTION_SHIP = "lisboa-option-action-ship" (action: Phrase, ship: Phrase, hull: Number);
    ACTION_PLANS = "lisboa-option-action-plans" (action: Phrase, blue: Sign, green: Sign);
    FOLLOW = "lisboa-option-follow" (cost: Phrase, action: Phrase);
    PAY = "lisboa-option-pay" (cost: Phrase);
    COINS = "lisboa-option-coins" (cost: Phrase, track: Phrase);
    OFFICE = "lisboa-option-office" (noble: Phrase, officials: Number, spaces: Number);
    RECALL_OFFICE = "lisboa-option-recall-office" (noble: Phrase);
    RECALL_PLAZA = "lisboa-option-recall-plaza" (noble: Phrase);
    SHIP_FREE = "lisboa-option-ship-free";
    SHIP_REPLACE = "lisboa-option-ship-replace" (card: Phrase);
    CARDINAL = "lisboa-option-cardinal" (steps: Number, benefit: Phrase, wigs: Phrase);
    CARDINAL_TREASURY = "lisboa-option-cardinal-treasury";
    CARDINAL_ENVELOPE = "lisboa-option-cardinal-envelope";
    FAVOUR = "lisboa-option-favour" (noble: Phrase);
    PLOT = "lisboa-option-plot" (plot: Sign, store: Phrase);
    STREET_GROUP = "lisboa-option-street-group" (sign: Phrase, street: Phrase, wigs: Phrase);
    CUBE_ROW = "lisboa-option-cube-row" (cube: Phrase);
    CUBE_COLUMN = "lisboa-option-cube-column" (cube: Phrase);
    HOUSE_LEFT = "lisboa-option-house-left" (left: Number);
    HOUSE_MIDDLE = "lisboa-option-house-middle" (left: Number);
    HOUSE_RIGHT = "lisboa-option-house-right" (left: Number);
    HOUSE_LEFT_DETAIL = "lisboa-option-house-left-detail";
    HOUSE_MIDDLE_DETAIL = "lisboa-option-house-middle-detail";
    HOUSE_RIGHT_DETAIL = "lisboa-option-house-right-detail";
    DECREE = "lisboa-option-decree" (decree: Phrase, wigs: Phrase);
    OPENING = "lisboa-option-opening" (colours: Phrase, you: Number, others: Phrase);
    OPEN_SENT = "lisboa-option-open-sent" (sent: Number);
    OPEN_HIRED = "lisboa-option-open-hired" (sent: Number, hired: Number);
    TAKE = "lisboa-option-take" (card: Phrase);
    GIVE = "lisboa-option-give" (benefit: Phrase);
    DISCARD = "lisboa-option-discard" (card: Phrase);
    DISCARD_IN_VAIN = "lisboa-option-discard-in-vain" (card: Phrase);
    DONE = "lisboa-option-done";
    DECLINE = "lisboa-option-decline";
    NO_STATE = "lisboa-option-no-state";
    NO_SALE = "lisboa-option-no-sale";
    NO_TRADE = "lisboa-option-no-trade";
    NO_OFFICIAL = "lisboa-option-no-official";
    NO_DECREE = "lisboa-option-no-decree";

    // What people look for, whether it can be done or not.
    SOUGHT_VISIT = "lisboa-sought-visit" (noble: Phrase);
    SOUGHT_EVENT = "lisboa-sought-event" (event: Phrase);
    SOUGHT_PORTFOLIO = "lisboa-sought-portfolio";
}
