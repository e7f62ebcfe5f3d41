//! Short messages about a table: it was closed, or messages about it cannot be delivered.

use strum::{Display, EnumString};

use crate::context::{Context, button};
use crate::panels::limits;
use crate::panels::panel::{Menu, MenuEntry, Panel, PrivatePanel, PublicPanel, Style};
use crate::request::{Request, Setting};
use crate::turn::board::titled;
use crate::wording::language::Language;
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::text::clipped;
use crate::words;
use engine::{Key, Phrase, Seat};
use table::{Confirm, GameId, Illustrate};

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
    fn advice(self, game: GameId) -> Phrase {
        match self {
            Obstacle::Permission => words::OBSTACLE_PERMISSION.say(),
            Obstacle::Thread => words::OBSTACLE_THREAD.say(),
            Obstacle::Channel => words::ObstacleChannel { game: game.to_string() }.say(),
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
            Some(seat) => words::CancelledBy { who: seat }.say(),
            None => words::CANCELLED.say(),
        };
        PublicPanel::said(context, locale, &said)
    }

    /// To the host: why nothing can be written about their table, and what to do. The link is the front end's own.
    pub fn undelivered(context: &Context<'_>, locale: Locale, obstacle: Obstacle, link: &str) -> PublicPanel {
        let PublicPanel { mut panel, ping } = PublicPanel::said(context, locale, &obstacle.advice(context.game));
        if !link.is_empty() {
            panel.text = format!("{}\n{link}", panel.text);
        }
        PublicPanel { panel, ping }
    }

    pub(crate) fn said(context: &Context<'_>, locale: Locale, phrase: &Phrase) -> PublicPanel {
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
        PrivatePanel::word(reader, &words::CannotWrite { permissions: names }.say())
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
        let yes_or_no = |yes: bool| if yes { words::YES.say() } else { words::NO.say() };
        let own = reader.locale.language;
        let lines = [
            words::SettingLanguage { language: own.own_name().to_string() }.say(),
            words::SettingAloud { value: yes_or_no(reader.locale.aloud) }.say(),
            words::SettingConfirm { value: confirm(reader.confirm).say() }.say(),
            words::SettingPictures { value: illustrated(reader.pictures).say() }.say(),
            words::SettingStatistics { value: yes_or_no(reader.statistics) }.say(),
        ];
        let text = lines.iter().map(|line| renderer.say(line)).collect::<Vec<_>>().join("\n");
        let languages = Language::ALL.map(|language| (language.code().to_owned(), Phrase::sign(language.own_name())));
        let confirms = Confirm::ALL.map(|value| (value.to_string(), confirm(value).say()));
        let pictures = Illustrate::ALL.map(|value| (value.to_string(), illustrated(value).say()));
        let named = |what: &'static Key, value: Phrase| words::Switch { what: what.say(), value }.say();
        let switch = |what| [true, false].map(|on| (on.to_string(), named(what, yes_or_no(on))));
        let menu = |name, what, now, values: &[(String, Phrase)]| {
            chooser(&renderer, Request::Settings, name, &named(what, now), values)
        };
        let (aloud, statistics) = (&words::CHOOSE_ALOUD, &words::CHOOSE_STATISTICS);
        let panel = Panel { text, ..titled(&renderer, &words::SETTINGS_TITLE.say()) }
            .menu(menu("language", &words::CHOOSE_LANGUAGE, Phrase::sign(own.own_name()), &languages))
            .menu(menu("confirm", &words::CHOOSE_CONFIRM, confirm(reader.confirm).say(), &confirms))
            .menu(menu("screen-reader", aloud, yes_or_no(reader.locale.aloud), &switch(aloud)))
            .menu(menu("pictures", &words::CHOOSE_PICTURES, illustrated(reader.pictures).say(), &pictures))
            .menu(menu("statistics", statistics, yes_or_no(reader.statistics), &switch(statistics)));
        PrivatePanel::of(reader, panel)
    }

    /// Asks once more before what changes much; `label` is what the button says.
    pub fn ask(reader: &Reader, question: &Phrase, request: Request, label: &'static Key) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let grave = !matches!(request, Request::OpenInThread(_));
        let button = button(&renderer, request, label).styled(if grave { Style::Grave } else { Style::Main });
        PrivatePanel::of(reader, titled(&renderer, question).buttons(vec![button]))
    }
}

/// A menu of the values of one setting, with what holds now as its prompt: each of them is asked for in this way.
pub(crate) fn chooser(
    renderer: &Renderer<'_>,
    request: fn(Option<Setting>) -> Request,
    name: &str,
    prompt: &Phrase,
    values: &[(String, Phrase)],
) -> Option<Menu> {
    let entry = |(value, label): &(String, Phrase)| {
        MenuEntry::new(request(Some(Setting::new(name, value))), &renderer.option(label))
    };
    let entries = values.iter().take(limits::ENTRIES).map(entry).collect();
    Menu::new(name, &renderer.label(prompt), entries)
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
