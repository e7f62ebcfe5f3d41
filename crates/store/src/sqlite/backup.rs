//! A consistent copy of a database, even while it is in use.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};

use super::inspect::{Inventory, inspect};
use super::lock::{private, with_suffix};
use super::mark::Mark;
use super::open::{check_used, connect, connect_to_read, named, options};
use crate::open::{OpenError, Scheme, scheme};
use crate::{SqlError, sessions};
use table::StoreError;

/// Copies the current state of the database into a new file, and checks the copy. A file of that name is always
/// complete: the copy is written to a temporary file first.
pub async fn backup(url: &str, target: &Path) -> Result<Inventory, OpenError> {
    if let Scheme::Postgres = scheme(url)? {
        return Err(OpenError::OwnTools);
    }
    let (mut connection, options) = connect_to_read(options(url)?).await?;
    let file = options.get_filename().to_owned();
    if target.exists() {
        return Err(OpenError::File { file: target.to_owned(), error: ErrorKind::AlreadyExists.into() });
    }
    check_used(&mut connection, &file).await?;
    copy(&mut connection, &file, target).await
}

/// The same over an open connection. A file of that name is replaced.
pub(super) async fn copy(
    connection: &mut SqliteConnection,
    file: &Path,
    target: &Path,
) -> Result<Inventory, OpenError> {
    let failed = |error| OpenError::File { file: target.to_owned(), error };
    let unfinished = with_suffix(target, ".part");
    // SQLite fills an existing empty file; created here, it is never readable by others.
    let copy = emptied(&unfinished).map_err(failed)?;
    let name = unfinished.to_string_lossy().into_owned();
    let copied = match sqlx::query("vacuum into $1").bind(name).execute(connection).await {
        Ok(_) => without_sessions(&copy, &unfinished, target).await.map_err(|error| match error {
            // What was copied is.
            OpenError::Damaged { .. } => OpenError::Damaged { database: named(file) },
            error => error,
        }),
        Err(error) => Err(match StoreError::from(SqlError(error)) {
            StoreError::Damaged => OpenError::Damaged { database: named(file) },
            error => OpenError::Database { database: named(target), problem: error.to_string() },
        }),
    };
    if copied.is_err() {
        let _ = fs::remove_file(unfinished);
    }
    copied
}

/// Leaves the sessions out of a copy, and finishes it: nobody is signed in by a file that lies in a folder of backups.
async fn without_sessions(copy: &File, unfinished: &Path, target: &Path) -> Result<Inventory, OpenError> {
    // Nobody else has the file, and it is on disk before it gets its name.
    let options = SqliteConnectOptions::new().filename(unfinished).pragma("secure_delete", "on");
    let options = options.journal_mode(SqliteJournalMode::Off).synchronous(SqliteSynchronous::Off);
    let mut connection = connect(&options, unfinished).await?;
    let failed = |error| OpenError::of(&named(target), error);
    let there: i64 = sqlx::query_scalar("select count(*) from sqlite_master where type = 'table' and name = $1")
        .bind(sessions::TABLE)
        .fetch_one(&mut connection)
        .await
        .map_err(failed)?;
    if there > 0 {
        sqlx::query(sessions::END_ALL).execute(&mut connection).await.map_err(failed)?;
    }
    connection.close().await.map_err(failed)?;
    finish(copy, unfinished, target).await
}

/// The temporary file; the remains of an unfinished copy are overwritten.
pub(super) fn emptied(unfinished: &Path) -> io::Result<File> {
    let copy = private(unfinished)?;
    copy.try_lock()?;
    copy.set_len(0)?;
    Ok(copy)
}

/// Gives a copy its name once it is on disk and known to be whole.
pub(super) async fn finish(copy: &File, unfinished: &Path, target: &Path) -> Result<Inventory, OpenError> {
    let failed = |error| OpenError::File { file: target.to_owned(), error };
    // It holds everything, whatever the database was marked with.
    Mark::CLOSED.write(copy).and_then(|()| copy.sync_all()).map_err(failed)?;
    let inventory = inspect(unfinished).await?;
    fs::rename(unfinished, target).and_then(|()| sync_folder_of(target)).map_err(failed)?;
    Ok(inventory)
}

/// Makes new names of files in a folder permanent.
pub(super) fn sync_folder_of(file: &Path) -> io::Result<()> {
    File::open(folder_of(file))?.sync_all()
}

/// The folder of a file.
pub(super) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
