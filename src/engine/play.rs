//! A game being played, whichever game it is: the one adapter between typed rules and everything else.
//!
//! **Secrets are kept by types.** What anybody may see comes from a [`PublicView`], what one seat may see from a
//! [`PrivateView`]. Code that has only the first cannot name a hand.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use super::chain::{self, Chain, Room};
use super::game::{Game, VariantName};
use super::log::{Entry, Move, Opening};
use super::narration::Narration;
use super::outcome::{Outcome, Party, SoloResult};
use super::page::Page;
use super::phrase::Phrase;
use super::picture::{Picture, Sheet, Sight};
use super::position::Position;
use super::price::Price;
use super::refused::{Declined, Refused};
use super::search::{Advice, Settings, search};
use super::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use super::seed::Seed;
use super::session::{Finality, Session, Settled};
use super::stamp::Stamp;
use super::tell::{Tell, Term};

/// One thing a seat may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in its text form.
    pub text: String,
    pub label: Phrase,
    pub detail: Option<Phrase>,
    /// Whether the detail only says what the option leads to.
    pub previews: bool,
    /// The subjects it is found under, the widest first.
    pub groups: Vec<Phrase>,
    /// The slots of commands it fills.
    pub slots: Vec<(&'static str, String)>,
    /// What it costs, which its label says.
    pub price: Price,
}

/// What is asked of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The kind of question, as the game names it.
    pub kind: &'static str,
    pub text: Phrase,
    /// The term of the rules that explains it.
    pub help: Option<&'static str>,
    pub choices: Vec<Choice>,
    /// Whether the choices are always shown by their first subjects.
    pub grouped: bool,
    /// What people look for here and cannot do now, the most wanted first.
    pub not_now: Vec<Missing>,
}

/// What cannot be done now, for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    pub what: Vec<Phrase>,
    /// In a few words.
    pub brief: Phrase,
    /// In a sentence that names the rule.
    pub why: Phrase,
}

/// A question of a seat that can be answered in advance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The kind of question, as the game names it.
    pub kind: &'static str,
    /// What it is about; empty if it is always about the same.
    pub subject: &'static str,
    /// The answers that can stand.
    pub answers: Vec<StandingChoice>,
    /// What the cheapest other answer costs.
    pub price: u32,
    /// What else the answer rests on.
    pub basis: String,
}

/// An answer that can be given in advance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingChoice {
    /// Its name, which stays the same.
    pub name: &'static str,
    /// The action it means now, in its text form.
    pub text: String,
}

/// What an entry brought about.
#[derive(Clone, Debug)]
pub struct Step {
    /// Whether the game settled with it: what happened is now public and cannot be taken back.
    pub settled: bool,
    pub told: Narration,
    /// The actions that took effect with this settlement, in order, as `seat: action`.
    pub applied: Vec<(Seat, String)>,
}

/// What is stored of a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the stored position cannot be read: {0}")]
pub struct StoredError(pub String);

/// A position cannot be written down; nothing of it may be kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the position cannot be stored: {0}")]
pub struct UnstorableError(pub String);

/// A settled position as it is stored: the form it is written in, and the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored<'a> {
    pub form: u32,
    pub text: &'a str,
}

impl Stored<'_> {
    fn read<G: Game>(self) -> Result<Settled<G::State>, StoredError> {
        let unreadable = |error: serde_json::Error| StoredError(error.to_string());
        if self.form == G::FORM {
            return serde_json::from_str(self.text).map_err(unreadable);
        }
        let older: Settled<serde_json::Value> = serde_json::from_str(self.text).map_err(unreadable)?;
        let state = G::reform(self.form, older.state).map_err(StoredError)?;
        Ok(Settled { state: serde_json::from_value(state).map_err(unreadable)?, entries: older.entries })
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
    /// A session as everything else sees it.
    pub(super) fn of<G: Tell>(session: Session<G>) -> Play {
        Play(Box::new(session))
    }

    /// Begins a game.
    pub(super) fn begin<G: Tell>(game: Arc<G>, opening: &Opening) -> (Play, Narration) {
        let (session, events) = Session::begin(game, opening);
        let told = Narration::to_all(&**session.game(), session.seats(), &events, None);
        (Play(Box::new(session)), told)
    }

    /// Takes a game up again from what [`Play::to_store`] gave. Something is told only if the rules have changed since.
    pub(super) fn resume<G: Tell>(
        game: Arc<G>,
        seats: usize,
        stored: Stored<'_>,
    ) -> Result<(Play, Narration), StoredError> {
        let stored = stored.read::<G>()?;
        // The rules take a position on trust: one that was changed in the store may lack a piece, or break them.
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

    /// Makes an entry, or says why not and leaves everything as it was.
    pub fn enter(&mut self, entry: &Entry) -> Result<Step, Declined> {
        self.0.enter(entry)
    }

    /// Enters an action of a seat.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<Step, Declined> {
        self.enter(&Entry { seat, what: Move::Act(text.to_owned()) })
    }

    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// The seats the game still waits for.
    pub fn waiting(&self) -> SeatSet {
        self.0.waiting()
    }

    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// What a soloist reached, once the game is over.
    pub fn solo_result(&self) -> Option<SoloResult> {
        self.0.solo_result()
    }

    /// Whether nothing has been entered since the last settlement.
    pub fn is_settled(&self) -> bool {
        self.0.is_settled()
    }

    /// Counts entries on from where this other state of the same game has come, so that no stamp comes alive again.
    pub fn count_on(&mut self, from: &Play) {
        self.0.count_on(from.0.entries());
    }

    /// Which round it is.
    pub fn round(&self) -> u32 {
        self.0.round()
    }

    /// The settled position as it is stored; everything since is in the log.
    pub fn to_store(&self) -> Result<String, UnstorableError> {
        self.0.to_store()
    }

    /// The text form of the action that is meant by a text; or why that is no action of this game.
    pub fn resolve(&self, text: &str) -> Result<String, Declined> {
        self.0.resolve(text)
    }

    /// Whether the settled position is the stored one.
    pub fn is_stored_as(&self, stored: Stored<'_>) -> bool {
        self.0.is_stored_as(stored)
    }

    /// The name of this seat's question as it stands.
    pub fn stamp(&self, seat: Seat) -> Stamp {
        self.0.stamp(seat)
    }

    /// What everybody may see.
    pub fn public(&self) -> PublicView<'_> {
        PublicView(&*self.0)
    }

    /// What this seat may see.
    pub fn private(&self, seat: Seat) -> Option<PrivateView<'_>> {
        (seat.index() < self.seats()).then_some(PrivateView { play: &*self.0, seat })
    }
}

/// What everybody may see of a game: the settled position through a spectator's eyes.
#[derive(Clone, Copy)]
pub struct PublicView<'a>(&'a dyn ErasedSession);

impl PublicView<'_> {
    /// The short summary for the turn message.
    pub fn summary(&self) -> Page {
        self.0.summary(Viewer::Spectator)
    }

    /// How the game begins; of use before anybody has done anything.
    pub fn set_up(&self) -> Page {
        self.0.set_up()
    }

    pub fn page(&self, page: &str) -> Option<Page> {
        self.0.page(Viewer::Spectator, page)
    }

    pub fn player(&self, seat: Seat) -> Option<Page> {
        (seat.index() < self.0.seats()).then(|| self.0.player(Viewer::Spectator, seat))
    }

    /// A picture of a page or a player, with what changed since then ringed.
    pub fn picture(&self, sheet: Sheet<'_>, since: Option<PublicView<'_>>) -> Option<Picture> {
        self.0.picture(Viewer::Spectator, sheet, since.map(|since| since.0))
    }

    /// What is asked of a waiting seat, without the options.
    pub fn asked(&self, seat: Seat) -> Option<Phrase> {
        self.0.asked_in_public(seat)
    }

    /// The final scoring, once the game is over.
    pub fn scoring(&self) -> Option<Page> {
        self.0.scoring()
    }

    /// The final scoring as it would be now, as far as everybody may know.
    pub fn projection(&self) -> Option<Page> {
        self.0.projection()
    }

    pub fn waiting(&self) -> SeatSet {
        self.0.waiting()
    }

    /// Whose turn it is, in a game of turns.
    pub fn turn(&self) -> Option<Party> {
        self.0.turn()
    }

    /// Whose turn comes after the one that is about to be taken, where everybody can see it.
    pub fn next(&self) -> Option<Seat> {
        self.0.next()
    }

    /// A term of the rules in a few sentences, with the values this game is played with.
    pub fn explain(&self, term: &Term) -> Phrase {
        self.0.explain(term)
    }
}

/// What one seat may see of a game: its own live position.
#[derive(Clone, Copy)]
pub struct PrivateView<'a> {
    play: &'a dyn ErasedSession,
    seat: Seat,
}

impl PrivateView<'_> {
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The name of its question as it stands.
    pub fn stamp(&self) -> Stamp {
        self.play.stamp(self.seat)
    }

    /// The seats the game still waits for.
    pub fn waiting(&self) -> SeatSet {
        self.play.waiting()
    }

    /// Whose turn it is, in a game of turns.
    pub fn turn(&self) -> Option<Party> {
        self.play.turn()
    }

    /// What is asked of this seat.
    pub fn question(&self) -> Option<Question> {
        self.play.question(self.seat)
    }

    /// The answers to its question, each with the answers to further questions that go with it, as far as there is room.
    pub fn chains(&self, asked: &Question, room: &Room<'_>) -> Vec<Chain> {
        self.play.chains(self.seat, asked, room)
    }

    /// What is asked of this seat, if it can be answered in advance.
    pub fn standing(&self) -> Option<Standing> {
        self.play.standing(self.seat)
    }

    /// The kind of question that is asked of this seat.
    pub fn asked_kind(&self) -> Option<&'static str> {
        self.play.asked_kind(self.seat)
    }

    /// A standing answer in words.
    pub fn standing_words(&self, kind: &str, answer: &str, subject: Option<&str>) -> Phrase {
        self.play.standing_words(kind, answer, subject)
    }

    /// What this seat may do besides.
    pub fn offers(&self) -> Vec<Choice> {
        self.play.offers(self.seat)
    }

    /// Its secrets, one line each.
    pub fn hand(&self) -> Vec<Phrase> {
        self.play.hand(self.seat)
    }

    pub fn summary(&self) -> Page {
        self.play.summary(Viewer::Seat(self.seat))
    }

    pub fn page(&self, page: &str) -> Option<Page> {
        self.play.page(Viewer::Seat(self.seat), page)
    }

    pub fn player(&self, other: Seat) -> Option<Page> {
        (other.index() < self.play.seats()).then(|| self.play.player(Viewer::Seat(self.seat), other))
    }

    /// A picture of a page or a player as this seat sees it, with what changed since then ringed.
    pub fn picture(&self, sheet: Sheet<'_>, since: Option<PrivateView<'_>>) -> Option<Picture> {
        self.play.picture(Viewer::Seat(self.seat), sheet, since.map(|since| since.play))
    }

    /// What a search would do in its place, and what it thinks of everything that this seat could do. None: nothing is
    /// asked of it.
    ///
    /// The search knows what this seat knows. Its random numbers follow from the secret and the question, so asked again
    /// it says the same.
    pub fn advise(&self, settings: &Settings, secret: &Seed) -> Option<Advice> {
        self.play.advise(self.seat, settings, secret)
    }

    /// How many steps it could take back.
    pub fn undoable(&self) -> usize {
        self.play.undoable(self.seat)
    }

    /// What it has after its unsettled steps, in at most two short lines.
    pub fn means(&self) -> Vec<Phrase> {
        self.play.means(self.seat)
    }

    /// What its unsettled steps brought about.
    pub fn unsettled(&self) -> Narration {
        self.play.unsettled(self.seat)
    }

    /// What becomes of the way back with this action; or why this seat cannot take it.
    pub fn finality(&self, text: &str) -> Result<Finality, Declined> {
        self.play.finality(self.seat, text)
    }
}

/// The erased form of a session. Only this file sees it, so that nobody else chooses a viewer.
trait ErasedSession: Send + Sync {
    fn boxed(&self) -> Box<dyn ErasedSession>;
    fn enter(&mut self, entry: &Entry) -> Result<Step, Declined>;
    fn seats(&self) -> usize;
    fn waiting(&self) -> SeatSet;
    fn turn(&self) -> Option<Party>;
    fn next(&self) -> Option<Seat>;
    fn is_over(&self) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    fn solo_result(&self) -> Option<SoloResult>;
    fn to_store(&self) -> Result<String, UnstorableError>;
    fn resolve(&self, text: &str) -> Result<String, Declined>;
    fn is_stored_as(&self, stored: Stored<'_>) -> bool;
    fn is_settled(&self) -> bool;
    fn entries(&self) -> [u32; MAX_SEATS];
    fn count_on(&mut self, entries: [u32; MAX_SEATS]);
    fn round(&self) -> u32;
    fn standing(&self, seat: Seat) -> Option<Standing>;
    fn asked_kind(&self, seat: Seat) -> Option<&'static str>;
    fn standing_words(&self, kind: &str, answer: &str, subject: Option<&str>) -> Phrase;
    fn stamp(&self, seat: Seat) -> Stamp;
    fn advise(&self, seat: Seat, settings: &Settings, secret: &Seed) -> Option<Advice>;
    fn question(&self, seat: Seat) -> Option<Question>;
    fn chains(&self, seat: Seat, asked: &Question, room: &Room<'_>) -> Vec<Chain>;
    fn asked_in_public(&self, seat: Seat) -> Option<Phrase>;
    fn offers(&self, seat: Seat) -> Vec<Choice>;
    fn undoable(&self, seat: Seat) -> usize;
    fn means(&self, seat: Seat) -> Vec<Phrase>;
    fn unsettled(&self, seat: Seat) -> Narration;
    fn finality(&self, seat: Seat, text: &str) -> Result<Finality, Declined>;
    fn hand(&self, seat: Seat) -> Vec<Phrase>;
    fn summary(&self, viewer: Viewer) -> Page;
    fn set_up(&self) -> Page;
    fn page(&self, viewer: Viewer, page: &str) -> Option<Page>;
    fn player(&self, viewer: Viewer, seat: Seat) -> Page;
    /// Both now and then are seen through the same eyes, so a ring tells nothing that the viewer may not know.
    fn picture(&self, viewer: Viewer, sheet: Sheet<'_>, since: Option<&dyn ErasedSession>) -> Option<Picture>;
    /// The typed session.
    fn typed(&self) -> &dyn Any;
    fn scoring(&self) -> Option<Page>;
    fn projection(&self) -> Option<Page>;
    fn explain(&self, term: &Term) -> Phrase;
}

impl<G: Tell> ErasedSession for Session<G> {
    fn boxed(&self) -> Box<dyn ErasedSession> {
        Box::new(self.clone())
    }

    fn enter(&mut self, entry: &Entry) -> Result<Step, Declined> {
        let game = self.game().clone();
        let turn = self.turn();
        let progress = Session::enter(self, entry).map_err(|reason| declined(&*game, reason))?;
        let told = if progress.settled {
            Narration::to_all(&**self.game(), Session::seats(self), &progress.events, turn)
        } else {
            Narration::to_one(&**self.game(), entry.seat, &progress.events, turn)
        };
        Ok(Step { settled: progress.settled, told, applied: progress.applied })
    }

    fn seats(&self) -> usize {
        Session::seats(self)
    }

    fn waiting(&self) -> SeatSet {
        Session::waiting(self)
    }

    fn turn(&self) -> Option<Party> {
        self.game().turn(self.settled().state())
    }

    fn next(&self) -> Option<Seat> {
        self.game().next(self.settled().state())
    }

    fn is_over(&self) -> bool {
        Session::is_over(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Session::outcome(self)
    }

    fn solo_result(&self) -> Option<SoloResult> {
        self.game().solo_result(self.settled().state())
    }

    fn to_store(&self) -> Result<String, UnstorableError> {
        serde_json::to_string(&Session::to_store(self)).map_err(|error| UnstorableError(error.to_string()))
    }

    fn resolve(&self, text: &str) -> Result<String, Declined> {
        let action = Session::<G>::parse(text).map_err(|reason| declined(&**self.game(), reason))?;
        Ok(action.to_string())
    }

    fn is_stored_as(&self, stored: Stored<'_>) -> bool {
        stored.read::<G>().is_ok_and(|stored| stored == Session::to_store(self))
    }

    fn is_settled(&self) -> bool {
        Seat::all(Session::seats(self))
            .all(|seat| self.unsettled_steps(seat).is_empty() && self.orders(seat).next().is_none())
    }

    fn entries(&self) -> [u32; MAX_SEATS] {
        Session::entries(self)
    }

    fn count_on(&mut self, entries: [u32; MAX_SEATS]) {
        Session::count_on(self, entries);
    }

    fn round(&self) -> u32 {
        self.game().round(self.settled().state())
    }

    fn standing(&self, seat: Seat) -> Option<Standing> {
        let open = Session::question(self, seat)?;
        let recurring = self.game().recurring(self.live(seat).state(), seat, open.asked.question)?;
        let listed = recurring.answers.iter().filter(|(_, action)| open.options.contains(action));
        let answers = listed.map(|(name, action)| StandingChoice { name, text: action.to_string() }).collect();
        let (kind, subject) = (open.asked.question.kind(), recurring.subject);
        Some(Standing { kind, subject, answers, price: recurring.price, basis: recurring.basis })
    }

    fn asked_kind(&self, seat: Seat) -> Option<&'static str> {
        Session::question(self, seat).map(|open| open.asked.question.kind())
    }

    fn standing_words(&self, kind: &str, answer: &str, subject: Option<&str>) -> Phrase {
        self.game().standing_words(kind, answer, subject)
    }

    fn stamp(&self, seat: Seat) -> Stamp {
        Session::stamp(self, seat)
    }

    fn advise(&self, seat: Seat, settings: &Settings, secret: &Seed) -> Option<Advice> {
        Session::question(self, seat)?;
        let random = secret.stream(&format!("advice {}", Session::stamp(self, seat)));
        let found = search(&**self.game(), self.live(seat), seat, Session::seats(self), settings, random)?;
        Some(found.map(|action| action.to_string()))
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let open = Session::question(self, seat)?;
        let view = self.live(seat).view(self.game(), Viewer::Seat(seat));
        let state = self.live(seat).state();
        let choices = open.options.iter().map(|action| choice(&**self.game(), state, &view, seat, *action)).collect();
        let question = open.asked.question;
        Some(Question {
            kind: question.kind(),
            text: self.game().question(&view, seat, question),
            help: self.game().help(&view, question),
            choices,
            grouped: self.game().grouped(question),
            not_now: not_now(&**self.game(), self.live(seat), &view, seat, question),
        })
    }

    fn chains(&self, seat: Seat, asked: &Question, room: &Room<'_>) -> Vec<Chain> {
        chain::chains(self, seat, asked, room)
    }

    fn asked_in_public(&self, seat: Seat) -> Option<Phrase> {
        let open = self.settled().question(seat)?;
        let view = self.settled().view(self.game(), Viewer::Spectator);
        Some(self.game().question(&view, seat, open.asked.question))
    }

    fn offers(&self, seat: Seat) -> Vec<Choice> {
        let offers = Session::offers(self, seat);
        if offers.is_empty() {
            return Vec::new();
        }
        let view = self.live(seat).view(self.game(), Viewer::Seat(seat));
        let judged = self.judged_on(seat);
        offers.into_iter().map(|action| choice(&**self.game(), judged.state(), &view, seat, action)).collect()
    }

    fn undoable(&self, seat: Seat) -> usize {
        self.unsettled_steps(seat).len()
    }

    fn means(&self, seat: Seat) -> Vec<Phrase> {
        self.game().means(&self.live(seat).view(self.game(), Viewer::Seat(seat)), seat)
    }

    fn unsettled(&self, seat: Seat) -> Narration {
        Narration::to_one(&**self.game(), seat, self.unsettled_events(seat), self.turn())
    }

    fn finality(&self, seat: Seat, text: &str) -> Result<Finality, Declined> {
        let finality = Session::<G>::parse(text).and_then(|action| Session::finality(self, seat, action));
        finality.map_err(|reason| declined(&**self.game(), reason))
    }

    fn hand(&self, seat: Seat) -> Vec<Phrase> {
        self.game().hand(&self.live(seat).view(self.game(), Viewer::Seat(seat)), seat)
    }

    fn summary(&self, viewer: Viewer) -> Page {
        self.game().summary(&self.seen_by(viewer).view(self.game(), viewer))
    }

    fn set_up(&self) -> Page {
        self.game().set_up(&self.settled().view(self.game(), Viewer::Spectator))
    }

    fn page(&self, viewer: Viewer, page: &str) -> Option<Page> {
        self.game().page(&self.seen_by(viewer).view(self.game(), viewer), page)
    }

    fn player(&self, viewer: Viewer, seat: Seat) -> Page {
        self.game().player(&self.seen_by(viewer).view(self.game(), viewer), seat)
    }

    fn picture(&self, viewer: Viewer, sheet: Sheet<'_>, since: Option<&dyn ErasedSession>) -> Option<Picture> {
        let view = |session: &Session<G>| session.seen_by(viewer).view(self.game(), viewer);
        let (now, before) = (view(self), since.and_then(|since| since.typed().downcast_ref().map(view)));
        let sight = Sight { now: &now, before: before.as_ref(), waiting: Session::waiting(self) };
        self.game().picture(&sight, sheet)
    }

    fn typed(&self) -> &dyn Any {
        self
    }

    fn scoring(&self) -> Option<Page> {
        Session::outcome(self).map(|outcome| self.game().scoring(&outcome))
    }

    fn projection(&self) -> Option<Page> {
        self.game().projection(&self.settled().view(self.game(), Viewer::Spectator))
    }

    fn explain(&self, term: &Term) -> Phrase {
        self.game().explain(term)
    }
}

pub(super) fn choice<G: Tell>(game: &G, state: &G::State, view: &G::View, seat: Seat, action: G::Action) -> Choice {
    let price = game.price(state, seat, action);
    Choice {
        text: action.to_string(),
        label: game.option(view, seat, action, &price),
        detail: game.option_detail(view, seat, action),
        previews: game.previews(action),
        groups: game.groups(view, action),
        slots: game.slots(action),
        price,
    }
}

/// What is sought under a question and not legal, one entry for each reason.
fn not_now<G: Tell>(
    game: &G,
    position: &Position<G>,
    view: &G::View,
    seat: Seat,
    question: G::Question,
) -> Vec<Missing> {
    let mut missing: Vec<Missing> = Vec::new();
    for action in game.sought(view, seat, question) {
        if position.is_legal(game, seat, action) {
            continue;
        }
        let refusal = game.refusal(position.state(), seat, action);
        let (what, why) = (game.sought_name(view, seat, action), game.reason(&refusal));
        match missing.iter_mut().find(|missing| missing.why == why) {
            Some(missing) if missing.what.contains(&what) => {}
            Some(missing) => missing.what.push(what),
            None => missing.push(Missing { what: vec![what], brief: game.brief_reason(&refusal), why }),
        }
    }
    missing
}

/// A refusal in words. The game is as it was.
fn declined<G: Tell>(game: &G, reason: Refused<G::Refusal>) -> Declined {
    reason.map_rule(|rule| (rule.kind(), game.reason(&rule)))
}
