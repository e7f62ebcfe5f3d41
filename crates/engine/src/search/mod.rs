//! A bot for every game: an information-set Monte Carlo tree search.
//!
//! Each playout starts in a position that may be the real one for all the seat knows ([`Game::sample`]), walks down a
//! tree shared by all playouts, tries one new choice and plays on quickly. The result counts for every choice on the
//! way, for whoever made it.
//!
//! * The search starts from the seat's own live position, so others' sealed answers and orders do not exist in it.
//! * Playouts are counted, not timed, and values are made by arithmetic that is exact everywhere (sums, products,
//!   quotients, square roots): **the same secret gives the same move on every machine**.
//! * The search takes nothing from the position but what it samples, so **it knows what its seat knows**.

mod judge;
mod level;
mod playout;
mod reward;
mod tree;

pub(super) use judge::{expect, weigh};
pub use level::{Level, Settings, UnknownLevel};

use arrayvec::ArrayVec;

use super::game::{Events, Game, Horizon};
use super::position::Position;
use super::random;
use super::seat::{MAX_SEATS, Seat, Viewer};
use super::seed::Stream;
use playout::Playouts;
use reward::{Averages, Reward};
use tree::{Choice, Tree};

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<A> {
    /// Everything the seat could do, in listed order, options before offers.
    pub weighed: Vec<Weighed<A>>,
    /// What the seat itself would do next after each of them, as far as the search has looked.
    pub continuations: Vec<Vec<A>>,
    /// The index of the best one.
    pub best: usize,
    pub playouts: u32,
    /// Every seat's average score over all playouts.
    pub expected: ArrayVec<f64, MAX_SEATS>,
}

/// The result of a search in any game: actions in their text form.
pub type Advice = SearchResult<String>;

impl<A> SearchResult<A> {
    /// The best action.
    pub fn action(&self) -> &A {
        &self.weighed[self.best].action
    }

    /// The same, with the actions converted.
    pub(super) fn map<B>(self, form: impl Fn(A) -> B) -> SearchResult<B> {
        let SearchResult { weighed, continuations, best, playouts, expected } = self;
        let weighed = weighed.into_iter().map(|one| one.map(&form)).collect();
        let formed = |actions: Vec<A>| actions.into_iter().map(&form).collect();
        let continuations = continuations.into_iter().map(formed).collect();
        SearchResult { weighed, continuations, best, playouts, expected }
    }
}

/// How a search rates one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    pub action: A,
    /// How often it was tried. The more, the better it looked.
    pub visits: u32,
    /// Its average result, from 0 to 1.
    pub value: f64,
    /// The average lead over the best other party, in points.
    pub lead: f64,
}

impl<A> Weighed<A> {
    /// The same, with another form of the action.
    pub(super) fn map<B>(self, form: impl FnOnce(A) -> B) -> Weighed<B> {
        let Weighed { action, visits, value, lead } = self;
        Weighed { action: form(action), visits, value, lead }
    }
}

/// Searches for this seat's best action in a position, with this many playouts. None: the seat is not asked anything.
pub fn search<G: Game>(
    game: &G,
    position: &Position<G>,
    seat: Seat,
    seats: usize,
    settings: &Settings,
    random: Stream,
) -> Option<SearchResult<G::Action>> {
    let mut choices = Vec::new();
    choices_of(game, position, seat, &mut choices);
    let playouts = match choices.len() {
        0 => return None,
        1 => 0,
        _ => {
            game.leave_out(position.state(), seat, &mut choices);
            settings.playouts(choices.len()).saturating_mul(G::PLAYOUTS)
        }
    };
    let mut search = Search::new(game, position, (seat, seats), settings, random);
    let mut done = 0;
    while done < playouts && !search.tree.is_decided(playouts - done) {
        search.playout(position);
        done += 1;
    }
    choices_of(game, position, seat, &mut choices);
    Some(search.found(&choices, done))
}

/// What a seat may do when asked: its options, and its offers where they would take effect at once.
fn choices_of<G: Game>(game: &G, position: &Position<G>, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    let Some(open) = position.question(seat) else { return };
    out.extend_from_slice(&open.options);
    if random::is_own_turn(position, seat) {
        game.offers(position.state(), seat, out);
    }
}

/// How many bytes a search that runs as many playouts as these settings allow holds.
pub fn memory<G: Game>(
    game: &G,
    position: &Position<G>,
    seat_of: (Seat, usize),
    settings: &Settings,
    random: Stream,
) -> usize {
    let mut search = Search::new(game, position, seat_of, settings, random);
    (0..settings.most.saturating_mul(G::PLAYOUTS)).for_each(|_| search.playout(position));
    search.tree.held() + search.playouts.held()
}

/// A search in progress.
struct Search<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    seats: usize,
    settings: &'a Settings,
    tree: Tree<G::Action>,
    playouts: Playouts<G>,
    events: Events<G::Event>,
    /// The choices in the tree that the current playout has made.
    path: Vec<Choice>,
    /// Reused buffer for the choices.
    choices: Vec<G::Action>,
    averages: Averages,
}

impl<'a, G: Game> Search<'a, G> {
    fn new(
        game: &'a G,
        from: &Position<G>,
        (seat, seats): (Seat, usize),
        settings: &'a Settings,
        random: Stream,
    ) -> Search<'a, G> {
        let horizon = if settings.cuts_off { G::HORIZON } else { Horizon::GameEnd };
        Search {
            game,
            seat,
            seats,
            settings,
            tree: Tree::new(),
            playouts: Playouts::new(settings.drawn, horizon, game.round(from.state()).max(1), random),
            events: Events::default(),
            path: Vec::new(),
            choices: Vec::new(),
            averages: Averages::default(),
        }
    }

    fn playout(&mut self, from: &Position<G>) {
        let state = self.game.sample(from.state(), Viewer::Seat(self.seat), self.playouts.random());
        let mut position = Position::of(self.game, state);
        self.path.clear();
        self.playouts.begin();
        self.descend(&mut position);
        let ended = self.playouts.play(self.game, &mut position, self.seats, &mut self.events);
        let reward = Reward::of(self.game, &position, self.seats, ended, &mut self.averages);
        self.playouts.learn(&reward);
        self.tree.learn(&self.path, &reward);
    }

    /// Walks down the tree to a choice that was never tried, and takes it.
    fn descend(&mut self, position: &mut Position<G>) {
        let mut node = Tree::<G::Action>::ROOT;
        while let Some(open) = position.questions().first()
            && !position.is_stuck()
            && !self.playouts.is_far_enough(self.game, position)
        {
            // Of several who answer at once, only the searcher's answer is planned: nobody may react to it.
            let alone = position.questions().len() == 1;
            let seat = if position.question(self.seat).is_some() { self.seat } else { open.seat };
            if !alone && seat != self.seat {
                self.playouts.step(self.game, position, &mut self.events);
                continue;
            }
            let mut choices = std::mem::take(&mut self.choices);
            choices_of(self.game, position, seat, &mut choices);
            self.game.leave_out(position.state(), seat, &mut choices);
            let prior = |action: &G::Action| self.playouts.learned(seat, *action);
            let (choice, fresh) = self.tree.choose(node, seat, &choices, self.settings, prior);
            let action = self.tree.action(choice);
            self.choices = choices;
            self.path.push(choice);
            self.playouts.note(seat, action);
            self.events.clear();
            position.apply_listed(self.game, seat, action, &mut self.events);
            if fresh {
                return;
            }
            node = self.tree.below(choice);
        }
    }

    fn found(&self, choices: &[G::Action], playouts: u32) -> SearchResult<G::Action> {
        let weighed: Vec<_> = choices.iter().map(|action| self.tree.weighed(*action)).collect();
        let mut best = 0;
        for (place, one) in weighed.iter().enumerate() {
            let other = &weighed[best];
            if (one.visits, one.value) > (other.visits, other.value) {
                best = place;
            }
        }
        let expected = Seat::all(self.seats).map(|seat| self.averages.of(seat)).collect();
        let continuations = choices.iter().map(|action| self.tree.continuation(*action, self.seat)).collect();
        SearchResult { weighed, continuations, best, playouts, expected }
    }
}
