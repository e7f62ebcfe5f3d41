//! Broken variants of the test-only game, one per law: they prove that each law can fail.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use super::step::{Step, Task};
use super::{Action, Card, Event, Question, Refusal, Square, State, Trial, View};
use engine::{
    Asked, Booking, EditionError, Events, Game, Memory, OptionSpec, Options, Outcome, Price, Seat, SeatSet, Seed,
    Stream, Viewer, small,
};

/// What is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Flaw {
    /// Lists an option twice.
    ListsTwice,
    /// Lists options in an order that depends on a hidden pile.
    OrderLeaks,
    /// Has a state without options before the end.
    DeadEnd,
    /// Asks a question that has no answer.
    NoAnswer,
    /// Asks a question with one answer again and again.
    AnswersForEver,
    /// Loses a card.
    LosesCard,
    /// Shows another's hand in the view.
    ViewLeaks,
    /// Tells everybody which card was drawn.
    EventLeaks,
    /// Does not say that a draw reveals.
    HidesReveal,
    /// Never re-deals the hands.
    LazyRedeal,
    /// Samples the hands that people really have.
    SamplesTruth,
    /// Samples positions that go on with the seed of the game.
    KeepsSeed,
    /// Samples positions in which a seat has other cards than its own.
    SwapsHands,
    /// Deals the hidden cards of every sample in the same order.
    NeverShuffles,
    /// Never ends.
    Endless,
    /// Has a kind of event that never occurs.
    NeverHappens,
    /// Carries a thing that is not stored.
    Forgets,
    /// Simultaneous answers depend on each other.
    Entangled,
    /// Orders the deck by something that is no part of the state: a replay differs.
    Reshuffles,
    /// Does not do the same thing when it is done again: undo does not lead back.
    Fickle,
    /// Says that an option costs less than is paid for it.
    Underquotes,
    /// Takes a payment that no option announced.
    HidesPrice,
    /// Announces a cost that is never paid.
    NeverCollects,
    /// Takes tokens and gives no coin for them.
    GivesNothing,
    /// Says that an option brings nothing, and it does.
    ClaimsNothing,
    /// Says that an option brings nothing, by an exception that nobody has allowed.
    MakesExceptions,
    /// Announces that a card marks the first square, whoever has marked it before.
    PromisesTooMuch,
}

/// The test-only game with a flaw.
#[derive(Clone, Debug)]
pub struct Flawed<const FLAW: u8> {
    trial: Trial,
    /// What no game may have: something that changes outside of its state.
    calls: Arc<AtomicU8>,
}

impl<const FLAW: u8> Flawed<FLAW> {
    fn has(&self, flaw: Flaw) -> bool {
        FLAW == flaw as u8
    }
}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const ID: &'static str = "flawed";
    const RULES_VERSION: u32 = 1;
    const STATE_VERSION: u32 = 1;
    const SEATS: (usize, usize) = Trial::SEATS;
    const OPTIONS: &'static [OptionSpec] = Trial::OPTIONS;
    const EDITION: &'static str = Trial::EDITION;
    const LONGEST: usize = Trial::LONGEST;
    const IN_VAIN: &'static [(&'static str, &'static str)] =
        if FLAW == Flaw::ClaimsNothing as u8 { &[("a coin", "for the sake of the example")] } else { Trial::IN_VAIN };

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn load(edition: &str) -> Result<Self, EditionError> {
        Trial::load(edition).map(|trial| Flawed { trial, calls: Arc::default() })
    }

    fn setup(&self, options: &Options, seats: usize, seed: Seed) -> State {
        let mut state = self.trial.setup(options, seats, seed);
        if self.has(Flaw::Fickle) {
            // Enough tokens that something is often offered in the middle of a turn.
            state.players.iter_mut().for_each(|player| player.tokens = 100);
        }
        state
    }

    fn advance(&self, state: &mut State, events: &mut Events<Event>) {
        if self.has(Flaw::Endless) && state.deck.is_empty() && state.discarded > 0 {
            self.refill(state);
        }
        self.trial.advance(state, events);
    }

    fn waiting(&self, state: &State) -> SeatSet {
        if self.has(Flaw::DeadEnd) && state.deck.len() == 5 { SeatSet::NONE } else { self.trial.waiting(state) }
    }

    fn asked(&self, state: &State, seat: Seat) -> Asked<Question> {
        self.trial.asked(state, seat)
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.trial.options(state, seat, out);
        if self.has(Flaw::ListsTwice) {
            out.extend(out.first().copied());
        }
        if self.has(Flaw::NoAnswer) && state.deck.len() == 5 {
            out.clear();
        }
        if self.has(Flaw::AnswersForEver) && state.deck.len() == 5 {
            out.truncate(1);
        }
        if self.has(Flaw::OrderLeaks) && state.deck.last().is_some_and(|card| card.0 % 2 == 0) {
            out.reverse();
        }
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.trial.offers(state, seat, out);
    }

    fn price(&self, state: &State, seat: Seat, action: Action) -> Price {
        let price = self.trial.price(state, seat, action);
        if action != Action::Melt {
            return price;
        }
        if self.has(Flaw::Underquotes) {
            return Price::of(price.purpose).costs("token", 1u32);
        }
        // What never happens is never paid for.
        if self.has(Flaw::HidesPrice) || self.has(Flaw::NeverHappens) {
            return Price::free();
        }
        if self.has(Flaw::ClaimsNothing) || self.has(Flaw::MakesExceptions) {
            return price.in_vain("a coin");
        }
        price
    }

    fn announces(&self, state: &State, seat: Seat, action: Action) -> Vec<Action> {
        if self.has(Flaw::PromisesTooMuch) && matches!(action, Action::Play(_)) {
            return Square::all().take(1).map(Action::Mark).collect();
        }
        self.trial.announces(state, seat, action)
    }

    fn book(&self, event: &Event, book: &mut dyn FnMut(Booking)) {
        if self.has(Flaw::NeverCollects) && matches!(event, Event::Melted { .. }) {
            return;
        }
        self.trial.book(event, &mut |booking| {
            let gives = matches!(event, Event::Melted { .. }) && matches!(booking, Booking::Gained(_));
            if !(self.has(Flaw::GivesNothing) && gives) {
                book(booking);
            }
        });
    }

    fn perform(&self, state: &mut State, seat: Seat, action: Action, events: &mut Events<Event>) {
        if self.has(Flaw::AnswersForEver) && state.deck.len() == 5 {
            return;
        }
        if self.has(Flaw::HidesReveal) && action == Action::Draw {
            let mut hidden = Events::default();
            self.trial.perform(state, seat, action, &mut hidden);
            hidden.take().into_iter().for_each(|event| events.push(event));
            // Stays on the seat's turn, so that the draw could be taken back.
            state.steps.pop();
            state.steps.push(Step::Run(Task::NextTurn(seat)));
            return;
        }
        let staked_before = state.players.iter().filter(|player| player.stake.is_some()).count();
        self.trial.perform(state, seat, action, events);
        if self.has(Flaw::LosesCard) && matches!(action, Action::Play(_)) {
            state.discarded -= 1;
        }
        if self.has(Flaw::GivesNothing) && action == Action::Melt {
            state.players[seat.index()].coins -= 1;
        }
        if self.has(Flaw::Forgets) {
            state.forgotten = state.forgotten.wrapping_add(1);
        }
        if self.has(Flaw::Reshuffles) && action == Action::Draw && state.deck.len() > 1 && self.call().is_multiple_of(2)
        {
            state.deck.swap(0, 1);
        }
        if self.has(Flaw::Fickle) {
            if matches!(action, Action::Play(_)) {
                state.forgotten = self.call();
            } else if action != Action::Melt {
                state.forgotten = 0;
            }
        }
        if self.has(Flaw::Entangled) && matches!(action, Action::Stake(_)) {
            state.players[seat.index()].coins += small(staked_before);
        }
        if self.has(Flaw::NeverHappens) && matches!(action, Action::Melt) {
            let told = events.take();
            told.into_iter()
                .filter(|event| !matches!(event, Event::Melted { .. }))
                .for_each(|event| events.push(event));
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.trial.refusal(state, seat, action)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.trial.outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.trial.view(state, viewer);
        if self.has(Flaw::ViewLeaks) {
            view.hand.extend(state.players[0].hand.iter());
        }
        view
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        if self.has(Flaw::EventLeaks) { Some(event.clone()) } else { self.trial.witness(event, viewer) }
    }

    fn redeal(&self, state: &State, viewer: Viewer, memory: Memory, random: &mut Stream) -> State {
        let dealt = self.trial.redeal(state, viewer, memory, random);
        if self.has(Flaw::LazyRedeal) { State { deck: dealt.deck, seed: dealt.seed, ..state.clone() } } else { dealt }
    }

    fn sample(&self, state: &State, viewer: Viewer, random: &mut Stream) -> State {
        if self.has(Flaw::SamplesTruth) {
            return State { seed: random.seed(), ..state.clone() };
        }
        if self.has(Flaw::NeverShuffles) {
            let same = &mut Seed::from_number(1).stream("deal");
            return State { seed: random.seed(), ..self.trial.sample(state, viewer, same) };
        }
        let mut sampled = self.trial.sample(state, viewer, random);
        if self.has(Flaw::KeepsSeed) {
            sampled.seed = state.seed;
        }
        if self.has(Flaw::SwapsHands)
            && let Viewer::Seat(seat) = viewer
            && let Some(top) = sampled.deck.last_mut()
            && let Some(card) = sampled.players[seat.index()].hand.first_mut()
        {
            std::mem::swap(top, card);
        }
        sampled
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<String>> {
        self.trial.hidden(state, viewer)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.trial.audit(state)
    }

    fn tally(&self, state: &State, _events: &[Event], count: &mut dyn FnMut(&'static str, &str)) {
        let marked = Square::all().any(|square| state.board[usize::from(square.0)].is_some());
        count("board", if marked { "marked" } else { "empty" });
    }

    fn tallied(&self) -> Vec<(&'static str, String)> {
        vec![("board", "marked".to_owned()), ("board", "empty".to_owned())]
    }
}

impl<const FLAW: u8> Flawed<FLAW> {
    fn call(&self) -> u8 {
        self.calls.fetch_add(1, Ordering::Relaxed)
    }

    /// Puts the discarded cards back, so that the game goes on for ever.
    fn refill(&self, state: &mut State) {
        let held = |state: &State, number: u8| {
            state.players.iter().any(|player| {
                player.hand.iter().any(|card| card.0 == number) || player.stake.is_some_and(|card| card.0 == number)
            })
        };
        state.deck = (0..36).filter(|number| !held(state, *number)).map(Card).collect();
        state.discarded = 0;
        state.board.iter_mut().for_each(|square| *square = None);
    }
}
