//! Solo challenges: everybody plays the same game alone, once, until it closes.
//!
//! A challenge is a seed, a closing time and a post. Tries are tables for one person. **Invariant:** before a challenge
//! has closed, nobody learns its seed or anything about another person's try except its result.

mod closing;
mod nudging;
mod overall;
mod posting;
mod row;
mod season;
mod trying;
mod view;

pub use overall::{Champion, Overall};
pub use posting::NewChallenge;
pub use row::{ChallengeRow, ChallengeStage, Repeat, Seeded, TriesOf, TryRow, Week};
pub use season::{Season, SeasonLine};
pub use view::{PublicChallenge, Standings};

use super::Tables;
use super::answer::Refusal;
use super::ids::{ChallengeId, Place, ServerId};
use super::store::StoreError;

impl Tables {
    /// A challenge as everybody may see it, for the program itself and for people already allowed in.
    pub async fn challenge(&self, id: ChallengeId) -> Result<PublicChallenge, Refusal> {
        let row = self.challenge_row(id).await?;
        let tries = self.0.store.tries(TriesOf::Challenge(id)).await?;
        let kind = self.kind(&row.game)?;
        let unreadable = |error: String| StoreError::Unreadable(format!("edition {}: {error}", row.edition));
        let content = self.stored_edition(&row.edition).await?;
        let loaded_game = self.0.catalogue.read(kind, &content).map_err(|error| unreadable(error.to_string()))?;
        let opening = kind.opening(&content, row.options.clone(), 1, row.seed);
        let (beginning, _) = loaded_game.begin(&opening.map_err(|error| unreadable(error.to_string()))?);
        let season = match row.season {
            Some(week) => Some(self.season(week.season).await?),
            None => None,
        };
        Ok(PublicChallenge { row, kind, beginning, tries, season })
    }

    /// The challenges of a server, newest first.
    pub async fn challenges(&self, server: ServerId) -> Result<Vec<ChallengeRow>, Refusal> {
        Ok(self.0.store.challenges(server).await?)
    }

    pub(super) async fn challenge_row(&self, id: ChallengeId) -> Result<ChallengeRow, Refusal> {
        self.0.store.challenge(id).await?.ok_or(Refusal::NoSuchChallenge)
    }

    /// Fails if the game in this place must not be shown to everybody: a try at a challenge that is still open.
    pub(super) async fn check_not_withheld(&self, place: Place) -> Result<(), Refusal> {
        let Some(id) = place.challenge() else { return Ok(()) };
        match self.0.store.challenge(id).await? {
            Some(row) if row.stage == ChallengeStage::Closed => Ok(()),
            _ => Err(Refusal::Withheld),
        }
    }
}
