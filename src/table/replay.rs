//! Taking stored games up again: from the settled position where it fits this build, else from the whole log.

use super::live::Repair;
use super::store::{Logged, Snapshot, StoredLog, StoredTable, Trouble};
use crate::engine::{Declined, Kind, Opening, Play, Step, Told};

/// The first entry that this build does not accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Broken {
    pub number: u32,
    pub reason: Option<Declined>,
}

/// Plays a log from its beginning or its base, handing over what happened at each entry.
///
/// `each` also sees the beginning, as the entry with the base's number.
pub(super) fn replay(
    kind: &dyn Kind,
    opening: &Opening,
    log: &StoredLog,
    mut each: impl FnMut(u32, Option<&Logged>, &Told, Option<&Step>, &Play),
) -> Result<Play, Broken> {
    let (mut play, told, base) = match &log.base {
        None => {
            let (play, told) = kind.begin(opening);
            (play, told, 0)
        }
        Some(base) => {
            let broken = |_| Broken { number: base.number, reason: None };
            (kind.resume(opening, &base.state).map_err(broken)?, Told::default(), base.number)
        }
    };
    each(base, None, &told, None, &play);
    for logged in log.entries.iter().filter(|logged| logged.number > base) {
        let step =
            play.enter(&logged.entry).map_err(|reason| Broken { number: logged.number, reason: Some(reason) })?;
        each(logged.number, Some(logged), &step.told, Some(&step), &play);
    }
    Ok(play)
}

/// The game at its stored position and the steps since, if this build makes the same of them.
pub(super) fn resume(kind: &dyn Kind, opening: &Opening, stored: &StoredTable) -> Option<Play> {
    let snapshot = stored.snapshot.as_ref()?;
    let play = kind.resume(opening, &snapshot.state).ok()?;
    with_tail(play, &stored.tail)
}

/// Folds unsettled steps. None: one is declined, or settles, so they no longer mean what they meant.
fn with_tail(mut play: Play, tail: &[Logged]) -> Option<Play> {
    for logged in tail {
        let step = play.enter(&logged.entry).ok()?;
        if step.settled {
            return None;
        }
    }
    Some(play)
}

/// A game that was played under other rules, or whose position cannot be taken as it is, made to fit this build.
pub(super) fn repair(
    kind: &dyn Kind,
    opening: &Opening,
    stored: &StoredTable,
    log: &StoredLog,
) -> Result<(Play, Repair), Trouble> {
    let Some(snapshot) = &stored.snapshot else {
        return Err(Trouble::Unreadable(format!("game {} has no position", stored.row.id)));
    };
    let resumed = kind.resume(opening, &snapshot.state);
    let mut at_snapshot = None;
    let replayed = replay(kind, opening, log, |number, _, _, _, play| {
        if number == snapshot.number {
            at_snapshot = Some((play.is_stored_as(&snapshot.state), play.to_store()));
        }
    });
    match (replayed, at_snapshot, resumed) {
        (Ok(play), Some((true, _)), _) => Ok((play, Repair::Confirmed)),
        (Ok(play), Some((false, state)), Err(_)) => {
            let state = state.map_err(|error| Trouble::Failed(error.to_string()))?;
            Ok((play, Repair::Rewritten(Snapshot { number: snapshot.number, state })))
        }
        (_, _, Ok(play)) => Ok(rebase(play, stored, snapshot)),
        (Err(broken), _, Err(error)) => Err(Trouble::Unreadable(format!(
            "game {}: {error}, and its log stops at entry {}",
            stored.row.id, broken.number
        ))),
        (Ok(_), None, Err(error)) => Err(Trouble::Unreadable(format!("game {}: {error}", stored.row.id))),
    }
}

/// The stored position becomes the new beginning. Steps since are kept if they are still what they were.
fn rebase(play: Play, stored: &StoredTable, snapshot: &Snapshot) -> (Play, Repair) {
    if let Some(play) = with_tail(play.clone(), &stored.tail) {
        return (play, Repair::Rebased { base: snapshot.clone(), snapshot: None });
    }
    let given_up = Snapshot { number: stored.row.entries, state: snapshot.state.clone() };
    (play, Repair::Rebased { base: given_up.clone(), snapshot: Some(given_up) })
}
