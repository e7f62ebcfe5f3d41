//! Playing: answering questions by button, command or typed text, and undoing steps.

use super::draft::Draft;
use super::lobby::{own_seat, running};
use crate::answer::{Act, Answer, Confirm, Refusal, Reply, Request};
use crate::ids::Which;
use crate::view::PrivateTable;
use crate::{Decision, Tables};
use engine::chain;
use engine::path::{self, PathError, SlotValue};
use engine::{Declined, Entry, Finality, Move, Phrase, Seat, Stamp};

impl Tables {
    /// Acts for the requester's seat. Either all actions are committed or none. However the request was made, steps
    /// that the player wants to confirm need confirmation first.
    pub async fn act(&self, request: &Request, which: impl Into<Which>, act: Act) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            let seat = seat_at_play(draft, request)?;
            match resolve(draft, seat, &act)
                .and_then(|(actions, narrowed)| enter_all(draft, seat, &actions, narrowed, request.confirm))
            {
                Err(Refusal::Declined(Declined::Stuck { action })) => leave_dead_end(draft, request, seat, action),
                decided => decided,
            }
        })
        .await
    }

    /// Takes back what the requester's last press or command entered. With a stamp, only if their question is still the
    /// one they saw.
    pub async fn undo(
        &self,
        request: &Request,
        which: impl Into<Which>,
        seen: Option<Stamp>,
    ) -> Result<Reply, Refusal> {
        self.undo_with(request, which, seen, |draft, seat| vec![Move::Undo; draft.taken_at_once(seat)]).await
    }

    /// Undoes all of the seat's steps since the last settlement.
    pub async fn start_over(
        &self,
        request: &Request,
        which: impl Into<Which>,
        seen: Option<Stamp>,
    ) -> Result<Reply, Refusal> {
        self.undo_with(request, which, seen, |_, _| vec![Move::StartOver]).await
    }

    async fn undo_with(
        &self,
        request: &Request,
        which: impl Into<Which>,
        seen: Option<Stamp>,
        moves: impl Fn(&Draft<'_>, Seat) -> Vec<Move> + Send + Sync,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            let seat = seat_at_play(draft, request)?;
            if let Some(stamp) = seen {
                check_stamp(draft, seat, stamp)?;
            }
            let mut told: Vec<Phrase> = Vec::new();
            for what in moves(draft, seat) {
                let step = draft.enter(Entry { seat, what }).map_err(|reason| declined(draft, reason))?;
                told.extend(step.told.private(seat).cloned());
            }
            Ok(Decision { answer: Answer::Undone { game: draft.row.id, seat, entry: draft.row.entries }, told })
        })
        .await
    }
}

fn seat_at_play(draft: &Draft<'_>, request: &Request) -> Result<Seat, Refusal> {
    let seat = own_seat(draft, request)?;
    running(draft)?;
    if draft.row.life.paused.is_some() { Err(Refusal::Paused) } else { Ok(seat) }
}

/// This seat's table, if the stamp still names its question.
pub(crate) fn check_stamp(draft: &Draft<'_>, seat: Seat, stamp: Stamp) -> Result<PrivateTable, Refusal> {
    let Some(table) = draft.private(seat) else { return Err(Refusal::NotStarted) };
    if table.stamp() == Some(stamp) {
        return Ok(table);
    }
    let asked = table.view().is_some_and(|view| view.question().is_some() || !view.offers().is_empty());
    if asked { Err(Refusal::Stale(Box::new(table))) } else { Err(Refusal::NotYourTurn(table.public())) }
}

/// The actions that a request means, and the choices that it leaves open after them.
fn resolve(draft: &Draft<'_>, seat: Seat, act: &Act) -> Result<(Vec<String>, Vec<String>), Refusal> {
    match act {
        Act::Press { stamp, choice } => Ok((resolve_press(draft, seat, *stamp, choice)?, Vec::new())),
        Act::Typed(text) => Ok((vec![resolve_text(draft, seat, text)?], Vec::new())),
        Act::Path(given) => resolve_path(draft, seat, given),
    }
}

/// The actions of a button or menu entry: several where one entry answers several questions.
fn resolve_press(draft: &Draft<'_>, seat: Seat, stamp: Stamp, choice: &str) -> Result<Vec<String>, Refusal> {
    check_stamp(draft, seat, stamp)?;
    Ok(chain::actions(choice).map(str::to_owned).collect())
}

/// The action that the text means. Case and surrounding space do not matter.
fn resolve_text(draft: &Draft<'_>, seat: Seat, text: &str) -> Result<String, Refusal> {
    let Some(table) = draft.private(seat) else { return Err(Refusal::NotStarted) };
    let meant = table.choices().into_iter().find(|choice| choice.text.eq_ignore_ascii_case(text.trim()));
    Ok(meant.map_or_else(|| text.trim().to_owned(), |choice| choice.text))
}

/// The actions that a command means, and the choices that it leaves open after them.
fn resolve_path(draft: &Draft<'_>, seat: Seat, given: &[SlotValue]) -> Result<(Vec<String>, Vec<String>), Refusal> {
    let Some(play) = &draft.play else { return Err(Refusal::NotStarted) };
    let path = path::walk(play, seat, given).map_err(|reason| no_path(draft, reason))?;
    Ok((path.actions, path.narrowed.into_iter().map(|choice| choice.text).collect()))
}

/// Enters actions one after another, up to the first that needs confirmation.
pub(crate) fn enter_all(
    draft: &mut Draft<'_>,
    seat: Seat,
    actions: &[String],
    narrowed: Vec<String>,
    confirm: Confirm,
) -> Result<Decision, Refusal> {
    let (game, first) = (draft.row.id, draft.row.entries + 1);
    let mut told: Vec<Phrase> = Vec::new();
    let mut settled = false;
    for text in actions {
        let (action, finality) = with_finality(draft, seat, text).map_err(|reason| declined(draft, reason))?;
        if confirm.asks(finality) {
            return Ok(Answer::NeedsConfirmation { game, seat, action }.into());
        }
        let step = draft.enter(Entry { seat, what: Move::Act(action) }).map_err(|reason| declined(draft, reason))?;
        settled = step.settled;
        if settled {
            // A settlement narrates everything since the last one, including these steps.
            told.clear();
        }
        told.extend(step.told.private(seat).cloned());
    }
    let last = draft.row.entries;
    let entries = (last >= first).then_some((first, last));
    Ok(Decision { answer: Answer::Acted { game, seat, entries, settled, narrowed }, told })
}

/// Undoes the seat's steps back to the last settlement, because the rules list an action after which nobody could
/// continue. The operator's log says how to reproduce this: the log up to this entry, plus the action, which is stored
/// with the interaction because it may be secret.
fn leave_dead_end(draft: &mut Draft<'_>, request: &Request, seat: Seat, action: String) -> Result<Decision, Refusal> {
    let (game, entry) = (draft.row.id, draft.row.entries);
    tracing::error!(%game, %seat, entry, interaction = %request.id, "a dead end in the rules: the seat's steps were undone");
    if draft.play.as_ref().and_then(|play| play.private(seat)).is_some_and(|view| view.undoable() > 0) {
        draft.enter(Entry { seat, what: Move::StartOver }).map_err(|reason| declined(draft, reason))?;
    }
    Ok(Answer::DeadEnd { game, seat, entry, action }.into())
}

/// An action in its text form, and whether it can be undone.
fn with_finality(draft: &Draft<'_>, seat: Seat, text: &str) -> Result<(String, Finality), Declined> {
    let Some(play) = &draft.play else { return Err(Declined::NotAsked) };
    let action = play.resolve(text)?;
    let finality = play.private(seat).ok_or(Declined::NoSuchSeat)?.finality(&action)?;
    Ok((action, finality))
}

fn no_path(draft: &Draft<'_>, reason: PathError) -> Refusal {
    match reason {
        PathError::NotAsked => declined(draft, Declined::NotAsked),
        PathError::Declined(reason) => declined(draft, reason),
        unfit => Refusal::NoPath(unfit),
    }
}

fn declined(draft: &Draft<'_>, reason: Declined) -> Refusal {
    match (reason, draft.table()) {
        (Declined::NotAsked, Some(table)) => Refusal::NotYourTurn(table),
        (Declined::Over, Some(table)) => Refusal::AlreadyOver(table),
        (Declined::NothingToUndo, _) => Refusal::NothingToUndo,
        (Declined::NoSuchSeat, _) => Refusal::NotSeated,
        (reason, _) => Refusal::Declined(reason),
    }
}
