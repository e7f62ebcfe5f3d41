//! Options as buttons or menus: few as buttons, up to 25 as a menu, more by their subjects first.

use super::limits;
use super::panel::{Button, Menu, MenuEntry, Row, Style};
use crate::context::Context;
use crate::request::{TableRequest, Trail};
use crate::story::telling::capital;
use crate::wording::renderer::Renderer;
use crate::wording::text::{clipped, length};
use crate::words;
use engine::menu::{Group, GroupSubject, MenuLevel, level};
use engine::{Chain, Choice, Finality, Key, Phrase, PrivateView, Question, Room, Stamp};

/// The longest label that a button shows whole on a phone.
const SHORT: usize = 38;

/// What the labels that are too long for their buttons may take above the question, where they stand in full.
const IN_FULL: usize = 420;

/// What stands between an option and what becomes of the way back.
const BETWEEN: &str = " · ";

/// Offers options to one seat.
#[derive(Clone, Copy)]
pub(crate) struct Chooser<'a> {
    pub context: &'a Context<'a>,
    pub renderer: &'a Renderer<'a>,
    pub view: PrivateView<'a>,
    pub stamp: Stamp,
}

/// What can be chosen at one level.
pub(crate) struct Offered {
    pub rows: Vec<Row>,
    /// What was gone into.
    pub subject: Option<String>,
    /// What labels have no room for: what the answers that head menus lead to, and shortened labels in full.
    pub details: Vec<String>,
    /// What becomes of the way back with all of it; where that differs, the labels say it.
    pub finality: Finality,
}

/// An option or a group as it is shown.
struct ShownOption {
    entry: MenuEntry,
    /// Whether it fits on a button, apart from what it says about the way back.
    short: bool,
    /// The whole label and detail, and what they say about the way back.
    words: (String, Option<String>),
    ending: Option<&'static Key>,
}

impl Chooser<'_> {
    /// The answers to a question at this level, each with the further answers that go with it where one entry has room for
    /// all of them.
    pub(crate) fn answers(&self, question: &Question, trail: &Trail, rows: usize) -> Option<Offered> {
        let room = Room { menus: rows, fits: &|chain| self.fits(chain) };
        let chains = |shown: &[usize]| self.view.chains(question, shown, &room);
        self.offered(&question.choices, question.grouped, trail, rows, &chains)
    }

    /// Options by themselves, at this level.
    pub(crate) fn single(&self, choices: &[Choice], trail: &Trail) -> Option<Offered> {
        // Whatever is not known to have a way back has none.
        let finality = |choice: &Choice| self.view.finality(&choice.text).unwrap_or(Finality::Irreversible);
        let chain = |choice: &Choice| Chain::of(choice.clone(), finality(choice));
        let chains = |shown: &[usize]| shown.iter().filter_map(|place| choices.get(*place)).map(chain).collect();
        self.offered(choices, false, trail, 1, &chains)
    }

    /// What can be chosen at this level, in no more rows than that; none where there is nothing. What goes with an option
    /// takes long to find out, so it is left until the option is shown.
    fn offered(
        &self,
        choices: &[Choice],
        grouped: bool,
        trail: &Trail,
        rows: usize,
        chains: &dyn Fn(&[usize]) -> Vec<Chain>,
    ) -> Option<Offered> {
        if choices.is_empty() {
            return None;
        }
        Some(match level_of(choices, &trail.path, grouped) {
            MenuLevel::Options(members) => {
                let mut offered = self.options(&chains(&members), trail, rows);
                // The question is still about all options: what was gone into is named.
                let subject = subject(choices, &members).filter(|_| !trail.path.is_empty());
                let renderer = self.renderer;
                offered.subject = subject.map(|subject| format!("{}:", capital(&renderer.say(subject))));
                offered
            }
            MenuLevel::Groups(groups) => {
                let only = |group: &Group| (group.members.len() == 1).then(|| chains(&group.members));
                let entry = |(place, group): (usize, &Group)| match only(group).as_deref() {
                    Some([chain]) => {
                        let chain = self.without_heading(chain);
                        self.option(&chain, false, chain.finality)
                    }
                    Some(_) | None => self.group(place, group, trail),
                };
                let shown = groups.iter().enumerate().map(entry).collect();
                let (row, details) = self.row(shown, trail);
                Offered { rows: vec![row], subject: None, details, finality: Finality::Undoable }
            }
        })
    }

    /// Answers, each with what goes with it: in the menu that it heads, or together with others. If there is no room for
    /// everything, answers stand by themselves.
    fn options(&self, chains: &[Chain], trail: &Trail, rows: usize) -> Offered {
        let answers = || chains.chunk_by(|one, next| one.first() == next.first());
        let heads = |chains: &&[Chain]| chains.len() > 1 && chains.iter().all(|chain| chain.headed);
        let (headed, shared): (Vec<&[Chain]>, Vec<_>) = answers().partition(heads);
        let shared: Vec<Chain> = shared.into_iter().flatten().map(|chain| self.without_heading(chain)).collect();
        let together = shared.len();
        if headed.len() + usize::from(together > 0) > rows || together > limits::ENTRIES {
            let alone: Vec<Chain> = answers().filter_map(|chains| chains.first()).map(Chain::begun).collect();
            return self.options(&alone, trail, rows);
        }
        // What all options have in common is not said by each of them.
        let finalities = || headed.iter().copied().flatten().chain(&shared).map(|chain| chain.finality);
        let finality = finalities().next().unwrap_or(Finality::Undoable);
        let common = !trail.offers && finalities().all(|other| other == finality);
        let shown = |chain: &Chain, headed: bool| {
            let mut shown = self.option(chain, headed, if common { Finality::Undoable } else { chain.finality });
            shown.entry.grave = chain.finality == Finality::Irreversible;
            shown
        };
        let menus = headed.iter().enumerate().map(|(place, chains)| {
            let entries = told_apart(chains.iter().map(|chain| shown(chain, true).entry).collect());
            Row::Menu(Menu { name: place.to_string(), prompt: self.heading(chains), entries })
        });
        let shared: Vec<ShownOption> = shared.iter().map(|chain| shown(chain, false)).collect();
        let (shared, shortened) = (!shared.is_empty()).then(|| self.row(shared, trail)).unzip();
        let rows = menus.chain(shared).collect();
        let headings = headed.iter().filter_map(|chains| self.heading_detail(chains));
        let details = headings.chain(shortened.into_iter().flatten()).collect();
        Offered { rows, subject: None, details, finality: if common { finality } else { Finality::Undoable } }
    }

    /// A chain that does not stand in the menu that its first answer would head, because nothing else does: all of it if
    /// an entry has room for that, or else just that answer.
    fn without_heading(&self, chain: &Chain) -> Chain {
        let whole = Chain { headed: false, ..chain.clone() };
        if !chain.headed || self.fits(&whole) { whole } else { whole.begun() }
    }

    /// The answer with which all of these begin, as the heading of their menu.
    fn heading(&self, chains: &[Chain]) -> String {
        let first = chains.first().and_then(|chain| chain.steps.first());
        let label = first.map_or_else(String::new, |first| self.renderer.option(&first.label));
        format!("{} …", clipped(&label, limits::ENTRY - 2))
    }

    /// What the answer with which all of these begin leads to, for the text above their menu.
    fn heading_detail(&self, chains: &[Chain]) -> Option<String> {
        let first = chains.first()?.steps.first()?;
        let detail = self.renderer.option(first.detail.as_ref()?);
        Some(format!("{}{BETWEEN}{detail}", self.renderer.option(&first.label)))
    }

    /// An option; without its first answer in a menu that this heads.
    fn option(&self, chain: &Chain, headed: bool, finality: Finality) -> ShownOption {
        let (label, detail) = self.words(chain, headed);
        let short = length(&label) <= SHORT && detail.is_none();
        let (words, ending) = ((label.clone(), detail.clone()), ending(finality));
        let (label, detail) = match ending {
            Some(key) => self.with_ending(label, detail, key),
            None => (label, detail),
        };
        let detail = detail.map(|detail| clipped(&detail, limits::ENTRY));
        let request = self.context.request(TableRequest::Answer(self.stamp, chain.text()));
        let label = clipped(&label, limits::ENTRY);
        let short = short && length(&label) <= limits::BUTTON_LABEL;
        let entry = MenuEntry { request, label, detail, grave: finality == Finality::Irreversible };
        ShownOption { entry, short, words, ending }
    }

    /// The label and the detail of an option: its answers one after another, and what is to be said of them besides. What an
    /// answer leads to is not said where the next answer is there.
    fn words(&self, chain: &Chain, headed: bool) -> (String, Option<String>) {
        let then = |first: Phrase, next: Phrase| words::Then { first, next }.say();
        let steps = chain.steps.get(usize::from(headed)..).unwrap_or_default();
        let is_last = |place: usize| place + 1 == steps.len();
        // That something else is not done needs no word.
        let steps = steps.iter().enumerate().filter(|(place, step)| is_last(*place) || !step.declines);
        let steps: Vec<&Choice> = steps.map(|(_, step)| step).collect();
        let otherwise = chain.otherwise.then(|| words::PAY_OTHERWISE.say());
        let label = steps.iter().map(|step| step.label.clone()).chain(otherwise).reduce(then);
        let label = label.map_or_else(String::new, |label| self.renderer.option(&label));
        let last = steps.len().saturating_sub(1);
        let kept = steps.iter().enumerate().filter(|(place, step)| *place == last || !step.previews);
        let details = kept.filter_map(|(_, step)| step.detail.as_ref()).map(|detail| self.renderer.option(detail));
        let detail = details.collect::<Vec<_>>().join(BETWEEN);
        (label, (!detail.is_empty()).then_some(detail))
    }

    /// Whether one entry shows all of a chain, apart from a step that heads its menu.
    fn fits(&self, chain: &Chain) -> bool {
        let (label, detail) = self.words(chain, chain.headed);
        let (label, detail) = match ending(chain.finality) {
            Some(key) => self.with_ending(label, detail, key),
            None => (label, detail),
        };
        // The longest of the ids that carry an answer.
        let longest = self.context.request(TableRequest::ConfirmAlways(self.stamp, chain.text()));
        length(&label) <= limits::ENTRY
            && detail.is_none_or(|detail| length(&detail) <= limits::ENTRY)
            && length(&longest.to_string()) <= limits::PRESS
    }

    /// Says what becomes of the way back: beside the label, before the detail, or in one word, wherever there is room first.
    fn with_ending(&self, label: String, detail: Option<String>, ending: &'static Key) -> (String, Option<String>) {
        let fits = |text: &String| length(text) <= limits::ENTRY;
        let said = |key: &'static Key| self.renderer.label(&key.say());
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
                words::More { first: (first + 1).into(), last: (last + 1).into() }.say()
            }
        };
        let label = self.renderer.option(&label);
        let short = length(&label) <= SHORT;
        let level = TableRequest::Level(self.stamp, trail.entering(place));
        let entry = MenuEntry::new(self.context.request(level), &label);
        ShownOption { entry, short, words: (label, None), ending: None }
    }

    /// Few options are quicker to press as buttons: what has no room on them is returned, to stand above the question. What is
    /// only offered keeps its heading.
    fn row(&self, shown: Vec<ShownOption>, trail: &Trail) -> (Row, Vec<String>) {
        if let Some(labels) = (!trail.offers).then(|| self.button_labels(&shown)).flatten() {
            let details = shown.iter().filter(|shown| !shown.short).map(in_full).collect();
            let entries = shown.into_iter().zip(labels).map(|(shown, label)| MenuEntry { label, ..shown.entry });
            return (Row::Buttons(told_apart(entries.collect()).into_iter().map(as_button).collect()), details);
        }
        let entries = told_apart(shown.into_iter().map(|shown| shown.entry).collect());
        let prompt = if trail.offers { &words::MAY_ALSO } else { &words::CHOOSE };
        let prompt = clipped(&self.renderer.label(&prompt.say()), limits::ENTRY);
        (Row::Menu(Menu { name: if trail.offers { "+" } else { "" }.to_owned(), prompt, entries }), Vec::new())
    }

    /// The labels of a few options for buttons, shortened where they must be; none if that would make them alike, or if they
    /// stay long.
    fn button_labels(&self, shown: &[ShownOption]) -> Option<Vec<String>> {
        let long = shown.iter().filter(|shown| !shown.short).map(in_full);
        if shown.len() > limits::BUTTONS || long.map(|words| length(&words)).sum::<usize>() > IN_FULL {
            return None;
        }
        let short = |shown: &ShownOption| match shown.short {
            true => shown.words.0.clone(),
            false => shortened(&shown.words.0).to_owned(),
        };
        let alike = |one: &ShownOption| shown.iter().filter(|other| short(other) == short(one)).count() > 1;
        let label = |shown: &ShownOption| {
            let ending = shown.ending.map(|key| self.renderer.label(&key.say()));
            [short(shown)].into_iter().chain(ending).collect::<Vec<_>>().join(BETWEEN)
        };
        let labels: Vec<String> = shown.iter().map(label).collect();
        let fit = labels.iter().all(|label| length(label) <= limits::BUTTON_LABEL);
        (fit && !shown.iter().any(|shown| !shown.short && alike(shown))).then_some(labels)
    }
}

/// The whole label of an option and its detail.
fn in_full(ShownOption { words: (label, detail), .. }: &ShownOption) -> String {
    [label].into_iter().chain(detail).cloned().collect::<Vec<_>>().join(BETWEEN)
}

/// A label without its particulars: what stands before the first bracket, colon, arrow or dot between its parts. A short label
/// stays whole.
fn shortened(label: &str) -> &str {
    if length(label) <= SHORT {
        return label;
    }
    let ends = [" (", ": ", " · ", " → "].into_iter().filter_map(|mark| label.find(mark));
    ends.min().map_or(label, |end| &label[..end])
}

/// What a label says about the way back.
pub(crate) fn ending(finality: Finality) -> Option<&'static Key> {
    match finality {
        Finality::Undoable => None,
        Finality::EndsTurn => Some(&words::ENDS_TURN),
        Finality::Sealed => Some(&words::IS_SEALED),
        Finality::Final => Some(&words::IS_FINAL),
        Finality::Irreversible => Some(&words::NO_WAY_BACK),
    }
}

/// What a question says about the way back where it is the same for all its options.
pub(crate) fn ending_of_all(finality: Finality) -> Option<&'static Key> {
    match finality {
        Finality::Undoable => None,
        Finality::EndsTurn => Some(&words::ALL_END_TURN),
        Finality::Sealed => Some(&words::ALL_SEALED),
        Finality::Final => Some(&words::ALL_FINAL),
        Finality::Irreversible => Some(&words::ALL_WITHOUT_WAY_BACK),
    }
}

/// What is shown at this level: everything, if it fits into a menu and is not always shown by its subjects.
fn level_of(choices: &[Choice], path: &[usize], grouped: bool) -> MenuLevel {
    if choices.len() <= limits::ENTRIES && !grouped {
        return MenuLevel::Options((0..choices.len()).collect());
    }
    let subjects: Vec<&[Phrase]> = choices.iter().map(|choice| choice.groups.as_slice()).collect();
    level(&subjects, path, grouped)
}

/// The narrowest subject that all of these have in common.
fn subject<'a>(choices: &'a [Choice], members: &[usize]) -> Option<&'a Phrase> {
    let groups = |member: &usize| choices.get(*member).map_or(&[][..], |choice| &choice.groups);
    let first = groups(members.first()?);
    let shared = |depth: &usize| members.iter().all(|member| groups(member).get(*depth) == first.get(*depth));
    first.get((0..first.len()).take_while(shared).last()?)
}

/// Entries with the same words, such as two equal tiles, are numbered.
fn told_apart(mut entries: Vec<MenuEntry>) -> Vec<MenuEntry> {
    let labels: Vec<String> = entries.iter().map(|entry| entry.label.clone()).collect();
    for (place, entry) in entries.iter_mut().enumerate() {
        let same = |labels: &[String]| labels.iter().filter(|label| **label == entry.label).count();
        if same(&labels) > 1 {
            let number = format!(" ({})", same(&labels[..=place]));
            entry.label = clipped(&labels[place], limits::ENTRY - length(&number)) + &number;
        }
    }
    entries
}

fn as_button(entry: MenuEntry) -> Button {
    let style = if entry.grave { Style::Grave } else { Style::Main };
    Button { request: entry.request, label: entry.label, style }
}
