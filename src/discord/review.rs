//! The review of a finished game: its chart, and the reader's own decisions.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::public;
use super::response::Response;
use crate::present::{PrivatePanel, PublicPanel, SHARE};
use crate::table::{GameId, Refusal, ReviewState, Status};

impl Handler {
    /// `/review`: the last game that the requester finished here.
    pub async fn review_here(&self, invoker: &Invoker) -> HandlerResult {
        let over = self.tables.all_of(invoker.person()).await?;
        let over = over.into_iter().filter(|game| game.status == Status::Over && game.place == invoker.place());
        match over.max_by_key(|game| game.game) {
            Some(last) => self.review(invoker, last.game, "").await,
            None => {
                let here = self.tables.look(invoker.place(), Some(invoker.requester())).await?;
                self.review(invoker, here.id(), "").await
            }
        }
    }

    /// The review of a game; or the requester's costliest decisions in it, shared with everybody.
    pub async fn review(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let (table, state) = self.tables.review(&invoker.request, game).await?;
        let seen = TableContext::of(&table);
        let context = seen.context();
        let review = match state {
            ReviewState::Waiting { before } => return Ok(PrivatePanel::review_waits(&context, &reader, before).into()),
            ReviewState::Made(review) => review,
        };
        if detail == SHARE {
            // Somebody who left the table has decisions of their own too, but no seat that names them.
            let own = review.own.filter(|own| !own.is_empty()).ok_or(Refusal::NotSeated)?;
            let locale = public::locale(&self.tables, &table).await?;
            return Ok(PublicPanel::shared_review(&context, locale, &invoker.request.name, &own).into());
        }
        let chart = self.draws_boards_for(&reader).then(|| review.chart(&context, reader.locale));
        let drawn = self.drawn(chart).await;
        let panel = PrivatePanel::review(&context, &reader, &review, drawn.is_some());
        Ok(Response::from(panel).with_picture(drawn))
    }
}
