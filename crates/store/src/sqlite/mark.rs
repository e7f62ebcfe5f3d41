//! A number in the header of the database file says which run of the program uses it, or that it was closed.
//!
//! It tells whether somebody has copied another database over the open file: everything else in the header changes with
//! the bot's own checkpoints. It also tells a file that was copied without its log from a whole one, and a log that
//! belongs to other content. It is SQLite's `application_id`, which SQLite itself does not use.

use std::fs::File;
use std::io;

use rand::TryRng;
use rand::rngs::SysRng;
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteConnection;

/// Where SQLite's header has the number, as four bytes, most significant first.
#[cfg(unix)]
const OFFSET: u64 = 68;

/// The number in the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark(u32);

impl Mark {
    /// Of files that earlier versions of this program have left.
    const NONE: Mark = Mark(0);
    /// Of files that hold everything by themselves: after a clean stop, and of copies.
    pub const CLOSED: Mark = Mark(0x436f_7272);

    /// A random number for this run.
    pub fn fresh() -> io::Result<Mark> {
        let random = SysRng.try_next_u32().map_err(io::Error::other)? >> 1;
        Ok(Mark(if [Mark::NONE.0, Mark::CLOSED.0].contains(&random) { 1 } else { random }))
    }

    /// Whether a run has used the file and not closed it.
    pub fn is_of_a_run(self) -> bool {
        ![Mark::NONE, Mark::CLOSED].contains(&self)
    }

    /// Reads it past SQLite, through this handle: closing another one would release SQLite's locks. None: the file has
    /// no header, or cannot be read.
    #[cfg(unix)]
    pub fn read(file: &File) -> Option<Mark> {
        let mut bytes = [0; 4];
        std::os::unix::fs::FileExt::read_exact_at(file, &mut bytes, OFFSET).ok()?;
        Some(Mark(u32::from_be_bytes(bytes)))
    }

    #[cfg(not(unix))]
    pub fn read(_: &File) -> Option<Mark> {
        None
    }

    /// Writes it past SQLite. It is on disk when this returns.
    #[cfg(unix)]
    pub fn write(self, file: &File) -> io::Result<()> {
        std::os::unix::fs::FileExt::write_all_at(file, &self.0.to_be_bytes(), OFFSET)?;
        file.sync_data()
    }

    #[cfg(not(unix))]
    pub fn write(self, _: &File) -> io::Result<()> {
        Ok(())
    }

    /// Lets SQLite write it whenever it writes the header.
    pub async fn set(self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let sql = format!("pragma application_id = {}", self.0);
        sqlx::query(AssertSqlSafe(sql)).execute(connection).await.map(drop)
    }
}
