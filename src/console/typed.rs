//! What a typed line means: a number, an action as it is written, a command, or a part of an answer.

use super::command::Command;
use super::evening::Evening;
use super::terminal::Stop;
use super::turn::{Next, Sitting};
use super::view::{Seen, View};
use super::words;
use crate::engine::path::{COMMAND, Given};
use crate::engine::{Arg, Choice};
use crate::present::{Panel, Press, Row, Suggestion, Verb, limits, places, terms};
use crate::table::{Act, Player};

impl Evening<'_> {
    /// Numbers first, then actions as they are written, then commands, then a part of an answer.
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
        match Command::of(self.manner, typed) {
            Some((command, about)) => self.command(sitting, command, about).await,
            None => self.searched(sitting, choices, typed).await,
        }
    }

    async fn command(&mut self, sitting: &Sitting, command: Command, about: &str) -> Result<Next, Stop> {
        let public = sitting.table.public();
        let seen = Seen::of(&public);
        let first = |found: Vec<Suggestion>| {
            let found = found.into_iter().next().filter(|_| !about.is_empty());
            found.map_or_else(|| about.to_owned(), |found| found.value)
        };
        Ok(Next::Show(match command {
            Command::Help => View::Help,
            Command::Turn => View::turn(),
            Command::Board => {
                View::Board(first(places(&seen.scene(), &sitting.reader, about)).parse().unwrap_or_default())
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

    /// Passes the keyboard to whoever is named, or to the next one.
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

    /// An answer of which a part was typed, wherever in the menus it is; else a button, else a command of the game.
    async fn searched(&mut self, sitting: &Sitting, choices: Vec<Choice>, typed: &str) -> Result<Next, Stop> {
        let seen = Seen::of(&sitting.table.public());
        let voice = self.manner.voice(seen.people());
        let part = typed.to_lowercase();
        let answering = matches!(sitting.view, View::Turn { .. });
        // One letter is rather a slip than an answer, unless it says yes.
        let meant = part.chars().count() > 1 || matches!(sitting.view, View::Sure(_));
        let fits = |label: &str| meant && label.to_lowercase().contains(&part);
        let contains = |choice: &Choice| answering && fits(&voice.label(&choice.label));
        let mut found: Vec<Choice> = choices.into_iter().filter(contains).collect();
        let mut shown: Vec<Press> = labelled(&sitting.panel)
            .into_iter()
            .filter(|(label, press)| fits(label) && !(answering && press.verb == Verb::Do))
            .map(|(_, press)| press)
            .collect();
        match (found.len(), shown.len()) {
            (1, _) => self.choose(sitting, &found.swap_remove(0).text).await,
            (0, 1) => self.press(sitting, &shown.swap_remove(0)).await,
            (0, _) => self.walk(sitting, typed).await,
            (count, _) if count <= limits::ENTRIES => Ok(Next::Show(View::narrowed(found))),
            (_, 1) => self.press(sitting, &shown.swap_remove(0)).await,
            (count, _) => {
                self.say(&words::MUCH_FOUND.with([("text", Arg::sign(typed)), ("count", count.into())]))?;
                Ok(Next::Stay)
            }
        }
    }

    /// `visit noble=king`: a command of the game, by its English names; or an action that is not possible now, to be
    /// told why.
    async fn walk(&mut self, sitting: &Sitting, typed: &str) -> Result<Next, Stop> {
        let given = given(typed);
        let names = sitting.table.public().kind().commands();
        let is_path = typed.contains('=') || names.iter().any(|command| command.name == typed);
        let act = if is_path { Act::Path(given) } else { Act::Typed(typed.to_owned()) };
        self.act(sitting, act, false).await
    }
}

/// What can be pressed, by what is written on it.
fn labelled(panel: &Panel) -> Vec<(&str, Press)> {
    let labels = panel.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.label.as_str()).collect::<Vec<_>>(),
        Row::Menu(menu) => menu.entries.iter().map(|entry| entry.label.as_str()).collect(),
    });
    labels.zip(panel.presses()).collect()
}

/// `visit noble=king card=rK3`, slot by slot.
fn given(typed: &str) -> Vec<Given> {
    let slot = |word: &str| {
        let (slot, value) = word.split_once('=').unwrap_or((COMMAND, word));
        (slot.to_owned(), value.to_owned())
    };
    typed.split_whitespace().map(slot).collect()
}
