//! The commands that belong to no game.

use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption};

use super::localised::{choice, command, completed, flag, option, sub, text};
use crate::discord::words as w;
use crate::engine::{GameInfo, Phrase};
use crate::present::{
    Language, bot_words as bots, confirm, illustrated, life_words as life, review_words as review, watch_words as watch,
};
use crate::table::{Confirm, Illustrate};

type Games<'a> = &'a [&'static dyn GameInfo];

pub fn commands(games: Games<'_>) -> Vec<CreateCommand> {
    vec![
        table(games),
        command("turn", &w::ABOUT_TURN),
        command("do", &w::ABOUT_DO).add_option(completed("choice", &w::SLOT_CHOICE).required(true)),
        command("board", &w::ABOUT_BOARD).add_option(completed("page", &w::SLOT_PAGE)).add_option(public()),
        command("hand", &w::ABOUT_HAND),
        command("log", &w::ABOUT_LOG).add_option(public()),
        command("recap", &w::ABOUT_RECAP),
        command("score", &w::ABOUT_SCORE).add_option(public()),
        command("undo", &w::ABOUT_UNDO),
        command("rules", &w::ABOUT_RULES).add_option(completed("term", &w::SLOT_TERM)).add_option(game(games)),
        command("export", &w::ABOUT_EXPORT),
        command("replay", &watch::ABOUT_REPLAY),
        settings(),
        super::waiting::reminders(),
        super::waiting::away(),
        command("table", &life::ABOUT_TABLE).add_option(option(
            CommandOptionType::User,
            "offer-to",
            &life::SLOT_OFFER_TO,
        )),
        command("note", &life::ABOUT_NOTE).add_option(text("text", &life::SLOT_NOTE_TEXT).max_length(500)),
        command("hint", &bots::ABOUT_HINT),
        command("ratings", &w::ABOUT_RATINGS).add_option(game(games)),
        command("stats", &w::ABOUT_STATS)
            .add_option(option(CommandOptionType::User, "who", &w::SLOT_WHO))
            .add_option(game(games))
            .add_option(flag("server", &w::SLOT_WHOLE_SERVER)),
        command("review", &review::ABOUT),
        command("help", &w::ABOUT_HELP),
    ]
}

fn table(games: Games<'_>) -> CreateCommand {
    let new = sub("new", &w::ABOUT_GAME_NEW).add_sub_option(game(games).required(games.len() > 1));
    let new = options(games).into_iter().fold(new, CreateCommandOption::add_sub_option);
    let new = new.add_sub_option(text("seed", &w::SLOT_SEED).max_length(100)).add_sub_option(language());
    let new = new.add_sub_option(super::waiting::of_table());
    let change = sub("options", &w::ABOUT_GAME_OPTIONS).add_sub_option(language());
    let change = change.add_sub_option(super::waiting::of_table());
    let change = change.add_sub_option(flag("pictures", &w::SLOT_TABLE_PICTURES));
    let change = change.add_sub_option(flag("rated", &w::SLOT_RATED));
    let change = change.add_sub_option(flag("hands", &watch::SLOT_HANDS));
    let change = options(games).into_iter().fold(change, CreateCommandOption::add_sub_option);
    command("game", &w::ABOUT_GAME)
        .add_option(new)
        .add_option(sub("status", &w::ABOUT_GAME_STATUS).add_sub_option(public()))
        .add_option(change)
        .add_option(sub("cancel", &w::ABOUT_GAME_CANCEL))
        .add_option(sub("move", &w::ABOUT_GAME_MOVE).add_sub_option(completed("game", &w::SLOT_TABLE).required(true)))
        .add_option(sub("mine", &w::ABOUT_GAME_MINE))
}

fn settings() -> CreateCommand {
    command("settings", &w::ABOUT_SETTINGS)
        .add_option(language())
        .add_option(flag("screen-reader", &w::SLOT_SCREEN_READER))
        .add_option(pictures())
        .add_option(confirmations())
        .add_option(flag("statistics", &w::SLOT_STATISTICS))
        .add_option(languages(option(CommandOptionType::String, "server-language", &w::SLOT_SERVER_LANGUAGE)))
        .add_option(flag("server-threads", &w::SLOT_SERVER_THREADS))
        .add_option(flag("server-pages", &watch::SLOT_SERVER_PAGES))
        .add_option(flag("forget-me", &w::SLOT_FORGET))
}

fn confirmations() -> CreateCommandOption {
    let option = text("confirm", &w::SLOT_CONFIRM);
    Confirm::ALL.into_iter().fold(option, |option, value| choice(option, &value.to_string(), &confirm(value).say()))
}

fn pictures() -> CreateCommandOption {
    let option = text("pictures", &w::SLOT_PICTURES);
    let value = |option, value: Illustrate| choice(option, &value.to_string(), &illustrated(value).say());
    Illustrate::ALL.into_iter().fold(option, value)
}

fn public() -> CreateCommandOption {
    flag("public", &w::SLOT_PUBLIC)
}

fn game(games: Games<'_>) -> CreateCommandOption {
    let option = text("game", &w::SLOT_GAME);
    games.iter().fold(option, |option, game| choice(option, game.id(), &game.name().say()))
}

pub(super) fn language() -> CreateCommandOption {
    languages(text("language", &w::SLOT_LANGUAGE))
}

/// Languages are listed under their own names.
fn languages(option: CreateCommandOption) -> CreateCommandOption {
    Language::ALL.iter().fold(option, |option, language| option.add_string_choice(language.own_name(), language.code()))
}

/// The options for opening a table: each option of any game once, with the values of all games.
fn options(games: Games<'_>) -> Vec<CreateCommandOption> {
    let mut seen: Vec<&str> = Vec::new();
    let mut options = Vec::new();
    for spec in games.iter().flat_map(|game| game.options()) {
        if !seen.contains(&spec.id) {
            seen.push(spec.id);
            options.extend(one_option(games, spec.id));
        }
    }
    options
}

fn one_option(games: Games<'_>, id: &str) -> Option<CreateCommandOption> {
    let words = games.iter().flat_map(|game| game.option_words()).find(|words| words.id == id)?;
    let mut option = text(id, words.name);
    let mut values: Vec<&str> = Vec::new();
    for game in games {
        let specs = game.options().iter().filter(|spec| spec.id == id);
        for value in specs.flat_map(|spec| spec.values).copied() {
            if values.contains(&value) {
                continue;
            }
            values.push(value);
            let named = game.option_words().iter().filter(|words| words.id == id).flat_map(|words| words.values);
            let named = named.clone().find(|(known, _)| *known == value).map(|(_, key)| key.say());
            option = choice(option, value, &named.unwrap_or_else(|| Phrase::sign(value)));
        }
    }
    Some(option)
}
