//! What can be chosen about a table, with what is chosen now.

use super::board::titled;
use super::compare_words::CHOOSE_RATED;
use super::context::Context;
use super::language::Language;
use super::limits;
use super::lobby::option;
use super::notice::chooser;
use super::panel::{Menu, Panel, PrivatePanel};
use super::press::{Press, Verb};
use super::reader::Reader;
use super::waiting::interval;
use super::words;
use crate::engine::{Key, Options, Phrase};
use crate::table::Interval;

/// What a table has chosen.
#[derive(Clone, Copy, Debug)]
pub struct TableOptions<'a> {
    pub options: &'a Options,
    /// Whether it has not begun: the options of the game can be chosen only then.
    pub gathers: bool,
    /// The language of its messages, if it is not that of the server.
    pub language: Option<Language>,
    pub interval: Interval,
    /// Whether its messages have pictures.
    pub pictures: bool,
    /// Whether its result is to count in the ratings; none: nothing can be chosen about that any more.
    pub rated: Option<bool>,
    /// Whether something was just chosen.
    pub saved: bool,
}

impl PrivatePanel {
    /// What can be chosen about a table, each with a menu.
    pub fn table_options(scene: &Context<'_>, reader: &Reader, chosen: &TableOptions<'_>) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        let yes_or_no = |yes: bool| if yes { words::YES.say() } else { words::NO.say() };
        let line = |name: Phrase, value: Phrase| words::SWITCH.with([("what", name.into()), ("value", value.into())]);
        let language = chosen.language.map(|language| Phrase::sign(language.own_name()));
        let language = language.unwrap_or_else(|| words::LANGUAGE_OF_SERVER.say());
        let of_game = scene.kind.options().iter().map(|spec| option(scene.kind, spec, chosen.options));
        let lines = of_game.chain([
            line(words::CHOOSE_LANGUAGE.say(), language),
            line(words::CHOOSE_TABLE_INTERVAL.say(), interval(Some(chosen.interval)).say()),
            line(words::CHOOSE_TABLE_PICTURES.say(), yes_or_no(chosen.pictures)),
        ]);
        let lines = lines.chain(chosen.rated.map(|rated| line(CHOOSE_RATED.say(), yes_or_no(rated))));
        let saved = chosen.saved.then(|| words::SAVED.say());
        let text = saved.into_iter().chain(lines).map(|line| voice.say(&line)).collect::<Vec<_>>().join("\n");
        let menu = |name: &str, prompt, values: &[(String, Phrase)]| {
            let menu = chooser(&voice, Verb::Options, name, prompt, values);
            Menu { press: Press::open(Verb::Options, scene.game, name), ..menu }
        };
        let languages = Language::ALL.map(|language| (language.code().to_owned(), Phrase::sign(language.own_name())));
        let intervals = Interval::ALL.map(|value| (value.to_string(), interval(Some(value)).say()));
        let switch = |name: &'static Key| [true, false].map(|on| (on.to_string(), line(name.say(), yes_or_no(on))));
        let common = [
            menu("language", &words::CHOOSE_LANGUAGE, &languages),
            menu("reminders", &words::CHOOSE_TABLE_INTERVAL, &intervals),
            menu("pictures", &words::CHOOSE_TABLE_PICTURES, &switch(&words::CHOOSE_TABLE_PICTURES)),
        ];
        let rated = chosen.rated.map(|_| menu("rated", &CHOOSE_RATED, &switch(&CHOOSE_RATED)));
        let of_game = scene.kind.option_words().iter().filter(|_| chosen.gathers).map(|words| {
            let values = words.values.iter().map(|(id, key)| ((*id).to_owned(), line(words.name.say(), key.say())));
            menu(words.id, words.name, &values.collect::<Vec<_>>())
        });
        let title = words::TABLE_OPTIONS_TITLE.with([("game", scene.name().into())]);
        let panel = Panel { text, ..titled(&voice, &title) };
        let menus = of_game.chain(rated).chain(common).take(limits::ROWS);
        PrivatePanel::of(reader, menus.fold(panel, |panel, menu| panel.menu(Some(menu))))
    }
}
