//! **Decides who may know a seed, and what follows from that. Nothing else does.**
//!
//! * The person who chose the seed of a table may know what is hidden in it. This is an *open seed*, and everybody who
//!   plays there is told.
//! * A finished try by somebody who may know its seed is listed apart from the ranking.
//! * A person who asks to be forgotten leaves keyed hashes with the open challenges that concern them, so that being
//!   forgotten earns neither a second try nor a place in the ranking. Hashes and key are deleted when the challenge
//!   closes.

use sha2::{Digest, Sha256};

use super::Tables;
use super::answer::Refusal;
use super::challenge::{ChallengeRow, ChallengeStage, Seeded};
use super::ids::{ChallengeId, GameId, PersonId, Place};
use super::store::{Status, StoreError, TableRow, Write};
use crate::change::draft::Draft;
use engine::Seed;

/// Why a finished try is listed apart from the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Apart {
    /// They had started another game with this seed.
    Played,
    /// They chose the seed.
    Author,
}

/// What is still known of a person who asked to be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Trace {
    /// They had their try.
    Tried,
    /// They had started another game with this seed.
    Played,
    /// They chose the seed.
    Author,
}

/// An open challenge that concerns a person, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Concern {
    pub challenge: ChallengeId,
    pub key: Seed,
    pub trace: Trace,
}

/// A keyed hash by which a challenge recognises a forgotten person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonHash(pub String);

impl PersonHash {
    fn of(key: Seed, person: PersonId) -> PersonHash {
        PersonHash(Sha256::digest(format!("{key}:{person}")).iter().map(|byte| format!("{byte:02x}")).collect())
    }
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
        let traces = self.traces(row, person).await?;
        if row.seeded == Seeded::Typed && row.host == Some(person) || traces.contains(&Trace::Author) {
            return Ok(Some(Apart::Author));
        }
        let played = self.0.store.has_played(&row.game, row.seed, person, game).await?;
        Ok((played || traces.contains(&Trace::Played)).then_some(Apart::Played))
    }

    /// Whether a person had a try at this challenge and has asked to be forgotten since.
    pub(super) async fn has_tried(&self, row: &ChallengeRow, person: PersonId) -> Result<bool, StoreError> {
        Ok(self.traces(row, person).await?.contains(&Trace::Tried))
    }

    async fn traces(&self, row: &ChallengeRow, person: PersonId) -> Result<Vec<Trace>, StoreError> {
        let Some(key) = row.key else { return Ok(Vec::new()) };
        self.0.store.traces(row.id, &PersonHash::of(key, person)).await
    }

    /// What remains of a person who is about to be forgotten.
    pub(super) async fn traces_to_keep(&self, person: PersonId) -> Result<Vec<Write>, StoreError> {
        let concerns = self.0.store.concerns(person).await?;
        let trace =
            |Concern { challenge, key, trace }| Write::Trace { challenge, person: PersonHash::of(key, person), trace };
        Ok(concerns.into_iter().map(trace).collect())
    }
}
