//! The contract of a game's rules. Everything else in this program is written against it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use strum::VariantNames;

use super::edition::EditionError;
use super::options::{OptionSpec, Options};
use super::outcome::{Outcome, Party, SoloResult};
use super::price::{Booking, Price};
use super::recurring::Recurring;
use super::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use super::seed::{Seed, Stream};

/// The name of each variant of an enum, and the list of all: what the laws count, and what texts are keyed by.
pub trait VariantName: VariantNames {
    /// The name of this variant, as in `VARIANTS`.
    fn kind(&self) -> &'static str;
}

impl<T> VariantName for T
where
    T: VariantNames,
    for<'a> &'a T: Into<&'static str>,
{
    fn kind(&self) -> &'static str {
        self.into()
    }
}

/// The question that waits for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked<Q> {
    /// What is asked.
    pub question: Q,
    /// Whether several seats are asked at once, each answering without knowing the others' answers. Answers to such
    /// questions must not depend on each other: applied in any order they give equal states.
    pub simultaneous: bool,
    /// Whether the seat is asked even if only one answer is legal, because an offered action may change that.
    pub even_if_forced: bool,
}

impl<Q> Asked<Q> {
    /// A question of the seat whose turn it is.
    pub fn of(question: Q) -> Asked<Q> {
        Asked { question, simultaneous: false, even_if_forced: false }
    }

    /// A question that several seats answer at the same time.
    pub fn at_once(question: Q) -> Asked<Q> {
        Asked { simultaneous: true, ..Asked::of(question) }
    }

    /// Asks the question even if there is only one answer.
    pub fn even_if_forced(self, yes: bool) -> Asked<Q> {
        Asked { even_if_forced: yes, ..self }
    }
}

/// The points of every party: seats in order, then automas.
pub type Scores = ArrayVec<i32, MAX_SEATS>;

/// What a position is worth to every party, in points: seats in order, then automas.
pub type Judged = ArrayVec<f64, MAX_SEATS>;

/// Where the playouts of a search end if the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// Only with the game.
    GameEnd,
    /// After this many decisions of each seat.
    Decisions(u32),
    /// With the round in which the search began ([`Game::round`]), or with the first one.
    RoundEnd,
}

/// To what something that happened belongs when it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The turn of this party, whoever does something in it.
    Turn(Party),
    /// Nobody's turn: what the game does by itself, and what everybody decides at the same time.
    BetweenTurns,
}

impl Scene {
    /// Whose turn it is, if it is one.
    pub fn turn(self) -> Option<Party> {
        match self {
            Scene::Turn(party) => Some(party),
            Scene::BetweenTurns => None,
        }
    }
}

/// How much a viewer remembers of what was shown earlier and is hidden now, such as a card taken openly into a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// Nothing, like somebody who joins the table now.
    None,
    /// Everything.
    Perfect,
}

/// The rules of one game, with the values of one edition.
///
/// A game is a pure state machine that always knows its open questions. It knows no clock, no I/O and no randomness
/// beyond what follows from the seed in its state.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The name in commands, files and the store: lower case, one word.
    const ID: &'static str;
    /// Increased by every change of the rules after which stored games may replay differently.
    const RULES_VERSION: u32;
    /// The form in which positions are stored. Increased by every change of `State` after which older positions no
    /// longer deserialize; `migrate_state` then reads the older ones.
    const STATE_VERSION: u32;
    /// The fewest and the most players.
    const SEATS: (usize, usize);
    /// The options for opening a table.
    const OPTIONS: &'static [OptionSpec];
    /// The text of the built-in edition file.
    const EDITION: &'static str;
    /// No random game is longer than this many actions; the laws check it.
    const LONGEST: usize;
    /// Where the playouts of a search end if the game goes on; the position is then judged ([`Game::judge`]). The value
    /// that measured best.
    const HORIZON: Horizon = Horizon::GameEnd;
    /// How much of what a search is after is a high score of the seat's own, from 0 to 1; the rest is a lead over the best of
    /// the others. What others do in a playout is mostly chance, and hides what the seat itself has done. The value that
    /// measured best.
    const OWN: f64 = 0.0;
    /// How many times the playouts of a level a search makes: more than once where they are so short that it takes no
    /// longer than in other games.
    const PLAYOUTS: u32 = 1;
    /// The options that a player may pay for without getting anything, each with the ruling that allows it. Their
    /// labels say so ([`Price::in_vain`]).
    const IN_VAIN: &'static [(&'static str, &'static str)] = &[];

    /// The whole position, including secrets and seed. Cheap to clone.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What can be asked.
    type Question: Copy + PartialEq + Debug + VariantName + Send + Sync;
    /// What can be answered. The text form is short, readable and parses back.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display> + VariantName + Send + Sync;
    /// What happened, as known to somebody who sees everything.
    type Event: Clone + PartialEq + Debug + Serialize + VariantName + Send + Sync;
    /// Why an action is not legal, in terms of the rules.
    type Refusal: Clone + PartialEq + Debug + VariantName + Send + Sync;
    /// What one viewer may see. Nothing else is ever shown.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Reads an edition file. The game uses exactly these values.
    fn load(edition: &str) -> Result<Self, EditionError>;

    /// The position before the first question. Options and seats have been checked.
    fn setup(&self, options: &Options, seats: usize, seed: Seed) -> Self::State;

    /// Rewrites a stored state of an older form in the current one.
    fn migrate_state(form: u32, _state: serde_json::Value) -> Result<serde_json::Value, String> {
        Err(format!("it has form {form}, and this build reads form {}", Self::STATE_VERSION))
    }

    /// Plays on until the game is over or waits for somebody. Called after `setup` and every `perform`.
    fn advance(&self, state: &mut Self::State, events: &mut Events<Self::Event>);

    /// The seats the game waits for. Empty only when it is over.
    fn waiting(&self, state: &Self::State) -> SeatSet;

    /// Whose turn comes after the one about to be taken, as everybody can see; none where that is still open.
    fn next(&self, _state: &Self::State) -> Option<Seat> {
        None
    }

    /// Whose turn it is, in a game of turns: what happens belongs to it, whoever else is asked meanwhile. Before the
    /// first turn nothing interrupts one, so no confirmation is needed.
    fn turn(&self, _state: &Self::State) -> Option<Party> {
        None
    }

    /// What begins with this event: somebody's turn, which its words head, or what belongs to nobody's turn. None: what it
    /// tells goes on with what was told before.
    fn begins(&self, _event: &Self::Event) -> Option<Scene> {
        None
    }

    /// What is asked of a waiting seat.
    fn asked(&self, state: &Self::State, seat: Seat) -> Asked<Self::Question>;

    /// The legal answers of a waiting seat: at least one, each once, in an order that people find natural
    /// and that never depends on what the seat does not know.
    fn options(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// What a seat may do besides answering, asked or not. The game never waits for it.
    fn offers(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// What an action that `options` or `offers` lists for this seat costs, as its label says, based on what the seat
    /// knows. Includes everything the action leads to, such as the land for a chosen plot.
    fn price(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Price {
        Price::free()
    }

    /// The answers that the words of this option announce as possible once it is taken, so that its detail
    /// ([`Tell::option_detail`](super::Tell::option_detail)) is made from them. They are found by the rules that will
    /// list them; the laws check that each of them is then listed.
    fn announces(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What an event means for the accounts: who paid what, who got something. The laws compare it with the prices.
    fn book(&self, _event: &Self::Event, _book: &mut dyn FnMut(Booking)) {}

    /// Counts what an event says about how somebody plays, for `correio match`: what shows whether bots play the game or
    /// avoid it, as far as statistics ([`Tell::DEEDS`](super::Tell::DEEDS)) do not count it.
    fn style(&self, _event: &Self::Event, _count: &mut dyn FnMut(Seat, &'static str, u32)) {}

    /// What a standing answer to this question would be based on. None: the question is never answered in advance,
    /// because it does not recur, or shows the seat something new.
    fn recurring(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _question: Self::Question,
    ) -> Option<Recurring<Self::Action>> {
        None
    }

    /// The current round, as everybody can see: a game's followers are told when it changes.
    fn round(&self, _state: &Self::State) -> u32 {
        0
    }

    /// Carries out an action that `options` or `offers` listed for this seat.
    fn perform(&self, state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut Events<Self::Event>);

    /// Why this seat may not take this action, based on what the seat knows. Called only for actions that are not
    /// listed.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Self::Refusal;

    /// Places and scores, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// A soloist's result, once the game is over: the score, unless the game ranks soloists by more.
    fn solo_result(&self, state: &Self::State) -> Option<SoloResult> {
        let outcome = self.outcome(state)?;
        let total = outcome.seat(Seat(0))?.total;
        Some(SoloResult { rank: outcome.rank, ..SoloResult::of(&[("total", total)]) })
    }

    /// What this viewer may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What this viewer sees of an event: all of it, part of it, or nothing.
    fn witness(&self, event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Another position that `viewer` cannot distinguish from this one: everything they may not know is redealt, with
    /// another seed. The laws prove secrecy with it.
    fn redeal(&self, state: &Self::State, viewer: Viewer, memory: Memory, random: &mut Stream) -> Self::State;

    /// A position that, for all `viewer` knows and remembers, may well be this one: what they cannot know is drawn
    /// again, every possibility equally likely, with another seed. A search plays on such positions.
    ///
    /// It does not depend on the truth: the same random numbers give the same position, whatever is hidden in this one.
    fn sample(&self, state: &Self::State, viewer: Viewer, random: &mut Stream) -> Self::State;

    /// What each party would score if the game ended now: seats in order, then automas.
    fn scores(&self, _state: &Self::State) -> Scores {
        Scores::new()
    }

    /// What a position is worth to each party, in points: what it will probably score at the end, as far as a look at
    /// the position tells. Seats in order, then automas. Called only for games with a `HORIZON`, on positions in which
    /// the game goes on.
    fn judge(&self, state: &Self::State) -> Judged {
        self.scores(state).into_iter().map(f64::from).collect()
    }

    /// Removes the choices of a seat that a search need not try while others stand. It must leave at least one, and
    /// must not lead in circles: where all others can be undone, none may be removed.
    fn leave_out(&self, _state: &Self::State, _seat: Seat, _choices: &mut Vec<Self::Action>) {}

    /// The hidden parts of this position that `viewer` may not know, pile by pile, as texts. The laws use it to check
    /// that `redeal` really changes whatever can be changed.
    fn hidden(&self, state: &Self::State, viewer: Viewer) -> Vec<Vec<String>>;

    /// Checks that no piece was lost or created. The error says what is wrong.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// Counts further kinds of things over many random games: tiles, effects, endings.
    fn tally(&self, _state: &Self::State, _events: &[Self::Event], _count: &mut dyn FnMut(&'static str, &str)) {}

    /// What `tally` must have counted after many random games, each with its two names.
    fn tallied(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// Collects what happens during a step.
#[derive(Clone, Debug)]
pub struct Events<E> {
    list: Vec<E>,
    /// Who learned something new in this step.
    revealed: SeatSet,
    revealed_to_all: bool,
    /// Whether the step completed something that cannot be undone, whoever acts next.
    completed: bool,
    /// Seats for which a question with a single answer was answered automatically.
    forced: SeatSet,
}

impl<E> Default for Events<E> {
    fn default() -> Self {
        Events {
            list: Vec::new(),
            revealed: SeatSet::NONE,
            revealed_to_all: false,
            completed: false,
            forced: SeatSet::NONE,
        }
    }
}

impl<E> Events<E> {
    /// Records an event.
    pub fn push(&mut self, event: E) {
        self.list.push(event);
    }

    /// Records that this step showed everybody something hidden: it cannot be undone.
    pub fn reveal(&mut self) {
        self.revealed_to_all = true;
    }

    /// Records that this step showed this seat, and nobody else, something hidden from it: it cannot be undone.
    pub fn reveal_to(&mut self, seat: Seat) {
        self.revealed = self.revealed.with(seat);
    }

    /// Records that this step completed something, such as a phase: it settles even if the same seat acts next.
    pub fn complete(&mut self) {
        self.completed = true;
    }

    /// Whether this step cannot be undone, whoever acts next.
    pub fn settles(&self) -> bool {
        self.completed || self.revealed()
    }

    /// Whether anybody learned something.
    pub fn revealed(&self) -> bool {
        self.revealed_to_all || !self.revealed.is_empty()
    }

    /// Whether this viewer learned something.
    pub fn revealed_to(&self, viewer: Viewer) -> bool {
        self.revealed_to_all || self.revealed.iter().any(|seat| viewer.knows(seat))
    }

    /// What happened so far.
    pub fn list(&self) -> &[E] {
        &self.list
    }

    /// Clears everything, keeping the allocation.
    pub fn clear(&mut self) {
        self.list.clear();
        self.revealed = SeatSet::NONE;
        self.revealed_to_all = false;
        self.completed = false;
        self.forced = SeatSet::NONE;
    }

    pub(super) fn force(&mut self, seat: Seat) {
        self.forced = self.forced.with(seat);
    }

    /// Seats for which a question with a single answer was answered automatically.
    pub(super) fn forced(&self) -> SeatSet {
        self.forced
    }

    /// Takes the events.
    pub fn take(&mut self) -> Vec<E> {
        std::mem::take(&mut self.list)
    }
}
