//! The list of slash commands. The actions of each game are commands as well ([`super::games`]).

use serenity::all::CommandOptionType;

use super::localised::{completed, flag, option, text};
use super::options::{self, game, language, of_games, public, reminders_of_table};
use super::{Command, Games};
use crate::discord::words as w;
use desk::reminders::{HEADS_UP, QUIET, ZONE, zones};
use present::words;
use table::ChallengeStage;

pub(super) static COMMANDS: [Command; 24] = [
    Command::group("game", &w::ABOUT_GAME, &GAME),
    Command::new("turn", &w::ABOUT_TURN, |desk, caller, _| Box::pin(desk.turn_here(caller))),
    Command::completed(
        "do",
        &w::ABOUT_DO,
        |_| vec![completed("choice", &w::SLOT_CHOICE).required(true)],
        |desk, caller, typed| Box::pin(desk.complete_answer(caller, typed.text())),
        |desk, caller, typed| Box::pin(desk.type_answer(caller, typed.get("choice").unwrap_or_default())),
    ),
    Command::completed(
        "board",
        &w::ABOUT_BOARD,
        |_| vec![completed("page", &w::SLOT_PAGE), public()],
        |desk, caller, typed| Box::pin(desk.complete_page(caller, typed.text())),
        |desk, caller, typed| Box::pin(desk.board_here(caller, typed)),
    ),
    Command::new("hand", &w::ABOUT_HAND, |desk, caller, _| Box::pin(desk.hand_here(caller))),
    Command::with(
        "log",
        &w::ABOUT_LOG,
        |_| vec![public()],
        |desk, caller, typed| Box::pin(desk.log_here(caller, typed)),
    ),
    Command::new("recap", &w::ABOUT_RECAP, |desk, caller, _| Box::pin(desk.recap_here(caller))),
    Command::with(
        "score",
        &w::ABOUT_SCORE,
        |_| vec![public()],
        |desk, caller, typed| Box::pin(desk.score_here(caller, typed)),
    ),
    Command::new("undo", &w::ABOUT_UNDO, |desk, caller, _| Box::pin(desk.undo_here(caller))),
    Command::completed(
        "rules",
        &w::ABOUT_RULES,
        |games| vec![completed("term", &w::SLOT_TERM), game(games)],
        |desk, caller, typed| Box::pin(desk.complete_term(caller, typed)),
        |desk, caller, typed| Box::pin(desk.rules(caller, typed)),
    ),
    Command {
        offered: taught,
        ..Command::new("learn", &w::ABOUT_LEARN, |desk, caller, _| Box::pin(desk.lessons(caller)))
    },
    Command::new("export", &w::ABOUT_EXPORT, |desk, caller, _| Box::pin(desk.export_here(caller))),
    Command::new("replay", &words::ABOUT_REPLAY, |desk, caller, _| Box::pin(desk.replay_here(caller))),
    Command::with("settings", &w::ABOUT_SETTINGS, settings, |desk, caller, typed| {
        Box::pin(desk.settings(caller, typed))
    }),
    Command::completed(
        "reminders",
        &words::ABOUT_REMINDERS,
        reminders,
        |_, _, typed| Box::pin(async { Ok(zones(typed.text())) }),
        |desk, caller, typed| Box::pin(desk.reminders(caller, typed)),
    ),
    Command::group("away", &words::ABOUT_AWAY, &AWAY),
    Command::with(
        "table",
        &words::ABOUT_TABLE,
        |_| vec![option(CommandOptionType::User, "offer-to", &words::SLOT_OFFER_TO)],
        |desk, caller, typed| Box::pin(desk.table_here(caller, typed)),
    ),
    Command::with(
        "note",
        &words::ABOUT_NOTE,
        |_| vec![text("text", &words::SLOT_NOTE_TEXT).max_length(500)],
        |desk, caller, typed| Box::pin(desk.note_here(caller, typed)),
    ),
    Command::new("hint", &words::ABOUT_HINT, |desk, caller, _| Box::pin(desk.hint_here(caller))),
    Command::with(
        "ratings",
        &words::ABOUT_RATINGS,
        |games| vec![game(games)],
        |desk, caller, typed| Box::pin(desk.ratings(caller, typed.get("game").unwrap_or_default())),
    ),
    Command::with(
        "stats",
        &words::ABOUT_STATS,
        |games| {
            let who = option(CommandOptionType::User, "who", &words::SLOT_WHO);
            vec![who, game(games), flag("server", &words::SLOT_WHOLE_SERVER)]
        },
        |desk, caller, typed| Box::pin(desk.stats_command(caller, typed)),
    ),
    Command::new("review", &words::ABOUT_REVIEW, |desk, caller, _| Box::pin(desk.review_here(caller))),
    Command::new("help", &w::ABOUT_HELP, |desk, caller, _| Box::pin(desk.help(caller))),
    Command { offered: solo, ..Command::group("challenge", &w::ABOUT_CHALLENGE, &CHALLENGE) },
];

static GAME: [Command; 6] = [
    Command::with(
        "new",
        &w::ABOUT_GAME_NEW,
        |games| {
            let first = game(games).required(games.len() > 1);
            let seed = text("seed", &w::SLOT_SEED).max_length(100);
            [first].into_iter().chain(of_games(games)).chain([seed, language(), reminders_of_table()]).collect()
        },
        |desk, caller, typed| Box::pin(desk.open_table(caller, typed)),
    ),
    Command::with(
        "status",
        &w::ABOUT_GAME_STATUS,
        |_| vec![public()],
        |desk, caller, typed| Box::pin(desk.status(caller, typed)),
    ),
    Command::with(
        "options",
        &w::ABOUT_GAME_OPTIONS,
        |games| {
            let own = [
                language(),
                reminders_of_table(),
                flag("pictures", &w::SLOT_TABLE_PICTURES),
                flag("rated", &words::SLOT_RATED),
                flag("hands", &words::SLOT_HANDS),
            ];
            own.into_iter().chain(of_games(games)).collect()
        },
        |desk, caller, typed| Box::pin(desk.table_options(caller, typed)),
    ),
    Command::new("cancel", &w::ABOUT_GAME_CANCEL, |desk, caller, _| Box::pin(desk.ask_cancel(caller))),
    Command::completed(
        "move",
        &w::ABOUT_GAME_MOVE,
        |_| vec![completed("game", &w::SLOT_TABLE).required(true)],
        |desk, caller, typed| Box::pin(desk.complete_table(caller, typed.text())),
        |desk, caller, typed| Box::pin(desk.move_table(caller, typed)),
    ),
    Command::new("mine", &w::ABOUT_GAME_MINE, |desk, caller, _| Box::pin(desk.mine(caller))),
];

static AWAY: [Command; 2] = [
    Command::with(
        "set",
        &words::ABOUT_AWAY_SET,
        |_| {
            let until = text("until", &words::SLOT_UNTIL).max_length(20).required(true);
            vec![until, text("note", &words::SLOT_NOTE).max_length(200)]
        },
        |desk, caller, typed| Box::pin(desk.go_away(caller, typed)),
    ),
    Command::new("back", &words::ABOUT_AWAY_BACK, |desk, caller, _| Box::pin(desk.come_back(caller))),
];

static CHALLENGE: [Command; 5] = [
    Command::with("post", &w::ABOUT_CHALLENGE_POST, options::new_challenge, |desk, caller, typed| {
        Box::pin(desk.post_challenge(caller, typed))
    }),
    Command::completed(
        "ranking",
        &w::ABOUT_CHALLENGE_RANKING,
        |_| vec![completed("challenge", &w::SLOT_CHALLENGE)],
        |desk, caller, typed| Box::pin(desk.complete_challenge(caller, typed, None)),
        |desk, caller, typed| Box::pin(desk.ranking_command(caller, typed)),
    ),
    Command::new("season", &w::ABOUT_CHALLENGE_SEASON, |desk, caller, _| Box::pin(desk.newest_season(caller))),
    Command::completed(
        "replay",
        &w::ABOUT_CHALLENGE_REPLAY,
        |_| {
            let challenge = completed("challenge", &w::SLOT_CHALLENGE).required(true);
            vec![challenge, completed("player", &w::SLOT_PLAYER)]
        },
        |desk, caller, typed| Box::pin(desk.complete_challenge(caller, typed, Some(ChallengeStage::Closed))),
        |desk, caller, typed| Box::pin(desk.replay_command(caller, typed)),
    ),
    Command::completed(
        "close",
        &w::ABOUT_CHALLENGE_CLOSE,
        |_| vec![completed("challenge", &w::SLOT_CHALLENGE).required(true)],
        |desk, caller, typed| Box::pin(desk.complete_challenge(caller, typed, Some(ChallengeStage::Open))),
        |desk, caller, typed| Box::pin(desk.close_challenge(caller, typed)),
    ),
];

/// Whether there is a game that one person can play.
fn solo(games: Games<'_>) -> bool {
    games.iter().any(|game| game.seats.0 == 1)
}

/// Whether there is a game with lessons.
fn taught(games: Games<'_>) -> bool {
    games.iter().any(|game| !game.lessons.is_empty())
}

fn settings(_: Games<'_>) -> Vec<serenity::all::CreateCommandOption> {
    vec![
        language(),
        flag("screen-reader", &w::SLOT_SCREEN_READER),
        options::pictures(),
        options::confirmations(),
        flag("statistics", &words::SLOT_STATISTICS),
        options::languages(text("server-language", &w::SLOT_SERVER_LANGUAGE)),
        flag("server-threads", &w::SLOT_SERVER_THREADS),
        flag("server-pages", &words::SLOT_SERVER_PAGES),
        flag("sign-out", &words::SLOT_SIGN_OUT),
        flag("forget-me", &w::SLOT_FORGET),
    ]
}

fn reminders(_: Games<'_>) -> Vec<serenity::all::CreateCommandOption> {
    vec![
        options::interval_of_person(),
        text(QUIET, &words::SLOT_QUIET).max_length(20),
        completed(ZONE, &words::SLOT_ZONE),
        options::reminder_target(),
        flag(HEADS_UP, &words::SLOT_HEADS_UP),
    ]
}
