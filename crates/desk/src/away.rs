//! `/away`, and the one message when a person returns.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::mine::OwnGame;
use super::typed::Typed;
use present::{Locale, Mine, PrivatePanel, PublicPanel};
use table::{Delivery, PersonId};

impl Desk {
    /// `/away set`
    pub async fn go_away(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let until = typed.get("until").unwrap_or_default();
        let absence = self.tables.go_away(&caller.request, until, typed.get("note")).await?;
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::gone(&reader, absence.until.0).into())
    }

    /// `/away back`
    pub async fn come_back(&self, caller: &Caller) -> DeskResult {
        let was_away = self.tables.come_back(&caller.request).await?;
        let waiting = self.tables.waiting_for(caller.person()).await?;
        let reader = caller.reader(&self.tables).await?;
        let own = self.owned(caller, &waiting).await;
        let mine: Vec<Mine<'_>> = own.iter().map(OwnGame::mine).collect();
        Ok(PrivatePanel::back(&reader, was_away, &mine).into())
    }
}

/// What waits for a person who was away.
pub fn welcome(delivery: &Delivery, person: PersonId, locale: Locale) -> PublicPanel {
    let own = delivery.waiting.iter().map(|(listing, table)| {
        let asked = table.view().and_then(|view| view.asked(listing.seat));
        OwnGame::of(table, listing, asked, delivery.at)
    });
    let own: Vec<OwnGame> = own.collect();
    let mine: Vec<Mine<'_>> = own.iter().map(OwnGame::mine).collect();
    PublicPanel::returned(locale, &format!("<@{person}>"), &mine)
}
