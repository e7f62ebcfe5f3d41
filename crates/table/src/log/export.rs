//! Games as files: the record of a finished game, which replays, or the transcript of a running one.

use super::history::Settlements;
use crate::Tables;
use crate::answer::Refusal;
use crate::store::Status;
use crate::view::PublicTable;
use engine::{Narration, Opening, Record, Transcript};

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
        let loaded = &table.0;
        self.check_not_withheld(loaded.row.place).await?;
        let opening = loaded.row.opening(loaded.players.len()).ok_or(Refusal::NotStarted)?;
        let Settlements { lines, whole } = self.settlements_of(loaded).await?;
        match (&loaded.row.outcome, loaded.row.status) {
            // A game that today's rules cannot replay from its start has no record.
            (Some(outcome), Status::Over) if whole => {
                let content = self.stored_edition(&opening.edition).await?;
                let applied: Vec<_> = lines.iter().flat_map(|line| line.applied.iter().cloned()).collect();
                let opening = Opening { rules: loaded.kind.rules, ..opening };
                Ok(Export::Record(Record::of(opening, content, &applied, outcome.clone())))
            }
            _ => {
                let mut told = lines.iter().map(|line| line.told.clone());
                let begin = told.next().unwrap_or_else(Narration::default);
                let mut transcript = Transcript::begin(&opening, &begin);
                told.for_each(|told| transcript.add(&told));
                Ok(Export::Transcript(transcript))
            }
        }
    }
}
