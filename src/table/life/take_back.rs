//! Taking turns back by consent: an entry of the log, after which the game stands as it did after an earlier settlement.
//!
//! What was taken back stays in the log and is shown as such. Randomness stays the same, and entry counters never go back,
//! so that no button of the time between comes alive.

use std::sync::Arc;

use super::votes::Proposal;
use crate::engine::{Entry, Fold, Move, Narration, Play, PrivateView, PublicView, Seat};
use crate::table::answer::{Refusal, Request};
use crate::table::draft::Draft;
use crate::table::history::{Line, Shown};
use crate::table::ids::{PostId, Which};
use crate::table::loaded::LoadedTable;
use crate::table::post::{Part, Post};
use crate::table::sight::PrivateTable;
use crate::table::store::Logged;
use crate::table::{StoreError, Tables, words};

/// A game as it stood earlier.
pub(in crate::table) struct Earlier {
    pub play: Play,
    /// How many settlements there were since.
    pub turns: usize,
    /// How many secrets each seat has seen since.
    pub seen: Vec<(Seat, usize)>,
    /// The messages that tell what happened since and are over, each with the entry up to which it tells.
    telling: Vec<(PostId, u32)>,
}

/// A table as everybody saw it earlier.
#[derive(Clone)]
pub struct StoodAt(Play);

impl StoodAt {
    pub fn sight(&self) -> PublicView<'_> {
        self.0.public()
    }
}

/// A table as one seat saw it earlier.
pub struct SeatStoodAt {
    play: Play,
    seat: Seat,
}

impl SeatStoodAt {
    pub fn sight(&self) -> Option<PrivateView<'_>> {
        self.play.private(self.seat)
    }
}

impl std::fmt::Debug for StoodAt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("StoodAt(…)")
    }
}

impl Tables {
    /// How the table stood for everybody after the last turn of this seat; none if that cannot be said.
    pub(in crate::table) async fn after_last_turn(&self, live: &LoadedTable, seat: Seat) -> Option<StoodAt> {
        self.played_until_last_turn(live, seat).await.map(StoodAt)
    }

    /// How the table stood for whoever sits there after their last turn; none if that cannot be said.
    pub async fn after_own_turn(&self, table: &PrivateTable) -> Option<SeatStoodAt> {
        let play = self.played_until_last_turn(&table.live, table.seat).await?;
        Some(SeatStoodAt { play, seat: table.seat })
    }

    async fn played_until_last_turn(&self, live: &LoadedTable, seat: Seat) -> Option<Play> {
        let lines = self.lines(live).await.ok()?.lines;
        let acted = |line: &&Arc<Line>| line.applied.iter().any(|(other, _)| *other == seat);
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
        Some(fold.into_play())
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
        let lines = self.lines(&live).await?.lines;
        let settlements = settlements(&lines, first);
        if !settlements.iter().rev().skip(1).any(|number| *number == to) {
            return Err(Refusal::NothingToUndo);
        }
        let mut fold = Fold::new(start, first);
        for Logged { number, entry, .. } in era.entries.iter().take_while(|logged| logged.number <= to) {
            fold.enter(*number, entry).map_err(Refusal::Declined)?;
        }
        let since = lines.iter().filter(|line| line.number > to);
        let secrets = |seat: Seat| since.clone().map(|line| line.told.secrets(seat)).sum();
        let seen = Seat::all(live.players.len()).map(|seat| (seat, secrets(seat))).filter(|(_, count)| *count > 0);
        let (turns, seen) = (settlements.iter().filter(|number| **number > to).count(), seen.collect());
        let telling = self.telling_since(&live, to).await?;
        Ok(Some(Earlier { play: fold.into_play(), turns, seen, telling }))
    }

    /// The turn messages that tell what happened after this many entries and are over, each with the entry up to which it
    /// tells.
    async fn telling_since(&self, live: &LoadedTable, to: u32) -> Result<Vec<(PostId, u32)>, StoreError> {
        let (mut next, mut until, mut telling) = (live.row.message, None, Vec::new());
        while let Some(id) = next {
            let Some(post) = self.0.store.post(id).await? else { break };
            let Post::Turn { entries, part, .. } = post.post else { break };
            // A question within a turn is told in the line of the turn.
            if part != Part::Within {
                telling.extend(until.filter(|_| post.message.is_some()).map(|until| (id, until)));
                if entries <= to {
                    break;
                }
                until = Some(entries);
            }
            next = post.about;
        }
        Ok(telling)
    }

    /// Where turns can be taken back to: how many entries there were at each of the newest settlements, the newest first.
    pub async fn settlements(&self, table: &crate::table::PublicTable, most: usize) -> Result<Vec<u32>, Refusal> {
        let lines = self.lines(&table.0).await?.lines;
        let base = self.log_of(&table.0).await?.current().from.map_or(0, |base| base.snapshot.number);
        Ok(settlements(&lines, base).into_iter().rev().skip(1).take(most).collect())
    }
}

/// The settlements that led to how the game stands, without what was taken back; the last one is how it stands now. Not
/// beyond a stored base of older rules: nobody can say how the game stood there.
fn settlements(lines: &[Arc<Line>], base: u32) -> Vec<u32> {
    let mut numbers: Vec<u32> = Vec::new();
    for line in lines.iter().filter(|line| line.number >= base) {
        match line.back_to {
            Some(to) => numbers.retain(|number| *number <= to),
            None => numbers.push(line.number),
        }
    }
    numbers.dedup();
    numbers
}

impl Draft<'_> {
    /// Enters that turns are taken back, and goes on from there.
    pub fn take_back_to(&mut self, by: Seat, to: u32, earlier: &Earlier) -> Result<(), Refusal> {
        let Some(play) = &self.play else { return Err(Refusal::NotStarted) };
        let (waited, mut again) = (play.waiting(), earlier.play.clone());
        again.count_on(play);
        let waiting = again.waiting();
        self.play = Some(again);
        let number = self.log(Entry { seat: by, what: Move::TakeBack(to) });
        self.note_waiting(waited, waiting);
        let told = Narration::notice(words::TAKEN_BACK.with([("who", by.into())]));
        self.settle_line(Line {
            number,
            at: self.now,
            told,
            applied: Vec::new(),
            back_to: Some(to),
            shown: Shown::Board,
        });
        self.move_on(waiting);
        // What these messages tell is taken back, and they are to say so.
        if let Some(address) = self.row.place.address() {
            for (message, until) in &earlier.telling {
                self.post_about(address, Post::Shrink { until: Some(*until), last: None }, *message);
            }
        }
        Ok(())
    }
}
