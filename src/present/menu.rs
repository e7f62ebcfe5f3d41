//! Options as buttons or menus: few as buttons, up to 25 as a menu, more by their subjects first.

use super::context::Context;
use super::limits;
use super::panel::{Button, Entry, Menu, Row, Style};
use super::press::{Press, Trail, Verb};
use super::renderer::Renderer;
use super::text::{clipped, length};
use super::words;
use crate::engine::menu::{Group, Level, Subject, level};
use crate::engine::{Choice, Finality, Key, Phrase, PrivateView, Stamp};

/// The longest label that a button shows whole on a phone.
const SHORT: usize = 38;

/// What stands between an option and what becomes of the way back.
const BETWEEN: &str = " · ";

/// Offers options to one seat.
#[derive(Clone, Copy)]
pub(super) struct Chooser<'a> {
    pub scene: &'a Context<'a>,
    pub voice: &'a Renderer<'a>,
    pub sight: PrivateView<'a>,
    pub stamp: Stamp,
}

/// What can be chosen at one level.
pub(super) struct Offered {
    pub row: Row,
    /// What becomes of the way back with all of it; where that differs, the labels say it.
    pub finality: Finality,
}

/// An option or a group as it is shown.
struct Shown {
    entry: Entry,
    /// Whether it fits on a button, apart from what it says about the way back.
    short: bool,
}

impl Chooser<'_> {
    /// What can be chosen at this level; none where there is nothing.
    pub(super) fn offered(&self, choices: &[Choice], grouped: bool, trail: &Trail) -> Option<Offered> {
        if choices.is_empty() {
            return None;
        }
        let (entries, finality): (Vec<Shown>, _) = match level_of(choices, &trail.path, grouped) {
            Level::Options(members) => self.options(choices, &members, trail),
            Level::Groups(groups) => {
                let entry = |(place, group): (usize, &Group)| match group.members.as_slice() {
                    [only] => self.option(&choices[*only], self.finality(&choices[*only])),
                    _ => self.group(place, group, trail),
                };
                (groups.iter().enumerate().map(entry).collect(), Finality::Undoable)
            }
        };
        Some(Offered { row: self.row(entries, trail), finality })
    }

    /// What all options have in common is not said by each of them.
    fn options(&self, choices: &[Choice], members: &[usize], trail: &Trail) -> (Vec<Shown>, Finality) {
        let options = members.iter().map(|member| &choices[*member]);
        let options: Vec<_> = options.map(|choice| (choice, self.finality(choice))).collect();
        let first = options.first().map_or(Finality::Undoable, |(_, finality)| *finality);
        let common = !trail.offers && options.iter().all(|(_, finality)| *finality == first);
        let entry = |(choice, finality): &(&Choice, Finality)| {
            let mut shown = self.option(choice, if common { Finality::Undoable } else { *finality });
            shown.entry.grave = *finality == Finality::Irreversible;
            shown
        };
        (options.iter().map(entry).collect(), if common { first } else { Finality::Undoable })
    }

    /// Whatever is not known to have a way back has none.
    fn finality(&self, choice: &Choice) -> Finality {
        self.sight.finality(&choice.text).unwrap_or(Finality::Irreversible)
    }

    fn option(&self, choice: &Choice, finality: Finality) -> Shown {
        let label = self.voice.label(&choice.label);
        let short = length(&label) <= SHORT && choice.detail.is_none();
        let detail = choice.detail.as_ref().map(|detail| self.voice.label(detail));
        let (label, detail) = match ending(finality) {
            Some(key) => self.with_ending(label, detail, key),
            None => (label, detail),
        };
        let detail = detail.map(|detail| clipped(&detail, limits::ENTRY));
        let (value, label) = (choice.text.clone(), clipped(&label, limits::ENTRY));
        let short = short && length(&label) <= limits::BUTTON_LABEL;
        Shown { entry: Entry { value, label, detail, grave: finality == Finality::Irreversible }, short }
    }

    /// Says what becomes of the way back: beside the label, before the detail, or in one word, wherever there is room first.
    fn with_ending(&self, label: String, detail: Option<String>, ending: &'static Key) -> (String, Option<String>) {
        let fits = |text: &String| length(text) <= limits::ENTRY;
        let said = |key: &'static Key| self.voice.label(&key.say());
        let (whole, short) = (said(ending), said(&words::IS_FINAL));
        let beside = |end: &String| format!("{label}{BETWEEN}{end}");
        let above = |end: &String| match &detail {
            Some(detail) => format!("{end}{BETWEEN}{detail}"),
            None => end.clone(),
        };
        if let Some(label) = Some(beside(&whole)).filter(fits) {
            return (label, detail);
        }
        if let Some(detail) = Some(above(&whole)).filter(fits) {
            return (label, Some(detail));
        }
        match Some(beside(&short)).filter(fits) {
            Some(label) => (label, detail),
            None => {
                let detail = above(&short);
                (label, Some(detail))
            }
        }
    }

    fn group(&self, place: usize, group: &Group, trail: &Trail) -> Shown {
        let label = match &group.subject {
            Subject::Named(subject) => subject.clone(),
            Subject::Part { first, last } => {
                words::MORE.with([("first", (first + 1).into()), ("last", (last + 1).into())])
            }
        };
        let label = clipped(&self.voice.label(&label), limits::ENTRY);
        let short = length(&label) <= SHORT;
        Shown { entry: Entry { value: trail.entering(place).as_detail(), label, detail: None, grave: false }, short }
    }

    /// A few short options are quicker to press as buttons; what is only offered keeps its heading.
    fn row(&self, shown: Vec<Shown>, trail: &Trail) -> Row {
        let press = Press::stamped(Verb::Do, self.scene.game, self.stamp, marker(trail));
        let as_buttons = !trail.offers && shown.len() <= limits::BUTTONS && shown.iter().all(|shown| shown.short);
        let entries: Vec<Entry> = shown.into_iter().map(|shown| shown.entry).collect();
        if as_buttons {
            return Row::Buttons(entries.into_iter().map(|entry| as_button(&press, entry)).collect());
        }
        let prompt = if trail.offers { &words::MAY_ALSO } else { &words::CHOOSE };
        let prompt = clipped(&self.voice.label(&prompt.say()), limits::ENTRY);
        Row::Menu(Menu { press, prompt, entries })
    }
}

/// What a label says about the way back.
fn ending(finality: Finality) -> Option<&'static Key> {
    match finality {
        Finality::Undoable => None,
        Finality::EndsTurn => Some(&words::ENDS_TURN),
        Finality::Sealed => Some(&words::IS_SEALED),
        Finality::Final => Some(&words::IS_FINAL),
        Finality::Irreversible => Some(&words::NO_WAY_BACK),
    }
}

/// What a question says about the way back where it is the same for all its options.
pub(super) fn ending_of_all(finality: Finality) -> Option<&'static Key> {
    match finality {
        Finality::Undoable => None,
        Finality::EndsTurn => Some(&words::ALL_END_TURN),
        Finality::Sealed => Some(&words::ALL_SEALED),
        Finality::Final => Some(&words::ALL_FINAL),
        Finality::Irreversible => Some(&words::ALL_WITHOUT_WAY_BACK),
    }
}

/// What is shown at this level: everything, if it fits into a menu and is not always shown by its subjects.
fn level_of(choices: &[Choice], path: &[usize], grouped: bool) -> Level {
    if choices.len() <= limits::ENTRIES && !grouped {
        return Level::Options((0..choices.len()).collect());
    }
    let subjects: Vec<Vec<Phrase>> = choices.iter().map(|choice| choice.groups.clone()).collect();
    level(&subjects, path, grouped)
}

/// Tells the menu of what is offered from that of what is asked: ids must not occur twice in a message.
fn marker(trail: &Trail) -> &'static str {
    if trail.offers { "+" } else { "" }
}

fn as_button(press: &Press, entry: Entry) -> Button {
    let style = if entry.grave { Style::Grave } else { Style::Main };
    Button { press: press.with(entry.value), label: entry.label, style }
}
