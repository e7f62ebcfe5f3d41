//! One person at the keyboard: what they see, and what their steps lead to.

use super::bots::{asked_bot, people};
use super::local_session::LocalSession;
use super::seating::request;
use super::terminal::Stop;
use super::view::{TableContext, View, sheet};
use super::words;
use crate::engine::path::{COMMAND, PathError};
use crate::engine::{Arg, Declined, Key, Phrase, Seat};
use crate::present::{Panel, Press, Reader, ReaderId, Trail, Verb, declined, refused};
use crate::table::{Act, Answer, Confirm, GameId, PrivateTable, Refusal, Reply, Request};

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

    fn request(&self) -> Result<Request, Refusal> {
        request(&self.name)
    }
}

impl LocalSession<'_> {
    /// Lets a person play until they have no question left. Returns who gets the keyboard next, if somebody is named.
    pub async fn turn(&mut self, game: GameId, seat: Seat) -> Result<Option<Seat>, Stop> {
        let mut view = View::turn();
        loop {
            let mut sitting = self.sitting(game, seat, view).await?;
            sitting.panel = sitting.view.panel(&self.tables, &sitting.reader, &sitting.table).await?;
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
        Ok(Sitting { table, reader, name, view, panel: Panel::default() })
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
    pub async fn press(&mut self, sitting: &Sitting, press: &Press) -> Result<Next, Stop> {
        let detail = press.detail.as_str();
        Ok(Next::Show(match press.verb {
            Verb::Do => match Trail::of_detail(detail) {
                Some(trail) => View::at(trail),
                None => return self.act(sitting, act(press), false).await,
            },
            Verb::Sure | Verb::Trust => return self.act(sitting, act(press), true).await,
            Verb::NotNow => View::NotNow,
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

    /// Answers by text.
    pub async fn choose(&mut self, sitting: &Sitting, action: &str) -> Result<Next, Stop> {
        self.act(sitting, Act::Typed(action.to_owned()), false).await
    }

    pub async fn act(&mut self, sitting: &Sitting, act: Act, confirmed: bool) -> Result<Next, Stop> {
        let confirm = if confirmed { Confirm::Never } else { sitting.reader.confirm };
        let done = self.tables.act(&Request { confirm, ..sitting.request()? }, sitting.game(), act).await;
        self.done(sitting, done).await
    }

    pub async fn take_back(&mut self, sitting: &Sitting, verb: Verb) -> Result<Next, Stop> {
        let (request, game) = (sitting.request()?, sitting.game());
        let done = match verb {
            Verb::Again => self.tables.start_over(&request, game, None).await,
            _ => self.tables.undo(&request, game, None).await,
        };
        self.done(sitting, done).await
    }

    /// The result of a step.
    async fn done(&mut self, sitting: &Sitting, done: Result<Reply, Refusal>) -> Result<Next, Stop> {
        let reply = match done {
            Ok(reply) => reply,
            Err(Refusal::Declined(Declined::Unreadable { text, .. })) => {
                return self.stay(&words::NOTHING_FOUND, "text", &text);
            }
            Err(Refusal::NoPath(PathError::Unfit { slot, given, .. })) if slot == COMMAND => {
                return self.stay(&words::NOTHING_FOUND, "text", &given);
            }
            Err(refusal) => {
                self.say_here(sitting, &refused(Some(sitting.table.public().kind()), &refusal))?;
                return Ok(Next::Stay);
            }
        };
        self.worker.deliver_due().await;
        let (settled, narrowed) = match reply.answer {
            Answer::Acted { settled, narrowed, .. } => (settled, narrowed),
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
    pub fn stay(&mut self, key: &'static Key, argument: &'static str, typed: &str) -> Result<Next, Stop> {
        self.say(&key.with([(argument, Arg::sign(typed))]))?;
        Ok(Next::Stay)
    }

    /// Says something about the people at the table.
    fn say_here(&mut self, sitting: &Sitting, phrase: &Phrase) -> std::io::Result<()> {
        let seen = TableContext::of(&sitting.table.public());
        let text = self.locale.renderer(seen.people()).say(phrase);
        self.terminal.screen.line(&text)
    }
}

impl Sitting {
    /// The name as it may be printed: without anything that a terminal would interpret.
    fn name_shown(&self) -> String {
        let seen = TableContext::of(&self.table.public());
        self.reader.locale.renderer(seen.people()).label(&Phrase::Person(self.seat()))
    }
}

/// The action of a press.
fn act(press: &Press) -> Act {
    match press.stamp {
        Some(stamp) => Act::Press { stamp, choice: press.detail.clone() },
        None => Act::Typed(press.detail.clone()),
    }
}
