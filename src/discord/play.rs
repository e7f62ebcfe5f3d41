//! Playing: answers by button, menu, command or text, and undo.

use super::challenge::is_finished_try;
use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::{CONFIRM, Invoker};
use super::press::malformed;
use super::turn::TargetGame;
use super::typed::Typed;
use crate::engine::path::{COMMAND, SlotValue};
use crate::engine::{Choice, Declined, GameInfo, Stamp};
use crate::present::{Press, PrivatePanel, Reader, Trail, TurnContext, Verb, declined, refused};
use crate::table::{Act, Answer as TableAnswer, Confirm, GameId, Owner, Refusal, Reply, Request};

impl Handler {
    /// A choice in a panel, or its confirmation.
    pub async fn choose(&self, invoker: &Invoker, game: GameId, press: &Press) -> HandlerResult {
        if let Some(trail) = Trail::of_detail(&press.detail) {
            return self.level(invoker, game, stamp_of(press)?, trail).await;
        }
        if press.verb == Verb::Trust {
            let own = Owner::Person(invoker.person());
            self.set(invoker, own, CONFIRM, &Confirm::Never.to_string()).await?;
        }
        let choice = press.detail.clone();
        let confirmed = matches!(press.verb, Verb::Sure | Verb::Trust);
        self.act(invoker, game, Act::Press { stamp: stamp_of(press)?, choice }, confirmed).await
    }

    /// `/do`: any answer to the requester's open question, in its text form.
    pub async fn type_answer(&self, invoker: &Invoker, text: &str) -> HandlerResult {
        let game = match self.meant(invoker, None).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(invoker, games).await,
        };
        self.act(invoker, game, Act::Typed(text.to_owned()), false).await
    }

    /// A game's command: a path into the open questions. The panel asks for whatever it leaves open.
    pub async fn play_command(
        &self,
        invoker: &Invoker,
        kind: &'static dyn GameInfo,
        action: &str,
        typed: &Typed,
    ) -> HandlerResult {
        let game = match self.meant(invoker, Some(kind)).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(invoker, games).await,
        };
        self.act(invoker, game, Act::Path(given(action, typed)), false).await
    }

    async fn act(&self, invoker: &Invoker, game: GameId, act: Act, confirmed: bool) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let confirm = if confirmed { Confirm::Never } else { reader.confirm };
        let request = Request { confirm, ..invoker.request.clone() };
        match self.tables.act(&request, game, act).await {
            Ok(reply) if is_finished_try(&reply.table) => self.tried(invoker, &reply.table, false).await,
            Ok(reply) => self.acted(&reader, &reply).await,
            Err(refusal) => self.explain(invoker, &reader, game, refusal).await,
        }
    }

    pub async fn undo_here(&self, invoker: &Invoker) -> HandlerResult {
        match self.meant(invoker, None).await? {
            TargetGame::One(game) => self.undo(invoker, game, None).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    pub async fn undo(&self, invoker: &Invoker, game: GameId, seen: Option<Stamp>) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        match self.tables.undo(&invoker.request, game, seen).await {
            Ok(reply) => self.acted(&reader, &reply).await,
            Err(refusal) => self.explain(invoker, &reader, game, refusal).await,
        }
    }

    pub async fn start_over(&self, invoker: &Invoker, game: GameId, seen: Option<Stamp>) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        match self.tables.start_over(&invoker.request, game, seen).await {
            Ok(reply) => self.acted(&reader, &reply).await,
            Err(refusal) => self.explain(invoker, &reader, game, refusal).await,
        }
    }

    /// The refusal, above what would be legal.
    async fn explain(&self, invoker: &Invoker, reader: &Reader, game: GameId, refusal: Refusal) -> HandlerResult {
        match &refusal {
            Refusal::Declined(_) | Refusal::NoPath(_) | Refusal::NothingToUndo | Refusal::NotYourTurn(_) => {
                let table = self.tables.seat(game, invoker.requester()).await?;
                let notice = Some(refused(Some(table.public().kind()), &refusal));
                Ok(self.turn_panel(reader, &table, TurnContext { notice, ..TurnContext::default() }).await)
            }
            _ => Err(refusal),
        }
    }

    /// The result of a step: what it brought about, and what is asked next.
    async fn acted(&self, reader: &Reader, reply: &Reply) -> HandlerResult {
        let table = reply.seat.as_ref().ok_or(Refusal::NotSeated)?;
        let step = match &reply.answer {
            TableAnswer::NeedsConfirmation { action, .. } => {
                let view = table.view().ok_or(Refusal::NotStarted)?;
                if let Some(panel) =
                    PrivatePanel::sure(&TableContext::of(&table.public()).context(), reader, view, action)
                {
                    return Ok(panel.into());
                }
                TurnContext::default()
            }
            TableAnswer::DeadEnd { action, .. } => TurnContext {
                notice: Some(declined(&Declined::Stuck { action: action.clone() })),
                ..TurnContext::default()
            },
            _ => TurnContext::default(),
        };
        let narrowed = if let TableAnswer::Acted { narrowed, .. } = &reply.answer { narrowed.as_slice() } else { &[] };
        let mut open: Vec<Choice> = table.choices();
        open.retain(|choice| narrowed.contains(&choice.text));
        Ok(self.turn_panel(reader, table, TurnContext { narrowed: &open, ..step }).await)
    }
}

/// The stamp of a press that must have one.
pub(super) fn stamp_of(press: &Press) -> Result<Stamp, Refusal> {
    press.stamp.ok_or_else(malformed)
}

/// The slots of a command as they were typed.
pub(super) fn given(action: &str, typed: &Typed) -> Vec<SlotValue> {
    let slots = typed.options().map(|(name, value)| (name.to_owned(), value.to_owned()));
    [(COMMAND.to_owned(), action.to_owned())].into_iter().chain(slots).collect()
}
