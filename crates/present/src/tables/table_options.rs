//! What can be chosen about a table, with what is chosen now.

use super::lobby::option;
use crate::context::Context;
use crate::panels::panel::{Menu, MenuEntry, Panel, PrivatePanel};
use crate::request::{Setting, TableRequest};
use crate::turn::board::titled;
use crate::turn::waiting::interval;
use crate::wording::language::Language;
use crate::wording::reader::Reader;
use crate::words;
use engine::{Key, Options, Phrase};
use table::Interval;

/// What a table has chosen.
#[derive(Clone, Copy, Debug)]
pub struct TableOptions<'a> {
    pub options: &'a Options,
    /// Whether it has not begun: the options of the game can be chosen only then.
    pub in_lobby: bool,
    /// The language of its messages, if it is not that of the server.
    pub language: Option<Language>,
    pub interval: Interval,
    /// Whether its messages have pictures.
    pub pictures: bool,
    /// Whether its result is to count in the ratings; none: nothing can be chosen about that any more.
    pub rated: Option<bool>,
    /// Whether all hands are to be shown once the game is over. Like the options of the game, this can be chosen only before
    /// the start.
    pub hands: bool,
    /// Whether something was just chosen.
    pub saved: bool,
}

impl PrivatePanel {
    /// What can be chosen about a table. There is one menu for the options of the game, one for all that is only on or off,
    /// and two more: never more rows than a message holds.
    pub fn table_options(context: &Context<'_>, reader: &Reader, chosen: &TableOptions<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let yes_or_no = |yes: bool| if yes { words::YES.say() } else { words::NO.say() };
        let shown = |shown: bool| if shown { words::HANDS_SHOWN.say() } else { words::HANDS_HIDDEN.say() };
        let line = |name: &'static Key, value: Phrase| words::Switch { what: name.say(), value }.say();
        let language = chosen.language.map(|language| Phrase::sign(language.own_name()));
        let language = language.unwrap_or_else(|| words::LANGUAGE_OF_SERVER.say());
        let of_game = context.kind.options.iter().map(|spec| option(context.kind, spec, chosen.options));
        let language = line(&words::CHOOSE_LANGUAGE, language);
        let after = line(&words::CHOOSE_TABLE_INTERVAL, interval(Some(chosen.interval)).say());
        let lines = of_game
            .chain([language.clone(), after.clone(), line(&words::CHOOSE_TABLE_PICTURES, yes_or_no(chosen.pictures))])
            .chain(chosen.rated.map(|rated| line(&words::CHOOSE_RATED, yes_or_no(rated))))
            .chain([line(&words::CHOOSE_HANDS, shown(chosen.hands))]);
        let saved = chosen.saved.then(|| words::SAVED.say());
        let text = saved.into_iter().chain(lines).map(|line| renderer.say(&line)).collect::<Vec<_>>().join("\n");

        let of_game = context.kind.option_words.iter().filter(|_| chosen.in_lobby).flat_map(|words| {
            words.values.iter().map(|(value, key)| (words.id, (*value).to_owned(), line(words.name, key.say())))
        });
        let both = |name: &'static str, key: &'static Key, said: &dyn Fn(bool) -> Phrase| {
            [true, false].map(|on| (name, on.to_string(), line(key, said(on))))
        };
        let rated = chosen.rated.map(|_| both("rated", &words::CHOOSE_RATED, &yes_or_no));
        let hands = chosen.in_lobby.then(|| both("hands", &words::CHOOSE_HANDS, &shown));
        let pictures = both("pictures", &words::CHOOSE_TABLE_PICTURES, &yes_or_no);
        let switches = rated.into_iter().chain(hands).flatten().chain(pictures);
        let languages =
            Language::ALL.map(|language| ("language", language.code().to_owned(), Phrase::sign(language.own_name())));
        let intervals = Interval::ALL.map(|value| ("reminders", value.to_string(), interval(Some(value)).say()));
        let menu = |id: &str, prompt: &Phrase, choices: Vec<(&str, String, Phrase)>| {
            let entry = |(name, value, label): &(&str, String, Phrase)| {
                let chosen = Setting::new(*name, value);
                MenuEntry::new(context.request(TableRequest::Options(Some(chosen))), &renderer.option(label))
            };
            Menu::new(id, &renderer.label(prompt), choices.iter().map(entry).collect())
        };
        let title = words::TableOptionsTitle { game: context.name() }.say();
        let panel = Panel { text, ..titled(&renderer, &title) }
            .menu(menu("game", &words::LOBBY_OPTIONS.say(), of_game.collect()))
            .menu(menu("switches", &words::CHOOSE_SWITCHES.say(), switches.collect()))
            .menu(menu("language", &language, languages.to_vec()))
            .menu(menu("reminders", &after, intervals.to_vec()));
        PrivatePanel::of(reader, panel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::limits;
    use crate::panels::panel::Row;
    use crate::wording::people::People;
    use crate::wording::reader::{Locale, ReaderId};
    use table::GameId;

    /// Nobody would notice a menu that is missing, so each choice is checked.
    #[test]
    fn everything_can_be_chosen_in_every_game_and_fits() {
        let people = People::named(["Ana"]);
        for kind in games::ALL.iter().copied().chain([games::TRIAL]) {
            let context = Context { kind, game: GameId(1), people: &people, title: None };
            for language in Language::ALL {
                let chosen = TableOptions {
                    options: &Options::default(),
                    in_lobby: true,
                    language: None,
                    interval: Interval::default(),
                    pictures: true,
                    rated: Some(true),
                    hands: false,
                    saved: true,
                };
                let reader = Reader::new(ReaderId(7), Locale { language, ..Locale::default() });
                let panel = PrivatePanel::table_options(&context, &reader, &chosen);
                assert_eq!(limits::faults(panel.panel()), Vec::<String>::new(), "{}", kind.id);
                let menus = panel.panel().rows.iter().filter_map(|row| match row {
                    Row::Menu(menu) => Some(menu),
                    Row::Buttons(_) => None,
                });
                let values: Vec<String> =
                    menus.flat_map(|menu| &menu.entries).map(|entry| entry.request.value()).collect();
                let names = ["language", "reminders", "pictures", "rated", "hands"];
                for name in names.into_iter().chain(kind.option_words.iter().map(|words| words.id)) {
                    let beginning = format!("{name}=");
                    assert!(values.iter().any(|value| value.starts_with(&beginning)), "{}: {name}", kind.id);
                }
            }
        }
    }
}
