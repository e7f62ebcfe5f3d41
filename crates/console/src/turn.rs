//! One person at the keyboard: what they see, and what their steps lead to.

use super::bots::{asked_bot, people};
use super::local_session::LocalSession;
use super::seating::request;
use super::terminal::Stop;
use super::view::{View, context_of};
use crate::words;
use engine::path::{COMMAND, PathError};
use engine::{Declined, Phrase, Seat};
use present::{Panel, Reader, ReaderId, Request, TableRequest, declined, refused};
use table::{Act, Answer, Confirm, GameId, PrivateTable, Refusal, Reply};

/// What follows from a line.
pub(super) enum Next {
    Show(View),
    /// A sentence was the whole response; what is shown still holds.
    Stay,
    /// The keyboard is passed on: to somebody, or to whoever is asked.
    Pass(Option<Seat>),
}

/// The person at the keyboard.
pub(super) struct Sitting {
    pub table: PrivateTable,
    pub reader: Reader,
    name: String,
    pub view: View,
    pub panel: Panel,
    /// Whether they have not answered yet in a game that has just begun.
    first: bool,
}

impl Sitting {
    fn game(&self) -> GameId {
        self.table.public().id()
    }

    pub fn seat(&self) -> Seat {
        self.table.seat()
    }

    /// Whether nobody else needs the keyboard.
    pub fn is_alone(&self) -> bool {
        people(&self.table.public()) == 1
    }

    pub fn is_asked(&self) -> bool {
        self.table.public().waiting().contains(self.seat())
    }

    fn request(&self) -> Result<table::Request, Refusal> {
        request(&self.name)
    }
}

impl LocalSession<'_> {
    /// Lets a person play until they have no question left. Returns who gets the keyboard next, if somebody is named.
    pub async fn turn(&mut self, game: GameId, seat: Seat) -> Result<Option<Seat>, Stop> {
        let mut view = View::turn();
        loop {
            let mut sitting = self.sitting(game, seat, view).await?;
            sitting.panel = sitting.view.panel(&self.tables, &sitting.reader, &sitting.table, sitting.first).await?;
            self.show(&sitting).await?;
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
        let player = table.player(seat).ok_or(Refusal::NotSeated)?;
        let person = player.person.ok_or(Refusal::NotSeated)?;
        let reader = Reader::new(ReaderId(person.0), self.locale);
        let name = player.name.clone();
        let table = self.tables.seat(game, person).await?;
        let first = self.newcomers.contains(seat);
        Ok(Sitting { table, reader, name, view, panel: Panel::default(), first })
    }

    async fn show(&mut self, sitting: &Sitting) -> Result<(), Stop> {
        self.terminal.panel(&sitting.panel).await?;
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

    /// What a button or menu entry does.
    pub async fn press(&mut self, sitting: &Sitting, request: Request) -> Result<Next, Stop> {
        let Request::Table(_, request) = request else { return Ok(Next::Show(View::turn())) };
        Ok(Next::Show(match request {
            TableRequest::Answer(stamp, choice) => {
                return self.act(sitting, Act::Press { stamp, choice }, false).await;
            }
            TableRequest::Confirm(stamp, choice) | TableRequest::ConfirmAlways(stamp, choice) => {
                return self.act(sitting, Act::Press { stamp, choice }, true).await;
            }
            TableRequest::Level(_, trail) | TableRequest::Back(_, trail) => View::at(trail),
            TableRequest::WhyNot => View::NotNow,
            TableRequest::Undo(_) => return self.take_back(sitting, false).await,
            TableRequest::StartOver(_) => return self.take_back(sitting, true).await,
            TableRequest::Board(page) => View::Board(page),
            TableRequest::Hand => View::Hand,
            TableRequest::Log(sheet) => View::Log(sheet.unwrap_or_default()),
            TableRequest::Recap(sheet) => View::Recap(sheet.unwrap_or_default()),
            TableRequest::Score(sheet) => View::Score(sheet.unwrap_or_default()),
            TableRequest::Rules(term) => View::Rules(term),
            TableRequest::FirstTurns => View::FirstTurns,
            _ => View::turn(),
        }))
    }

    /// Answers by text.
    pub async fn choose(&mut self, sitting: &Sitting, action: &str) -> Result<Next, Stop> {
        self.act(sitting, Act::Typed(action.to_owned()), false).await
    }

    pub async fn act(&mut self, sitting: &Sitting, act: Act, confirmed: bool) -> Result<Next, Stop> {
        let confirm = if confirmed { Confirm::Never } else { sitting.reader.confirm };
        let done = self.tables.act(&table::Request { confirm, ..sitting.request()? }, sitting.game(), act).await;
        self.done(sitting, done).await
    }

    /// Undoes the last step, or the whole turn so far.
    pub async fn take_back(&mut self, sitting: &Sitting, whole: bool) -> Result<Next, Stop> {
        let (request, game) = (sitting.request()?, sitting.game());
        let done = if whole {
            self.tables.start_over(&request, game, None).await
        } else {
            self.tables.undo(&request, game, None).await
        };
        self.done(sitting, done).await
    }

    /// The result of a step.
    async fn done(&mut self, sitting: &Sitting, done: Result<Reply, Refusal>) -> Result<Next, Stop> {
        let reply = match done {
            Ok(reply) => reply,
            Err(Refusal::Declined(Declined::Unreadable { text, .. })) => {
                return self.stay(&words::NothingFound { text }.say());
            }
            Err(Refusal::NoPath(PathError::Unfit { slot, given, .. })) if slot == COMMAND => {
                return self.stay(&words::NothingFound { text: given }.say());
            }
            Err(refusal) => {
                self.say_here(sitting, &refused(Some(sitting.table.public().kind()), &refusal))?;
                return Ok(Next::Stay);
            }
        };
        self.worker.deliver_due().await;
        let (settled, narrowed) = match reply.answer {
            Answer::Acted { settled, narrowed, .. } => {
                self.newcomers.remove(sitting.seat());
                (settled, narrowed)
            }
            Answer::NeedsConfirmation { action, .. } => return Ok(Next::Show(View::Sure(action))),
            Answer::DeadEnd { action, .. } => {
                self.say_here(sitting, &declined(&Declined::Stuck { action }))?;
                return Ok(Next::Show(View::turn()));
            }
            _ => return Ok(Next::Show(View::turn())),
        };
        if reply.table.outcome().is_some() {
            reply.told.iter().try_for_each(|line| self.say_here(sitting, line))?;
            return Ok(Next::Pass(None));
        }
        // Bots answer first, also where everybody is asked at once: nobody could let them go on otherwise.
        let passed_on = settled && !reply.table.waiting().contains(sitting.seat());
        if sitting.is_alone() && (passed_on || asked_bot(&reply.table).is_some()) {
            reply.told.iter().try_for_each(|line| self.say_here(sitting, line))?;
            return Ok(Next::Pass(None));
        }
        if settled && sitting.is_alone() {
            let standing = self.standing(&reply.table, sitting.seat()).await?;
            self.terminal.page(standing.panel()).await?;
        }
        if narrowed.is_empty() {
            return Ok(Next::Show(View::turn()));
        }
        let choices = reply.seat.map(|table| table.choices()).unwrap_or_default();
        Ok(Next::Show(View::narrowed(choices.into_iter().filter(|choice| narrowed.contains(&choice.text)).collect())))
    }

    /// A sentence about what was typed.
    pub fn stay(&mut self, said: &Phrase) -> Result<Next, Stop> {
        self.say(said)?;
        Ok(Next::Stay)
    }

    /// Says something about the people at the table.
    fn say_here(&mut self, sitting: &Sitting, phrase: &Phrase) -> std::io::Result<()> {
        let seen = context_of(&sitting.table.public());
        let text = self.locale.renderer(seen.people()).say(phrase);
        self.terminal.screen.line(&text)
    }
}

impl Sitting {
    /// The name as it may be printed: without anything that a terminal would interpret.
    fn name_shown(&self) -> String {
        let seen = context_of(&self.table.public());
        self.reader.locale.renderer(seen.people()).label(&Phrase::Person(self.seat()))
    }
}
