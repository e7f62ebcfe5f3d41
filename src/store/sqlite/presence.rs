//! Detects that the database was deleted or replaced while the bot runs. SQLite does not: it keeps writing to a file
//! that no longer has a name, and everything it acknowledges is lost in the end.

use std::fs::Metadata;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::sync::Notify;

use super::lock::with_suffix;
use crate::table::StoreError;

/// How often the files are checked when nobody writes.
const EVERY: Duration = Duration::from_secs(2);

/// The open files by name: the database and its log.
pub(super) struct Presence {
    files: Vec<(PathBuf, Identity)>,
    noticed: Notify,
}

/// Distinguishes a file from any other that later has its name.
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// On this platform, an open file cannot be deleted or replaced.
#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    (0, 0)
}

impl Presence {
    /// Remembers the files of an open database.
    pub fn of(database: &Path) -> Presence {
        let paths = [database.to_owned(), with_suffix(database, "-wal")];
        let known = paths.into_iter().filter_map(|path| path.metadata().ok().map(|file| (path, identity(&file))));
        Presence { files: known.collect(), noticed: Notify::new() }
    }

    /// Whether every file is still the one that was opened.
    pub fn check(&self) -> Result<(), StoreError> {
        if self.files.iter().all(|(path, opened)| is_there(path, *opened)) {
            return Ok(());
        }
        self.noticed.notify_one();
        Err(StoreError::Gone)
    }

    /// Waits until a file is gone.
    pub async fn lost(&self) {
        while self.check().is_ok() {
            let _ = tokio::time::timeout(EVERY, self.noticed.notified()).await;
        }
    }
}

fn is_there(path: &Path, opened: Identity) -> bool {
    match path.metadata() {
        Ok(file) => identity(&file) == opened,
        // A file that cannot be checked now may still exist.
        Err(error) => error.kind() != ErrorKind::NotFound,
    }
}
