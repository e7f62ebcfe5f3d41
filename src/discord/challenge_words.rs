//! The texts of `/challenge`: their words are in `templates/*/challenge-commands.ftl`.

crate::words! {
    ABOUT = "about-challenge";
    ABOUT_POST = "about-challenge-post";
    ABOUT_RANKING = "about-challenge-ranking";
    ABOUT_SEASON = "about-challenge-season";
    ABOUT_REPLAY = "about-challenge-replay";
    ABOUT_CLOSE = "about-challenge-close";
    SLOT_CLOSES = "slot-closes";
    SLOT_TITLE = "slot-title";
    SLOT_REPEAT = "slot-repeat";
    SLOT_FROM = "slot-from";
    SLOT_OPEN_SEED = "slot-open-seed";
    SLOT_CHALLENGE = "slot-challenge";
    SLOT_PLAYER = "slot-player";
    REPEAT_DAILY = "repeat-daily";
    REPEAT_WEEKLY = "repeat-weekly";
    REPEAT_SEASON = "repeat-season";
}
