//! Commands, their slots, and the options of a table.

crate::words! {
    GOLD = "lisboa-command-gold";
    SELL = "lisboa-command-sell";
    OFFER = "lisboa-command-offer";
    VISIT = "lisboa-command-visit";
    SPONSOR = "lisboa-command-sponsor";
    FOLLOW = "lisboa-command-follow";
    TAKE = "lisboa-command-take";

    CARD = "lisboa-slot-card";
    PLACE = "lisboa-slot-place";
    GOOD = "lisboa-slot-good";
    SHIP = "lisboa-slot-ship";
    STATE = "lisboa-slot-state";
    NOBLE = "lisboa-slot-noble";
    OFFICE = "lisboa-slot-office";
    ARCHITECT = "lisboa-slot-architect";
    CHOICE = "lisboa-slot-choice";
    PLOT = "lisboa-slot-plot";
    STREET = "lisboa-slot-street";
    CUBE = "lisboa-slot-cube";
    LINE = "lisboa-slot-line";
    HOUSE = "lisboa-slot-house";
    DECREE = "lisboa-slot-decree";
    SITE = "lisboa-slot-site";
    PLAN = "lisboa-slot-plan";
    FAVOUR = "lisboa-slot-favour";
    PILE = "lisboa-slot-pile";

    DRAFT = "lisboa-option-of-draft";
    DRAFT_OFF = "lisboa-option-of-draft-off";
    DRAFT_ON = "lisboa-option-of-draft-on";
}
