//! The texts about watching and replaying games, in Discord and on the page. Their words are in `templates/*/watch.ftl`.

crate::words! {
    // In Discord.
    WATCH = "watch";
    WATCH_TITLE = "watch-title" (game: Phrase);
    WATCH_HERE = "watch-here";
    WATCH_OFF = "watch-off";
    WATCH_RENEW = "watch-renew";
    WATCH_SWITCH_OFF = "watch-switch-off";
    WATCH_SWITCH_ON = "watch-switch-on";
    NO_PAGE = "no-page";
    REPLAY = "replay";
    REPLAY_TITLE = "replay-title" (game: Phrase);
    NO_BOARD = "replay-no-board";
    ABOUT_REPLAY = "about-replay";
    SLOT_SERVER_PAGES = "slot-server-pages";
    HELP_WATCH = "help-watch";
    // All hands after the end.
    CHOOSE_HANDS = "choose-hands";
    HANDS_SHOWN = "hands-shown";
    HANDS_HIDDEN = "hands-hidden";
    LOBBY_HANDS = "lobby-hands";
    SLOT_HANDS = "slot-hands";
    SHOW_HANDS = "show-hands";
    PROPOSE_SHOW_HANDS = "propose-show-hands";
    HAND_OF = "hand-of" (who: Person);
    NOTHING_HELD = "nothing-held";

    // On the page.
    PAGE_TITLE = "page-title" (game: Phrase, who: Phrase);
    PAGE_STEPS = "page-steps";
    PAGE_STEP = "page-step" (number: Sign, last: Sign);
    PAGE_BEGINNING = "page-beginning";
    PAGE_FIRST = "page-first";
    PAGE_BACK = "page-back";
    PAGE_ON = "page-on";
    PAGE_LAST = "page-last";
    PAGE_LIVE = "page-live";
    PAGE_OVER = "page-over";
    PAGE_LOG = "page-log";
    PAGE_BOARD = "page-board";
    PAGE_IN_WORDS = "page-in-words";
    PAGE_HANDS = "page-hands";
    PAGE_ENLARGE = "page-enlarge";
    PAGE_LANGUAGE = "page-language";
    PAGE_THEME = "page-theme";
    PAGE_KEYS = "page-keys";
    PAGE_LOST = "page-lost";
    PAGE_GONE = "page-gone";
    PAGE_SCRIPT = "page-script";
}
