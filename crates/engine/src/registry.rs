//! A game in type-erased form: what the list of games holds.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use super::dead_ends::{self, DeadEndReport, DeadEndSearch};
use super::edition::{EditionError, EditionHash};
use super::fold::Fold;
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

/// A game in the list of games.
pub trait GameInfo: Send + Sync {
    fn id(&self) -> &'static str;
    fn name(&self) -> &'static Key;
    fn rules(&self) -> u32;
    /// The form in which positions are stored.
    fn form(&self) -> u32;
    /// The fewest and the most players.
    fn seats(&self) -> (usize, usize);
    fn options(&self) -> &'static [OptionSpec];
    fn built_in_edition(&self) -> &'static str;
    fn commands(&self) -> &'static [Command];
    fn pages(&self) -> &'static [PageSpec];
    fn terms(&self) -> &'static [Term];
    /// The signs of pieces in pictures with their words.
    fn signs(&self) -> Option<(Theme, Vec<(Sign, Phrase)>)>;
    /// The chapters of the terms.
    fn chapters(&self) -> &'static [RulesChapter];
    fn option_words(&self) -> &'static [OptionWords];
    /// The name of the opponent played by the rules.
    fn automa(&self) -> Option<&'static Key>;
    /// What a player is told at their first game.
    fn first_game(&self) -> Option<FirstGame>;
    /// The name of what only a seat may see, if that is no hand.
    fn hand_name(&self) -> Option<&'static Key>;
    /// A soloist's result, in a line of a ranking.
    fn solo_result_line(&self, solo_result: &SoloResult) -> Phrase;
    /// This many points, as the game calls them.
    fn points(&self, total: i32) -> Phrase;
    /// What statistics count at the end of a game.
    fn deeds(&self) -> &'static [Deed];
    /// Reads an edition file.
    fn load(&self, edition: &str) -> Result<Arc<dyn LoadedGame>, EditionError>;
}

impl fmt::Debug for dyn GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
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

impl dyn GameInfo {
    /// Whether this many people can play the game with these options.
    pub fn admits(&self, options: &Options, seats: usize) -> Result<(), OpeningError> {
        let (fewest, most) = self.seats();
        if !(fewest..=most).contains(&seats) {
            return Err(OpeningError::Seats { game: self.id(), fewest, most, seats });
        }
        Ok(options.check(self.options())?)
    }

    /// The opening of a new game, if it can be played this way.
    pub fn opening(&self, edition: &str, options: Options, seats: usize, seed: Seed) -> Result<Opening, OpeningError> {
        self.admits(&options, seats)?;
        let edition = EditionHash::of(edition);
        Ok(Opening { game: self.id().to_owned(), rules: self.rules(), edition, options, seats, seed })
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

/// The entry of a typed game in the list of games.
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G: Tell> Registered<G> {
    pub const fn new() -> Registered<G> {
        Registered(PhantomData)
    }
}

impl<G: Tell> Default for Registered<G> {
    fn default() -> Registered<G> {
        Registered::new()
    }
}

impl<G: Tell> GameInfo for Registered<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn name(&self) -> &'static Key {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn form(&self) -> u32 {
        G::FORM
    }

    fn seats(&self) -> (usize, usize) {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn built_in_edition(&self) -> &'static str {
        G::EDITION
    }

    fn commands(&self) -> &'static [Command] {
        G::COMMANDS
    }

    fn pages(&self) -> &'static [PageSpec] {
        G::PAGES
    }

    fn terms(&self) -> &'static [Term] {
        G::TERMS
    }

    fn signs(&self) -> Option<(Theme, Vec<(Sign, Phrase)>)> {
        G::signs()
    }

    fn chapters(&self) -> &'static [RulesChapter] {
        G::CHAPTERS
    }

    fn option_words(&self) -> &'static [OptionWords] {
        G::OPTION_WORDS
    }

    fn automa(&self) -> Option<&'static Key> {
        G::AUTOMA
    }

    fn first_game(&self) -> Option<FirstGame> {
        G::FIRST_GAME
    }

    fn hand_name(&self) -> Option<&'static Key> {
        G::HAND
    }

    fn solo_result_line(&self, solo_result: &SoloResult) -> Phrase {
        G::solo_result_line(solo_result)
    }

    fn points(&self, total: i32) -> Phrase {
        G::points(total)
    }

    fn deeds(&self) -> &'static [Deed] {
        G::DEEDS
    }

    fn load(&self, edition: &str) -> Result<Arc<dyn LoadedGame>, EditionError> {
        Ok(Arc::new(Loaded(Arc::new(G::load(edition)?))))
    }
}

/// A typed game behind [`LoadedGame`].
struct Loaded<G>(Arc<G>);

impl<G: Tell> LoadedGame for Loaded<G> {
    fn begin(&self, opening: &Opening) -> (Play, Narration) {
        Play::begin(self.0.clone(), opening)
    }

    fn resume(&self, opening: &Opening, stored: Stored<'_>) -> Result<(Play, Narration), StoredError> {
        Play::resume(self.0.clone(), opening.seats, stored)
    }

    fn simulate(&self, simulation: &Simulation) -> Simulated {
        super::simulate::run(&*self.0, simulation)
    }

    fn search(&self, search: &DeadEndSearch) -> DeadEndReport {
        dead_ends::search(&*self.0, search)
    }

    fn playthrough(&self, opening: &Opening) -> String {
        super::playthrough::write(&*self.0, opening)
    }

    fn explain(&self, term: &Term) -> Phrase {
        self.0.explain(term)
    }
}
