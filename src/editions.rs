//! Where edition files come from: the operator's folder if it has one, else the one built in.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;

use crate::engine::{EditionError, GameInfo, LoadedGame};

/// The edition files that new games are begun on.
#[derive(Clone, Debug, Default)]
pub struct Editions {
    /// `EDITIONS_DIR`: a file `<game>.toml` there replaces the built-in one.
    directory: Option<PathBuf>,
}

/// The content of an edition file, and the game with its values.
pub struct Edition {
    pub content: String,
    pub kind: Arc<dyn LoadedGame>,
}

/// An edition file that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the edition of {game}: {error}")]
pub struct EditionsError {
    game: &'static str,
    error: EditionError,
}

impl Editions {
    pub fn in_directory(directory: Option<PathBuf>) -> Editions {
        Editions { directory }
    }

    /// As the environment says.
    pub fn from_env() -> Editions {
        Editions::in_directory(std::env::var_os("EDITIONS_DIR").filter(|path| !path.is_empty()).map(PathBuf::from))
    }

    /// The edition that new games of this kind are begun on.
    pub fn current(&self, game: &dyn GameInfo) -> Result<Edition, EditionsError> {
        let wrong = |error| EditionsError { game: game.id(), error };
        let content = self.content(game).map_err(wrong)?;
        let kind = game.load(&content).map_err(wrong)?;
        Ok(Edition { content, kind })
    }

    fn content(&self, game: &dyn GameInfo) -> Result<String, EditionError> {
        let Some(directory) = &self.directory else { return Ok(game.built_in_edition().to_owned()) };
        let file = directory.join(format!("{}.toml", game.id()));
        match std::fs::read_to_string(&file) {
            Ok(text) => Ok(text),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(game.built_in_edition().to_owned()),
            Err(error) => Err(EditionError::at(file.display().to_string(), error.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn the_operators_file_replaces_the_built_in_one() {
        let directory = tempfile::tempdir().expect("a folder");
        let editions = Editions::in_directory(Some(directory.path().to_owned()));
        let built_in = editions.current(games::TRIAL).expect("the built-in edition").content;
        assert_eq!(built_in, games::TRIAL.built_in_edition());

        let changed = built_in.replace("hand = 4", "hand = 6");
        std::fs::write(directory.path().join("trial.toml"), &changed).expect("written");
        assert_eq!(editions.current(games::TRIAL).expect("the new edition").content, changed);

        std::fs::write(directory.path().join("trial.toml"), built_in.replace("hand = 4", "hand = 60"))
            .expect("written");
        let error = editions.current(games::TRIAL).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some("the edition of trial: start.hand: a hand has 1 to 8 cards"));
    }
}
