//! Options as buttons or menus: few as buttons, up to 25 as a menu, more by their subjects first.

use super::context::Context;
use super::limits;
use super::panel::{Button, Menu, MenuEntry, Row, Style};
use super::press::{Press, Trail, Verb};
use super::renderer::Renderer;
use super::text::{clipped, length};
use super::words;
use crate::engine::menu::{Group, GroupSubject, MenuLevel, level};
use crate::engine::{Chain, Choice, Finality, Key, Phrase, PrivateView, Question, Stamp};

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
struct ShownOption {
    entry: MenuEntry,
    /// Whether it fits on a button, apart from what it says about the way back.
    short: bool,
}

impl Chooser<'_> {
    /// The answers to a question, each with the further answers that go with it where one entry has room for all of them.
    pub(super) fn answers(&self, question: &Question) -> Vec<Chain> {
        self.sight.chains(question, &|chain| self.fits(chain))
    }

    /// Options by themselves.
    pub(super) fn single(&self, choices: &[Choice]) -> Vec<Chain> {
        // Whatever is not known to have a way back has none.
        let finality = |choice: &Choice| self.sight.finality(&choice.text).unwrap_or(Finality::Irreversible);
        choices.iter().map(|choice| Chain::of(choice.clone(), finality(choice))).collect()
    }

    /// What can be chosen at this level; none where there is nothing.
    pub(super) fn offered(&self, chains: &[Chain], grouped: bool, trail: &Trail) -> Option<Offered> {
        if chains.is_empty() {
            return None;
        }
        let (entries, finality): (Vec<ShownOption>, _) = match level_of(chains, &trail.path, grouped) {
            MenuLevel::Options(members) => self.options(chains, &members, trail),
            MenuLevel::Groups(groups) => {
                let entry = |(place, group): (usize, &Group)| match group.members.as_slice() {
                    [only] => self.option(&chains[*only], chains[*only].finality),
                    _ => self.group(place, group, trail),
                };
                (groups.iter().enumerate().map(entry).collect(), Finality::Undoable)
            }
        };
        Some(Offered { row: self.row(entries, trail), finality })
    }

    /// What all options have in common is not said by each of them.
    fn options(&self, chains: &[Chain], members: &[usize], trail: &Trail) -> (Vec<ShownOption>, Finality) {
        let options = || members.iter().map(|member| &chains[*member]);
        let first = options().next().map_or(Finality::Undoable, |chain| chain.finality);
        let common = !trail.offers && options().all(|chain| chain.finality == first);
        let entry = |chain: &Chain| {
            let mut shown = self.option(chain, if common { Finality::Undoable } else { chain.finality });
            shown.entry.grave = chain.finality == Finality::Irreversible;
            shown
        };
        (options().map(entry).collect(), if common { first } else { Finality::Undoable })
    }

    fn option(&self, chain: &Chain, finality: Finality) -> ShownOption {
        let (label, detail) = self.words(chain);
        let short = length(&label) <= SHORT && detail.is_none();
        let (label, detail) = match ending(finality) {
            Some(key) => self.with_ending(label, detail, key),
            None => (label, detail),
        };
        let detail = detail.map(|detail| clipped(&detail, limits::ENTRY));
        let (value, label) = (chain.text(), clipped(&label, limits::ENTRY));
        let short = short && length(&label) <= limits::BUTTON_LABEL;
        ShownOption { entry: MenuEntry { value, label, detail, grave: finality == Finality::Irreversible }, short }
    }

    /// The label and the detail of an option. The steps of a chain follow each other in the label, or those after the first
    /// stand before the detail if the label has no room for them.
    fn words(&self, chain: &Chain) -> (String, Option<String>) {
        let then = |first: Phrase, next: Phrase| words::THEN.with([("first", first.into()), ("next", next.into())]);
        let said = |steps: &[Choice]| {
            let label = steps.iter().map(|step| step.label.clone()).reduce(then);
            label.map_or_else(String::new, |label| self.voice.option(&label))
        };
        let details = |previews: bool| {
            let last = chain.steps.len().saturating_sub(1);
            let kept =
                chain.steps.iter().enumerate().filter(|(place, step)| previews || *place == last || !step.previews);
            kept.filter_map(|(_, step)| step.detail.as_ref())
                .map(|detail| self.voice.option(detail))
                .collect::<Vec<_>>()
        };
        let joined = |parts: Vec<String>| Some(parts.join(BETWEEN)).filter(|joined| !joined.is_empty());
        let all = joined(details(true));
        let detail =
            if all.as_ref().is_none_or(|all| length(all) <= limits::ENTRY) { all } else { joined(details(false)) };
        let label = said(&chain.steps);
        match chain.steps.split_first() {
            Some((first, rest)) if !rest.is_empty() && length(&label) > limits::ENTRY => {
                (said(std::slice::from_ref(first)), joined([said(rest)].into_iter().chain(details(false)).collect()))
            }
            Some(_) | None => (label, detail),
        }
    }

    /// Whether one entry shows all of a chain.
    fn fits(&self, chain: &Chain) -> bool {
        let (label, detail) = self.words(chain);
        let (label, detail) = match ending(chain.finality) {
            Some(key) => self.with_ending(label, detail, key),
            None => (label, detail),
        };
        // The longest of the presses that carry an action.
        let press = Press::stamped(Verb::Trust, self.scene.game, self.stamp, chain.text());
        length(&label) <= limits::ENTRY
            && detail.is_none_or(|detail| length(&detail) <= limits::ENTRY)
            && length(&press.to_string()) <= limits::PRESS
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

    fn group(&self, place: usize, group: &Group, trail: &Trail) -> ShownOption {
        let label = match &group.subject {
            GroupSubject::Named(subject) => subject.clone(),
            GroupSubject::Part { first, last } => {
                words::MORE.with([("first", (first + 1).into()), ("last", (last + 1).into())])
            }
        };
        let label = clipped(&self.voice.option(&label), limits::ENTRY);
        let short = length(&label) <= SHORT;
        ShownOption {
            entry: MenuEntry { value: trail.entering(place).as_detail(), label, detail: None, grave: false },
            short,
        }
    }

    /// A few short options are quicker to press as buttons; what is only offered keeps its heading.
    fn row(&self, shown: Vec<ShownOption>, trail: &Trail) -> Row {
        let press = Press::stamped(Verb::Do, self.scene.game, self.stamp, marker(trail));
        let as_buttons = !trail.offers && shown.len() <= limits::BUTTONS && shown.iter().all(|shown| shown.short);
        let entries: Vec<MenuEntry> = shown.into_iter().map(|shown| shown.entry).collect();
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
fn level_of(chains: &[Chain], path: &[usize], grouped: bool) -> MenuLevel {
    if chains.len() <= limits::ENTRIES && !grouped {
        return MenuLevel::Options((0..chains.len()).collect());
    }
    let subjects: Vec<Vec<Phrase>> = chains.iter().map(|chain| chain.groups().to_vec()).collect();
    level(&subjects, path, grouped)
}

/// Tells the menu of what is offered from that of what is asked: ids must not occur twice in a message.
fn marker(trail: &Trail) -> &'static str {
    if trail.offers { "+" } else { "" }
}

fn as_button(press: &Press, entry: MenuEntry) -> Button {
    let style = if entry.grave { Style::Grave } else { Style::Main };
    Button { press: press.with(entry.value), label: entry.label, style }
}
