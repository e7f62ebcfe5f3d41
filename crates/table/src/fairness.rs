//! **Decides who may know a seed, and what follows from that. Nothing else does.**
//!
//! * The person who chose the seed of a table may know what is hidden in it. This is an *open seed*, and everybody who
//!   plays there is told.
//! * A finished try by somebody who may know its seed is listed apart from the ranking.

use super::Tables;
use super::answer::Refusal;
use super::challenge::{ChallengeRow, ChallengeStage, Seeded};
use super::ids::{GameId, PersonId, Place};
use super::store::{Status, StoreError, TableRow, Write};
use crate::change::draft::Draft;

/// Why a finished try is listed apart from the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Apart {
    /// They had started another game with this seed.
    Played,
    /// They chose the seed.
    Author,
}

/// Whether anyone plays along with the person who chose the seed, or may still join.
pub(super) fn has_open_seed(row: &TableRow, players: usize) -> bool {
    row.open_seed && (row.status == Status::Lobby || players > 1)
}

impl Tables {
    /// Ranks a try that has just ended, unless its player may have known the seed, and updates its challenge's post.
    pub(super) async fn rank_try(&self, draft: &mut Draft<'_>) -> Result<(), Refusal> {
        let Place::Try { challenge, person } = draft.row.place else { return Ok(()) };
        let finished = draft.writes.iter_mut().find_map(|write| match write {
            Write::SoloResult { apart, .. } => Some(apart),
            _ => None,
        });
        let Some(apart) = finished else { return Ok(()) };
        let row = self.challenge_row(challenge).await?;
        *apart = self.apart(&row, person, draft.row.id).await?;
        if row.stage == ChallengeStage::Open {
            draft.writes.push(row.next_edit(draft.now));
        }
        Ok(())
    }

    /// Why this try is listed apart, if it is. Lobbies and the try itself do not count.
    async fn apart(&self, row: &ChallengeRow, person: PersonId, game: GameId) -> Result<Option<Apart>, StoreError> {
        if row.seeded == Seeded::Typed && row.host == Some(person) {
            return Ok(Some(Apart::Author));
        }
        let played = self.0.store.has_played(&row.game, row.seed, person, game).await?;
        Ok(played.then_some(Apart::Played))
    }
}
