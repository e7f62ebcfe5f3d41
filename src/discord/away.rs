//! `/away`, and the one message on somebody's return.

use super::caller::Caller;
use super::courier::Mail;
use super::desk::{Desk, Done};
use super::mine::Own;
use super::typed::Typed;
use crate::present::{Manner, Mine, PrivatePanel, PublicPanel};
use crate::table::{Address, PersonId, Place, Refusal};

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

impl Mail {
    /// What waits for somebody who was away. In a channel only what is played in its server: the rest is nobody's
    /// business there.
    pub async fn welcome(
        &self,
        address: Address,
        place: Place,
        person: PersonId,
        manner: Manner,
    ) -> Result<PublicPanel, Refusal> {
        let direct = matches!(address, Address::Person(_));
        let shown = |there: Place| direct || there.address().is_some() && there.server() == place.server();
        let mut own = Vec::new();
        for listing in self.tables.waiting_for(person).await?.iter().filter(|listing| shown(listing.place)) {
            let table = self.tables.look(listing.game, Some(person.into())).await?;
            let asked = table.sight().and_then(|sight| sight.asked(listing.seat));
            own.push(Own::of(&table, listing, asked, self.tables.now()));
        }
        let mine: Vec<Mine<'_>> = own.iter().map(Own::mine).collect();
        Ok(PublicPanel::returned(manner, &format!("<@{person}>"), &mine))
    }
}
