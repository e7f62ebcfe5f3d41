//! The texts about waiting: reminders, quiet hours, absences. Their words are in `templates/*/waiting.ftl`.

crate::words! {
    // Reminders.
    REMINDER_PING = "reminder-ping" (game: Phrase, count: Number);
    SNOOZE = "snooze";
    MUTE = "mute";
    SNOOZED = "snoozed";
    MUTED = "muted";
    NEXT_UP = "next-up" (who: Phrase, count: Number);

    // Absences.
    AWAY = "away" (who: Person);
    AWAY_NOTE = "away-note" (note: Sign);
    AWAY_SET = "away-set";
    AWAY_NOT = "away-not";
    RETURN_TITLE = "return-title";
    RETURN_PING = "return-ping" (count: Number);
    RETURN_NONE = "return-none";

    // Games that nobody plays.
    ASLEEP = "asleep";
    EXPIRED = "expired";
    MINE_GATHERS = "mine-gathers" (game: Phrase);
    MINE_PUT_AWAY = "mine-put-away" (game: Phrase);
    MINE_ASLEEP = "mine-asleep" (game: Phrase);

    // What somebody has chosen.
    REMINDERS_TITLE = "reminders-title";
    REMINDERS_INTERVAL = "reminders-interval" (value: Phrase);
    REMINDERS_QUIET = "reminders-quiet" (hours: Sign);
    REMINDERS_NO_QUIET = "reminders-no-quiet";
    REMINDERS_ZONE = "reminders-zone" (zone: Sign);
    REMINDERS_WHERE = "reminders-where" (value: Phrase);
    REMINDERS_HEADS_UP = "reminders-heads-up" (value: Phrase);
    CHOOSE_INTERVAL = "choose-interval";
    CHOOSE_WHERE = "choose-where";
    CHOOSE_HEADS_UP = "choose-heads-up";
    CHOOSE_ZONE = "choose-zone";
    CHOOSE_QUIET = "choose-quiet";
    ZONE_NOW = "zone-now" (zone: Sign, time: Sign);
    REMINDERS_HOW = "reminders-how";
    INTERVAL_12 = "interval-12";
    INTERVAL_24 = "interval-24";
    INTERVAL_48 = "interval-48";
    INTERVAL_OFF = "interval-off";
    INTERVAL_TABLE = "interval-table";
    WHERE_CHANNEL = "where-channel";
    WHERE_DIRECT = "where-direct";
    HELP_REMINDERS = "help-reminders";

    // Why not.
    MISFIT_VALUE = "misfit-value" (text: Sign);
    MISFIT_HOURS = "misfit-hours" (text: Sign);
    MISFIT_ZONE = "misfit-zone" (text: Sign);
    MISFIT_NO_ZONE = "misfit-no-zone";
    MISFIT_UNTIL = "misfit-until" (text: Sign);
    MISFIT_PAST = "misfit-past";
    MISFIT_TOO_FAR = "misfit-too-far";
    MISFIT_NOTE = "misfit-note" (most: Number);
}
