//! The texts about bots at tables. Their words are in `templates/*/bots.ftl`.

use crate::engine::Key;
use crate::engine::search::Level;

crate::words! {
    BOT_NAME = "bot-name" (name: Sign);
    BOT_AT = "bot-at" (who: Person, level: Phrase);
    EASY = "bot-easy";
    NORMAL = "bot-normal";
    HARD = "bot-hard";

    // In the lobby.
    BOTS = "bots";
    BOTS_TITLE = "bots-title" (game: Phrase);
    BOTS_ABOUT = "bots-about";
    ADD_EASY = "bot-add-easy";
    ADD_NORMAL = "bot-add-normal";
    ADD_HARD = "bot-add-hard";
    REMOVE = "bot-remove" (who: Person);
    HELP = "help-bots";
    HELP_HINT = "help-hint";

    // Hints.
    ABOUT_HINT = "about-hint";
    HINT_TITLE = "hint-title" (game: Phrase);
    HINT_LINE = "hint-line" (place: Number, option: Phrase, chances: Number, lead: Phrase);
    HINT_AHEAD = "hint-ahead" (points: Number);
    HINT_BEHIND = "hint-behind" (points: Number);
    HINT_EVEN = "hint-even";
    HINT_MARKED = "hint-marked";
    WITH_HINTS = "with-hints" (count: Number);
    WITH_TAKE_BACKS = "with-take-backs" (count: Number);

    // Why not.
    BOTS_OFF = "bots-off";
    NO_HINTS = "no-hints";
    NO_SUCH_BOT = "no-such-bot";
    REST_OFF = "bots-rest-off";
    REST_ALONE = "bots-rest-alone";
}

/// What a level is called.
pub fn level(level: Level) -> &'static Key {
    match level {
        Level::Easy => &EASY,
        Level::Normal => &NORMAL,
        Level::Hard => &HARD,
    }
}
