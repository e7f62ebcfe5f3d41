//! One process at a time: a lock file beside the database, held as long as the process lives.
//!
//! The lock is not taken on the database file itself: closing a second handle of it would drop SQLite's own locks.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The lock; freed when it is dropped, or when the process ends in whatever way.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

/// Somebody else has it, or it cannot be had.
#[derive(Debug)]
pub(super) enum Unlockable {
    Held,
    Failed(io::Error),
}

impl Lock {
    pub fn beside(database: &Path) -> Result<Lock, Unlockable> {
        let file = private(&path(database)).map_err(Unlockable::Failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Unlockable::Held),
            Err(TryLockError::Error(error)) => Err(Unlockable::Failed(error)),
        }
    }
}

fn path(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
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
