//! The texts about the life of a table: votes, clocks, seats, standing answers. Their words are in `templates/*/life.ftl`.

crate::words! {
    // Votes.
    VOTE_TITLE = "vote-title";
    VOTE_BY = "vote-by" (who: Person, proposal: Phrase);
    PROPOSE_TAKE_BACK = "propose-take-back" (count: Number);
    PROPOSE_PAUSE = "propose-pause";
    PROPOSE_GO_ON = "propose-go-on";
    PROPOSE_REPLACE = "propose-replace" (who: Person);
    PROPOSE_END = "propose-end";
    VOTE_SEEN = "vote-seen" (who: Person, count: Number);
    VOTE_NEEDS_ALL = "vote-needs-all";
    VOTE_NEEDS_MAJORITY = "vote-needs-majority";
    VOTE_YES = "vote-yes" (who: Phrase);
    VOTE_NO = "vote-no" (who: Phrase);
    VOTE_EXPIRES = "vote-expires";
    VOTE_ACCEPTED = "vote-accepted";
    VOTE_REJECTED = "vote-rejected";
    VOTE_EXPIRED = "vote-expired";
    VOTE_VOID = "vote-void";
    TAKEN_BACK_MARK = "taken-back-mark";
    AGREE = "agree";
    DISAGREE = "disagree";

    // Clocks.
    CLOCK_NONE = "clock-none";
    CLOCK_FAST = "clock-fast";
    CLOCK_NORMAL = "clock-normal";
    CLOCK_SLOW = "clock-slow";
    CLOCK_OWN = "clock-own" (bank: Phrase, turn: Phrase, most: Phrase);
    DAYS = "days" (count: Number);
    HOURS = "hours" (count: Number);
    OWN_CLOCK = "own-clock";
    OWN_BANK = "own-bank";
    OWN_TURN = "own-turn";
    OWN_MOST = "own-most";
    OWN_SET = "own-set";
    CLOCK_LINE = "clock-line" (clock: Phrase);
    CLOCK_ENDS = "clock-ends" (who: Person);
    CLOCK_AWAY = "clock-away" (who: Person, days: Number, most: Number);
    TIME_OUT = "time-out" (who: Person);
    WAIT = "wait";
    WAITED = "waited";
    REMIND_NOW = "remind-now";
    REPLACE = "replace";

    // Seats.
    SEAT_OPEN = "seat-open" (number: Number);
    SEAT_OFFERED = "seat-offered" (who: Person);
    SEAT_OFFERED_TO = "seat-offered-to" (who: Person);
    TAKE_SEAT = "take-seat";
    SEAT_TOOK = "seat-took";
    SEAT_LEFT = "seat-left";
    SEAT_IS_OFFERED = "seat-is-offered";
    SEAT_KEPT = "seat-kept";
    GIVE_UP = "give-up";
    GIVE_UP_SURE = "give-up-sure";
    OFFER_SEAT = "offer-seat";
    KEEP_SEAT = "keep-seat";
    FORMERLY = "formerly" (now: Person, who: Phrase);

    // The page of a table.
    TABLE_TITLE = "table-title" (game: Phrase);
    TABLE_SEATS = "table-seats";
    TABLE_SEAT = "table-seat" (who: Person, state: Phrase);
    STATE_HOST = "state-host";
    STATE_WAITED = "state-waited";
    STATE_VACANT = "state-vacant";
    STATE_OFFERED = "state-offered";
    STATE_LEFT = "state-left" (who: Phrase);
    TABLE_VOTES = "table-votes";
    TABLE_PAUSED = "table-paused";
    TABLE_PROPOSE = "table-propose";
    TABLE_CLOCK = "table-clock";
    TABLE_HOST = "table-host";
    TABLE_BOT = "table-bot";
    BOT_KEEPS = "bot-keeps" (number: Number, level: Phrase);
    BOT_SITS = "bot-sits";
    HANDED_OVER = "handed-over";
    DONE = "done";

    // Following.
    FOLLOW_ROUNDS = "follow-rounds";
    FOLLOW_END = "follow-end";
    FOLLOW_OFF = "follow-off";
    FOLLOW_PROMPT = "follow-prompt";
    FOLLOWED_ROUND = "followed-round" (round: Number);
    FOLLOWED_END = "followed-end";

    // Standing answers.
    ALWAYS_UNTIL_TURN = "always-until-turn" (answer: Phrase);
    ALWAYS_SUBJECT = "always-subject" (answer: Phrase);
    ALWAYS_UNLESS_FREE = "always-unless-free" (answer: Phrase);
    ALWAYS_WHEN_FREE = "always-when-free" (answer: Phrase);
    ALWAYS_GAME = "always-game" (answer: Phrase);
    ALWAYS_PROMPT = "always-prompt";
    STANDING = "standing";
    STANDING_NONE = "standing-none";
    STANDING_HOW = "standing-how";
    STANDING_CHANGE = "standing-change";
    REVOKE_PROMPT = "revoke-prompt";

    // Notes.
    NOTE = "note";
    NOTE_KEPT = "note-kept";
    NOTE_GONE = "note-gone" (note: Sign);
    NOTE_NONE = "note-none";

    // Why not.
    PAUSED = "paused";
    NOT_RECURRING = "not-recurring";
    VOTE_CLOSED = "vote-closed";
    NOT_YOUR_VOTE = "not-your-vote";
    ALREADY_PROPOSED = "already-proposed";
    NOT_OVERDUE = "not-overdue";
    NOT_IN_TRY = "not-in-try";
    SEAT_TAKEN = "seat-taken";
    SAT_HERE = "sat-here";
    HELP_TABLE = "help-table";
    HELP_STANDING = "help-standing";

    // Commands.
    ABOUT_TABLE = "about-table";
    SLOT_OFFER_TO = "slot-offer-to";
    ABOUT_NOTE = "about-note";
    SLOT_NOTE_TEXT = "slot-note-text";
}
