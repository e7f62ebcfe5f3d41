//! Autocompletion: only what is legal now, and only what this person may know. Nothing here waits for a write.

use super::caller::Caller;
use super::desk::Desk;
use super::play::given;
use super::turn::TargetGame;
use super::typed::Typed;
use engine::GameInfo;
use present::{Suggestion, answers, places, slot_values, terms};
use table::{PrivateTable, Refusal};

type Suggestions = Result<Vec<Suggestion>, Refusal>;

impl Desk {
    pub async fn complete_answer(&self, caller: &Caller, text: &str) -> Suggestions {
        let table = self.own_table(caller, None).await?;
        let reader = caller.reader(&self.tables).await?;
        let view = table.view().ok_or(Refusal::NotStarted)?;
        Ok(answers(&self.context_of(&table.public()).context(), &reader, view, text))
    }

    /// The terms of a game's rules.
    pub async fn complete_term(&self, caller: &Caller, typed: &Typed) -> Suggestions {
        let kind = self.kind_meant(caller, typed).await?;
        Ok(terms(kind, &caller.reader(&self.tables).await?, typed.text()))
    }

    /// What fits into a slot of an action of a game.
    pub async fn complete_slot(&self, caller: &Caller, typed: &Typed) -> Suggestions {
        let (Some(kind), Some(action), Some(slot)) = (self.game(&typed.command), &typed.sub, &typed.focused) else {
            return Ok(Vec::new());
        };
        let table = self.own_table(caller, Some(kind)).await?;
        let reader = caller.reader(&self.tables).await?;
        let fitting = table.complete(&given(action, typed), slot);
        Ok(slot_values(&self.context_of(&table.public()).context(), &reader, fitting, slot, typed.text()))
    }

    pub async fn complete_page(&self, caller: &Caller, text: &str) -> Suggestions {
        let table = self.tables.look(caller.place(), Some(caller.requester())).await?;
        let reader = caller.reader(&self.tables).await?;
        Ok(places(&self.context_of(&table).context(), &reader, text))
    }

    /// The one table at which this person would act here.
    async fn own_table(&self, caller: &Caller, kind: Option<&'static GameInfo>) -> Result<PrivateTable, Refusal> {
        match self.meant(caller, kind).await? {
            TargetGame::One(game) => self.tables.seat(game, caller.requester()).await,
            TargetGame::Several(_) => Err(Refusal::NoGameHere),
        }
    }
}
