//! Puts a backup in the place of the database. What was there is kept.
//!
//! The copy of the backup is complete and checked before anything else changes. From then on until it has the
//! database's name it is called `.restoring`, and nobody opens a database beside which such a file lies: if the machine
//! stops in between, the same command finishes the work.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::backup::{emptied, finish, folder_of, sync_folder_of};
use super::inspect::{Inventory, inspect};
use super::lock::{Lock, LockError, beside, with_suffix};
use super::open::{named, options};
use crate::open::{OpenError, Scheme, scheme};

/// Why a backup was not put in place. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    #[error("there is no file {}; name the backup to restore", .0.display())]
    Missing(PathBuf),
    #[error("{} is not a backup of a correio database; name another file", .0.display())]
    Foreign(PathBuf),
    #[error("{} is damaged or incomplete; restore another backup", .0.display())]
    Damaged(PathBuf),
    #[error("{} was written by a newer version of correio; restore it with that version", .0.display())]
    Newer(PathBuf),
    #[error("{} is the database itself; name the backup to restore", .0.display())]
    Itself(PathBuf),
    #[error(
        "{} is not a backup but a database whose latest moves are in the file {}-wal; back it up first: \
         DATABASE_URL=sqlite://{} correio backup FILE", .0.display(), .0.display(), .0.display()
    )]
    WithLog(PathBuf),
    #[error("correio is running on {0}; stop it first")]
    InUse(String),
    #[error("{}: {error}; the folder must be writable and have room for another {bytes} bytes", file.display())]
    File { file: PathBuf, bytes: u64, error: io::Error },
    #[error(transparent)]
    Open(OpenError),
}

/// What was put in place, and what was there.
#[derive(Debug)]
pub struct Restored {
    pub inventory: Inventory,
    pub kept: Option<PathBuf>,
}

/// Puts a backup in the place of the database at this URL, on which nobody may play meanwhile.
pub async fn restore(url: &str, backup: &Path) -> Result<Restored, RestoreError> {
    if let Scheme::Postgres = scheme(url).map_err(RestoreError::Open)? {
        return Err(RestoreError::Open(OpenError::OwnTools));
    }
    let database = options(url).map_err(RestoreError::Open)?.get_filename().to_owned();
    // A link to the database keeps pointing to it.
    let database = database.canonicalize().unwrap_or(database);
    let inventory = checked(backup, &database).await?;
    let failed = |error| RestoreError::File { file: database.clone(), bytes: inventory.bytes, error };
    let there = database.exists();
    let lock = Lock::take(&database).map_err(|reason| match reason {
        LockError::Held => RestoreError::InUse(named(&database)),
        LockError::Failed(error) => failed(error),
    })?;
    let restoring = restoring(&database);
    if let Err(error) = copied(backup, &restoring, &inventory).await {
        if !there {
            // The lock made it.
            let _ = fs::remove_file(&database);
        }
        return Err(error);
    }
    own_like_the_folder(&[&restoring, &beside(&database)]).map_err(failed)?;
    let kept = there.then(|| kept(&database));
    let placed = match &kept {
        Some(kept) => set_aside(&database, kept),
        None => Ok(()),
    };
    placed.and_then(|()| fs::rename(&restoring, &database)).and_then(|()| sync_folder_of(&database)).map_err(failed)?;
    drop(lock);
    Ok(Restored { inventory, kept })
}

/// The copy that is about to become this database.
pub(super) fn restoring(database: &Path) -> PathBuf {
    with_suffix(database, ".restoring")
}

/// Checks a backup without changing anything.
async fn checked(backup: &Path, database: &Path) -> Result<Inventory, RestoreError> {
    let own = || backup.to_owned();
    match backup.metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(RestoreError::Missing(own())),
        Err(error) => return Err(RestoreError::Open(OpenError::File { file: own(), error })),
        Ok(metadata) if !metadata.is_file() || metadata.len() == 0 => return Err(RestoreError::Foreign(own())),
        Ok(_) => {}
    }
    if backup.canonicalize().is_ok_and(|backup| backup == database) {
        return Err(RestoreError::Itself(own()));
    }
    if with_suffix(backup, "-wal").metadata().is_ok_and(|log| log.len() > 0) {
        return Err(RestoreError::WithLog(own()));
    }
    let starts = File::open(backup).and_then(|mut file| {
        let mut start = [0; SIGNATURE.len()];
        io::Read::read_exact(&mut file, &mut start).map(|()| start)
    });
    if starts.is_ok_and(|start| start != *SIGNATURE) {
        return Err(RestoreError::Foreign(own()));
    }
    inspect(backup).await.map_err(|error| match error {
        OpenError::Newer { .. } => RestoreError::Newer(own()),
        OpenError::Empty { .. } | OpenError::Altered { .. } => RestoreError::Foreign(own()),
        OpenError::Damaged { .. } => RestoreError::Damaged(own()),
        other => RestoreError::Open(other),
    })
}

/// The first bytes of every SQLite database.
const SIGNATURE: &[u8; 16] = b"SQLite format 3\0";

/// Copies a checked backup beside the database, and checks the copy.
async fn copied(backup: &Path, restoring: &Path, inventory: &Inventory) -> Result<(), RestoreError> {
    // The rest of an interrupted restore is such a copy already.
    if backup.canonicalize().is_ok_and(|backup| restoring.canonicalize().is_ok_and(|own| own == backup)) {
        return Ok(());
    }
    let unfinished = with_suffix(restoring, ".part");
    let failed = |error| RestoreError::File { file: unfinished.clone(), bytes: inventory.bytes, error };
    let mut copy = emptied(&unfinished).map_err(failed)?;
    let written = File::open(backup).and_then(|mut backup| io::copy(&mut backup, &mut copy)).map_err(failed);
    let done = match written {
        Ok(_) => finish(&copy, &unfinished, restoring).await.map_err(RestoreError::Open),
        Err(error) => Err(error),
    };
    match done {
        Ok(copied) if copied == *inventory => Ok(()),
        Ok(_) => {
            let _ = fs::remove_file(restoring);
            Err(RestoreError::Damaged(backup.to_owned()))
        }
        Err(error) => {
            let _ = fs::remove_file(&unfinished);
            Err(error)
        }
    }
}

/// What an administrator restores is used by the bot, which owns the folder.
#[cfg(unix)]
fn own_like_the_folder(files: &[&Path]) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    for file in files {
        let folder = folder_of(file).metadata()?;
        let own = file.metadata()?;
        if (own.uid(), own.gid()) != (folder.uid(), folder.gid()) && own.uid() == 0 {
            chown(file, Some(folder.uid()), Some(folder.gid()))?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn own_like_the_folder(_: &[&Path]) -> io::Result<()> {
    Ok(())
}

/// The files of a database that is not open.
const FILES: [&str; 3] = ["-wal", "-shm", ""];

/// A name under which what was there is kept: the first that is free.
fn kept(database: &Path) -> PathBuf {
    let names = (1_u32..).map(|number| with_suffix(database, &format!(".replaced-{number}")));
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| with_suffix(database, ".replaced"))
}

/// Gives the files of a database another name; the database itself comes last, so that the same name is found again
/// after an interruption.
fn set_aside(database: &Path, kept: &Path) -> io::Result<()> {
    for suffix in FILES {
        match fs::rename(with_suffix(database, suffix), with_suffix(kept, suffix)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    sync_folder_of(database)
}
