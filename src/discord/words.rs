//! The texts of Discord's commands: their words are in `templates/*/discord.ftl`.

crate::words! {
    ABOUT_MOVES = "about-moves" (game: Phrase);
    ABOUT_GAME = "about-game";
    ABOUT_GAME_NEW = "about-game-new";
    ABOUT_GAME_STATUS = "about-game-status";
    ABOUT_GAME_OPTIONS = "about-game-options";
    ABOUT_GAME_CANCEL = "about-game-cancel";
    ABOUT_GAME_MOVE = "about-game-move";
    ABOUT_GAME_MINE = "about-game-mine";
    ABOUT_TURN = "about-turn";
    ABOUT_DO = "about-do";
    ABOUT_BOARD = "about-board";
    ABOUT_HAND = "about-hand";
    ABOUT_LOG = "about-log";
    ABOUT_RECAP = "about-recap";
    ABOUT_SCORE = "about-score";
    ABOUT_UNDO = "about-undo";
    ABOUT_RULES = "about-rules";
    ABOUT_EXPORT = "about-export";
    ABOUT_SETTINGS = "about-settings";
    ABOUT_HELP = "about-help";
    SLOT_GAME = "slot-game";
    SLOT_TABLE = "slot-table";
    SLOT_SEED = "slot-seed";
    SLOT_LANGUAGE = "slot-language";
    SLOT_CHOICE = "slot-choice";
    SLOT_PAGE = "slot-page";
    SLOT_PUBLIC = "slot-public";
    SLOT_TERM = "slot-term";
    SLOT_SCREEN_READER = "slot-screen-reader";
    SLOT_CONFIRM = "slot-confirm";
    SLOT_PICTURES = "slot-pictures";
    SLOT_TABLE_PICTURES = "slot-table-pictures";
    SLOT_SERVER_LANGUAGE = "slot-server-language";
    SLOT_SERVER_THREADS = "slot-server-threads";
    SLOT_FORGET = "slot-forget";

    // Comparing; their words are in `templates/*/compare.ftl`.
    ABOUT_RATINGS = "about-ratings";
    ABOUT_STATS = "about-stats";
    SLOT_WHO = "slot-who";
    SLOT_WHOLE_SERVER = "slot-whole-server";
    SLOT_RATED = "slot-rated";
    SLOT_STATISTICS = "slot-statistics";

    // Waiting; their words are in `templates/*/waiting.ftl`.
    ABOUT_REMINDERS = "about-reminders";
    ABOUT_AWAY = "about-away";
    ABOUT_AWAY_SET = "about-away-set";
    ABOUT_AWAY_BACK = "about-away-back";
    SLOT_INTERVAL = "slot-interval";
    SLOT_QUIET = "slot-quiet";
    SLOT_ZONE = "slot-zone";
    SLOT_WHERE = "slot-where";
    SLOT_HEADS_UP = "slot-heads-up";
    SLOT_REMINDERS = "slot-reminders";
    SLOT_UNTIL = "slot-until";
    SLOT_NOTE = "slot-note";
}
