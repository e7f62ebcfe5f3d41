//! The page of a game: an address that cannot be guessed, and whoever has it may look.

use super::Tables;
use super::answer::{Answer, Refusal, Request};
use super::ids::{GameId, InteractionId, Owner, Which};
use super::settings::OFF;
use super::store::{StoreError, Write};
use super::view::PublicTable;
use crate::engine::Seed;

/// The setting of a table that holds the key of its page, or that it has none; of a server, that its tables have none.
pub const PAGE: &str = "page";

/// The page of a table, as somebody who may see the table is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatchPage {
    /// Where it is; none: the host has switched it off.
    pub address: Option<String>,
    /// Whether who asks may renew it and switch it off.
    pub hosts: bool,
}

/// What a host can do about the page of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum PageChange {
    /// Another address; the one before leads nowhere.
    Renew,
    SwitchOff,
}

impl Tables {
    /// From now on, pages of games are served under this address.
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
    pub(super) async fn server_has_pages(&self, table: &PublicTable) -> Result<bool, StoreError> {
        let Some(server) = table.posted().server() else { return Ok(true) };
        Ok(self.0.store.settings(Owner::Server(server)).await?.get(PAGE).is_none_or(|value| value != OFF))
    }

    /// The page of a table. Its address is made when somebody first asks for it.
    pub async fn page(&self, request: &Request, game: GameId) -> Result<WatchPage, Refusal> {
        let (_, live) = self.find_for(Which::Game(game), Some(&request.requester())).await?;
        let hosts = request.requester().manages(live.row.place.server()) || live.row.host == Some(request.person);
        let table = PublicTable(live);
        table.view().ok_or(Refusal::NotStarted)?;
        self.no_secret(table.place()).await?;
        let url = self.0.pages.get().ok_or(Refusal::NoPage)?;
        if !self.has_page(&table).await? {
            return Err(Refusal::NoPage);
        }
        let key = match self.key(game).await? {
            Some(key) => key,
            None => {
                // Under one name, so that two who ask at once get the same.
                let id = InteractionId::new(format!("{PAGE}:{game}"));
                self.commit_unrequested(id, vec![set_key(game, fresh_key()?)]).await?;
                self.key(game).await?.ok_or(Refusal::NoPage)?
            }
        };
        Ok(WatchPage { address: (key != OFF).then(|| format!("{url}/g/{key}")), hosts })
    }

    /// The host gives the page of a table another address, or switches it off.
    pub async fn change_page(&self, request: &Request, game: GameId, change: PageChange) -> Result<Answer, Refusal> {
        let key = match change {
            PageChange::Renew => fresh_key()?,
            PageChange::SwitchOff => OFF.to_owned(),
        };
        self.set(request, Owner::Game(game), PAGE, Some(&key)).await
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
    Seed::fresh().map(|bits| bits.to_string()).map_err(|_| Refusal::NoSeed)
}
