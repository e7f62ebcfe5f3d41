//! Lessons: real positions in which a coach says what to do and why.
//!
//! A lesson is data, played by the rules on the built-in edition. It is no table: nobody takes part but its learner, and a
//! position follows from the lesson and the number of steps taken.

use super::chain;
use super::edition::EditionError;
use super::log::{Entry, EntryError, Move};
use super::options::Options;
use super::phrase::Key;
use super::play::Play;
use super::refused::Declined;
use super::registry::{GameInfo, OpeningError};
use super::seat::Seat;
use super::seed::Seed;

/// A lesson of a game.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The name under which progress is stored.
    pub id: &'static str,
    /// Goes up with every change of the steps: whoever is in the middle begins again.
    pub version: u32,
    pub name: &'static Key,
    /// What it teaches, in a sentence.
    pub about: &'static Key,
    pub begins: Beginning,
    /// What is played before the first step, as entries of a log.
    pub before: &'static [&'static str],
    pub steps: &'static [LessonStep],
    /// What the coach says when all is done.
    pub end: &'static Key,
}

/// Where a lesson begins.
#[derive(Clone, Copy, Debug)]
pub enum Beginning {
    /// With a new game.
    Opening { seats: usize, seed: &'static str },
    /// Where another lesson ended.
    After(&'static Lesson),
}

/// A question to the learner.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// What the coach says: what to do, and why.
    pub says: &'static Key,
    /// The answer that is expected, in its text form.
    pub answer: &'static str,
    /// What others enter then, as entries of a log.
    pub then: &'static [&'static str],
}

/// A lesson that does not go with the rules. The tests play every lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    #[error(transparent)]
    Edition(#[from] EditionError),
    #[error(transparent)]
    Opening(#[from] OpeningError),
    #[error(transparent)]
    Entry(#[from] EntryError),
    #[error("'{0}' is declined: {1:?}")]
    Declined(String, Declined),
}

impl Lesson {
    /// The learner's seat.
    pub const LEARNER: Seat = Seat(0);

    /// Changes with the lesson, with those before it, and with the rules.
    pub fn revision(&self, kind: &'static GameInfo) -> u32 {
        self.versions() * 100 + kind.rules
    }

    /// The versions of this lesson and of those it goes on from, added up.
    fn versions(&self) -> u32 {
        match self.begins {
            Beginning::Opening { .. } => self.version,
            Beginning::After(lesson) => self.version + lesson.versions(),
        }
    }

    /// The position in which a step is asked for; after the last one, that at the end.
    pub fn position(&self, kind: &'static GameInfo, step: usize) -> Result<Play, LessonError> {
        let mut play = match self.begins {
            Beginning::After(lesson) => lesson.position(kind, lesson.steps.len())?,
            Beginning::Opening { seats, seed } => {
                let edition = kind.built_in_edition;
                let opening = kind.opening(edition, Options::default(), seats, Seed::from_words(seed))?;
                kind.load(edition)?.begin(&opening).0
            }
        };
        let mut enter = |entry: Entry| match play.enter(&entry) {
            Ok(_) => Ok(()),
            Err(declined) => Err(LessonError::Declined(entry.to_string(), declined)),
        };
        self.before.iter().try_for_each(|entry| enter(entry.parse()?))?;
        for step in &self.steps[..step.min(self.steps.len())] {
            enter(Entry { seat: Lesson::LEARNER, what: Move::Act(step.answer.to_owned()) })?;
            step.then.iter().try_for_each(|entry| enter(entry.parse()?))?;
        }
        Ok(play)
    }

    /// How many steps from this one on an answer takes, and whether that is all of the answer.
    pub fn taken(&self, step: usize, answer: &str) -> (usize, bool) {
        let steps = self.steps.iter().skip(step);
        let taken = steps.zip(chain::actions(answer)).take_while(|(step, action)| step.answer == *action).count();
        (taken, taken == chain::actions(answer).count())
    }
}
