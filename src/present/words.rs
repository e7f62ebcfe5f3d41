//! The texts that belong to no game: tables, panels, refusals, help. Their words are in `templates/*/common.ftl`.

crate::words! {
    // People.
    AND = "and" (most: Phrase, last: Phrase);
    PLAYER = "player" (seat: Sign);
    FORMER_PLAYER = "former-player";
    AUTOMA = "automa";

    // Buttons.
    JOIN = "join";
    LEAVE = "leave";
    START = "start";
    TAKE_TURN = "take-turn";
    UNDO = "undo";
    START_OVER = "start-over";
    BACK = "back";
    BOARD = "board";
    RULES = "rules";
    LOG = "log";
    REMATCH = "rematch";
    RECORD = "record";
    SURE = "sure";
    PREVIOUS = "previous";
    NEXT = "next";
    OLDER = "older";
    NEWER = "newer";

    // A table in its lobby.
    LOBBY_TITLE = "lobby-title" (game: Phrase);
    LOBBY_OPENED_BY = "lobby-opened-by" (host: Sign);
    LOBBY_PLAYERS = "lobby-players" (count: Number, most: Number);
    LOBBY_NOBODY = "lobby-nobody";
    LOBBY_MISSING = "lobby-missing" (count: Number);
    LOBBY_READY = "lobby-ready";
    LOBBY_READY_ALONE = "lobby-ready-alone" (automa: Phrase);
    LOBBY_OPTIONS = "lobby-options";
    OPEN_SEED = "open-seed";
    LOBBY_OPTION = "lobby-option" (name: Phrase, value: Phrase);
    PLAY_IN_THREAD = "play-in-thread";
    PLAY_HERE = "play-here";
    LOBBY_IN_THREAD = "lobby-in-thread";
    LOBBY_PLAYS = "lobby-plays" (game: Phrase, who: Phrase, count: Number);
    LOBBY_PLAYS_THERE = "lobby-plays-there" (game: Phrase, who: Phrase, count: Number);
    LOBBY_ENDED = "lobby-ended" (game: Phrase, result: Phrase);
    LOBBY_CLOSED = "lobby-closed" (game: Phrase);
    LOBBY_MOVED = "lobby-moved" (game: Phrase);

    // Whose turn it is, for everybody.
    PING = "ping" (game: Phrase, count: Number);
    TURN_OF = "turn-of" (who: Phrase, count: Number, question: Phrase);
    SINCE = "since";
    STORY_MORE = "story-more" (count: Number);
    STORY_EMPTY = "story-empty";
    EARLIER_IN_LOG = "earlier-in-log" (count: Number);

    // One's own turn.
    YOUR_TURN = "your-turn" (game: Phrase);
    YOUR_QUESTION = "your-question" (game: Phrase);
    YOUR_HAND = "your-hand";
    NO_HAND = "no-hand";
    SO_FAR = "so-far";
    SINCE_YOUR_TURN = "since-your-turn";
    MORE_IN_LOG = "more-in-log" (count: Number);
    NOTHING_ASKED = "nothing-asked";
    WAITING_FOR = "waiting-for" (who: Phrase);
    ANSWER_KEPT = "answer-kept";
    CHOOSE = "choose";
    MAY_ALSO = "may-also";
    THEN = "then" (first: Phrase, next: Phrase);
    MORE = "more" (first: Number, last: Number);
    ENDS_TURN = "ends-turn";
    IS_SEALED = "is-sealed";
    IS_FINAL = "is-final";
    NO_WAY_BACK = "no-way-back";
    ALL_END_TURN = "all-end-turn";
    ALL_SEALED = "all-sealed";
    ALL_FINAL = "all-final";
    ALL_WITHOUT_WAY_BACK = "all-without-way-back";
    ASK_SURE = "ask-sure";
    ASK_END_TURN = "ask-end-turn";
    ASK_FINAL = "ask-final";
    TRUST = "trust";
    NOT_NOW = "not-now";
    NOT_NOW_BRIEF = "not-now-brief" (what: Phrase, why: Phrase);
    NOT_NOW_TITLE = "not-now-title" (game: Phrase);
    NOT_NOW_LINE = "not-now-line" (what: Phrase, why: Phrase);
    AND_MORE = "and-more" (count: Number);
    WHY_NOT = "why-not";

    // Looking.
    SHEET = "sheet" (number: Number, count: Number);
    LOOK_AT = "look-at";
    NO_SUCH_PAGE = "no-such-page";
    LOG_TITLE = "log-title" (game: Phrase);
    LOG_EMPTY = "log-empty";
    RECAP_TITLE = "recap-title" (game: Phrase);
    RECAP_EMPTY = "recap-empty";
    SCORE_TITLE = "score-title" (game: Phrase);
    SCORE_UNKNOWN = "score-unknown";
    TRANSCRIPT_TITLE = "transcript-title" (game: Phrase);
    STEP = "step" (number: Number, count: Number);
    RECORD_DEPARTS = "record-departs" (recorded: Number, current: Number, number: Number, action: Sign);

    // The end.
    END_TITLE = "end-title" (game: Phrase);
    WINNERS = "winners" (who: Phrase, count: Number);
    PLACE = "place" (place: Number, who: Phrase, total: Number);
    GAME_OVER = "game-over";

    // My games.
    MINE_TITLE = "mine-title";
    MINE_NONE = "mine-none";
    MINE_WAITS = "mine-waits" (game: Phrase, question: Phrase);
    MINE_RUNS = "mine-runs" (game: Phrase, who: Phrase);
    MINE_MORE = "mine-more" (count: Number);
    WHICH_GAME = "which-game";

    // Rules and help.
    RULES_TITLE = "rules-title" (game: Phrase);
    RULES_TERM = "rules-term" (game: Phrase, term: Phrase);
    CHOOSE_CHAPTER = "choose-chapter";
    CHOOSE_TERM = "choose-term" (chapter: Phrase);
    FIRST_TURNS = "first-turns";
    FIRST_TURNS_TITLE = "first-turns-title" (game: Phrase);
    RULES_UNKNOWN = "rules-unknown" (term: Sign);
    HELP_TITLE = "help-title";
    HELP_ASKED = "help-asked";
    HELP_WAITING = "help-waiting";
    HELP_WATCHING = "help-watching";
    HELP_GATHERING = "help-gathering";
    HELP_NO_GAME = "help-no-game";
    HELP_COMMANDS = "help-commands";
    HELP_TURN = "help-turn";
    HELP_DO = "help-do";
    HELP_LOOK = "help-look";
    HELP_RULES = "help-rules";
    HELP_MINE = "help-mine";
    HELP_MOVE = "help-move";
    HELP_SETTINGS = "help-settings";

    // Why not.
    NOT_ASKED = "not-asked";
    UNREADABLE = "unreadable" (text: Sign);
    NO_SUCH_SEAT = "no-such-seat";
    NOTHING_TO_UNDO = "nothing-to-undo";
    DEAD_END = "dead-end";
    UNFIT = "unfit" (slot: Phrase, given: Sign);
    UNFIT_BUT = "unfit-but" (slot: Phrase, given: Sign, fitting: Phrase);
    UNFIT_COMMAND = "unfit-command" (what: Phrase, fitting: Phrase);
    TOO_FAR = "too-far" (slot: Phrase, given: Sign);
    STALE = "stale";
    NOT_YOURS = "not-yours";
    NOT_PLAYING = "not-playing";
    NO_GAME = "no-game";
    TROUBLE = "trouble";
    BEING_UPDATED = "being-updated";
    UNREADABLE_GAME = "unreadable-game";
    NO_GAME_HERE = "no-game-here";
    NO_SUCH_KIND = "no-such-kind" (game: Sign);
    PLACE_TAKEN = "place-taken";
    TABLE_FULL = "table-full" (most: Number);
    TOO_MANY_TABLES = "too-many-tables" (most: Number);
    TOO_OFTEN = "too-often" (minutes: Number);
    ALREADY_SEATED = "already-seated";
    ONLY_HOST = "only-host";
    ONLY_MANAGERS = "only-managers";
    OTHER_SERVER = "other-server";
    NOT_STARTED = "not-started";
    ALREADY_STARTED = "already-started";
    NOT_ARCHIVED = "not-archived";
    IS_ARCHIVED = "is-archived";
    WAS_CANCELLED = "was-cancelled";
    NO_SUCH_OPTION = "no-such-option" (option: Sign);
    WITHHELD = "withheld";

    // What was done at a table.
    OPENED = "opened";
    JOINED = "joined";
    LEFT = "left";
    CLOSED = "closed";
    STARTED = "started";
    STARTED_IN_THREAD = "started-in-thread";
    THREAD_ON = "thread-on";
    THREAD_OFF = "thread-off";
    SAVED = "saved";
    CANCELLED = "cancelled";
    CANCELLED_BY = "cancelled-by" (who: Person);
    ARCHIVED = "archived";
    ASK_CANCEL = "ask-cancel";
    CANCEL_IT = "cancel-it";
    IN_THREAD = "in-thread";
    OPENED_IN_THREAD = "opened-in-thread";
    MOVED = "moved";
    NO_THREAD = "no-thread";
    NO_THREAD_FOR_YOU = "no-thread-for-you";
    WHOLE_RECORD = "whole-record";
    TRANSCRIPT_SO_FAR = "transcript-so-far";

    // What keeps messages from being delivered.
    OBSTACLE_PERMISSION = "obstacle-permission";
    OBSTACLE_THREAD = "obstacle-thread";
    OBSTACLE_CHANNEL = "obstacle-channel" (game: Sign);
    CANNOT_WRITE = "cannot-write" (permissions: Phrase);
    PERMISSION_VIEW = "permission-view";
    PERMISSION_SEND = "permission-send";
    PERMISSION_SEND_IN_THREADS = "permission-send-in-threads";
    PERMISSION_EMBED = "permission-embed";

    // Settings.
    SETTINGS_TITLE = "settings-title";
    SETTING_LANGUAGE = "setting-language" (language: Sign);
    SETTING_ALOUD = "setting-aloud" (value: Phrase);
    SETTING_CONFIRM = "setting-confirm" (value: Phrase);
    SETTING_PICTURES = "setting-pictures" (value: Phrase);
    CHOOSE_LANGUAGE = "choose-language";
    LANGUAGE_OF_SERVER = "language-of-server";
    CHOOSE_TABLE_INTERVAL = "choose-table-interval";
    CHOOSE_TABLE_PICTURES = "choose-table-pictures";
    CHOOSE_SWITCHES = "choose-switches";
    TABLE_OPTIONS_TITLE = "table-options-title" (game: Phrase);
    CHOOSE_ALOUD = "choose-aloud";
    CHOOSE_CONFIRM = "choose-confirm";
    CHOOSE_PICTURES = "choose-pictures";
    SWITCH = "switch" (what: Phrase, value: Phrase);
    CONFIRM_ALWAYS = "confirm-always";
    CONFIRM_MID_TURN = "confirm-mid-turn";
    CONFIRM_NEVER = "confirm-never";
    PICTURES_NOTHING = "pictures-nothing";
    PICTURES_BOARDS = "pictures-boards";
    PICTURES_PANELS = "pictures-panels";
    YES = "yes";
    NO = "no";
    ASK_FORGET = "ask-forget";
    FORGET_ME = "forget-me";
    FORGOTTEN = "forgotten";
}
