//! One person at the keyboard: what they see, and what their steps lead to.

use super::bots::{asked_bot, people};
use super::local_session::LocalSession;
use super::terminal::Stop;
use crate::words;
use desk::{DeskResult, Response};
use engine::path::{COMMAND, PathError};
use engine::{Declined, Phrase, Seat};
use present::{Panel, Reader, ReaderId, Request, TableRequest, TurnContext, Verb, refused};
use table::{Act, Answer, GameId, PersonId, PrivateTable, Refusal, Reply};

/// What follows from a line.
pub(super) enum Next {
    Show(Shown),
    /// A sentence was the whole response; what is shown still holds.
    Stay,
    /// The keyboard is passed on: to somebody, or to whoever is asked.
    Pass(Option<Seat>),
}

/// What is on the screen.
#[derive(Default)]
pub(super) struct Shown {
    pub panel: Panel,
    /// Whether it is the person's turn, rather than something else to look at.
    pub is_turn: bool,
}

impl Shown {
    /// Whether it is a lesson: what is typed there is no answer at the table.
    pub fn is_lesson(&self) -> bool {
        self.panel.requests().iter().any(|request| request.verb() == Verb::Learn)
    }
}

impl From<Response> for Shown {
    fn from(response: Response) -> Shown {
        Shown { panel: response.shown.panel().clone(), is_turn: response.turn_of.is_some() }
    }
}

/// The person at the keyboard.
pub(super) struct Sitting {
    pub table: PrivateTable,
    pub reader: Reader,
    person: PersonId,
    name: String,
    pub shown: Shown,
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
}

impl LocalSession<'_> {
    /// Lets a person play until they have no question left. Returns who gets the keyboard next, if somebody is named.
    pub async fn turn(&mut self, game: GameId, seat: Seat) -> Result<Option<Seat>, Stop> {
        let mut sitting = self.sitting(game, seat).await?;
        let mut next = self.ask(&sitting, TableRequest::Turn).await?;
        loop {
            match next {
                Next::Show(shown) => {
                    sitting = Sitting { shown, ..self.sitting(game, seat).await? };
                    self.show(&sitting).await?;
                }
                Next::Stay => {}
                Next::Pass(seat) => return Ok(seat),
            }
            let seen = self.desk.context_of(&sitting.table.public());
            // Without anything that a terminal would interpret.
            let name = self.locale.renderer(seen.people()).label(&Phrase::Person(seat));
            let typed = self.terminal.ask(&name).await?;
            next = self.typed(&sitting, &typed).await?;
        }
    }

    async fn sitting(&self, game: GameId, seat: Seat) -> Result<Sitting, Stop> {
        let table = self.desk.tables.look(game, None).await?;
        let player = table.player(seat).ok_or(Refusal::NotSeated)?;
        let (person, name) = (player.person.ok_or(Refusal::NotSeated)?, player.name.clone());
        let reader = Reader::new(ReaderId(person.0), self.locale);
        let table = self.desk.tables.seat(game, person).await?;
        Ok(Sitting { table, reader, person, name, shown: Shown::default() })
    }

    async fn show(&mut self, sitting: &Sitting) -> Result<(), Stop> {
        self.terminal.panel(&sitting.shown.panel).await?;
        if !sitting.shown.is_turn {
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

    /// What the desk answers to a request at this table.
    pub async fn ask(&mut self, sitting: &Sitting, request: TableRequest) -> Result<Next, Stop> {
        let request = match request {
            // Until they have answered, newcomers are told how to begin.
            TableRequest::Turn => {
                let step = TurnContext { first: self.newcomers.contains(sitting.seat()), ..TurnContext::default() };
                let panel = self.desk.turn_panel(&sitting.reader, &sitting.table, step).await;
                return Ok(Next::Show(panel.into()));
            }
            // There is no way here to be asked again.
            TableRequest::ConfirmAlways(stamp, action) => TableRequest::Confirm(stamp, action),
            request => request,
        };
        self.ask_desk(sitting, Request::Table(sitting.game(), request)).await
    }

    async fn ask_desk(&mut self, sitting: &Sitting, request: Request) -> Result<Next, Stop> {
        let caller = self.caller(sitting.person, &sitting.name)?;
        let answered = self.desk.answer(&caller, request).await;
        self.answered(sitting, answered).await
    }

    /// What a button or menu entry does.
    pub async fn press(&mut self, sitting: &Sitting, request: Request) -> Result<Next, Stop> {
        match request {
            Request::Table(_, request) => self.ask(sitting, request).await,
            request => self.ask_desk(sitting, request).await,
        }
    }

    /// Answers by text, or by a command of the game.
    pub async fn act(&mut self, sitting: &Sitting, act: Act) -> Result<Next, Stop> {
        let caller = self.caller(sitting.person, &sitting.name)?;
        let answered = self.desk.act(&caller, sitting.game(), act, false).await;
        self.answered(sitting, answered).await
    }

    /// Undoes the last step.
    pub async fn undo(&mut self, sitting: &Sitting) -> Result<Next, Stop> {
        let caller = self.caller(sitting.person, &sitting.name)?;
        let answered = self.desk.undo(&caller, sitting.game(), None).await;
        self.answered(sitting, answered).await
    }

    async fn answered(&mut self, sitting: &Sitting, answered: DeskResult) -> Result<Next, Stop> {
        let mut response = match answered {
            Ok(response) => response,
            Err(refusal) => return self.refused(sitting, refusal),
        };
        match response.outcome.take().map(|outcome| *outcome) {
            None => Ok(Next::Show(response.into())),
            Some(Err(refusal)) => self.refused(sitting, refusal),
            Some(Ok(reply)) => self.done(sitting, &reply, response.into()).await,
        }
    }

    /// Why it was not done, in a sentence below what is on the screen.
    fn refused(&mut self, sitting: &Sitting, refusal: Refusal) -> Result<Next, Stop> {
        match refusal {
            Refusal::Declined(Declined::Unreadable { text, .. }) => self.stay(&words::NothingFound { text }.say()),
            Refusal::NoPath(PathError::Unfit { slot, given, .. }) if slot == COMMAND => {
                self.stay(&words::NothingFound { text: given }.say())
            }
            refusal => {
                self.say_here(sitting, &refused(Some(sitting.table.public().kind()), &refusal))?;
                Ok(Next::Stay)
            }
        }
    }

    /// What follows from a step: the next question, or the next person.
    async fn done(&mut self, sitting: &Sitting, reply: &Reply, shown: Shown) -> Result<Next, Stop> {
        self.worker.deliver_due().await;
        let Answer::Acted { settled, .. } = reply.answer else { return Ok(Next::Show(shown)) };
        self.newcomers.remove(sitting.seat());
        let (over, alone) = (reply.table.outcome().is_some(), sitting.is_alone());
        // Bots answer first, also where everybody is asked at once: nobody could let them go on otherwise.
        let passed_on = settled && !reply.table.waiting().contains(sitting.seat());
        if over || alone && (passed_on || asked_bot(&reply.table).is_some()) {
            reply.told.iter().try_for_each(|line| self.say_here(sitting, line))?;
            return Ok(Next::Pass(None));
        }
        if settled && alone {
            let standing = self.standing(&reply.table, sitting.seat()).await?;
            self.terminal.page(standing.panel()).await?;
        }
        Ok(Next::Show(shown))
    }

    /// A sentence about what was typed.
    pub fn stay(&mut self, said: &Phrase) -> Result<Next, Stop> {
        self.say(said)?;
        Ok(Next::Stay)
    }

    /// Says something about the people at the table.
    fn say_here(&mut self, sitting: &Sitting, phrase: &Phrase) -> std::io::Result<()> {
        let seen = self.desk.context_of(&sitting.table.public());
        let text = self.locale.renderer(seen.people()).say(phrase);
        self.terminal.screen.line(&text)
    }
}
