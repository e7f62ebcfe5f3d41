//! Bots at a table: how they are named, and the panel with which a host adds and removes them.

use super::board::titled;
use super::bot_words as words;
use super::context::{Context, button};
use super::limits;
use super::panel::{Button, Panel, PrivatePanel, Style};
use super::press::{Press, Verb};
use super::reader::Reader;
use super::text::clipped;
use crate::engine::search::Level;
use crate::engine::{Phrase, Seat};
use crate::table::Resting;

/// Somebody at the table; a bot with its level.
pub(super) fn named(scene: &Context<'_>, seat: Seat) -> Phrase {
    match scene.people.get(seat).and_then(|person| person.bot) {
        Some(level) => words::BOT_AT.with([("who", seat.into()), ("level", words::level(level).say().into())]),
        None => Phrase::Person(seat),
    }
}

/// Why bots do not answer.
pub(super) fn resting(why: Resting) -> Phrase {
    match why {
        Resting::Off => words::REST_OFF.say(),
        Resting::Alone => words::REST_ALONE.say(),
    }
}

impl PrivatePanel {
    /// The bots at a table that gathers: those that can be added, and those that can be taken away.
    pub fn bots(scene: &Context<'_>, reader: &Reader) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        let title = words::BOTS_TITLE.with([("game", scene.name().into())]);
        let seated = scene.people.seats().map(|seat| voice.say(&named(scene, seat)));
        let lines: Vec<String> =
            [voice.say(&words::BOTS_ABOUT.say()), String::new()].into_iter().chain(seated).collect();
        let panel = Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(&voice, &title) };
        let add = Level::ALL.map(|level| {
            let label = match level {
                Level::Easy => &words::ADD_EASY,
                Level::Normal => &words::ADD_NORMAL,
                Level::Hard => &words::ADD_HARD,
            };
            button(&voice, Press::open(Verb::Bots, scene.game, format!("add {level}")), label).styled(Style::Main)
        });
        let (_, most) = scene.kind.seats();
        let add = if scene.people.len() < most { add.to_vec() } else { Vec::new() };
        let remove = scene.people.seats().filter_map(|seat| {
            let person = scene.people.get(seat).filter(|person| person.bot.is_some())?;
            let press = Press::open(Verb::Bots, scene.game, format!("remove {}", person.name.as_deref()?));
            let label = clipped(&voice.label(&words::REMOVE.with([("who", seat.into())])), limits::BUTTON_LABEL);
            Some(Button { press, label, style: Style::Side })
        });
        PrivatePanel::of(reader, panel.buttons(add).buttons(remove.collect()))
    }
}
