//! A command as a path into the open questions: named slots that are matched with options, in any order.

use super::play::{Choice, Play};
use super::refused::Declined;
use super::seat::Seat;

/// A slot of a command and its typed value. The command itself is the slot [`COMMAND`].
pub type SlotValue = (String, String);

/// The slot that main actions fill with the name of their command.
pub const COMMAND: &str = "do";

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The actions on the way, each legal after the one before.
    pub actions: Vec<String>,
    /// If the command fits several options, those options: the person is asked to choose among them.
    pub narrowed: Vec<Choice>,
}

/// Why a command leads nowhere; nothing was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathError {
    /// This seat has no question.
    NotAsked,
    /// This slot fits no option at this point of the path; these options would fit with another value.
    Unfit { slot: String, given: String, fitting: Vec<Choice> },
    /// This slot could be used only after a step that cannot be undone. Nobody may know yet what comes then.
    TooFar { slot: String, given: String },
    /// An action on the way was declined.
    Declined(Declined),
}

/// Walks as far as the slots lead. Changes nothing: the actions must be entered afterwards.
pub fn walk(play: &Play, seat: Seat, given: &[SlotValue]) -> Result<Path, PathError> {
    let mut trail = PathWalk::new(play, seat, given);
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
        return Err(PathError::TooFar { slot, given });
    }
    // The remaining slots may still narrow down the next options.
    let narrowed: Vec<_> = trail.fitting().into_iter().filter(|choice| fills_all(choice, &unused)).collect();
    if narrowed.is_empty() {
        return Err(trail.unfit(&unused));
    }
    Ok(Path { actions, narrowed })
}

/// The options that fit the command typed so far, at the question where `slot` would be used: for autocompletion.
pub fn complete(play: &Play, seat: Seat, given: &[SlotValue], slot: &str) -> Vec<Choice> {
    let others: Vec<SlotValue> = given.iter().filter(|(name, _)| name != slot).cloned().collect();
    let mut trail = PathWalk::new(play, seat, &others);
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

fn fits(choice: &Choice, (slot, given): &SlotValue) -> bool {
    value(choice, slot).is_none_or(|value| value.eq_ignore_ascii_case(given.trim()))
}

fn fills_all(choice: &Choice, given: &[SlotValue]) -> bool {
    given.iter().all(|slot| value(choice, &slot.0).is_some() && fits(choice, slot))
}

/// A walk in progress, on a copy of the game.
pub struct PathWalk<'a> {
    play: Play,
    seat: Seat,
    given: &'a [SlotValue],
    used: Vec<bool>,
}

impl<'a> PathWalk<'a> {
    pub fn new(play: &Play, seat: Seat, given: &'a [SlotValue]) -> PathWalk<'a> {
        PathWalk { play: play.clone(), seat, given, used: vec![false; given.len()] }
    }

    pub fn unused(&self) -> Vec<SlotValue> {
        self.given.iter().zip(&self.used).filter(|(_, used)| !**used).map(|(given, _)| given.clone()).collect()
    }

    /// Every option the seat has here, asked or offered.
    fn open(&self) -> Vec<Choice> {
        let Some(view) = self.play.private(self.seat) else { return Vec::new() };
        let asked = view.question().map(|question| question.choices).unwrap_or_default();
        asked.into_iter().chain(view.offers()).collect()
    }

    /// The options here that no unused slot contradicts.
    fn fitting(&self) -> Vec<Choice> {
        let unused = self.unused();
        self.open().into_iter().filter(|choice| unused.iter().all(|given| fits(choice, given))).collect()
    }

    /// The one option here that the unused slots mean, if there is exactly one.
    pub fn only_choice(&self) -> Option<Choice> {
        let unused = self.unused();
        let meant = |choice: &Choice| unused.iter().any(|(slot, _)| value(choice, slot).is_some());
        let mut fitting = self.fitting().into_iter().filter(meant);
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first)
    }

    /// Takes this option; true if the game settled, so that the path must end.
    pub fn take(&mut self, choice: &Choice) -> Result<bool, PathError> {
        let step = self.play.act(self.seat, &choice.text).map_err(PathError::Declined)?;
        for ((slot, _), used) in self.given.iter().zip(&mut self.used) {
            *used |= value(choice, slot).is_some();
        }
        Ok(step.settled)
    }

    pub fn unfit(&self, unused: &[SlotValue]) -> PathError {
        let open = self.open();
        if open.is_empty() && self.used.iter().all(|used| !used) {
            return PathError::NotAsked;
        }
        let wrong =
            unused.iter().find(|given| !open.iter().any(|choice| fills_all(choice, std::slice::from_ref(given))));
        let Some((slot, given)) = wrong.or(unused.first()) else { return PathError::NotAsked };
        let mut fitting: Vec<Choice> = Vec::new();
        for choice in open.iter().filter(|choice| value(choice, slot).is_some()) {
            if !fitting.iter().any(|other| value(other, slot) == value(choice, slot)) {
                fitting.push(choice.clone());
            }
        }
        PathError::Unfit { slot: slot.clone(), given: given.clone(), fitting }
    }
}
