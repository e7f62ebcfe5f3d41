//! Typed commands reveal nothing: their result is the same after redealing everything hidden from the person typing.

use std::sync::Arc;

use super::{Law, Run, Violation};
use crate::Memory;
use crate::log::{Entry, Move};
use crate::path::{Path, PathError, SlotValue};
use crate::play::{Choice, Play};
use crate::seat::{Seat, Viewer};
use crate::seed::Stream;
use crate::session::{Session, Settled};
use crate::tell::Tell;

/// Carries out a command, up to its refusal.
type Walk = fn(&Play, Seat, &[SlotValue]) -> Result<Path, PathError>;

/// Plays the games of a run; at each settled position, each asked seat types a command that reaches too far.
pub fn check_commands<G: Tell>(game: &Arc<G>, run: &Run, walk: Walk) -> Result<(), Violation> {
    for number in 0..run.games {
        let opening = run.opening::<G>(number);
        let (mut session, _) = Session::begin(game.clone(), &opening);
        let mut random = opening.seed.stream("commands");
        for step in 0..G::LONGEST {
            let asked: Vec<Seat> = Seat::all(run.seats).filter(|seat| session.question(*seat).is_some()).collect();
            let Some(&seat) = random.pick(&asked) else { break };
            if session.unsettled_steps(seat).is_empty() {
                check_one(game, &session, seat, &mut random, walk).map_err(|detail| Violation {
                    law: Law::Secrecy,
                    detail,
                    game: number,
                    step,
                })?;
            }
            let options = session.question(seat).map(|open| open.options.clone()).unwrap_or_default();
            let Some(action) = random.pick(&options) else { break };
            let entry = Entry { seat, what: Move::Act(action.to_string()) };
            let refused = |_| Violation { law: Law::Listing, detail: entry.to_string(), game: number, step };
            session.enter(&entry).map_err(refused)?;
        }
    }
    Ok(())
}

fn check_one<G: Tell>(
    game: &Arc<G>,
    session: &Session<G>,
    seat: Seat,
    random: &mut Stream,
    walk: Walk,
) -> Result<(), String> {
    let settled = session.to_store();
    let dealt = game.redeal(&settled.state, Viewer::Seat(seat), Memory::None, random);
    let resumed = |state: G::State| {
        let stored = Settled { state, entries: settled.entries };
        Play::of(Session::resume(game.clone(), session.seats(), stored).0)
    };
    let (play, other) = (resumed(settled.state.clone()), resumed(dealt));
    let choices = play.private(seat).and_then(|view| view.question()).map(|question| question.choices);
    let Some(choice) = random.pick(&choices.unwrap_or_default()).cloned() else { return Ok(()) };
    let given = too_far::<G>(&choice);
    if walk(&play, seat, &given) == walk(&other, seat, &given) {
        return Ok(());
    }
    Err(format!("what the command {given:?} of seat {seat} answers depends on what is hidden"))
}

/// The command of this choice, with every other slot of any command filled with values that fit nowhere.
fn too_far<G: Tell>(choice: &Choice) -> Vec<SlotValue> {
    let mut given: Vec<SlotValue> =
        choice.slots.iter().map(|(slot, value)| ((*slot).to_owned(), value.clone())).collect();
    for slot in G::COMMANDS.iter().flat_map(|command| command.slots) {
        if !given.iter().any(|(name, _)| name == slot.name) {
            given.push((slot.name.to_owned(), "zzz".to_owned()));
        }
    }
    given
}
