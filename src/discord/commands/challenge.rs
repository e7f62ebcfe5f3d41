//! `/challenge`, if there is a game that one person can play.

use serenity::all::{CreateCommand, CreateCommandOption};

use super::common::language;
use super::localised::{choice, command, completed, sub, text};
use crate::discord::challenge::SEASON;
use crate::discord::challenge_words as w;
use crate::discord::words::SLOT_GAME;
use crate::engine::GameInfo;
use crate::table::Repeat;

/// The longest title and seed that can be typed.
const TITLE: u16 = 80;
const SEED: u16 = 100;

pub fn command_for(games: &[&'static dyn GameInfo]) -> Option<CreateCommand> {
    let solo: Vec<_> = games.iter().filter(|game| game.seats().0 == 1).collect();
    if solo.is_empty() {
        return None;
    }
    let game = solo.iter().fold(text("game", &SLOT_GAME), |option, game| choice(option, game.id(), &game.name().say()));
    let repeat = Repeat::ALL.iter().fold(text("repeat", &w::SLOT_REPEAT), |option, repeat| {
        let words = match repeat {
            Repeat::Daily => w::REPEAT_DAILY.say(),
            Repeat::Weekly => w::REPEAT_WEEKLY.say(),
        };
        choice(option, &repeat.to_string(), &words)
    });
    let repeat = choice(repeat, SEASON, &w::REPEAT_SEASON.say());
    let post = sub("post", &w::ABOUT_POST)
        .add_sub_option(text("closes", &w::SLOT_CLOSES))
        .add_sub_option(text("title", &w::SLOT_TITLE).max_length(TITLE))
        .add_sub_option(repeat)
        .add_sub_option(text("seed", &w::SLOT_OPEN_SEED).max_length(SEED))
        .add_sub_option(text("from", &w::SLOT_FROM))
        .add_sub_option(game)
        .add_sub_option(language());
    let replay = sub("replay", &w::ABOUT_REPLAY)
        .add_sub_option(challenge().required(true))
        .add_sub_option(completed("player", &w::SLOT_PLAYER));
    Some(
        command("challenge", &w::ABOUT)
            .add_option(post)
            .add_option(sub("ranking", &w::ABOUT_RANKING).add_sub_option(challenge()))
            .add_option(sub("season", &w::ABOUT_SEASON))
            .add_option(replay)
            .add_option(sub("close", &w::ABOUT_CLOSE).add_sub_option(challenge().required(true))),
    )
}

fn challenge() -> CreateCommandOption {
    completed("challenge", &w::SLOT_CHALLENGE)
}
