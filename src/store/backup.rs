//! A consistent copy of a database, also of one that is in use.

use std::path::Path;

use super::lock::private;
use super::open::{OpenError, connect, options, used};
use super::trouble;
use crate::table::Trouble;

/// Copies the database as it is at this moment into a new file.
pub async fn backup(url: &str, target: &Path) -> Result<(), OpenError> {
    let options = options(url)?;
    let file = options.get_filename().to_owned();
    if !file.exists() {
        return Err(OpenError::Missing { file });
    }
    let failed = |error| OpenError::File { file: target.to_owned(), error };
    if target.exists() {
        return Err(failed(std::io::ErrorKind::AlreadyExists.into()));
    }
    let mut connection = connect(&options, &file).await?;
    used(&mut connection, &file).await?;
    // An empty file is filled by SQLite; made here, it is never readable by others.
    let copy = private(target).map_err(failed)?;
    let name = target.to_string_lossy().into_owned();
    if let Err(error) = sqlx::query("vacuum into $1").bind(name).execute(&mut connection).await {
        // Nobody shall take half a copy for a backup.
        let _ = std::fs::remove_file(target);
        return Err(match trouble(error) {
            Trouble::Damaged => OpenError::Damaged { file },
            trouble => OpenError::Database { file: target.to_owned(), problem: trouble.to_string() },
        });
    }
    copy.sync_all().map_err(failed)
}
