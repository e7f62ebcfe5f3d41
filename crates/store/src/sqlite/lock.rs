//! One process at a time: locks that are held as long as the process lives.
//!
//! There are two. The lock on the database file itself holds whatever the file is called; the lock on a file next to it
//! holds even if the database is deleted or replaced, and keeps out older versions of this program, which use only that
//! one.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The locks; released when dropped, or when the process ends for whatever reason.
///
/// **Invariant:** they are dropped after all connections. Closing any handle of the database file releases SQLite's own
/// locks on it.
#[derive(Debug)]
pub(super) struct Lock {
    _beside: File,
    itself: File,
}

/// Another process holds the lock, or it cannot be taken.
#[derive(Debug)]
pub(super) enum LockError {
    Held,
    Failed(io::Error),
}

impl Lock {
    /// Locks a database, creating its file if necessary.
    pub fn take(database: &Path) -> Result<Lock, LockError> {
        let _beside = locked(&beside(database))?;
        let itself = locked(database)?;
        Ok(Lock { _beside, itself })
    }

    /// The open database file. Not to be closed: see above.
    pub fn database(&self) -> &File {
        &self.itself
    }
}

fn locked(path: &Path) -> Result<File, LockError> {
    let file = private(path).map_err(LockError::Failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(LockError::Held),
        Err(TryLockError::Error(error)) => Err(LockError::Failed(error)),
    }
}

/// Whether a process uses this database. Only for callers without a connection to it.
pub(super) fn is_held(database: &Path) -> bool {
    File::open(database).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// The file beside a database that is locked with it.
pub(super) fn beside(database: &Path) -> PathBuf {
    with_suffix(database, ".lock")
}

/// The path with a suffix.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Opens a file that only its owner may read, creating it if necessary.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
