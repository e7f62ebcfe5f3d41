//! **Decides who may see a table or a challenge, and from where. Nothing else does.**
//!
//! Whatever shows, exports, replays or changes a table by its number finds it through [`Tables::find_for`], which
//! checks this before anything is replayed. A number that may not be seen is answered like one that does not exist.

use std::sync::Arc;

use super::Tables;
use super::answer::{Refusal, Request};
use super::challenge::{ChallengeRow, ChallengeStage, PublicChallenge};
use super::ids::{ChallengeId, ChannelId, PersonId, Place, ServerId, Which};
use super::store::{Player, Status, StoreError, TableRow};
use super::view::PublicTable;
use crate::change::loaded::{LoadedTable, TableSlot};

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A channel or thread of a server; without a server, a conversation with the bot.
    Channel { server: Option<ServerId>, channel: ChannelId },
    /// The keyboard of the computer on which everything is stored.
    Keyboard,
    /// A place that grants no access by itself.
    Nowhere,
}

impl Origin {
    fn server(self) -> Option<ServerId> {
        match self {
            Origin::Channel { server, .. } => server,
            Origin::Keyboard | Origin::Nowhere => None,
        }
    }

    fn is(self, place: Place) -> bool {
        match (self, place) {
            (Origin::Keyboard, _) => true,
            (Origin::Channel { channel: here, .. }, Place::Channel { channel, .. }) => here == channel,
            (Origin::Channel { .. }, Place::Try { .. } | Place::Former { .. }) | (Origin::Nowhere, _) => false,
        }
    }
}

/// Who asks, and from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requester {
    pub person: PersonId,
    pub from: Origin,
    /// Whether they manage the server they ask from.
    pub manages: bool,
}

/// A person who asks from nowhere sees only what is theirs.
impl From<PersonId> for Requester {
    fn from(person: PersonId) -> Requester {
        Requester { person, from: Origin::Nowhere, manages: false }
    }
}

impl From<&Request> for Requester {
    fn from(request: &Request) -> Requester {
        Requester { person: request.person, from: request.from, manages: request.manages }
    }
}

impl Requester {
    /// Whether they manage this server. Rights in other servers do not count.
    pub fn manages(&self, server: Option<ServerId>) -> bool {
        self.manages && (self.from == Origin::Keyboard || server.is_some() && self.from.server() == server)
    }

    /// Whether they have a host's rights at this table: as its host, or by managing its server.
    pub(super) fn is_host(&self, row: &TableRow) -> bool {
        self.manages(row.place.server()) || row.host == Some(self.person)
    }

    /// Whether they may see this table regardless of any challenge: in its channel, at its seats, or by managing the
    /// server.
    fn is_at(&self, row: &TableRow, players: &[Player]) -> bool {
        let sits = players.iter().any(|player| player.person == Some(self.person));
        sits || self.from.is(row.place) || self.manages(row.place.server())
    }
}

impl Tables {
    /// The table that is meant, if this requester may see it.
    pub(super) async fn find_for(
        &self,
        which: Which,
        requester: Option<&Requester>,
    ) -> Result<(Arc<TableSlot>, Arc<LoadedTable>), Refusal> {
        let game = match which {
            Which::Game(game) => game,
            Which::At(place) => self.0.store.at(place).await?.ok_or(Refusal::NoGameHere)?,
        };
        let slot = self.0.cache.slot(game);
        if let Some(loaded) = slot.newest()
            && self.0.store.is_current(game, loaded.row.version).await?
        {
            self.check_visible(requester, &loaded.row, &loaded.players).await?;
            return Ok((slot, loaded));
        }
        let stored = self.0.store.table(game).await?.ok_or(Refusal::NoSuchGame(game))?;
        self.check_visible(requester, &stored.row, &stored.players).await?;
        let loaded = slot.publish(Arc::new(self.load(stored).await?));
        if loaded.moved_by_new_rules() {
            self.catch_up(&slot, &loaded).await;
        }
        let loaded = slot.newest().unwrap_or(loaded);
        Ok((slot, loaded))
    }

    /// The table whose page has this key, if everybody who has the address may look at it now. **The address is the
    /// permission**: nobody is asked who they are.
    pub async fn watched(&self, key: &str) -> Result<Option<PublicTable>, StoreError> {
        let is_key = key.len() == 32 && key.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if !is_key {
            return Ok(None);
        }
        let Some(game) = self.0.store.table_with_page(key).await? else { return Ok(None) };
        let Some(loaded) = self.readable(game).await? else { return Ok(None) };
        let table = PublicTable(loaded);
        Ok(self.has_page(&table).await?.then_some(table))
    }

    /// Whether a table may be shown on a page: once its game has begun; a try once it is finished and its challenge has
    /// closed.
    pub(super) async fn has_page(&self, table: &PublicTable) -> Result<bool, StoreError> {
        let secret = match table.place().challenge() {
            None => false,
            Some(challenge) => {
                let row = self.0.store.challenge(challenge).await?;
                table.status() != Status::Over || row.is_none_or(|row| row.stage != ChallengeStage::Closed)
            }
        };
        Ok(!secret && table.view().is_some() && self.server_has_pages(table).await?)
    }

    async fn check_visible(
        &self,
        requester: Option<&Requester>,
        row: &TableRow,
        players: &[Player],
    ) -> Result<(), Refusal> {
        let Some(requester) = requester else { return Ok(()) };
        let seen = requester.is_at(row, players) || self.sees_try(requester, row).await?;
        if seen { Ok(()) } else { Err(Refusal::NoSuchGame(row.id)) }
    }

    /// Anyone who may see a challenge may see its finished tries, once it has closed.
    async fn sees_try(&self, requester: &Requester, row: &TableRow) -> Result<bool, StoreError> {
        let Some(challenge) = row.place.challenge().filter(|_| row.status == Status::Over) else { return Ok(false) };
        let Some(challenge) = self.0.store.challenge(challenge).await? else { return Ok(false) };
        Ok(challenge.stage == ChallengeStage::Closed && self.sees_challenge(requester, &challenge).await?)
    }

    /// A challenge is visible in the server where it is posted, and to people who try it.
    async fn sees_challenge(&self, requester: &Requester, row: &ChallengeRow) -> Result<bool, StoreError> {
        let here = row.server.is_some() && requester.from.server() == row.server;
        Ok(here || requester.from == Origin::Keyboard || self.0.store.try_of(row.id, requester.person).await?.is_some())
    }

    /// The stored challenge, if this requester may see it.
    pub(super) async fn challenge_row_for(
        &self,
        id: ChallengeId,
        requester: &Requester,
    ) -> Result<ChallengeRow, Refusal> {
        let row = self.challenge_row(id).await?;
        if self.sees_challenge(requester, &row).await? { Ok(row) } else { Err(Refusal::NoSuchChallenge) }
    }

    /// A challenge as everybody who may see it does.
    pub async fn challenge_for(&self, id: ChallengeId, requester: &Requester) -> Result<PublicChallenge, Refusal> {
        self.challenge_row_for(id, requester).await?;
        self.challenge(id).await
    }
}
