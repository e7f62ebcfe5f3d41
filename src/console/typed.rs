//! What a typed line means: a number, an action in its text form, a command, or a part of an answer.

use super::command::Command;
use super::local_session::LocalSession;
use super::terminal::Stop;
use super::turn::{Next, Sitting};
use super::view::{TableContext, View};
use super::words;
use crate::engine::path::{COMMAND, SlotValue, value};
use crate::engine::{Arg, Choice, GameInfo, chain};
use crate::present::{CommandWords, Language, Panel, Press, Row, Suggestion, Verb, limits, places, slot_values, terms};
use crate::table::{Act, Player};

impl LocalSession<'_> {
    /// Numbers first, then actions in their text form, then commands, then a part of an answer.
    pub async fn typed(&mut self, sitting: &Sitting, typed: &str) -> Result<Next, Stop> {
        if typed.is_empty() {
            let read = matches!(sitting.view, View::Turn { .. }) && !sitting.is_asked() && !sitting.is_alone();
            return Ok(if read { Next::Pass(None) } else { Next::Show(View::turn()) });
        }
        if let Ok(number) = typed.parse::<usize>() {
            let press = number.checked_sub(1).and_then(|place| sitting.panel.presses().into_iter().nth(place));
            return match press {
                Some(press) => self.press(sitting, &press).await,
                None => self.stay(&words::NO_SUCH_NUMBER, "number", typed),
            };
        }
        let choices = sitting.table.choices();
        if let Some(choice) = choices.iter().find(|choice| choice.text.eq_ignore_ascii_case(typed)) {
            return self.choose(sitting, &choice.text).await;
        }
        match Command::of(self.locale, typed) {
            Some((command, about)) => self.command(sitting, command, about).await,
            None => self.searched(sitting, choices, typed).await,
        }
    }

    async fn command(&mut self, sitting: &Sitting, command: Command, about: &str) -> Result<Next, Stop> {
        let public = sitting.table.public();
        let seen = TableContext::of(&public);
        let first = |found: Vec<Suggestion>| {
            let found = found.into_iter().next().filter(|_| !about.is_empty());
            found.map_or_else(|| about.to_owned(), |found| found.value)
        };
        Ok(Next::Show(match command {
            Command::Help => View::Help,
            Command::Turn => View::turn(),
            Command::Board => {
                View::Board(first(places(&seen.context(), &sitting.reader, about)).parse().unwrap_or_default())
            }
            Command::Hand => View::Hand,
            Command::Log => View::Log(0),
            Command::Recap => View::Recap(0),
            Command::Score => View::Score(0),
            Command::Rules => View::Rules(first(terms(public.kind(), &sitting.reader, about))),
            Command::Undo => return self.take_back(sitting, Verb::Undo).await,
            Command::Keyboard => return self.pass_to(sitting, about),
            Command::Quit => return Err(Stop::Left),
        }))
    }

    /// Passes the keyboard to whoever is named, or to the next player.
    fn pass_to(&mut self, sitting: &Sitting, name: &str) -> Result<Next, Stop> {
        if sitting.is_alone() {
            self.say(&words::ALONE.say())?;
            return Ok(Next::Stay);
        }
        let public = sitting.table.public();
        let next = sitting.seat().clockwise(1, public.players().len());
        let called = |player: &&Player| player.name.to_lowercase().starts_with(&name.to_lowercase());
        let wanted = if name.is_empty() { Some(next) } else { public.players().iter().find(called).map(|it| it.seat) };
        match wanted {
            Some(seat) if seat == sitting.seat() => Ok(Next::Show(View::turn())),
            Some(seat) => Ok(Next::Pass(Some(seat))),
            None => self.stay(&words::NOBODY_CALLED, "name", name),
        }
    }

    /// An answer of which a part was typed, wherever it is in the menus; else a button, else a command of the game.
    async fn searched(&mut self, sitting: &Sitting, choices: Vec<Choice>, typed: &str) -> Result<Next, Stop> {
        let seen = TableContext::of(&sitting.table.public());
        let renderer = self.locale.renderer(seen.people());
        let part = typed.to_lowercase();
        let (asked, sure) = (matches!(sitting.view, View::Turn { .. }), matches!(sitting.view, View::Sure(_)));
        // A single letter is more likely a slip than an answer, unless it says yes.
        let meant = part.chars().count() > 1 || sure;
        let fits = |label: &str| meant && label.to_lowercase().contains(&part);
        let words = |choice: &Choice| {
            let subjects = choice.groups.iter().chain([&choice.label]).map(|phrase| renderer.label(phrase));
            subjects.collect::<Vec<_>>().join(" ")
        };
        // Answers are found whatever is on the screen; only a yes or no comes first.
        let mut found: Vec<Choice> = choices.into_iter().filter(|choice| !sure && fits(&words(choice))).collect();
        // An entry that answers several questions is not a single answer.
        let several = |press: &Press| chain::actions(&press.detail).nth(1).is_some();
        let mut shown: Vec<Press> = labelled(&sitting.panel)
            .into_iter()
            .filter(|(label, press)| fits(label) && (press.verb != Verb::Do || several(press)))
            .map(|(_, press)| press)
            .collect();
        match (found.len(), shown.len()) {
            // On other screens, what is visible is meant rather than an answer that is not.
            (_, 1) if !asked => self.press(sitting, &shown.swap_remove(0)).await,
            (1, _) => self.choose(sitting, &found.swap_remove(0).text).await,
            (0, 1) => self.press(sitting, &shown.swap_remove(0)).await,
            (0, count) if count > 1 && shown.iter().all(several) => {
                self.say(&words::MUCH_FOUND.with([("text", Arg::sign(typed)), ("count", count.into())]))?;
                Ok(Next::Stay)
            }
            (0, _) => self.walk(sitting, typed).await,
            (count, _) if count <= limits::ENTRIES => Ok(Next::Show(View::narrowed(found))),
            (_, 1) => self.press(sitting, &shown.swap_remove(0)).await,
            (count, _) => {
                self.say(&words::MUCH_FOUND.with([("text", Arg::sign(typed)), ("count", count.into())]))?;
                Ok(Next::Stay)
            }
        }
    }

    /// `visit noble=king`: a command of the game, by its names in the reader's language or in English; or an action
    /// that is not possible now, so that the refusal can say why.
    async fn walk(&mut self, sitting: &Sitting, typed: &str) -> Result<Next, Stop> {
        let dictionary = Dictionary::new(sitting.table.public().kind(), self.locale.language);
        let is_path = typed.contains('=') || dictionary.command(typed).is_some();
        let act = if is_path { Act::Path(path(sitting, &dictionary, typed)) } else { Act::Typed(typed.to_owned()) };
        self.act(sitting, act, false).await
    }
}

/// Converts a typed command for the engine: translates names, and completes slot values that are part of the words of
/// an option.
fn path(sitting: &Sitting, dictionary: &Dictionary, typed: &str) -> Vec<SlotValue> {
    let seen = TableContext::of(&sitting.table.public());
    let mut path: Vec<SlotValue> = Vec::new();
    for (slot, given) in slots(typed) {
        let slot = dictionary.slot(&slot).unwrap_or(slot);
        let value = if slot == COMMAND {
            dictionary.command(&given)
        } else {
            let fitting = sitting.table.complete(&path, &slot);
            let meant = fitting.iter().any(|choice| value(choice, &slot).is_some_and(|value| is_same(value, &given)));
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

fn is_same(value: &str, typed: &str) -> bool {
    value.to_lowercase() == typed.to_lowercase()
}

/// The names of a game's commands and slots in one language.
struct Dictionary {
    /// Typed and English names.
    commands: Vec<(String, &'static str)>,
    slots: Vec<(String, &'static str)>,
}

impl Dictionary {
    fn new(kind: &dyn GameInfo, language: Language) -> Dictionary {
        let local = |name: &'static str, about| (CommandWords::named(name, about, language).name, name);
        let commands = kind.commands().iter();
        Dictionary {
            commands: commands.clone().map(|command| local(command.name, command.about)).collect(),
            slots: commands.flat_map(|command| command.slots).map(|slot| local(slot.name, slot.about)).collect(),
        }
    }

    fn command(&self, typed: &str) -> Option<String> {
        english(&self.commands, typed)
    }

    fn slot(&self, typed: &str) -> Option<String> {
        english(&self.slots, typed)
    }
}

fn english(names: &[(String, &'static str)], typed: &str) -> Option<String> {
    let found = names.iter().find(|(local, _)| is_same(local, typed));
    let found = found.or_else(|| names.iter().find(|(_, english)| is_same(english, typed)));
    found.map(|(_, english)| (*english).to_owned())
}

/// What can be pressed, by its label.
fn labelled(panel: &Panel) -> Vec<(&str, Press)> {
    let labels = panel.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.label.as_str()).collect::<Vec<_>>(),
        Row::Menu(menu) => menu.entries.iter().map(|entry| entry.label.as_str()).collect(),
    });
    labels.zip(panel.presses()).collect()
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
