//! A game in type-erased form: what the list of games holds.

use std::fmt;
use std::sync::Arc;

use super::dead_ends::{self, DeadEndReport, DeadEndSearch};
use super::edition::{EditionError, EditionHash};
use super::fold::Fold;
use super::lesson::Lesson;
use super::log::{Entry, Opening};
use super::narration::Narration;
use super::options::{OptionSpec, Options, OptionsError};
use super::outcome::SoloResult;
use super::phrase::{Key, Phrase};
use super::picture::{Sign, Theme};
use super::play::{EntryResult, Play, Stored, StoredError};
use super::refused::Declined;
use super::seed::Seed;
use super::simulate::{Simulated, Simulation};
use super::tell::{Command, Deed, FirstGame, OptionWords, PageSpec, RulesChapter, Tell, Term};

/// A game with the values of one edition, from which games are started.
pub trait LoadedGame: Send + Sync {
    fn begin(&self, opening: &Opening) -> (Play, Narration);
    fn resume(&self, opening: &Opening, stored: Stored<'_>) -> Result<(Play, Narration), StoredError>;
    fn simulate(&self, simulation: &Simulation) -> Simulated;
    /// Searches for questions without an answer.
    fn search(&self, search: &DeadEndSearch) -> DeadEndReport;
    /// The random game of this opening, written out.
    fn playthrough(&self, opening: &Opening) -> String;
    /// A term of the rules in a few sentences, with the values of this edition.
    fn explain(&self, term: &Term) -> Phrase;
}

/// The signs of pieces with their words, and the theme in which they are drawn.
pub type PieceSigns = (Theme, Vec<(Sign, Phrase)>);

/// A game in the list of games.
#[derive(Clone, Copy)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: &'static Key,
    pub rules: u32,
    /// The form in which positions are stored.
    pub form: u32,
    /// The fewest and the most players.
    pub seats: (usize, usize),
    pub options: &'static [OptionSpec],
    pub built_in_edition: &'static str,
    pub commands: &'static [Command],
    pub pages: &'static [PageSpec],
    pub terms: &'static [Term],
    /// The chapters of the terms.
    pub chapters: &'static [RulesChapter],
    pub option_words: &'static [OptionWords],
    /// The name of the opponent played by the rules.
    pub automa: Option<&'static Key>,
    /// What a player is told at their first game.
    pub first_game: Option<FirstGame>,
    /// The lessons, in the order in which they are best taken.
    pub lessons: &'static [&'static Lesson],
    /// The name of what only a seat may see, if that is no hand.
    pub hand_name: Option<&'static Key>,
    /// What statistics count at the end of a game.
    pub deeds: &'static [Deed],
    /// The signs of pieces in pictures with their words.
    pub signs: fn() -> Option<PieceSigns>,
    /// A soloist's result, in a line of a ranking.
    pub solo_result_line: fn(&SoloResult) -> Phrase,
    /// This many points, as the game calls them.
    pub points: fn(i32) -> Phrase,
    load: fn(&str) -> Result<Arc<dyn LoadedGame>, EditionError>,
}

impl fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// Why a game cannot start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    #[error("{game} is for {fewest} to {most} people, not {seats}")]
    Seats { game: &'static str, fewest: usize, most: usize, seats: usize },
    #[error(transparent)]
    Options(#[from] OptionsError),
}

impl GameInfo {
    /// The entry of a typed game.
    pub const fn of<G: Tell>() -> GameInfo {
        GameInfo {
            id: G::ID,
            name: G::NAME,
            rules: G::RULES_VERSION,
            form: G::STATE_VERSION,
            seats: G::SEATS,
            options: G::OPTIONS,
            built_in_edition: G::EDITION,
            commands: G::COMMANDS,
            pages: G::PAGES,
            terms: G::TERMS,
            chapters: G::CHAPTERS,
            option_words: G::OPTION_WORDS,
            automa: G::AUTOMA,
            first_game: G::FIRST_GAME,
            lessons: G::LESSONS,
            hand_name: G::HAND,
            deeds: G::DEEDS,
            signs: G::signs,
            solo_result_line: G::solo_result_line,
            points: G::points,
            load: |edition| Ok(Arc::new(Arc::new(G::load(edition)?))),
        }
    }

    /// Reads an edition file.
    pub fn load(&self, edition: &str) -> Result<Arc<dyn LoadedGame>, EditionError> {
        (self.load)(edition)
    }

    /// Whether this many people can play the game with these options.
    pub fn admits(&self, options: &Options, seats: usize) -> Result<(), OpeningError> {
        let (fewest, most) = self.seats;
        if !(fewest..=most).contains(&seats) {
            return Err(OpeningError::Seats { game: self.id, fewest, most, seats });
        }
        Ok(options.check(self.options)?)
    }

    /// The opening of a new game, if it can be played this way.
    pub fn opening(&self, edition: &str, options: Options, seats: usize, seed: Seed) -> Result<Opening, OpeningError> {
        self.admits(&options, seats)?;
        let edition = EditionHash::of(edition);
        Ok(Opening { game: self.id.to_owned(), rules: self.rules, edition, options, seats, seed })
    }
}

impl dyn LoadedGame {
    /// Replays a log from its opening, passing on every step. Stops at the first entry that is declined.
    pub fn replay<'a>(
        &self,
        opening: &Opening,
        entries: impl IntoIterator<Item = &'a Entry>,
        mut each: impl FnMut(usize, &Entry, &EntryResult, &Play),
    ) -> Result<Play, (usize, Declined)> {
        let (play, _) = self.begin(opening);
        let mut fold = Fold::new(play, 0);
        for (index, (number, entry)) in (1..).zip(entries).enumerate() {
            let step = fold.enter(number, entry).map_err(|reason| (index, reason))?;
            each(index, entry, &step, fold.play());
        }
        Ok(fold.into_play())
    }
}

impl<G: Tell> LoadedGame for Arc<G> {
    fn begin(&self, opening: &Opening) -> (Play, Narration) {
        Play::begin(self.clone(), opening)
    }

    fn resume(&self, opening: &Opening, stored: Stored<'_>) -> Result<(Play, Narration), StoredError> {
        Play::resume(self.clone(), opening.seats, stored)
    }

    fn simulate(&self, simulation: &Simulation) -> Simulated {
        super::simulate::run(&**self, simulation)
    }

    fn search(&self, search: &DeadEndSearch) -> DeadEndReport {
        dead_ends::search(&**self, search)
    }

    fn playthrough(&self, opening: &Opening) -> String {
        super::playthrough::write(&**self, opening)
    }

    fn explain(&self, term: &Term) -> Phrase {
        Tell::explain(&**self, term)
    }
}
