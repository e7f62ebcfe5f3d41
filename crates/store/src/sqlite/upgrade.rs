//! Before an upgrade a database that has been in use is copied beside itself, so that the program that wrote it can go on
//! from there.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use sqlx::sqlite::SqliteConnection;

use super::backup::{copy, folder_of};
use super::lock::with_suffix;
use super::open::named;
use crate::migrations::MIGRATIONS;
use crate::open::OpenError;
use table::Time;

/// How many copies are kept.
const KEPT: usize = 2;
/// How long they are kept at most, because they also hold people who have asked to be forgotten since.
const LONGEST: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// No copy is older than this program: one that looks older was made while the clock was wrong. 1 January 2026, in
/// seconds since 1970.
const FIRST: Duration = Duration::from_secs(1_767_225_600);

/// Whether a clock must be wrong that shows this time.
pub fn is_before_this_program(time: Time) -> bool {
    time.0 < FIRST.as_secs() as i64
}

/// Copies a database that is about to be upgraded. If that fails, nothing has changed.
pub async fn copy_first(writer: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    if let Some(version) = outdated(writer, file).await? {
        let target = copy_of(file, version);
        copy(writer, file, &target).await.map_err(|problem| OpenError::NotCopied {
            database: named(file),
            copy: target.clone(),
            problem: problem.to_string(),
        })?;
        tracing::info!(copy = named(&target), "the database is upgraded; it was copied first");
        keep_newest(file, &target);
    }
    Ok(())
}

/// Brings a database to the schema of this build.
pub async fn migrate(writer: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let migrated = MIGRATIONS.run_direct(None, writer, false).await;
    migrated.map_err(|error| OpenError::of_migration(&named(file), error))
}

/// The version of a database that has been in use and needs an upgrade. A newer one is refused by the upgrade itself.
async fn outdated(writer: &mut SqliteConnection, file: &Path) -> Result<Option<i64>, OpenError> {
    let failed = |error| OpenError::of(&named(file), error);
    let table = "select count(*) from sqlite_master where name = '_sqlx_migrations'";
    let used: i64 = sqlx::query_scalar(table).fetch_one(&mut *writer).await.map_err(failed)?;
    if used == 0 {
        return Ok(None);
    }
    let newest: Option<i64> =
        sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(writer).await.map_err(failed)?;
    let known = MIGRATIONS.iter().map(|migration| migration.version).max();
    Ok(newest.filter(|version| Some(*version) < known))
}

fn copy_of(file: &Path, version: i64) -> PathBuf {
    with_suffix(file, &format!(".version-{version}"))
}

/// The copies beside a database, newest version first.
pub(super) fn copies(file: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder_of(file)).into_iter().flatten().flatten();
    let version = |path: &Path| -> Option<i64> {
        let (name, version) = path.file_name()?.to_str()?.rsplit_once(".version-")?;
        version.parse().ok().filter(|_| file.file_name().is_some_and(|own| own == name))
    };
    let mut copies: Vec<_> =
        entries.filter_map(|entry| Some((Reverse(version(&entry.path())?), entry.path()))).collect();
    copies.sort();
    copies.into_iter().map(|(_, path)| path).collect()
}

/// Removes all but the newest copies, of which the one just made is one.
fn keep_newest(file: &Path, made: &Path) {
    let made = made.file_name();
    for path in copies(file).iter().filter(|path| path.file_name() != made).skip(KEPT - 1) {
        remove(path);
    }
}

/// Removes copies that have been kept for long enough.
pub fn expire_copies(file: &Path, now: SystemTime) {
    for path in copies(file) {
        let Ok(made) = path.metadata().and_then(|metadata| metadata.modified()) else { continue };
        if made < SystemTime::UNIX_EPOCH + FIRST {
            let dated = fs::File::options().write(true).open(&path).and_then(|copy| copy.set_modified(now));
            if let Err(error) = dated {
                tracing::warn!(copy = named(&path), %error, "the copy cannot be given a date");
            }
        } else if now.duration_since(made).is_ok_and(|age| age > LONGEST) {
            remove(&path);
        }
    }
}

fn remove(path: &Path) {
    match fs::remove_file(path) {
        Ok(()) => tracing::info!(copy = named(path), "an old copy of the database was removed"),
        Err(error) => tracing::warn!(copy = named(path), %error, "an old copy of the database cannot be removed"),
    }
}
