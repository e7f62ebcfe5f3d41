//! Autocompletion: only what is legal now, and only what this person may know.

use super::handler::{Handler, TableContext};
use super::invoker::Invoker;
use super::play::given;
use super::turn::TargetGame;
use super::typed::Typed;
use crate::engine::GameInfo;
use crate::present::{Suggestion, answers, places, slot_values, terms};
use crate::table::{PrivateTable, Refusal};

type Suggestions = Result<Vec<Suggestion>, Refusal>;

impl Handler {
    /// Suggestions for the option being typed. Nothing here waits for a write.
    pub async fn complete(&self, invoker: &Invoker, typed: &Typed) -> Suggestions {
        let focused = typed.focused.as_deref().unwrap_or_default();
        let text = typed.get(focused).unwrap_or_default();
        match (typed.command.as_str(), typed.sub.as_deref()) {
            ("challenge", Some(what)) => self.complete_challenge(invoker, what, typed, focused).await,
            ("game", Some("move")) => self.complete_table(invoker, text).await,
            ("do", _) => self.complete_answer(invoker, text).await,
            ("board", _) => self.complete_page(invoker, text).await,
            ("reminders", _) => Ok(super::reminders::zones(text)),
            ("rules", _) => {
                let kind = self.kind_meant(invoker, typed).await?;
                Ok(terms(kind, &invoker.reader(&self.tables).await?, text))
            }
            (game, Some(action)) => match self.game(game) {
                Some(kind) => self.complete_slot(invoker, kind, action, typed, focused).await,
                None => Ok(Vec::new()),
            },
            _ => Ok(Vec::new()),
        }
    }

    async fn complete_answer(&self, invoker: &Invoker, text: &str) -> Suggestions {
        let table = self.own_table(invoker, None).await?;
        let reader = invoker.reader(&self.tables).await?;
        let view = table.view().ok_or(Refusal::NotStarted)?;
        Ok(answers(&TableContext::of(&table.public()).context(), &reader, view, text))
    }

    async fn complete_slot(
        &self,
        invoker: &Invoker,
        kind: &'static dyn GameInfo,
        action: &str,
        typed: &Typed,
        slot: &str,
    ) -> Suggestions {
        let table = self.own_table(invoker, Some(kind)).await?;
        let reader = invoker.reader(&self.tables).await?;
        let fitting = table.complete(&given(action, typed), slot);
        let text = typed.get(slot).unwrap_or_default();
        Ok(slot_values(&TableContext::of(&table.public()).context(), &reader, fitting, slot, text))
    }

    async fn complete_page(&self, invoker: &Invoker, text: &str) -> Suggestions {
        let table = self.tables.look(invoker.place(), Some(invoker.requester())).await?;
        let reader = invoker.reader(&self.tables).await?;
        Ok(places(&TableContext::of(&table).context(), &reader, text))
    }

    /// The one table at which this person would act here.
    async fn own_table(&self, invoker: &Invoker, kind: Option<&'static dyn GameInfo>) -> Result<PrivateTable, Refusal> {
        match self.meant(invoker, kind).await? {
            TargetGame::One(game) => self.tables.seat(game, invoker.requester()).await,
            TargetGame::Several(_) => Err(Refusal::NoGameHere),
        }
    }
}
