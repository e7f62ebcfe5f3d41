//! States survive storing, cloning, replay and undo; simultaneous answers commute.

use super::{Check, Fault, Law};
use crate::game::{Events, Game};
use crate::log::{Entry, Move};
use crate::position::Position;
use crate::seat::{Seat, Viewer};
use crate::session::{Progress, Session};

/// A whole replay is made once per this many close checks, and at the end.
const REPLAY_ONCE_IN: u32 = 8;

impl<G: Game> Check<G> {
    /// The game is the same after storing and loading, cloning, and replaying.
    pub(super) fn check_storing(&mut self) -> Result<(), Fault> {
        let stored = self.session.to_store();
        let text = serde_json::to_string(&stored).map_err(|error| (Law::Storing, error.to_string()))?;
        let again = serde_json::from_str(&text).map_err(|error| (Law::Storing, error.to_string()))?;
        if stored != again {
            return Err((Law::Storing, "a stored state differs when it is read again".to_owned()));
        }
        if Session::resume(self.game.clone(), self.opening.seats, again).0.settled() != self.session.settled() {
            return Err((Law::Storing, "a stored state goes on by itself when it is taken up again".to_owned()));
        }
        if self.session.is_over() || self.random.one_in(REPLAY_ONCE_IN) {
            self.check_replay()?;
        }
        Ok(())
    }

    fn check_replay(&self) -> Result<(), Fault> {
        let (mut replayed, _) = Session::begin(self.game.clone(), &self.opening);
        for entry in &self.log {
            replayed.enter(entry).map_err(|refused| (Law::Storing, format!("replay refuses {entry}: {refused:?}")))?;
        }
        let same = Seat::all(self.opening.seats).all(|seat| replayed.live(seat) == self.session.live(seat));
        if !same || replayed.settled() != self.session.settled() {
            return Err((Law::Storing, "the replayed game differs".to_owned()));
        }
        Ok(())
    }

    /// Whether a step could be undone was known before it was taken.
    pub(super) fn check_marks(
        &self,
        before: &Session<G>,
        seat: Seat,
        action: G::Action,
        progress: &Progress<G::Event>,
    ) -> Result<(), Fault> {
        let expected = before.would_settle(seat, action);
        if expected.as_ref().ok() == Some(&progress.settled) {
            return Ok(());
        }
        Err((Law::Undo, format!("{action}: settled is {}, but expected was {expected:?}", progress.settled)))
    }

    /// A step that did not settle can be undone, and nobody else has seen anything of it.
    pub(super) fn check_undo(
        &mut self,
        before: &Session<G>,
        seat: Seat,
        progress: &Progress<G::Event>,
    ) -> Result<(), Fault> {
        if progress.settled || self.session.unsettled_steps(seat).len() <= before.unsettled_steps(seat).len() {
            return Ok(());
        }
        for viewer in Viewer::all(self.session.seats()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
            if self.session.seen_by(viewer).view(&self.game, viewer) != before.seen_by(viewer).view(&self.game, viewer)
            {
                return Err((Law::Undo, format!("{viewer:?} sees a step that can be taken back")));
            }
        }
        let mut undone = self.session.clone();
        let entry = Entry { seat, what: Move::Undo };
        undone.enter(&entry).map_err(|refused| (Law::Undo, format!("undo is refused: {refused:?}")))?;
        if undone.live(seat) != before.live(seat) || undone.settled() != before.settled() {
            return Err((Law::Undo, "undo does not lead back".to_owned()));
        }
        Ok(())
    }

    /// Simultaneous answers of two seats give equal states in either order.
    pub(super) fn check_independence(&mut self) -> Result<(), Fault> {
        let settled = self.session.settled().clone();
        let open: Vec<_> = settled.questions().iter().filter(|open| open.asked.simultaneous).collect();
        let [.., first, second] = open[..] else { return Ok(()) };
        let (Some(&one), Some(&other)) = (self.random.pick(&first.options), self.random.pick(&second.options)) else {
            return Ok(());
        };
        let forwards = self.in_order(&settled, [(first.seat, one), (second.seat, other)])?;
        let backwards = self.in_order(&settled, [(second.seat, other), (first.seat, one)])?;
        if forwards != backwards {
            return Err((Law::Independence, format!("{one} and {other} depend on each other")));
        }
        Ok(())
    }

    fn in_order(&self, from: &Position<G>, answers: [(Seat, G::Action); 2]) -> Result<Position<G>, Fault> {
        let mut position = from.clone();
        for (seat, action) in answers {
            let refused =
                |refused| (Law::Independence, format!("{action} is refused after another's answer: {refused:?}"));
            position.apply(&self.game, seat, action, &mut Events::default()).map_err(refused)?;
        }
        Ok(position)
    }
}
