//! The bot's own work each night: a backup, checked after it is written, and the removal of old copies.
//!
//! The folder of the backups is its only memory. A night's backup is due if there is none of that night, so a bot that
//! was down makes it when it starts.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use super::backup::backup;
use super::inspect::Inventory;
use super::lock::with_suffix;
use super::open::options;
use super::upgrade::{expire_copies, is_before_this_program};
use crate::open::{OpenError, Scheme, scheme};
use table::{Clock, Time};

/// What the name of each backup ends with.
const SUFFIX: &str = ".db";
/// How many backups are kept.
const KEPT: usize = 7;
/// When a night's work is due, by the machine's time zone.
const HOUR: i64 = 4;
/// What a backup leaves free at least, in bytes: as much as another one, but not less than this.
const RESERVE: u64 = 64 << 20;
/// How often it is looked whether something is due; the clock may be set at any time.
const EVERY: Duration = Duration::from_secs(10 * 60);
/// The longest pause after a failure.
const LONGEST_PAUSE: Duration = Duration::from_secs(4 * 60 * 60);

/// Why there is no backup of this night.
#[derive(Debug, thiserror::Error)]
pub enum NightlyError {
    #[error(
        "BACKUP_DIR is for SQLite; back up PostgreSQL with its own tools, such as pg_dump, and leave BACKUP_DIR empty"
    )]
    OwnTools,
    #[error("the clock says {0}, which cannot be; set it right")]
    Clock(Date),
    #[error("the clock says {tonight}, but {} is of a later night; set the clock right, or delete that file", file.display())]
    Later { tonight: Date, file: PathBuf },
    #[error(
        "there are {} MB free in {}, but a backup needs {} MB; delete something there, or set BACKUP_DIR to another disk",
        megabytes(*free), folder.display(), megabytes(*needed)
    )]
    NoRoom { folder: PathBuf, free: u64, needed: u64 },
    #[error("{}: {error}; make it a folder in which the bot may write, or set BACKUP_DIR to another one", folder.display())]
    Folder { folder: PathBuf, error: io::Error },
    #[error(transparent)]
    Open(#[from] OpenError),
}

/// For people: rounded up.
fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1 << 20)
}

/// A backup that was made.
#[derive(Debug)]
pub struct Backup {
    pub file: PathBuf,
    pub inventory: Inventory,
}

/// Makes a backup of a database each night.
pub struct Nightly {
    url: String,
    database: PathBuf,
    /// `BACKUP_DIR`. None: no backups are made, but old copies are removed.
    folder: Option<PathBuf>,
    zone: TimeZone,
    /// How many bytes are free in a folder.
    free: fn(&Path) -> io::Result<u64>,
}

impl Nightly {
    /// None: a database that is backed up with its own tools, and no folder for backups.
    pub fn new(url: &str, folder: Option<PathBuf>) -> Result<Option<Nightly>, NightlyError> {
        match (scheme(url)?, folder) {
            (Scheme::Postgres, None) => Ok(None),
            (Scheme::Postgres, Some(_)) => Err(NightlyError::OwnTools),
            (Scheme::Sqlite, folder) => {
                let database = options(url)?.get_filename().to_owned();
                let zone = TimeZone::try_system().unwrap_or(TimeZone::UTC);
                Ok(Some(Nightly { url: url.to_owned(), database, folder, zone, free: crate::free_space }))
            }
        }
    }

    /// Whether backups are made, and where.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Does each night's work until this future is dropped, and reports every backup and every failure.
    pub async fn run(&self, clock: &dyn Clock, mut report: impl FnMut(Result<Backup, NightlyError>)) {
        let mut pause = EVERY;
        loop {
            let now = clock.now();
            expire_copies(&self.database, SystemTime::UNIX_EPOCH + Duration::from_secs(now.0.unsigned_abs()));
            match self.work(now).await {
                Ok(made) => {
                    pause = EVERY;
                    if let Some(made) = made {
                        report(Ok(made));
                    }
                }
                Err(error) => {
                    pause = (pause * 2).min(LONGEST_PAUSE);
                    report(Err(error));
                }
            }
            clock.until(clock.now().plus(pause)).await;
        }
    }

    /// Makes the backup of this night, unless there is one.
    pub async fn work(&self, now: Time) -> Result<Option<Backup>, NightlyError> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let tonight = self.night(now);
        let backups = self.backups()?;
        if is_before_this_program(now) {
            return Err(NightlyError::Clock(self.local(now).date()));
        }
        match backups.first() {
            Some((newest, _)) if *newest == tonight => return Ok(None),
            Some((newest, file)) if *newest > tonight => {
                return Err(NightlyError::Later { tonight, file: file.clone() });
            }
            _ => {}
        }
        let failed = |error| NightlyError::Folder { folder: folder.clone(), error };
        fs::create_dir_all(folder).map_err(failed)?;
        let sizes = ["", "-wal"].map(|suffix| with_suffix(&self.database, suffix).metadata());
        let size: u64 = sizes.iter().flatten().map(|file| file.len()).sum();
        let (free, needed) = ((self.free)(folder).map_err(failed)?, size + size.max(RESERVE));
        if free < needed {
            return Err(NightlyError::NoRoom { folder: folder.clone(), free, needed });
        }
        let file = folder.join(format!("{}{tonight}{SUFFIX}", self.prefix()));
        let inventory = backup(&self.url, &file).await?;
        self.keep_newest()?;
        Ok(Some(Backup { file, inventory }))
    }

    /// The newest backup and its night.
    pub fn newest(&self) -> Result<Option<(Date, PathBuf)>, NightlyError> {
        Ok(self.backups()?.into_iter().next())
    }

    /// The newest backup and when it was made.
    pub fn last(&self) -> Result<Option<(PathBuf, Time)>, NightlyError> {
        let Some((_, file)) = self.newest()? else { return Ok(None) };
        let made = file.metadata().and_then(|metadata| metadata.modified()).ok();
        let since = made.and_then(|made| made.duration_since(SystemTime::UNIX_EPOCH).ok()).unwrap_or_default();
        Ok(Some((file, Time(since.as_secs() as i64))))
    }

    /// Nights begin at four in the morning, so that one has a single date.
    pub fn night(&self, now: Time) -> Date {
        self.local(now).saturating_sub(HOUR.hours()).date()
    }

    fn local(&self, now: Time) -> DateTime {
        Timestamp::from_second(now.0).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(self.zone.clone()).datetime()
    }

    /// What the name of each backup begins with.
    fn prefix(&self) -> String {
        let name = self.database.file_stem().unwrap_or_default();
        format!("{}-", name.to_string_lossy())
    }

    /// All backups in the folder, newest first. There is none in a folder that does not exist yet.
    fn backups(&self) -> Result<Vec<(Date, PathBuf)>, NightlyError> {
        let Some(folder) = &self.folder else { return Ok(Vec::new()) };
        let prefix = self.prefix();
        let night = |path: &Path| -> Option<Date> {
            path.file_name()?.to_str()?.strip_prefix(&*prefix)?.strip_suffix(SUFFIX)?.parse().ok()
        };
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(NightlyError::Folder { folder: folder.clone(), error }),
        };
        let mut backups: Vec<_> =
            entries.flatten().filter_map(|entry| Some((night(&entry.path())?, entry.path()))).collect();
        backups.sort();
        backups.reverse();
        Ok(backups)
    }

    /// Removes all but the newest backups.
    fn keep_newest(&self) -> Result<(), NightlyError> {
        for (_, file) in self.backups()?.into_iter().skip(KEPT) {
            if let Err(error) = fs::remove_file(&file) {
                tracing::warn!(file = %file.display(), %error, "an old backup cannot be removed; delete it");
            }
        }
        Ok(())
    }

    /// As if so many bytes were free.
    #[cfg(test)]
    pub fn with_room(mut self, free: fn(&Path) -> io::Result<u64>) -> Nightly {
        self.free = free;
        self.zone = TimeZone::UTC;
        self
    }
}
