//! Bots at a table: how they are named, and the panel with which a host adds and removes them.

use super::board::titled;
use super::bot_words as words;
use super::context::{Context, button};
use super::limits;
use super::panel::{Button, Panel, PrivatePanel, PublicPanel, Style};
use super::people::People;
use super::press::{Press, Verb};
use super::reader::{Locale, Reader};
use super::review::whole;
use super::text::clipped;
use crate::engine::search::Level;
use crate::engine::{Phrase, Seat};
use crate::table::{Hint, Resting};

/// Somebody at the table; a bot with its level.
pub(super) fn named(context: &Context<'_>, seat: Seat) -> Phrase {
    match context.people.get(seat).and_then(|person| person.bot) {
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
    /// The bots at a table in its lobby: those that can be added, if the operator lets bots play, and those that can be
    /// removed.
    pub fn bots(context: &Context<'_>, reader: &Reader, allowed: bool) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let title = words::BOTS_TITLE.with([("game", context.name().into())]);
        let seated = context.people.seats().map(|seat| renderer.say(&named(context, seat)));
        let about = if allowed { &words::BOTS_ABOUT } else { &words::BOTS_OFF };
        let lines: Vec<String> = [renderer.say(&about.say()), String::new()].into_iter().chain(seated).collect();
        let panel = Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(&renderer, &title) };
        let add = Level::ALL.map(|level| {
            let label = match level {
                Level::Easy => &words::ADD_EASY,
                Level::Normal => &words::ADD_NORMAL,
                Level::Hard => &words::ADD_HARD,
            };
            button(&renderer, Press::open(Verb::Bots, context.game, format!("add {level}")), label).styled(Style::Main)
        });
        let (_, most) = context.kind.seats();
        let add = if allowed && context.people.len() < most { add.to_vec() } else { Vec::new() };
        let remove = context.people.seats().filter_map(|seat| {
            let person = context.people.get(seat).filter(|person| person.bot.is_some())?;
            let press = Press::open(Verb::Bots, context.game, format!("remove {}", person.name.as_deref()?));
            let label = clipped(&renderer.label(&words::REMOVE.with([("who", seat.into())])), limits::BUTTON_LABEL);
            Some(Button { press, label, style: Style::Side })
        });
        PrivatePanel::of(reader, panel.buttons(add).buttons(remove.collect()))
    }
}

impl PrivatePanel {
    /// The best options of somebody, and what the search thinks of them.
    pub fn hints(context: &Context<'_>, reader: &Reader, hints: &[Hint]) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let line = |(place, hint): (usize, &Hint)| {
            let points = hint.lead.unsigned_abs().into();
            let lead = match hint.lead {
                0 => words::HINT_EVEN.say(),
                1.. => words::HINT_AHEAD.with([("points", points)]),
                _ => words::HINT_BEHIND.with([("points", points)]),
            };
            let option = whole(&renderer, &hint.choice);
            renderer.say(&words::HINT_LINE.with([
                ("place", place.into()),
                ("option", option.into()),
                ("chances", hint.chances.into()),
                ("lead", lead.into()),
            ]))
        };
        let marked = renderer.script().small(&renderer.say(&words::HINT_MARKED.say()));
        let lines: Vec<String> = (1..).zip(hints).map(line).chain([marked]).collect();
        let title = words::HINT_TITLE.with([("game", context.name().into())]);
        let panel = Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(&renderer, &title) };
        let turn = context.opener(&renderer, Verb::Turn, &super::words::TAKE_TURN).styled(Style::Main);
        PrivatePanel::of(reader, panel.buttons(vec![turn]))
    }
}

impl PublicPanel {
    /// The same with notes how many hints were given and how often turns were taken back.
    pub fn with_hints(mut self, locale: Locale, hints: u32, taken_back: u32) -> PublicPanel {
        for (key, count) in [(&words::WITH_HINTS, hints), (&words::WITH_TAKE_BACKS, taken_back)] {
            if count > 0 {
                let note = locale.renderer(&People::default()).say(&key.with([("count", count.into())]));
                self.panel.text = clipped(&format!("{}\n{note}", self.panel.text), limits::TEXT);
            }
        }
        self
    }
}
