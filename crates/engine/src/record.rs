//! Games as files: the record of a finished game, which replays, and the transcript of a running one.

use serde::{Deserialize, Serialize};

use super::log::{Entry, Move, Opening};
use super::narration::Narration;
use super::outcome::Outcome;
use super::play::Play;
use super::registry::{GameInfo, LoadedGame};
use super::seat::Seat;

/// The version of the record format that this build writes. Older ones are still read.
pub const FORMAT: u32 = 1;

/// Finds a game by its id.
pub type Find = fn(&str) -> Option<&'static GameInfo>;

/// A finished game: everything that any later build needs to replay it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub format: u32,
    #[serde(flatten)]
    pub opening: Opening,
    /// The content of the edition file the game was played with.
    pub edition_content: String,
    /// The actions that took effect, in order, as `seat: action`.
    pub actions: Vec<String>,
    pub outcome: Outcome,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    #[error("this is not a record: {0}")]
    Unreadable(String),
    #[error("the record has format {0}, but this build reads formats up to {FORMAT}")]
    NewerFormat(u32),
    #[error("the record is of a game '{}' that this build does not have", .0.escape_debug())]
    NoSuchGame(String),
    #[error("the edition in the record: {0}")]
    Edition(#[from] super::edition::EditionError),
    #[error("the record cannot be started: {0}")]
    Opening(#[from] super::registry::OpeningError),
    #[error("action {number}, '{}', is not legal there", action.escape_debug())]
    Illegal { number: usize, action: String },
    #[error("the game is not over after the last action")]
    Unfinished,
    #[error("the game ends differently: recorded {recorded}, replayed {replayed}")]
    OtherOutcome { recorded: String, replayed: String },
    /// The record itself is fine: the rules have changed since.
    #[error("played under rules {recorded}; under rules {current} {}", differs(why))]
    OtherRules { recorded: u32, current: u32, why: Box<RecordError> },
}

/// How a record differs under other rules.
fn differs(why: &RecordError) -> String {
    match why {
        RecordError::Illegal { number, action } => {
            format!("it differs from action {number} on: '{}' is not legal there", action.escape_debug())
        }
        why => why.to_string(),
    }
}

impl RecordError {
    /// Whether the record was played under other rules, so that it may differ.
    pub fn is_of_other_rules(&self) -> bool {
        matches!(self, RecordError::OtherRules { .. })
    }
}

impl Record {
    /// The record of a game that is over.
    pub fn of(opening: Opening, edition_content: String, applied: &[(Seat, String)], outcome: Outcome) -> Record {
        let actions = applied.iter().map(|(seat, action)| format!("{seat}: {action}")).collect();
        Record { format: FORMAT, opening, edition_content, actions, outcome }
    }

    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let record: Record = serde_json::from_str(text).map_err(|error| RecordError::Unreadable(error.to_string()))?;
        if record.format > FORMAT {
            return Err(RecordError::NewerFormat(record.format));
        }
        Ok(record)
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }

    /// The game, ready to replay.
    pub fn open(&self, find: Find) -> Result<Replay, RecordError> {
        let kind = find(&self.opening.game).ok_or_else(|| RecordError::NoSuchGame(self.opening.game.clone()))?;
        // Seats and options come from a file: check them as for a new game.
        kind.admits(&self.opening.options, self.opening.seats)?;
        let loaded = kind.load(&self.edition_content)?;
        let (play, told) = loaded.begin(&self.opening);
        Ok(Replay { kind: loaded, rules: kind.rules, play, told, number: 0 })
    }

    /// Replays the whole game and compares its outcome.
    pub fn check(&self, find: Find) -> Result<(), RecordError> {
        let mut replay = self.open(find)?;
        while replay.step(self)?.is_some() {}
        self.same_end(&replay).map_err(|why| replay.under_its_rules(self, why))
    }

    fn same_end(&self, replay: &Replay) -> Result<(), RecordError> {
        let replayed = replay.play.outcome().ok_or(RecordError::Unfinished)?;
        if replayed == self.outcome {
            return Ok(());
        }
        let totals = |outcome: &Outcome| {
            let totals: Vec<_> = outcome.scores.iter().map(|score| score.total.to_string()).collect();
            totals.join("-")
        };
        Err(RecordError::OtherOutcome { recorded: totals(&self.outcome), replayed: totals(&replayed) })
    }
}

/// A record being replayed.
pub struct Replay {
    pub kind: std::sync::Arc<dyn LoadedGame>,
    /// The rules number under which it is replayed.
    pub rules: u32,
    pub play: Play,
    /// What happened in the last step; initially, in the setup.
    pub told: Narration,
    pub number: usize,
}

impl Replay {
    /// Replays the next action; None at the end of the record.
    pub fn step(&mut self, record: &Record) -> Result<Option<Entry>, RecordError> {
        let Some(line) = record.actions.get(self.number) else { return Ok(None) };
        let acts = |entry: &Entry| matches!(entry.what, Move::Act(_));
        let entry: Option<Entry> = line.parse().ok().filter(acts);
        let entered = entry.and_then(|entry| self.play.enter(&entry).ok().map(|step| (entry, step)));
        let Some((entry, step)) = entered else {
            let why = RecordError::Illegal { number: self.number + 1, action: line.clone() };
            return Err(self.under_its_rules(record, why));
        };
        self.told = step.told;
        self.number += 1;
        Ok(Some(entry))
    }

    /// What is wrong, or that the record has other rules.
    fn under_its_rules(&self, record: &Record, why: RecordError) -> RecordError {
        match (record.opening.rules, self.rules) {
            (recorded, current) if recorded == current => why,
            (recorded, current) => RecordError::OtherRules { recorded, current, why: Box::new(why) },
        }
    }
}

/// A running game as a spectator has seen it so far: without seed, hands or anything unsettled.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Transcript {
    pub format: u32,
    pub game: String,
    pub seats: usize,
    pub events: Vec<serde_json::Value>,
}

impl Transcript {
    pub fn begin(opening: &Opening, told: &Narration) -> Transcript {
        Transcript { format: FORMAT, game: opening.game.clone(), seats: opening.seats, events: told.seen() }
    }

    pub fn add(&mut self, told: &Narration) {
        self.events.extend(told.seen());
    }
}
