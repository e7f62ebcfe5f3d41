//! The review of a finished game: its chart, and the reader's own decisions.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::public;
use super::response::Response;
use present::{PrivatePanel, PublicPanel, review_chart};
use table::{GameId, Refusal, ReviewState, Status};

impl Desk {
    /// `/review`: the last game that the requester finished here.
    pub async fn review_here(&self, caller: &Caller) -> DeskResult {
        let over = self.tables.all_of(caller.person()).await?;
        let over = over.into_iter().filter(|game| game.status == Status::Over && game.place == caller.place());
        match over.max_by_key(|game| game.game) {
            Some(last) => self.review(caller, last.game, false).await,
            None => {
                let here = self.tables.look(caller.place(), Some(caller.requester())).await?;
                self.review(caller, here.id(), false).await
            }
        }
    }

    /// The review of a game; or the requester's costliest decisions in it, shared with everybody.
    pub async fn review(&self, caller: &Caller, game: GameId, share: bool) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let (table, state) = self.tables.review(&caller.request, game).await?;
        let seen = self.context_of(&table);
        let context = seen.context();
        let review = match state {
            ReviewState::Waiting { before } => return Ok(PrivatePanel::review_waits(&context, &reader, before).into()),
            ReviewState::Made(review) => review,
        };
        if share {
            // Somebody who left the table has decisions of their own too, but no seat that names them.
            let own = review.own.filter(|own| !own.is_empty()).ok_or(Refusal::NotSeated)?;
            self.tables.share_review(&caller.request, game).await?;
            let locale = public::locale(&self.tables, &table).await?;
            return Ok(PublicPanel::shared_review(&context, locale, &caller.request.name, &own).into());
        }
        let chart = self.draws_boards_for(&reader).then(|| review_chart(&review, &context, reader.locale));
        let panel = |charted| PrivatePanel::review(&context, &reader, &review, charted);
        Ok(Response::from(panel(false)).or_pictured(chart.map(|chart| (panel(true), chart))))
    }
}
