//! Playing: answers by button, menu, command or text, and undo.

use super::caller::Caller;
use super::challenge::is_finished_try;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::turn::TargetGame;
use super::typed::Typed;
use engine::path::{COMMAND, SlotValue};
use engine::{Choice, Declined, Stamp};
use present::{PrivatePanel, Reader, TurnContext, declined, refused};
use table::{Act, Answer as TableAnswer, Confirm, GameId, Refusal, Reply, Request};

impl Desk {
    /// `/do`: any answer to the requester's open question, in its text form.
    pub async fn type_answer(&self, caller: &Caller, text: &str) -> DeskResult {
        let game = match self.meant(caller, None).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(caller, games).await,
        };
        self.act(caller, game, Act::Typed(text.to_owned()), false).await
    }

    /// An action of a game: a path into the open questions. The panel asks for whatever it leaves open.
    pub async fn command_of_game(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let (Some(kind), Some(action)) = (self.game(&typed.command), &typed.sub) else {
            return Err(Refusal::NoSuchKind(typed.command.clone()));
        };
        let game = match self.meant(caller, Some(kind)).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(caller, games).await,
        };
        self.act(caller, game, Act::Path(given(action, typed)), false).await
    }

    pub async fn act(&self, caller: &Caller, game: GameId, act: Act, confirmed: bool) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let confirm = if confirmed { Confirm::Never } else { reader.confirm };
        let request = Request { confirm, ..caller.request.clone() };
        match self.tables.act(&request, game, act).await {
            Ok(reply) if is_finished_try(&reply.table) => self.tried(caller, &reply.table, false).await,
            Ok(reply) => self.acted(&reader, reply).await,
            Err(refusal) => self.explain(caller, &reader, game, refusal).await,
        }
    }

    pub async fn undo_here(&self, caller: &Caller) -> DeskResult {
        match self.meant(caller, None).await? {
            TargetGame::One(game) => self.undo(caller, game, None).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    pub async fn undo(&self, caller: &Caller, game: GameId, seen: Option<Stamp>) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        match self.tables.undo(&caller.request, game, seen).await {
            Ok(reply) => self.acted(&reader, reply).await,
            Err(refusal) => self.explain(caller, &reader, game, refusal).await,
        }
    }

    pub async fn start_over(&self, caller: &Caller, game: GameId, seen: Option<Stamp>) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        match self.tables.start_over(&caller.request, game, seen).await {
            Ok(reply) => self.acted(&reader, reply).await,
            Err(refusal) => self.explain(caller, &reader, game, refusal).await,
        }
    }

    /// The refusal, above what would be legal.
    async fn explain(&self, caller: &Caller, reader: &Reader, game: GameId, refusal: Refusal) -> DeskResult {
        match &refusal {
            Refusal::Declined(_) | Refusal::NoPath(_) | Refusal::NothingToUndo | Refusal::NotYourTurn(_) => {
                let table = self.tables.seat(game, caller.requester()).await?;
                let notice = Some(refused(Some(table.public().kind()), &refusal));
                let panel = self.turn_panel(reader, &table, TurnContext { notice, ..TurnContext::default() }).await;
                Ok(Response { outcome: Some(Box::new(Err(refusal))), ..panel })
            }
            _ => Err(refusal),
        }
    }

    /// The result of a step: what it brought about, and what is asked next.
    pub async fn acted(&self, reader: &Reader, reply: Reply) -> DeskResult {
        let table = reply.seat.as_ref().ok_or(Refusal::NotSeated)?;
        let step = match &reply.answer {
            TableAnswer::NeedsConfirmation { action, .. } => {
                let view = table.view().ok_or(Refusal::NotStarted)?;
                if let Some(panel) =
                    PrivatePanel::sure(&self.context_of(&table.public()).context(), reader, view, action)
                {
                    return Ok(Response { outcome: Some(Box::new(Ok(reply))), ..panel.into() });
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
        let panel = self.turn_panel(reader, table, TurnContext { narrowed: &open, ..step }).await;
        Ok(Response { outcome: Some(Box::new(Ok(reply))), ..panel })
    }
}

/// The slots of a command as they were typed.
pub fn given(action: &str, typed: &Typed) -> Vec<SlotValue> {
    let slots = typed.options().map(|(name, value)| (name.to_owned(), value.to_owned()));
    [(COMMAND.to_owned(), action.to_owned())].into_iter().chain(slots).collect()
}
