//! Detects that the database was deleted, replaced or overwritten while the bot runs. SQLite does not: it keeps writing
//! to a file that no longer has a name, or mixes its pages with those of another database, and everything it
//! acknowledges is lost in the end.

use std::fs::{self, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::lock::{Lock, with_suffix};
use super::mark::Mark;
use table::StoreError;

/// How often the files are checked when nobody writes.
const EVERY: Duration = Duration::from_secs(2);
/// The files beside a database that belong to its content: SQLite's log, and the index of it.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// The open files, the mark of this run in the database, and the lock on it.
pub(super) struct Presence {
    database: (PathBuf, Identity),
    log: Option<(PathBuf, Identity)>,
    /// None: released.
    lock: Mutex<Option<Lock>>,
    mark: Mark,
    /// Whether the mark has reached the file. In a new one it may still be in the log.
    marked: AtomicBool,
    /// Whether a file has been gone: it stays so, whatever comes back.
    lost: AtomicBool,
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
    /// Remembers the files of an open database, in which SQLite has set this mark.
    pub fn of(database: &Path, lock: Lock, mark: Mark) -> io::Result<Presence> {
        let known = |path: PathBuf| path.metadata().map(|file| (path, identity(&file)));
        Ok(Presence {
            database: known(database.to_owned())?,
            log: known(with_suffix(database, "-wal")).ok(),
            lock: Mutex::new(Some(lock)),
            mark,
            marked: AtomicBool::new(false),
            lost: AtomicBool::new(false),
            noticed: Notify::new(),
        })
    }

    /// Whether every file is still the one that was opened, with the content that was opened.
    pub fn check(&self) -> Result<(), StoreError> {
        if self.lost.load(Ordering::SeqCst) {
            return Err(StoreError::Gone);
        }
        let Some(other) = self.is_other() else { return Ok(()) };
        if !other && [Some(&self.database), self.log.as_ref()].into_iter().flatten().all(is_there) {
            return Ok(());
        }
        if !self.lost.swap(true, Ordering::SeqCst) && other {
            set_aside(&self.database.0);
        }
        self.noticed.notify_one();
        Err(StoreError::Gone)
    }

    /// Whether there is another database now: in another file of that name, or in the same file. None: it was closed.
    fn is_other(&self) -> Option<bool> {
        let lock = self.lock();
        let lock = lock.as_ref()?;
        let (path, opened) = &self.database;
        if path.metadata().is_ok_and(|file| identity(&file) != *opened) {
            return Some(true);
        }
        let ours = Mark::read(lock.database()) == Some(self.mark);
        if ours {
            self.marked.store(true, Ordering::Relaxed);
        }
        Some(!ours && self.marked.load(Ordering::Relaxed))
    }

    fn lock(&self) -> MutexGuard<'_, Option<Lock>> {
        self.lock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets other processes use the database. All connections to it have been closed.
    pub fn release(&self) {
        drop(self.lock().take());
    }

    /// Waits until a file is gone.
    pub async fn lost(&self) {
        while self.check().is_ok() {
            let _ = tokio::time::timeout(EVERY, self.noticed.notified()).await;
        }
    }
}

fn is_there((path, opened): &(PathBuf, Identity)) -> bool {
    match path.metadata() {
        Ok(file) => identity(&file) == *opened,
        // A file that cannot be checked now may still exist.
        Err(error) => error.kind() != ErrorKind::NotFound,
    }
}

/// Whether a log with content lies beside a database.
pub(super) fn has_log(database: &Path) -> bool {
    with_suffix(database, "-wal").metadata().is_ok_and(|log| log.is_file() && log.len() > 0)
}

/// Renames the log and its index: they belong to the content that was here before, and SQLite would mix the two.
pub(super) fn set_aside(database: &Path) {
    for file in BESIDE.map(|suffix| with_suffix(database, suffix)).into_iter().filter(|file| file.is_file()) {
        let free = (1..).map(|number| with_suffix(&file, &format!(".old{number}"))).find(|name| !name.exists());
        let Some(aside) = free else { continue };
        match fs::rename(&file, &aside) {
            Ok(()) => tracing::warn!(
                file = %file.display(), now = %aside.display(),
                "this file belongs to the database that was here before, and was renamed"
            ),
            Err(error) => tracing::error!(
                file = %file.display(), %error,
                "this file belongs to the database that was here before; move it away before the next start"
            ),
        }
    }
}
