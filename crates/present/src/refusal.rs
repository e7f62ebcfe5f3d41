//! Why something was not done, in words.

use super::words;
use crate::turn::waiting::invalid;
use crate::wording::text::clipped;
use engine::options::OptionsError;
use engine::path::{COMMAND, PathError, value};
use engine::{Choice, Declined, GameInfo, OptionWords, Phrase};
use table::{Limit, Refusal, Right, StoreError, Time};

/// The most of what somebody typed that is repeated to them.
const TYPED: usize = 60;
/// The most options that are named as possible.
const FITTING: usize = 6;

/// Why nothing was done. What went wrong inside is for the operator's log.
pub fn refused(kind: Option<&GameInfo>, refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::NoGameHere => words::NO_GAME_HERE.say(),
        Refusal::NoSuchGame(_) => words::NO_GAME.say(),
        Refusal::NoSuchKind(game) => words::NoSuchKind { game: game.to_string() }.say(),
        Refusal::PlaceTaken(_) => words::PLACE_TAKEN.say(),
        Refusal::Full { most } => words::TableFull { most: (*most).into() }.say(),
        Refusal::TooFew { fewest, seated } => {
            words::LobbyMissing { count: fewest.saturating_sub(*seated).into() }.say()
        }
        Refusal::TooManyTables { most } => words::TooManyTables { most: (*most).into() }.say(),
        Refusal::TooSoon { limit, again } => too_soon(*limit, *again),
        Refusal::TooOften { minutes } => words::TooOften { minutes: (*minutes).into() }.say(),
        Refusal::NotSeated => words::NOT_PLAYING.say(),
        Refusal::AlreadySeated(_) => words::ALREADY_SEATED.say(),
        Refusal::NotAllowed(right) => not_allowed(*right),
        Refusal::OtherServer => words::OTHER_SERVER.say(),
        Refusal::NotStarted => words::NOT_STARTED.say(),
        Refusal::AlreadyStarted => words::ALREADY_STARTED.say(),
        Refusal::Paused => words::PAUSED.say(),
        Refusal::NotRecurring => words::NOT_RECURRING.say(),
        Refusal::VoteClosed => words::VOTE_CLOSED.say(),
        Refusal::NotYourVote => words::NOT_YOUR_VOTE.say(),
        Refusal::AlreadyProposed => words::ALREADY_PROPOSED.say(),
        Refusal::NotOverdue => words::NOT_OVERDUE.say(),
        Refusal::NoVotesHere => words::NOT_IN_TRY.say(),
        Refusal::SeatTaken => words::SEAT_TAKEN.say(),
        Refusal::SitsHere => words::SITS_HERE.say(),
        Refusal::SatHere => words::SAT_HERE.say(),
        Refusal::BotsOff => words::BOTS_OFF.say(),
        Refusal::NoPage => words::NO_PAGE.say(),
        Refusal::UnencryptedPages => words::UNENCRYPTED_PAGES.say(),
        Refusal::NoHints => words::NO_HINTS.say(),
        Refusal::HintPending => words::HINT_PENDING.say(),
        Refusal::HintTooLate => words::HINT_TOO_LATE.say(),
        Refusal::TooManyReviews { most } => words::ReviewTooMany { most: (*most).into() }.say(),
        Refusal::NoReview => words::REVIEW_IMPOSSIBLE.say(),
        Refusal::NotOverYet => words::REVIEW_NOT_OVER.say(),
        Refusal::ReviewForPlayers => words::REVIEW_FOR_PLAYERS.say(),
        Refusal::SharedAlready => words::REVIEW_SHARED_ALREADY.say(),
        Refusal::NoSuchBot => words::NO_SUCH_BOT.say(),
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
        Refusal::NoSuchLesson => words::LESSON_NO_SUCH.say(),
        Refusal::NoSuchChallenge => words::CHALLENGE_NO_SUCH.say(),
        Refusal::ChallengeClosed => words::CHALLENGE_IS_CLOSED.say(),
        Refusal::NoClosingTime => words::CHALLENGE_NO_CLOSING_TIME.say(),
        Refusal::NotAlone => words::CHALLENGE_NOT_ALONE.say(),
        Refusal::NotOver => words::CHALLENGE_NOT_OVER.say(),
        Refusal::NoServer => words::NO_SERVER.say(),
        Refusal::KeptPrivate => words::KEPT_PRIVATE.say(),
        Refusal::Unavailable(StoreError::Newer) => words::BEING_UPDATED.say(),
        Refusal::Unavailable(StoreError::Unreadable(_)) => words::UNREADABLE_GAME.say(),
        Refusal::Edition(_) | Refusal::NoSeed | Refusal::Unavailable(_) => words::TROUBLE.say(),
    }
}

/// What was done only recently, and when it is possible again.
fn too_soon(limit: Limit, again: Time) -> Phrase {
    let when = Phrase::Moment(again.0);
    match limit {
        Limit::OpenProposal => words::ProposalOpen { when }.say(),
        Limit::Proposal => words::ProposesAgain { when }.say(),
        Limit::OfferSeat => words::OffersAgain { when }.say(),
        Limit::GiveUpSeat => words::GivesUpAgain { when }.say(),
        Limit::Hint => words::HintsAgain { when }.say(),
    }
}

fn not_allowed(right: Right) -> Phrase {
    match right {
        Right::Host => words::ONLY_HOST.say(),
        Right::Manage => words::ONLY_MANAGERS.say(),
        Right::Seated => words::NOT_PLAYING.say(),
        Right::Own => words::NOT_YOURS.say(),
        Right::Events => words::CHALLENGE_ONLY_EVENTS.say(),
    }
}

fn no_option(kind: Option<&GameInfo>, error: &OptionsError) -> Phrase {
    match error {
        OptionsError::NoSuchOption { id, .. } => words::NoSuchOption { option: id.to_string() }.say(),
        OptionsError::NoSuchValue { id, value, known } => {
            let named = kind.and_then(|kind| kind.option_words.iter().find(|words| words.id == id));
            let slot = named.map_or_else(|| Phrase::sign(id), |words| words.name.say());
            let values = |words: &OptionWords| Phrase::List(words.values.iter().map(|(_, key)| key.say()).collect());
            let fitting = named.map_or_else(|| Phrase::sign(known), values);
            words::UnfitBut { slot, given: value.to_string(), fitting }.say()
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
        Declined::Unreadable { text, .. } => words::Unreadable { text: typed(text) }.say(),
        Declined::NoSuchSeat => words::NO_SUCH_SEAT.say(),
        Declined::NothingToUndo => words::NOTHING_TO_UNDO.say(),
        Declined::Stuck { .. } => words::DEAD_END.say(),
    }
}

/// Why a command leads nowhere, and what would fit.
pub fn no_path(kind: &GameInfo, reason: &PathError) -> Phrase {
    match reason {
        PathError::NotAsked => words::NOT_ASKED.say(),
        PathError::Declined(reason) => declined(reason),
        PathError::TooFar { slot, given } if slot == COMMAND => {
            words::TooFarCommand { what: command_typed(kind, given) }.say()
        }
        PathError::TooFar { slot, given } => words::TooFar { slot: slot_name(kind, slot), given: typed(given) }.say(),
        PathError::Unfit { slot, given, fitting } => {
            let more = (fitting.len() > FITTING).then(|| Phrase::sign("…"));
            let named = fitting.iter().take(FITTING).map(|choice| option_name(kind, choice, slot));
            let (nothing_fits, fitting) = (fitting.is_empty(), Phrase::List(named.chain(more).collect()));
            if slot == COMMAND {
                let what = command_typed(kind, given);
                return match nothing_fits {
                    true => words::UnfitCommandOnly { what }.say(),
                    false => words::UnfitCommand { what, fitting }.say(),
                };
            }
            let (name, given) = (slot_name(kind, slot), typed(given));
            if nothing_fits {
                return words::Unfit { slot: name, given }.say();
            }
            words::UnfitBut { slot: name, given, fitting }.say()
        }
    }
}

/// An option that fills a slot, in words: what the command does, or the option itself.
fn option_name(kind: &GameInfo, choice: &Choice, slot: &str) -> Phrase {
    let command = value(choice, slot).filter(|_| slot == COMMAND).and_then(|name| command_name(kind, name));
    command.unwrap_or_else(|| choice.label.clone())
}

/// What a typed command does; or what was typed, if there is no such command.
fn command_typed(kind: &GameInfo, typed: &str) -> Phrase {
    command_name(kind, typed).unwrap_or_else(|| Phrase::sign(clipped(typed, TYPED)))
}

/// What a command of the game does.
fn command_name(kind: &GameInfo, name: &str) -> Option<Phrase> {
    kind.commands.iter().find(|command| command.name == name).map(|command| command.about.say())
}

/// The slot as the person knows it.
fn slot_name(kind: &GameInfo, name: &str) -> Phrase {
    let slot = kind.commands.iter().flat_map(|command| command.slots).find(|slot| slot.name == name);
    slot.map_or_else(|| Phrase::sign(name), |slot| slot.about.say())
}

fn typed(text: &str) -> String {
    clipped(text, TYPED)
}
