//! A game as people play it: settled and live positions, undo, sealed answers, orders.
//!
//! * **Settled** is what everybody sees. **Live** is settled plus the unsettled steps of at most one seat, which
//!   only that seat sees and may undo.
//! * A step settles when it reveals something, or when the game then waits for anybody but just that seat.
//! * Answers to **simultaneous** questions are **sealed**: each seat has its own branch of the settled position.
//!   When the last one is in, all are applied in seat order and shown together.
//! * What another seat does out of turn during somebody's unsettled steps is an **order**: carried out at the next
//!   settlement, before those steps, if it is still legal.
//!
//! A session is a pure fold over the entries of its log.

use std::borrow::Cow;
use std::sync::Arc;

use super::game::{Events, Game, Scene};
use super::log::{Entry, Move, Opening};
use super::outcome::{Outcome, Party};
use super::position::{OpenQuestion, Position};
use super::refused::Refused;
use super::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use super::stamp::Stamp;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: Arc<G>,
    seats: usize,
    settled: Position<G>,
    /// Unsettled steps of one seat, or sealed answers of several.
    branches: [Option<Branch<G>>; MAX_SEATS],
    /// Whether the settled questions are being answered under seal.
    sealed: bool,
    orders: Vec<(Seat, G::Action)>,
    /// How many entries each seat has made; part of its stamps.
    entries: [u32; MAX_SEATS],
}

/// The unsettled steps of one seat, and the position they lead to.
#[derive(Clone, Debug)]
struct Branch<G: Game> {
    steps: Vec<G::Action>,
    /// The effects of these steps, as that seat may see them.
    events: Vec<G::Event>,
    live: Position<G>,
}

/// The resulting position, the events, and the actions that were carried out.
type Folded<G> = (Position<G>, Vec<<G as Game>::Event>, Vec<(Seat, String)>);

/// The position after one step, and its events.
type Stepped<G> = (Position<G>, Events<<G as Game>::Event>);

/// The result of an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress<E> {
    /// Whether the game settled: others may now see what happened.
    pub settled: bool,
    /// The events: everything since the last settlement if it settled, else the steps of this entry.
    pub events: Vec<E>,
    /// The actions that took effect with this settlement, in order.
    pub applied: Vec<(Seat, String)>,
}

/// The part of a session that is stored at a settlement.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Settled<S> {
    pub state: S,
    pub entries: [u32; MAX_SEATS],
}

/// Whether a step can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finality {
    /// It can be undone.
    Undoable,
    /// It ends the player's turn, and cannot be undone.
    EndsTurn,
    /// It completes one of several sealed answers, which can be changed until the last one is in.
    Sealed,
    /// It completes an answer out of turn or the last sealed one, and cannot be undone.
    Final,
    /// It cannot be undone although the turn continues: something is revealed, or others are asked.
    Irreversible,
}

impl<G: Game> Session<G> {
    /// Starts a game. The events are those of the setup.
    pub fn begin(game: Arc<G>, opening: &Opening) -> (Session<G>, Vec<G::Event>) {
        let mut events = Events::default();
        let settled = Position::start(&*game, &opening.options, opening.seats, opening.seed, &mut events);
        (Session::at(game, opening.seats, settled, [0; MAX_SEATS]), events.take())
    }

    /// Restores a game from a settled position; the entries made since must follow. There are events only if the rules
    /// have changed since, so that something now happens automatically.
    pub fn resume(game: Arc<G>, seats: usize, stored: Settled<G::State>) -> (Session<G>, Vec<G::Event>) {
        let mut events = Events::default();
        let settled = Position::advanced(&*game, stored.state, &mut events);
        (Session::at(game, seats, settled, stored.entries), events.take())
    }

    fn at(game: Arc<G>, seats: usize, settled: Position<G>, entries: [u32; MAX_SEATS]) -> Session<G> {
        let sealed = is_simultaneous(&settled);
        Session { game, seats, settled, branches: Default::default(), sealed, orders: Vec::new(), entries }
    }

    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    /// What everybody may see.
    pub fn settled(&self) -> &Position<G> {
        &self.settled
    }

    /// What this seat acts on: the settled position plus its own unsettled steps.
    pub fn live(&self, seat: Seat) -> &Position<G> {
        self.branch(seat).map_or(&self.settled, |branch| &branch.live)
    }

    /// The position that this viewer sees.
    pub fn seen_by(&self, viewer: Viewer) -> &Position<G> {
        match viewer {
            Viewer::Seat(seat) => self.live(seat),
            Viewer::Spectator => &self.settled,
        }
    }

    fn branch(&self, seat: Seat) -> Option<&Branch<G>> {
        self.branches.get(seat.index()).and_then(Option::as_ref)
    }

    /// The seat with unsettled steps, if answers are not sealed.
    fn stepping(&self) -> Option<Seat> {
        if self.sealed { None } else { Seat::all(self.seats).find(|seat| self.branch(*seat).is_some()) }
    }

    /// The seats the game still waits for, as everybody may know: sealed answers count, unsettled steps do not.
    pub fn waiting(&self) -> SeatSet {
        let waiting = self.settled.waiting();
        if !self.sealed {
            return waiting;
        }
        waiting.iter().filter(|seat| self.live(*seat).question(*seat).is_some()).collect()
    }

    /// This seat's open question, after its own unsettled steps.
    pub fn question(&self, seat: Seat) -> Option<&OpenQuestion<G>> {
        if self.blocked(seat) { None } else { self.live(seat).question(seat) }
    }

    /// What this seat may do besides answering.
    pub fn offers(&self, seat: Seat) -> Vec<G::Action> {
        if self.blocked(seat) { Vec::new() } else { self.judged_on(seat).offers(&self.game, seat) }
    }

    /// The position on which an entry of this seat is judged: its own or, for an order, the one after the orders so
    /// far.
    pub fn judged_on(&self, seat: Seat) -> Cow<'_, Position<G>> {
        if self.is_order(seat) { Cow::Owned(self.with_orders()) } else { Cow::Borrowed(self.live(seat)) }
    }

    /// A seat that has given its sealed answer waits for the others; it may still undo the answer.
    fn blocked(&self, seat: Seat) -> bool {
        self.sealed && self.branch(seat).is_some_and(|branch| branch.live.question(seat).is_none())
    }

    /// The events of this seat's unsettled steps.
    pub fn unsettled_events(&self, seat: Seat) -> &[G::Event] {
        self.branch(seat).map_or(&[], |branch| &branch.events)
    }

    /// This seat's unsettled steps: what it could undo.
    pub fn unsettled_steps(&self, seat: Seat) -> &[G::Action] {
        self.branch(seat).map_or(&[], |branch| &branch.steps)
    }

    /// The stamp of this seat's question and offers: it changes when those change, or when the seat acts.
    pub fn stamp(&self, seat: Seat) -> Stamp {
        let mut stamp = Stamp::builder();
        stamp.add(&self.entries[seat.index()].to_string());
        if let Some(open) = self.question(seat) {
            use super::game::VariantName;
            stamp.add(open.asked.question.kind());
            open.options.iter().for_each(|action| stamp.add(&action.to_string()));
        }
        stamp.finish()
    }

    pub fn is_over(&self) -> bool {
        self.settled.is_over()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.settled.outcome(&self.game)
    }

    /// How many entries each seat has made.
    pub fn entries(&self) -> [u32; MAX_SEATS] {
        self.entries
    }

    /// Continues from these counters, so that no stamp given out since becomes valid again.
    pub fn continue_counters_of(&mut self, entries: [u32; MAX_SEATS]) {
        self.entries = entries.map(|count| count + 1);
    }

    /// What is stored at a settlement.
    pub fn to_store(&self) -> Settled<G::State> {
        Settled { state: self.settled.state().clone(), entries: self.entries }
    }

    /// Whether this action could not be undone; or why this seat cannot take it.
    pub fn would_settle(&self, seat: Seat, action: G::Action) -> Result<bool, Refused<G::Refusal>> {
        if self.is_order(seat) {
            return self.ordered(seat, action).map(|_| false);
        }
        let (live, events) = self.stepped(seat, self.live(seat), action)?;
        Ok(self.settles(seat, &live, &events))
    }

    /// The finality of this action; or why this seat cannot take it.
    pub fn finality(&self, seat: Seat, action: G::Action) -> Result<Finality, Refused<G::Refusal>> {
        if self.is_order(seat) {
            return self.ordered(seat, action).map(|_| Finality::Undoable);
        }
        self.judged(seat, self.live(seat), action).map(|(_, finality)| finality)
    }

    /// Where this action leads from a position reached by this seat's unsettled steps, and its finality.
    pub(super) fn judged(
        &self,
        seat: Seat,
        from: &Position<G>,
        action: G::Action,
    ) -> Result<(Position<G>, Finality), Refused<G::Refusal>> {
        let (live, events) = self.stepped(seat, from, action)?;
        let finality = self.finality_of(seat, from, &live, &events);
        Ok((live, finality))
    }

    fn finality_of(&self, seat: Seat, from: &Position<G>, live: &Position<G>, events: &Events<G::Event>) -> Finality {
        if self.sealed && self.settled.waiting().contains(seat) {
            return match live.question(seat) {
                Some(_) => Finality::Undoable,
                None if self.settles(seat, live, events) => Finality::Final,
                None => Finality::Sealed,
            };
        }
        if !self.settles(seat, live, events) {
            return Finality::Undoable;
        }
        let has_turn = |position: &Position<G>| self.game.turn(position.state()) == Some(Party::Seat(seat));
        let own = has_turn(from);
        let begins = || events.list().iter().any(|event| matches!(self.game.begins(event), Some(Scene::Turn(_))));
        if own && (live.is_over() || !has_turn(live) || begins()) {
            Finality::EndsTurn
        } else if own || live.question(seat).is_some() && self.game.turn(from.state()).is_some() {
            Finality::Irreversible
        } else {
            Finality::Final
        }
    }

    /// The action with this text form.
    pub fn parse(text: &str) -> Result<G::Action, Refused<G::Refusal>> {
        text.parse().map_err(|problem: <G::Action as std::str::FromStr>::Err| Refused::Unreadable {
            text: text.to_owned(),
            problem: problem.to_string(),
        })
    }

    /// Makes an entry, or says why not and leaves everything unchanged.
    pub fn enter(&mut self, entry: &Entry) -> Result<Progress<G::Event>, Refused<G::Refusal>> {
        if entry.seat.index() >= self.seats {
            return Err(Refused::NoSuchSeat);
        }
        let progress = match &entry.what {
            Move::Act(text) => self.act(entry.seat, Self::parse(text)?)?,
            Move::Undo => self.undo(entry.seat, 1)?,
            Move::StartOver => self.undo(entry.seat, usize::MAX)?,
            // Only the holder of the log can carry it out: `Fold` does.
            Move::TakeBack(_) => return Err(Refused::NothingToUndo),
        };
        self.entries[entry.seat.index()] += 1;
        Ok(progress)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Progress<G::Event>, Refused<G::Refusal>> {
        if self.is_order(seat) {
            self.orders.push(self.ordered(seat, action)?);
            return Ok(Progress { settled: false, events: Vec::new(), applied: Vec::new() });
        }
        let (live, mut events) = self.stepped(seat, self.live(seat), action)?;
        if self.settles(seat, &live, &events) {
            return self.settle(Some((seat, action)));
        }
        let fresh = events.take();
        let branch = self.branches[seat.index()].get_or_insert_with(|| Branch {
            steps: Vec::new(),
            events: Vec::new(),
            live: live.clone(),
        });
        branch.steps.push(action);
        branch.events.extend(fresh.iter().cloned());
        branch.live = live;
        Ok(Progress { settled: false, events: fresh, applied: Vec::new() })
    }

    /// Whether this seat's action must wait for the next settlement.
    fn is_order(&self, seat: Seat) -> bool {
        match self.stepping() {
            Some(stepping) => stepping != seat,
            None => self.sealed && !self.settled.waiting().contains(seat) && self.branches.iter().any(Option::is_some),
        }
    }

    /// Where this step of a seat leads from here, if it is legal.
    fn stepped(&self, seat: Seat, from: &Position<G>, action: G::Action) -> Result<Stepped<G>, Refused<G::Refusal>> {
        if self.blocked(seat) {
            return Err(Refused::NotAsked);
        }
        let mut live = from.clone();
        let mut events = Events::default();
        live.apply(&self.game, seat, action, &mut events)?;
        Ok((live, events))
    }

    /// Whether a step of `seat` that leads here can no longer be undone. The last of several sealed answers cannot.
    fn settles(&self, seat: Seat, live: &Position<G>, events: &Events<G::Event>) -> bool {
        let only = SeatSet::only(seat);
        if self.sealed && self.settled.waiting().contains(seat) {
            return self.waiting() == only && live.question(seat).is_none();
        }
        events.settles() || live.waiting() != only
    }

    /// Keeps an offered action for the next settlement, if it is legal on top of the orders before it.
    fn ordered(&self, seat: Seat, action: G::Action) -> Result<(Seat, G::Action), Refused<G::Refusal>> {
        let mut position = self.with_orders();
        position.apply(&self.game, seat, action, &mut Events::default())?;
        Ok((seat, action))
    }

    /// The settled position as it would be after the orders so far.
    fn with_orders(&self) -> Position<G> {
        let mut position = self.settled.clone();
        for &(seat, action) in &self.orders {
            // An order that an earlier one made impossible is left out, as it will be at the settlement.
            let mut ordered = position.clone();
            if ordered.apply(&self.game, seat, action, &mut Events::default()).is_ok() {
                position = ordered;
            }
        }
        position
    }

    /// The orders kept for this seat.
    pub fn orders(&self, seat: Seat) -> impl Iterator<Item = G::Action> + '_ {
        self.orders.iter().filter(move |(other, _)| *other == seat).map(|(_, action)| *action)
    }

    fn undo(&mut self, seat: Seat, steps: usize) -> Result<Progress<G::Event>, Refused<G::Refusal>> {
        let Some(branch) = self.branches[seat.index()].take() else { return Err(Refused::NothingToUndo) };
        let kept = branch.steps.len().saturating_sub(steps);
        if kept > 0 {
            self.branches[seat.index()] = Some(self.replayed(seat, &branch.steps[..kept]));
        } else if self.branches.iter().all(Option::is_none) && !self.orders.is_empty() {
            return self.settle(None);
        }
        Ok(Progress { settled: false, events: Vec::new(), applied: Vec::new() })
    }

    /// The branch that these steps of a seat lead to. They were legal before, so they are again.
    fn replayed(&self, seat: Seat, steps: &[G::Action]) -> Branch<G> {
        let mut live = self.settled.clone();
        let mut events = Events::default();
        for &action in steps {
            live.apply_listed(&self.game, seat, action, &mut events);
        }
        Branch { steps: steps.to_vec(), events: events.take(), live }
    }

    /// Makes everything public: orders first, then steps or sealed answers in seat order, including the one that
    /// settles. If they do not go together, that one is refused and nothing changes.
    fn settle(&mut self, last: Option<(Seat, G::Action)>) -> Result<Progress<G::Event>, Refused<G::Refusal>> {
        let mut steps: Vec<(Seat, G::Action)> = Vec::new();
        for seat in Seat::all(self.seats) {
            steps.extend(self.unsettled_steps(seat).iter().map(|action| (seat, *action)));
            steps.extend(last.filter(|(by, _)| *by == seat));
        }
        // Orders come first, but never block the steps.
        let folded = self.folded(&self.orders, &steps).or_else(|_| self.folded(&[], &steps));
        let (position, events, applied) = folded?;
        self.orders.clear();
        self.branches = Default::default();
        self.sealed = is_simultaneous(&position);
        self.settled = position;
        Ok(Progress { settled: true, events, applied })
    }

    /// The settled position after these orders, as far as they are legal, and these steps, which must all be.
    fn folded(
        &self,
        orders: &[(Seat, G::Action)],
        steps: &[(Seat, G::Action)],
    ) -> Result<Folded<G>, Refused<G::Refusal>> {
        let mut position = self.settled.clone();
        let mut events = Events::default();
        let mut applied = Vec::new();
        for (number, &(seat, action)) in orders.iter().chain(steps).enumerate() {
            match position.apply(&self.game, seat, action, &mut events) {
                Ok(()) => applied.push((seat, action.to_string())),
                Err(Refused::Stuck { action }) => return Err(Refused::Stuck { action }),
                Err(_) if number < orders.len() => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok((position, events.take(), applied))
    }
}

/// Whether several seats are asked at once, under seal.
fn is_simultaneous<G: Game>(position: &Position<G>) -> bool {
    position.questions().len() > 1 && position.questions().iter().all(|open| open.asked.simultaneous)
}
