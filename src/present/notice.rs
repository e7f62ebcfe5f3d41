//! Short messages about a table: it was closed, it was archived, or messages about it cannot be delivered.

use strum::{Display, EnumString};

use super::board::titled;
use super::compare_words;
use super::context::{Context, button};
use super::language::Language;
use super::limits;
use super::panel::{Menu, MenuEntry, Panel, PrivatePanel, PublicPanel, Style};
use super::people::People;
use super::press::{Press, Verb};
use super::reader::{Locale, Reader};
use super::renderer::Renderer;
use super::text::clipped;
use super::words;
use crate::engine::{Arg, Key, Phrase, Seat};
use crate::table::{Confirm, Illustrate};

/// What keeps a message from being delivered until somebody changes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Obstacle {
    /// The bot may not write there.
    Permission,
    /// The thread was closed and locked.
    Thread,
    /// The channel is gone.
    Channel,
}

impl Obstacle {
    fn advice(self, game: &str) -> Phrase {
        match self {
            Obstacle::Permission => words::OBSTACLE_PERMISSION.say(),
            Obstacle::Thread => words::OBSTACLE_THREAD.say(),
            Obstacle::Channel => words::OBSTACLE_CHANNEL.with([("game", Arg::sign(game))]),
        }
    }
}

/// Something that the bot must be allowed to do in a channel to post there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    View,
    Send,
    SendInThreads,
    Embed,
}

impl Permission {
    /// As Discord calls it in its settings.
    fn name(self) -> &'static Key {
        match self {
            Permission::View => &words::PERMISSION_VIEW,
            Permission::Send => &words::PERMISSION_SEND,
            Permission::SendInThreads => &words::PERMISSION_SEND_IN_THREADS,
            Permission::Embed => &words::PERMISSION_EMBED,
        }
    }
}

impl PublicPanel {
    /// A table was closed before its end.
    pub fn cancelled(context: &Context<'_>, locale: Locale, by: Option<Seat>) -> PublicPanel {
        let said = match by {
            Some(seat) => words::CANCELLED_BY.with([("who", seat.into())]),
            None => words::CANCELLED.say(),
        };
        PublicPanel::said(context, locale, &said)
    }

    /// A running game was put away.
    pub fn archived(context: &Context<'_>, locale: Locale) -> PublicPanel {
        PublicPanel::said(context, locale, &words::ARCHIVED.say())
    }

    /// To the host: why nothing can be written about their table, and what to do. The link is the front end's own.
    pub fn undelivered(context: &Context<'_>, locale: Locale, obstacle: Obstacle, link: &str) -> PublicPanel {
        let PublicPanel { mut panel, ping } = PublicPanel::said(context, locale, &obstacle.advice(context.game));
        if !link.is_empty() {
            panel.text = format!("{}\n{link}", panel.text);
        }
        PublicPanel { panel, ping }
    }

    pub(super) fn said(context: &Context<'_>, locale: Locale, phrase: &Phrase) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let text = clipped(&renderer.say(phrase), limits::TEXT);
        PublicPanel::of(Panel { text, ..titled(&renderer, &context.name()) })
    }
}

impl PrivatePanel {
    /// A sentence that belongs to no game.
    pub fn word(reader: &Reader, phrase: &Phrase) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        PrivatePanel::of(reader, titled(&renderer, phrase))
    }

    /// A sentence or two, to one person.
    pub fn notice(context: &Context<'_>, reader: &Reader, notice: &Phrase) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let text = clipped(&renderer.say(notice), limits::TEXT);
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &context.name()) })
    }

    /// Nothing was done, because the bot lacks these permissions.
    pub fn cannot_write(reader: &Reader, lacking: &[Permission]) -> PrivatePanel {
        let names = Phrase::List(lacking.iter().map(|permission| permission.name().say()).collect());
        PrivatePanel::word(reader, &words::CANNOT_WRITE.with([("permissions", names.into())]))
    }

    /// A sentence about a table, with a link that the front end wrote.
    pub fn linked(context: &Context<'_>, reader: &Reader, phrase: &Phrase, link: &str) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let text = format!("{}\n{link}", clipped(&renderer.say(phrase), limits::TEXT - link.len()));
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &context.name()) })
    }

    /// How this reader likes to read, with everything that can be chosen.
    pub fn settings(reader: &Reader) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let yes_or_no = |yes: bool| Arg::from(if yes { words::YES.say() } else { words::NO.say() });
        let own = reader.locale.language;
        let aloud = words::SETTING_ALOUD.with([("value", yes_or_no(reader.locale.aloud))]);
        let lines = [
            words::SETTING_LANGUAGE.with([("language", Arg::sign(own.own_name()))]),
            aloud,
            words::SETTING_CONFIRM.with([("value", confirm(reader.confirm).say().into())]),
            words::SETTING_PICTURES.with([("value", illustrated(reader.pictures).say().into())]),
            compare_words::SETTING_STATISTICS.with([("value", yes_or_no(reader.statistics))]),
        ];
        let text = lines.iter().map(|line| renderer.say(line)).collect::<Vec<_>>().join("\n");
        let languages = Language::ALL.map(|language| (language.code().to_owned(), Phrase::sign(language.own_name())));
        let confirms = Confirm::ALL.map(|value| (value.to_string(), confirm(value).say()));
        let pictures = Illustrate::ALL.map(|value| (value.to_string(), illustrated(value).say()));
        let switch = |prompt: &'static Key| {
            [("true", &words::YES), ("false", &words::NO)].map(|(value, key)| {
                (value.to_owned(), words::SWITCH.with([("what", prompt.say().into()), ("value", key.say().into())]))
            })
        };
        let panel = Panel { text, ..titled(&renderer, &words::SETTINGS_TITLE.say()) }
            .menu(Some(chooser(&renderer, Verb::Settings, "language", &words::CHOOSE_LANGUAGE, &languages)))
            .menu(Some(chooser(&renderer, Verb::Settings, "confirm", &words::CHOOSE_CONFIRM, &confirms)))
            .menu(Some(chooser(
                &renderer,
                Verb::Settings,
                "screen-reader",
                &words::CHOOSE_ALOUD,
                &switch(&words::CHOOSE_ALOUD),
            )))
            .menu(Some(chooser(&renderer, Verb::Settings, "pictures", &words::CHOOSE_PICTURES, &pictures)))
            .menu(Some(chooser(
                &renderer,
                Verb::Settings,
                "statistics",
                &compare_words::CHOOSE_STATISTICS,
                &switch(&compare_words::CHOOSE_STATISTICS),
            )));
        PrivatePanel::of(reader, panel)
    }

    /// Asks once more before a press that changes much; `label` is what the button says.
    pub fn ask(reader: &Reader, question: &Phrase, press: Press, label: &'static Key) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let grave = press.verb != Verb::Thread;
        let button = button(&renderer, press, label).styled(if grave { Style::Grave } else { Style::Main });
        PrivatePanel::of(reader, titled(&renderer, question).buttons(vec![button]))
    }
}

/// A menu of the values of one setting: choosing one is a press with `name=value`.
pub(super) fn chooser(
    renderer: &Renderer<'_>,
    verb: Verb,
    name: &str,
    prompt: &'static Key,
    values: &[(String, Phrase)],
) -> Menu {
    let entry = |(value, label): &(String, Phrase)| MenuEntry {
        value: format!("{name}={value}"),
        label: clipped(&renderer.option(label), limits::ENTRY),
        detail: None,
        grave: false,
    };
    // Ids must not occur twice in a message.
    let press = Press::open(verb, "", name);
    let prompt = clipped(&renderer.label(&prompt.say()), limits::ENTRY);
    Menu { press, prompt, entries: values.iter().take(limits::ENTRIES).map(entry).collect() }
}

/// Where somebody likes to see pictures, in words.
pub fn illustrated(what: Illustrate) -> &'static Key {
    match what {
        Illustrate::Nothing => &words::PICTURES_NOTHING,
        Illustrate::Boards => &words::PICTURES_BOARDS,
        Illustrate::Panels => &words::PICTURES_PANELS,
    }
}

/// What somebody is asked about once more, in words.
pub fn confirm(confirm: Confirm) -> &'static Key {
    match confirm {
        Confirm::Always => &words::CONFIRM_ALWAYS,
        Confirm::MidTurn => &words::CONFIRM_MID_TURN,
        Confirm::Never => &words::CONFIRM_NEVER,
    }
}
