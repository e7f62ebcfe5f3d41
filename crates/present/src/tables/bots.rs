//! Bots at a table: how they are named, and the panel with which a host adds and removes them.

use crate::context::Context;
use crate::panels::limits;
use crate::panels::panel::{Button, Panel, PrivatePanel, PublicPanel, Style};
use crate::request::{BotsRequest, TableRequest};
use crate::results::review::whole;
use crate::turn::board::titled;
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader};
use crate::wording::text::clipped;
use crate::words;
use engine::search::Level;
use engine::{Key, Phrase, Seat, Stamp};
use table::{Hint, Resting};

/// Somebody at the table; a bot with its level.
pub(crate) fn named(context: &Context<'_>, seat: Seat) -> Phrase {
    match context.people.get(seat).and_then(|person| person.bot) {
        Some(level) => words::BotAt { who: seat, level: level_name(level).say() }.say(),
        None => Phrase::Person(seat),
    }
}

/// Why bots do not answer.
pub(crate) fn resting(why: Resting) -> Phrase {
    match why {
        Resting::Off => words::BOTS_REST_OFF.say(),
        Resting::Alone => words::BOTS_REST_ALONE.say(),
    }
}

impl PrivatePanel {
    /// The bots at a table in its lobby: those that can be added, if the operator lets bots play, and those that can be
    /// removed.
    pub fn bots(context: &Context<'_>, reader: &Reader, allowed: bool) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let title = words::BotsTitle { game: context.name() }.say();
        let seated = context.people.seats().map(|seat| renderer.say(&named(context, seat)));
        let about = if allowed { &words::BOTS_ABOUT } else { &words::BOTS_OFF };
        let lines: Vec<String> = [renderer.say(&about.say()), String::new()].into_iter().chain(seated).collect();
        let panel = Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(&renderer, &title) };
        let add = Level::ALL.map(|level| {
            let label = match level {
                Level::Easy => &words::BOT_ADD_EASY,
                Level::Normal => &words::BOT_ADD_NORMAL,
                Level::Hard => &words::BOT_ADD_HARD,
            };
            context.opener(&renderer, TableRequest::Bots(BotsRequest::Add(level)), label).styled(Style::Main)
        });
        let (_, most) = context.kind.seats;
        let add = if allowed && context.people.len() < most { add.to_vec() } else { Vec::new() };
        let remove = context.people.seats().filter_map(|seat| {
            let person = context.people.get(seat).filter(|person| person.bot.is_some())?;
            let remove = BotsRequest::Remove(person.name.clone()?);
            let request = context.request(TableRequest::Bots(remove));
            let label = clipped(&renderer.label(&words::BotRemove { who: seat }.say()), limits::BUTTON_LABEL);
            Some(Button { request, label, style: Style::Side })
        });
        PrivatePanel::of(reader, panel.buttons(add).buttons(remove.collect()))
    }
}

impl PrivatePanel {
    /// The best options of somebody at the question with this stamp: what the search thinks of them, and a button that takes
    /// each.
    pub fn hints(context: &Context<'_>, reader: &Reader, stamp: Stamp, hints: &[Hint]) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let line = |(place, hint): (usize, &Hint)| {
            let points = hint.lead.unsigned_abs().into();
            let lead = match hint.lead {
                0 => words::HINT_EVEN.say(),
                1.. => words::HintAhead { points }.say(),
                _ => words::HintBehind { points }.say(),
            };
            let option = whole(&renderer, &hint.choice);
            let line = words::HintLine { place: place.into(), option, chances: hint.chances.into(), lead }.say();
            let then = |first: Phrase, next: Phrase| words::Then { first, next }.say();
            let next = hint.then.iter().map(|choice| choice.label.clone()).reduce(then);
            let next = next.map(|next| Phrase::sign(renderer.label(&next)));
            let next = next.map(|next| renderer.say(&words::HintThen { next }.say()));
            [Some(renderer.say(&line)), next].into_iter().flatten().collect::<Vec<_>>().join("\n")
        };
        let marked = renderer.script().small(&renderer.say(&words::HINT_MARKED.say()));
        let lines: Vec<String> = (1..).zip(hints).map(line).chain([marked]).collect();
        let title = words::HintTitle { game: context.name() }.say();
        let panel = Panel { text: clipped(&lines.join("\n"), limits::TEXT), ..titled(&renderer, &title) };
        let turn = context.opener(&renderer, TableRequest::Turn, &words::TAKE_TURN).styled(Style::Main);
        let take = |(place, hint): (usize, &Hint)| {
            let label = renderer.label(&words::HintTake { place: place.into() }.say());
            let request = context.request(TableRequest::Answer(stamp, hint.choice.text.clone()));
            Button { request, label: clipped(&label, limits::BUTTON_LABEL), style: Style::Side }
        };
        let take = (1..).zip(hints).map(take);
        PrivatePanel::of(reader, panel.buttons(take.chain([turn]).collect()))
    }
}

impl PublicPanel {
    /// The same with notes how many hints were given and how often turns were taken back.
    pub fn with_hints(mut self, locale: Locale, hints: u32, taken_back: u32) -> PublicPanel {
        let hints = (hints > 0).then(|| words::WithHints { count: hints.into() }.say());
        let taken_back = (taken_back > 0).then(|| words::WithTakeBacks { count: taken_back.into() }.say());
        for note in [hints, taken_back].into_iter().flatten() {
            let note = locale.renderer(&People::default()).say(&note);
            self.panel.text = clipped(&format!("{}\n{note}", self.panel.text), limits::TEXT);
        }
        self
    }
}

/// What a level is called.
pub fn level_name(level: Level) -> &'static Key {
    match level {
        Level::Easy => &words::BOT_EASY,
        Level::Normal => &words::BOT_NORMAL,
        Level::Hard => &words::BOT_HARD,
    }
}
