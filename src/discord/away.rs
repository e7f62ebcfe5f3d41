//! `/away`, and the one message on somebody's return.

use super::caller::Caller;
use super::desk::{Desk, Done};
use super::mine::Own;
use super::typed::Typed;
use crate::present::{Manner, Mine, PrivatePanel, PublicPanel};
use crate::table::{Parcel, PersonId};

impl Desk {
    /// `/away set`
    pub async fn go_away(&self, caller: &Caller, typed: &Typed) -> Done {
        let until = typed.get("until").unwrap_or_default();
        let absence = self.tables.go_away(&caller.request, until, typed.get("note")).await?;
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::gone(&reader, absence.until.0).into())
    }

    /// `/away back`
    pub async fn come_back(&self, caller: &Caller) -> Done {
        let was_away = self.tables.come_back(&caller.request).await?;
        let waiting = self.tables.waiting_for(caller.person()).await?;
        let reader = caller.reader(&self.tables).await?;
        let own = self.owned(caller, &waiting).await;
        let mine: Vec<Mine<'_>> = own.iter().map(Own::mine).collect();
        Ok(PrivatePanel::back(&reader, was_away, &mine).into())
    }
}

/// What waits for somebody who was away.
pub(super) fn welcome(parcel: &Parcel, person: PersonId, manner: Manner) -> PublicPanel {
    let own = parcel.waiting.iter().map(|(listing, table)| {
        let asked = table.sight().and_then(|sight| sight.asked(listing.seat));
        Own::of(table, listing, asked, parcel.at)
    });
    let own: Vec<Own> = own.collect();
    let mine: Vec<Mine<'_>> = own.iter().map(Own::mine).collect();
    PublicPanel::returned(manner, &format!("<@{person}>"), &mine)
}
