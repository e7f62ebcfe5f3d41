//! What can be asked of a game in progress, whichever game it is. Each function stands here once: with its name, and with
//! what it does to the typed session.

use std::any::Any;
use std::collections::BTreeMap;
use std::ops::Deref;

use super::{
    Choice, Deeds, EntryResult, Missing, Play, Question, StandingChoice, StandingQuestion, Stored, UnstorableError,
};
use crate::chain::{self, Chain, Room};
use crate::game::VariantName;
use crate::log::Entry;
use crate::narration::Narration;
use crate::outcome::{Outcome, Party, SoloResult};
use crate::page::Page;
use crate::phrase::Phrase;
use crate::picture::{Picture, PictureSubject, PictureViews};
use crate::position::Position;
use crate::recurring::{InAdvance, Recurring};
use crate::refused::{Declined, Refused};
use crate::search::{self, Advice, Settings, Weighed, search};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::seed::Seed;
use crate::session::{Finality, Session};
use crate::stamp::Stamp;
use crate::tell::{GlanceLine, Tell, Term};

/// Makes a trait of these functions, implements it for every session, and lets a type that hides the session call them.
macro_rules! erase {
    (
        $Erased:ident for $Face:ty, |$session:ident, $at:ident: $At:ty|;
        $($(#[$doc:meta])* $vis:vis fn $name:ident($($arg:ident: $type:ty),*) $(-> $out:ty)? $body:block)*
    ) => {
        pub(super) trait $Erased {
            $(fn $name(&self, $at: $At, $($arg: $type),*) $(-> $out)?;)*
        }

        #[allow(unused_variables, clippy::unit_arg)]
        impl<G: Tell> $Erased for Session<G> {
            $(fn $name(&self, $at: $At, $($arg: $type),*) $(-> $out)? {
                let $session = self;
                $body
            })*
        }

        impl $Face {
            $($(#[$doc])* $vis fn $name(&self, $($arg: $type),*) $(-> $out)? {
                $Erased::$name(self.session(), self.at(), $($arg),*)
            })*
        }
    };
}

/// A session with the types of its game hidden. Only `play` sees it, so that nobody else chooses a viewer.
pub(super) trait ErasedSession: ErasedPlay + ErasedView + ErasedPublic + ErasedPrivate + Send + Sync {
    fn boxed(&self) -> Box<dyn ErasedSession>;
    fn typed(&self) -> &dyn Any;
    fn enter(&mut self, entry: &Entry) -> Result<EntryResult, Declined>;
    fn entries(&self) -> [u32; MAX_SEATS];
    fn continue_counters_of(&mut self, entries: [u32; MAX_SEATS]);
}

impl<G: Tell> ErasedSession for Session<G> {
    fn boxed(&self) -> Box<dyn ErasedSession> {
        Box::new(self.clone())
    }

    fn typed(&self) -> &dyn Any {
        self
    }

    fn enter(&mut self, entry: &Entry) -> Result<EntryResult, Declined> {
        let game = self.game().clone();
        let turn = game.turn(self.settled().state());
        let progress = Session::enter(self, entry).map_err(|reason| declined(&*game, reason))?;
        let told = if progress.settled {
            Narration::to_all(&*game, self.seats(), &progress.events, turn)
        } else {
            Narration::to_one(&*game, entry.seat, &progress.events, turn)
        };
        let mut style = Vec::new();
        for event in progress.events.iter().filter(|_| progress.settled) {
            game.style(event, &mut |who, what, count| style.push((who, what, count)));
        }
        Ok(EntryResult { settled: progress.settled, told, applied: progress.applied, style })
    }

    fn entries(&self) -> [u32; MAX_SEATS] {
        Session::entries(self)
    }

    fn continue_counters_of(&mut self, entries: [u32; MAX_SEATS]) {
        Session::continue_counters_of(self, entries);
    }
}

impl Play {
    fn session(&self) -> &dyn ErasedSession {
        &*self.0
    }

    fn at(&self) {}
}

erase! {
    ErasedPlay for Play, |session, at: ()|;

    pub fn seats() -> usize { session.seats() }

    /// The seats the game still waits for.
    pub fn waiting() -> SeatSet { session.waiting() }

    pub fn is_over() -> bool { session.is_over() }

    pub fn outcome() -> Option<Outcome> { session.outcome() }

    /// A soloist's result, once the game is over.
    pub fn solo_result() -> Option<SoloResult> { session.game().solo_result(session.settled().state()) }

    /// Whether nothing has been entered since the last settlement.
    pub fn is_settled() -> bool {
        let untouched = |seat| session.unsettled_steps(seat).is_empty() && session.orders(seat).next().is_none();
        Seat::all(session.seats()).all(untouched)
    }

    /// The current round.
    pub fn round() -> u32 { session.game().round(session.settled().state()) }

    /// The settled position to store; everything since is in the log.
    pub fn to_store() -> Result<String, UnstorableError> {
        serde_json::to_string(&session.to_store()).map_err(|error| UnstorableError(error.to_string()))
    }

    /// The text form of the action that a text means; or why it is not an action of this game.
    pub fn resolve(text: &str) -> Result<String, Declined> {
        let action = Session::<G>::parse(text).map_err(|reason| declined(&**session.game(), reason))?;
        Ok(action.to_string())
    }

    /// Whether the settled position is the stored one.
    pub fn is_stored_as(stored: Stored<'_>) -> bool {
        stored.read::<G>().is_ok_and(|stored| stored == session.to_store())
    }

    /// The stamp of this seat's current question.
    pub fn stamp(seat: Seat) -> Stamp { session.stamp(seat) }
}

/// A game as one viewer sees it: the settled position, or the live one of a seat.
#[derive(Clone, Copy)]
pub struct GameView<'a> {
    pub(super) session: &'a dyn ErasedSession,
    pub(super) viewer: Viewer,
}

impl GameView<'_> {
    fn session(&self) -> &dyn ErasedSession {
        self.session
    }

    fn at(&self) -> Viewer {
        self.viewer
    }
}

erase! {
    ErasedView for GameView<'_>, |session, viewer: Viewer|;

    /// The board at a glance, beside its picture.
    pub fn glance() -> Vec<GlanceLine> { session.game().glance(&session.view(viewer)) }

    /// The board in words, for the turn message without a picture.
    pub fn summary() -> Page { session.game().summary(&session.view(viewer)) }

    pub fn page(page: &str) -> Option<Page> { session.game().page(&session.view(viewer), page) }

    pub fn player(seat: Seat) -> Option<Page> {
        (seat.index() < session.seats()).then(|| session.game().player(&session.view(viewer), seat))
    }

    /// The projected final scoring, as far as the viewer may know.
    pub fn projection() -> Option<Page> { session.game().projection(&session.view(viewer)) }

    /// The seats the game still waits for.
    pub fn waiting() -> SeatSet { session.waiting() }

    /// Whose turn it is, in a game of turns.
    pub fn turn() -> Option<Party> { session.game().turn(session.seen_by(viewer).state()) }

    /// Both views have the same viewer, so a ring reveals nothing that the viewer may not know.
    fn drawn(subject: PictureSubject<'_>, since: Option<&dyn ErasedSession>) -> Option<Picture> {
        let before = since.and_then(|since| since.typed().downcast_ref::<Session<G>>());
        let (now, before) = (session.view(viewer), before.map(|before| before.view(viewer)));
        let views = PictureViews { now: &now, before: before.as_ref(), waiting: session.waiting() };
        session.game().picture(&views, subject)
    }
}

/// What everybody may see of a game: the settled position as a spectator sees it.
#[derive(Clone, Copy)]
pub struct PublicView<'a>(pub(super) GameView<'a>);

impl<'a> Deref for PublicView<'a> {
    type Target = GameView<'a>;

    fn deref(&self) -> &GameView<'a> {
        &self.0
    }
}

impl PublicView<'_> {
    /// A picture of a page or a player, with changes since then ringed.
    pub fn picture(&self, subject: PictureSubject<'_>, since: Option<PublicView<'_>>) -> Option<Picture> {
        self.drawn(subject, since.map(|since| since.session))
    }
}

erase! {
    ErasedPublic for PublicView<'_>, |session, viewer: Viewer|;

    /// How the game starts; useful before anybody has acted.
    pub fn set_up() -> Page { session.game().set_up(&session.view(viewer)) }

    /// The question of an awaited seat, without its options.
    pub fn asked(seat: Seat) -> Option<Phrase> {
        let open = session.settled().question(seat)?;
        Some(session.game().question(&session.view(viewer), seat, open.asked.question))
    }

    /// The final scoring, once the game is over.
    pub fn scoring() -> Option<Page> { session.outcome().map(|outcome| session.game().scoring(&outcome)) }

    /// What each seat has of what statistics count, by name.
    pub fn deeds() -> Deeds {
        let view = session.view(viewer);
        let ids = || G::DEEDS.iter().map(|deed| deed.id.to_owned());
        let of_seat = |seat| ids().zip(session.game().deeds(&view, seat)).collect::<BTreeMap<_, _>>();
        Seat::all(session.seats()).map(of_seat).collect()
    }

    /// The points of everybody so far, seats in order, then automas; their totals once the game is over.
    pub fn points_so_far() -> Vec<i32> {
        match session.outcome() {
            Some(outcome) => outcome.scores.iter().map(|score| score.total).collect(),
            None => session.game().points_so_far(&session.view(viewer)),
        }
    }

    /// What every party will score on average, seats in order, then automas, if everybody plays on from here as bots do that
    /// think this hard: the average of this many games. None: that cannot be said.
    pub fn expect(games: u32, settings: &Settings, secret: &Seed) -> Option<Vec<f64>> {
        let random = secret.stream("expect");
        let expected = search::expect(&**session.game(), session.settled(), session.seats(), (games, settings), random);
        expected.map(|expected| expected.to_vec())
    }

    /// Whose turn comes after the one about to be taken, where everybody can see it.
    pub fn next() -> Option<Seat> { session.game().next(session.settled().state()) }

    /// A term of the rules in a few sentences, with the values this game uses.
    pub fn explain(term: &Term) -> Phrase { session.game().explain(term) }
}

/// What one seat may see of a game: its own live position.
#[derive(Clone, Copy)]
pub struct PrivateView<'a> {
    pub(super) view: GameView<'a>,
    pub(super) seat: Seat,
}

impl<'a> Deref for PrivateView<'a> {
    type Target = GameView<'a>;

    fn deref(&self) -> &GameView<'a> {
        &self.view
    }
}

impl PrivateView<'_> {
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn at(&self) -> Seat {
        self.seat
    }

    /// A picture of a page or a player as this seat sees it, with changes since then ringed.
    pub fn picture(&self, subject: PictureSubject<'_>, since: Option<PrivateView<'_>>) -> Option<Picture> {
        self.drawn(subject, since.map(|since| since.session))
    }
}

erase! {
    ErasedPrivate for PrivateView<'_>, |session, seat: Seat|;

    /// The stamp of its current question.
    pub fn stamp() -> Stamp { session.stamp(seat) }

    /// The question that this seat is asked.
    pub fn question() -> Option<Question> {
        let open = session.question(seat)?;
        let (game, position) = (&**session.game(), session.live(seat));
        let (view, asked) = (session.view(Viewer::Seat(seat)), open.asked.question);
        Some(Question {
            kind: asked.kind(),
            text: game.question(&view, seat, asked),
            help: game.help(&view, asked),
            choices: open.options.iter().map(|action| choice(game, position.state(), &view, seat, *action)).collect(),
            grouped: game.grouped(asked),
            not_now: not_now(game, position, &view, seat, asked),
        })
    }

    /// The shown answers to its question, by their places among the choices, each with the answers to further questions that
    /// belong to it, as far as there is room.
    pub fn chains(asked: &Question, shown: &[usize], room: &Room<'_>) -> Vec<Chain> {
        chain::chains(session, seat, asked, shown, room)
    }

    /// These actions of the seat one after another, in words: up to the first that is not possible then, or that cannot be
    /// undone.
    pub fn in_words(actions: &[&str]) -> Vec<Choice> {
        let actions: Vec<G::Action> = actions.iter().map_while(|text| Session::<G>::parse(text).ok()).collect();
        chain::in_words(session, seat, &actions)
    }

    /// This seat's question, if it can be answered in advance.
    pub fn standing() -> Option<StandingQuestion> {
        let open = session.question(seat)?;
        let recurring = session.game().recurring(session.live(seat).state(), seat, open.asked.question)?;
        let Recurring { subject, answers, price, reasons, elsewhere } = recurring;
        let listed = answers.into_iter().filter(|answer| open.options.contains(&answer.action));
        let choice = |InAdvance { name, action, stance }: InAdvance<G::Action>| StandingChoice { name, text: action.to_string(), stance };
        let answers = listed.map(choice).collect();
        Some(StandingQuestion { kind: open.asked.question.kind(), subject, answers, price, reasons, elsewhere })
    }

    /// The kind of question that this seat is asked.
    pub fn asked_kind() -> Option<&'static str> { session.question(seat).map(|open| open.asked.question.kind()) }

    /// A standing answer in words.
    pub fn standing_words(kind: &str, answer: &str, subject: Option<&str>) -> Phrase {
        session.game().standing_words(kind, answer, subject)
    }

    /// What this seat may do besides answering.
    pub fn offers() -> Vec<Choice> {
        let offers = session.offers(seat);
        if offers.is_empty() {
            return Vec::new();
        }
        let (view, judged) = (session.view(Viewer::Seat(seat)), session.judged_on(seat));
        offers.into_iter().map(|action| choice(&**session.game(), judged.state(), &view, seat, action)).collect()
    }

    /// Its secrets, one line each.
    pub fn hand() -> Vec<Phrase> { session.game().hand(&session.view(Viewer::Seat(seat)), seat) }

    /// What a search would do in this seat's place, and how it rates every option. None: the seat is not asked anything.
    ///
    /// The search knows what this seat knows. Its random numbers follow from the secret and the question, so it gives the same
    /// answer when asked again.
    pub fn advise(settings: &Settings, secret: &Seed) -> Option<Advice> {
        session.question(seat)?;
        let random = secret.stream(&format!("advice {}", session.stamp(seat)));
        let found = search(&**session.game(), session.live(seat), seat, session.seats(), settings, random)?;
        Some(found.map(|action| action.to_string()))
    }

    /// What a search thinks of these actions, each tried equally often. Those that this seat cannot take are left out.
    pub fn weigh(actions: &[&str], settings: &Settings, secret: &Seed) -> Vec<Weighed<String>> {
        let actions: Vec<G::Action> = actions.iter().filter_map(|text| Session::<G>::parse(text).ok()).collect();
        let at = (seat, session.seats());
        let weighed = search::weigh(&**session.game(), session.live(seat), at, &actions, settings, secret);
        weighed.into_iter().map(|one| one.map(|action| action.to_string())).collect()
    }

    /// How many steps it could undo.
    pub fn undoable() -> usize { session.unsettled_steps(seat).len() }

    /// What it has after its unsettled steps, in at most two short lines.
    pub fn means() -> Vec<Phrase> { session.game().means(&session.view(Viewer::Seat(seat)), seat) }

    /// The effects of its unsettled steps.
    pub fn unsettled() -> Narration {
        let turn = session.game().turn(session.settled().state());
        Narration::to_one(&**session.game(), seat, session.unsettled_events(seat), turn)
    }

    /// The finality of this action; or why this seat cannot take it.
    pub fn finality(text: &str) -> Result<Finality, Declined> {
        let finality = Session::<G>::parse(text).and_then(|action| session.finality(seat, action));
        finality.map_err(|reason| declined(&**session.game(), reason))
    }
}

impl<G: Tell> Session<G> {
    fn view(&self, viewer: Viewer) -> G::View {
        self.seen_by(viewer).view(self.game(), viewer)
    }
}

pub(crate) fn choice<G: Tell>(game: &G, state: &G::State, view: &G::View, seat: Seat, action: G::Action) -> Choice {
    let price = game.price(state, seat, action);
    Choice {
        text: action.to_string(),
        label: game.option(view, seat, action, &price),
        detail: game.option_detail(view, seat, action, &game.announces(state, seat, action)),
        previews: game.previews(action),
        declines: game.declines(action),
        groups: game.groups(view, action),
        places: game.places(view, action),
        slots: game.slots(action),
        price,
    }
}

/// The actions sought under a question that are not legal, one entry per reason.
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

/// A refusal in words. The game is unchanged.
fn declined<G: Tell>(game: &G, reason: Refused<G::Refusal>) -> Declined {
    reason.map_rule(|rule| (rule.kind(), game.reason(&rule)))
}
