//! Taking turns back by consent: a log entry that restores the position after an earlier settlement.
//!
//! What was taken back stays in the log and is shown as such. Randomness stays the same, and entry counters never go
//! back, so that no button from in between becomes valid again.

use std::sync::Arc;

use super::votes::Proposal;
use crate::answer::{Refusal, Request};
use crate::change::draft::Draft;
use crate::change::loaded::LoadedTable;
use crate::delivery::post::{Post, TurnMessageKind};
use crate::ids::{PostId, Which};
use crate::log::history::{Settlement, Shown};
use crate::log::restore::replay;
use crate::view::PrivateTable;
use crate::words;
use crate::{StoreError, Tables};
use engine::{Entry, Move, Narration, Play, PrivateView, PublicView, Seat};

/// A game as it stood earlier.
pub(crate) struct PastGame {
    pub play: Play,
    /// How many settlements have happened since.
    pub turns: usize,
    /// How many secrets each seat has seen since.
    pub seen: Vec<(Seat, usize)>,
    /// The finished messages that tell what has happened since, each with the entry up to which it tells.
    telling: Vec<(PostId, u32)>,
}

/// A table as everybody saw it earlier.
#[derive(Clone)]
pub struct PastPublicTable(Play);

impl PastPublicTable {
    pub fn view(&self) -> PublicView<'_> {
        self.0.public()
    }
}

/// A table as one seat saw it earlier.
pub struct PastPrivateTable {
    play: Play,
    seat: Seat,
}

impl PastPrivateTable {
    pub fn view(&self) -> Option<PrivateView<'_>> {
        self.play.private(self.seat)
    }
}

impl std::fmt::Debug for PastPublicTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PastPublicTable(…)")
    }
}

impl Tables {
    /// The table as everybody saw it after this seat's last turn; none if unknown.
    pub(crate) async fn after_last_turn(&self, loaded: &LoadedTable, seat: Seat) -> Option<PastPublicTable> {
        self.played_until_last_turn(loaded, seat).await.map(PastPublicTable)
    }

    /// The table as this seat saw it after its last turn; none if unknown.
    pub async fn after_own_turn(&self, table: &PrivateTable) -> Option<PastPrivateTable> {
        let play = self.played_until_last_turn(&table.loaded, table.seat).await?;
        Some(PastPrivateTable { play, seat: table.seat })
    }

    async fn played_until_last_turn(&self, loaded: &LoadedTable, seat: Seat) -> Option<Play> {
        let lines = self.settlements_of(loaded).await.ok()?.lines;
        let acted = |line: &&Arc<Settlement>| line.applied.iter().any(|(other, _)| *other == seat);
        let last = lines.iter().rev().find(acted)?.number;
        let opening = loaded.row.opening(loaded.players.len())?;
        let (log, kind) = (self.log_of(loaded).await.ok()?, self.loaded_game(&opening).await.ok()?);
        replay(&*kind, &opening, log.current().up_to(last), |_, _, _, _, _| {}).ok()
    }

    /// The game as it stood before what a proposal would take back; none for other proposals.
    pub(crate) async fn earlier_for(
        &self,
        request: &Request,
        which: Which,
        proposal: Proposal,
    ) -> Result<Option<PastGame>, Refusal> {
        let Proposal::TakeBack { to } = proposal else { return Ok(None) };
        let (_, loaded) = self.find_for(which, Some(&request.requester())).await?;
        let opening = loaded.row.opening(loaded.players.len()).ok_or(Refusal::NotStarted)?;
        let (log, kind) = (self.log_of(&loaded).await?, self.loaded_game(&opening).await?);
        let era = log.current();
        let lines = self.settlements_of(&loaded).await?.lines;
        let settlements = settlements(&lines, era.first());
        if !settlements.iter().rev().skip(1).any(|number| *number == to) {
            return Err(Refusal::NothingToUndo);
        }
        let play = replay(&*kind, &opening, era.up_to(to), |_, _, _, _, _| {})
            .map_err(|rejected| rejected.reason.map_or(Refusal::NothingToUndo, Refusal::Declined))?;
        let since = lines.iter().filter(|line| line.number > to);
        let secrets = |seat: Seat| since.clone().map(|line| line.told.secrets(seat)).sum();
        let seen = Seat::all(loaded.players.len()).map(|seat| (seat, secrets(seat))).filter(|(_, count)| *count > 0);
        let (turns, seen) = (settlements.iter().filter(|number| **number > to).count(), seen.collect());
        let telling = self.telling_since(&loaded, to).await?;
        Ok(Some(PastGame { play, turns, seen, telling }))
    }

    /// The finished turn messages that tell what happened after this many entries, each with the entry up to which it
    /// tells.
    async fn telling_since(&self, loaded: &LoadedTable, to: u32) -> Result<Vec<(PostId, u32)>, StoreError> {
        let (mut next, mut until, mut telling) = (loaded.row.message, None, Vec::new());
        while let Some(id) = next {
            let Some(post) = self.0.store.post(id).await? else { break };
            let Post::Turn { entries, part, .. } = post.post else { break };
            // The line of a turn covers the questions within it.
            if part != TurnMessageKind::DuringTurn {
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

    /// The points to which turns can be taken back: the entry counts of the newest settlements, newest first.
    pub async fn take_back_points(&self, table: &crate::PublicTable, most: usize) -> Result<Vec<u32>, Refusal> {
        let lines = self.settlements_of(&table.0).await?.lines;
        let base = self.log_of(&table.0).await?.current().first();
        Ok(settlements(&lines, base).into_iter().rev().skip(1).take(most).collect())
    }
}

/// The settlements that led to the current position, without what was taken back; the last one is the current position.
/// Stops at a stored base of older rules: the positions before it are unknown.
fn settlements(lines: &[Arc<Settlement>], base: u32) -> Vec<u32> {
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
    /// Enters a take-back, and resumes the game from there.
    pub fn take_back_to(&mut self, by: Seat, to: u32, earlier: &PastGame) -> Result<(), Refusal> {
        let Some(play) = &self.play else { return Err(Refusal::NotStarted) };
        let (waited, mut again) = (play.waiting(), earlier.play.clone());
        again.continue_counters_of(play);
        let waiting = again.waiting();
        self.play = Some(again);
        // Somebody may have seen what they would not have seen otherwise.
        self.row.rated = false;
        self.row.life.taken_back += 1;
        let number = self.log(Entry { seat: by, what: Move::TakeBack(to) });
        self.record_waiting(waited, waiting);
        let told = Narration::notice(words::TakenBack { who: by }.say());
        self.settle_line(Settlement {
            number,
            at: self.now,
            told,
            applied: Vec::new(),
            back_to: Some(to),
            shown: Shown::Board,
        });
        self.announce_turn(waiting);
        // What these messages tell is taken back, and they must say so.
        if let Some(address) = self.row.place.address() {
            for (message, until) in &earlier.telling {
                self.post(address, Post::Shrink { until: Some(*until), last: None }, Some(*message));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Time;
    use crate::log::history::Shown;

    fn line(number: u32, back_to: Option<u32>) -> Arc<Settlement> {
        Arc::new(Settlement {
            number,
            at: Time(0),
            told: Narration::default(),
            applied: Vec::new(),
            back_to,
            shown: Shown::Board,
        })
    }

    #[test]
    fn turns_are_taken_back_neither_twice_nor_beyond_a_base_of_older_rules() {
        let lines = [line(2, None), line(4, None), line(5, None), line(7, None), line(8, Some(4)), line(9, None)];
        assert_eq!(settlements(&lines, 0), [2, 4, 9], "what was taken back is no place to go to");
        assert_eq!(settlements(&lines, 4), [4, 9], "nor is what was before the base");
        assert_eq!(settlements(&lines, 9), [9]);
    }
}
