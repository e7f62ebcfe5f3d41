//! A consistent copy of a database, also of one that is in use.

use std::path::Path;

use super::lock::private;
use super::open::{OpenError, connect, options};

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
    // An empty file is filled by SQLite; made here, it is never readable by others.
    let copy = private(target).map_err(failed)?;
    let problem = |error: sqlx::Error| OpenError::Database { file: target.to_owned(), problem: error.to_string() };
    let name = target.to_string_lossy().into_owned();
    sqlx::query("vacuum into $1").bind(name).execute(&mut connection).await.map_err(problem)?;
    copy.sync_all().map_err(failed)
}
