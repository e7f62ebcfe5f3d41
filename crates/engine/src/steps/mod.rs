//! The step machine that games share: a stack of what is still to be done, and questions that are types.
//!
//! What lies on top of the stack asks somebody or runs by itself. A **question** is a type with everything about it in
//! one impl of [`Ask`]: its answers, whether and why not, what they cost and do, how it is put. An **answer** says in one
//! impl of [`Reply`] how it is shown, typed and found; one that answers several questions does so once. An **event** says
//! in one impl of [`Happen`] how it is told and what it means for the accounts. What must be thought of is a required
//! item of these traits; where a default is right, there is a default.
//!
//! A game lists its questions, answers and events ([`questions!`](crate::questions), [`actions!`](crate::actions),
//! [`events!`](crate::events)). The lists make the enums that are stored and compared, and are the only matches over all
//! of them. [`Steps`] says what is the game's own: how its stack is stored and what its tasks do. In its impls of
//! [`Game`] and [`Tell`], [`by_steps!`](crate::by_steps) and [`told_by_steps!`](crate::told_by_steps) stand for all that
//! follows from these.

mod lists;

use super::game::{Asked, Events, Game, Scene};
use super::path::COMMAND;
use super::phrase::{Key, Phrase};
use super::price::{Booking, Price};
use super::recurring::Recurring;
use super::seat::{Seat, SeatSet, Viewer};
use super::tell::{Tell, Weight};

pub use lists::{Read, Text, WordError};

/// What lies on top of the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<Q, T> {
    /// These seats are asked.
    Ask(SeatSet, Q),
    /// This runs by itself.
    Run(T),
}

/// What lies on top of the stack of a game.
pub type NextOf<G> = Option<Next<<G as Game>::Question, <G as Steps>::Task>>;

/// A game that goes on by steps: what is its own of the machine.
pub trait Steps:
    Tell<Question: Ask<Self, Reply = <Self as Game>::Action>, Action: Reply<Self>, Event: Happen<Self>>
{
    /// Reads a position ([`hands!`](crate::hands)).
    type Look<'a>: Copy;
    /// Changes a position.
    type Play<'a>;
    /// What one seat sees, which all words are made from.
    type Sight<'a>: Copy;
    /// What happens without a question.
    type Task: Copy;
    /// What may be done besides answering; [`Nothing`] if all there is to do is asked for.
    type Offer: Offer<Self>;

    /// Why nobody but those who are asked may answer.
    const OUT_OF_TURN: Self::Refusal;
    /// Why an answer is not listed that its question allows.
    const UNLISTED: Self::Refusal;
    /// The subject of answers that have none of their own.
    const OTHERS: Option<&'static Key> = None;

    fn look<'a>(&'a self, state: &'a Self::State) -> Self::Look<'a>;
    fn play<'a>(&'a self, state: &'a mut Self::State, events: &'a mut Events<Self::Event>) -> Self::Play<'a>;
    fn sight<'a>(&'a self, view: &'a Self::View, seat: Seat) -> Self::Sight<'a>;
    /// The position that is played on.
    fn seen<'a>(play: &'a Self::Play<'_>) -> Self::Look<'a>;

    /// What is to be done next; none if nothing is left on the stack.
    fn next_step(look: Self::Look<'_>) -> NextOf<Self>;

    /// Takes the task on top off the stack, or the question that this seat has answered, which others may still have to
    /// answer.
    fn take_off(play: &mut Self::Play<'_>, seat: Option<Seat>);

    /// Carries out a task.
    fn run(play: &mut Self::Play<'_>, task: Self::Task);

    /// Goes on where nothing is left on the stack. Whether there was anything to do.
    fn idle(_play: &mut Self::Play<'_>) -> bool {
        false
    }

    /// Carries out what the question on top leaves no choice about. Whether nothing is left to ask: it is then off the
    /// stack.
    fn settle(_play: &mut Self::Play<'_>, _question: Self::Question) -> bool {
        false
    }

    /// Takes out of a list, from this index on, the answers that a rule about more than their question forbids.
    fn restrict(_look: Self::Look<'_>, _seat: Seat, _out: &mut Vec<Self::Action>, _from: usize) {}

    /// Why this action is no answer to this question.
    fn other_answer(question: Self::Question, action: Self::Action) -> Self::Refusal;
}

/// A question: what may be answered, and what comes of it.
///
/// Legality, refusal and price come from the same functions: `options` lists what `check` allows, and `price` is what
/// that takes. Words are made from what the seat sees, so they cannot give a secret away.
pub trait Ask<G: Steps>: Sized {
    /// What answers it: an answer; an `Option` of one, where none is to decline ([`Declines`]); or several
    /// ([`one_of!`](crate::one_of)).
    type Reply: Fits<G::Action>;

    /// The legal answers, each once, in an order that people find natural and that depends on nothing hidden.
    fn options(self, look: G::Look<'_>, seat: Seat, out: &mut impl Extend<G::Action>);

    /// Whether this answer is legal, and if not, why not.
    fn check(self, look: G::Look<'_>, seat: Seat, reply: Self::Reply) -> Result<(), G::Refusal>;

    /// What an answer that is listed costs.
    fn price(self, _look: G::Look<'_>, _seat: Seat, _reply: Self::Reply) -> Price {
        Price::free()
    }

    /// Carries out an answer that was listed. The question is off the stack.
    fn carry_out(self, play: &mut G::Play<'_>, seat: Seat, reply: Self::Reply);

    /// The question in one short sentence.
    fn words(self, sight: G::Sight<'_>) -> Phrase;

    /// How declining it is put, where the answer that declines does not say it best.
    fn declining(self, _sight: G::Sight<'_>) -> Option<Phrase> {
        None
    }

    /// The term of `/rules` that explains it, where that depends on nothing else.
    const TERM: Option<&'static str>;

    fn term(self, _sight: G::Sight<'_>) -> Option<&'static str> {
        Self::TERM
    }

    /// Whether several seats are asked at once, each without knowing the others' answers.
    const AT_ONCE: bool = false;

    fn at_once(self) -> bool {
        Self::AT_ONCE
    }

    /// Whether it is asked even if only one answer is legal, because something offered may change that.
    fn even_if_forced(self, _look: G::Look<'_>, _seat: Seat) -> bool {
        false
    }

    /// Carries out what it leaves no choice about. Whether nothing is left to ask. For games whose [`Steps::settle`]
    /// calls it.
    fn settle(self, _play: &mut G::Play<'_>) -> bool {
        false
    }

    /// What a standing answer would be based on ([`Game::recurring`]).
    fn recurring(self, _look: G::Look<'_>, _seat: Seat) -> Option<Recurring<G::Action>> {
        None
    }

    /// What people look for under it, legal or not ([`Tell::sought`]).
    fn sought(self, _sight: G::Sight<'_>) -> Vec<G::Action> {
        Vec::new()
    }

    /// Whether its options are always shown by their groups ([`Tell::grouped`]).
    const GROUPED: bool = false;

    fn grouped(self) -> bool {
        Self::GROUPED
    }

    /// Whether it only completes the answer before it ([`Tell::completes`]), whichever that is.
    const COMPLETES: bool = false;

    fn completes(self, _before: G::Action) -> bool {
        Self::COMPLETES
    }

    /// Whether it only asks how something is paid ([`Tell::pays`]).
    const PAYS: bool = false;

    fn pays(self) -> bool {
        Self::PAYS
    }
}

/// The parts of an answer, by their names in the list of answers.
pub trait Parts {
    /// Each part in its text form; none for an answer that is written by hand.
    fn parts(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// An answer: how it is shown, typed and found.
pub trait Reply<G: Steps>: Parts + Sized {
    /// It in one line, with its price.
    fn label(self, sight: G::Sight<'_>, price: &Price) -> Phrase;

    /// The command that it carries out, if it is a main action.
    const COMMAND: Option<&'static str> = None;

    /// The slots of commands that it fills, with the texts that mean it: those that its parts are named like.
    fn slots(self) -> Vec<(&'static str, String)> {
        let is_slot = |name: &str| G::COMMANDS.iter().flat_map(|command| command.slots).any(|slot| slot.name == name);
        self.parts().into_iter().filter(|(name, _)| is_slot(name)).collect()
    }

    /// These, after the command ([`Tell::slots`]).
    fn filled(self) -> Vec<(&'static str, String)> {
        let command = Self::COMMAND.map(|name| (COMMAND, name.to_owned()));
        command.into_iter().chain(self.slots()).collect()
    }

    /// More about it, for a second line ([`Tell::option_detail`]).
    fn detail(self, _sight: G::Sight<'_>, _next: &[G::Action]) -> Option<Phrase> {
        None
    }

    /// Whether that only says what it leads to ([`Tell::previews`]).
    const PREVIEWS: bool = false;

    fn previews(self) -> bool {
        Self::PREVIEWS
    }

    /// The answers that its detail announces ([`Game::announces`]).
    fn announces(self, _look: G::Look<'_>, _seat: Seat) -> Vec<G::Action> {
        Vec::new()
    }

    /// The subjects under which it is found ([`Tell::groups`]).
    fn groups(self, _sight: G::Sight<'_>) -> Vec<Phrase> {
        Vec::new()
    }

    /// The places of the board to which it belongs ([`Tell::places`]).
    fn places(self, _sight: G::Sight<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Its name where it is looked for and not legal ([`Tell::sought_name`]).
    fn sought_name(self, _sight: G::Sight<'_>) -> Option<Phrase> {
        None
    }
}

/// Something that happened, as somebody who knows everything tells it.
pub trait Happen<G: Steps>: Clone {
    /// It in words; none if it is not worth telling.
    fn words(&self, game: &G) -> Option<Phrase>;

    /// Its role when a turn is told as a paragraph, where that depends on nothing else.
    const WEIGHT: Weight;

    fn weight(&self) -> Weight {
        Self::WEIGHT
    }

    /// What it means for the accounts ([`Game::book`]).
    fn book(&self, _book: &mut dyn FnMut(Booking)) {}

    /// What this viewer sees of it ([`Game::witness`]).
    fn seen_by(self, _viewer: Viewer) -> Option<Self> {
        Some(self)
    }

    /// Whether it belongs to nobody's turn.
    const BETWEEN_TURNS: bool = false;

    /// What begins with it ([`Game::begins`]).
    fn begins(&self) -> Option<Scene> {
        Self::BETWEEN_TURNS.then_some(Scene::BetweenTurns)
    }
}

/// What may be done besides answering. It never lies on the stack, and the game never waits for it.
pub trait Offer<G: Steps>: Copy + Default {
    type Reply: Fits<G::Action>;

    fn options(self, look: G::Look<'_>, seat: Seat, out: &mut Vec<G::Action>);
    fn check(self, look: G::Look<'_>, seat: Seat, reply: Self::Reply) -> Result<(), G::Refusal>;
    fn price(self, look: G::Look<'_>, seat: Seat, reply: Self::Reply) -> Price;
    fn carry_out(self, play: &mut G::Play<'_>, seat: Seat, reply: Self::Reply);
}

/// Some of the actions of a game, as a type.
pub trait Fits<A>: Sized {
    /// This action, if it is one of them.
    fn of(action: A) -> Option<Self>;
}

/// An action type with one action that declines.
pub trait Declines {
    fn declines(&self) -> bool;
}

impl<A: Declines + Copy, T: Fits<A>> Fits<A> for Option<T> {
    fn of(action: A) -> Option<Option<T>> {
        if action.declines() { Some(None) } else { T::of(action).map(Some) }
    }
}

/// No action: for a game that offers nothing, and for a question that is answered only by what is offered anyway.
#[derive(Clone, Copy, Debug)]
pub enum Nothing {}

impl<A> Fits<A> for Nothing {
    fn of(_action: A) -> Option<Nothing> {
        None
    }
}

/// A game offers nothing besides what it asks.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoOffer;

impl<G: Steps> Offer<G> for NoOffer {
    type Reply = Nothing;

    fn options(self, _look: G::Look<'_>, _seat: Seat, _out: &mut Vec<G::Action>) {}

    fn check(self, _look: G::Look<'_>, _seat: Seat, reply: Nothing) -> Result<(), G::Refusal> {
        match reply {}
    }

    fn price(self, _look: G::Look<'_>, _seat: Seat, reply: Nothing) -> Price {
        match reply {}
    }

    fn carry_out(self, _play: &mut G::Play<'_>, _seat: Seat, reply: Nothing) {
        match reply {}
    }
}

fn offered<G: Steps>(action: G::Action) -> Option<<G::Offer as Offer<G>>::Reply> {
    Fits::of(action)
}

/// The question on top of the stack, if this seat is asked it.
pub fn question<G: Steps>(look: G::Look<'_>, seat: Seat) -> Option<G::Question> {
    match G::next_step(look) {
        Some(Next::Ask(seats, question)) if seats.contains(seat) => Some(question),
        Some(Next::Ask(..) | Next::Run(_)) | None => None,
    }
}

fn asking<G: Steps>(look: G::Look<'_>, seat: Seat) -> G::Question {
    question::<G>(look, seat).expect("only who is waited for is asked")
}

pub fn waiting<G: Steps>(look: G::Look<'_>) -> SeatSet {
    match G::next_step(look) {
        Some(Next::Ask(seats, _)) => seats,
        Some(Next::Run(_)) | None => SeatSet::NONE,
    }
}

pub fn asked<G: Steps>(look: G::Look<'_>, seat: Seat) -> Asked<G::Question> {
    let question = asking::<G>(look, seat);
    let asked = if question.at_once() { Asked::at_once(question) } else { Asked::of(question) };
    asked.even_if_forced(question.even_if_forced(look, seat))
}

pub fn options<G: Steps>(look: G::Look<'_>, seat: Seat, out: &mut Vec<G::Action>) {
    let from = out.len();
    asking::<G>(look, seat).options(look, seat, out);
    G::restrict(look, seat, out, from);
}

pub fn offers<G: Steps>(look: G::Look<'_>, seat: Seat, out: &mut Vec<G::Action>) {
    G::Offer::default().options(look, seat, out);
}

pub fn price<G: Steps>(look: G::Look<'_>, seat: Seat, action: G::Action) -> Price {
    match (offered::<G>(action), question::<G>(look, seat)) {
        (Some(reply), _) => G::Offer::default().price(look, seat, reply),
        (None, Some(question)) => question.price(look, seat, action),
        (None, None) => Price::free(),
    }
}

/// Why a seat may not do this now: found by the checks that the options are made of.
pub fn refusal<G: Steps>(look: G::Look<'_>, seat: Seat, action: G::Action) -> G::Refusal {
    let checked = match (offered::<G>(action), question::<G>(look, seat)) {
        (Some(reply), _) => G::Offer::default().check(look, seat, reply),
        (None, Some(question)) => question.check(look, seat, action),
        (None, None) => Err(G::OUT_OF_TURN),
    };
    checked.err().unwrap_or(G::UNLISTED)
}

/// Plays on until somebody must decide or the game is over.
pub fn advance<G: Steps>(play: &mut G::Play<'_>) {
    while run_on::<G>(play) {}
}

/// Does the next thing that asks nobody. Whether there was one.
pub fn run_on<G: Steps>(play: &mut G::Play<'_>) -> bool {
    match G::next_step(G::seen(play)) {
        Some(Next::Ask(_, question)) => G::settle(play, question),
        Some(Next::Run(task)) => {
            G::take_off(play, None);
            G::run(play, task);
            true
        }
        None => G::idle(play),
    }
}

/// Carries out a listed action. A question is off the stack before its answer is carried out.
pub fn perform<G: Steps>(play: &mut G::Play<'_>, seat: Seat, action: G::Action) {
    if let Some(reply) = offered::<G>(action) {
        return G::Offer::default().carry_out(play, seat, reply);
    }
    let question = asking::<G>(G::seen(play), seat);
    G::take_off(play, Some(seat));
    question.carry_out(play, seat, action);
}

/// The functions of [`Game`] that follow from [`Steps`].
#[macro_export]
macro_rules! by_steps {
    () => {
        fn advance(&self, state: &mut Self::State, events: &mut $crate::Events<Self::Event>) {
            $crate::steps::advance::<Self>(&mut $crate::Steps::play(self, state, events));
        }

        fn waiting(&self, state: &Self::State) -> $crate::SeatSet {
            $crate::steps::waiting::<Self>($crate::Steps::look(self, state))
        }

        fn asked(&self, state: &Self::State, seat: $crate::Seat) -> $crate::Asked<Self::Question> {
            $crate::steps::asked::<Self>($crate::Steps::look(self, state), seat)
        }

        fn options(&self, state: &Self::State, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            $crate::steps::options::<Self>($crate::Steps::look(self, state), seat, out);
        }

        fn offers(&self, state: &Self::State, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            $crate::steps::offers::<Self>($crate::Steps::look(self, state), seat, out);
        }

        fn price(&self, state: &Self::State, seat: $crate::Seat, action: Self::Action) -> $crate::Price {
            $crate::steps::price::<Self>($crate::Steps::look(self, state), seat, action)
        }

        fn announces(&self, state: &Self::State, seat: $crate::Seat, action: Self::Action) -> Vec<Self::Action> {
            $crate::steps::Reply::<Self>::announces(action, $crate::Steps::look(self, state), seat)
        }

        fn recurring(
            &self,
            state: &Self::State,
            seat: $crate::Seat,
            question: Self::Question,
        ) -> Option<$crate::Recurring<Self::Action>> {
            $crate::steps::Ask::<Self>::recurring(question, $crate::Steps::look(self, state), seat)
        }

        fn perform(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: Self::Action,
            events: &mut $crate::Events<Self::Event>,
        ) {
            $crate::steps::perform::<Self>(&mut $crate::Steps::play(self, state, events), seat, action);
        }

        fn refusal(&self, state: &Self::State, seat: $crate::Seat, action: Self::Action) -> Self::Refusal {
            $crate::steps::refusal::<Self>($crate::Steps::look(self, state), seat, action)
        }

        fn book(&self, event: &Self::Event, book: &mut dyn FnMut($crate::Booking)) {
            $crate::steps::Happen::<Self>::book(event, book);
        }

        fn witness(&self, event: &Self::Event, viewer: $crate::Viewer) -> Option<Self::Event> {
            $crate::steps::Happen::<Self>::seen_by(event.clone(), viewer)
        }

        fn begins(&self, event: &Self::Event) -> Option<$crate::Scene> {
            $crate::steps::Happen::<Self>::begins(event)
        }
    };
}

/// The functions of [`Tell`] that follow from [`Steps`].
#[macro_export]
macro_rules! told_by_steps {
    () => {
        fn question(&self, view: &Self::View, seat: $crate::Seat, question: Self::Question) -> $crate::Phrase {
            $crate::steps::Ask::<Self>::words(question, $crate::Steps::sight(self, view, seat))
        }

        fn help(&self, view: &Self::View, question: Self::Question) -> Option<&'static str> {
            $crate::steps::Ask::<Self>::term(question, $crate::Steps::sight(self, view, $crate::Seat(0)))
        }

        fn option(
            &self,
            view: &Self::View,
            seat: $crate::Seat,
            action: Self::Action,
            price: &$crate::Price,
        ) -> $crate::Phrase {
            $crate::steps::Reply::<Self>::label(action, $crate::Steps::sight(self, view, seat), price)
        }

        fn option_detail(
            &self,
            view: &Self::View,
            seat: $crate::Seat,
            action: Self::Action,
            next: &[Self::Action],
        ) -> Option<$crate::Phrase> {
            $crate::steps::Reply::<Self>::detail(action, $crate::Steps::sight(self, view, seat), next)
        }

        fn declines(&self, action: Self::Action) -> bool {
            $crate::steps::Declines::declines(&action)
        }

        // What a group says is known to everybody, so whose eyes it is seen with does not matter.
        fn groups(&self, view: &Self::View, action: Self::Action) -> Vec<$crate::Phrase> {
            let groups =
                $crate::steps::Reply::<Self>::groups(action, $crate::Steps::sight(self, view, $crate::Seat(0)));
            let others = <Self as $crate::Steps>::OTHERS.filter(|_| groups.is_empty());
            groups.into_iter().chain(others.map($crate::Key::say)).collect()
        }

        fn places(&self, view: &Self::View, action: Self::Action) -> Vec<String> {
            $crate::steps::Reply::<Self>::places(action, $crate::Steps::sight(self, view, $crate::Seat(0)))
        }

        fn grouped(&self, question: Self::Question) -> bool {
            $crate::steps::Ask::<Self>::grouped(question)
        }

        fn completes(&self, before: Self::Action, question: Self::Question) -> bool {
            $crate::steps::Ask::<Self>::completes(question, before)
        }

        fn pays(&self, question: Self::Question) -> bool {
            $crate::steps::Ask::<Self>::pays(question)
        }

        fn previews(&self, action: Self::Action) -> bool {
            $crate::steps::Reply::<Self>::previews(action)
        }

        fn sought(&self, view: &Self::View, seat: $crate::Seat, question: Self::Question) -> Vec<Self::Action> {
            $crate::steps::Ask::<Self>::sought(question, $crate::Steps::sight(self, view, seat))
        }

        fn sought_name(&self, view: &Self::View, seat: $crate::Seat, action: Self::Action) -> $crate::Phrase {
            let name = $crate::steps::Reply::<Self>::sought_name(action, $crate::Steps::sight(self, view, seat));
            name.unwrap_or_else(|| $crate::Phrase::sign(action.to_string()))
        }

        fn slots(&self, action: Self::Action) -> Vec<(&'static str, String)> {
            $crate::steps::Reply::<Self>::filled(action)
        }

        fn event(&self, event: &Self::Event) -> Option<$crate::Phrase> {
            $crate::steps::Happen::<Self>::words(event, self)
        }

        fn weight(&self, event: &Self::Event) -> $crate::Weight {
            $crate::steps::Happen::<Self>::weight(event)
        }
    };
}
