//! Restoring stored games: from the settled position, or from the log where that position has an older form.
//!
//! After a change of the rules a stored game continues from its settled position, which becomes a *base*. Its log is read
//! in parts, each replayed from the base it began with; a part that no longer leads to the next base is shown as its plain
//! entries (`history.rs`). A replay may replace an unreadable position of an older form only if the rules number is the
//! same.

use crate::change::loaded::Repair;
use crate::clock::Time;
use crate::store::{Base, LoggedEntry, Snapshot, StoreError, StoredLog, StoredTable};
use engine::{Declined, EntryResult, Fold, GameInfo, LoadedGame, Narration, Opening, Play, StoredError};

/// The first entry that this build does not accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RejectedEntry {
    pub number: u32,
    pub reason: Option<Declined>,
}

/// A part of a log that was played under one rules number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Era<'a> {
    /// None: it begins with the game.
    pub from: Option<&'a Base>,
    pub entries: &'a [LoggedEntry],
    /// None: it is the current one.
    pub until: Option<&'a Base>,
}

impl Era<'_> {
    /// How many entries there were when it began.
    pub fn first(&self) -> u32 {
        self.from.map_or(0, |base| base.snapshot.number)
    }

    /// The same part without the entries after this number.
    pub fn up_to(self, number: u32) -> Self {
        let kept = self.entries.partition_point(|logged| logged.number <= number);
        Era { entries: &self.entries[..kept], ..self }
    }
}

impl StoredLog {
    /// The parts of the log, from one base to the next.
    pub(crate) fn eras(&self) -> impl Iterator<Item = Era<'_>> {
        (0..=self.bases.len()).map(|index| self.era(index))
    }

    /// The part since the last base.
    pub(crate) fn current(&self) -> Era<'_> {
        self.era(self.bases.len())
    }

    fn era(&self, index: usize) -> Era<'_> {
        let (from, until) = (index.checked_sub(1).map(|before| &self.bases[before]), self.bases.get(index));
        let after = |base: Option<&Base>, otherwise| {
            base.map_or(otherwise, |base| self.entries.partition_point(|logged| logged.number <= base.snapshot.number))
        };
        // Bases and entries are both in the order of their numbers.
        let (start, end) = (after(from, 0), after(until, self.entries.len()));
        Era { from, entries: &self.entries[start..end], until }
    }
}

/// Replays a part of a log and passes what happened at each entry to `each`, which also sees the start, as the entry
/// with the base's number.
pub(crate) fn replay(
    kind: &dyn LoadedGame,
    opening: &Opening,
    era: Era<'_>,
    mut each: impl FnMut(u32, Option<&LoggedEntry>, &Narration, Option<&EntryResult>, &Play),
) -> Result<Play, RejectedEntry> {
    let ((play, told), start) = match era.from {
        None => (kind.begin(opening), 0),
        Some(Base { snapshot, .. }) => {
            let broken = |_| RejectedEntry { number: snapshot.number, reason: None };
            (kind.resume(opening, snapshot.stored()).map_err(broken)?, snapshot.number)
        }
    };
    each(start, None, &told, None, &play);
    let mut fold = Fold::new(play, start);
    for logged in era.entries {
        let LoggedEntry { number, entry, .. } = logged;
        let step =
            fold.enter(*number, entry).map_err(|reason| RejectedEntry { number: *number, reason: Some(reason) })?;
        each(*number, Some(logged), &step.told, Some(&step), fold.play());
    }
    Ok(fold.into_play())
}

/// A restored game.
pub(crate) enum RestoredGame {
    Ready(Play, Option<Repair>),
    /// This build cannot read the form of the position, but has the same rules.
    NeedsLog(StoredError),
}

/// Restores a game from its stored position and the steps since. Under other rules it gets a new base there.
pub(crate) fn restore(
    game: &GameInfo,
    kind: &dyn LoadedGame,
    opening: &Opening,
    stored: &StoredTable,
    now: Time,
) -> Result<RestoredGame, StoreError> {
    let id = stored.row.id;
    let Some(snapshot) = &stored.snapshot else {
        return Err(StoreError::Unreadable(format!("game {id} has no position")));
    };
    let Some(rules) = stored.row.rules else {
        return Err(StoreError::Unreadable(format!("game {id} has no rules number")));
    };
    // A newer build has played on; this one would undo what it did.
    if rules > game.rules || snapshot.form > game.form {
        return Err(StoreError::Newer);
    }
    let play = match kind.resume(opening, snapshot.stored()) {
        Ok((play, _)) => play,
        Err(error) if rules == game.rules && snapshot.form < game.form => return Ok(RestoredGame::NeedsLog(error)),
        Err(error) => return Err(StoreError::Unreadable(format!("game {id}: {error}"))),
    };
    let base = |snapshot: Snapshot, given_up| Base { snapshot, rules, given_up, at: now };
    Ok(match with_tail(play.clone(), &stored.tail) {
        Some(play) if rules == game.rules => RestoredGame::Ready(play, None),
        Some(play) => RestoredGame::Ready(play, Some(Repair::Rebased(base(snapshot.clone(), false)))),
        None => {
            let given_up = Snapshot { number: stored.row.entries, ..snapshot.clone() };
            RestoredGame::Ready(play, Some(Repair::Rebased(base(given_up, true))))
        }
    })
}

/// Folds unsettled steps. None: one is declined or settles, so they no longer mean what they meant.
fn with_tail(mut play: Play, tail: &[LoggedEntry]) -> Option<Play> {
    for logged in tail {
        let step = play.enter(&logged.entry).ok()?;
        if step.settled {
            return None;
        }
    }
    Some(play)
}

/// Restores a game whose position has an older form: the same rules lead to it again from the log.
pub(crate) fn restore_from_log(
    game: &GameInfo,
    kind: &dyn LoadedGame,
    opening: &Opening,
    stored: &StoredTable,
    (log, error): (&StoredLog, &StoredError),
) -> Result<(Play, Repair), StoreError> {
    let wanted = stored.snapshot.as_ref().map(|snapshot| snapshot.number);
    let mut rewritten = None;
    let replayed = replay(kind, opening, log.current(), |number, _, _, _, play| {
        if Some(number) == wanted {
            rewritten = Some(play.to_store().map(|state| Snapshot { number, form: game.form, state }));
        }
    });
    match (replayed, rewritten) {
        (Ok(play), Some(snapshot)) => {
            let snapshot = snapshot.map_err(|error| StoreError::Failed(error.to_string()))?;
            Ok((play, Repair::Rewritten(snapshot)))
        }
        (Err(broken), _) => Err(StoreError::Unreadable(format!(
            "game {}: {error}, and its log stops at entry {}",
            stored.row.id, broken.number
        ))),
        (Ok(_), None) => Err(StoreError::Unreadable(format!("game {}: {error}", stored.row.id))),
    }
}
