//! Folds a log entry by entry, including turns taken back by consent.

use super::log::{Entry, Move};
use super::narration::Narration;
use super::play::{EntryResult, Play};
use super::refused::Declined;

/// A game being folded from its log.
#[derive(Clone, Debug)]
pub struct Fold {
    /// The game before the first of these entries, and how many came before.
    start: Play,
    first: u32,
    play: Play,
    entered: Vec<(u32, Entry)>,
}

impl Fold {
    /// Starts with a game to which this many entries have led.
    pub fn new(play: Play, entries: u32) -> Fold {
        Fold { start: play.clone(), first: entries, play, entered: Vec::new() }
    }

    pub fn play(&self) -> &Play {
        &self.play
    }

    pub fn into_play(self) -> Play {
        self.play
    }

    /// Makes the entry with this number, or says why not and leaves everything unchanged.
    pub fn enter(&mut self, number: u32, entry: &Entry) -> Result<EntryResult, Declined> {
        let step = match &entry.what {
            Move::TakeBack(to) => self.take_back(*to)?,
            Move::Act(_) | Move::Undo | Move::StartOver => self.play.enter(entry)?,
        };
        self.entered.push((number, entry.clone()));
        Ok(step)
    }

    fn take_back(&mut self, to: u32) -> Result<EntryResult, Declined> {
        let mut play = self.at(to)?;
        if !play.is_settled() {
            return Err(Declined::NothingToUndo);
        }
        play.continue_counters_of(&self.play);
        self.play = play;
        Ok(EntryResult { settled: true, told: Narration::default(), applied: Vec::new(), style: Vec::new() })
    }

    /// The game as it stood after this many entries.
    fn at(&self, entries: u32) -> Result<Play, Declined> {
        let last = self.entered.last().map_or(self.first, |(number, _)| *number);
        if !(self.first..=last).contains(&entries) {
            return Err(Declined::NothingToUndo);
        }
        let mut fold = Fold::new(self.start.clone(), self.first);
        for (number, entry) in self.entered.iter().take_while(|(number, _)| *number <= entries) {
            fold.enter(*number, entry)?;
        }
        Ok(fold.play)
    }
}
