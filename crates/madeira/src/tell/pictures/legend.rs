//! Every sign of Madeira's pictures with its word.

use super::message::icon_of_character;
use super::pieces::{icon_of, icon_of_request};
use super::strips::{Supply, stock_look};
use super::style;
use crate::tell::names;
use crate::vocabulary::{Character, Good, Request};
use crate::words as w;
use engine::Phrase;
use engine::picture::{Icon, Sign};

pub fn signs() -> Vec<(Sign, Phrase)> {
    let plain = |icon: Icon| Sign::Icon(icon, style::SEA);
    let of = |what: Supply| {
        let (icon, colour) = stock_look(what);
        Sign::Icon(icon, colour)
    };
    let mut all = vec![
        (Sign::Icon(Icon::Star, style::POINTS), w::TERM_PRESTIGE.say()),
        (of(Supply::Reais), w::TERM_REALS.say()),
        (of(Supply::Bread), w::TERM_BREAD.say()),
        (of(Supply::Wood), w::TERM_WOOD.say()),
    ];
    all.extend(Good::ALL.iter().map(|good| (Sign::Good(icon_of(*good), style::good(*good)), names::good(*good))));
    let characters =
        Character::ALL.iter().filter_map(|one| Some((plain(icon_of_character(*one)?), names::character(*one))));
    all.extend(characters);
    all.extend(Request::ALL.iter().map(|request| (plain(icon_of_request(*request)), names::request(*request))));
    all.extend([
        (Sign::Die(false), w::TERM_GUILD_DICE.say()),
        (Sign::Die(true), w::TERM_PIRATE_DICE.say()),
        (Sign::Icon(Icon::Skull, style::INK), w::TERM_PIRATES.say()),
        (Sign::Icon(Icon::Mill, style::MUTED), w::TERM_WINDMILL.say()),
        (Sign::Icon(Icon::Shield, style::SEA), w::TERM_CITY_WATCH.say()),
        (Sign::Icon(Icon::Tree, style::LEAF), w::TERM_FOREST.say()),
        (Sign::Icon(Icon::Person, style::MUTED), w::TERM_HOME.say()),
        (plain(Icon::Scroll), w::TERM_REQUESTS.say()),
        (plain(Icon::Seal), w::TERM_FAVOURS.say()),
        (Sign::Icon(Icon::Check, style::MUTED), w::TERM_PASSING.say()),
    ]);
    all
}
