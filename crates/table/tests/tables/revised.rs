//! The test-only game under later rules numbers and with later forms of its positions, as builds to come might have it.

use engine::{
    Asked, Command, EditionError, Events, Game, GlanceLine, Key, Memory, OptionSpec, Options, Outcome, Page, PageSpec,
    Phrase, Price, Seat, SeatSet, Seed, Stream, Tell, Term, Viewer,
};
use trial::{Action, Event, Question, Refusal, State, Trial, View};

/// Nothing that matters has changed.
pub(super) const SAME: u32 = 2;
/// Cards are dealt in another order: no log of the first rules leads where it led.
pub(super) const DEALT_ANEW: u32 = 3;
/// That, and only the first card of a hand may be played.
pub(super) const FIRST_CARD_ONLY: u32 = 4;

/// A fault in the rules: once a square is marked, questions have no answers.
pub(super) const DEAD_END: u32 = 5;
/// A fault in the rules: a question with one answer comes back for ever.
pub(super) const ENDLESS: u32 = 6;

/// Positions are written in another form, and those of the first one can be read.
pub(super) const REFORMED: u32 = Trial::STATE_VERSION + 1;
/// The same, and those of the first form can no longer be read.
pub(super) const FORGOTTEN: u32 = Trial::STATE_VERSION + 2;

#[derive(Clone, Debug)]
pub(super) struct Revised<const RULES: u32, const FORM: u32 = { Trial::STATE_VERSION }>(Trial);

impl<const RULES: u32, const FORM: u32> Game for Revised<RULES, FORM> {
    const ID: &'static str = Trial::ID;
    const RULES_VERSION: u32 = RULES;
    const STATE_VERSION: u32 = FORM;
    const SEATS: (usize, usize) = Trial::SEATS;
    const OPTIONS: &'static [OptionSpec] = Trial::OPTIONS;
    const EDITION: &'static str = Trial::EDITION;
    const LONGEST: usize = Trial::LONGEST;

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn load(edition: &str) -> Result<Self, EditionError> {
        Trial::load(edition).map(Revised)
    }

    fn migrate_state(form: u32, state: serde_json::Value) -> Result<serde_json::Value, String> {
        if FORM == REFORMED { Ok(state) } else { Err(format!("it has form {form}, and this build reads form {FORM}")) }
    }

    fn setup(&self, options: &Options, seats: usize, seed: Seed) -> State {
        let seed = if matches!(RULES, DEALT_ANEW | FIRST_CARD_ONLY) { seed.derive("dealt anew") } else { seed };
        self.0.setup(options, seats, seed)
    }

    fn advance(&self, state: &mut State, events: &mut Events<Event>) {
        self.0.advance(state, events);
    }

    fn waiting(&self, state: &State) -> SeatSet {
        self.0.waiting(state)
    }

    fn asked(&self, state: &State, seat: Seat) -> Asked<Question> {
        self.0.asked(state, seat)
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.options(state, seat, out);
        let marked = state.board.iter().any(Option::is_some);
        if RULES == DEAD_END && marked {
            out.clear();
        }
        if RULES == ENDLESS && marked {
            out.truncate(1);
        }
        if RULES == FIRST_CARD_ONLY {
            let mut cards = 0;
            out.retain(|action| {
                cards += u32::from(matches!(action, Action::Play(_)));
                !matches!(action, Action::Play(_)) || cards == 1
            });
        }
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.offers(state, seat, out);
    }

    fn perform(&self, state: &mut State, seat: Seat, action: Action, events: &mut Events<Event>) {
        if RULES == ENDLESS && state.board.iter().any(Option::is_some) {
            return;
        }
        self.0.perform(state, seat, action, events);
    }

    fn price(&self, state: &State, seat: Seat, action: Action) -> Price {
        self.0.price(state, seat, action)
    }

    fn announces(&self, state: &State, seat: Seat, action: Action) -> Vec<Action> {
        self.0.announces(state, seat, action)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.0.refusal(state, seat, action)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.0.view(state, viewer)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.0.witness(event, viewer)
    }

    fn redeal(&self, state: &State, viewer: Viewer, memory: Memory, random: &mut Stream) -> State {
        self.0.redeal(state, viewer, memory, random)
    }

    fn sample(&self, state: &State, viewer: Viewer, random: &mut Stream) -> State {
        self.0.sample(state, viewer, random)
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<String>> {
        self.0.hidden(state, viewer)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.0.audit(state)
    }
}

impl<const RULES: u32, const FORM: u32> Tell for Revised<RULES, FORM> {
    const NAME: &'static Key = Trial::NAME;
    const COMMANDS: &'static [Command] = Trial::COMMANDS;
    const PAGES: &'static [PageSpec] = Trial::PAGES;
    const TERMS: &'static [Term] = Trial::TERMS;

    fn question(&self, view: &View, seat: Seat, question: Question) -> Phrase {
        self.0.question(view, seat, question)
    }

    fn option(&self, view: &View, seat: Seat, action: Action, price: &Price) -> Phrase {
        self.0.option(view, seat, action, price)
    }

    fn groups(&self, view: &View, action: Action) -> Vec<Phrase> {
        self.0.groups(view, action)
    }

    fn slots(&self, action: Action) -> Vec<(&'static str, String)> {
        self.0.slots(action)
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        self.0.event(event)
    }

    fn reason(&self, refusal: &Refusal) -> Phrase {
        self.0.reason(refusal)
    }

    fn glance(&self, view: &View) -> Vec<GlanceLine> {
        self.0.glance(view)
    }

    fn summary(&self, view: &View) -> Page {
        self.0.summary(view)
    }

    fn page(&self, view: &View, page: &str) -> Option<Page> {
        self.0.page(view, page)
    }

    fn player(&self, view: &View, seat: Seat) -> Page {
        self.0.player(view, seat)
    }

    fn hand(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        self.0.hand(view, seat)
    }

    fn scoring(&self, outcome: &Outcome) -> Page {
        self.0.scoring(outcome)
    }

    fn projection(&self, view: &View) -> Option<Page> {
        self.0.projection(view)
    }
}
