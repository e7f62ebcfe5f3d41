//! What a table itself adds to the log of its game. The words are in `templates/*/common.ftl`.

crate::words! {
    /// The game continues under another rules number.
    RULES_CHANGED = "rules-changed" (rules: Number);
    /// Unsettled steps were undone because they were no longer legal.
    STEPS_GIVEN_UP = "steps-given-up";
    /// Turns were taken back by consent of all.
    TAKEN_BACK = "taken-back" (who: Person);
    /// An entry from before a change of the rules, as it stands in the log.
    ENTERED = "entered" (who: Person, entry: Sign);
}
