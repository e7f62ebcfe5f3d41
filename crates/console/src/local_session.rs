//! Playing at one keyboard: whose turn it is, passing the keyboard on, and what comes after the end.

use std::io;
use std::sync::Arc;

use super::bots::{bot_on, people};
use super::command::{Command, said};
use super::courier::LocalCourier;
use super::terminal::{Stop, Terminal};
use super::view::{context_of, told};
use super::{ConsoleError, PlayOptions, Setting};
use crate::words;
use engine::{Phrase, Seat, SeatSet, Seed};
use present::{
    BoardForm, Locale, PageRef, Panel, PrivatePanel, PublicPanel, Reader, ReaderId, ReplayStep, Request, Script,
    TableRequest, TurnMessage, refused,
};
use table::{Export, GameId, OutboxWorker, PublicTable, Refusal, Since, Status, Tables};

/// A session of people at one keyboard.
pub(super) struct LocalSession<'a> {
    pub tables: Tables,
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
        let locale = Locale::of(wish.language, Script::Plain);
        terminal.more = said(locale, &words::MORE.say());
        let (begun, shared, hinted, newcomers, thinking) = (false, false, false, SeatSet::NONE, None);
        LocalSession {
            tables,
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
            let table = self.tables.look(game, None).await?;
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
        let recap = told(self.tables.history(table, Since::LastTurn(seat)).await?);
        let turn = TurnMessage { called: SeatSet::only(seat), recap: &recap, ..TurnMessage::default() };
        Ok(PublicPanel::turn(&context_of(table).context(), self.locale, view, &turn))
    }

    /// Hides what the previous player saw, and waits for the next one.
    async fn hand_over(&mut self, table: &PublicTable, seat: Seat) -> Result<(), Stop> {
        let standing = self.standing(table, seat).await?;
        self.terminal.screen.hide()?;
        self.terminal.page(standing.panel()).await?;
        let seen = context_of(table);
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
        let table = self.tables.look(game, None).await?;
        let mut panel = ending(&table, self.locale)?;
        let mut at_the_end = true;
        loop {
            self.terminal.panel(&panel).await?;
            self.say(&words::AFTER_THE_END.say())?;
            let typed = self.terminal.ask("").await?;
            let number = typed.parse::<usize>().ok();
            let pressed = number.and_then(|number| panel.requests().into_iter().nth(number.checked_sub(1)?));
            let wanted = match pressed {
                Some(Request::Table(_, wanted)) => Some(wanted),
                _ => None,
            };
            (panel, at_the_end) = match (wanted, typed.as_str()) {
                (Some(TableRequest::Rematch), _) => return Ok(Some(self.again(&table).await?)),
                (Some(TableRequest::Record), _) => {
                    self.record(&table).await?;
                    (panel, at_the_end)
                }
                (Some(TableRequest::Log(sheet)), _) => {
                    let told = told(self.tables.history(&table, Since::Start).await?);
                    let sheet = sheet.unwrap_or_default();
                    let log = PublicPanel::log(&context_of(&table).context(), self.locale, &told, sheet);
                    (log.panel().clone(), false)
                }
                (Some(TableRequest::Board(page)), _) => (board(&table, self.locale, &page)?, false),
                (Some(TableRequest::Replay(step) | TableRequest::ReplayInWords(step)), _) => {
                    (self.replay(&table, step).await?, false)
                }
                (_, "") if at_the_end => return Ok(None),
                (_, "") => (ending(&table, self.locale)?, true),
                (_, typed) if matches!(Command::of(self.locale, typed), Some((Command::Quit, _))) => return Ok(None),
                _ => {
                    self.say(&words::NothingFound { text: typed.to_string() }.say())?;
                    (panel, at_the_end)
                }
            };
        }
    }

    /// A step of a finished game.
    async fn replay(&self, table: &PublicTable, step: usize) -> Result<Panel, Refusal> {
        let replayed = self.tables.step_of(table, step).await?;
        let (view, hands, step, last) = (replayed.view(), replayed.hands(), replayed.step, replayed.last);
        let at = ReplayStep {
            view,
            hands: hands.as_ref(),
            told: replayed.told(),
            step,
            last,
            page: false,
            reviews: false,
            board: BoardForm::default(),
        };
        let reader = Reader::new(ReaderId(0), self.locale);
        Ok(PrivatePanel::replay(&context_of(table).context(), &reader, &at).panel().clone())
    }

    /// Writes the record of a finished game to the current folder.
    async fn record(&mut self, table: &PublicTable) -> Result<(), Stop> {
        let text = match self.tables.export(table).await? {
            Export::Record(record) => record.to_text(),
            Export::Transcript(transcript) => serde_json::to_string_pretty(&transcript).unwrap_or_default(),
        };
        let file = format!("{}-{}.json", table.kind().id(), table.id());
        let outcome = match std::fs::write(&file, text) {
            Ok(()) => words::Recorded { file }.say(),
            Err(_) => words::NotRecorded { file }.say(),
        };
        Ok(self.say(&outcome)?)
    }
}

/// Who acts next: whoever acted last, if they still can; else the next one after them.
fn next(table: &PublicTable, at: Option<Seat>) -> Option<Seat> {
    let waiting = table.waiting();
    at.unwrap_or(Seat(0)).round(table.players().len()).find(|seat| waiting.contains(*seat))
}

fn ending(table: &PublicTable, locale: Locale) -> Result<Panel, Refusal> {
    let seen = context_of(table);
    match (table.status(), table.view(), table.outcome()) {
        (Status::Over, Some(view), Some(outcome)) => {
            Ok(PublicPanel::ending(&seen.context(), locale, view, outcome).panel().clone())
        }
        _ => Err(Refusal::Cancelled),
    }
}

fn board(table: &PublicTable, locale: Locale, page: &PageRef) -> Result<Panel, Refusal> {
    let view = table.view().ok_or(Refusal::NotStarted)?;
    Ok(PublicPanel::board(&context_of(table).context(), locale, view, page).panel().clone())
}
