//! `/away`, and the one message when a person returns.

use super::handler::{Handler, HandlerResult};
use super::invoker::Invoker;
use super::mine::OwnGame;
use super::typed::Typed;
use crate::present::{Locale, Mine, PrivatePanel, PublicPanel};
use crate::table::{Delivery, PersonId};

impl Handler {
    /// `/away set`
    pub async fn go_away(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let until = typed.get("until").unwrap_or_default();
        let absence = self.tables.go_away(&invoker.request, until, typed.get("note")).await?;
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::gone(&reader, absence.until.0).into())
    }

    /// `/away back`
    pub async fn come_back(&self, invoker: &Invoker) -> HandlerResult {
        let was_away = self.tables.come_back(&invoker.request).await?;
        let waiting = self.tables.waiting_for(invoker.person()).await?;
        let reader = invoker.reader(&self.tables).await?;
        let own = self.owned(invoker, &waiting).await;
        let mine: Vec<Mine<'_>> = own.iter().map(OwnGame::mine).collect();
        Ok(PrivatePanel::back(&reader, was_away, &mine).into())
    }
}

/// What waits for a person who was away.
pub(super) fn welcome(delivery: &Delivery, person: PersonId, locale: Locale) -> PublicPanel {
    let own = delivery.waiting.iter().map(|(listing, table)| {
        let asked = table.view().and_then(|view| view.asked(listing.seat));
        OwnGame::of(table, listing, asked, delivery.at)
    });
    let own: Vec<OwnGame> = own.collect();
    let mine: Vec<Mine<'_>> = own.iter().map(OwnGame::mine).collect();
    PublicPanel::returned(locale, &format!("<@{person}>"), &mine)
}
