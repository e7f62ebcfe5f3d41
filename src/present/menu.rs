//! Options as buttons or menus: few as buttons, up to 25 as a menu, more by their subjects first.

use super::context::Context;
use super::limits;
use super::panel::{Button, Entry, Menu, Panel, Row, Style};
use super::press::{Press, Trail, Verb};
use super::renderer::Renderer;
use super::text::{clipped, length};
use super::words;
use crate::engine::menu::{Group, Level, Subject, level};
use crate::engine::{Choice, Key, Phrase, PrivateView, Stamp};

/// The longest label that a button shows whole on a phone.
const SHORT: usize = 32;

/// Marks what cannot be taken back; the footer explains it.
const GRAVE: &str = "❗ ";

/// Offers options to one seat.
#[derive(Clone, Copy)]
pub(super) struct Chooser<'a> {
    pub scene: &'a Context<'a>,
    pub voice: &'a Renderer<'a>,
    pub sight: PrivateView<'a>,
    pub stamp: Stamp,
}

impl Chooser<'_> {
    /// Adds what can be chosen at this level; true if something of it cannot be taken back.
    pub(super) fn add(&self, panel: &mut Panel, choices: &[Choice], trail: &Trail) -> bool {
        if choices.is_empty() {
            return false;
        }
        match level_of(choices, &trail.path) {
            Level::Options(members) => {
                let entries: Vec<Entry> = members.iter().map(|member| self.option(&choices[*member])).collect();
                let grave = entries.iter().any(|entry| entry.grave);
                panel.rows.push(self.row(entries, trail));
                grave
            }
            Level::Groups(groups) => {
                let entries = groups.iter().enumerate().map(|(place, group)| self.group(place, group, trail));
                let press = Press::stamped(Verb::Page, self.scene.game, self.stamp, marker(trail));
                let prompt = if trail.offers { &words::MAY_ALSO } else { &words::CHOOSE_GROUP };
                panel.rows.push(self.menu(press, entries.collect(), prompt));
                false
            }
        }
    }

    fn option(&self, choice: &Choice) -> Entry {
        // Whatever is not known to have a way back is marked.
        let grave = self.sight.would_settle(&choice.text) != Ok(false);
        let label = self.voice.label(&choice.label);
        let label = if grave { format!("{GRAVE}{label}") } else { label };
        let detail = choice.detail.as_ref().map(|detail| clipped(&self.voice.label(detail), limits::ENTRY));
        Entry { value: choice.text.clone(), label: clipped(&label, limits::ENTRY), detail, grave }
    }

    fn group(&self, place: usize, group: &Group, trail: &Trail) -> Entry {
        let label = match &group.subject {
            Subject::Named(subject) => subject.clone(),
            Subject::Part { first, last } => {
                words::MORE.with([("first", (first + 1).into()), ("last", (last + 1).into())])
            }
        };
        let label = clipped(&self.voice.label(&label), limits::ENTRY);
        Entry { value: trail.entering(place).to_string(), label, detail: None, grave: false }
    }

    /// A few short options are quicker to press as buttons; what is only offered keeps its heading.
    fn row(&self, entries: Vec<Entry>, trail: &Trail) -> Row {
        let press = Press::stamped(Verb::Do, self.scene.game, self.stamp, marker(trail));
        let short = |entry: &Entry| length(&entry.label) <= SHORT && entry.detail.is_none();
        if !trail.offers && entries.len() <= limits::BUTTONS && entries.iter().all(short) {
            return Row::Buttons(entries.into_iter().map(|entry| as_button(&press, entry)).collect());
        }
        self.menu(press, entries, if trail.offers { &words::MAY_ALSO } else { &words::CHOOSE })
    }

    fn menu(&self, press: Press, entries: Vec<Entry>, prompt: &'static Key) -> Row {
        let prompt = clipped(&self.voice.label(&prompt.say()), limits::ENTRY);
        Row::Menu(Menu { press, prompt, entries })
    }
}

/// What is shown at this level: everything, if it fits into a menu.
fn level_of(choices: &[Choice], path: &[usize]) -> Level {
    if choices.len() <= limits::ENTRIES {
        return Level::Options((0..choices.len()).collect());
    }
    let subjects: Vec<Vec<Phrase>> = choices.iter().map(|choice| choice.groups.clone()).collect();
    level(&subjects, path)
}

/// Tells the menu of what is offered from that of what is asked: ids must not occur twice in a message.
fn marker(trail: &Trail) -> &'static str {
    if trail.offers { "+" } else { "" }
}

fn as_button(press: &Press, entry: Entry) -> Button {
    let style = if entry.grave { Style::Grave } else { Style::Main };
    Button { press: press.with(entry.value), label: entry.label, style }
}
