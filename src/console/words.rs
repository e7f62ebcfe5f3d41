//! The texts of the terminal: their words are in `templates/*/terminal.ftl`.

crate::words! {
    // Sitting down.
    SEATS = "terminal-seats" (game: Phrase, fewest: Number, most: Number);
    HOW_MANY = "terminal-how-many" (fewest: Number, most: Number);
    NOT_SO_MANY = "terminal-not-so-many" (fewest: Number, most: Number);
    ASK_NAME = "terminal-ask-name" (seat: Number, usual: Phrase);
    NAME_TAKEN = "terminal-name-taken" (name: Sign);
    OPEN_GAMES = "terminal-open-games";
    CONTINUE = "terminal-continue" (game: Phrase, who: Phrase);
    NEW_GAME = "terminal-new-game";

    // Playing.
    HINT = "terminal-hint";
    PASS_ON = "terminal-pass-on" (who: Person);
    ENTER_ONLY = "terminal-enter-only" (who: Person);
    DONE_FOR_NOW = "terminal-done-for-now";
    NOTHING_FOUND = "terminal-nothing-found" (text: Sign);
    MUCH_FOUND = "terminal-much-found" (text: Sign, count: Number);
    NO_SUCH_NUMBER = "terminal-no-such-number" (number: Sign);
    NOBODY_CALLED = "terminal-nobody-called" (name: Sign);
    ALONE = "terminal-alone";
    MORE = "terminal-more";

    // Bots.
    BOT = "terminal-bot" (who: Person, level: Phrase);
    THINKING = "terminal-thinking" (who: Phrase);

    // The end.
    TO_CONTINUE = "terminal-to-continue" (command: Sign);
    AFTER_THE_END = "terminal-after-the-end";
    RECORDED = "terminal-recorded" (file: Sign);
    NOT_RECORDED = "terminal-not-recorded" (file: Sign);

    // Help.
    HELP_TITLE = "terminal-help-title";
    HELP_ANSWERS = "terminal-help-answers" (example: Sign);
    HELP_SAVED = "terminal-help-saved";
    HELP_COMMANDS = "terminal-help-commands";
    HELP_GAME = "terminal-help-game" (game: Phrase);
    HELP_LINE = "terminal-help-line" (words: Phrase, about: Phrase);

    // What can be typed: words with commas between.
    TYPE_HELP = "terminal-type-help";
    TYPE_TURN = "terminal-type-turn";
    TYPE_BOARD = "terminal-type-board";
    TYPE_HAND = "terminal-type-hand";
    TYPE_LOG = "terminal-type-log";
    TYPE_RECAP = "terminal-type-recap";
    TYPE_SCORE = "terminal-type-score";
    TYPE_RULES = "terminal-type-rules";
    TYPE_UNDO = "terminal-type-undo";
    TYPE_KEYBOARD = "terminal-type-keyboard";
    TYPE_QUIT = "terminal-type-quit";

    // What it does.
    ABOUT_HELP = "terminal-about-help";
    ABOUT_TURN = "terminal-about-turn";
    ABOUT_BOARD = "terminal-about-board";
    ABOUT_HAND = "terminal-about-hand";
    ABOUT_LOG = "terminal-about-log";
    ABOUT_RECAP = "terminal-about-recap";
    ABOUT_SCORE = "terminal-about-score";
    ABOUT_RULES = "terminal-about-rules";
    ABOUT_UNDO = "terminal-about-undo";
    ABOUT_KEYBOARD = "terminal-about-keyboard";
    ABOUT_QUIT = "terminal-about-quit";
}
