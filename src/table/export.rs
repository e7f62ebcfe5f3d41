//! Games as files: the record of a finished game, which replays, or the transcript of a running one.

use super::Tables;
use super::answer::Refusal;
use super::history::{Settlement, Settlements};
use super::store::{Status, StoreError};
use super::view::PublicTable;
use crate::engine::{Narration, Opening, Record, Transcript};

/// The file a person gets when they export a game.
#[derive(Clone, Debug)]
pub enum Export {
    Record(Record),
    /// What everybody has seen so far, without the seed.
    Transcript(Transcript),
}

impl Tables {
    /// The game as a file. Anyone may have it, except that a private try is available only after its challenge has
    /// closed.
    pub async fn export(&self, table: &PublicTable) -> Result<Export, Refusal> {
        let live = &table.0;
        self.no_secret(live.row.place).await?;
        let opening = live.row.opening(live.players.len()).ok_or(Refusal::NotStarted)?;
        let Settlements { lines, whole } = self.lines(live).await?;
        match (&live.row.outcome, live.row.status) {
            // A game that today's rules cannot replay from its start has no record.
            (Some(outcome), Status::Over) if whole => {
                let content = self.0.store.edition(&opening.edition).await?;
                let missing = || StoreError::Unreadable(format!("edition {} is missing", opening.edition));
                let content = content.ok_or_else(missing)?;
                let applied: Vec<_> = lines.iter().flat_map(|line| line.applied.iter().cloned()).collect();
                let opening = Opening { rules: live.kind.rules(), ..opening };
                Ok(Export::Record(Record::of(opening, content, &applied, outcome.clone())))
            }
            _ => {
                let told = |line: &std::sync::Arc<Settlement>| line.told.clone();
                let mut told = lines.iter().map(told);
                let begin = told.next().unwrap_or_else(Narration::default);
                let mut transcript = Transcript::begin(&opening, &begin);
                told.for_each(|told| transcript.add(&told));
                Ok(Export::Transcript(transcript))
            }
        }
    }
}
