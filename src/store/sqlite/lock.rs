//! One process at a time: locks that are held as long as the process lives.
//!
//! There are two. The one on the database file itself holds whatever the file is called; the one on a file beside it holds
//! even if the database is deleted or replaced, and keeps out older versions of this program, which know no other.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The locks; freed when they are dropped, or when the process ends in whatever way.
///
/// **Invariant:** they are dropped after all connections. Closing any handle of the database file drops the locks that SQLite
/// itself has on it.
#[derive(Debug)]
pub(super) struct Lock {
    _beside: File,
    _itself: File,
}

/// Somebody else has it, or it cannot be had.
#[derive(Debug)]
pub(super) enum Unlockable {
    Held,
    Failed(io::Error),
}

impl Lock {
    /// Locks a database, and creates its file if there is none.
    pub fn take(database: &Path) -> Result<Lock, Unlockable> {
        let _beside = locked(&beside(database))?;
        let _itself = locked(database)?;
        Ok(Lock { _beside, _itself })
    }
}

fn locked(path: &Path) -> Result<File, Unlockable> {
    let file = private(path).map_err(Unlockable::Failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Unlockable::Held),
        Err(TryLockError::Error(error)) => Err(Unlockable::Failed(error)),
    }
}

/// Whether a process plays on this database. Only for who has no connection to it.
pub(super) fn is_held(database: &Path) -> bool {
    File::open(database).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

fn beside(database: &Path) -> PathBuf {
    with_suffix(database, ".lock")
}

/// The path with something after its name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Opens a file that only its owner may read, and creates it if it is not there.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
