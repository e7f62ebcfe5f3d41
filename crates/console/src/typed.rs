//! What a typed line means: a number, an action in its text form, a command, or a part of an answer.

use super::command::{self, Command};
use super::local_session::LocalSession;
use super::terminal::Stop;
use super::turn::{Next, Shown, Sitting};
use crate::words;
use engine::path::{COMMAND, SlotValue, value};
use engine::{Choice, GameInfo, chain};
use present::{
    CommandWords, Language, LessonRequest, OtherWords, Panel, Request, Row, Suggestion, TableRequest, TurnContext,
    Verb, limits, places, slot_values, terms,
};
use table::{Act, Player};

impl LocalSession<'_> {
    /// Numbers first, then actions in their text form, then commands, then a part of an answer.
    pub async fn typed(&mut self, sitting: &Sitting, typed: &str) -> Result<Next, Stop> {
        if typed.is_empty() {
            let read = sitting.shown.is_turn && !sitting.is_asked() && !sitting.is_alone();
            return if read { Ok(Next::Pass(None)) } else { self.ask(sitting, TableRequest::Turn).await };
        }
        if let Ok(number) = typed.parse::<usize>() {
            let request = number.checked_sub(1).and_then(|place| sitting.shown.panel.requests().into_iter().nth(place));
            return match request {
                Some(request) => self.press(sitting, request).await,
                None => self.stay(&words::NoSuchNumber { number: typed.to_owned() }.say()),
            };
        }
        if sitting.shown.is_lesson() && Command::of(self.locale, typed).is_none() {
            return self.typed_in_lesson(sitting, typed).await;
        }
        let choices = sitting.table.choices();
        if let Some(choice) = choices.iter().find(|choice| choice.text.eq_ignore_ascii_case(typed)) {
            return self.act(sitting, Act::Typed(choice.text.clone())).await;
        }
        match Command::of(self.locale, typed) {
            Some((command, about)) => self.command(sitting, command, about).await,
            None => self.searched(sitting, choices, typed).await,
        }
    }

    /// A part of what a lesson shows; never an answer at the table.
    async fn typed_in_lesson(&mut self, sitting: &Sitting, typed: &str) -> Result<Next, Stop> {
        let part = typed.to_lowercase();
        let mut labelled = labelled(&sitting.shown.panel).into_iter();
        match labelled.find(|(label, _)| label.to_lowercase().contains(&part)) {
            Some((_, request)) => self.press(sitting, request).await,
            None => self.stay(&words::NothingFound { text: typed.to_owned() }.say()),
        }
    }

    async fn command(&mut self, sitting: &Sitting, command: Command, about: &str) -> Result<Next, Stop> {
        let public = sitting.table.public();
        let seen = self.desk.context_of(&public);
        let first = |found: Vec<Suggestion>| {
            let found = found.into_iter().next().filter(|_| !about.is_empty());
            found.map_or_else(|| about.to_owned(), |found| found.value)
        };
        let request = match command {
            Command::Help => {
                let panel = command::help(&self.locale.renderer(seen.people()), public.kind());
                return Ok(Next::Show(Shown { panel, is_turn: false }));
            }
            Command::Turn => TableRequest::Turn,
            Command::Board => {
                let page = first(places(&seen.context(), &sitting.reader, about));
                TableRequest::Board(page.parse().unwrap_or_default())
            }
            Command::Hand => TableRequest::Hand,
            Command::Log => TableRequest::Log(None),
            Command::Recap => TableRequest::Recap(None),
            Command::Score => TableRequest::Score(None),
            Command::Rules => TableRequest::Rules(first(terms(public.kind(), &sitting.reader, about))),
            Command::Learn => return self.press(sitting, Request::Learn(LessonRequest::List)).await,
            Command::Undo => return self.undo(sitting).await,
            Command::Keyboard => return self.pass_to(sitting, about).await,
            Command::Quit => return Err(Stop::Left),
        };
        self.ask(sitting, request).await
    }

    /// Passes the keyboard to whoever is named, or to the next player.
    async fn pass_to(&mut self, sitting: &Sitting, name: &str) -> Result<Next, Stop> {
        if sitting.is_alone() {
            self.say(&words::ALONE.say())?;
            return Ok(Next::Stay);
        }
        let public = sitting.table.public();
        let next = sitting.seat().clockwise(1, public.players().len());
        let called = |player: &&Player| player.name.to_lowercase().starts_with(&name.to_lowercase());
        let wanted = if name.is_empty() { Some(next) } else { public.players().iter().find(called).map(|it| it.seat) };
        match wanted {
            Some(seat) if seat == sitting.seat() => self.ask(sitting, TableRequest::Turn).await,
            Some(seat) => Ok(Next::Pass(Some(seat))),
            None => self.stay(&words::NobodyCalled { name: name.to_owned() }.say()),
        }
    }

    /// An answer of which a part was typed, wherever it is in the menus; else a button, else a command of the game.
    async fn searched(&mut self, sitting: &Sitting, choices: Vec<Choice>, typed: &str) -> Result<Next, Stop> {
        let seen = self.desk.context_of(&sitting.table.public());
        let renderer = self.locale.renderer(seen.people());
        let part = typed.to_lowercase();
        let asked = sitting.shown.is_turn;
        let sure = sitting.shown.panel.requests().iter().any(|request| request.verb() == Verb::Confirm);
        // A single letter is more likely a slip than an answer, unless it says yes.
        let meant = part.chars().count() > 1 || sure;
        let words = |choice: &Choice| {
            let subjects = choice.groups.iter().chain([&choice.label]).map(|phrase| renderer.label(phrase));
            subjects.collect::<Vec<_>>().join(" ")
        };
        // An entry that answers several questions is not a single answer.
        let answers = |request: &Request, least: usize| match request {
            Request::Table(_, TableRequest::Answer(_, choice)) => chain::actions(choice).nth(least - 1).is_some(),
            Request::Table(_, TableRequest::Level(..)) => least == 1,
            _ => false,
        };
        let several = |request: &Request| answers(request, 2);
        let search = |fits: &dyn Fn(&str) -> bool| {
            // Answers are found whatever is on the screen; only a yes or no comes first.
            let found: Vec<Choice> =
                choices.iter().filter(|choice| !sure && meant && fits(&words(choice))).cloned().collect();
            let shown: Vec<Request> = labelled(&sitting.shown.panel)
                .into_iter()
                .filter(|(label, request)| meant && fits(label) && (!answers(request, 1) || several(request)))
                .map(|(_, request)| request)
                .collect();
            (found, shown)
        };
        let (mut found, mut shown) = search(&|label| label.to_lowercase().contains(&part));
        let dictionary = Dictionary::new(sitting.table.public().kind(), self.locale.language);
        if found.is_empty() && shown.is_empty() && !dictionary.is_path(typed) {
            let others = OtherWords::of(sitting.table.public().kind(), self.locale.language, typed);
            (found, shown) = search(&|label| others.are_in(label));
        }
        match (found.len(), shown.len()) {
            // On other screens, what is visible is meant rather than an answer that is not.
            (_, 1) if !asked => self.press(sitting, shown.swap_remove(0)).await,
            (1, _) => self.act(sitting, Act::Typed(found.swap_remove(0).text)).await,
            (0, 1) => self.press(sitting, shown.swap_remove(0)).await,
            (0, count) if count > 1 && shown.iter().all(several) => {
                self.say(&words::MuchFound { text: typed.to_string(), count: count.into() }.say())?;
                Ok(Next::Stay)
            }
            (0, _) => self.walk(sitting, &dictionary, typed).await,
            (count, _) if count <= limits::ENTRIES => {
                let step = TurnContext { narrowed: &found, ..TurnContext::default() };
                let panel = self.desk.turn_panel(&sitting.reader, &sitting.table, step).await;
                Ok(Next::Show(panel.into()))
            }
            (_, 1) => self.press(sitting, shown.swap_remove(0)).await,
            (count, _) => {
                self.say(&words::MuchFound { text: typed.to_string(), count: count.into() }.say())?;
                Ok(Next::Stay)
            }
        }
    }

    /// `visit noble=king`: a command of the game, by its names in the reader's language or in English; or an action
    /// that is not possible now, so that the refusal can say why.
    async fn walk(&mut self, sitting: &Sitting, dictionary: &Dictionary, typed: &str) -> Result<Next, Stop> {
        let is_path = dictionary.is_path(typed);
        let act = if is_path { Act::Path(self.path(sitting, dictionary, typed)) } else { Act::Typed(typed.to_owned()) };
        self.act(sitting, act).await
    }

    /// Converts a typed command for the engine: translates names, and completes slot values that are part of the words of
    /// an option.
    fn path(&self, sitting: &Sitting, dictionary: &Dictionary, typed: &str) -> Vec<SlotValue> {
        let seen = self.desk.context_of(&sitting.table.public());
        let mut path: Vec<SlotValue> = Vec::new();
        for (slot, given) in slots(typed) {
            let slot = dictionary.slot(&slot).unwrap_or(slot);
            let value = if slot == COMMAND {
                dictionary.command(&given)
            } else {
                let fitting = sitting.table.complete(&path, &slot);
                let meant =
                    fitting.iter().any(|choice| value(choice, &slot).is_some_and(|value| is_same(value, &given)));
                let suggested = || slot_values(&seen.context(), &sitting.reader, fitting, &slot, &given);
                // Only what is unambiguous.
                (!meant)
                    .then(suggested)
                    .filter(|found| found.len() == 1)
                    .and_then(|mut found| found.pop())
                    .map(|it| it.value)
            };
            path.push((slot, value.unwrap_or(given)));
        }
        path
    }
}

fn is_same(value: &str, typed: &str) -> bool {
    value.to_lowercase() == typed.to_lowercase()
}

/// The names of a game's commands and slots in one language.
struct Dictionary {
    /// What is typed, and the name in the code.
    commands: Vec<(String, &'static str)>,
    slots: Vec<(String, &'static str)>,
}

impl Dictionary {
    fn new(kind: &GameInfo, language: Language) -> Dictionary {
        let local = |name: &'static str, about| {
            let words = CommandWords::named(name, about, language);
            let called = [words.name].into_iter().chain(words.also.into_iter().map(str::to_owned));
            called.map(move |called| (called, name))
        };
        let commands = kind.commands.iter();
        Dictionary {
            commands: commands.clone().flat_map(|command| local(command.name, command.about)).collect(),
            slots: commands.flat_map(|command| command.slots).flat_map(|slot| local(slot.name, slot.about)).collect(),
        }
    }

    /// Whether this is a command rather than an action or a part of an answer.
    fn is_path(&self, typed: &str) -> bool {
        typed.contains('=') || self.command(typed).is_some()
    }

    fn command(&self, typed: &str) -> Option<String> {
        in_code(&self.commands, typed)
    }

    fn slot(&self, typed: &str) -> Option<String> {
        in_code(&self.slots, typed)
    }
}

fn in_code(names: &[(String, &'static str)], typed: &str) -> Option<String> {
    let found = names.iter().find(|(local, _)| is_same(local, typed));
    let found = found.or_else(|| names.iter().find(|(_, name)| is_same(name, typed)));
    found.map(|(_, name)| (*name).to_owned())
}

/// What can be pressed, by its label.
fn labelled(panel: &Panel) -> Vec<(&str, Request)> {
    let labels = panel.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.label.as_str()).collect::<Vec<_>>(),
        Row::Menu(menu) => menu.entries.iter().map(|entry| entry.label.as_str()).collect(),
    });
    labels.zip(panel.requests()).collect()
}

/// `visit noble=king card=rK3`, slot by slot. A value extends to the next slot.
fn slots(typed: &str) -> Vec<SlotValue> {
    let mut slots: Vec<SlotValue> = Vec::new();
    for word in typed.split_whitespace() {
        match (word.split_once('='), slots.last_mut()) {
            (Some((slot, value)), _) => slots.push((slot.to_owned(), value.to_owned())),
            (None, Some((slot, value))) if slot != COMMAND => *value = format!("{value} {word}"),
            (None, _) => slots.push((COMMAND.to_owned(), word.to_owned())),
        }
    }
    slots
}
