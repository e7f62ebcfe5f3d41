//! One person at the keyboard: what they see, what they type, what it does.

use super::command::Command;
use super::evening::Evening;
use super::seating::request;
use super::terminal::Stop;
use super::view::{Seen, View, sheet};
use super::words;
use crate::engine::path::{COMMAND, Given, NoPath};
use crate::engine::{Arg, Choice, Declined, Key, Phrase, Seat};
use crate::present::{Panel, Press, Reader, ReaderId, Row, Verb, limits, places, refused, terms};
use crate::table::{Act, Answer, GameId, Pressed, PrivateTable, Refusal, Reply, Request};

/// What follows from a line.
enum Next {
    Show(View),
    /// A sentence was the whole answer; what is shown still holds.
    Stay,
    /// The keyboard goes on: to somebody, or to whoever is asked.
    Pass(Option<Seat>),
}

/// Somebody at the keyboard.
struct Sitting {
    table: PrivateTable,
    reader: Reader,
    name: String,
    view: View,
    panel: Panel,
}

impl Sitting {
    fn game(&self) -> GameId {
        self.table.public().id()
    }

    fn seat(&self) -> Seat {
        self.table.seat()
    }

    fn is_alone(&self) -> bool {
        self.table.public().sitters().len() == 1
    }

    fn is_asked(&self) -> bool {
        self.table.public().waiting().contains(self.seat())
    }

    fn request(&self) -> Result<Request, Refusal> {
        request(&self.name)
    }
}

impl Evening<'_> {
    /// Lets somebody play until nothing is asked of them any more. Gives who is to have the keyboard next, if somebody
    /// is named.
    pub async fn turn(&mut self, game: GameId, seat: Seat) -> Result<Option<Seat>, Stop> {
        let mut view = View::turn();
        loop {
            let mut sitting = self.sitting(game, seat, view).await?;
            sitting.panel = sitting.view.panel(&self.tables, &sitting.reader, &sitting.table).await?;
            self.show(&sitting)?;
            view = loop {
                let typed = self.terminal.ask(&sitting.name_shown()).await?;
                match self.typed(&sitting, &typed).await? {
                    Next::Show(view) => break view,
                    Next::Stay => {}
                    Next::Pass(seat) => return Ok(seat),
                }
            };
        }
    }

    async fn sitting(&self, game: GameId, seat: Seat, view: View) -> Result<Sitting, Stop> {
        let table = self.tables.look(game, None).await?;
        let sitter = table.sitter(seat).ok_or(Refusal::NotSeated)?;
        let person = sitter.person.ok_or(Refusal::NotSeated)?;
        let reader = Reader::new(ReaderId(person.0), self.manner);
        let name = sitter.name.clone();
        let table = self.tables.seat(game, person).await?;
        Ok(Sitting { table, reader, name, view, panel: Panel::default() })
    }

    fn show(&mut self, sitting: &Sitting) -> Result<(), Stop> {
        self.terminal.screen.panel(&sitting.panel)?;
        if !matches!(sitting.view, View::Turn { .. }) {
            return Ok(());
        }
        if !sitting.is_asked() && !sitting.is_alone() {
            self.say(&words::DONE_FOR_NOW.say())?;
        } else if !self.hinted {
            self.hinted = true;
            self.say(&words::HINT.say())?;
        }
        Ok(())
    }

    /// Numbers first, then actions as they are written, then commands, then a part of an answer.
    async fn typed(&mut self, sitting: &Sitting, typed: &str) -> Result<Next, Stop> {
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
        let first = |found: Vec<crate::present::Suggestion>| {
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
        let next = sitting.seat().clockwise(1, public.sitters().len());
        let called = |sitter: &&crate::table::Sitter| sitter.name.to_lowercase().starts_with(&name.to_lowercase());
        let wanted = if name.is_empty() { Some(next) } else { public.sitters().iter().find(called).map(|it| it.seat) };
        match wanted {
            Some(seat) if seat == sitting.seat() => Ok(Next::Show(View::turn())),
            Some(seat) => Ok(Next::Pass(Some(seat))),
            None => self.stay(&words::NOBODY_CALLED, "name", name),
        }
    }

    /// What a button or an entry of a menu does.
    async fn press(&mut self, sitting: &Sitting, press: &Press) -> Result<Next, Stop> {
        let detail = press.detail.as_str();
        Ok(Next::Show(match press.verb {
            Verb::Do => return self.choose(sitting, detail).await,
            Verb::Sure => return self.act(sitting, act(press)).await,
            Verb::Undo | Verb::Again => return self.take_back(sitting, press.verb).await,
            Verb::Page => View::at(detail.parse().unwrap_or_default()),
            Verb::Board => View::Board(detail.parse().unwrap_or_default()),
            Verb::Hand => View::Hand,
            Verb::Log => View::Log(sheet(detail)),
            Verb::Recap => View::Recap(sheet(detail)),
            Verb::Score => View::Score(sheet(detail)),
            Verb::Rules => View::Rules(detail.to_owned()),
            _ => View::turn(),
        }))
    }

    /// An answer; asked about once more if there is no way back after it.
    async fn choose(&mut self, sitting: &Sitting, action: &str) -> Result<Next, Stop> {
        let careful = sitting.table.sight().is_some_and(|sight| sitting.reader.asks_again(sight, action));
        match careful {
            true => Ok(Next::Show(View::Sure(action.to_owned()))),
            false => self.act(sitting, Act::Typed(action.to_owned())).await,
        }
    }

    /// An answer of which a part was typed, wherever in the menus it is; else a button, else a command of the game.
    async fn searched(&mut self, sitting: &Sitting, choices: Vec<Choice>, typed: &str) -> Result<Next, Stop> {
        let seen = Seen::of(&sitting.table.public());
        let voice = self.manner.voice(seen.people());
        let part = typed.to_lowercase();
        let answering = matches!(sitting.view, View::Turn { .. });
        let contains = |choice: &Choice| voice.label(&choice.label).to_lowercase().contains(&part);
        let mut found: Vec<Choice> = choices.into_iter().filter(|choice| answering && contains(choice)).collect();
        let mut shown: Vec<Press> = labelled(&sitting.panel)
            .into_iter()
            .filter(|(label, press)| label.to_lowercase().contains(&part) && !(answering && press.verb == Verb::Do))
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
        let act = if is_path { Act::Cautious(given) } else { Act::Typed(typed.to_owned()) };
        self.act(sitting, act).await
    }

    async fn act(&mut self, sitting: &Sitting, act: Act) -> Result<Next, Stop> {
        let done = self.tables.act(&sitting.request()?, sitting.game(), act).await;
        self.done(sitting, done).await
    }

    async fn take_back(&mut self, sitting: &Sitting, verb: Verb) -> Result<Next, Stop> {
        let (request, game) = (sitting.request()?, sitting.game());
        let done = match verb {
            Verb::Again => self.tables.start_over(&request, game, None).await,
            _ => self.tables.undo(&request, game, None).await,
        };
        self.done(sitting, done).await
    }

    /// What a step came to.
    async fn done(&mut self, sitting: &Sitting, done: Result<Reply, Refusal>) -> Result<Next, Stop> {
        let reply = match done {
            Ok(reply) => reply,
            Err(Refusal::Declined(Declined::Unreadable { text, .. })) => {
                return self.stay(&words::NOTHING_FOUND, "text", &text);
            }
            Err(Refusal::NoPath(NoPath::Unfit { slot, given, .. })) if slot == COMMAND => {
                return self.stay(&words::NOTHING_FOUND, "text", &given);
            }
            Err(refusal) => {
                self.say_here(sitting, &refused(Some(sitting.table.public().kind()), &refusal))?;
                return Ok(Next::Stay);
            }
        };
        self.postman.deliver_due().await;
        let Answer::Acted { settled, narrowed, held, .. } = reply.answer else { return Ok(Next::Show(View::turn())) };
        if let Some(held) = held {
            return Ok(Next::Show(View::Sure(held)));
        }
        if reply.table.outcome().is_some() {
            reply.told.iter().try_for_each(|line| self.say_here(sitting, line))?;
            return Ok(Next::Pass(None));
        }
        if settled && sitting.is_alone() {
            let standing = self.standing(&reply.table, sitting.seat()).await?;
            self.terminal.screen.page(standing.panel())?;
        }
        if narrowed.is_empty() {
            return Ok(Next::Show(View::after(if settled { reply.told } else { Vec::new() })));
        }
        let choices = reply.seat.map(|table| table.choices()).unwrap_or_default();
        Ok(Next::Show(View::narrowed(choices.into_iter().filter(|choice| narrowed.contains(&choice.text)).collect())))
    }

    /// A sentence about what was typed.
    fn stay(&mut self, key: &'static Key, argument: &'static str, typed: &str) -> Result<Next, Stop> {
        self.say(&key.with([(argument, Arg::sign(typed))]))?;
        Ok(Next::Stay)
    }

    /// Says something about those at the table.
    fn say_here(&mut self, sitting: &Sitting, phrase: &Phrase) -> std::io::Result<()> {
        let seen = Seen::of(&sitting.table.public());
        let text = self.manner.voice(seen.people()).say(phrase);
        self.terminal.screen.line(&text)
    }
}

impl Sitting {
    /// The name as it may be written: without anything that a terminal would obey.
    fn name_shown(&self) -> String {
        let seen = Seen::of(&self.table.public());
        self.reader.manner.voice(seen.people()).label(&Phrase::Person(self.seat()))
    }
}

/// The action of a press that was confirmed.
fn act(press: &Press) -> Act {
    match press.stamp {
        Some(stamp) => Act::Press { stamp, choice: Pressed::Text(press.detail.clone()) },
        None => Act::Typed(press.detail.clone()),
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
