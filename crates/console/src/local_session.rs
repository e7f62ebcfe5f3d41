//! Playing at one keyboard: whose turn it is, passing the keyboard on, and what comes after the end.

use std::io;
use std::sync::Arc;

use super::bots::{bot_on, people};
use super::command::{Command, said};
use super::courier::LocalCourier;
use super::front::{Keyboard, told};
use super::seating::request_of;
use super::terminal::{Stop, Terminal};
use super::{ConsoleError, PlayOptions, Setting, channel};
use crate::words;
use desk::{Attachment, Caller, Desk};
use engine::{Phrase, Seat, SeatSet, Seed};
use present::{Locale, Panel, PublicPanel, Request, Script, TableRequest, TurnMessage, refused};
use table::{GameId, OutboxWorker, PersonId, PublicTable, Refusal, Since, Status, Tables};

/// A session of people at one keyboard.
pub(super) struct LocalSession<'a> {
    pub desk: Desk,
    pub worker: OutboxWorker,
    pub terminal: Terminal,
    pub setting: &'a Setting,
    pub wish: &'a PlayOptions,
    pub locale: Locale,
    /// Whether there is a game to return to.
    pub begun: bool,
    /// Whether several people take turns at the screen.
    pub shared: bool,
    /// Whether people were told what to type.
    pub hinted: bool,
    /// Who has not answered yet in a game that has just begun.
    pub newcomers: SeatSet,
    /// The seed of the bots' random numbers.
    pub secret: Seed,
    /// The bot that people were told is thinking.
    pub thinking: Option<Seat>,
}

impl<'a> LocalSession<'a> {
    pub fn new(tables: Tables, mut terminal: Terminal, setting: &'a Setting, secret: Seed) -> LocalSession<'a> {
        let wish = &setting.wish;
        let worker = OutboxWorker::new(tables.clone(), Arc::new(LocalCourier));
        let desk = Desk { tables, games: games::ALL, front: Arc::new(Keyboard) };
        let locale = Locale::of(wish.language, Script::Plain);
        terminal.more = said(locale, &words::MORE.say());
        let (begun, shared, hinted, newcomers, thinking) = (false, false, false, SeatSet::NONE, None);
        LocalSession {
            desk,
            worker,
            terminal,
            setting,
            wish,
            locale,
            begun,
            shared,
            hinted,
            newcomers,
            secret,
            thinking,
        }
    }

    /// Plays until people quit.
    pub async fn spend(mut self) -> Result<(), ConsoleError> {
        self.worker.deliver_due().await;
        let stop = match self.play_games().await {
            Ok(()) => return Ok(()),
            Err(stop) => stop,
        };
        match self.farewell(stop) {
            // The reader has gone; everything is saved.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            done => Ok(done?),
        }
    }

    async fn play_games(&mut self) -> Result<(), Stop> {
        let mut game = self.sit_down().await?;
        loop {
            self.begun = true;
            self.play(game).await?;
            self.begun = false;
            match self.after(game).await? {
                Some(next) => game = next,
                None => return Ok(()),
            }
        }
    }

    /// The last words: why it ended, unless people quit, and how to resume.
    fn farewell(&mut self, stop: Stop) -> io::Result<()> {
        if self.shared && self.begun {
            self.terminal.screen.hide()?;
        }
        match stop {
            Stop::Left => {}
            Stop::Refused(refusal) => self.say(&refused(Some(self.setting.game), &refusal))?,
            Stop::Failed(error) => return Err(error),
        }
        if self.begun {
            self.say(&words::ToContinue { command: self.wish.command.to_string() }.say())?;
        }
        Ok(())
    }

    /// Says something that is about nobody.
    pub fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        self.terminal.screen.line(&said(self.locale, phrase))
    }

    async fn play(&mut self, game: GameId) -> Result<(), Stop> {
        let (mut at, mut wanted) = (None, None);
        loop {
            let table = self.desk.tables.look(game, None).await?;
            if self.bot_acts(game, &table).await? {
                continue;
            }
            wanted = wanted.filter(|seat| bot_on(&table, *seat).is_none());
            let Some(seat) = wanted.or_else(|| next(&table, at)) else { return Ok(()) };
            self.shared = people(&table) > 1;
            if !self.shared {
                let standing = self.standing(&table, seat).await?;
                self.terminal.page(standing.panel()).await?;
            } else if at != Some(seat) {
                self.hand_over(&table, seat).await?;
            }
            at = Some(seat);
            wanted = self.turn(game, seat).await?;
        }
    }

    /// Whose turn it is and the state of the game, as everybody may see it.
    pub async fn standing(&self, table: &PublicTable, seat: Seat) -> Result<PublicPanel, Refusal> {
        let view = table.view().ok_or(Refusal::NotStarted)?;
        let recap = told(self.desk.tables.history(table, Since::LastTurn(seat)).await?);
        let turn = TurnMessage { called: SeatSet::only(seat), recap: &recap, ..TurnMessage::default() };
        Ok(PublicPanel::turn(&self.desk.context_of(table).context(), self.locale, view, &turn))
    }

    /// Hides what the previous player saw, and waits for the next one.
    async fn hand_over(&mut self, table: &PublicTable, seat: Seat) -> Result<(), Stop> {
        let standing = self.standing(table, seat).await?;
        self.terminal.screen.hide()?;
        self.terminal.page(standing.panel()).await?;
        let seen = self.desk.context_of(table);
        let renderer = self.locale.renderer(seen.people());
        let name = renderer.label(&Phrase::Person(seat));
        self.terminal.screen.line(&renderer.say(&words::PassOn { who: seat }.say()))?;
        loop {
            let typed = self.terminal.ask(&name).await?;
            match Command::of(self.locale, &typed) {
                _ if typed.is_empty() => return Ok(()),
                Some((Command::Quit, _)) => return Err(Stop::Left),
                _ => self.terminal.screen.line(&renderer.say(&words::EnterOnly { who: seat }.say()))?,
            }
        }
    }

    /// Shows how the game ended. Returns the next game, if they want another one.
    async fn after(&mut self, game: GameId) -> Result<Option<GameId>, Stop> {
        let table = self.desk.tables.look(game, None).await?;
        let mut panel = self.ending(&table)?;
        let mut at_the_end = true;
        loop {
            self.terminal.panel(&panel).await?;
            self.say(&words::AFTER_THE_END.say())?;
            let typed = self.terminal.ask("").await?;
            let number = typed.parse::<usize>().ok();
            let pressed = number.and_then(|number| panel.requests().into_iter().nth(number.checked_sub(1)?));
            match (pressed, typed.as_str()) {
                (Some(Request::Table(_, TableRequest::Rematch)), _) => return Ok(Some(self.again(&table).await?)),
                (Some(request), _) => {
                    // Nobody in particular looks: what is shown is what everybody may see.
                    let caller = self.caller(PersonId(0), "")?;
                    match self.desk.answer(&caller, request).await.map(|response| response.shown) {
                        Ok(shown) => match shown.file() {
                            Some(file) => self.keep(file)?,
                            None => (panel, at_the_end) = (shown.panel().clone(), false),
                        },
                        Err(refusal) => self.say(&refused(Some(table.kind()), &refusal))?,
                    }
                }
                (None, "") if at_the_end => return Ok(None),
                (None, "") => (panel, at_the_end) = (self.ending(&table)?, true),
                (None, typed) if matches!(Command::of(self.locale, typed), Some((Command::Quit, _))) => {
                    return Ok(None);
                }
                (None, typed) => self.say(&words::NothingFound { text: typed.to_owned() }.say())?,
            }
        }
    }

    fn ending(&self, table: &PublicTable) -> Result<Panel, Refusal> {
        match (table.status(), table.view(), table.outcome()) {
            (Status::Over, Some(view), Some(outcome)) => {
                let seen = self.desk.context_of(table);
                let ending = PublicPanel::ending(&seen.context(), self.locale, view, outcome);
                Ok(ending.without_review().panel().clone())
            }
            _ => Err(Refusal::Cancelled),
        }
    }

    /// Somebody at this keyboard.
    pub fn caller(&self, person: PersonId, name: &str) -> Result<Caller, Refusal> {
        Ok(Caller::at_keyboard(request_of(person, name)?, channel(&self.setting.table), self.locale.language))
    }

    /// Writes a file to the current folder.
    fn keep(&mut self, file: &Attachment) -> io::Result<()> {
        let name = file.name.clone();
        let outcome = match std::fs::write(&name, &file.content) {
            Ok(()) => words::Recorded { file: name }.say(),
            Err(_) => words::NotRecorded { file: name }.say(),
        };
        self.say(&outcome)
    }
}

/// Who acts next: whoever acted last, if they still can; else the next one after them.
fn next(table: &PublicTable, at: Option<Seat>) -> Option<Seat> {
    let waiting = table.waiting();
    at.unwrap_or(Seat(0)).round(table.players().len()).find(|seat| waiting.contains(*seat))
}
