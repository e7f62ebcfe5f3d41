//! A command as a path into the open questions: named slots that are matched against options, in any order.

use super::play::{Choice, Play};
use super::refused::Declined;
use super::seat::Seat;

/// A slot of a command and what was typed into it. The command itself is the slot [`COMMAND`].
pub type Given = (String, String);

/// The slot that main actions fill with the name of their command.
pub const COMMAND: &str = "do";

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The actions on the way, all legal one after another.
    pub actions: Vec<String>,
    /// Where the command fits several options, those: the person is asked to choose among them.
    pub narrowed: Vec<Choice>,
}

/// A command that fits nothing; nothing was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPath {
    /// Nothing is asked of this seat.
    NotAsked,
    /// This slot fits no option where the path has come to; each of these would with another value.
    Unfit { slot: String, given: String, fitting: Vec<Choice> },
    /// This slot could be used only after a step that cannot be taken back. What comes then is nobody's to know yet.
    TooFar { slot: String, given: String },
    /// An action on the way was declined.
    Declined(Declined),
}

/// Walks as far as the slots lead. Nothing is changed: the actions are to be entered afterwards.
pub fn walk(play: &Play, seat: Seat, given: &[Given]) -> Result<Path, NoPath> {
    let mut trail = Trail::new(play, seat, given);
    let mut actions = Vec::new();
    let mut settles = false;
    while !settles && let Some(choice) = trail.only_choice() {
        settles = trail.take(&choice)?;
        actions.push(choice.text);
    }
    let unused = trail.unused();
    let Some((slot, given)) = unused.first().cloned() else {
        return Ok(Path { actions, narrowed: Vec::new() });
    };
    if settles {
        return Err(NoPath::TooFar { slot, given });
    }
    // What is left may still say which of the next options are meant.
    let narrowed: Vec<_> = trail.fitting().into_iter().filter(|choice| fills_all(choice, &unused)).collect();
    if narrowed.is_empty() {
        return Err(trail.unfit(&unused));
    }
    Ok(Path { actions, narrowed })
}

/// The options that fit a command typed so far, at the question where `slot` would be used: for autocompletion.
pub fn complete(play: &Play, seat: Seat, given: &[Given], slot: &str) -> Vec<Choice> {
    let others: Vec<Given> = given.iter().filter(|(name, _)| name != slot).cloned().collect();
    let mut trail = Trail::new(play, seat, &others);
    loop {
        let fitting: Vec<_> = trail.fitting().into_iter().filter(|choice| value(choice, slot).is_some()).collect();
        if !fitting.is_empty() {
            return fitting;
        }
        let Some(choice) = trail.only_choice() else { return Vec::new() };
        if trail.take(&choice).unwrap_or(true) {
            return Vec::new();
        }
    }
}

/// The text with which an option fills a slot.
pub fn value<'a>(choice: &'a Choice, slot: &str) -> Option<&'a str> {
    choice.slots.iter().find(|(name, _)| *name == slot).map(|(_, value)| value.as_str())
}

fn fits(choice: &Choice, (slot, given): &Given) -> bool {
    value(choice, slot).is_none_or(|value| value.eq_ignore_ascii_case(given.trim()))
}

fn fills_all(choice: &Choice, given: &[Given]) -> bool {
    given.iter().all(|slot| value(choice, &slot.0).is_some() && fits(choice, slot))
}

/// A walk in progress, on a copy of the game.
struct Trail<'a> {
    play: Play,
    seat: Seat,
    given: &'a [Given],
    used: Vec<bool>,
}

impl<'a> Trail<'a> {
    fn new(play: &Play, seat: Seat, given: &'a [Given]) -> Trail<'a> {
        Trail { play: play.clone(), seat, given, used: vec![false; given.len()] }
    }

    fn unused(&self) -> Vec<Given> {
        self.given.iter().zip(&self.used).filter(|(_, used)| !**used).map(|(given, _)| given.clone()).collect()
    }

    /// Every option open to the seat here, asked or offered.
    fn open(&self) -> Vec<Choice> {
        let Some(sight) = self.play.private(self.seat) else { return Vec::new() };
        let asked = sight.question().map(|question| question.choices).unwrap_or_default();
        asked.into_iter().chain(sight.offers()).collect()
    }

    /// The options here that contradict no slot that is still unused.
    fn fitting(&self) -> Vec<Choice> {
        let unused = self.unused();
        self.open().into_iter().filter(|choice| unused.iter().all(|given| fits(choice, given))).collect()
    }

    /// The one option here that the unused slots mean, if it is just one.
    fn only_choice(&self) -> Option<Choice> {
        let unused = self.unused();
        let meant = |choice: &Choice| unused.iter().any(|(slot, _)| value(choice, slot).is_some());
        let mut fitting = self.fitting().into_iter().filter(meant);
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first)
    }

    /// Goes on by this option; true if the game settled, so that the path must end.
    fn take(&mut self, choice: &Choice) -> Result<bool, NoPath> {
        let step = self.play.act(self.seat, &choice.text).map_err(NoPath::Declined)?;
        for ((slot, _), used) in self.given.iter().zip(&mut self.used) {
            *used |= value(choice, slot).is_some();
        }
        Ok(step.settled)
    }

    fn unfit(&self, unused: &[Given]) -> NoPath {
        let open = self.open();
        if open.is_empty() && self.used.iter().all(|used| !used) {
            return NoPath::NotAsked;
        }
        let wrong =
            unused.iter().find(|given| !open.iter().any(|choice| fills_all(choice, std::slice::from_ref(given))));
        let Some((slot, given)) = wrong.or(unused.first()) else { return NoPath::NotAsked };
        let mut fitting: Vec<Choice> = Vec::new();
        for choice in open.iter().filter(|choice| value(choice, slot).is_some()) {
            if !fitting.iter().any(|other| value(other, slot) == value(choice, slot)) {
                fitting.push(choice.clone());
            }
        }
        NoPath::Unfit { slot: slot.clone(), given: given.clone(), fitting }
    }
}

#[cfg(test)]
#[path = "path_tests.rs"]
mod tests;
