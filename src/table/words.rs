//! What a table itself has to say in the log of its game. The words are in `templates/*/common.ftl`.

crate::words! {
    /// The game goes on under another rules number than it has been played under.
    RULES_CHANGED = "rules-changed" (rules: Number);
    /// Unsettled steps were taken back, because they were no longer legal.
    STEPS_GIVEN_UP = "steps-given-up";
    /// By consent of all, turns were taken back.
    TAKEN_BACK = "taken-back" (who: Person);
    /// An entry from before a change of the rules, as it stands in the log.
    ENTERED = "entered" (who: Person, entry: Sign);
}
