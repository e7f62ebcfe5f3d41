//! The texts of solo challenges. Their words are in `templates/*/challenge.ftl`.

crate::words! {
    // Buttons.
    PLAY = "challenge-play";
    GO_ON = "challenge-go-on";
    RANKING = "challenge-ranking";
    REPLAYS = "challenge-replays";
    NUDGE_ON = "challenge-nudge-on";
    NUDGE_OFF = "challenge-nudge-off";
    FIRST = "challenge-first";
    LAST = "challenge-last";

    OVERALL_CHOOSE = "challenge-overall-choose";

    // The post.
    TITLE = "challenge-title" (title: Sign);
    ABOUT = "challenge-about" (game: Phrase);
    KNOWN = "challenge-known";
    OLDER_RULES = "challenge-older-rules" (rules: Number);
    DAILY = "challenge-daily";
    WEEKLY = "challenge-weekly";
    CLOSES = "challenge-closes";
    CLOSED = "challenge-closed";
    PAR = "challenge-par" (points: Phrase);
    BEATS_PAR = "challenge-beats-par" (line: Phrase);
    STANDINGS = "challenge-standings" (finished: Number, playing: Number);
    NOBODY = "challenge-nobody";
    LINE = "challenge-line" (place: Number, who: Phrase, feat: Phrase);
    APART_LINE = "challenge-apart-line" (who: Phrase, feat: Phrase);
    APART = "challenge-apart";
    OTHER_RULES = "challenge-other-rules" (rules: Number);
    APART_BECAUSE = "challenge-apart-because" (who: Phrase, feat: Phrase, why: Phrase);
    APART_PLAYED = "challenge-apart-played";
    APART_AUTHOR = "challenge-apart-author";
    MORE = "challenge-more" (count: Number);
    FAIR = "challenge-fair";
    HASH = "challenge-hash" (hash: Sign);

    // The end.
    FINAL_TITLE = "challenge-final-title" (title: Sign);
    FINAL = "challenge-final" (game: Phrase, finished: Number);
    UNFINISHED = "challenge-unfinished" (count: Number);
    SEED = "challenge-seed" (seed: Sign);
    SALT = "challenge-salt" (salt: Sign);
    CHECK = "challenge-check" (hash: Sign);
    HOW_TO_REPLAY = "challenge-how-to-replay";

    // For one person.
    YOURS_RUNS = "challenge-yours-runs";
    YOURS_PLACE = "challenge-yours-place" (place: Number, count: Number);
    YOURS_OTHER_RULES = "challenge-yours-other-rules";
    YOURS_PLAYED = "challenge-yours-played";
    YOURS_AUTHOR = "challenge-yours-author";
    YOURS_ENDED = "challenge-yours-ended";
    ONE_TRY = "challenge-one-try";
    POSTED = "challenge-posted";
    CLOSED_EARLY = "challenge-closed-early";
    NUDGES_ON = "challenge-nudges-on";
    NUDGES_OFF = "challenge-nudges-off";
    NUDGE = "challenge-nudge" (title: Sign);
    TRY_AT = "challenge-try-at" (game: Phrase, title: Sign);

    // Step by step.
    REPLAY_TITLE = "challenge-replay-title" (who: Phrase, title: Sign);
    REPLAY_STEP = "challenge-replay-step" (number: Number, last: Number);
    REPLAY_BEGINNING = "challenge-replay-beginning";
    REPLAY_WHICH = "challenge-replay-which";
    REPLAY_NONE = "challenge-replay-none";

    // Over all challenges of a server.
    OVERALL_TITLE = "challenge-overall-title";
    OVERALL_NONE = "challenge-overall-none";
    OVERALL_COUNT = "challenge-overall-count" (challenges: Number, median: Number);
    OVERALL_BEST = "challenge-overall-best";
    OVERALL_PEOPLE = "challenge-overall-people";
    OVERALL_LINE = "challenge-overall-line"
        (who: Sign, wins: Number, finished: Number, place: Number, total: Number);

    // Seasons.
    SEASON = "challenge-season";
    SEASON_WEEK = "challenge-season-week" (number: Number, all: Number);
    SEASON_TITLE = "challenge-season-title" (title: Sign);
    SEASON_FINAL_TITLE = "challenge-season-final-title" (title: Sign);
    SEASON_ABOUT = "challenge-season-about" (weeks: Number, all: Number);
    SEASON_LINE = "challenge-season-line" (place: Number, who: Sign, points: Sign, weeks: Number);
    SEASON_NOBODY = "challenge-season-nobody";
    NO_SEASON = "challenge-no-season";
    SEASON_POINTS = "challenge-season-points";
    SEASON_SO_FAR = "challenge-season-so-far";

    // Choosing one.
    OPEN_ONE = "challenge-open-one" (title: Sign, date: Sign);
    CLOSED_ONE = "challenge-closed-one" (title: Sign, date: Sign);

    // Help.
    HELP = "challenge-help";

    // Why not.
    NO_SUCH = "challenge-no-such";
    IS_CLOSED = "challenge-is-closed";
    ALREADY_TRIED = "challenge-already-tried";
    NO_CLOSING_TIME = "challenge-no-closing-time";
    NOT_ALONE = "challenge-not-alone";
    NOT_OVER = "challenge-not-over";
    ONLY_EVENTS = "challenge-only-events";
    BLOCKED = "challenge-blocked";
    HOMELESS = "challenge-homeless";
}
