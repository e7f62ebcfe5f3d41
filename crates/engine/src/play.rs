//! A game in progress, whichever game it is: the one type-erased adapter between typed rules and everything else.
//!
//! **Secrets are kept by types.** What anybody may see comes from a [`PublicView`], what one seat may see from a
//! [`PrivateView`]. Code that has only the first cannot name a hand.

mod erased;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use super::game::Game;
use super::log::{Entry, Move, Opening};
use super::narration::Narration;
use super::phrase::Phrase;
use super::price::Price;
use super::recurring::Stance;
use super::refused::Declined;
use super::seat::{Seat, Viewer};
use super::session::{Session, Settled};
use super::tell::Tell;

pub(super) use erased::choice;
pub use erased::{GameView, PrivateView, PublicView};

use erased::ErasedSession;

/// What each seat has of what statistics count, by the names of its game's `DEEDS`.
pub type Deeds = Vec<BTreeMap<String, u32>>;

/// One thing a seat may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in its text form.
    pub text: String,
    pub label: Phrase,
    pub detail: Option<Phrase>,
    /// Whether the detail only says what the option leads to.
    pub previews: bool,
    /// Whether it is to do nothing.
    pub declines: bool,
    /// The subjects it is found under, the widest first.
    pub groups: Vec<Phrase>,
    /// The places of the board to which it belongs, as pictures name them.
    pub places: Vec<String>,
    /// The slots of commands it fills.
    pub slots: Vec<(&'static str, String)>,
    /// Its price, which the label states.
    pub price: Price,
}

/// The question that a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The kind of question, as the game names it.
    pub kind: &'static str,
    pub text: Phrase,
    /// The term of the rules that explains it.
    pub help: Option<&'static str>,
    pub choices: Vec<Choice>,
    /// Whether the choices are always shown under their first subjects.
    pub grouped: bool,
    /// What people look for here and cannot do now, the most wanted first.
    pub not_now: Vec<Missing>,
}

/// Actions that are not possible now, for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    pub what: Vec<Phrase>,
    /// In a few words.
    pub brief: Phrase,
    /// In a sentence that names the rule.
    pub why: Phrase,
}

/// A seat's question that can be answered in advance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingQuestion {
    /// The kind of question, as the game names it.
    pub kind: &'static str,
    /// Its subject; empty if it is always the same.
    pub subject: &'static str,
    /// The answers that can stand.
    pub answers: Vec<StandingChoice>,
    /// What it costs not to decline; none if the price says nothing here.
    pub price: Option<u32>,
    /// What speaks for another answer now.
    pub reasons: Vec<&'static str>,
    /// What would if the question were about another subject.
    pub elsewhere: Vec<&'static str>,
}

/// An answer that can be given in advance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingChoice {
    /// Its name, which stays the same.
    pub name: &'static str,
    /// The action it means now, in its text form.
    pub text: String,
    pub stance: Stance,
}

/// The result of an entry.
#[derive(Clone, Debug)]
pub struct EntryResult {
    /// Whether the game settled: what happened is now public and cannot be undone.
    pub settled: bool,
    pub told: Narration,
    /// The actions that took effect with this settlement, in order, as `seat: action`.
    pub applied: Vec<(Seat, String)>,
    /// What this settlement shows of how people play ([`Game::style`]).
    pub style: Vec<(Seat, &'static str, u32)>,
}

/// A stored game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the stored position cannot be read: {0}")]
pub struct StoredError(pub String);

/// A position cannot be serialised; nothing of it may be stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the position cannot be stored: {0}")]
pub struct UnstorableError(pub String);

/// A stored settled position: its form, and the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored<'a> {
    pub form: u32,
    pub text: &'a str,
}

impl Stored<'_> {
    fn read<G: Game>(self) -> Result<Settled<G::State>, StoredError> {
        let unreadable = |error: serde_json::Error| StoredError(error.to_string());
        if self.form == G::STATE_VERSION {
            return serde_json::from_str(self.text).map_err(unreadable);
        }
        let older: Settled<serde_json::Value> = serde_json::from_str(self.text).map_err(unreadable)?;
        let state = G::migrate_state(self.form, older.state).map_err(StoredError)?;
        // Through its text once more: reading from a value would compile every deserialiser a second time.
        let text = serde_json::json!({ "state": state, "entries": older.entries }).to_string();
        serde_json::from_str(&text).map_err(unreadable)
    }
}

/// A game being played.
pub struct Play(Box<dyn ErasedSession>);

impl Clone for Play {
    fn clone(&self) -> Play {
        Play(self.0.boxed())
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Play(waiting for {:?})", self.waiting())
    }
}

impl Play {
    /// Erases the type of a session.
    pub(super) fn of<G: Tell>(session: Session<G>) -> Play {
        Play(Box::new(session))
    }

    /// Starts a game.
    pub(super) fn begin<G: Tell>(game: Arc<G>, opening: &Opening) -> (Play, Narration) {
        let (session, events) = Session::begin(game, opening);
        let told = Narration::to_all(&**session.game(), session.seats(), &events, None);
        (Play(Box::new(session)), told)
    }

    /// Restores a game from what [`Play::to_store`] returned. Narrates something only if the rules have changed since.
    pub(super) fn resume<G: Tell>(
        game: Arc<G>,
        seats: usize,
        stored: Stored<'_>,
    ) -> Result<(Play, Narration), StoredError> {
        let stored = stored.read::<G>()?;
        // The rules trust a position: one that was tampered with in the store may lack a piece, or break them.
        let resumed = catch_unwind(AssertUnwindSafe(|| {
            game.audit(&stored.state).map_err(StoredError)?;
            let (session, events) = Session::resume(game, seats, stored);
            if session.settled().is_stuck() {
                return Err(StoredError("nobody can go on from it".to_owned()));
            }
            let told = Narration::to_all(&**session.game(), seats, &events, None);
            Ok((Play(Box::new(session)), told))
        }));
        resumed.unwrap_or_else(|_| Err(StoredError("the rules cannot go on from it".to_owned())))
    }

    /// Makes an entry, or says why not and leaves everything unchanged.
    pub fn enter(&mut self, entry: &Entry) -> Result<EntryResult, Declined> {
        self.0.enter(entry)
    }

    /// Enters an action of a seat.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<EntryResult, Declined> {
        self.enter(&Entry { seat, what: Move::Act(text.to_owned()) })
    }

    /// Continues the entry counters of this other state of the same game, so that no stamp becomes valid again.
    pub fn continue_counters_of(&mut self, from: &Play) {
        self.0.continue_counters_of(from.0.entries());
    }

    /// What everybody may see.
    pub fn public(&self) -> PublicView<'_> {
        PublicView(GameView { session: &*self.0, viewer: Viewer::Spectator })
    }

    /// What this seat may see.
    pub fn private(&self, seat: Seat) -> Option<PrivateView<'_>> {
        let view = GameView { session: &*self.0, viewer: Viewer::Seat(seat) };
        (seat.index() < self.seats()).then_some(PrivateView { view, seat })
    }
}
