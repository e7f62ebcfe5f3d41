//! Where edition files come from: the operator's folder if it has one, else the one built in.

use std::path::PathBuf;
use std::sync::Arc;

use engine::{EditionError, GameInfo, LoadedGame};

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
pub enum EditionsError {
    #[error("the edition of {game}: {error}")]
    BuiltIn { game: &'static str, error: EditionError },
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: EditionError },
    #[error("EDITIONS_DIR is {}, which is not a folder that can be read", .0.display())]
    Folder(PathBuf),
}

impl Editions {
    pub fn in_directory(directory: Option<PathBuf>) -> Editions {
        Editions { directory }
    }

    /// As the environment says.
    pub fn from_env() -> Editions {
        Editions::in_directory(std::env::var_os("EDITIONS_DIR").filter(|path| !path.is_empty()).map(PathBuf::from))
    }

    /// As the environment says; fails if that is no folder, or if a file in it cannot be used for one of these games.
    pub fn checked(games: &[&GameInfo]) -> Result<Editions, EditionsError> {
        let editions = Editions::from_env();
        if let Some(folder) = editions.directory.as_ref().filter(|folder| std::fs::read_dir(folder).is_err()) {
            return Err(EditionsError::Folder(folder.clone()));
        }
        games.iter().try_for_each(|game| editions.current(game).map(drop))?;
        Ok(editions)
    }

    /// The edition that new games of this kind are begun on.
    pub fn current(&self, game: &GameInfo) -> Result<Edition, EditionsError> {
        let load = |content: String| game.load(&content).map(|kind| Edition { content, kind });
        match self.file(game) {
            Some(file) => {
                let content = std::fs::read_to_string(&file)
                    .map_err(|error| EditionError::at("this file cannot be read", error.to_string()));
                content.and_then(load).map_err(|error| EditionsError::File { file, error })
            }
            None => {
                load(game.built_in_edition.to_owned()).map_err(|error| EditionsError::BuiltIn { game: game.id, error })
            }
        }
    }

    /// The operator's file for a game, if there is one.
    fn file(&self, game: &GameInfo) -> Option<PathBuf> {
        let file = self.directory.as_ref()?.join(format!("{}.toml", game.id));
        // What is there but cannot be looked at is there.
        file.try_exists().unwrap_or(true).then_some(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operators_file_replaces_the_built_in_one() {
        let directory = tempfile::tempdir().expect("a folder");
        let editions = Editions::in_directory(Some(directory.path().to_owned()));
        let built_in = editions.current(games::TRIAL).expect("the built-in edition").content;
        assert_eq!(built_in, games::TRIAL.built_in_edition);

        let changed = built_in.replace("hand = 4", "hand = 6");
        std::fs::write(directory.path().join("trial.toml"), &changed).expect("written");
        assert_eq!(editions.current(games::TRIAL).expect("the new edition").content, changed);

        std::fs::write(directory.path().join("trial.toml"), built_in.replace("hand = 4", "hand = 60"))
            .expect("written");
        let error = editions.current(games::TRIAL).err().map(|error| error.to_string()).expect("an error");
        assert!(error.ends_with("/trial.toml: start.hand: a hand has 1 to 8 cards"), "{error}");
    }
}
