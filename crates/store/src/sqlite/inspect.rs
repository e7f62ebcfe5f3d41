//! What a copy of a database holds, checked completely before anyone relies on it.

use std::path::Path;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::open::{check_pages, check_schema_text, check_used, connect, named};
use crate::migrations::MIGRATIONS;
use crate::open::OpenError;

/// What a database holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inventory {
    pub games: u64,
    pub entries: u64,
    pub bytes: u64,
    /// The newest migration that it has been through.
    pub version: i64,
}

/// Checks every page of a file that nobody writes, and counts what is in it. Changes nothing and leaves no file beside
/// it.
pub async fn inspect(file: &Path) -> Result<Inventory, OpenError> {
    let metadata = file.metadata().map_err(|error| OpenError::File { file: file.to_owned(), error })?;
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(true);
    let mut connection = connect(&options, file).await?;
    let inspected = async {
        check_pages(&mut connection, file).await?;
        check_schema_text(&mut connection, file).await?;
        check_used(&mut connection, file).await?;
        let version = known_version(&mut connection, file).await?;
        let (games, entries) = sqlx::query_as("select (select count(*) from games), (select count(*) from entries)")
            .fetch_one(&mut connection)
            .await
            .map(|(games, entries): (i64, i64)| (games.unsigned_abs(), entries.unsigned_abs()))
            .map_err(|error| OpenError::of(&named(file), error))?;
        Ok(Inventory { games, entries, bytes: metadata.len(), version })
    }
    .await;
    // It was only read.
    let _ = connection.close().await;
    inspected
}

/// The newest migration of a database, all of whose migrations this build knows.
async fn known_version(connection: &mut SqliteConnection, file: &Path) -> Result<i64, OpenError> {
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("select version, checksum from _sqlx_migrations order by version")
            .fetch_all(connection)
            .await
            .map_err(|error| OpenError::of(&named(file), error))?;
    let database = || named(file);
    let newest_known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default();
    for (version, checksum) in &applied {
        match MIGRATIONS.iter().find(|known| known.version == *version) {
            Some(known) if *known.checksum == **checksum => {}
            None if *version > newest_known => {
                return Err(OpenError::Newer { database: database(), migration: *version });
            }
            _ => return Err(OpenError::Altered { database: database(), migration: *version }),
        }
    }
    applied.last().map(|(version, _)| *version).ok_or_else(|| OpenError::Empty { database: database() })
}
