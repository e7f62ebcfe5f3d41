//! Options with choices.

use serenity::all::CreateCommandOption;

use super::Games;
use super::localised::{choice, flag, text};
use crate::discord::words as w;
use desk::SEASON;
use desk::reminders::{INTERVAL, REMINDERS, TABLE, WHERE};
use engine::Phrase;
use present::words;
use present::{Language, confirm, illustrated, interval, target};
use table::{Confirm, Illustrate, Interval, ReminderTarget, Repeat};

/// The longest title and seed that can be typed.
const TITLE: u16 = 80;
const SEED: u16 = 100;

/// What can be said about a new challenge.
pub fn new_challenge(games: Games<'_>) -> Vec<CreateCommandOption> {
    let solo = games.iter().filter(|game| game.seats.0 == 1);
    let game = solo.fold(text("game", &w::SLOT_GAME), |option, game| choice(option, game.id, &game.name.say()));
    let repeat = Repeat::ALL.iter().fold(text("repeat", &w::SLOT_REPEAT), |option, repeat| {
        let words = match repeat {
            Repeat::Daily => w::REPEAT_DAILY.say(),
            Repeat::Weekly => w::REPEAT_WEEKLY.say(),
        };
        choice(option, &repeat.to_string(), &words)
    });
    vec![
        text("closes", &w::SLOT_CLOSES),
        text("title", &w::SLOT_TITLE).max_length(TITLE),
        choice(repeat, SEASON, &w::REPEAT_SEASON.say()),
        text("seed", &w::SLOT_OPEN_SEED).max_length(SEED),
        text("from", &w::SLOT_FROM),
        game,
        language(),
    ]
}

/// When somebody is reminded: as each table does, or their own way.
pub fn interval_of_person() -> CreateCommandOption {
    choice(intervals(text(INTERVAL, &words::SLOT_INTERVAL)), TABLE, &interval(None).say())
}

pub fn reminder_target() -> CreateCommandOption {
    let places = [ReminderTarget::Channel, ReminderTarget::Direct].into_iter();
    let place = text(WHERE, &words::SLOT_WHERE);
    places.fold(place, |option, value| choice(option, &value.to_string(), &target(value).say()))
}

/// The reminder interval of a table.
pub fn reminders_of_table() -> CreateCommandOption {
    intervals(text(REMINDERS, &words::SLOT_REMINDERS))
}

fn intervals(option: CreateCommandOption) -> CreateCommandOption {
    let named = |option, value: Interval| choice(option, &value.to_string(), &interval(Some(value)).say());
    Interval::ALL.into_iter().fold(option, named)
}

pub fn confirmations() -> CreateCommandOption {
    let option = text("confirm", &w::SLOT_CONFIRM);
    Confirm::ALL.into_iter().fold(option, |option, value| choice(option, &value.to_string(), &confirm(value).say()))
}

pub fn pictures() -> CreateCommandOption {
    let option = text("pictures", &w::SLOT_PICTURES);
    let value = |option, value: Illustrate| choice(option, &value.to_string(), &illustrated(value).say());
    Illustrate::ALL.into_iter().fold(option, value)
}

pub fn public() -> CreateCommandOption {
    flag("public", &w::SLOT_PUBLIC)
}

pub fn game(games: Games<'_>) -> CreateCommandOption {
    let option = text("game", &w::SLOT_GAME);
    games.iter().fold(option, |option, game| choice(option, game.id, &game.name.say()))
}

pub fn language() -> CreateCommandOption {
    languages(text("language", &w::SLOT_LANGUAGE))
}

/// Languages are listed under their own names.
pub fn languages(option: CreateCommandOption) -> CreateCommandOption {
    Language::ALL.iter().fold(option, |option, language| option.add_string_choice(language.own_name(), language.code()))
}

/// The options of games: each option of any game once, with the values of all games.
pub fn of_games(games: Games<'_>) -> Vec<CreateCommandOption> {
    let mut seen: Vec<&str> = Vec::new();
    let mut options = Vec::new();
    for spec in games.iter().flat_map(|game| game.options) {
        if !seen.contains(&spec.id) {
            seen.push(spec.id);
            options.extend(one_option(games, spec.id));
        }
    }
    options
}

fn one_option(games: Games<'_>, id: &str) -> Option<CreateCommandOption> {
    let words = games.iter().flat_map(|game| game.option_words).find(|words| words.id == id)?;
    let mut option = text(id, words.name);
    let mut values: Vec<&str> = Vec::new();
    for game in games {
        let specs = game.options.iter().filter(|spec| spec.id == id);
        for value in specs.flat_map(|spec| spec.values).copied() {
            if values.contains(&value) {
                continue;
            }
            values.push(value);
            let named = game.option_words.iter().filter(|words| words.id == id).flat_map(|words| words.values);
            let named = named.clone().find(|(known, _)| *known == value).map(|(_, key)| key.say());
            option = choice(option, value, &named.unwrap_or_else(|| Phrase::sign(value)));
        }
    }
    Some(option)
}
