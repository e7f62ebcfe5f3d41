//! A consistent copy of a database, even while it is in use.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;

use super::lock::{private, with_suffix};
use super::open::{check_used, connect_to_read, named, options};
use crate::store::open::{OpenError, Scheme, scheme};
use crate::table::StoreError;

/// Copies the current state of the database into a new file. A file of that name is always complete: the copy is
/// written to a temporary file first.
pub async fn backup(url: &str, target: &Path) -> Result<(), OpenError> {
    if let Scheme::Postgres = scheme(url)? {
        return Err(OpenError::OwnTools);
    }
    let (mut connection, options) = connect_to_read(options(url)?).await?;
    let file = options.get_filename().to_owned();
    let failed = |error| OpenError::File { file: target.to_owned(), error };
    if target.exists() {
        return Err(failed(ErrorKind::AlreadyExists.into()));
    }
    check_used(&mut connection, &file).await?;
    let unfinished = with_suffix(target, ".part");
    // SQLite fills an existing empty file; created here, it is never readable by others.
    let copy = emptied(&unfinished).map_err(failed)?;
    let name = unfinished.to_string_lossy().into_owned();
    let copied = match sqlx::query("vacuum into $1").bind(name).execute(&mut connection).await {
        Ok(_) => finish(&copy, &unfinished, target).map_err(failed),
        Err(error) => Err(match StoreError::from(error) {
            StoreError::Damaged => OpenError::Damaged { database: named(&file) },
            error => OpenError::Database { database: named(target), problem: error.to_string() },
        }),
    };
    if copied.is_err() {
        let _ = fs::remove_file(unfinished);
    }
    copied
}

/// The temporary file; the remains of an unfinished copy are overwritten.
fn emptied(unfinished: &Path) -> io::Result<File> {
    let copy = private(unfinished)?;
    copy.try_lock()?;
    copy.set_len(0)?;
    Ok(copy)
}

fn finish(copy: &File, unfinished: &Path, target: &Path) -> io::Result<()> {
    copy.sync_all()?;
    fs::rename(unfinished, target)?;
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}
