//! The texts of ratings and statistics. Their words are in `templates/*/compare.ftl`.

crate::words! {
    // In the lobby.
    LOBBY_RATED = "lobby-rated";
    LOBBY_UNRATED = "lobby-unrated";
    LOBBY_UNRATED_BOTS = "lobby-unrated-bots";
    RESULT_RATED = "result-rated";
    CHOOSE_RATED = "choose-rated";
    VOTE_UNRATES = "vote-unrates";

    // Ratings.
    RATINGS = "ratings";
    RATINGS_TITLE = "ratings-title" (game: Phrase);
    RATINGS_ABOUT = "ratings-about" (games: Number);
    RATINGS_NONE = "ratings-none";
    RATINGS_LINE = "ratings-line" (place: Number, who: Sign, rating: Phrase, games: Number);
    RATINGS_PROVISIONAL = "ratings-provisional";
    RATINGS_PROVISIONAL_LINE = "ratings-provisional-line" (who: Sign, rating: Phrase, games: Number);
    RATINGS_CHOOSE = "ratings-choose";
    RATING = "rating" (points: Number, uncertainty: Number);

    // Statistics.
    STATS = "stats";
    STATS_OWN = "stats-own";
    STATS_OF = "stats-of" (who: Sign);
    STATS_SERVER = "stats-server";
    STATS_NONE = "stats-none";
    STATS_HIDDEN = "stats-hidden";
    STATS_GAMES = "stats-games" (games: Number, people: Number);
    STATS_PLAYED = "stats-played" (games: Number);
    STATS_POINTS = "stats-points" (median: Phrase, best: Phrase);
    STATS_MEDIAN = "stats-median" (median: Phrase);
    STATS_PLACE = "stats-place" (place: Number, count: Number, bar: Sign);
    STATS_RATING = "stats-rating" (rating: Phrase);
    STATS_RATING_PROVISIONAL = "stats-rating-provisional" (rating: Phrase);
    STATS_DEEDS = "stats-deeds";
    STATS_DEED = "stats-deed" (deed: Phrase, own: Sign, server: Sign);
    STATS_DEED_SERVER = "stats-deed-server" (deed: Phrase, server: Sign);
    STATS_SOLO = "stats-solo" (games: Number);
    STATS_SOLO_BEST = "stats-solo-best" (best: Phrase);
    STATS_PAR = "stats-par" (above: Number, challenges: Number);
    STATS_TURNS = "stats-turns";
    STATS_TURNS_OWN = "stats-turns-own" (time: Phrase);
    STATS_TURNS_SERVER = "stats-turns-server" (time: Phrase);
    MINUTES = "minutes" (count: Number);
    STATS_MINE = "stats-mine";
    STATS_OF_SERVER = "stats-of-server";
    STATS_CHOOSE = "stats-choose";
    STATS_ALL = "stats-all";
    STATS_CHART = "stats-chart";
    STATS_FINISHED = "stats-finished";

    // Settings, help, why not.
    SETTING_STATISTICS = "setting-statistics" (value: Phrase);
    CHOOSE_STATISTICS = "choose-statistics";
    HELP_RATINGS = "help-ratings";
    NO_SERVER = "no-server";
    KEPT_PRIVATE = "kept-private";
}
