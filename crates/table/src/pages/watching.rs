//! The page of a game: its address cannot be guessed, and everyone who has the address may look.

use crate::answer::{Answer, Refusal, Request};
use crate::change::settings::OFF;
use crate::ids::{GameId, InteractionId, Owner, Which};
use crate::store::{StoreError, Write};
use crate::view::PublicTable;
use crate::{Tables, fresh_seed};

/// The setting with the key of a table's page, or `OFF` if the host has switched the page off. A server's setting is
/// `OFF` if its tables have no pages.
pub const PAGE: &str = "page";

/// The page of a table, for a requester who may see the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatchPage {
    /// Its URL. None: the host has switched it off.
    pub address: Option<String>,
    /// Whether the requester may renew it and switch it off.
    pub hosts: bool,
}

/// What a host can do about the page of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum PageChange {
    /// Gives it another address; the old one stops working.
    Renew,
    SwitchOff,
}

impl Tables {
    /// Declares that pages of games are served under this URL from now on.
    pub fn serve_pages(&self, url: &str) {
        let _ = self.0.pages.set(url.trim_end_matches('/').to_owned());
    }

    /// Whether pages of games are served at all.
    pub fn serves_pages(&self) -> bool {
        self.0.pages.get().is_some()
    }

    /// Whether messages about this table offer its page.
    pub async fn offers_page(&self, table: &PublicTable) -> Result<bool, StoreError> {
        if !self.serves_pages() || !self.has_page(table).await? {
            return Ok(false);
        }
        Ok(self.0.store.settings(Owner::Game(table.id())).await?.get(PAGE).is_none_or(|key| key != OFF))
    }

    /// Whether the tables of this table's server have pages.
    pub(crate) async fn server_has_pages(&self, table: &PublicTable) -> Result<bool, StoreError> {
        let Some(server) = table.posted().server() else { return Ok(true) };
        Ok(self.0.store.settings(Owner::Server(server)).await?.get(PAGE).is_none_or(|value| value != OFF))
    }

    /// The page of a table. Its address is made when somebody first asks for it.
    pub async fn page(&self, request: &Request, game: GameId) -> Result<WatchPage, Refusal> {
        let (_, loaded) = self.find_for(Which::Game(game), Some(&request.requester())).await?;
        let table = PublicTable(loaded);
        let hosts = table.is_hosted_by(&request.requester());
        table.view().ok_or(Refusal::NotStarted)?;
        self.check_not_withheld(table.place()).await?;
        let url = self.0.pages.get().ok_or(Refusal::NoPage)?;
        if !self.has_page(&table).await? {
            return Err(Refusal::NoPage);
        }
        let key = match self.key(game).await? {
            Some(key) => key,
            None => {
                // Under one interaction id, so that two concurrent requests get the same key.
                let id = InteractionId::new(format!("{PAGE}:{game}"));
                self.commit_unrequested(id, vec![set_key(game, fresh_key()?)]).await?;
                self.key(game).await?.ok_or(Refusal::NoPage)?
            }
        };
        Ok(WatchPage { address: (key != OFF).then(|| format!("{url}/g/{key}")), hosts })
    }

    /// Gives the page of a table another address, or switches it off. Only the host may.
    pub async fn change_page(&self, request: &Request, game: GameId, change: PageChange) -> Result<Answer, Refusal> {
        let key = match change {
            PageChange::Renew => fresh_key()?,
            PageChange::SwitchOff => OFF.to_owned(),
        };
        self.set(request, Owner::Game(game), PAGE, Some(&key)).await
    }

    /// The key of the page of a table, if it has one already and it is switched on.
    pub async fn page_key(&self, table: &PublicTable) -> Result<Option<String>, StoreError> {
        if !self.has_page(table).await? {
            return Ok(None);
        }
        Ok(self.key(table.id()).await?.filter(|key| key != OFF))
    }

    async fn key(&self, game: GameId) -> Result<Option<String>, StoreError> {
        Ok(self.0.store.settings(Owner::Game(game)).await?.remove(PAGE))
    }
}

fn set_key(game: GameId, key: String) -> Write {
    Write::Setting { owner: Owner::Game(game), name: PAGE.to_owned(), value: Some(key) }
}

/// 128 random bits as 32 hexadecimal digits.
fn fresh_key() -> Result<String, Refusal> {
    Ok(fresh_seed()?.to_string())
}
