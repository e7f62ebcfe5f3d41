//! What typing completes to: only what is legal now, and only what this person may know.

use super::caller::Caller;
use super::desk::{Desk, Seen};
use super::play::given;
use super::turn::Meant;
use super::typed::Typed;
use crate::engine::GameKind;
use crate::present::{Suggestion, answers, places, slot_values, terms};
use crate::table::{PrivateTable, Refusal};

type Suggestions = Result<Vec<Suggestion>, Refusal>;

impl Desk {
    /// Suggestions for the option that is being typed. Nothing here waits for what is being saved.
    pub async fn complete(&self, caller: &Caller, typed: &Typed) -> Suggestions {
        let focused = typed.focused.as_deref().unwrap_or_default();
        let text = typed.get(focused).unwrap_or_default();
        match (typed.command.as_str(), typed.sub.as_deref()) {
            ("challenge", Some(what)) => self.complete_challenge(caller, what, typed, focused).await,
            ("game", Some("move")) => self.complete_table(caller, text).await,
            ("do", _) => self.complete_answer(caller, text).await,
            ("board", _) => self.complete_page(caller, text).await,
            ("reminders", _) => Ok(super::reminders::zones(text)),
            ("rules", _) => {
                let kind = self.kind_meant(caller, typed).await?;
                Ok(terms(kind, &caller.reader(&self.tables).await?, text))
            }
            (game, Some(action)) => match self.game(game) {
                Some(kind) => self.complete_slot(caller, kind, action, typed, focused).await,
                None => Ok(Vec::new()),
            },
            _ => Ok(Vec::new()),
        }
    }

    async fn complete_answer(&self, caller: &Caller, text: &str) -> Suggestions {
        let table = self.own_table(caller, None).await?;
        let reader = caller.reader(&self.tables).await?;
        let sight = table.sight().ok_or(Refusal::NotStarted)?;
        Ok(answers(&Seen::of(&table.public()).scene(), &reader, sight, text))
    }

    async fn complete_slot(
        &self,
        caller: &Caller,
        kind: &'static dyn GameKind,
        action: &str,
        typed: &Typed,
        slot: &str,
    ) -> Suggestions {
        let table = self.own_table(caller, Some(kind)).await?;
        let reader = caller.reader(&self.tables).await?;
        let fitting = table.complete(&given(action, typed), slot);
        let text = typed.get(slot).unwrap_or_default();
        Ok(slot_values(&Seen::of(&table.public()).scene(), &reader, fitting, slot, text))
    }

    async fn complete_page(&self, caller: &Caller, text: &str) -> Suggestions {
        let table = self.tables.look(caller.place(), Some(caller.viewer())).await?;
        let reader = caller.reader(&self.tables).await?;
        Ok(places(&Seen::of(&table).scene(), &reader, text))
    }

    /// The one table at which this person would act here.
    async fn own_table(&self, caller: &Caller, kind: Option<&'static dyn GameKind>) -> Result<PrivateTable, Refusal> {
        match self.meant(caller, kind).await? {
            Meant::One(game) => self.tables.seat(game, caller.viewer()).await,
            Meant::Several(_) => Err(Refusal::NoGameHere),
        }
    }
}
