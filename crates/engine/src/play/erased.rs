//! A session with the types of its game erased, and the words that its game gives to questions and choices.

use std::any::Any;
use std::collections::BTreeMap;

use super::{Choice, EntryResult, Missing, Question, StandingChoice, StandingQuestion, Stored, UnstorableError};
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

/// A type-erased session. Only `play` sees it, so that nobody else chooses a viewer.
pub(super) trait ErasedSession: Send + Sync {
    fn boxed(&self) -> Box<dyn ErasedSession>;
    fn enter(&mut self, entry: &Entry) -> Result<EntryResult, Declined>;
    fn seats(&self) -> usize;
    fn waiting(&self) -> SeatSet;
    fn turn(&self) -> Option<Party>;
    /// The same with this seat's own unsettled steps.
    fn turn_for(&self, seat: Seat) -> Option<Party>;
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
    fn standing(&self, seat: Seat) -> Option<StandingQuestion>;
    fn asked_kind(&self, seat: Seat) -> Option<&'static str>;
    fn standing_words(&self, kind: &str, answer: &str, subject: Option<&str>) -> Phrase;
    fn stamp(&self, seat: Seat) -> Stamp;
    fn advise(&self, seat: Seat, settings: &Settings, secret: &Seed) -> Option<Advice>;
    fn weigh(&self, seat: Seat, actions: &[&str], settings: &Settings, secret: &Seed) -> Vec<Weighed<String>>;
    fn expect(&self, games: u32, settings: &Settings, secret: &Seed) -> Option<Vec<f64>>;
    fn question(&self, seat: Seat) -> Option<Question>;
    fn chains(&self, seat: Seat, asked: &Question, shown: &[usize], room: &Room<'_>) -> Vec<Chain>;
    fn in_words(&self, seat: Seat, actions: &[&str]) -> Vec<Choice>;
    fn asked_in_public(&self, seat: Seat) -> Option<Phrase>;
    fn offers(&self, seat: Seat) -> Vec<Choice>;
    fn undoable(&self, seat: Seat) -> usize;
    fn means(&self, seat: Seat) -> Vec<Phrase>;
    fn unsettled(&self, seat: Seat) -> Narration;
    fn finality(&self, seat: Seat, text: &str) -> Result<Finality, Declined>;
    fn hand(&self, seat: Seat) -> Vec<Phrase>;
    fn glance(&self, viewer: Viewer) -> Vec<GlanceLine>;
    fn points_so_far(&self) -> Vec<i32>;
    fn summary(&self, viewer: Viewer) -> Page;
    fn set_up(&self) -> Page;
    fn page(&self, viewer: Viewer, page: &str) -> Option<Page>;
    fn player(&self, viewer: Viewer, seat: Seat) -> Page;
    /// Both views have the same viewer, so a ring reveals nothing that the viewer may not know.
    fn picture(&self, viewer: Viewer, sheet: PictureSubject<'_>, since: Option<&dyn ErasedSession>) -> Option<Picture>;
    /// The typed session.
    fn typed(&self) -> &dyn Any;
    fn scoring(&self) -> Option<Page>;
    fn projection(&self, viewer: Viewer) -> Option<Page>;
    fn deeds(&self, seat: Seat) -> BTreeMap<String, u32>;
    fn explain(&self, term: &Term) -> Phrase;
}

impl<G: Tell> ErasedSession for Session<G> {
    fn boxed(&self) -> Box<dyn ErasedSession> {
        Box::new(self.clone())
    }

    fn enter(&mut self, entry: &Entry) -> Result<EntryResult, Declined> {
        let game = self.game().clone();
        let turn = self.turn();
        let progress = Session::enter(self, entry).map_err(|reason| declined(&*game, reason))?;
        let told = if progress.settled {
            Narration::to_all(&**self.game(), Session::seats(self), &progress.events, turn)
        } else {
            Narration::to_one(&**self.game(), entry.seat, &progress.events, turn)
        };
        let mut style = Vec::new();
        for event in progress.events.iter().filter(|_| progress.settled) {
            game.style(event, &mut |who, what, count| style.push((who, what, count)));
        }
        Ok(EntryResult { settled: progress.settled, told, applied: progress.applied, style })
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

    fn turn_for(&self, seat: Seat) -> Option<Party> {
        self.game().turn(self.live(seat).state())
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

    fn standing(&self, seat: Seat) -> Option<StandingQuestion> {
        let open = Session::question(self, seat)?;
        let recurring = self.game().recurring(self.live(seat).state(), seat, open.asked.question)?;
        let Recurring { subject, answers, price, reasons, elsewhere } = recurring;
        let listed = answers.into_iter().filter(|answer| open.options.contains(&answer.action));
        let choice = |answer: InAdvance<G::Action>| StandingChoice {
            name: answer.name,
            text: answer.action.to_string(),
            stance: answer.stance,
        };
        let answers = listed.map(choice).collect();
        Some(StandingQuestion { kind: open.asked.question.kind(), subject, answers, price, reasons, elsewhere })
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

    fn weigh(&self, seat: Seat, actions: &[&str], settings: &Settings, secret: &Seed) -> Vec<Weighed<String>> {
        let actions: Vec<G::Action> = actions.iter().filter_map(|text| Session::<G>::parse(text).ok()).collect();
        let seats = Session::seats(self);
        let weighed = search::weigh(&**self.game(), self.live(seat), (seat, seats), &actions, settings, secret);
        weighed.into_iter().map(|one| one.map(|action| action.to_string())).collect()
    }

    fn expect(&self, games: u32, settings: &Settings, secret: &Seed) -> Option<Vec<f64>> {
        let random = secret.stream("expect");
        let seats = Session::seats(self);
        let expected = search::expect(&**self.game(), self.settled(), seats, (games, settings), random);
        expected.map(|expected| expected.to_vec())
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

    fn chains(&self, seat: Seat, asked: &Question, shown: &[usize], room: &Room<'_>) -> Vec<Chain> {
        chain::chains(self, seat, asked, shown, room)
    }

    fn in_words(&self, seat: Seat, actions: &[&str]) -> Vec<Choice> {
        let actions: Vec<G::Action> = actions.iter().map_while(|text| Session::<G>::parse(text).ok()).collect();
        chain::in_words(self, seat, &actions)
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

    fn glance(&self, viewer: Viewer) -> Vec<GlanceLine> {
        self.game().glance(&self.seen_by(viewer).view(self.game(), viewer))
    }

    fn points_so_far(&self) -> Vec<i32> {
        match Session::outcome(self) {
            Some(outcome) => outcome.scores.iter().map(|score| score.total).collect(),
            None => self.game().points_so_far(&self.settled().view(self.game(), Viewer::Spectator)),
        }
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

    fn picture(&self, viewer: Viewer, sheet: PictureSubject<'_>, since: Option<&dyn ErasedSession>) -> Option<Picture> {
        let view = |session: &Session<G>| session.seen_by(viewer).view(self.game(), viewer);
        let (now, before) = (view(self), since.and_then(|since| since.typed().downcast_ref().map(view)));
        let view = PictureViews { now: &now, before: before.as_ref(), waiting: Session::waiting(self) };
        self.game().picture(&view, sheet)
    }

    fn typed(&self) -> &dyn Any {
        self
    }

    fn scoring(&self) -> Option<Page> {
        Session::outcome(self).map(|outcome| self.game().scoring(&outcome))
    }

    fn projection(&self, viewer: Viewer) -> Option<Page> {
        self.game().projection(&self.seen_by(viewer).view(self.game(), viewer))
    }

    fn deeds(&self, seat: Seat) -> BTreeMap<String, u32> {
        let counts = self.game().deeds(&self.settled().view(self.game(), Viewer::Spectator), seat);
        G::DEEDS.iter().map(|deed| deed.id.to_owned()).zip(counts).collect()
    }

    fn explain(&self, term: &Term) -> Phrase {
        self.game().explain(term)
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
