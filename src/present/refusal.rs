//! Why something was not done, in words.

use super::text::clipped;
use super::waiting::invalid;
use super::{bot_words, challenge, compare_words, life_words, review_words, watch_words, words};
use crate::engine::options::OptionsError;
use crate::engine::path::{COMMAND, PathError, value};
use crate::engine::{Arg, Choice, Declined, GameInfo, OptionWords, Phrase};
use crate::table::{Refusal, Right, StoreError};

/// The most of what somebody typed that is repeated to them.
const TYPED: usize = 60;
/// The most options that are named as possible.
const FITTING: usize = 6;

/// Why nothing was done. What went wrong inside is for the operator's log.
pub fn refused(kind: Option<&dyn GameInfo>, refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::NoGameHere => words::NO_GAME_HERE.say(),
        Refusal::NoSuchGame(_) => words::NO_GAME.say(),
        Refusal::NoSuchKind(game) => words::NO_SUCH_KIND.with([("game", Arg::sign(game))]),
        Refusal::PlaceTaken(_) => words::PLACE_TAKEN.say(),
        Refusal::Full { most } => words::TABLE_FULL.with([("most", (*most).into())]),
        Refusal::TooFew { fewest, seated } => {
            words::LOBBY_MISSING.with([("count", fewest.saturating_sub(*seated).into())])
        }
        Refusal::TooManyTables { most } => words::TOO_MANY_TABLES.with([("most", (*most).into())]),
        Refusal::TooOften { minutes } => words::TOO_OFTEN.with([("minutes", (*minutes).into())]),
        Refusal::NotSeated => words::NOT_PLAYING.say(),
        Refusal::AlreadySeated(_) => words::ALREADY_SEATED.say(),
        Refusal::NotAllowed(right) => not_allowed(*right),
        Refusal::OtherServer => words::OTHER_SERVER.say(),
        Refusal::NotStarted => words::NOT_STARTED.say(),
        Refusal::AlreadyStarted => words::ALREADY_STARTED.say(),
        Refusal::Paused => life_words::PAUSED.say(),
        Refusal::NotRecurring => life_words::NOT_RECURRING.say(),
        Refusal::VoteClosed => life_words::VOTE_CLOSED.say(),
        Refusal::NotYourVote => life_words::NOT_YOUR_VOTE.say(),
        Refusal::AlreadyProposed => life_words::ALREADY_PROPOSED.say(),
        Refusal::NotOverdue => life_words::NOT_OVERDUE.say(),
        Refusal::NoVotesHere => life_words::NOT_IN_TRY.say(),
        Refusal::SeatTaken => life_words::SEAT_TAKEN.say(),
        Refusal::SatHere => life_words::SAT_HERE.say(),
        Refusal::BotsOff => bot_words::BOTS_OFF.say(),
        Refusal::NoPage => watch_words::NO_PAGE.say(),
        Refusal::NoHints => bot_words::NO_HINTS.say(),
        Refusal::TooManyReviews { most } => review_words::TOO_MANY.with([("most", (*most).into())]),
        Refusal::NoReview => review_words::IMPOSSIBLE.say(),
        Refusal::NotOverYet => review_words::NOT_OVER.say(),
        Refusal::NoSuchBot => bot_words::NO_SUCH_BOT.say(),
        Refusal::NotArchived => words::NOT_ARCHIVED.say(),
        Refusal::Archived => words::IS_ARCHIVED.say(),
        Refusal::AlreadyOver(_) => words::GAME_OVER.say(),
        Refusal::Cancelled => words::WAS_CANCELLED.say(),
        Refusal::NotYourTurn(_) => words::NOT_ASKED.say(),
        Refusal::Stale(_) => words::STALE.say(),
        Refusal::NothingToUndo => words::NOTHING_TO_UNDO.say(),
        Refusal::Unfit(reason) => invalid(reason),
        Refusal::Options(error) => no_option(kind, error),
        Refusal::Declined(reason) => declined(reason),
        Refusal::NoPath(reason) => kind.map_or_else(|| words::NOT_ASKED.say(), |kind| no_path(kind, reason)),
        Refusal::Withheld => words::WITHHELD.say(),
        Refusal::NoSuchChallenge => challenge::words::NO_SUCH.say(),
        Refusal::AlreadyTried => challenge::words::ALREADY_TRIED.say(),
        Refusal::ChallengeClosed => challenge::words::IS_CLOSED.say(),
        Refusal::NoClosingTime => challenge::words::NO_CLOSING_TIME.say(),
        Refusal::NotAlone => challenge::words::NOT_ALONE.say(),
        Refusal::NotOver => challenge::words::NOT_OVER.say(),
        Refusal::NoServer => compare_words::NO_SERVER.say(),
        Refusal::KeptPrivate => compare_words::KEPT_PRIVATE.say(),
        Refusal::Unavailable(StoreError::Newer) => words::BEING_UPDATED.say(),
        Refusal::Unavailable(StoreError::Unreadable(_)) => words::UNREADABLE_GAME.say(),
        Refusal::Edition(_) | Refusal::NoSeed | Refusal::Unavailable(_) => words::TROUBLE.say(),
    }
}

fn not_allowed(right: Right) -> Phrase {
    match right {
        Right::Host => words::ONLY_HOST.say(),
        Right::Manage => words::ONLY_MANAGERS.say(),
        Right::Seated => words::NOT_PLAYING.say(),
        Right::Own => words::NOT_YOURS.say(),
        Right::Events => challenge::words::ONLY_EVENTS.say(),
    }
}

fn no_option(kind: Option<&dyn GameInfo>, error: &OptionsError) -> Phrase {
    match error {
        OptionsError::NoSuchOption { id, .. } => words::NO_SUCH_OPTION.with([("option", Arg::sign(id))]),
        OptionsError::NoSuchValue { id, value, known } => {
            let named = kind.and_then(|kind| kind.option_words().iter().find(|words| words.id == id));
            let slot = named.map_or_else(|| Phrase::sign(id), |words| words.name.say());
            let values = |words: &OptionWords| Phrase::List(words.values.iter().map(|(_, key)| key.say()).collect());
            let fitting = named.map_or_else(|| Phrase::sign(known), values);
            words::UNFIT_BUT.with([("slot", slot.into()), ("given", Arg::sign(value)), ("fitting", fitting.into())])
        }
    }
}

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
