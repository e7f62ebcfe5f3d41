//! Taking turns back by consent: an entry of the log, after which the game stands as it did after an earlier settlement.
//!
//! What was taken back stays in the log and is shown as such. Randomness stays the same, and entry counters never go back,
//! so that no button of the time between comes alive.

use super::votes::Proposal;
use crate::engine::{Entry, Fold, Move, Narration, Play, PublicView, Seat};
use crate::table::answer::{Refusal, Request};
use crate::table::draft::Draft;
use crate::table::history::Line;
use crate::table::ids::Which;
use crate::table::loaded::LoadedTable;
use crate::table::store::Logged;
use crate::table::{Tables, words};

/// A game as it stood earlier.
pub(in crate::table) struct Earlier {
    pub play: Play,
    /// How many settlements there were since.
    pub turns: usize,
    /// How many secrets each seat has seen since.
    pub seen: Vec<(Seat, usize)>,
}

/// A table as everybody saw it earlier.
#[derive(Clone)]
pub struct StoodAt(Play);

impl StoodAt {
    pub fn sight(&self) -> PublicView<'_> {
        self.0.public()
    }
}

impl std::fmt::Debug for StoodAt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("StoodAt(…)")
    }
}

impl Tables {
    /// How the table stood after the last turn of this seat; none if that cannot be said.
    pub(in crate::table) async fn after_last_turn(&self, live: &LoadedTable, seat: Seat) -> Option<StoodAt> {
        let lines = self.lines(live).await.ok()?.lines;
        let acted = |line: &&std::sync::Arc<Line>| line.applied.iter().any(|(other, _)| *other == seat);
        let last = lines.iter().rev().find(acted)?.number;
        let opening = live.row.opening(live.players.len())?;
        let (log, kind) = (self.log_of(live).await.ok()?, self.loaded(&opening).await.ok()?);
        let era = log.current();
        let (start, first) = match era.from {
            None => (kind.begin(&opening).0, 0),
            Some(base) => (kind.resume(&opening, base.snapshot.stored()).ok()?.0, base.snapshot.number),
        };
        let mut fold = Fold::new(start, first);
        for Logged { number, entry, .. } in era.entries.iter().take_while(|logged| logged.number <= last) {
            fold.enter(*number, entry).ok()?;
        }
        Some(StoodAt(fold.into_play()))
    }

    /// The game as it stood before what a proposal would take back; none for other proposals.
    pub(in crate::table) async fn earlier_for(
        &self,
        request: &Request,
        which: Which,
        proposal: Proposal,
    ) -> Result<Option<Earlier>, Refusal> {
        let Proposal::TakeBack { to } = proposal else { return Ok(None) };
        let (_, live) = self.find_for(which, Some(&request.viewer())).await?;
        let opening = live.row.opening(live.players.len()).ok_or(Refusal::NotStarted)?;
        let (log, kind) = (self.log_of(&live).await?, self.loaded(&opening).await?);
        let era = log.current();
        let (start, first) = match era.from {
            None => (kind.begin(&opening).0, 0),
            Some(base) => {
                let resumed = kind.resume(&opening, base.snapshot.stored()).map_err(|_| Refusal::NothingToUndo)?;
                (resumed.0, base.snapshot.number)
            }
        };
        // Not beyond a stored base of older rules: nobody can say how the game stood there.
        if to < first {
            return Err(Refusal::NothingToUndo);
        }
        let mut fold = Fold::new(start, first);
        for Logged { number, entry, .. } in era.entries.iter().take_while(|logged| logged.number <= to) {
            fold.enter(*number, entry).map_err(Refusal::Declined)?;
        }
        let play = fold.into_play();
        if !play.is_settled() {
            return Err(Refusal::NothingToUndo);
        }
        let lines = self.lines(&live).await?.lines;
        let since = lines.iter().filter(|line| line.number > to);
        let secrets = |seat: Seat| since.clone().map(|line| line.told.secrets(seat)).sum();
        let seen = Seat::all(live.players.len()).map(|seat| (seat, secrets(seat))).filter(|(_, count)| *count > 0);
        let (turns, seen) = (since.clone().count(), seen.collect());
        Ok(Some(Earlier { play, turns, seen }))
    }

    /// Where turns can be taken back to: how many entries there were at each of the newest settlements, the newest first.
    pub async fn settlements(&self, table: &crate::table::PublicTable, most: usize) -> Result<Vec<u32>, Refusal> {
        let lines = self.lines(&table.0).await?.lines;
        let base = self.log_of(&table.0).await?.current().from.map_or(0, |base| base.snapshot.number);
        let mut numbers: Vec<u32> = lines.iter().map(|line| line.number).filter(|number| *number >= base).collect();
        numbers.dedup();
        numbers.pop();
        Ok(numbers.into_iter().rev().take(most).collect())
    }
}

impl Draft<'_> {
    /// Enters that turns are taken back, and goes on from there.
    pub fn take_back_to(&mut self, by: Seat, to: u32, mut earlier: Play) -> Result<(), Refusal> {
        let Some(play) = &self.play else { return Err(Refusal::NotStarted) };
        let waited = play.waiting();
        earlier.count_on(play);
        let waiting = earlier.waiting();
        self.play = Some(earlier);
        let number = self.log(Entry { seat: by, what: Move::TakeBack(to) });
        self.note_waiting(waited, waiting);
        let told = Narration::notice(words::TAKEN_BACK.with([("who", by.into())]));
        self.settle_line(Line { number, at: self.now, told, applied: Vec::new() });
        self.move_on(waiting);
        Ok(())
    }
}
