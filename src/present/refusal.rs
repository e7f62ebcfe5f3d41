//! Why something was not done, in words, and panels that say so privately.

use super::board::titled;
use super::context::Context;
use super::limits;
use super::panel::{Panel, PrivatePanel};
use super::reader::Reader;
use super::text::clipped;
use super::words;
use crate::engine::path::{COMMAND, PathError, value};
use crate::engine::{Arg, Choice, Declined, GameInfo, Phrase};

/// The most of what somebody typed that is repeated to them.
const TYPED: usize = 60;
/// The most options that are named as possible.
const FITTING: usize = 6;

/// Why an entry was declined.
pub fn declined(reason: &Declined) -> Phrase {
    match reason {
        Declined::Over => words::GAME_OVER.say(),
        Declined::NotAsked => words::NOT_ASKED.say(),
        Declined::Rule((_, reason)) => reason.clone(),
        // What the parser says of it is for logs, and in English.
        Declined::Unreadable { text, .. } => words::UNREADABLE.with([("text", typed(text))]),
        Declined::NoSuchSeat => words::NO_SUCH_SEAT.say(),
        Declined::NothingToUndo => words::NOTHING_TO_UNDO.say(),
        Declined::Stuck { .. } => words::DEAD_END.say(),
    }
}

/// Why a command leads nowhere, and what would fit.
pub fn no_path(kind: &dyn GameInfo, reason: &PathError) -> Phrase {
    match reason {
        PathError::NotAsked => words::NOT_ASKED.say(),
        PathError::Declined(reason) => declined(reason),
        PathError::TooFar { slot, given } => {
            words::TOO_FAR.with([("slot", slot_name(kind, slot).into()), ("given", typed(given))])
        }
        PathError::Unfit { slot, given, fitting } => {
            let more = (fitting.len() > FITTING).then(|| Phrase::sign("…"));
            let named = fitting.iter().take(FITTING).map(|choice| option_name(kind, choice, slot));
            let fitting = Phrase::List(named.chain(more).collect());
            if slot == COMMAND {
                let what = command_name(kind, given).unwrap_or_else(|| Phrase::sign(clipped(given, TYPED)));
                return words::UNFIT_COMMAND.with([("what", what.into()), ("fitting", fitting.into())]);
            }
            let (name, given) = (slot_name(kind, slot), typed(given));
            if fitting == Phrase::List(Vec::new()) {
                return words::UNFIT.with([("slot", name.into()), ("given", given)]);
            }
            words::UNFIT_BUT.with([("slot", name.into()), ("given", given), ("fitting", fitting.into())])
        }
    }
}

/// An option that fills a slot, in words: what the command does, or the option itself.
fn option_name(kind: &dyn GameInfo, choice: &Choice, slot: &str) -> Phrase {
    let command = value(choice, slot).filter(|_| slot == COMMAND).and_then(|name| command_name(kind, name));
    command.unwrap_or_else(|| choice.label.clone())
}

/// What a command of the game does.
fn command_name(kind: &dyn GameInfo, name: &str) -> Option<Phrase> {
    kind.commands().iter().find(|command| command.name == name).map(|command| command.about.say())
}

/// The slot as the person knows it.
fn slot_name(kind: &dyn GameInfo, name: &str) -> Phrase {
    let slot = kind.commands().iter().flat_map(|command| command.slots).find(|slot| slot.name == name);
    slot.map_or_else(|| Phrase::sign(name), |slot| slot.about.say())
}

fn typed(text: &str) -> Arg {
    Arg::sign(clipped(text, TYPED))
}

impl PrivatePanel {
    /// A sentence or two, to one person.
    pub fn notice(context: &Context<'_>, reader: &Reader, notice: &Phrase) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let text = clipped(&renderer.say(notice), limits::TEXT);
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &context.name()) })
    }
}
